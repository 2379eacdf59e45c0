"""The whole string under the pointer: all its links and members light up as one, with what either side has on it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from engine.games.agamemnon.board import NOTHING, Layout
from ui.board.layout import Patch
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import Lay
from ui.games.agamemnon.web import string_tip
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, placed, rounded
from ui.paint.picture import Box, Picture

_KEYLINE, _LIGHT, _CORE = 8.0, 5.0, 1.8
_GROWN = 3.0
"""How far the line runs outside tiles and links."""
_REACH = 4.0
"""So far beside a link the pointer still means it."""


def patch_finder(lay: Lay) -> Callable[[float, float], Patch | None]:
    """Return what says which string lies under a point of the board."""
    seen = lay.seen

    def patch_at(x: float, y: float) -> Patch | None:
        for edge, kind in enumerate(seen.data["links"]):
            if kind != NOTHING and _is_on(seen.layout, edge, x, y):
                web = seen.web(edge)
                return Patch(string_light(seen.layout, web.edges, web.members), string_tip(lay, edge))
        return None

    return patch_at


def _is_on(layout: Layout, edge: int, x: float, y: float) -> bool:
    """Tell whether a point lies on the link of an edge."""
    middle_x, middle_y = at.edge_middle(layout, edge)
    angle = math.radians(at.edge_angle(layout.board, layout.places[edge]))
    right, down = x - middle_x, y - middle_y
    along = right * math.cos(angle) + down * math.sin(angle)
    across = down * math.cos(angle) - right * math.sin(angle)
    return abs(along) <= at.STRING_LENGTH / 2 and abs(across) <= at.STRING_WIDTH / 2 + _REACH


def string_light(layout: Layout, edges: tuple[int, ...], members: tuple[int, ...]) -> Picture:
    """Return the line round a string, in board units."""
    outline = QPainterPath()
    for edge in edges:
        outline = outline.united(_link(layout, edge))
    for space in members:
        outline = outline.united(disc(*at.spots(layout.board)[space], at.SPACE + _GROWN))

    def draw(canvas: Canvas) -> None:
        tokens, ring = canvas.theme.tokens, canvas.theme.ring
        canvas.stroke(outline, tokens.legal_keyline, _KEYLINE * ring, 0.7)
        canvas.stroke(outline, tokens.legal, _LIGHT * ring)
        canvas.stroke(outline, tokens.target, _CORE * ring)

    return Picture("agamemnon thread", (layout.board, edges, members), _box(outline.boundingRect()), draw)


def _link(layout: Layout, edge: int) -> QPainterPath:
    length, width = at.STRING_LENGTH + 2 * _GROWN, at.STRING_WIDTH + 2 * _GROWN
    bar = rounded(-length / 2, -width / 2, length, width, 7)
    return placed(bar, *at.edge_middle(layout, edge), 1.0, at.edge_angle(layout.board, layout.places[edge]))


def _box(bounds: QRectF) -> Box:
    return Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).grown(_KEYLINE)
