"""What lies on Sobek's table besides cards: event tokens, Prosperity on a set, corruption tiles, the start of a round.

The middle of tokens is at (0, 0), the corner of everything else.
"""

from __future__ import annotations

from functools import partial

from engine.games.sobek.cards import Token
from ui.games.sobek import geometry as at
from ui.games.sobek.paint_goods import draw_crocodile_emblem, draw_scarab, draw_symbol
from ui.games.sobek.shades import CREAM, TOKEN_RIM, ground
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.measure import LYING

# ---------------------------------------------------------------- tokens


def token(kind: int, radius: float) -> Picture:
    """Return an event token face up; -1 for one that lies face down."""
    box = Box(-radius, -radius, 2 * radius, 2 * radius + 3).with_shadow(LYING)
    return Picture("sobek token", (kind, radius), box, partial(_draw_token, kind, radius))


def _draw_token(kind: int, r: float, canvas: Canvas) -> None:
    face = disc(0, 0, r)
    canvas.shadow(face, LYING)
    canvas.fill(disc(0, 2.5, r), "#6A4A10")
    low, high = ("#F3D58A", "#C08A2A") if kind < 0 else ("#6FBFB0", "#1F7E70")
    canvas.fill(face, linear(-r, -r, r, r, (0, low), (1, high)))
    canvas.stroke(face, TOKEN_RIM, 1.2)
    canvas.stroke(disc(0, 0, r * 0.8), TOKEN_RIM, 1.0, 0.5)
    with canvas.at(0, 0, r / 20):
        _draw_sign(canvas, kind)


def _draw_sign(canvas: Canvas, kind: int) -> None:
    """The sign of a token, on a disc of radius 20."""
    match kind:
        case Token.GUILD:
            canvas.stroke(svg("M-12 -4 L6 -4 M1 -9 L7 -4 L1 1 M12 7 L-4 7 M0 3 L-5 7 L0 11"), CREAM, 2.8)
        case Token.FLOOD:
            for y in (-6, 1, 8):
                canvas.stroke(
                    svg(f"M-12 {y} C-8 {y - 6} -4 {y + 4} 0 {y} C4 {y - 6} 8 {y + 4} 12 {y}"), CREAM, 2.6
                )
        case Token.CURSE:
            draw_crocodile_emblem(canvas, 0, -1, 26, CREAM)
        case Token.PROSPERITY:
            draw_scarab(canvas, -5, 0, 17, CREAM, "#1F7E70")
            canvas.figure(9, 0, "2", 15, CREAM, 800)
        case Token.EMBALMING:
            canvas.fill(svg("M-6 -12 C-2 -15 2 -15 6 -12 L8 8 C5 13 -5 13 -8 8 Z"), CREAM)
            canvas.stroke(svg("M-8 -4 L8 -1 M-8 2 L8 5 M-6 -9 L7 -6"), "#1F7E70", 2.0)
        case Token.SWINDLE:
            canvas.stroke(
                svg("M0 -12 L0 10 M-12 -7 L12 -9 M-5 11 L5 11 M-12 -7 L-15 2 L-8 2 Z M12 -9 L8 4 L15 4 Z"),
                CREAM,
                2.0,
            )
        case _:
            draw_symbol(canvas, "E", 0, 0, 10, TOKEN_RIM)


def token_space(radius: float) -> Picture:
    """Return the place of a token that is gone; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.stroke(disc(0, 0, radius), ground(canvas.theme).ink, 1.4, 0.35, dash=(4, 4))

    return Picture(
        "sobek token space", (radius,), Box(-radius, -radius, 2 * radius, 2 * radius).grown(1), draw
    )


def blessing(scarabs: int, radius: float) -> Picture:
    """Return Prosperity on a set: so many scarabs more; its middle at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        face = disc(0, 0, radius)
        canvas.shadow(face, LYING)
        canvas.fill(face, linear(-radius, -radius, radius, radius, (0, "#6FBFB0"), (1, "#1F7E70")))
        canvas.stroke(face, TOKEN_RIM, 1.2)
        draw_scarab(canvas, -radius * 0.34, 0, radius * 0.85, CREAM, "#1F7E70")
        canvas.figure(radius * 0.42, 0, str(scarabs), radius * 0.9, CREAM, 800)

    box = Box(-radius, -radius, 2 * radius, 2 * radius).with_shadow(LYING)
    return Picture("sobek blessing", (scarabs, radius), box, draw)


# ---------------------------------------------------------------- corruption, start


def corruption_tile(text: str, curses: int, w: float, h: float) -> Picture:
    """Return a corruption tile; `text` is the number of cards when it may be seen; Curse tokens lie right of it."""

    def draw(canvas: Canvas) -> None:
        for curse in range(curses):
            with canvas.at(w + 15, h - 11 - curse * 13):
                _draw_token(Token.CURSE, 10.0, canvas)
        _tile_body(canvas, w, h)
        draw_crocodile_emblem(canvas, w / 2, h * (0.34 if text else 0.48), w * 0.72, "#F1E0A8")
        if text:
            canvas.figure(w / 2, h * 0.70, text, 15, "#FFF3D8", 800)

    box = Box(0, 0, w + 26, h).with_shadow(LYING)
    return Picture("sobek corruption", (text, curses, w, h), box, draw)


def _tile_body(canvas: Canvas, w: float, h: float) -> None:
    body = rounded(0, 0, w, h, 6)
    canvas.shadow(body, LYING)
    canvas.fill(body, linear(0, 0, 0, h, (0, "#4B6B3C"), (1, "#24391F")))
    canvas.stroke(body, "#16240F", 1.2)
    canvas.stroke(rounded(3, 3, w - 6, h - 6, 4), "#E2B04A", 1.2, 0.8)


def rival_tile(text: str, curses: int, w: float, h: float) -> Picture:
    """Return an opponent's corruption tile in the corner of its panel, Curse tokens left of it."""

    def draw(canvas: Canvas) -> None:
        for curse in range(curses):
            with canvas.at(-(curse + 0.5) * at.CURSE_STEP - 2, h / 2):
                _draw_token(Token.CURSE, 11.0, canvas)
        _tile_body(canvas, w, h)
        draw_crocodile_emblem(
            canvas, w / (3.2 if text else 2), h / 2, h * 0.72 if text else w * 0.72, "#F1E0A8"
        )
        if text:
            canvas.figure(w * 0.72, h / 2, text, 14, "#FFF3D8", 800)

    box = Box(-curses * at.CURSE_STEP, 0, w + curses * at.CURSE_STEP, h).with_shadow(LYING)
    return Picture("sobek rival tile", (text, curses, w, h), box, draw)


def start_flag(w: float, h: float) -> Picture:
    """Return what the start player of the round gets: a golden ankh on a tile."""

    def draw(canvas: Canvas) -> None:
        body = rounded(0, 0, w, h, 7)
        canvas.shadow(body, LYING)
        canvas.fill(body, linear(0, 0, w, h, (0, "#F3D58A"), (1, "#C08A2A")))
        canvas.stroke(body, TOKEN_RIM, 1.3)
        draw_symbol(canvas, "A", w / 2, h / 2, w * 0.36, TOKEN_RIM)

    return Picture("sobek start", (w, h), Box(0, 0, w, h).with_shadow(LYING), draw)
