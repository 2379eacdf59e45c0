"""What a command line asks for, checked as far as no file need be opened: one small class per command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.core.contract import OptionValue, Setup
from engine.core.saves import SeatSpec
from engine.lab.crew import Crew

LAST = -1
"""The ply after the last move of a save."""


@dataclass(frozen=True, slots=True)
class WindowRequest:
    """Open the window, with a save if `file` is given."""

    file: Path | None = None


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """Open the window at a new table."""

    setup: Setup
    seats: tuple[SeatSpec, ...]


@dataclass(frozen=True, slots=True)
class ShotRequest:
    """Draw a table as a PNG: of a new match of `game`, or of `file` at a ply. `size` is in logical pixels."""

    game: str
    file: Path | None
    out: Path
    seed: int
    ply: int
    size: tuple[int, int]
    scale: float
    theme: str
    language: str
    lesson: str = ""
    """A lesson of `game` to draw instead of a match, at a step from 1; with `done` after its solution."""
    step: int = 1
    done: bool = False


@dataclass(frozen=True, slots=True)
class LessonRequest:
    """Say what is wrong with the lessons of a game, or with one; with a step (from 1) also what it can refer to."""

    game: str
    lesson: str = ""
    step: int = 0


@dataclass(frozen=True, slots=True)
class StartRequest:
    """Print a start position for a lesson: the bots' first moves, or with `state` the complete position after them."""

    setup: Setup
    ply: int
    state: bool


@dataclass(frozen=True, slots=True)
class RulesRequest:
    """Draw a game's rules page as a PNG, `width` pixels wide; `section` "" for the whole page."""

    game: str
    out: Path
    section: str
    width: int
    theme: str
    language: str


@dataclass(frozen=True, slots=True)
class QuickRequest:
    """Write a game's quick reference as a PDF or a PNG."""

    game: str
    out: Path
    language: str


@dataclass(frozen=True, slots=True)
class BenchRequest:
    """Run the benches."""

    json: bool


@dataclass(frozen=True, slots=True)
class GamesRequest:
    """List the games."""

    json: bool


@dataclass(frozen=True, slots=True)
class VerifyRequest:
    """Replay saves."""

    files: tuple[Path, ...]
    json: bool


@dataclass(frozen=True, slots=True)
class LegalRequest:
    """List the legal moves in a save at a ply."""

    file: Path
    ply: int
    json: bool


@dataclass(frozen=True, slots=True)
class StateRequest:
    """Show the complete state in a save at a ply."""

    file: Path
    ply: int
    json: bool


@dataclass(frozen=True, slots=True)
class ReviewRequest:
    """Look back at a finished match; `playouts` a decision, or 0 for the usual number."""

    file: Path
    playouts: int
    json: bool


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what how often. `entrants` are levels or `YARDSTICKS`, one per seat.

    `playouts` replaces the playouts of all levels unless 0; `budget` (seconds a decision) replaces them unless 0. An entrant
    named in `weights` (such as "skilled@file.json") plays with these weights of the bot instead of its own.
    """

    game: str
    options: Mapping[str, OptionValue]
    entrants: tuple[str, ...]
    matches: int
    seed: int
    playouts: int = 0
    budget: float = 0.0
    weights: Mapping[str, Mapping[str, float]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SelfPlayRequest:
    """Let levels play each other; the matches are saved in `folder` if there is one."""

    tournament: Tournament
    crew: Crew
    folder: Path | None
    json: bool


@dataclass(frozen=True, slots=True)
class LadderRequest:
    """Play tables of several entrants and add them up; `results` keeps finished games. `form`: text, json or csv."""

    entrants: tuple[str, ...]
    tables: tuple[Tournament, ...]
    crew: Crew
    results: Path | None
    form: str


@dataclass(frozen=True, slots=True)
class TuneRequest:
    """Fit a bot's weights to the games of a tournament and write them to `out`; `check` games against the old ones."""

    tournament: Tournament
    crew: Crew
    check: int
    out: Path
    json: bool


@dataclass(frozen=True, slots=True)
class PracticeRequest:
    """Find positions to practise and write them to `out`; `command` says in the file how they came about."""

    game: str
    seed: int
    count: int
    out: Path
    command: str


Request = (
    WindowRequest
    | PlayRequest
    | ShotRequest
    | LessonRequest
    | RulesRequest
    | QuickRequest
    | StartRequest
    | BenchRequest
    | GamesRequest
    | VerifyRequest
    | LegalRequest
    | StateRequest
    | SelfPlayRequest
    | ReviewRequest
    | LadderRequest
    | TuneRequest
    | PracticeRequest
)
