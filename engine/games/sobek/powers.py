"""The powers of the nine characters (rules file 6). Each is applied as far as possible and never declined.

A power that needs a decision leaves it in `p.ask`; one that has only one way to go goes it by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.move import piece_of
from engine.games.sobek import actions, legal, memory, places, tell
from engine.games.sobek.cards import BACK_MASK, DRAWN, KEPT, KIND_MASK, SCRIBES, Face, each, faces, one_of
from engine.games.sobek.decisions import Ask

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


# ---------------------------------------------------------------- Queen


def _queen(p: Position, seat: int) -> None:
    """Section 6: draw 3 cards from the deck, fewer if it has fewer."""
    drawn = 0
    for card in actions.draw(p, DRAWN):
        drawn |= 1 << card
    p.hand[seat] |= drawn
    if drawn:
        memory.drew(p, seat, drawn)
    if p.events is not None:
        tell.drew(p, seat, drawn)


# ---------------------------------------------------------------- High Priest, High Priestess


def _priest(p: Position, _: int) -> None:
    """Section 6: choose a kind."""
    p.ask = Ask.KIND


def purge(p: Position, kind: int) -> None:
    """Section 6: all cards of the kind leave the own corruption pile, out of the round."""
    seat = p.to_move
    removed = p.pile[seat] & KIND_MASK[kind]
    p.pile[seat] &= ~removed
    p.out |= removed
    memory.purged(p, seat, kind, removed)
    if p.events is not None:
        tell.purged(p, seat, kind, removed)
    p.ask = Ask.NOTHING


# ---------------------------------------------------------------- Scribe


def _scribe(p: Position, _: int) -> None:
    """Section 6: every opponent with 7 or more cards discards down to 6; asked in turn order by `ask_discard`."""
    if not _too_many(p) and p.events is not None:
        tell.nothing_to_discard(p)


def _too_many(p: Position) -> list[int]:
    """Return the opponents with more than 6 cards, in turn order."""
    n = p.variant.players
    seats = ((p.turn + step) % n for step in range(1, n))
    return [seat for seat in seats if p.hand[seat].bit_count() > KEPT]


def ask_discard(p: Position) -> bool:
    """Section 6, Scribe: ask the next opponent who has too many cards; tell whether there is one."""
    if p.played not in SCRIBES or not (seats := _too_many(p)):
        return False
    p.to_move = seats[0]
    p.ask = Ask.DISCARD
    return True


def discard(p: Position, move: int) -> None:
    """Section 6, Scribe: one card of own choice leaves the round, or goes to the own pile (12)."""
    seat = p.to_move
    card = one_of(p.hand[seat], piece_of(move) - places.card(0))
    p.hand[seat] &= ~card
    if p.variant.to_pile:
        p.pile[seat] |= card
    else:
        p.out |= card
    memory.discarded(p, seat, card)
    if p.events is not None:
        tell.discarded(p, seat, card)
    p.ask = Ask.NOTHING


# ---------------------------------------------------------------- Vizier, Thief: an opponent


def ask_opponent(p: Position, meeting: Callable[[Position, int], None]) -> None:
    """Section 6, 7: choose an opponent for a meeting; the only one needs no choice."""
    if p.variant.players == 2:
        meeting(p, 1 - p.to_move)
    else:
        p.ask = Ask.OPPONENT


def _visit(p: Position, _: int) -> None:
    """Section 6: choose one opponent."""
    ask_opponent(p, meet)


def meet(p: Position, victim: int) -> None:
    """Section 6: the Vizier or the Thief has come to an opponent."""
    p.ask = Ask.NOTHING
    if p.played == Face.VIZIER:
        _look_at_pile(p, victim)
    else:
        _look_at_backs(p, victim)


def _look_at_pile(p: Position, victim: int) -> None:
    """Section 6, Vizier: look at the whole pile; if it has a card, one must be taken."""
    seat, pile = p.to_move, p.pile[victim]
    if p.events is not None:
        tell.looked_at_pile(p, seat, victim)
    if not pile:
        return
    memory.looked(p, seat, victim)
    p.victim = victim
    p.ask = Ask.PICK
    if len(faces(pile)) == 1:
        _pick(p, pile & -pile)


def pick(p: Position, move: int) -> None:
    """Section 6, Vizier: take one card of the pile."""
    _pick(p, one_of(p.pile[p.victim], piece_of(move) - places.card(0)))


def _pick(p: Position, card: int) -> None:
    seat, victim = p.to_move, p.victim
    p.pile[victim] &= ~card
    p.hand[seat] |= card
    memory.picked(p, seat, victim, card)
    if p.events is not None:
        tell.picked(p, seat, victim, card)
    p.victim = -1
    p.ask = Ask.NOTHING


def _look_at_backs(p: Position, victim: int) -> None:
    """Section 6, Thief: choose a back that the hand has; the only one needs no choice."""
    hand = p.hand[victim]
    if p.events is not None:
        tell.sent_thief(p, p.to_move, victim)
    if not hand:
        return
    p.victim = victim
    p.ask = Ask.BACK
    there = [back for back, mask in enumerate(BACK_MASK) if hand & mask]
    if len(there) == 1:
        _steal(p, there[0])


def steal(p: Position, move: int) -> None:
    """Section 6, Thief: take a random card with the chosen back."""
    _steal(p, piece_of(move) - places.back(0))


def _steal(p: Position, back: int) -> None:
    seat, victim = p.to_move, p.victim
    cards = list(each(p.hand[victim] & BACK_MASK[back]))
    card = 1 << cards[p.chance.below(len(cards))]
    p.hand[victim] &= ~card
    p.hand[seat] |= card
    memory.stolen(p, seat, victim, card)
    if p.events is not None:
        tell.stolen(p, seat, victim, card)
    p.victim = -1
    p.ask = Ask.NOTHING


# ---------------------------------------------------------------- Courtesan, Merchant


def _courtesan(p: Position, seat: int) -> None:
    """Section 6: add 1 or 2 cards of the hand to one own laid set, if any fits."""
    if legal.addable(p, seat):
        p.ask = Ask.ADD
    elif p.events is not None:
        tell.nothing_to_add(p, seat)


def _merchant(p: Position, _: int) -> None:
    """Section 6: take any one card of the row; the only one needs no choice."""
    if len(p.row) == 1:
        actions.take_from_row(p, 0, spared=True)
    else:
        p.ask = Ask.REACH


Power = Callable[["Position", int], None]

POWERS: Final[dict[int, Power]] = {
    Face.QUEEN: _queen,
    Face.HIGH_PRIEST: _priest,
    Face.HIGH_PRIESTESS: _priest,
    Face.CATTLE_SCRIBE: _scribe,
    Face.VIZIER: _visit,
    Face.FISH_SCRIBE: _scribe,
    Face.THIEF: _visit,
    Face.COURTESAN: _courtesan,
    Face.MERCHANT: _merchant,
}
