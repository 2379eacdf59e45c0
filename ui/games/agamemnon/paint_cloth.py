"""The linen of Agamemnon's table: hems, meander selvedges, a ship and the horse, and the empty spaces of the net."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from ui.games.agamemnon import geometry as at
from ui.games.agamemnon import shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.wood import draw_lamp_pool
from ui.theme.colour import darker, lighter
from ui.theme.measure import PANEL

_THREAD = 16.0
_KEY = 18.0
_KEY_DRAWN = 0.74
"""Length of one key of the meander, and how much of it the key itself takes: the rest keeps it from the next."""
_RADIUS = 14.0
_HEM, _SELVEDGE = 8.0, 30.0
_SHIP = (
    "M-70 0 C-78 -10 -78 -26 -66 -34 C-66 -22 -58 -8 -40 -4 L44 -4 C60 -6 68 -14 70 -28 C80 -16 76 6 58 12 "
    "L-52 12 C-62 10 -66 6 -70 0 Z"
)
_SAIL = (
    "M-2 -8 L-2 -58 L2 -58 L2 -8 Z M-34 -54 C-14 -60 14 -60 34 -54 C38 -38 36 -26 30 -16 "
    "C10 -22 -10 -22 -30 -16 C-36 -26 -38 -38 -34 -54 Z"
)
_HORSE = (
    "M-52 10 C-58 -16 -40 -26 -20 -24 L12 -24 C22 -34 26 -52 38 -64 L44 -72 L48 -62 C60 -58 70 -48 74 -36 "
    "L66 -28 L54 -34 C50 -22 48 -8 46 6 L46 44 L36 44 L32 14 L-26 14 L-30 44 L-42 44 L-44 12 "
    "C-50 18 -56 26 -60 34 C-62 24 -58 16 -52 10 Z"
)
_PICTURES = {
    "agamemnon": ((358.0, 74.0, 1.0), (378.0, 532.0, 1.0)),
    "loom": ((374.0, 74.0, 0.85), (-384.0, 556.0, 0.7)),
}
"""By board: ship and horse, each x from the middle, y, scale."""
_FRESCO_ALPHA = 0.17


def cloth_picture(visible: Box, board: str) -> Picture:
    """Return table, linen and the spaces that are always there, for the part that is visible, in board units."""

    def draw(canvas: Canvas) -> None:
        draw_lamp_pool(canvas, visible.rect(), shades.cloth(canvas.theme))
        cloth = at.linen(visible)
        _linen(canvas, cloth)
        _selvedges(canvas, cloth)
        if not canvas.theme.contrast:
            _fresco(canvas, board)
        for space, spot in enumerate(at.spots(board)):
            if space not in at.DOUBTFUL[board]:
                with canvas.at(*spot):
                    _hollow(space, canvas)

    return Picture("agamemnon cloth", (visible, board), visible, draw, opaque=True)


def _linen(canvas: Canvas, box: Box) -> None:
    base, dark = shades.linen(canvas.theme), canvas.theme.dark
    body = rounded(*box, _RADIUS)
    canvas.shadow(body, PANEL, 1.4)
    canvas.fill(rounded(box.x, box.y + 5, box.w, box.h, _RADIUS), shades.linen_edge(canvas.theme))
    if canvas.theme.contrast:
        canvas.fill(body, base)
        return
    lit, foot = (0.10, 0.18) if dark else (0.35, 0.09)
    top, middle = lighter(base, 0.10), lighter(base, lit)
    canvas.fill(body, linear(0, box.y, 0, box.y + box.h, (0, top), (0.4, middle), (1, darker(base, foot))))
    with canvas.clipped(body):
        paint = shades.weave(canvas.theme)
        for index in range(int(box.w / _THREAD) + 1):
            canvas.box(box.x + index * _THREAD, box.y, 1, box.h, paint, 0.13)
        for index in range(int(box.h / _THREAD) + 1):
            canvas.box(box.x, box.y + index * _THREAD, box.w, 1, paint, 0.13)


def _selvedges(canvas: Canvas, box: Box) -> None:
    paint = shades.border(canvas.theme)
    frame = box.grown(-_HEM)
    canvas.stroke(rounded(*frame, 9), paint, 1.6, 0.75)
    for x in (box.x + _SELVEDGE, box.x + box.w - _SELVEDGE):
        canvas.line(x, frame.y, x, frame.y + frame.h, paint, 1.6, 0.75)
    keys = int((box.h - 36) / _KEY)
    top = box.y + (box.h - keys * _KEY) / 2
    inset, half = (_HEM + _SELVEDGE) / 2, _KEY * (1 - _KEY_DRAWN) / 2
    _meander(canvas, box.x + box.w - inset, top + half, keys, 90)
    _meander(canvas, box.x + inset, top + keys * _KEY - half, keys, -90)


def _meander(canvas: Canvas, x: float, y: float, keys: int, turn: float) -> None:
    paint, drawn = shades.border(canvas.theme), _KEY * _KEY_DRAWN
    with canvas.at(x, y, turn=turn):
        for key in range(keys):
            path = svg(
                f"M0 5.5 L0 -5.5 L{drawn} -5.5 L{drawn} 2.2 L{_KEY * 0.36} 2.2 L{_KEY * 0.36} -1.6",
                key * _KEY,
            )
            canvas.stroke(
                path, paint, 1.8, 0.75, cap=Qt.PenCapStyle.SquareCap, join=Qt.PenJoinStyle.MiterJoin
            )


def _fresco(canvas: Canvas, board: str) -> None:
    middle = at.BOARD.w / 2
    (ship_x, ship_y, ship_scale), (horse_x, horse_y, horse_scale) = _PICTURES[board]
    with canvas.at(middle + ship_x, ship_y, ship_scale):
        _ship(canvas)
    with canvas.at(middle + horse_x, horse_y, horse_scale):
        _horse(canvas)


def _ship(canvas: Canvas) -> None:
    paint = shades.fresco(canvas.theme)
    for part in (_SHIP, _SAIL):
        canvas.fill(svg(part), paint, _FRESCO_ALPHA)
    for oar in range(7):
        canvas.line(-40 + oar * 14, 13, -48 + oar * 14, 30, paint, 3, _FRESCO_ALPHA)


def _horse(canvas: Canvas) -> None:
    paint = shades.fresco(canvas.theme)
    canvas.fill(svg(_HORSE), paint, _FRESCO_ALPHA)
    canvas.fill(rounded(-58, 44, 118, 7, 2), paint, _FRESCO_ALPHA)
    for wheel in (-40, 42):
        canvas.fill(disc(wheel, 60, 9).subtracted(disc(wheel, 60, 4)), paint, _FRESCO_ALPHA)


def hollow(space: int, *, closed: bool) -> Picture:
    """Return a space that may be out of the game (rules 8.2): open, or sewn up; its middle at (0, 0)."""
    draw = _closed if closed else partial(_hollow, space)
    return Picture("agamemnon hollow", (space, closed), at.around(0, 0, at.SPACE + 2), draw)


def _hollow(space: int, canvas: Canvas) -> None:
    """Paint an empty space with its number, by which log, list of moves and lessons call it."""
    path, paint = disc(0, 0, at.SPACE), shades.border(canvas.theme)
    canvas.fill(path, *shades.hollow(canvas.theme))
    canvas.inner_shadow(path, 4.0, 1.0, 2.0, 0.45)
    canvas.stroke(path, paint, 1.5, 0.8)
    canvas.stroke(disc(0, 0, at.SPACE - 5), paint, 1.0, 0.35, dash=(2, 3))
    ink, alpha = shades.number(canvas.theme)
    canvas.figure(0, 0, str(space), 14, ink, 600, alpha)


def _closed(canvas: Canvas) -> None:
    paint, reach = shades.border(canvas.theme), 9.0
    canvas.stroke(disc(0, 0, at.SPACE), paint, 1.3, 0.45, dash=(3, 5))
    canvas.line(-reach, -reach, reach, reach, paint, 2.0, 0.5)
    canvas.line(-reach, reach, reach, -reach, paint, 2.0, 0.5)
