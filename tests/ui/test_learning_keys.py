"""Practice, look back, score walk, lists and the rules window by keys alone: Tab reaches every button and shows where it is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QListWidget, QScrollBar

from engine.ai.judging import judge
from engine.ai.search import Decision, Effort
from engine.core.registry import game_ids
from engine.learn import library, practice
from tests.ui.tables import Hands, Quiet, match_of, one_person, people
from tests.ui.ways import by_keys
from ui.learn.contents import LessonsScreen
from ui.learn.progress import Progress
from ui.learn.screen import LessonScreen
from ui.practice.contents import Choice, PracticeListScreen
from ui.practice.progress import Solved
from ui.practice.puzzle import Stage
from ui.practice.screen import PracticeScreen
from ui.result.walk import ScoreWalk
from ui.review.looking import LookBack
from ui.review.screen import ReviewScreen
from ui.rules.window import RulesWindow
from ui.table_files import Opened

MOST = 260
ENDED = 100_000


def show(qtbot, screen, size=(1440, 874)):
    if hasattr(screen, "leave"):
        qtbot.addWidget(screen, before_close_func=lambda widget: widget.leave())
    else:
        qtbot.addWidget(screen)
    screen.resize(*size)
    with qtbot.waitActive(screen):
        screen.show()
        screen.activateWindow()
    qtbot.wait(10)


def tabbed(screen, most=MOST):
    """Press Tab until the focus has come round; return what had it, in order, each once."""
    visited = [QApplication.focusWidget()]
    for _ in range(most):
        before = QApplication.focusWidget()
        assert before is not None
        QTest.keyClick(before, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        assert now is not None
        assert now.isVisible()
        if now is visited[0] and now is not before:
            return visited
        if now not in visited:
            visited.append(now)
    raise AssertionError(f"the focus never comes round: {visited}")


def focus_shows(widget, other):
    """Whether a button looks otherwise while it has the focus, and not another one."""
    window = widget.window()
    area = widget.rect().adjusted(-6, -6, 6, 6).translated(widget.mapTo(window, widget.rect().topLeft()))
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    assert widget.hasFocus()
    with_focus = window.grab(area).toImage()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert not widget.hasFocus()
    return window.grab(area).toImage() != with_focus


def everything_is_reached(screen, besides=()):
    """Every button and list that can be used is on the way of Tab, and shows the focus."""
    visited = tabbed(screen)
    wanted = [
        widget
        for kind in (QAbstractButton, QListWidget)
        for widget in screen.findChildren(kind)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    hidden = [each for each in wanted if each not in visited and each not in besides]
    assert not hidden, [getattr(each, "text", lambda: "list")() for each in hidden]
    others = dict(zip(visited, [*visited[1:], visited[0]], strict=True))
    buttons = [each for each in visited if isinstance(each, QAbstractButton)]
    unseen = [each for each in buttons if not focus_shows(each, others[each])]
    assert not unseen, [each.text() or each.accessibleName() for each in unseen]
    assert not any(isinstance(each, QScrollBar) for each in visited)
    return visited


@pytest.mark.parametrize("game", game_ids())
def test_a_position_is_found_by_keys_alone(qtbot, around, tmp_path, game):
    positions = practice.load(game).positions
    screen = PracticeScreen(game, positions, 0, Solved(tmp_path / "practice.json"), around, Quiet())
    show(qtbot, screen)
    by_keys(Hands(screen), screen.puzzle.best)
    assert screen.puzzle.stage is Stage.FOUND
    assert screen.card.next_button.hasFocus()
    with qtbot.waitSignal(screen.turned) as turned:
        QTest.keyClick(screen.card.next_button, Qt.Key.Key_Return)
    assert turned.args == [1]


def test_buttons_of_a_position(qtbot, around, tmp_path):
    positions = practice.load("imhotep").positions
    screen = PracticeScreen("imhotep", positions, 3, Solved(tmp_path / "practice.json"), around, Quiet())
    show(qtbot, screen)
    screen.setFocus()
    visited = tabbed(screen)
    assert visited[0] is screen.board.view
    assert {button for button in screen.card.buttons if button.isEnabled() and button.isVisible()} <= {
        *visited
    }
    assert {*screen.prompt.buttons} <= {*visited}


def test_the_list_of_positions(qtbot, around, tmp_path):
    positions = {game: practice.load(game).positions for game in practice.games()}
    screen = PracticeListScreen(positions, Choice("imhotep", 0), Solved(tmp_path / "p.json"), around)
    show(qtbot, screen)
    visited = tabbed(screen)
    assert screen.today in visited
    assert screen.back in visited


def test_looking_back(qtbot, around):
    looking = LookBack(match_of("uptown", 2, 3, plies=ENDED), Quiet())
    screen = ReviewScreen(looking, one_person(2), around)
    show(qtbot, screen)
    screen.show_ply(4)
    visited = everything_is_reached(screen)
    assert {screen.panel.rules, screen.panel.teach, *screen.prompt.buttons} <= {*visited}
    looking.close()


def test_the_score_walk(qtbot, around):
    walk = ScoreWalk(match_of("imhotep", 2, 3, plies=ENDED), one_person(2), around)
    show(qtbot, walk)
    everything_is_reached(walk)


def test_the_list_of_lessons(qtbot, around, folders):
    lessons = library.load_all("imhotep")
    screen = LessonsScreen("imhotep", lessons, Progress(folders.lessons), around)
    show(qtbot, screen)
    everything_is_reached(screen)


def test_the_rules_window(qtbot, around):
    window = RulesWindow(around, "uptown")
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show_rules("uptown")
    window.filter.setFocus()
    QTest.keyClicks(window.filter, "tile")
    visited = everything_is_reached(window)
    assert {window.games, window.filter, window.contents, window.browser} <= {*visited}
    window.contents.setFocus()
    for _ in range(3):
        QTest.keyClick(window.contents, Qt.Key.Key_Down)
    row = window.contents.currentItem().data(Qt.ItemDataRole.UserRole)
    QTest.keyClick(window.contents, Qt.Key.Key_Return)
    shown = window.browser.verticalScrollBar()
    assert window.browser.top_section == row or shown.value() == shown.maximum()


@pytest.mark.parametrize("step", [0, 1])
def test_a_lesson(qtbot, around, folders, step):
    lesson = library.load("imhotep", "01")
    screen = LessonScreen(lesson, Progress(folders.lessons), around, step=step)
    show(qtbot, screen)
    screen.setFocus()
    visited = everything_is_reached(screen)
    assert {button for button in screen.bar.buttons if button.isEnabled()} <= {*visited}
    assert screen.board.view in visited


def test_from_a_table_in_the_window_tab_reaches_all_there_is(lamplight, qtbot):
    window = lamplight.window
    window.sit(Opened(match_of("imhotep", 2, 5, plies=8), people(2), undo_all=True, path=None))
    table = window.front
    table.open_curtain()
    window.activateWindow()
    table.setFocus()
    visited = tabbed(table)
    tools = [
        each for each in table.toolbar.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()
    ]
    assert len(tools) > 5
    assert {table.players.cards[0], table.side.tabs.tabBar(), *tools} <= {*visited}


@pytest.mark.parametrize("way", ["practice", "lesson", "look back"])
def test_from_other_tables_in_the_window_too(lamplight, qtbot, way):
    window = lamplight.window
    window.sit(Opened(match_of("uptown", 2, 5, plies=ENDED), people(2), undo_all=True, path=None))
    if way == "practice":
        window.learning.room().open("imhotep", 0)
    elif way == "lesson":
        window.learning.school().open("imhotep", library.names("imhotep")[0], 1)
    else:
        window.look_back()
    window.activateWindow()
    everything_is_reached(window.front)


def test_the_coach_is_answered_by_keys(lamplight, qtbot):
    match, window = match_of("imhotep", 2, 5, plies=14), lamplight.window
    seat, legal = match.state.to_move, match.state.legal_moves()
    decision = Decision(match.game, match.state.observe(seat), seat, 1)
    verdict = judge(decision, legal[-1], Effort(40, candidates=4, depth=2))
    window.sit(Opened(match, one_person(2, seat), undo_all=True, path=None))
    table = window.front
    window.activateWindow()
    table.setFocus()
    card = table.coaching.card
    card.advise(verdict, None, table.voice)
    table.side.show_instead(card, True)
    qtbot.wait(10)
    assert {card.take_back, card.go_on} <= {*tabbed(table)}
    for button, signal in ((card.take_back, card.took_back), (card.go_on, card.went_on)):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            with qtbot.waitSignal(signal, timeout=1000):
                QTest.keyClick(button, key)


def test_enter_presses_what_has_the_focus_when_looking_back(lamplight, qtbot):
    window = lamplight.window
    window.sit(Opened(match_of("uptown", 2, 5, plies=ENDED), people(2), undo_all=True, path=None))
    window.look_back()
    window.activateWindow()
    screen = window.front
    screen.prompt.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(screen.prompt.buttons[1], Qt.Key.Key_Return)
    assert screen.ply == 1
    screen.panel.teach.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(screen.panel.teach, Qt.Key.Key_Return)
    assert isinstance(window.front, LessonScreen)
