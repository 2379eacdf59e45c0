"""Small parts of Sobek's table: words, plates, tokens, rafts, corruption tiles, empty places, the tray.

The corner of each is at (0, 0), the middle of tokens and markers.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt

from engine.games.sobek.cards import Token
from ui.games.sobek import geometry as at
from ui.games.sobek.paint_goods import draw_crocodile_emblem, draw_goods, draw_scarab, draw_symbol
from ui.games.sobek.shades import (
    CREAM,
    PLATE,
    PLATE_GOLD,
    PLATE_INK,
    SKIPPED,
    TOKEN_RIM,
    ground,
)
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import Paint
from ui.theme.measure import LYING, PANEL

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
CENTRE = Qt.AlignmentFlag.AlignCenter


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
) -> Picture:
    """Return words in a box as large as `box`, in the board's ink unless a colour is given."""

    def draw(canvas: Canvas) -> None:
        ink, share = paint or ground(canvas.theme).ink, 1.0 if canvas.theme.contrast else alpha
        canvas.text(QRectF(0, 0, box.w, box.h), text, size, ink, weight, align, alpha=share, wrap=wrap)

    params = (text, box.w, box.h, size, weight, int(align), wrap, paint, alpha)
    return Picture("sobek words", params, Box(0, 0, box.w, box.h), draw)


def dock_words(lines: tuple[tuple[str, float, int, str], ...], box: Box) -> Picture:
    """Return lines below each other for the dock: words, size, weight, and the name of a colour of the theme."""

    def draw(canvas: Canvas) -> None:
        top = 0.0
        for text, size, weight, token in lines:
            height = canvas.theme.line_height * max(size, 12.0 / canvas.scale) + 2
            paint: Paint = getattr(canvas.theme.tokens, token)
            canvas.text(QRectF(0, top, box.w, height), text, size, paint, weight, LEFT)
            top += height

    return Picture("sobek dock words", (lines, box.w, box.h), Box(0, 0, box.w, box.h), draw)


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
        draw_crocodile_emblem(canvas, -w * 0.20, 0, 22, "#FFF4E4")
        canvas.text(QRectF(0, -h / 2, w / 2 - 4, h), text, 13, "#FFF4E4", 700)

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


# ---------------------------------------------------------------- tokens


def token(kind: int, radius: float) -> Picture:
    """Return an event token face up; -1 for one that lies face down."""
    box = Box(-radius, -radius, 2 * radius, 2 * radius + 3).with_shadow(LYING)
    return Picture("sobek token", (kind, radius), box, partial(_draw_token, kind, radius))


def _draw_token(kind: int, r: float, canvas: Canvas) -> None:
    face = disc(0, 0, r)
    canvas.shadow(face, LYING)
    canvas.fill(disc(0, 2.5, r), "#6A4A10")
    low, high = ("#F3D58A", "#C08A2A") if kind < 0 else ("#6FBFB0", "#1F7E70")
    canvas.fill(face, linear(-r, -r, r, r, (0, low), (1, high)))
    canvas.stroke(face, TOKEN_RIM, 1.2)
    canvas.stroke(disc(0, 0, r * 0.8), TOKEN_RIM, 1.0, 0.5)
    with canvas.at(0, 0, r / 20):
        _draw_sign(canvas, kind)


def _draw_sign(canvas: Canvas, kind: int) -> None:
    """The sign of a token, on a disc of radius 20."""
    match kind:
        case Token.GUILD:
            canvas.stroke(svg("M-12 -4 L6 -4 M1 -9 L7 -4 L1 1 M12 7 L-4 7 M0 3 L-5 7 L0 11"), CREAM, 2.8)
        case Token.FLOOD:
            for y in (-6, 1, 8):
                canvas.stroke(
                    svg(f"M-12 {y} C-8 {y - 6} -4 {y + 4} 0 {y} C4 {y - 6} 8 {y + 4} 12 {y}"), CREAM, 2.6
                )
        case Token.CURSE:
            draw_crocodile_emblem(canvas, 0, -1, 26, CREAM)
        case Token.PROSPERITY:
            draw_scarab(canvas, -5, 0, 17, CREAM, "#1F7E70")
            canvas.figure(9, 0, "2", 15, CREAM, 800)
        case Token.EMBALMING:
            canvas.fill(svg("M-6 -12 C-2 -15 2 -15 6 -12 L8 8 C5 13 -5 13 -8 8 Z"), CREAM)
            canvas.stroke(svg("M-8 -4 L8 -1 M-8 2 L8 5 M-6 -9 L7 -6"), "#1F7E70", 2.0)
        case Token.SWINDLE:
            canvas.stroke(
                svg("M0 -12 L0 10 M-12 -7 L12 -9 M-5 11 L5 11 M-12 -7 L-15 2 L-8 2 Z M12 -9 L8 4 L15 4 Z"),
                CREAM,
                2.0,
            )
        case _:
            draw_symbol(canvas, "E", 0, 0, 10, TOKEN_RIM)


def token_space(radius: float) -> Picture:
    """Return the place of a token that is gone; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.stroke(disc(0, 0, radius), ground(canvas.theme).ink, 1.4, 0.35, dash=(4, 4))

    return Picture(
        "sobek token space", (radius,), Box(-radius, -radius, 2 * radius, 2 * radius).grown(1), draw
    )


def blessing(scarabs: int, radius: float) -> Picture:
    """Return Prosperity on a set: so many scarabs more; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        face = disc(0, 0, radius)
        canvas.shadow(face, LYING)
        canvas.fill(face, linear(-radius, -radius, radius, radius, (0, "#6FBFB0"), (1, "#1F7E70")))
        canvas.stroke(face, TOKEN_RIM, 1.2)
        draw_scarab(canvas, -radius * 0.34, 0, radius * 0.85, CREAM, "#1F7E70")
        canvas.figure(radius * 0.42, 0, str(scarabs), radius * 0.9, CREAM, 800)

    box = Box(-radius, -radius, 2 * radius, 2 * radius).with_shadow(LYING)
    return Picture("sobek blessing", (scarabs, radius), box, draw)


# ---------------------------------------------------------------- corruption, start


def corruption_tile(text: str, curses: int, w: float, h: float) -> Picture:
    """Return a corruption tile; `text` is the number of cards when it may be seen; Curse tokens peep out below."""

    def draw(canvas: Canvas) -> None:
        for curse in range(curses):
            with canvas.at(w * 0.3 + curse * 13, h + 3):
                _draw_token(Token.CURSE, 10.0, canvas)
        _tile_body(canvas, w, h)
        draw_crocodile_emblem(canvas, w / 2, h * (0.34 if text else 0.48), w * 0.72, "#F1E0A8")
        if text:
            canvas.figure(w / 2, h * 0.70, text, 15, "#FFF3D8", 800)

    box = Box(0, 0, w, h + 16).with_shadow(LYING)
    return Picture("sobek corruption", (text, curses, w, h), box, draw)


def _tile_body(canvas: Canvas, w: float, h: float) -> None:
    body = rounded(0, 0, w, h, 6)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#4B6B3C"), (1, "#24391F")))
    canvas.stroke(body, "#16240F", 1.2)
    canvas.stroke(rounded(3, 3, w - 6, h - 6, 4), "#E2B04A", 1.2, 0.8)


def rival_tile(text: str, curses: int, w: float, h: float) -> Picture:
    """Return an opponent's corruption tile in the corner of its panel, Curse tokens left of it."""

    def draw(canvas: Canvas) -> None:
        for curse in range(curses):
            with canvas.at(-(curse + 0.5) * at.CURSE_STEP - 2, h / 2):
                _draw_token(Token.CURSE, 11.0, canvas)
        _tile_body(canvas, w, h)
        draw_crocodile_emblem(
            canvas, w / (3.2 if text else 2), h / 2, h * 0.72 if text else w * 0.72, "#F1E0A8"
        )
        if text:
            canvas.figure(w * 0.72, h / 2, text, 14, "#FFF3D8", 800)

    box = Box(-curses * at.CURSE_STEP, 0, w + curses * at.CURSE_STEP, h).with_shadow(LYING)
    return Picture("sobek rival tile", (text, curses, w, h), box, draw)


def start_flag(w: float, h: float) -> Picture:
    """Return what the start player of the round gets: a golden ankh on a tile."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 7)
        canvas.shadow(body, LYING)
        canvas.fill(body, linear(0, 0, w, h, (0, "#F3D58A"), (1, "#C08A2A")))
        canvas.stroke(body, TOKEN_RIM, 1.3)
        draw_symbol(canvas, "A", w / 2, h / 2, w * 0.36, TOKEN_RIM)

    return Picture("sobek start", (w, h), Box(0, 0, w, h).with_shadow(LYING), draw)


def divider() -> Picture:
    """Return the line between two groups of the dock."""

    def draw(canvas: Canvas) -> None:
        canvas.box(0, 0, 1, 96, canvas.theme.tokens.hair)

    return Picture("sobek divider", (), Box(0, 0, 1, 96), draw)
