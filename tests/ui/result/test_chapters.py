"""The points of ended matches by chapter, over every game."""

from typing import Any

import pytest

from engine.core.contract import ScoreLine
from engine.core.registry import facts_of, game_ids
from engine.core.words import ENGLISH, Words, say
from tests.ui.tables import match_of
from ui.board.layout import Sight
from ui.layouts import layout_for
from ui.result import chapters as told
from ui.result.chapters import one_by_one
from ui.theme.look import light


class Line(Words):
    ROUND = "Round {n}"
    GOODS = "Caravans, {n} of {all} goods"
    TOWERS = "Towers"


class Ended:
    """A state that has only lines."""

    def __init__(self, *lines):
        self.lines = lines
        self.players = len(lines)

    def score_lines(self, seat):
        return [ScoreLine(label, points, True, places) for label, points, places in self.lines[seat]]


class Layout:
    def line_group(self, line):
        return line.label


ROUNDS = Ended(
    [
        (say(Line.ROUND, n=1), 3, ()),
        (say(Line.ROUND, n=2), 4, (7,)),
        (say(Line.GOODS, n=7, all=9), 7, (1, 2)),
    ],
    [(say(Line.ROUND, n=1), -3, ()), (say(Line.ROUND, n=2), -4, ()), (say(Line.GOODS, n=5, all=8), 5, (3,))],
)


def chapters(layout: Any, state: Any):
    """The chapters, of stand-ins too."""
    return told.chapters(layout, state)


def titles(found):
    return [chapter.title(ENGLISH) for chapter in found]


def test_names_every_seat_has_are_chapters_and_names_that_differ_in_numbers_are_one():
    found = chapters(Layout(), ROUNDS)
    assert titles(found) == ["Round 1", "Round 2", "Caravans"]
    assert [[(share.seat, share.points) for share in chapter.shares] for chapter in found] == [
        [(0, 3), (1, -3)],
        [(0, 4), (1, -4)],
        [(0, 7), (1, 5)],
    ]


def test_a_name_that_some_seats_lack_does_not_split_its_kind():
    state = Ended(
        [(say(Line.ROUND, n=1), 1, ()), (say(Line.ROUND, n=2), 1, ())], [(say(Line.ROUND, n=2), 2, ())]
    )
    assert len(chapters(Layout(), state)) == 2
    state = Ended([(say(Line.ROUND, n=1), 1, ())], [(say(Line.ROUND, n=2), 2, ())])
    assert titles(chapters(Layout(), state)) == ["Round"]


def test_a_layout_may_put_groups_together():
    class Together(Layout):
        def chapter(self, line):
            return Line.TOWERS

    assert titles(chapters(Together(), ROUNDS)) == ["Towers"]


def test_places_that_are_not_on_the_table_at_once_are_visited_seat_by_seat():
    goods = chapters(Layout(), ROUNDS)[2]
    assert one_by_one(goods, {1, 2, 3}) == [goods]
    apart = one_by_one(goods, {1, 2})
    assert [(step.visited, [share.seat for share in step.shares]) for step in apart] == [(0, [0]), (1, [1])]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(3))
def test_the_chapters_of_every_game_add_up_to_its_scores(game, seed):
    players = facts_of(game).players
    match = match_of(game, players[seed % len(players)], seed, plies=100_000)
    result = match.state.result()
    assert result is not None
    found = chapters(layout_for(match.setup), match.state)
    for seat, score in enumerate(result.scores):
        own = [share.points for chapter in found for share in chapter.shares if share.seat == seat]
        assert sum(own) == score
    assert len(found) <= 16


@pytest.mark.parametrize("game", game_ids())
def test_the_lines_of_every_game_light_something_on_the_table(game, qapp):
    """What a number on the players' panel comes from can be shown: every place of a line is one the table knows."""
    match = match_of(game, facts_of(game).players[0], seed=4, plies=100_000)
    layout, state = layout_for(match.setup), match.state
    lit = 0
    for seat in range(state.players):
        sight = Sight(seat, ENGLISH, layout.colours, light(), visited=seat)
        plan = layout.plan(state.observe(seat), sight)
        known = {place.number for place in plan.places} | {piece.place for piece in plan.pieces}
        for line in state.score_lines(seat):
            strange = [place for place in line.places if place not in known]
            assert not strange, (
                f"{ENGLISH.speak(line.label)} comes from {strange}, which are not on the table"
            )
            lit += len(line.places)
    assert lit
