"""What a seat may know, imagined worlds, and the complete state as JSON (rules file 12). Reading JSON is in `audit`.

Keys of a view, all plain JSON; whatever is not listed is hidden:

==============  ==============================================================================================
options         player count and the options: `players`, the five sites, `wrath`
ask, to_move    what is asked of whom: the name of an `Ask` in lower case, a seat or -1
turn, start     whose turn it is, who started the round
sailor, round   who sailed last this round or -1; round 1 to 6
round_cards     capacities on the round cards revealed so far, the present one last
sled, quarry    stones, by seat
score, temple_points  points on the track, and those of them from the Temple, by seat
docked          site of each ship, -1 = in the harbour, -2 = gone
berths          16 numbers, 4 for each ship from the bow: owner + 1 or 0
pyramids        owners in order of delivery; one list on side A; left, middle, right, beside on side B
temple, burial  owners in order of delivery
obelisks        stones by seat; `towers`: owners of towers in order (side B)
market          kind of card in each space, 0 = none
pair            number of face-down cards; `pair_known`: kinds of those everybody can tell by elimination
looking         kinds of both cards of the pair, for the seat that has taken it and must keep one
deck            number of cards in the market deck; `discard`: kinds on the discard pile
hands           for each seat the number of cards of each kind, by kind
played, loads   kind of the blue card being carried out or 0, and the stones it still places
ship, queue     the ship that must sail or is being unloaded or -1, and berths still to be unloaded, in order
reds, column    red cards being carried out; next temple column to score or -1
==============  ==============================================================================================
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from engine.core.chance import Chance
from engine.core.contract import View
from engine.games.imhotep.components import (
    BERTHS,
    CARD_COUNTS,
    IN_HARBOUR,
    KINDS,
    MIN_LOAD,
    ROUND_CARDS,
    SHIPS,
    Site,
    variant_of,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.facts import SITE_OPTIONS
from engine.games.imhotep.legal import load_of

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position


# ---------------------------------------------------------------- views


def observe(p: Position, seat: int) -> View:
    """Section 12: everything is public but the deck, the coming round cards and the face-down pair."""
    looking = sorted(p.pair) if p.ask is Ask.KEEP and seat == p.to_move else []
    return _public(p) | {
        "pair": len(p.pair),
        "pair_known": sorted(p.pair[: p.known]),
        "looking": looking,
        "deck": len(p.deck),
    }


def _public(p: Position) -> dict[str, Any]:
    sides = {name: "B" if side else "A" for name, side in zip(SITE_OPTIONS, p.variant[1:6], strict=True)}
    n = p.variant.players
    return {
        "options": {"players": n, **sides, "wrath": p.variant.wrath},
        "ask": p.ask.name.lower(),
        "to_move": p.to_move,
        "turn": p.turn,
        "start": p.start,
        "sailor": p.sailor,
        "round": p.round,
        "round_cards": [list(ROUND_CARDS[n][number]) for number in p.round_cards],
        "sled": p.sled[:],
        "quarry": p.quarry[:],
        "score": p.score[:],
        "temple_points": p.temple_points[:],
        "docked": p.docked[:],
        "berths": list(p.berths),
        "pyramids": [list(stones) for stones in p.pyramids],
        "temple": list(p.temple),
        "burial": list(p.burial),
        "obelisks": p.obelisks[:],
        "towers": list(p.towers),
        "market": p.market[:],
        "discard": list(p.discard),
        "hands": [list(p.hands[KINDS * seat : KINDS * (seat + 1)]) for seat in range(n)],
        "played": p.played,
        "loads": p.loads,
        "ship": p.ship,
        "queue": list(p.queue),
        "reds": list(p.reds),
        "column": p.column,
    }


# ---------------------------------------------------------------- imagined worlds


def imagine(p: Position, view: View, rng: random.Random) -> None:
    """Fill `p` with a state that agrees with a view: the pair is dealt from the cards not seen, luck is new."""
    fill(p, view)
    unseen = cards_not_seen(view)
    pair = list(view["pair_known"])
    pair += _without(view["looking"], pair)
    unseen = _without(unseen, pair)
    while len(pair) < view["pair"]:
        pair.append(unseen.pop(int(rng.random() * len(unseen))))
    p.pair = bytes(pair)
    p.known = len(view["pair_known"])
    p.deck = unseen
    p.chance = Chance(rng.getrandbits(64))


def _without(kinds: list[int], taken: list[int]) -> list[int]:
    """Return the kinds less one card for each of those taken that is among them."""
    left = kinds[:]
    for kind in taken:
        if kind in left:
            left.remove(kind)
    return left


def cards_not_seen(view: View) -> list[int]:
    """Section 12: the market cards that lie nowhere in the open: 34 less the visible ones, by kind."""
    left = list(CARD_COUNTS)
    for kind in (*view["market"], *view["discard"], *view["reds"], view["played"]):
        left[kind] -= 1
    for hand in view["hands"]:
        for kind, count in enumerate(hand):
            left[kind] -= count
    return [kind for kind in range(1, KINDS) for _ in range(left[kind])]


def fill(p: Position, view: View) -> None:
    """Set all that a view tells, and the bit sets that follow from it."""
    options = view["options"]
    n = options["players"]
    p.variant = variant_of(n, options)
    p.events = None
    p.ask = Ask[view["ask"].upper()]
    p.round_cards = bytes(ROUND_CARDS[n].index(tuple(card)) for card in view["round_cards"])
    p.capacity = ROUND_CARDS[n][p.round_cards[-1]]
    for name in ("to_move", "turn", "start", "sailor", "round", "played", "loads", "ship", "column"):
        setattr(p, name, view[name])
    for name in ("sled", "quarry", "score", "temple_points", "docked", "obelisks", "market"):
        setattr(p, name, list(view[name]))
    for name in ("temple", "burial", "towers", "discard", "queue", "reds"):
        setattr(p, name, bytes(view[name]))
    p.berths = bytearray(view["berths"])
    p.pyramids = tuple(bytes(stones) for stones in view["pyramids"])
    p.hands = bytearray(count for hand in view["hands"] for count in hand)
    derive_sets(p)


def derive_sets(p: Position) -> None:
    """Set the bit sets that follow from ships, berths and docks."""
    p.harbour = sum(1 << ship for ship, site in enumerate(p.docked) if site == IN_HARBOUR)
    p.docks = sum(1 << site for site in Site if site not in p.docked)
    p.empty = sum(
        1 << BERTHS * ship + berth
        for ship in range(SHIPS)
        if p.harbour >> ship & 1
        for berth in range(p.capacity[ship])
        if not p.berths[BERTHS * ship + berth]
    )
    p.ready = sum(
        1 << ship
        for ship in range(SHIPS)
        if p.harbour >> ship & 1 and load_of(p, ship) >= MIN_LOAD[p.capacity[ship]]
    )


# ---------------------------------------------------------------- JSON


def to_json(p: Position) -> dict[str, Any]:
    """Return the public view and what it hides: the pair, the deck and the generator."""
    hidden = {"pair": list(p.pair), "known": p.known, "deck": p.deck[:], "chance": p.chance.word}
    return _public(p) | hidden
