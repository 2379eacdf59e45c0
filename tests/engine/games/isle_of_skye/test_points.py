"""Scoring tiles, rankings, scrolls (Isle of Skye 6, 7.1, 10.2, 10.3), each beside a small estate made for it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.isle_of_skye import points, sources
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.names import scoring_help, scoring_name
from engine.games.isle_of_skye.places import PURSE
from engine.games.isle_of_skye.points import (
    POINTS,
    RANKINGS,
    SCORING_IDS,
    Scoring,
    rank_points,
    scroll_points,
)
from engine.games.isle_of_skye.tiles import BARREL, CATTLE, SCROLL_KINDS, SHEEP, SHIP
from engine.games.isle_of_skye.words import ScoringHelp, ScoringName
from tests.engine.games.isle_of_skye.arranging import Laid, building, estate_of
from tests.engine.games.isle_of_skye.test_estates import random_estate

COLUMN: list[Laid] = [["L47", 0, -1, 0], ["L57", 0, 1, 0]]


def test_the_scoring_tiles_are_those_of_the_file_and_have_names() -> None:
    assert [s.name.lower() for s in Scoring] == list(SCORING_IDS[1:])
    assert (
        [name.name for name in ScoringName]
        == [entry.name for entry in ScoringHelp]
        == [s.name for s in Scoring]
    )
    assert set(POINTS) == set(Scoring) - RANKINGS
    assert scoring_name(Scoring.COLUMNS) == ScoringName.COLUMNS
    assert scoring_help(Scoring.SHEEP) == ScoringHelp.SHEEP


# ------------------------------------------------------------ rankings


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((3, 3, 1), [5, 5, 0]),
        ((4, 2, 2, 0), [5, 2, 2, 0]),
        ((1, 4, 2, 2, 0), [0, 5, 2, 2, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 0), [5, 0]),
        ((6, 6), [5, 5]),
        ((7, 3), [5, 2]),
    ],
)
def test_the_ranking_table(values: tuple[int, ...], expected: list[int]) -> None:
    """10.2, and 9.21 for nobody and everybody."""
    assert rank_points(values) == expected


@given(st.lists(st.integers(0, 6), min_size=2, max_size=5))
def test_rankings_pay_first_places_5_and_a_second_behind_a_single_first_2(values: list[int]) -> None:
    paid = rank_points(values)
    firsts = [v for v in values if v == max(values)]
    for value, gold in zip(values, paid, strict=True):
        if value == 0:
            assert gold == 0
        elif value == max(values):
            assert gold == 5
        else:
            second = len(firsts) == 1 and value == max(v for v in values if v < max(values))
            assert gold == (2 if second else 0)


def test_barrels_are_ranked_linked_or_not_and_ships_by_number_and_gold_with_all_of_it() -> None:
    """6.4, 6.12, 6.13."""
    estates = [estate_of([["L64", -1, 0, 0]]), estate_of([["L73", 1, 0, 0]]), Estate()]
    assert points.points_of(Scoring.BARREL_RANK, estates, [0, 0, 0]) == [5, 0, 0]
    assert points.points_of(Scoring.SHIP_RANK, estates, [0, 0, 0]) == [0, 5, 0]
    assert points.points_of(Scoring.GOLD_RANK, estates, [3, 0, 1]) == [5, 0, 2]


# ------------------------------------------------------------ single formulas


@pytest.mark.parametrize(("scoring", "expected"), [(Scoring.COLUMNS, 3), (Scoring.SQUARE_OF_FOUR, 0)])
def test_the_castle_counts_as_a_tile_of_a_column(scoring: int, expected: int) -> None:
    assert POINTS[scoring](estate_of(COLUMN)) == expected


def test_a_longer_run_still_pays_3_once() -> None:
    """6.15: a run of 3, 4 or 9 pays 3 once."""
    assert points.columns(estate_of([*COLUMN, ["L73", 0, 2, 1]])) == 3


def two_runs() -> Estate:
    """Two runs of three tiles in one column with a gap between them: only the cells matter."""
    estate = Estate()
    for y in (-1, 1, -3, -4, -5):
        number = len(estate.cells)
        cell = 380 + 19 * y
        estate.at[cell] = number + 1
        estate.cells.append(cell)
    return estate


def test_two_runs_of_one_column_pay_3_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling COLUMN_RUNS_COUNT_SEPARATELY; the other reading pays a column once."""
    assert points.columns(two_runs()) == 6
    monkeypatch.setattr(points, "COLUMN_RUNS_COUNT_SEPARATELY", False)
    assert points.columns(two_runs()) == 3


def test_the_castle_is_not_counted_as_a_road_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling COUNT_CASTLE_AS_ROAD_TILE."""
    estate = estate_of(COLUMN)
    assert points.road_tiles(estate) == 2
    monkeypatch.setattr(points, "COUNT_CASTLE_AS_ROAD_TILE", True)
    assert points.road_tiles(estate) == 3


def test_an_inner_mountain_counts_for_closed_areas_and_mountains_at_once() -> None:
    """9.11: L48 with its inner mountain and one broch in it."""
    estate = estate_of([["L48", 0, -1, 0]])
    assert points.closed_areas(estate) == 1
    assert points.closed_mountains(estate) == 2
    assert points.mountain_brochs(estate) == 1


def test_a_larger_open_lake_is_ignored() -> None:
    """6.8: the castle's open water does not count beside the inner lake of L08."""
    estate = estate_of([["L08", 0, -1, 0], ["L73", 1, 0, 0]])
    assert points.largest_lake(estate) == 2


def test_squares_overlap() -> None:
    """6.1: counted on the worked estate of eight tiles round a hole, then with the hole filled: none, then four."""
    ring = [["L60", 1, 0, 0], ["L16", 2, 0, 0], ["L68", 2, 1, 2], ["L62", 2, 2, 2], ["L07", 1, 2, 2]]
    ring += [["L39", 0, 2, 1], ["L23", 0, 1, 0]]
    assert points.square_of_four(estate_of(ring)) == 0
    assert points.square_of_four(estate_of([*ring, ["L22", 1, 1, 2]])) == 8


# ------------------------------------------------------------ scrolls


def with_count(**pictures: int) -> Estate:
    """Return an estate that counts so many pictures."""
    shifts = {"sheep": SHEEP, "cattle": CATTLE, "ship": SHIP, "barrel_tile": BARREL}
    estate = Estate()
    estate.count = sum(count << shifts[kind] for kind, count in pictures.items())
    return estate


@pytest.mark.parametrize(
    ("kind", "count", "closed", "expected"),
    [
        ("sheep", 5, False, 2),
        ("sheep", 5, True, 4),
        ("cattle", 3, True, 6),
        ("cattle", 3, False, 3),
        ("barrel_tile", 5, True, 4),
        ("ship", 1, True, 0),
    ],
)
def test_the_scroll_table(kind: str, count: int, closed: bool, expected: int) -> None:
    """10.3: halves are dropped before doubling; two scrolls of one kind both pay. 9.16: doubling 0 is 0."""
    assert scroll_points(with_count(**{kind: count}), SCROLL_KINDS.index(kind), closed) == expected


# ------------------------------------------------------------ the tiles it comes from


@given(st.integers(0, 10**6), st.sampled_from(sorted(set(Scoring) - {Scoring.GOLD_RANK})))
def test_a_scoring_tile_that_pays_names_the_tiles_it_counts(seed: int, scoring: int) -> None:
    estate = random_estate(seed, 12)
    counted = sources.sources(scoring, estate)
    assert counted == sorted(set(counted))
    assert all(0 <= number < len(estate.codes) for number in counted)
    paid = points.points_of(scoring, [estate, Estate()], [0, 0])[0]
    assert bool(counted) >= bool(paid)
    if scoring not in (Scoring.BUILDING_SETS, Scoring.CLOSED_AREAS):
        assert bool(paid) == bool(counted)


def test_score_lines_name_the_tiles_they_come_from() -> None:
    table = building(2, {0: [["L47", 0, -1, 0], ["L57", 0, 1, 0]]}, stock=["L04", "L05"])
    road = table.state.score_lines(0)[0]
    assert [table.place_text(place) for place in road.places] == ["1 0,-1 r0", "1 0,1 r0"]


def test_the_line_of_most_gold_points_at_the_purse() -> None:
    names = ["gold_rank", "sheep", "columns", "largest_lake"]
    table = building(2, stock=["L04", "L05"], scoring=names)
    assert table.state.result() is None
    assert table.state.score_lines(1)[0].places == (PURSE + 1,)
