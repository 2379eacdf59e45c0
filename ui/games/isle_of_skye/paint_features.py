"""The small pictures of Isle of Skye: sheep, cattle, buildings, ships, barrels, scrolls, the castle.

Each is painted around (0, 0) about 20 units high (the castle 40) and always stands upright in the same light.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, polyline, rounded, svg
from ui.theme.colour import colour
from ui.theme.players import EMBER, Player

_GRASS_SHADOW = "#1B2410"
_STONE_EDGE = "#4A433C"
_HIDE_EDGE = "#7A3716"
_SHIP_EDGE = "#4F3015"
_LAMP = "#FFE79A"
_SCROLL_INK = "#5A3E0E"


def draw_feature(canvas: Canvas, kind: str, x: float, y: float, size: float = 1.0) -> None:
    """Paint a picture by the name the tiles' data use ("barrel_tile" is a barrel)."""
    with canvas.at(x, y, size):
        _PICTURES[kind](canvas)


def draw_scroll(canvas: Canvas, kind: str, x: float, y: float, size: float = 1.0) -> None:
    """Paint a scroll that counts a kind: the kind's picture, and what each of it, or two of it, pays."""
    halved = kind in ("sheep", "barrel_tile", "ship")
    with canvas.at(x, y, size):
        _ground(canvas, 0.5, 8.4, 10, 2.4, 0.25)
        sheet = rounded(-10, -7.4, 20, 15, 2)
        canvas.fill(sheet, linear(0, -8, 0, 8, (0, "#FFF6DB"), (1, "#EBD7A5")))
        canvas.stroke(sheet, "#8A6B2E", 1.0)
        for y_rod in (-8.4, 7.6):
            rod = rounded(-11.5, y_rod - 1.6, 23, 3.4, 1.7)
            canvas.fill(rod, "#C79B4B")
            canvas.stroke(rod, "#7A5A1F", 0.8)
        draw_feature(canvas, kind, -3.4 if halved else -2.8, 0.2, 0.5)
        _worth(canvas, halved)


def _worth(canvas: Canvas, halved: bool) -> None:
    """Paint 1 or a half as strokes: at this size a font's figures would be set larger than the scroll."""
    one = polyline([(4.4, -2.2), (6.0, -3.6), (6.0, 3.0)])
    if not halved:
        canvas.stroke(one, _SCROLL_INK, 1.5)
        return
    with canvas.at(1.4, -2.6, 0.55):
        canvas.stroke(one, _SCROLL_INK, 2.2)
    canvas.line(3.4, 3.8, 7.4, -4.0, _SCROLL_INK, 0.9)
    two = svg("M5.9 1.5 C6 0.2 8.7 0.2 8.6 1.7 C8.5 2.8 6.6 3.4 5.9 4.7 L8.8 4.7")
    canvas.stroke(two, _SCROLL_INK, 1.1)


def draw_castle(canvas: Canvas, owner: Player, x: float, y: float, size: float = 1.0) -> None:
    """Paint the castle with its owner's flag."""
    with canvas.at(x, y, size):
        _ground(canvas, 2, 17, 22, 4.5)
        _wall(canvas, -16, -4, 32, 20, ())
        for left in (-19.0, 10.0):
            _wall(canvas, left, -10, 9, 27, tuple(left + 3.3 * tooth for tooth in range(3)))
        _wall(canvas, -7, -15, 14, 31, tuple(-7 + 3.8 * tooth for tooth in range(4)))
        canvas.fill(svg("M-4 16 L-4 9 C-4 4 4 4 4 9 L4 16 Z"), "#3D3128")
        canvas.fill(rounded(-1.4, -9, 2.8, 5, 1.2), "#3D3128")
        canvas.line(0, -18, 0, -30, "#3D3128", 1.3)
        flag = polygon([(0.5, -30), (14, -27), (0.5, -22.5)])
        canvas.fill(flag, owner.colour)
        canvas.stroke(flag, "#2A2018", 0.7, 0.8)


def _wall(canvas: Canvas, x: float, y: float, w: float, h: float, teeth: tuple[float, ...]) -> None:
    wall = rounded(x, y, w, h, 1)
    canvas.fill(wall, linear(-20, 0, 20, 0, (0, "#E6DED0"), (1, "#A69C90")))
    canvas.stroke(wall, _STONE_EDGE, 1.1)
    for left in teeth:
        tooth = rounded(left, y - 3, 2.3, 4, 0.3)
        canvas.fill(tooth, "#D6CDBF")
        canvas.stroke(tooth, _STONE_EDGE, 0.7)


def _ground(canvas: Canvas, x: float, y: float, wide: float, high: float, alpha: float = 0.30) -> None:
    canvas.fill(disc(x + 1.2, y, wide, high), _GRASS_SHADOW, alpha)


def _sheep(canvas: Canvas) -> None:
    _ground(canvas, 0, 6, 7, 2.4)
    for leg in (-3, 3):
        canvas.line(leg, 3, leg, 6.4, "#3A332E", 1.4)
    for curl in ((-3.6, 0.0, 4.3), (3.2, 0.2, 4.2), (0.0, -2.4, 4.4), (0.0, 1.6, 4.6)):
        canvas.fill(disc(*curl), "#D9D3C2")
    for curl in ((-3.8, -0.6, 3.9), (3.0, -0.4, 3.8), (-0.3, -3.0, 4.0), (0.0, 0.8, 4.2)):
        canvas.fill(disc(*curl), "#FFFBF0")
    canvas.fill(disc(6.6, -1.6, 2.6, 2.2), "#3A332E")
    canvas.fill(disc(5, -3.4, 1.5, 0.9), "#3A332E")
    canvas.fill(disc(7.2, -2, 0.5), "#FFFFFF")


def _cattle(canvas: Canvas) -> None:
    _ground(canvas, 0, 7, 8.6, 2.6)
    for leg in (-4.5, -2.2, 2.6, 4.6):
        canvas.line(leg, 3, leg, 7.2, "#6A2F14", 1.8)
    body = svg("M-8 0 C-8 -6 -2 -6.6 2 -6 C7 -6 7.6 -2 7 2 C5 5.5 -5 5.5 -8 3 Z")
    canvas.fill(body, "#B3582A")
    canvas.stroke(body, _HIDE_EDGE, 0.9)
    for hair in range(5):
        canvas.line(-6 + hair * 2.6, 1.2, -6.6 + hair * 2.6, 5, _HIDE_EDGE, 1.0, 0.75)
    canvas.fill(disc(7.4, -3, 3.4, 3.7), "#C56A35")
    canvas.stroke(disc(7.4, -3, 3.4, 3.7), _HIDE_EDGE, 0.8)
    canvas.fill(disc(8.6, -0.9, 2, 1.5), "#F1D7B0")
    for horn in ("M5 -6 C2.5 -7.5 2.5 -10 4 -10.5", "M9.6 -6 C12.2 -7.5 12.2 -10 10.8 -10.5"):
        canvas.stroke(svg(horn), "#F4E8CC", 1.7)
    canvas.stroke(svg("M5.4 -6.4 C7 -4.4 8.6 -4.4 9.6 -6.4"), "#8C4018", 1.6)


def _farm(canvas: Canvas) -> None:
    _ground(canvas, 1, 9, 12, 3.2)
    canvas.fill(polygon([(-9, -1), (7, -1), (7, 9), (-9, 9)]), "#F7EFDC")
    canvas.fill(polygon([(7, -1), (11, 2), (11, 9), (7, 9)]), "#D8C9A8")
    roof = polygon([(-11, 0), (-5, -10), (5, -10), (9, 0)])
    canvas.fill(roof, "#A94A2C")
    canvas.fill(polygon([(5, -10), (9, 0), (12.5, 3), (9, -6.5)]), "#7F3520")
    for row in range(3):
        y = -2 - row * 2.6
        canvas.line(-8 + row * 0.9, y, 7 - row * 0.9, y, "#7F3520", 0.8, 0.7)
    canvas.fill(rounded(-3, 3, 4, 6, 0.6), "#6A4A2A")
    for window in (2.6, -7.4):
        canvas.fill(rounded(window, 2.4, 2.8, 2.8, 0.4), "#4E7C96")
    canvas.fill(rounded(2.2, -14, 3, 5, 0.4), "#8A8078")
    canvas.stroke(roof, "#5A2415", 0.8, 0.8)


def _broch(canvas: Canvas) -> None:
    _ground(canvas, 1, 10, 11, 3.4)
    tower = svg("M-9 9 C-7 1 -6 -4 -6 -9 L6 -9 C6 -4 7 1 9 9 C6 12 -6 12 -9 9 Z")
    canvas.fill(tower, linear(-9, 0, 9, 0, (0, "#D9D2C4"), (0.5, "#B7AEA2"), (1, "#7E766F")))
    canvas.stroke(tower, "#4C463F", 1.0)
    canvas.fill(disc(0, -9, 6, 2.3), "#5B544C")
    canvas.stroke(disc(0, -9, 6, 2.3), "#4C463F", 0.9)
    for left, right, y in ((-5.6, 4.6, -4.0), (-5.9, 5.4, 0.0), (-6.8, 6.4, 4.4)):
        course = svg(f"M{left} {y} C-2 {y + 1.8} 2 {y + 1.8} {right} {y}")
        canvas.stroke(course, "#4C463F", 0.8, 0.5)
    canvas.fill(svg("M-2.3 10.6 L-2.3 6 C-2.3 3.4 2.3 3.4 2.3 6 L2.3 10.6 Z"), "#3A332D")


def _lighthouse(canvas: Canvas) -> None:
    _ground(canvas, 1, 11, 8, 2.6)
    canvas.fill(disc(0, 10.5, 8, 3.2), "#8F8A86")
    tower = polygon([(-4.6, 10), (-3, -7), (3, -7), (4.6, 10)])
    canvas.fill(tower, linear(-5, 0, 5, 0, (0, "#FFFFFF"), (1, "#CFC9C0")))
    for band in (
        [(-4.2, 5.2), (-3.8, 1.4), (3.8, 1.4), (4.2, 5.2)],
        [(-3.5, -2.2), (-3.2, -5.4), (3.2, -5.4), (3.5, -2.2)],
    ):
        canvas.fill(polygon(band), "#C5402F")
    canvas.fill(rounded(-4, -8.2, 8, 1.8, 0.6), "#3B3733")
    canvas.fill(rounded(-2.4, -12, 4.8, 4, 0.8), "#FFD766")
    canvas.fill(polygon([(-3.4, -12), (0, -15.4), (3.4, -12)]), "#3B3733")
    for beam, alpha in (([(3, -11), (15, -15), (15, -6)], 0.85), ([(-3, -11), (-13, -14.5), (-13, -7)], 0.7)):
        start, end = beam[0][0], beam[1][0]
        light = linear(start, 0, end, 0, (0, colour(_LAMP, alpha)), (1, colour(_LAMP, 0.0)))
        canvas.fill(polygon(beam), light)
    canvas.stroke(tower, "#4A4540", 0.8, 0.8)


def _ship(canvas: Canvas) -> None:
    canvas.stroke(svg("M-13 8.4 C-8 6.8 -6 9.8 -1 8.4 C4 7 7 9.8 13 8"), "#E9F7FB", 1.2, 0.8)
    hull = svg("M-12 2 C-10 8.6 9 8.6 12 0.6 C8 3.4 -7 3.8 -12 2 Z")
    canvas.fill(hull, "#8A5A2E")
    canvas.stroke(hull, _SHIP_EDGE, 0.9)
    canvas.line(-0.6, 3.6, -0.6, -12, _SHIP_EDGE, 1.3)
    sail = svg(
        "M-8 -10 C-3 -12 4 -12 8 -10.4 C9.6 -6 9 -2 7.4 0.4 C3 -1.6 -3 -1.4 -7.4 1 C-6 -3 -6 -7 -8 -10 Z"
    )
    canvas.fill(sail, linear(-8, 0, 9, 0, (0, "#FFF8E6"), (1, "#E3D3B0")))
    canvas.stroke(sail, "#8C7650", 0.8)
    for x in (-3.6, 0.6, 4.6):
        stripe = svg(f"M{x} -11.4 C{x + 1.6} -7 {x + 1.2} -3 {x + 0.2} -0.8")
        canvas.stroke(stripe, "#B4472E", 1.5, 0.75)


def _barrel(canvas: Canvas) -> None:
    _ground(canvas, 0.5, 8, 8, 2.6)
    cask = svg("M-5 -8 C-8.4 -4 -8.4 4 -5 8 C-2 9.4 2 9.4 5 8 C8.4 4 8.4 -4 5 -8 C2 -6.8 -2 -6.8 -5 -8 Z")
    canvas.fill(cask, linear(-8, 0, 8, 0, (0, "#D9994E"), (0.45, "#B97332"), (1, "#7F4A1C")))
    canvas.stroke(cask, "#4A280C", 1.0)
    canvas.fill(disc(0, -8, 5, 2), "#E3B170")
    canvas.stroke(disc(0, -8, 5, 2), "#4A280C", 0.9)
    for y, wide in ((-3.6, 7.0), (4.0, 6.8)):
        canvas.stroke(svg(f"M{-wide} {y} C-3 {y + 1.9} 3 {y + 1.9} {wide} {y}"), "#3A3531", 1.7)


_PICTURES: dict[str, Callable[[Canvas], None]] = {
    "sheep": _sheep,
    "cattle": _cattle,
    "farm": _farm,
    "broch": _broch,
    "lighthouse": _lighthouse,
    "ship": _ship,
    "barrel": _barrel,
    "barrel_tile": _barrel,
    "castle": lambda canvas: draw_castle(canvas, EMBER, 0, 0),
}
