"""The search: which move to choose, judged by short playouts in worlds dealt from what a seat can see.

It owns the choice and its figures. It is given a view, never the state behind it; it knows no game but through
`engine.core.contract.Bot`; it reads no clock: the budget is a number of playouts, and who wants it to end earlier says
so through a `Watch`. The same decision and effort give the same move on every machine, so only operations that
round alike everywhere are used (no logarithm, no hyperbolic tangent: their last digit differs between C libraries).

How. The game's `order` picks the best few legal moves, the candidates. Worlds are imagined once and shared: every
candidate meets the same deals in the same order, so the luck of the deal cancels out of the comparison. A playout
copies a world, plays a candidate, goes on with the game's `policy` for a few plies and asks `evaluate` for everybody's
score. The reward comes from the margin over the best rival. Playouts go to the candidates in rounds: once for all,
twice for the better half, four times for the best quarter, and so on (anytime sequential halving: Sagers, Winands and
Soemers 2024). What was tried instead, and the figures: docs/ai.md.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from itertools import islice, repeat
from operator import itemgetter
from typing import Final

from engine.core.contract import NOBODY, Bot, State, View
from engine.core.registry import Game

POLL_EVERY: Final = 8
"""Playouts between two calls of the `Watch`."""

JUDGES: Final = 4
"""Worlds over which the first value of each move is averaged, as `order` may read what is hidden."""


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
    different deals.
    """

    iterations: int
    candidates: int = 16
    depth: int = 8
    worlds: int = 64


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


Watch = Callable[[int, int], bool]
"""Told every `POLL_EVERY` playouts how many were made and how many are wanted; says whether to go on."""


def unwatched(done: int, wanted: int) -> bool:
    """Let a search run to its end."""
    return True


def search(
    decision: Decision, effort: Effort, among: Collection[int] = (), watch: Watch = unwatched
) -> Outcome:
    """Choose a move; `among` limits the choice to some of the legal moves. A single move is returned at once.

    A search that is stopped answers with what it knows by then; unsearched, that is the best move by `order`.
    """
    rng = random.Random(decision.seed)
    first = decision.world(rng)
    moves = [move for move in first.legal_moves() if not among or move in among]
    if len(moves) == 1:
        return Outcome((Candidate(moves[0], 0, 0.5, 0.0),), 0)
    thought = _Thought(decision, effort, [first], rng)
    return thought.choose(moves, watch)


def quick_move(decision: Decision) -> int:
    """Return the best legal move by the bot's `order`, without looking ahead."""
    return search(decision, Effort(iterations=0)).move


class _Tally:
    """A candidate with the sums of what its playouts gave to the seat that decides."""

    __slots__ = ("margin", "move", "reward", "visits")

    def __init__(self, move: int) -> None:
        self.move = move
        self.visits = 0
        self.reward = 0.0
        self.margin = 0.0

    def mean(self) -> float:
        """Mean reward; below all others while it has not been tried."""
        return self.reward / self.visits if self.visits else -1.0

    def candidate(self) -> Candidate:
        visits = max(1, self.visits)
        return Candidate(self.move, self.visits, self.reward / visits, self.margin / visits)


class _Thought:
    """One search while it runs: the worlds and the playouts in them."""

    def __init__(self, decision: Decision, effort: Effort, worlds: list[State], rng: random.Random) -> None:
        self._decision = decision
        self._bot: Bot = decision.game.bot
        self._effort = effort
        self._rng = rng
        self._worlds = worlds

    def choose(self, moves: list[int], watch: Watch) -> Outcome:
        tallies = self._promising(moves)
        wanted, done = self._effort.iterations, 0
        for tally in islice(_in_turn(tallies), wanted):
            if done % POLL_EVERY == 0 and not watch(done, wanted):
                break
            self._playout(tally)
            done += 1
        tallies.sort(key=_Tally.mean, reverse=True)
        return Outcome(tuple(tally.candidate() for tally in tallies), done)

    def _promising(self, moves: list[int]) -> list[_Tally]:
        """The candidates: the best moves by `order`, averaged over a few worlds, best first."""
        judges = [self._world(index) for index in range(min(JUDGES, self._effort.worlds))]
        opinions = [self._bot.order(judge, moves) for judge in judges]
        values = [sum(opinion) for opinion in zip(*opinions, strict=True)]
        ranked = sorted(zip(values, moves, strict=True), key=itemgetter(0), reverse=True)
        return [_Tally(move) for _, move in ranked[: self._effort.candidates]]

    def _world(self, index: int) -> State:
        """A copy of the world in which every candidate is tried at its `index`-th visit."""
        index %= self._effort.worlds
        while index >= len(self._worlds):
            self._worlds.append(self._decision.world(self._rng))
        return self._worlds[index].copy()

    def _playout(self, tally: _Tally) -> None:
        state = self._world(tally.visits)
        state.play(tally.move)
        policy, rng = self._bot.policy, self._rng
        for _ in range(self._effort.depth):
            if state.to_move == NOBODY:
                break
            state.play(policy(state, rng))
        margin = _margin(self._bot.evaluate(state), self._decision.seat)
        tally.visits += 1
        tally.margin += margin
        tally.reward += _reward(margin / self._bot.SCALE)


def _in_turn(tallies: list[_Tally]) -> Iterator[_Tally]:
    """Yield, for ever, whom to try next: rounds in which the field is halved by mean reward and the tries doubled."""
    while True:
        field, tries = tallies, 1
        while len(field) > 1:
            for tally in field:
                yield from repeat(tally, tries)
            field = sorted(field, key=_Tally.mean, reverse=True)[: (len(field) + 1) // 2]
            tries *= 2


def _margin(scores: list[float], seat: int) -> float:
    """Points of a seat over its best rival."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def _reward(advantage: float) -> float:
    """1/2 + 1/2 tanh(advantage) in the rational form x (27 + x^2) / (27 + 9 x^2), which reaches 1 at 3."""
    if advantage >= 3.0:
        return 1.0
    if advantage <= -3.0:
        return 0.0
    square = advantage * advantage
    return 0.5 + 0.5 * advantage * (27.0 + square) / (27.0 + 9.0 * square)
