"""The tiles of both sides and the numbers of pieces, verbs and areas (rules, sections 2 and 9). Knows no position.

Seat 0 plays the Greeks, seat 1 the Trojans.

Pieces
    10 * side + tile + 1, so 1 to 20, for the ten different tiles of a side (equal tiles share a number). A string tile
    has the number of the edge it lies on (see `board`).

Places
    1 + space: the spaces of the board. 100 to 173: the edges (see `board`). `TURNED` + side: where tiles lie that are
    turned over; `STACK` + side; `ORACLE` + 3 * side + kind: the three stacks of the Oracle.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from engine.core.words import Sentence, say
from engine.games.agamemnon.words import Terms


class Verb(IntEnum):
    """What a decision can be."""

    PLACE = 1
    """Put a tile (piece) on a space (place)."""
    EXCHANGE = 2
    """After a Warp: what lies on one edge (piece) goes to the other (place) and the other way round (rules 5.3, 8.3)."""
    KEEP = 3
    """After a Warp: exchange nothing. No piece, no place."""
    REDRAW = 4
    """Put a weaver (piece) back into the stack (place) and turn over another tile (rules 5.2)."""
    NAME = 5
    """Oracle: name the stack (place) the next tile comes from. No piece (rules 9)."""


SIDES: Final = 2
KINDS: Final = 10
"""Different tiles of a side; the first five are the leaders A to E."""
LA, LB, LC, LD, LE, W1, W2, W3, WARP, WEFT = range(KINDS)
LEADERS: Final = 5
RANKS: Final = "ABCDE"

COUNTS: Final = (1, 1, 1, 1, 1, 3, 2, 1, 2, 2)
SPEARS: Final = (1, 3, 4, 3, 2, 1, 2, 3, 0, 0)
TILE_TEXTS: Final = ("la", "lb", "lc", "ld", "le", "w1", "w2", "w3", "warp", "weft")
"""The tiles as they are written in moves."""
SIDE_TEXTS: Final = ("g", "t")
TILE_NAMES: Final[tuple[Sentence | Terms, ...]] = (
    *(say(Terms.LEADER, rank=rank) for rank in RANKS),
    *(say(Terms.WARRIOR, spears=SPEARS[tile]) for tile in (W1, W2, W3)),
    Terms.WARP,
    Terms.WEFT,
)
SIDE_NAMES: Final = (Terms.GREEKS, Terms.TROJANS)

TILES: Final = sum(COUNTS)
"""Tiles of one side."""
TURNS: Final = 16
REDRAW_TURNS: Final = 4
"""The first two turns of each player."""

TURNED: Final = 50
STACK: Final = 60
ORACLE: Final = 70
ALL_TILES: Final = range(KINDS)
ORACLE_STACKS: Final = (range(LA, W1), range(W1, WARP), range(WARP, KINDS))
"""The tiles of the three stacks: leaders, warriors, weavers."""
ORACLE_TEXTS: Final = ("leaders", "warriors", "weavers")
ORACLE_NAMES: Final = (Terms.LEADERS, Terms.WARRIORS, Terms.WEAVERS)


def tiles_in(turn: int) -> int:
    """Return how many tiles are placed in a turn, 1 to 16 (rules 5.1)."""
    return 1 if turn in (1, TURNS) else 2


def side_of(piece: int) -> int:
    """Return the side of a tile, 0 Greek, 1 Trojan."""
    return (piece - 1) // KINDS


def tile_of(piece: int) -> int:
    """Return which of the ten tiles a piece is."""
    return (piece - 1) % KINDS
