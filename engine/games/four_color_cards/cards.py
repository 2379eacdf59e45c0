"""The deck (rules file 1): colours, types, kinds, and how the cards of a hand are packed into small numbers.

A kind is 7 * colour + type, 0 to 27; four identical cards of each are in the deck. No meld mixes branches, so a hand is
kept as nine packs, one for each branch, and everything about melds is looked up branch by branch:

========  ==================  ==============================================
branches  positions in pack   cards
========  ==================  ==============================================
0-3       0, 1, 2             staff: general, adviser, elephant of a colour
4-7       0, 1, 2             field: chariot, horse, cannon of a colour
8         0, 1, 2, 3          soldiers: red, green, yellow, white
========  ==================  ==============================================

A pack has three bits for each position: how many such cards there are, 0 to 4.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum, unique
from typing import Final

from engine.games.four_color_cards.words import Terms


@unique
class Colour(IntEnum):
    """The four colours (1.1)."""

    RED = 0
    GREEN = 1
    YELLOW = 2
    WHITE = 3


@unique
class Type(IntEnum):
    """The seven types (1.1)."""

    GENERAL = 0
    ADVISER = 1
    ELEPHANT = 2
    CHARIOT = 3
    HORSE = 4
    CANNON = 5
    SOLDIER = 6


TYPES: Final = len(Type)
KINDS: Final = len(Colour) * TYPES
COPIES: Final = 4
CARDS: Final = KINDS * COPIES

BRANCHES: Final = 9
SOLDIERS: Final = 8
"""The branch of the soldiers of all colours."""
BITS: Final = 3
MOST: Final = (1 << BITS) - 1
"""Mask of one position of a pack."""

CARD_NAMES: Final = tuple(
    Terms[f"{colour.name}_{kind.name}"] for colour in Colour for kind in Type
)  # e.g. Terms.RED_GENERAL
"""Name of each kind."""
COLOUR_NAMES: Final = tuple(Terms[colour.name] for colour in Colour)
"""Name of each colour."""


def kind_of(colour: int, type_: int) -> int:
    """Return a kind by colour and type."""
    return TYPES * colour + type_


def colour_of(kind: int) -> int:
    """Return the colour of a kind."""
    return kind // TYPES


def type_of(kind: int) -> int:
    """Return the type of a kind."""
    return kind % TYPES


def _branch(kind: int) -> int:
    colour, type_ = divmod(kind, TYPES)
    if type_ == Type.SOLDIER:
        return SOLDIERS
    return colour if type_ < Type.CHARIOT else len(Colour) + colour


def _position(kind: int) -> int:
    colour, type_ = divmod(kind, TYPES)
    return colour if type_ == Type.SOLDIER else type_ % 3


BRANCH: Final = tuple(map(_branch, range(KINDS)))
"""Branch of each kind."""
SHIFT: Final = tuple(BITS * _position(kind) for kind in range(KINDS))
"""Where the count of each kind begins in the pack of its branch."""
ONE: Final = tuple(1 << shift for shift in SHIFT)
"""Pack of one card of each kind."""
BRANCH_KINDS: Final = tuple(
    tuple(sorted((kind for kind in range(KINDS) if BRANCH[kind] == branch), key=SHIFT.__getitem__))
    for branch in range(BRANCHES)
)
"""Kinds of each branch by position."""
GENERALS: Final = tuple(kind_of(colour, Type.GENERAL) for colour in Colour)


def is_general(kind: int) -> bool:
    """Tell whether a kind is a general (5.2, 5.3)."""
    return kind % TYPES == Type.GENERAL


def packs_of(kinds: Iterable[int]) -> list[int]:
    """Return nine packs with these cards."""
    packs = [0] * BRANCHES
    for kind in kinds:
        packs[BRANCH[kind]] += ONE[kind]
    return packs


def kinds_in(packs: Iterable[int]) -> list[int]:
    """Return the cards of nine packs, sorted by kind."""
    cards = [
        kind
        for kinds, pack in zip(BRANCH_KINDS, packs, strict=True)
        for kind in kinds
        for _ in range(pack >> SHIFT[kind] & MOST)
    ]
    return sorted(cards)


def generals_in(packs: Iterable[int]) -> int:
    """Return how many generals the nine packs of a hand have."""
    return sum(pack & MOST for _, pack in zip(Colour, packs, strict=False))
