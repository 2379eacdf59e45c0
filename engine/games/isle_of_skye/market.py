"""What a price, an offer and an axe are about worth: chances of a sale, given what the tile is worth to whom.

Estimates for `bot`, in points; the `weights` were compared in some 120 games each against variants, so they are rough.
They read purses, which whoever keeps count knows, and no unrevealed price.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.games.isle_of_skye.places import SLOTS
from engine.games.isle_of_skye.rules import offers
from engine.games.isle_of_skye.typical import gold_worth
from engine.games.isle_of_skye.weights import WEIGHTS
from engine.games.isle_of_skye.worth import tile_worth

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

TOP_PRICE: Final = 15
"""Highest price looked at when the axe is decided."""


@dataclass(frozen=True, slots=True)
class Demand:
    """What a tile is worth to its seller, to each rival, and how much gold each rival may spend."""

    own: float
    rivals: tuple[tuple[float, float], ...]
    gold: float
    """Points one gold is worth."""

    def sale(self, price: int) -> float:
        """Return the chance that somebody buys the tile at a price."""
        unsold = 1.0
        for gain in self._gains(price):
            unsold *= 1.0 - self._buys(gain)
        return 1.0 - unsold

    def offer(self, price: int) -> float:
        """Return what offering the tile at a price is worth to the seller: sold for gold, or kept and paid for."""
        cost, sold = self.gold * price, self.sale(price)
        gift = fsum(self._buys(gain) * gain for gain in self._gains(price))
        return sold * cost + (1.0 - sold) * (self.own - cost) - WEIGHTS.rivalry * gift / len(self.rivals)

    def _gains(self, price: int) -> list[float]:
        """What the rivals that can pay would gain by buying."""
        cost = self.gold * price
        return [worth - cost for worth, purse in self.rivals if purse >= price and worth > cost]

    def _buys(self, gain: float) -> float:
        """The chance that one rival buys this tile and not another: it can buy one in a round."""
        many = len(self.rivals)
        return (WEIGHTS.alone + WEIGHTS.each * many) / (2 * many) * min(1.0, gain / WEIGHTS.eager)

    def best_offer(self, most: int) -> float:
        """Return the value of the best price up to a limit."""
        return max(self.offer(price) for price in range(1, min(most, TOP_PRICE) + 1))


def demand(state: Position, tile: int) -> Demand:
    """Return how the seats value a tile that the seat to move has drawn."""
    seat, staked = state.to_move, WEIGHTS.staked
    rivals = [s for s in range(state.players) if s != seat]
    return Demand(
        own=tile_worth(state, seat, tile),
        rivals=tuple((tile_worth(state, s, tile), state.purse(s) - staked) for s in rivals),
        gold=gold_worth(state.players, state.round),
    )


def purchase(state: Position, slot: int) -> float:
    """Return what buying an offer is worth to the seat to move: its gain, and what it does to the seller."""
    tile, cost = state.drawn[slot], gold_worth(state.players, state.round) * state.stakes[slot]
    kept = tile_worth(state, slot // SLOTS, tile) - cost
    return (
        tile_worth(state, state.to_move, tile) - cost + WEIGHTS.rivalry * (kept - cost) / (state.players - 1)
    )


def best_offer(state: Position) -> int:
    """Return the slot of the offer most worth buying among those the seat to move can pay, or -1."""
    return max(offers(state, state.to_move), key=lambda slot: purchase(state, slot), default=-1)
