"""Characters of Almadi: with a picture to choose from, beside the board, in hand and played, and their backs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from ui.games.almadi.paint_paper import (
    COMPACT,
    FIGURE,
    HEAD,
    HEAD_INK,
    CardPrint,
    draw_name,
    draw_paper,
    draw_short,
    draw_words,
    has_room_for_name,
    head_height,
)
from ui.games.almadi.paint_portrait import draw_portrait
from ui.games.almadi.paint_things import draw_gem
from ui.games.almadi.shades import CARD_INK, CHARACTER, GOLD
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import card_box
from ui.paint.paths import rounded, star
from ui.paint.picture import Picture
from ui.paint.shapes import draw_icon
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, Radius

_TALL = 200.0
"""Higher cards have a picture."""
_COST_ROOM, _BEFORE_COST = 40.0, 3.0
"""What the price takes of a line, and what is free before it in the head."""


def character(said: CardPrint, w: float, h: float) -> Picture:
    """Return a character with its price in rubies, its corner at (0, 0); a high card has a picture."""
    return Picture("almadi character", (said, w, h), card_box(w, h), partial(_draw_character, said, w, h))


def _draw_character(said: CardPrint, w: float, h: float, canvas: Canvas) -> None:
    if h <= COMPACT:
        _draw_low_character(canvas, said, w, h)
        return
    tall = head_height(canvas, said, w - _BEFORE_COST)
    draw_paper(canvas, w, h, tall, CHARACTER)
    beside, top = QRectF(6, 0, w - FIGURE - _BEFORE_COST, tall), tall
    if has_room_for_name(canvas, said.name, beside):
        draw_name(canvas, said.name, beside)
        _draw_cost(canvas, said, w, min(tall, HEAD) / 2, HEAD_INK)
    else:  # a long name has the head for itself
        draw_name(canvas, said.name, QRectF(6, 0, w - 10, tall))
        _draw_cost(canvas, said, w, tall + HEAD / 2, CARD_INK)
        top += HEAD - 6
    if h > _TALL:
        window = QRectF(12, tall + 10, w - 24, min(w - 24, (h - tall) * 0.54))
        draw_portrait(canvas, said.emblem, window)
        top = window.bottom() + 6
    draw_words(canvas, said, QRectF(9, top + 3, w - 16, h - top - 5))


def _draw_low_character(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint a card of two lines: the name above, what it can do and its price below."""
    tall = h / 2
    draw_paper(canvas, w, h, tall, CHARACTER)
    draw_name(canvas, said.name, QRectF(5, 0, w - 8, tall))
    words = QRectF(8, tall, w - 10 - _COST_ROOM, h - tall - 1)
    draw_short(canvas, said.short, words)
    _draw_cost(canvas, said, w, (h + tall) / 2, CARD_INK)


def _draw_cost(canvas: Canvas, said: CardPrint, w: float, y: float, ink: str) -> None:
    """Paint what a character costs, or a tick once it has been played."""
    if said.done:
        draw_icon(canvas, "check", w - 16, y, 16, "#FFF0C4" if ink == HEAD_INK else ink, 2.6)
        return
    draw_gem(canvas, w - 13, y, 0.46)
    canvas.figure(w - 29, y, said.figure, 13, ink, 800)


def character_back(w: float, h: float) -> Picture:
    """Return a character of a hand that may not be seen, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, Radius.BUTTON)
        canvas.shadow(body, LYING)
        canvas.fill(body, linear(0, 0, 0, h, (0, lighter(CHARACTER, 0.18)), (1, darker(CHARACTER, 0.18))))
        canvas.stroke(body, darker(CHARACTER, 0.4), 1.3)
        canvas.stroke(rounded(4, 4, w - 8, h - 8, Radius.TILE), GOLD, 1.2, 0.7)
        canvas.fill(star(w / 2, h / 2, h * 0.28, 8, 0.7), GOLD, 0.85)

    return Picture("almadi character back", (w, h), card_box(w, h), draw)
