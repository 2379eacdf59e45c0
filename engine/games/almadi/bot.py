"""Cheap knowledge of Almadi for the search (see `engine.core.contract.Bot`).

What a realm is worth is in `worth` with its `weights`, quick moves for rollouts in `quick`, the words of hints in `reasons`.
"""

from __future__ import annotations

import random
from math import fsum
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.core.words import Sentence
from engine.games.almadi import quick, reasons, rules, scoring
from engine.games.almadi.places import CELLS, CHARACTER, REALM, START, Ask, Verb
from engine.games.almadi.weights import WEIGHTS
from engine.games.almadi.worth import expected, outlook

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

__all__ = ["MISSES", "SCALE", "WEIGHTS", "evaluate", "explain", "order", "policy"]

SCALE: Final = 20.0
"""Margin in points that counts as a clear win."""

MISSES: Final = {"novice": (100, 56), "casual": (80, 36), "skilled": (55, 22), "expert": (25, 8)}
"""More playouts alone are worth little here, so the weaker levels look ahead less often."""

_TWIN: Final = -1000.0
"""Value of an exchange written the other way round: looking at it twice would only cost time."""


def order(state: Position, moves: list[int], /) -> list[float]:
    """Return for each move the worth of the own realm right after it (see `worth`)."""
    if state.ask in (Ask.START, Ask.KEEP):
        return [_before_the_first_turn(move) for move in moves]
    seat = state.to_move
    rivals = max(
        (scoring.largest_of(state, other) for other in range(state.players) if other != seat), default=0
    )
    return [_TWIN if _is_twin(state, move) else after_worth(state, move, seat, rivals) for move in moves]


def after_worth(state: Position, move: int, seat: int, rivals: int) -> float:
    """Return the worth of a seat's realm after a move; `rivals` is the largest group of oases of the others."""
    after = state.copy()
    rules.play(after, move)
    return fsum(outlook(after, seat, max(rivals, scoring.largest_of(after, seat))))


def _is_twin(state: Position, move: int) -> bool:
    """Tell whether the same exchange is also listed with the other landscape first."""
    if move >> VERB_SHIFT != Verb.SWAP:
        return False
    seat = state.to_move
    here = rules.cell_of(state, seat, move >> PLACE_BITS & PIECE_MASK)
    return here > (move & PLACE_MASK) - REALM - CELLS * seat


def _before_the_first_turn(move: int) -> float:
    """Start tiles are much alike; characters that cost less, or work for the whole game, are kept first."""
    piece = move >> PLACE_BITS & PIECE_MASK
    if move >> VERB_SHIFT == Verb.START:
        return float(START - piece) / 10
    return quick.keep_value(piece - CHARACTER)


def policy(state: Position, rng: random.Random, /) -> int:
    """Return a quick plausible move for rollouts."""
    return quick.quick_move(state, rng)


def evaluate(state: Position, /) -> list[float]:
    """Return the expected final score of each seat."""
    return expected(state)


def explain(state: Position, move: int, instead: int, /) -> Sentence:
    """Say why a move is better than another, with the features of `worth`."""
    return reasons.explain(state, move, instead)
