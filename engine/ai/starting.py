"""Workers seen from outside: starting one, be it a process or a thread, knowing whether it lives, ending it."""

from __future__ import annotations

import multiprocessing
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from engine.ai.worker import Flags

SWITCH_INTERVAL: Final = 0.0005
"""Seconds between offers of the interpreter to other threads while the worker is a thread."""


class Worker:
    """One worker, be it a process or a thread: a connection to it and a way to be rid of it."""

    def __init__(self, connection: Connection, process: BaseProcess | None) -> None:
        self.connection = connection
        self._process = process
        self.ready = False

    def alive(self) -> bool:
        """Tell whether the process still runs; a thread always does."""
        return self._process is None or self._process.is_alive()

    def drop(self) -> None:
        """Be rid of it without waiting: a process is killed, a thread ends when it next looks at its connection."""
        self.connection.close()
        if self._process is not None:
            self._process.kill()

    def end(self, patience: float) -> None:
        """Close the connection, on which a sound worker ends; kill a process that has not after `patience` seconds."""
        self.connection.close()
        if self._process is not None:
            self._process.join(patience)
            self._process.kill()
            self._process.join()
            self._process.close()


Entry = Callable[[Connection, Flags], None]


def start_process(entry: Entry, flags: Flags) -> Worker:
    """Start a worker process. Raises `OSError` or `RuntimeError` where that is not possible."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(
        target=entry, args=(theirs, flags), name="lamplight-thinking", daemon=True
    )
    process.start()
    theirs.close()  # so that the end of the process is the end of the connection
    return Worker(ours, process)


def start_thread(entry: Entry, flags: Flags) -> Worker:
    """Start a worker thread and let the interpreter change threads often from now on."""
    ours, theirs = multiprocessing.Pipe()
    sys.setswitchinterval(SWITCH_INTERVAL)
    threading.Thread(target=entry, args=(theirs, flags), name="lamplight-thinking", daemon=True).start()
    return Worker(ours, None)


def shared_flags() -> tuple[Flags, bool]:
    """Flags that a process can share, and whether it can."""
    try:
        return multiprocessing.get_context("spawn").RawArray("q", 2), True
    except OSError:
        return [0, 0], False
