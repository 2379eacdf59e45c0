"""The free cells of an estate: strips of the terrain that each edge needs; what meets there while a tile is held."""

from __future__ import annotations

from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF

from ui.games.isle_of_skye.paint_tile import terrain_colour
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, polyline, rounded, rounded_box
from ui.paint.picture import Box, Picture

_STRIP = 0.125
_GAP = 0.087
_ENDS = 0.135
_BESIDE = _GAP + _STRIP + 0.02
_ENDS_AT = ((3, 1), (0, 2), (3, 1), (0, 2))
"""The sides at the start and the end of each strip."""


def needs(edge: float, terrains: str) -> Picture:
    """Return the needs of a free cell: a terrain's letter or "-" for north, east, south, west."""
    return Picture("skye needs", (edge, terrains), Box(0, 0, edge, edge), partial(_draw, edge, terrains))


def _draw(edge: float, terrains: str, canvas: Canvas) -> None:
    for side, letter in enumerate(terrains):
        if letter != "-":
            bar = rounded_box(_strip(edge, side, terrains), edge * 0.05)
            canvas.fill(bar, terrain_colour(letter), 0.95)
            canvas.stroke(bar, "#FFFFFF", 1.0, 0.5)


def _strip(edge: float, side: int, terrains: str) -> QRectF:
    """Return the strip along one side; it ends earlier where another strip begins."""
    wide, gap = edge * _STRIP, edge * _GAP
    near, far = (edge * (_ENDS if terrains[other] == "-" else _BESIDE) for other in _ENDS_AT[side])
    length = edge - near - far
    match side:
        case 0:
            return QRectF(near, gap, length, wide)
        case 1:
            return QRectF(edge - gap - wide, near, wide, length)
        case 2:
            return QRectF(near, edge - gap - wide, length, wide)
    return QRectF(gap, near, wide, length)


# ---------------------------------------------------------------- while a tile is held


class Seam(Enum):
    """What meets where a held tile would touch a neighbour."""

    FITS = "fits"
    ROAD = "road"
    CLASHES = "clashes"


_ROAD_INK, _ROAD_FACE = "#5C4524", "#EAD9AE"
_MARK = 0.1
_TICK = ((-0.48, 0.02), (-0.12, 0.40), (0.50, -0.38))


def seam(meeting: Seam, edge: float) -> Picture:
    """Return the mark of an edge, its middle at (0, 0): a tick where the ground matches, on a road where one goes on."""
    r = max(7.0, edge * _MARK)
    return Picture("skye seam", (meeting, r), Box(0, 0, 0, 0).grown(r + 3), partial(_draw_seam, meeting, r))


def _draw_seam(meeting: Seam, r: float, canvas: Canvas) -> None:
    tokens = canvas.theme.tokens
    clash = meeting is Seam.CLASHES
    face = tokens.err if clash else _ROAD_FACE if meeting is Seam.ROAD else tokens.ok
    ink = _ROAD_INK if meeting is Seam.ROAD else tokens.panel
    canvas.fill(disc(0, 0, r + 1.6), tokens.legal_keyline, 0.8)
    canvas.fill(disc(0, 0, r), face)
    if clash:
        for way in (1, -1):
            canvas.line(-r * 0.42, -r * 0.42 * way, r * 0.42, r * 0.42 * way, ink, r * 0.27)
    else:
        canvas.stroke(polyline([(x * r, y * r) for x, y in _TICK]), ink, r * 0.27)


def new_value(w: float, h: float, old: int, new: int) -> Picture:
    """Return what a scoring tile would pay instead, its corner at (0, 0)."""
    return Picture(
        "skye new value", (w, h, old, new), Box(0, 0, w, h).grown(2), partial(_draw_value, w, h, old, new)
    )


def _draw_value(w: float, h: float, old: int, new: int, canvas: Canvas) -> None:
    tokens = canvas.theme.tokens
    pill = rounded(0, 0, w, h, h / 2)
    canvas.stroke(pill, tokens.legal_keyline, 3.0, 0.8)
    canvas.fill(pill, tokens.ok if new > old else tokens.err)
    canvas.text(QRectF(4, 0, w - 8, h), f"{old} → {new}", 14, tokens.panel, 800)
