"""The decisions of Four Color Cards: verbs, what can be asked, what a card can be claimed for, and their moves."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from engine.core.move import VERB_SHIFT, make
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import COPIES, KINDS, ONE, Colour, Type, colour_of, kind_of
from engine.games.four_color_cards.melds import MELDS, MeldKind, meld_of


@unique
class Verb(IntEnum):
    """Kinds of decisions, with piece -> place."""

    DISCARD = 1  # own card -> place for the offer (4)
    PASS = 2  # nothing (5)
    CHI = 3  # card on offer -> single, pair, commander, battlefield or battalion (5)
    PONG = 4  # card on offer -> pong (5)
    KONG = 5  # card on offer -> kong (5)
    HU = 6  # card on offer -> hu (5)


@unique
class Ask(IntEnum):
    """What the seat to move has to decide."""

    DISCARD = 0
    ANSWER = 1
    OVER = 2


@unique
class Claim(IntEnum):
    """An answer to a card on offer; battalions of three are told apart by the colours taken from the hand."""

    PASS = 0
    HU = 1
    KONG = 2
    PONG = 3
    SINGLE = 4
    PAIR = 5
    COMMANDER = 6
    BATTLEFIELD = 7
    BATTALION4 = 8
    BATTALION_RG = 9
    BATTALION_RY = 10
    BATTALION_RW = 11
    BATTALION_GY = 12
    BATTALION_GW = 13
    BATTALION_YW = 14


BATTALION_COLOURS: Final = {
    Claim.BATTALION_RG: (Colour.RED, Colour.GREEN),
    Claim.BATTALION_RY: (Colour.RED, Colour.YELLOW),
    Claim.BATTALION_RW: (Colour.RED, Colour.WHITE),
    Claim.BATTALION_GY: (Colour.GREEN, Colour.YELLOW),
    Claim.BATTALION_GW: (Colour.GREEN, Colour.WHITE),
    Claim.BATTALION_YW: (Colour.YELLOW, Colour.WHITE),
}
"""Colours that a battalion of three takes from the hand."""


def verb_for(claim: Claim) -> Verb:
    """Return the verb of an answer."""
    return {Claim.PASS: Verb.PASS, Claim.HU: Verb.HU, Claim.KONG: Verb.KONG, Claim.PONG: Verb.PONG}.get(
        claim, Verb.CHI
    )


# ---------------------------------------------------------------- moves


PASS: Final = make(Verb.PASS)
DISCARDS: Final = tuple(make(Verb.DISCARD, places.card(kind), places.OFFER) for kind in range(KINDS))
"""`DISCARDS[kind]`: the move that discards a card."""


def move_of(kind: int, claim: Claim) -> int:
    """Return the move that answers so to an offer of this kind."""
    if claim is Claim.PASS:
        return PASS
    return make(verb_for(claim), places.offered(kind), places.claim(claim))


MOVES: Final = tuple(tuple(move_of(kind, claim) for claim in Claim) for kind in range(KINDS))
"""`MOVES[kind][claim]`, see `move_of`."""


def claim_of(move: int) -> int:
    """Return what a move answers to an offer, as a number of `Claim`."""
    return 0 if move >> VERB_SHIFT == Verb.PASS else (move & 63) - 10


# ---------------------------------------------------------------- melds that claims make


def _cards(kind: int, claim: Claim) -> tuple[int, ...]:
    """Return the cards, the offered one first, that a claim puts together, whether they are a meld or not."""
    colour = colour_of(kind)
    match claim:
        case Claim.KONG:
            return (kind,) * COPIES
        case Claim.PONG:
            return (kind,) * 3
        case Claim.SINGLE:
            return (kind,)
        case Claim.PAIR:
            return (kind,) * 2
        case Claim.COMMANDER:
            return _with_others(
                kind, [kind_of(colour, type_) for type_ in (Type.GENERAL, Type.ADVISER, Type.ELEPHANT)]
            )
        case Claim.BATTLEFIELD:
            return _with_others(
                kind, [kind_of(colour, type_) for type_ in (Type.CHARIOT, Type.HORSE, Type.CANNON)]
            )
        case Claim.BATTALION4:
            return _with_others(kind, [kind_of(other, Type.SOLDIER) for other in Colour])
        case _:
            return (kind, *(kind_of(other, Type.SOLDIER) for other in BATTALION_COLOURS[claim]))


def _with_others(kind: int, cards: list[int]) -> tuple[int, ...]:
    return (kind, *(card for card in cards if card != kind))


def _meld(kind: int, claim: Claim) -> int | None:
    """Return the number of the meld a claim makes, or `None` when its cards make none."""
    if claim in (Claim.PASS, Claim.HU):
        return None
    number = meld_of(*_cards(kind, claim))
    wanted = _MELD_KINDS.get(claim, (MeldKind.BATTALION3,))
    return number if number is not None and MELDS[number].kind in wanted else None


_MELD_KINDS: Final = {
    Claim.KONG: (MeldKind.QUAD, MeldKind.GENERAL_QUAD),
    Claim.PONG: (MeldKind.TRIPLE,),
    Claim.SINGLE: (MeldKind.SINGLE,),
    Claim.PAIR: (MeldKind.PAIR,),
    Claim.COMMANDER: (MeldKind.COMMANDER,),
    Claim.BATTLEFIELD: (MeldKind.BATTLEFIELD,),
    Claim.BATTALION4: (MeldKind.BATTALION4,),
}

CLAIMED: Final = tuple(tuple(_meld(kind, claim) for claim in Claim) for kind in range(KINDS))
"""`CLAIMED[kind][claim]`: the number of the meld that a claim makes, `None` when there is no such meld."""


def taken(kind: int, number: int) -> int:
    """Return the cards of a meld that come from the hand when this kind is on offer, as a pack of their branch."""
    return MELDS[number].pack - ONE[kind]


def cards_taken(kind: int, number: int) -> list[int]:
    """Return the cards of a meld that come from the hand when this kind is on offer, as kinds."""
    cards = list(MELDS[number].cards)
    cards.remove(kind)
    return cards
