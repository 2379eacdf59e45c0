"""Fitting, zoom and pan of the board; the dock never moves."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ui.board.camera import LEAST_ZOOM, MOST_ZOOM, Camera
from ui.board.layout import Area
from ui.paint.picture import Box

BOARD = Box(0, 0, 1128, 646)


@pytest.fixture
def camera():
    camera = Camera(BOARD, 136)
    camera.resize(QSizeF(1128, 848), 66, 136)
    return camera


@pytest.mark.parametrize(
    ("width", "height", "top", "strip"), [(784, 656, 56, 96), (1128, 848, 66, 136), (1560, 1024, 70, 160)]
)
def test_the_whole_board_is_visible_between_prompt_and_dock(width, height, top, strip):
    camera = Camera(BOARD, 136)
    camera.resize(QSizeF(width, height), top, strip)
    shown = camera.transform(Area.BOARD).mapRect(QRectF(*BOARD))
    assert QRectF(0, top, width, height - top - strip).adjusted(-0.01, -0.01, 0.01, 0.01).contains(shown)


def test_the_dock_fills_its_strip(camera):
    assert camera.transform(Area.DOCK).map(QPointF(0, 0)) == QPointF(0, 848 - 136)
    assert camera.dock_width == pytest.approx(1128)


def test_zoom_keeps_the_point_under_the_pointer(camera):
    spot = QPointF(300, 200)
    inverse, _ = camera.transform(Area.BOARD).inverted()
    before = inverse.map(spot)
    assert camera.zoom_by(1.5, spot)
    assert (camera.transform(Area.BOARD).map(before) - spot).manhattanLength() < 0.01


def test_zoom_has_limits(camera):
    for _ in range(40):
        camera.zoom_by(1.3, QPointF(10, 10))
    assert camera.zoom == MOST_ZOOM
    assert not camera.zoom_by(1.3, QPointF(10, 10))
    for _ in range(40):
        camera.zoom_by(0.7, QPointF(10, 10))
    assert camera.zoom == LEAST_ZOOM


def test_pan_never_loses_the_board(camera):
    camera.pan_by(QPointF(1e6, -1e6))
    shown = camera.transform(Area.BOARD).mapRect(QRectF(*BOARD))
    assert shown.intersects(camera.board_frame)


def test_zoom_and_pan_leave_the_dock_alone(camera):
    before = camera.transform(Area.DOCK)
    camera.zoom_by(2.0, QPointF(10, 10))
    camera.pan_by(QPointF(50, 50))
    assert camera.transform(Area.DOCK) == before


def test_fitting_again_undoes_both(camera):
    before = camera.transform(Area.BOARD)
    camera.zoom_by(2.0, QPointF(10, 10))
    camera.pan_by(QPointF(50, 50))
    assert not camera.fitted
    camera.reset()
    assert camera.fitted
    assert camera.transform(Area.BOARD) == before


def test_board_and_dock_keep_clear_of_a_card_at_the_right_and_the_cloth_does_not():
    camera = Camera(BOARD, 136, 1040)
    camera.resize(QSizeF(1440, 848), 66, 136, right=500)
    shown = camera.transform(Area.BOARD).mapRect(QRectF(*BOARD))
    assert shown.right() <= 940.01
    assert camera.dock_width * camera.scale(Area.DOCK) == pytest.approx(940)
    assert camera.dock_width >= 1040
    cloth = camera.visible(Area.BOARD)
    assert cloth.w * camera.scale(Area.BOARD) == pytest.approx(1440)


def test_where_the_card_ends_above_the_dock_the_dock_has_the_whole_width_and_its_full_height():
    camera = Camera(BOARD, 136, 1100)
    camera.resize(QSizeF(1024, 631), 56, 96, right=390)
    assert camera.strip == pytest.approx(136 * 634 / 1100), "beside the card it shrinks"
    camera.resize(QSizeF(1024, 631), 56, 96, right=390, dock_right=0)
    assert camera.strip == 96
    assert camera.dock_width * camera.scale(Area.DOCK) == pytest.approx(1024)
    assert camera.transform(Area.BOARD).mapRect(QRectF(*BOARD)).right() <= 634.01
