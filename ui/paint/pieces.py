"""The pieces all games share: stone, chip, coin, enamel tile, and the wells they lie in.

Every function returns a `Picture` whose piece has the upper left corner of its top face (stone, tile) or its centre
(chip, coin) at (0, 0).  Lengths are units of the table.
"""

from __future__ import annotations

import math
import random

from PySide6.QtGui import QPainterPath

from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, rounded
from ui.paint.picture import Box, Picture
from ui.paint.shapes import draw_mark, mark
from ui.theme.colour import Paint, colour, darker, lighter
from ui.theme.measure import HELD, LYING, Elevation
from ui.theme.players import CHALK, HONEY, PINE, PLUM, Player

STONE_LIP = 0.30
"""A stone's front, as a share of its edge: a stack rises by this much a stone."""
STONE_RADIUS = 0.13
_BEVEL = 0.085
_STONE_MARK = 0.25
_CHIP_MARK = 0.56
_TILE_MARK = 0.075


def stone(
    player: Player,
    edge: float,
    lip: float | None = None,
    *,
    marked: bool = True,
    shadow: bool = True,
    seed: int = 0,
) -> Picture:
    """Return a painted stone: top face `edge` square, front `lip` high (0.30 of the edge if none is given).

    `seed` varies the specks so that neighbours do not look stamped.
    """
    front = edge * STONE_LIP if lip is None else lip

    def draw(canvas: Canvas) -> None:
        draw_stone(canvas, player, 0, 0, edge, front, marked=marked, shadow=shadow, seed=seed)

    box = Box(0, 0, edge, edge + front)
    box = box.with_shadow(LYING) if shadow else box.grown(1)
    return Picture("stone", (player.name, edge, front, marked, shadow, seed), box, draw)


def stone_outline(edge: float, lip: float | None = None) -> QPainterPath:
    """Return a stone's silhouette: for the shadow of a held one and for its glow."""
    front = edge * STONE_LIP if lip is None else lip
    return rounded(0, 0, edge, edge + front, edge * STONE_RADIUS)


def draw_stone(
    canvas: Canvas,
    player: Player,
    x: float,
    y: float,
    edge: float,
    lip: float,
    *,
    marked: bool = True,
    shadow: bool = True,
    seed: int = 0,
) -> None:
    """Paint a stone with its top face's corner at (x, y): for pictures that hold several."""
    with canvas.at(x, y):
        if shadow:
            canvas.shadow(stone_outline(edge, lip), LYING, 1.2)
        _stone_front(canvas, player, edge, lip)
        _stone_top(canvas, player.colour, edge, seed + len(player.name))
        if marked:
            _stone_mark(canvas, player, edge)


def _stone_front(canvas: Canvas, player: Player, edge: float, lip: float) -> None:
    base, body = player.colour, stone_outline(edge, lip)
    start = edge * (1 - STONE_RADIUS)
    canvas.fill(body, linear(0, start, 0, edge + lip, (0, darker(base, 0.30)), (1, darker(base, 0.52))))
    canvas.stroke(body, darker(base, 0.70), 1.0, 0.85)


def _stone_top(canvas: Canvas, base: Paint, s: float, seed: int) -> None:
    top = rounded(0.4, 0.4, s - 0.8, s - 0.8, s * STONE_RADIUS)
    canvas.fill(top, linear(0, 0, s, s, (0, lighter(base, 0.24)), (0.5, base), (1, darker(base, 0.10))))
    with canvas.clipped(top):
        draw_bevel(canvas, base, s, s * _BEVEL)
        _specks(canvas, base, s, seed)


def draw_bevel(canvas: Canvas, base: Paint, s: float, b: float) -> None:
    """Paint the four bevelled edges of a square face: lit above and left, dark below and right."""
    lit, dark = lighter(base, 0.75), darker(base, 0.6)
    canvas.fill(polygon([(0, 0), (s, 0), (s - b, b), (b, b)]), lit, 0.55)
    canvas.fill(polygon([(0, 0), (b, b), (b, s - b), (0, s)]), lit, 0.32)
    canvas.fill(polygon([(0, s), (b, s - b), (s - b, s - b), (s, s)]), dark, 0.30)
    canvas.fill(polygon([(s, 0), (s, s), (s - b, s - b), (s - b, b)]), dark, 0.20)


def _specks(canvas: Canvas, base: Paint, s: float, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(9):
        x, y = s * dice.uniform(0.14, 0.86), s * dice.uniform(0.14, 0.86)
        size = s * dice.uniform(0.008, 0.02)
        paint = lighter(base, 0.6) if dice.random() < 0.5 else darker(base, 0.5)
        canvas.fill(disc(x, y, size * 1.5, size), paint, 0.35)


def _stone_mark(canvas: Canvas, player: Player, s: float) -> None:
    ink = colour(player.ink, 0.85 if player in (CHALK, HONEY) else 1.0)
    canvas.cut_in(mark(player.shape, s / 2, s / 2, s * _STONE_MARK), player.colour, ink, s / 36)


def chip(player: Player, radius: float) -> Picture:
    """Return a player's chip, its centre at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        draw_chip(canvas, player, 0, 0, radius)

    return Picture(
        "chip",
        (player.name, radius),
        Box(-radius, -radius, 2 * radius, 2 * radius).grown(2 + 0.6 * radius),
        draw,
    )


def draw_chip(canvas: Canvas, player: Player, cx: float, cy: float, r: float) -> None:
    """Paint a player's chip around (cx, cy)."""
    base, face = player.colour, disc(cx, cy, r)
    canvas.cast(
        face, r * 0.22, 0.5, r * 0.10, canvas.theme.tokens.shadow, canvas.theme.tokens.shadow_alpha * 0.9
    )
    shade = linear(cx - r, cy - r, cx + r, cy + r, (0, lighter(base, 0.22)), (1, darker(base, 0.10)))
    canvas.fill(face, shade)
    canvas.stroke(face, chip_rim(canvas, player), 1.2)
    canvas.stroke(disc(cx, cy, r - 1.6), "#FFFFFF", 1.0, 0.28)
    draw_mark(canvas, player, cx, cy, r * _CHIP_MARK)


def chip_rim(canvas: Canvas, player: Player) -> Paint:
    """Return the rim's colour: light for the two darkest players on the dark theme, so that they do not vanish."""
    if canvas.theme.dark and player in (PINE, PLUM):
        return lighter(player.colour, 0.40)
    return darker(player.colour, 0.42)


_COINS = {1: ("#C98A4B", 14.0), 2: ("#C9CBD0", 18.0), 5: ("#F0B93A", 22.0), 10: ("#F0B93A", 26.0)}


def coin(value: int, radius: float | None = None) -> Picture:
    """Return a coin of 1, 2, 5 or 10, its centre at (0, 0), in its own size if no radius is given."""
    metal, own = _COINS[value]
    r = own if radius is None else radius

    def draw(canvas: Canvas) -> None:
        canvas.shadow(disc(0, 0, r), LYING)
        canvas.fill(disc(0, r * 0.14, r), darker(metal, 0.45))
        _coin_face(canvas, metal, r)
        if value == 10:
            canvas.stroke(disc(0, 0, r * 0.88), "#8A5A10", 1.2, 0.8)
        canvas.figure(0, 0, str(value), r * 0.98, darker(metal, 0.72), 800)

    return Picture("coin", (value, r), Box(-r, -r, 2 * r, 2.14 * r).with_shadow(LYING), draw)


def _coin_face(canvas: Canvas, metal: Paint, r: float) -> None:
    shade = linear(-r, -r, r, r, (0, lighter(metal, 0.45)), (0.5, metal), (1, darker(metal, 0.22)))
    canvas.fill(disc(0, 0, r), shade)
    canvas.stroke(disc(0, 0, r), darker(metal, 0.5), 1.0)
    canvas.stroke(disc(0, 0.7, r * 0.78), "#FFFFFF", 0.8, 0.35)
    for step in range(36):
        angle = math.radians(step * 10)
        c, s = math.cos(angle), math.sin(angle)
        canvas.line(r * 0.78 * c, r * 0.78 * s, r * 0.84 * c, r * 0.84 * s, darker(metal, 0.4), 0.8, 0.5)
    canvas.stroke(disc(0, 0, r * 0.78), darker(metal, 0.4), 1.0, 0.6)


def tile(player: Player, figure: str, edge: float, *, shadow: bool = True) -> Picture:
    """Return an enamel tile in a player's colour with a figure or letter ("" for none) and the player's mark."""

    def draw(canvas: Canvas) -> None:
        draw_tile_body(canvas, player, edge, shadow=shadow)
        canvas.figure(edge / 2, edge / 2, figure, edge * 0.52, player.ink, 800)

    box = Box(0, 0, edge, edge * 1.06)
    box = box.with_shadow(LYING) if shadow else box.grown(1)
    return Picture("tile", (player.name, figure, edge, shadow), box, draw)


def draw_tile_body(canvas: Canvas, player: Player, s: float, *, shadow: bool = True) -> None:
    """Paint an enamel tile without its content, its corner at (0, 0)."""
    base, face = player.colour, rounded(0, 0, s, s, s * STONE_RADIUS)
    if shadow:
        canvas.shadow(rounded(0, 0, s, s * 1.06, s * STONE_RADIUS), LYING, 1.2)
    canvas.fill(rounded(0, s * 0.06, s, s, s * STONE_RADIUS), darker(base, 0.55))
    canvas.fill(face, linear(0, 0, s, s, (0, lighter(base, 0.22)), (0.5, base), (1, darker(base, 0.12))))
    canvas.stroke(face, darker(base, 0.62), 1.1)
    canvas.stroke(rounded(s * 0.075, s * 0.075, s * 0.85, s * 0.85, s * 0.09), player.ink, 1.1, 0.45)
    for corner, inward in ((0.12, 1), (0.88, -1)):
        for degrees in (15, 45, 75):
            dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            start, length = s * corner, inward * s * 0.13
            canvas.line(start, start, start + length * dx, start + length * dy, player.ink, 1.0, 0.5)
    canvas.fill(mark(player.shape, s * 0.845, s * 0.16, s * _TILE_MARK), player.ink)


def draw_well(canvas: Canvas, path: QPainterPath, base: Paint, *, filled: bool = True) -> None:
    """Paint an idle place: a hollow in a surface of colour `base`."""
    if filled:
        canvas.fill(path, darker(base, 0.35), 0.55)
    canvas.inner_shadow(path, 3.0, 1.0, 2.0, 0.5)
    canvas.stroke(path, lighter(base, 0.3), 1.2, 0.6)


def cast_shadow(kind: str, outline: QPainterPath, elevation: Elevation = HELD) -> Picture:
    """Return only the shadow of a piece: the child pixmap under a held one.  `kind` names the outline uniquely."""
    bounds = outline.boundingRect()
    box = Box(bounds.x(), bounds.y(), bounds.width(), bounds.height()).with_shadow(elevation)

    def draw(canvas: Canvas) -> None:
        canvas.shadow(outline, elevation)

    return Picture("shadow", (kind, elevation.sigma, elevation.dy), box, draw)
