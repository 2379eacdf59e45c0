"""What the search is asked and what it answers: plain values that go between processes.

How the answer is found is in `search`, which may be compiled (`packaging/compile.py`); these classes stay Python.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.core.contract import State, View
from engine.core.registry import Game


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked: a game, what the seat to move can see, and the seed of all chance in answering."""

    game: Game
    view: View
    seat: int
    seed: int

    def world(self, rng: random.Random) -> State:
        """Imagine a full state that agrees with the view; `ValueError` when another seat is to move in it."""
        world = self.game.state.imagine(self.view, rng)
        if world.to_move != self.seat:
            raise ValueError(f"seat {self.seat} was asked, but seat {world.to_move} is to move")
        return world


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to look at one decision.

    `iterations` playouts over the `candidates` best moves, each cut `depth` plies after the candidate, in `worlds`
    different deals. The first `levels` decisions of a playout, the candidate included, are those of the tree.
    """

    iterations: int
    candidates: int = 12
    depth: int = 6
    worlds: int = 64
    levels: int = 3


@dataclass(frozen=True, slots=True)
class Candidate:
    """What the search found out about one move: playouts, mean reward (0..1), mean margin in points."""

    move: int
    visits: int
    reward: float
    margin: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer: candidates, the chosen move first, and the number of playouts made."""

    candidates: tuple[Candidate, ...]
    iterations: int

    @property
    def move(self) -> int:
        """The chosen move."""
        return self.candidates[0].move
