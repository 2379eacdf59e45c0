"""Four Color Cards' box: a paper lantern over a hand of four cards, one of each colour."""

from __future__ import annotations

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import disc, polygon, rounded, svg
from ui.paint.shapes import CHARACTER_GRID, character, character_path
from ui.theme.colour import colour, darker, lighter
from ui.theme.measure import HELD

_LAMP_X, _LAMP_Y = 151.0, 57.0
_CARD_W, _CARD_H = 62.0, 196.0
_RED, _GREEN, _YELLOW, _WHITE = "#BE3A2B", "#58A67F", "#F2C14A", "#F7F2E6"
_INK = {_RED: "#FFF3E0", _GREEN: "#10291C", _YELLOW: "#33230A", _WHITE: "#26221C"}
_FAN = ((_GREEN, "H", -27), (_RED, "K", -9), (_YELLOW, "C", 9), (_WHITE, "S", 27))


def _art(canvas: Canvas) -> None:
    canvas.box(
        0,
        0,
        ART_WIDTH,
        ART_HEIGHT,
        linear(0, 0, 0, ART_HEIGHT, (0, "#5A1512"), (0.6, "#8E241B"), (1, "#4A0F0D")),
    )
    _clouds(canvas)
    glow = radial(_LAMP_X, _LAMP_Y, 195, (0, colour("#FFD27A", 0.75)), (1, colour("#FFD27A", 0.0)))
    canvas.fill(disc(_LAMP_X, _LAMP_Y, 195), glow)
    for paint, kind, turn in _FAN:
        with canvas.at(_LAMP_X, 302, turn=turn), canvas.at(-_CARD_W / 2, -224):
            _card(canvas, paint, kind)
    _lantern(canvas)


def _clouds(canvas: Canvas) -> None:
    for row in range(9):
        for column in range(9):
            x, y = column * 40 + 20 * (row % 2), row * 34
            for r in (8, 13, 18):
                arc = f"M{x - r} {y} C{x - r} {y - r * 1.3} {x + r} {y - r * 1.3} {x + r} {y}"
                canvas.stroke(svg(arc), "#F2C77A", 1.2, 0.10)


def _card(canvas: Canvas, paint: str, kind: str) -> None:
    body, ink = rounded(0, 0, _CARD_W, _CARD_H, 8), _INK[paint]
    canvas.shadow(body, HELD, 0.8)
    canvas.fill(body, linear(0, 0, 25, _CARD_H, (0, lighter(paint, 0.16)), (1, darker(paint, 0.08))))
    canvas.stroke(body, darker(paint, 0.55), 1)
    _band(canvas, paint, 9)
    _band(canvas, paint, _CARD_H - 22)
    for y in (27, _CARD_H - 27):
        canvas.line(7, y, _CARD_W - 7, y, ink, 1, 0.55)
    written = character(kind, red_or_yellow=paint in (_RED, _YELLOW))
    with canvas.at(7.5, 33, 47 / CHARACTER_GRID):
        canvas.stroke(character_path(written), ink, 9.5)
    with canvas.at(_CARD_W / 2, 138):
        _emblem(canvas, kind, ink)


def _band(canvas: Canvas, paint: str, y: float) -> None:
    """Draw the mark of a colour: bars, chevrons, dots, waves."""
    ink, left, width, height = _INK[paint], 8.0, 46.0, 13.0
    with canvas.clipped(rounded(left, y, width, height, 0)):
        if paint == _RED:
            for bar in range(5):
                canvas.box(left + (bar + 0.25) * width / 5, y, width / 10, height, ink, 0.8)
        elif paint == _GREEN:
            for peak in range(5):
                x = left + (peak - 0.5) * width / 4
                canvas.stroke(svg(f"M{x} {y + height} L{x + 5.7} {y} L{x + 11.5} {y + height}"), ink, 3, 0.8)
        elif paint == _YELLOW:
            for dot in range(5):
                canvas.fill(disc(left + (dot + 0.5) * width / 5, y + height / 2, 2.9), ink, 0.8)
        else:
            middle = y + height / 2
            wave = "".join(
                f"C{x + 4} {middle - 8} {x + 9} {middle + 8} {x + 13.5} {middle}"
                for x in (left - 4 + 13.5 * step for step in range(4))
            )
            canvas.stroke(svg(f"M{left - 4} {middle} {wave}"), ink, 3, 0.8)


def _emblem(canvas: Canvas, kind: str, ink: str) -> None:
    """Draw a piece for those who cannot read its character: horse, crown, wheel, shield and spear."""
    match kind:
        case "H":
            horse = "M-9 14 C-9 6 -4 3 -3 -1 C-7 1 -10 3 -13 0 C-11 -5 -6 -8 -4 -11 L-3 -15 L1 -11 C9 -9 13 -1 12 14 Z"
            canvas.fill(svg(horse), ink, 0.92)
        case "K":
            crown = "M-14 -9 L-7 0 L0 -12 L7 0 L14 -9 L11 9 L-11 9 Z M-11 11 L11 11 L11 14 L-11 14 Z"
            canvas.fill(svg(crown), ink, 0.92)
        case "C":
            canvas.stroke(disc(0, 0, 12), ink, 3, 0.92)
            canvas.stroke(svg("M-11 0 L11 0 M0 -11 L0 11 M-8 -8 L8 8 M-8 8 L8 -8"), ink, 2, 0.92)
        case _:
            canvas.line(8, 14, 8, -10, ink, 2.4, 0.92)
            canvas.fill(polygon([(4.6, -8), (8, -16), (11.4, -8)]), ink, 0.92)
            shield = "M-11 -6 C-7 -5 -4 -6 -2 -8 C0 -6 3 -5 5 -6 C6 4 3 11 -3 14 C-9 11 -12 4 -11 -6 Z"
            canvas.fill(svg(shield), ink, 0.92)


def _lantern(canvas: Canvas) -> None:
    with canvas.at(_LAMP_X, _LAMP_Y):
        canvas.line(0, -_LAMP_Y, 0, -34, "#2A0806", 2.4)
        canvas.fill(rounded(-14, -36, 28, 7, 2), "#2A0806")
        paper = svg("M-14 -30 C-46 -24 -46 20 -14 26 L14 26 C46 20 46 -24 14 -30 Z")
        canvas.glow(paper, 16, "#FFC65A", 0.9)
        canvas.fill(paper, radial(0, 0, 48, (0, "#FFF0B8"), (0.5, "#FFB347"), (1, "#D8431F")))
        canvas.stroke(paper, "#7A1D10", 1.4)
        for x in (-20.0, -7.0, 7.0, 20.0):
            rib = f"M{x * 0.6} -30 C{x * 1.7} -16 {x * 1.7} 12 {x * 0.6} 26"
            canvas.stroke(svg(rib), "#7A1D10", 1.2, 0.5)
        canvas.fill(rounded(-14, 25, 28, 6, 2), "#2A0806")
        for x in (-5, 0, 5):
            canvas.line(x, 31, x, 46, "#F2C77A", 1.6)


COVER = Cover(place=3, band="#3E0D0B", art=_art)
