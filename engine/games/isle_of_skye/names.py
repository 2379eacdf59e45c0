"""What things are called in sentences: tiles, terrains, directions, cells, scoring tiles.

Knows the words and the numbers, not the rules. The table and screen readers use `picture_of` and `scoring_name`.
"""

from __future__ import annotations

from typing import Final

from engine.core.words import Many, Part, Sentence, Words, say
from engine.games.isle_of_skye.places import AXE, CASTLE, COINS, SEATS, TILES, point_of
from engine.games.isle_of_skye.tiles import (
    COUNT_MASK,
    COUNTS,
    DIRECTIONS,
    ID_OF,
    KINDS,
    MOUNTAIN,
    PASTURE,
    PRINTED,
    SCROLLS,
    TERRAIN,
    WATER,
)
from engine.games.isle_of_skye.words import Kind, Picture, ScoringHelp, ScoringName, Thing, Where

TERRAIN_WORDS: Final = {PASTURE: Thing.PASTURE, MOUNTAIN: Thing.MOUNTAIN, WATER: Thing.WATER}
SIDES: Final = (Thing.NORTH, Thing.EAST, Thing.SOUTH, Thing.WEST)
_COUNTED: Final = tuple(Picture[kind.upper()] for kind in KINDS)
_KIND_WORDS: Final = tuple(Kind[kind.upper()] for kind in KINDS)


def kind_name(kind: int) -> Words:
    """Return what a scroll of a kind counts (index of `tiles.SCROLL_KINDS`)."""
    return _KIND_WORDS[kind]


def scoring_name(scoring: int) -> Words:
    """Return the name of a scoring tile, 1 to 16."""
    return tuple(ScoringName)[scoring - 1]


def scoring_help(scoring: int) -> Words:
    """Return in a sentence what a scoring tile, 1 to 16, pays."""
    return tuple(ScoringHelp)[scoring - 1]


def piece_name(piece: int) -> Sentence | Words:
    """Return what a piece, by its number, is called inside a sentence."""
    if 1 <= piece <= TILES:
        return say(Thing.TILE, tile=ID_OF[piece])
    if piece == CASTLE:
        return Thing.CASTLE
    if AXE <= piece < AXE + SEATS:
        return Thing.AXE
    if piece >= COINS:
        return Thing.GOLD
    return Thing.UNKNOWN if piece else Thing.NOTHING


def where(cell: int) -> Sentence:
    """Return where a cell is, in steps from the castle."""
    x, y = point_of(cell)
    if x == 0 and y == 0:
        return say(Where.CASTLE)
    vertical, horizontal = "SOUTH" if y > 0 else "NORTH", "EAST" if x > 0 else "WEST"
    if x == 0:
        return say(Where[vertical], n=abs(y))
    if y == 0:
        return say(Where[horizontal], n=abs(x))
    return say(Where[f"{vertical}_{horizontal}"], n=abs(y), m=abs(x))


def picture_of(tile: int) -> Sentence:
    """Return what is printed on a tile, as it lies when it is not turned."""
    printed = PRINTED[tile]
    assert printed is not None
    things: list[Part] = [
        say(word, n=count) for word, count in zip(_COUNTED, _counts(tile), strict=True) if count
    ]
    for road in printed.roads:
        edges = Many(tuple(SIDES[DIRECTIONS.index(direction)] for direction in road))
        things.append(say(Picture.ROAD, edges=edges))
    scroll = SCROLLS[tile]
    if scroll is not None:
        things.append(say(Picture.SCROLL, kind=kind_name(scroll[0])))
    sides = {
        side.name.lower(): TERRAIN_WORDS[TERRAIN[edge]]
        for side, edge in zip(SIDES, printed.edges, strict=True)
    }
    named = Many(tuple(things)) if things else Picture.NOTHING
    return say(Picture.TILE, tile=printed.id, things=named, **sides)


def _counts(tile: int) -> list[int]:
    return [COUNTS[tile] >> 6 * kind & COUNT_MASK for kind in range(len(KINDS))]
