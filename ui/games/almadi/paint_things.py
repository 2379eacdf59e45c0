"""Things of Almadi that are gained: rubies, mosaic cards, stall cards; and the outlines where they will lie."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt

from ui.games.almadi.geometry_dock import GEMS_IN_A_ROW, MOST_GEMS, gem, gem_scale
from ui.games.almadi.paint_effects import GEM, draw_effect
from ui.games.almadi.shades import CARD_INK, GOODS
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import card_box
from ui.paint.paths import disc, polygon, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.measure import LYING, Radius


def draw_gem(canvas: Canvas, x: float, y: float, size: float = 1.0) -> None:
    """Paint a ruby around (x, y)."""
    with canvas.at(x, y, size):
        body = svg(GEM)
        canvas.fill(body, linear(-16, -12, 14, 15, (0, "#F0607A"), (0.5, "#C02744"), (1, "#7E1028")))
        canvas.fill(svg("M-9 -12 L9 -12 L5 -3 L-5 -3 Z"), "#FFFFFF", 0.45)
        canvas.stroke(body, "#5A0A1C", 1.0)
        canvas.stroke(svg("M-16 -3 L16 -3 M-5 -3 L0 15 L5 -3"), "#5A0A1C", 1.0, 0.45)


def rubies(count: int, w: float, h: float) -> Picture:
    """Return the rubies of a purse; when they are too many some are shown and all are counted below."""
    draw = partial(_gems, count, w, h)
    return Picture("almadi rubies", (count, w, h), Box(-6, -4, w + 12, h + 8), draw)


def _gems(count: int, w: float, h: float, canvas: Canvas) -> None:
    shown = count if count <= MOST_GEMS else GEMS_IN_A_ROW
    scale = gem_scale(shown)
    for number in range(shown):
        x, y = gem(number, shown)
        canvas.cast(svg(GEM, x, y, scale), 2.5, 1, 2, canvas.theme.tokens.shadow, 0.3)
        draw_gem(canvas, x, y, scale)
    if count > shown:
        canvas.text(QRectF(0, h / 2, w, h / 2), f"× {count}", 20, canvas.theme.tokens.ink, 700)


def counted_rubies(count: int, w: float, h: float) -> Picture:
    """Return one ruby for all with their number."""

    def draw(canvas: Canvas) -> None:
        draw_gem(canvas, h * 0.72, h / 2 - 0.5, h * 0.026)
        room = QRectF(h * 1.3, 0, w - h * 1.3 - 6, h)
        canvas.text(room, str(count), 16, canvas.theme.tokens.ink, 700, Qt.AlignmentFlag.AlignVCenter)

    return Picture("almadi counted rubies", (count, w, h), Box(0, 0, w, h), draw)


def hollow(effect: str, w: float, h: float) -> Picture:
    """Return the outline of a card or a ruby that may lie here one day."""

    def draw(canvas: Canvas) -> None:
        tokens = canvas.theme.tokens
        body = svg(GEM, w / 2, h / 2) if effect == "ruby" else rounded(1, 1, w - 2, h - 2, Radius.CARD)
        canvas.fill(body, tokens.sunken, 0.55)
        canvas.stroke(body, tokens.strong, 1.3, dash=(5, 4))
        if effect != "ruby":
            draw_effect(canvas, effect, w / 2, h / 2, w * 0.5, tokens.strong)

    return Picture("almadi hollow", (effect, w, h), Box(0, 0, w, h), draw)


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


def laid_mosaic(worth: int, edge: float, *, doubled: bool) -> Picture:
    """Return what lies on a palace at the end: what it is worth, on a mosaic card when that counts twice."""

    def draw(canvas: Canvas) -> None:
        if doubled:
            w, h = edge * _CARD_W, edge * _CARD_H
            with canvas.at((edge - w) / 2, edge * 0.40):
                _draw_mosaic(w, h, canvas)
        said, x, y = f"{worth}×2" if doubled else str(worth), edge * 0.5, edge * 0.30
        w, h = max(edge * _PILL_W, canvas.width_of(said, edge * _PILL_SIZE, 800) + 10), edge * _PILL_H
        pill = rounded(x - w / 2, y - h / 2, w, h, h / 2)
        canvas.cast(pill, 2.5, 1, 2, canvas.theme.tokens.shadow, 0.35)
        canvas.fill(pill, "#FFF0C4")
        canvas.stroke(pill, "#8A5A10", 1.2)
        canvas.figure(x, y, said, edge * _PILL_SIZE, "#4A2E00", 800)

    return Picture("almadi laid mosaic", (worth, edge, doubled), Box(0, 0, edge, edge), draw)


_CARD_W, _CARD_H = 0.34, 0.46
_PILL_W, _PILL_H, _PILL_SIZE = 0.26, 0.24, 0.155
"""The mosaic card and the figure on a palace, as shares of a landscape."""


_COUNT_AT = 0.4
"""How far above its foot a large card has its number, as a share of its height; a small one has it right above the name."""
_TOP, _GAP, _GOODS_PITCH, _FIGURE_SHARE = 6.0, 3.0, 18.0, 0.75
"""Above the number two pictures of the goods have what is left; a figure is as high as this share of its letters."""


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
    said, middle = f"× {count}", h - max(28.0, _COUNT_AT * h)
    room = middle - canvas.font(13, 800).pixelSize() * _FIGURE_SHARE / 2 - _GAP - _TOP
    with canvas.at(w / 2, _TOP, min(1.0, room / (2 * _GOODS_PITCH))):
        for row in (0.5, 1.5):
            _GOODS[goods](canvas, 0, row * _GOODS_PITCH, paint)
    canvas.figure(w / 2, middle, said, 13, CARD_INK, 800)
    foot = QRectF(1, h - 21, w - 2, 19)
    if canvas.has_room(foot, name, 600):
        canvas.text(foot, name, 12, CARD_INK, 600)


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
