"""What is said between the thinking service and its worker: jobs one way, news the other. Plain data, picklable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.ai.hints import Hint
from engine.ai.judging import Verdict
from engine.ai.levels import LEVELS
from engine.ai.search import Outcome
from engine.core.contract import State, View
from engine.core.move import NO_MOVE

USUAL_CEILING: Final = 10.0
"""Seconds that anything but a move of a level may take."""

PLAYOUT_CEILING: Final = 0.001
"""Seconds that a level's playouts may take each: several times what they take (docs/ai.md), for slow and busy machines."""

LEAST_CEILING: Final = 0.3
"""Seconds that a move may take in any case."""


class Task(StrEnum):
    """What a job asks for."""

    MOVE = "move"
    HINT = "hint"
    JUDGE = "judge"


@dataclass(frozen=True, slots=True)
class Job:
    """One decision to think about. Make it with `job_for`.

    `number` tells jobs apart and must grow from job to job. `legal` are the moves the seat may make, against which the
    answer is checked. `level` matters for moves only; `iterations` replaces the usual number of playouts unless 0.
    `ceiling` is how many seconds the search may take at most; it then answers with what it knows. `played` is the move
    that is to be judged.
    """

    number: int
    game: str
    view: View
    seat: int
    legal: tuple[int, ...]
    seed: int
    task: Task = Task.MOVE
    level: str = "skilled"
    iterations: int = 0
    ceiling: float = USUAL_CEILING
    played: int = NO_MOVE


def job_for(
    state: State,
    number: int,
    seed: int,
    task: Task = Task.MOVE,
    level: str = "skilled",
    iterations: int = 0,
    ceiling: float | None = None,
    played: int = NO_MOVE,
) -> Job:
    """Return the job of choosing for the seat to move: this is where a state becomes a view.

    Where no `ceiling` is given, a move has that of its level and everything else the usual one.
    """
    seat = state.to_move
    view, legal = state.observe(seat), tuple(state.legal_moves())
    if ceiling is None:
        ceiling = ceiling_of(level) if task is Task.MOVE and not iterations else USUAL_CEILING
    return Job(number, state.facts.id, view, seat, legal, seed, task, level, iterations, ceiling, played)


def ceiling_of(level_id: str) -> float:
    """Return the seconds a level may take for one move: only a guard, as it plays by playouts and mostly takes far less."""
    playouts = next((level.effort.iterations for level in LEVELS if level.id == level_id), 0)
    return max(LEAST_CEILING, playouts * PLAYOUT_CEILING)


@dataclass(frozen=True, slots=True)
class Ready:
    """The worker is up and will take jobs."""


@dataclass(frozen=True, slots=True)
class FirstThought:
    """The best move at first sight, sent before the search in case nothing follows."""

    number: int
    move: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is: playouts made and wanted."""

    number: int
    done: int
    wanted: int


@dataclass(frozen=True, slots=True)
class Done:
    """A finished job; `hint` or `verdict` is there when it was asked for."""

    number: int
    outcome: Outcome
    hint: Hint | None = None
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Failed:
    """A job that raised; `why` is the traceback, for the log file."""

    number: int
    why: str


News = Ready | FirstThought | Progress | Done | Failed
