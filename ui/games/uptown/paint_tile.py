"""Uptown's tiles: enamel with a number, a letter, a symbol or $, in all sizes; their backs; the bridges between them."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum

from engine.games.uptown.tiles import LETTERS, NUMBERS, SYMBOLS, WILD
from ui.games.uptown.geometry import BRIDGE, BRIDGE_LENGTH, TILE_EDGE, TILE_RADIUS
from ui.games.uptown.paint_symbols import draw_symbol
from ui.games.uptown.shades import CREAM, WING
from ui.paint.canvas import Canvas
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_tile_body
from ui.paint.shapes import draw_mark
from ui.theme.colour import darker, hexa, lighter, luminance, mix
from ui.theme.measure import LYING
from ui.theme.players import Player

FIGURES = (*NUMBERS, *LETTERS)
_FIGURE, _WILD_FIGURE, _SYMBOL = 0.52, 0.56, 0.60
"""Sizes of what is on a tile, as shares of its edge."""
_USED_SHADE, _USED_INK = 0.76, 0.36
"""How far a used tile's colour goes back into the wing, and how far its ink comes out of that: the same for every player."""
_FRAME, _FRAME_GAP = 2.0, 1.8
_FRAME_FULL = 36.0
"""A frame's width, and what is dark between it and a tile: less where the tile is smaller than so much."""
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

    shown = used(player) if look is Look.USED else player

    def draw(canvas: Canvas) -> None:
        if look is Look.FRAMED:
            _draw_frame(canvas, edge)
        draw_tile_body(canvas, shown, edge, shadow=look is not Look.USED)
        _draw_content(canvas, shown, number, edge)

    box = Box(0, 0, edge, edge * TILE_EDGE).with_shadow(LYING)
    return Picture("uptown tile", (player.name, number, edge, look), box, draw)


def used(player: Player) -> Player:
    """Return a player's look on tiles that are gone: the colour in the shade, and light ink, as it has to be read there."""
    base = hexa(mix(player.colour, WING, _USED_SHADE))
    return replace(player, colour=base, ink=hexa(mix(base, CREAM, _USED_INK)))


def frame_reach(edge: float) -> float:
    """Return how far the frame of a tile that is on the rack reaches beyond the tile."""
    return (_FRAME + _FRAME_GAP) * _frame_scale(edge)


def _frame_scale(edge: float) -> float:
    return min(1.0, edge / _FRAME_FULL)


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
    """Paint what lies around a tile: a dark gap, so that gold is seen beside gold, and the frame."""
    reach, width = frame_reach(edge), _FRAME * _frame_scale(edge) * canvas.theme.ring
    side = edge + 2 * reach
    height = side + edge * (TILE_EDGE - 1)
    canvas.fill(rounded(-reach, -reach, side, height, edge * TILE_RADIUS + reach), WING)
    middle = reach - width / 2
    side, height = edge + 2 * middle, edge * TILE_EDGE + 2 * middle
    frame = rounded(-middle, -middle, side, height, edge * TILE_RADIUS + middle)
    canvas.stroke(frame, canvas.theme.tokens.legal, width)


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
