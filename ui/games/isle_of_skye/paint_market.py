"""The market: wooden stalls with price tags, the frame of a rival's estate, the line of live values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt

from ui.games.isle_of_skye.paint_plaques import (
    LAMP_INK,
    SHADE,
    SHADE_ALPHA,
    TAB,
    TAB_INK,
    draw_gold,
    draw_tab,
)
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.wood import draw_grain
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, PANEL, Radius
from ui.theme.players import Player

TAG_HEIGHT = 28.0
_WOOD_LIGHT, _WOOD_DARK = "#A77B49", "#5A4530"
_INK_LIGHT, _INK_DARK = "#35230F", "#FFF6E4"
_LIP = 5.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
VALUE_TAB = 20.0
"""The edge of a letter's square in the line of live values."""
_VALUE_GAP, _VALUE_GAP_SHARE = 5.0, 0.36
"""What is between a letter and its points where there is room; always less than to the next letter."""
_VALUES_PAD, _VALUE_SIZE = 4.0, 14.0
"""The empty ends of the line, and the size of the points."""
_WELL = "#2A1B0A"
_THREAD = "#FFE9C0"


def stall(w: float, h: float, player: Player, name: str, note: str, head: float) -> Picture:
    """Return a stall with its owner's chip and name and a note at the right of its `head`, its corner at (0, 0)."""
    box = Box(0, 0, w, h + _LIP).with_shadow(PANEL)
    draw = partial(_draw_stall, w, h, player, name, note, head)
    return Picture("skye stall", (w, h, player.name, name, note, head), box, draw)


def _draw_stall(
    w: float, h: float, player: Player, name: str, note: str, head: float, canvas: Canvas
) -> None:
    wood = _WOOD_DARK if canvas.theme.dark else _WOOD_LIGHT
    body = rounded(0, 0, w, h, Radius.PLAQUE)
    canvas.shadow(rounded(0, 0, w, h + _LIP, Radius.PLAQUE), PANEL)
    canvas.fill(rounded(0, _LIP, w, h, Radius.PLAQUE), darker(wood, 0.45))
    canvas.fill(body, linear(0, 0, 0, h, (0, lighter(wood, 0.25)), (1, darker(wood, 0.05))))
    with canvas.clipped(body):
        draw_grain(canvas, QRectF(0, 30, w, h - 30), wood, 6, len(name))
    canvas.stroke(body, darker(wood, 0.5), 1.2)
    draw_chip(canvas, player, 20, 19, 11)
    ink = _INK_DARK if canvas.theme.dark else _INK_LIGHT
    noted = canvas.width_of(note, 12.5, 500) + 8 if note else 0.0
    canvas.text(QRectF(36, 1, head - 40 - noted, 36), name, 14, ink, 700, _LEFT)
    canvas.text(QRectF(head - 12 - noted, 1, noted, 36), note, 12.5, ink, 500, _RIGHT, alpha=0.85)


def gold(count: int, w: float, h: float) -> Picture:
    """Return a rival's gold as it lies open at the end: a coin and how much, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        ink = _INK_DARK if canvas.theme.dark else _INK_LIGHT
        draw_gold(canvas, h / 2, h / 2, h * 0.36)
        canvas.text(QRectF(h + 2, 0, w - h - 6, h), str(count), 17, ink, 700, _LEFT)

    return Picture("skye gold", (count, w, h), Box(0, 0, w, h), draw)


def felt(w: float, h: float) -> Picture:
    """Return the sunk felt a small estate lies on."""
    return Picture("skye felt", (w, h), Box(0, 0, w, h), partial(_draw_felt, w, h))


def _draw_felt(w: float, h: float, canvas: Canvas) -> None:
    well = rounded(0, 0, w, h, Radius.BUTTON)
    canvas.fill(well, "#2B322E" if canvas.theme.dark else "#66735F")
    canvas.inner_shadow(well, 4, 1, 2, 0.5)
    canvas.stroke(well, _THREAD, 1.0, 0.25)


def tag_width(gold: int) -> float:
    """Return how wide a price tag is."""
    return 54.0 if gold < 10 else 64.0 if gold < 100 else 76.0


def price_tag(gold: int, *, dear: bool = False) -> Picture:
    """Return a price tag, its corner at (0, 0); grey when nobody who looks can pay it."""
    box = Box(0, 0, tag_width(gold), TAG_HEIGHT).with_shadow(LYING)
    return Picture("skye tag", (gold, dear), box, partial(_draw_tag, gold, dear))


def _draw_tag(gold: int, dear: bool, canvas: Canvas) -> None:
    w, h = tag_width(gold), TAG_HEIGHT
    tag = polygon([(10, 0), (w, 0), (w, h), (10, h), (0, h / 2)])
    canvas.shadow(tag, LYING)
    canvas.fill(tag, "#E6DDCB" if dear else "#FFF6DF")
    canvas.stroke(tag, "#9B8E76" if dear else "#7A5A1F", 1.3)
    canvas.fill(disc(9, h / 2, 2.2), "#7A5A1F")
    draw_gold(canvas, 22, h / 2, 8, dear=dear)
    canvas.text(QRectF(31, 0, w - 33, h), str(gold), 18, "#7C715E" if dear else "#3A2A16", 800)


def empty_slot(edge: float, buyer: Player, sold: str) -> Picture:
    """Return the hollow a tile has left on a stall, with the chip of who bought it."""
    params = (edge, buyer.name, sold)
    return Picture("skye slot", params, Box(0, 0, edge, edge), partial(_draw_slot, edge, buyer, sold))


def _draw_slot(edge: float, buyer: Player, sold: str, canvas: Canvas) -> None:
    well = rounded(0.5, 0.5, edge - 1, edge - 1, 4)
    canvas.fill(well, _WELL, 0.24)
    canvas.inner_shadow(well, 4, 1, 2, 0.5)
    canvas.stroke(well, _THREAD, 1.0, 0.4, dash=(3, 4))
    draw_chip(canvas, buyer, edge / 2, edge / 2 - 16, 13)
    canvas.text(QRectF(2, edge / 2 + 2, edge - 4, 18), sold, 13, "#FFF1D6", 600)


def unaffordable(edge: float) -> Picture:
    """Return the veil over a tile that cannot be paid."""
    veil = rounded(0, 0, edge, edge, edge * 0.03)

    def draw(canvas: Canvas) -> None:
        canvas.fill(veil, "#2B241A", 0.42)

    return Picture("skye veil", (edge,), Box(0, 0, edge, edge), draw)


class Value(NamedTuple):
    """What a scoring tile would pay: its letter, the points, whether it pays this round."""

    letter: str
    points: str
    pays: bool


def standing(w: float, h: float, values: tuple[Value, ...]) -> Picture:
    """Return the line of what scoring tiles would pay a rival now, its corner at (0, 0)."""
    return Picture("skye standing", (w, h, values), Box(0, 0, w, h), partial(_draw_standing, w, h, values))


def _draw_standing(w: float, h: float, values: tuple[Value, ...], canvas: Canvas) -> None:
    tokens, room = canvas.theme.tokens, min(28.0, h - 4)
    canvas.fill(rounded(0, (h - room) / 2, w, room, Radius.BUTTON), SHADE, SHADE_ALPHA)
    widths = [canvas.width_of(value.points, _VALUE_SIZE, 700) for value in values]
    spots, gap = value_spots(w - 2 * _VALUES_PAD, widths)
    for value, spot, width in zip(values, spots, widths, strict=True):
        x = _VALUES_PAD + spot
        face, ink = (tokens.accent, tokens.on_accent) if value.pays else (TAB, TAB_INK)
        draw_tab(canvas, value.letter, x, h / 2 - VALUE_TAB / 2, VALUE_TAB, face, ink)
        left = x + VALUE_TAB + gap
        canvas.text(QRectF(left, 0, width + 1, h), value.points, _VALUE_SIZE, LAMP_INK, 700, _LEFT)


def value_spots(room: float, widths: Sequence[float]) -> tuple[list[float], float]:
    """Return where each value begins in so much room, and how far its points are from its letter.

    They stand in columns, in every panel the same, unless the points are so long that each must have what it needs.
    """
    spare = (room - sum(widths)) / max(1, len(widths)) - VALUE_TAB
    gap = min(_VALUE_GAP, spare * _VALUE_GAP_SHARE)
    column, widest = room / max(1, len(widths)), max(widths, default=0.0) + VALUE_TAB + gap
    if widest + gap <= column:
        return [number * column + (column - widest) / 2 for number in range(len(widths))], gap
    spots, x = [], (spare - gap) / 2
    for width in widths:
        spots.append(x)
        x += VALUE_TAB + width + spare
    return spots, gap


def banner(w: float, h: float, player: Player, words: str) -> Picture:
    """Return the ribbon above an estate that is not the own one."""
    return Picture(
        "skye banner", (w, h, player.name, words), Box(0, 0, w, h), partial(_draw_banner, w, h, player, words)
    )


def _draw_banner(w: float, h: float, player: Player, words: str, canvas: Canvas) -> None:
    canvas.fill(rounded(0, 0, w, h, h / 2), SHADE, 0.75)
    draw_chip(canvas, player, h / 2 + 2, h / 2, h * 0.33)
    canvas.text(QRectF(h + 6, 0, w - 2 * h, h), words, 15, LAMP_INK, 700, _LEFT)
