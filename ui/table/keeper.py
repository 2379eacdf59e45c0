"""Keeps the running match on disk: writes autosaves in a thread, always the newest one, three generations.

A write waits for the disk to confirm, which can take longer than a frame; so it happens here. `flush` waits for the
last one before the window closes.
"""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.core.saves import SaveFile, write_autosave

FLUSH_SECONDS = 5.0


class Keeper(QObject):
    """Writes one autosave file."""

    failed = Signal(str)
    """Why the last write failed, in the system's words; the older file is still there."""

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._wanted: SaveFile | None = None
        self._busy = False
        self._closing = False
        self._change = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, save: SaveFile) -> None:
        """Write this save as soon as the disk is free; one that still waits is not written any more."""
        with self._change:
            self._wanted = save
            self._change.notify_all()

    def flush(self) -> bool:
        """Wait until everything is written; tells whether it was in time."""
        with self._change:
            return self._change.wait_for(lambda: self._wanted is None and not self._busy, FLUSH_SECONDS)

    def close(self) -> None:
        """Write what waits, then end the thread."""
        self.flush()
        with self._change:
            self._closing = True
            self._change.notify_all()
        self._thread.join(timeout=FLUSH_SECONDS)

    def _run(self) -> None:
        while (save := self._next()) is not None:
            try:
                write_autosave(self._path, save)
            except OSError as error:
                with contextlib.suppress(RuntimeError):  # the window is gone
                    self.failed.emit(error.strerror or str(error))
            finally:
                self._written()

    def _next(self) -> SaveFile | None:
        with self._change:
            self._change.wait_for(lambda: self._wanted is not None or self._closing)
            save, self._wanted = self._wanted, None
            self._busy = save is not None
            return save

    def _written(self) -> None:
        with self._change:
            self._busy = False
            self._change.notify_all()
