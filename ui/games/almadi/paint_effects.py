"""Effects of Almadi: their icons, the sockets at a landscape's sides, and the seals on active contacts."""

from __future__ import annotations

from functools import partial

from ui.games.almadi.shades import ARROW, EFFECTS, LANDSCAPES, SEAL_RIM, WEDGE
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, placed, polygon, rectangle, star, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import Paint

_LAMP = (
    "M-9 0 C-9 6 -3 7 0 7 C5 7 7 3 11 -3 C8 -2.6 6.4 -1.4 4.6 0 C2 -1.6 -6 -2 -9 0 Z",
    "M-4 7 L4 7 L5.6 9.6 L-5.6 9.6 Z",
    "M-4.4 -1.6 C-4 -4.6 2 -4.6 2.4 -1.6 Z",
)
_AWNING = "M-8 -7 L8 -7 L9.4 -1 C9.4 2 5.4 2 5 -0.6 C4.6 2 0.4 2 0 -0.6 C-0.4 2 -4.6 2 -5 -0.6 C-5.4 2 -9.4 2 -9.4 -1 Z"
_JAR = "M-3 -8 L3 -8 L2.4 -5.4 C6 -3 6.4 4 2.6 8 L-2.6 8 C-6.4 4 -6 -3 -2.4 -5.4 Z"
_JARS = {"jar1": ((0.0,), 0.9), "jar2": ((-5.0, 5.0), 0.9), "jar3": ((-6.6, 0.0, 6.6), 0.74)}
GEM = "M-9 -12 L9 -12 L16 -3 L0 15 L-16 -3 Z"
_MIDDLES = ((50.0, 9.4), (90.6, 50.0), (50.0, 90.6), (9.4, 50.0))
_ROOTS = ((50.0, 0.0, 0.0), (100.0, 50.0, 90.0), (50.0, 100.0, 180.0), (0.0, 50.0, 270.0))
SEAL_RADIUS = 0.132
"""Radius of a seal as a share of a cell."""


def draw_effect(
    canvas: Canvas, effect: str, cx: float, cy: float, size: float, ink: Paint = "#FFFFFF"
) -> None:
    """Paint an effect's icon, `size` wide, around (cx, cy)."""
    with canvas.at(cx, cy, size / 20):
        match effect:
            case "djinn":
                _lamp(canvas, ink)
            case "mosaic":
                _mosaic(canvas, ink)
            case "stall":
                canvas.fill(svg(_AWNING), ink)
                canvas.stroke(svg("M-7 2 L-7 8.4 M7 2 L7 8.4 M-8 8.4 L8 8.4"), ink, 1.9)
            case "moon":
                canvas.fill(disc(0, 0, 8).subtracted(disc(4, -2, 6.6)), ink)
                canvas.fill(star(5, -4, 3, 5, 0.4), ink)
            case "ruby":
                canvas.fill(svg("M-5 -7 L5 -7 L9 -2 L0 9 L-9 -2 Z"), ink)
                canvas.stroke(svg("M-9 -2 L9 -2 M-5 -7 L-3 -2 L0 9 L3 -2 L5 -7"), "#000000", 1.0, 0.28)
            case _:
                spots, scale = _JARS[effect]
                for x in spots:
                    canvas.fill(svg(_JAR, x, 0, scale), ink)


def _lamp(canvas: Canvas, ink: Paint) -> None:
    for part in _LAMP:
        canvas.fill(svg(part), ink)
    canvas.stroke(svg("M-8.4 1 C-13 -1 -11.6 6 -6.4 4.6"), ink, 1.6)
    canvas.stroke(svg("M10.6 -4 C7 -6 12.6 -8 9.4 -10.4"), ink, 1.7)


def _mosaic(canvas: Canvas, ink: Paint) -> None:
    square = rectangle(-6, -6, 12, 12)
    canvas.fill(square.united(placed(square, 0, 0, 1, 45)), ink)
    canvas.fill(disc(0, 0, 2.6), EFFECTS["mosaic"])


def draw_side(canvas: Canvas, side: int, shown: str) -> None:
    """Paint what a side (0-3: N, E, S, W) of a tile of 100 units shows."""
    x, y, turn = _ROOTS[side]
    with canvas.at(x, y, turn=turn):
        if shown == "arrow":
            wedge = svg("M-16 0 L16 0 L13 15 L-13 15 Z")
            canvas.fill(wedge, WEDGE, 0.95)
            canvas.stroke(wedge, ARROW, 1.0, 0.55)
            canvas.fill(polygon([(-11, 13), (0, 2.5), (11, 13)]), ARROW)
            return
        socket = svg("M-16 0 L16 0 L16 6 C16 21 -16 21 -16 6 Z")
        canvas.fill(socket, EFFECTS[shown])
        canvas.stroke(socket, WEDGE, 1.6, 0.95)
    draw_effect(canvas, shown, *_MIDDLES[side], 15.5)


def draw_seal(canvas: Canvas, effect: str, cx: float, cy: float, r: float, *, glows: bool) -> None:
    """Paint the seal of an active contact around (cx, cy); one that would fire now glows."""
    face = disc(cx, cy, r)
    if glows:
        canvas.glow(face, 6, "#FFD368", 0.9)
    canvas.fill(face, EFFECTS[effect])
    canvas.stroke(face, SEAL_RIM, r * 0.15)
    draw_effect(canvas, effect, cx, cy, r * 1.3)


def seal(effect: str, r: float) -> Picture:
    """Return the lasting seal of active jars, around (0, 0)."""
    draw = partial(_lasting, effect, r)
    return Picture("almadi seal", (effect, r), Box(-r, -r, 2 * r, 2 * r).grown(2), draw)


def _lasting(effect: str, r: float, canvas: Canvas) -> None:
    draw_seal(canvas, effect, 0, 0, r, glows=False)


_TOKEN = 8.0


def token(effect: str) -> Picture:
    """Return an effect as it stands before words, around (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.fill(disc(0, 0, _TOKEN), EFFECTS[effect])
        canvas.stroke(disc(0, 0, _TOKEN), SEAL_RIM, 1.2)
        draw_effect(canvas, effect, 0, 0, _TOKEN * 1.3)

    return Picture("almadi token", (effect,), Box(-_TOKEN, -_TOKEN, 2 * _TOKEN, 2 * _TOKEN).grown(1), draw)


def palace_token() -> Picture:
    """Return the dome of a palace as it stands before words, around (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.fill(disc(0, 0, _TOKEN), LANDSCAPES["palace"][0])
        canvas.stroke(disc(0, 0, _TOKEN), SEAL_RIM, 1.2)
        canvas.fill(svg("M-5 5 L-5 1 C-5 -2 -2 -3 0 -6.4 C2 -3 5 -2 5 1 L5 5 Z"), WEDGE)

    return Picture("almadi palace token", (), Box(-_TOKEN, -_TOKEN, 2 * _TOKEN, 2 * _TOKEN).grown(1), draw)
