"""Rules file 7.2 and 8.2: the Pyramids, both sides."""

from __future__ import annotations

import pytest

from engine.games.imhotep import places


def test_cargo_w_br_gap_g_scores_2_1_3_and_the_next_cargo_2_and_4(imhotep):
    """The example of section 13 with b = white, c = brown, d = grey."""
    table = imhotep(4, ships="bc.d .... cc. ..").play("sail 1 pyramids")
    assert table.scores == [0, 2, 1, 3]
    later = imhotep(4, ships=".... .... cc. ..", pyramids="bcd").play("sail 3 pyramids")
    assert later.score("c") - 1 == 2 + 4


def test_fourteen_stones_of_one_player_give_34_points_and_further_ones_1_each(imhotep):
    assert imhotep(2, pyramids="a" * 14).score("a") == 34
    assert imhotep(2, pyramids="a" * 16).score("a") == 36


def test_stones_lie_on_the_printed_spaces_and_then_beside(imhotep):
    table = imhotep(2, ships=".... aaa ... .", pyramids="a" * 13).play("sail 2 pyramids")
    built = [event.place for event in table.events if event.points]
    assert built == [places.pyramid_space(13), places.beside(0), places.beside(1)]
    assert table.log[1:] == [
        "Ann builds space 14 of the pyramid for 4 points.",
        "Ann lays a stone beside the Pyramids for 1 point.",
        "Ann lays a stone beside the Pyramids for 1 point.",
    ]


# ---------------------------------------------------------------- 8.2


def side_b(imhotep, ships, players=2, **arranged):
    return imhotep(players, ships=ships, b="pyramids", **arranged)


def test_the_example_of_the_small_pyramids(imhotep):
    """Section 13: Br, K, Br, W to middle, middle, middle, left: 2, 3, 1 and three stones, 2."""
    table = side_b(imhotep, "cacb .... ... ..", players=4, sled=[3, 3, 1, 3]).play("sail 1 pyramids")
    table.play("build c middle", "build a middle", "build c middle", "build b left")
    assert table.scores == [3, 2, 2 + 1, 0]
    assert table.sled("c") == 4


def test_the_owner_of_each_stone_chooses(imhotep):
    table = side_b(imhotep, ".... ab. ... .").play("sail 2 pyramids", "build a left")
    assert table.decides == "b"


@pytest.mark.parametrize(
    ("number", "points"), [(0, (2, 1, 3, 2, 4)), (1, (2, 3, 1, 1, 4)), (2, (2, 3, 3, 1, 4))]
)
def test_each_pyramid_has_its_points_in_filling_order(imhotep, number, points):
    for count in range(6):
        pyramids = ["", "", ""]
        pyramids[number] = "b" * min(count, 5)
        assert side_b(imhotep, "", pyramids=pyramids).score("b") == sum(points[:count])


def test_the_second_space_of_the_left_pyramid_brings_a_card(imhotep):
    table = side_b(imhotep, ".... ... ... a", pyramids=["b"], deck="statue").play(
        "sail 4 pyramids", "build a left"
    )
    assert (table.score("a"), table.cards("a")) == (1, ["statue"])


def test_the_third_space_of_the_middle_pyramid_brings_up_to_three_stones(imhotep):
    table = side_b(imhotep, ".... ... ... a", pyramids=["", "bb"], sled=[4, 3])
    assert table.play("sail 4 pyramids", "build a middle").sled("a") == 5
    full = side_b(imhotep, ".... ... ... a", pyramids=["", "bb"], sled=[5, 3])
    assert full.play("sail 4 pyramids", "build a middle").sled("a") == 5


def load_bonus(imhotep, ships=".... ... ... a", **arranged):
    return side_b(imhotep, ships, pyramids=["", "", "bbb"], **arranged).play(
        "sail 4 pyramids", "build a right"
    )


def test_the_fourth_space_of_the_right_pyramid_may_load_a_stone(imhotep):
    table = load_bonus(imhotep)
    assert table.choices[-1] == "skip"
    table.play("load a 3.2")
    assert (table.sled("a"), table.decides) == (2, "b")


def test_the_load_bonus_is_optional(imhotep):
    table = load_bonus(imhotep).play("skip")
    assert (table.sled("a"), table.decides) == (3, "b")
    assert table.log[-1] == "Ann places no stone on a ship."


def test_the_load_bonus_may_make_a_ship_ready_for_the_next_turn(imhotep):
    table = load_bonus(imhotep, ships=".... b.. ... a").play("load a 2.2")
    assert table.allows("sail 2 temple")


@pytest.mark.parametrize(
    "arranged", [{"sled": [0, 3]}, {"ships": "4>temple 3>market 3>burial a", "sailor": "b"}]
)
def test_the_load_bonus_has_no_effect_without_a_stone_or_with_the_fourth_ship(imhotep, arranged):
    table = load_bonus(imhotep, **arranged)
    assert table.choices[-1] != "skip"


def test_only_unfinished_pyramids_can_be_chosen(imhotep):
    table = side_b(imhotep, ".... ... ... a", pyramids=["bbbbb"]).play("sail 4 pyramids")
    assert table.choices == ["build a middle", "build a right"]
    assert table.refuses("build a left") == "The left pyramid is complete."


def test_the_only_unfinished_pyramid_needs_no_choice(imhotep):
    table = side_b(imhotep, ".... ... ... a", pyramids=["bbbbb", "b", "bbbbb"]).play("sail 4 pyramids")
    assert table.score("a") == 3


def test_when_all_three_are_complete_stones_lie_beside_for_1_point(imhotep):
    table = side_b(imhotep, ".... aa. ... .", pyramids=["bbbbb"] * 3).play("sail 2 pyramids")
    assert table.score("a") == 2
    assert [event.place for event in table.events if event.points] == [places.beside(0), places.beside(1)]


def test_the_owner_of_an_entrance_chooses_the_pyramid_and_gets_the_bonus(imhotep):
    table = side_b(
        imhotep, ".... ... ... b", pyramids=["", "aa"], market="entrance statue lever sail", sled=[3, 0]
    )
    table.play("sail 4 market", "take b 1")
    assert table.decides == "b"
    table.play("build b middle")
    assert (table.score("b"), table.sled("b")) == (1, 3)
