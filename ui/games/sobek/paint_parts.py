"""Small parts of Sobek's table: words, plates, rafts, empty places, the tray.

The corner of each is at (0, 0).
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from ui.games.sobek.paint_goods import draw_crocodile_emblem, draw_goods, draw_scarab
from ui.games.sobek.shades import (
    CREAM,
    PLATE,
    PLATE_GOLD,
    PLATE_INK,
    SKIPPED,
    ground,
)
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.theme.colour import Paint
from ui.theme.measure import LYING, PANEL

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CENTRE = Qt.AlignmentFlag.AlignCenter
_HIGHER = 6.0
"""So much higher and lower than its box a line may be."""


# ---------------------------------------------------------------- words


def words(
    text: str,
    box: Box,
    size: float,
    weight: int,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wrap: bool = False,
    paint: str = "",
    alpha: float = 1.0,
    short: str = "",
) -> Picture:
    """Return words in a box as large as `box`, in the board's ink unless a colour is given.

    Words without room give way to the short ones, if there are any. In a small window one line may be higher than its box.
    """
    higher = 0.0 if wrap else _HIGHER

    def draw(canvas: Canvas) -> None:
        ink, share = paint or ground(canvas.theme).ink, 1.0 if canvas.theme.contrast else alpha
        room = QRectF(0, -higher, box.w, box.h + 2 * higher)
        said = text if not short or canvas.has_room(room, text, weight, wrap=wrap) else short
        canvas.text(room, said, size, ink, weight, align, alpha=share, wrap=wrap)

    params = (text, box.w, box.h, size, weight, int(align), wrap, paint, alpha, short)
    return Picture("sobek words", params, Box(0, -higher, box.w, box.h + 2 * higher), draw)


_LOW_DOCK = 10.0
"""Units that a line may be higher than its box where the dock is low and words keep their least size."""


def dock_words(lines: tuple[tuple[str, float, int, str], ...], box: Box) -> Picture:
    """Return lines below each other for the dock: words, size, weight, and the name of a colour of the theme."""

    def draw(canvas: Canvas) -> None:
        top = 0.0
        for text, size, weight, token in lines:
            height = canvas.theme.line_height * max(size, canvas.theme.least / canvas.scale) + 2
            paint: Paint = getattr(canvas.theme.tokens, token)
            canvas.text(QRectF(0, top, box.w, height), text, size, paint, weight, LEFT)
            top += height

    return Picture("sobek dock words", (lines, box.w, box.h), Box(0, 0, box.w, box.h + _LOW_DOCK), draw)


def plate(sum_: str, value: int, w: float, h: float) -> Picture:
    """Return the dark plate of a set: "5 × 5 = 25", the value in gold; alone where there is no room for the sum."""

    def draw(canvas: Canvas) -> None:
        _plate_body(canvas, w, h)
        _sum(canvas, sum_, value, w, h, (PLATE_INK, PLATE_GOLD))

    return Picture("sobek plate", (sum_, value, w, h), Box(0, 0, w, h), draw)


def possible_plate(sum_: str, value: int, w: float, h: float) -> Picture:
    """Return the open plate of a set that could be laid: its sum in a dashed frame."""

    def draw(canvas: Canvas) -> None:
        ink = ground(canvas.theme).ink
        canvas.stroke(rounded(0.7, 0.7, w - 1.4, h - 1.4, 6), ink, 1.2, 0.55, dash=(4, 3))
        _sum(canvas, sum_, value, w, h, (ink, ink))

    return Picture("sobek possible plate", (sum_, value, w, h), Box(0, 0, w, h), draw)


def _sum(canvas: Canvas, sum_: str, value: int, w: float, h: float, inks: tuple[str, str]) -> None:
    """Set "5 × 5 = 25" in two colours, or the value alone where there is no room for more."""
    result = f"= {value}"
    both = canvas.width_of(f"{sum_} {result}", 13, 700)
    if both <= w - 5:
        left, first = (w - both) / 2, canvas.width_of(f"{sum_} ", 13, 700)
        canvas.text(QRectF(left, 0, first + 4, h), sum_, 13, inks[0], 700, LEFT)
        canvas.text(QRectF(left + first, 0, both - first + 4, h), result, 13, inks[1], 700, LEFT)
    else:
        canvas.text(QRectF(0, 0, w, h), str(value), 13, inks[1], 700)


def late_plate(scarabs: int, w: float, h: float) -> Picture:
    """Return the dark plate of late sets: a scarab and how many there are."""

    def draw(canvas: Canvas) -> None:
        _plate_body(canvas, w, h)
        draw_scarab(canvas, w / 2 - 9, h / 2, 15, PLATE_GOLD, PLATE)
        canvas.text(QRectF(w / 2, 0, w / 2, h), str(scarabs), 13, PLATE_GOLD, 700, LEFT)

    return Picture("sobek late plate", (scarabs, w, h), Box(0, 0, w, h), draw)


def _plate_body(canvas: Canvas, w: float, h: float) -> None:
    canvas.fill(rounded(0, 0, w, h, 6), PLATE, 0.80)
    canvas.stroke(rounded(0.5, 0.5, w - 1, h - 1, 6), PLATE_GOLD, 1.0, 0.35 if canvas.theme.dark else 0.0)


def skip_tag(text: str) -> Picture:
    """Return the red tag under a row card: how many cards taking it sends to corruption; its middle at (0, 0)."""
    w, h = 56.0, 22.0

    def draw(canvas: Canvas) -> None:
        body = rounded(-w / 2, -h / 2, w, h, h / 2)
        canvas.shadow(body, LYING)
        canvas.fill(body, SKIPPED)
        canvas.stroke(body, CREAM, 1.0, 0.7)
        emblem, left = (-w * 0.20, 0.0) if canvas.roomy else (-w * 0.27, -5.0)
        draw_crocodile_emblem(canvas, emblem, 0, 22, "#FFF4E4")
        canvas.text(QRectF(left, -h / 2, w / 2 - 3 - left, h), text, 13, "#FFF4E4", 700)

    return Picture("sobek skip", (text,), Box(-w / 2, -h / 2, w, h).with_shadow(LYING), draw)


# ---------------------------------------------------------------- the river


def raft(w: float) -> Picture:
    """Return a raft of three logs."""
    h = 24.0

    def draw(canvas: Canvas) -> None:
        canvas.shadow(rounded(0, 0, w, h, 5), PANEL)
        for log, paint in enumerate(("#C9A15A", "#B98F4A", "#A87F3E")):
            canvas.fill(rounded(0, log * 8, w, 7, 3.5), paint)

    return Picture("sobek raft", (w,), Box(0, 0, w, h).with_shadow(PANEL), draw)


def late_raft(kind: int, w: float, h: float) -> Picture:
    """Return the raft for late sets of a kind: a dashed bed with the goods."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 8)
        canvas.fill(body, "#0E3A40", 0.35)
        canvas.stroke(body, "#EFFFF6", 1.6, 0.7, dash=(5, 4))
        with canvas.faded(0.5):
            draw_goods(canvas, kind, w / 2, h / 2, 56)

    return Picture("sobek late raft", (kind, w, h), Box(0, 0, w, h).grown(1), draw)


def empty_place(w: float, h: float, kind: int = -1) -> Picture:
    """Return a dashed empty place, with the goods that belong there."""

    def draw(canvas: Canvas) -> None:
        ink = ground(canvas.theme).ink
        canvas.stroke(rounded(1, 1, w - 2, h - 2, 6), ink, 1.4, 0.35, dash=(4, 4))
        if kind >= 0:
            with canvas.faded(0.55):
                draw_goods(canvas, kind, w / 2, h / 2, min(34.0, w * 0.8))

    return Picture("sobek empty", (w, h, kind), Box(0, 0, w, h), draw)


def tray(w: float, h: float) -> Picture:
    """Return the tray that covers the river while something is looked at."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 12)
        canvas.shadow(body, PANEL)
        shades = ground(canvas.theme)
        canvas.fill(body, shades.ring)
        canvas.stroke(body, shades.line, 1.6)
        canvas.stroke(rounded(4, 4, w - 8, h - 8, 9), shades.line, 1.0, 0.4)

    return Picture("sobek tray", (w, h), Box(0, 0, w, h).with_shadow(PANEL), draw)


def divider() -> Picture:
    """Return the line between two groups of the dock."""

    def draw(canvas: Canvas) -> None:
        canvas.box(0, 0, 1, 96, canvas.theme.tokens.hair)

    return Picture("sobek divider", (), Box(0, 0, 1, 96), draw)
