"""The shelf finds its boxes by their folders; every cover can be painted."""

import pytest
from PySide6.QtGui import QImage

from engine.core.registry import game_ids
from ui.home import pictures
from ui.home.boxes import boxes
from ui.paint.cache import render
from ui.theme.look import dark, light

BOXES = boxes()


def test_every_game_that_can_be_played_stands_on_the_shelf():
    on_the_shelf = {boxed.game for boxed in BOXES}
    assert set(game_ids()) <= on_the_shelf
    assert any(boxed.open for boxed in BOXES)


def test_a_game_with_a_table_is_not_announced_any_more():
    assert not [boxed.game for boxed in BOXES if boxed.open and boxed.cover.announced]


def test_a_closed_box_says_what_it_will_be():
    for boxed in BOXES:
        assert boxed.print.players
        assert boxed.print.minutes > 0
        assert boxed.print.title


def test_every_box_has_its_own_place():
    places = [boxed.cover.place for boxed in BOXES]
    assert places == sorted(set(places))


@pytest.mark.parametrize("boxed", BOXES, ids=lambda boxed: boxed.game)
@pytest.mark.parametrize("theme", [light(), dark()], ids=["light", "dark"])
def test_a_cover_fills_its_box(qapp, boxed, theme):
    image = render(pictures.box(boxed.game, boxed.cover, lit=True), theme, 0.5).toImage()
    front = image.copy(4, 4, 140, 120)
    assert front.convertToFormat(QImage.Format.Format_ARGB32).allGray() is False
    assert all(front.pixelColor(x, y).alpha() == 255 for x in (0, 70, 139) for y in (0, 60, 119))


def test_an_unlit_box_is_darker_than_a_lit_one(qapp):
    boxed = BOXES[0]
    lit, unlit = (
        render(pictures.box(boxed.game, boxed.cover, lit=is_lit), light(), 0.2)
        .toImage()
        .pixelColor(30, 20)
        .lightnessF()
        for is_lit in (True, False)
    )
    assert unlit < lit
