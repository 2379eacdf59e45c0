"""After the end, result and walk through the points are as large as the table was at which a group was taught."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from tests.ui.tables import match_of, people
from ui.result.screen import ResultScreen
from ui.result.walk import ScoreWalk
from ui.review.screen import ReviewScreen
from ui.table_files import Opened
from ui.teach.afar import Afar, shown
from ui.teach.screen import TeachScreen


@pytest.fixture
def ended(lamplight):
    """The window with a match in Table mode that is over."""
    window = lamplight.window
    window.resize(1920, 1080)
    window.sit(Opened(match_of("sobek", plies=100_000), people(2), False, None))
    window.switch_table_mode()
    assert isinstance(window.front, TeachScreen)
    return window


def too_small(page, least):
    """The words of labels and buttons that are smaller than that."""
    parts = [part for kind in (QLabel, QAbstractButton) for part in page.findChildren(kind)]
    said = [part for part in parts if part.isVisible() and part.text()]
    assert len(said) > 3
    return [part.text() for part in said if part.fontInfo().pixelSize() < least]


def test_the_result_can_be_read_from_three_metres_and_leads_on(ended):
    ended.show_result()
    page = ended.front
    assert isinstance(page, Afar)
    result = page.findChild(ResultScreen)
    assert page.title() == result.title() != ""
    assert not too_small(page, 20)
    result.walk_button.click()
    assert ended.front.findChild(ScoreWalk) is not None
    ended.front.findChild(ScoreWalk).left.emit()
    assert ended.front.findChild(ResultScreen) is not None
    ended.front.findChild(ResultScreen).table_button.click()
    assert isinstance(ended.front, TeachScreen)


def test_the_walk_through_the_points_can_be_read_from_three_metres(ended):
    ended.show_walk()
    walk = ended.front.findChild(ScoreWalk)
    assert walk.board.scene.printer.theme.least == 20
    assert not too_small(walk, 20)
    walk.turn_on()
    assert walk.index == 1


def test_the_look_back_can_be_read_from_three_metres_and_knows_its_decision(ended):
    ended.look_back()
    review = ended.front.findChild(ReviewScreen)
    assert review.board.scene.printer.theme.least == 20
    assert not too_small(ended.front, 20)
    review.show_ply(10)
    ended.learning.teach()
    assert ended.learning._from_look_back
    ended.learning._go_back()
    assert ended.front.findChild(ReviewScreen).ply == 10
    ended.front.findChild(ReviewScreen).left.emit()
    assert ended.front.findChild(ResultScreen) is not None


def test_at_a_usual_table_nothing_is_dressed(around, qtbot):
    match = match_of("sobek", plies=100_000)
    screen, page = shown(lambda near: ScoreWalk(match, people(2), near), around, to_group=False)
    qtbot.addWidget(page, before_close_func=lambda widget: widget.leave())
    assert page is screen
    assert not screen.board.scene.printer.theme.far
