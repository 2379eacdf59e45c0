"""The 89 melds and their points (rules file 2.1). How a hand divides into them is in `partition`.

Melds are numbered in the order of the table of 2.1 and then by kind, which is also the order in which equal divisions
are told apart (2.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, unique
from itertools import combinations
from typing import Final, NamedTuple

from engine.games.four_color_cards.cards import (
    BRANCH,
    BRANCHES,
    COPIES,
    GENERALS,
    KINDS,
    ONE,
    Colour,
    Type,
    kind_of,
    type_of,
)
from engine.games.four_color_cards.words import Terms


@unique
class MeldKind(IntEnum):
    """The nine kinds of melds, in the order of 2.1."""

    SINGLE = 0
    PAIR = 1
    TRIPLE = 2
    QUAD = 3
    GENERAL_QUAD = 4
    COMMANDER = 5
    BATTLEFIELD = 6
    BATTALION3 = 7
    BATTALION4 = 8


OPEN_POINTS: Final = (1, 0, 1, 6, 8, 2, 1, 3, 5)
"""Points of a meld laid open by a claim, by kind (2.1)."""
CONCEALED_POINTS: Final = (1, 0, 3, 8, 6, 2, 1, 3, 5)
"""Points of a meld formed in the hand when winning, by kind (2.1)."""
MELD_NAMES: Final = tuple(Terms[kind.name] for kind in MeldKind)


class Meld(NamedTuple):
    """One meld: its kind, its cards (kinds, sorted), their branch and pack, and its points."""

    kind: MeldKind
    cards: tuple[int, ...]
    branch: int
    pack: int
    open: int
    concealed: int


def _alike(count: int, *, without: tuple[Type, ...]) -> Iterator[tuple[int, ...]]:
    """Yield so many cards of one kind, of all types but some."""
    return ((kind,) * count for kind in range(KINDS) if type_of(kind) not in without)


def _mixed(*types: Type) -> Iterator[tuple[int, ...]]:
    """Yield one card of each type, of one colour."""
    return (tuple(kind_of(colour, type_) for type_ in types) for colour in Colour)


def _battalions(count: int) -> Iterator[tuple[int, ...]]:
    """Yield soldiers of so many different colours."""
    return combinations((kind_of(colour, Type.SOLDIER) for colour in Colour), count)


def _all_cards() -> Iterator[tuple[MeldKind, tuple[int, ...]]]:
    """Section 2.1, in its order."""
    patterns = {
        MeldKind.SINGLE: ((kind,) for kind in GENERALS),
        MeldKind.PAIR: _alike(2, without=(Type.GENERAL, Type.SOLDIER)),
        MeldKind.TRIPLE: _alike(3, without=(Type.GENERAL,)),
        MeldKind.QUAD: _alike(4, without=(Type.GENERAL,)),
        MeldKind.GENERAL_QUAD: ((kind,) * COPIES for kind in GENERALS),
        MeldKind.COMMANDER: _mixed(Type.GENERAL, Type.ADVISER, Type.ELEPHANT),
        MeldKind.BATTLEFIELD: _mixed(Type.CHARIOT, Type.HORSE, Type.CANNON),
        MeldKind.BATTALION3: _battalions(3),
        MeldKind.BATTALION4: _battalions(4),
    }
    for kind, all_cards in patterns.items():
        for cards in all_cards:
            yield kind, cards


MELDS: Final = tuple(
    Meld(
        kind,
        cards,
        BRANCH[cards[0]],
        sum(map(ONE.__getitem__, cards)),
        OPEN_POINTS[kind],
        CONCEALED_POINTS[kind],
    )
    for kind, cards in _all_cards()
)
"""All melds, by number."""
NUMBERS: Final = {meld.cards: number for number, meld in enumerate(MELDS)}
"""Number of each meld, by its sorted cards."""
IN_BRANCH: Final = tuple(
    tuple(number for number, meld in enumerate(MELDS) if meld.branch == branch) for branch in range(BRANCHES)
)
"""Numbers of the melds of each branch; branches of one shape list them in the same order."""


def meld_of(*cards: int) -> int | None:
    """Return the number of the meld that these cards make, or `None`."""
    return NUMBERS.get(tuple(sorted(cards)))


def cards_of(numbers: bytes) -> list[int]:
    """Return the cards of some melds, in their order."""
    return [card for number in numbers for card in MELDS[number].cards]


def open_points(numbers: bytes) -> int:
    """Return what melds are worth that lie open."""
    return sum(MELDS[number].open for number in numbers)


def concealed_points(numbers: bytes) -> int:
    """Return what melds are worth that were formed in the hand."""
    return sum(MELDS[number].concealed for number in numbers)
