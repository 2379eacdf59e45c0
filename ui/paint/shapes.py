"""The project's own shapes: player marks, patterns of player fills, line icons and card characters.

Icons and characters are data in `resources/pictures/shapes.json`; player marks are built here because three of them
are discs with something cut out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ui.paint.canvas import Canvas
from ui.paint.paths import disc, placed, polygon, rounded, star, svg
from ui.theme.colour import Paint, colour, darker
from ui.theme.measure import Line
from ui.theme.players import Pattern, Player, Shape

SHAPES_FILE = Path(__file__).parents[2] / "resources" / "pictures" / "shapes.json"

ICON_GRID = 24
CHARACTER_GRID = 100
SMALLEST_SHAPE = 7.0
"""A player's shape narrower than this many pixels is replaced by the player's letter.  (The marks on Uptown tiles,
7.5 wide, and on the log's chips, 8.4 wide, are shapes in the design's pictures.)"""

_LARGE = 100.0
_CROSS_HALF_WIDTH, _CROSS_HALF_LENGTH = 32, 95
_PATTERN_ALPHA = 0.38


@lru_cache(maxsize=1)
def _stored() -> Mapping[str, dict]:
    return json.loads(SHAPES_FILE.read_text(encoding="utf-8"))


def icon_names() -> tuple[str, ...]:
    """Return the names of all line icons."""
    return tuple(_stored()["icons"]["strokes"])


def icon_path(name: str) -> QPainterPath:
    """Return a line icon on its 24 by 24 grid.  Raises `KeyError` for an unknown name."""
    return svg(_stored()["icons"]["strokes"][name])


def character(kind: str, red_or_yellow: bool) -> str:
    """Return the Chinese character of a card kind (K A E C H P S) for that pair of colours."""
    pair = _stored()["card_characters"]["types"][kind]
    return pair["red_yellow" if red_or_yellow else "green_white"]


def character_path(written: str) -> QPainterPath:
    """Return the strokes of a card character on its 100 by 100 grid."""
    return svg(_stored()["card_characters"]["strokes"][written])


@lru_cache(maxsize=len(Shape))
def _large_mark(shape: Shape) -> QPainterPath:
    """Return a mark of radius `_LARGE`: Qt cuts curves badly at radius 1."""
    match shape:
        case Shape.PEAK:
            return polygon([(0, -95), (98, 74), (-98, 74)])
        case Shape.MOON:
            return disc(0, 0, 95).subtracted(disc(46, -16, 80))
        case Shape.DISC:
            rings = QPainterPath()
            for radius in (95, 70, 50):
                rings.addPath(disc(0, 0, radius))
            return rings
        case Shape.DIAMOND:
            return polygon([(0, -100), (72, 0), (0, 100), (-72, 0)])
        case Shape.STAR:
            return star(0, 6, 105)
        case Shape.CROSS:
            return _cross(_CROSS_HALF_WIDTH, _CROSS_HALF_LENGTH)


def _cross(k: float, r: float) -> QPainterPath:
    right = [(k, -r), (k, -k), (r, -k), (r, k), (k, k), (k, r)]
    return polygon(right + [(-x, -y) for x, y in right])


def mark(shape: Shape, cx: float, cy: float, radius: float) -> QPainterPath:
    """Return a player's mark around (cx, cy)."""
    return placed(_large_mark(shape), cx, cy, radius / _LARGE)


def draw_mark(
    canvas: Canvas, player: Player, cx: float, cy: float, radius: float, ink: Paint | None = None
) -> None:
    """Paint a player's mark, or the player's letter where the mark would be too small to tell apart."""
    paint = player.ink if ink is None else ink
    if 2 * radius * canvas.scale < SMALLEST_SHAPE:
        canvas.figure(cx, cy, player.letter, 2 * radius, paint, 800)
        return
    path = mark(player.shape, cx, cy, radius)
    canvas.fill(path, paint)
    canvas.stroke(path, paint, max(0.8, radius * 0.10))


def draw_pattern(canvas: Canvas, player: Player, path: QPainterPath) -> None:
    """Fill a path in a player's colour and pattern; the pattern starts at the path's upper left corner."""
    canvas.fill(path, player.colour)
    box = path.boundingRect()
    ink = colour(player.ink, _PATTERN_ALPHA)
    with canvas.clipped(path), canvas.at(box.x(), box.y()):
        _PATTERNS[player.pattern](canvas, QRectF(0, 0, box.width(), box.height()), ink)
    canvas.stroke(path, darker(player.colour, 0.5), Line.HAIR)


def _strokes(canvas: Canvas, box: QRectF, ink: Paint, step: float = 9.0, width: float = 2.2) -> None:
    reach = box.height()
    for index in range(int((box.width() + reach) / step) + 2):
        x = index * step - reach
        canvas.line(x, box.height() + 2, x + reach + 4, -2, ink, width)


def _hatch(canvas: Canvas, box: QRectF, ink: Paint) -> None:
    _strokes(canvas, box, ink, 10.0, 1.7)
    with canvas.at(box.width(), 0):
        canvas.painter.scale(-1, 1)
        _strokes(canvas, box, ink, 10.0, 1.7)


def _waves(canvas: Canvas, box: QRectF, ink: Paint) -> None:
    for row in range(int(box.height() / 9) + 1):
        y = 4.0 + row * 9
        wave = QPainterPath()
        wave.moveTo(-6, y)
        for index in range(int(box.width() / 12) + 2):
            x = -6.0 + index * 12
            wave.cubicTo(x + 4, y - 5, x + 8, y + 5, x + 12, y)
        canvas.stroke(wave, ink, 2.0)


def _dots(canvas: Canvas, box: QRectF, ink: Paint) -> None:
    for row in range(int(box.height() / 8) + 1):
        for column in range(int(box.width() / 9) + 2):
            canvas.fill(disc(4 + column * 9 + (row % 2) * 4.5, 5 + row * 8, 1.9), ink)


def _bars(canvas: Canvas, box: QRectF, ink: Paint) -> None:
    for column in range(int(box.width() / 8) + 1):
        canvas.line(4 + column * 8, 0, 4 + column * 8, box.height(), ink, 2.0)


def _frames(canvas: Canvas, box: QRectF, ink: Paint) -> None:
    for inset in (4.0, 9.0):
        w, h = box.width() - 2 * inset, box.height() - 2 * inset
        if w > 0 and h > 0:
            canvas.stroke(rounded(inset, inset, w, h, 4), ink, 1.8)


_PATTERNS = {
    Pattern.STROKES: _strokes,
    Pattern.WAVES: _waves,
    Pattern.DOTS: _dots,
    Pattern.BARS: _bars,
    Pattern.FRAMES: _frames,
    Pattern.HATCH: _hatch,
}


def draw_icon(
    canvas: Canvas, name: str, cx: float, cy: float, size: float, paint: Paint, width: float = Line.ICON
) -> None:
    """Paint a line icon `size` wide around (cx, cy); `width` is its line in units of the picture."""
    path = placed(icon_path(name), cx - size / 2, cy - size / 2, size / ICON_GRID)
    canvas.stroke(path, paint, width)
