"""Objectives and characters of Almadi: cards with a coloured head, a name, a figure and words for any room."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from ui.games.almadi.paint_portrait import draw_portrait
from ui.games.almadi.paint_things import draw_gem
from ui.games.almadi.shades import CARD_INK, CARDS, CHARACTER, GOLD
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import card_box
from ui.paint.paths import rounded, star
from ui.paint.picture import Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, Radius
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_HEAD_INK = "#FFF8EA"
_HEAD, _NAME, _NAME_PAD = 26.0, 13.0, 5.0
_FIGURE = 42.0
"""What the figure takes of the head's width."""
_COMPACT, _TALL = 60.0, 200.0
"""Lower cards have one line of words; higher ones of characters a picture."""
_CHIP, _CHIP_ROOM = 9.0, 24.0
_COST_ROOM = 40.0
_LINE_PX = 14.0
"""Least height of a line of words, in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What a card says: name, words below (and shorter ones for little room), its figure, whose it is, done or not.

    A character's `emblem` is the effect or the landscape that its picture shows.
    """

    name: str
    words: str
    short: str
    figure: str
    colour: str = ""
    done: bool = False
    emblem: str = ""


def objective(said: CardPrint, w: float, h: float, owner: Player | None = None) -> Picture:
    """Return an objective, its corner at (0, 0); one that somebody took shows whose it is."""
    name = "" if owner is None else owner.name
    draw = partial(_draw_objective, said, w, h, owner)
    return Picture("almadi objective", (said, w, h, name), card_box(w, h), draw)


def _draw_objective(said: CardPrint, w: float, h: float, owner: Player | None, canvas: Canvas) -> None:
    if said.done:
        _draw_done(canvas, said, w, h)
        return
    low = h <= _COMPACT
    tall = h / 2 if low else _head(canvas, said, w - (0 if owner is None else _CHIP_ROOM))
    _draw_paper(canvas, w, h, tall, CARDS[said.colour])
    if low:
        _draw_low_objective(canvas, said, w, h, owner is not None)
    else:
        middle, owned = min(tall, _HEAD) / 2, _CHIP_ROOM if owner is not None else 0
        _draw_points(canvas, said.figure, w - 17, middle)
        _draw_name(canvas, said.name, QRectF(7, 0, w - _FIGURE - owned, tall))
        _draw_words(canvas, said, QRectF(9, tall + 3, w - 16, h - tall - 5))
    if owner is not None:
        x, y = (w - 14, h * 0.75) if low else (w - 41, min(tall, _HEAD) / 2)
        draw_chip(canvas, owner, x, y, _CHIP)


def _draw_low_objective(canvas: Canvas, said: CardPrint, w: float, h: float, owned: bool) -> None:
    """Write name and words of a card of two lines; the points stand in the second where the name needs the first."""
    half, figure, right = h / 2, _FIGURE - 7, w - (_CHIP_ROOM if owned else 0)
    narrow = not canvas.has_room(QRectF(0, 0, w - _FIGURE, half), said.name, 700)
    _draw_name(canvas, said.name, QRectF(7, 0, w - 12 if narrow else w - _FIGURE, half))
    _draw_points(canvas, said.figure, right - 17 if narrow else w - 17, half * 1.5 if narrow else half / 2)
    words = QRectF(8, half, right - 12 - (figure if narrow else 0), half - 1)
    if not narrow or canvas.has_room(words, said.short, 500):
        _draw_short(canvas, said.short, words)


def _draw_points(canvas: Canvas, figure: str, x: float, y: float) -> None:
    canvas.fill(star(x, y, 12, 8, 0.78), "#FFF0C4")
    canvas.figure(x, y, figure, 12.5, "#4A2E00", 800)


def _draw_paper(canvas: Canvas, w: float, h: float, tall: float, head: str) -> None:
    """Paint the paper of a card with its coloured head."""
    body = rounded(0, 0, w, h, Radius.BUTTON)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#FFFAEC"), (1, "#F1E4C8")))
    with canvas.clipped(body):
        canvas.box(0, 0, w, tall, head)
        if canvas.theme.dark:
            canvas.box(0, tall, w, h - tall, "#120E24", 0.10)
    canvas.stroke(body, darker(head, 0.3), 1.3)


def _draw_name(canvas: Canvas, name: str, room: QRectF) -> None:
    wraps = not canvas.has_room(room, name, 700) and canvas.has_room(room, name, 700, wrap=True)
    canvas.text(room, name, _NAME, _HEAD_INK, 700, _LEFT, wrap=wraps)


def _draw_short(canvas: Canvas, words: str, room: QRectF) -> None:
    if room.height() * canvas.scale >= _LINE_PX:
        canvas.text(room, words, 12, CARD_INK, 500, _LEFT)


def _draw_words(canvas: Canvas, said: CardPrint, room: QRectF) -> None:
    """Write all words, or the short ones, or as much of these as one line holds."""
    for words in (said.words, said.short):
        if canvas.has_room(room, words, 500, wrap=True):
            canvas.text(room, words, 12.5, CARD_INK, 500, _TOP, wrap=True)
            return
    canvas.text(room, said.short, 12.5, CARD_INK, 500, _TOP)


def _head(canvas: Canvas, said: CardPrint, w: float) -> float:
    """Return how high the head of a high card is: two lines for a long name."""
    room = QRectF(0, 0, w - _FIGURE, _HEAD)
    if canvas.has_room(room, said.name, 700):
        return _HEAD
    room.setHeight(_COMPACT)
    metrics = QFontMetricsF(canvas.font(0.0, 700))
    return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), said.name).height() + _NAME_PAD


def _draw_done(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint a completed objective: a tick, its name, and what it is worth (`figure`, or `short` in words)."""
    tokens, body = canvas.theme.tokens, rounded(0.7, 0.7, w - 1.4, h - 1.4, Radius.BUTTON)
    canvas.fill(body, tokens.ok, 0.14)
    canvas.stroke(body, tokens.ok, 1.4)
    if h > _COMPACT:
        _draw_high_done(canvas, said, w, h)
        return
    draw_icon(canvas, "check", 14, h / 2, 15, tokens.ok, 2.6)
    _draw_done_name(canvas, said.name, QRectF(25, 0, w - 46, h))
    canvas.figure(w - 12, h / 2, said.figure, 13, tokens.ink, 700)


def _draw_high_done(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint name and words beside the tick; in a narrow card only the name, below tick and figure."""
    tokens, name, foot = canvas.theme.tokens, QRectF(30, 2, w - 34, 46), QRectF(12, 50, w - 18, h - 53)
    draw_icon(canvas, "check", 17, 25, 17, tokens.ok, 2.6)
    fits = canvas.has_room(name, said.name, 700, wrap=True) and canvas.has_room(foot, said.short)
    if fits:
        _draw_done_name(canvas, said.name, name)
        canvas.text(foot, said.short, 12.5, tokens.ink2, 400, _TOP)
    else:
        canvas.figure(w - 17, 25, said.figure, 16, tokens.ink, 700)
        _draw_done_name(canvas, said.name, QRectF(9, 40, w - 14, h - 43))


def _draw_done_name(canvas: Canvas, name: str, room: QRectF) -> None:
    wraps = not canvas.has_room(room, name, 700) and canvas.has_room(room, name, 700, wrap=True)
    canvas.text(room, name, 13, canvas.theme.tokens.ink, 700, _LEFT, wrap=wraps)


def character(said: CardPrint, w: float, h: float) -> Picture:
    """Return a character with its price in rubies, its corner at (0, 0); a high card has a picture."""
    return Picture("almadi character", (said, w, h), card_box(w, h), partial(_draw_character, said, w, h))


def _draw_character(said: CardPrint, w: float, h: float, canvas: Canvas) -> None:
    if h <= _COMPACT:
        _draw_low_character(canvas, said, w, h)
        return
    tall = _head(canvas, said, w)
    _draw_paper(canvas, w, h, tall, CHARACTER)
    _draw_name(canvas, said.name, QRectF(7, 0, w - _FIGURE, tall))
    _draw_cost(canvas, said, w, min(tall, _HEAD) / 2, _HEAD_INK)
    top = tall
    if h > _TALL:
        window = QRectF(12, tall + 10, w - 24, min(w - 24, (h - tall) * 0.54))
        draw_portrait(canvas, said.emblem, window)
        top = window.bottom() + 6
    _draw_words(canvas, said, QRectF(9, top + 3, w - 16, h - top - 5))


def _draw_low_character(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    """Paint a card of two lines: the name above, what it can do and its price below."""
    tall = h / 2
    _draw_paper(canvas, w, h, tall, CHARACTER)
    _draw_name(canvas, said.name, QRectF(7, 0, w - 12, tall))
    words = QRectF(8, tall, w - 10 - _COST_ROOM, h - tall - 1)
    if canvas.has_room(words, said.short, 500):
        _draw_short(canvas, said.short, words)
    _draw_cost(canvas, said, w, (h + tall) / 2, CARD_INK)


def _draw_cost(canvas: Canvas, said: CardPrint, w: float, y: float, ink: str) -> None:
    """Paint what a character costs, or a tick once it has been played."""
    if said.done:
        draw_icon(canvas, "check", w - 16, y, 16, "#FFF0C4" if ink == _HEAD_INK else ink, 2.6)
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
