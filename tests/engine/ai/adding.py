"""Lets the computer play a game in a Python whose `sum` refuses fractions: `python -m tests.engine.ai.adding GAME`.

A process of its own, so that what a game works out when it is imported is added up there as well.
"""

from __future__ import annotations

import builtins
import random
import sys
from collections.abc import Iterable
from typing import Any

_ADD = sum


def whole_sum(values: Iterable[Any], /, start: Any = 0) -> Any:
    """What `sum` does, for whole numbers only."""
    parts = list(values)
    if any(isinstance(part, float) for part in (start, *parts)):
        raise AssertionError(f"a sum of fractions: {parts}")
    return _ADD(parts, start)


def play(game: str) -> None:
    """Play a random match of every set-up; every position is evaluated, in some the computer is asked for a hint."""
    from engine.ai.hints import hint_from
    from engine.ai.jobs import job_for
    from engine.ai.search import Decision, Effort, search
    from engine.core.match import Match
    from engine.core.registry import load_game
    from tests.playing import play_random, setups

    rng, bot = random.Random(4), load_game(game).bot
    for setup in setups(game):
        match = Match(setup)
        while not match.over:
            state = match.state
            bot.evaluate(state)
            if rng.random() < 0.02:
                job = job_for(state, 1, seed=7)
                decision = Decision(match.game, job.view, job.seat, job.seed)
                hint_from(decision, search(decision, Effort(iterations=40, candidates=6, worlds=8)))
            play_random(match, rng, 1)


if __name__ == "__main__":
    builtins.sum = whole_sum
    play(sys.argv[1])
