"""What is written beside the things of Almadi: headings, hints in empty places, lamps, counts of the decks, banners."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt

from ui.games.almadi.paint_effects import draw_effect
from ui.games.almadi.shades import EFFECTS, PANEL
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.theme.colour import lighter
from ui.theme.measure import LYING, Radius
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LAMP_PITCH, TRAY_SIZE = 25.0, 13.0


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
            canvas.glow(ring, 4, canvas.theme.tokens.legal, 0.9)
            canvas.fill(ring, base)
            canvas.stroke(ring, canvas.theme.tokens.legal, 1.6)
            draw_effect(canvas, "djinn", x, 20, r * 1.16)
            continue
        canvas.fill(ring, base, 0.16 if there else 0.04)
        canvas.stroke(ring, ink, 1.6, 0.9 if there else 0.35)
        draw_effect(canvas, "djinn", x, 20, r * 1.16, ink if there else canvas.theme.tokens.ink3)


def label(
    said: str, w: float, size: float = 12.5, *, weight: int = 700, faint: int = 2, pale: bool = False
) -> Picture:
    """Return a line of words: ink, quieter or caption (`faint` 0 to 2), or pale for the cloth."""

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        ink = _pale(canvas) if pale else (tokens.ink, tokens.ink2, tokens.ink3)[faint]
        canvas.text(QRectF(0, 0, w, 20), said, size, ink, weight, _LEFT, alpha=0.85 if pale else None)

    return Picture("almadi label", (said, w, size, weight, faint, pale), Box(0, -2, w, 24), draw)


def divider() -> Picture:
    """Return the hairline between two groups of the dock."""
    return Picture(
        "almadi divider",
        (),
        Box(0, 0, 1, 100),
        lambda canvas: canvas.box(0, 0, 1, 100, canvas.theme.tokens.hair),
    )


def _pale(canvas: Canvas) -> str:
    """Return the ink of words on the cloth: in the high-contrast setting the cloth is as light or dark as a window."""
    return canvas.theme.tokens.ink if canvas.theme.contrast else "#FFFFFF"


Lines = tuple[tuple[str, str, str], ...]
"""(effect, number, words) per line."""


def supply(lines: Lines, w: float, h: float) -> Picture:
    """Return the panel that counts what is left; the tokens lie on it (`deck_token`)."""

    def draw(canvas: Canvas) -> None:
        _panel(canvas, w, h)
        for number, (_, count, words) in enumerate(lines):
            y = 18.0 + number * 28
            canvas.text(QRectF(40, y - 12, 32, 24), count, 15, "#FFFFFF", 700, _LEFT)
            canvas.text(QRectF(70, y - 12, w - 78, 24), words, 13, "#FFFFFF", 500, _LEFT, alpha=0.85)

    return Picture("almadi supply", (lines, w, h), Box(0, 0, w, h), draw)


def supply_line(lines: Lines, w: float, h: float) -> Picture:
    """Return what is left in one line: room for tokens, and numbers."""

    def draw(canvas: Canvas) -> None:
        _panel(canvas, w, h)
        for number, (_, count, _) in enumerate(lines):
            x = 16 + number * w / 3
            canvas.text(QRectF(x + 15, 0, w / 3 - 28, h), count, 15, "#FFFFFF", 700, _LEFT)

    return Picture("almadi supply line", (lines, w, h), Box(0, 0, w, h), draw)


def deck_token(effect: str) -> Picture:
    """Return the token of a deck on the panel, its middle at (0, 0)."""
    return Picture(
        "almadi deck", (effect,), Box(-12, -12, 24, 24), lambda canvas: _token(canvas, effect, 0, 0, 10)
    )


def _panel(canvas: Canvas, w: float, h: float) -> None:
    canvas.fill(rounded(0, 0, w, h, Radius.BUTTON), PANEL, 1.0 if canvas.theme.contrast else 0.40)


def _token(canvas: Canvas, effect: str, x: float, y: float, r: float) -> None:
    canvas.fill(disc(x, y, r), EFFECTS[effect])
    draw_effect(canvas, effect, x, y, r * 1.3)


def tray(lines: Lines, w: float, h: float) -> Picture:
    """Return the tray of pending effects: a token and words for each, a number beside it when there are several."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, h / 2)
        canvas.fill(body, PANEL, 1.0 if canvas.theme.contrast else 0.72)
        canvas.stroke(body, canvas.theme.tokens.legal, 1.6 * canvas.theme.ring)
        each = (w - 10) / max(1, len(lines))
        for number, (effect, count, words) in enumerate(lines):
            x = 8 + number * each
            canvas.glow(disc(x + 10, h / 2, 10), 4, canvas.theme.tokens.legal, 0.8)
            _token(canvas, effect, x + 10, h / 2, 10)
            said = f"{count}  {words}" if count else words
            canvas.text(QRectF(x + 25, 0, each - 30, h), said, TRAY_SIZE, "#FFFFFF", 600, _LEFT)

    return Picture("almadi tray", (lines, w, h), Box(0, 0, w, h).grown(6), draw)


def lamp_line(left: int, most: int, pending: bool, said: str, w: float, h: float) -> Picture:
    """Return the djinn moves of a turn on the cloth: words, then a lamp for each, used ones faint."""

    def draw(canvas: Canvas) -> None:
        _panel(canvas, w, h)
        lamps_left = w - 6 - most * LAMP_PITCH
        canvas.text(QRectF(8, 0, lamps_left - 12, h), said, TRAY_SIZE, "#FFFFFF", 600, _LEFT, alpha=0.9)
        for number in range(most):
            x, there = lamps_left + (number + 0.5) * LAMP_PITCH, number < left
            if there and pending:
                canvas.glow(disc(x, h / 2, 10), 4, canvas.theme.tokens.legal, 0.9)
            with canvas.faded(1.0 if there else 0.3):
                _token(canvas, "djinn", x, h / 2, 10)

    return Picture("almadi lamp line", (left, most, pending, said, w, h), Box(0, 0, w, h).grown(4), draw)


def banner(w: float, h: float, player: Player, said: str, room: float) -> Picture:
    """Return the banner over another seat's realm; its words end before `room` does."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, h / 2)
        canvas.shadow(body, LYING)
        canvas.fill(body, canvas.theme.tokens.panel)
        canvas.stroke(body, player.colour, 2)
        draw_chip(canvas, player, h / 2, h / 2, h / 2 - 5)
        canvas.text(QRectF(h + 2, 0, room - h - 10, h), said, 14, canvas.theme.tokens.ink, 600, _LEFT)

    return Picture("almadi banner", (w, h, player.name, said, room), Box(0, 0, w, h).with_shadow(LYING), draw)
