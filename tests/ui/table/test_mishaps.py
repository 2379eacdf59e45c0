"""A table with a real thinking service to which bad things happen: it goes on, and plays nothing for a state that is gone."""

import itertools
import os
import random
import signal
import sys
import threading
import time
from dataclasses import replace

import pytest

from engine.ai import service as service_module
from engine.ai.service import End, Reply, Service
from engine.ai.words import Trouble
from engine.core.match import Match
from engine.core.words import Player, say
from tests.engine.ai.toys import workers
from tests.ui.tables import Quiet, match_of, one_person
from ui.screens import Pace
from ui.table.session import TableSession
from ui.table.worker import Worker
from ui.theme.motion import Speed

ENDLESS = 10**12
PATIENCE = 30_000


class Thinking:
    """A real service; its first jobs are bad luck, or every job endless, as a test wants it."""

    def __init__(self, entry=workers.run_with_toys, bad=0, **changes):
        self.service = Service(entry=entry)
        self.jobs = []
        self.changes = changes
        self._bad = bad

    def warm(self):
        self.service.warm()

    def think(self, job, listen=lambda progress: None):
        self.jobs.append(job)
        if len(self.jobs) <= self._bad:
            job = replace(job, seed=workers.BAD_SEED, ceiling=0.1)
        return self.service.think(replace(job, **self.changes), listen)

    def cancel(self, number):
        self.service.cancel(number)

    def hurry(self, number):
        self.service.hurry(number)


class Noting(TableSession):
    """A session that keeps what it noted."""

    def __init__(self, *how):
        super().__init__(*how)
        self.notes = []
        self.note.connect(self.notes.append)


@pytest.fixture
def sit_down(qapp, tmp_path):
    """Sit down at a table in which an AI decides first. All is closed at the end."""
    made = []

    def sit(thinker, level="master", match=None):
        match = match or match_of()
        seats = one_person(2, seat=1 - match.state.to_move)
        seats = [replace_level(seat, level) for seat in seats]
        session = Noting(match, seats, thinker, tmp_path / "autosave.lamplight", Pace(Speed.OFF))
        made.append((session, thinker))
        return session

    yield sit
    for session, thinker in made:
        session.close()
        if isinstance(thinker, Thinking):
            thinker.service.close()


def replace_level(seat, level):
    """The same seat at another level, if a computer sits there."""
    return type(seat)(seat.kind, level=level, name=seat.name) if seat.kind == "ai" else seat


def goes_on(qtbot, session):
    """Wait until it is the person's turn, let the person move, and wait for the answer."""
    qtbot.waitUntil(lambda: session.to_move in session.people, timeout=PATIENCE)
    ply = session.match.ply
    assert session.play(session.legal()[0]) is None
    qtbot.waitUntil(
        lambda: session.match.ply > ply + 1 and session.to_move in session.people, timeout=PATIENCE
    )
    assert_sound(session.match)


def assert_sound(match):
    """Check that every move made was legal for the seat that had to decide then."""
    again = Match(match.setup)
    for turn in match.turns:
        assert again.state.to_move == turn.seat
        assert again.play(turn.move) is None


@pytest.mark.parametrize(
    ("entry", "trouble"),
    [
        (workers.run_crashing, Trouble.FAILED),
        (workers.run_crashing_after_a_thought, Trouble.FAILED),
        (workers.run_cheating, Trouble.FAILED),
        pytest.param(
            workers.run_short_of_memory_once,
            Trouble.FAILED,
            marks=pytest.mark.skipif(
                sys.platform != "linux", reason="address space is limited as on Linux (2026-11-30)"
            ),
        ),
        (workers.run_hanging, Trouble.TOO_SLOW),
        (workers.run_chattering, Trouble.TOO_SLOW),
    ],
)
def test_whatever_happens_to_the_worker_the_table_goes_on_and_says_so(
    qtbot, sit_down, monkeypatch, entry, trouble
):
    monkeypatch.setattr(service_module, "GRACE", 0.2)
    session = sit_down(Thinking(entry, bad=1, iterations=20))
    mover = session.to_move
    session.begin()
    qtbot.waitUntil(lambda: session.match.ply > 0, timeout=PATIENCE)
    assert session.notes == [say(trouble, who=Player(mover))]
    goes_on(qtbot, session)
    assert len(session.notes) == 1, "the next worker is sound"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX (2026-11-30)")
def test_a_worker_that_is_killed_in_the_middle_of_a_thought_costs_one_quick_move(qtbot, sit_down):
    thinker = Thinking(iterations=ENDLESS)
    session = sit_down(thinker)
    session.begin()
    qtbot.waitUntil(
        lambda: thinker.service._worker is not None and thinker.service._worker.ready, timeout=PATIENCE
    )
    with qtbot.waitSignal(session.thinking, timeout=PATIENCE, check_params_cb=lambda share: share >= 0):
        pass
    pid = thinker.service._worker._process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    thinker.changes = {"iterations": 20}
    qtbot.waitUntil(lambda: session.match.ply > 0, timeout=PATIENCE)
    assert [note.template for note in session.notes] == [Trouble.FAILED]
    goes_on(qtbot, session)


def test_a_table_that_is_closed_during_a_thought_closes_at_once_and_nothing_is_played(qtbot, sit_down):
    thinker = Thinking(iterations=ENDLESS)
    session = sit_down(thinker)
    session.begin()
    qtbot.waitUntil(lambda: bool(thinker.jobs), timeout=PATIENCE)
    qtbot.wait(200)
    begun = time.monotonic()
    session.close()
    assert time.monotonic() - begun < 2.0
    qtbot.wait(300)
    assert session.match.ply == 0
    thinker.changes = {"iterations": 20}
    goes_on_elsewhere = sit_down(thinker)
    goes_on_elsewhere.begin()
    goes_on(qtbot, goes_on_elsewhere)


def test_a_storm_of_undo_redo_pause_and_hints_leaves_a_sound_match_and_a_table_that_goes_on(qtbot, sit_down):
    thinker = Thinking(iterations=2000)
    session = sit_down(thinker)
    session.undo_all = True
    session.begin()
    rng = random.Random(4)

    def play():
        legal = session.legal()
        if legal:
            session.play(rng.choice(legal))

    acts = [play, play, session.undo, session.redo, session.ask_hint, session.move_now]
    acts += [lambda: session.pause(True), lambda: session.pause(False)]
    for _ in range(250):
        rng.choice(acts)()
        qtbot.wait(rng.choice([0, 0, 1, 5, 20]))
        assert_sound(session.match)
    session.pause(False)
    thinker.changes = {"iterations": 20}
    session.move_now()
    goes_on(qtbot, session)


class Late(Quiet):
    """A thinker whose answers all arrive at once, when a test says so, whatever was cancelled meanwhile."""

    def __init__(self):
        self.asked = []
        self.arrive = threading.Event()

    def think(self, job, listen=None):
        self.asked.append(job)
        self.arrive.wait(10)
        return Reply(job.number, End.THOUGHT, job.legal[-1])


def test_answers_that_ignore_a_cancel_are_never_played_for_a_state_that_is_gone(qtbot, sit_down):
    """The answers are legal in the new state too: only the job's number tells that they are of another one."""
    thinker = Late()
    session = sit_down(thinker, match=match_of(plies=6))
    session.begin()
    qtbot.waitUntil(lambda: bool(thinker.asked), timeout=PATIENCE)
    gone = thinker.asked[0]
    session.pause(True)
    before = session.match.moves
    thinker.arrive.set()
    qtbot.wait(200)
    assert session.match.moves == before, "nothing was played while it was paused"
    session.findChild(Worker).replied.emit(Reply(gone.number, End.THOUGHT, gone.legal[-1]))
    qtbot.wait(50)
    assert session.match.moves == before
    session.pause(False)
    qtbot.waitUntil(lambda: session.match.ply == len(before) + 1, timeout=PATIENCE)
    numbers = [job.number for job in thinker.asked]
    assert numbers == sorted(set(numbers))


def test_a_move_that_waits_to_be_shown_is_never_made_once_its_state_is_gone(qtbot, sit_down):
    """The answer is there, and only the last move is still being shown."""
    thinker = Late()
    session = sit_down(thinker, match=match_of(plies=6))
    session.show_for(60_000)
    with qtbot.waitSignal(session.questions.answered, timeout=PATIENCE):
        session.begin()
        thinker.arrive.set()
    before = session.match.moves
    assert len(before) == 6
    session.pause(True)
    session.move_now()
    qtbot.wait(50)
    assert session.match.moves == before
    session.pause(False)
    qtbot.waitUntil(lambda: session.match.moves == [*before, thinker.asked[-1].legal[-1]], timeout=PATIENCE)
    assert len(thinker.asked) == 2, "it was asked anew"


def test_numbers_of_jobs_never_come_twice_over_many_tables(qtbot, sit_down):
    thinkers = [Late() for _ in range(3)]
    for thinker in thinkers:
        thinker.arrive.set()
        session = sit_down(thinker)
        session.begin()
        qtbot.waitUntil(lambda thinker=thinker: bool(thinker.asked), timeout=PATIENCE)
    numbers = list(
        itertools.chain.from_iterable([job.number for job in thinker.asked] for thinker in thinkers)
    )
    assert len(numbers) == len(set(numbers))
