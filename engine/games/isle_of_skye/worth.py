"""What an estate, and a tile more in it, is about worth in points until the end of the game.

Estimates for `bot`: the formulas of the scoring tiles weighted by the payments still to come, plus what usually grows
out of an estate. The numbers below are set by hand and no rule; more terms (compact shapes, halves of sets, columns of
two, squares of three, open road ends) were tried against them and brought no clear gain.

An estate remembers what was found out about it (`Estate.known`), so the worlds of one search, which share their
estates, find it out once. It outlives a decision, so nothing that depends on `weights` may be kept there.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.core.move import piece_of, place_of
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import ESTATE, ESTATE_SPAN
from engine.games.isle_of_skye.points import HALVED, POINTS, Scoring, counted
from engine.games.isle_of_skye.tiles import (
    BARREL,
    COUNT_MASK,
    COUNTS,
    MOUNTAIN,
    OPEN_MASK,
    ROAD_BARREL,
    ROAD_MASK,
    SCROLLS,
    SHIP,
    WATER,
)
from engine.games.isle_of_skye.track import payments_left, rounds_of
from engine.games.isle_of_skye.typical import barrel_worth
from engine.games.isle_of_skye.weights import WEIGHTS

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

CLOSES: Final[tuple[float, ...]] = (1.0, 0.5, 0.3, 0.18, 0.1, 0.06, 0.03)
"""Chance that an area with so many open edges is closed before the end, the last for all more."""
LATER: Final = 0.55
"""Share of the payments after this round in which an area closed later still takes part."""
TO_COME: Final = 2.0
"""Pictures of the kind a scroll counts that a whole game still adds."""
_RANKED: Final = {Scoring.BARREL_RANK: BARREL, Scoring.SHIP_RANK: SHIP}


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """How estates are measured in one round with one set of scoring tiles; one object for each (`stage_of`).

    formulas  scoring tile and payments left, for those that look at one estate
    ranked    kind of picture and payments left, for the rankings of barrels and ships
    closing   points for an area closed later: any, one of three tiles and more, a mountain, each tile of a lake
    barrel    points for each linked barrel tile
    late      share of the game that is over, 0 to 1
    """

    formulas: tuple[tuple[int, int], ...]
    ranked: tuple[tuple[int, int], ...]
    closing: tuple[float, float, float, float]
    barrel: float
    late: float


@lru_cache(maxsize=32)
def stage_of(players: int, round_number: int, scoring: tuple[int, ...]) -> Stage:
    """Return how estates are measured in a round."""
    left = [(kind, payments_left(players, round_number, slot)) for slot, kind in enumerate(scoring)]
    later = {
        kind: LATER * payments_left(players, round_number + 1, slot) for slot, kind in enumerate(scoring)
    }
    return Stage(
        formulas=tuple((kind, times) for kind, times in left if kind in POINTS and times),
        ranked=tuple((_RANKED[Scoring(kind)], times) for kind, times in left if kind in _RANKED and times),
        closing=(
            later.get(Scoring.CLOSED_AREAS, 0.0),
            3 * later.get(Scoring.CLOSED_AREAS_3, 0.0),
            2 * later.get(Scoring.CLOSED_MOUNTAINS, 0.0),
            2 * later.get(Scoring.LARGEST_LAKE, 0.0),
        ),
        barrel=barrel_worth(players, round_number),
        late=round_number / rounds_of(players),
    )


def stage_now(state: Position) -> Stage:
    """Return how estates are measured now."""
    return stage_of(state.players, state.round, state.scoring)


# ------------------------------------------------------------ estates


def estate_worth(estate: Estate, stage: Stage) -> float:
    """Return what an estate as it stands is about worth until the end, rankings apart."""
    known = estate.known.get(stage)
    if known is None:
        worth = income_worth(estate, stage) + scrolls_worth(estate, stage) + closing_worth(estate, stage)
        for scoring, times in stage.formulas:
            worth += times * POINTS[scoring](estate)
        estate.known[stage] = known = (worth, 0)
    return known[0]


def income_worth(estate: Estate, stage: Stage) -> float:
    """Return the points that the gold of the linked barrel tiles will bring."""
    return stage.barrel * (estate.road >> ROAD_BARREL & ROAD_MASK)


def scrolls_worth(estate: Estate, stage: Stage) -> float:
    """Return the expected points of the scrolls: what they count grows, their areas may close."""
    worth = 0.0
    for number, code in enumerate(estate.codes):
        scroll = SCROLLS[code >> 2]
        if scroll is not None:
            kind, area = scroll
            count = (estate.count >> 6 * kind & COUNT_MASK) + TO_COME * (1.0 - stage.late)
            base = count / 2 if kind in HALVED else count
            edges = estate.tallies[estate.area_of(number, area)] & OPEN_MASK
            worth += base * (1.0 + CLOSES[min(edges, 6)])
    return worth


def closing_worth(estate: Estate, stage: Stage) -> float:
    """Return the expected points of areas that are still open, from what pays for closed ones."""
    any_area, three, mountain, lake = stage.closing
    if not (any_area or three or mountain or lake):
        return 0.0
    worth, largest, swelling = 0.0, 0.0, 0.0
    for root in estate.areas():
        edges, ground = estate.tallies[root] & OPEN_MASK, estate.grounds[root]
        size = estate.spreads[root].bit_count()
        closes = CLOSES[min(edges, 6)]
        if edges:
            worth += closes * (any_area + three * min(1.0, (size + edges) / 3))
            worth += closes * mountain if ground == MOUNTAIN else 0.0
        if ground == WATER and edges:
            swelling = max(swelling, closes * size)
        elif ground == WATER:
            largest = max(largest, size)
    return worth + lake * max(0.0, swelling - largest)


def laid(estate: Estate, tile: int, placement: int) -> Estate:
    """Return an estate with one tile more, at cell << 2 | rotation."""
    after = estate.copy()
    after.lay(tile << 2 | placement & 3, placement >> 2)
    return after


def best_placement(estate: Estate, tile: int, stage: Stage) -> tuple[float, int]:
    """Return the gain of laying a tile where it is worth most, and that placement; (0, -1) when it fits nowhere."""
    known = estate.known.get((stage, tile))
    if known is None:
        gains = ((estate_worth(laid(estate, tile, p), stage), p) for p in estate.placements(tile))
        best, where = max(gains, default=(0.0, -1))
        known = (best - estate_worth(estate, stage), where) if where >= 0 else (0.0, -1)
        estate.known[stage, tile] = known
    return known


def after_building(state: Position, move: int) -> Estate:
    """Return the estate of the seat to move after a move that lays a tile."""
    base = ESTATE + ESTATE_SPAN * state.to_move
    return laid(state.estates[state.to_move], piece_of(move), place_of(move) - base)


# ------------------------------------------------------------ rankings


def ranks_worth(state: Position, seat: int, more: int = 0) -> float:
    """Return the expected points of the rankings of barrels and ships, with the pictures of a tile more."""
    worth, best = 0.0, WEIGHTS.rank_best
    middle, slope = WEIGHTS.rank_middle, WEIGHTS.rank_slope
    for kind, times in stage_now(state).ranked:
        own = counted(state.estates[seat], kind) + (COUNTS[more] >> kind & COUNT_MASK)
        rival = max(counted(estate, kind) for s, estate in enumerate(state.estates) if s != seat)
        worth += times * min(best, max(0.0, middle + slope * (own - rival)))
    return worth


def gold_rank_worth(state: Position, purses: list[int], seat: int) -> float:
    """Return the expected points of the ranking of gold."""
    if Scoring.GOLD_RANK not in state.scoring:
        return 0.0
    times = payments_left(state.players, state.round, state.scoring.index(Scoring.GOLD_RANK))
    lead = purses[seat] - max(purses[:seat] + purses[seat + 1 :])
    return times * min(WEIGHTS.rank_best, max(0.0, WEIGHTS.rank_middle + WEIGHTS.rank_gold * lead))


def tile_worth(state: Position, seat: int, tile: int) -> float:
    """Return what a tile, laid at its best, is worth to a seat; 0 when it fits nowhere."""
    stage = stage_now(state)
    gain, where = best_placement(state.estates[seat], tile, stage)
    if where >= 0 and stage.ranked:
        gain += ranks_worth(state, seat, tile) - ranks_worth(state, seat)
    return gain
