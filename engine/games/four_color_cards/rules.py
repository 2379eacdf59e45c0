"""Set-up, the state machine of a round, priorities, the end of rounds and of the match (rules file 3, 4, 6, 7).

Answers to an offer are asked seat by seat, always of every seat that has a right to answer and always in the same
order, from the drawer or the player after the discarder on. So nobody can tell from who is asked whether somebody has
a choice. Nothing happens until all are in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.core.contract import NOBODY, Event, Setup
from engine.core.move import PIECE_MASK, PLACE_BITS
from engine.games.four_color_cards import partition, tell
from engine.games.four_color_cards.cards import BRANCH, BRANCHES, COPIES, KINDS, ONE, generals_in
from engine.games.four_color_cards.decisions import CLAIMED, Ask, Claim, claim_of, taken
from engine.games.four_color_cards.melds import MELDS
from engine.games.four_color_cards.partition import BEST, INCOMPLETE
from engine.games.four_color_cards.scoring import DRAWN, NONE, Ending, payments, variant_of

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

DEAL: Final = 20
"""Cards dealt to each player; the starter gets one more (3)."""
SOLE: Final = tuple(bytes([claim]) for claim in Claim)
"""Each answer as bytes."""


# ---------------------------------------------------------------- 3 match, rounds and set-up


def set_up(p: Position, setup: Setup) -> None:
    """Section 3: a random starter and the first deal."""
    p.variant = variant_of(setup.players, setup.options)
    p.chance = Chance(setup.seed)
    p.events = None
    p.round = 0
    p.history = ()
    p.score = [p.variant.start_score] * p.variant.players
    start_round(p, p.chance.below(p.variant.players))


def start_round(p: Position, starter: int) -> None:
    """Section 3: all 112 cards are shuffled, each player gets 20, the starter 21 and discards first."""
    n = p.variant.players
    p.round += 1
    p.starter = starter
    p.deck = [kind for kind in range(KINDS) for _ in range(COPIES)]
    p.hands = [0] * (BRANCHES * n)
    p.held = [DEAL + (seat == starter) for seat in range(n)]
    for seat in range(n):
        for _ in range(p.held[seat]):
            kind = p.chance.take(p.deck)
            p.hands[BRANCHES * seat + BRANCH[kind]] += ONE[kind]
    p.unfit = [partition.unfit_branches(hand_of(p, seat)) for seat in range(n)]
    p.melds = [b""] * n
    p.open = [0] * n
    p.row = b""
    clear_offer(p)
    p.ask = Ask.DISCARD
    p.to_move = starter


def untouched(p: Position) -> bool:
    """Tell whether nothing has happened in the match yet."""
    return p.round == 1 and p.ask is Ask.DISCARD and not p.row and not any(p.melds)


def hand_of(p: Position, seat: int) -> list[int]:
    """Return the nine packs of a hand."""
    return p.hands[BRANCHES * seat : BRANCHES * (seat + 1)]


# ---------------------------------------------------------------- 4 the state machine of a round


def play(p: Position, move: int, events: list[Event] | None) -> None:
    """Carry out a legal decision and everything that follows from it by itself."""
    p.events = events
    if events is not None and untouched(p):
        tell.match_begins(p)
    if p.ask is Ask.ANSWER:
        answer(p, claim_of(move))
    else:
        discard(p, (move >> PLACE_BITS & PIECE_MASK) - 1)
    p.events = None


def discard(p: Position, kind: int) -> None:
    """Section 4, AWAIT_DISCARD: a card of the hand becomes the offer."""
    seat = p.to_move
    leave_hand(p, seat, BRANCH[kind], ONE[kind], 1)
    if p.events is not None:
        tell.discarded(p, seat, kind)
    make_offer(p, kind, seat, drawn=False)


def leave_hand(p: Position, seat: int, branch: int, pack: int, count: int) -> None:
    """Take cards of one branch out of a hand."""
    index = BRANCHES * seat + branch
    p.hands[index] = left = p.hands[index] - pack
    p.held[seat] -= count
    if BEST[branch][left] == INCOMPLETE:
        p.unfit[seat] |= 1 << branch
    else:
        p.unfit[seat] &= ~(1 << branch)


def make_offer(p: Position, kind: int, origin: int, *, drawn: bool) -> None:
    """Section 4, OFFER: all who have a right are asked, the drawer first; a discarder is not."""
    p.offer = kind
    p.origin = origin
    p.drawn = drawn
    p.answers = b""
    p.ask = Ask.ANSWER
    p.to_move = origin if drawn else (origin + 1) % p.variant.players


def clear_offer(p: Position) -> None:
    """Leave no card on offer."""
    p.offer = p.origin = NONE
    p.drawn = False
    p.answers = b""


def answer(p: Position, claim: int) -> None:
    """Section 4, OFFER: one answer; when all are in, RESOLVE."""
    seat = p.to_move
    p.answers += SOLE[claim]
    following = (seat + 1) % p.variant.players
    if following == p.origin:
        resolve(p)
        return
    if claim and p.events is not None:
        tell.noted(p, seat, claim)
    p.to_move = following


def turn(p: Position, seat: int) -> None:
    """Section 4, TURN: the top card is turned over for everybody; without one the round is drawn (7.4)."""
    if len(p.deck) <= p.variant.dead_cards:
        clear_offer(p)
        end_round(p, DRAWN)
        return
    kind = p.chance.take(p.deck)
    if p.events is not None:
        tell.turned(p, seat, kind)
    make_offer(p, kind, seat, drawn=True)


# ---------------------------------------------------------------- 6 resolution order


def resolve(p: Position) -> None:
    """Section 6: at most one answer is carried out."""
    answers = p.answers
    if not any(answers):
        leave_offer(p)
        return
    index = executed(answers)
    seat = seat_asked(p, index)
    if p.events is not None:
        tell.beaten(p, seat)
    if answers[index] == Claim.HU:
        declare(p, seat)
    else:
        carry_out(p, seat, answers[index])


def executed(answers: bytes) -> int:
    """Section 6: hu before kong and pong before chi; between equals who was asked first, that is who sits nearest."""
    index = answers.find(Claim.HU)
    if index < 0:
        index = max(answers.find(Claim.KONG), answers.find(Claim.PONG))
    if index < 0:
        index = next(number for number, claim in enumerate(answers) if claim)
    return index


def seat_asked(p: Position, index: int) -> int:
    """Return the seat that was asked after `index` others."""
    return (p.origin + index + (not p.drawn)) % p.variant.players


def leave_offer(p: Position) -> None:
    """Section 4: nobody wants the offer; it goes to the discard row, and the player after its origin has the turn."""
    if p.events is not None:
        tell.unclaimed(p)
    p.row += bytes((entry(p.offer, p.origin, p.drawn),))
    turn(p, (p.origin + 1) % p.variant.players)


def entry(kind: int, origin: int, drawn: bool) -> int:
    """Return a card of the discard row as one byte: kind, who discarded or drew it, which of both."""
    return kind | origin << 5 | drawn << 7


def read_entry(byte: int) -> tuple[int, int, bool]:
    """Return kind, origin, and whether it was drawn, of a card of the discard row."""
    return byte & 31, byte >> 5 & 3, bool(byte >> 7)


def carry_out(p: Position, seat: int, claim: int) -> None:
    """Section 4, claim by c: offer and hand cards become an open meld; a discard follows if there is one (4.1)."""
    number = CLAIMED[p.offer][claim]
    assert number is not None, "a legal claim makes a meld"
    if p.events is not None:
        tell.claimed(p, seat, claim, number)
    meld = MELDS[number]
    leave_hand(p, seat, meld.branch, taken(p.offer, number), len(meld.cards) - 1)
    p.melds[seat] += bytes((number,))
    p.open[seat] += meld.open
    clear_offer(p)
    if p.held[seat] > generals_in(hand_of(p, seat)):
        p.ask = Ask.DISCARD
        p.to_move = seat
        return
    if p.events is not None:
        tell.nothing_to_discard(p, seat)
    turn(p, (seat + 1) % p.variant.players)


# ---------------------------------------------------------------- 7 end of a round


def declare(p: Position, seat: int) -> None:
    """Section 7.1, 7.2: the hand is divided, the bonus card turned over, if there is one."""
    division = partition.winning(hand_of(p, seat), p.offer)
    assert division is not None, "a legal hu is complete"
    bonus = p.chance.take(p.deck) if p.deck else NONE
    ending = Ending(seat, p.offer, p.melds[seat], division.completed, division.concealed, bonus)
    p.answers = b""
    if p.events is not None:
        tell.declared(p, ending)
    end_round(p, ending)


def end_round(p: Position, ending: Ending) -> None:
    """Section 7.3 to 7.5: payment, then the next round or the end of the match."""
    paid = payments(p.variant, ending)
    p.score = [score + points for score, points in zip(p.score, paid, strict=True)]
    p.history += (ending,)
    if p.events is not None:
        tell.settled(p, ending, paid)
    if p.round == p.variant.rounds:
        p.ask = Ask.OVER
        p.to_move = NOBODY
        return
    start_round(p, next_starter(p.starter, ending, paid))
    if p.events is not None:
        tell.round_begins(p)


def next_starter(starter: int, ending: Ending, paid: list[int]) -> int:
    """Section 3: who won starts the next round; after a drawn round or a failed win the same player again."""
    declarer = ending.declarer
    return declarer if declarer != NOBODY and paid[declarer] > 0 else starter
