"""Numbers of pieces and places of Uptown, and where each tile may go (rules, section 1). Knows no position.

Pieces
    28 * colour + tile + 1, so 1 to 140. Tiles 0 to 8 are the numbers 1 to 9, 9 to 17 the letters A to I, 18 to 26 the
    symbols in the order of their blocks, 27 is the wild tile. Colour c belongs to seat c mod players: with two
    colours each (two players), seats 0 and 1 have the colours 0, 2 and 1, 3.

Places
    11 to 99: cells, 10 * row + column, both from 1 (A1 is 11, I9 is 99). The tens are no cells: this empty column
    lets a board be one int in which the neighbours of a bit are found by shifts (see `groups`).
    `RACK` + colour, `SUPPLY` + colour, `CAPTURED` + seat, `OUT` (removed from the game): the other areas of a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from engine.core.move import PLACE_BITS, VERB_SHIFT
from engine.core.words import Words
from engine.games.uptown.words import Terms


class Verb(IntEnum):
    """What a turn can be."""

    PLACE = 1
    """Put the piece on the place, a cell."""
    REMOVE = 2
    """Put the piece out of the game (place `OUT`); only when nothing can be placed (rules 3.3)."""


SIDE: Final = 9
TILES: Final = 28
"""Tiles of one colour."""
MOST_COLOURS: Final = 5
WILD: Final = 27

RACK_SIZE: Final = 5
TURNS_PER_COLOUR: Final = 24
"""5 on the rack + 23 in the supply - 4 that stay unplaced (rules 3.2)."""

ROW: Final = 10
"""Step from a cell to the one below it."""
RACK: Final = 100
SUPPLY: Final = 110
CAPTURED: Final = 120
OUT: Final = 130

SYMBOLS: Final = ("man", "ring", "woman", "lamp", "city", "sax", "car", "cards", "wine")
SYMBOL_WORDS: Final = tuple(Terms[name.upper()] for name in SYMBOLS)
NUMBERS: Final = tuple("123456789")
LETTERS: Final = tuple("ABCDEFGHI")
TILE_NAMES: Final[tuple[str | Words, ...]] = (*NUMBERS, *LETTERS, *SYMBOL_WORDS, "$")
TILE_TEXTS: Final = (*NUMBERS, *(letter.lower() for letter in LETTERS), *SYMBOLS, "$")
"""The tiles as they are written in moves."""

ALL_CELLS: Final = tuple(ROW * row + column for row in range(1, SIDE + 1) for column in range(1, SIDE + 1))
"""The 81 cells in reading order: index 9 * row + column, both from 0."""
CELL_NAMES: Final = {cell: f"{LETTERS[cell // ROW - 1]}{cell % ROW}" for cell in ALL_CELLS}


def _cells_of(tile: int) -> tuple[int, ...]:
    """Return the cells a tile may go to (rules 1.3)."""
    kind, number = divmod(tile, SIDE)
    match kind:
        case 0:
            return tuple(cell for cell in ALL_CELLS if cell % ROW - 1 == number)
        case 1:
            return tuple(cell for cell in ALL_CELLS if cell // ROW - 1 == number)
        case 2:
            return tuple(cell for cell in ALL_CELLS if block_of(cell) == number)
        case _:
            return ALL_CELLS


def block_of(cell: int) -> int:
    """Return the block of a cell, 0 to 8 in reading order; its symbol has the same number."""
    return (cell // ROW - 1) // 3 * 3 + (cell % ROW - 1) // 3


BITS: Final = tuple(1 << place for place in range(ROW * (SIDE + 1)))
"""By place number: the bit of a cell."""
BOARD: Final = sum(BITS[cell] for cell in ALL_CELLS)
"""All 81 cells as bits."""

# By piece number; entry 0 stands for no piece.
CELLS: Final = ((), *(_cells_of(tile) for _ in range(MOST_COLOURS) for tile in range(TILES)))
MASKS: Final = tuple(sum(BITS[cell] for cell in cells) for cells in CELLS)
"""The cells a piece may go to, as bits."""
MOVES: Final = tuple(
    tuple((Verb.PLACE << VERB_SHIFT | piece << PLACE_BITS | cell, BITS[cell]) for cell in cells)
    for piece, cells in enumerate(CELLS)
)
"""Every placement of a piece, in the order of its cells, with the bit of the cell."""
COLOUR: Final = bytes([0, *(colour for colour in range(MOST_COLOURS) for _ in range(TILES))])
TILE: Final = bytes([0, *(tile for _ in range(MOST_COLOURS) for tile in range(TILES))])
PIECES: Final = tuple(
    bytes(range(TILES * colour + 1, TILES * colour + TILES + 1)) for colour in range(MOST_COLOURS)
)
"""By colour: its 28 pieces."""
WILDS: Final = tuple(pieces[WILD] for pieces in PIECES)


def supply(pieces: Sequence[int]) -> bytes:
    """Return what a colour draws after each of its 24 turns, when these pieces are still to come in this order.

    Turns that are past, and the last one, draw nothing (0).
    """
    return bytes(pieces).rjust(TURNS_PER_COLOUR - 1, b"\0") + b"\0"
