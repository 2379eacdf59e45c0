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
        last = at.claim_card(box, len(cards) - 1, len(cards))
        left = last.x + last.w + 11
        beside = box.w >= at.WIDE_CLAIM and _has_room_beside(canvas, said, box, left)
        for index, kind in enumerate(cards):
            spot = at.claim_card(box, index, len(cards), beside=beside)
            with canvas.at(spot.x, spot.y), canvas.faded(0.6 if index == 0 < len(cards) - 1 else 1.0):
                draw_face(canvas, kind, spot.w, spot.h)
        if beside:
            _wide_words(canvas, said, box, left, bad=bad)
        else:
            _narrow_words(canvas, said, worth, box, bad=bad)

    return Picture(
        "four color claim", (cards, said, box.w, box.h, bad), Box(0, 0, box.w, box.h).grown(1), draw
    )


def pass_plate(said: str, w: float, h: float) -> Picture:
    """Return the plate that passes."""

    def draw(canvas: Canvas) -> None:
        _body(canvas, w, h, CREAM, dashed=False)
        canvas.text(QRectF(4, 0, w - 8, h), said, 17, CREAM, 700, CENTRE)

    return Picture("four color pass", (said, w, h), Box(0, 0, w, h).grown(1), draw)


def _body(canvas: Canvas, w: float, h: float, edge: str, *, dashed: bool) -> None:
    body = rounded(0, 0, w, h, _RADIUS)
    canvas.fill(body, PLATE, 0.62)
    canvas.stroke(body, edge, 1.4, 0.9 if dashed else 0.5, dash=(6, 4) if dashed else ())


def _beside(box: Box, left: float) -> tuple[QRectF, QRectF, QRectF]:
    """Return the room for call, meld and points beside the cards."""
    width = box.w - left - 5
    return QRectF(left, 10, width, 24), QRectF(left, 35, width, 52), QRectF(left, 88, width, 24)


def _has_room_beside(canvas: Canvas, said: tuple[str, str, str], box: Box, left: float) -> bool:
    call, meld, points = _beside(box, left)
    return (
        canvas.has_room(call, said[0], 700)
        and canvas.has_room(meld, said[1], 500, wrap=True)
        and canvas.has_room(points, said[2], 700)
    )


def _wide_words(canvas: Canvas, said: tuple[str, str, str], box: Box, left: float, *, bad: bool) -> None:
    call, meld, points = _beside(box, left)
    canvas.text(call, said[0], 18, CREAM, 700, LEFT)
    canvas.text(meld, said[1], 13, LOSS_INK if bad else CREAM, 500, TOP, wrap=True)
    canvas.text(points, said[2], 14, LOSS_INK if bad else GOLD_INK, 700, LEFT)


def _narrow_words(canvas: Canvas, said: tuple[str, str, str], worth: int, box: Box, *, bad: bool) -> None:
    call, _, points = said
    room = QRectF(3, 92, box.w - 6, 22)
    canvas.text(QRectF(3, 71, box.w - 6, 22), call, 14, CREAM, 700, CENTRE)
    points = points if canvas.has_room(room, points, 700) else str(worth)
    canvas.text(room, points, 13, LOSS_INK if bad else GOLD_INK, 700, CENTRE)
