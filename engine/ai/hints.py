"""Hints: a move, what it is worth beside the next best one, and why, in the game's own terms.

The strength of a hint is fixed (`levels.HINT`); it never depends on the opponents' level. The reason comes from the
game's `bot.explain`, so from features the evaluation really uses; the comparison comes from the search.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from engine.ai.search import Decision, Outcome
from engine.ai.words import Hints
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, say


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint. `instead` is the next best move (0: there is none), `worth` how many points it gives less.

    `reward` is the expected result of the hinted move, from 0 (lost) to 1 (won). `because` and `compared` are for people.
    """

    move: int
    instead: int
    worth: float
    reward: float
    because: Sentence
    compared: Sentence


def hint_from(decision: Decision, outcome: Outcome) -> Hint:
    """Put the outcome of a search of strength `levels.HINT` into words; stopped early, it is a hint from less thought."""
    best = outcome.candidates[0]
    world = decision.world(random.Random(decision.seed))
    explain = decision.game.bot.explain
    if len(outcome.candidates) == 1:
        only = say(Hints.ONLY_MOVE)
        return Hint(best.move, NO_MOVE, 0.0, best.reward, explain(world, best.move, NO_MOVE), only)
    following = max(outcome.candidates[1:], key=lambda candidate: (candidate.visits > 0, candidate.margin))
    worth = max(0.0, best.margin - following.margin)
    other = decision.game.notation.describe(world, following.move)
    compared = (
        say(Hints.BETTER, n=round(worth), other=other) if round(worth) else say(Hints.AS_GOOD, other=other)
    )
    because = explain(world, best.move, following.move)
    return Hint(best.move, following.move, worth, best.reward, because, compared)
