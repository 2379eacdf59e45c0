"""Points, ranking and score lines, rules section 5."""

from __future__ import annotations

import pytest

from engine.core.contract import Result
from tests.engine.games.uptown.desk import COLOURS, VOICE, Desk, arrange, random_positions

LONE = ["A1", "A3", "A5", "A7", "A9", "C1", "C3", "C5", "C7", "C9", "E1", "E3", "E5", "E7", "E9", "G1", "G3"]
"""Cells that never touch each other."""


def final(groups: list[int], captures: list[str], scoring: str = "uptown") -> Result:
    """The result of a match in which the colours have so many lone tiles and captured this."""
    cells, parts = iter(LONE), []
    for colour, number in zip(COLOURS, groups, strict=False):
        parts.append(" ".join([colour, *(next(cells) for _ in range(number))]))
    captured = dict(zip(COLOURS, captures, strict=False))
    desk = arrange("; ".join(parts), players=len(groups), captured=captured, final=True, scoring=scoring)
    result = desk.position.result()
    assert result is not None
    return result


@pytest.mark.parametrize(
    ("groups", "captures", "ranks"),
    [
        ([2, 2, 3], ["blue 4", "red 2", ""], (2, 1, 3)),
        ([1, 2, 2], ["blue 9", "", ""], (1, 2, 2)),
        ([3, 3], ["blue 1", "red 1"], (1, 1)),
        ([2, 2, 2, 2], ["blue 3", "red 1", "red 1", "red 5"], (3, 1, 1, 4)),
    ],
)
def test_fewest_groups_then_fewest_captures(
    groups: list[int], captures: list[str], ranks: tuple[int, ...]
) -> None:
    """The ranking table of 5.3."""
    result = final(groups, captures)
    assert result.scores == tuple(groups)
    assert result.ranks == ranks


BLOCKERS_PLAYERS = {
    "a": (1, "blue 3", 4),
    "b": (2, "blue 1 green 1 yellow 1", 3),
    "c": (2, "blue 2 green 2", 4),
    "d": (3, "", 3),
}


@pytest.mark.parametrize("name", BLOCKERS_PLAYERS)
def test_blockers_adds_the_most_captured_colour(name: str) -> None:
    """The Blockers! table of 5.3."""
    groups, captured, points = BLOCKERS_PLAYERS[name]
    assert final([groups, 1, 1, 1], [captured], "blockers").scores[0] == points


def test_blockers_fewer_points_win_and_ties_go_to_fewer_captures() -> None:
    """b wins against a; d ties with b on points and wins with 0 captures against 3."""
    groups = [BLOCKERS_PLAYERS[name][0] for name in "adcb"]
    captures = ["blue 3", "", "red 2 yellow 2", "red 1 blue 1 green 1"]
    result = final(groups, captures, "blockers")
    assert result.scores == (4, 3, 4, 3)
    assert result.ranks == (3, 1, 4, 2)


def test_blockers_counts_both_colours_of_the_opponent_as_one() -> None:
    """5.2.5."""
    desk = arrange(two_colours=True, captured={"red": "blue 2 blue2 3"}, scoring="blockers", final=True)
    assert _scores(desk) == (5, 0)


def test_the_two_colours_of_a_player_are_added() -> None:
    """The two-player example of 5.3."""
    desk = arrange("red A1 A2 C1; red2 A3 B3 D1 E1; blue I1 I2; blue2 I4 G4", two_colours=True, final=True)
    assert [desk.groups(colour) for colour in desk.colours] == [2, 1, 2, 2]
    result = desk.position.result()
    assert result is not None
    assert result.scores == (4, 3)
    assert result.winners() == (1,)


def test_captured_tiles_cost_nothing_in_uptown() -> None:
    assert final([1, 1], ["blue 5", ""]).scores == (1, 1)


def test_no_group_at_all_counts_nothing() -> None:
    assert final([0, 1, 1], ["", "", ""]).scores == (0, 1, 1)


def test_there_is_no_result_before_the_end() -> None:
    assert arrange(turns=23).position.result() is None


def test_score_lines_name_every_group_and_its_cells() -> None:
    desk = arrange("red A1 A2 E5; blue B1")
    lines = desk.position.score_lines(0)
    assert [VOICE.speak(line.label) for line in lines] == ["Group of 2 tiles at A1", "Group of 1 tile at E5"]
    assert [line.places for line in lines] == [(11, 12), (55,)]
    assert [(line.points, line.settled) for line in lines] == [(1, False), (1, False)]


def test_score_lines_say_which_colour_when_there_are_two() -> None:
    lines = arrange("red A1; red2 A2 A3", two_colours=True).position.score_lines(0)
    assert [VOICE.speak(line.label) for line in lines] == [
        "Group of 1 tile at A1, first colour",
        "Group of 2 tiles at A2, second colour",
    ]


def test_blockers_has_a_line_for_the_captured_tiles() -> None:
    desk = arrange("red A1", captured={"red": "blue 2 green 1"}, scoring="blockers")
    assert [VOICE.speak(line.label) for line in desk.position.score_lines(0)] == [
        "Group of 1 tile at A1",
        "2 tiles captured of one opponent",
    ]
    assert [line.points for line in desk.position.score_lines(0)] == [1, 2]


@pytest.mark.parametrize("players", [2, 4])
def test_lines_add_up_to_groups_and_captures_at_any_moment(players: int) -> None:
    for position in random_positions(players, seed=2, scoring="blockers"):
        for seat in range(players):
            groups = sum(position.groups[colour] for colour in position.colours_of(seat))
            pile = position.to_json()["captured"][seat]
            by_owner = [
                sum((piece - 1) // 28 % players == owner for piece in pile) for owner in range(players)
            ]
            assert sum(line.points for line in position.score_lines(seat)) == groups + max(by_owner)


def _scores(desk: Desk) -> tuple[int, ...]:
    result = desk.position.result()
    assert result is not None
    return result.scores
