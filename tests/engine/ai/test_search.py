"""The search: the same answer every time, from what is seen alone, and better than first sight."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from math import tanh
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.ai import search as search_module
from engine.ai.decision import DEPTH, TREE
from engine.ai.jobs import job_for
from engine.ai.search import Decision, Effort, quick_move, search
from engine.core.registry import Game
from tests.engine.ai.toys.nim.state import SWAP, TAKES, Position

ROOT = Path(__file__).parents[3]
EFFORT = Effort(iterations=2000, depth=20)
Ask = Callable[..., Decision]


@pytest.mark.parametrize("heap", [2, 3, 5, 6])
def test_it_leaves_a_multiple_of_four_stones(decision: Ask, heap: int) -> None:
    state = Position.at(heap, [2, 3])
    state.swapped = [True, True]
    for seed in range(3):
        assert search(decision(state, seed), EFFORT).move == TAKES[heap % 4 - 1]


def test_the_same_decision_has_the_same_outcome_whatever_was_drawn_elsewhere(decision: Ask) -> None:
    asked = decision(Position.at(12, [2, 3]), seed=9)
    first = search(asked, EFFORT)
    random.seed(1)
    assert search(asked, EFFORT) == first
    assert search(replace(asked, seed=10), EFFORT) != first


def test_the_outcome_is_the_same_in_another_process_with_other_hashes(decision: Ask) -> None:
    ask = (
        "from tests.engine.ai.toys.shelf import put_toys_on_the_shelf as put; put()\n"
        "from tests.engine.ai.toys.nim.state import Position\n"
        "from engine.core.registry import load_game\n"
        "from engine.ai.search import Decision, Effort, search\n"
        "state = Position.at(12, [2, 3])\n"
        "print(search(Decision(load_game('nim'), state.observe(0), 0, 9), Effort(2000, depth=20)))"
    )
    expected = repr(search(decision(Position.at(12, [2, 3]), seed=9), EFFORT))
    for hashes in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        answer = subprocess.run(
            [sys.executable, "-c", ask], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert answer.stdout.strip() == expected


@given(
    heap=some.integers(1, 12),
    own=some.integers(1, 4),
    others=some.lists(some.integers(1, 4), min_size=2, max_size=3),
    seed=some.integers(0, 1000),
)
def test_what_a_seat_cannot_see_never_changes_its_question(
    heap: int, own: int, others: list[int], seed: int
) -> None:
    """Equal jobs have equal answers (see above), so it is enough that the jobs are equal."""
    dealt, dealt_otherwise = (
        Position.at(heap, [own, *others]),
        Position.at(heap, [own, *sorted(others)[::-1]]),
    )
    dealt_otherwise.chance.below(seed + 1)
    assert job_for(dealt, 1, seed) == job_for(dealt_otherwise, 1, seed)


def test_it_does_not_swap_for_a_card_it_cannot_know_to_be_better(decision: Ask) -> None:
    """The rival holds a 1 here and a 4 there; a search that peeked would swap there only."""
    for own, swaps in ((4, False), (1, True)):
        for rival in (1, 4):
            state = Position.at(40, [own, rival])
            margins = margins_of(decision(state), Effort(4000, depth=0, tree=1))
            take, swap = margins[TAKES[0]], margins[SWAP]
            assert (swap > take) == swaps


def margins_of(asked: Decision, effort: Effort) -> dict[int, float]:
    """Mean margin of every candidate."""
    return {found.move: found.margin for found in search(asked, effort).candidates}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_tree_expects_every_seat_to_reply_in_its_own_interest(decision: Ask, seats: int) -> None:
    """Of 5 stones, taking 2 leaves 3, which the next seat will take; a seat that plays at random often will not."""
    state = Position.at(5, [2, 3, 1][:seats])
    state.swapped = [True] * seats
    shallow, deep = (margins_of(decision(state), Effort(3000, depth=1, tree=tree)) for tree in (1, 2))
    assert deep[TAKES[1]] < shallow[TAKES[1]] - 2
    assert deep[TAKES[0]] == pytest.approx(shallow[TAKES[0]], abs=0.6), "nobody can end the game after this"


def test_first_sight_decides_between_moves_that_playouts_find_alike(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """What looked best stays the choice until playouts speak clearly for another."""
    favourite = TAKES[0]
    liking = 1.0

    def order(state: Position, moves: list[int]) -> list[float]:
        return [liking if move == favourite else 0.0 for move in moves]

    monkeypatch.setattr(nim.bot, "order", order)
    monkeypatch.setattr(nim.bot, "evaluate", lambda state: [0.0] * state.players)
    asked = decision(Position.at(40, [2, 3]))
    assert search(asked, Effort(400)).move == favourite
    favourite = TAKES[1]
    assert search(asked, Effort(400)).move == favourite


def test_a_small_gain_in_playouts_that_disagree_does_not_overrule_first_sight(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """The gain of the test below that is enough when every playout says the same, here beside much luck."""

    def evaluate(state: Position) -> list[float]:
        luck = 6.0 if state.chance.word % 2 else -6.0
        return [luck + 0.3 * (state.heap == 37), 0.0]

    monkeypatch.setattr(nim.bot, "order", lambda state, moves: [3.0 * (move == TAKES[0]) for move in moves])
    monkeypatch.setattr(nim.bot, "evaluate", evaluate)
    state = Position.at(40, [2, 3])
    state.swapped = [True, True]
    for seed in range(5):
        outcome = search(decision(state, seed), Effort(iterations=300, depth=0, tree=1))
        assert outcome.move == TAKES[0]
        assert outcome.candidates[0].margin < max(found.margin for found in outcome.candidates)


def test_playouts_that_speak_clearly_overrule_first_sight(decision: Ask, nim: Game, monkeypatch) -> None:
    monkeypatch.setattr(nim.bot, "order", lambda state, moves: [float(move == TAKES[2]) for move in moves])
    state = Position.at(6, [2, 3])
    state.swapped = [True, True]
    assert search(decision(state), EFFORT).move == TAKES[1]


def test_first_sight_counts_for_nothing_where_playouts_are_certain(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """As in the last decision of a match: a small gain is enough when every playout says the same."""
    monkeypatch.setattr(nim.bot, "order", lambda state, moves: [3.0 * (move == TAKES[0]) for move in moves])
    monkeypatch.setattr(nim.bot, "evaluate", lambda state: [0.3 * (state.heap == 37), 0.0])
    state = Position.at(40, [2, 3])
    state.swapped = [True, True]
    assert search(decision(state), Effort(iterations=300, depth=0, tree=1)).move == TAKES[2]


def test_one_candidate_needs_no_playouts(decision: Ask) -> None:
    outcome = search(decision(Position.at(12, [2, 3])), Effort(10**9, candidates=1))
    assert (outcome.move, outcome.iterations) == (TAKES[2], 0)


def test_a_single_move_needs_no_thought(decision: Ask) -> None:
    state = Position.at(1, [2, 3])
    state.swapped = [True, True]
    outcome = search(decision(state), Effort(10**9))
    assert (outcome.move, outcome.iterations) == (TAKES[0], 0)


def test_the_seat_that_is_asked_must_be_the_one_to_move(decision: Ask) -> None:
    asked = decision(Position.at(12, [2, 3]))
    with pytest.raises(ValueError, match="seat 1 was asked, but seat 0 is to move"):
        search(replace(asked, seat=1), EFFORT)


def test_the_choice_can_be_limited(decision: Ask) -> None:
    outcome = search(decision(Position.at(7, [2, 3])), EFFORT, {TAKES[0], SWAP})
    assert {found.move for found in outcome.candidates} == {TAKES[0], SWAP}


def test_stopped_at_once_it_plays_what_looks_best_at_first_sight(decision: Ask) -> None:
    asked = decision(Position.at(12, [2, 3]))
    outcome = search(asked, EFFORT, watch=lambda done, wanted: False)
    assert outcome.iterations == 0
    assert outcome.move == quick_move(asked) == TAKES[2]


def test_stopped_later_it_answers_with_what_it_knows(decision: Ask) -> None:
    told: list[tuple[int, int]] = []

    def watch(done: int, wanted: int) -> bool:
        told.append((done, wanted))
        return done < 200

    outcome = search(decision(Position.at(12, [2, 3])), EFFORT, watch=watch)
    assert outcome.iterations == sum(found.visits for found in outcome.candidates) == 200
    assert told == [(done, EFFORT.iterations) for done in range(0, 201, search_module.POLL_EVERY)]


def test_all_candidates_meet_the_same_worlds(decision: Ask, nim: Game, monkeypatch) -> None:
    imagined: list[Position] = []
    original = Position.imagine.__func__  # type: ignore[attr-defined]

    def imagine(cls: type[Position], view: dict[str, object], rng: random.Random) -> Position:
        imagined.append(original(cls, view, rng))
        return imagined[-1]

    monkeypatch.setattr(nim.state, "imagine", classmethod(imagine))
    search(decision(Position.at(12, [2, 3])), Effort(iterations=600, worlds=20))
    assert len(imagined) == 20


def test_every_candidate_meets_the_worlds_in_the_same_order(decision: Ask, nim: Game, monkeypatch) -> None:
    """A world is known by its luck, which nothing in this game uses up, and a candidate by the stones it leaves."""
    met: defaultdict[int, list[int]] = defaultdict(list)

    def evaluate(state: Position) -> list[float]:
        met[state.heap].append(state.chance.word)
        return [float(state.heap), 0.0]

    monkeypatch.setattr(nim.bot, "evaluate", evaluate)
    state = Position.at(40, [2, 3])
    state.swapped = [True, True]
    search(decision(state), Effort(iterations=300, depth=0, worlds=16, tree=1))
    longest = max(met.values(), key=len)
    assert sorted(met) == [37, 38, 39]
    assert all(worlds == longest[: len(worlds)] for worlds in met.values())
    assert len({len(worlds) for worlds in met.values()}) > 1, "some are tried oftener"
    assert len(set(longest)) == 16


def test_first_sight_is_averaged_over_worlds_as_order_may_read_what_is_hidden(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    worlds = []

    def order(state: Position, moves: list[int]) -> list[float]:
        """Take 1 looks best in the first world it is asked about, and worse in the three others together."""
        worlds.append(state.chance.word)
        liking = 2.0 if len(worlds) == 1 else -1.0
        return [liking if move == TAKES[0] else 0.1 * (move == TAKES[1]) for move in moves]

    monkeypatch.setattr(nim.bot, "order", order)
    assert quick_move(decision(Position.at(40, [2, 3]))) == TAKES[1]
    assert len(set(worlds)) == len(worlds) == search_module.JUDGES


def test_the_better_half_gets_twice_as_many_playouts_each_round(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """Four moves that playouts find alike: one try each, then two for the better half, and so on again."""
    monkeypatch.setattr(nim.bot, "evaluate", lambda state: [0.0] * state.players)
    outcome = search(decision(Position.at(40, [2, 3])), Effort(iterations=80))
    assert [found.visits for found in outcome.candidates] == [30, 30, 10, 10]


def test_only_the_best_moves_at_first_sight_are_searched(decision: Ask) -> None:
    outcome = search(decision(Position.at(12, [2, 3])), Effort(iterations=100, candidates=2))
    assert {found.move for found in outcome.candidates} == {TAKES[1], TAKES[2]}


def test_with_three_seats_the_margin_is_over_the_best_rival(decision: Ask, nim: Game, monkeypatch) -> None:
    monkeypatch.setattr(nim.bot, "evaluate", lambda state: [10.0, 4.0, 7.0])
    best = search(decision(Position.at(12, [2, 3, 1])), Effort(iterations=50)).candidates[0]
    assert best.margin == pytest.approx(3.0)
    assert best.reward == pytest.approx(0.5 + 0.5 * tanh(3.0 / nim.bot.SCALE), abs=0.01)


def test_rewards_follow_the_margin_from_lost_to_won() -> None:
    steps = [step / 10 for step in range(-40, 41)]
    rewards = [search_module.reward_of(step) for step in steps]
    assert rewards == sorted(rewards)
    assert (rewards[0], rewards[40], rewards[-1]) == (0.0, 0.5, 1.0)
    assert all(
        reward == pytest.approx(0.5 + 0.5 * tanh(step), abs=0.013)
        for step, reward in zip(steps, rewards, strict=True)
    )


def test_how_deep_to_look_is_said_by_the_game_unless_the_effort_says_it(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """Playouts are judged where they are cut: the earlier, the fewer stones have been taken."""
    state = Position.at(40, [2, 3])
    taken: list[int] = []
    evaluate = nim.bot.evaluate

    def judged(position: Position) -> list[float]:
        taken.append(state.heap - position.heap)
        return evaluate(position)

    def longest(effort: Effort) -> int:
        taken.clear()
        search(decision(state), effort)
        return max(taken)

    monkeypatch.setattr(nim.bot, "evaluate", judged)
    usual = longest(Effort(200))
    assert longest(Effort(200, depth=1)) < usual
    monkeypatch.setattr(nim.bot, "DEPTH", 1, raising=False)
    assert longest(Effort(200)) == longest(Effort(200, depth=1)) < usual
    assert longest(Effort(200, depth=DEPTH)) == usual


def test_with_more_seats_playouts_go_as_far_for_each_of_them(decision: Ask, nim: Game, monkeypatch) -> None:
    monkeypatch.setattr(nim.bot, "DEPTH", 4, raising=False)
    for cards, plies in {(2, 3): 4, (2, 3, 1): 6, (2, 3, 1, 4): 8}.items():
        asked = decision(Position.at(200, [*cards]))
        assert search(asked, Effort(200)) == search(asked, Effort(200, depth=plies))
        assert search(asked, Effort(200)) != search(asked, Effort(200, depth=plies + 1))


def test_there_is_a_tree_of_replies_until_the_game_says_there_are_too_many_seats_or_the_effort_says_it(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    monkeypatch.setattr(nim.bot, "CROWD", 3, raising=False)
    for cards, decisions in {(2, 3): TREE, (2, 3, 1): 1, (2, 3, 1, 4): 1}.items():
        asked = decision(Position.at(60, [*cards]))
        found = {tree: search(asked, Effort(300, tree=tree)) for tree in (1, TREE)}
        assert found[1] != found[TREE]
        assert search(asked, Effort(300)) == found[decisions]
