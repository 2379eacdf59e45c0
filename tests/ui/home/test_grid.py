"""Where boxes lie: inside the page, apart from each other, as in the design at its size."""

import itertools

import pytest
from PySide6.QtCore import QRectF

from ui.home.grid import SIDE, grid

SIZES = [(760, 560), (1024, 600), (1280, 700), (1440, 828), (1920, 980), (3840, 2000)]


def test_the_design_size_is_scale_one():
    shelf = grid(1440, 900 - 72, 8)
    assert (shelf.columns, shelf.rows) == (4, 2)
    assert shelf.scale == pytest.approx(1.0, abs=0.01)
    assert shelf.left == pytest.approx(56, abs=5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slots", [1, 7, 8, 9])
def test_boxes_stay_in_the_page_and_apart(size, slots):
    width, height = size
    shelf = grid(width, height, slots)
    boxes = [shelf.box(slot).adjusted(0, 0, SIDE * shelf.scale, 0) for slot in range(slots)]
    page = QRectF(0, 0, width, shelf.height)
    assert all(page.contains(box) for box in boxes)
    assert not any(a.intersects(b) for a, b in itertools.combinations(boxes, 2))


def test_a_small_window_has_three_columns_and_scrolls():
    shelf = grid(1024, 600, 8)
    assert shelf.columns == 3
    assert shelf.height > 600


def test_two_rows_fit_a_usual_screen_without_scrolling():
    for width, height in SIZES[3:]:
        assert grid(width, height, 8).height <= height + 1


def test_larger_text_makes_larger_boxes_not_fuller_ones():
    assert grid(1440, 828, 8, text=20 / 14).columns == 3
