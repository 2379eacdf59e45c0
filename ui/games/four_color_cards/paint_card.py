"""The narrow cards of Four Color Cards: colour with its band at both ends, character, icon; and their back.

A card's corner is at (0, 0). Colours differ for every kind of sight, and the bands say them once more.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from engine.games.four_color_cards.cards import Colour, Type, colour_of, type_of
from ui.games.four_color_cards.paint_emblem import draw_emblem
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, polygon, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.shapes import CHARACTER_GRID, character, character_path
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING

FACE_KIND, BACK_KIND = "four color card", "four color back"
BASE = {Colour.RED: "#BE3A2B", Colour.GREEN: "#58A67F", Colour.YELLOW: "#F2C14A", Colour.WHITE: "#F7F2E6"}
_INK = {Colour.RED: "#FFEBD2", Colour.GREEN: "#0F2E20", Colour.YELLOW: "#3A2600", Colour.WHITE: "#23201C"}
LETTER = dict(zip(Type, "KAECHPS", strict=True))
_BACK, _BACK_FOOT, _BACK_EDGE, _BACK_INK = "#A5382B", "#7C231B", "#3F0F0A", "#F2C77A"
_VEIL, _VEIL_ALPHA = "#0F1C18", 0.16
_LAYER = 1.6


def card(kind: int, w: float, h: float, *, dim: bool = False) -> Picture:
    """Return a card face up; `dim` cards are dead."""
    return Picture(
        FACE_KIND, (kind, w, h, dim), Box(0, 0, w, h).with_shadow(LYING), partial(_lying, kind, w, h, dim)
    )


def resized(picture: Picture, w: float, h: float) -> Picture:
    """Return the same card in another size."""
    kind = picture.params[0]
    assert isinstance(kind, int)
    return card(kind, w, h)


def card_back(w: float, h: float) -> Picture:
    """Return a card face down."""
    return Picture(BACK_KIND, (w, h), Box(0, 0, w, h).with_shadow(LYING), partial(_draw_back, w, h))


def pile(layers: int, w: float, h: float) -> Picture:
    """Return the deck; its uppermost card has its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        for layer in range(layers, -1, -1):
            with canvas.at(layer * _LAYER, layer * _LAYER):
                _draw_back(w, h, canvas)

    lift = layers * _LAYER
    return Picture("four color pile", (layers, w, h), Box(0, 0, w + lift, h + lift).with_shadow(LYING), draw)


def draw_face(canvas: Canvas, kind: int, w: float, h: float) -> None:
    """Paint a card without its shadow."""
    tone, type_ = Colour(colour_of(kind)), Type(type_of(kind))
    base, ink, body = BASE[tone], _INK[tone], rounded(0, 0, w, h, w * 0.13)
    canvas.fill(body, linear(0, 0, w * 0.4, h, (0, lighter(base, 0.16)), (1, darker(base, 0.08))))
    canvas.stroke(body, darker(base, 0.55), 1.0)
    edge, band = h * 0.045, h * 0.07
    for top in (edge, h - edge - band):
        _draw_band(canvas, tone, Box(w * 0.12, top, w * 0.76, band), ink)
    for y in (edge + band + h * 0.022, h - edge - band - h * 0.022):
        canvas.line(w * 0.12, y, w * 0.88, y, ink, 1.0, 0.55)
    _draw_character(canvas, tone, type_, w, h)
    with canvas.at(w / 2, h * 0.70, min(w * 0.66, h * 0.24) / 32):
        draw_emblem(canvas, type_, ink, base)


def _lying(kind: int, w: float, h: float, dim: bool, canvas: Canvas) -> None:
    body = rounded(0, 0, w, h, w * 0.13)
    canvas.shadow(body, LYING)
    draw_face(canvas, kind, w, h)
    if dim:
        canvas.fill(body, _VEIL, _VEIL_ALPHA)


def _draw_character(canvas: Canvas, tone: Colour, type_: Type, w: float, h: float) -> None:
    size = min(w * 0.76, h * 0.34)
    written = character(LETTER[type_], red_or_yellow=tone in (Colour.RED, Colour.YELLOW))
    with canvas.at(w / 2 - size / 2, h * 0.175, size / CHARACTER_GRID):
        canvas.stroke(
            character_path(written),
            _INK[tone],
            9.5,
            cap=Qt.PenCapStyle.SquareCap,
            join=Qt.PenJoinStyle.MiterJoin,
        )


def _draw_band(canvas: Canvas, tone: Colour, box: Box, ink: str) -> None:
    """Draw the mark of a colour: bars, chevrons, dots, waves."""
    x, y, w, h = box
    with canvas.clipped(rounded(x, y, w, h, 0)):
        match tone:
            case Colour.RED:
                for bar in range(5):
                    canvas.box(x + (bar + 0.25) * w / 5, y, w / 10, h, ink, 0.8)
            case Colour.GREEN:
                for peak in range(-1, 5):
                    left = x + peak * w / 4
                    zigzag = f"M{left} {y + h} L{left + w / 8} {y} L{left + w / 4} {y + h}"
                    canvas.stroke(svg(zigzag), ink, max(1.1, h * 0.24), 0.8)
            case Colour.YELLOW:
                for dot in range(5):
                    canvas.fill(disc(x + (dot + 0.5) * w / 5, y + h / 2, min(h * 0.36, w * 0.064)), ink, 0.8)
            case Colour.WHITE:
                canvas.stroke(svg(_wave(box)), ink, max(1.1, h * 0.24), 0.8)


def _wave(box: Box) -> str:
    x, y, w, h = box
    step = (w + 8) / 4
    curves = (
        f"C{left + step * 0.33} {y - h * 0.25} {left + step * 0.66} {y + h * 1.25} {left + step} {y + h / 2}"
        for left in (x - 4 + step * at for at in range(4))
    )
    return f"M{x - 4} {y + h / 2} " + " ".join(curves)


def _draw_back(w: float, h: float, canvas: Canvas) -> None:
    body = rounded(0, 0, w, h, w * 0.13)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, w, h, (0, _BACK), (1, _BACK_FOOT)))
    canvas.stroke(body, _BACK_EDGE, 1.0)
    canvas.stroke(rounded(w * 0.1, w * 0.1, w * 0.8, h - w * 0.2, w * 0.06), _BACK_INK, 1.0, 0.75)
    lozenge = polygon([(0.5, 0), (0.86, 0.25), (0.5, 0.5), (0.14, 0.25)])
    with canvas.clipped(rounded(w * 0.12, w * 0.12, w * 0.76, h - w * 0.24, 2)):
        for line in range(int(2 * h / w) + 1):
            canvas.stroke(placed(lozenge, 0, line * w * 0.5, w), _BACK_INK, 1.0, 0.45)
