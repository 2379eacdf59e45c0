"""A view of Isle of Skye with names and types: what one seat may know, read once.

The keys are explained in `engine/games/isle_of_skye/views.py`. `purses` is never read here: gold is shown from `gold`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from engine.core.contract import NOBODY, View
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import SLOTS, estate_parts
from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.track import PAYING, rounds_of

Laid = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A tile before a seat that drew it. `price` is 0 while it has none, or none that may be seen; `axed` likewise."""

    seat: int
    slot: int
    tile: int
    price: int
    axed: bool
    buyer: int

    @property
    def sold(self) -> bool:
        """Whether somebody bought it this round."""
        return self.buyer >= 0


@dataclass(frozen=True, slots=True)
class Seen:
    """One position as a seat sees it; see the module header."""

    data: View

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.data["players"])

    @property
    def phase(self) -> str:
        """What goes on: "price", "buy", "build" or "over"."""
        return str(self.data["phase"])

    @property
    def to_move(self) -> int:
        """Who must decide, `NOBODY` when it is over."""
        return int(self.data["to_move"])

    @property
    def round(self) -> int:
        """The round, 1 for the first."""
        return int(self.data["round"])

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return rounds_of(self.players)

    @property
    def paying(self) -> tuple[tuple[int, ...], ...]:
        """By round: the slots (0-3 for A-D) that pay at its end."""
        return PAYING[self.players]

    @property
    def scoring(self) -> tuple[int, ...]:
        """The numbers of the scoring tiles on A to D."""
        return tuple(SCORING_IDS.index(name) for name in self.data["scoring"])

    def rounds_of_slot(self, slot: int) -> tuple[int, ...]:
        """Return the rounds, 1 for the first, at whose end a slot pays."""
        return tuple(number for number, slots in enumerate(self.paying, 1) if slot in slots)

    def now(self, seat: int) -> tuple[int | None, ...]:
        """Return what A to D would pay a seat now; `None` where that is hidden."""
        return tuple(self.data["now"][seat])

    def gold(self, seat: int) -> int | None:
        """Return all gold of a seat, or `None` when it is out of sight."""
        gold = self.data["gold"][seat]
        return None if gold is None else int(gold)

    def staked(self, seat: int) -> int:
        """Return the gold lying on a seat's unsold offers, as far as it may be seen."""
        return sum(offer.price for offer in self.offers(seat) if not offer.sold)

    def free(self, seat: int) -> int | None:
        """Return the gold of a seat that lies on no offer, or `None` when it is out of sight."""
        gold = self.gold(seat)
        return None if gold is None else gold - self.staked(seat)

    def stock(self, seat: int) -> tuple[int, ...]:
        """Return the tiles a seat has to lay."""
        return tuple(self.data["stock"][seat])

    def offers(self, seat: int) -> list[Offer]:
        """Return the tiles before a seat, in the order of their slots; none while building."""
        stakes = self.data["stakes"][seat] or [0] * SLOTS
        axe = self.data["axes"][seat]
        rows = zip(self.data["drawn"][seat], stakes, self.data["buyers"][seat], strict=True)
        return [
            Offer(seat, slot, tile, price, axe == slot, buyer)
            for slot, (tile, price, buyer) in enumerate(rows)
            if tile
        ]

    def offer_of(self, tile: int) -> Offer | None:
        """Return the offer of a tile, or `None`."""
        every = (offer for seat in range(self.players) for offer in self.offers(seat))
        return next((offer for offer in every if offer.tile == tile), None)

    def ready(self, seat: int) -> bool:
        """Tell whether a seat has set its prices, while prices are being set."""
        return self.phase == "price" and seat < self.to_move

    def asked_slot(self, seat: int) -> int:
        """Return the slot whose price is asked for of a seat whose prices may be seen: the lower first; -1 for none."""
        if self.phase != "price" or self.to_move != seat or self.data["axes"][seat] in (None, -1):
            return -1
        open_slots = [offer.slot for offer in self.offers(seat) if not offer.axed and not offer.price]
        return min(open_slots, default=-1)

    def most_stake(self, seat: int) -> int:
        """Return the highest price that can be asked now: 1 gold stays for a tile still to be priced."""
        left = sum(not offer.axed and not offer.price for offer in self.offers(seat))
        return (self.free(seat) or 0) - max(0, left - 1)

    def estate(self, seat: int) -> Estate:
        """Return a seat's estate. It is shared: copy it before laying anything."""
        return estate_of(tuple((tile, place) for tile, place in self.data["estates"][seat]))

    def rivals(self, seat: int) -> list[int]:
        """Return the other seats in turn order after a seat."""
        return [(seat + step) % self.players for step in range(1, self.players)]


@lru_cache(maxsize=64)
def estate_of(laid: Laid) -> Estate:
    """Return the estate of some tiles at their places."""
    estate = Estate()
    for tile, place in laid:
        parts = estate_parts(place)
        assert parts is not None
        estate.lay(tile << 2 | parts[2], parts[1])
    return estate


def own_seat(view: View, seat: int) -> int:
    """Return whose things lie in the dock: the eyes', for a spectator whoever's turn it is."""
    if seat != NOBODY:
        return seat
    return max(0, int(view["to_move"]))
