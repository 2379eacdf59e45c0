"""Quick plausible moves for rollouts: typical worths instead of estates, a few placements instead of all of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK
from engine.games.isle_of_skye import rules
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import CORNERS, ESTATE, ESTATE_SPAN, SLOTS, STEP
from engine.games.isle_of_skye.tiles import ROADS
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.typical import gold_worth, tile_worths

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

LEAST_ASKED: Final = 0.3
MOST_ASKED: Final = 0.8
"""Price of an offer as a share of the gold that the tile is worth, at least and at most."""
PLACEMENTS: Final = 4
"""Random placements among which the best is taken."""
CORNER: Final = 0.5
"""Weight of a tile that touches a corner, beside 1 for one that touches an edge and 1 for a road that is linked."""


def quick_move(state: Position, rng: random.Random) -> int:
    """Return a legal move that is much better than a random one."""
    phase = state.phase
    if phase == Phase.BUILD:
        return _placement(state, rng)
    typical = tile_worths(state.players, state.round, state.scoring)
    if phase == Phase.BUY:
        return _purchase(state, typical)
    if phase == Phase.AXE:
        first = SLOTS * state.to_move
        return rules.axe_move(state, min(range(first, first + SLOTS), key=lambda s: typical[state.drawn[s]]))
    return _stake(state, typical, rng)


def _stake(state: Position, typical: tuple[float, ...], rng: random.Random) -> int:
    """A share of what the tile is worth, and never more than half of the gold."""
    tile = state.drawn[rules.slot_to_price(state)]
    share = LEAST_ASKED + rng.random() * (MOST_ASKED - LEAST_ASKED)
    price = 1 + int(share * typical[tile] / gold_worth(state.players, state.round))
    return rules.stake_move(state, min(price, (rules.most_stake(state) + 1) // 2))


def _purchase(state: Position, typical: tuple[float, ...]) -> int:
    """The offer that is worth most more than it costs."""
    gold = gold_worth(state.players, state.round)
    best, chosen = 0.0, -1
    for slot in rules.offers(state, state.to_move):
        gain = typical[state.drawn[slot]] - gold * state.stakes[slot]
        if gain > best:
            best, chosen = gain, slot
    return rules.PASS if chosen < 0 else rules.buy_move(state, chosen)


def _placement(state: Position, rng: random.Random) -> int:
    """The one of a few random placements that touches most tiles and roads."""
    estate, best, chosen = state.estates[state.to_move], -1.0, 0
    for _ in range(PLACEMENTS):
        move = state.random_move(rng)
        place = (move & PLACE_MASK) - ESTATE
        code = (move >> PLACE_BITS & PIECE_MASK) << 2 | place & 3
        value = _contacts(estate, code, place % ESTATE_SPAN >> 2) + rng.random()
        if value > best:
            best, chosen = value, move
    return chosen


def _contacts(estate: Estate, code: int, cell: int) -> float:
    at, roads, value = estate.at, ROADS[code], 0.0
    for corner in CORNERS:
        if at[cell + corner]:
            value += CORNER
    for side in range(4):
        other = at[cell + STEP[side]]
        if other:
            value += 1.0
            if (
                roads[side]
                and estate.linked >> 2 * other - 2 & 3
                and ROADS[estate.codes[other - 1]][side ^ 2]
            ):
                value += 1.0
    return value
