"""What a hand promises: points so far, cards that fit nowhere, cards that would win or help.

Counted for `odds`, which weighs it, and for the reasons that `bot` gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.games.four_color_cards.cards import (
    BITS,
    BRANCH_KINDS,
    BRANCHES,
    COPIES,
    KINDS,
    MOST,
    ONE,
    SHIFT,
    SOLDIERS,
    is_general,
)
from engine.games.four_color_cards.decisions import CLAIMED, Claim, taken
from engine.games.four_color_cards.melds import IN_BRANCH, MELDS
from engine.games.four_color_cards.partition import BEST, INCOMPLETE, contains, open_best
from engine.games.four_color_cards.scoring import LIMIT

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

MISFIT_COST: Final = 1.0
"""Points that a card outside melds costs when a hand is divided for its prospects."""
SOLDIER_COST: Final = 0.75
"""The same for a soldier."""
HELPER_WORTH: Final = 0.1
"""Points that a card is worth that would be good to claim."""


class Part(NamedTuple):
    """One branch of a hand, divided for its prospects: points, misfits, and kinds that would be good to claim.

    `worth` is all of it in points, as if no card had been seen yet.
    """

    worth: float
    points: int
    misfits: int
    helpers: tuple[int, ...]


class Outlook(NamedTuple):
    """What a hand promises: points open and in the hand, misfits, soldiers among them, cards not yet seen that would
    win (`outs`), complete the hand with too few points (`short`) or help (`helpers`).
    """

    points: int
    misfits: int
    soldiers: int
    outs: int
    short: int
    helpers: int


# ---------------------------------------------------------------- one branch


@cache
def part(branch: int, pack: int) -> Part:
    """Return what one branch of a hand promises."""
    value, points, misfits = _divided(branch, pack)
    helpers = _helpers(branch, pack)
    left = sum(COPIES - (pack >> SHIFT[kind] & MOST) for kind in helpers)
    return Part(value + HELPER_WORTH * left, points, misfits, helpers)


@cache
def _divided(branch: int, pack: int) -> tuple[float, int, int]:
    """Return value, points and misfits of the division with the highest value: points less what misfits cost."""
    if not pack:
        return 0.0, 0, 0
    kind = BRANCH_KINDS[branch][((pack & -pack).bit_length() - 1) // BITS]
    shift, choices = SHIFT[kind], []
    if not is_general(kind):  # a general stands alone and is never left over
        value, points, misfits = _divided(branch, pack - (1 << shift))
        choices.append((value - (SOLDIER_COST if branch == SOLDIERS else MISFIT_COST), points, misfits + 1))
    for number in IN_BRANCH[branch]:
        meld = MELDS[number]
        if meld.pack >> shift & MOST and contains(pack, meld.pack):
            value, points, misfits = _divided(branch, pack - meld.pack)
            choices.append((value + meld.concealed, points + meld.concealed, misfits))
    return max(choices)


def _helpers(branch: int, pack: int) -> tuple[int, ...]:
    """Return the kinds of a branch that would be worth more claimed than left."""
    value = _divided(branch, pack)[0]
    return tuple(
        kind
        for kind in BRANCH_KINDS[branch]
        if not is_general(kind) and any(worth > value for worth in _claims(branch, pack, kind))
    )


def _claims(branch: int, pack: int, kind: int) -> list[float]:
    """Return what a branch is worth after each claim of a kind."""
    numbers = [CLAIMED[kind][claim] for claim in Claim if claim is not Claim.SINGLE]
    return [
        _divided(branch, pack - taken(kind, number))[0] + MELDS[number].open
        for number in numbers
        if number is not None and contains(pack, taken(kind, number))
    ]


# ---------------------------------------------------------------- whole hands


def worth(hand: Sequence[int], open_points: int) -> float:
    """Return what nine packs with so many open points are worth, as if no card had been seen yet."""
    return open_points + fsum([part(branch, pack).worth for branch, pack in enumerate(hand)])


def hidden_cards(p: Position) -> list[int]:
    """Return by kind how many cards lie in the deck or in hands: those that are not seen on the table."""
    hidden = [COPIES] * KINDS
    for byte in p.row:
        hidden[byte & 31] -= 1
    for melds in p.melds:
        for number in melds:
            for kind in MELDS[number].cards:
                hidden[kind] -= 1
    if p.offer >= 0:
        hidden[p.offer] -= 1
    return hidden


def outlook(hand: Sequence[int], open_points: int, hidden: Sequence[int]) -> Outlook:
    """Return what nine packs with so many open points promise; `hidden` as from `hidden_cards`."""
    points, misfits, helpers, unfit = open_points, 0, 0, 0
    for branch, pack in enumerate(hand):
        of = part(branch, pack)
        points += of.points
        misfits += of.misfits
        for kind in of.helpers:
            helpers += hidden[kind] - (pack >> SHIFT[kind] & MOST)
        if BEST[branch][pack] == INCOMPLETE:
            unfit |= 1 << branch
    outs = short = 0
    if not unfit & (unfit - 1):
        outs, short = _waits(hand, open_points, hidden, unfit)
    return Outlook(points, misfits, part(SOLDIERS, hand[SOLDIERS]).misfits, outs, short, helpers)


def _waits(hand: Sequence[int], open_points: int, hidden: Sequence[int], unfit: int) -> tuple[int, int]:
    """Return how many cards would complete a hand with ten points, and with fewer; at most one branch is unfit."""
    concealed = open_points + sum(max(0, BEST[branch][pack]) for branch, pack in enumerate(hand))
    outs = short = 0
    for branch in range(BRANCHES):
        if unfit and not unfit >> branch & 1:
            continue
        pack = hand[branch]
        others = concealed - max(0, BEST[branch][pack])
        for kind, points in _completing(branch, pack):
            live = hidden[kind] - (pack >> SHIFT[kind] & MOST)
            if others + points >= LIMIT:
                outs += live
            else:
                short += live
    return outs, short


@cache
def _completing(branch: int, pack: int) -> tuple[tuple[int, int], ...]:
    """Return the kinds that complete a branch, with the points it has then."""
    found = []
    for position, kind in enumerate(BRANCH_KINDS[branch]):
        if pack >> SHIFT[kind] & MOST < COPIES:
            points = open_best(branch, pack + ONE[kind], position)
            if points != INCOMPLETE:
                found.append((kind, points))
    return tuple(found)


def unseen_by(p: Position, seat: int) -> int:
    """Return how many cards a seat does not see: the deck and the other hands."""
    return len(p.deck) + sum(p.held) - p.held[seat]


def less_a_misfit(of: Outlook) -> Outlook:
    """Return the outlook of a hand that will discard a misfit at once, if it has one."""
    return of._replace(misfits=of.misfits - 1) if of.misfits else of
