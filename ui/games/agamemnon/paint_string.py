"""The string tiles: woven bars with chevrons, meander or dots, and the clasp of the side that holds them now."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from engine.games.agamemnon.board import FORCE, NOTHING, STRENGTH
from ui.games.agamemnon.geometry import STRING_LENGTH, STRING_WIDTH
from ui.games.agamemnon.shades import CLASP_RIM, GLAZES, THREADS, Thread, border
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, polygon, polyline, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING

_RADIUS = 5.0
_CLASP = 7.4
_CHANGED = 11.0
"""Radius of a clasp that would change hands."""
_SQUARE = Qt.PenCapStyle.SquareCap
_MITER = Qt.PenJoinStyle.MiterJoin


class Weave(NamedTuple):
    """What a string tile looks like, however it is turned. `holder` is the side whose clasp it has, -1 for none.

    An edge without a string tile is `open` when one may come there now.
    """

    kind: int
    holder: int = -1
    length: float = STRING_LENGTH
    width: float = STRING_WIDTH
    open: bool = False


@cache
def string(weave: Weave, angle: int) -> Picture:
    """Return a string tile, or the empty edge, its middle at (0, 0), turned by degrees."""
    kind, holder, length, width, is_open = weave

    def draw(canvas: Canvas) -> None:
        body = rounded(-length / 2, -width / 2, length, width, _RADIUS)
        if kind == NOTHING:
            with canvas.at(0, 0, turn=angle):
                _vacant(canvas, body, is_open)
            return
        canvas.shadow(placed(body, 0, 1, 1.0, angle), LYING, 1.2)
        with canvas.at(0, 0, turn=angle):
            draw_bar(canvas, weave)
        if holder >= 0:
            draw_clasp(canvas, holder)

    box = _box(length, width, angle).with_shadow(LYING)
    return Picture("agamemnon string", (weave, angle), box, draw)


def draw_bar(canvas: Canvas, weave: Weave) -> None:
    """Paint a string tile lying flat around the origin, without shadow and clasp."""
    body = rounded(-weave.length / 2, -weave.width / 2, weave.length, weave.width, _RADIUS)
    _bar(canvas, THREADS[weave.kind], body, weave.length, weave.width)
    with canvas.clipped(body):
        _pattern(canvas, weave.kind, weave.length)


def turned_to(picture: Picture, angle: int) -> Picture:
    """Return the picture of a string tile as it looks on an edge that is turned by so many degrees."""
    weave = picture.params[0]
    return string(weave, angle) if isinstance(weave, Weave) else picture


def _box(length: float, width: float, angle: int) -> Box:
    bounds = placed(rounded(-length / 2, -width / 2, length, width, 0), 0, 0, 1.0, angle).boundingRect()
    return Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).grown(2)


def _vacant(canvas: Canvas, body: QPainterPath, is_open: bool) -> None:
    paint = border(canvas.theme)
    canvas.fill(body, paint, 0.08)
    if is_open:
        canvas.stroke(body, canvas.theme.tokens.legal_keyline, 4.0, 0.6)
        canvas.stroke(body, canvas.theme.tokens.legal, 2.0, dash=(5, 4))
    else:
        canvas.stroke(body, paint, 1.3, 0.6, dash=(4, 4))


def _bar(canvas: Canvas, thread: Thread, body: QPainterPath, length: float, width: float) -> None:
    cloth, half = thread.cloth, width / 2
    canvas.fill(placed(body, 0.4, 1.6), darker(cloth, 0.5))
    shade = linear(0, -half, 0, half, (0, lighter(cloth, 0.20)), (0.5, cloth), (1, darker(cloth, 0.12)))
    canvas.fill(body, shade)
    canvas.stroke(body, darker(cloth, 0.55), 1.0)
    for y in (-half + 3.2, half - 3.2):
        canvas.line(-length / 2 + 3, y, length / 2 - 3, y, thread.ink, 1.0, 0.55)


def _pattern(canvas: Canvas, kind: int, length: float) -> None:
    ink = THREADS[kind].ink
    if kind == STRENGTH:
        count = max(2, int(length / 17))
        for x in _steps(count, length):
            chevron = polyline([(x - 4, -4.2), (x + 3.2, 0), (x - 4, 4.2)])
            canvas.stroke(chevron, ink, 2.2, cap=Qt.PenCapStyle.FlatCap, join=_MITER)
    elif kind == FORCE:
        for x in _steps(int(length / 12.5), length):
            canvas.fill(disc(x, 0, 3.4), ink)
    else:
        count = max(3, int(length / 14))
        step = length / count
        for x in _steps(count, length):
            left = x - step / 2
            key = svg(
                f"M{left + 1} 4.6 L{left + 1} -4.6 L{left + step * 0.78} -4.6 L{left + step * 0.78} 2 "
                f"L{left + step * 0.42} 2 L{left + step * 0.42} -1.2"
            )
            canvas.stroke(key, ink, 1.9, cap=_SQUARE, join=_MITER)


def _steps(count: int, length: float) -> list[float]:
    step = length / count
    return [-length / 2 + step * (index + 0.5) for index in range(count)]


def draw_clasp(canvas: Canvas, side: int) -> None:
    """Paint the clasp of a side, never turned: a triangle for the Greeks, a square for the Trojans."""
    glaze = GLAZES[side]
    canvas.fill(disc(0, 0, _CLASP), glaze.face)
    canvas.stroke(disc(0, 0, _CLASP), CLASP_RIM, 1.6)
    if side == 0:
        canvas.stroke(polygon([(-3, 2.6), (0, -3), (3, 2.6)]), glaze.ink, 1.5)
    else:
        canvas.fill(rounded(-2.7, -2.7, 5.4, 5.4, 0.8), glaze.ink)


def changed_clasp(side: int) -> Picture:
    """Return the clasp a link would get, larger and ringed with light; -1 for a link that nobody would hold."""

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        canvas.fill(disc(0, 0, _CHANGED + 3.4), tokens.legal_keyline, 0.85)
        canvas.fill(disc(0, 0, _CHANGED + 2.2), tokens.target)
        if side >= 0:
            with canvas.at(0, 0, _CHANGED / _CLASP):
                draw_clasp(canvas, side)
        else:
            canvas.fill(disc(0, 0, _CHANGED), "#8A7F70")
            canvas.line(-4, 0, 4, 0, "#FFFFFF", 2.4)

    return Picture("agamemnon changed", (side,), Box(0, 0, 0, 0).grown(_CHANGED + 5), draw)


def cut(angle: int) -> Picture:
    """Return the cut across a string tile that is turned by degrees: a gap with two bright edges, its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        tokens, half = canvas.theme.tokens, STRING_WIDTH / 2 + 5
        with canvas.at(0, 0, turn=angle + 14):
            canvas.line(0, -half, 0, half, tokens.legal_keyline, 9.0)
            for x in (-2.6, 2.6):
                canvas.line(x, -half, x, half, tokens.target, 2.2)

    return Picture("agamemnon cut", (angle,), Box(0, 0, 0, 0).grown(STRING_WIDTH), draw)
