"""Rules file 9 and 11: cards, the end of the game, the Wrath of the Pharaoh, ties."""

from __future__ import annotations

import pytest

from engine.games.imhotep import scoring


@pytest.mark.parametrize(("statues", "score"), [*enumerate((0, 1, 3, 6, 10, 15, 17, 19))])
def test_statues_score_by_their_number(imhotep, statues, score):
    table = imhotep(2, hands={"a": "statue " * statues})
    assert sum(line.points for line in scoring.final_lines(table.position, 0)) == score


@pytest.mark.parametrize(("stones", "score"), [(2, 0), (3, 1), (5, 1), (14, 4)])
def test_a_decoration_gives_a_point_for_every_three_stones_of_all_colours(imhotep, stones, score):
    table = imhotep(2, temple=("ab" * 7)[:stones], hands={"a": "temple-decoration"})
    assert table.line("a", "Temple Decoration") == score


def test_two_equal_decorations_with_13_stones_give_8(imhotep):
    table = imhotep(2, burial="ab" * 6 + "a", hands={"b": "burial-decoration burial-decoration"})
    assert table.line("b", "Burial Chamber Decoration") == 8


def test_decorations_count_covered_outside_and_tower_stones(imhotep):
    hand = {"a": "pyramid-decoration temple-decoration obelisk-decoration"}
    table = imhotep(
        2,
        b="pyramids obelisks",
        pyramids=["a" * 5, "b" * 5, "a" * 5, "ab"],
        temple="ab" * 5,
        towers="ab",
        obelisks=[5, 4],
        hands=hand,
    )
    assert table.line("a", "Pyramid Decoration") == 17 // 3
    assert table.line("a", "Temple Decoration") == 10 // 3
    assert table.line("a", "Obelisk Decoration") == 9 // 3


def test_each_unused_blue_card_gives_a_point(imhotep):
    assert imhotep(2, hands={"a": "lever chisel chisel"}).line("a", "3 unused blue cards") == 3


def test_the_final_sum_of_the_example(imhotep):
    """Section 13: 20 during play + burial 7 + obelisks 7 + decorations 4 + 3 statues 6 + 1 blue 1 = 45."""
    table = imhotep(
        4,
        round=6,
        temple_points=[20, 0, 0, 0],
        burial="aaa bbb add dcc c",
        obelisks=[3, 4, 0, 3],
        hands={"a": "statue statue statue lever burial-decoration"},
    )
    assert table.score("a") == 20
    assert table.line("a", "Burial Chamber, groups") == 7
    assert table.line("a", "Obelisks") == 7
    assert table.line("a", "Burial Chamber Decoration") == 4
    assert sum(line.points for line in table.position.score_lines(0)) == 45


@pytest.mark.parametrize(
    ("arranged", "penalty"),
    [
        ({"pyramids": "a", "temple": "a", "burial": "a", "obelisks": [1, 0]}, 0),
        ({"pyramids": "a", "temple": "abbbbb", "burial": "a", "obelisks": [1, 0]}, 0),
        ({"pyramids": "a", "temple": "a", "burial": "b", "obelisks": [1, 0]}, -5),
        ({"pyramids": "a", "temple": "a"}, -5),
        ({}, -5),
    ],
)
def test_the_wrath_takes_5_points_once_from_who_lacks_a_site(imhotep, arranged, penalty):
    assert imhotep(2, wrath=True, **arranged).line("a", "Wrath") == penalty


def test_without_the_variant_nobody_fears_the_pharaoh(imhotep):
    assert imhotep(2).line("a", "Wrath") == 0


# ---------------------------------------------------------------- 11


def last_ship(imhotep, **arranged):
    ships = "4>burial 3>obelisks 3>market a"
    return imhotep(2, ships=ships, round=6, sailor="b", **arranged).play("sail 4 pyramids")


def test_the_game_ends_after_six_rounds_with_all_that_scores_then(imhotep):
    table = last_ship(imhotep, burial="bb", obelisks=[2, 0], hands={"b": "statue lever"}, temple="a")
    result = table.position.result()
    assert result.scores == (2 + 1 + 10, 3 + 1 + 1)
    assert result.ranks == (1, 2)
    assert table.log[-4:] == [
        "Ann gets 10 points at the end: Obelisks, height 2.",
        "Ben gets 3 points at the end: Burial Chamber, groups of 2.",
        "Ben gets 1 point at the end: 1 statue.",
        "Ben gets 1 point at the end: 1 unused blue card.",
    ]


def test_a_penalty_is_told_and_a_score_may_become_negative(imhotep):
    table = last_ship(imhotep, wrath=True)
    assert table.log[-1] == "Ben loses 5 points to the wrath of the Pharaoh."
    assert table.position.result().scores == (2 - 5, -5)


def test_between_equals_more_stones_on_the_sled_win(imhotep):
    table = last_ship(imhotep, burial="b", sled=[2, 3], hands={"b": "lever"})
    assert table.position.result().scores == (2, 2)
    assert table.position.result().ranks == (2, 1)


def test_still_equal_players_share_the_victory(imhotep):
    table = last_ship(imhotep, burial="b", sled=[3, 3], hands={"b": "lever"})
    assert table.position.result().ranks == (1, 1)


def test_after_the_end_every_line_is_settled_and_they_add_up(imhotep):
    table = last_ship(
        imhotep, burial="bb", obelisks=[2, 0], hands={"b": "statue lever"}, temple="a", wrath=True
    )
    for seat in range(2):
        lines = table.position.score_lines(seat)
        assert all(line.settled for line in lines)
        assert sum(line.points for line in lines) == table.position.result().scores[seat]


# ---------------------------------------------------------------- end of a round


@pytest.mark.parametrize("action", ["5.3", "lever", "sail"])
def test_the_left_neighbour_of_who_sails_the_fourth_ship_starts(imhotep, action):
    ships = "4>burial 4>obelisks 3>market c."
    table = imhotep(4, ships=ships, turn="c", sailor="a", hands={"c": "lever sail"})
    moves = {
        "5.3": ["sail 4 pyramids"],
        "lever": ["play lever", "sail 4 pyramids"],
        "sail": ["play sail", "load c 4.2", "sail 4 pyramids"],
    }
    table.play(*moves[action])
    assert (table.position.round, table.position.start, table.decides) == (2, 3, "d")


def test_left_neighbour_of_the_last_seat_is_the_first(imhotep):
    table = imhotep(2, ships="4>burial 3>obelisks 3>market b", turn="b", sailor="a").play("sail 4 pyramids")
    assert table.position.start == 0


def test_what_is_left_of_the_market_is_discarded_and_sleds_and_sites_stay(imhotep):
    table = imhotep(
        2,
        ships="4>burial 3>obelisks 3>temple a",
        sailor="b",
        market="lever statue hammer",
        pair="sail chisel",
        b="market",
        burial="ab",
        sled=[2, 4],
    ).play("sail 4 pyramids")
    assert sorted(table.discard) == ["chisel", "hammer", "lever", "sail", "statue"]
    assert (table.sled("a"), table.sled("b"), list(table.position.burial)) == (2, 4, [0, 1])
    assert len(table.position.pair) == 2
    assert all(table.position.market[:3])


def test_the_fourth_ship_ends_the_round_after_every_pick_and_bonus(imhotep):
    table = imhotep(
        2, ships="4>burial 3>obelisks 3>temple b", sailor="b", market="entrance statue", b="pyramids"
    ).play("sail 4 market")
    assert table.position.round == 1
    table.play("take b 1")
    assert table.position.round == 1
    table.play("build b left")
    assert table.position.round == 2
