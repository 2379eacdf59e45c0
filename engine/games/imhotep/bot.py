"""Cheap knowledge of Imhotep for the search: values of moves, quick moves, expected scores (see `core.contract.Bot`)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.core.move import verb_of
from engine.core.words import Sentence, say
from engine.games.imhotep import scoring
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.words import Why

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

SCALE = 12.0
"""Margin in points that counts as a clear win."""


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the margin over the best other seat right after it."""
    return [_after(state, move, state.to_move) for move in moves]


def _after(state: Position, move: int, seat: int) -> float:
    after = state.copy()
    after.play(move)
    scores = evaluate(after)
    best = max(score for other, score in enumerate(scores) if other != seat)
    return scores[seat] - best + (0.4 if verb_of(move) == Verb.LOAD else 0.0)


def policy(state: Position, rng: random.Random, /) -> int:
    """Return a random legal move."""
    return state.random_move(rng)


def evaluate(state: Position, /) -> list[float]:
    """Return the score of each seat if the game ended now."""
    return [float(sum(line.points for line in scoring.score_lines(state, s))) for s in range(state.players)]


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Say what the move is worth."""
    gain = round(
        _after(state, move, state.to_move) - (_after(state, instead, state.to_move) if instead else 0)
    )
    return say(Why.MARGIN, n=gain)
