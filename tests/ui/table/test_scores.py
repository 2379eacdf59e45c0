"""How a card adds score lines up."""

from types import SimpleNamespace

from engine.core.contract import ScoreLine
from engine.core.words import Words, say
from ui.table.scores import MOST_LINES, Row, rows_of, standing


class Line(Words):
    ROAD = "Road"
    TOWN = "Town"


LINES = [ScoreLine(say(Line.ROAD), 3, True), ScoreLine(say(Line.TOWN), 4, False)]


def layout(score_track):
    return SimpleNamespace(
        score_track=score_track, line_group=lambda line: line.label, line_colour=lambda line: "#888888"
    )


def test_points_on_the_track_and_points_to_come_are_kept_apart():
    found = standing(layout(score_track=True), LINES, settled_only=False)
    assert (found.now, found.end) == (3, 7)


def test_without_a_score_track_the_score_is_the_one_if_it_ended_now():
    found = standing(layout(score_track=False), LINES, settled_only=False)
    assert (found.now, found.end) == (7, 7)


def test_points_to_come_that_nobody_else_may_see_are_left_out_in_either_case():
    for score_track in (True, False):
        assert standing(layout(score_track), LINES, settled_only=True).now == 3


def test_groups_that_are_always_shown_come_first_and_count_nothing_without_lines():
    table = layout(score_track=True)
    table.groups = ((say(Line.TOWN), "#111111"), (Line.ROAD, "#222222"))
    found = standing(table, LINES[1:], settled_only=False).groups
    assert [(group.name, group.colour, group.now, group.later) for group in found] == [
        (say(Line.TOWN), "#111111", 0, 4),
        (Line.ROAD, "#222222", 0, 0),
    ]


def test_an_unfolded_group_lists_its_lines_and_the_last_row_stands_for_all_that_are_left():
    many = [ScoreLine(say(Line.TOWN), 1, True, (number,)) for number in range(12)]
    points = standing(layout(score_track=True), many, settled_only=False)
    assert rows_of(points, ()) == [Row(0)]
    group, *lines = rows_of(points, [0])
    assert len(lines) == MOST_LINES
    assert sum(row.points(points) for row in lines) == group.points(points) == 12
    assert lines[0].places(points) == (0,)
    assert lines[-1].places(points) == (7, 8, 9, 10, 11)
