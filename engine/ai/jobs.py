"""What is said between the thinking service and its worker: jobs one way, news the other. Plain data, picklable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.ai.hints import Hint
from engine.ai.judging import Verdict
from engine.ai.search import Outcome
from engine.core.contract import State, View
from engine.core.move import NO_MOVE


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
    ceiling: float = 10.0
    played: int = NO_MOVE


def job_for(
    state: State,
    number: int,
    seed: int,
    task: Task = Task.MOVE,
    level: str = "skilled",
    iterations: int = 0,
    ceiling: float = 10.0,
    played: int = NO_MOVE,
) -> Job:
    """Return the job of choosing for the seat to move: this is where a state becomes a view."""
    seat = state.to_move
    view, legal = state.observe(seat), tuple(state.legal_moves())
    return Job(number, state.facts.id, view, seat, legal, seed, task, level, iterations, ceiling, played)


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
