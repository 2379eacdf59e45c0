"""One player's estate: which tile lies where, its areas, its linked roads, where another tile fits.

Owns geometry only (Isle of Skye 5) and keeps it up to date with every tile laid: areas by union-find with a packed
tally of what is in them, the linked part of the roads, the needs of every empty neighbour cell. What any of it is worth
is said in `scoring.py`. Cells are numbered as in `places.py`, tiles with their rotation are codes as in `tiles.py`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from engine.games.isle_of_skye.places import CASTLE, HOME, SPAN, STEP
from engine.games.isle_of_skye.tiles import (
    AREAS,
    COUNTS,
    FITS,
    GROUNDS,
    NEEDS,
    OPEN_MASK,
    ROAD_COUNTS,
    ROADS,
    ROTATIONS,
    TALLIES,
)

_FACING: Final = (2, 3, 0, 1)
"""The direction that faces back."""
_AROUND: Final = tuple(zip(STEP, range(4), _FACING, strict=True))


class Estate:
    """Tiles in the order they were laid, the castle first (laying number 0), and what follows from them.

    at         of each cell: laying number + 1, or 0 when empty
    needs      of each empty cell beside a tile: the terrains its edges need (`tiles.edges_pattern`)
    frontier   the empty cells beside a tile, in the order they came up
    codes      tile << 2 | rotation of each tile laid
    cells      cell of each tile laid
    firsts     number of the first area node of each tile laid; the nodes of a tile follow each other
    parents    union-find over area nodes; a root is its own parent and the smallest node of its area
    grounds    terrain of each node
    tallies    of each root: packed tally of its area (`tiles.OPEN_MASK` and so on)
    spreads    of each root: the laying numbers of its tiles, as bits
    count      packed count of all pictures (`tiles.COUNTS`)
    linked     road pieces joined to the castle, bit 2 * laying number + piece
    road       packed sum over the linked tiles (`tiles.ROAD_COUNTS`)
    known      what others have found out about the estate as it stands; forgotten whenever a tile is laid
    """

    __slots__ = (
        "at",
        "cells",
        "codes",
        "count",
        "firsts",
        "frontier",
        "grounds",
        "known",
        "linked",
        "needs",
        "parents",
        "road",
        "spreads",
        "tallies",
    )

    def __init__(self) -> None:
        """Lay the castle at (0, 0), not turned (3.3)."""
        self.at = bytearray(SPAN)
        self.needs = bytearray(SPAN)
        self.frontier = [HOME]
        self.codes: list[int] = []
        self.cells: list[int] = []
        self.firsts: list[int] = []
        self.parents: list[int] = []
        self.grounds: list[int] = []
        self.tallies: list[int] = []
        self.spreads: list[int] = []
        self.count = 0
        self.linked = 1
        self.road = 0
        self.known: dict[Hashable, tuple[float, int]] = {}
        self.lay(CASTLE << 2, HOME)

    def copy(self) -> Estate:
        """Return an independent copy."""
        other = Estate.__new__(Estate)
        other.at = self.at[:]
        other.needs = self.needs[:]
        other.frontier = self.frontier[:]
        other.codes = self.codes[:]
        other.cells = self.cells[:]
        other.firsts = self.firsts[:]
        other.parents = self.parents[:]
        other.grounds = self.grounds[:]
        other.tallies = self.tallies[:]
        other.spreads = self.spreads[:]
        other.count = self.count
        other.linked = self.linked
        other.road = self.road
        other.known = {}
        return other

    # ------------------------------------------------------------ where a tile fits

    def fits_somewhere(self, tile: int) -> bool:
        """Tell whether a tile has a legal placement."""
        row, needs = FITS[tile], self.needs
        return any(row[needs[cell]] for cell in self.frontier)

    def placements(self, tile: int) -> list[int]:
        """Return all legal placements of a tile as cell << 2 | rotation."""
        row, needs = FITS[tile], self.needs
        found: list[int] = []
        for cell in self.frontier:
            fitting = row[needs[cell]]
            if fitting:
                found += [cell << 2 | rotation for rotation in ROTATIONS[fitting]]
        return found

    def is_legal(self, tile: int, placement: int) -> bool:
        """Tell whether a tile may be laid at cell << 2 | rotation."""
        cell = placement >> 2
        return cell in self.frontier and bool(FITS[tile][self.needs[cell]] >> (placement & 3) & 1)

    # ------------------------------------------------------------ laying

    def lay(self, code: int, cell: int) -> None:
        """Lay a tile with its rotation on a cell where it fits; trusted."""
        at, needs, frontier = self.at, self.needs, self.frontier
        number = len(self.codes)
        self.known = {}
        self.codes.append(code)
        self.cells.append(cell)
        self.count += COUNTS[code >> 2]
        frontier.remove(cell)
        at[cell] = number + 1
        neighbours: list[tuple[int, int, int]] = []
        for (step, here, there), need in zip(_AROUND, NEEDS[code], strict=True):
            beside = cell + step
            other = at[beside]
            if other:
                neighbours.append((other - 1, here, there))
            else:
                if not needs[beside]:
                    frontier.append(beside)
                needs[beside] |= need
        self._join_areas(code, number, neighbours)
        self._join_roads(code, number, neighbours)

    def _join_areas(self, code: int, number: int, neighbours: list[tuple[int, int, int]]) -> None:
        """Add the areas of the tile just laid and unite what its edges join (5.2)."""
        parents, tallies, spreads, firsts = self.parents, self.tallies, self.spreads, self.firsts
        first = len(parents)
        tile = code >> 2
        tally = TALLIES[tile]
        firsts.append(first)
        parents += range(first, first + len(tally))
        tallies += tally
        spreads += [1 << number] * len(tally)
        self.grounds += GROUNDS[tile]
        for other, here, there in neighbours:
            mine = first + AREAS[code][here]
            while parents[mine] != mine:
                mine = parents[mine]
            root = firsts[other] + AREAS[self.codes[other]][there]
            while parents[root] != root:
                root = parents[root]
            if root != mine:
                if mine < root:
                    mine, root = root, mine
                parents[mine] = root
                tallies[root] += tallies[mine]
                spreads[root] |= spreads[mine]
            tallies[root] -= 2

    def _join_roads(self, code: int, number: int, neighbours: list[tuple[int, int, int]]) -> None:
        """Link the pieces of the tile just laid, and what hangs on them, to the castle (5.4)."""
        roads = ROADS[code]
        for other, here, there in neighbours:
            mine, theirs = roads[here], ROADS[self.codes[other]][there]
            if mine and theirs:
                mine, theirs = 2 * number + mine - 1, 2 * other + theirs - 1
                if self.linked >> theirs & 1 and not self.linked >> mine & 1:
                    self._link(mine)

    def _link(self, piece: int) -> None:
        """Flood from a road piece (2 * laying number + piece) that has just been joined to the castle."""
        waiting = [piece]
        while waiting:
            piece = waiting.pop()
            if self.linked >> piece & 1:
                continue
            number = piece >> 1
            if not self.linked >> (piece ^ 1) & 1:
                self.road += ROAD_COUNTS[self.codes[number] >> 2]
            self.linked |= 1 << piece
            waiting += self._pieces_beside(number, (piece & 1) + 1)

    def _pieces_beside(self, number: int, piece: int) -> Iterator[int]:
        """Yield the road pieces that meet a piece (1 or 2) of a tile."""
        cell, roads = self.cells[number], ROADS[self.codes[number]]
        for step, here, there in _AROUND:
            other = self.at[cell + step]
            if roads[here] == piece and other:
                theirs = ROADS[self.codes[other - 1]][there]
                if theirs:
                    yield 2 * (other - 1) + theirs - 1

    # ------------------------------------------------------------ areas

    def areas(self) -> list[int]:
        """Return the root node of every area."""
        return [node for node, parent in enumerate(self.parents) if node == parent]

    def area_of(self, number: int, area: int) -> int:
        """Return the root node of the area to which an area of a tile (by laying number) belongs."""
        node = self.firsts[number] + area
        while self.parents[node] != node:
            node = self.parents[node]
        return node

    def is_closed(self, root: int) -> bool:
        """Tell whether an area has no edge to an empty cell (5.3)."""
        return not self.tallies[root] & OPEN_MASK

    def is_linked(self, number: int) -> bool:
        """Tell whether a tile is joined to the castle by road; the castle itself is (5.4)."""
        return bool(self.linked >> 2 * number & 3)
