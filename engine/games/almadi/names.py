"""How pieces, cells and effects are called in sentences."""

from __future__ import annotations

from typing import Final

from engine.core.words import Many, Part, Sentence, Words, say
from engine.games.almadi.components import (
    CHARACTER_IDS,
    COUNT_MASK,
    DATA,
    DJINN_BITS,
    ID_OF,
    JAR_BITS,
    JAR_MASK,
    MOON_BITS,
    MOSAIC_BITS,
    OBJECTIVE_IDS,
    RUBY_BITS,
    STALL_BITS,
    START_IDS,
    TYPE_OF,
    TYPES,
)
from engine.games.almadi.places import (
    CHARACTER,
    CHARACTER_CARDS,
    FIRST_SPACE,
    GOODS,
    MOSAIC,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    PIECES,
    ROWS,
    RUBY,
    STALL,
    START,
    STARTS,
    TILES,
    point_of,
)
from engine.games.almadi.words import Character, Effect, Objective, Terms

TYPE_WORDS: Final = tuple(Terms[name.upper()] for name in TYPES)
GOODS_WORDS: Final = tuple(Terms[name.upper()] for name in DATA.goods)


def cell_name(cell: int) -> Sentence:
    """Return what a cell of a realm is called."""
    row, column = point_of(cell)
    return say(Terms.CELL, row=row, column=column)


def landscape_name(piece: int) -> Sentence:
    """Return what a landscape (1-88), or one of a start tile (89-108), is called."""
    kind = TYPE_WORDS[TYPE_OF[piece]]
    if piece <= TILES:
        return say(Terms.LANDSCAPE, kind=kind, id=ID_OF[piece])
    start, row = divmod(piece - FIRST_SPACE, ROWS)
    return say(Terms.SPACE, kind=kind, tile=start_name(start), row=row + 1)


def start_name(start: int) -> Sentence:
    """Return what a start tile (0-4) is called."""
    return say(Terms.START_TILE, id=START_IDS[start])


def objective_name(card: int) -> Words:
    """Return the name of an objective (1-32)."""
    return Objective[OBJECTIVE_IDS[card]]


def character_name(card: int) -> Words:
    """Return the name of a character (1-26)."""
    return Character[CHARACTER_IDS[card]]


def piece_name(piece: int) -> Part | None:
    """Return what any piece number is called, or `None` when there is no such piece."""
    if 1 <= piece <= PIECES:
        return landscape_name(piece)
    if START <= piece < START + STARTS:
        return start_name(piece - START)
    if OBJECTIVE < piece <= OBJECTIVE + OBJECTIVE_CARDS:
        return objective_name(piece - OBJECTIVE)
    if CHARACTER < piece <= CHARACTER + CHARACTER_CARDS:
        return character_name(piece - CHARACTER)
    if STALL <= piece < STALL + GOODS:
        return say(Terms.STALL, goods=GOODS_WORDS[piece - STALL])
    return {MOSAIC: Terms.MOSAIC, RUBY: Terms.RUBY}.get(piece)


_EFFECTS: Final = (
    (MOSAIC_BITS, COUNT_MASK, Effect.MOSAIC),
    (STALL_BITS, COUNT_MASK, Effect.STALL),
    (RUBY_BITS, COUNT_MASK, Effect.RUBY),
    (MOON_BITS, COUNT_MASK, Effect.MOON),
    (DJINN_BITS, COUNT_MASK, Effect.DJINN),
    (JAR_BITS, JAR_MASK, Effect.JAR),
)


def effects(tally: int) -> Many:
    """Return the contents of a tally as a list for people, possibly empty."""
    counts = ((tally >> shift & mask, word) for shift, mask, word in _EFFECTS)
    return Many(tuple(say(word, n=count) for count, word in counts if count))
