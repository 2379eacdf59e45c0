"""The four pictures inside Almadi's landscapes, on 100 by 100 units: oasis, caravan, palace, market."""

from __future__ import annotations

from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg

_CAMEL = (
    "M-16 4 C-16 -4 -12 -6 -9 -6 C-7 -12 -2 -12 0 -6 C2 -12 8 -12 9 -5 C12 -5 12 -11 12 -15 "
    "C12 -19 17 -20 20 -17 L20 -14 L16 -13 C16 -6 16 -1 12 3 L12 16 L9.6 16 L9 5 L-8 5 L-9 16 L-11.6 16 "
    "L-12 5 C-14 8 -15 8 -16 4 Z"
)
_WALL_INK = "#9A5A40"
_FRUIT = (
    (22, "#B3233A"),
    (29, "#E0A32E"),
    (37, "#6B4BA3"),
    (59, "#C9702B"),
    (67, "#2F8C97"),
    (76, "#B3233A"),
)
_POT = "M-4 -9 L4 -9 L3 -6 C8 -3 8 6 3.4 10 L-3.4 10 C-8 6 -8 -3 -3 -6 Z"


def draw_scene(canvas: Canvas, kind: str) -> None:
    """Paint the picture of a landscape; the caller clips it."""
    _SCENES[kind](canvas)


def _ground(canvas: Canvas, top: str, share: float, middle: str, foot: str) -> None:
    canvas.box(0, 0, 100, 100, linear(0, 10, 0, 90, (0, top), (share, middle), (1, foot)))


def _oasis(canvas: Canvas) -> None:
    _ground(canvas, "#BFE3EC", 0.42, "#EFE2B4", "#D9BF7E")
    canvas.fill(disc(22, 44, 26, 9), "#CDB673")
    canvas.fill(disc(78, 42, 30, 8), "#C4AB68")
    canvas.fill(disc(50, 66, 32, 16), "#7FA04F")
    pool = disc(50, 67, 27, 12.4)
    canvas.fill(pool, linear(0, 55, 0, 80, (0, "#7FD0DC"), (1, "#2F86AC")))
    canvas.stroke(pool, "#FFFFFF", 1.2, 0.55)
    canvas.stroke(svg("M38 66 C42 64 44 68 48 66 M54 71 C58 69 60 73 64 71"), "#FFFFFF", 1.3, 0.8)
    for x, y, size in ((26, 62, 1.35), (74, 58, 1.15), (66, 60, 0.8)):
        _palm(canvas, x, y, size)


def _palm(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.stroke(svg("M0 0 C-2 -8 0 -14 3 -20", x, y, size), "#8A5E2E", 2.8 * size)
    for turn in (-95, -60, -25, 15, 55, 90):
        frond = svg("M0 0 C4 -5 9 -5 12 -1", x + 3 * size, y - 20 * size, size, turn - 20)
        canvas.stroke(frond, "#3E7F45" if turn % 2 else "#56994F", 2.6 * size)


def _caravan(canvas: Canvas) -> None:
    _ground(canvas, "#FBE0A6", 0.5, "#F2B35E", "#D98435")
    canvas.fill(disc(68, 34, 9), "#FFF3CF")
    canvas.fill(svg("M0 58 C20 40 34 44 52 56 C70 66 84 50 100 52 L100 100 L0 100 Z"), "#E39B49")
    canvas.fill(svg("M0 74 C26 60 44 82 66 72 C80 66 90 68 100 72 L100 100 L0 100 Z"), "#C97A2E")
    canvas.fill(svg(_CAMEL, 34, 60, 0.82), "#6E3F18")
    canvas.fill(svg(_CAMEL, 64, 64, 0.72), "#8A5222")
    canvas.fill(rounded(27, 49, 10, 6, 2), "#B3233A")
    canvas.fill(rounded(58, 54.6, 9, 5, 2), "#2C6FA0")


def _palace(canvas: Canvas) -> None:
    _ground(canvas, "#F6C9A0", 0.6, "#EBA07C", "#C46A54")
    for x in (22, 78):
        wall = rounded(x - 4, 36, 8, 48, 1)
        canvas.fill(wall, "#FBEAD2")
        canvas.fill(svg("M-5.4 0 C-7 -8 -1 -11 0 -17 C1 -11 7 -8 5.4 0 Z", x, 36), "#2F8C97")
        canvas.stroke(wall, _WALL_INK, 0.8, 0.6)
    hall = rounded(30, 54, 40, 32, 1)
    canvas.fill(hall, "#FFF2DC")
    dome = svg("M34 54 C28 38 44 34 50 21 C56 34 72 38 66 54 Z")
    canvas.fill(dome, linear(34, 0, 66, 0, (0, "#5CB8BE"), (1, "#1F7682")))
    canvas.stroke(hall, _WALL_INK, 0.9, 0.6)
    canvas.line(50, 21, 50, 15, "#D9A32E", 1.8)
    canvas.fill(disc(50, 15, 2), "#F2C24B")
    for x in (38, 50, 62):
        canvas.fill(svg("M-4 82 L-4 70 C-4 65 -1 64 0 61 C1 64 4 65 4 70 L4 82 Z", x), "#A34A3A")
    canvas.box(0, 82, 100, 18, "#B65C46")


def _market(canvas: Canvas) -> None:
    _ground(canvas, "#DCE9C0", 0.55, "#B9CF95", "#8CAA66")
    canvas.box(0, 70, 100, 30, "#D9BF8A")
    _booth(canvas, 16, 42, 32, "#C9433A")
    _booth(canvas, 52, 38, 34, "#E0A32E")
    for x, paint in _FRUIT:
        canvas.fill(disc(x, 56, 4.2, 3.6), paint)
    for x, size in ((26, 1.0), (72, 1.1), (50, 0.9)):
        canvas.fill(svg(_POT, x, 78, size), "#9C5B33")


def _booth(canvas: Canvas, x: float, y: float, w: float, cloth: str) -> None:
    for number in range(4):
        step = w / 4
        stripe = f"M0 -10 L{step} -10 L{step + 1} 2 C{step + 1} 7 0 7 0 2 Z"
        canvas.fill(svg(stripe, x + number * step, y), "#FFF5DF" if number % 2 else cloth)
    for post in (x + 2, x + w - 2):
        canvas.line(post, y + 4, post, 72, "#7A5426", 1.8)
    canvas.fill(rounded(x + 1, 58, w - 2, 13, 1.5), "#A97A44")
    canvas.line(x + 1, 62, x + w - 1, 62, "#5A3C18", 1.0, 0.5)


_SCENES = {"oasis": _oasis, "caravan": _caravan, "palace": _palace, "market": _market}
