"""Worker processes for tests: one that knows the toys, and some that do something bad to jobs with `BAD_SEED`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection

from engine.ai import worker
from engine.ai.jobs import Done, FirstThought, Job, Progress, Ready
from engine.ai.search import Candidate, Outcome
from engine.ai.worker import Flags
from engine.core.registry import load_game
from tests.engine.ai.toys.nim.state import TAKES
from tests.engine.ai.toys.shelf import put_toys_on_the_shelf

BAD_SEED = 666
FIRST = TAKES[1]
"""What the bad workers say they think at first sight, before they turn bad; `order` would say take 3."""


def run_with_toys(connection: Connection, flags: Flags) -> None:
    """A sound worker."""
    put_toys_on_the_shelf()
    worker.run(connection, flags)


def _hang(connection: Connection, job: Job) -> None:
    while True:
        time.sleep(60)


def _hang_after_a_thought(connection: Connection, job: Job) -> None:
    connection.send(FirstThought(job.number, FIRST))
    _hang(connection, job)


def _chatter(connection: Connection, job: Job) -> None:
    while True:
        connection.send(Progress(job.number, 1, 2))
        time.sleep(0.001)


def _crash_after_a_thought(connection: Connection, job: Job) -> None:
    connection.send(FirstThought(job.number, FIRST))
    os._exit(3)


def _crash_after_an_old_thought(connection: Connection, job: Job) -> None:
    connection.send(FirstThought(job.number - 1, FIRST))
    os._exit(3)


def _crash(connection: Connection, job: Job) -> None:
    os._exit(3)


def _babble(connection: Connection, job: Job) -> None:
    connection.send_bytes(b"These bytes are no news.")


def _cheat(connection: Connection, job: Job) -> None:
    connection.send(FirstThought(job.number, 12345))
    connection.send(Done(job.number, Outcome((Candidate(12345, 1, 1.0, 1.0),), 1), None))


def _run_short_of_memory(connection: Connection, job: Job) -> None:
    """Think with a bot that wants more memory than the process may have, and then with its own again."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
    bot = vars(load_game(job.game).bot)
    policy = bot["policy"]
    bot["policy"] = lambda state, rng: len(bytearray(1 << 40))
    connection.send(worker.answer(job, connection.send, [0, 0], time.monotonic))
    bot["policy"] = policy


def _answer_an_old_job_first(connection: Connection, job: Job) -> None:
    for number, move in ((job.number - 1, TAKES[0]), (job.number, TAKES[2])):
        connection.send(FirstThought(number, move))
        connection.send(Progress(number, 1, 2))
        connection.send(Done(number, Outcome((Candidate(move, 1, 1.0, 1.0),), 1), None))


def _serve(deed: Callable[[Connection, Job], None], connection: Connection, flags: Flags) -> None:
    put_toys_on_the_shelf()
    connection.send(Ready())
    while True:
        job = connection.recv()
        if job.seed == BAD_SEED:
            deed(connection, job)
        else:
            connection.send(worker.answer(job, connection.send, flags, time.monotonic))


run_hanging = partial(_serve, _hang)
run_hanging_after_a_thought = partial(_serve, _hang_after_a_thought)
run_chattering = partial(_serve, _chatter)
run_crashing = partial(_serve, _crash)
run_crashing_after_a_thought = partial(_serve, _crash_after_a_thought)
run_short_of_memory_once = partial(_serve, _run_short_of_memory)
run_crashing_after_an_old_thought = partial(_serve, _crash_after_an_old_thought)
run_babbling = partial(_serve, _babble)
run_cheating = partial(_serve, _cheat)
run_answering_an_old_job_first = partial(_serve, _answer_an_old_job_first)


def run_from_a_slow_disk(connection: Connection, flags: Flags) -> None:
    """A sound worker that takes its time to come up."""
    time.sleep(2.0)
    run_with_toys(connection, flags)


def run_dead_on_arrival(connection: Connection, flags: Flags) -> None:
    """A process that cannot even say that it is there."""
    os._exit(3)


def run_with_a_broken_bot(connection: Connection, flags: Flags) -> None:
    """A sound worker, but the toy's bot divides by zero in every playout."""
    put_toys_on_the_shelf()
    vars(load_game("nim").bot)["policy"] = lambda state, rng: 1 // 0
    worker.serve(connection, flags)


def run_short_of_memory(connection: Connection, flags: Flags) -> None:
    """A sound worker, but the toy's bot wants more memory than the process may have."""
    import resource

    put_toys_on_the_shelf()
    vars(load_game("nim").bot)["policy"] = lambda state, rng: len(bytearray(1 << 40))
    resource.setrlimit(resource.RLIMIT_AS, (1 << 32, 1 << 32))
    worker.serve(connection, flags)
