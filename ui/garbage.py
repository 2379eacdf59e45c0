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
        self._timer.timeout.connect(collect_what_is_due)
        self._automatic = False

    def begin(self) -> None:
        """Take over from the automatic collector."""
        self._automatic = gc.isenabled()
        gc.disable()
        gc.freeze()
        self._timer.start(_EVERY_MS)

    def end(self) -> None:
        """Leave the automatic collector as it was."""
        self._timer.stop()
        gc.unfreeze()
        if self._automatic:
            gc.enable()


def collect_what_is_due() -> None:
    """What the automatic collector would do now, in the thread that calls."""
    due = [
        generation
        for generation, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
        if limit and count > limit
    ]
    if due:
        gc.collect(due[-1])
