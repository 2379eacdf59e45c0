"""What a seat may know, and worlds that agree with it (rules 13.2).

A view has the keys of the record (`record.Saved`) that are public, and

============  ====================================================================================================
to_move       the seat to move, -1 at the end
supply        number of landscapes in the supply
mosaic_deck   number of mosaic cards in the deck
stall_deck    number of stall cards in the deck
gems          rubies in the supply
limit         by seat: djinn moves a turn
jars          by seat: active jars now
goods         by seat: goods now
capacity      by seat: goods the caravans can carry now
points        by seat: points if the game ended now
hand_sizes    by seat: characters in hand, once all have chosen
hands         by seat: characters in hand; null for seats other than the one that looks
dealt         by seat: characters dealt and not kept; null for seats other than the one that looks
============  ====================================================================================================

Hidden are the order of supply and decks, which pieces were left out, and the characters dealt to others until they are
played or laid open.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from engine.core.contract import View
from engine.games.almadi import objectives, realm, scoring
from engine.games.almadi.components import (
    CARAVAN,
    CHARACTER_IDS,
    DATA,
    FIRUZ,
    ID_OF,
    IN_PLAY,
    TILES_OF_TYPE,
    members,
)
from engine.games.almadi.places import GOODS
from engine.games.almadi.record import public, restored

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")

_EARLY = ("start", "keep")


def observe(state: Position, seat: int) -> View:
    """Return what a seat may know, or with `NOBODY` what all may know."""
    seats = range(state.players)
    view = public(state)
    view["to_move"] = state.to_move
    view["supply"] = len(state.supply) - state.turns
    view["mosaic_deck"] = state.hammers
    view["stall_deck"] = state.stalls_left()
    view["gems"] = state.gems
    view["limit"] = [state.limit(s) for s in seats]
    view["jars"] = list(state.jars)
    view["goods"] = [objectives.goods(state, s) for s in seats]
    view["capacity"] = [_capacity(state, s) for s in seats]
    view["points"] = [scoring.total(state, s) for s in seats]
    early = view["ask"] in _EARLY
    view["hand_sizes"] = [0 if early else cards.bit_count() for cards in state.hands]
    view["hands"] = [_seen(state.hands[s], s == seat) for s in seats]
    view["dealt"] = [_seen(state.dealt[s], s == seat) for s in seats]
    return view


def _capacity(state: Position, seat: int) -> int:
    return realm.capacity(state.boards[4 * seat + CARAVAN], bool(state.played[seat] & FIRUZ))


def _seen(cards: int, own: bool) -> list[str] | None:
    return [CHARACTER_IDS[card] for card in members(cards)] if own else None


def imagine(cls: type[AnyPosition], view: View, rng: random.Random) -> AnyPosition:
    """Return a position that agrees with a view.

    Landscapes not seen are drawn type by type (each type has its number in play), stall cards from those not seen,
    characters of others from those not seen. A seat that is still choosing is taken to have kept nothing.
    """
    saved: dict[str, Any] = dict(view)
    saved["supply"] = _unseen_landscapes(view, rng.random)
    saved["stall_deck"] = _unseen_stalls(view, rng.random)
    saved["dealt"], saved["hands"] = _unseen_characters(view, rng.random)
    return restored(cls, saved)


def _drawn(items: list[Any], number: int, chance: Callable[[], float]) -> list[Any]:
    """Return so many random items in random order."""
    return sorted(items, key=lambda _: chance())[:number]


def _unseen_landscapes(view: View, chance: Callable[[], float]) -> list[str]:
    seen = {tile for laid in view["realms"] for tile, _, _ in laid} | set(view["central"])
    each, supply = IN_PLAY[view["players"]].landscapes_per_type, []
    for tiles in TILES_OF_TYPE:
        unseen = [ID_OF[tile] for tile in tiles if ID_OF[tile] not in seen]
        supply += _drawn(unseen, each - len(tiles) + len(unseen), chance)
    return _drawn(supply, len(supply), chance)


def _unseen_stalls(view: View, chance: Callable[[], float]) -> list[int]:
    seen = [sum(row[goods] for row in view["stalls"]) for goods in range(GOODS)]
    unseen = [g for g in range(GOODS) for _ in range(DATA.stall_cards_of_each_good - seen[g])]
    return _drawn(unseen, view["stall_deck"], chance)


def _unseen_characters(view: View, chance: Callable[[], float]) -> tuple[list[list[str]], list[list[str]]]:
    """Return characters dealt and hands of all seats (12.1)."""
    seats = range(view["players"])
    dealt, hands = [view["dealt"][s] or [] for s in seats], [view["hands"][s] or [] for s in seats]
    if not view["characters"]:
        return dealt, hands
    known = set(view["row"]).union(*view["played"], *dealt, *hands)
    rest = [card for card in CHARACTER_IDS[1:] if card not in known]
    rest = _drawn(rest, len(rest), chance)
    each, kept, early = IN_PLAY[len(seats)].characters_dealt, DATA.characters_kept, view["ask"] in _EARLY
    for seat in seats:
        if view["hands"][seat] is not None:
            continue
        chosen = view["ask"] == "keep" and seat < view["to_move"]
        held = kept if chosen else 0 if early else view["hand_sizes"][seat]
        hands[seat] = [rest.pop() for _ in range(held)]
        dealt[seat] = [rest.pop() for _ in range(each - held if early else 0)]
    return dealt, hands
