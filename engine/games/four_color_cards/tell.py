"""The events of Four Color Cards: what people see and read of everything that happens. Called only when somebody listens.

One function per happening, called before the position changes. A sentence is logged once; further cards that move with
it are quiet events. Points of all events of a seat add up to its final score. Cards are numbered by where they come
from (see `places`).

A card that leaves a hand is news to all but its owner: the owner may take the decision back, the others have learned
something. So besides the event that everybody hears there is a quiet one, for the others, that reveals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.telling import tell
from engine.core.words import Many, Player, Sentence, Words, say
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import BRANCHES, CARD_NAMES, kinds_in
from engine.games.four_color_cards.decisions import Claim, cards_taken
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS
from engine.games.four_color_cards.scoring import NONE, Ending, payment, total_of
from engine.games.four_color_cards.words import Log, Terms

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position


def names(kinds: list[int]) -> Many:
    """Return cards as a part of a sentence."""
    return Many(tuple(CARD_NAMES[kind] for kind in kinds))


def call_name(p: Position, seat: int, claim: int) -> Words:
    """Return what a seat calls when it answers so."""
    match claim:
        case Claim.HU:
            return Terms.TSUMO if p.drawn and seat == p.origin else Terms.HU
        case Claim.KONG:
            return Terms.KONG
        case Claim.PONG:
            return Terms.PONG
        case _:
            return Terms.CHI


# ---------------------------------------------------------------- 3 rounds


def match_begins(p: Position) -> None:
    """The first round; told with the first decision, as nobody listens before it."""
    tell(p, Log.ROUND, p.starter, round=p.round, rounds=p.variant.rounds)
    points = p.variant.start_score
    for seat in range(p.variant.players if points else 0):
        tell(p, Log.START_POINTS, seat, points=points, n=points)


def round_begins(p: Position) -> None:
    """A later round: everybody is dealt a new hand and sees only the own."""
    tell(p, Log.ROUND, p.starter, round=p.round, rounds=p.variant.rounds)
    for seat in range(p.variant.players):
        way = places.BACK, places.DECK, places.hand(seat)
        tell(p, Log.DEALT, seat, way, quiet=True, n=p.held[seat])
        tell(p, Log.HAND, seat, reveals=True, seen_by=1 << seat, cards=names(_hand(p, seat)))


def _hand(p: Position, seat: int) -> list[int]:
    return kinds_in(p.hands[BRANCHES * seat : BRANCHES * (seat + 1)])


# ---------------------------------------------------------------- 4 offers


def turned(p: Position, seat: int, kind: int) -> None:
    """The top card of the deck is turned over."""
    way = places.offered(kind), places.DECK, places.OFFER
    tell(p, Log.TURNED, seat, way, reveals=True, card=CARD_NAMES[kind])


def discarded(p: Position, seat: int, kind: int) -> None:
    """A card of a hand comes on offer."""
    way = places.card(kind), places.hand(seat), places.OFFER
    tell(p, Log.DISCARDED, seat, way, card=CARD_NAMES[kind])
    _shown(p, seat, [kind])


def _shown(p: Position, seat: int, kinds: list[int]) -> None:
    """Cards of a hand become known to all others."""
    others = (1 << p.variant.players) - 1 & ~(1 << seat)
    tell(p, Log.SHOWN, seat, quiet=True, reveals=True, seen_by=others, cards=names(kinds))


def unclaimed(p: Position) -> None:
    """The offer goes to the discard row."""
    way = places.offered(p.offer), places.OFFER, places.discarded(len(p.row))
    tell(p, Log.UNCLAIMED, NOBODY, way, quiet=True, card=CARD_NAMES[p.offer])


# ---------------------------------------------------------------- 5, 6 answers


def noted(p: Position, seat: int, claim: int) -> None:
    """A seat has called something, but others are still asked: nobody else hears of it."""
    tell(p, Log.NOTED, seat, quiet=True, seen_by=1 << seat, call=call_name(p, seat, claim))


def beaten(p: Position, winner: int) -> None:
    """Answers that were beaten by another: only those who gave them are told (10)."""
    first = p.origin + (not p.drawn)
    calls = {(first + index) % p.variant.players: claim for index, claim in enumerate(p.answers) if claim}
    better = call_name(p, winner, calls.pop(winner))
    for seat, claim in calls.items():
        tell(p, Log.BEATEN, seat, seen_by=1 << seat, call=call_name(p, seat, claim), better=better)


_CLAIMS: Final = {Claim.KONG: Log.KONG, Claim.PONG: Log.PONG}


def claimed(p: Position, seat: int, claim: int, number: int) -> None:
    """The offer and cards of the hand become an open meld."""
    meld, place = MELDS[number], places.meld(seat, len(p.melds[seat]))
    way = places.offered(p.offer), places.OFFER, place
    card, name = CARD_NAMES[p.offer], MELD_NAMES[meld.kind]
    tell(p, _CLAIMS.get(Claim(claim), Log.CHI), seat, way, meld=name, card=card, n=meld.open)
    joining = cards_taken(p.offer, number)
    for kind in joining:
        way = places.card(kind), places.hand(seat), place
        tell(p, Log.JOINS, seat, way, quiet=True, card=CARD_NAMES[kind])
    if joining:
        _shown(p, seat, joining)


def nothing_to_discard(p: Position, seat: int) -> None:
    """After a claim the hand is empty or has only generals (4.1)."""
    tell(p, Log.NOTHING_TO_DISCARD, seat)


# ---------------------------------------------------------------- 7 end of a round


def declared(p: Position, ending: Ending) -> None:
    """A hand is complete and shown."""
    seat, card = ending.declarer, CARD_NAMES[ending.card]
    if p.drawn and seat == p.origin:
        tell(p, Log.TSUMO, seat, card=card)
    else:
        tell(p, Log.HU, seat, card=card, origin=Player(p.origin))
    _shown(p, seat, _hand(p, seat))
    for number in (ending.completed, *ending.concealed):
        meld = MELDS[number]
        tell(p, Log.MELD, seat, quiet=True, meld=MELD_NAMES[meld.kind], cards=names(list(meld.cards)))
    tell(p, Log.DIVISION, seat, n=total_of(ending).hand, melds=_division(ending))
    _bonus(p, ending)


def _division(ending: Ending) -> Many:
    """Return the melds of the hand with their points, the completed one, which counts as open, first."""
    opened = MELDS[ending.completed]
    melds: list[Sentence] = [_worth(opened.kind, opened.open)]
    melds += (_worth(MELDS[number].kind, MELDS[number].concealed) for number in ending.concealed)
    return Many(tuple(melds))


def _worth(kind: int, points: int) -> Sentence:
    return say(Terms.MELD_POINTS, meld=MELD_NAMES[kind], n=points)


def _bonus(p: Position, ending: Ending) -> None:
    """The bonus card is turned over, and the total told (7.1, 7.2)."""
    total = total_of(ending)
    if ending.bonus == NONE:
        tell(p, Log.NO_BONUS)
    else:
        way = places.dead(ending.bonus), places.DECK, places.BONUS
        name = CARD_NAMES[ending.bonus]
        tell(p, Log.BONUS, ending.declarer, way, reveals=True, card=name, n=total.bonus)
    tell(
        p,
        Log.TOTAL,
        ending.declarer,
        total=total.points,
        open=total.open,
        hand=total.hand,
        bonus=total.bonus,
    )
    if payment(p.variant, total.points, total.bonus) < 0:
        tell(p, Log.FAILED, ending.declarer)


def settled(p: Position, ending: Ending, paid: list[int]) -> None:
    """Points change hands, or nobody has won."""
    if ending.declarer == NOBODY:
        tell(p, Log.DRAWN, round=p.round)
    for seat, points in enumerate(paid):
        if points:
            words = Log.RECEIVED if points > 0 else Log.PAID
            tell(p, words, seat, points=points, n=abs(points))
