"""Pictures of equal name, parameters and box look the same, whatever table they lie on: all share what was painted once."""

import random
from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from tests.ui.games.test_layouts import GAMES, positions, sight_of
from ui.layouts import layout_for
from ui.paint.cache import render
from ui.theme.look import light

SCALES = (0.7, 1.0, 1.4)
"""Pixels a unit of the table may have."""

SHARE = 0.2
"""Of the positions, which are many."""

TIMES = 3
"""How often a picture is compared with the first that equals it."""


def pictures_of(game):
    """What lies on tables of a game of all sizes, at some moments of random matches."""
    rng = random.Random(game)
    for match in positions(game, 6):
        if rng.random() < SHARE:
            sight = sight_of(match, rng.randrange(match.setup.players))
            sight = replace(sight, board_scale=rng.choice(SCALES), dock_scale=rng.choice(SCALES))
            plan = layout_for(match.setup).plan(match.state.observe(sight.seat), sight)
            yield from (piece.picture for piece in plan.pieces)


def painter_of(picture):
    """The package of what paints a picture: that of its game, or one all games share."""
    draw = picture.draw
    while isinstance(draw, partial):
        draw = draw.func
    return draw.__module__.rpartition(".")[0]


def painted(picture):
    return render(picture, light()).toImage()


def test_no_game_uses_the_name_of_anothers_picture(qapp):
    painters = {}
    for game in GAMES:
        for picture in pictures_of(game):
            assert painters.setdefault(picture.kind, painter_of(picture)) == painter_of(picture), picture.kind


@pytest.mark.parametrize("game", GAMES)
def test_equal_pictures_look_the_same(qapp, game):
    known, compared = {}, Counter()
    for picture in pictures_of(game):
        first = known.setdefault(picture, picture)
        if first.draw is not picture.draw and compared[picture] < TIMES:
            compared[picture] += 1
            assert painted(first) == painted(picture), picture
    assert compared
