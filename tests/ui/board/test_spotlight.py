"""Numbers beside what a lesson or the walk through the points has lit: at a corner, whole, and not over what others name."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ui.board.spotlight import CALLOUT_RADIUS, callout_spots

WINDOW = QRectF(0, 0, 800, 600)


def box(x, y, w, h):
    path = QPainterPath()
    path.addRect(x, y, w, h)
    return path


def covers(spot: QPointF, rect: QRectF):
    r = CALLOUT_RADIUS
    return QRectF(spot.x() - r, spot.y() - r, 2 * r, 2 * r).intersects(rect)


def test_a_number_stands_at_the_first_corner():
    (spot,) = callout_spots([box(300, 200, 100, 80)], WINDOW)
    assert spot.x() < 310
    assert spot.y() < 210


def test_a_number_goes_to_the_side_where_the_window_does_not_cut_it():
    (spot,) = callout_spots([box(2, 200, 100, 80)], WINDOW)
    assert spot.x() > 90


def test_a_number_keeps_off_what_another_one_names():
    left, right = box(200, 200, 100, 80), box(302, 200, 100, 80)
    first, second = callout_spots([left, right], WINDOW)
    assert not covers(first, right.boundingRect())
    assert not covers(second, left.boundingRect())


def test_numbers_of_what_fills_the_window_are_whole_and_apart():
    all_of_it = box(0, 0, 800, 600)
    spots = callout_spots([all_of_it, all_of_it], WINDOW)
    assert all(WINDOW.contains(spot) for spot in spots)
    between = spots[0] - spots[1]
    assert QPointF.dotProduct(between, between) > (2 * CALLOUT_RADIUS) ** 2
