"""Looking back at an ended match, on the real screen with real events; a scripted thinker judges in no time."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.ai.jobs import Task
from engine.ai.judging import judge
from engine.ai.review import look_back
from engine.ai.search import Decision, Effort
from engine.ai.service import End, Reply
from engine.core.registry import load_game
from engine.games.isle_of_skye.words import Turn
from tests.ui.tables import Quiet, match_of, one_person
from ui.board.arrows import ArrowKind
from ui.result.screen import ResultScreen
from ui.review.looking import LookBack
from ui.review.screen import ReviewScreen
from ui.review.verdict import lines_of
from ui.table_files import Opened
from ui.theme.look import dark

ENDED = 100_000
LEFT = Qt.MouseButton.LeftButton
QUICK = Effort(24, candidates=4, depth=2)


KNOWN = {}


def judged(job):
    """The verdict on a job; every test asks about the same match."""
    key = job.seed, job.played
    if key not in KNOWN:
        decision = Decision(load_game(job.game), job.view, job.seat, job.seed)
        KNOWN[key] = judge(decision, job.played, QUICK)
    return KNOWN[key]


class Judge(Quiet):
    """Judges with little thought; `most` jobs at most."""

    def __init__(self, most=1 << 30):
        self.most = most
        self.jobs = []

    def think(self, job, listen=None):
        assert job.task is Task.JUDGE
        if len(self.jobs) >= self.most:
            return Reply(job.number, End.CANCELLED)
        self.jobs.append(job)
        verdict = judged(job)
        return Reply(job.number, End.THOUGHT, verdict.best, verdict=verdict)


class Broken(Quiet):
    """Fails at every job."""

    def think(self, job, listen=None):
        return Reply(job.number, End.FAILED, job.legal[0], why="broken")


class Unlucky(Judge):
    """Fails at the third job only."""

    def think(self, job, listen=None):
        reply = super().think(job, listen)
        return replace(reply, end=End.FAILED, verdict=None, why="broken") if len(self.jobs) == 3 else reply


def screen_of(qtbot, around, match, thinker):
    looking = LookBack(match, thinker)
    screen = ReviewScreen(looking, one_person(match.setup.players), around)

    def close(widget):
        widget.leave()
        looking.close()

    qtbot.addWidget(screen, before_close_func=close)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


@pytest.fixture(scope="module")
def ended():
    match = match_of("uptown", 2, 3, plies=ENDED)
    assert match.over
    return match


@pytest.fixture
def screen(qtbot, around, ended):
    screen = screen_of(qtbot, around, ended, Judge())
    qtbot.waitUntil(lambda: screen.looking.finished, timeout=120_000)
    return screen


def test_everything_is_judged_as_the_command_does_it(screen, ended):
    seeds = look_back(ended, QUICK).verdicts
    assert {ply: v.best for ply, v in screen.looking.verdicts.items()} == {
        ply: v.best for ply, v in seeds.items()
    }


def test_the_costliest_decision_stands_first_and_a_click_shows_it_with_both_arrows(screen):
    worst, verdict = screen.looking.review().costliest(1)[0]
    panel = screen.panel
    item = panel.list.item(0)
    assert item.text().startswith(f"{worst + 1}. ")
    assert f"(−{round(verdict.points)})" in item.text()
    spot = panel.list.visualItemRect(item).center()
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=spot)
    assert screen.ply == worst
    assert dict(screen.arrows.moves) == {ArrowKind.PLAYED: verdict.played, ArrowKind.BETTER: verdict.best}
    assert screen.arrows.shown
    assert "Better: " in panel.verdict.words
    assert panel.chart.here == worst
    assert screen.prompt.words.startswith(f"{worst + 1} of {screen.match.ply}:")


def test_keys_go_from_decision_to_decision_to_the_end_and_back(qtbot, screen):
    screen.activateWindow()
    screen.setFocus()
    for key, ply in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, screen.match.ply),
        (Qt.Key.Key_Right, screen.match.ply),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(screen, key)
        assert screen.ply == ply
    with qtbot.waitSignal(screen.left):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


def test_the_table_stands_as_it_was_before_the_decision(screen):
    screen.show_ply(7)
    seat = screen.match.turns[7].seat
    assert (
        screen.board.plan.pieces
        == screen.board.layout.plan(screen.match.state_at(7).observe(seat), screen.board._sight).pieces
    )


def test_in_order_every_decision_is_listed(screen):
    QTest.mouseClick(screen.panel.order.buttons[1], LEFT)
    assert screen.panel.list.count() == screen.match.ply
    assert screen.panel.list.item(0).text().startswith("1. ")


def test_the_chart_ends_with_the_real_result_and_a_click_goes_there(screen):
    course = screen.looking.review().course()
    xs, ys = screen.panel.chart._lines[0][0].getData()
    assert list(xs) == [ply for ply, _ in course]
    assert ys[-1] == pytest.approx(100 * course[-1][1][0])
    screen.panel.chart.pointed.emit(5)
    assert screen.ply == 5


def test_it_can_be_used_while_it_thinks_stopped_and_gone_on_with(qtbot, around, ended):
    thinker = Judge(most=3)
    screen = screen_of(qtbot, around, ended, thinker)
    qtbot.waitUntil(lambda: screen.looking.done == 3 and not screen.looking.running, timeout=30_000)
    assert screen.panel.stop.text() == "Go on"
    assert screen.panel.bar.value() == 3
    screen.show_ply(2)
    assert "Played: " in screen.panel.verdict.words
    screen.show_ply(9)
    assert screen.panel.verdict.words == "This decision has not been looked at yet."
    assert [kind for kind, _ in screen.arrows.moves] == [ArrowKind.PLAYED]
    thinker.most = 6
    QTest.mouseClick(screen.panel.stop, LEFT)
    qtbot.waitUntil(lambda: screen.looking.done == 6, timeout=30_000)
    assert len({job.number for job in thinker.jobs}) == 6


def test_a_decision_whose_judging_fails_is_left_out(qtbot, around, ended):
    screen = screen_of(qtbot, around, ended, Broken())
    qtbot.waitUntil(lambda: screen.looking.finished, timeout=30_000)
    assert screen.looking.verdicts == {}
    assert screen.panel._none.isVisible()


def test_one_failure_leaves_out_one_decision(qtbot, around, ended):
    looking = screen_of(qtbot, around, ended, Unlucky()).looking
    qtbot.waitUntil(lambda: looking.finished, timeout=120_000)
    assert sorted(looking.verdicts) == [ply for ply in range(ended.ply) if ply != 2]
    assert [plies for plies, _ in looking.review().course()] == [0, 1, *range(3, ended.ply + 1)]


def test_another_theme_draws_the_chart_anew(qtbot, around, screen):
    before = screen.panel.chart
    around.theme.use(dark())
    assert screen.panel.chart is not before
    assert screen.panel.chart.here == screen.ply


def test_from_the_table_through_the_result_to_the_look_back_and_back(qtbot, lamplight, ended):
    window = lamplight.window
    window.sit(Opened(match_of("uptown", 2, 3, plies=ENDED), one_person(2), False, None))
    button = next(b for b in window.table.prompt.buttons if b.text() == "Look back")
    QTest.mouseClick(button, LEFT)
    assert isinstance(window.front, ReviewScreen)
    kept = window.front.looking
    window.front.left.emit()
    result = cast(ResultScreen, window.front)
    assert result.review_button.text() == "Look back"
    QTest.mouseClick(result.review_button, LEFT)
    assert isinstance(window.front, ReviewScreen)
    assert window.front.looking is kept


def test_undoing_the_end_and_ending_otherwise_is_another_match(qtbot, lamplight):
    match = match_of("uptown", 2, 3, plies=ENDED)
    looking = LookBack(match, Quiet())
    assert looking.is_about(match)
    match.undo_to(match.ply - 1)
    assert not looking.is_about(match)


@pytest.mark.parametrize("code", ["en", "ja"])
def test_all_that_is_said_about_a_decision_has_room_in_a_usual_window(qtbot, around, japanese, code):
    """In the game with the longest sentences, where two ways to lay a tile are compared."""
    around.language.use(code)
    match = match_of("isle_of_skye", 2, 31, plies=ENDED)
    screen = screen_of(qtbot, around, match, Judge(0))
    screen.resize(1440, 900 - 26)
    verdict = screen.panel.verdict
    voice, room = around.language.voice(("Ann", "Ben")), verdict.parentWidget()
    for lines in lines_about_laying(match):
        verdict.show_lines(lines, voice)
        assert verdict.height_for(room.width()) <= screen.panel._said.height(), verdict.words


def lines_about_laying(match):
    """What is said about tiles that had better been laid otherwise, at the word of quick thought."""
    for ply, turn in enumerate(match.turns):
        state = match.state_at(ply)
        if match.game.notation.describe(state, turn.move).template is Turn.LAY_TURNED:
            decision = Decision(match.game, state.observe(state.to_move), state.to_move, ply)
            lines = lines_of(judge(decision, turn.move, QUICK))
            if len(lines) > 3:
                yield lines
