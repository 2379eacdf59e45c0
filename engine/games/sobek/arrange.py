"""Positions of Sobek set up by hand, in the middle of a round: cards in row, deck, hands, corruption piles and sets.

Whatever was pending is dropped: it is simply somebody's turn. From the deck comes its top card, or onto a set the topmost that
fits; what is put on the deck goes under it. Memories begin anew: everybody knows how many cards lie where, and their backs, as
after watching, but not which. Between two rounds, with no card in the row, nothing can be set up.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Final

from engine.core.contract import NOBODY, Refused, Setup
from engine.core.words import Part, Player, Sentence, Words, say
from engine.games.sobek import audit, memory
from engine.games.sobek import places as at
from engine.games.sobek.cards import (
    ALL_CARDS,
    AMULETS,
    BACK_MASK,
    BACK_OF,
    FACE_MASK,
    GOODS,
    HIDDEN,
    KIND_MASK,
    KIND_NAMES,
    ROW,
    SETS,
    SMALLEST,
    Back,
    all_faces,
    one_of,
    variant_of,
)
from engine.games.sobek.decisions import Ask
from engine.games.sobek.state import Position


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    BETWEEN = "The round is over: a position is set up while cards lie in the row."
    GREEN = "Cards with green backs are dealt to players; they never lie in the row or in the deck."
    OTHER_KIND = "A set of {kind} holds only {kind} and amulets."
    NOT_PLAYED = "Only characters that were played lie here."
    LAST_CARD = "One card at least stays in the row, or the round would be over."
    NONE_FITS = "No card of the deck fits here."
    NOWHERE = "Cards lie in the row, in the deck, in hands, sets or corruption piles, or were played."
    TOO_SMALL = "{who} {who:has|have} a set of {kind} with {n:card|cards}; a set needs at least {least}."
    ONLY_AMULETS = (
        "{who} {who:has|have} a set of {kind} with amulets only; it needs at least one card of its kind."
    )


_ROW: Final = range(at.row(0), at.row(ROW))
_GREEN: Final = BACK_MASK[Back.GREEN]


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether players and options are those of the set-up."""
    return state.variant == variant_of(setup.players, setup.options)


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return all cards but those that are aside or out of the round face down."""
    found = [(at.row_card(slot), at.row(slot)) for slot in range(len(state.row))]
    found += [(at.back(BACK_OF[card]), at.DECK) for card in state.deck]
    for place, cards in _lying(state):
        found += [(at.card(face), place) for face in all_faces(cards)]
    return found


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return where a card may lie."""
    seats = range(state.players)
    every = [
        *_ROW,
        *map(at.hand, seats),
        *map(at.pile, seats),
        *(at.upright(seat, kind) for seat in seats for kind in GOODS),
        at.DECK,
        at.DISCARD,
    ]
    return [place for place in every if place != origin and _refusal(state, piece, origin, place) is None]


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a card put elsewhere; in a full row it takes the place of one, which goes under the deck."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    card = _card(state, piece, origin, place)
    after = _quiet(state)
    _take(after, card)
    _put(after, card, place)
    return _settled(after)


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat's turn: any seat can be next while there is a row."""
    if seat == state.to_move:
        return state
    if not state.row:
        return _refused(Arranging.BETWEEN)
    after = _quiet(state)
    after.turn = after.to_move = seat
    return _settled(after)


def wrong(state: Position) -> Sequence[Sentence]:
    """Return which sets are none: too small, or without a card of their kind (rules 5.2)."""
    found = []
    for index, cards in enumerate(state.sets):
        seat, kind = divmod(index, SETS)
        n = cards.bit_count()
        if 0 < n < SMALLEST:
            parts: dict[str, Part] = {"kind": KIND_NAMES[kind], "who": Player(seat), "n": n}
            found.append(say(Arranging.TOO_SMALL, least=SMALLEST, **parts))
        elif n and not cards & ~AMULETS:
            found.append(say(Arranging.ONLY_AMULETS, kind=KIND_NAMES[kind], who=Player(seat)))
    return found


# ---------------------------------------------------------------- what lies where


def _lying(state: Position) -> list[tuple[int, int]]:
    """Return the places of cards that lie in no order, with their cards."""
    late = state.ask is Ask.LATE_SET
    found = [(at.hand(seat), cards) for seat, cards in enumerate(state.hand)]
    found += [(at.pile(seat), cards) for seat, cards in enumerate(state.pile)]
    found += [(at.upright(*divmod(index, SETS)), cards) for index, cards in enumerate(state.sets)]
    found += [(at.sideways(seat, kind), cards) for seat, kind, cards in state.late]
    if state.laying:
        laid_on = at.sideways if late else at.upright
        found.append((laid_on(state.to_move, state.kind), state.laying))
    found.append((at.DISCARD, state.discards))
    played = FACE_MASK[state.played] if state.played != NOBODY else 0
    return [*found, (at.IN_PLAY, played)]


def _card(state: Position, piece: int, origin: int, place: int) -> int:
    """Return the card that is meant, as a number; -1 when the deck has none that fits the place."""
    if origin == at.DECK:
        fitting = BACK_MASK[piece - at.back(0)]
        kind = at.owner_and_kind(place, at.UPRIGHT)[1]
        if kind >= 0:
            fitting = KIND_MASK[kind] | AMULETS
        elif place == at.DISCARD:
            fitting = HIDDEN
        return next((card for card in reversed(state.deck) if fitting >> card & 1), -1)
    if origin in _ROW:
        return state.row[origin - at.row(0)]
    same = 0
    for lies, cards in _lying(state):
        if lies == origin:
            same |= one_of(cards, piece - at.card(0))
    return (same & -same).bit_length() - 1


# ---------------------------------------------------------------- what cannot be


def _refused(words: Arranging, **parts: Part) -> Refused:
    return Refused(say(words, **parts), "4")


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """Say why a card cannot lie there."""
    if not state.row:
        return _refused(Arranging.BETWEEN)
    card = _card(state, piece, origin, place)
    if card < 0:
        return _refused(Arranging.NONE_FITS)
    if place in _ROW:
        return _row_refusal(state, card, origin, place - at.row(0))
    if origin in _ROW and len(state.row) == 1:
        return _refused(Arranging.LAST_CARD)
    if place == at.DECK:
        return _refused(Arranging.GREEN) if _GREEN >> card & 1 else None
    if place == at.DISCARD:
        return None if HIDDEN >> card & 1 else _refused(Arranging.NOT_PLAYED)
    if any(place in (at.hand(seat), at.pile(seat)) for seat in range(state.players)):
        return None
    seat, kind = at.owner_and_kind(place, at.UPRIGHT)
    if not 0 <= seat < state.players:
        return _refused(Arranging.NOWHERE)
    fits = (KIND_MASK[kind] | AMULETS) >> card & 1
    return None if fits else _refused(Arranging.OTHER_KIND, kind=KIND_NAMES[kind])


def _row_refusal(state: Position, card: int, origin: int, slot: int) -> Refused | None:
    """4.5: the row has no gaps, and no starting cards."""
    if _GREEN >> card & 1:
        return _refused(Arranging.GREEN)
    return None if slot < len(state.row) + (origin not in _ROW) else _refused(Arranging.NOWHERE)


# ---------------------------------------------------------------- what changes


def _quiet(state: Position) -> Position:
    """Return a copy with nothing pending: it is the turn of whose turn it was."""
    after = state.copy()
    if after.played != NOBODY:
        after.discards |= FACE_MASK[after.played]
    after.hand[after.to_move] |= after.laying
    after.laying = 0
    after.kind = after.played = after.token = after.victim = NOBODY
    after.flood = False
    after.ask, after.to_move = Ask.ACT, after.turn
    if after.start == NOBODY:
        after.start = after.turn
    if not any(after.used):
        after.looked = 0
    return after


def _take(p: Position, card: int) -> None:
    """Take a card from wherever it lies."""
    rest = ALL_CARDS & ~(1 << card)
    p.hand = [cards & rest for cards in p.hand]
    p.pile = [cards & rest for cards in p.pile]
    p.sets = [cards & rest for cards in p.sets]
    p.discards &= rest
    p.row = bytes(other for other in p.row if other != card)
    p.deck = bytes(other for other in p.deck if other != card)


def _put(p: Position, card: int, place: int) -> None:
    """Lay a card down."""
    if place in _ROW:
        slot = place - at.row(0)
        full = len(p.row) == ROW
        p.deck = p.row[slot : slot + full] + p.deck
        p.row = p.row[:slot] + bytes((card,)) + p.row[slot + full :]
    elif place == at.DECK:
        p.deck = bytes((card,)) + p.deck
    elif place == at.DISCARD:
        p.discards |= 1 << card
    elif at.pile(0) <= place < at.player(0):
        p.pile[place - at.pile(0)] |= 1 << card
    elif place < at.pile(0):
        p.hand[place - at.hand(0)] |= 1 << card
    else:
        seat, kind = at.owner_and_kind(place, at.UPRIGHT)
        p.sets[SETS * seat + kind] |= 1 << card


def _settled(p: Position) -> Position:
    """Return the position after Prosperity tokens and memories were made to fit its cards."""
    p.blessings = [count if cards else 0 for count, cards in zip(p.blessings, p.sets, strict=True)]
    memory.forget(p)
    there = audit.whereabouts(p)
    for mind in p.minds:
        unseen = {where: cards for where, cards in there.items() if where not in _seen_by(mind)}
        hidden = sum(unseen.values())
        base = memory.LOCATIONS * mind
        for where, cards in unseen.items():
            alike = sum(mask for mask in BACK_MASK if cards & mask)
            p.memory[base + where] = hidden & alike
    return p


def _seen_by(mind: int) -> tuple[int, int]:
    """Return the locations where a mind sees the cards."""
    return memory.HAND + mind, memory.PILE + mind
