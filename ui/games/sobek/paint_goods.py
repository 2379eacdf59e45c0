"""The small pictures of Sobek: six kinds of goods, the amulet, scarabs, the symbols of the track, the crocodile emblem.

Each is drawn around a middle and scaled to a size in units.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.sobek.cards import Kind
from ui.games.sobek.shades import SCARAB
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, polygon, rounded, svg
from ui.theme.colour import Paint

_GRID = 60.0


def draw_goods(canvas: Canvas, kind: int, cx: float, cy: float, size: float) -> None:
    """Paint a kind of goods, or an amulet."""
    with canvas.at(cx, cy, size / _GRID):
        _GOODS[Kind(kind)](canvas)


def _ivory(canvas: Canvas) -> None:
    tusk = svg("M-20 18 C-2 20 18 6 20 -22 C10 -4 -4 4 -18 6 C-24 8 -24 17 -20 18 Z")
    shade = linear(-20, -20, 20, 20, (0, "#FFFDF4"), (1, "#DCCBA2"))
    for turn, x, y, scale in ((0.0, -5, 3, 1.0), (14.0, 8, -2, 0.84)):
        lying = placed(tusk, x, y, scale, turn)
        canvas.fill(lying, shade)
        canvas.stroke(lying, "#7A6238", 1.6)
    canvas.stroke(svg("M-23 15 C-13 15 -1 9 6 -1"), "#B89B62", 1.3, 0.8)


def _ebony(canvas: Canvas) -> None:
    for x, y in ((-12, 8), (12, 8), (0, -9)):
        canvas.fill(disc(x, y, 13), "#3A2A22")
        canvas.stroke(disc(x, y, 13), "#1B120E", 1.6)
        canvas.fill(disc(x, y, 9.6), "#7A5A44")
        for radius in (7.0, 4.4, 2.0):
            canvas.stroke(disc(x, y, radius), "#4A3226", 1.2)


def _marble(canvas: Canvas) -> None:
    faces: tuple[tuple[str, list[tuple[float, float]]], ...] = (
        ("#FFFFFF", [(-22, 0), (-2, -10), (22, -2), (2, 9)]),
        ("#C5D1D7", [(-22, 0), (2, 9), (2, 24), (-22, 14)]),
        ("#97A9B3", [(2, 9), (22, -2), (22, 12), (2, 24)]),
        ("#FFFFFF", [(-12, -14), (2, -21), (18, -15), (4, -8)]),
        ("#D3DDE2", [(-12, -14), (4, -8), (4, 2), (-12, -4)]),
        ("#A5B6BF", [(4, -8), (18, -15), (18, -5), (4, 2)]),
    )
    for paint, corners in faces:
        canvas.fill(polygon(corners), paint)
    veins = svg("M-18 4 C-12 6 -8 4 -4 12 M8 14 C12 10 14 12 18 4 M-8 -9 C-4 -6 -2 -8 1 -2")
    canvas.stroke(veins, "#6B828F", 1.2, 0.7)


def _cattle(canvas: Canvas) -> None:
    canvas.fill(svg("M-12 -8 C-16 -10 -24 -4 -22 2 C-18 2 -14 0 -12 -3 Z"), "#8A5029")
    canvas.fill(svg("M12 -8 C16 -10 24 -4 22 2 C18 2 14 0 12 -3 Z"), "#8A5029")
    horns = svg("M-9 -12 C-20 -14 -24 -22 -18 -28 M9 -12 C20 -14 24 -22 18 -28")
    canvas.stroke(horns, "#F4E8CC", 4.6)
    tips = svg("M-20.6 -24 C-20.6 -26 -19.6 -27 -18 -28 M20.6 -24 C20.6 -26 19.6 -27 18 -28")
    canvas.stroke(tips, "#6A4A2A", 3.0)
    head = svg("M-12 -12 C-6 -16 6 -16 12 -12 C13 -4 10 4 9 12 C8 22 -8 22 -9 12 C-10 4 -13 -4 -12 -12 Z")
    canvas.fill(head, linear(-12, 0, 12, 0, (0, "#B46A3A"), (1, "#8A4C26")))
    canvas.stroke(head, "#5A2E14", 1.6)
    canvas.fill(svg("M-9 11 C-8 22 8 22 9 11 C5 8 -5 8 -9 11 Z"), "#F0D3AE")
    for side in (-1, 1):
        canvas.fill(disc(side * 3.6, 14, 1.4, 2), "#5A2E14")
        canvas.fill(disc(side * 6, -3, 2, 2.4), "#2A1609")
    canvas.fill(svg("M0 -13 L4 -6 L0 -1 L-4 -6 Z"), "#F4E8CC")


def _fish(canvas: Canvas) -> None:
    for x, y, scale, turn in ((-2, -9, 0.86, -8.0), (2, 9, 1.0, 6.0)):
        with canvas.at(x, y, scale, turn):
            body = svg("M-24 0 C-14 -12 6 -12 14 0 L24 -9 C22 -3 22 3 24 9 L14 0 C6 12 -14 12 -24 0 Z")
            canvas.fill(body, linear(0, -14, 0, 14, (0, "#D9F0F2"), (0.5, "#5BA6B8"), (1, "#226579")))
            canvas.stroke(body, "#123F4C", 1.6)
            canvas.fill(disc(-15, -2, 2), "#0E2F39")
            scales = svg("M-9 -7 C-6 -3 -6 3 -9 7 M-2 -5 C0 -2 0 2 -2 5 M4 -3.6 C5.4 -1.4 5.4 1.4 4 3.6")
            canvas.stroke(scales, "#123F4C", 1.3, 0.7)


def _wheat(canvas: Canvas) -> None:
    for turn in (-27, -13, 1, 15, 27):
        with canvas.at(0, 20, 1.0, turn):
            canvas.line(0, 0, 0, -30, "#A87A1C", 1.8)
            for grain in range(5):
                for side in (-1, 1):
                    husk = placed(disc(0, 0, 2.2, 4.2), side * 3, -24 - grain * 4.4, 1.0, side * 24)
                    canvas.fill(husk, "#F5D36B")
                    canvas.stroke(husk, "#94690F", 0.8)
            canvas.fill(disc(0, -47, 2, 4), "#F5D36B")
    canvas.fill(rounded(-10, 4, 20, 6, 3), "#B5472F")
    canvas.stroke(rounded(-10, 4, 20, 6, 3), "#6A2416", 1.0)


def _amulet(canvas: Canvas) -> None:
    canvas.stroke(svg("M-24 -20 C-16 2 16 2 24 -20"), "#B08A35", 2.4)
    canvas.fill(disc(0, 6, 17), linear(-17, -10, 17, 24, (0, "#FFE7A0"), (1, "#D39B2A")))
    canvas.stroke(disc(0, 6, 17), "#7A560F", 1.6)
    canvas.fill(disc(0, 6, 12.4), "#13685A")
    canvas.stroke(disc(0, 6, 12.4), "#7A560F", 1.0)
    canvas.stroke(svg("M0 6 L0 15 M-6 7.4 L6 7.4"), "#FFE7A0", 2.8)
    canvas.stroke(svg("M0 6 C-5 1 -4 -4 0 -4 C4 -4 5 1 0 6"), "#FFE7A0", 2.6)


_GOODS: dict[Kind, Callable[[Canvas], None]] = {
    Kind.IVORY: _ivory,
    Kind.EBONY: _ebony,
    Kind.MARBLE: _marble,
    Kind.CATTLE: _cattle,
    Kind.FISH: _fish,
    Kind.WHEAT: _wheat,
    Kind.AMULET: _amulet,
}


def draw_scarab(
    canvas: Canvas, cx: float, cy: float, size: float, paint: Paint = SCARAB, seam: Paint = "#FFFFFF"
) -> None:
    """Paint a scarab; `seam` is the line between its wings."""
    with canvas.at(cx, cy, size / 20):
        for side in (-1, 1):
            for x1, y1, x2, y2 in ((4, -3, 8.4, -6), (5, 1, 9.4, 1), (4, 5, 8, 8.4)):
                canvas.line(side * x1, y1, side * x2, y2, paint, 1.7)
        canvas.fill(disc(0, -6.2, 3.4, 2.6), paint)
        body = svg("M-5.4 -3 C-7.4 5 -3.6 9.6 0 9.6 C3.6 9.6 7.4 5 5.4 -3 C3 -5 -3 -5 -5.4 -3 Z")
        canvas.fill(body, paint)
        canvas.line(0, -2.4, 0, 9, seam, 1.1, 0.75)
        canvas.stroke(svg("M-5.2 -1.2 C-2 0.6 2 0.6 5.2 -1.2"), seam, 1.1, 0.75)


def draw_crocodile_emblem(canvas: Canvas, cx: float, cy: float, size: float, paint: Paint) -> None:
    """Paint the head of a crocodile in one colour."""
    with canvas.at(cx, cy, size / _GRID):
        head = svg(
            "M-28 6 C-18 -2 -10 -4 -2 -5 C0 -12 8 -14 12 -8 C18 -8 26 -6 30 2 L30 8 "
            "C20 6 10 8 2 10 L-26 10 C-30 10 -30 8 -28 6 Z"
        )
        canvas.fill(head, paint)
        for tooth in range(6):
            x = -24 + tooth * 6
            canvas.fill(polygon([(x, 9), (x + 3, 15), (x + 6, 9)]), paint)


def draw_symbol(canvas: Canvas, symbol: str, cx: float, cy: float, radius: float, paint: Paint) -> None:
    """Paint a symbol of the track: ankh (A), eye (E), lotus (L), ibis (I)."""
    with canvas.at(cx, cy, radius / 10):
        _SYMBOLS[symbol](canvas, paint)


def _ankh(canvas: Canvas, paint: Paint) -> None:
    canvas.stroke(svg("M0 -1 L0 10 M-6 1.4 L6 1.4 M0 -1 C-5 -5 -4 -10 0 -10 C4 -10 5 -5 0 -1"), paint, 2.4)


def _eye(canvas: Canvas, paint: Paint) -> None:
    lids = svg("M-10 0 C-5 -6 5 -6 10 0 C5 5 -5 5 -10 0 M-2 4 L-4 10 M2 4 C3 8 6 9 9 7")
    canvas.stroke(lids, paint, 2.0)
    canvas.fill(disc(0, -0.5, 2.5), paint)


def _lotus(canvas: Canvas, paint: Paint) -> None:
    for turn in (-78, -40, 0, 40, 78):
        petal = svg("M0 0 C-4.4 -5 -3.4 -10 0 -15 C3.4 -10 4.4 -5 0 0 Z", 0, 7, 0.86 if turn else 1.0, turn)
        canvas.fill(petal, paint)
    canvas.line(0, 7, 0, 10, paint, 2.0)


def _ibis(canvas: Canvas, paint: Paint) -> None:
    lines = "M-9 -5 C-5 -9 0 -9 1 -5 C2 -1 -1 0 0 3 C1 6 7 6 9 3 M-1 4 L-2 10 M3 5.6 L3 10 M-9 -5 L-5 -5.4"
    canvas.stroke(svg(lines), paint, 2.1)
    canvas.fill(svg("M0 1 C4 -1 8 0 9.6 3 C7 7 2 7 0 3 Z"), paint)


_SYMBOLS: dict[str, Callable[[Canvas, Paint], None]] = {"A": _ankh, "E": _eye, "L": _lotus, "I": _ibis}
