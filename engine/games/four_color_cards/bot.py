"""Cheap knowledge of Four Color Cards for the search: values of moves, quick moves, expected scores (see `contract.Bot`).

What a hand promises is worked out in `outlook`, from what its owner sees; here the promises of all hands are compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
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
from engine.games.four_color_cards.decisions import CLAIMED, DISCARDS, Ask, Claim, claim_of, taken
from engine.games.four_color_cards.melds import MELDS, cards_of
from engine.games.four_color_cards.outlook import (
    Outlook,
    due_misfits,
    gets,
    hidden_cards,
    odds,
    outlook,
    part,
    stall,
    unseen_by,
)
from engine.games.four_color_cards.scoring import LIMIT, payment
from engine.games.four_color_cards.words import Why

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

SCALE: Final = 8.0
"""Margin in points that counts as a clear win."""

IN_HAND: Final = 3.0
"""How much more than its points a win is worth that can be had now: what comes later is only an estimate."""


# ---------------------------------------------------------------- expected scores


def evaluate(state: Position, /) -> list[float]:
    """Return the score of each seat with what the round will probably bring."""
    if state.to_move == NOBODY:
        return [float(score) for score in state.score]
    hidden = hidden_cards(state)
    chances = [_chance(state, seat, hidden) for seat in range(state.variant.players)]
    total = stall(state) + sum(value for value, _ in chances)
    pot = sum(value * each for value, each in chances) / total
    n = state.variant.players
    return [
        score + n * value * each / total - pot
        for score, (value, each) in zip(state.score, chances, strict=True)
    ]


def _chance(p: Position, seat: int, hidden: list[int]) -> tuple[float, float]:
    """Return the odds of a seat to win the round, and what it would get from each."""
    first = BRANCHES * seat
    of = due_misfits(p, seat, outlook(p.hands[first : first + BRANCHES], p.open[seat], hidden))
    return odds(of, len(p.deck), unseen_by(p, seat)), gets(of)


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
        self.unseen = unseen_by(p, self.seat)
        others = [_chance(p, seat, self.hidden) for seat in range(p.variant.players) if seat != self.seat]
        self.rivals = _Rivals(
            stall(p) + sum(value for value, _ in others), sum(value * each for value, each in others)
        )

    def after(self, move: int) -> tuple[list[int], int]:
        """Return the hand after a move and the discard that follows a claim, and the points that lie open then."""
        hand, points = self.hand[:], self.p.open[self.seat]
        if self.p.ask is Ask.DISCARD:
            kind = (move >> PLACE_BITS & PIECE_MASK) - 1
            hand[BRANCH[kind]] -= ONE[kind]
            return hand, points
        number = CLAIMED[self.p.offer][claim_of(move)]
        if number is not None:
            hand[BRANCH[self.p.offer]] -= taken(self.p.offer, number)
            points += MELDS[number].open
            hand = self._discarded(hand, points)
        return hand, points

    def _discarded(self, hand: list[int], points: int) -> list[int]:
        """Return a hand without its least useful card that may be discarded."""
        return max(_less_one(hand), key=lambda left: self.worth(left, points), default=hand)

    def outlook(self, move: int) -> Outlook:
        """Return what the hand promises after a move."""
        return outlook(*self.after(move), self.hidden)

    def worth(self, hand: list[int], points: int) -> float:
        """Return the expected lead with this hand and so many open points."""
        of = outlook(hand, points, self.hidden)
        n, value = self.p.variant.players, odds(of, len(self.p.deck), self.unseen)
        return (n * value * gets(of) - self.rivals.losses * n / (n - 1)) / (value + self.rivals.odds)

    def value(self, move: int) -> float:
        """Return what a move is worth."""
        if self.p.ask is Ask.ANSWER and claim_of(move) == Claim.HU:
            each = _hu_gets(self.p, self.seat)
            return each * self.p.variant.players + (IN_HAND if each > 0 else 0.0)
        return self.worth(*self.after(move))


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
    return sum(payment(p.variant, points + bonus, bonus) for bonus in bonuses) / len(p.deck)


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the expected lead over the mean of the others, in points of this round."""
    if len(moves) == 1:
        return [0.0]
    judge = _Judge(state)
    return [judge.value(move) for move in moves]


# ---------------------------------------------------------------- quick moves


@cache
def _drop(branch: int, pack: int) -> tuple[float, int]:
    """Return the least loss of value when a card of a branch is discarded, and that card; -1 when there is none."""
    best = (-99.0, -1)
    for kind in BRANCH_KINDS[branch]:
        if pack >> SHIFT[kind] & MOST and not is_general(kind):
            best = max(best, (part(branch, pack - ONE[kind]).value - part(branch, pack).value, kind))
    return best


def _quick_discard(hand: list[int]) -> tuple[float, int]:
    """Return the best discard of a hand by value alone, the gain first; -1 when there is none."""
    return max([_drop(branch, pack) for branch, pack in enumerate(hand)])


def policy(state: Position, rng: random.Random, /) -> int:
    """Return the move that leaves the most points less misfits, and any win with ten points."""
    seat = state.to_move
    first = BRANCHES * seat
    if state.ask is Ask.DISCARD:
        return DISCARDS[_quick_discard(state.hands[first : first + BRANCHES])[1]]
    moves = legal.answers_of(state, seat)
    if len(moves) == 1:
        return moves[0]
    return _quick_answer(state, moves, state.hands[first : first + BRANCHES])


def _quick_answer(p: Position, moves: tuple[int, ...], hand: list[int]) -> int:
    kind, best, chosen = p.offer, -99.0, moves[-1]
    branch = BRANCH[kind]
    for move in moves:
        claim = claim_of(move)
        number = CLAIMED[kind][claim]
        if claim == Claim.HU:
            if p.open[p.to_move] + partition.best(hand, kind) >= LIMIT:
                return move
            continue
        gain = 0.0 if number is None else _quick_gain(hand, branch, taken(kind, number), MELDS[number].open)
        if gain > best:
            best, chosen = gain, move
    return chosen


def _quick_gain(hand: list[int], branch: int, pack: int, points: int) -> float:
    """Return how much value a claim adds that takes this pack of a branch, with the discard after it."""
    left = hand[:]
    left[branch] -= pack
    gain = part(branch, left[branch]).value - part(branch, hand[branch]).value + points
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
    base = odds(old, len(judge.p.deck), judge.unseen)
    best, reason = base, say(Why.NOTHING)
    for words, field in _FEATURES.items():
        changed = old._replace(**{field: getattr(new, field)})
        value = odds(changed, len(judge.p.deck), judge.unseen)
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
