"""The AI at every game there is: it sees only what its seat sees, and always has a legal move and words for it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any, Final

import pytest

from engine.ai.hints import hint_from
from engine.ai.jobs import Job, job_for
from engine.ai.levels import LEVELS, decide, random_move
from engine.ai.search import Decision, Effort, search
from engine.core.contract import Setup, State
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.words import ENGLISH
from tests.playing import name_of, plain_setups, play_random

FEW = Effort(iterations=60, candidates=6, depth=4, worlds=8)
LUCK_ALONE: Final = ("agamemnon",)
"""Games in which nothing lies hidden: all that a seat cannot know is what will be drawn."""

every_player_number = pytest.mark.parametrize("setup", plain_setups(), ids=name_of)


def choices(setup: Setup, seed: int, count: int) -> list[State]:
    """Positions of a random match in which somebody has a choice, spread over it."""
    match, found = Match(setup), []
    rng = random.Random(seed)
    while not match.over:
        if len(match.state.legal_moves()) > 1:
            found.append(match.state.copy())
        play_random(match, rng, 1)
    return found[:: max(1, len(found) // count)][:count]


def guesses(setup: Setup, seed: int, count: int) -> list[State]:
    """Some of these positions in which the seat to move must guess: worlds that look alike to it differ in more than luck to come."""
    found = [state for state in choices(setup, seed, 10**6) if guesses_at(state)]
    return found[:: max(1, len(found) // count)][:count]


def guesses_at(state: State) -> bool:
    """Tell whether something that is there already is unknown to the seat to move."""
    view, rng = state.observe(state.to_move), random.Random(5)
    worlds = [there_in(type(state).imagine(view, rng)) for _ in range(4)]
    return any(world != there_in(state) for world in worlds)


def there_in(state: State) -> dict[str, Any]:
    """All of a position but the luck to come."""
    return {name: value for name, value in state.to_json().items() if name != "chance"}


def decision_of(job: Job) -> Decision:
    """What the worker makes of a job."""
    return Decision(load_game(job.game), job.view, job.seat, job.seed)


@every_player_number
def test_what_a_seat_cannot_see_never_changes_its_move(setup: Setup) -> None:
    states = choices(setup, 1, 4) if setup.game in LUCK_ALONE else guesses(setup, seed=1, count=6)
    assert states
    for state in states:
        job = job_for(state, 1, seed=7)
        moves = {search(decision_of(job), FEW).move}
        for deal in range(3):
            dealt_otherwise = type(state).imagine(job.view, random.Random(deal))
            other = job_for(dealt_otherwise, 1, seed=7)
            assert other == job
            moves.add(search(decision_of(other), FEW).move)
        assert len(moves) == 1


@every_player_number
def test_every_level_has_a_legal_move_in_every_kind_of_decision(setup: Setup) -> None:
    for state in choices(setup, seed=2, count=6):
        decision = decision_of(job_for(state, 1, seed=3))
        for level in LEVELS:
            quick = replace(
                level, effort=replace(FEW, iterations=min(FEW.iterations, level.effort.iterations))
            )
            assert state.refusal(decide(decision, quick).move) is None
        assert state.refusal(random_move(decision)) is None


@every_player_number
def test_every_decision_has_a_hint_in_whole_sentences(setup: Setup) -> None:
    for state in choices(setup, seed=3, count=10):
        decision = decision_of(job_for(state, 1, seed=3))
        hint = hint_from(decision, search(decision, FEW))
        assert state.refusal(hint.move) is None
        for sentence in (hint.because, hint.compared):
            assert ENGLISH.speak(sentence).endswith((".", "!"))


@every_player_number
def test_the_search_changes_nothing_it_was_given(setup: Setup) -> None:
    for state in choices(setup, seed=4, count=4):
        job, again = job_for(state, 1, seed=3), job_for(state, 1, seed=3)
        search(decision_of(job), FEW)
        assert job == again
