"""Objectives of Almadi: open in the middle, taken by somebody, unfinished or done in the dock; high or of two lines."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF

from ui.games.almadi.paint_paper import (
    COMPACT,
    FIGURE,
    HEAD,
    TOP,
    CardPrint,
    draw_name,
    draw_paper,
    draw_short,
    draw_words,
    has_room_for_name,
    head_height,
)
from ui.games.almadi.shades import CARDS
from ui.paint.canvas import Canvas
from ui.paint.cards import card_box
from ui.paint.paths import rounded, star
from ui.paint.picture import Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.measure import Radius
from ui.theme.players import Player

_CHIP, _CHIP_ROOM = 9.0, 24.0


def name_room(w: float, *, owned: bool) -> float:
    """Return how wide the name of an objective may be beside its points and, where somebody took it, the chip."""
    return w - FIGURE - (_CHIP_ROOM if owned else 0.0)


def objective(said: CardPrint, w: float, h: float, owner: Player | None = None) -> Picture:
    """Return an objective, its corner at (0, 0); one that somebody took shows whose it is."""
    name = "" if owner is None else owner.name
    draw = partial(_draw_objective, said, w, h, owner)
    return Picture("almadi objective", (said, w, h, name), card_box(w, h), draw)


def _draw_objective(said: CardPrint, w: float, h: float, owner: Player | None, canvas: Canvas) -> None:
    if said.done:
        _draw_done(canvas, said, w, h)
        return
    low = h <= COMPACT
    tall = h / 2 if low else head_height(canvas, said, w - (0 if owner is None else _CHIP_ROOM))
    draw_paper(canvas, w, h, tall, CARDS[said.colour])
    if low:
        _draw_low_objective(canvas, said, w, h, owner is not None)
    else:
        middle, owned = min(tall, HEAD) / 2, _CHIP_ROOM if owner is not None else 0
        _draw_points(canvas, said.figure, w - 17, middle)
        draw_name(canvas, said.name, QRectF(7, 0, w - FIGURE - owned, tall), size=said.size)
        draw_words(canvas, said, QRectF(9, tall + 3, w - 16, h - tall - 5))
    if owner is not None:
        x, y = (w - 14, h * 0.75) if low else (w - 41, min(tall, HEAD) / 2)
        draw_chip(canvas, owner, x, y, _CHIP)


def _draw_low_objective(canvas: Canvas, said: CardPrint, w: float, h: float, owned: bool) -> None:
    """Write name and words of a card of two lines; the points stand in the second where the name needs the first."""
    half, figure, right = h / 2, FIGURE - 7, w - (_CHIP_ROOM if owned else 0)
    narrow = not canvas.has_room(QRectF(0, 0, w - FIGURE, half), said.name, 700)
    head = QRectF(5, 0, w - 7, half) if narrow else QRectF(7, 0, w - FIGURE, half)
    draw_name(canvas, said.name, head, size=said.size)
    _draw_points(canvas, said.figure, right - 17 if narrow else w - 17, half * 1.5 if narrow else half / 2)
    words = QRectF(8, half, right - 12 - (figure if narrow else 0), half - 1)
    draw_short(canvas, said.short, words)


def _draw_points(canvas: Canvas, figure: str, x: float, y: float) -> None:
    canvas.fill(star(x, y, 12, 8, 0.78), "#FFF0C4")
    canvas.figure(x, y, figure, 12.5, "#4A2E00", 800)


def _draw_done(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint a completed objective: a tick, its name, and what it is worth (`figure`, or `short` in words)."""
    tokens, body = canvas.theme.tokens, rounded(0.7, 0.7, w - 1.4, h - 1.4, Radius.BUTTON)
    canvas.fill(body, tokens.ok, 0.14)
    canvas.stroke(body, tokens.ok, 1.4)
    if h > COMPACT:
        _draw_high_done(canvas, said, w, h)
        return
    beside, without_figure = QRectF(25, 0, w - 46, h), QRectF(25, 0, w - 28, h)
    if has_room_for_name(canvas, said.name, beside):
        canvas.figure(w - 12, h / 2, said.figure, 13, tokens.ink, 700)
        room = beside
    elif has_room_for_name(
        canvas, said.name, without_figure
    ):  # what it is worth stands in the score lines too
        room = without_figure
    else:  # its green paper says that it is done
        draw_name(canvas, said.name, QRectF(6, 0, w - 9, h), tokens.ink)
        return
    draw_icon(canvas, "check", 14, h / 2, 15, tokens.ok, 2.6)
    draw_name(canvas, said.name, room, tokens.ink)


def _draw_high_done(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint name and words beside the tick; in a narrow card only the name, below tick and figure."""
    tokens, name, foot = canvas.theme.tokens, QRectF(30, 2, w - 34, 46), QRectF(12, 50, w - 18, h - 53)
    below = QRectF(9, 40, w - 14, h - 43)
    fits = canvas.has_room(name, said.name, 700, wrap=True) and canvas.has_room(foot, said.short)
    above = 25 if fits or has_room_for_name(canvas, said.name, below) else 14  # a long name needs two lines
    draw_icon(canvas, "check", 17, above, 17, tokens.ok, 2.6)
    if fits:
        draw_name(canvas, said.name, name, tokens.ink)
        canvas.text(foot, said.short, 12.5, tokens.ink2, 400, TOP)
    else:
        canvas.figure(w - 17, above, said.figure, 16, tokens.ink, 700)
        draw_name(canvas, said.name, below.adjusted(0, above - 25 - 5, 0, 0), tokens.ink)
