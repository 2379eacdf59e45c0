"""Undo, redo and the bounds that information puts on them."""

from __future__ import annotations

import random

import pytest

from engine.core.contract import Event, Setup
from engine.core.match import SNAPSHOT_EVERY, Bound, CannotUndo, Match, Turn
from engine.core.registry import facts_of
from engine.core.saves import fingerprint
from engine.core.setup import make_setup
from engine.core.words import say
from tests.playing import play_random

HIDDEN_FROM_0 = Event(say(Bound.REVEALED), reveals=True, seen_by=0b10)
PUBLIC_DRAW = Event(say(Bound.REVEALED), reveals=True)


def setup(players: int = 2) -> Setup:
    return make_setup(facts_of("imhotep"), players, {}, 5)


def with_turns(*turns: Turn) -> Match:
    match = Match(setup())
    match.turns = list(turns)
    return match


def test_taking_back_undoes_the_own_decision_and_the_answers_to_it() -> None:
    match = with_turns(Turn(0, 1, ()), Turn(0, 2, ()), Turn(1, 3, ()), Turn(1, 4, ()))
    assert match.takeback({0}) == 1
    assert match.takeback({0, 1}) == 3


def test_what_was_revealed_to_the_own_seats_stands() -> None:
    match = with_turns(Turn(0, 1, ()), Turn(1, 2, (PUBLIC_DRAW,)))
    with pytest.raises(CannotUndo) as trouble:
        match.takeback({0})
    assert trouble.value.sentence.template is Bound.REVEALED


def test_what_only_a_rival_learned_does_not_bind() -> None:
    assert with_turns(Turn(0, 1, ()), Turn(1, 2, (HIDDEN_FROM_0,))).takeback({0}) == 0


def test_decisions_after_the_reveal_can_be_taken_back_one_by_one() -> None:
    match = with_turns(Turn(0, 1, (PUBLIC_DRAW,)), Turn(0, 2, ()))
    assert match.takeback({0}) == 1


def test_an_own_ply_that_was_no_decision_is_gone_over() -> None:
    match = with_turns(Turn(0, 1, ()), Turn(1, 2, ()), Turn(0, 3, ()))
    assert match.takeback({0}, decided=lambda ply: ply < 2) == 0


def test_before_the_first_own_decision_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo) as trouble:
        with_turns(Turn(1, 1, ())).takeback({0})
    assert trouble.value.sentence.template is Bound.NOTHING_YET


def test_going_back_across_snapshots_restores_every_position() -> None:
    match, rng = Match(setup()), random.Random(1)
    prints = [fingerprint(match.state)]
    for _ in range(3 * SNAPSHOT_EVERY):
        play_random(match, rng, 1)
        prints.append(fingerprint(match.state))
    for ply in (47, 33, 32, 31, 16, 15, 1, 0):
        assert fingerprint(match.state_at(ply)) == prints[ply]
        match.undo_to(ply)
        assert fingerprint(match.state) == prints[ply]


def test_another_move_forgets_what_could_be_redone_and_the_same_move_does_not() -> None:
    match = play_random(Match(setup()), random.Random(2), 6)
    same = match.moves[3]
    match.undo_to(3)
    assert match.redoable == 3
    match.play(same)
    assert match.redoable == 2
    other = next(move for move in match.state.legal_moves() if move != match._undone[-1])
    match.play(other)
    assert match.redoable == 0


@pytest.mark.parametrize("ply", [-1, 7])
def test_there_is_no_way_back_to_a_ply_that_was_not(ply: int) -> None:
    match = play_random(Match(setup()), random.Random(2), 6)
    with pytest.raises(ValueError, match="no ply"):
        match.undo_to(ply)
