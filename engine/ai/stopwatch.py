"""Seconds that pass, whatever the clock does."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Seconds since the start that survive a clock that is set back: time already counted stays counted."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.restart()

    def restart(self) -> None:
        """Begin again at 0."""
        self._last = self._clock()
        self._seconds = 0.0

    def seconds(self) -> float:
        """Return the seconds counted so far."""
        now = self._clock()
        self._seconds += max(0.0, now - self._last)
        self._last = now
        return self._seconds
