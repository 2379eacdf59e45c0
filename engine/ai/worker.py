"""The worker: takes jobs from a connection, thinks, sends news back. Runs in a process of its own, or in a thread.

This module is what the process starts with. It imports neither Qt nor `ui`, so the process is small and up quickly.
Between jobs the worker holds nothing but what the search for the last move found, for the next move of the same turn
(`engine.ai.search.Memory`; hints go without, so that a position always has the same one): whatever goes wrong in one
job cannot harm the next. It ends when the other end of the connection closes, so it never outlives the application.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Final, Protocol

from engine.ai.hints import hint_from
from engine.ai.jobs import Done, Failed, FirstThought, Job, News, Progress, Ready, Task
from engine.ai.judging import judge
from engine.ai.levels import HINT, decide, level_of
from engine.ai.search import Decision, Effort, Memory, Watch, quick_move, search
from engine.ai.stopwatch import Stopwatch
from engine.core.registry import load_game

DROP: Final = 0
HURRY: Final = 1


class Flags(Protocol):
    """Shared numbers: jobs up to `flags[DROP]` are to be dropped, those up to `flags[HURRY]` answered at once."""

    def __getitem__(self, index: int, /) -> int: ...

    def __setitem__(self, index: int, value: int, /) -> None: ...


TELL_EVERY: Final = 0.05
"""Seconds between two pieces of news about progress."""

NICENESS: Final = 10
_BELOW_NORMAL: Final = 0x4000  # BELOW_NORMAL_PRIORITY_CLASS of Windows


def run(connection: Connection, flags: Flags) -> None:
    """Be the worker process: below normal priority, deaf to Ctrl-C (which is meant for the application)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back()
    serve(connection, flags)


def serve(connection: Connection, flags: Flags) -> None:
    """Answer jobs, one after the other, until the other end closes."""
    with contextlib.suppress(EOFError, OSError), connection:
        connection.send(Ready())
        memory = Memory()
        while True:
            job = connection.recv()
            connection.send(answer(job, connection.send, flags, time.monotonic, memory))


def answer(
    job: Job,
    tell: Callable[[News], None],
    flags: Flags,
    clock: Callable[[], float],
    memory: Memory | None = None,
) -> Done | Failed:
    """Think about one job. Whatever it raises becomes `Failed`, except trouble with `tell`, which is an `OSError`."""
    try:
        return _think(job, tell, flags, clock, memory)
    except OSError:
        raise
    except Exception:
        logging.getLogger(__name__).exception("job %d (%s) failed", job.number, job.game)
        return Failed(job.number, traceback.format_exc())


def _think(
    job: Job,
    tell: Callable[[News], None],
    flags: Flags,
    clock: Callable[[], float],
    memory: Memory | None,
) -> Done:
    decision = Decision(load_game(job.game), job.view, job.seat, job.seed)
    watch = _watch(job, tell, flags, clock)
    tell(FirstThought(job.number, quick_move(decision)))
    if job.task is Task.HINT:
        outcome = search(decision, _effort(HINT, job), watch=watch)
        return Done(job.number, outcome, hint_from(decision, outcome))
    if job.task is Task.JUDGE:
        verdict = judge(decision, job.played, _effort(HINT, job), watch)
        return Done(job.number, verdict.weighed, verdict=verdict)
    level = level_of(job.level)
    level = replace(level, effort=_effort(level.effort, job))
    return Done(job.number, decide(decision, level, watch, memory))


def _effort(usual: Effort, job: Job) -> Effort:
    return replace(usual, iterations=job.iterations) if job.iterations else usual


def _watch(job: Job, tell: Callable[[News], None], flags: Flags, clock: Callable[[], float]) -> Watch:
    """Tell progress now and then; go on until the job is dropped, hurried or over its ceiling."""
    spent = Stopwatch(clock)
    next_telling = 0.0

    def watch(done: int, wanted: int) -> bool:
        nonlocal next_telling
        seconds = spent.seconds()
        if seconds >= next_telling:
            next_telling = seconds + TELL_EVERY
            tell(Progress(job.number, done, wanted))
        return seconds < job.ceiling and max(flags[DROP], flags[HURRY]) < job.number

    return watch


def _step_back() -> None:
    """Leave the processor to the window when both want it."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(NICENESS)
