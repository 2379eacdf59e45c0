"""A round from income to scoring (Isle of Skye 3, 4, 9), with the worked examples of 10.1."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.rules import income_parts
from engine.games.isle_of_skye.tiles import DATA, ID_OF, TILE_OF
from engine.games.isle_of_skye.track import CATCH_UP, LETTERS, PAYING, Phase, payments_left
from tests.engine.games.isle_of_skye.arranging import Laid, Table, arranged, building, new_table

ONE_BARREL: list[Laid] = [["L04", 0, -1, 0]]
TWO_BARRELS: list[Laid] = [["L05", 0, -1, 1], ["L06", 0, 1, 0]]
THREE_BARRELS: list[Laid] = [["L07", 0, -1, 0], ["L09", 0, 1, 2], ["L12", -1, 0, 3]]


def points(*scores: int) -> list[list[int]]:
    """Return scores as points from scoring tile A."""
    return [[score, 0, 0, 0] for score in scores]


def market(free: list[int], stakes: list[list[int]], **changes: Any) -> Table:
    """Return a table at the first purchase of round 1: the third tile of everybody is under the axe."""
    players = len(free)
    return arranged(
        players,
        free=free,
        stakes=stakes,
        axes=[2] * players,
        phase="buy",
        to_move=0,
        drawn=DRAWN[:players],
        **changes,
    )


DRAWN = ["L10 L11 L12", "L20 L21 L22", "L30 L31 L32", "L40 L41 L42", "L50 L51 L52"]


# ------------------------------------------------------------ set-up


def test_the_first_game_lays_out_four_named_scoring_tiles(table: Table) -> None:
    names = [SCORING_IDS[scoring] for scoring in table.state.scoring]
    assert names == ["road_tiles", "ship_rank", "square_of_four", "closed_areas_3"]


def test_otherwise_four_different_scoring_tiles_are_drawn_and_all_sixteen_turn_up() -> None:
    drawn = [new_table(2, seed=seed).state.scoring for seed in range(60)]
    assert all(len(set(scoring)) == 4 for scoring in drawn)
    assert {scoring for four in drawn for scoring in four} == set(range(1, 17))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_player_is_the_seat_that_was_picked_or_drawn_at_random(players: int) -> None:
    option = f"start_{players}"
    for seat in range(players):
        assert new_table(players, **{option: seat + 1}).state.start == seat
    assert {new_table(players, seed=seed).state.start for seed in range(40)} == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_5_gold_a_castle_and_three_open_tiles(players: int) -> None:
    state = new_table(players).state
    assert state.purses() == [5] * players
    assert state.score == [0] * players
    assert len(state.bag) == 73 - 3 * players
    assert all(len(estate.codes) == 1 for estate in state.estates)
    assert len(set(state.drawn)) == 3 * players


def test_the_round_tracks_are_those_of_the_rules_file() -> None:
    """Isle of Skye 2: both tracks, and every slot pays three times."""
    letters = {n: ["".join(LETTERS[slot] for slot in paying) for paying in PAYING[n]] for n in PAYING}
    for players in (2, 3, 4):
        assert letters[players] == ["A", "B", "AC", "BD", "ACD", "BCD"]
        assert CATCH_UP[players] == (0, 0, 1, 2, 3, 4)
    assert letters[5] == ["AB", "AC", "BD", "ACD", "BCD"]
    assert CATCH_UP[5] == (0, 0, 1, 2, 3)
    assert all(payments_left(players, 1, slot) == 3 for players in PAYING for slot in range(4))


# ------------------------------------------------------------ income


def test_income_of_four_players_in_round_4() -> None:
    """10.1: scores 14, 14, 10, 6, linked barrel tiles 1, 0, 2, 3: incomes 6, 5, 11, 14."""
    estates = {0: ONE_BARREL, 2: TWO_BARRELS, 3: THREE_BARRELS}
    state = arranged(4, estates, round=4, earned=points(14, 14, 10, 6), drawn=DRAWN_LATER[:4]).state
    assert [sum(income_parts(state, seat, state.round)) for seat in range(4)] == [6, 5, 11, 14]


def test_income_of_five_players_in_round_3() -> None:
    """10.1: scores 9, 7, 7, 3, 0, no barrels: incomes 5, 6, 6, 8, 9."""
    state = arranged(5, round=3, earned=points(9, 7, 7, 3, 0)).state
    assert [sum(income_parts(state, seat, state.round)) for seat in range(5)] == [5, 6, 6, 8, 9]


def test_two_players_ahead_in_round_5_give_6_gold() -> None:
    """10.1: catch-up 3, no barrel: 5 + 6 = 11."""
    state = arranged(3, round=5, earned=points(0, 1, 2)).state
    assert income_parts(state, 0, state.round) == (5, 0, 6)


def test_nobody_catches_up_in_rounds_1_and_2() -> None:
    state = arranged(3, round=2, earned=points(0, 1, 2)).state
    assert [income_parts(state, seat, state.round) for seat in range(3)] == [(5, 0, 0)] * 3


DRAWN_LATER = ["L33 L34 L35", "L43 L44 L45", "L53 L54 L55", "L63 L64 L65"]


# ------------------------------------------------------------ price and reveal


def test_seats_price_in_ascending_order_axe_first_then_the_lower_tile(table: Table) -> None:
    assert table.legal() == ["axe 1.1", "axe 1.2", "axe 1.3"]
    table.play("axe 1.1")
    assert table.legal() == ["stake 1 1.2", "stake 2 1.2", "stake 3 1.2", "stake 4 1.2"]
    table.play("stake 3 1.2")
    assert table.legal() == ["stake 1 1.3", "stake 2 1.3"]
    table.play("stake 1 1.3")
    assert table.legal() == ["axe 2.1", "axe 2.2", "axe 2.3"]


def test_seats_price_in_ascending_order_whoever_starts() -> None:
    table = new_table(2, start_2=2)
    assert table.state.start == 1
    assert table.state.to_move == 0


def test_equal_prices_and_all_gold_on_the_offers_are_legal(table: Table) -> None:
    """9.1."""
    table.play("axe 1.3", "stake 2 1.1", "stake 3 1.2", "axe 2.3", "stake 2 2.1", "stake 2 2.2")
    assert table.state.free == [0, 1]
    assert table.legal() == ["pass"]


def test_axe_tiles_go_back_to_the_bag_when_the_screens_are_lifted(table: Table) -> None:
    first, second = table.state.drawn[2], table.state.drawn[3]
    table.play("axe 1.3", "stake 1 1.1", "stake 1 1.2", "axe 2.1", "stake 1 2.2")
    assert len(table.state.bag) == 73 - 6
    table.play("stake 1 2.3")
    assert {first, second} <= set(table.state.bag)
    assert len(table.state.bag) == 73 - 4


# ------------------------------------------------------------ buy and settle


def test_a_first_round_with_one_purchase_ends_with_no_gold_and_three_tiles() -> None:
    """10.1: income 5, stakes 2 and 1; buys an offer at 2; both own offers stay unsold."""
    table = market([2, 1], [[2, 1, 0], [2, 2, 0]])
    table.play("buy l20 1", "pass")
    assert table.state.free[0] == 0
    assert [ID_OF[tile] for tile in table.state.stock[0]] == ["L10", "L11", "L20"]


def test_a_sale_at_3_frees_the_own_stake_too() -> None:
    """10.1: free gold +6, gold +3."""
    table = market([3, 1], [[1, 1, 0], [3, 1, 0]])
    free, gold = table.state.free[1], table.state.purse(1)
    table.play("buy l20 1")
    assert table.state.free[1] == free + 6
    assert table.state.purse(1) == gold + 3


def test_a_full_buy_phase_of_three_players() -> None:
    """10.1: B can buy only thanks to the sale before; 15 gold before, 9 after."""
    table = market([2, 1, 3], [[1, 2, 0], [3, 1, 0], [1, 1, 0]])
    steps = [table.state.purses() + table.state.free]
    for text in ("buy l21 1", "buy l11 2"):
        table.play(text)
        steps.append(table.state.purses() + table.state.free)
    assert steps == [[5, 5, 5, 2, 1, 3], [4, 6, 5, 1, 3, 3], [6, 4, 5, 5, 1, 3]]
    table.play("pass")
    assert table.state.purses() == table.state.free == [5, 1, 3]
    stock = [[ID_OF[tile] for tile in tiles] for tiles in table.state.stock]
    assert stock == [["L10", "L21"], ["L11", "L20"], ["L30", "L31"]]
    assert table.state.phase == Phase.BUILD


def test_buying_goes_once_round_from_the_start_player() -> None:
    table = market([3, 3, 3], [[1, 1, 0]] * 3, start=1)
    table.state.to_move = 1
    turns = []
    while table.state.phase == Phase.BUY:
        turns.append(table.state.to_move)
        table.play("pass")
    assert turns == [1, 2, 0]


def test_a_seller_who_has_had_the_turn_may_still_sell() -> None:
    """9.3."""
    table = market([3, 3], [[1, 1, 0], [1, 1, 0]])
    table.play("pass", "buy l10 2")
    assert table.state.free[0] == 3 + 2


def test_a_player_may_lose_both_offers_and_build_nothing() -> None:
    """9.5, 9.25."""
    table = market([3, 3, 3], [[1, 1, 0]] * 3)
    table.play("pass", "buy l10 2", "buy l11 3")
    assert table.state.stock[0] == ()
    assert table.state.to_move == 1
    assert table.state.phase == Phase.BUILD


def test_unsold_tiles_and_their_stakes_go_where_they_belong() -> None:
    table = market([0, 1], [[4, 1, 0], [2, 2, 0]])
    told = table.tells("pass", "pass")
    assert table.state.purses() == [0, 1]
    assert "Ann keeps tile L10 and pays 4 gold to the bank." in told
    assert "Ben keeps tile L21 and pays 2 gold to the bank." in told


# ------------------------------------------------------------ build


def test_each_player_lays_all_tiles_before_the_next_and_a_tile_laid_counts_at_once() -> None:
    table = building(2, stock=["L22 L41", "L04"])
    assert not any(text.startswith("build l41 1 1,1") for text in table.legal())
    table.play("build l22 1 1,0 r0")
    assert "build l41 1 1,1 r2" in table.legal()
    table.play("build l41 1 1,1 r2")
    assert table.state.to_move == 1


def test_symmetrical_tiles_have_a_move_for_each_rotation() -> None:
    """4.7: L49 looks the same after a half turn; both are moves."""
    legal = building(2, stock=["L49", "L04"]).legal()
    assert {"build l49 1 1,0 r0", "build l49 1 1,0 r2"} <= set(legal)


def test_a_tile_that_fits_nowhere_waits_while_another_can_be_laid() -> None:
    """4.7: while one tile of the stock fits, one of those that fit must be laid; it may make room for the other."""
    estate = [["L09", 1, 0, 0], ["L02", -1, 0, 2]]
    table = building(2, {0: estate}, stock=["L01 L62", "L04"])
    assert all(text.startswith("build l01") for text in table.legal())
    table.play("build l01 1 0,-1 r1")
    assert table.state.to_move == 0
    assert all(text.startswith("build l62") for text in table.legal())


def test_tiles_that_fit_nowhere_go_back_to_the_bag_by_themselves() -> None:
    """4.7: nothing is refunded."""
    estate = [["L09", 1, 0, 0], ["L02", -1, 0, 2]]
    table = building(2, {1: estate}, stock=["L04", "L62"], round=5, free=[7, 7])
    told = table.tells("build l04 1 0,-1 r0")
    assert told[1] == "Tile L62 fits nowhere in the estate of Ben and goes back to the bag."
    assert TILE_OF["L62"] in [*table.state.bag, *table.state.drawn]
    assert table.state.round == 6
    assert table.state.free[1] == 7 + 5 + CATCH_UP[2][5] * (table.state.score[1] < table.state.score[0])


def test_roads_need_not_meet() -> None:
    """9.9: L64 beside the castle's road, its own road in the north."""
    assert "build l64 1 -1,0 r0" in building(2, stock=["L64", "L04"]).legal()


# ------------------------------------------------------------ scoring and the next round


def test_only_the_slots_of_the_round_pay_and_all_players_at_once() -> None:
    """Round 1 of two players pays A alone: road tiles."""
    table = building(2, stock=["L04", "L47"], round=1)
    told = table.tells("build l04 1 0,-1 r0", "build l47 2 0,-1 r0")
    assert told[2:4] == [
        "Ann scores 1 point for A, Road to the castle.",
        "Ben scores 1 point for A, Road to the castle.",
    ]
    assert table.state.earned == [1, 0, 0, 0, 1, 0, 0, 0]


def test_the_start_player_marker_passes_to_the_left(table: Table) -> None:
    rng, starts = random.Random(1), [(1, 0)]
    while table.state.to_move >= 0:
        table.state.play(table.state.random_move(rng))
        starts.append((table.state.round, table.state.start))
    order = [start for _, start in sorted(set(starts))]
    assert order == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5)])
def test_a_game_has_as_many_rounds_as_its_track(players: int, rounds: int) -> None:
    """9.23, 9.24: the last round has no next start player and no further income."""
    table, rng = new_table(players), random.Random(players)
    seen, gold = [table.state.round], 0
    while table.state.to_move >= 0:
        gold = sum(table.state.purses())
        table.state.play(table.state.random_move(rng))
        seen.append(table.state.round)
    assert sorted(set(seen)) == list(range(1, rounds + 1))
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(seen))
    assert sum(table.state.purses()) == gold


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_most_two_tiles_a_player_and_round_leave_the_bag(players: int) -> None:
    """4.2: so the bag never runs out; before the last draw it holds at least 33 tiles with four or five players."""
    table, rng = new_table(players, seed=3), random.Random(3)
    while table.state.to_move >= 0:
        state = table.state
        if state.phase == Phase.AXE:
            drawn = 3 * players
            assert len(state.bag) + drawn >= 73 - 2 * players * (state.round - 1)
        state.play(state.random_move(rng))
    assert len(table.state.bag) >= 73 - 2 * players * (5 if players == 5 else 6)


def test_catch_up_looks_at_the_scores_when_the_round_begins() -> None:
    """9.14: Ann scores in round 2 and is ahead when round 3 begins, so Ben gets 1 gold more."""
    table = building(
        2, {0: [["L57", 0, 1, 0]]}, stock=["L47", "L04"], round=2, earned=points(0, 0), free=[0, 0]
    )
    table.play("build l47 1 0,-1 r0", "build l04 2 0,-1 r0")
    assert table.state.score == [5, 0]
    assert table.state.free[1] - table.state.free[0] == 1 + 1 - 2


def test_the_data_of_the_tracks_counts_its_rounds() -> None:
    assert [[entry.round for entry in board] for board in DATA.boards.values()] == [
        [1, 2, 3, 4, 5, 6],
        [1, 2, 3, 4, 5],
    ]
