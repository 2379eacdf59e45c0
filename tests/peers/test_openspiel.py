"""OpenSpiel's own generic game test on every one of our games: legal actions, copies, histories, results."""

from __future__ import annotations

import random

import pytest

from engine.core.registry import facts_of, game_ids

pyspiel = pytest.importorskip("pyspiel", reason="the packages of the extra “peers” are not installed")

from tests.peers.against_ismcts import play_match  # noqa: E402
from tests.peers.lamplight_in_openspiel import PREFIX, imagined  # noqa: E402


@pytest.mark.parametrize("game_id", game_ids())
def test_openspiels_random_simulations_find_no_fault(game_id: str) -> None:
    """The test plays at random, copies, replays histories, and checks actions, their names and the results on the way."""
    for players in sorted({min(facts_of(game_id).players), max(facts_of(game_id).players)}):
        game = pyspiel.load_game(PREFIX + game_id, {"players": players, "seed": 7})
        pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", game_ids())
def test_an_imagined_state_looks_the_same_to_its_seat_and_has_the_same_actions(game_id: str) -> None:
    state, rng = pyspiel.load_game(PREFIX + game_id).new_initial_state(), random.Random(3)
    while not state.is_terminal():
        other = imagined(state, rng)
        seat = state.current_player()
        assert other.current_player() == seat
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("first", [True, False])
def test_its_search_plays_a_whole_match_against_ours(first: bool) -> None:
    result = play_match("uptown", seed=1, ours_first=first, seconds=0.002)
    assert 0 <= result.won <= 1
    assert result.thoughts_of_theirs > 0
    assert result.thoughts_of_ours > 0
