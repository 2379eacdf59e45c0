"""Why a move is not allowed, in the words of the rules (rules file 4, 5).

`refusal` answers `None` exactly for the moves of `legal.legal_moves`. Each verb has a function that looks first whether
it is the time for it, then at card and place, from the most particular reason to the most general. An attempt (verb 0)
is read as the verb that the card and the place suggest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import Refused
from engine.core.move import VERB_SHIFT, make, piece_of, place_of
from engine.core.words import Part, Player, say
from engine.games.four_color_cards import notation, partition, places, rules
from engine.games.four_color_cards.cards import (
    BRANCH,
    CARD_NAMES,
    COLOUR_NAMES,
    KINDS,
    MOST,
    ONE,
    SHIFT,
    Type,
    colour_of,
    is_general,
    type_of,
)
from engine.games.four_color_cards.decisions import (
    BATTALION_COLOURS,
    CLAIMED,
    Ask,
    Claim,
    Verb,
    cards_taken,
    verb_for,
)
from engine.games.four_color_cards.legal import Right, can_hu, right_of
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS
from engine.games.four_color_cards.tell import names
from engine.games.four_color_cards.words import Refusal

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

Why = Refused | None


def refused(reason: Refusal, rule: str, **parts: Part) -> Refused:
    """Make a refusal from its sentence, the section of the rules, and the sentence's parts."""
    return Refused(say(reason, **parts), rule)


def refusal(p: Position, move: int) -> Why:
    """Say why the seat to move may not make `move`, or `None`; any int is answered."""
    if p.ask is Ask.OVER:
        return refused(Refusal.GAME_OVER, "7.5")
    verb = move >> VERB_SHIFT
    if not 0 <= verb < len(_VERBS):
        return refused(Refusal.NO_SUCH_DECISION, "4", number=str(verb))
    return _VERBS[verb](p, piece_of(move), place_of(move))


def _in_hand(p: Position, kind: int) -> int:
    """Return how many cards of a kind the seat to move has in the hand."""
    return rules.hand_of(p, p.to_move)[BRANCH[kind]] >> SHIFT[kind] & MOST


def _answer_first(p: Position) -> Refused:
    return refused(Refusal.ANSWER_FIRST, "4", card=CARD_NAMES[p.offer])


# ---------------------------------------------------------------- 4, 5.3 discards


def _discard(p: Position, piece: int, place: int) -> Why:
    """Section 4, AWAIT_DISCARD: one card of the hand, no general."""
    if p.ask is Ask.ANSWER:
        return _answer_first(p)
    kind = piece - places.card(0)
    if not 0 <= kind < KINDS:
        return _not_from_hand(piece)
    if not _in_hand(p, kind):
        return refused(Refusal.NOT_IN_HAND, "4", card=CARD_NAMES[kind])
    if is_general(kind):
        return refused(Refusal.GENERAL_STAYS, "5.3")
    return None if place == places.OFFER else refused(Refusal.DISCARD_TO_OFFER, "4")


def _not_from_hand(piece: int) -> Refused:
    """Cards that lie on the table stay there."""
    if piece == places.BACK:
        return refused(Refusal.DECK_TURNS_ITSELF, "4")
    if 0 <= piece - places.melded(0) < KINDS:
        return refused(Refusal.OPEN_IS_FINAL, "2.2")
    if 0 <= piece - places.dead(0) < KINDS:
        return refused(Refusal.DEAD_CARD, "6")
    if 0 <= piece - places.offered(0) < KINDS:
        return refused(Refusal.DISCARD_FIRST, "4")
    return refused(Refusal.NO_SUCH_CARD, "1.1", number=str(piece))


# ---------------------------------------------------------------- 5 answers


def _pass(p: Position, piece: int, place: int) -> Why:
    """Section 5, pass; 5.2."""
    if p.ask is Ask.DISCARD:
        return refused(Refusal.DISCARD_FIRST, "4")
    if right_of(p, p.to_move) is Right.MUST:
        return refused(Refusal.MUST_TAKE, "5.2", card=CARD_NAMES[p.offer])
    return refused(Refusal.PASS_ALONE, "5") if piece or place else None


def _claim(p: Position, verb: Verb, piece: int, place: int) -> Why:
    """Section 5: the card on offer, on the place of a claim that fits the verb."""
    if p.ask is Ask.DISCARD:
        return refused(Refusal.DISCARD_FIRST, "4")
    kind = piece - places.offered(0)
    if _from_hand(piece):
        return refused(Refusal.MOVE_THE_OFFER, "5")
    if not 0 <= kind < KINDS:
        return _not_from_hand(piece)
    if kind != p.offer:
        return refused(Refusal.NOT_THE_OFFER, "6", offer=CARD_NAMES[p.offer], card=CARD_NAMES[kind])
    number = place - places.claim(0)
    if not 0 < number < len(Claim) or verb_for(Claim(number)) is not verb:
        return _not_a_claim(p, place)
    return _CLAIMS[verb](p, Claim(number))


def _not_a_claim(p: Position, place: int) -> Refused:
    if place == places.hand(p.to_move):
        return refused(Refusal.OFFER_NOT_TO_HAND, "4")
    if place == places.DISCARDS:
        return refused(Refusal.PASS_TO_LEAVE, "4", card=CARD_NAMES[p.offer])
    return refused(Refusal.CLAIM_TO_MELD, "5")


def _hu(p: Position, _: Claim) -> Why:
    """Section 5, hu: points do not matter, but every card must fit."""
    if can_hu(p, p.to_move):
        return None
    hand = rules.hand_of(p, p.to_move)
    hand[BRANCH[p.offer]] += ONE[p.offer]
    left = partition.misfits(hand)
    return refused(Refusal.NOT_COMPLETE, "2.3", card=CARD_NAMES[p.offer], n=len(left), cards=names(left))


def _kong(p: Position, _: Claim) -> Why:
    """Section 5, kong: three in the hand."""
    n = _in_hand(p, p.offer)
    return None if n >= 3 else refused(Refusal.KONG_NEEDS, "5", card=CARD_NAMES[p.offer], n=n)


def _pong(p: Position, _: Claim) -> Why:
    """Section 5, pong: two in the hand, no generals."""
    if is_general(p.offer):
        return refused(Refusal.PONG_GENERAL, "2.1")
    n = _in_hand(p, p.offer)
    return None if n >= 2 else refused(Refusal.PONG_NEEDS, "5", card=CARD_NAMES[p.offer], n=n)


def _chi(p: Position, claim: Claim) -> Why:
    """Section 5, chi: a meld that the card can be part of, the right to chi, the cards in the hand."""
    number = CLAIMED[p.offer][claim]
    if number is None:
        return _no_such_meld(p, claim)
    return _no_right(p) or _cards_missing(p, number)


def _no_such_meld(p: Position, claim: Claim) -> Refused:
    """Section 2.1: the card on offer cannot be part of such a meld."""
    card = CARD_NAMES[p.offer]
    match claim:
        case Claim.SINGLE:
            return refused(Refusal.SINGLE_GENERAL, "2.1", card=card)
        case Claim.PAIR:
            return refused(Refusal.PAIR_KIND, "2.1")
        case Claim.COMMANDER:
            return refused(Refusal.COMMANDER_TYPES, "2.1", card=card)
        case Claim.BATTLEFIELD:
            return refused(Refusal.BATTLEFIELD_TYPES, "2.1", card=card)
        case _ if claim in BATTALION_COLOURS and type_of(p.offer) == Type.SOLDIER:
            return refused(Refusal.BATTALION_COLOURS, "2.1", colour=COLOUR_NAMES[colour_of(p.offer)])
        case _:
            return refused(Refusal.BATTALION_TYPES, "2.1", card=card)


def _no_right(p: Position) -> Why:
    """Section 5, chi rights."""
    if right_of(p, p.to_move) is not Right.NO_CHI:
        return None
    origin, following = Player(p.origin), Player((p.origin + 1) % p.players)
    if not p.drawn:
        return refused(Refusal.CHI_DISCARD, "5.1", who=following, origin=origin)
    if is_general(p.offer):
        return refused(Refusal.CHI_GENERAL, "5.2", origin=origin)
    return refused(Refusal.CHI_DRAWN, "5", who=following, origin=origin)


def _cards_missing(p: Position, number: int) -> Why:
    """Section 5: the hand cards that a meld needs."""
    meld = MELDS[number]
    missing = [kind for kind in cards_taken(p.offer, number) if not _in_hand(p, kind)]
    if not missing:
        return None
    return refused(Refusal.MELD_NEEDS, "5", meld=MELD_NAMES[meld.kind], cards=names(missing))


_CLAIMS: Final[dict[Verb, Callable[[Position, Claim], Why]]] = {
    Verb.HU: _hu,
    Verb.KONG: _kong,
    Verb.PONG: _pong,
    Verb.CHI: _chi,
}


def _claim_by(verb: Verb) -> Callable[[Position, int, int], Why]:
    return lambda p, piece, place: _claim(p, verb, piece, place)


# ---------------------------------------------------------------- attempts


def _attempt(p: Position, piece: int, place: int) -> Why:
    """Answer "this card put on that place" with the reason that fits the most likely meaning."""
    verb = _meant(p, piece, place)
    why = _VERBS[verb](p, piece, place)
    if why is not None:
        return why
    return refused(Refusal.SAY_WHICH, "4", move=notation.to_text(make(verb, piece, place)))


def _meant(p: Position, piece: int, place: int) -> Verb:
    """Return the verb that somebody means who puts this card on that place."""
    number = place - places.claim(0)
    if 0 < number < len(Claim):
        return verb_for(Claim(number))
    return Verb.CHI if p.ask is Ask.ANSWER and not _from_hand(piece) else Verb.DISCARD


def _from_hand(piece: int) -> bool:
    return 0 <= piece - places.card(0) < KINDS


_VERBS: Final[tuple[Callable[[Position, int, int], Why], ...]] = (
    _attempt,
    _discard,
    _pass,
    _claim_by(Verb.CHI),
    _claim_by(Verb.PONG),
    _claim_by(Verb.KONG),
    _claim_by(Verb.HU),
)
"""By `Verb`; entry 0 answers attempts."""
