"""Ships and what belongs to them: berths, eye, load pips, pennant, captions, the tray for an unloading order."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from engine.games.imhotep.components import MIN_LOAD
from ui.games.imhotep.geometry import (
    BERTH_PITCH,
    ORDER_TRAY,
    ORDER_WORDS,
    SHIP_BOW,
    SHIP_HEIGHT,
    SHIP_STERN,
    order_slot,
    ship_berth,
    ship_length,
)
from ui.games.imhotep.shades import LAMP_INK, RIVER_INK, RIVER_PLATE, Shades, shades
from ui.paint.bubbles import pill
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_well
from ui.paint.wood import draw_plank
from ui.theme.colour import darker, lighter
from ui.theme.look import Theme
from ui.theme.measure import LYING

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_HULL_DEPTH = 9.0
_PENNANT_RISE = 32.0
_PENNANT_REACH = 16.0
_MARGIN = 24.0
_PIP = 6.5
_PIP_PITCH = 9.0
_PIP_FULL = "#FFE2A8"
_PIP_LINE = "#3B2600"
_BOW_EYE_X = 40.0
_DECK_X, _DECK_RIGHT, _DECK_Y = 52.0, 42.0, 6.0
_NUMBER = "#FFE9C0"


def hull(capacity: int) -> QPainterPath:
    """Return a ship's outline at full size, bow left, its box's corner at (0, 0)."""
    w, h = ship_length(capacity), SHIP_HEIGHT
    return svg(
        f"M0 {h * 0.5} C16 {h * 0.16} 40 0 66 0 L{w - 52} 0 C{w - 24} 0 {w - 6} {h * 0.22} {w} {h * 0.5} "
        f"C{w - 6} {h * 0.78} {w - 24} {h} {w - 52} {h} L66 {h} C40 {h} 16 {h * 0.84} 0 {h * 0.5} Z"
    )


def ship(capacity: int, *, scale: float = 1.0, ready: bool = False, numbered: bool = True) -> Picture:
    """Return a ship without its stones, its box's corner at (0, 0), painted at `scale` of its full size.

    `ready` raises the pennant: it has stones enough to sail.  `numbered` berths show the unloading order.
    """

    def draw(canvas: Canvas) -> None:
        with canvas.at(0, 0, scale):
            _ship(canvas, capacity, ready=ready, numbered=numbered)

    w, h = ship_length(capacity), SHIP_HEIGHT
    left, top = -_MARGIN, -_PENNANT_RISE
    width, height = w + 2 * _MARGIN, h + _PENNANT_RISE + _HULL_DEPTH + _MARGIN + 6
    box = Box(left * scale, top * scale, width * scale, height * scale)
    return Picture("imhotep ship", (capacity, scale, ready, numbered), box, draw)


def _ship(canvas: Canvas, capacity: int, *, ready: bool, numbered: bool) -> None:
    colours, outline = shades(canvas.theme), hull(capacity)
    canvas.cast(outline, 7.0, 3.0, 10.0, "#06242C", 0.5)
    canvas.stroke(placed(outline, -4, 3), "#E9FFFA", 2.2, 0.25)
    _body(canvas, outline, capacity, colours)
    _deck(canvas, capacity, colours)
    _eye(canvas)
    for index in range(capacity):
        _berth(canvas, index, colours, numbered=numbered)
    _pips(canvas, capacity)
    if ready:
        _pennant(canvas, ship_length(capacity) - _PENNANT_REACH)


def _body(canvas: Canvas, outline: QPainterPath, capacity: int, colours: Shades) -> None:
    wood, h = colours.hull, SHIP_HEIGHT
    side = linear(0, h * 0.4, 0, h + _HULL_DEPTH, (0, darker(wood, 0.40)), (1, darker(wood, 0.62)))
    canvas.fill(outline.translated(0, _HULL_DEPTH), side)
    canvas.fill(outline, linear(0, 0, 0, h, (0, lighter(wood, 0.22)), (1, darker(wood, 0.12))))
    canvas.stroke(outline, darker(wood, 0.55), 1.4)
    stern = ship_length(capacity) - 14
    with canvas.clipped(outline):
        for first, step, count, bulge in ((16.0, 8.0, 4, 5.0), (stern, -8.0, 3, -5.0)):
            for index in range(count):
                binding = svg(
                    f"M0 -4 C{bulge} {h * 0.3} {bulge} {h * 0.7} 0 {h + 4}", first + index * step, 0
                )
                canvas.stroke(binding, darker(wood, 0.5), 1.6, 0.5)


def _deck(canvas: Canvas, capacity: int, colours: Shades) -> None:
    right, h = ship_length(capacity) - _DECK_RIGHT, SHIP_HEIGHT - 2 * _DECK_Y
    deck = rounded(_DECK_X, _DECK_Y, right - _DECK_X, h, 6)
    canvas.fill(deck, linear(0, 0, 0, SHIP_HEIGHT, (0, colours.deck_top), (1, colours.deck_foot)))
    for seam in range(1, 6):
        y = _DECK_Y + seam * h / 6
        canvas.line(_DECK_X + 1, y, right - 1, y, darker(colours.hull, 0.4), 1.0, 0.28)
    canvas.stroke(deck, darker(colours.hull, 0.5), 1.2, 0.8)


def _eye(canvas: Canvas) -> None:
    with canvas.at(_BOW_EYE_X, SHIP_HEIGHT / 2):
        canvas.fill(svg("M-9 0 C-4 -7 4 -7 9 0 C4 7 -4 7 -9 0 Z"), "#FFF6E2")
        canvas.fill(disc(0, 0, 3.6), "#2B2118")
        canvas.stroke(svg("M-9 0 C-4 -7 4 -7 9 0 C4 7 -4 7 -9 0"), "#2B2118", 1.2)


def _berth(canvas: Canvas, index: int, colours: Shades, *, numbered: bool) -> None:
    box = ship_berth(index)
    well = rounded(box.x, box.y, box.w, box.h, 6)
    draw_well(canvas, well, colours.hull)
    if numbered:
        centre, alpha = box.rect().center(), 0.85 if index == 0 else 0.6
        canvas.figure(centre.x(), centre.y(), str(index + 1), 13, _NUMBER, 700, alpha)


def _pips(canvas: Canvas, capacity: int) -> None:
    """Paint a square for each berth on the stern; filled ones are the stones it needs to sail."""
    x = SHIP_BOW + BERTH_PITCH * capacity + SHIP_STERN - 33
    top = SHIP_HEIGHT / 2 - (capacity * _PIP_PITCH - 3) / 2
    for index in range(capacity):
        pip = rounded(x, top + index * _PIP_PITCH, _PIP, _PIP, 1.2)
        if index < MIN_LOAD[capacity]:
            canvas.fill(pip, _PIP_FULL)
            canvas.stroke(pip, _PIP_LINE, 0.8, 0.7)
        else:
            canvas.stroke(pip, _PIP_FULL, 1.0, 0.8)


def _pennant(canvas: Canvas, x: float) -> None:
    canvas.line(x, SHIP_HEIGHT / 2 + 4, x, -26, "#4A3018", 3.0)
    cloth = svg("M0 -27 C12 -31 14 -20 28 -24 L28 -9 C14 -5 12 -16 0 -12 Z", x, 0)
    canvas.shadow(cloth, LYING)
    canvas.fill(cloth, linear(x, 0, x + 28, 0, (0, "#FFD166"), (1, "#EFA72F")))
    canvas.stroke(svg("M0 4 L4 8 L11 0", x + 8, -22), "#4A2E00", 2.2)


def wake(scale: float = 1.0) -> Picture:
    """Return the foam behind a sailing ship; (0, 0) is the middle of its stern."""

    def draw(canvas: Canvas) -> None:
        with canvas.at(0, 0, scale):
            for rise in (-1, 1):
                for step in range(3):
                    line = svg(
                        f"M0 {rise * 6 * step} C16 {rise * 12} 34 {rise * (14 + 5 * step)} 60 {rise * (16 + 8 * step)}"
                    )
                    canvas.stroke(line, "#F2FFF8", 2.4 - 0.6 * step, 0.5 - 0.13 * step)

    box = Box(-4 * scale, -40 * scale, 70 * scale, 80 * scale)
    return Picture("imhotep wake", (scale,), box, draw)


def ship_caption(theme: Theme, words: str, scale: float = 1.0) -> Picture:
    """Return the line below a ship: how full it is and from when it sails.  Its centre is (0, 0)."""
    return _plate(theme, words, 0.30, scale)


def dock_label(theme: Theme, words: str, scale: float = 1.0, *, closed: bool = False) -> Picture:
    """Return the label of a dock, free or (with a lock) closed this round.  Its centre is (0, 0)."""
    if closed:
        return pill(
            theme,
            words,
            face=RIVER_PLATE,
            ink=LAMP_INK,
            alpha=1.0 if theme.contrast else 0.72,
            icon="lock",
            scale=scale,
        )
    return _plate(theme, words, 0.46, scale)


def _plate(theme: Theme, words: str, alpha: float, scale: float) -> Picture:
    """Return words on a dark plate that lets the water through, except in the high-contrast setting."""
    return pill(
        theme, words, face=RIVER_PLATE, ink=RIVER_INK, alpha=1.0 if theme.contrast else alpha, scale=scale
    )


def order_tray() -> Picture:
    """Return the tray for a Lever's unloading order with its four spaces, placed as on the board."""
    tray = ORDER_TRAY

    def draw(canvas: Canvas) -> None:
        canvas.cast(rounded(tray.x, tray.y, tray.w, tray.h, 10), 7.0, 2.0, 7.0, "#06242C", 0.5)
        draw_plank(canvas, QRectF(tray.x, tray.y, tray.w, tray.h), shades(canvas.theme).sled, 10, 6, 5)
        for number in range(4):
            box = order_slot(number)
            draw_well(canvas, rounded(box.x, box.y, box.w, box.h, 6), shades(canvas.theme).hull)
            centre = box.rect().center()
            canvas.figure(centre.x(), centre.y(), str(number + 1), 14, _NUMBER, 700, 0.8)

    return Picture("imhotep order", (), tray.grown(26), draw)


def order_words(words: str) -> Picture:
    """Return what the tray is for, as wide as `ORDER_WORDS`; its corner is at (0, 0)."""
    box = Box(0, 0, ORDER_WORDS.w, ORDER_WORDS.h)

    def draw(canvas: Canvas) -> None:
        canvas.text(box.rect(), words, 12.5, shades(canvas.theme).river_ink, 600, _LEFT)

    return Picture("imhotep order words", (words,), box, draw)
