"""Score lines and the end, rules section 7."""

from __future__ import annotations

import pytest

from engine.games.agamemnon.board import EDGE_NAMES
from tests.engine.games.agamemnon.desk import VARIANTS, VOICE, Desk, arrange, name_of, random_positions, web


def lines(desk: Desk, seat: int) -> list[tuple[str, int]]:
    return [(VOICE.speak(line.label), line.points) for line in desk.position.score_lines(seat)]


def test_every_controlled_string_is_a_line_that_says_why() -> None:
    """The example leader_tie_then_next of 12.2."""
    desk = web("G LA@18, T LA@14, G LE@20")
    assert lines(desk, 0) == [
        ("Leadership at 14-18, ranks AE to A", 4),
        ("Force at 15-20, tiles 1 to 0", 2),
    ]
    assert lines(desk, 1) == [("Force at 11-14, tiles 1 to 0", 2)]


def test_spears_are_told() -> None:
    """strength_sum of 12.2."""
    assert ("Strength at 5-10, spears 3 to 2", 3) in lines(web("G W2@15, T W1@5, T W2@10"), 1)


def test_a_missing_leader_is_told() -> None:
    assert ("Leadership at 18-23, ranks B to no leader", 1) in lines(web("G LB@23"), 0)


def test_a_line_names_its_edges_and_members() -> None:
    line = web("G LB@23, T W1@18").position.score_lines(0)[0]
    assert [EDGE_NAMES.get(place, place - 1) for place in line.places] == ["14-18", "18-20", "18-23", 18, 23]


def test_nothing_is_settled_before_the_end() -> None:
    assert not any(line.settled for line in web("G LB@23").position.score_lines(0))


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_lines_add_up_and_the_totals_never_exceed_the_strings(options: dict[str, str]) -> None:
    totals = [0, 0]
    for position in random_positions(3, **options):
        totals = [sum(line.points for line in position.score_lines(seat)) for seat in (0, 1)]
        assert tuple(totals) == Desk(position).points
        assert sum(totals) <= sum(map(bool, position.links))
    result = position.result()
    assert result is not None
    assert result.scores == tuple(totals)


def test_there_is_no_result_before_the_end() -> None:
    assert arrange(turn=16, hand="la", empty="0 1 2").position.result() is None


def test_equal_points_are_a_draw() -> None:
    ranks = set()
    for seed in range(400):
        *_, last = random_positions(seed)
        result = last.result()
        assert result is not None
        if result.scores[0] == result.scores[1]:
            assert result.ranks == (1, 1)
            return
        ranks.add(result.ranks)
        assert result.ranks == ((1, 2) if result.scores[0] > result.scores[1] else (2, 1))
    pytest.fail("no draw in 400 games")
