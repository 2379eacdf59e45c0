"""Python's garbage is collected in the GUI thread and nowhere else.

A collection in another thread could destroy Qt objects there, which Qt answers with a crash. So the automatic
collector is off while the app runs, and a timer of the GUI thread does what it would have done.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 1000


class GarbageCollector(QObject):
    """Collects once a second, as much as Python's own thresholds ask for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._collect)

    def begin(self) -> None:
        """Take over from the automatic collector."""
        gc.disable()
        gc.freeze()
        self._timer.start(_EVERY_MS)

    def end(self) -> None:
        """Give the work back."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _collect(self) -> None:
        wanted = [
            generation
            for generation, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if limit and count > limit
        ]
        if wanted:
            gc.collect(wanted[-1])
