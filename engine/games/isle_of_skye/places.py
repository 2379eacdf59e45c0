"""The numbers moves are made of: verbs, what can be picked up (pieces), and where it can be put (places).

Moves
    AXE     the own axe on the place of an own drawn tile
    STAKE   n gold on the place of an own drawn tile
    BUY     an offered tile to the own building stock
    PASS    no piece, no place
    BUILD   a tile of the own building stock to a cell of the own estate, with a rotation

Pieces (10 bits)
    1-73    landscape tiles L01-L73
    74      a castle (all alike; never moved)
    80-84   the axe of seat 0-4
    100+n   n gold in coins, n = 0-923 (0 only so that it can be refused)

Places (14 bits)
    1-15    where a seat's drawn tiles lie: 1 + 3 * seat + slot, slot 0-2, tiles in ascending order
    20-24   the building stock of seat 0-4: tiles bought or kept, waiting to be laid
    30-34   the purse of seat 0-4
    40, 41  the bag, the bank
    50-53   the scoring tiles A-D
    1024-   cells of the estates with a rotation: 1024 + 3044 * seat + 4 * cell + rotation

A cell is any (x, y) with |x| + |y| <= 19, x to the east, y to the south, the castle at (0, 0): an estate never holds
more than 18 tiles beside the castle, so it never reaches farther than 18 steps, and its empty neighbours never farther
than 19. Its number is 380 + 20 x + 19 y, which gives every such cell a number of its own from 0 to 760: with
u = x + y + 19 and v = x - y + 19, both from 0 to 38 and both odd or both even, it is (39 u + v) / 2. So the neighbours
are always -19, +20, +19 and -20 away, and no table and no test of borders is needed. The highest place is
1024 + 3044 * 4 + 4 * 760 + 3 = 16243; 14 bits hold 16383.
"""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

TILES: Final = 73
CASTLE: Final = 74
AXE: Final = 80
COINS: Final = 100
MOST_COINS: Final = 923

SLOT: Final = 1
SLOTS: Final = 3
STOCK: Final = 20
PURSE: Final = 30
BAG: Final = 40
BANK: Final = 41
SCORING: Final = 50
ESTATE: Final = 1024


@unique
class Verb(IntEnum):
    """The kinds of decision (see the head of this module)."""

    AXE = 1
    STAKE = 2
    BUY = 3
    PASS = 4
    BUILD = 5


SEATS: Final = 5
RADIUS: Final = 19
WIDTH: Final = 2 * RADIUS + 1
CELLS: Final = (WIDTH * WIDTH + 1) // 2
ESTATE_SPAN: Final = 4 * CELLS
PLACES: Final = ESTATE + SEATS * ESTATE_SPAN
"""One more than the highest place."""
SPAN: Final = CELLS + WIDTH + 1
"""Length of an array over cells; the surplus takes the far corners of cells at the rim."""

HOME: Final = CELLS // 2
"""The cell of the castle."""

NORTH, EAST, SOUTH, WEST = range(4)
STEP: Final = (-19, 20, 19, -20)
"""From a cell to its neighbour in the north, east, south, west."""

CORNERS: Final = (1, 39, -1, -39)
"""From a cell to the cells that touch only its north-east, south-east, south-west, north-west corner."""


def cell_at(x: int, y: int) -> int:
    """Return the cell at a point; `ValueError` outside |x| + |y| <= 19."""
    if abs(x) + abs(y) > RADIUS:
        raise ValueError(f"no cell at {x}, {y}")
    return HOME + STEP[EAST] * x + STEP[SOUTH] * y


def point_of(cell: int) -> tuple[int, int]:
    """Return x (to the east) and y (to the south) of a cell, counted from the castle."""
    u, v = (part - RADIUS for part in divmod(2 * cell, WIDTH))
    return (u + v) // 2, (u - v) // 2


def estate_place(seat: int, cell: int, rotation: int = 0) -> int:
    """Return the place number of a cell of a seat's estate, for a tile turned by so many quarter turns."""
    return ESTATE + ESTATE_SPAN * seat + 4 * cell + rotation


def estate_parts(place: int) -> tuple[int, int, int] | None:
    """Return seat, cell and rotation of an estate's place, or `None` for another place."""
    if not ESTATE <= place < ESTATE + ESTATE_SPAN * SEATS:
        return None
    seat, rest = divmod(place - ESTATE, ESTATE_SPAN)
    return seat, rest >> 2, rest & 3


def slot_owner(place: int) -> int:
    """Return the seat whose drawn tile lies at a place, or -1 when it is no such place."""
    return (place - SLOT) // SLOTS if SLOT <= place < SLOT + SLOTS * SEATS else -1
