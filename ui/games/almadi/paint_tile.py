"""Landscapes and start tiles of Almadi: die-cut board, a frame in the type's colour, a picture, four sockets."""

from __future__ import annotations

from functools import partial

from engine.games.almadi.components import SIDES_OF, TYPE_OF, TYPES, space_of
from engine.games.almadi.places import ROWS
from ui.games.almadi.paint_effects import SEAL_RADIUS, draw_seal, draw_side
from ui.games.almadi.paint_scenes import draw_scene
from ui.games.almadi.shades import CREAM, GOLD, LANDSCAPES, WEDGE
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import polygon, rectangle, rounded
from ui.paint.picture import Box, Picture
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING

RADIUS = 0.05
_EDGE = 0.03
_WINDOW = [(20, 12), (80, 12), (88, 20), (88, 80), (80, 88), (20, 88), (12, 80), (12, 20)]
_SPOTS = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))

Seals = tuple[tuple[int, str], ...]
"""Sides whose contacts would fire, with the effect of each."""


def landscape(piece: int, edge: float, seals: Seals = ()) -> Picture:
    """Return a landscape (1-88), its corner at (0, 0), with seals over the contacts that would fire."""
    box = Box(0, 0, edge, edge * (1 + _EDGE)).with_shadow(LYING)
    if seals:
        box = box.grown(edge * SEAL_RADIUS + 12)
    return Picture("almadi tile", (piece, edge, seals), box, partial(_draw, piece, edge, seals))


def start_tile(start: int, edge: float, pitch: float) -> Picture:
    """Return a start tile: its four landscapes below each other, with a golden rim."""
    box = Box(-3, -3, edge + 6, edge + 3 * pitch + 6).with_shadow(LYING)
    return Picture("almadi start", (start, edge, pitch), box, partial(_draw_start, start, edge, pitch))


def _draw(piece: int, edge: float, seals: Seals, canvas: Canvas) -> None:
    canvas.shadow(rounded(0, 0, edge, edge * (1 + _EDGE), edge * RADIUS), LYING)
    draw_face(canvas, piece, edge)
    for side, effect in seals:
        x, y = _SPOTS[side]
        draw_seal(canvas, effect, x * edge, y * edge, edge * SEAL_RADIUS, glows=True)


def _draw_start(start: int, edge: float, pitch: float, canvas: Canvas) -> None:
    rim = rounded(-3, -3, edge + 6, edge + 3 * pitch + 6, 8)
    canvas.shadow(rim, LYING)
    canvas.fill(rim, GOLD)
    for row in range(ROWS):
        with canvas.at(0, row * pitch):
            draw_face(canvas, space_of(start, row + 1), edge)


def draw_face(canvas: Canvas, piece: int, edge: float) -> None:
    """Paint a landscape without its shadow."""
    kind = TYPES[TYPE_OF[piece]]
    frame, line = LANDSCAPES[kind]
    canvas.fill(rounded(0, edge * _EDGE, edge, edge, edge * RADIUS), "#5A4024")
    with canvas.clipped(rounded(0, 0, edge, edge, edge * RADIUS)), canvas.at(0, 0, edge / 100):
        shade = linear(0, 0, 100, 100, (0, lighter(frame, 0.22)), (1, darker(frame, 0.12)))
        canvas.fill(rectangle(0, 0, 100, 100), shade)
        _beads(canvas)
        window = polygon(_WINDOW)
        with canvas.clipped(window):
            draw_scene(canvas, kind)
        canvas.stroke(window, line, 2.6)
        canvas.stroke(window, CREAM, 1.0, 0.8)
        for side, shown in enumerate(SIDES_OF[piece]):
            if shown:
                draw_side(canvas, side, shown)
        if canvas.theme.dark:
            canvas.box(0, 0, 100, 100, "#120E24", 0.20)
    canvas.stroke(rounded(0.5, 0.5, edge - 1, edge - 1, edge * RADIUS), "#2A1A0C", 1.2, 0.75)


def _beads(canvas: Canvas) -> None:
    """The rows of small diamonds along the frame."""
    for step in range(0, 110, 10):
        for x, y in ((step, 6), (step, 94), (6, step), (94, step)):
            bead = polygon([(x, y - 3.4), (x + 3.4, y), (x, y + 3.4), (x - 3.4, y)])
            canvas.fill(bead, WEDGE, 0.28)
