"""Which tiles a scoring tile or a scroll counts, to be lit when its points are pointed at (Isle of Skye 6, 7.1).

Knows an estate and nothing of scores; the formulas are in `points`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import EAST, SOUTH, STEP
from engine.games.isle_of_skye.points import (
    Scoring,
    all_closed,
    closed_roots,
    lit_waters,
    near_farms,
    runs,
)
from engine.games.isle_of_skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    COUNT_MASK,
    COUNTS,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    SHEEP,
    SHIP,
    WATER,
)


def sources(scoring: int, estate: Estate) -> list[int]:
    """Return the laying numbers of the tiles that a scoring tile counts now, ascending."""
    return sorted(_SOURCES[scoring](estate))


def showing(estate: Estate, kind: int) -> list[int]:
    """Return the tiles that show a kind (`tiles.SHEEP` and so on)."""
    return [number for number, code in enumerate(estate.codes) if COUNTS[code >> 2] >> kind & COUNT_MASK]


def _spread(estate: Estate, roots: list[int]) -> list[int]:
    """Return the tiles of some areas."""
    tiles = 0
    for root in roots:
        tiles |= estate.spreads[root]
    return [number for number in range(len(estate.codes)) if tiles >> number & 1]


def _squares(estate: Estate) -> set[int]:
    corners = (0, STEP[EAST], STEP[SOUTH], STEP[EAST] + STEP[SOUTH])
    squares = [[estate.at[cell + corner] for corner in corners] for cell in estate.cells]
    return {number - 1 for square in squares if all(square) for number in square}


def _animals(estate: Estate) -> set[int]:
    """The animals near farms, and the farms."""
    animals = {*showing(estate, SHEEP), *showing(estate, CATTLE)}.intersection(near_farms(estate))
    return animals.union(showing(estate, FARM)) if animals else animals


def _linked(estate: Estate) -> list[int]:
    return [number for number in range(1, len(estate.codes)) if estate.is_linked(number)]


def _linked_cattle(estate: Estate) -> list[int]:
    return [number for number in showing(estate, CATTLE) if estate.is_linked(number)]


def _lake(estate: Estate) -> list[int]:
    lakes = closed_roots(estate, WATER)
    largest = max(lakes, key=lambda root: estate.spreads[root].bit_count(), default=None)
    return [] if largest is None else _spread(estate, [largest])


def _closed_3(estate: Estate) -> list[int]:
    return _spread(estate, [root for root in all_closed(estate) if estate.spreads[root].bit_count() >= 3])


def _buildings(estate: Estate) -> set[int]:
    return {number for kind in (BROCH, FARM, LIGHTHOUSE) for number in showing(estate, kind)}


def _columns(estate: Estate) -> list[int]:
    return [estate.at[cell] - 1 for run in runs(estate) for cell in run]


_SOURCES: Final[dict[int, Callable[[Estate], list[int] | set[int]]]] = {
    Scoring.SQUARE_OF_FOUR: _squares,
    Scoring.SHEEP: lambda estate: showing(estate, SHEEP),
    Scoring.MOUNTAIN_BROCHS: lambda estate: showing(estate, BROCH),
    Scoring.BARREL_RANK: lambda estate: showing(estate, BARREL),
    Scoring.FARM_ANIMALS: _animals,
    Scoring.ROAD_CATTLE: _linked_cattle,
    Scoring.ROAD_TILES: _linked,
    Scoring.LARGEST_LAKE: _lake,
    Scoring.CLOSED_AREAS: lambda estate: _spread(estate, all_closed(estate)),
    Scoring.CLOSED_AREAS_3: _closed_3,
    Scoring.BUILDING_SETS: _buildings,
    Scoring.SHIP_RANK: lambda estate: showing(estate, SHIP),
    Scoring.SHIP_LIGHTHOUSE: lambda estate: _spread(estate, lit_waters(estate)),
    Scoring.COLUMNS: _columns,
    Scoring.CLOSED_MOUNTAINS: lambda estate: _spread(estate, closed_roots(estate, MOUNTAIN)),
}
