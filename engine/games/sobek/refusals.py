"""Why a move is not allowed, in the words of the rules (rules file 5, 8.1, and the decisions of 4, 6 and 7).

`refusal` answers `None` exactly for the moves of `legal.legal_moves`. Each verb has a function that looks first whether
it is the time for it, then at piece and place, from the most particular reason to the most general. An attempt
(verb 0) is read as the verb that the piece and the place suggest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, Refused
from engine.core.move import VERB_SHIFT, make, piece_of, place_of
from engine.core.words import Part, Player, say
from engine.games.sobek import legal, notation, places
from engine.games.sobek.cards import (
    BACK_MASK,
    BACK_NAMES,
    BLESSED,
    CARD_NAMES,
    FACE_MASK,
    KEPT,
    KIND_MASK,
    KIND_NAMES,
    PRINTED,
    REACH,
    ROW,
    SETS,
    SMALLEST,
    TOKEN_NAMES,
    Back,
    Face,
    Kind,
    Token,
)
from engine.games.sobek.decisions import Ask, Verb
from engine.games.sobek.words import Refusal

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

Why = Refused | None


def refused(reason: Refusal, rule: str, **parts: Part) -> Refused:
    """Make a refusal from its sentence, the section of the rules, and the sentence's parts."""
    return Refused(say(reason, **parts), rule)


def refusal(p: Position, move: int) -> Why:
    """Say why the seat to move may not make `move`, or `None`; any int is answered."""
    if p.ask is Ask.OVER:
        return refused(Refusal.GAME_OVER, "9")
    verb = move >> VERB_SHIFT
    if not 0 <= verb < len(_VERBS):
        return refused(Refusal.NO_SUCH_DECISION, "5", number=str(verb))
    if verb == 0:
        return _attempt(p, piece_of(move), place_of(move))
    return _VERBS[verb](p, piece_of(move), place_of(move))


# ---------------------------------------------------------------- what is pending


def pending(p: Position) -> Refused:
    """Say what has to be decided first; not for a turn, in which every decision has a reason of its own."""
    return _PENDING[p.ask](p)


def _set_first(p: Position) -> Refused:
    rule = "5.2" if p.ask is Ask.SET else "8.1"
    return refused(Refusal.SET_FIRST, rule, kind=KIND_NAMES[p.kind])


def _token_first(_: Position) -> Refused:
    return refused(Refusal.TOKEN_FIRST, "5.2")


def _opponent_first(p: Position) -> Refused:
    return refused(Refusal.OPPONENT_FIRST, _rule(p), what=_in_play(p))


def _bless_first(_: Position) -> Refused:
    return refused(Refusal.BLESS_FIRST, "7")


def _kind_first(_: Position) -> Refused:
    return refused(Refusal.KIND_FIRST, "6")


def _pick_first(_: Position) -> Refused:
    return refused(Refusal.PICK_FIRST, "6")


def _back_first(_: Position) -> Refused:
    return refused(Refusal.BACK_FIRST, "6")


def _discard_first(p: Position) -> Refused:
    return refused(Refusal.DISCARD_FIRST, "6", n=p.hand[p.to_move].bit_count() - KEPT)


def _add_first(p: Position) -> Refused:
    if p.kind == NOBODY:
        return refused(Refusal.ADD_FIRST, "6")
    return refused(Refusal.ADD_OR_FINISH, "6", kind=KIND_NAMES[p.kind])


def _reach_first(_: Position) -> Refused:
    return refused(Refusal.REACH_FIRST, "6")


def _late_first(_: Position) -> Refused:
    return refused(Refusal.LATE_FIRST, "8.1")


def _start_first(_: Position) -> Refused:
    return refused(Refusal.START_FIRST, "4.6")


_PENDING: Final[dict[Ask, Callable[[Position], Refused]]] = {
    Ask.SET: _set_first,
    Ask.TOKEN: _token_first,
    Ask.OPPONENT: _opponent_first,
    Ask.BLESS: _bless_first,
    Ask.KIND: _kind_first,
    Ask.PICK: _pick_first,
    Ask.BACK: _back_first,
    Ask.DISCARD: _discard_first,
    Ask.ADD: _add_first,
    Ask.REACH: _reach_first,
    Ask.LATE: _late_first,
    Ask.LATE_SET: _set_first,
    Ask.START: _start_first,
}


def _in_play(p: Position) -> Part:
    """Name of the token or character that is being carried out."""
    return TOKEN_NAMES[p.token] if p.token != NOBODY else CARD_NAMES[p.played]


def _rule(p: Position) -> str:
    """Section of what is being carried out."""
    return "7" if p.token != NOBODY else "6"


def _not_now(p: Position, reason: Refusal, rule: str) -> Refused:
    """Answer a decision that is not asked: in a turn with its own reason, else with what is pending."""
    return refused(reason, rule) if p.ask is Ask.ACT else pending(p)


# ---------------------------------------------------------------- 5.1 take a card


def _take(p: Position, piece: int, place: int) -> Why:
    """Section 5.1; by a Merchant 6."""
    if p.ask not in (Ask.ACT, Ask.REACH):
        return pending(p)
    slot = piece - places.row_card(0)
    if not 0 <= slot < ROW:
        return refused(Refusal.NOT_A_ROW_CARD, "5.1")
    if slot >= len(p.row):
        return refused(Refusal.ROW_TOO_SHORT, "5.1", slot=slot + 1, n=len(p.row))
    if slot >= REACH and p.ask is Ask.ACT:
        return refused(Refusal.OUT_OF_REACH, "5.1", slot=slot + 1, n=REACH)
    return None if place == places.hand(p.to_move) else refused(Refusal.TAKE_TO_HAND, "5.1")


# ---------------------------------------------------------------- 5.2, 6 Courtesan, 8.1 sets


def _lay(p: Position, piece: int, place: int) -> Why:
    """Section 5.2, 8.1; by a Courtesan 6."""
    if p.ask not in (Ask.ACT, Ask.SET, Ask.ADD, Ask.LATE, Ask.LATE_SET):
        return pending(p)
    face = piece - places.card(0)
    if not 0 <= face < len(Face):
        return refused(Refusal.NOT_A_HAND_CARD, "5.2")
    if not p.hand[p.to_move] & FACE_MASK[face]:
        return refused(Refusal.CARD_NOT_HELD, "5.2", card=CARD_NAMES[face])
    return _wrong_side(p, place) or _wrong_kind(p, face, _kind_of(place)) or _no_whole_set(p, _kind_of(place))


def _kind_of(place: int) -> int:
    first = places.SIDEWAYS if place >= places.SIDEWAYS else places.UPRIGHT
    return places.owner_and_kind(place, first)[1]


def _wrong_side(p: Position, place: int) -> Why:
    """Cards are laid on own sets, upright in the round, sideways after it."""
    late = place >= places.SIDEWAYS
    owner, _ = places.owner_and_kind(place, places.SIDEWAYS if late else places.UPRIGHT)
    if not 0 <= owner < p.players:
        return refused(Refusal.CARDS_GO_TO_SETS, "5.2")
    if owner != p.to_move:
        return refused(Refusal.NOT_YOUR_SET, "5.2", who=Player(owner))
    if late and p.caller == NOBODY:
        return refused(Refusal.SIDEWAYS_LATER, "8.1")
    if not late and p.caller != NOBODY:
        return refused(Refusal.UPRIGHT_EARLIER, "8.1")
    return None


def _wrong_kind(p: Position, face: int, kind: int) -> Why:
    """A card fits sets of its kind, amulets fit all; once begun, it is one set only."""
    if p.kind not in (NOBODY, kind):
        return refused(Refusal.OTHER_SET, "5.2", kind=KIND_NAMES[p.kind])
    if PRINTED[face].kind not in (kind, Kind.AMULET):
        return refused(Refusal.WRONG_KIND, "5.2", kind=KIND_NAMES[kind], card=CARD_NAMES[face])
    return None


def _no_whole_set(p: Position, kind: int) -> Why:
    """A set is begun only with cards enough for all of it; the Courtesan needs a laid one."""
    seat, name = p.to_move, KIND_NAMES[kind]
    laid = p.sets[SETS * seat + kind]
    if p.ask is Ask.ADD:
        return None if laid else refused(Refusal.NO_SET_TO_ADD_TO, "6", kind=name)
    if p.kind != NOBODY:
        return None
    n = legal.fitting(p, seat, kind).bit_count()
    if n < SMALLEST:
        return refused(Refusal.SET_TOO_SMALL, "5.2", kind=name, needs=SMALLEST, n=n)
    if p.hand[seat] & KIND_MASK[kind] or (laid and p.ask is Ask.ACT):
        return None
    return refused(Refusal.ONLY_AMULETS, "5.2", kind=name)


def _finish(p: Position, piece: int, place: int) -> Why:
    """Section 5.2, 8.1: the set must be whole; after the Courtesan's first card 6."""
    if p.ask not in (Ask.SET, Ask.ADD, Ask.LATE_SET):
        return _not_now(p, Refusal.NOTHING_TO_FINISH, "5.2")
    if piece or place or (p.ask is Ask.ADD and not p.laying):
        return pending(p)
    if p.ask is Ask.ADD or legal.complete(p):
        return None
    n = p.laying.bit_count()
    if n < SMALLEST:
        return refused(Refusal.SET_UNFINISHED, "5.2", needs=SMALLEST, n=n)
    return refused(Refusal.NEEDS_GOODS, "5.2", kind=KIND_NAMES[p.kind])


def _pass(p: Position, piece: int, place: int) -> Why:
    """Section 8.1: only late sets are optional."""
    if p.ask is Ask.ACT:
        return refused(Refusal.PASSING_IS_IMPOSSIBLE, "5")
    return None if p.ask is Ask.LATE and piece == place == 0 else pending(p)


# ---------------------------------------------------------------- 5.3 play a character


def _play(p: Position, piece: int, place: int) -> Why:
    """Section 5.3."""
    if p.ask is not Ask.ACT:
        return pending(p)
    face = piece - places.card(0)
    if not 0 <= face < len(Face):
        return refused(Refusal.NOT_A_HAND_CARD, "5.3")
    if not p.hand[p.to_move] & FACE_MASK[face]:
        return refused(Refusal.CARD_NOT_HELD, "5.3", card=CARD_NAMES[face])
    if PRINTED[face].back is not Back.ORANGE:
        return refused(Refusal.NOT_A_CHARACTER, "5.3", card=CARD_NAMES[face])
    return None if place == places.IN_PLAY else refused(Refusal.CHARACTERS_GO_IN_PLAY, "5.3")


# ---------------------------------------------------------------- 5.2, 7 tokens


def _token(p: Position, piece: int, place: int) -> Why:
    """Section 5.2: one of the tokens that are left."""
    if p.ask is not Ask.TOKEN:
        return _not_now(p, Refusal.NO_TOKEN_NOW, "5.2")
    token = piece - places.token(0)
    if not 0 <= token < len(Token):
        return refused(Refusal.NOT_A_TOKEN, "5.2")
    if not p.tokens[token]:
        return refused(Refusal.TOKEN_NOT_THERE, "5.2", token=TOKEN_NAMES[token])
    return None if place == places.IN_PLAY else refused(Refusal.TOKENS_GO_IN_PLAY, "5.2")


def _aim(p: Position, piece: int, place: int) -> Why:
    """Section 6, 7: what is in play, to a player, a set or a kind."""
    if p.ask not in (Ask.OPPONENT, Ask.BLESS, Ask.KIND):
        return _not_now(p, Refusal.NOTHING_IN_PLAY, "5.3")
    if piece != legal.in_play(p):
        return refused(Refusal.NOT_IN_PLAY, _rule(p), what=_in_play(p))
    if p.ask is Ask.OPPONENT:
        return _wrong_opponent(p, place - places.player(0))
    if p.ask is Ask.BLESS:
        return _wrong_blessing(p, place)
    if 0 <= place - places.kind(0) < len(Kind):
        return None
    return refused(Refusal.NOT_A_KIND, "6", what=_in_play(p))


def _wrong_opponent(p: Position, seat: int) -> Why:
    if seat == p.to_move:
        return refused(Refusal.NOT_YOURSELF, _rule(p), what=_in_play(p))
    return None if 0 <= seat < p.players else refused(Refusal.NOT_AN_OPPONENT, _rule(p), what=_in_play(p))


def _wrong_blessing(p: Position, place: int) -> Why:
    """Prosperity goes on an own laid set of a cheap kind."""
    owner, kind = places.owner_and_kind(place, places.UPRIGHT)
    if owner != p.to_move:
        return refused(Refusal.BLESS_A_SET, "7")
    if kind not in BLESSED:
        return refused(Refusal.NOT_BLESSED, "7", kind=KIND_NAMES[kind])
    if not p.sets[SETS * owner + kind]:
        return refused(Refusal.NO_SET_TO_BLESS, "7", kind=KIND_NAMES[kind])
    return None


# ---------------------------------------------------------------- 6 Vizier, Thief, Scribe


def _pick(p: Position, piece: int, place: int) -> Why:
    """Section 6, Vizier: a card of the pile that is looked at."""
    if p.ask is not Ask.PICK:
        return _not_now(p, Refusal.NO_PILE_OPEN, "6")
    face = piece - places.card(0)
    if not 0 <= face < len(Face):
        return refused(Refusal.NOT_A_PILE_CARD, "6")
    if not p.pile[p.victim] & FACE_MASK[face]:
        return refused(Refusal.NOT_IN_PILE, "6", card=CARD_NAMES[face])
    return None if place == places.hand(p.to_move) else refused(Refusal.TAKE_TO_HAND, "6")


def _steal(p: Position, piece: int, place: int) -> Why:
    """Section 6, Thief: a back that the hand has."""
    if p.ask is not Ask.BACK:
        return _not_now(p, Refusal.NO_THIEF, "6")
    back = piece - places.back(0)
    if not 0 <= back < len(Back):
        return refused(Refusal.NOT_A_BACK, "6")
    if not p.hand[p.victim] & BACK_MASK[back]:
        return refused(Refusal.NO_SUCH_BACK, "6", back=BACK_NAMES[back], who=Player(p.victim))
    return None if place == places.hand(p.to_move) else refused(Refusal.TAKE_TO_HAND, "6")


def _discard(p: Position, piece: int, place: int) -> Why:
    """Section 6, Scribe: a card of the own hand, out of the round or to the own pile (12)."""
    if p.ask is not Ask.DISCARD:
        return _not_now(p, Refusal.NO_DISCARD_NOW, "6")
    face = piece - places.card(0)
    if not 0 <= face < len(Face):
        return refused(Refusal.NOT_YOURS_TO_DISCARD, "6")
    if not p.hand[p.to_move] & FACE_MASK[face]:
        return refused(Refusal.CARD_NOT_HELD, "6", card=CARD_NAMES[face])
    if place == legal.discard_place(p):
        return None
    reason = Refusal.DISCARDS_GO_TO_PILE if p.variant.to_pile else Refusal.DISCARDS_GO_OUT
    return refused(reason, "6")


# ---------------------------------------------------------------- 4.6 start player


def _start(p: Position, piece: int, place: int) -> Why:
    """Section 4.6: any player."""
    if p.ask is not Ask.START:
        return _not_now(p, Refusal.NO_START_NOW, "4.6")
    if piece == places.START and 0 <= place - places.player(0) < p.players:
        return None
    return refused(Refusal.NAME_A_PLAYER, "4.6")


# ---------------------------------------------------------------- attempts


def _attempt(p: Position, piece: int, place: int) -> Why:
    """Answer "this piece put on that place" with the reason that fits the most likely meaning."""
    if places.marker(0) <= piece < places.marker(p.players):
        return refused(Refusal.MARKERS_MOVE_ALONE, "7")
    verb = _meant(p, piece, place)
    if verb is None:
        return refused(Refusal.NO_SUCH_PIECE, "2", number=str(piece))
    why = _VERBS[verb](p, piece, place)
    if why is not None:
        return why
    return refused(Refusal.SAY_WHICH, "5", move=notation.to_text(make(verb, piece, place)))


def _meant(p: Position, piece: int, place: int) -> Verb | None:
    """Return the verb that somebody means who puts this piece on that place; `None` for an unknown piece."""
    if places.card(0) <= piece < places.card(len(Face)):
        return _meant_with_card(p, place)
    if places.row_card(0) <= piece < places.row_card(ROW):
        return Verb.TAKE
    if places.back(0) <= piece < places.back(len(Back)):
        return Verb.STEAL
    if places.token(0) <= piece <= places.FACE_DOWN_TOKEN:
        return Verb.AIM if p.ask in (Ask.OPPONENT, Ask.BLESS) else Verb.TOKEN
    return Verb.START if piece == places.START else None


def _meant_with_card(p: Position, place: int) -> Verb:
    """Return what a card is meant for: by what is asked, else by the place."""
    if p.ask in _CARD_ASKED:
        return _CARD_ASKED[p.ask]
    if place == places.IN_PLAY:
        return Verb.PLAY
    if place in (places.DISCARD, places.pile(p.to_move)):
        return Verb.DISCARD
    return Verb.LAY


_CARD_ASKED: Final = {
    Ask.OPPONENT: Verb.AIM,
    Ask.KIND: Verb.AIM,
    Ask.PICK: Verb.PICK,
    Ask.DISCARD: Verb.DISCARD,
}

_VERBS: Final = (
    _pass,
    _take,
    _lay,
    _finish,
    _play,
    _token,
    _aim,
    _pick,
    _steal,
    _discard,
    _pass,
    _start,
)
"""By `Verb`; entry 0 stands for attempts."""
