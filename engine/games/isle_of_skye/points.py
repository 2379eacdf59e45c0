"""The sixteen scoring tiles and the scrolls: what an estate is worth (Isle of Skye 6 and 7.1).

Owns the formulas. When they are paid is said in `rules.py`, how a score is shown in `scoring.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum, unique
from typing import Final

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import CORNERS, EAST, NORTH, SOUTH, STEP, point_of
from engine.games.isle_of_skye.tiles import (
    AREA_BROCH,
    AREA_BROCHS_MASK,
    AREA_LIGHTHOUSE,
    AREA_LIGHTHOUSES_MASK,
    AREA_SHIP,
    AREA_SHIPS_MASK,
    BARREL,
    BROCH,
    CATTLE,
    COUNT_MASK,
    COUNTS,
    DATA,
    FARM,
    LIGHTHOUSE,
    MOUNTAIN,
    OPEN_MASK,
    ROAD_CATTLE,
    ROAD_MASK,
    ROAD_TILE,
    SCROLL_KINDS,
    SCROLLS,
    SHEEP,
    SHIP,
    WATER,
)

COLUMN_RUNS_COUNT_SEPARATELY: Final = True
"""Ruling for 15: two runs of one column with a gap between them pay 3 each; else a column pays once."""

COUNT_CASTLE_AS_ROAD_TILE: Final = False
"""Ruling for 7: the castle is the start of the road, not one of its tiles."""

MOUNTAIN_BROCHS: Final = (0, 1, 3, 6)
"""Points of a mountain area by its brochs, the last for three or more (6.3)."""
FIRST_RANK, SECOND_RANK = 5, 2
_EIGHT: Final = (*STEP, *CORNERS)
_SOUTH_EAST: Final = CORNERS[1]


@unique
class Scoring(IntEnum):
    """The scoring tiles, numbered as in section 6."""

    SQUARE_OF_FOUR = 1
    SHEEP = 2
    MOUNTAIN_BROCHS = 3
    BARREL_RANK = 4
    FARM_ANIMALS = 5
    ROAD_CATTLE = 6
    ROAD_TILES = 7
    LARGEST_LAKE = 8
    CLOSED_AREAS = 9
    CLOSED_AREAS_3 = 10
    BUILDING_SETS = 11
    SHIP_RANK = 12
    GOLD_RANK = 13
    SHIP_LIGHTHOUSE = 14
    COLUMNS = 15
    CLOSED_MOUNTAINS = 16


SCORING_IDS: Final = ("", *(tile.id for tile in DATA.scoring_tiles))
RANKINGS: Final = frozenset((Scoring.BARREL_RANK, Scoring.SHIP_RANK, Scoring.GOLD_RANK))


def counted(estate: Estate, kind: int) -> int:
    """Return how many pictures of a kind (`tiles.SHEEP` and so on) the whole estate has (5.5)."""
    return estate.count >> kind & COUNT_MASK


def square_of_four(estate: Estate) -> int:
    """2 for each 2 by 2 block of tiles; blocks may overlap (6.1)."""
    at, east, south = estate.at, STEP[EAST], STEP[SOUTH]
    return 2 * sum(
        1 for cell in estate.cells if at[cell + east] and at[cell + south] and at[cell + _SOUTH_EAST]
    )


def sheep(estate: Estate) -> int:
    """1 for each sheep (6.2)."""
    return counted(estate, SHEEP)


def mountain_brochs(estate: Estate) -> int:
    """1, 3 or 6 for each mountain area with one, two, or three and more brochs (6.3)."""
    tallies, grounds = estate.tallies, estate.grounds
    return sum(
        MOUNTAIN_BROCHS[min(tallies[root] >> AREA_BROCH & AREA_BROCHS_MASK, 3)]
        for root in estate.areas()
        if grounds[root] == MOUNTAIN
    )


def farm_animals(estate: Estate) -> int:
    """1 for each sheep and cattle on a farm's tile or one of the eight around it (6.5)."""
    return sum(
        (count >> SHEEP & COUNT_MASK) + (count >> CATTLE & COUNT_MASK)
        for count in (COUNTS[estate.codes[number] >> 2] for number in near_farms(estate))
    )


def near_farms(estate: Estate) -> list[int]:
    """Return the laying numbers of the tiles with a farm on them or on one of the eight cells around."""
    at, near = estate.at, 0
    for cell, code in zip(estate.cells, estate.codes, strict=True):
        if COUNTS[code >> 2] >> FARM & COUNT_MASK:
            near |= 1 << at[cell]
            for step in _EIGHT:
                near |= 1 << at[cell + step]
    return [number for number in range(len(estate.codes)) if near >> number + 1 & 1]


def road_cattle(estate: Estate) -> int:
    """2 for each cattle on a linked tile (6.6)."""
    return 2 * (estate.road >> ROAD_CATTLE & ROAD_MASK)


def road_tiles(estate: Estate) -> int:
    """1 for each linked tile (6.7)."""
    return (estate.road >> ROAD_TILE & ROAD_MASK) + COUNT_CASTLE_AS_ROAD_TILE


def largest_lake(estate: Estate) -> int:
    """2 for each tile of the largest closed water area (6.8)."""
    return 2 * max((estate.spreads[root].bit_count() for root in closed_roots(estate, WATER)), default=0)


def closed_roots(estate: Estate, ground: int) -> list[int]:
    """Return the closed areas of one terrain."""
    tallies, grounds = estate.tallies, estate.grounds
    return [root for root in estate.areas() if grounds[root] == ground and not tallies[root] & OPEN_MASK]


def closed_areas(estate: Estate) -> int:
    """1 for each closed area (6.9)."""
    return len(all_closed(estate))


def all_closed(estate: Estate) -> list[int]:
    """Return all closed areas."""
    tallies = estate.tallies
    return [root for root in estate.areas() if not tallies[root] & OPEN_MASK]


def closed_areas_3(estate: Estate) -> int:
    """3 for each closed area of three or more tiles (6.10)."""
    return 3 * sum(1 for root in all_closed(estate) if estate.spreads[root].bit_count() >= 3)


def building_sets(estate: Estate) -> int:
    """5 for each set of broch, farm and lighthouse in the whole estate (6.11)."""
    return 5 * min(counted(estate, kind) for kind in (BROCH, FARM, LIGHTHOUSE))


def ship_lighthouse(estate: Estate) -> int:
    """3 for each water area with at least one ship and one lighthouse (6.14)."""
    return 3 * len(lit_waters(estate))


def lit_waters(estate: Estate) -> list[int]:
    """Return the water areas with at least one ship and one lighthouse."""
    tallies = estate.tallies
    return [
        root
        for root in estate.areas()
        if tallies[root] >> AREA_SHIP & AREA_SHIPS_MASK
        and tallies[root] >> AREA_LIGHTHOUSE & AREA_LIGHTHOUSES_MASK
    ]


def columns(estate: Estate) -> int:
    """3 for each vertical run of three or more tiles (6.15)."""
    heads = [run[0] for run in runs(estate)]
    return 3 * len(heads if COLUMN_RUNS_COUNT_SEPARATELY else {point_of(cell)[0] for cell in heads})


def runs(estate: Estate) -> list[list[int]]:
    """Return the cells, from north to south, of each vertical run of three or more tiles without a gap."""
    at, north, south = estate.at, STEP[NORTH], STEP[SOUTH]
    found: list[list[int]] = []
    for cell in estate.cells:
        if not at[cell + north] and at[cell + south] and at[cell + 2 * south]:
            run = [cell]
            while at[run[-1] + south]:
                run.append(run[-1] + south)
            found.append(run)
    return found


def closed_mountains(estate: Estate) -> int:
    """2 for each closed mountain area (6.16)."""
    return 2 * len(closed_roots(estate, MOUNTAIN))


POINTS: Final[dict[int, Callable[[Estate], int]]] = {
    Scoring.SQUARE_OF_FOUR: square_of_four,
    Scoring.SHEEP: sheep,
    Scoring.MOUNTAIN_BROCHS: mountain_brochs,
    Scoring.FARM_ANIMALS: farm_animals,
    Scoring.ROAD_CATTLE: road_cattle,
    Scoring.ROAD_TILES: road_tiles,
    Scoring.LARGEST_LAKE: largest_lake,
    Scoring.CLOSED_AREAS: closed_areas,
    Scoring.CLOSED_AREAS_3: closed_areas_3,
    Scoring.BUILDING_SETS: building_sets,
    Scoring.SHIP_LIGHTHOUSE: ship_lighthouse,
    Scoring.COLUMNS: columns,
    Scoring.CLOSED_MOUNTAINS: closed_mountains,
}
"""The scoring tiles that look at one estate alone."""


def rank_points(values: Sequence[int]) -> list[int]:
    """5 for the largest value, 2 for the second behind a single first, nothing for 0 (6, "Ranking")."""
    best = max(values)
    if best == 0:
        return [0] * len(values)
    second = max((value for value in values if value < best), default=0) if values.count(best) == 1 else 0
    return [FIRST_RANK if v == best else SECOND_RANK if v and v == second else 0 for v in values]


def points_of(scoring: int, estates: Sequence[Estate], purses: Sequence[int]) -> list[int]:
    """Return what a scoring tile gives every seat now; `purses` is all gold of each seat."""
    if scoring in POINTS:
        return [POINTS[scoring](estate) for estate in estates]
    return rank_points(rank_values(scoring, estates, purses))


def rank_values(scoring: int, estates: Sequence[Estate], purses: Sequence[int]) -> list[int]:
    """Return what a ranking compares (6.4, 6.12, 6.13)."""
    if scoring == Scoring.GOLD_RANK:
        return list(purses)
    kind = BARREL if scoring == Scoring.BARREL_RANK else SHIP
    return [counted(estate, kind) for estate in estates]


# ------------------------------------------------------------ scrolls

HALVED: Final = frozenset(SCROLL_KINDS.index(kind) for kind in ("sheep", "ship", "barrel_tile"))
"""Kinds of scrolls that pay 1 for every two; the others pay 1 for each."""


def scroll_points(estate: Estate, kind: int, closed: bool) -> int:
    """Return what a scroll of a kind (index of `SCROLL_KINDS`) pays; halves are dropped before doubling."""
    base = estate.count >> 6 * kind & COUNT_MASK
    if kind in HALVED:
        base //= 2
    return 2 * base if closed else base


def scrolls(estate: Estate) -> list[tuple[int, int, bool, int]]:
    """Return laying number, kind, whether its area is closed, and points now, of each scroll in the estate."""
    found: list[tuple[int, int, bool, int]] = []
    for number, code in enumerate(estate.codes):
        scroll = SCROLLS[code >> 2]
        if scroll is not None:
            kind, area = scroll
            closed = estate.is_closed(estate.area_of(number, area))
            found.append((number, kind, closed, scroll_points(estate, kind, closed)))
    return found
