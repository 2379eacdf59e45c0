"""Sobek's cards: goods, amulets and characters face up, the three backs, and cards that lie on their side.

The corner of an upright card is at (0, 0), also after it was turned.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF

from engine.games.sobek.cards import PRINTED, Back, Face, Kind
from ui.games.sobek.paint_goods import draw_crocodile_emblem, draw_goods, draw_scarab
from ui.games.sobek.shades import BACK_COLOUR, CREAM, KIND_COLOUR, KIND_DARK
from ui.paint.canvas import Canvas, radial
from ui.paint.cards import INK, card_box, draw_card_back, draw_paper
from ui.paint.paths import disc, rounded
from ui.paint.picture import Box, Picture
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING

_VEIL, _VEIL_ALPHA = "#20302C", 0.36
_LAYER = 2.0
"""How far each card of a pile peeps out."""
_LOWEST_NAME = 13.0
"""Fewer pixels have no room for a line of words."""
_NAME_FROM, _CHARACTER_FROM = 66.0, 52.0
"""Narrower cards have no room for a name."""
_ON_PAPER, _ON_RIBBON = 0.04, 0.07
"""How far a name keeps from the card's edges, as a share of its width."""
_CORNER_FREE = 0.97
"""When less of a card is free, its right corner is covered by the next one."""
FACE_KIND, BACK_KIND = "sobek card", "sobek back"


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is shown: its size and name, whether it lies out of reach or on its side, how much of its width is free."""

    w: float
    h: float
    name: str = ""
    far: bool = False
    lying: bool = False
    shown: float = 1.0


def card(face: int, look: Look) -> Picture:
    """Return a card face up."""
    return _picture(FACE_KIND, face, look, partial(_draw_face, face, look))


def card_back(back: int, look: Look) -> Picture:
    """Return a card face down."""
    return _picture(BACK_KIND, back, look, partial(_draw_back, back, look))


def resized(picture: Picture, w: float, h: float, *, lying: bool = False) -> Picture:
    """Return the same card in another size and in reach, upright or on its side; other pictures stay as they are."""
    if picture.kind not in (FACE_KIND, BACK_KIND):
        return picture
    number, look = picture.params
    assert isinstance(number, int)
    assert isinstance(look, Look)
    make = card if picture.kind == FACE_KIND else card_back
    return make(number, Look(w, h, look.name, lying=lying))


def _picture(kind: str, number: int, look: Look, draw: partial[None]) -> Picture:
    box = card_box(look.h, look.w) if look.lying else card_box(look.w, look.h)
    return Picture(kind, (number, look), box, partial(_posed, look, draw))


def _posed(look: Look, draw: partial[None], canvas: Canvas) -> None:
    if look.lying:
        with canvas.at(look.h, 0, 1.0, 90):
            draw(canvas)
    else:
        draw(canvas)
    if look.far:
        canvas.fill(rounded(0, 0, look.w, look.h, look.w * 0.09), _VEIL, _VEIL_ALPHA)


def _draw_face(face: int, look: Look, canvas: Canvas) -> None:
    kind, back, scarabs, _ = PRINTED[face]
    w, h = look.w, look.h
    named = w >= (_CHARACTER_FROM if back is Back.ORANGE else _NAME_FROM) and _has_room(canvas, look, back)
    draw_paper(canvas, w, h)
    window = rounded(w * 0.07, h * 0.19, w * 0.86, h * (0.60 if named else 0.74), w * 0.06)
    tint = KIND_COLOUR[kind]
    canvas.fill(window, radial(w / 2, h * 0.46, w * 0.62, (0, lighter(tint, 0.42)), (1, tint)))
    canvas.stroke(window, KIND_DARK[kind], 1.0, 0.55)
    draw_goods(canvas, kind, w / 2, h * (0.49 if named else 0.56), w * 0.62)
    draw_goods(canvas, kind, w * 0.16, h * 0.098, w * 0.22)
    if look.shown < _CORNER_FREE:
        _draw_index(canvas, scarabs, w, h)
    else:
        for at in range(scarabs):
            draw_scarab(canvas, w * (0.89 - at * 0.18), h * 0.10, w * 0.19)
    if back is not Back.BEIGE:
        canvas.fill(disc(w * 0.89, h * 0.10, w * 0.07), BACK_COLOUR[back])
        canvas.stroke(disc(w * 0.89, h * 0.10, w * 0.07), darker(BACK_COLOUR[back], 0.4), 1.0)
    if named:
        _draw_name(canvas, look, back)


def _draw_index(canvas: Canvas, scarabs: int, w: float, h: float) -> None:
    """The scarabs below the goods in the corner, where the next card does not hide them."""
    if scarabs:
        canvas.fill(rounded(w * 0.05, h * 0.175, w * 0.22, h * (0.02 + 0.135 * scarabs), w * 0.05), CREAM)
    for at in range(scarabs):
        draw_scarab(canvas, w * 0.16, h * (0.25 + 0.135 * at), w * 0.19)


def _name_room(look: Look, back: Back) -> QRectF:
    """Return the room of the name: at the foot, for characters within their ribbon."""
    margin = _ON_RIBBON if back is Back.ORANGE else _ON_PAPER
    return QRectF(look.w * margin, look.h * 0.79, look.w * (look.shown - 2 * margin), look.h * 0.195)


def _has_room(canvas: Canvas, look: Look, back: Back) -> bool:
    """Tell whether the name can be read at the foot; without it the picture has that room."""
    room = _name_room(look, back)
    return (
        bool(look.name)
        and room.height() * canvas.scale >= _LOWEST_NAME
        and canvas.has_room(room, look.name, 600)
    )


def _draw_name(canvas: Canvas, look: Look, back: Back) -> None:
    """The name at the foot; characters carry it on a ribbon of their back's colour."""
    w, h, ink = look.w, look.h, INK
    if back is Back.ORANGE:
        ink = CREAM
        canvas.fill(rounded(w * 0.05, h * 0.80, w * 0.90, h * 0.175, 4), darker(BACK_COLOUR[back], 0.28))
    canvas.text(_name_room(look, back), look.name, max(11.0, w * 0.15), ink, 600)


def _draw_back(back: int, look: Look, canvas: Canvas) -> None:
    draw_card_back(canvas, look.w, look.h, BACK_COLOUR[Back(back)], partial(_emblem, back))


def _emblem(back: int, canvas: Canvas, box: QRectF) -> None:
    middle = box.center()
    if back == Back.ORANGE:
        draw_crocodile_emblem(canvas, middle.x(), middle.y(), box.width() * 1.1, CREAM)
    else:
        draw_scarab(canvas, middle.x(), middle.y(), box.width() * 0.9, CREAM, BACK_COLOUR[Back(back)])


def pile(back: int, layers: int, w: float, h: float) -> Picture:
    """Return cards face down on each other; the lowest has its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        for layer in range(layers):
            with canvas.at(layer * _LAYER, -layer * _LAYER):
                _draw_back(back, Look(w, h), canvas)

    lift = layers * _LAYER
    box = Box(0, -lift, w + lift, h + lift).with_shadow(LYING)
    return Picture("sobek pile", (back, layers, w, h), box, draw)


KIND_FACE = {
    Kind.IVORY: Face.PLAIN_IVORY,
    Kind.EBONY: Face.PLAIN_EBONY,
    Kind.MARBLE: Face.PLAIN_MARBLE,
    Kind.CATTLE: Face.PLAIN_CATTLE,
    Kind.FISH: Face.PLAIN_FISH,
    Kind.WHEAT: Face.PLAIN_WHEAT,
    Kind.AMULET: Face.AMULET,
}
"""A plain card of each kind: what a priest's choice looks like."""
