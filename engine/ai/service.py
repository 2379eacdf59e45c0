"""The thinking service: one warm worker process, jobs in, replies out, and a sensible move whatever goes wrong.

Threading contract
------------------
* `think` blocks until the reply is there. Call it from one thread that has nothing else to do (in the window: a worker
  thread that emits a signal with the reply). Calls from several threads take turns.
* `cancel`, `hurry` and `warm` may be called from any thread at any time; the first two return at once. They concern all
  jobs up to the number given, also jobs not begun yet, so a cancel can neither be lost nor hit a later job.
* After `cancel`, `think` returns within `CANCEL_PATIENCE`; a worker that does not listen is killed; the next job gets another.
* `close` ends the worker; a `think` in progress returns a cancelled reply. No call is allowed afterwards but `close`.
* `listen`, if given to `think`, is called in the thread that called `think`.

Where no process can be started, the worker is a thread of this process with a short switch interval, so that a window
in the same process stays smooth; it cannot be killed, only left behind.

Every reply carries the number of its job; the caller drops replies to questions it no longer asks.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.ai.hints import Hint
from engine.ai.jobs import Done, Failed, FirstThought, Job, News, Progress, Ready
from engine.ai.judging import Verdict
from engine.ai.search import Decision, Outcome, quick_move
from engine.ai.starting import Entry, Worker, shared_flags, start_process, start_thread
from engine.ai.stopwatch import Stopwatch
from engine.ai.worker import DROP, HURRY, run, serve
from engine.core.move import NO_MOVE
from engine.core.registry import load_game

SLICE: Final = 0.02
"""Seconds `think` sleeps at most before it looks at cancel and deadline again."""
CANCEL_PATIENCE: Final = 0.1
"""Seconds after a cancel until a worker that does not answer is killed."""
GRACE: Final = 4.0
"""Seconds over a job's ceiling until a worker that does not answer is killed; its first job loads the game from a slow disk."""
START_PATIENCE: Final = 20.0
"""Seconds a new worker may take until it is ready; a slow disk at a first start is no fault."""
EVERYTHING: Final = (1 << 63) - 1
"""A job number above all others."""


class End(StrEnum):
    """How a job ended. All but CANCELLED come with a move."""

    THOUGHT = "thought"
    CANCELLED = "cancelled"
    TOO_SLOW = "too slow"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a job.

    `move` is legal, or `NO_MOVE` after a cancel. With `TOO_SLOW` and `FAILED` it is the bot's best move at first sight,
    `outcome` is missing and `why` says what happened, for the log file. `hint` or `verdict` is there when it was asked for and
    found; with a verdict, `move` is the best one.
    """

    number: int
    end: End
    move: int = NO_MOVE
    outcome: Outcome | None = None
    hint: Hint | None = None
    why: str = ""
    verdict: Verdict | None = None


@dataclass(slots=True)
class _Asked:
    """A job on its way: the watch on it, the same since it was cancelled, the first thought about it.

    `again` tells that a worker was lost before it had a thought, so that the job is with another one.
    """

    job: Job
    watch: Stopwatch
    cancelled: Stopwatch | None = None
    first: int = NO_MOVE
    again: bool = False


class Service:
    """The one place a window or a command asks for moves and hints. Its rules for threads: the module header."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, entry: Entry = run) -> None:
        """Start nothing yet. `entry` is what the process runs."""
        self._clock = clock
        self._entry = entry
        self._turn = threading.Lock()
        self._flagging = threading.Lock()
        self._flags, self._processes = shared_flags()
        self._worker: Worker | None = None

    def warm(self) -> None:
        """Start the worker now, so that the first job does not wait for it."""
        with self._turn:
            self._ready_worker()

    def think(self, job: Job, listen: Callable[[Progress], None] = lambda progress: None) -> Reply:
        """Return the reply to a job; `listen` is told its progress. Never raises for what happens in the worker."""
        with self._turn:
            asked = _Asked(job, Stopwatch(self._clock))
            while not self._dropped(job):
                worker = self._ready_worker()
                try:
                    return self._converse(worker, asked, listen)
                except (EOFError, OSError) as error:
                    self._drop_worker()
                    if not worker.ready:  # it never came up: this machine does not let us have processes
                        self._processes = False
                    if asked.first or asked.again:
                        return self._quick_reply(asked, End.FAILED, f"the worker ended: {error!r}")
                    asked.again = True  # it may have died before it knew of the job
            return Reply(job.number, End.CANCELLED)

    def cancel(self, number: int) -> None:
        """Drop all jobs up to this number."""
        self._raise_to(DROP, number)

    def hurry(self, number: int) -> None:
        """Answer all jobs up to this number at once, with what is known by then ("move now")."""
        self._raise_to(HURRY, number)

    def close(self) -> None:
        """End the worker; a job in progress is cancelled."""
        self.cancel(EVERYTHING)
        with self._turn:
            if self._worker is not None:
                self._worker.end(CANCEL_PATIENCE)
                self._worker = None

    def _raise_to(self, flag: int, number: int) -> None:
        """Set a flag to a number unless it is higher; of two threads that do so at once neither undoes the other's."""
        with self._flagging:
            self._flags[flag] = max(self._flags[flag], number)

    def _dropped(self, job: Job) -> bool:
        return self._flags[DROP] >= job.number

    def _ready_worker(self) -> Worker:
        """The worker, started again if it is gone; a thread where no process can be had."""
        if self._worker is not None and self._worker.alive():
            return self._worker
        self._drop_worker()
        if self._processes:
            try:
                self._worker = start_process(self._entry, self._flags)
                return self._worker
            except (OSError, RuntimeError):
                self._processes = False
        self._worker = start_thread(serve, self._flags)
        return self._worker

    def _drop_worker(self) -> None:
        """Be rid of the worker; the next job starts another one, so that this reply need not wait for it."""
        if self._worker is not None:
            self._worker.drop()
            self._worker = None

    def _converse(self, worker: Worker, asked: _Asked, listen: Callable[[Progress], None]) -> Reply:
        """Send a job and take the news until there is a reply. Raises `EOFError` or `OSError` when the worker is gone."""
        worker.connection.send(asked.job)
        while True:
            news = _received(worker) if worker.connection.poll(SLICE) else None
            reply = self._heard(worker, asked, news, listen) or self._lost_patience(worker, asked)
            if reply is not None:
                return reply

    def _heard(
        self, worker: Worker, asked: _Asked, news: News | None, listen: Callable[[Progress], None]
    ) -> Reply | None:
        job = asked.job
        match news:
            case Ready():
                worker.ready = True
                asked.watch.restart()
            case FirstThought(job.number, move):
                asked.first = move
            case Progress(job.number):
                listen(news)
            case Done(job.number) | Failed(job.number) if self._dropped(job):
                return Reply(job.number, End.CANCELLED)
            case Done(job.number, outcome, hint, verdict) if outcome.move in job.legal:
                return Reply(job.number, End.THOUGHT, outcome.move, outcome, hint=hint, verdict=verdict)
            case Done(job.number, outcome):
                return self._quick_reply(
                    asked, End.FAILED, f"the worker chose {outcome.move}, which is not legal"
                )
            case Failed(job.number, why):
                return self._quick_reply(asked, End.FAILED, why)
        return None

    def _lost_patience(self, worker: Worker, asked: _Asked) -> Reply | None:
        """Answer for a worker that does not, after a cancel or over the time, and be rid of it."""
        job = asked.job
        if self._dropped(job):
            asked.cancelled = asked.cancelled or Stopwatch(self._clock)
            if worker.ready and asked.cancelled.seconds() < CANCEL_PATIENCE:
                return None
            reply = Reply(job.number, End.CANCELLED)
        elif asked.watch.seconds() < (job.ceiling + GRACE if worker.ready else START_PATIENCE):
            return None
        else:
            reply = self._quick_reply(asked, End.TOO_SLOW, "the worker did not answer in time")
        self._drop_worker()
        return reply

    def _quick_reply(self, asked: _Asked, end: End, why: str) -> Reply:
        return Reply(asked.job.number, end, _first_sight(asked, end), why=why)


def _received(worker: Worker) -> News:
    """Return what a worker says. Raises `EOFError` or `OSError` when it is gone, or so ill that nobody can read it."""
    try:
        news: News = worker.connection.recv()
    except (EOFError, OSError):
        raise
    except Exception as error:  # unpickling raises whatever the bytes suggest
        raise EOFError(f"it says what cannot be read: {error!r}") from error
    return news


def _first_sight(asked: _Asked, end: End) -> int:
    """The best move at first sight: as the worker saw it, else as seen from here, else any legal one."""
    job = asked.job
    if asked.first in job.legal:
        return asked.first
    if end is not End.TOO_SLOW:  # what did not come back there would not come back here
        try:
            return quick_move(Decision(load_game(job.game), job.view, job.seat, job.seed))
        except Exception:
            logging.getLogger(__name__).exception("no first sight of job %d (%s)", job.number, job.game)
    return job.legal[0]
