"""The thinking service: one reply to every job, in time, whatever happens to the worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from engine.ai import service as service_module
from engine.ai.jobs import USUAL_CEILING, Done, Job, Progress, Task, job_for
from engine.ai.levels import HINT, LEVELS, Level, decide, level_of
from engine.ai.search import POLL_EVERY, Decision, quick_move
from engine.ai.service import End, Service
from engine.ai.worker import DROP, HURRY, NICENESS, answer
from engine.core.move import NO_MOVE
from engine.core.registry import Game
from tests.engine.ai.toys import workers
from tests.engine.ai.toys.nim.state import TAKES

ROOT = Path(__file__).parents[3]
ENDLESS = 10**12
Serving = Callable[..., Service]


@pytest.fixture
def job(nim: Game) -> Callable[..., Job]:
    """Makes jobs about a heap of 40 stones, with more time than a level has: `job(number, seed=...)`."""

    def make(number: int, seed: int = 1, **more: object) -> Job:
        asked = job_for(nim.state.at(40, [2, 3]), number, seed, ceiling=USUAL_CEILING)  # type: ignore[attr-defined]
        return replace(asked, **more)  # type: ignore[arg-type]

    return make


def later(seconds: float, act: Callable[[], None]) -> None:
    """Do something in another thread after a while."""
    threading.Timer(seconds, act).start()


def test_the_reply_is_what_the_level_would_play(serving: Serving, job, nim: Game) -> None:
    asked = job(1, level="casual")
    reply = serving().think(asked)
    expected = decide(Decision(nim, asked.view, 0, asked.seed), level_of("casual"))
    assert (reply.number, reply.end, reply.outcome) == (1, End.THOUGHT, expected)
    assert reply.move == expected.move


@pytest.mark.parametrize("task", [Task.MOVE, Task.HINT])
def test_a_number_of_playouts_replaces_the_usual_one(serving: Serving, job, task: Task) -> None:
    reply = serving().think(job(1, task=task, iterations=37))
    assert reply.outcome is not None
    assert reply.outcome.iterations == 37


def test_a_hint_comes_with_its_sentences(serving: Serving, job) -> None:
    reply = serving().think(job(1, task=Task.HINT))
    assert reply.hint is not None
    assert reply.hint.move == reply.move


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_hint_is_as_strong_at_every_level_of_the_opponents(job, level: Level) -> None:
    done = answer(job(1, task=Task.HINT, level=level.id), lambda news: None, [0, 0], time.monotonic)
    assert isinstance(done, Done)
    assert done.outcome.iterations == HINT.iterations
    usual = answer(job(1, task=Task.HINT), lambda news: None, [0, 0], time.monotonic)
    assert done == usual


@pytest.mark.parametrize(
    ("level", "seconds"),
    [("novice", 0.3), ("casual", 0.3), ("skilled", 0.3), ("expert", 1.0), ("master", 3.0)],
)
def test_however_slow_the_machine_no_level_thinks_longer_than_it_may(
    nim: Game, level: str, seconds: float
) -> None:
    """Every look at the clock finds 20 ms gone, more than a slow machine needs for so few playouts."""
    asked, ticks = job_for(nim.state.at(40, [2, 3]), 1, seed=1, level=level), count(0.0, 0.02)  # type: ignore[attr-defined]
    done = answer(asked, lambda news: None, [0, 0], lambda: next(ticks))
    assert isinstance(done, Done)
    assert next(ticks) <= seconds + 0.05
    assert done.outcome.move in asked.legal
    assert done.outcome.iterations <= POLL_EVERY * seconds / 0.02 + POLL_EVERY
    assert done.outcome.iterations < level_of(level).effort.iterations or level in ("novice", "casual")


def test_what_is_no_move_of_a_level_has_the_usual_time(nim: Game) -> None:
    state = nim.state.at(40, [2, 3])  # type: ignore[attr-defined]
    assert (
        job_for(state, 1, 1, Task.HINT).ceiling == job_for(state, 1, 1, iterations=9).ceiling == USUAL_CEILING
    )
    assert (
        job_for(state, 1, 1, Task.JUDGE, ceiling=2.0).ceiling
        == job_for(state, 1, 1, ceiling=2.0).ceiling
        == 2.0
    )


def test_progress_is_told_while_it_thinks(serving: Serving, job) -> None:
    told: list[Progress] = []
    serving().think(job(1, iterations=ENDLESS, ceiling=0.4), told.append)
    assert len(told) >= 3
    assert [news.done for news in told] == sorted({news.done for news in told})
    assert {news.number for news in told} == {1}


def test_a_search_at_its_ceiling_answers_with_what_it_knows(serving: Serving, job) -> None:
    reply = serving().think(job(1, iterations=ENDLESS, ceiling=0.2))
    assert reply.end is End.THOUGHT
    assert reply.outcome is not None
    assert 0 < reply.outcome.iterations < ENDLESS


def quickest(service: Service, job, act: Callable[[int], None], end: End, **more: object) -> float:
    """Seconds from an act during a job to its reply: the least of some tries, as other programs may be in the way."""
    waits = []
    service.think(job(1))
    for number in range(2, 7):
        acted: list[float] = []

        def act_now(number: int = number, acted: list[float] = acted) -> None:
            acted.append(time.monotonic())
            act(number)

        later(0.1, act_now)
        reply = service.think(job(number, iterations=ENDLESS, **more))
        waits.append(time.monotonic() - acted[0])
        assert (reply.number, reply.end) == (number, end)
        assert (reply.move == NO_MOVE) == (end is End.CANCELLED)
    return min(waits)


def test_move_now_answers_at_once_with_a_considered_move(serving: Serving, job) -> None:
    service = serving()
    assert quickest(service, job, service.hurry, End.THOUGHT) < 0.25
    assert service.think(job(9)).outcome.iterations > 0


def test_a_cancel_takes_effect_within_250_ms(serving: Serving, job) -> None:
    service = serving()
    assert quickest(service, job, service.cancel, End.CANCELLED) < 0.25


def test_a_cancel_of_a_worker_that_hangs_takes_effect_as_soon(serving: Serving, job) -> None:
    service = serving(entry=workers.run_hanging)
    assert quickest(service, job, service.cancel, End.CANCELLED, seed=workers.BAD_SEED) < 0.25
    assert service.think(job(9)).end is End.THOUGHT, "a new worker is there"


def test_a_job_cancelled_before_it_begins_is_never_begun(serving: Serving, job) -> None:
    service = serving()
    service.cancel(5)
    assert service.think(job(5, iterations=ENDLESS)).end is End.CANCELLED
    assert service._worker is None, "not even a worker was started"
    assert service.think(job(6)).end is End.THOUGHT, "a cancel does not hit a later job"


def test_a_storm_of_cancels_leaves_the_last_job_alone(serving: Serving, job) -> None:
    service, ends = serving(), []
    asking = threading.Thread(
        target=lambda: ends.extend(
            service.think(job(number, iterations=ENDLESS)).end for number in range(1, 40)
        )
    )
    asking.start()
    for number in range(1, 40):
        service.cancel(number)
        time.sleep(0.002)
    asking.join(5)
    assert ends == [End.CANCELLED] * 39
    assert service.think(job(40)).end is End.THOUGHT


class Stopping(list[int]):
    """Flags of which the first look takes so long that another thread comes in between."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        super().__init__([0, 0])
        self._meanwhile = meanwhile
        self._looked = False

    def __getitem__(self, index: int) -> int:  # type: ignore[override]
        value = super().__getitem__(index)
        if not self._looked:
            self._looked = True
            other = threading.Thread(target=self._meanwhile)
            other.start()
            other.join(0.2)
        return value


@pytest.mark.parametrize(("flag", "act"), [(DROP, Service.cancel), (HURRY, Service.hurry)])
def test_of_two_at_once_the_later_number_counts(
    serving: Serving, flag: int, act: Callable[[Service, int], None]
) -> None:
    """One thread has seen the flag and not set it yet when another one sets it higher."""
    service = serving()
    service._flags = Stopping(lambda: act(service, 7))
    act(service, 5)
    deadline = time.monotonic() + 5
    while service._flags[flag] != 7 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert service._flags[flag] == 7


def test_a_reply_to_an_old_job_is_dropped(serving: Serving, job) -> None:
    told: list[Progress] = []
    service = serving(entry=workers.run_answering_an_old_job_first)
    reply = service.think(job(8, seed=workers.BAD_SEED), told.append)
    assert (reply.number, reply.move) == (8, TAKES[2])
    assert [news.number for news in told] == [8]


@pytest.mark.parametrize(
    ("entry", "move"),
    [
        (workers.run_crashing_after_a_thought, workers.FIRST),
        (workers.run_crashing_after_an_old_thought, TAKES[2]),
        (workers.run_crashing, TAKES[2]),
        (workers.run_babbling, TAKES[2]),
    ],
)
def test_a_crash_plays_the_best_move_at_first_sight_and_says_so(serving: Serving, job, entry, move) -> None:
    service = serving(entry=entry)
    service.think(job(1))
    reply = service.think(job(2, seed=workers.BAD_SEED))
    assert (reply.end, reply.move, reply.outcome) == (End.FAILED, move, None)
    assert "worker ended" in reply.why
    assert service.think(job(3)).end is End.THOUGHT, "a new worker is there"


@pytest.mark.parametrize(
    ("entry", "move"),
    [
        (workers.run_hanging_after_a_thought, workers.FIRST),
        (workers.run_hanging, TAKES[0]),
        (workers.run_chattering, TAKES[0]),
    ],
)
def test_a_worker_over_its_time_is_replaced_and_a_sensible_move_played(
    serving: Serving, job, monkeypatch, entry, move
) -> None:
    monkeypatch.setattr(service_module, "GRACE", 0.2)
    service = serving(entry=entry)
    service.think(job(1))
    reply = service.think(job(2, seed=workers.BAD_SEED, ceiling=0.1))
    assert (reply.end, reply.move) == (End.TOO_SLOW, move)
    assert service.think(job(3)).end is End.THOUGHT


def test_a_worker_that_comes_up_slowly_is_waited_for(serving: Serving, job, monkeypatch) -> None:
    """What a slow disk takes is no part of the time for the thought."""
    monkeypatch.setattr(service_module, "GRACE", 0.2)
    reply = serving(entry=workers.run_from_a_slow_disk).think(job(1, ceiling=1.0, iterations=20))
    assert reply.end is End.THOUGHT


def test_an_illegal_answer_is_never_played(serving: Serving, job) -> None:
    service = serving(entry=workers.run_cheating)
    reply = service.think(job(1, seed=workers.BAD_SEED))
    assert (reply.end, reply.move) == (End.FAILED, TAKES[2])


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        (workers.run_with_a_broken_bot, "ZeroDivisionError"),
        pytest.param(
            workers.run_short_of_memory,
            "MemoryError",
            marks=pytest.mark.skipif(
                sys.platform != "linux", reason="address space is limited as on Linux (2026-11-30)"
            ),
        ),
    ],
)
def test_an_error_in_a_game_fails_the_job_with_its_traceback(serving: Serving, job, entry, error) -> None:
    service = serving(entry=entry)
    for number in (1, 2):
        reply = service.think(job(number))
        assert (reply.end, reply.move) == (End.FAILED, TAKES[2])
        assert error in reply.why


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX (2026-11-30)")
def test_a_worker_killed_while_idle_is_replaced_without_loss(serving: Serving, job) -> None:
    service = serving()
    service.think(job(1))
    os.kill(pid_of(service), signal.SIGKILL)
    assert service.think(job(2)).end is End.THOUGHT


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX (2026-11-30)")
def test_a_worker_killed_while_thinking_ends_in_a_quick_move(serving: Serving, job, nim: Game) -> None:
    service = serving()
    service.think(job(1))
    pid = pid_of(service)
    asked = job(2, iterations=ENDLESS)
    reply = service.think(asked, lambda progress: os.kill(pid, signal.SIGKILL))
    assert (reply.end, reply.move) == (End.FAILED, quick_move(Decision(nim, asked.view, 0, asked.seed)))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX (2026-11-30)")
def test_ctrl_c_is_meant_for_the_application_and_not_for_the_worker(serving: Serving, job) -> None:
    service = serving()
    service.think(job(1))
    pid = pid_of(service)
    asked = job(2, iterations=ENDLESS, ceiling=0.3)
    reply = service.think(asked, lambda progress: os.kill(pid, signal.SIGINT))
    assert reply.end is End.THOUGHT
    assert pid_of(service) == pid


@pytest.mark.skipif(sys.platform == "win32", reason="priorities of POSIX (2026-11-30)")
def test_the_worker_leaves_the_processor_to_the_window(serving: Serving, job) -> None:
    service = serving()
    service.think(job(1))
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, pid_of(service)) == min(19, own + NICENESS)


def pid_of(service: Service) -> int:
    """The process number of the worker."""
    process = service._worker._process
    assert process is not None
    assert process.pid is not None
    return process.pid


@pytest.fixture
def _switch_interval() -> Iterator[None]:
    before = sys.getswitchinterval()
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_switch_interval")
def test_where_no_process_can_start_a_thread_thinks(serving: Serving, job, monkeypatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no processes here")

    in_process = serving().think(job(1))
    monkeypatch.setattr(service_module, "start_process", refuse)
    service = serving()
    assert service.think(job(1)) == in_process
    assert sys.getswitchinterval() == pytest.approx(0.0005)
    assert quickest(service, job, service.cancel, End.CANCELLED) < 0.25


@pytest.mark.usefixtures("_switch_interval")
def test_where_a_process_never_comes_up_a_thread_thinks(serving: Serving, job) -> None:
    assert serving(entry=workers.run_dead_on_arrival).think(job(1)).end is End.THOUGHT


def test_a_clock_that_goes_back_does_not_stop_the_deadline(serving: Serving, job, monkeypatch) -> None:
    monkeypatch.setattr(service_module, "GRACE", 0.2)
    start, calls = time.monotonic(), iter(range(10**9))

    def clock() -> float:
        return time.monotonic() - (1000.0 if next(calls) > 5 else 0.0) - start

    service = serving(entry=workers.run_hanging, clock=clock)
    assert service.think(job(1, seed=workers.BAD_SEED, ceiling=0.1)).end is End.TOO_SLOW


def test_a_clock_that_goes_back_does_not_prolong_a_search(job) -> None:
    """The worker counts the time that passed, so what a clock takes back is not thought again."""
    readings = iter([0.0, 0.1, 0.2, -1000.0, *(-1000.0 + 0.1 * tick for tick in range(1, 10_000))])
    told: list[object] = []
    done = answer(job(1, iterations=ENDLESS, ceiling=1.0), told.append, [0, 0], lambda: next(readings))
    assert isinstance(done, Done)
    assert 0 < done.outcome.iterations <= 8 * POLL_EVERY * 2
    assert len(told) > 3


def test_a_crash_of_every_worker_still_leaves_a_move_for_every_job(serving: Serving, job) -> None:
    service = serving(entry=workers.run_crashing)
    for number in range(1, 6):
        reply = service.think(job(number, seed=workers.BAD_SEED))
        assert (reply.end, reply.move) == (End.FAILED, TAKES[2])


@pytest.mark.skipif(sys.platform != "linux", reason="address space is limited as on Linux (2026-11-30)")
def test_a_worker_that_ran_out_of_memory_can_think_again(serving: Serving, job) -> None:
    """The failed job's memory is given back, and the next job is answered by the same process."""
    service = serving(entry=workers.run_short_of_memory_once)
    reply = service.think(job(1, seed=workers.BAD_SEED))
    assert (reply.end, reply.move) == (End.FAILED, TAKES[2])
    assert "MemoryError" in reply.why
    pid = pid_of(service)
    assert service.think(job(2)).end is End.THOUGHT
    assert pid_of(service) == pid


def test_cancels_and_hurries_from_many_threads_harm_no_later_job(serving: Serving, job) -> None:
    service, stop = serving(), threading.Event()
    service.warm()
    asked = [0]

    def storm() -> None:
        while not stop.is_set():
            service.hurry(asked[0])
            service.cancel(asked[0] - 1)
            time.sleep(0.0005)

    threads = [threading.Thread(target=storm) for _ in range(4)]
    for thread in threads:
        thread.start()
    for number in range(1, 30):
        asked[0] = number
        reply = service.think(job(number, iterations=ENDLESS))
        assert (reply.number, reply.end) == (number, End.THOUGHT)
    stop.set()
    for thread in threads:
        thread.join(5)
    assert service.think(job(31, iterations=20)).outcome.iterations == 20


def test_closing_ends_the_worker_and_the_job_in_progress(serving: Serving, job) -> None:
    service = serving()
    service.think(job(1))
    process = service._worker._process
    later(0.2, service.close)
    assert service.think(job(2, iterations=ENDLESS)).end is End.CANCELLED
    service.close()
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_calls_from_several_threads_take_turns(serving: Serving, job) -> None:
    service, ends = serving(), []
    threads = [
        threading.Thread(target=lambda number=number: ends.append(service.think(job(number)).end))
        for number in range(1, 9)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert ends == [End.THOUGHT] * 8


def test_the_worker_loads_neither_qt_nor_the_window() -> None:
    check = "import engine.ai.worker, sys; sys.exit(any(m.split('.')[0] in ('PySide6', 'ui') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="looks for the process as on Linux (2026-11-30)")
def test_the_worker_does_not_outlive_a_killed_application() -> None:
    application = """
import time
from engine.ai.service import Service
if __name__ == "__main__":
    service = Service()
    service.warm()
    print(service._worker._process.pid, flush=True)
    time.sleep(60)
"""
    with subprocess.Popen(
        [sys.executable, "-c", application], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as app:
        assert app.stdout is not None
        worker = Path("/proc") / app.stdout.readline().strip()
        assert worker.exists()
        app.kill()
        deadline = time.monotonic() + 5
        while worker.exists() and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not worker.exists()
