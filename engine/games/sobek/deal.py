"""Imagined worlds: deals the cards and tokens a seat does not see, so that all it has seen stays true (rules file 11).

Every hidden card has possible locations (see `memory`), and there is room for so many of them at every location (see
`rooms`). Cards are dealt at random, those with fewest possibilities first; a card that finds no room moves others along a
chain of exchanges. A world for a seat without a memory (`NOBODY`) only agrees with what lies on the table.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.core.contract import NOBODY, View
from engine.games.sobek import views
from engine.games.sobek.cards import FACE_MASK, FACE_OF, TOKEN_COUNTS, each, faces, variant_of
from engine.games.sobek.decisions import Ask
from engine.games.sobek.memory import HAND, LOCATIONS, PILE, PURGED, REST, ROW, SEATS, pack
from engine.games.sobek.rooms import GREEN, Plan, Room, plans

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

ANYWHERE: Final = (1 << LOCATIONS) - 1

TRIES: Final = 1000
"""Deals tried until one fits what is asked."""


class NoDeal(ValueError):
    """What a seat remembers cannot all be true."""


# ---------------------------------------------------------------- dealing cards into rooms


def deal(possible: dict[int, int], rooms: list[Room], rng: random.Random) -> list[int]:
    """Return the cards that come into each room; `possible` has a bit set of locations for every card.

    Raises `NoDeal` when there is no way. With as many cards as room every room is full.
    """
    fitting: dict[tuple[int, int], list[int]] = {}
    options: dict[int, list[int]] = {}
    for card, where in possible.items():
        alike = where, FACE_OF[card]
        if alike not in fitting:
            fitting[alike] = [
                n for n, room in enumerate(rooms) if room.cards >> card & 1 and where >> room.location & 1
            ]
        options[card] = fitting[alike]
    order = sorted(options, key=lambda card: (len(options[card]), rng.random()))
    left = [room.size for room in rooms]
    dealt = [0] * len(rooms)
    for card in order:
        free = sum(left[room] for room in options[card])
        if not free:
            _exchange(card, options, left, dealt)
            continue
        chosen = int(rng.random() * free)
        for room in options[card]:
            chosen -= left[room]
            if chosen < 0:
                break
        left[room] -= 1
        dealt[room] |= 1 << card
    return dealt


def _exchange(card: int, options: dict[int, list[int]], left: list[int], dealt: list[int]) -> None:
    """Find room for a card by moving others, along a shortest chain to a room that is not full."""
    came: dict[int, tuple[int, int]] = dict.fromkeys(options[card], (card, -1))
    line = list(came)
    for room in line:
        if left[room]:
            left[room] -= 1
            while room >= 0:
                mover, origin = came[room]
                dealt[room] |= 1 << mover
                if origin >= 0:
                    dealt[origin] &= ~(1 << mover)
                room = origin
            return
        for other in each(dealt[room]):
            for goal in options[other]:
                if goal not in came:
                    came[goal] = other, room
                    line.append(goal)
    raise NoDeal(f"no room for card {card}")


# ---------------------------------------------------------------- imagined worlds


class _Box:
    """Gives out card numbers for faces, each once."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = list(FACE_MASK)

    def take(self, face: int) -> int:
        """Return a card with this face as a set of one."""
        card = self.left[face] & -self.left[face]
        self.left[face] ^= card
        return card

    def cards(self, faces: Iterable[int]) -> int:
        """Return cards with these faces."""
        return sum(self.take(face) for face in faces)


def imagine(p: Position, view: View, rng: random.Random) -> None:
    """Fill `p` with a state that agrees with a view: hidden cards and tokens are dealt, luck is new."""
    p.variant = variant_of(view["options"]["players"], view["options"])
    views.fill(p, view)
    box = _Box()
    row = _lay_open_cards(p, view, box)
    possible = _hidden_cards(p, view, box)
    _deal_plausibly(p, view, possible, rng)
    _fill_row_and_deck(p, view, row, rng)
    p.tokens = _tokens(view, rng)
    p.chance = Chance(rng.getrandbits(64))


def _lay_open_cards(p: Position, view: View, box: _Box) -> list[int]:
    """Lay out all cards the seat sees; return the row, with -1 for cards it does not see."""
    seat, n = view["seat"], p.variant.players
    p.sets = [box.cards(faces) for sets in view["sets"] for faces in sets]
    p.late = tuple((owner, kind, box.cards(faces)) for owner, kind, faces in view["late"])
    p.laying = box.cards(view["laying"])
    p.discards = box.cards(view["discards"])
    if p.played != NOBODY:
        box.take(p.played)
    p.hand, p.pile, p.out = [0] * n, [0] * n, 0
    if seat != NOBODY:
        p.hand[seat] = box.cards(view["hand"])
        p.pile[seat] = box.cards(view["pile"])
    if view["looking"]:
        p.pile[p.victim] = box.cards(view["looking"])
    return [-1 if face < 0 else box.take(face).bit_length() - 1 for face in view["row"]]


def _hidden_cards(p: Position, view: View, box: _Box) -> dict[int, int]:
    """Give numbers to the hidden cards and return where each may be; restores the seat's memory."""
    n, mind = p.variant.players, view["seat"]
    p.memory = [0] * (LOCATIONS * n)
    p.lost = (0,) * (SEATS * SEATS)
    p.counted = (1 << SEATS * SEATS) - 1
    if view["memory"] is None:
        p.minds = ()
        return {card: ANYWHERE for cards in box.left for card in each(cards)}
    p.minds = (mind,)
    possible = {}
    for where, face, count in view["memory"]["cards"]:
        for _ in range(count):
            card = box.take(face)
            possible[card.bit_length() - 1] = where
            for location in range(LOCATIONS):
                if where >> location & 1:
                    p.memory[LOCATIONS * mind + location] |= card
    for seat, count in enumerate(view["memory"]["counts"]):
        if count is None:
            p.counted &= ~(1 << SEATS * mind + seat)
    return possible


def _deal_plausibly(p: Position, view: View, possible: dict[int, int], rng: random.Random) -> None:
    """Deal so that a Vizier who is asked has something to choose."""
    for _ in range(TRIES):
        hand, pile, out = p.hand[:], p.pile[:], p.out
        _deal_hidden(p, view, possible, rng)
        if p.ask is not Ask.PICK or len(faces(p.pile[p.victim])) > 1:
            return
        p.hand, p.pile, p.out = hand, pile, out
    raise NoDeal("the pile that is looked at has nothing to choose from")


def _deal_hidden(p: Position, view: View, possible: dict[int, int], rng: random.Random) -> None:
    """Deal so that all that the seat remembers stays true, in one of the ways there may be room for it."""
    ways = plans(p, view, possible, rng)
    rng.shuffle(ways)
    for plan in ways:
        try:
            dealt = deal(possible, plan.rooms, rng)
        except NoDeal:
            continue
        _put(p, plan.rooms, dealt)
        _note_lost(p, view["seat"], plan)
        return
    raise NoDeal("what the seat remembers cannot all be true")


def _note_lost(p: Position, mind: int, plan: Plan) -> None:
    """Remember how many cards priests have removed in this world."""
    lost = list(p.lost)
    for seat, split in plan.removed.items():
        lost[SEATS * mind + seat] = pack(split)
    p.lost = tuple(lost)


def _put(p: Position, rooms: list[Room], dealt: list[int]) -> None:
    """Put the dealt cards into hands and piles, or out of the round; the rest waits for `_fill_row_and_deck`."""
    p.row = p.deck = b""
    for room, cards in zip(rooms, dealt, strict=True):
        if room.location < PILE:
            p.hand[room.location - HAND] |= cards
        elif room.location < PURGED:
            p.pile[room.location - PILE] |= cards
        elif room.location == ROW:
            p.row = bytes(each(cards))
        elif room.location == REST and room.cards != GREEN:
            p.deck += bytes(each(cards))
        elif room.location != REST:
            p.out |= cards


def _fill_row_and_deck(p: Position, view: View, row: list[int], rng: random.Random) -> None:
    """Put the face-down characters into the row, and the deck into an order; nobody sees what is taken out of it."""
    hidden = list(p.row)
    rng.shuffle(hidden)
    p.row = bytes(hidden.pop() if card < 0 else card for card in row)
    if view["deck"]:
        top, rest = p.deck[:1], list(p.deck[1:])
        rng.shuffle(rest)
        p.deck = bytes(rest[: view["deck"] - 1]) + top
    else:
        p.deck = b""


def _tokens(view: View, rng: random.Random) -> list[int]:
    """Return the face-down tokens by kind: those the seat has seen, or some that were not used this round."""
    kinds = view["token_kinds"]
    if kinds is None:
        unseen = [count - used for count, used in zip(TOKEN_COUNTS, view["used"], strict=True)]
        kinds = rng.sample(views.tokens_of(unseen), view["tokens"])
        while view["ask"] == "token" and len(set(kinds)) == 1:
            kinds = rng.sample(views.tokens_of(unseen), view["tokens"])
    return [kinds.count(token) for token in range(len(TOKEN_COUNTS))]
