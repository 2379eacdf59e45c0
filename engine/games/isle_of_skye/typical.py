"""What tiles and estates typically come to, by averages over many games of the bot against itself.

No rule is here: these numbers price tiles that are not laid yet and payments that lie ahead. They were measured with
160 games of 2 to 5 players (least squares over the best placements of 9,475 drawn tiles).
"""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final

from engine.games.isle_of_skye.places import TILES
from engine.games.isle_of_skye.points import Scoring
from engine.games.isle_of_skye.tiles import (
    BARREL,
    BROCH,
    CATTLE,
    COUNT_MASK,
    COUNTS,
    DATA,
    FARM,
    LIGHTHOUSE,
    SCROLLS,
    SHEEP,
    SHIP,
    TileData,
)
from engine.games.isle_of_skye.track import PAYING, payments_left, rounds_of
from engine.games.isle_of_skye.weights import WEIGHTS

BASE: Final[dict[int, float]] = {
    Scoring.SQUARE_OF_FOUR: 0.7,
    Scoring.ROAD_TILES: 0.1,
    Scoring.LARGEST_LAKE: 0.4,
    Scoring.CLOSED_AREAS: 0.6,
    Scoring.CLOSED_AREAS_3: 0.5,
    Scoring.SHIP_LIGHTHOUSE: 0.2,
    Scoring.COLUMNS: 0.5,
    Scoring.CLOSED_MOUNTAINS: 0.4,
}
"""Points of one payment that any tile adds to a scoring tile."""

BY_PICTURE: Final[dict[int, dict[int, float]]] = {
    Scoring.SHEEP: {SHEEP: 1.0},
    Scoring.MOUNTAIN_BROCHS: {BROCH: 1.35},
    Scoring.BARREL_RANK: {BARREL: 1.2},
    Scoring.FARM_ANIMALS: {SHEEP: 0.6, CATTLE: 0.7, FARM: 0.6},
    Scoring.ROAD_CATTLE: {CATTLE: 1.2},
    Scoring.BUILDING_SETS: {FARM: 0.6, BROCH: 1.1, LIGHTHOUSE: 0.9},
    Scoring.SHIP_RANK: {SHIP: 1.2},
    Scoring.SHIP_LIGHTHOUSE: {LIGHTHOUSE: 1.0, SHIP: 0.3},
}
"""Points of one payment that each picture of a kind adds."""
ROAD_EXIT: Final = 0.25
INNER_AREA: Final = 0.8
INNER_MOUNTAIN: Final = 1.6
LINKED_BARREL: Final = 0.6
"""Share of the barrel tiles that are linked."""
SCROLL: Final = 2.2

GROWTH: Final[dict[int, float]] = {
    Scoring.SQUARE_OF_FOUR: 0.86,
    Scoring.SHEEP: 0.45,
    Scoring.MOUNTAIN_BROCHS: 0.3,
    Scoring.FARM_ANIMALS: 0.58,
    Scoring.ROAD_CATTLE: 0.34,
    Scoring.ROAD_TILES: 0.6,
    Scoring.LARGEST_LAKE: 0.49,
    Scoring.CLOSED_AREAS: 0.76,
    Scoring.CLOSED_AREAS_3: 0.7,
    Scoring.BUILDING_SETS: 0.68,
    Scoring.SHIP_LIGHTHOUSE: 0.47,
    Scoring.COLUMNS: 0.71,
    Scoring.CLOSED_MOUNTAINS: 0.65,
}
"""Points of one payment that each tile laid adds in the long run."""
TILES_A_ROUND: Final = 2.0


def gold_worth(players: int, round_number: int) -> float:
    """Return the points one gold is about worth from a round on: much while there is land to buy, little at the end."""
    return WEIGHTS.gold + WEIGHTS.gold_a_round * (rounds_of(players) - round_number)


def barrel_worth(players: int, round_number: int) -> float:
    """Return the points a linked barrel tile is about worth: 1 gold in each round still to come."""
    rounds_left = rounds_of(players) - round_number
    return rounds_left * (0.15 + 0.25 * rounds_left)


@lru_cache(maxsize=32)
def tile_worths(players: int, round_number: int, scoring: tuple[int, ...]) -> tuple[float, ...]:
    """Return by tile the points it typically brings when it is laid in a round."""
    barrel = LINKED_BARREL * barrel_worth(players, round_number)
    always = [
        barrel * (COUNTS[tile] >> BARREL & COUNT_MASK) + (SCROLL if SCROLLS[tile] else 0.0)
        for tile in range(TILES + 1)
    ]
    for slot, kind in enumerate(scoring):
        times, each = payments_left(players, round_number, slot), _one_payment(kind)
        always = [worth + times * points for worth, points in zip(always, each, strict=True)]
    return tuple(always)


@lru_cache(maxsize=len(Scoring))
def _one_payment(scoring: int) -> tuple[float, ...]:
    """Return by tile the points of one payment of a scoring tile that it typically adds."""
    return (0.0, *(_added(scoring, tile, printed) for tile, printed in enumerate(DATA.tiles, 1)))


def _added(scoring: int, tile: int, printed: TileData) -> float:
    points = BASE.get(scoring, 0.0)
    for kind, each in BY_PICTURE.get(scoring, {}).items():
        points += each * (COUNTS[tile] >> kind & COUNT_MASK)
    inner = [area.terrain for area in printed.areas if not area.edges]
    if scoring == Scoring.ROAD_TILES:
        points += ROAD_EXIT * sum(map(len, printed.roads))
    elif scoring == Scoring.CLOSED_AREAS:
        points += INNER_AREA * len(inner)
    elif scoring == Scoring.CLOSED_MOUNTAINS:
        points += INNER_MOUNTAIN * inner.count("M")
    return points


@lru_cache(maxsize=32)
def growth_ahead(players: int, round_number: int, scoring: tuple[int, ...]) -> float:
    """Return the points that a seat's estate typically grows by in the payments of the rounds after this one."""
    ahead = 0.0
    for later, paying in enumerate(PAYING[players][round_number - 1 :]):
        ahead += later * TILES_A_ROUND * fsum(GROWTH.get(scoring[slot], 0.0) for slot in paying)
    return ahead
