"""A session: turns of the AI, stale and wrong answers, pause, undo, hints, autosave."""

import time

import pytest

from engine.ai.hints import Hint
from engine.ai.jobs import Task
from engine.ai.service import End, Reply
from engine.ai.words import Trouble
from engine.core.files import generation
from engine.core.match import Bound
from engine.core.saves import open_save
from engine.core.words import say
from tests.ui.tables import Instant, Quiet, match_of, one_person, people
from ui.screens import Pace
from ui.table.session import TableSession
from ui.table.words import Session as Says
from ui.table.worker import Worker
from ui.theme.motion import Speed


class Held(Quiet):
    """A thinker that answers only when it is told to; keeps the jobs it got."""

    def __init__(self):
        self.jobs = []
        self.hurried = []

    def think(self, job, listen=None):
        self.jobs.append(job)
        return Reply(job.number, End.CANCELLED)

    def hurry(self, number):
        self.hurried.append(number)


@pytest.fixture
def sit_down(qapp, tmp_path):
    """Make sessions without a screen; they are closed at the end."""
    made = []

    def sit(match, seats, thinker, speed=Speed.OFF, undo_all=False, folder="."):
        autosave = tmp_path / folder / "autosave.lamplight"
        session = TableSession(match, seats, thinker, autosave, Pace(speed), undo_all)
        made.append(session)
        return session

    yield sit
    for session in made:
        session.close()


def ai_first(players=2):
    """A match and seats in which an AI decides first."""
    match = match_of(players=players)
    return match, one_person(players, seat=(match.state.to_move + 1) % players)


def test_an_ai_moves_until_it_is_a_persons_turn(qtbot, sit_down):
    match, seats = ai_first(players=3)
    session = sit_down(match, seats, Instant())
    session.begin()
    qtbot.waitUntil(lambda: session.to_move in session.people)
    assert all(turn.seat not in session.people for turn in match.turns)
    assert match.ply >= 1


def test_the_ai_is_asked_with_a_view_and_its_own_level(qtbot, sit_down):
    match, seats = ai_first()
    thinker = Held()
    session = sit_down(match, seats, thinker)
    session.begin()
    qtbot.waitUntil(lambda: bool(thinker.jobs))
    job = thinker.jobs[0]
    assert job.view == match.state.observe(match.state.to_move)
    assert (job.seat, job.level, job.task) == (match.state.to_move, "novice", Task.MOVE)


def test_a_reply_to_a_question_that_is_no_longer_asked_is_dropped(qtbot, sit_down):
    match, seats = ai_first()
    thinker = Held()
    session = sit_down(match, seats, thinker)
    session.begin()
    qtbot.waitUntil(lambda: bool(thinker.jobs))
    old = thinker.jobs[0]
    session.pause(True)
    session.pause(False)
    session.findChild(Worker).replied.emit(Reply(old.number, End.THOUGHT, old.legal[0]))
    qtbot.wait(20)
    assert match.ply == 0


def test_an_illegal_reply_is_replaced_by_a_legal_move_and_said(qtbot, sit_down):
    match, seats = ai_first()
    who = match.state.to_move
    session = sit_down(match, seats, Instant(lambda legal: 12345))
    notes = []
    session.note.connect(notes.append)
    session.begin()
    qtbot.waitUntil(lambda: match.ply >= 1)
    assert notes[0].template is Trouble.FAILED
    assert match.turns[0].seat == who


@pytest.mark.parametrize(("end", "words"), [(End.FAILED, Trouble.FAILED), (End.TOO_SLOW, Trouble.TOO_SLOW)])
def test_a_failure_is_played_over_and_said(qtbot, sit_down, end, words):
    class Failing(Quiet):
        def think(self, job, listen=None):
            return Reply(job.number, end, job.legal[-1], why="on purpose")

    match, seats = ai_first()
    session = sit_down(match, seats, Failing())
    notes = []
    session.note.connect(notes.append)
    session.begin()
    qtbot.waitUntil(lambda: match.ply >= 1)
    assert notes[0].template is words


def test_a_thinker_that_raises_hangs_nothing(qtbot, sit_down, caplog):
    class Raising(Quiet):
        def think(self, job, listen=None):
            raise RuntimeError("on purpose")

    match, seats = ai_first()
    session = sit_down(match, seats, Raising())
    session.begin()
    qtbot.waitUntil(lambda: match.ply >= 1)
    assert "on purpose" in caplog.text


def test_a_paused_ai_does_not_move_until_it_may(qtbot, sit_down):
    match, seats = ai_first()
    session = sit_down(match, seats, Instant())
    session.paused = True
    session.begin()
    qtbot.wait(30)
    assert match.ply == 0
    session.pause(False)
    qtbot.waitUntil(lambda: match.ply >= 1)


def test_move_now_hurries_the_thinker(qtbot, sit_down):
    match, seats = ai_first()
    thinker = Held()
    session = sit_down(match, seats, thinker)
    session.begin()
    qtbot.waitUntil(lambda: bool(thinker.jobs))
    session.move_now()
    assert thinker.hurried == [thinker.jobs[0].number]


def test_at_normal_speed_an_ai_move_comes_a_second_after_the_last_one(qtbot, sit_down):
    match = match_of()
    session = sit_down(match, one_person(2, seat=match.state.to_move), Instant(), Speed.NORMAL)
    session.begin()
    started = time.monotonic()
    session.play(session.legal()[0])
    qtbot.waitUntil(lambda: match.ply >= 2, timeout=5000)
    assert time.monotonic() - started >= 0.95


def test_nobody_else_moves_for_an_ai(sit_down):
    match, seats = ai_first()
    session = sit_down(match, seats, Quiet())
    session.begin()
    assert session.legal() == []
    assert session.play(match.state.legal_moves()[0]).template is Says.NOT_YOUR_TURN
    assert match.ply == 0


def test_undo_takes_back_the_persons_decision_and_the_answer_to_it(qtbot, sit_down):
    match = match_of()
    session = sit_down(match, one_person(2, seat=match.state.to_move), Instant())
    session.begin()
    before = match.state.to_json()
    undone = []
    session.went_back.connect(undone.append)
    session.play(session.legal()[0])
    qtbot.waitUntil(lambda: session.to_move in session.people)
    plies = match.ply
    assert session.undo() is None
    assert match.ply == 0
    assert match.state.to_json() == before
    assert len(undone[0]) == plies


def test_redo_goes_on_to_the_persons_next_decision(qtbot, sit_down):
    match = match_of()
    session = sit_down(match, one_person(2, seat=match.state.to_move), Instant())
    session.begin()
    session.play(session.legal()[0])
    qtbot.waitUntil(lambda: session.to_move in session.people)
    after = match.state.to_json()
    session.undo()
    assert session.can_redo
    session.redo()
    assert match.state.to_json() == after
    assert not session.can_redo


def test_undo_says_why_it_cannot(sit_down):
    session = sit_down(match_of(), people(2), Quiet())
    session.begin()
    assert session.undo() == say(Bound.NOTHING_YET)
    assert session.can_undo() == say(Bound.NOTHING_YET)


def test_undo_stops_where_something_was_revealed_but_not_in_table_mode(sit_down):
    match = match_of(plies=60)
    revealing = next(ply for ply, turn in enumerate(match.turns) if turn.reveals_to((0, 1)))
    match.undo_to(revealing + 1)
    assert sit_down(match, people(2), Quiet()).undo() == say(Bound.REVEALED)
    table_mode = sit_down(match, people(2), Quiet(), undo_all=True)
    assert table_mode.undo() is None
    assert match.ply == revealing


def test_a_hint_comes_with_the_move_and_a_reason(qtbot, sit_down):
    class Hinting(Quiet):
        def think(self, job, listen=None):
            hint = Hint(job.legal[1], job.legal[0], 2.0, 0.6, say(Says.NO_HINT), say(Says.NO_HINT))
            return Reply(job.number, End.THOUGHT, job.legal[1], hint=hint)

    match = match_of()
    session = sit_down(match, people(2), Hinting())
    session.begin()
    with qtbot.waitSignal(session.hinted) as told:
        session.ask_hint()
        assert session.hint_asked
    assert told.args[0].move == match.state.legal_moves()[1]
    assert not session.hint_asked


def test_a_hint_that_comes_after_the_move_is_dropped(qtbot, sit_down):
    match = match_of()
    thinker = Held()
    session = sit_down(match, people(2), thinker)
    session.begin()
    session.ask_hint()
    qtbot.waitUntil(lambda: bool(thinker.jobs))
    number = thinker.jobs[0].number
    session.play(session.legal()[0])
    with qtbot.assertNotEmitted(session.hinted):
        hint = Hint(match.state.legal_moves()[0], 0, 0.0, 0.5, say(Says.NO_HINT), say(Says.NO_HINT))
        session.findChild(Worker).replied.emit(
            Reply(number, End.THOUGHT, match.state.legal_moves()[0], hint=hint)
        )


def test_every_move_is_on_disk_with_the_two_saves_before_it(sit_down, tmp_path):
    match = match_of()
    session = sit_down(match, people(2), Quiet())
    session.begin()
    path = tmp_path / "autosave.lamplight"
    for _ in range(3):
        assert session.flush()
        session.play(session.legal()[0])
    assert session.flush()
    kept, save = open_save(path)
    assert kept.moves == match.moves
    assert save.seats == people(2)
    older = [open_save(generation(path, number))[0].ply for number in (1, 2)]
    assert older == [2, 1]


def test_a_disk_that_fails_is_said_and_stops_nothing(qtbot, sit_down, tmp_path):
    (tmp_path / "state").write_text("not a folder")
    session = sit_down(match_of(), people(2), Quiet(), folder="state")
    with qtbot.waitSignal(session.note) as told:
        session.begin()
    assert told.args[0].template is Says.NOT_SAVED
    assert session.play(session.legal()[0]) is None


def test_the_eyes_are_those_of_the_person_to_move(sit_down):
    match = match_of()
    session = sit_down(match, people(2), Quiet())
    first = match.state.to_move
    assert session.eyes == first
    session.play(session.legal()[0])
    assert session.eyes == match.state.to_move != first


def test_the_eyes_stay_with_the_one_person_while_an_ai_decides(sit_down):
    match, seats = ai_first()
    session = sit_down(match, seats, Quiet())
    assert session.eyes == session.people[0]
