"""One click from home to the first lesson; one click from any table, of every game, to its lesson and its paragraph.

Any table: alone, with several people, taken back to an earlier decision, and looked back at after the end.
"""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.core.registry import game_ids
from engine.learn import library
from tests.ui.tables import LEFT, match_of, one_person, people
from ui.learn.screen import LessonScreen
from ui.practice.screen import PracticeScreen
from ui.review.screen import ReviewScreen
from ui.rules.library import rules_page
from ui.table_files import Opened

ENDED = 100_000
GAMES = game_ids()


@pytest.fixture
def window(lamplight):
    yield lamplight.window
    if lamplight.window.asides._rules is not None:
        lamplight.window.asides._rules.close()


def rules_shown(window):
    """The game and the section the rules window was opened at."""
    rules = window.asides._rules
    assert rules is not None
    assert rules.isVisible()
    return rules.browser.game, rules.browser.top_section


def is_about(window, game, section):
    """Whether the rules window shows a section, or the one around it."""
    shown, top = rules_shown(window)
    assert section
    wanted = rules_page(game, "en").nearest(section)
    return shown == game and (top == wanted or wanted.startswith(f"{top}.") or top.startswith(f"{wanted}."))


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_the_first_lesson_is_one_click(window, game):
    spot = next(spot for spot in window.home.shelf.spots if spot.boxed.game == game)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(spot.learn, LEFT)
    assert isinstance(window.front, LessonScreen)
    assert (window.front.game, window.front.lesson.name[:2]) == (game, "01")


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_the_first_lesson_is_one_key(window, game):
    spot = next(spot for spot in window.home.shelf.spots if spot.boxed.game == game)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(spot, Qt.Key.Key_L)
    assert isinstance(window.front, LessonScreen)
    assert (window.front.game, window.front.lesson.name[:2]) == (game, "01")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_marked_box_are_one_click_away(window, game):
    spot = next(spot for spot in window.home.shelf.spots if spot.boxed.game == game)
    spot.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.mouseClick(window.home.head.rules, LEFT)
    assert rules_shown(window)[0] == game


@pytest.mark.parametrize("seats", [one_person, people], ids=["alone", "together"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_one_click_from_its_lesson_and_its_paragraph(window, game, seats):
    match = match_of(game, 2, 5, plies=11)
    who = one_person(2, match.state.to_move) if seats is one_person else people(2)
    window.sit(Opened(match, who, undo_all=True, path=None))
    table = window.front
    table.open_curtain()
    lead_to_lesson_and_paragraph(window, table, match.state)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_taken_back_to_an_earlier_decision_is_too(window, game):
    match = match_of(game, 2, 5, plies=12)
    window.sit(Opened(match, people(2), undo_all=True, path=None))
    table = window.front
    table.open_curtain()
    window.session.undo()
    table.open_curtain()
    assert match.ply < 12
    lead_to_lesson_and_paragraph(window, table, match.state)


def lead_to_lesson_and_paragraph(window, table, state):
    game = window.session.match.setup.game
    QTest.mouseClick(button_of(table.toolbar, "Rules"), LEFT)
    panel = table.guide.panel
    assert table.side.tabs.currentWidget() is panel
    assert panel.section == table.guide.section != ""
    teach = table.toolbar._teach
    QTest.mouseClick(teach, LEFT, pos=teach.rect().center() - QPoint(teach.width() // 4, 0))
    assert isinstance(window.front, LessonScreen)
    assert window.front.game == game
    window.front.bar.leave.click()
    assert window.front is table


def button_of(toolbar, words):
    """The button of the toolbar with these words, shown or in its tool tip."""
    return next(
        button
        for button in toolbar.findChildren(type(toolbar._teach))
        if button.isVisible() and (button.text() == words or button.toolTip().startswith(words))
    )


@pytest.fixture
def looking_back(window):
    """The function that looks back at a match of a game, at some decision in the middle."""

    def look(game):
        match = match_of(game, 2, 3, plies=ENDED)
        window.sit(Opened(match, one_person(2), undo_all=False, path=None))
        window.look_back()
        window.front.show_ply(match.ply // 2)
        return window.front

    return look


@pytest.mark.parametrize("game", GAMES)
def test_a_match_looked_back_at_is_one_click_from_the_paragraph(window, looking_back, game):
    screen = looking_back(game)
    QTest.mouseClick(screen.panel.rules, LEFT)
    assert is_about(window, game, screen.section)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_looked_back_at_is_one_click_from_the_lesson_and_comes_back(window, looking_back, game):
    screen = looking_back(game)
    ply = screen.ply
    QTest.mouseClick(screen.panel.teach, LEFT)
    assert isinstance(window.front, LessonScreen)
    assert window.front.game == game
    window.front.bar.leave.click()
    assert isinstance(window.front, ReviewScreen)
    assert window.front.ply == ply


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_one_click_from_the_paragraph(window, game):
    window.learning.school().open(game, library.names(game)[0])
    front = window.front
    QTest.mouseClick(front.bar.rules, LEFT)
    assert is_about(window, game, front.section)


@pytest.mark.parametrize("game", GAMES)
def test_practice_is_one_key_from_the_paragraph(window, game):
    window.learning.room().open(game, 0)
    front = window.front
    assert isinstance(front, PracticeScreen)
    window.menus.rules.trigger()
    assert is_about(window, game, front.section)
