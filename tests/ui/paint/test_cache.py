"""A picture is painted once per theme, scale and ratio; the oldest pixmaps make room for new ones."""

import pytest
from PySide6.QtGui import QColor

from ui.paint.cache import PixmapCache, render
from ui.paint.picture import Box, Picture
from ui.theme.look import contrasting, dark, light
from ui.theme.measure import HELD

PIXELS = 10 * 10 * 4


class Counted:
    """A painter of ten by ten units that counts how often it is asked."""

    def __init__(self):
        self.times = 0

    def picture(self, kind="square", *params):
        return Picture(kind, params, Box(0, 0, 10, 10), self.draw)

    def draw(self, canvas):
        self.times += 1
        canvas.box(0, 0, 10, 10, canvas.theme.tokens.legal)


@pytest.fixture
def counted(qapp):
    return Counted()


def test_the_second_request_paints_nothing(counted):
    cache = PixmapCache()
    first = cache.pixmap(counted.picture(), light())
    assert cache.pixmap(counted.picture(), light()).cacheKey() == first.cacheKey()
    assert counted.times == 1


@pytest.mark.parametrize(
    "second",
    [
        {"theme": dark()},
        {"theme": light(20)},
        {"theme": light(language="ja")},
        {"theme": light(), "scale": 1.5},
        {"theme": light(), "dpr": 2.0},
    ],
    ids=["dark", "larger text", "Japanese", "scale", "ratio"],
)
def test_whatever_changes_the_look_is_painted_anew(counted, second):
    cache = PixmapCache()
    cache.pixmap(counted.picture(), light())
    cache.pixmap(counted.picture(), **second)
    assert (counted.times, len(cache)) == (2, 2)


def test_contrast_is_painted_anew(counted, qapp):
    cache = PixmapCache()
    cache.pixmap(counted.picture(), light())
    cache.pixmap(counted.picture(), contrasting(qapp.palette()))
    assert counted.times == 2


def test_scale_and_ratio_that_multiply_to_the_same_are_two_pictures(counted):
    """Half size on a sharp screen and full size on a plain one differ in their least text size."""
    cache = PixmapCache()
    cache.pixmap(counted.picture(), light(), scale=0.5, dpr=2.0)
    cache.pixmap(counted.picture(), light(), scale=1.0, dpr=1.0)
    assert counted.times == 2


def test_parameters_and_kind_tell_pictures_apart(counted):
    cache = PixmapCache()
    for picture in (counted.picture("a", 1), counted.picture("a", 2), counted.picture("b", 1)):
        cache.pixmap(picture, light())
    assert len(cache) == 3


def test_the_pixmap_has_device_size_and_the_ratio_of_the_screen(counted):
    pixmap = render(counted.picture(), light(), scale=1.5, dpr=2.0)
    assert (pixmap.width(), pixmap.height()) == (30, 30)
    assert pixmap.deviceIndependentSize().toTuple() == (10, 10)


def test_what_was_used_longest_ago_goes_first(counted):
    cache = PixmapCache(limit=2 * PIXELS)
    cache.pixmap(counted.picture("a"), light())
    cache.pixmap(counted.picture("b"), light())
    cache.pixmap(counted.picture("a"), light())
    cache.pixmap(counted.picture("c"), light())
    assert cache.bytes_held == 2 * PIXELS
    cache.pixmap(counted.picture("a"), light())
    assert counted.times == 3
    cache.pixmap(counted.picture("b"), light())
    assert counted.times == 4


def test_one_picture_larger_than_the_cache_is_still_given(counted):
    cache = PixmapCache(limit=1)
    assert not cache.pixmap(counted.picture(), light()).isNull()
    assert len(cache) == 1


def test_the_paint_is_the_themes(counted):
    image = render(counted.picture(), dark()).toImage()
    assert image.pixelColor(5, 5) == QColor(dark().tokens.legal)


def test_a_box_has_room_for_the_shadow():
    box = Box(0, 0, 10, 10).with_shadow(HELD)
    assert box.x < 0
    assert box.y < 0
    assert box.y + box.h > 10 + HELD.dy + 2 * HELD.sigma
    assert box.x + box.w > 10 + HELD.dx + 2 * HELD.sigma
