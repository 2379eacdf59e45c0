"""Cards of Almadi: objectives, characters, mosaics, stalls, and the rubies beside them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt

from ui.games.almadi.geometry import gem
from ui.games.almadi.paint_effects import GEM, draw_effect
from ui.games.almadi.shades import CARDS, CHARACTER, GOODS
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import card_box
from ui.paint.paths import disc, polygon, rounded, star, svg
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, Radius
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_INK, _HEAD_INK = "#4A3A26", "#FFF8EA"
_HEAD, _HIGH_HEAD = 26.0, 55.0
_FIGURE = 42.0
"""What the figure takes of the head's width."""
_COMPACT = 60.0
_LINE_PX = 14.0
"""Least height of a line of words, in pixels of the screen."""


@dataclass(frozen=True, slots=True)
class CardPrint:
    """What a card says: name, words below (and shorter ones for little room), its figure, whose it is, done or not."""

    name: str
    words: str
    short: str
    figure: str
    colour: str = ""
    done: bool = False


def objective(said: CardPrint, w: float, h: float, owner: Player | None = None) -> Picture:
    """Return an objective, its corner at (0, 0); one that somebody took shows whose it is."""
    name = "" if owner is None else owner.name
    draw = partial(_draw_objective, said, w, h, owner)
    return Picture("almadi objective", (said, w, h, name), card_box(w, h), draw)


def _draw_objective(said: CardPrint, w: float, h: float, owner: Player | None, canvas: Canvas) -> None:
    if said.done:
        _draw_done(canvas, said, w, h)
        return
    _draw_card(canvas, w, h, said, CARDS[said.colour])
    canvas.fill(star(w - 17, 13, 12, 8, 0.78), "#FFF0C4")
    canvas.figure(w - 17, 13, said.figure, 12.5, "#4A2E00", 800)
    if owner is not None:
        draw_chip(canvas, owner, w - 14, h - 14, 9)


def _draw_card(canvas: Canvas, w: float, h: float, said: CardPrint, head: str) -> None:
    """Paint the paper of a card with its coloured head, name and words."""
    body, tall = rounded(0, 0, w, h, Radius.BUTTON), min(_head(canvas, said, w, h), h)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#FFFAEC"), (1, "#F1E4C8")))
    with canvas.clipped(body):
        canvas.box(0, 0, w, tall, head)
        if canvas.theme.dark:
            canvas.box(0, tall, w, h - tall, "#120E24", 0.10)
    canvas.stroke(body, darker(head, 0.3), 1.3)
    name = QRectF(7, 0, w - _FIGURE, tall)
    wraps = tall > _HEAD and canvas.has_room(name, said.name, 700, wrap=True)
    canvas.text(name, said.name, 13, _HEAD_INK, 700, _LEFT, wrap=wraps)
    _draw_words(canvas, said, w, h, tall)


def _head(canvas: Canvas, said: CardPrint, w: float, h: float) -> float:
    """Return how high the head is: two lines for a long name; all of a low card that has no room for words."""
    narrow = not canvas.has_room(QRectF(0, 0, w - _FIGURE, _HEAD), said.name, 700)
    if h > _COMPACT:
        return _HIGH_HEAD if narrow else _HEAD
    words = QRectF(0, 0, w - 12, h - _HEAD)
    low = words.height() * canvas.scale < _LINE_PX
    return h if narrow or low or not canvas.has_room(words, said.short, 500) else _HEAD


def _draw_words(canvas: Canvas, said: CardPrint, w: float, h: float, head: float) -> None:
    if h <= _COMPACT:
        if head < h:
            canvas.text(QRectF(8, head, w - 12, h - head - 1), said.short, 12, _INK, 500, _LEFT)
        return
    room = QRectF(9, head + 3, w - 16, h - head - 5)
    fits = canvas.has_room(room, said.words, 500, wrap=True)
    canvas.text(room, said.words if fits else said.short, 12.5, _INK, 500, _TOP, wrap=True)


def _draw_done(canvas: Canvas, said: CardPrint, w: float, h: float) -> None:
    tokens, body = canvas.theme.tokens, rounded(0.7, 0.7, w - 1.4, h - 1.4, Radius.BUTTON)
    canvas.fill(body, tokens.ok, 0.14)
    canvas.stroke(body, tokens.ok, 1.4)
    draw_icon(canvas, "check", 17, 21 if h > _COMPACT else 13, 17, tokens.ok, 2.6)
    top = 8.0 if h > _COMPACT else 0.0
    canvas.text(QRectF(30, top, w - 36, 26), said.name, 13.5, tokens.ink, 700, _LEFT)
    foot = QRectF(12, top + 24, w - 18, min(24.0, h - top - 25))
    if foot.height() * canvas.scale >= _LINE_PX:
        canvas.text(foot, said.short, 12.5, tokens.ink2, 400, _LEFT)


def character(said: CardPrint, w: float, h: float) -> Picture:
    """Return a character with its price in rubies, its corner at (0, 0)."""
    return Picture("almadi character", (said, w, h), card_box(w, h), partial(_draw_character, said, w, h))


def _draw_character(said: CardPrint, w: float, h: float, canvas: Canvas) -> None:
    _draw_card(canvas, w, h, said, CHARACTER)
    if said.done:
        draw_icon(canvas, "check", w - 16, 13, 16, "#FFF0C4", 2.6)
        return
    draw_gem(canvas, w - 13, 12.5, 0.46)
    canvas.figure(w - 29, 13, said.figure, 13, _HEAD_INK, 800)


def draw_gem(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """Paint a ruby around (x, y)."""
    with canvas.at(x, y, size):
        body = svg(GEM)
        canvas.fill(body, linear(-16, -12, 14, 15, (0, "#F0607A"), (0.5, "#C02744"), (1, "#7E1028")))
        canvas.fill(svg("M-9 -12 L9 -12 L5 -3 L-5 -3 Z"), "#FFFFFF", 0.45)
        canvas.stroke(body, "#5A0A1C", 1.0)
        canvas.stroke(svg("M-16 -3 L16 -3 M-5 -3 L0 15 L5 -3"), "#5A0A1C", 1.0, 0.45)


def rubies(count: int, shown: int, w: float, h: float) -> Picture:
    """Return the rubies of a purse; more than can be shown are counted below."""
    return Picture(
        "almadi rubies", (count, shown, w, h), Box(-6, -4, w + 12, h + 8), partial(_gems, count, shown, h, w)
    )


def _gems(count: int, shown: int, h: float, w: float, canvas: Canvas) -> None:
    scale = 1.0 if shown <= 6 else 0.78
    for number in range(shown):
        x, y = gem(number, shown)
        canvas.cast(svg(GEM, x, y, scale), 2.5, 1, 2, canvas.theme.tokens.shadow, 0.3)
        draw_gem(canvas, x, y, scale)
    if count > shown:
        canvas.text(QRectF(0, h - 18, w, 20), f"× {count}", 14, canvas.theme.tokens.ink, 700)


def mosaic(w: float, h: float) -> Picture:
    """Return a mosaic card, its corner at (0, 0)."""
    return Picture("almadi mosaic", (w, h), card_box(w, h), partial(_draw_mosaic, w, h))


def _draw_mosaic(w: float, h: float, canvas: Canvas) -> None:
    body = rounded(0, 0, w, h, Radius.CARD)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#2FA59E"), (1, "#156A66")))
    canvas.stroke(body, "#0C4744", 1.0)
    canvas.stroke(rounded(4, 4, w - 8, h - 8, Radius.TILE), "#E6FFF8", 1.0, 0.5)
    draw_effect(canvas, "mosaic", w / 2, h / 2, w * 0.62, "#E6FFF8")


def stall(goods: int, name: str, count: int, w: float, h: float) -> Picture:
    """Return the stall cards of one kind of goods with their number, the corner at (0, 0)."""
    draw = partial(_draw_stall, goods, name, count, w, h)
    return Picture("almadi stall", (goods, name, count, w, h), card_box(w, h).grown(4), draw)


def _draw_stall(goods: int, name: str, count: int, w: float, h: float, canvas: Canvas) -> None:
    paint = GOODS[goods]
    for number in reversed(range(min(3, count))):
        body = rounded(number * 2, -number * 2, w, h, Radius.CARD)
        canvas.shadow(body, LYING)
        canvas.fill(body, "#FFFAEC" if not number else "#EFE3CB")
        canvas.stroke(body, paint, 1.4)
    for y in (15.0, 33.0):
        _GOODS[goods](canvas, w / 2, y, paint)
    canvas.figure(w / 2, h - 27, f"× {count}", 13, _INK, 800)
    foot = QRectF(1, h - 19, w - 2, 18)
    if canvas.has_room(foot, name, 600):
        canvas.text(foot, name, 12, _INK, 600)


def _dates(canvas: Canvas, x: float, y: float, paint: str) -> None:
    for shift in (-9, 0, 9):
        canvas.fill(disc(x + shift, y, 4.2, 6.2), paint)


def _spices(canvas: Canvas, x: float, y: float, paint: str) -> None:
    canvas.fill(polygon([(x - 13, y + 6), (x, y - 8), (x + 13, y + 6)]), paint if y < 20 else "#D9A32E")


def _silk(canvas: Canvas, x: float, y: float, paint: str) -> None:
    canvas.fill(svg("M-14 -6 C-6 -9 6 -3 14 -6 L14 5 C6 8 -6 2 -14 5 Z", x, y, 0.9), paint)


def _lamps(canvas: Canvas, x: float, y: float, paint: str) -> None:
    draw_effect(canvas, "djinn", x, y, 19, paint)


_GOODS: tuple[Callable[[Canvas, float, float, str], None], ...] = (_dates, _spices, _silk, _lamps)


def well(w: float, h: float, said: str) -> Picture:
    """Return an empty place for cards with a word in it."""

    def draw(canvas: Canvas) -> None:
        tokens, hollow = canvas.theme.tokens, rounded(1, 1, w - 2, h - 2, Radius.BUTTON)
        canvas.fill(hollow, tokens.sunken, 0.55)
        canvas.stroke(hollow, tokens.strong, 1.3, dash=(5, 4))
        canvas.text(QRectF(8, 4, w - 16, h - 8), said, 12.5, tokens.ink3, 500, wrap=True)

    return Picture("almadi well", (w, h, said), Box(0, 0, w, h), draw)


def lamps(left: int, most: int, pending: bool, w: float) -> Picture:
    """Return the djinn moves of a turn: lamps still to be used are filled, lit while a move is pending."""
    return Picture(
        "almadi lamps",
        (left, most, pending, w),
        Box(-6, -6, w + 12, 52),
        partial(_draw_lamps, left, most, pending, w),
    )


def _draw_lamps(left: int, most: int, pending: bool, w: float, canvas: Canvas) -> None:
    base = "#6B4BA3"
    ink = lighter(base, 0.55) if canvas.theme.dark else base
    pitch = min(46.0, w / most)
    r = min(19.0, pitch / 2 - 2)
    for number in range(most):
        x, there = r + number * pitch, number < left
        ring = disc(x, 20, r)
        if there and pending:
            canvas.glow(ring, 4, "#FFD368", 0.9)
        canvas.fill(ring, base, 0.16 if there else 0.04)
        canvas.stroke(ring, ink, 1.6, 0.9 if there else 0.35)
        draw_effect(canvas, "djinn", x, 20, r * 1.16, ink if there else canvas.theme.tokens.ink3)


def label(
    said: str, w: float, size: float = 12.5, *, weight: int = 700, faint: int = 2, pale: bool = False
) -> Picture:
    """Return a line of words: ink, quieter or caption (`faint` 0 to 2), or pale for the cloth."""

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        ink = "#FFFFFF" if pale else (tokens.ink, tokens.ink2, tokens.ink3)[faint]
        canvas.text(QRectF(0, 0, w, 20), said, size, ink, weight, _LEFT, alpha=0.85 if pale else None)

    return Picture("almadi label", (said, w, size, weight, faint, pale), Box(0, 0, w, 20), draw)


def divider() -> Picture:
    """Return the hairline between two groups of the dock."""
    return Picture(
        "almadi divider",
        (),
        Box(0, 0, 1, 100),
        lambda canvas: canvas.box(0, 0, 1, 100, canvas.theme.tokens.hair),
    )


def supply(lines: tuple[tuple[str, str, str], ...], w: float, h: float) -> Picture:
    """Return the panel that counts what is left: (effect, number, words) per line."""

    def draw(canvas: Canvas) -> None:
        canvas.fill(rounded(0, 0, w, h, Radius.BUTTON), "#10182C", 0.40)
        for number, (effect, count, words) in enumerate(lines):
            y = 18.0 + number * 28
            canvas.fill(disc(22, y, 10), {"mosaic": "#1F8C86", "stall": "#C9702B"}.get(effect, "#B3233A"))
            draw_effect(canvas, effect, 22, y, 13)
            canvas.text(QRectF(40, y - 12, 32, 24), count, 15, "#FFFFFF", 700, _LEFT)
            canvas.text(QRectF(70, y - 12, w - 78, 24), words, 13, "#FFFFFF", 500, _LEFT, alpha=0.85)

    return Picture("almadi supply", (lines, w, h), Box(0, 0, w, h), draw)


def banner(w: float, h: float, player: Player, said: str) -> Picture:
    """Return the banner over another seat's realm."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, h / 2)
        canvas.shadow(body, LYING)
        canvas.fill(body, canvas.theme.tokens.panel)
        canvas.stroke(body, player.colour, 2)
        draw_chip(canvas, player, h / 2, h / 2, h / 2 - 5)
        canvas.text(QRectF(h + 2, 0, w - h - 10, h), said, 14, canvas.theme.tokens.ink, 600, _LEFT)

    return Picture("almadi banner", (w, h, player.name, said), Box(0, 0, w, h).with_shadow(LYING), draw)
