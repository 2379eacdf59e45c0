"""Cheap knowledge of Isle of Skye for the search (see `engine.core.contract.Bot`).

The estimates are in `worth` (estates), `typical` (averages) and `market` (prices), quick moves in `quick`, the words of
hints in `reasons`.
"""

from __future__ import annotations

import random
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK
from engine.core.words import Sentence
from engine.games.isle_of_skye import quick, reasons
from engine.games.isle_of_skye.market import demand, purchase
from engine.games.isle_of_skye.places import COINS, SLOT, SLOTS
from engine.games.isle_of_skye.rules import most_stake, slot_to_price
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.typical import gold_worth, growth_ahead, tile_worths
from engine.games.isle_of_skye.weights import WEIGHTS
from engine.games.isle_of_skye.worth import (
    after_building,
    estate_worth,
    gold_rank_worth,
    ranks_worth,
    stage_now,
)

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

SCALE: Final = 20.0
"""Margin in points that counts as a clear win."""

MISSES: Final = {"novice": (100, 90), "casual": (60, 75), "skilled": (0, 66), "expert": (0, 36)}
"""Many placements are nearly as good as the best here, so a level must overlook more than elsewhere to be weaker."""


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return a value in points for each legal move (see `Bot.order`)."""
    match state.phase:
        case Phase.AXE:
            return _order_axes(state, moves)
        case Phase.LOW | Phase.HIGH:
            wanted = demand(state, state.drawn[slot_to_price(state)])
            return [wanted.offer(_piece(move) - COINS) for move in moves]
        case Phase.BUY:
            return [_order_purchase(state, _piece(move)) for move in moves]
        case _:
            return _order_placements(state, moves)


def _piece(move: int) -> int:
    return move >> PLACE_BITS & PIECE_MASK


def _order_axes(state: Position, moves: list[int]) -> list[float]:
    """The tile that is worth least as an offer goes back to the bag."""
    most = most_stake(state) - 1
    return [-demand(state, state.drawn[(move & PLACE_MASK) - SLOT]).best_offer(most) for move in moves]


def _order_purchase(state: Position, tile: int) -> float:
    return purchase(state, state.drawn.index(tile)) if tile else 0.0


def _order_placements(state: Position, moves: list[int]) -> list[float]:
    """What the estate gains by each placement."""
    stage = stage_now(state)
    before = estate_worth(state.estates[state.to_move], stage)
    return [estate_worth(after_building(state, move), stage) - before for move in moves]


def policy(state: Position, rng: random.Random, /) -> int:
    """Return a quick plausible move for rollouts."""
    return quick.quick_move(state, rng)


def evaluate(state: Position, /) -> list[float]:
    """Return the expected final score of each seat: what it has, its estate, its gold, the tiles it will lay."""
    if state.phase == Phase.OVER:
        return [float(score) for score in state.score]
    stage, purses = stage_now(state), state.purses()
    typical = tile_worths(state.players, state.round, state.scoring)
    gold = gold_worth(state.players, state.round)
    ahead = growth_ahead(state.players, state.round, state.scoring)
    return [
        state.score[seat]
        + ahead
        + gold * purses[seat]
        + estate_worth(state.estates[seat], stage)
        + ranks_worth(state, seat)
        + gold_rank_worth(state, purses, seat)
        + fsum([typical[tile] for tile in state.stock[seat]])
        + _offers_worth(state, seat, gold, typical)
        for seat in range(state.players)
    ]


def _offers_worth(state: Position, seat: int, gold: float, typical: tuple[float, ...]) -> float:
    """What a seat's own offers will bring: kept and paid for, or sold; before the axe its two best tiles count."""
    if state.phase >= Phase.BUILD:
        return 0.0
    slots, axed = range(SLOTS * seat, SLOTS * seat + SLOTS), state.axes[seat]
    if axed < 0:
        worths = [typical[state.drawn[slot]] for slot in slots]
        return WEIGHTS.kept * (fsum(worths) - min(worths))
    offered = [slot for slot in slots if slot != axed and not state.buyers[slot]]
    worth = fsum([typical[state.drawn[slot]] for slot in offered])
    kept = WEIGHTS.kept
    return kept * worth + (1.0 - 2.0 * kept) * gold * sum([state.stakes[slot] for slot in offered])


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Say why a move is better than another, with the numbers that `order` goes by (see `reasons`)."""
    return reasons.explain(state, move, instead)
