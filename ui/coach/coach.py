"""When the coach speaks: which moves are judged, and what a move must give away for a word. No widgets.

What a move gives away is a share of the expected result, from 0 (lost) to 1 (won), so that the same setting means the
same in every game, whatever its points are worth. Judging runs in the thinking service before the computer's own
thoughts: at most `CEILING` seconds, mostly less than the move takes to be shown. Only after a word worth saying does
the computer wait for the person.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.ai.jobs import Job, Task, job_for
from engine.ai.judging import Verdict
from engine.core.contract import State

PLAYOUTS: Final = 1200
CEILING: Final = 2.0
"""Seconds a move is judged at most: as long as the computer may wait for it."""


class Strictness(StrEnum):
    """What the coach minds."""

    OFF = "off"
    BIG = "big"
    ALL = "all"


LEAST: Final = {Strictness.BIG: 0.10, Strictness.ALL: 0.04}
"""What a move must give away of the expected result for a word."""


class Coach(QObject):
    """The coach of one table: as the settings say, unless it was turned on or off at this table."""

    changed = Signal()
    """It was turned on or off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._usual = Strictness.OFF
        self._turned: bool | None = None
        self.may_speak: Callable[[], bool] = _always
        """Whether the coach may speak now: it must not tell others at the screen what is secret."""

    @property
    def strictness(self) -> Strictness:
        """What it minds now."""
        if self._turned is None:
            return self._usual
        if not self._turned:
            return Strictness.OFF
        return Strictness.BIG if self._usual is Strictness.OFF else self._usual

    @property
    def on(self) -> bool:
        """Whether moves are judged."""
        return self.strictness is not Strictness.OFF

    def use(self, usual: str) -> None:
        """Take what the settings say."""
        self._usual = Strictness(usual)
        self.changed.emit()

    def turn(self, on: bool) -> None:
        """Turn it on or off at this table; on, it minds big mistakes unless the settings are stricter."""
        self._turned = on
        self.changed.emit()

    def job(self, state: State, move: int, number: int, seed: int) -> Job | None:
        """Return the job of judging a move in the position before it, `None` when it is not judged."""
        if not self.on or not self.may_speak():
            return None
        job = job_for(state, number, seed, Task.JUDGE, iterations=PLAYOUTS, ceiling=CEILING, played=move)
        return job if len(job.legal) > 1 and move in job.legal else None

    def minds(self, verdict: Verdict) -> bool:
        """Tell whether a move gave away enough for a word."""
        return self.on and verdict.best != verdict.played and verdict.reward >= LEAST[self.strictness]


def _always() -> bool:
    return True
