"""The one thread that waits for the thinking service, so that the window never does.

Contract: `ask` and `close` are called from the GUI thread; the thread only takes a job, blocks in `Service.think` and emits a
signal, which Qt delivers in the GUI thread. Every job gets exactly one reply with its number. Nothing is raised in the
thread: whatever goes wrong becomes a reply.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from engine.ai.jobs import Job, Progress
from engine.ai.service import End, Reply

JOB_NUMBERS = itertools.count(1)
"""One thinker serves all tables and drops jobs up to a number: nobody who asks it may start from 1 again."""


class Thinker(Protocol):
    """What is needed of `engine.ai.service.Service`."""

    def warm(self) -> None:
        """Get ready before the first job."""

    def think(self, job: Job, listen: Callable[[Progress], None] = ..., /) -> Reply:
        """Answer a job; blocks."""

    def cancel(self, number: int) -> None:
        """Drop all jobs up to a number."""

    def hurry(self, number: int) -> None:
        """Answer all jobs up to a number at once."""


class Worker(QObject):
    """Asks a thinker in a thread of its own."""

    replied = Signal(object)
    """A `Reply`."""

    progressed = Signal(object)
    """A `Progress`."""

    def __init__(self, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._last = 0
        self._thread = threading.Thread(target=self._run, name="table-thinker", daemon=True)
        self._thread.start()

    def ask(self, job: Job) -> None:
        """Put a job to the thinker; a reply will follow."""
        self._last = job.number
        self._jobs.put(job)

    def cancel(self) -> None:
        """Drop every job asked so far."""
        self._thinker.cancel(self._last)

    def hurry(self) -> None:
        """Want the answers asked for so far at once."""
        self._thinker.hurry(self._last)

    def close(self) -> None:
        """End the thread; the thinker itself belongs to somebody else."""
        self._jobs.put(None)
        self.cancel()
        self._thread.join(timeout=2.0)

    def _run(self) -> None:
        try:
            self._thinker.warm()
        except Exception:
            logging.getLogger(__name__).exception("the thinking service could not be warmed")
        while (job := self._jobs.get()) is not None:
            reply = self._answer(job)
            with contextlib.suppress(RuntimeError):  # the window is gone, nobody waits for the answer
                self.replied.emit(reply)

    def _answer(self, job: Job) -> Reply:
        try:
            return self._thinker.think(job, self._tell)
        except Exception:
            logging.getLogger(__name__).exception("job %d of %s failed", job.number, job.game)
            return Reply(job.number, End.FAILED, job.legal[0], why="the service raised")

    def _tell(self, progress: Progress) -> None:
        with contextlib.suppress(RuntimeError):
            self.progressed.emit(progress)
