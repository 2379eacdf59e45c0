"""Cheap knowledge of Four Color Cards for the search: values of moves, quick moves, expected scores (see `contract.Bot`).

What a hand promises is worked out in `outlook`, from what its owner sees; here the promises of all hands are compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from math import fsum
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.contract import NOBODY
from engine.core.move import PIECE_MASK, PLACE_BITS
from engine.core.words import Sentence, say
from engine.games.four_color_cards import legal, partition
from engine.games.four_color_cards.cards import (
    BRANCH,
    BRANCH_KINDS,
    BRANCHES,
    MOST,
    ONE,
    SHIFT,
    generals_in,
    is_general,
    kinds_in,
)
from engine.games.four_color_cards.decisions import (
    CLAIMED,
    DISCARDS,
    MOVES,
    PASS,
    Ask,
    Claim,
    claim_of,
    taken,
)
from engine.games.four_color_cards.melds import MELDS, cards_of
from engine.games.four_color_cards.odds import Tables, gets, odds, stall, tables
from engine.games.four_color_cards.outlook import (
    Outlook,
    hidden_cards,
    less_a_misfit,
    outlook,
    part,
    unseen_by,
    worth,
)
from engine.games.four_color_cards.rules import SOLE, executed, seat_asked
from engine.games.four_color_cards.scoring import LIMIT, payment
from engine.games.four_color_cards.weights import WEIGHTS
from engine.games.four_color_cards.words import Why

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

SCALE: Final = 8.0
"""Margin in points that counts as a clear win."""

CROWD: Final = 2
"""With any number of seats: with a tree of replies the search was no stronger in the same time (docs/ai.md)."""

MISSES: Final = {"novice": (100, 85), "casual": (50, 71), "skilled": (0, 54), "expert": (0, 34)}
"""The cards decide so much here that a level must overlook more than elsewhere to be weaker."""

PLAIN: Final = frozenset({PASS, *(moves[Claim.HU] for moves in MOVES)})
"""To pass and to win: what people overlook is a claim, whatever it would be worth, and then they pass."""


# ---------------------------------------------------------------- expected scores


def evaluate(state: Position, /) -> list[float]:
    """Return the score of each seat with what the round will probably bring."""
    if state.to_move == NOBODY:
        return [float(score) for score in state.score]
    n = state.variant.players
    pending = _pending(state)
    if pending is not None and pending[1] == Claim.HU:
        each, winner = _hu_gets(state, pending[0]), pending[0]
        return [score + each * (n - 1 if seat == winner else -1) for seat, score in enumerate(state.score)]
    hidden, by = hidden_cards(state), tables()
    chances = [_chance(state, seat, hidden, by, pending) for seat in range(n)]
    total = stall(state) + fsum([value for value, _ in chances])
    pot = fsum([value * each for value, each in chances]) / total
    return [
        score + n * value * each / total - pot
        for score, (value, each) in zip(state.score, chances, strict=True)
    ]


def _pending(p: Position) -> tuple[int, int] | None:
    """Return the answer that will be carried out when all others answer quickly, its seat first; `None` without one.

    So a position is judged with the card on offer given away: whoever has just had a chance is not ahead for it.
    """
    if p.ask is not Ask.ANSWER:
        return None
    answers = p.answers
    for index in range(len(answers), p.variant.players - (not p.drawn)):
        answers += SOLE[claim_of(_quick_answer(p, seat_asked(p, index)))]
    if not any(answers):
        return None
    index = executed(answers)
    return seat_asked(p, index), answers[index]


def _chance(
    p: Position, seat: int, hidden: list[int], by: Tables, pending: tuple[int, int] | None = None
) -> tuple[float, float]:
    """Return the odds of a seat to win the round, and what it would get from each."""
    first = BRANCHES * seat
    hand, points, discards = p.hands[first : first + BRANCHES], p.open[seat], False
    if pending is not None and pending[0] == seat:
        hand, points = _claimed(p, hand, points, pending[1])
        discards = True
    of = outlook(hand, points, hidden)
    if discards or (p.ask is Ask.DISCARD and seat == p.to_move):
        of = less_a_misfit(of)
    return odds(of, len(p.deck), unseen_by(p, seat), by), gets(of, by)


def _claimed(p: Position, hand: list[int], points: int, claim: int) -> tuple[list[int], int]:
    """Return a hand and the points of its open melds after it got the card on offer for a claim."""
    number = CLAIMED[p.offer][claim]
    if number is None:
        return hand, points
    left = hand[:]
    left[BRANCH[p.offer]] -= taken(p.offer, number)
    return left, points + MELDS[number].open


# ---------------------------------------------------------------- values of moves


class _Rivals(NamedTuple):
    """What a seat has against it: odds of all others and of a drawn round, and those odds times what they would get."""

    odds: float
    losses: float


class _Judge:
    """Compares the hands that one seat may have after its move, in points of its lead over the mean of the others."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.seat = p.to_move
        first = BRANCHES * self.seat
        self.hand = p.hands[first : first + BRANCHES]
        self.hidden = hidden_cards(p)
        self.tables = tables()
        self.unseen = unseen_by(p, self.seat)
        self.now = worth(self.hand, p.open[self.seat])
        others = [
            _chance(p, seat, self.hidden, self.tables)
            for seat in range(p.variant.players)
            if seat != self.seat
        ]
        self.rivals = _Rivals(
            stall(p) + fsum([value for value, _ in others]),
            fsum([value * each for value, each in others]),
        )

    def after(self, move: int) -> tuple[list[int], int]:
        """Return the hand after a move and the discard that follows a claim, and the points that lie open then."""
        hand, points = self.hand[:], self.p.open[self.seat]
        if self.p.ask is Ask.DISCARD:
            kind = (move >> PLACE_BITS & PIECE_MASK) - 1
            hand[BRANCH[kind]] -= ONE[kind]
            return hand, points
        claim = claim_of(move)
        if claim in (Claim.PASS, Claim.HU):
            return hand, points
        hand, points = _claimed(self.p, hand, points, claim)
        return self._discarded(hand, points), points

    def _discarded(self, hand: list[int], points: int) -> list[int]:
        """Return a hand without its least useful card that may be discarded."""
        return max(_less_one(hand), key=lambda left: self.lead(left, points), default=hand)

    def outlook(self, move: int) -> Outlook:
        """Return what the hand promises after a move."""
        return outlook(*self.after(move), self.hidden)

    def odds(self, of: Outlook) -> float:
        """Return the odds of the seat to win the round with such a hand."""
        return odds(of, len(self.p.deck), self.unseen, self.tables)

    def lead(self, hand: list[int], points: int) -> float:
        """Return the expected lead with this hand and so many open points, and what the hand has gained in worth."""
        of = outlook(hand, points, self.hidden)
        n, value = self.p.variant.players, self.odds(of)
        gained = worth(hand, points) - self.now
        return WEIGHTS.own_hand * gained + (
            n * value * gets(of, self.tables) - self.rivals.losses * n / (n - 1)
        ) / (value + self.rivals.odds)

    def value(self, move: int) -> float:
        """Return what a move is worth."""
        if self.p.ask is Ask.ANSWER and claim_of(move) == Claim.HU:
            each = _hu_gets(self.p, self.seat)
            return each * self.p.variant.players + (WEIGHTS.in_hand if each > 0 else 0.0)
        return self.lead(*self.after(move))


def _less_one(hand: list[int]) -> Iterator[list[int]]:
    """Yield a hand less each card that may be discarded."""
    for branch, pack in enumerate(hand):
        for kind in BRANCH_KINDS[branch]:
            if pack >> SHIFT[kind] & MOST and not is_general(kind):
                left = hand[:]
                left[branch] -= ONE[kind]
                yield left


def _hu_gets(p: Position, seat: int) -> float:
    """Return what a hu now gets from each, in the mean over the bonus cards there may be."""
    first = BRANCHES * seat
    hand = p.hands[first : first + BRANCHES]
    points = p.open[seat] + partition.best(hand, p.offer)
    if not p.deck:
        return payment(p.variant, points, 0)
    own = [*kinds_in(hand), *cards_of(p.melds[seat]), p.offer]
    bonuses = map(own.count, p.deck)
    return fsum([payment(p.variant, points + bonus, bonus) for bonus in bonuses]) / len(p.deck)


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the expected lead over the mean of the others, in points of this round."""
    if len(moves) == 1:
        return [0.0]
    judge = _Judge(state)
    return [judge.value(move) for move in moves]


# ---------------------------------------------------------------- quick moves


@cache
def _drop(branch: int, pack: int) -> tuple[float, int]:
    """Return the least loss of worth when a card of a branch is discarded, and that card; -1 when there is none."""
    best = (-99.0, -1)
    for kind in BRANCH_KINDS[branch]:
        if pack >> SHIFT[kind] & MOST and not is_general(kind):
            best = max(best, (part(branch, pack - ONE[kind]).worth - part(branch, pack).worth, kind))
    return best


def _quick_discard(hand: list[int]) -> tuple[float, int]:
    """Return the best discard of a hand by worth alone, the gain first; -1 when there is none."""
    return max([_drop(branch, pack) for branch, pack in enumerate(hand)])


def policy(state: Position, rng: random.Random, /) -> int:
    """Return any win with ten points, else the move that leaves the hand worth most, whatever others have."""
    seat = state.to_move
    if state.ask is Ask.ANSWER:
        return _quick_answer(state, seat)
    first = BRANCHES * seat
    return DISCARDS[_quick_discard(state.hands[first : first + BRANCHES])[1]]


def _quick_answer(p: Position, seat: int) -> int:
    """Return a sensible answer of a seat to the card on offer."""
    moves = legal.answers_of(p, seat)
    if len(moves) == 1:
        return moves[0]
    kind, best, chosen = p.offer, -99.0, moves[-1]
    branch, first = BRANCH[kind], BRANCHES * seat
    hand = p.hands[first : first + BRANCHES]
    for move in moves:
        claim = claim_of(move)
        if claim == Claim.HU:
            if p.open[seat] + partition.best(hand, kind) >= LIMIT:
                return move
            continue
        number = CLAIMED[kind][claim]
        gain = 0.0 if number is None else _quick_gain(hand, branch, taken(kind, number), MELDS[number].open)
        if gain > best:
            best, chosen = gain, move
    return chosen


def _quick_gain(hand: list[int], branch: int, pack: int, points: int) -> float:
    """Return how much worth a claim adds that takes this pack of a branch, with the discard after it."""
    left = hand[:]
    left[branch] -= pack
    gain = part(branch, left[branch]).worth - part(branch, hand[branch]).worth + points
    if sum(left) == generals_in(left):
        return gain
    return gain + _quick_discard(left)[0]


# ---------------------------------------------------------------- reasons


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Name the feature that speaks most for `move` beside `instead`, or beside the hand as it is."""
    judge = _Judge(state)
    if state.ask is Ask.ANSWER and Claim.HU in (claim_of(move), claim_of(instead) if instead else Claim.PASS):
        return _explain_hu(state, claim_of(move) == Claim.HU)
    new = judge.outlook(move)
    old = judge.outlook(instead) if instead else outlook(judge.hand, state.open[state.to_move], judge.hidden)
    return _reason(judge, new, old)


def _explain_hu(p: Position, declares: bool) -> Sentence:
    """Say what a hu now would bring."""
    each = _hu_gets(p, p.to_move)
    hand = p.hands[BRANCHES * p.to_move :][:BRANCHES]
    points = p.open[p.to_move] + partition.best(hand, p.offer)
    if each > 0:
        words = Why.WINS if declares else Why.WAITS
    else:
        words = Why.DECLARES if declares else Why.FAILS
    return say(words, n=points, each=round(abs(each)))


def _reason(judge: _Judge, new: Outlook, old: Outlook) -> Sentence:
    """Name the feature whose change raises the odds most; by how much, is told by changing it alone."""
    base = judge.odds(old)
    best, reason = base, say(Why.NOTHING)
    for words, field in _FEATURES.items():
        changed = old._replace(**{field: getattr(new, field)})
        value = judge.odds(changed)
        if value > best:
            best = value
            reason = say(words, n=getattr(new, field), other=getattr(old, field))
    return reason


_FEATURES: Final = {
    Why.OUTS: "outs",
    Why.MISFITS: "misfits",
    Why.POINTS: "points",
    Why.HELPERS: "helpers",
}
"""Sentence for each feature of an outlook that people can count."""
