"""Cheap knowledge of Sobek for the search (see `engine.core.contract.Bot`).

What a seat can expect is in `outlook`, rules of thumb for the next move in `quick`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.core.words import Player, Sentence, say
from engine.games.sobek.decisions import Ask
from engine.games.sobek.outlook import Outlook, outlooks
from engine.games.sobek.quick import quick_move
from engine.games.sobek.weights import WEIGHTS
from engine.games.sobek.words import Why

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

__all__ = ["DEPTH", "MISSES", "SCALE", "WEIGHTS", "evaluate", "explain", "order", "policy"]

SCALE: Final = 25.0
"""Margin in points that counts as a clear win."""

DEPTH: Final = 16
"""Plies after which a playout with two seats is cut: longer than elsewhere, as sets pay late."""

MISSES: Final = {"novice": (100, 38), "casual": (40, 34), "skilled": (0, 28), "expert": (0, 12)}
"""Looking ahead is worth much here, so whoever does it less overlooks less."""

_TURN: Final = 2.5
"""Worth of having another turn."""


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the margin over the best other seat when the action is carried out by rules of thumb."""
    seat = state.to_move
    values = []
    for move in moves:
        after = _carried_out(state, move)
        scores = [outlook.total for outlook in _outlooks(after)]
        own = scores.pop(seat) + (_TURN if after.flood else 0.0)
        values.append(own - max(scores))
    return values


def _carried_out(state: Position, move: int) -> Position:
    """Return the position after a move and the quick decisions that finish the action.

    It stops where another player decides, or the next turn or round begins.
    """
    after = state.copy()
    rng = random.Random(0)
    seat, round_number = state.to_move, state.round
    after.play(move)
    while after.to_move == seat and after.round == round_number and after.ask not in (Ask.ACT, Ask.OVER):
        after.play(quick_move(after, rng))
    return after


def policy(state: Position, rng: random.Random, /) -> int:
    """Return a quick plausible move for rollouts."""
    return quick_move(state, rng)


def evaluate(state: Position, /) -> list[float]:
    """Return the expected score of each seat at the end of the round; exact when the match is over."""
    return [outlook.total for outlook in _outlooks(state)]


def _outlooks(state: Position) -> list[Outlook]:
    if state.ask is Ask.OVER:
        return [Outlook(score, 0, 0.0, 0.0, 0.0) for score in state.score]
    return outlooks(state)


# ---------------------------------------------------------------- reasons


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Name what weighs most for `move` beside `instead`, or beside the position before the move."""
    after = _outlooks(_carried_out(state, move))
    other = _outlooks(_carried_out(state, instead) if instead else state)
    reasons = list(_reasons(state.to_move, after, other))
    return max(reasons, key=lambda reason: reason[0], default=(0.0, say(Why.EQUAL)))[1]


def _reasons(seat: int, after: list[Outlook], other: list[Outlook]) -> Iterator[tuple[float, Sentence]]:
    """Yield gain and sentence of everything that is better after the move."""
    for player, (new, old) in enumerate(zip(after, other, strict=True)):
        share = 1.0 if player == seat else -1.0 / (len(after) - 1)
        own = player == seat
        for words, rival, now, then, sign in (
            (Why.TRACK, Why.RIVAL_TRACK, new.track, old.track, 1),
            (Why.SETS, Why.RIVAL_SETS, new.sets, old.sets, 1),
            (Why.HAND, Why.RIVAL_HAND, new.hand, old.hand, 1),
            (Why.RISK, Why.RIVAL_RISK, new.risk, old.risk, -1),
        ):
            gain = share * sign * (now - then)
            if gain > 0 and round(now) != round(then):
                parts = {} if own else {"rival": Player(player)}
                yield gain, say(words if own else rival, n=round(now), other=round(then), **parts)
