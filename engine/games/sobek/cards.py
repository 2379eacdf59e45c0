"""What is in the box (rules file 2) and the numbers of the rules, as data. Knows no rule.

A card is a number from 0 to 62, equal cards (of one `Face`) next to each other. A set of cards is an int with bit c set
for card c: the masks below count and pick cards of a kind, a back or a face.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum, unique
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.words import Part, say
from engine.games.sobek.words import Terms


@unique
class Kind(IntEnum):
    """The six kinds of goods, and the amulets that fit all of them (2.1)."""

    IVORY = 0
    EBONY = 1
    MARBLE = 2
    CATTLE = 3
    FISH = 4
    WHEAT = 5
    AMULET = 6


GOODS: Final = (Kind.IVORY, Kind.EBONY, Kind.MARBLE, Kind.CATTLE, Kind.FISH, Kind.WHEAT)
SETS: Final = len(GOODS)
"""Upright sets a player can have, one of each kind of goods (5.2)."""


@unique
class Back(IntEnum):
    """The three backs (2.1)."""

    GREEN = 0
    BEIGE = 1
    ORANGE = 2


@unique
class Face(IntEnum):
    """All different cards: green goods, beige goods without and with scarabs, amulets, characters (2.1)."""

    GREEN_IVORY = 0
    GREEN_EBONY = 1
    GREEN_MARBLE = 2
    GREEN_CATTLE = 3
    GREEN_FISH = 4
    GREEN_WHEAT = 5
    PLAIN_IVORY = 6
    PLAIN_EBONY = 7
    PLAIN_MARBLE = 8
    PLAIN_CATTLE = 9
    PLAIN_FISH = 10
    PLAIN_WHEAT = 11
    SCARAB_IVORY = 12
    SCARAB_EBONY = 13
    SCARAB_MARBLE = 14
    SCARAB_CATTLE = 15
    SCARAB_FISH = 16
    SCARAB_WHEAT = 17
    AMULET = 18
    QUEEN = 19
    HIGH_PRIEST = 20
    HIGH_PRIESTESS = 21
    CATTLE_SCRIBE = 22
    VIZIER = 23
    FISH_SCRIBE = 24
    THIEF = 25
    COURTESAN = 26
    MERCHANT = 27


class Printed(NamedTuple):
    """What is printed on a card, and how many of it there are."""

    kind: Kind
    back: Back
    scarabs: int
    copies: int


_GREEN: Final = (1, 1, 1, 2, 2, 2)
_PLAIN: Final = (2, 2, 3, 2, 3, 3)
_WITH_SCARABS: Final = (3, 4, 3, 5, 5, 5)
_SCARABS: Final = (3, 2, 2, 1, 1, 1)
"""Cards of each kind by back and scarabs, and the scarabs on each card that has some (2.1)."""

_CHARACTERS: Final = (
    Kind.IVORY,
    Kind.EBONY,
    Kind.MARBLE,
    Kind.CATTLE,
    Kind.CATTLE,
    Kind.FISH,
    Kind.FISH,
    Kind.WHEAT,
    Kind.WHEAT,
)
"""Kinds of the characters, from the Queen to the Merchant (2.1)."""

PRINTED: Final = (
    *(Printed(kind, Back.GREEN, 0, _GREEN[kind]) for kind in GOODS),
    *(Printed(kind, Back.BEIGE, 0, _PLAIN[kind]) for kind in GOODS),
    *(Printed(kind, Back.BEIGE, _SCARABS[kind], _WITH_SCARABS[kind]) for kind in GOODS),
    Printed(Kind.AMULET, Back.BEIGE, 0, 5),
    *(Printed(kind, Back.ORANGE, 0, 1) for kind in _CHARACTERS),
)
"""By `Face`."""

PRIESTS: Final = (Face.HIGH_PRIEST, Face.HIGH_PRIESTESS)
SCRIBES: Final = (Face.CATTLE_SCRIBE, Face.FISH_SCRIBE)


# ---------------------------------------------------------------- numbers and masks of cards

FACE_OF: Final = bytes(face for face in Face for _ in range(PRINTED[face].copies))
"""Face of each card."""

CARDS: Final = len(FACE_OF)
ALL_CARDS: Final = (1 << CARDS) - 1


def _mask(wanted: Iterator[Face]) -> int:
    faces = set(wanted)
    return sum(1 << card for card, face in enumerate(FACE_OF) if face in faces)


FACE_MASK: Final = tuple(_mask(iter((face,))) for face in Face)
KIND_MASK: Final = tuple(_mask(face for face in Face if PRINTED[face].kind == kind) for kind in Kind)
BACK_MASK: Final = tuple(_mask(face for face in Face if PRINTED[face].back == back) for back in Back)
BACK_OF: Final = bytes(PRINTED[face].back for face in FACE_OF)
"""Back of each card."""

AMULETS: Final = KIND_MASK[Kind.AMULET]
HIDDEN: Final = BACK_MASK[Back.ORANGE]
"""The characters, which lie face down in the row (4.5)."""

_ONES: Final = _mask(face for face in Face if PRINTED[face].scarabs == 1)
_TWOS: Final = _mask(face for face in Face if PRINTED[face].scarabs == 2)
_THREES: Final = _mask(face for face in Face if PRINTED[face].scarabs == 3)


_RICH: Final = tuple(
    _mask(face for face in Face if PRINTED[face].kind == kind and PRINTED[face].scarabs) for kind in GOODS
)


def scarabs_of(kind: int, cards: int) -> int:
    """Return the scarabs on the goods of one kind in a set of cards, quickly."""
    return _SCARABS[kind] * (cards & _RICH[kind]).bit_count()


def scarabs(cards: int) -> int:
    """Return the scarabs on a set of cards."""
    return (cards & _ONES).bit_count() + 2 * (cards & _TWOS).bit_count() + 3 * (cards & _THREES).bit_count()


def each(cards: int) -> Iterator[int]:
    """Yield the cards of a set, each as a number."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


@lru_cache(maxsize=1 << 15)
def faces(cards: int) -> tuple[int, ...]:
    """Return the different faces of a set of cards, in order."""
    return tuple(sorted({FACE_OF[card] for card in each(cards)}))


def all_faces(cards: int) -> list[int]:
    """Return the face of every card of a set, in order."""
    return [FACE_OF[card] for card in each(cards)]


def backs(cards: int) -> tuple[int, int, int]:
    """Return the number of cards with each back."""
    green, beige, orange = BACK_MASK
    return (cards & green).bit_count(), (cards & beige).bit_count(), (cards & orange).bit_count()


def one_of(cards: int, face: int) -> int:
    """Return a card with this face, as a set of one; 0 when there is none."""
    same = cards & FACE_MASK[face]
    return same & -same


# ---------------------------------------------------------------- tokens


@unique
class Token(IntEnum):
    """The event tokens (2.2)."""

    GUILD = 0
    FLOOD = 1
    CURSE = 2
    PROSPERITY = 3
    EMBALMING = 4
    SWINDLE = 5


TOKEN_COUNTS: Final = (4, 2, 2, 2, 1, 1)
"""Tokens of each kind (2.2)."""

TOKENS_LAID: Final = 5
"""Tokens of a round (4.4)."""

BLESSED: Final = (Kind.WHEAT, Kind.FISH, Kind.CATTLE)
"""Kinds whose sets may get Prosperity (2.2)."""


# ---------------------------------------------------------------- numbers of the rules

HANDED: Final = 2
"""Green cards each player is dealt (4.2)."""

REMOVED: Final = 9
"""Cards taken out of the deck unseen with two players (4.3)."""

ROW: Final = 9
"""Cards of a new row (4.5, 5.4)."""

REACH: Final = 4
"""Cards from the left that may be taken (5.1)."""

SMALLEST: Final = 3
"""Cards of a set (5.2)."""

DRAWN: Final = 3
"""Cards the Queen draws (6)."""

KEPT: Final = 6
"""Cards the Scribe leaves in a hand (6)."""

ADDED: Final = 2
"""Cards the Courtesan adds, at most (6)."""

CURSE: Final = 2
"""Corruption of a Curse token (2.2)."""

BLESSING: Final = 2
"""Scarabs of a Prosperity token (2.2)."""

STEP: Final = 10
"""Points of the round for each step back of the penalty (8.4)."""

ROUNDS: Final = 3
"""Rounds of a game (9)."""

GOAL: Final = 100
"""A score that ends the game after round 2 (9)."""


# ---------------------------------------------------------------- names

KIND_NAMES: Final = tuple(Terms[kind.name] for kind in Kind)
BACK_NAMES: Final = tuple(Terms[back.name] for back in Back)
TOKEN_NAMES: Final = tuple(Terms[token.name] for token in Token)


def _name(face: Face) -> Part:
    kind, back, value, _ = PRINTED[face]
    if back is Back.ORANGE:
        return Terms[face.name]
    if back is Back.GREEN:
        return say(Terms.GREEN_GOODS, kind=KIND_NAMES[kind])
    return say(Terms.WITH_SCARABS, kind=KIND_NAMES[kind], n=value) if value else KIND_NAMES[kind]


CARD_NAMES: Final[tuple[Part, ...]] = tuple(_name(face) for face in Face)
"""By `Face`."""


class Variant(NamedTuple):
    """What stays the same for a whole match: the player count and the options (12)."""

    players: int
    regular: bool
    removed: int
    open: bool
    to_pile: bool
    early: bool


def variant_of(players: int, options: Mapping[str, object]) -> Variant:
    """Return the variant of a player number and option values (see `facts`)."""
    return Variant(
        players,
        regular=options["track"] == "regular",
        removed=REMOVED if options.get("two_player_deck") == 45 else 0,
        open=options["corruption"] == "open",
        to_pile=options["scribe"] == "corruption",
        early=options["end_after_round_2"] == "100",
    )
