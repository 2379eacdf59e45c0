"""The night around Uptown's board: one lamp's light, and a town's houses along the edge of the table.

The houses stand in a net along the table's foot, so any window shows the same ones, only more or fewer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from ui.games.uptown.geometry import LEFT_WING, RIGHT_WING
from ui.games.uptown.paint_board import draw_board
from ui.games.uptown.shades import BRASS, SKYLINE, WINDOW, WING, cloth, skyline_alpha
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.wood import draw_lamp_pool

_PITCH = 43.0
_LOWEST, _HIGHEST = 90, 330
_PANE = (5.0, 7.0)
_PANES = 4
"""Most lit windows of a house."""
_WING_RADIUS = 12.0


def cloth_picture(visible: Box) -> Picture:
    """Return cloth, board and wings for the part of the table that is visible, in board units."""

    def draw(canvas: Canvas) -> None:
        draw_lamp_pool(canvas, visible.rect(), cloth(canvas.theme))
        _town(canvas, visible)
        for wing in (LEFT_WING, RIGHT_WING):
            _wing(canvas, wing)
        draw_board(canvas)

    return Picture("uptown cloth", (visible,), visible, draw, opaque=True)


def _town(canvas: Canvas, visible: Box) -> None:
    alpha = skyline_alpha(canvas.theme)
    if not alpha:
        return
    foot = visible.y + visible.h
    houses, panes = QPainterPath(), QPainterPath()
    for path in (houses, panes):
        path.setFillRule(Qt.FillRule.WindingFill)
    for index in range(int(visible.x // _PITCH) - 1, int((visible.x + visible.w) // _PITCH) + 2):
        for x, y, w, h in _house(index, foot):
            houses.addRect(x, y, w, h)
        for x, y in _lit(index, foot):
            panes.addRect(x, y, *_PANE)
    canvas.fill(houses, SKYLINE, alpha)
    canvas.fill(panes, WINDOW, 0.30)


def _edge(index: int) -> float:
    """Return where house `index` begins."""
    return index * _PITCH + random.Random(index * 31 + 5).uniform(0, 18)


def _height(index: int) -> float:
    return random.Random(index * 17 + 3).randint(_LOWEST, _HIGHEST)


def _house(index: int, foot: float) -> Iterator[tuple[float, float, float, float]]:
    """Yield a house's body, and sometimes its upper storey and mast."""
    dice = random.Random(index * 13 + 1)
    left = _edge(index)
    width, height = _edge(index + 1) - left - dice.randint(0, 3), _height(index)
    yield left, foot - height, width, height
    if dice.random() < 0.4:
        yield left + width * 0.25, foot - height - 24, width * 0.5, 24
    if dice.random() < 0.3:
        yield left + width * 0.46, foot - height - 60, width * 0.08, 60


def _lit(index: int, foot: float) -> Iterator[tuple[float, float]]:
    """Yield the corners of a house's lit windows."""
    dice = random.Random(index * 7 + 2)
    left, width, height = _edge(index), _edge(index + 1) - _edge(index), _height(index)
    for _ in range(dice.randint(1, _PANES)):
        x = left + 5 + dice.randrange(max(1, int((width - 14) // 9))) * 9
        yield x, foot - 20 - dice.randrange(max(1, int((height - 34) // 14))) * 14


def _wing(canvas: Canvas, wing: Box) -> None:
    body = rounded(wing.x, wing.y, wing.w, wing.h, _WING_RADIUS)
    canvas.fill(body, WING, 1.0 if canvas.theme.contrast else 0.55)
    canvas.stroke(body, BRASS, 1.2, 0.55)
