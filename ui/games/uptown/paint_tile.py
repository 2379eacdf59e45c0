"""Uptown's tiles: enamel with a number, a letter, a symbol or $, in all sizes; their backs; the bridges between them."""

from __future__ import annotations

from enum import StrEnum

from engine.games.uptown.tiles import LETTERS, NUMBERS, SYMBOLS, WILD
from ui.games.uptown.geometry import BRIDGE, BRIDGE_LENGTH, TILE_EDGE, TILE_RADIUS
from ui.games.uptown.paint_symbols import draw_symbol
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_tile_body
from ui.paint.shapes import draw_mark
from ui.theme.colour import darker, lighter, luminance
from ui.theme.measure import LYING
from ui.theme.players import Player

FIGURES = (*NUMBERS, *LETTERS)
_FIGURE, _WILD_FIGURE, _SYMBOL = 0.52, 0.56, 0.60
"""Sizes of what is on a tile, as shares of its edge."""
_USED_OPACITY = 0.22
_FRAME_GAP = 1.5
_DARK = 0.1
"""Luminance below which a colour needs a light edge to be seen on the dark board."""


class Look(StrEnum):
    """How a tile is shown."""

    PLAIN = "plain"
    USED = "used"
    """Placed or captured long ago: only a shade of it."""
    FRAMED = "framed"
    """On the own rack: a gold frame."""


def tile(player: Player, number: int, edge: float, look: Look = Look.PLAIN) -> Picture:
    """Return tile `number` (0 to 27, as in the engine) in a player's colour, its face's corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        with canvas.faded(_USED_OPACITY if look is Look.USED else 1.0):
            draw_tile_body(canvas, player, edge, shadow=look is not Look.USED)
            _draw_content(canvas, player, number, edge)
        if look is Look.FRAMED:
            _draw_frame(canvas, edge)

    box = Box(0, 0, edge, edge * TILE_EDGE).with_shadow(LYING)
    return Picture("uptown tile", (player.name, number, edge, look), box, draw)


def _draw_content(canvas: Canvas, player: Player, number: int, edge: float) -> None:
    middle = edge / 2
    if number == WILD:
        canvas.figure(middle, middle, "$", edge * _WILD_FIGURE, player.ink, 800)
    elif number < len(FIGURES):
        canvas.figure(middle, middle, FIGURES[number], edge * _FIGURE, player.ink, 800)
    else:
        symbol = number - len(FIGURES)
        assert symbol < len(SYMBOLS)
        draw_symbol(canvas, symbol, middle, middle, edge * _SYMBOL, player.ink, player.colour)


def _draw_frame(canvas: Canvas, edge: float) -> None:
    side = edge + 2 * _FRAME_GAP
    frame = rounded(-_FRAME_GAP, -_FRAME_GAP, side, side + edge * (TILE_EDGE - 1), edge * TILE_RADIUS + 1)
    canvas.stroke(frame, canvas.theme.tokens.legal, 2.0 * canvas.theme.ring)


def tile_back(player: Player, edge: float, layers: int = 1) -> Picture:
    """Return a face-down tile with its owner's mark, or a pile of some; the upper face's corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        for layer in range(layers, 0, -1):
            with canvas.at(0, (layer - 1) * edge * 0.1):
                draw_tile_body(canvas, player, edge, shadow=layer == layers)
        draw_mark(canvas, player, edge / 2, edge / 2, edge * 0.22)

    height = edge * (TILE_EDGE + 0.1 * (layers - 1))
    box = Box(0, 0, edge, height).with_shadow(LYING)
    return Picture("uptown back", (player.name, edge, layers), box, draw)


def bridge(player: Player, *, down: bool) -> Picture:
    """Return what joins a tile with its right or its lower neighbour of the same colour, corner at (0, 0)."""
    w, h = (BRIDGE, BRIDGE_LENGTH) if down else (BRIDGE_LENGTH, BRIDGE)

    def draw(canvas: Canvas) -> None:
        base, body = player.colour, rounded(0, 0, w, h, 3)
        if not down:
            canvas.fill(body.translated(0, 2), darker(base, 0.55))
        canvas.fill(body, darker(base, 0.22 if down else 0.10))
        edge = lighter(base, 0.35) if luminance(base) < _DARK else darker(base, 0.6)
        canvas.stroke(body, edge, 1.0)

    return Picture("uptown bridge", (player.name, down), Box(0, 0, w, h + 2).grown(1), draw)
