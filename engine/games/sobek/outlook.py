"""What a seat can expect: points on the track and in sets, what its hand promises, what its corruption may cost.

Estimates for the search; the state is an imagined one, so all of it may be read. Points are of the whole match, but only
the present round is looked at. The weights were chosen by matches between greedy players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.games.sobek.cards import (
    AMULETS,
    BLESSING,
    CURSE,
    GOODS,
    KIND_MASK,
    SETS,
    SMALLEST,
    scarabs,
    scarabs_of,
)
from engine.games.sobek.weights import WEIGHTS

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

RICHNESS: Final = tuple(scarabs(KIND_MASK[kind]) / KIND_MASK[kind].bit_count() for kind in GOODS)
"""Scarabs on a card of each kind, on average."""

_MISS: Final[tuple[float, ...]] = (0.0, 0.7, 0.88)
"""Share of cases in which 0, 1 or 2 cards that a set still needs do not come in one turn."""


class Outlook(NamedTuple):
    """What one seat has: score on the track, points of its sets, points its hand promises, corruption, what that may cost."""

    track: int
    sets: int
    hand: float
    corruption: float
    risk: float

    @property
    def total(self) -> float:
        """The expected score."""
        return self.track + self.sets + self.hand - self.risk


def turns_left(p: Position) -> float:
    """Return how many more turns each player has in this round, about."""
    return (len(p.row) + len(p.deck)) / (WEIGHTS.cards_a_turn * p.variant.players)


def outlooks(p: Position) -> list[Outlook]:
    """Return the outlook of every seat."""
    turns = turns_left(p)
    holdings = [_holding(p, seat, turns) for seat in range(p.variant.players)]
    found = []
    for seat, (sets, hand, corrupt) in enumerate(holdings):
        others = max(other[2] for number, other in enumerate(holdings) if number != seat)
        cost = WEIGHTS.step_back * (sets + hand) * _most_corrupt(corrupt - others, turns)
        found.append(Outlook(p.score[seat], sets, hand, corrupt, cost))
    return found


def _most_corrupt(lead: float, turns: float) -> float:
    """Return how likely it is to be the most corrupt at the end, by the lead over the others now."""
    doubt = 1.0 + 0.9 * turns
    share = 0.5 + 0.5 * lead / doubt
    return min(1.0, max(0.0, share))


def _holding(p: Position, seat: int, turns: float) -> tuple[int, float, float]:
    """Return points of the sets on the table, points the hand promises, and corruption with what may be left over."""
    whole = p.hand[seat]
    amulets = (whole & AMULETS).bit_count()
    laid, promised, stranded, lift = 0, 0.0, 0.0, 0.0
    for kind in GOODS:
        cards, hand = p.sets[SETS * seat + kind], whole & KIND_MASK[kind]
        if not cards and not hand:
            continue
        held, there = hand.bit_count(), cards.bit_count()
        value = scarabs_of(kind, cards) + BLESSING * p.blessings[SETS * seat + kind]
        points = there * value
        laid += points
        value += scarabs_of(kind, hand)
        alone = _gain(kind, held, there, value, points, turns) if held else 0.0
        promised += alone
        if 0 < held < SMALLEST:
            stranded += held * _missing(SMALLEST - held, turns)
        if amulets:
            lift = max(lift, _gain(kind, held + amulets, there, value, points, turns) - alone)
    for owner, goods, cards in p.late:
        if owner == seat:
            laid += scarabs_of(goods, cards)
    corrupt = p.pile[seat].bit_count() + CURSE * p.curses[seat] + stranded
    return laid, promised + lift, corrupt


def _gain(kind: int, held: int, there: int, value: float, points: int, turns: float) -> float:
    """Return what cards of a kind in the hand can be expected to add to the points of its set."""
    need = max(SMALLEST - held, 0)
    more = need or min(WEIGHTS.most_growth, WEIGHTS.growth * turns)
    whole = (there + held + more) * (value + more * RICHNESS[kind])
    return WEIGHTS.safe * (1.0 - _missing(need, turns)) * (whole - points)


def _missing(need: int, turns: float) -> float:
    """Return how likely it is that the cards a set still needs do not come."""
    if not need:
        return 0.0
    return float(_MISS[need] ** turns) if need < len(_MISS) else 1.0
