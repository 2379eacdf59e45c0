"""The shelf's own pictures: the lit wall, the boards, a box without its band, shadows and the glow of a lifted box."""

from __future__ import annotations

import random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.home.cover import ART_WIDTH, Cover
from ui.home.grid import BOX_HEIGHT, BOX_WIDTH, SIDE, Grid
from ui.paint.blur import reach
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import polygon, rounded
from ui.paint.picture import Box, Picture
from ui.paint.wood import SHELF
from ui.theme.colour import Paint, colour, darker, lighter
from ui.theme.measure import Elevation, Radius

_WALL_LIGHT, _WALL_DARK = "#E5D7BC", "#2A2420"
_SHELF_DARK = "#5A4330"
_PANEL = 120
_LAMP_GLOW = "#FFF3CC"
_LAMPS = (0.25, 0.75)
GOLD_LINE = "#E9C98A"
STANDING = Elevation(9.0, 5.0, 0.45, 0.60)
LIFTED = Elevation(20.0, 19.0, 0.45, 0.60)
_GLOW_SIGMA = 14.0
_UNLIT = "#141C30"
_UNLIT_ALPHA = 0.26


def page(grid: Grid, width: float, height: float) -> Picture:
    """Return wall and boards of the whole page."""

    def draw(canvas: Canvas) -> None:
        _wall(canvas, width, height)
        for row in range(grid.rows):
            _board(canvas, grid.board(row), width)

    return Picture("shelf page", (grid, width, height), Box(0, 0, width, height), draw, opaque=True)


def _wall(canvas: Canvas, width: float, height: float) -> None:
    dark = canvas.theme.dark
    wall = _WALL_DARK if dark else _WALL_LIGHT
    if canvas.theme.contrast:
        canvas.box(0, 0, width, height, canvas.theme.tokens.window)
        return
    canvas.box(
        0, 0, width, height, linear(0, 0, 0, height, (0, lighter(wall, 0.15)), (1, darker(wall, 0.12)))
    )
    for seam in range(0, int(width), _PANEL):
        canvas.box(seam, 0, 1.2, height, "#7A5A2C", 0.10)
        canvas.box(seam + 1.2, 0, 1, height, "#FFFFFF", 0.03 if dark else 0.25)
    near, far = (0.20, 0.07) if dark else (0.60, 0.20)
    for share in _LAMPS:
        x, size = width * share, max(640.0, width * 0.45)
        stops = ((0.0, near), (0.5, far), (1.0, 0.0))
        pool = radial(x, -32, size, *((at, colour(_LAMP_GLOW, alpha)) for at, alpha in stops))
        canvas.box(0, 0, width, height, pool)


def _board(canvas: Canvas, y: float, width: float) -> None:
    wood = _SHELF_DARK if canvas.theme.dark else SHELF
    shade = linear(0, y + 26, 0, y + 66, (0, colour("#2B1A0A", 0.32)), (1, colour("#2B1A0A", 0.0)))
    canvas.box(0, y + 26, width, 40, shade)
    top = linear(0, y - 6, 0, y + 4, (0, lighter(wood, 0.35)), (1, lighter(wood, 0.15)))
    canvas.box(0, y - 6, width, 10, top)
    canvas.box(0, y + 4, width, 22, linear(0, y + 4, 0, y + 26, (0, wood), (1, darker(wood, 0.28))))
    canvas.box(0, y + 4, width, 1.4, "#FFF1D4", 0.25 if canvas.theme.dark else 0.7)
    dice = random.Random(int(y))
    for _ in range(int(width / 55)):
        x, length = dice.uniform(-60, width), dice.uniform(80, 260)
        _grain(canvas, x, y + 8 + dice.uniform(0, 14), length, darker(wood, 0.5))


def _grain(canvas: Canvas, x: float, y: float, length: float, paint: Paint) -> None:
    path = QPainterPath()
    path.moveTo(x, y)
    path.cubicTo(x + length * 0.3, y - 1.6, x + length * 0.6, y + 1.8, x + length, y)
    canvas.stroke(path, paint, 1.0, 0.22)


def front() -> QPainterPath:
    """Return the outline of a box's front."""
    return rounded(0, 0, BOX_WIDTH, BOX_HEIGHT, Radius.CARD)


def _side() -> QPainterPath:
    right, edge = BOX_WIDTH + SIDE, BOX_WIDTH
    return polygon([(edge, 4), (right, 10), (right, BOX_HEIGHT), (edge, BOX_HEIGHT)])


def box(game: str, cover: Cover, *, lit: bool) -> Picture:
    """Return a box without its band; a box that is not `lit` stands in the shadow."""

    def draw(canvas: Canvas) -> None:
        canvas.fill(_side(), darker(cover.band, 0.35))
        right, edge = BOX_WIDTH + SIDE, BOX_WIDTH
        canvas.fill(polygon([(edge, 4), (right, 10), (right, 12), (edge, 6)]), "#FFFFFF", 0.15)
        with canvas.clipped(front()):
            canvas.fill(front(), cover.band)
            with canvas.at(0, 0, BOX_WIDTH / ART_WIDTH):
                cover.art(canvas)
            if not lit:
                canvas.fill(front(), _UNLIT, _UNLIT_ALPHA)
            draw_sheen(canvas, QRectF(0, 0, BOX_WIDTH, BOX_HEIGHT))
        canvas.stroke(front(), "#1A120A", 1.2, 0.55)
        canvas.line(5, 1.2, BOX_WIDTH - 5, 1.2, "#FFFFFF", 1.2, 0.5 if lit else 0.2)

    return Picture("box", (game, lit), box_area(), draw)


def box_area() -> Box:
    """Return the area a box's picture fills: front, side, outline."""
    return Box(0, 0, BOX_WIDTH + SIDE, BOX_HEIGHT).grown(1)


def draw_sheen(canvas: Canvas, area: QRectF) -> None:
    """Lay the lamp's sheen over a box's front, or over the part of it that is repainted."""
    sheen = linear(
        0,
        0,
        BOX_WIDTH * 0.8,
        BOX_HEIGHT,
        (0, colour("#FFFFFF", 0.13)),
        (0.35, colour("#FFFFFF", 0.0)),
        (1, colour("#000000", 0.10)),
    )
    canvas.painter.fillRect(area, sheen)


def box_shadow(elevation: Elevation) -> Picture:
    """Return the shadow a box throws on wall and board at that height."""
    outline = front().united(_side())

    def draw(canvas: Canvas) -> None:
        canvas.shadow(outline, elevation)

    area = Box(0, 0, BOX_WIDTH + SIDE, BOX_HEIGHT).with_shadow(elevation)
    return Picture("box shadow", (elevation,), area, draw)


def box_glow() -> Picture:
    """Return the light around a lifted box."""

    def draw(canvas: Canvas) -> None:
        canvas.glow(front(), _GLOW_SIGMA, canvas.theme.tokens.legal, 0.85)

    return Picture("box glow", (), Box(0, 0, BOX_WIDTH, BOX_HEIGHT).grown(reach(_GLOW_SIGMA)), draw)
