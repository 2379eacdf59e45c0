"""What the search is asked and what it answers: plain values that go between processes.

How the answer is found is in `search`, which may be compiled (`packaging/compile.py`); these classes stay Python.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from engine.core.contract import Bot, State, View
from engine.core.registry import Game

DEPTH: Final = 6
"""Plies after the candidate at which playouts with two seats are cut, in games that do not say otherwise."""

TREE: Final = 3
"""Decisions that the tree holds, the candidate included, where replies are worth a tree."""

CROWD: Final = 6
"""Seats from which on a tree of replies does not pay, in games that do not say otherwise: more than any has."""

RECALL: Final = 0
"""Whether what was found in an earlier decision of the same turn counts (1) or not (0), in games that do not say otherwise."""


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
    different deals. The first `tree` decisions of a playout, the candidate included, are those of the tree. How deep it
    pays to look depends on the game and its seats, and so does whether what was found in an earlier decision of the same
    turn should count (`recall`, 1 or 0): where nothing else is said, `depth`, `tree` and `recall` are as its bot has them.
    """

    iterations: int
    candidates: int = 12
    depth: int | None = None
    worlds: int = 64
    tree: int | None = None
    recall: int | None = None

    def depth_in(self, bot: Bot, seats: int) -> int:
        """Return after how many plies a playout is cut in the game of this bot: as many for every seat as with two."""
        return int(getattr(bot, "DEPTH", DEPTH)) * seats // 2 if self.depth is None else self.depth

    def tree_in(self, bot: Bot, seats: int) -> int:
        """Return how many decisions the tree holds in the game of this bot: the own one alone in a crowd."""
        if self.tree is not None:
            return self.tree
        return TREE if seats < getattr(bot, "CROWD", CROWD) else 1

    def recalls_in(self, bot: Bot) -> bool:
        """Tell whether what was found in an earlier decision of the turn counts in the game of this bot."""
        return bool(getattr(bot, "RECALL", RECALL) if self.recall is None else self.recall)


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
