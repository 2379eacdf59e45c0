"""Isle of Skye's box: a lighthouse over a bay, hills with sheep, a castle, mountains behind."""

from __future__ import annotations

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import disc, polygon, rounded, svg
from ui.theme.colour import colour
from ui.theme.players import EMBER

_SHORE = "M127 260 C91 224 217 213 181 182 C169 166 242 161 308 164"
_STONE_EDGE = "#4A433C"
_WOOD = "#4F3015"


def _art(canvas: Canvas) -> None:
    canvas.box(
        0,
        0,
        ART_WIDTH,
        ART_HEIGHT,
        linear(0, 0, 0, ART_HEIGHT, (0, "#5B86B0"), (0.4, "#A9CBD8"), (0.6, "#F3E2B8"), (1, "#F3E2B8")),
    )
    _mountains(canvas)
    _hills_and_bay(canvas)
    _beam(canvas, 248, 130)
    _lighthouse(canvas, 248, 130, 3.1)
    _castle(canvas, 82, 143, 2.0)
    _sheep(canvas, 39, 216, 2.2)
    _sheep(canvas, 88, 239, 1.7)
    _boat(canvas, 199, 224, 2.3)


def _mountains(canvas: Canvas) -> None:
    ridge = [
        (0, 135),
        (42, 78),
        (72, 109),
        (115, 52),
        (163, 120),
        (199, 88),
        (248, 135),
        (302, 104),
        (302, 182),
        (0, 182),
    ]
    canvas.fill(polygon(ridge), "#7C7F99")
    canvas.fill(polygon([(115, 52), (163, 120), (133, 130), (121, 88)]), "#5E617C")
    canvas.fill(polygon([(97, 75), (115, 52), (133, 78), (121, 75), (112, 86)]), "#F6F3EE")
    canvas.fill(polygon([(30, 92), (42, 78), (54, 91), (42, 94)]), "#F6F3EE")


def _hills_and_bay(canvas: Canvas) -> None:
    hills = svg("M0 156 C60 120 109 146 151 151 C211 161 257 130 302 146 L302 260 L0 260 Z")
    canvas.fill(hills, linear(0, 130, 0, ART_HEIGHT, (0, "#8DB257"), (1, "#5E8A3C")))
    water = linear(0, 156, 0, ART_HEIGHT, (0, "#8FC7D6"), (1, "#2F7BA4"))
    canvas.fill(svg(f"{_SHORE} L308 260 Z"), water)
    canvas.stroke(svg(_SHORE), "#EBD9A6", 4)
    near = svg("M0 203 C42 182 85 198 109 224 C121 239 121 250 127 260 L0 260 Z")
    canvas.fill(near, "#4F7A34")


def _beam(canvas: Canvas, x: float, y: float) -> None:
    light = linear(x, 0, x - 242, 0, (0, colour("#FFF3B8", 0.85)), (1, colour("#FFF3B8", 0.0)))
    canvas.fill(polygon([(x, y - 34), (x - 272, y - 100), (x - 272, y - 10)]), light)
    halo = radial(x, y - 34, 52, (0, colour("#FFF3B8", 0.95)), (1, colour("#FFF3B8", 0.0)))
    canvas.fill(disc(x, y - 34, 52), halo)
    canvas.fill(disc(x, y + 34, 26, 9), "#6B6A70")


def _lighthouse(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        canvas.fill(disc(0, 10.5, 8, 3.2), "#8F8A86")
        tower = polygon([(-4.6, 10), (-3, -7), (3, -7), (4.6, 10)])
        canvas.fill(tower, linear(-5, 0, 5, 0, (0, "#FFFFFF"), (1, "#CFC9C0")))
        canvas.fill(polygon([(-4.2, 5.2), (-3.8, 1.4), (3.8, 1.4), (4.2, 5.2)]), "#C5402F")
        canvas.fill(polygon([(-3.5, -2.2), (-3.2, -5.4), (3.2, -5.4), (3.5, -2.2)]), "#C5402F")
        canvas.fill(rounded(-4, -8.2, 8, 1.8, 0.6), "#3B3733")
        canvas.fill(rounded(-2.4, -12, 4.8, 4, 0.8), "#FFD766")
        canvas.fill(polygon([(-3.4, -12), (0, -15.4), (3.4, -12)]), "#3B3733")
        canvas.stroke(tower, "#4A4540", 0.8, 0.8)


def _castle(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        _ground_shadow(canvas, 2, 17, 22, 4.5)
        for wall in (
            (-16.0, -4.0, 32.0, 20.0),
            (-19.0, -10.0, 9.0, 27.0),
            (10.0, -10.0, 9.0, 27.0),
            (-7.0, -15.0, 14.0, 31.0),
        ):
            _wall(canvas, *wall)
        canvas.fill(svg("M-4 16 L-4 9 C-4 4 4 4 4 9 L4 16 Z"), "#3D3128")
        canvas.fill(rounded(-1.4, -9, 2.8, 5, 1.2), "#3D3128")
        canvas.line(0, -18, 0, -30, "#3D3128", 1.3)
        canvas.fill(polygon([(0.5, -30), (14, -27), (0.5, -22.5)]), EMBER.colour)


def _wall(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    for tooth in range(int(w / 3.5)):
        merlon = rounded(x + 0.2 + tooth * 3.5, y - 3, 2.3, 4, 0.3)
        canvas.fill(merlon, "#D6CDBF")
        canvas.stroke(merlon, _STONE_EDGE, 0.7)
    wall = rounded(x, y, w, h, 1)
    canvas.fill(wall, linear(-20, 0, 20, 0, (0, "#E6DED0"), (1, "#A69C90")))
    canvas.stroke(wall, _STONE_EDGE, 1.1)


def _sheep(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        _ground_shadow(canvas, 0, 6, 7, 2.4)
        for leg in (-3, 3):
            canvas.line(leg, 3, leg, 6.4, "#3A332E", 1.4)
        for curl in ((-3.6, 0.0, 4.3), (3.2, 0.2, 4.2), (0.0, -2.4, 4.4), (0.0, 1.6, 4.6)):
            canvas.fill(disc(*curl), "#D9D3C2")
        for curl in ((-3.8, -0.6, 3.9), (3.0, -0.4, 3.8), (-0.3, -3.0, 4.0), (0.0, 0.8, 4.2)):
            canvas.fill(disc(*curl), "#FFFBF0")
        canvas.fill(disc(6.6, -1.6, 2.6, 2.2), "#3A332E")
        canvas.fill(disc(5, -3.4, 1.5, 0.9), "#3A332E")
        canvas.fill(disc(7.2, -2, 0.5), "#FFFFFF")


def _boat(canvas: Canvas, x: float, y: float, size: float) -> None:
    with canvas.at(x, y, size):
        canvas.stroke(svg("M-13 8.4 C-8 6.8 -6 9.8 -1 8.4 C4 7 7 9.8 13 8"), "#E9F7FB", 1.2, 0.8)
        hull = svg("M-12 2 C-10 8.6 9 8.6 12 0.6 C8 3.4 -7 3.8 -12 2 Z")
        canvas.fill(hull, "#8A5A2E")
        canvas.stroke(hull, _WOOD, 0.9)
        canvas.line(-0.6, 3.6, -0.6, -12, _WOOD, 1.3)
        sail = svg(
            "M-8 -10 C-3 -12 4 -12 8 -10.4 C9.6 -6 9 -2 7.4 0.4 C3 -1.6 -3 -1.4 -7.4 1 C-6 -3 -6 -7 -8 -10 Z"
        )
        canvas.fill(sail, linear(-8, 0, 9, 0, (0, "#FFF8E6"), (1, "#E3D3B0")))
        canvas.stroke(sail, "#8C7650", 0.8)
        for stripe in (-3.6, 0.6, 4.6):
            path = f"M{stripe} -11.4 C{stripe + 1.6} -7 {stripe + 1.2} -3 {stripe + 0.2} -0.8"
            canvas.stroke(svg(path), "#B4472E", 1.5, 0.75)


def _ground_shadow(canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
    canvas.fill(disc(x + 1.2, y, wide, high), "#1B2410", 0.30)


COVER = Cover(place=7, band="#2C4A26", art=_art)
