"""Imhotep's box: a pyramid in the last sun, stones on its step, a loaded ship on the river."""

from __future__ import annotations

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import disc, polygon, svg
from ui.paint.pieces import draw_stone
from ui.theme.colour import colour
from ui.theme.players import EMBER, HONEY, PINE, TIDE

_SHORE = 192.0
_SUN = (187.0, 109.0)
_APEX = (109.0, 42.0)
_LEFT, _EDGE, _RIGHT = 6.0, 151.0, 217.0
_COURSES = 9


def _art(canvas: Canvas) -> None:
    _sky(canvas)
    _far_pyramid(canvas)
    _pyramid(canvas)
    for index, player in enumerate((EMBER, TIDE, HONEY, PINE)):
        draw_stone(canvas, player, 48 + 21 * index, 156, 22, 7, marked=False)
    _river(canvas)
    _ship(canvas, 211, 234)


def _sky(canvas: Canvas) -> None:
    dusk = linear(0, 0, 0, ART_HEIGHT, (0, "#E8703A"), (0.45, "#F7B45C"), (0.72, "#FBDDA0"), (1, "#EBC27A"))
    canvas.box(0, 0, ART_WIDTH, ART_HEIGHT, dusk)
    x, y = _SUN
    canvas.fill(disc(x, y, 161), radial(x, y, 161, (0, colour("#FFF6D0", 0.9)), (1, colour("#FFF6D0", 0.0))))
    canvas.fill(disc(x, y, 49), "#FFF4CF")
    for ring in (70, 91):
        canvas.stroke(disc(x, y, ring), "#FFF4CF", 1.5, 0.35)


def _far_pyramid(canvas: Canvas) -> None:
    canvas.fill(polygon([(217, 187), (272, 109), (326, 187)]), "#D98B45")
    canvas.fill(polygon([(272, 109), (326, 187), (290, 187)]), "#B96A31")


def _pyramid(canvas: Canvas) -> None:
    lit = polygon([_APEX, (_LEFT, _SHORE), (_EDGE, _SHORE)])
    shaded = polygon([_APEX, (_EDGE, _SHORE), (_RIGHT, _SHORE)])
    canvas.fill(lit, linear(_LEFT, 0, _EDGE, 0, (0, "#F6D593"), (1, "#E7B566")))
    canvas.fill(shaded, linear(_EDGE, 0, _RIGHT, 0, (0, "#B0632F"), (1, "#8A4722")))
    for course in range(1, _COURSES):
        _course(canvas, course)


def _course(canvas: Canvas, course: int) -> None:
    """Draw the joints of one course of blocks, counted from the top."""
    share, step = course / _COURSES, (_SHORE - _APEX[1]) / _COURSES
    y = _APEX[1] + (_SHORE - _APEX[1]) * share
    left, edge, right = (_APEX[0] + (end - _APEX[0]) * share for end in (_LEFT, _EDGE, _RIGHT))
    canvas.line(left, y, edge, y, "#8A5A24", 1.2, 0.45)
    canvas.line(edge, y, right, y, "#5A2A12", 1.2, 0.45)
    for block in range(course):
        x = left + (edge - left) * (block + 0.5 * (course % 2)) / course
        canvas.line(x, y, x + 2, y - step, "#8A5A24", 1.0, 0.28)


def _river(canvas: Canvas) -> None:
    water = linear(0, _SHORE, 0, ART_HEIGHT, (0, "#2F8C95"), (1, "#16556A"))
    canvas.box(0, _SHORE, ART_WIDTH, ART_HEIGHT - _SHORE, water)
    canvas.box(0, _SHORE - 1, ART_WIDTH, 5, "#7A4A24")
    for wave in range(9):
        half = 26 - 2 * wave
        canvas.line(
            _SUN[0] - half, 203 + 6 * wave, _SUN[0] + half, 203 + 6 * wave, "#FFF0C0", 2, 0.55 - 0.05 * wave
        )


def _ship(canvas: Canvas, x: float, y: float) -> None:
    hull = (
        "M-46 0 C-58 -4 -62 -16 -58 -24 C-52 -12 -42 -8 -30 -8 L32 -8 C44 -8 54 -14 58 -28 "
        "C64 -16 58 0 44 4 L-34 4 C-40 4 -44 2 -46 0 Z"
    )
    canvas.fill(svg(hull, x, y), "#3A1F10")
    for index, player in enumerate((HONEY, EMBER, TIDE)):
        draw_stone(canvas, player, x - 26 + 19 * index, y - 24, 17, 5, marked=False, shadow=False)


COVER = Cover(place=1, band="#7A3A1C", art=_art)
