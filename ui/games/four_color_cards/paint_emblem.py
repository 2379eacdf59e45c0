"""The icon of each type of card, for those who cannot read its character; the middle at (0, 0), about 32 units high."""

from __future__ import annotations

from engine.games.four_color_cards.cards import Type
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, polygon, svg

_ALPHA = 0.92
_SHAPES = {
    Type.GENERAL: "M-12 8 L-13 -6 L-6 0 L0 -11 L6 0 L13 -6 L12 8 Z M-12 10 L12 10 L12 13 L-12 13 Z",
    Type.ELEPHANT: (
        "M-12 -2 C-14 -12 -4 -13 0 -11 C8 -14 15 -8 14 2 C14 8 12 10 12 14 L7 14 L7 7 C3 8 0 8 -2 6 L-3 14 "
        "L-8 14 L-8 7 C-10 8 -11 10 -11 13 C-13 13 -15 9 -12 -2 Z"
    ),
    Type.HORSE: (
        "M-9 14 C-9 6 -4 3 -3 -1 C-7 1 -10 3 -13 0 C-11 -5 -6 -8 -4 -11 L-3 -15 L1 -11 C9 -9 13 -1 12 14 Z"
    ),
    Type.SOLDIER: "M-11 -6 C-7 -5 -4 -6 -2 -8 C0 -6 3 -5 5 -6 C6 4 3 11 -3 14 C-9 11 -12 4 -11 -6 Z",
}
_BARREL = "M-12 -4 L11 -5.5 L11 -7 L14 -7 L14 6 L11 6 L11 4.5 L-12 4 C-15 3 -15 -3 -12 -4 Z"
_RIB = "M-2.6 -15 L2.6 -15 L1.2 0 L-1.2 0 Z"
_SPOKES = "M-11 0 L11 0 M0 -11 L0 11 M-8 -8 L8 8 M-8 8 L8 -8"
_EYES = {Type.ELEPHANT: (-7.0, -4.0, 1.5), Type.HORSE: (-3.6, -6.0, 1.4)}


def draw_emblem(canvas: Canvas, type_: Type, ink: str, ground: str) -> None:
    """Paint crown, fan, elephant, wheel, horse, cannon, or shield and spear in a colour; eyes in the card's."""
    if type_ in _SHAPES:
        canvas.fill(svg(_SHAPES[type_]), ink, _ALPHA)
    if type_ in _EYES:
        canvas.fill(disc(*_EYES[type_]), ground)
    match type_:
        case Type.ADVISER:
            for turn in (-50, -25, 0, 25, 50):
                canvas.fill(svg(_RIB, 0, 9, 1.35, turn), ink, _ALPHA)
            canvas.fill(disc(0, 9, 2.6), ink, _ALPHA)
        case Type.CHARIOT:
            canvas.stroke(disc(0, 0, 11.5), ink, 3.2, _ALPHA)
            canvas.stroke(svg(_SPOKES), ink, 2.0, _ALPHA)
        case Type.CANNON:
            canvas.fill(svg(_BARREL, 0, -1, 1.0, -20), ink, _ALPHA)
            canvas.fill(disc(-4, 8, 5.4), ink, _ALPHA)
            canvas.fill(disc(-4, 8, 1.8), ground)
        case Type.SOLDIER:
            canvas.line(8, 14, 8, -10, ink, 2.4, _ALPHA)
            canvas.fill(polygon([(4.6, -8), (8, -16), (11.4, -8)]), ink, _ALPHA)
