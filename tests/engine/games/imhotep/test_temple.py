"""Rules file 7.3 and 8.3: the Temple, both sides, and 11, the end of a round."""

from __future__ import annotations

import pytest

FOURTH = {
    2: "4>burial 3>obelisks 3>market a",
    3: "4>burial 4>obelisks 2>market a",
    4: "4>burial 4>obelisks 3>market a.",
}
"""Ships of which the last brings a stone to the Pyramids, whereupon the round ends."""


def end_of_round(imhotep, players, **arranged):
    return imhotep(players, ships=FOURTH[players], pyramids="", **arranged).play("sail 4 pyramids")


@pytest.mark.parametrize(
    ("players", "temple", "points"),
    [
        (2, "babab", [2, 2]),
        (4, "dabdccb", [0, 2, 2, 1]),
        (3, "bba", [1, 2, 0]),
        (2, "", [0, 0]),
        (3, "c", [0, 0, 1]),
    ],
)
def test_every_stone_seen_from_above_gives_its_owner_a_point(imhotep, players, temple, points):
    """The examples of section 13 with a = black, b = white, c = brown, d = grey."""
    assert end_of_round(imhotep, players, temple=temple).position.temple_points == points


def test_uncovered_stones_score_again_in_each_of_six_rounds(imhotep):
    """Section 13: three players, W W K in round 1 and nothing afterwards: W 12, K 6."""
    points = [0, 0, 0]
    for number in range(1, 7):
        table = end_of_round(imhotep, 3, temple="bba", round=number, temple_points=points)
        points = table.position.temple_points
    assert points == [6, 12, 0]


def test_points_are_told_column_by_column(imhotep):
    table = end_of_round(imhotep, 2, temple="bab")
    assert [line for line in table.log if "temple column" in line] == [
        "Ben gets 1 point for temple column 1.",
        "Ann gets 1 point for temple column 2.",
        "Ben gets 1 point for temple column 3.",
    ]


# ---------------------------------------------------------------- 8.3


def test_the_columns_of_side_b_from_left_to_right(imhotep):
    """Section 13: visible G Br W W K: G chooses, Br 2 points, W chooses and draws a card, K chooses."""
    table = end_of_round(imhotep, 4, temple="dcbba", b="temple", deck="statue")
    assert table.choices == ["reward d point", "reward d stones"]
    table.play("reward d stones")
    assert (table.sled("d"), table.score("c")) == (5, 2)
    assert table.choices == ["reward b point", "reward b stones"]
    table.play("reward b point")
    assert (table.score("b"), table.cards("b")) == (1, ["statue"])
    assert table.choices == ["reward a point", "reward a stones"]


def test_two_players_have_no_fifth_column(imhotep):
    table = end_of_round(imhotep, 2, temple="bbbb", b="temple", deck="statue")
    table.play("reward b point", "reward b point")
    assert table.position.round == 2


def test_stones_instead_of_a_point_are_limited_by_sled_and_quarry(imhotep):
    table = end_of_round(imhotep, 2, temple="b", b="temple", sled=[3, 4]).play("reward b stones")
    assert table.sled("b") == 5


@pytest.mark.parametrize("arranged", [{"sled": [3, 5]}, {"quarry": [3, 0]}])
def test_the_point_is_given_without_a_question_when_no_stone_could_be_taken(imhotep, arranged):
    table = end_of_round(imhotep, 2, temple="b", b="temple", **arranged)
    assert table.score("b") == 1
    assert table.position.round == 2


def test_a_red_card_drawn_in_the_temple_is_carried_out_at_once(imhotep):
    table = end_of_round(imhotep, 3, temple="ccbb", b="temple", deck="sarcophagus")
    table.play("reward c point", "reward b point")
    assert list(table.position.burial) == [1]
    assert table.position.temple_points == [0, 1, 1 + 2]


def test_rewards_are_given_after_round_6_too(imhotep):
    table = end_of_round(imhotep, 2, temple="b", b="temple", round=6).play("reward b point")
    assert table.position.result() is not None
    assert table.score("b") >= 1
