"""The three actions of a turn: take a card, play a set, play a character; late sets (rules file 5, 8.1).

A handler trusts its move and leaves in `p.ask` what has to be decided next; `Ask.NOTHING` when the rules go on by
themselves. Powers of characters are in `powers`, tokens in `tokens`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import NOBODY
from engine.core.move import piece_of, place_of
from engine.games.sobek import legal, memory, places, powers, tell, tokens
from engine.games.sobek.cards import ADDED, ROW, SETS, one_of
from engine.games.sobek.decisions import Ask

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


# ---------------------------------------------------------------- 5.1, 5.4 the row


def take(p: Position, move: int) -> None:
    """Section 5.1: one of the first four cards to the hand, the skipped ones to the pile; or any card by a Merchant."""
    slot = piece_of(move) - places.row_card(0)
    take_from_row(p, slot, spared=p.ask is Ask.REACH)
    p.ask = Ask.NOTHING


def take_from_row(p: Position, slot: int, *, spared: bool) -> None:
    """Section 5.1; `spared` means that the skipped cards stay (6, Merchant)."""
    seat, row = p.to_move, p.row
    taken = 1 << row[slot]
    skipped = 0
    if spared:
        p.row = row[:slot] + row[slot + 1 :]
    else:
        for card in row[:slot]:
            skipped |= 1 << card
        p.row = row[slot + 1 :]
    p.hand[seat] |= taken
    p.pile[seat] |= skipped
    memory.took(p, seat, skipped, taken)
    if p.events is not None:
        tell.took(p, seat, row, slot, spared=spared)
    if not p.row:
        lay_row(p)


def lay_row(p: Position) -> None:
    """Section 4.5, 5.4: up to nine cards of the deck are laid along the Nile, from left to right."""
    p.row = draw(p, ROW)
    cards = 0
    for card in p.row:
        cards |= 1 << card
    memory.laid_row(p, cards)
    if p.events is not None:
        tell.row_laid(p)


def draw(p: Position, number: int) -> bytes:
    """Take up to so many cards from the top of the deck, the top one first."""
    drawn = p.deck[: -number - 1 : -1]
    p.deck = p.deck[:-number]
    return drawn


# ---------------------------------------------------------------- 5.2, 6 Courtesan, 8.1 sets, card by card


def lay(p: Position, move: int) -> None:
    """Section 5.2: one more card for a set, or the first."""
    seat, place = p.to_move, place_of(move)
    late = place >= places.SIDEWAYS
    p.kind = places.owner_and_kind(place, places.SIDEWAYS if late else places.UPRIGHT)[1]
    card = one_of(p.hand[seat], piece_of(move) - places.card(0))
    p.hand[seat] &= ~card
    p.laying |= card
    memory.shown(p, seat, card)
    if p.events is not None:
        tell.laid(p, seat, card, place)
    if p.ask is Ask.ADD:
        if p.laying.bit_count() == ADDED or not legal.fitting(p, seat, p.kind):
            finish(p, 0)
    else:
        p.ask = Ask.LATE_SET if late else Ask.SET


def finish(p: Position, _: int) -> None:
    """Section 5.2: the set has all its cards; a set played in the round brings a token."""
    seat, kind, laying, ask = p.to_move, p.kind, p.laying, p.ask
    p.kind = NOBODY
    p.laying = 0
    p.ask = Ask.NOTHING
    if ask is Ask.LATE_SET:
        p.late = (*p.late, (seat, kind, laying))
    else:
        p.sets[SETS * seat + kind] |= laying
    if p.events is not None:
        tell.finished(p, seat, kind, laying, ask)
    if ask is Ask.SET and any(p.tokens):
        tokens.look(p, seat)


def pass_late(p: Position, _: int) -> None:
    """Section 8.1: no more late sets of this player."""
    if p.events is not None:
        tell.passed(p, p.to_move)
    p.caller += 1
    p.ask = Ask.NOTHING


# ---------------------------------------------------------------- 5.3 characters


def play_character(p: Position, move: int) -> None:
    """Section 5.3: a character is discarded from the hand and its power applied."""
    seat = p.to_move
    face = piece_of(move) - places.card(0)
    card = one_of(p.hand[seat], face)
    p.hand[seat] &= ~card
    p.played = face
    memory.shown(p, seat, card)
    if p.events is not None:
        tell.played(p, seat, face)
    p.ask = Ask.NOTHING
    powers.POWERS[face](p, seat)
