"""Shapes in a realm, all on sets of cells (bits, see `places`). Knows no position, no player and no points of cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.almadi.components import CAPACITY, NUMBERS
from engine.games.almadi.places import ROW_CELLS, STRIDE

_COLUMN: Final = 0b11110
"""Rows 1 to 4 of one column."""
_SQUARE: Final = 0b11 | 0b11 << STRIDE
"""The 2x2 square whose upper left cell is bit 0."""


def beside(cells: int) -> int:
    """Return all cells that touch one of the cells with a side (4); they may be among the cells."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def bits(cells: int) -> Iterator[int]:
    """Yield the cells of a set, one by one, ascending."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def groups(cells: int) -> list[int]:
    """Return the maximal sets of cells connected by sides (10.1)."""
    found = []
    while cells:
        group, grown = 0, cells & -cells
        while grown != group:
            group = grown
            grown |= (group << 1 | group >> 1 | group << STRIDE | group >> STRIDE) & cells
        found.append(group)
        cells ^= group
    return found


def group_sizes(cells: int) -> list[int]:
    """Return the sizes of all groups."""
    return [group.bit_count() for group in groups(cells)]


def capacity(caravans: int, larger: int = 0) -> int:
    """Return how many goods all caravan groups carry, each counted `larger` caravans larger (10.2, 12.3 Firuz)."""
    most = len(CAPACITY) - 1
    return sum(CAPACITY[min(most, size + larger)] for size in group_sizes(caravans))


def palace_values(palaces: int, oases: int, markets: int) -> list[int]:
    """Return the value of every palace, in the order of their cells (10.3)."""
    return [palace_value(cell, oases | markets) for cell in bits(palaces)]


def palace_value(cell: int, giving: int) -> int:
    """Return the value of a palace on a cell when these cells hold oases or markets (10.3)."""
    around = (beside(1 << cell) & giving).bit_count()
    return 1 + around if around else 0


def oasis_points(oases: int) -> int:
    """Return the points for groups of oases, without the bonus (10.1)."""
    least = NUMBERS.min_oasis_group
    return NUMBERS.oasis_points * sum(size for size in group_sizes(oases) if size >= least)


def longest_line(cells: int) -> int:
    """Return the length of the longest unbroken line in one row or one column (11.3)."""
    return max(_run(cells, 1), _run(cells, STRIDE))


def longest_row(cells: int) -> int:
    """Return the length of the longest unbroken run in one of rows 1 to 4, start column included (N8, Budur)."""
    return _run(cells & inner_rows(cells), STRIDE)


def inner_rows(cells: int) -> int:
    """Return the cells that lie in rows 1 to 4."""
    return cells & ~(ROW_CELLS[0] | ROW_CELLS[5])


def _run(cells: int, step: int) -> int:
    length = 0
    while cells:
        length += 1
        cells &= cells >> step
    return length


def fullest_square(cells: int) -> int:
    """Return the largest number of the cells in one 2x2 square (B6)."""
    best, width = 0, cells.bit_length()
    for corner in range(width):
        best = max(best, (cells >> corner & _SQUARE).bit_count())
    return best


def varied_squares(kinds: tuple[int, int, int, int]) -> list[int]:
    """Return the 2x2 squares with one landscape of each of the four kinds (N7)."""
    cells = kinds[0] | kinds[1] | kinds[2] | kinds[3]
    found = cells & cells >> 1
    found &= found >> STRIDE
    squares = (_SQUARE << corner for corner in bits(found))
    return [square for square in squares if all(square & kind for kind in kinds)]


def disjoint_pair(squares: list[int]) -> bool:
    """Tell whether two of the squares share no cell."""
    return any(not one & other for number, one in enumerate(squares) for other in squares[:number])


def column_kinds(kinds: tuple[int, int, int, int]) -> list[int]:
    """Return for each column from 1 on how many different kinds lie in its rows 1 to 4 (N6, Badr al-Budur)."""
    cells = kinds[0] | kinds[1] | kinds[2] | kinds[3]
    columns = range(STRIDE, cells.bit_length(), STRIDE)
    return [sum(1 for kind in kinds if kind >> column & _COLUMN) for column in columns]
