"""Rules file 3: set-up of the game and of a round."""

from __future__ import annotations

import pytest

from engine.core.setup import make_setup
from engine.games.imhotep.components import ROUND_CARDS
from engine.games.imhotep.facts import FACTS
from engine.games.imhotep.state import Position


def new(players, seed=1, **options):
    return Position.new(make_setup(FACTS, players, options, seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_the_start_player_on_sleds_hold_2_3_4_5_stones(players):
    p = new(players)
    in_turn_order = [(p.start + i) % players for i in range(players)]
    assert [p.sled[seat] for seat in in_turn_order] == [2, 3, 4, 5][:players]
    assert [p.quarry[seat] for seat in in_turn_order] == [27, 26, 25, 24][:players]


def test_the_start_player_is_random():
    assert {new(4, seed).start for seed in range(40)} == {0, 1, 2, 3}


def test_the_start_player_moves_first():
    p = new(3)
    assert p.to_move == p.turn == p.start


def test_the_temple_has_four_columns_with_two_players_and_five_with_more():
    assert [new(players).variant.width for players in (2, 3, 4)] == [4, 5, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_brings_four_empty_ships_of_a_round_card(players):
    p = new(players)
    assert p.capacity in ROUND_CARDS[players]
    assert not any(p.berths)
    assert p.docked == [-1] * 4


def test_every_round_card_can_be_the_first_and_each_comes_at_most_once():
    firsts = {new(2, seed).capacity for seed in range(100)}
    assert firsts == set(ROUND_CARDS[2])


def test_side_a_of_the_market_shows_four_cards():
    p = new(2)
    assert all(p.market)
    assert not p.pair
    assert len(p.deck) == 30


def test_side_b_of_the_market_shows_three_cards_and_a_face_down_pair():
    p = new(2, market="B")
    assert all(p.market[:3])
    assert p.market[3] == 0
    assert len(p.pair) == 2
    assert len(p.deck) == 29


def test_nobody_has_points_or_cards_at_the_start():
    p = new(4)
    assert p.score == [0, 0, 0, 0]
    assert not any(p.hands)


def test_all_six_rounds_show_different_round_cards(imhotep):
    for seed in range(20):
        p = new(3, seed)
        shown = set()
        while p.to_move >= 0:
            shown.add((p.round, p.capacity))
            p.play(p.legal_moves()[0])
        assert len(shown) == len({capacity for _, capacity in shown}) == 6
