"""Numbers of pieces and places of Almadi (a table uses them to know what is picked up and where it is dropped).

Pieces
    1 to 88        landscapes, in the order O, C, P, M
    89 to 108      the four landscapes of each start tile: 89 + 4 * start tile + row - 1
    `MOSAIC`       a mosaic card (all alike)
    `STALL` + g    a stall card with goods g (0-3)
    `RUBY`         a ruby (all alike)
    `START` + t    start tile t (0-4)
    `OBJECTIVE` + o  objective o (1-32, in the order R, Y, B, G, N)
    `CHARACTER` + k  character k (1-26)

Places
    `SLOT` + s     slot s (0-7) of the central board: row s // 2 + 1
    `MIDDLE`, `SUPPLY`, `MOSAICS_DECK`, `STALLS_DECK`, `GEMS`, `ROW`, `OFFER`: objectives in the middle, face-down
                   supply, decks, ruby supply, open characters, start tiles to choose from
    `OBJECTIVES` + seat, `COMPLETED` + seat, `MOSAICS` + seat, `STALLS` + seat, `PURSE` + seat (rubies), `HAND` + seat,
    `TABLEAU` + seat (played characters), `DEALT` + seat (characters to choose from), `HOME` + seat (start tile)
    `REALM` + CELLS * seat + cell: a cell of a realm; cell = STRIDE * column + row

A realm is also a set of bits (bit = cell). Rows 0 and 5 exist for Abriza only; the seventh cell of every column is no
cell, so that neighbours are found by shifts of 1 (up, down) and `STRIDE` (left, right).
"""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final


@unique
class Verb(IntEnum):
    """Kinds of decisions, with piece -> place."""

    START = 1  # start tile -> own home (3.6)
    KEEP = 2  # dealt character -> own hand (12.1)
    PLACE = 3  # landscape of the central board -> cell of the own realm (5.1)
    MOVE = 4  # landscape of the own realm -> empty cell (6)
    SWAP = 5  # landscape of the own realm -> cell of another one (12.3, Hussain)
    TAKE = 6  # objective -> own objectives (7)
    PLAY = 7  # character of the hand or the row -> own tableau (12.2)
    WAKE = 8  # landscape of the own realm, placeless (12.3, Nur al-Din)
    TRADE = 9  # landscape of the central board -> cell of an own landscape (12.3, Abdullah)
    SKIP = 10  # nothing: decline what Scheherazade or the Fisherman offers
    END = 11  # nothing: end the turn, what is pending is lost (5.2)


@unique
class Ask(IntEnum):
    """What the seat to move has to decide."""

    START = 0  # a start tile (3.6)
    KEEP = 1  # characters to keep (12.1)
    TURN = 2  # anything of section 5
    TALE = 3  # an objective by Scheherazade
    WISH = 4  # a move by the Fisherman
    WAKE = 5  # a landscape by Nur al-Din
    TRADE = 6  # an exchange by Abdullah
    OVER = 7


SEATS: Final = 5
TILES: Final = 88
STARTS: Final = 5
ROWS: Final = 4
SLOTS: Final = 8
OBJECTIVE_CARDS: Final = 32
CHARACTER_CARDS: Final = 26
GOODS: Final = 4

FIRST_SPACE: Final = TILES + 1
PIECES: Final = TILES + STARTS * ROWS
MOSAIC: Final = 200
STALL: Final = 201
RUBY: Final = 210
START: Final = 220
OBJECTIVE: Final = 300
CHARACTER: Final = 400

SLOT: Final = 1
MIDDLE: Final = 20
SUPPLY: Final = 21
MOSAICS_DECK: Final = 22
STALLS_DECK: Final = 23
GEMS: Final = 24
ROW: Final = 25
OFFER: Final = 26
OBJECTIVES: Final = 30
COMPLETED: Final = 40
MOSAICS: Final = 50
STALLS: Final = 60
PURSE: Final = 70
HAND: Final = 80
TABLEAU: Final = 90
DEALT: Final = 100
HOME: Final = 110
REALM: Final = 1000

STRIDE: Final = 7
COLUMNS: Final = 100
CELLS: Final = STRIDE * COLUMNS
LAST_COLUMN: Final = COLUMNS - 2
"""16 placements, 5 djinn moves a turn and the Fisherman's reach column 97 at most."""


def cell_at(row: int, column: int) -> int:
    """Return the cell in a row (0-5) and a column (0 = start tile)."""
    return STRIDE * column + row


def point_of(cell: int) -> tuple[int, int]:
    """Return row and column of a cell."""
    column, row = divmod(cell, STRIDE)
    return row, column


def realm_place(seat: int, cell: int) -> int:
    """Return the place number of a cell of a realm; the cells of column 0 are all the start tile's place."""
    return HOME + seat if cell < STRIDE else REALM + CELLS * seat + cell


def realm_parts(place: int) -> tuple[int, int] | None:
    """Return seat and cell of a place in a realm, or `None`; rows 0 to 5, columns from 1."""
    seat, cell = divmod(place - REALM, CELLS)
    row, column = point_of(cell)
    if 0 <= seat < SEATS and row < STRIDE - 1 and 1 <= column <= LAST_COLUMN:
        return seat, cell
    return None


def _cells(rows: range) -> int:
    return sum(1 << cell_at(row, column) for row in rows for column in range(1, LAST_COLUMN + 1))


ROW_CELLS: Final = tuple(_cells(range(row, row + 1)) for row in range(STRIDE - 1))
"""By row 0 to 5: its cells where landscapes may lie."""
FIELD: Final = _cells(range(1, ROWS + 1))
"""Where landscapes may lie: rows 1 to 4 from column 1 on (4)."""
WIDE_FIELD: Final = _cells(range(ROWS + 2))
"""Where Abriza's owner may move landscapes to."""
HOME_CELLS: Final = 0b11110
"""The cells of the start tile."""
SLOT_ROW: Final = tuple(slot // 2 + 1 for slot in range(SLOTS))
"""Row of each slot of the central board."""
