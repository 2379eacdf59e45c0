"""Rules file 7.4 and 8.4: the Burial Chamber, both sides."""

from __future__ import annotations

import pytest

from engine.core.words import ENGLISH
from engine.games.imhotep import scoring
from engine.games.imhotep.components import BURIAL_B


def points(imhotep, players, burial, **arranged):
    return [imhotep(players, burial=burial, **arranged).line(letter, "Burial") for letter in "abcd"[:players]]


def test_the_example_of_groups(imhotep):
    """Section 13, a = black, b = white, c = brown, d = grey: white 3, black 1, brown 7, grey 17; decoration 4."""
    burial = "ccb dcb dac ddd d"
    assert points(imhotep, 4, burial) == [1, 3, 7, 17]
    table = imhotep(4, burial=burial, hands={"a": "burial-decoration"})
    assert table.line("a", "Burial Chamber Decoration") == 4


@pytest.mark.parametrize(
    ("size", "score"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (9, 23)]
)
def test_a_group_scores_by_its_size(imhotep, size, score):
    assert scoring.group_points(size) == score
    assert points(imhotep, 2, "a" * size) == [score, 0]


def test_groups_of_3_and_1_give_7_not_10(imhotep):
    assert points(imhotep, 2, "aaa bbb a") == [7, 6]


def test_diagonal_contact_does_not_connect(imhotep):
    assert points(imhotep, 2, "abb ba") == [1 + 1, 3 + 1]


def test_two_groups_that_meet_become_one(imhotep):
    """a: top row left, bottom row left; the middle of the second column joins them by its column."""
    assert points(imhotep, 2, "aba aaa") == [15, 1]


def test_the_label_names_the_groups(imhotep):
    position = imhotep(2, burial="aaa bbb a").position
    assert ENGLISH.speak(scoring.final_lines(position, 0)[0].label) == "Burial Chamber, groups of 3, 1"


# ---------------------------------------------------------------- 8.4


def test_the_example_of_rows(imhotep):
    """Section 13: top W Br G W W, middle K K W K, bottom G G G G: W 12, Br 3, G 11, K 8."""
    burial = "bad cad dbd bad b"
    assert points(imhotep, 4, burial, b="burial") == [8, 12, 3, 11]


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 1, 1, 0), (4, 4, 4, 0)),
        ((2, 2, 1, 0), (6, 6, 2, 0)),
        ((3, 2, 1, 0), (8, 4, 2, 0)),
        ((4, 3, 2, 1), (8, 4, 2, 0)),
        ((2, 1, 1, 1), (8, 2, 2, 2)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((5, 0, 0, 0), (8, 0, 0, 0)),
    ],
)
def test_ranks_in_a_row_with_ties(counts, expected):
    assert scoring.rank_points(counts, BURIAL_B) == expected


def test_connection_is_irrelevant_on_side_b(imhotep):
    assert points(imhotep, 2, "abbbababb", b="burial") == points(imhotep, 2, "abbabbbab", b="burial")
