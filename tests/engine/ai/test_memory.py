"""What a search found behind a move counts in the next decision of the same turn, and nowhere else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Final

import pytest

from engine.ai.jobs import Task, job_for
from engine.ai.levels import HINT, level_of
from engine.ai.search import Decision, Effort, Memory, Outcome, search
from engine.ai.service import Service
from engine.core.contract import NOBODY, Setup, State
from engine.core.match import Match
from engine.core.registry import load_game
from tests.engine.ai.toys.nim.state import SWAP, Position
from tests.playing import name_of, plain_setups

EFFORT: Final = Effort(iterations=60, recall=1)
PAIRS: Final = 4
LONG_TURNS: Final = ("agamemnon", "almadi", "imhotep", "isle_of_skye", "sobek")
"""Games in which a seat often decides several times before anybody else does, and can tell what comes next."""

SETUPS: Final = [setup for setup in plain_setups() if setup.game in LONG_TURNS]

in_long_turns = pytest.mark.parametrize(
    "number", range(len(SETUPS)), ids=[name_of(setup) for setup in SETUPS]
)
Ask = Callable[..., Decision]


def decision_in(state: State, seed: int) -> Decision:
    """The decision of the seat to move."""
    seat = state.to_move
    return Decision(load_game(state.facts.id), state.observe(seat), seat, seed)


@cache
def pairs(number: int) -> list[tuple[State, int, State]]:
    """Choices a searching seat makes one after the other: a state, what is found best in it, and the state after that."""
    return list(islice(_pairs(SETUPS[number]), PAIRS))


def _pairs(setup: Setup) -> Iterator[tuple[State, int, State]]:
    match = Match(setup)
    while not match.over:
        state = match.state.copy()
        legal = state.legal_moves()
        move = legal[0] if len(legal) == 1 else search(decision_in(state, match.ply), EFFORT).move
        match.play(move)
        if len(legal) > 1 and match.state.to_move == state.to_move and len(match.state.legal_moves()) > 1:
            yield state, move, match.state.copy()


def visits(outcome: Outcome) -> int:
    return sum(candidate.visits for candidate in outcome.candidates)


@in_long_turns
def test_what_was_found_counts_in_the_next_decision_of_the_turn(number: int) -> None:
    gained = []
    for state, _, after in pairs(number):
        memory = Memory()
        assert search(decision_in(state, 1), EFFORT, memory=memory) == search(decision_in(state, 1), EFFORT)
        outcome = search(decision_in(after, 2), EFFORT, memory=memory)
        assert outcome.iterations == EFFORT.iterations
        assert after.refusal(outcome.move) is None
        gained.append(visits(outcome) - EFFORT.iterations)
    assert all(gain >= 0 for gain in gained)
    assert sum(gain > 0 for gain in gained) * 2 >= len(gained) > 0


@in_long_turns
def test_with_a_memory_too_what_a_seat_cannot_see_never_changes_its_move(number: int) -> None:
    compared = 0
    for state, move, after in pairs(number):
        seat = state.to_move
        other = type(state).imagine(state.observe(seat), random.Random(3))
        other_after = other.copy()
        other_after.play(move)
        if other_after.to_move == seat and other_after.observe(seat) == after.observe(seat):
            assert in_turn(other, other_after) == in_turn(state, after)
            compared += 1
    assert compared


def in_turn(*states: State) -> list[Outcome]:
    """What a seat finds in positions one after the other, with the same memory."""
    memory = Memory()
    return [search(decision_in(state, seed), EFFORT, memory=memory) for seed, state in enumerate(states)]


@in_long_turns
def test_it_is_of_no_use_to_another_turn_seat_or_effort(number: int) -> None:
    for state, _, after in pairs(number)[:2]:
        asked = decision_in(after, 2)
        alone = search(asked, EFFORT)
        behind = in_memory(decision_in(state, 1), EFFORT)
        assert search(decision_in(state, 2), EFFORT, memory=behind) == search(decision_in(state, 2), EFFORT)
        assert (
            search(asked, EFFORT, memory=in_memory(decision_in(state, 1), replace(EFFORT, depth=3))) == alone
        )
        assert search(asked, EFFORT, memory=in_memory(asked, EFFORT)) == alone


def test_what_one_seat_found_is_kept_from_the_next_one() -> None:
    """What the one imagined would agree with what the other sees, as nothing lies hidden here."""
    changes = 0
    for _, _, before in pairs(number_of("agamemnon")):
        asked = decision_in(before, 1)
        memory, after = in_memory(asked, EFFORT), before.copy()
        after.play(search(asked, EFFORT).move)
        others_turn = after.to_move not in (before.to_move, NOBODY)
        alone = search(decision_in(after, 2), EFFORT)
        assert (search(decision_in(after, 2), EFFORT, memory=memory) == alone) == others_turn
        changes += others_turn
    assert changes


def number_of(game: str) -> int:
    """The first number of a setup of this game."""
    return next(number for number, setup in enumerate(SETUPS) if setup.game == game)


def in_memory(decision: Decision, effort: Effort) -> Memory:
    """A memory of a search."""
    memory = Memory()
    search(decision, effort, memory=memory)
    return memory


def test_what_a_move_shows_is_dealt_anew_where_most_worlds_had_something_else(decision: Ask) -> None:
    """Who swaps sees the rival's card, which most of the imagined rivals did not hold."""
    before = Position.at(40, [2, 3])
    after = before.copy()
    after.play(SWAP)
    effort = Effort(600, recall=1)
    memory = in_memory(decision(before), effort)
    assert search(decision(after), effort, memory=memory) == search(decision(after), effort)


def test_whether_it_counts_is_said_by_the_game_unless_the_effort_says_it() -> None:
    state, _, after = pairs(number_of("agamemnon"))[0]
    first, then = decision_in(state, 1), decision_in(after, 2)
    usual, without = Effort(60), Effort(60, recall=0)
    assert visits(search(then, usual, memory=in_memory(first, usual))) > 60
    assert search(then, without, memory=in_memory(first, without)) == search(then, without)
    state, _, after = pairs(number_of("almadi"))[0]
    first, then = decision_in(state, 1), decision_in(after, 2)
    assert search(then, usual, memory=in_memory(first, usual)) == search(then, usual)


def test_a_level_remembers_and_a_hint_depends_on_the_position_alone(
    serving: Callable[..., Service],
) -> None:
    state, _, after = pairs(number_of("agamemnon"))[0]
    service = serving()

    def ask(number: int, state: State, task: Task) -> Outcome:
        asked = job_for(state, number, seed=1, task=task, level="skilled", ceiling=60)
        outcome = service.think(asked).outcome
        assert outcome is not None
        return outcome

    ask(1, state, Task.MOVE)
    assert visits(ask(2, after, Task.HINT)) == HINT.iterations
    assert visits(ask(3, after, Task.MOVE)) > level_of("skilled").effort.iterations
