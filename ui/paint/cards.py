"""Cards and die-cut tiles: the bodies that carry a game's own pictures.

A game passes functions that paint its pictures; the paper, outline, shadow and edges are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded, rounded_box
from ui.paint.picture import Box
from ui.theme.colour import Paint, darker, lighter
from ui.theme.measure import LYING, Radius

PAPER_TOP = "#FFFBEF"
PAPER_FOOT = "#F4E8CB"
OUTLINE = "#5A4526"
INK = "#4A3618"
BACK_INK = "#FFF3D8"

_WINDOW_INSET = 0.07
_WINDOW_TOP, _WINDOW_HEIGHT = 0.19, 0.60

DrawIn = Callable[[Canvas, QRectF], None]
"""Paints a picture into a box."""


def card_box(w: float, h: float) -> Box:
    """Return the picture box of a lying card."""
    return Box(0, 0, w, h).with_shadow(LYING)


def draw_card(
    canvas: Canvas,
    w: float,
    h: float,
    window: DrawIn,
    index: DrawIn,
    name: str,
    value: str = "",
    tint: Paint = "#FFFFFF",
) -> None:
    """Paint a card face: picture window, index at the upper left (a fan shows it), value at the right, name below."""
    draw_paper(canvas, w, h)
    frame = QRectF(w * _WINDOW_INSET, h * _WINDOW_TOP, w * (1 - 2 * _WINDOW_INSET), h * _WINDOW_HEIGHT)
    shape = rounded_box(frame, w * 0.06)
    canvas.fill(shape, linear(0, frame.top(), 0, frame.bottom(), (0, lighter(tint, 0.42)), (1, tint)))
    with canvas.clipped(shape):
        window(canvas, frame)
    canvas.stroke(shape, darker(tint, 0.5), 1.0, 0.55)
    index(canvas, QRectF(w * 0.05, h * 0.02, w * 0.26, h * 0.16))
    if value:
        canvas.figure(w * 0.86, h * 0.10, value, w * 0.20, INK, 800)
    canvas.text(QRectF(w * 0.04, h * 0.80, w * 0.92, h * 0.19), name, w * 0.15, INK, 600)


def draw_paper(canvas: Canvas, w: float, h: float) -> None:
    """Paint the blank body of a lying card with its shadow and outline."""
    body = rounded(0, 0, w, h, max(Radius.TILE, w * 0.07))
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, PAPER_TOP), (1, PAPER_FOOT)))
    canvas.stroke(body, OUTLINE, 1.1, 0.85)


def draw_card_back(canvas: Canvas, w: float, h: float, back: Paint, emblem: DrawIn) -> None:
    """Paint a card back: its colour, quarter rings in the corners, a frame line, an emblem in the middle."""
    body = rounded(0, 0, w, h, max(Radius.TILE, w * 0.07))
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, w, h, (0, lighter(back, 0.22)), (1, darker(back, 0.12))))
    with canvas.clipped(body):
        _corner_rings(canvas, w, h)
    canvas.stroke(body, darker(back, 0.5), 1.1)
    canvas.stroke(rounded(4, 4, w - 8, h - 8, w * 0.05), BACK_INK, 1.2, 0.55)
    emblem(canvas, QRectF(w * 0.22, h / 2 - w * 0.28, w * 0.56, w * 0.56))


def _corner_rings(canvas: Canvas, w: float, h: float) -> None:
    for cx, cy in ((0.0, 0.0), (w, 0.0), (0.0, h), (w, h)):
        for ring in range(4):
            path = QPainterPath()
            radius = w * (0.12 + 0.07 * ring)
            path.addEllipse(QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius))
            canvas.stroke(path, BACK_INK, 1.0, 0.22)


def draw_die_cut(canvas: Canvas, edge: float, face: DrawIn, radius: float = 0.04) -> None:
    """Paint a square of printed board: brown edge below, the face clipped to rounded corners, a lit upper line."""
    body = rounded(0, 0, edge, edge, edge * radius)
    canvas.shadow(rounded(0, 0, edge, edge * 1.03, edge * radius), LYING)
    canvas.fill(rounded(0, edge * 0.03, edge, edge, edge * radius), "#6B4F2E")
    with canvas.clipped(body):
        face(canvas, QRectF(0, 0, edge, edge))
    canvas.stroke(body, "#3A2C18", 1.2, 0.75)
    canvas.line(edge * radius, 1.0, edge * (1 - radius), 1.0, "#FFF4E0", 1.2, 0.55)
