"""Dividing cards into melds, exactly (rules file 2.3): whether a hand is complete, what it is worth, what is left over.

No meld mixes branches (see `cards`), so every branch divides by itself: best points add up, fewest melds add up, and
the first of equal divisions is made of the first of each branch. There are only 125 packs of a staff or field and 625
of the soldiers; each is solved once, when the module is loaded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from engine.games.four_color_cards.cards import (
    BITS,
    BRANCH,
    BRANCH_KINDS,
    BRANCHES,
    COPIES,
    MOST,
    ONE,
    SHIFT,
    SOLDIERS,
)
from engine.games.four_color_cards.melds import IN_BRANCH, MELDS

INCOMPLETE: Final = -1
"""Instead of points: the cards do not divide completely."""
_SHAPES: Final = (0, 4, SOLDIERS)
"""A branch of each shape: staff, field, soldiers. Branches of one shape share its tables."""
_SHAPE_OF: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2)


class Division(NamedTuple):
    """A complete division of one branch; of two, the smaller is the one to show (2.3).

    `lost` is the points, negative; `melds` are numbers within the branch (see `melds.IN_BRANCH`), sorted.
    """

    lost: int
    size: int
    melds: tuple[int, ...]


class Fit(NamedTuple):
    """As many cards of one branch in melds as can be; `left` are the positions of those that fit into none."""

    misfits: int
    lost: int
    left: tuple[int, ...]


class Winning(NamedTuple):
    """The division of a winning hand: the meld that holds the offered card, and the concealed ones; see `melds`."""

    points: int
    completed: int
    concealed: bytes


# ---------------------------------------------------------------- one branch


def _first(pack: int) -> int:
    """Return the first position of which a pack has a card."""
    return ((pack & -pack).bit_length() - 1) // BITS


def contains(pack: int, part: int) -> bool:
    """Tell whether a pack has all the cards of another of its branch."""
    return all(pack >> shift & MOST >= part >> shift & MOST for shift in range(0, 4 * BITS, BITS))


@cache
def _with(shape: int, pack: int, position: int) -> tuple[tuple[int, int], ...]:
    """Return the melds of a pack that have a card of this position: number in the branch, and in all."""
    return tuple(
        (local, number)
        for local, number in enumerate(IN_BRANCH[_SHAPES[shape]])
        if MELDS[number].pack >> BITS * position & MOST and contains(pack, MELDS[number].pack)
    )


@cache
def _divide(shape: int, pack: int) -> Division | None:
    """Return the best division with all melds concealed, or `None` when there is none."""
    if not pack:
        return Division(0, 0, ())
    return min(_divisions(shape, pack, _first(pack)), default=None)


def _divisions(shape: int, pack: int, position: int) -> Iterator[Division]:
    for local, number in _with(shape, pack, position):
        rest = _divide(shape, pack - MELDS[number].pack)
        if rest is not None:
            yield _and(rest, local, MELDS[number].concealed)


def _and(rest: Division, local: int, points: int) -> Division:
    return Division(rest.lost - points, rest.size + 1, tuple(sorted((*rest.melds, local))))


@cache
def _divide_open(shape: int, pack: int, position: int) -> tuple[Division, int] | None:
    """Return the best division in which a meld with a card of this position is open, and that meld."""
    choices = []
    for local, number in _with(shape, pack, position):
        rest = _divide(shape, pack - MELDS[number].pack)
        if rest is not None:
            choices.append((_and(rest, local, MELDS[number].open), local))
    return min(choices, default=None)


@cache
def _fit(shape: int, pack: int) -> Fit:
    """Return the division with the fewest cards left over, then with the most points."""
    if not pack:
        return Fit(0, 0, ())
    position = _first(pack)
    rest = _fit(shape, pack - (1 << BITS * position))
    choices = [Fit(rest.misfits + 1, rest.lost, (position, *rest.left))]
    for _, number in _with(shape, pack, position):
        rest = _fit(shape, pack - MELDS[number].pack)
        choices.append(Fit(rest.misfits, rest.lost - MELDS[number].concealed, rest.left))
    return min(choices)


# ---------------------------------------------------------------- tables of all packs


def all_packs(branch: int) -> Iterator[int]:
    """Yield every pack there can be of a branch."""
    positions = len(BRANCH_KINDS[branch])
    for counts in product(range(COPIES + 1), repeat=positions):
        yield sum(count << BITS * position for position, count in enumerate(counts))


def _best_table(shape: int) -> tuple[int, ...]:
    branch = _SHAPES[shape]
    points = [INCOMPLETE] * (1 << BITS * len(BRANCH_KINDS[branch]))
    for pack in all_packs(branch):
        division = _divide(shape, pack)
        if division is not None:
            points[pack] = -division.lost
    return tuple(points)


_TABLES: Final = tuple(map(_best_table, range(len(_SHAPES))))
BEST: Final = tuple(_TABLES[shape] for shape in _SHAPE_OF)
"""`BEST[branch][pack]`: most points with all melds concealed, or `INCOMPLETE`."""


# ---------------------------------------------------------------- whole hands


def unfit_branches(hand: Sequence[int]) -> int:
    """Return the set of branches of nine packs, bit = branch, that do not divide completely."""
    return sum(1 << branch for branch in range(BRANCHES) if BEST[branch][hand[branch]] == INCOMPLETE)


def complete(hand: Sequence[int], kind: int) -> bool:
    """Section 2.3: whether nine packs and the offered card divide completely into melds."""
    branch = BRANCH[kind]
    return not unfit_branches(hand) & ~(1 << branch) and BEST[branch][hand[branch] + ONE[kind]] != INCOMPLETE


def best(hand: Sequence[int], kind: int) -> int:
    """Section 2.3: the most points of nine packs and the offered card, whose meld is open; or `INCOMPLETE`."""
    offered = BRANCH[kind]
    points = open_best(offered, hand[offered] + ONE[kind], SHIFT[kind] // BITS)
    if points == INCOMPLETE:
        return INCOMPLETE
    for branch in range(BRANCHES):
        if branch != offered:
            part = BEST[branch][hand[branch]]
            if part == INCOMPLETE:
                return INCOMPLETE
            points += part
    return points


@cache
def open_best(branch: int, pack: int, position: int) -> int:
    """Return the most points of one branch in which a meld with a card of this position is open."""
    found = _divide_open(_SHAPE_OF[branch], pack, position)
    return INCOMPLETE if found is None else -found[0].lost


def best_concealed(hand: Sequence[int]) -> int:
    """Return the most points of nine packs with every meld concealed, or `INCOMPLETE`."""
    parts = [BEST[branch][hand[branch]] for branch in range(BRANCHES)]
    return INCOMPLETE if INCOMPLETE in parts else sum(parts)


def winning(hand: Sequence[int], kind: int) -> Winning | None:
    """Section 2.3: the division that is shown when the offered card completes nine packs, or `None`."""
    offered = BRANCH[kind]
    found = _divide_open(_SHAPE_OF[offered], hand[offered] + ONE[kind], SHIFT[kind] // BITS)
    if found is None or not complete(hand, kind):
        return None
    division, opened = found
    concealed = [IN_BRANCH[offered][local] for local in division.melds]
    concealed.remove(IN_BRANCH[offered][opened])
    for branch in range(BRANCHES):
        rest = _divide(_SHAPE_OF[branch], hand[branch])
        if branch != offered and rest is not None:
            concealed += (IN_BRANCH[branch][local] for local in rest.melds)
    return Winning(best(hand, kind), IN_BRANCH[offered][opened], bytes(sorted(concealed)))


def misfits(hand: Sequence[int]) -> list[int]:
    """Return the fewest cards of nine packs that can be left over when the others are melds, sorted by kind."""
    return sorted(
        BRANCH_KINDS[branch][position]
        for branch in range(BRANCHES)
        for position in _fit(_SHAPE_OF[branch], hand[branch]).left
    )
