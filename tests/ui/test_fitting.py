"""Words that give way: a line of buttons never shows half a word, whatever the size of letters and window."""

import pytest
from PySide6.QtWidgets import QPushButton

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from ui.home.head import Head
from ui.result.screen import ResultScreen

USUAL, LARGE = 12, 18
LEAST = (100, 50)
"""As in the window, whose own smallest size goes before what its pages would like to have."""


def result(around):
    match = Match(make_setup(facts_of("agamemnon"), 2, {}, 1))
    while not match.over:
        match.play(match.state.legal_moves()[0])
    return ResultScreen(match, (SeatSpec("human"), SeatSpec("ai", "casual", name="Aoi")), around)


def cut(page):
    return [b.text() for b in page.findChildren(QPushButton) if b.width() < b.minimumSizeHint().width()]


@pytest.mark.parametrize("make", [Head, result])
@pytest.mark.parametrize("width", [920, 1024, 1280])
@pytest.mark.parametrize("base", [USUAL, LARGE])
def test_no_button_shows_half_its_words(qtbot, around, make, width, base):
    around.theme.adjust(base=base)
    page = make(around)
    qtbot.addWidget(page)
    page.setMinimumSize(*LEAST)
    page.resize(width, 620)
    page.show()
    assert page.width() == width
    qtbot.waitUntil(lambda: not cut(page), timeout=2000)
    for button in page.findChildren(QPushButton):
        assert button.text() or button.toolTip(), "what has no words says them when it is pointed at"
        assert button.text() or not button.icon().isNull()


def test_words_come_back_with_the_room(qtbot, around):
    around.theme.adjust(base=LARGE)
    head = Head(around)
    qtbot.addWidget(head)
    head.setMinimumSize(*LEAST)
    head.resize(920, 100)
    head.show()
    assert head.settings.text() == ""
    assert head.settings.accessibleName() == "Settings"
    head.resize(1900, 100)
    qtbot.waitUntil(lambda: head.settings.text() == "Settings")
    assert head.settings.toolTip() == ""
