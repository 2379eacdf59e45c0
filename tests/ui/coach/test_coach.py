"""The coach at a table: what it minds, that the AI waits for it, taking back and going on, with real events."""

from queue import SimpleQueue

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.ai.jobs import Task
from engine.ai.judging import judge
from engine.ai.search import Decision, Effort
from engine.ai.service import End, Reply
from engine.core.registry import load_game
from engine.games.isle_of_skye.words import Turn
from tests.ui.tables import LEFT, Quiet, match_of, one_person, people, sit
from ui.board.arrows import ArrowKind
from ui.coach.coach import LEAST, Coach, Strictness
from ui.screens import Deed
from ui.table.worker import Worker

EFFORT = Effort(400, candidates=6, depth=4)


class Trainer(Quiet):
    """Judges with some thought, and answers moves with the first legal one; keeps the jobs in the order they came."""

    def __init__(self):
        self.jobs = []

    def think(self, job, listen=None):
        self.jobs.append(job)
        if job.task is not Task.JUDGE:
            return Reply(job.number, End.THOUGHT, job.legal[0])
        decision = Decision(load_game(job.game), job.view, job.seat, job.seed)
        verdict = judge(decision, job.played, EFFORT)
        return Reply(job.number, End.THOUGHT, verdict.best, verdict=verdict)


def worst_and_best(match):
    """What the bot likes least and most at first sight."""
    legal = match.state.legal_moves()
    values = match.game.bot.order(match.state, legal)
    return legal[values.index(min(values))], legal[values.index(max(values))]


def position():
    """Imhotep after some sensible moves, seat 0 to move, with a move that gives much away."""
    match = match_of("imhotep", 2, 7)
    while match.ply < 30 or match.state.to_move != 0:
        match.play(worst_and_best(match)[1])
    return match


@pytest.fixture
def trainer():
    return Trainer()


@pytest.fixture
def screen(qtbot, around, trainer):
    screen = sit(qtbot, around, position(), one_person(2), trainer)
    screen.session.coach.use("all")
    return screen


def blunder(qtbot, screen):
    """Make the worst move and wait for the coach."""
    session = screen.session
    move = worst_and_best(session.match)[0]
    with qtbot.waitSignal(session.advised, timeout=20_000):
        assert session.play(move) is None
    return move


def test_off_is_the_usual_thing_and_nothing_is_judged(qtbot, around, trainer):
    screen = sit(qtbot, around, position(), one_person(2), trainer)
    assert not screen.deeds[Deed.COACH].isChecked()
    screen.session.play(worst_and_best(screen.session.match)[0])
    qtbot.waitUntil(lambda: bool(trainer.jobs))
    assert trainer.jobs[0].task is Task.MOVE


def test_after_a_mistake_the_ai_waits_and_the_card_says_what_was_better(qtbot, screen, trainer):
    move = blunder(qtbot, screen)
    session, verdict = screen.session, screen.session.advice
    assert verdict.played == move
    assert session.ai_to_move
    assert not session.thinks
    assert [job.task for job in trainer.jobs] == [Task.JUDGE]
    assert screen.coaching.card.isVisible()
    assert not screen.side.tabs.isVisible()
    assert screen.coaching.card.words.startswith(f"It gave away about {round(verdict.points)} point")
    assert "Better: " in screen.coaching.card.words
    assert "Best answer to what was played: " in screen.coaching.card.words
    assert dict(screen.coaching.arrows.moves)[ArrowKind.BETTER] == verdict.best
    assert dict(screen.coaching.arrows.moves)[ArrowKind.ANSWER] == verdict.answer
    assert screen.prompt.words == "Coach: there was a better move"
    assert screen.prompt._player is None, "the coach is no player"


def test_take_it_back_leads_to_the_decision_before(qtbot, screen, trainer):
    ply = screen.session.match.ply
    blunder(qtbot, screen)
    QTest.mouseClick(screen.coaching.card.take_back, LEFT)
    assert screen.session.match.ply == ply
    assert screen.session.to_move == 0
    assert not screen.coaching.card.isVisible()
    assert screen.side.tabs.isVisible()
    assert screen.coaching.arrows.shown == ()
    assert len(trainer.jobs) == 1


def test_go_on_lets_the_move_stand_and_the_ai_move(qtbot, screen, trainer):
    blunder(qtbot, screen)
    ply = screen.session.match.ply
    go_on = next(button for button in screen.prompt.buttons if button.text() == "Go on")
    QTest.mouseClick(go_on, LEFT)
    assert not screen.coaching.card.isVisible()
    screen.session.move_now()
    qtbot.waitUntil(lambda: screen.session.match.ply > ply)
    assert trainer.jobs[1].task is Task.MOVE


def test_undo_by_key_takes_it_back_as_well(qtbot, screen):
    ply = screen.session.match.ply
    blunder(qtbot, screen)
    screen.deeds[Deed.UNDO].trigger()
    assert screen.session.match.ply == ply
    assert screen.session.advice is None


def test_a_good_move_is_passed_over_in_silence(qtbot, screen, trainer):
    screen.session.play(worst_and_best(screen.session.match)[1])
    qtbot.waitUntil(lambda: len(trainer.jobs) == 2, timeout=20_000)
    assert [job.task for job in trainer.jobs] == [Task.JUDGE, Task.MOVE]
    assert screen.session.advice is None
    assert not screen.coaching.card.isVisible()


def test_a_verdict_that_comes_after_undo_is_dropped(qtbot, around):
    class Slow(Quiet):
        """Never answers; the test does."""

        def __init__(self):
            self.jobs = SimpleQueue()

        def think(self, job, listen=None):
            self.jobs.put(job)
            return super().think(job)

    thinker = Slow()
    screen = sit(qtbot, around, position(), one_person(2), thinker)
    session = screen.session
    session.coach.use("all")
    session.play(worst_and_best(session.match)[0])
    judging = thinker.jobs.get(timeout=5)
    session.undo()
    session.findChild(Worker).replied.emit(Reply(judging.number, End.THOUGHT, verdict=None))
    assert session.advice is None
    assert session.to_move == 0


def test_a_judge_that_fails_holds_nobody_up(qtbot, around):
    class Broken(Trainer):
        def think(self, job, listen=None):
            self.jobs.append(job)
            return Reply(job.number, End.FAILED, job.legal[0], why="broken")

    thinker = Broken()
    screen = sit(qtbot, around, position(), one_person(2), thinker)
    screen.session.coach.use("all")
    screen.session.play(worst_and_best(screen.session.match)[0])
    qtbot.waitUntil(lambda: len(thinker.jobs) == 2)
    assert thinker.jobs[1].task is Task.MOVE


def test_the_menu_turns_it_on_at_this_table_only(screen):
    coach = screen.session.coach
    coach.use("off")
    assert not screen.deeds[Deed.COACH].isChecked()
    screen.deeds[Deed.COACH].trigger()
    assert coach.strictness is Strictness.BIG
    screen.deeds[Deed.COACH].trigger()
    assert not coach.on


def test_settings_of_another_kind_do_not_undo_what_was_turned_at_the_table():
    coach = Coach()
    coach.use("all")
    coach.turn(False)
    coach.use("all")
    assert not coach.on


def test_the_same_share_of_the_result_counts_in_every_game(qtbot, screen):
    blunder(qtbot, screen)
    verdict, coach = screen.session.advice, screen.session.coach
    assert verdict.reward >= LEAST[Strictness.ALL]
    coach.use("big")
    assert coach.minds(verdict) == (verdict.reward >= LEAST[Strictness.BIG])


def test_it_says_nothing_that_others_at_the_screen_must_not_see(qtbot, around, trainer):
    match = match_of("sobek", 2, 3)
    screen = sit(qtbot, around, match, people(2), trainer)
    screen.session.coach.use("all")
    screen.open_curtain()
    screen.session.play(worst_and_best(match)[0])
    assert not screen.session.questions.open(Task.JUDGE)


def test_in_table_mode_the_teacher_is_the_coach(screen):
    screen.session.teach(True)
    screen.session.play(worst_and_best(screen.session.match)[0])
    assert not screen.session.questions.open(Task.JUDGE)


def test_the_settings_reach_the_table(lamplight):
    from ui.table_files import Opened

    window = lamplight.window
    lamplight.store.change(coach="big")
    window.sit(Opened(position(), one_person(2), undo_all=False, path=None))
    assert window.session.coach.strictness is Strictness.BIG
    lamplight.store.change(coach="off")
    assert not window.session.coach.on


def test_a_hint_is_an_arrow_from_the_piece_to_the_place_until_something_is_taken(qtbot, around):
    from engine.ai.hints import Hint
    from engine.core.words import say
    from tests.ui.tables import Hands
    from ui.table.words import Prompting

    screen = sit(qtbot, around, position(), one_person(2), Quiet())
    match = screen.session.match
    move = match.game.notation.from_text(next(iter(_loads(match))))
    words = say(Prompting.HINT_HEAD)
    screen.session.hinted.emit(Hint(move, 0, 1.0, 0.5, words, words))
    (arrow,) = screen.coaching.arrows.shown
    aim = screen.board.layout.aims(move)[0]
    place = screen.board.scene.entries(aim.place)[0]
    assert arrow.goal.center() == screen.board.scene.rect_of(place).center()
    assert arrow.start is not None
    hands = Hands(screen)
    hands.take(hands.loose(aim.piece), hands.place(aim.place))
    assert screen.coaching.arrows.shown == ()
    QTest.keyClick(screen.board.view, Qt.Key.Key_Escape)


def _loads(match):
    texts = map(match.game.notation.to_text, match.state.legal_moves())
    return [text for text in texts if text.startswith("load")]


@pytest.mark.parametrize("code", ["en", "ja"])
def test_all_it_says_can_be_read_at_once_beside_five_players_in_a_small_window(
    qtbot, around, trainer, japanese, code
):
    """The players' cards give way and can be rolled, but one at least stays."""
    match = match_of("isle_of_skye", 5, 31)
    while match.ply < 20:
        match.play(worst_and_best(match)[1])
    around.language.use(code)
    screen = sit(qtbot, around, match, one_person(5, match.state.to_move), trainer, size=(1024, 674))
    screen.session.coach.use("all")
    blunder(qtbot, screen)
    assert screen.session.advice.best_said.template is Turn.LAY_TURNED, "a long sentence"
    card, said = screen.coaching.card, screen.coaching.card.view.parentWidget()
    qtbot.waitUntil(lambda: card.view.height_for(said.width()) <= said.height())
    first = screen.players.cards[0]
    assert first.mapTo(screen.side, first.rect().bottomLeft()).y() < card.y()
