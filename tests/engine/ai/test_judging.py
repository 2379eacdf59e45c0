"""Judging a move: what it gave away, the better one, the answer to it, and the same verdict every time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.ai.judging import Verdict, judge
from engine.ai.search import Candidate, Decision, Effort, Outcome, reward_of
from engine.core.contract import NOBODY, State
from engine.core.move import NO_MOVE
from engine.core.registry import Game, facts_of, game_ids, load_game
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from tests.engine.ai.toys.nim.state import SWAP, TAKES

LOOK = Effort(iterations=600)
Ask = Callable[..., Decision]


def dealt(nim: Game, stones: int, *cards: int) -> State:
    """The first position of a match with these cards."""
    state: State = nim.state.at(stones, list(cards))  # type: ignore[attr-defined]
    return state


def heap(nim: Game, stones: int, *cards: int) -> State:
    """A position in which everybody has swapped already, so that stones are all there is to decide about."""
    state = nim.state.at(stones, list(cards))  # type: ignore[attr-defined]
    state.swapped = [True] * len(cards)
    return state


def test_a_blunder_is_named_with_its_price_and_the_better_move(decision: Ask, nim: Game) -> None:
    """Two stones: taking both wins 6 points, taking one leaves them to the other seat."""
    verdict = judge(decision(heap(nim, 2, 2, 2)), TAKES[0], LOOK)
    assert (verdict.played, verdict.best) == (TAKES[0], TAKES[1])
    assert verdict.points == pytest.approx(12)
    assert verdict.reward == pytest.approx(reward_of(1.0) - reward_of(-1.0), abs=0.1)
    assert not verdict.sound
    assert ENGLISH.speak(verdict.comment()) == ("That gave away about 12 points; better was: Take 2 stones.")
    assert ENGLISH.speak(verdict.because) == "It leaves 0 stones on the heap."


def test_the_best_answer_to_the_move_is_named(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(heap(nim, 5, 2, 2)), TAKES[2], LOOK)
    assert verdict.answer == TAKES[1]
    assert verdict.answer_said is not None
    assert ENGLISH.speak(verdict.answer_said) == "Take 2 stones."


def test_a_move_that_ends_the_match_has_no_answer(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(heap(nim, 2, 2, 2)), TAKES[1], LOOK)
    assert (verdict.answer, verdict.answer_said) == (NO_MOVE, None)


def test_a_move_that_holds_its_own_where_the_two_meet_gave_nothing_away(
    decision: Ask, nim: Game, monkeypatch
) -> None:
    """The survey thinks more of another move; alone with it, over as many playouts each, the played one is no worse."""
    better, worse = Candidate(TAKES[1], 100, 0.7, 4.0), Candidate(TAKES[0], 100, 0.5, 0.0)
    survey = Outcome((better, worse), 400)
    duel = Outcome((replace(worse, reward=0.6, margin=1.0), replace(better, reward=0.6, margin=2.0)), 200)
    told = iter([Outcome((better, worse), 0), survey, duel])
    monkeypatch.setattr("engine.ai.judging.search", lambda *asked, **how: next(told, duel))
    verdict = judge(decision(heap(nim, 2, 2, 2)), TAKES[0], LOOK)
    assert (verdict.best, verdict.points, verdict.reward) == (TAKES[0], 0.0, 0.0)
    assert verdict.sound


def test_the_answer_is_the_one_that_is_best_in_most_worlds(decision: Ask, nim: Game, monkeypatch) -> None:
    """The other seat takes 1 with a card of 1, which two of seven cards are, and else 3."""

    def order(state: State, moves: list[int]) -> list[float]:
        card = state.observe(state.to_move)["card"]
        return [float(move == (TAKES[0] if card == 1 else TAKES[2])) for move in moves]

    monkeypatch.setattr(nim.bot, "order", order)
    for seed in range(5):
        verdict = judge(decision(dealt(nim, 40, 2, 1), seed), TAKES[1], replace(LOOK, iterations=30))
        assert verdict.answer == TAKES[2]


def test_the_reason_compares_the_best_move_with_the_played_one(decision: Ask, nim: Game, compared) -> None:
    judge(decision(heap(nim, 2, 2, 2)), TAKES[0], LOOK)
    judge(decision(heap(nim, 2, 2, 2)), TAKES[1], LOOK)
    assert compared == [(TAKES[1], TAKES[0]), (TAKES[1], NO_MOVE)]


def test_the_best_move_gives_nothing_away(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(heap(nim, 2, 2, 2)), TAKES[1], LOOK)
    assert (verdict.best, verdict.points, verdict.reward) == (TAKES[1], 0.0, 0.0)
    assert verdict.sound
    assert ENGLISH.speak(verdict.comment()) == "Nothing better was found."
    assert len(verdict.weighed.candidates) == 1


def test_an_only_move_is_no_fault(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(heap(nim, 1, 2, 2)), TAKES[0], LOOK)
    assert (verdict.best, verdict.points, verdict.weighed.iterations) == (TAKES[0], 0.0, 0)


def test_the_played_move_is_weighed_even_when_it_looks_hopeless(decision: Ask, nim: Game) -> None:
    """`order` puts the swap last, so two candidates would leave it out."""
    verdict = judge(decision(dealt(nim, 40, 4, 1)), SWAP, replace(LOOK, candidates=2))
    assert verdict.weighed.candidates[-1].move == SWAP
    assert verdict.weighed.candidates[-1].visits > 50


def test_best_and_played_are_compared_over_equally_many_playouts(decision: Ask, nim: Game) -> None:
    best, played = judge(decision(heap(nim, 2, 2, 2)), TAKES[0], LOOK).weighed.candidates
    assert best.visits == played.visits == 100


def test_the_outlook_is_everybodys_result_with_the_best_move(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(heap(nim, 2, 2, 2, 2)), TAKES[0], LOOK)
    assert verdict.outlook[0] > 0.8
    assert all(chance < 0.35 for chance in verdict.outlook[1:])


def test_what_two_seats_expect_adds_up(decision: Ask, nim: Game) -> None:
    verdict = judge(decision(dealt(nim, 12, 2, 3)), TAKES[0], LOOK)
    assert sum(verdict.outlook) == pytest.approx(1)
    assert verdict.outlook[0] == pytest.approx(verdict.weighed.candidates[0].reward)


def test_the_same_seed_gives_the_same_verdict(decision: Ask, nim: Game) -> None:
    state = dealt(nim, 12, 2, 3)
    assert judge(decision(state, seed=5), SWAP, LOOK) == judge(decision(state, seed=5), SWAP, LOOK)


def test_what_the_seat_could_not_see_changes_nothing(decision: Ask, nim: Game) -> None:
    low, high = dealt(nim, 9, 2, 1), dealt(nim, 9, 2, 4)
    assert judge(decision(low), SWAP, LOOK) == judge(decision(high), SWAP, LOOK)


def test_a_move_that_could_not_be_made_is_not_judged(decision: Ask, nim: Game) -> None:
    with pytest.raises(ValueError, match="not legal"):
        judge(decision(heap(nim, 2, 2, 2)), TAKES[2], LOOK)


@pytest.mark.parametrize("after", [0, 8, 300, 420, 500])
def test_a_judgement_that_is_stopped_still_has_a_verdict(decision: Ask, nim: Game, after: int) -> None:
    told = []

    def watch(done: int, wanted: int) -> bool:
        told.append((done, wanted))
        return done < after

    verdict = judge(decision(dealt(nim, 12, 2, 3)), SWAP, LOOK, watch)
    assert isinstance(verdict, Verdict)
    assert verdict.weighed.iterations <= after + 8
    assert {wanted for _, wanted in told} == {LOOK.iterations}
    assert [done for done, _ in told] == sorted(done for done, _ in told)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_real_game_is_judged_by_what_its_seat_can_see(game_id: str) -> None:
    """The move that looks worst at first sight, early in the match, gets a verdict that is the same a second time."""
    game = load_game(game_id)
    state = game.state.new(make_setup(facts_of(game_id), 2, {}, 3))
    while len(state.legal_moves()) < 3:
        state.play(state.legal_moves()[0])
    assert state.to_move != NOBODY
    asked = Decision(game, state.observe(state.to_move), state.to_move, 1)
    moves = state.legal_moves()
    values = game.bot.order(state, moves)
    worst = moves[values.index(min(values))]
    verdict = judge(asked, worst, Effort(iterations=120))
    assert verdict.points >= 0
    assert all(0 <= chance <= 1 for chance in verdict.outlook)
    assert verdict == judge(asked, worst, Effort(iterations=120))
