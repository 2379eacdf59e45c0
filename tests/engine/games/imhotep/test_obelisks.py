"""Rules file 7.5 and 8.5: the Obelisks, both sides."""

from __future__ import annotations

import pytest

from engine.games.imhotep import places, scoring


@pytest.mark.parametrize(
    ("heights", "expected"),
    [
        ((3, 4, 0, 3), (7, 15, 0, 7)),
        ((4, 4), (5, 5)),
        ((3, 0), (10, 0)),
        ((2, 2, 2), (6, 6, 6)),
        ((5, 3, 3), (12, 3, 3)),
        ((4, 4, 1), (9, 9, 1)),
        ((1, 1, 1, 1), (7, 7, 7, 7)),
        ((5, 5, 2, 2), (12, 12, 3, 3)),
        ((0, 0, 0), (0, 0, 0)),
        ((4, 3, 2, 1), (15, 10, 5, 1)),
        ((2, 1), (10, 1)),
    ],
)
def test_ranks_of_height_with_ties_and_empty_places(imhotep, heights, expected):
    assert scoring.obelisks_a(heights) == expected
    table = imhotep(len(heights), obelisks=heights)
    assert tuple(table.line(letter, "Obelisks") for letter in "abcd"[: len(heights)]) == expected


def test_a_stone_goes_on_the_own_obelisk(imhotep):
    table = imhotep(2, ships="abba ... ... .").play("sail 1 obelisks")
    assert table.position.obelisks == [2, 2]
    built = [event.place for event in table.events if event.piece == places.stone(1)]
    assert built == [places.obelisk(1, 0), places.obelisk(1, 1)]


# ---------------------------------------------------------------- 8.5


def test_the_third_waiting_stone_makes_a_tower_on_the_highest_free_space_at_once(imhotep):
    """Section 13: the 10 is taken, W has two waiting; cargo K, W, G: 9 points at once, 1 each for K and G at the end."""
    table = imhotep(4, ships=".... .... abd ..", b="obelisks", towers="c", obelisks=[0, 2, 3, 0])
    table.play("sail 3 obelisks")
    assert table.scores == [0, 9, 10, 0]
    assert [table.line(letter, "Obelisks, waiting") for letter in "abd"] == [1, 0, 1]


def test_the_first_four_towers_of_one_player_give_34_points(imhotep):
    assert imhotep(2, b="obelisks", towers="aaaa").score("a") == 34


def test_a_fifth_to_eighth_tower_give_6_5_5_5(imhotep):
    assert imhotep(2, b="obelisks", towers="aaaabbbb").score("b") == 21


def test_when_all_eight_spaces_are_taken_stones_wait_for_1_point_each(imhotep):
    table = imhotep(3, ships="aaa. .... .. .", b="obelisks", towers="aabbbbcc").play("sail 1 obelisks")
    assert table.line("a", "Obelisks, waiting") == 3
    assert len(table.position.towers) == 8


def test_the_stones_of_a_tower_move_to_its_space(imhotep):
    table = imhotep(2, ships=".... ... ... a", b="obelisks", towers="b", obelisks=[2, 3]).play(
        "sail 4 obelisks"
    )
    moved = [(event.origin, event.place) for event in table.events[-3:]]
    assert moved == [(places.obelisk(0, n), places.tower(1, n)) for n in range(3)]
