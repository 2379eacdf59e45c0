"""How a lesson speaks of things on the table, readably: "piece: ship 1.0", "to: sail 2 temple", "score: a pyramids".

=====================  =============================================================================================
reference              what is meant
=====================  =============================================================================================
`piece: KEY`           a piece or decoration of the table by its key; `*` stands for anything
`to: MOVE`             where a move in notation goes
`from: MOVE`           what a move in notation picks up
`zone: NAME`           everything in a zone of the table, by its English name (what Tab walks through)
`place: NAME`          a place by what a screen reader says of it in English; `*` stands for anything
`score: SEAT LINE`     where a score line comes from: seat letter and the line's name, "a pyramids"
`last`                 where the last move of the lesson or the person happened
`board`, `dock`        the whole of it
=====================  =============================================================================================

What they mean on a table is looked up in `ui/learn/subjects.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.core.contract import ScoreLine, State
from engine.core.words import Many, Sentence, say
from engine.learn.lesson import SEATS
from engine.learn.words import Kinds


class Kind(StrEnum):
    """The word before the colon."""

    PIECE = "piece"
    TO = "to"
    FROM = "from"
    ZONE = "zone"
    PLACE = "place"
    SCORE = "score"
    LAST = "last"
    BOARD = "board"
    DOCK = "dock"


_ALONE = (Kind.LAST, Kind.BOARD, Kind.DOCK)


class BadReference(ValueError):
    """Text that refers to nothing; `why` is a sentence."""

    def __init__(self, why: Sentence) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference taken apart."""

    kind: Kind
    name: str = ""


def parse(text: str) -> Reference:
    """Return a reference. Raises `BadReference`."""
    word, colon, name = text.partition(":")
    if word not in tuple(Kind):
        known = Many(tuple(str(kind) if kind in _ALONE else f"{kind}:" for kind in Kind))
        raise BadReference(say(Kinds.FORM, known=known))
    kind = Kind(word)
    if kind in _ALONE and colon:
        raise BadReference(say(Kinds.NEEDS_NOTHING, kind=word))
    if kind not in _ALONE and not name.strip():
        raise BadReference(say(Kinds.NEEDS, kind=word))
    return Reference(kind, name.strip())


def score_lines(state: State, name: str) -> tuple[int, list[ScoreLine]]:
    """Return the seat and the score lines of "a pyramids", or all lines of "a". Raises `BadReference`."""
    letter, _, wanted = name.partition(" ")
    seat = SEATS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < state.players:
        raise BadReference(say(Kinds.BAD_SCORE))
    lines = [line for line in state.score_lines(seat) if wanted in ("", name_of(line))]
    if wanted and not lines:
        raise BadReference(say(Kinds.BAD_SCORE))
    return seat, lines


def name_of(line: ScoreLine) -> str:
    """Return what a score line is called in references: "burial groups"."""
    return line.label.template.name.lower().replace("_", " ")
