"""What the toy tells the search: nearly nothing, so that whatever the search finds it found by itself."""

from __future__ import annotations

import random

from engine.core.move import place_of
from engine.core.words import Sentence, say
from tests.engine.ai.toys.nim.state import SWAP, Position
from tests.engine.ai.toys.nim.words import Why

SCALE = 6.0


def order(state: Position, moves: list[int]) -> list[float]:
    """The more stones the better; a swap last."""
    return [float(place_of(move)) for move in moves]


def policy(state: Position, rng: random.Random) -> int:
    return state.random_move(rng)


def evaluate(state: Position) -> list[float]:
    return [float(sum(state.points(seat))) for seat in range(state.players)]


def explain(state: Position, move: int, instead: int) -> Sentence:
    return say(Why.LEAVES, n=state.heap if move == SWAP else state.heap - place_of(move))
