"""The search: which move to choose, judged by short playouts in worlds dealt from what a seat can see.

It owns the choice and its figures. It is given a view, never the state behind it; it knows no game but through
`engine.core.contract.Bot`; it reads no clock: the budget is a number of playouts, and who wants it to end earlier says
so through a `Watch`. The same decision and effort give the same move on every machine and in every Python, so only
operations that round alike everywhere are used: no logarithm and no hyperbolic tangent, whose last digit differs between
C libraries, and `fsum` for fractions, as `sum` adds them otherwise since Python 3.12.

How. The game's `order` picks the best few legal moves, the candidates. Worlds are imagined once and shared: every
candidate meets the same deals in the same order, so the luck of the deal cancels out of the comparison. A playout
copies a world, plays a candidate, descends through a small tree of the decisions that follow, goes on with the game's
`policy` for a few plies and asks `evaluate` for everybody's score. A seat's reward comes from its margin over its best
rival; every decision on the way is credited with the reward of the seat that made it (max^n). Below the first decision
upper confidence bounds choose; in the first one playouts go to the candidates in rounds, once for all, twice for the
better half, four times for the best quarter and so on (anytime sequential halving: Sagers, Winands and Soemers 2024).
What playouts say of a candidate is weighed with what it looked worth at first sight, the less the more playouts it had
and the more they agree (progressive bias: Chaslot and others 2008), so that the choice leaves `order` only for a clear
gain, and at once where playouts are certain, as in the last moves of a match.
Where a seat decides several times in one turn, a `Memory` hands on what the tree has found behind its last move, in
games whose bot says that it pays (`RECALL`).
What was tried instead, and the figures: docs/ai.md.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from itertools import islice, repeat
from math import fsum, sqrt
from operator import itemgetter
from typing import Final

from engine.ai.decision import Candidate, Decision, Effort, Outcome
from engine.core.contract import NOBODY, Bot, State

__all__ = [
    "Candidate",
    "Decision",
    "Effort",
    "Memory",
    "Outcome",
    "Watch",
    "margin_of",
    "quick_move",
    "reward_of",
    "search",
    "unwatched",
]

POLL_EVERY: Final = 8
"""Playouts between two calls of the `Watch`."""

JUDGES: Final = 4
"""Worlds over which the first value of each move is averaged, as `order` may read what is hidden."""

TRUST: Final = 3
"""Visits after which the tree goes on below a move."""

REPLIES: Final = 5
"""Moves the tree considers in a decision below the first: the best by `order`."""

FEWEST: Final = 2
"""Replies that must be legal in another world than the one they were found in. With fewer, as when others hold other
cards there, the tree ends and quick play goes on: asking `order` again in every world costs more than it brings.
"""

DOUBT: Final = 0.0002
"""Variance of the error of first sight, in rewards: what it counts beside the variance of a mean of playouts."""

UNKNOWN: Final = 0.01
"""Variance that a single playout is taken to have, until there are more."""

CURIOSITY: Final = 0.25
"""Weight of the confidence bound beside a mean reward, which lies in 0..1."""


Watch = Callable[[int, int], bool]
"""Told every `POLL_EVERY` playouts how many were made and how many are wanted; says whether to go on."""


def unwatched(done: int, wanted: int) -> bool:
    """Let a search run to its end."""
    return True


class Memory:
    """What the last search found, for the next decision of the same turn: one for each player who searches.

    It is used only by a search of the same effort for the same seat whose view is what the remembered worlds look like
    after one of the moves that were considered; so it never tells what the seat cannot see, and a memory of anything
    else does no harm.
    """

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: _Thought | None = None


def search(
    decision: Decision,
    effort: Effort,
    among: Collection[int] = (),
    watch: Watch = unwatched,
    memory: Memory | None = None,
) -> Outcome:
    """Choose a move; `among` limits the choice to some of the legal moves. A single move is returned at once.

    A search that is stopped answers with what it knows by then; unsearched, that is the best move by `order`.
    With a `memory`, where the effort makes use of it, what an earlier search in the same turn found counts as well, and
    this one is remembered.
    """
    rng = random.Random(decision.seed)
    first = decision.world(rng)
    moves = [move for move in first.legal_moves() if not among or move in among]
    if len(moves) == 1:
        return Outcome((Candidate(moves[0], 0, 0.5, 0.0),), 0)
    thought = _Thought(decision, effort, [first], rng)
    if memory and effort.recalls_in(decision.game.bot):
        if memory.last:
            thought.go_on_from(memory.last)
        memory.last = thought
    return thought.choose(moves, watch)


def quick_move(decision: Decision) -> int:
    """Return the best legal move by the bot's `order`, without looking ahead."""
    return search(decision, Effort(iterations=0)).move


class _Branch:
    """A move in the tree, with the sums of what its playouts gave to the seat that makes it."""

    __slots__ = ("margin", "move", "remembered", "replies", "reward", "sight", "squares", "visits")

    def __init__(self, move: int) -> None:
        self.move = move
        self.sight = 0.0
        """The reward it gives less than the best move at first sight, at most 0; known of candidates only."""
        self.remembered = 0
        """Visits in an earlier search."""
        self.visits = 0
        self.reward = 0.0
        self.squares = 0.0
        self.margin = 0.0
        self.replies: dict[int, _Branch] = {}

    def worth(self) -> float:
        """Mean reward and first sight together, by their variances; below all others while it has not been tried."""
        visits = self.visits
        if not visits:
            return -1.0
        mean = self.reward / visits
        spread = (self.squares - self.reward * mean + UNKNOWN) / (visits + 1)
        return mean + self.sight * spread / (spread + visits * DOUBT)

    def candidate(self) -> Candidate:
        visits = max(1, self.visits)
        return Candidate(self.move, self.visits, self.reward / visits, self.margin / visits)


class _Thought:
    """One search while it runs: the worlds, the tree and the playouts."""

    def __init__(self, decision: Decision, effort: Effort, worlds: list[State], rng: random.Random) -> None:
        self._decision = decision
        self._bot: Bot = decision.game.bot
        self._effort = effort
        self._depth = effort.depth_in(self._bot, worlds[0].players)
        self._tree = effort.tree_in(self._bot, worlds[0].players)
        self._rng = rng
        self._worlds = worlds
        self._candidates: list[_Branch] = []
        self._known: dict[int, _Branch] = {}

    def go_on_from(self, earlier: _Thought) -> None:
        """Take over what an earlier thought found behind the move that led here, and its worlds, if most of them agree."""
        if earlier._decision.seat != self._decision.seat or earlier._effort != self._effort:
            return
        for branch in earlier._candidates:
            if branch.replies and self._here(earlier._worlds[0], branch.move) is not None:
                after = [self._here(world, branch.move) for world in earlier._worlds]
                worlds = [world for world in after if world is not None]
                if 2 * len(worlds) >= len(after):
                    self._worlds, self._known = worlds, branch.replies
                return

    def _here(self, world: State, move: int) -> State | None:
        """What a world looks like after a move, if that is what is asked about."""
        after, seat = world.copy(), self._decision.seat
        after.play(move)
        return after if after.to_move == seat and after.observe(seat) == self._decision.view else None

    def choose(self, moves: list[int], watch: Watch) -> Outcome:
        candidates = self._candidates = self._promising(moves)
        wanted = self._effort.iterations if len(candidates) > 1 else 0
        done = 0
        for candidate in islice(_in_turn(candidates), wanted):
            if done % POLL_EVERY == 0 and not watch(done, wanted):
                break
            self._playout(candidate)
            done += 1
        candidates.sort(key=_Branch.worth, reverse=True)
        return Outcome(tuple(branch.candidate() for branch in candidates), done)

    def _promising(self, moves: list[int]) -> list[_Branch]:
        """The candidates: the best moves by `order`, averaged over a few worlds, best first."""
        judges = [self._world(index) for index in range(min(JUDGES, self._effort.worlds))]
        opinions = [self._bot.order(judge, moves) for judge in judges]
        values = [fsum(opinion) for opinion in zip(*opinions, strict=True)]
        best, values_of = max(values), dict(zip(moves, values, strict=True))
        scale = len(judges) * self._bot.SCALE
        promising = []
        for move in _best(moves, values, self._effort.candidates):
            branch = self._known.get(move) or _Branch(move)
            branch.sight = reward_of((values_of[move] - best) / scale) - 0.5
            branch.remembered = branch.visits
            promising.append(branch)
        return promising

    def _world(self, index: int) -> State:
        """A copy of the world in which every candidate is tried at its `index`-th visit in this search."""
        index %= self._effort.worlds
        while index >= len(self._worlds):
            self._worlds.append(self._decision.world(self._rng))
        return self._worlds[index].copy()

    def _playout(self, candidate: _Branch) -> None:
        state = self._world(candidate.visits - candidate.remembered)
        path = self._descend(state, candidate)
        policy, rng = self._bot.policy, self._rng
        for _ in range(self._depth + 1 - len(path)):
            if state.to_move == NOBODY:
                break
            state.play(policy(state, rng))
        scores = self._bot.evaluate(state)
        for seat, branch in path:
            margin = margin_of(scores, seat)
            branch.visits += 1
            branch.margin += margin
            reward = reward_of(margin / self._bot.SCALE)
            branch.reward += reward
            branch.squares += reward * reward

    def _descend(self, state: State, branch: _Branch) -> list[tuple[int, _Branch]]:
        """Play a candidate and, below moves that are known well enough, what the tree finds best to reply."""
        path = [(state.to_move, branch)]
        state.play(branch.move)
        while branch.visits >= TRUST and len(path) < self._tree and state.to_move != NOBODY:
            replies = self._replies(state, branch)
            if not replies:
                break
            branch = _most_promising(replies)
            path.append((state.to_move, branch))
            state.play(branch.move)
        return path

    def _replies(self, state: State, branch: _Branch) -> list[_Branch]:
        """What to consider after a move: the best by `order` in the first world, as far as they are legal in this one."""
        moves, known = state.legal_moves(), branch.replies
        if known:
            replies = [known[move] for move in moves if move in known]
            return replies if len(replies) >= min(FEWEST, len(moves)) else []
        best = _best(moves, self._bot.order(state, moves), REPLIES)
        return [known.setdefault(move, _Branch(move)) for move in best]


def _best(moves: list[int], values: list[float], count: int) -> list[int]:
    """The moves of highest value, best first, at most `count`."""
    ranked = sorted(zip(values, moves, strict=True), key=itemgetter(0), reverse=True)
    return [move for _, move in ranked[:count]]


def _in_turn(candidates: list[_Branch]) -> Iterator[_Branch]:
    """Yield, for ever, whom to try next: rounds in which the field is halved by worth and the tries doubled."""
    while True:
        field, tries = candidates, 1
        while len(field) > 1:
            for candidate in field:
                yield from repeat(candidate, tries)
            field = sorted(field, key=_Branch.worth, reverse=True)[: (len(field) + 1) // 2]
            tries *= 2


def _most_promising(branches: list[_Branch]) -> _Branch:
    """The branch with the highest upper confidence bound (UCB1 with the logarithm to base 2, rounded up)."""
    doublings = sum([branch.visits for branch in branches]).bit_length()
    chosen, highest = branches[0], -1.0
    for branch in branches:
        visits = branch.visits
        if not visits:
            return branch
        bound = branch.reward / visits + CURIOSITY * sqrt(doublings / visits)
        if bound > highest:
            chosen, highest = branch, bound
    return chosen


def margin_of(scores: list[float], seat: int) -> float:
    """Points of a seat over its best rival."""
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def reward_of(advantage: float) -> float:
    """1/2 + 1/2 tanh(advantage) in the rational form x (27 + x^2) / (27 + 9 x^2), which reaches 1 at 3."""
    if advantage >= 3.0:
        return 1.0
    if advantage <= -3.0:
        return 0.0
    square = advantage * advantage
    return 0.5 + 0.5 * advantage * (27.0 + square) / (27.0 + 9.0 * square)
