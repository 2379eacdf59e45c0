"""Judging one move: what it gave away, what would have been better, and how the other side answers it best.

The coach asks it after a move, practice positions ask it about an answer, `review` about every move of a match. It sees
what the seat saw and no more, so nobody is blamed for a card that lay face down.

How. A survey searches the best candidates, the played move always among them. If another move comes out ahead, the two
then meet alone, in the same worlds and with equally many playouts: what was given away is a difference between two
figures of the same kind, not between a favourite and a move that was hardly tried. The same decision, move and effort
give the same verdict on every machine.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, replace
from typing import Final

from engine.ai.levels import HINT
from engine.ai.search import (
    Candidate,
    Decision,
    Effort,
    Outcome,
    Watch,
    margin_of,
    reward_of,
    search,
    unwatched,
)
from engine.ai.words import LookBack
from engine.core.contract import NOBODY, State
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, say

SURVEY: Final = 2 / 3
"""Share of the playouts that goes into finding the best move; the rest compares it with the played one."""

PROSPECTS: Final = 32
"""Worlds from which everybody's expected result is averaged."""

ANSWERS: Final = 8
"""Worlds in which the best answer is sought; the one that is best most often is named."""

ANSWERING: Final = 40
"""How many times fewer playouts than the whole judgement each of them gets."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said about one move.

    `best` is the played move itself when nothing better was found; `points` (of margin over the best rival) and `reward`
    (0..1) are what was given away, never negative. `outlook` has everybody's expected result, from 0 (lost) to 1 (won),
    as it was before the move, `best` being played. `answer` is the best reply of whoever decides next, `NO_MOVE` when
    nobody else does. The sentences are the moves as the list of moves has them; `because` says why `best`. `weighed` has
    the search's figures of `best` and, if it is another move, of `played`.
    """

    seat: int
    played: int
    best: int
    points: float
    reward: float
    outlook: tuple[float, ...]
    answer: int
    played_said: Sentence
    best_said: Sentence
    answer_said: Sentence | None
    because: Sentence
    weighed: Outcome

    @property
    def sound(self) -> bool:
        """Whether nothing worth a word was given away: less than half a point."""
        return self.best == self.played or round(self.points) == 0

    def comment(self) -> Sentence:
        """Return one sentence for the person who made the move."""
        if self.sound:
            return say(LookBack.SOUND)
        return say(LookBack.GAVE_AWAY, n=round(self.points), better=self.best_said)


def judge(decision: Decision, played: int, effort: Effort = HINT, watch: Watch = unwatched) -> Verdict:
    """Say what `played` gives away. Raises `ValueError` when it is not legal.

    Stopped by `watch`, the verdict is one from less thought.
    """
    world = decision.world(random.Random(decision.seed))
    if played not in world.legal_moves():
        raise ValueError(f"{played} is not legal for seat {decision.seat}")
    weighed = _weighed(decision, played, effort, watch)
    best, own = weighed.candidates[0], weighed.candidates[-1]
    answer, answer_said = _answer(decision, played, effort, watch)
    describe = decision.game.notation.describe
    return Verdict(
        seat=decision.seat,
        played=played,
        best=best.move,
        points=max(0.0, best.margin - own.margin),
        reward=max(0.0, best.reward - own.reward),
        outlook=_outlook(decision, best, effort.depth_in(decision.game.bot, world.players)),
        answer=answer,
        played_said=describe(world, played),
        best_said=describe(world, best.move),
        answer_said=answer_said,
        because=decision.game.bot.explain(world, best.move, NO_MOVE if best is own else played),
        weighed=weighed,
    )


def _weighed(decision: Decision, played: int, effort: Effort, watch: Watch) -> Outcome:
    """The best move and the played one, with figures that may be compared; only one when they are the same."""
    field = _field(decision, played, effort.candidates)
    surveying = round(effort.iterations * SURVEY)
    survey_effort = replace(effort, iterations=surveying, candidates=len(field))
    survey = search(decision, survey_effort, field, _part(watch, 0, effort.iterations))
    if survey.move == played or len(field) == 1:
        return Outcome((_of(survey, played),), survey.iterations)
    duel_effort = replace(effort, iterations=effort.iterations - surveying, candidates=2)
    watch_duel = _part(watch, surveying, effort.iterations)
    duel = search(decision, duel_effort, (survey.move, played), watch_duel)
    met = duel if all(candidate.visits for candidate in duel.candidates) else survey  # stopped early
    best, own = _of(met, survey.move), _of(met, played)
    pair = (best, own) if own.visits and best.reward > own.reward else (own,)
    return Outcome(pair, survey.iterations + duel.iterations)


def _field(decision: Decision, played: int, count: int) -> list[int]:
    """The most promising moves at first sight, and the played one."""
    sight = search(decision, Effort(iterations=0, candidates=max(1, count - 1)))
    moves = [candidate.move for candidate in sight.candidates]
    return moves if played in moves else [*moves, played]


def _of(outcome: Outcome, move: int) -> Candidate:
    return next(candidate for candidate in outcome.candidates if candidate.move == move)


def _part(watch: Watch, before: int, all_of_it: int) -> Watch:
    """A watch over one of several searches that reports on all of them."""
    return lambda done, wanted: watch(min(before + done, all_of_it), all_of_it)


def _outlook(decision: Decision, best: Candidate, depth: int) -> tuple[float, ...]:
    """Everybody's expected result when `best` is played: by short playouts, the own one as the search has it.

    What the search expects beyond the playouts is taken from the others in equal parts.
    """
    bot, rng = decision.game.bot, random.Random(decision.seed)
    sums: list[float] = []
    for _ in range(PROSPECTS):
        world = decision.world(rng)
        world.play(best.move)
        for _ in range(depth):
            if world.to_move == NOBODY:
                break
            world.play(bot.policy(world, rng))
        rewards = rewards_of(bot.evaluate(world), bot.SCALE)
        sums = [*map(sum, zip(sums or [0.0] * len(rewards), rewards, strict=True))]
    means = [total / PROSPECTS for total in sums]
    gain = best.reward - means[decision.seat] if best.visits else 0.0
    share = gain / (len(means) - 1)
    changed = [mean + gain if seat == decision.seat else mean - share for seat, mean in enumerate(means)]
    return tuple(min(1.0, max(0.0, mean)) for mean in changed)


def rewards_of(scores: list[float], scale: float) -> list[float]:
    """Return everybody's result, from 0 (lost) to 1 (won), for scores as `Bot.evaluate` gives them."""
    return [reward_of(margin_of(scores, seat) / scale) for seat in range(len(scores))]


def _answer(decision: Decision, played: int, effort: Effort, watch: Watch) -> tuple[int, Sentence | None]:
    """What is the best reply in most of the worlds the seat can imagine, as the replier would search there."""
    rng, votes, said = random.Random(decision.seed), Counter[int](), dict[int, Sentence]()
    replying = replace(effort, iterations=effort.iterations // ANSWERING)
    for number in range(ANSWERS):
        world = decision.world(rng)
        _carry_out(decision, world, played)
        if world.to_move in (NOBODY, decision.seat):
            continue
        seat = world.to_move
        asked = Decision(decision.game, world.observe(seat), seat, decision.seed + number)
        move = search(asked, replying, watch=_part(watch, effort.iterations, effort.iterations)).move
        votes[move] += 1
        said.setdefault(move, decision.game.notation.describe(world, move))
    if not votes:
        return NO_MOVE, None
    answer = votes.most_common(1)[0][0]
    return answer, said[answer]


def _carry_out(decision: Decision, world: State, move: int) -> None:
    """Play a move and finish the turn at first sight, until another seat decides."""
    world.play(move)
    order = decision.game.bot.order
    while world.to_move == decision.seat:
        moves = world.legal_moves()
        values = order(world, moves)
        world.play(moves[values.index(max(values))])
