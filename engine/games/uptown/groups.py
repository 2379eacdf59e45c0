"""Groups of one colour on a board of bits, and what taking or adding a tile does to them (rules, section 4).

A board is an int with one bit per tile, numbered as in `tiles`: neighbours are 1 and 10 bits away and the empty tens
keep rows apart. Whether a cell joins or cuts is read from the eight cells around it; only when these leave it open
(two neighbours that may be connected the long way round) the group is walked through.
"""

from __future__ import annotations

from typing import Final

from engine.games.uptown.tiles import ALL_CELLS, BITS, ROW

_CORNER: Final = ROW + 1
"""How far a cell's upper left neighbour is; `board >> cell - _CORNER` brings the 3 x 3 cells around it to the low bits."""
_RING: Final = (0, 1, 2, ROW + 2, 2 * ROW + 2, 2 * ROW + 1, 2 * ROW, ROW)
"""The eight cells around a cell in circular order, as bits of that window; every second one touches the cell."""
RING: Final = sum(1 << bit for bit in _RING)


def _arcs(pattern: int) -> int:
    """Return how many separate runs of the ring touch the cell in its middle."""
    ring = [pattern >> bit & 1 for bit in _RING]
    touching = sum(ring[1::2])
    joined = sum(ring[corner - 1] & ring[corner] & ring[corner + 1] for corner in (0, 2, 4, 6))
    return max(touching - joined, min(touching, 1))


def _patterns() -> dict[int, int]:
    patterns = [
        sum(1 << bit for number, bit in enumerate(_RING) if code >> number & 1) for code in range(256)
    ]
    return {pattern: _arcs(pattern) for pattern in patterns}


ARCS: Final = _patterns()
"""Pattern of a ring (`board >> cell - 11 & RING`) -> number of groups it looks like from there."""
NEIGHBOURS: Final = tuple(
    sum(BITS[cell + step] for step in (-ROW, -1, 1, ROW) if cell + step in ALL_CELLS)
    if cell in ALL_CELLS
    else 0
    for cell in range(len(BITS))
)
"""By cell: the cells that share an edge with it, as bits."""
AROUND: Final = tuple(
    sum(
        BITS[cell + step + row]
        for row in (-ROW, 0, ROW)
        for step in (-1, 0, 1)
        if cell + step + row in ALL_CELLS
    )
    & ~BITS[cell]
    if cell in ALL_CELLS
    else 0
    for cell in range(len(BITS))
)
"""By cell: the eight cells around it, as bits."""


def group_at(seed: int, board: int) -> int:
    """Return all tiles of the board connected with the tiles in `seed`."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << ROW | seed >> ROW) & board
        if grown == seed:
            return seed
        seed = grown


def groups(board: int) -> list[int]:
    """Return the groups of a board, in the order of their first cells (rules 4.1)."""
    found = []
    while board:
        found.append(group := group_at(board & -board, board))
        board ^= group
    return found


def touched(board: int, cell: int) -> int:
    """Return how many groups of the board touch a cell that is not on it.

    It is what a tile there would join, and into how many groups its group falls without it (rules 4.2).
    """
    arcs = ARCS[board >> cell - _CORNER & RING]
    return arcs if arcs < 2 else _walk(board, board & NEIGHBOURS[cell])


def _walk(board: int, seeds: int) -> int:
    """Return how many groups of the board hold the seeds."""
    found = 0
    while seeds:
        found += 1
        group, grown = 0, seeds & -seeds
        while grown != group and seeds & ~grown:
            group = grown
            grown = (group | group << 1 | group >> 1 | group << ROW | group >> ROW) & board
        seeds &= ~grown
    return found


def protected(board: int) -> int:
    """Return the tiles whose removal would split their group (rules 4.2)."""
    up, down, left, right = board >> ROW, board << ROW, board >> 1, board << 1
    between = board & (up & down | left & right | (up | down) & (left | right))
    return _judged_again(board, 0, between)


def protected_with(board: int, cuts: int, cell: int, joined: int) -> int:
    """Return `protected` of the board with a tile added on the cell, which joins so many groups.

    `cuts` is `protected(board)`. As long as the tile closes no circle but those of the cells around it, only tiles
    there can begin or cease to hold a group together, and it does so itself when it joins some.
    """
    around = board >> cell - _CORNER & RING
    board |= BITS[cell]
    if ARCS[around] != joined:
        return protected(board)
    if joined > 1:
        cuts |= BITS[cell]
    return _judged_again(board, cuts, board & (cuts & AROUND[cell] | NEIGHBOURS[cell]))


def protected_without(board: int, cuts: int, cell: int) -> int:
    """Return `protected` of the board, from which a tile on the cell was taken that held no group together.

    `cuts` is what was protected with it. As long as its neighbours are still connected right around the cell, only
    tiles there can begin or cease to hold a group together.
    """
    if ARCS[board >> cell - _CORNER & RING] > 1:
        return protected(board)
    return _judged_again(board, cuts, board & AROUND[cell])


def _judged_again(board: int, cuts: int, cells: int) -> int:
    """Return the cuts with those among the cells corrected."""
    cuts &= ~cells
    while cells:
        bit = cells & -cells
        cells ^= bit
        if touched(board ^ bit, bit.bit_length() - 1) > 1:
            cuts |= bit
    return cuts
