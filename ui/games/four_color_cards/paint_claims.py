"""The plates of claims: the finished meld with the offered card pale, what is called, its name and points; and passing.

A plate's corner is at (0, 0).
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.paint_card import draw_face
from ui.games.four_color_cards.paint_parts import CENTRE, CREAM, GOLD_INK, LEFT, LOSS_INK, PLATE, TOP
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture

_RADIUS = 12


def claim_plate(
    cards: tuple[int, ...], said: tuple[str, str, str], worth: int, box: Box, *, bad: bool
) -> Picture:
    """Return a claim; `said` is the call, the meld's name and its points; a `bad` one costs points."""

    def draw(canvas: Canvas) -> None:
        _body(canvas, box.w, box.h, LOSS_INK if bad else CREAM, dashed=bad)
        for index, kind in enumerate(cards):
            spot = at.claim_card(box, index, len(cards))
            with canvas.at(spot.x, spot.y), canvas.faded(0.6 if index == 0 < len(cards) - 1 else 1.0):
                draw_face(canvas, kind, spot.w, spot.h)
        if box.w < at.WIDE_CLAIM:
            _narrow_words(canvas, said, worth, box, bad=bad)
        else:
            last = at.claim_card(box, len(cards) - 1, len(cards))
            _wide_words(canvas, said, box, last.x + last.w + 11, bad=bad)

    return Picture(
        "four color claim", (cards, said, box.w, box.h, bad), Box(0, 0, box.w, box.h).grown(1), draw
    )


def pass_plate(said: str, w: float, h: float) -> Picture:
    """Return the plate that passes."""

    def draw(canvas: Canvas) -> None:
        _body(canvas, w, h, CREAM, dashed=False)
        canvas.text(QRectF(6, 0, w - 12, h), said, 17, CREAM, 700, CENTRE)

    return Picture("four color pass", (said, w, h), Box(0, 0, w, h).grown(1), draw)


def _body(canvas: Canvas, w: float, h: float, edge: str, *, dashed: bool) -> None:
    body = rounded(0, 0, w, h, _RADIUS)
    canvas.fill(body, PLATE, 0.62)
    canvas.stroke(body, edge, 1.4, 0.9 if dashed else 0.5, dash=(6, 4) if dashed else ())


def _wide_words(canvas: Canvas, said: tuple[str, str, str], box: Box, left: float, *, bad: bool) -> None:
    call, meld, points = said
    width = box.w - left - 5
    canvas.text(QRectF(left, 10, width, 24), call, 18, CREAM, 700, LEFT)
    canvas.text(QRectF(left, 35, width, 52), meld, 13, LOSS_INK if bad else CREAM, 500, TOP, wrap=True)
    canvas.text(QRectF(left, 88, width, 24), points, 14, LOSS_INK if bad else GOLD_INK, 700, LEFT)


def _narrow_words(canvas: Canvas, said: tuple[str, str, str], worth: int, box: Box, *, bad: bool) -> None:
    call, _, points = said
    room = QRectF(3, 92, box.w - 6, 22)
    canvas.text(QRectF(3, 71, box.w - 6, 22), call, 14, CREAM, 700, CENTRE)
    points = points if canvas.has_room(room, points, 700) else str(worth)
    canvas.text(room, points, 13, LOSS_INK if bad else GOLD_INK, 700, CENTRE)
