"""Rules file 2.3: the score track, with the tables of 14."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.sobek.track import LAYOUTS, SPACES, kind_of, step_back, step_forward, steps_back

VARIED, REGULAR = LAYOUTS


@pytest.mark.parametrize(
    ("score", "kind", "before", "after"),
    [
        (0, "N", 0, 5),
        (3, "L", 0, 9),
        (12, "L", 9, 16),
        (20, "N", 15, 25),
        (33, "A", 29, 39),
        (36, "E", 31, 42),
        (47, "E", 42, 54),
        (54, "E", 47, 58),
        (63, "I", 57, 68),
        (97, "I", 92, 104),
        (101, "A", 96, 106),
        (103, "L", 99, 109),
    ],
)
def test_the_steps_of_the_varied_track(score, kind, before, after):
    assert kind_of(score, False) == kind
    assert step_back(score, False) == before
    assert step_forward(score, False) == after


@pytest.mark.parametrize("layout", LAYOUTS)
def test_numbers_stand_on_fives_and_the_four_symbols_between_them(layout):
    assert len(layout) == SPACES
    for first in range(0, SPACES, 5):
        assert layout[first] == "N"
        assert sorted(layout[first + 1 : first + 5]) == list("AEIL")


def test_no_symbol_of_the_varied_track_is_better_than_another():
    for symbol in "AEIL":
        spaces = [space for space, kind in enumerate(VARIED) if kind == symbol]
        distances = Counter(
            (space - before) % SPACES for before, space in zip([spaces[-1], *spaces], spaces, strict=False)
        )
        assert distances == {3: 2, 4: 4, 5: 8, 6: 4, 7: 2}


def test_four_steps_back_cost_17_to_23_points_on_the_varied_track():
    lost = [score - steps_back(score, 4, False) for score in range(100, 200)]
    assert (min(lost), max(lost)) == (17, 23)


def test_every_step_of_the_regular_track_is_5():
    for score in range(5, 200):
        assert step_back(score, True) == score - 5
        assert step_forward(score, True) == score + 5


def test_rows_of_the_varied_track():
    for first, symbols in ((1, "AELI"), (21, "EALI"), (26, "ELIA"), (51, "LIAE"), (76, "IAEL"), (96, "AIEL")):
        assert VARIED[first : first + 4] == symbols


def test_the_step_forward_leads_back():
    for score in range(200):
        assert step_back(step_forward(score, False), False) == score


def test_without_a_predecessor_the_marker_goes_to_0():
    assert [step_back(score, False) for score in range(5)] == [0] * 5
    assert [step_back(score, True) for score in range(5)] == [0] * 5


@pytest.mark.parametrize(
    ("score", "steps", "regular", "left"),
    [
        (63, 4, False, 41),
        (63, 4, True, 43),
        (36, 3, False, 21),
        (40, 4, False, 20),
        (47, 4, False, 26),
        (58, 2, False, 47),
        (104, 3, False, 86),
        (12, 1, False, 9),
        (12, 3, False, 0),
        (50, 0, False, 50),
    ],
)
def test_steps_of_the_penalty(score, steps, regular, left):
    assert steps_back(score, steps, regular) == left


def test_the_steps_of_the_penalty_one_by_one():
    assert [steps_back(63, n, False) for n in range(5)] == [63, 57, 52, 48, 41]
    assert [steps_back(12, n, False) for n in range(4)] == [12, 9, 3, 0]
