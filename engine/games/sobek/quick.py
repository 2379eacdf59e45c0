"""Quick choices, by what is asked: plausible moves for rollouts, and how an action that was begun is carried on.

Cheap rules of thumb; values are points, roughly. A pinch of chance keeps rollouts apart.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.games.sobek import decisions, legal
from engine.games.sobek.cards import (
    AMULETS,
    BACK_MASK,
    BLESSED,
    BLESSING,
    FACE_OF,
    GOODS,
    HIDDEN,
    KIND_MASK,
    PRINTED,
    REACH,
    SETS,
    Back,
    Face,
    Kind,
    Token,
    each,
    faces,
    scarabs,
    scarabs_of,
)
from engine.games.sobek.decisions import CHOOSE, FINISH, LAY, LAY_LATE, PASS, PLAY, START, TAKE, Ask
from engine.games.sobek.outlook import RICHNESS, turns_left
from engine.games.sobek.scoring import round_points

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

_SKIPPED: Final = 1.3
"""Cost of a skipped card."""

_TOKEN: Final = 5.0
"""Worth of a token."""

_UNSEEN: Final = 3.0
"""Worth of a face-down character."""

_KIND_OF: Final = bytes(PRINTED[face].kind for face in FACE_OF)
_SCARABS: Final = bytes(PRINTED[face].scarabs for face in FACE_OF)

_PLAYED: Final = {
    Face.QUEEN: 6.0,
    Face.VIZIER: 3.5,
    Face.THIEF: 3.5,
    Face.MERCHANT: 4.0,
    Face.COURTESAN: 4.0,
    Face.HIGH_PRIEST: 1.5,
    Face.HIGH_PRIESTESS: 1.5,
    Face.CATTLE_SCRIBE: 1.0,
    Face.FISH_SCRIBE: 1.0,
}
"""Worth of playing a character."""


def quick_move(p: Position, rng: random.Random) -> int:
    """Return a plausible move."""
    return _RULES[p.ask](p, rng)


def card_worth(hand: int, card: int) -> float:
    """Return what one more card is worth in a hand."""
    kind = _KIND_OF[card]
    if kind == Kind.AMULET:
        return 1.0 + max(scarabs_of(goods, hand) for goods in GOODS)
    same = hand & KIND_MASK[kind]
    size = same.bit_count() + (hand & AMULETS).bit_count()
    worth = scarabs_of(kind, same) + _SCARABS[card] * (size + 1)
    return worth * (0.45 if size < 2 else 1.0) + RICHNESS[kind]


# ---------------------------------------------------------------- 5 turn


def _act(p: Position, rng: random.Random) -> int:
    """The best of taking a card, laying a set and playing a character, each by its rule of thumb."""
    seat, hand = p.to_move, p.hand[p.to_move]
    best, move = -99.0, 0
    for slot, card in enumerate(p.row[:REACH]):
        worth = _UNSEEN if HIDDEN >> card & 1 else card_worth(hand, card)
        worth += 2.0 * rng.random() - _SKIPPED * slot
        if worth > best:
            best, move = worth, TAKE[seat][slot]
    if hand.bit_count() > 2:
        worth, kind = _best_set(p, seat)
        if worth + 2.0 * rng.random() > best:
            best, move = worth, _next_lay(p, seat, kind)
    for card in each(hand & HIDDEN):
        face = Face(FACE_OF[card])
        worth = _PLAYED[face] + 2.0 * rng.random() - card_worth(hand & ~(1 << card), card)
        if worth > best and _useful(p, seat, face):
            best, move = worth, PLAY[face]
    return move


def _best_set(p: Position, seat: int) -> tuple[float, int]:
    """Return worth and kind of the set that is most worth laying now."""
    best, chosen = -99.0, 0
    share = 1.0 / (1.0 + turns_left(p))
    for kind in legal.startable(p, seat):
        cards = p.hand[seat] & KIND_MASK[kind]
        there = p.sets[SETS * seat + kind]
        value = scarabs_of(kind, cards | there)
        points = (cards | there).bit_count() * value - there.bit_count() * scarabs_of(kind, there)
        worth = points * share + (_TOKEN if any(p.tokens) else 0.5)
        if worth > best:
            best, chosen = worth, kind
    return best, chosen


def _useful(p: Position, seat: int, face: Face) -> bool:
    if face is Face.COURTESAN:
        return bool(legal.addable(p, seat))
    return face is not Face.QUEEN or bool(p.deck)


def _next_lay(p: Position, seat: int, kind: int) -> int:
    """Lay the goods of a kind first, then amulets."""
    hand = p.hand[seat]
    card = hand & KIND_MASK[kind] or hand & AMULETS
    return LAY[seat][kind][FACE_OF[(card & -card).bit_length() - 1]]


def _set(p: Position, rng: random.Random) -> int:
    """Lay all goods of the kind; amulets if they are needed or worth it."""
    seat = p.to_move
    goods, amulets = p.hand[seat] & KIND_MASK[p.kind], p.hand[seat] & AMULETS
    whole = p.laying | p.sets[SETS * seat + p.kind]
    if goods or not legal.complete(p) or (amulets and scarabs(whole) > 2 + 2 * rng.random()):
        return _next_lay(p, seat, p.kind)
    return FINISH


# ---------------------------------------------------------------- 5.2, 7 tokens


def _token(p: Position, rng: random.Random) -> int:
    seat = p.to_move
    pile = p.pile[seat].bit_count()
    blessed = [p.sets[SETS * seat + kind].bit_count() for kind in BLESSED]
    worths = (8.0, 5.0, 4.0, BLESSING * max(blessed), 1.7 * pile - 2.0, float(pile))
    return CHOOSE[max((worths[t] + rng.random(), t) for t in Token if p.tokens[t])[1]]


def _opponent(p: Position, _: random.Random) -> int:
    """The opponent with most points; for a Thief or Vizier with most to take."""
    seat = p.to_move
    others = [other for other in range(p.variant.players) if other != seat]
    if p.played == Face.THIEF:
        chosen = max(others, key=lambda other: p.hand[other].bit_count())
    elif p.played == Face.VIZIER:
        chosen = max(others, key=lambda other: scarabs(p.pile[other]) + 0.1 * p.pile[other].bit_count())
    else:
        chosen = max(others, key=lambda other: p.score[other] + round_points(p, other))
    return decisions.aim_at_player(legal.in_play(p), chosen)


def _bless(p: Position, _: random.Random) -> int:
    seat = p.to_move
    sets = legal.blessable(p, seat)
    return decisions.bless(seat, max(sets, key=lambda kind: p.sets[SETS * seat + kind].bit_count()))


# ---------------------------------------------------------------- 6 characters


def _kind(p: Position, _: random.Random) -> int:
    pile = p.pile[p.to_move]
    return decisions.name_kind(p.played, max(Kind, key=lambda kind: (pile & KIND_MASK[kind]).bit_count()))


def _pick(p: Position, _: random.Random) -> int:
    seat = p.to_move
    card = max(each(p.pile[p.victim]), key=lambda card: card_worth(p.hand[seat], card))
    return decisions.pick(seat, FACE_OF[card])


def _back(p: Position, _: random.Random) -> int:
    hand = p.hand[p.victim]
    for back in (Back.BEIGE, Back.ORANGE):
        if hand & BACK_MASK[back]:
            return decisions.steal(p.to_move, back)
    return decisions.steal(p.to_move, Back.GREEN)


def _discard(p: Position, _: random.Random) -> int:
    hand = p.hand[p.to_move]
    card = min(each(hand), key=lambda card: card_worth(hand & ~(1 << card), card))
    return decisions.discard(FACE_OF[card], legal.discard_place(p))


def _add(p: Position, _: random.Random) -> int:
    """Add the goods with most scarabs to the set that gains most."""
    seat = p.to_move
    kinds = legal.addable(p, seat) if p.kind == NOBODY else [p.kind]
    best, move = -1, FINISH
    for kind in kinds:
        there = p.sets[SETS * seat + kind] | p.laying
        for face in faces(legal.fitting(p, seat, kind)):
            worth = scarabs(there) + PRINTED[face].scarabs * (there.bit_count() + 1)
            if worth > best:
                best, move = worth, LAY[seat][kind][face]
    return move


def _reach(p: Position, _: random.Random) -> int:
    seat, hand = p.to_move, p.hand[p.to_move]
    worths = [_UNSEEN if HIDDEN >> card & 1 else card_worth(hand, card) for card in p.row]
    return TAKE[seat][worths.index(max(worths))]


# ---------------------------------------------------------------- 8.1 late sets, 4.6 start


def _late(p: Position, _: random.Random) -> int:
    seat = p.to_move
    kinds = legal.startable_late(p, seat)
    if not kinds:
        return PASS
    kind = max(kinds, key=lambda kind: scarabs(p.hand[seat] & KIND_MASK[kind]))
    return _next_late(p, kind)


def _late_set(p: Position, _: random.Random) -> int:
    """Everything that fits is laid, as it would be corruption."""
    return _next_late(p, p.kind) if legal.fitting(p, p.to_move, p.kind) else FINISH


def _next_late(p: Position, kind: int) -> int:
    hand = p.hand[p.to_move]
    card = hand & KIND_MASK[kind] or hand & AMULETS
    return LAY_LATE[p.to_move][kind][FACE_OF[(card & -card).bit_length() - 1]]


def _start(p: Position, _: random.Random) -> int:
    return START[p.to_move]


_RULES: Final[dict[Ask, Callable[[Position, random.Random], int]]] = {
    Ask.ACT: _act,
    Ask.SET: _set,
    Ask.TOKEN: _token,
    Ask.OPPONENT: _opponent,
    Ask.BLESS: _bless,
    Ask.KIND: _kind,
    Ask.PICK: _pick,
    Ask.BACK: _back,
    Ask.DISCARD: _discard,
    Ask.ADD: _add,
    Ask.REACH: _reach,
    Ask.LATE: _late,
    Ask.LATE_SET: _late_set,
    Ask.START: _start,
}
