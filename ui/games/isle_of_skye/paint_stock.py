"""The dock of Isle of Skye: the screen, the axe, piles of coins, the barrel of the income, the bag, headings."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt

from ui.games.isle_of_skye.paint_features import draw_feature
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, rounded, svg
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.colour import colour, darker, lighter
from ui.theme.measure import LYING, Radius
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LEAVES = 3
_METALS = ((1, "#C98A4B"), (4, "#C9CBD0"), (923, "#F0B93A"))
"""Copper up to 1, silver up to 4, gold above: what a pile of so much gold is topped with."""


def words(
    said: str,
    w: float,
    size: float,
    *,
    weight: int = 400,
    faint: int = 2,
    h: float = 20.0,
    short: str = "",
) -> Picture:
    """Return a line of words in the dock, its corner at (0, 0); `faint` 0 to 2 is ink, quieter, caption.

    Words without room give way to the short ones, if there are any.
    """

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        ink = (tokens.ink, tokens.ink2, tokens.ink3)[faint]
        box = QRectF(0, 0, w, h)
        shown = short if short and not canvas.has_room(box, said, weight) else said
        canvas.text(box, shown, size, ink, weight, _LEFT)

    return Picture("skye words", (said, w, size, weight, faint, h, short), Box(0, 0, w, h), draw)


def divider() -> Picture:
    """Return the hairline between two groups of the dock."""
    return Picture(
        "skye divider",
        (),
        Box(0, 0, 1, 100),
        lambda canvas: canvas.box(0, 0, 1, 100, canvas.theme.tokens.hair),
    )


def screen(w: float, h: float, player: Player) -> Picture:
    """Return the screen the prices are set behind: three folding panels in the player's colour."""
    return Picture("skye screen", (w, h, player.name), Box(0, 0, w, h), partial(_draw_screen, w, h, player))


def _draw_screen(w: float, h: float, player: Player, canvas: Canvas) -> None:
    """The leaves stand in a zigzag: every other one turns away from the light."""
    leaf = w / _LEAVES
    for number in range(_LEAVES):
        x, away = number * leaf, number % 2
        sheet = rounded(x + 1, 0, leaf - 2, h, Radius.BUTTON)
        near, far = (0.34, 0.16) if away else (0.16, 0.28)
        shade = linear(x, 0, x + leaf, 0, (0, colour(player.colour, near)), (1, colour(player.colour, far)))
        canvas.fill(sheet, shade)
        canvas.stroke(sheet, darker(player.colour, 0.15), 1.6, 0.8)


def axe_token(edge: float) -> Picture:
    """Return the axe on its white disc, its corner at (0, 0)."""
    r = edge / 2

    def draw(canvas: Canvas) -> None:
        canvas.shadow(disc(r, r, r), LYING)
        canvas.fill(disc(r, r, r), canvas.theme.tokens.raised)
        canvas.stroke(disc(r, r, r - 0.5), canvas.theme.tokens.strong, 1.2)
        draw_icon(canvas, "axe", r, r, edge * 0.58, canvas.theme.tokens.ink, 2.0)

    return Picture("skye axe", (edge,), Box(0, 0, edge, edge).with_shadow(LYING), draw)


def pile(gold: int, w: float, h: float) -> Picture:
    """Return a pile of coins with its worth on top, its corner at (0, 0); dearer piles are higher."""
    return Picture(
        "skye pile", (gold, w, h), Box(0, 0, w, h).with_shadow(LYING), partial(_draw_pile, gold, w, h)
    )


def _draw_pile(gold: int, w: float, h: float, canvas: Canvas) -> None:
    metal = next(metal for most, metal in _METALS if gold <= most)
    coins = 1 if gold == 1 else 2 if gold < 5 else 3 if gold < 10 else 4
    r = min(w, h) / 2 - 2.0
    step, cx = 2.3, w / 2
    foot = h - r - 1.0
    canvas.shadow(disc(cx, foot, r), LYING)
    for number in range(coins):
        y = foot - number * step
        canvas.fill(disc(cx, y, r), darker(metal, 0.45))
        canvas.fill(disc(cx, y - step + 0.8, r), metal)
    y = foot - coins * step + 0.8
    face = disc(cx, y, r)
    shade = linear(
        cx - r, y - r, cx + r, y + r, (0, lighter(metal, 0.45)), (0.5, metal), (1, darker(metal, 0.22))
    )
    canvas.fill(face, shade)
    canvas.stroke(face, darker(metal, 0.5), 1.0)
    canvas.stroke(disc(cx, y, r * 0.80), darker(metal, 0.4), 0.9, 0.55)
    canvas.figure(cx, y, str(gold), r * (1.05 if gold < 100 else 0.8), darker(metal, 0.72), 800)


def asked(w: float, h: float) -> Picture:
    """Return the ring where coins are asked for."""
    r = min(w, h) / 2 - 2.0

    def draw(canvas: Canvas) -> None:
        ring = disc(w / 2, h - r - 1.0, r)
        canvas.fill(ring, "#2B1E12", 0.55)
        canvas.stroke(ring, "#FFF6DF", 1.8, dash=(5, 4))
        canvas.figure(w / 2, h - r - 1.0, "?", r * 1.1, "#FFF6DF", 800)

    return Picture("skye asked", (w, h), Box(0, 0, w, h).grown(1), draw)


def barrel(size: float) -> Picture:
    """Return the barrel beside the income, around (0, 0)."""
    return Picture(
        "skye barrel",
        (size,),
        Box(-10 * size, -11 * size, 21 * size, 23 * size),
        lambda canvas: draw_feature(canvas, "barrel", 0, 0, size),
    )


def bag(w: float, h: float) -> Picture:
    """Return the cloth bag, its corner at (0, 0)."""
    return Picture("skye bag", (w, h), Box(0, 0, w, h).with_shadow(LYING), partial(_draw_bag, w, h))


def _draw_bag(w: float, h: float, canvas: Canvas) -> None:
    with canvas.at(w / 2, h / 2, min(w, h) / 80):
        sack = svg("M-12 -22 C-30 -6 -38 14 -30 30 C-24 38 24 38 30 30 C38 14 30 -6 12 -22 Z")
        canvas.shadow(sack, LYING)
        cloth = "#7D8B6A"
        canvas.fill(
            sack, linear(-30, -20, 30, 36, (0, lighter(cloth, 0.3)), (0.5, cloth), (1, darker(cloth, 0.3)))
        )
        canvas.stroke(sack, darker(cloth, 0.55), 1.3)
        neck = svg("M-12 -22 C-18 -30 -16 -36 -8 -34 C-3 -38 3 -38 8 -34 C16 -36 18 -30 12 -22 Z")
        canvas.fill(neck, lighter(cloth, 0.12))
        canvas.stroke(neck, darker(cloth, 0.55), 1.3)
        canvas.stroke(svg("M-13 -21 C-5 -17 5 -17 13 -21"), "#C79B4B", 3.4)
        for fold in ("M-8 -14 C-14 0 -16 14 -14 28", "M7 -14 C12 0 14 12 12 30"):
            canvas.stroke(svg(fold), darker(cloth, 0.4), 1.2, 0.5)


def well(w: float, h: float, said: str) -> Picture:
    """Return an empty place of the dock with a word in it."""

    def draw(canvas: Canvas) -> None:
        tokens, hollow = canvas.theme.tokens, rounded(1, 1, w - 2, h - 2, Radius.CARD)
        canvas.fill(hollow, tokens.sunken, 0.55)
        canvas.stroke(hollow, tokens.strong, 1.4, dash=(5, 4))
        canvas.text(QRectF(6, 6, w - 12, h - 12), said, 12.5, tokens.ink3, 500, wrap=True)

    return Picture("skye well", (w, h, said), Box(0, 0, w, h), draw)


def sold(edge: float, buyer: Player, said: str) -> Picture:
    """Return the place of an own tile that was sold, with the chip of who bought it."""
    hollow = rounded(1, 1, edge - 2, edge - 2, Radius.TILE)

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        canvas.fill(hollow, tokens.sunken, 0.75)
        canvas.stroke(hollow, tokens.strong, 1.2, dash=(3, 4))
        draw_chip(canvas, buyer, edge / 2, edge / 2 - 14, 13)
        canvas.text(QRectF(2, edge / 2 + 4, edge - 4, 18), said, 13, tokens.ink2, 600)

    return Picture("skye own sold", (edge, buyer.name, said), Box(0, 0, edge, edge), draw)


def gone(edge: float) -> Picture:
    """Return the veil and the axe over a tile that goes back to the bag."""
    r = edge * 0.27

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        canvas.fill(rounded(0, 0, edge, edge, edge * 0.03), tokens.panel, 0.45)
        middle = edge / 2
        canvas.shadow(disc(middle, middle, r), LYING)
        canvas.fill(disc(middle, middle, r), tokens.raised)
        draw_icon(canvas, "axe", middle, middle, r * 1.15, tokens.ink, 2.0)

    return Picture("skye gone", (edge,), Box(0, 0, edge, edge * 1.03), draw)
