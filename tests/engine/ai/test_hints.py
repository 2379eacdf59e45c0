"""Hints: a move, a reason, and what it is worth beside the next best one, in whole sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.ai.hints import Hint, hint_from
from engine.ai.levels import HINT
from engine.ai.search import Candidate, Decision, Outcome, search
from engine.core.move import NO_MOVE
from engine.core.words import ENGLISH
from tests.engine.ai.toys.nim.state import TAKES, Position

Ask = Callable[..., Decision]


def outcome(*found: tuple[int, float]) -> Outcome:
    """The outcome of a search by moves and mean margins."""
    return Outcome(tuple(Candidate(move, 100, 0.6, margin) for move, margin in found), 100 * len(found))


def said(hint: Hint) -> tuple[str, str]:
    """The two sentences of a hint."""
    return ENGLISH.speak(hint.because), ENGLISH.speak(hint.compared)


def test_a_hint_says_why_and_how_much_better(decision: Ask) -> None:
    asked = decision(Position.at(6, [2, 3]))
    hint = hint_from(asked, outcome((TAKES[1], 4.2), (TAKES[0], -3.0), (TAKES[2], 1.1)))
    assert (hint.move, hint.instead) == (TAKES[1], TAKES[2])
    assert hint.worth == pytest.approx(3.1)
    assert said(hint) == (
        "It leaves 4 stones on the heap.",
        "The next best move is worth about 3 points less: Take 3 stones.",
    )


def test_the_reason_compares_the_two_moves_of_which_the_worth_is_told(
    decision: Ask, compared: list[tuple[int, int]]
) -> None:
    hint = hint_from(decision(Position.at(6, [2, 3])), outcome((TAKES[1], 4.2), (TAKES[0], 1.1)))
    assert compared == [(hint.move, hint.instead)] == [(TAKES[1], TAKES[0])]


def test_a_move_that_was_never_tried_is_not_the_next_best(decision: Ask) -> None:
    """Stopped early, a search has candidates without a playout, whose margin of 0 says nothing."""
    tried = (Candidate(TAKES[1], 5, 0.4, -2.0), Candidate(TAKES[0], 3, 0.3, -6.0))
    hint = hint_from(decision(Position.at(6, [2, 3])), Outcome((*tried, Candidate(TAKES[2], 0, 0.0, 0.0)), 8))
    assert hint.instead == TAKES[0]
    assert hint.worth == pytest.approx(4.0)


def test_a_small_lead_is_none(decision: Ask) -> None:
    hint = hint_from(decision(Position.at(6, [2, 3])), outcome((TAKES[1], 4.2), (TAKES[0], 3.9)))
    assert said(hint)[1] == "The next best move is worth about as much: Take 1 stone."


def test_a_move_chosen_for_its_result_is_never_worth_less_than_nothing(decision: Ask) -> None:
    hint = hint_from(decision(Position.at(6, [2, 3])), outcome((TAKES[1], 4.0), (TAKES[0], 4.4)))
    assert hint.worth == 0.0


def test_the_only_move_is_called_that(decision: Ask) -> None:
    state = Position.at(1, [2, 3])
    state.swapped = [True, True]
    asked = decision(state)
    hint = hint_from(asked, search(asked, HINT))
    assert (hint.move, hint.instead, hint.worth) == (TAKES[0], NO_MOVE, 0.0)
    assert said(hint)[1] == "It is the only move you can make."


def test_a_hint_finds_the_winning_move(decision: Ask) -> None:
    state = Position.at(6, [2, 3])
    state.swapped = [True, True]
    asked = decision(state)
    hint = hint_from(asked, search(asked, HINT))
    assert hint.move == TAKES[1]
    assert hint.worth > 1
    assert hint.reward > 0.6
