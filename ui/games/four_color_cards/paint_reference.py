"""The table of melds and their points, drawn as one picture; its corner is at (0, 0)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.paint_card import draw_face
from ui.games.four_color_cards.paint_parts import CREAM, GOLD_INK, LEFT, PLATE, RIGHT
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture

_CARD, _STEP = (15.0, 34.0), 12.0
_EDGE, _NAMES, _POINTS = 12.0, 60.0, 44.0
_PALE = "#C9D3C4"


class Row(NamedTuple):
    """One kind of meld: an example, its name, its points open and in the hand."""

    cards: tuple[int, ...]
    name: str
    points: str


def reference(heading: str, columns: str, rows: tuple[Row, ...], w: float, h: float) -> Picture:
    """Return the table; names go first when it is too small for them, and points stand closer rather than be cut."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 12)
        canvas.fill(body, PLATE, 0.34)
        canvas.inner_shadow(body, 6, 1, 2, 0.4)
        over = QRectF(w * 0.56, 8, w * 0.44 - 14, 22)
        both = canvas.has_room(over, columns, 500)
        canvas.text(QRectF(14, 8, w * (0.56 if both else 1.0) - 14, 22), heading, 12, _PALE, 700, LEFT)
        if both:
            canvas.text(over, columns, 12, _PALE, 500, RIGHT)
        names = all(canvas.has_room(_name_room(w), row.name, 500, wrap=True) for row in rows)
        close = not all(canvas.has_room(_points_room(w), row.points, 700) for row in rows)
        for index, row in enumerate(rows):
            if close:
                row = row._replace(points=row.points.replace(" ", ""))
            with canvas.at(_EDGE, at.REFERENCE_HEAD + index * at.REFERENCE_ROW):
                _draw_row(canvas, row, w, named=names)

    return Picture("four color reference", (heading, columns, rows, w, h), Box(0, 0, w, h), draw)


def _name_room(w: float) -> QRectF:
    return QRectF(_NAMES, 0, w - 2 * _EDGE - _NAMES - _POINTS, _CARD[1])


def _points_room(w: float) -> QRectF:
    return QRectF(w - 2 * _EDGE - _POINTS, 0, _POINTS, _CARD[1])


def _draw_row(canvas: Canvas, row: Row, w: float, *, named: bool) -> None:
    for index, kind in enumerate(row.cards):
        with canvas.at(index * _STEP, 0):
            draw_face(canvas, kind, *_CARD)
    if named:
        canvas.text(_name_room(w), row.name, 13, CREAM, 500, LEFT, wrap=True)
    canvas.text(_points_room(w), row.points, 14, GOLD_INK, 700, RIGHT)
