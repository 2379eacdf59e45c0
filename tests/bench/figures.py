"""What a bench finds out, and how work is timed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

ROUNDS: Final = 5
SECONDS: Final = 0.4
"""Processor time of one round."""


class LeftOut(Exception):
    """A bench that cannot be run here; the message says why."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure. `against` has the figures of others in the same run, by name; `game` is "" when it is of no game."""

    name: str
    game: str
    value: float
    unit: str
    against: dict[str, float] | None = None

    def __str__(self) -> str:
        """Return one line for people."""
        others = "".join(f"; {name}: {value:,.6g}" for name, value in (self.against or {}).items())
        return f"{self.name}{f' ({self.game})' if self.game else ''}: {self.value:,.6g} {self.unit}{others}"


def as_data(figure: Figure) -> dict[str, Any]:
    """Return a figure as `bench --json` prints it; `game` is null when it is of no game."""
    return {**asdict(figure), "game": figure.game or None}


def rate(work: Callable[[], int]) -> float:
    """Return how many things a second `work` does, which says how many it did; second best of some rounds.

    Processor time, so that other programs disturb little.
    """
    work()
    return sorted(_round(work) for _ in range(ROUNDS))[-2]


def _round(work: Callable[[], int]) -> float:
    start, done = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        done += work()
    return done / spent
