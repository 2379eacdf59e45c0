"""Finished games as lines of a file, so that a long ladder can go on another day and adds up.

A line is one game in JSON. A game is known by its series (all that decides how it goes, but for the code) and its number
in it; lines written by other code do not count, as they would mix players of different strength under one name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

import engine
from engine.core.registry import facts_of
from engine.lab.requests import Tournament
from engine.lab.selfplay import Played

MAX_BYTES = 256 * 1024 * 1024
Name = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Record(msgspec.Struct, frozen=True):
    """One finished game; `ranks` and `scores` are in the order of `entrants`."""

    series: Name
    number: Number
    code: Name
    game: Name
    entrants: tuple[Name, ...]
    ranks: tuple[Number, ...]
    scores: tuple[int, ...]
    moves: Number


class NotRecords(ValueError):
    """The file holds something else; `line` counts from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


def record_of(tournament: Tournament, number: int, played: Played) -> Record:
    """Return what is kept of game `number` of a tournament."""
    return Record(
        series_of(tournament),
        number,
        code_of(tournament.game),
        tournament.game,
        tournament.entrants,
        played.ranks,
        played.scores,
        len(played.save.moves),
    )


def read_records(file: Path) -> list[Record]:
    """Return the games in a file, none when it does not exist yet. Raises `OSError` and `NotRecords`.

    A last line that was cut off, as when the machine was switched off, is no error.
    """
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")
    records = []
    for number, line in enumerate(lines, 1):
        try:
            if line.strip():
                records.append(msgspec.json.decode(line, type=Record))
        except msgspec.MsgspecError as error:
            if number < len(lines):
                raise NotRecords(number) from error
    return records


def append_record(file: Path, record: Record) -> None:
    """Add a game to a file as one line; a line cut off before it is removed. Raises `OSError`."""
    with file.open("ab+") as out:
        out.truncate(_end_of_last_line(file))
        out.write(msgspec.json.encode(record) + b"\n")


def _end_of_last_line(file: Path) -> int:
    with file.open("rb") as lines:
        size = lines.seek(0, 2)
        start = max(0, size - 4096)
        lines.seek(start)
        return start + lines.read().rfind(b"\n") + 1 if size else 0


def missing(tournament: Tournament, records: Iterable[Record]) -> list[int]:
    """Return the numbers of the games of a tournament that are not among the records."""
    there = {record.number for record in counting(tournament, records)}
    return [number for number in range(tournament.matches) if number not in there]


def counting(tournament: Tournament, records: Iterable[Record]) -> list[Record]:
    """Return the games of a tournament played by the present code, in order, each once."""
    series, code = series_of(tournament), code_of(tournament.game)
    found = {
        record.number: record
        for record in records
        if record.series == series and record.code == code and record.number < tournament.matches
    }
    return [found[number] for number in sorted(found)]


def series_of(tournament: Tournament) -> str:
    """Return 16 hex digits for all that decides how the games of a tournament go, except their number and the code."""
    parts = {
        "game": tournament.game,
        "rules": facts_of(tournament.game).rules_version,
        "options": dict(tournament.options),
        "entrants": tournament.entrants,
        "weights": {name: dict(weights) for name, weights in tournament.weights.items()},
        "seed": tournament.seed,
        "playouts": tournament.playouts,
        "budget": tournament.budget,
    }
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:16]


@cache
def code_of(game: str) -> str:
    """Return 16 hex digits for the source of everything that chooses or judges moves of a game."""
    root = Path(engine.__file__).parent
    folders = (root / "core", root / "ai", root / "games" / game)
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".json")]
    digest = hashlib.sha256()
    for file in sorted([*files, root / "lab" / "selfplay.py"]):
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
