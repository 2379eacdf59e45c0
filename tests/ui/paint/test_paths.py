"""SVG path data becomes the path it says; nonsense is refused."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from ui.paint.paths import outside, placed, rounded, star, svg
from ui.paint.shapes import character, character_path, icon_names, icon_path, mark
from ui.theme.players import Shape


def points(path):
    return [(path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())]


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ("M1 2 L3 4", [(1, 2), (3, 4)]),
        ("M 1,2 3,4 5,6", [(1, 2), (3, 4), (5, 6)]),
        ("m1 2 l3 4", [(1, 2), (4, 6)]),
        ("M1 2H5V7", [(1, 2), (5, 2), (5, 7)]),
        ("M1 2h5v7", [(1, 2), (6, 2), (6, 9)]),
        ("M0 0 C1 1 2 2 3 3", [(0, 0), (1, 1), (2, 2), (3, 3)]),
        ("M10 10 c1 1 2 2 3 3", [(10, 10), (11, 11), (12, 12), (13, 13)]),
        ("M-.5-1.5L1e1 2", [(-0.5, -1.5), (10, 2)]),
        ("M0 0 L4 0 L4 4 Z", [(0, 0), (4, 0), (4, 4), (0, 0)]),
        ("M1 1 L4 0 Z l1 1", [(1, 1), (4, 0), (1, 1), (1, 1), (2, 2)]),
    ],
)
def test_commands_absolute_and_relative(data, wanted):
    assert points(svg(data)) == wanted


@pytest.mark.parametrize(
    "data", ["M1", "M1 2 L3", "A1 1 0 0 0 2 2", "1 2 L3 4", "M1 2 ? L3 4", "M", "M0 0 Z 1"]
)
def test_nonsense_is_refused(data):
    with pytest.raises(ValueError, match="SVG path"):
        svg(data)


def test_a_parsed_path_can_be_changed_without_harm():
    svg("M0 0 L1 1").lineTo(9, 9)
    assert points(svg("M0 0 L1 1")) == [(0, 0), (1, 1)]


def test_placing_scales_then_moves():
    assert placed(rounded(0, 0, 10, 10, 0), 5, 6, 2).boundingRect() == QRectF(5, 6, 20, 20)


def test_outside_is_everything_near_but_the_inside():
    ring = outside(rounded(0, 0, 10, 10, 0), 5)
    assert not ring.contains(QPointF(5, 5))
    assert ring.contains(QPointF(-2, 5))


def test_every_icon_lies_on_its_grid():
    assert len(icon_names()) >= 30
    for name in icon_names():
        assert QRectF(0, 0, 24, 24).contains(icon_path(name).boundingRect())


def test_every_card_kind_has_a_character_for_both_pairs_of_colours():
    written = {character(kind, warm) for kind in "KAECHPS" for warm in (True, False)}
    assert len(written) == 14
    for sign in written:
        assert QRectF(-1, -1, 102, 102).contains(character_path(sign).boundingRect())


@pytest.mark.parametrize("shape", list(Shape))
def test_every_mark_fills_its_radius(shape):
    bounds = mark(shape, 50, 50, 20).boundingRect()
    assert 24 <= max(bounds.width(), bounds.height()) <= 44
    assert bounds.contains(QPointF(50, 50))


def test_the_moon_is_hollow_on_its_right():
    moon = mark(Shape.MOON, 0, 0, 10)
    assert moon.contains(QPointF(-7, 0))
    assert not moon.contains(QPointF(5, -1))


def test_a_star_points_up():
    assert star(0, 0, 10).boundingRect().top() == pytest.approx(-10)
