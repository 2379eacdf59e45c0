"""Where there is room for the cards a seat does not see: how many may lie at each location (rules file 11).

A plan is a list of rooms for all hidden cards. There are several plans when the seat cannot tell how many cards a priest
has removed from a pile; and when what is asked tells something of a hand: who is laying a set has the cards to finish it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.contract import NOBODY, View
from engine.games.sobek.cards import (
    ALL_CARDS,
    AMULETS,
    BACK_MASK,
    BACK_OF,
    GOODS,
    HANDED,
    HIDDEN,
    KIND_MASK,
    SETS,
    SMALLEST,
    Back,
)
from engine.games.sobek.decisions import Ask
from engine.games.sobek.memory import HAND, OUT, PILE, PURGED, REST, ROW

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

GREEN: Final = BACK_MASK[Back.GREEN]
_DECK: Final = ALL_CARDS & ~GREEN

Split = tuple[int, int, int]
"""Cards with each back that a priest has removed from a pile."""


class Room(NamedTuple):
    """Space for cards at a location: which cards fit, and how many."""

    location: int
    cards: int
    size: int


class Plan(NamedTuple):
    """Room for all hidden cards, and what priests have removed from piles then, by seat."""

    rooms: list[Room]
    removed: dict[int, Split]


def plans(p: Position, view: View, possible: dict[int, int], rng: random.Random) -> list[Plan]:
    """Return all plans for a view; `p` has the open cards, `possible` the locations of the hidden ones."""
    table = list(_table(p, view))
    hands = list(_mover(p, view))
    seats = [
        s for s in range(p.variant.players) if s != view["seat"] and not (view["looking"] and s == p.victim)
    ]
    if view["memory"] is None:
        size = sum(room.size for room in (*table, *hands[0]))
        piles = _unremembered(view, seats, len(possible) - size, rng)
        return [Plan(_with_rest([*table, *hand, *piles], len(possible)), {}) for hand in hands]
    splits = list(product(*(_splits(view, possible, seat) for seat in seats)))
    return [
        _plan(view, [*table, *hand], dict(zip(seats, removed, strict=True)), len(possible))
        for hand, removed in product(hands, splits)
    ]


def _plan(view: View, table: list[Room], removed: dict[int, Split], cards: int) -> Plan:
    piles = [room for seat, split in removed.items() for room in _pile(view, seat, split)]
    return Plan(_with_rest([*table, *piles], cards), removed)


def _with_rest(rooms: Iterable[Room], cards: int) -> list[Room]:
    """Add room out of the round, so that there is as much room as cards."""
    rooms = [room for room in rooms if room.size]
    return [*rooms, Room(OUT, ALL_CARDS, cards - sum(room.size for room in rooms))]


# ---------------------------------------------------------------- the table


def _table(p: Position, view: View) -> Iterator[Room]:
    """Yield room in the hands of those who are not asked, face down in the row, and in what was not dealt."""
    for seat, counts in enumerate(view["backs"]):
        if seat not in (view["seat"], view["to_move"]):
            yield from _hand(seat, counts)
    yield Room(ROW, HIDDEN, view["row"].count(-1))
    yield Room(REST, GREEN, GREEN.bit_count() - HANDED * len(view["backs"]))
    if view["deck"]:
        yield Room(REST, BACK_MASK[view["top"]], 1)
    yield Room(REST, _DECK, max(view["deck"] - 1, 0) + p.variant.removed)


def _hand(seat: int, counts: Iterable[int]) -> Iterator[Room]:
    return (Room(HAND + seat, mask, size) for mask, size in zip(BACK_MASK, counts, strict=True))


# ---------------------------------------------------------------- the hand of who is asked


def _mover(p: Position, view: View) -> Iterator[list[Room]]:
    """Yield the ways there is room in the hand of the seat to move, if it is another's: with the cards it must have."""
    seat = view["to_move"]
    if seat in (NOBODY, view["seat"]):
        yield []
        return
    counts = view["backs"][seat]
    for demand in _demands(p):
        for backs in product(range(len(BACK_MASK)), repeat=len(demand)):
            left = [count - backs.count(back) for back, count in enumerate(counts)]
            if min(left) >= 0:
                must = [
                    Room(HAND + seat, mask & BACK_MASK[b], 1) for mask, b in zip(demand, backs, strict=True)
                ]
                yield [*must, *_hand(seat, left)]


def _demands(p: Position) -> list[tuple[int, ...]]:
    """Return the ways a hand can answer what is asked: for each card it must have, which cards would do."""
    if p.ask is Ask.LATE:
        return [(KIND_MASK[kind], *[KIND_MASK[kind] | AMULETS] * (SMALLEST - 1)) for kind in GOODS]
    if p.ask is Ask.ADD and p.kind == NOBODY:
        own = [kind for kind in GOODS if p.sets[SETS * p.to_move + kind]]
        return [(sum(KIND_MASK[kind] for kind in own) | AMULETS,)]
    if p.ask is Ask.ADD:
        return [(KIND_MASK[p.kind] | AMULETS,)]
    if p.ask in (Ask.SET, Ask.LATE_SET):
        return [_rest_of_set(p)]
    return [()]


def _rest_of_set(p: Position) -> tuple[int, ...]:
    """Section 5.2: what the cards laid so far still need to be a set."""
    goods, more = KIND_MASK[p.kind], max(SMALLEST - p.laying.bit_count(), 0)
    joins = p.ask is Ask.SET and p.sets[SETS * p.to_move + p.kind]
    if joins or p.laying & goods:
        return (goods | AMULETS,) * more
    return (goods, *[goods | AMULETS] * (more - 1))


# ---------------------------------------------------------------- piles


def _splits(view: View, possible: dict[int, int], seat: int) -> list[Split]:
    """Return in how many ways priests can have removed cards from a pile, by back."""
    went, count = view["memory"]["piles"][seat], view["memory"]["counts"][seat]
    removable = [0, 0, 0]
    for card, where in possible.items():
        removable[BACK_OF[card]] += where >> PURGED + seat & 1
    green, beige, orange = (range(min(pair) + 1) for pair in zip(went, removable, strict=True))
    ways = product(green, beige, orange)
    return [way for way in ways if count is None or sum(went) - sum(way) == count]


def _pile(view: View, seat: int, split: Split) -> Iterator[Room]:
    """Yield room in a pile and in what was removed from it."""
    for mask, went, gone in zip(BACK_MASK, view["memory"]["piles"][seat], split, strict=True):
        yield Room(PILE + seat, mask, went - gone)
        yield Room(PURGED + seat, mask, gone)


def _unremembered(view: View, seats: list[int], spare: int, rng: random.Random) -> list[Room]:
    """Return room in the piles for somebody without a memory: as shown, or for whatever lies nowhere else."""
    if view["options"]["corruption"] == "open":
        return [Room(PILE + seat, ALL_CARDS, view["piles"][seat]) for seat in seats]
    owners = [seats[int(rng.random() * len(seats))] for _ in range(spare) if seats]
    return [Room(PILE + seat, ALL_CARDS, owners.count(seat)) for seat in seats]
