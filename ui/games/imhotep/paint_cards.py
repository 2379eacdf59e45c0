"""The market's cards: twelve faces in four colours and their back.

Emblems are drawn around (0, 0) on a field about 52 units wide.  A colour never stands alone: red cards carry "!", green
"⅓", purple a star, blue an arrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF

from engine.games.imhotep.components import Card
from ui.games.imhotep.geometry import CARD_HEIGHT, CARD_WIDTH
from ui.games.imhotep.shades import BLUE, CARD_BACK, CARD_COLOUR, PURPLE, RED
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import card_box, draw_card_back
from ui.paint.paths import disc, polygon, rectangle, rounded, star, svg
from ui.paint.picture import Picture
from ui.theme.colour import Paint, darker, lighter
from ui.theme.measure import LYING

PAPER = "#FFF9EA"
EMBLEM = "#FFF4DD"
NAME_INK = "#3A2A16"
_WINDOW, _LOW_WINDOW = 0.64, 0.56
"""How much of a card is the picture, and how much where the name needs two lines of letters of the least size."""
_EMBLEM_FIELD = 86.0
_LARGER = 1.35
"""The emblem of a card without a name."""
_SMALLEST_SIGNED = 40.0
"""Narrower cards are only a hint of what lies there: no room for the sign of their colour."""
_SPARKLE = "#FFD15C"


def market_card(
    kind: int, names: tuple[str, ...], width: float = CARD_WIDTH, height: float = CARD_HEIGHT
) -> Picture:
    """Return a market card's face, its corner at (0, 0): with the first name that has room, else all emblem."""

    def draw(canvas: Canvas) -> None:
        _face(canvas, Card(kind), names, width, height)

    return Picture("imhotep card", (kind, names, width, height), card_box(width, height), draw)


def market_back(width: float = CARD_WIDTH, height: float = CARD_HEIGHT) -> Picture:
    """Return a market card's back, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        draw_card_back(canvas, width, height, CARD_BACK, _back_emblem)

    return Picture("imhotep card back", (width, height), card_box(width, height), draw)


def _back_emblem(canvas: Canvas, box: QRectF) -> None:
    k = box.width() / 48
    with canvas.at(box.center().x(), box.center().y(), k):
        eye = svg("M-20 0 C-10 -12 10 -12 20 0 C10 10 -10 10 -20 0 Z")
        canvas.stroke(eye, EMBLEM, 2.6)
        canvas.fill(disc(0, -0.5, 5.4), EMBLEM)
        canvas.stroke(svg("M-5 8 L-8 18 M6 7 C8 15 14 17 18 12 M-21 -9 C-10 -20 10 -20 21 -9"), EMBLEM, 2.6)


def _face(canvas: Canvas, kind: Card, names: tuple[str, ...], w: float, h: float) -> None:
    tint, body = CARD_COLOUR[kind], rounded(0, 0, w, h, 6)
    name, words = next(_names_with_room(canvas, names, w, h), ("", None))
    split = h if words is None else words.top()
    canvas.shadow(body, LYING)
    canvas.fill(body, PAPER)
    with canvas.clipped(body):
        canvas.box(0, 0, w, split, linear(0, 0, 0, split, (0, lighter(tint, 0.18)), (1, darker(tint, 0.10))))
        field = _LARGER if words is None else min(1.0, split / (h * _WINDOW))
        with canvas.at(w / 2, split * 0.523, w / _EMBLEM_FIELD * field):
            _EMBLEMS[kind](canvas, tint)
    canvas.stroke(body, darker(tint, 0.4), 1.0, 0.8)
    if w >= _SMALLEST_SIGNED:
        _colour_sign(canvas, tint, w)
    if words is not None:
        canvas.text(words, name, 12, NAME_INK, 600, wrap=True)


def _names_with_room(
    canvas: Canvas, names: tuple[str, ...], w: float, h: float
) -> Iterator[tuple[str, QRectF]]:
    """Yield what can be written at the card's foot, and where: rather a short name than a small picture."""
    for window, candidates in ((_WINDOW, names), (_LOW_WINDOW, reversed(names))):
        words = QRectF(3, h * window, w - 6, h * (1 - window))
        for name in candidates:
            if canvas.has_room(words, name, 600, wrap=True):
                yield name, words


def _colour_sign(canvas: Canvas, tint: str, w: float) -> None:
    r = max(6.5, w * 0.085)
    canvas.fill(disc(r + 4.5, r + 4.5, r), PAPER, 0.95)
    with canvas.at(r + 4.5, r + 4.5, r / 5.5):
        if tint == PURPLE:
            canvas.fill(star(0, 0.3, 4), tint)
        elif tint == BLUE:
            canvas.fill(polygon([(-2, -3.2), (3.4, 0), (-2, 3.2)]), tint)
        elif tint == RED:
            canvas.fill(svg("M-1.1 -3.6 L1.1 -3.6 L0.7 0.9 L-0.7 0.9 Z"), tint)
            canvas.fill(disc(0, 2.6, 1.1), tint)
        else:
            _one_third(canvas, tint)


def _one_third(canvas: Canvas, tint: Paint) -> None:
    """Paint a small ⅓ as strokes: as text it would be under the least readable size."""
    canvas.stroke(svg("M-3.6 -2.4 L-2.6 -3.4 L-2.6 0.2"), tint, 0.95)
    canvas.stroke(svg("M-2.6 3.2 L2.6 -3.2"), tint, 0.8)
    canvas.stroke(svg("M1 0.4 L3.4 0.4 L2.1 1.7 C3.9 1.7 3.9 4 2.3 4 C1.7 4 1.2 3.8 0.9 3.4"), tint, 0.95)


# ---------------------------------------------------------------- emblems


def _entrance(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M0 -18 L24 16 L-24 16 Z"), EMBLEM)
    canvas.fill(svg("M-6 16 L-6 4 C-6 -3 6 -3 6 4 L6 16 Z"), darker(tint, 0.35))
    canvas.stroke(svg("M-15 3 L-7 3 M7 3 L15 3 M-9 -6 L9 -6"), tint, 1.3, 0.55)


def _sarcophagus(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(
        svg("M0 -22 C8 -22 11 -16 12 -8 C14 4 9 20 0 22 C-9 20 -14 4 -12 -8 C-11 -16 -8 -22 0 -22 Z"), EMBLEM
    )
    canvas.fill(disc(0, -12, 5), darker(tint, 0.25))
    canvas.stroke(svg("M-9 -2 L9 3 M9 -2 L-9 3 M-8 9 L8 9 M-6 14 L6 14"), tint, 1.8)


def _paved_path(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M-8 -6 L8 -6 L24 19 L-24 19 Z"), EMBLEM)
    canvas.stroke(
        svg("M-12 0 L12 0 M-17 8 L17 8 M0 -6 L0 0 M-6 0 L-9 8 M6 0 L9 8 M0 8 L0 19"), darker(tint, 0.2), 1.6
    )
    canvas.fill(svg("M0 -24 L4 -19 L5 -6 L-5 -6 L-4 -19 Z"), EMBLEM)


def _pyramid(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M0 -20 L24 14 L-24 14 Z"), EMBLEM)
    canvas.stroke(svg("M-8 -8 L8 -8 M-15 3 L15 3"), tint, 1.6, 0.7)
    canvas.fill(star(0, -14, 7), _SPARKLE)


def _temple(canvas: Canvas, tint: Paint) -> None:
    front = "M-20 -10 L0 -20 L20 -10 Z M-20 14 L20 14 L20 18 L-20 18 Z"
    canvas.fill(svg(front), EMBLEM)
    for x in (-17, -3, 11):
        canvas.fill(rectangle(x, -8, 6, 20), EMBLEM)
    canvas.fill(disc(0, -14, 2.6), tint)


def _chamber(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M-22 -14 C-22 -22 22 -22 22 -14 L22 18 L-22 18 Z"), EMBLEM)
    canvas.fill(star(0, -12, 5), darker(tint, 0.2))
    for column in range(3):
        for row in range(2):
            canvas.fill(rounded(-16 + column * 11.5, -3 + row * 10.5, 9, 8, 1.5), tint, 0.75)


def _obelisk(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M0 -23 L6 -15 L8 12 L-8 12 L-6 -15 Z M-13 14 L13 14 L13 19 L-13 19 Z"), EMBLEM)
    canvas.stroke(svg("M-2 -8 L2 -8 M-3 -1 L3 -1 M-3 6 L3 6"), tint, 1.7)


def _statue(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M-6 -14 C-10 -22 10 -22 6 -14 L8 -4 L12 2 L12 16 L-12 16 L-12 2 L-8 -4 Z"), EMBLEM)
    canvas.fill(rounded(-15, 16, 30, 5, 1), EMBLEM, 0.9)
    canvas.stroke(svg("M-4 -11 L-2 -11 M2 -11 L4 -11 M0 -5 L0 2"), darker(tint, 0.2), 1.6)
    canvas.stroke(svg("M-8 5 L8 9 M8 5 L-8 9"), darker(tint, 0.1), 1.6)


def _lever(canvas: Canvas, _tint: Paint) -> None:
    with canvas.at(0, 4, turn=-24):
        canvas.fill(rounded(-26, -3, 52, 6, 3), EMBLEM)
    canvas.fill(polygon([(-8, 20), (8, 20), (0, 6)]), EMBLEM, 0.85)
    canvas.fill(rounded(12, -20, 12, 12, 2), EMBLEM)


def _hammer(canvas: Canvas, tint: Paint) -> None:
    with canvas.at(-2, 2, turn=35):
        canvas.fill(rounded(-3, -12, 6, 34, 2.5), lighter(tint, 0.75))
        canvas.fill(rounded(-15, -20, 30, 13, 4), EMBLEM)
    for x, y in ((-22, 12), (-13, 12), (-17.5, 3)):
        canvas.fill(rounded(x, y, 8, 8, 1.5), EMBLEM, 0.9)


def _sail(canvas: Canvas, tint: Paint) -> None:
    canvas.fill(svg("M-22 10 C-14 14 14 14 22 10 C18 20 10 21 0 21 C-10 21 -18 20 -22 10 Z"), EMBLEM)
    canvas.fill(rectangle(-1.4, -22, 2.8, 34), EMBLEM)
    canvas.fill(svg("M3 -20 C18 -16 21 -4 18 7 C12 5 7 5 3 7 Z"), EMBLEM)
    canvas.fill(svg("M-3 -14 C-12 -8 -15 0 -15 7 C-10 5 -6 5 -3 7 Z"), lighter(tint, 0.6))


def _chisel(canvas: Canvas, tint: Paint) -> None:
    with canvas.at(0, 0, turn=-38):
        canvas.fill(rounded(-3.5, -22, 7, 24, 2), EMBLEM)
        canvas.fill(polygon([(-4, 3), (4, 3), (2.5, 20), (-2.5, 20)]), lighter(tint, 0.75))
    canvas.fill(rounded(6, 8, 10, 10, 2), EMBLEM)
    canvas.fill(rounded(17, 4, 8, 8, 2), EMBLEM, 0.8)


_EMBLEMS: dict[Card, Callable[[Canvas, Paint], None]] = {
    Card.ENTRANCE: _entrance,
    Card.SARCOPHAGUS: _sarcophagus,
    Card.PAVED_PATH: _paved_path,
    Card.PYRAMID_DECORATION: _pyramid,
    Card.TEMPLE_DECORATION: _temple,
    Card.BURIAL_DECORATION: _chamber,
    Card.OBELISK_DECORATION: _obelisk,
    Card.STATUE: _statue,
    Card.LEVER: _lever,
    Card.HAMMER: _hammer,
    Card.SAIL: _sail,
    Card.CHISEL: _chisel,
}
