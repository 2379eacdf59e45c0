"""The nine pictures of Uptown's blocks and tiles: gentleman, ring, lady, street lamp, skyline, saxophone, car, cards, glass.

Each is drawn around a point in one ink; `paper` is what shows through its holes.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.paint.canvas import Canvas
from ui.paint.paths import disc, rounded, svg
from ui.theme.colour import Paint, colour

_GRID = 40.0
"""A symbol fills about this many units at scale 1."""


def draw_symbol(
    canvas: Canvas, symbol: int, cx: float, cy: float, size: float, ink: Paint, paper: Paint
) -> None:
    """Paint symbol 0 to 8, in the order of the blocks, `size` wide around (cx, cy)."""
    with canvas.at(cx, cy, size / _GRID):
        _DRAWN[symbol](canvas, ink, paper)


def _man(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.fill(svg("M-12 -6 L12 -6 L12 -3 L-12 -3 Z M-8 -17 L8 -17 L7.4 -6 L-7.4 -6 Z"), ink)
    canvas.fill(svg("M-6.6 -1 L6.6 -1 C6.6 7 4 11 0 11 C-4 11 -6.6 7 -6.6 -1 Z"), ink)
    canvas.fill(svg("M0 14 L-9 10 L-9 18 Z M0 14 L9 10 L9 18 Z"), ink)


def _ring(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.stroke(disc(0, 5, 10.5), ink, 3.4)
    canvas.fill(svg("M-6 -17 L6 -17 L10 -12 L0 -3 L-10 -12 Z"), ink)


def _woman(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.fill(svg("M-11 -2 C-12 -15 12 -15 11 -2 C11 -4 4 -7 0 -7 C-4 -7 -11 -4 -11 -2 Z"), ink)
    canvas.fill(svg("M-7 -2 C-4 -4 4 -4 7 -2 C7 6 4 10 0 10 C-4 10 -7 6 -7 -2 Z"), ink)
    canvas.stroke(svg("M7 -12 C12 -20 17 -18 15 -12"), ink, 2.4)
    for bead in range(7):
        sag = 2.4 * (1 - ((bead - 3) / 3) ** 2)
        canvas.fill(disc(-9 + 3 * bead, 13 + sag, 1.5), ink)


def _lamp(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.stroke(svg("M0 17 L0 -4 M-6 18 L6 18"), ink, 2.8)
    canvas.fill(svg("M-7 -14 L7 -14 L5 -4 L-5 -4 Z M-8 -16 L0 -20 L8 -16 Z"), ink)
    canvas.stroke(svg("M-15 -10 L-11 -10 M15 -10 L11 -10 M-13 -18 L-10.4 -16 M13 -18 L10.4 -16"), ink, 1.8)


def _city(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.fill(svg("M-17 17 L-17 -2 L-10 -2 L-10 17 Z M10 17 L10 -5 L17 -5 L17 17 Z"), ink)
    tower = "M-8 17 L-8 -9 L-5 -9 L-5 -13 L-1 -13 L0 -19 L1 -13 L5 -13 L5 -9 L8 -9 L8 17 Z"
    canvas.fill(svg(tower), ink)


def _sax(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.stroke(svg("M-8 -17 L-4 -17 C0 -17 0 -13 0 -9 L0 5 C0 13 11 13 11 5 L11 -1"), ink, 4.6)
    canvas.fill(svg("M5 -5 L17 -5 L13.4 3 L8.6 3 Z"), ink)
    for y in (-7, -1, 5):
        canvas.fill(disc(-4.6, y, 1.8), ink)


def _car(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    canvas.fill(svg("M-18 6 L-17 0 L-9 -1 L-6 -9 L6 -9 L10 -1 L17 1 L18 7 L-18 7 Z"), ink)
    for x in (-10, 10):
        canvas.fill(disc(x, 8, 5), ink)
    panes = svg("M-4.4 -6.6 L-6 -1.6 L0 -1.6 L0 -6.6 Z M1.8 -6.6 L1.8 -1.6 L7 -1.6 L4.6 -6.6 Z")
    canvas.fill(panes, paper)


def _cards(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    with canvas.at(0, 0, turn=-14):
        canvas.fill(rounded(-14, -14, 18, 26, 2.4), ink)
    with canvas.at(0, 0, turn=14):
        front = rounded(-4, -14, 18, 26, 2.4)
        canvas.stroke(front, paper, 2.4)
        canvas.fill(front, ink)
        with canvas.at(5, 0, 0.9):
            heart = "M0 6 C-6 1 -6 -5 -3 -5.6 C-1 -6 0 -4 0 -3 C0 -4 1 -6 3 -5.6 C6 -5 6 1 0 6 Z"
            canvas.fill(svg(heart), paper)


def _wine(canvas: Canvas, ink: Paint, paper: Paint) -> None:
    bowl = "M-8 -17 L8 -17 C8 -6 5 0 1.4 1.6 L1.4 13 L7 15.4 L7 17.6 L-7 17.6 L-7 15.4 L-1.4 13 L-1.4 1.6"
    canvas.fill(svg(f"{bowl} C-5 0 -8 -6 -8 -17 Z"), ink)
    for x, y, radius in ((-2, -11, 1.5), (2.4, -8, 1.2), (-0.6, -5, 1.0)):
        canvas.fill(disc(x, y, radius), colour(paper))


_DRAWN: tuple[Callable[[Canvas, Paint, Paint], None], ...] = (
    _man,
    _ring,
    _woman,
    _lamp,
    _city,
    _sax,
    _car,
    _cards,
    _wine,
)
