"""Which moves are legal (rules file 5, 8.1, and the decisions of 4, 6 and 7). What they do is in `actions` and others.

A set is laid card by card in any order. It can be begun only if the hand has cards enough for all of it, so whatever was
laid so far, laying the rest finishes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.games.sobek import decisions, places
from engine.games.sobek.cards import (
    AMULETS,
    BACK_MASK,
    BLESSED,
    GOODS,
    HIDDEN,
    KIND_MASK,
    REACH,
    SETS,
    SMALLEST,
    Token,
    faces,
)
from engine.games.sobek.decisions import CHOOSE, FINISH, LAY, LAY_LATE, PASS, PLAY, START, TAKE, Ask

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


def legal_moves(p: Position) -> list[int]:
    """All legal moves of the seat to move, in a fixed order."""
    return _DECISIONS[p.ask](p)


# ---------------------------------------------------------------- 5 turn


def _actions(p: Position) -> list[int]:
    """Section 5: take a card, play a set, or play a character."""
    seat = p.to_move
    hand = p.hand[seat]
    moves = list(TAKE[seat][: min(REACH, len(p.row))])
    if hand.bit_count() >= SMALLEST:
        for kind in startable(p, seat):
            moves += _lays(p, seat, kind)
    if hand & HIDDEN:
        moves += [PLAY[face] for face in faces(hand & HIDDEN)]
    return moves


def startable(p: Position, seat: int) -> list[int]:
    """Section 5.2: kinds of which a set can be laid: 3 cards, one of them no amulet unless the set is there already."""
    hand = p.hand[seat]
    amulets = (hand & AMULETS).bit_count()
    found: list[int] = []
    for kind in GOODS:
        own = (hand & KIND_MASK[kind]).bit_count()
        if own + amulets >= SMALLEST and (own or p.sets[SETS * seat + kind]):
            found.append(kind)
    return found


def fitting(p: Position, seat: int, kind: int) -> int:
    """Section 5.2: the cards of a hand that can be in a set of the kind: those of the kind, and amulets."""
    return p.hand[seat] & (KIND_MASK[kind] | AMULETS)


def _lays(p: Position, seat: int, kind: int) -> list[int]:
    lay = LAY[seat][kind]
    return [lay[face] for face in faces(fitting(p, seat, kind))]


def complete(p: Position) -> bool:
    """Section 5.2, 8.1: whether the cards laid so far are a whole set, or a whole addition."""
    if p.laying.bit_count() < SMALLEST:
        return False
    joins = p.ask is Ask.SET and p.sets[SETS * p.to_move + p.kind]
    return bool(joins or p.laying & ~AMULETS)


def _set(p: Position) -> list[int]:
    """Section 5.2: further cards, or the end."""
    moves = _lays(p, p.to_move, p.kind)
    return [*moves, FINISH] if complete(p) else moves


# ---------------------------------------------------------------- 8.1 late sets


def startable_late(p: Position, seat: int) -> list[int]:
    """Section 8.1: kinds of which a late set can be laid: 3 cards, one of them no amulet."""
    hand = p.hand[seat]
    amulets = (hand & AMULETS).bit_count()
    found: list[int] = []
    for kind in GOODS:
        own = (hand & KIND_MASK[kind]).bit_count()
        if own and own + amulets >= SMALLEST:
            found.append(kind)
    return found


def _late(p: Position) -> list[int]:
    seat = p.to_move
    moves = [move for kind in startable_late(p, seat) for move in _late_lays(p, seat, kind)]
    return [*moves, PASS]


def _late_lays(p: Position, seat: int, kind: int) -> list[int]:
    lay = LAY_LATE[seat][kind]
    return [lay[face] for face in faces(fitting(p, seat, kind))]


def _late_set(p: Position) -> list[int]:
    moves = _late_lays(p, p.to_move, p.kind)
    return [*moves, FINISH] if complete(p) else moves


# ---------------------------------------------------------------- 6 characters


def addable(p: Position, seat: int) -> list[int]:
    """Section 6, Courtesan: kinds of laid sets that a card of the hand fits."""
    return [kind for kind in GOODS if p.sets[SETS * seat + kind] and fitting(p, seat, kind)]


def _adds(p: Position) -> list[int]:
    """Section 6, Courtesan: the first card to any laid set, a second one to the same set, or no second one."""
    seat = p.to_move
    if p.kind != NOBODY:
        return [*_lays(p, seat, p.kind), FINISH]
    return [move for kind in addable(p, seat) for move in _lays(p, seat, kind)]


def _reach(p: Position) -> list[int]:
    """Section 6, Merchant: any card of the row."""
    return list(TAKE[p.to_move][: len(p.row)])


def in_play(p: Position) -> int:
    """Return the piece that is being carried out: a token or a character; 0 when there is none."""
    if p.token != NOBODY:
        return places.token(p.token)
    return places.card(p.played) if p.played != NOBODY else 0


def _opponents(p: Position) -> list[int]:
    piece = in_play(p)
    return [decisions.aim_at_player(piece, seat) for seat in range(p.players) if seat != p.to_move]


def _kinds(p: Position) -> list[int]:
    return [decisions.name_kind(p.played, kind) for kind in decisions.KINDS]


def _picks(p: Position) -> list[int]:
    return [decisions.pick(p.to_move, face) for face in faces(p.pile[p.victim])]


def _backs(p: Position) -> list[int]:
    hand = p.hand[p.victim]
    return [decisions.steal(p.to_move, back) for back, mask in enumerate(BACK_MASK) if hand & mask]


def discard_place(p: Position) -> int:
    """Section 6, 12: where the Scribe's discards go."""
    return places.pile(p.to_move) if p.variant.to_pile else places.DISCARD


def _discards(p: Position) -> list[int]:
    place = discard_place(p)
    return [decisions.discard(face, place) for face in faces(p.hand[p.to_move])]


# ---------------------------------------------------------------- 7 tokens, 4.6 start player


def blessable(p: Position, seat: int) -> list[int]:
    """Section 2.2, Prosperity: kinds of the seat's laid wheat, fish and cattle sets."""
    return [kind for kind in sorted(BLESSED) if p.sets[SETS * seat + kind]]


def _tokens(p: Position) -> list[int]:
    return [CHOOSE[token] for token in Token if p.tokens[token]]


def _blessings(p: Position) -> list[int]:
    return [decisions.bless(p.to_move, kind) for kind in blessable(p, p.to_move)]


def _starts(p: Position) -> list[int]:
    return list(START[: p.players])


def _none(_: Position) -> list[int]:
    return []


_DECISIONS: Final = (
    _none,
    _actions,
    _set,
    _tokens,
    _opponents,
    _blessings,
    _kinds,
    _picks,
    _backs,
    _discards,
    _adds,
    _reach,
    _late,
    _late_set,
    _starts,
    _none,
)
"""By `Ask`."""
