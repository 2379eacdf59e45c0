"""What lies beside the board: the own sled, the quarry's pile, the round card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from engine.games.imhotep.components import SLED as SLED_PLACES
from engine.games.imhotep.components import Site
from ui.games.imhotep.geometry import QUARRY, ROUND_CARD, SLED, sled_well
from ui.games.imhotep.shades import LAMP_INK, SITE_COLOUR, shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import rounded
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_stone
from ui.paint.wood import draw_grain
from ui.theme.colour import darker, lighter
from ui.theme.measure import LYING, PANEL
from ui.theme.players import Player

_RUNNER = 8.0
_PILE = ((26, 46), (0, 42), (52, 42), (13, 26), (39, 28), (26, 12))
"""Corners of the stones of a full pile, in the order in which it grows and is painted."""
_PILE_STONE, _PILE_LIP = 24.0, 7.0
_PILE_STEP = 4
"""One more painted stone for each of so many in the quarry."""


def sled(stones: int) -> Picture:
    """Return the own sled with its five wells, the first free one after `stones` outlined; corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        wood = shades(canvas.theme).sled
        _sled_body(canvas, wood)
        for index in range(SLED_PLACES):
            well = sled_well(index)
            path = rounded(well.x - SLED.x, well.y - SLED.y, well.w, well.h, 6)
            canvas.fill(path, darker(wood, 0.45), 0.55)
            canvas.inner_shadow(path, 3.0, 1.0, 2.0, 0.5)
            if index == stones:
                canvas.stroke(path, LAMP_INK, 1.5, 0.75, dash=(4, 3))

    box = Box(-4, 0, SLED.w + 8, SLED.h + _RUNNER).with_shadow(PANEL)
    return Picture("imhotep sled", (stones,), box, draw)


def _sled_body(canvas: Canvas, wood: str) -> None:
    body = rounded(0, 0, SLED.w, SLED.h, 12)
    canvas.shadow(body, PANEL)
    canvas.fill(rounded(0, _RUNNER, SLED.w, SLED.h, 12), darker(wood, 0.45))
    canvas.fill(body, linear(0, 0, 0, SLED.h, (0, lighter(wood, 0.22)), (1, darker(wood, 0.10))))
    with canvas.clipped(body):
        draw_grain(canvas, QRectF(0, 0, SLED.w, SLED.h), wood, 6, 3)
    canvas.stroke(body, darker(wood, 0.5), 1.2)
    for x in (-4.0, SLED.w - 10):
        canvas.fill(rounded(x, 4, 14, SLED.h - 6, 7), darker(wood, 0.25))


def quarry_pile(player: Player, stones: int) -> Picture:
    """Return a heap of unmarked stones, smaller as the quarry empties; corner at (0, 0)."""
    painted = min(len(_PILE), -(-stones // _PILE_STEP))

    def draw(canvas: Canvas) -> None:
        for index, (x, y) in enumerate(_PILE[:painted]):
            draw_stone(canvas, player, x, y, _PILE_STONE, _PILE_LIP, marked=False, seed=index)

    return Picture("imhotep quarry", (player.name, painted), Box(0, 0, QUARRY.w, 84).with_shadow(LYING), draw)


def round_card(words: str, capacities: Sequence[int], sailed: Sequence[bool], short: str = "") -> Picture:
    """Return the round card on its pile: its words and the round's ships, those that have sailed faint.

    `short`, if given, stands in for `words` where these have no room.
    """
    w, h = ROUND_CARD.w, ROUND_CARD.h - 4

    def draw(canvas: Canvas) -> None:
        colours = shades(canvas.theme)
        for lower in (1, 0):
            card = rounded(lower * -3, lower * 4, w, h, 7)
            canvas.shadow(card, LYING, 1.3)
            canvas.fill(card, linear(0, 0, 0, h, (0, lighter(colours.slab, 0.2)), (1, colours.slab)))
            canvas.stroke(card, colours.slab_edge, 1.2)
        line = QRectF(4, 4, w - 8, 22)
        said = words if not short or canvas.has_room(line, words, 700) else short
        canvas.text(line, said, 12.5, colours.slab_ink, 700)
        pitch = (w - 12) / max(4, len(capacities))
        for index, (capacity, gone) in enumerate(zip(capacities, sailed, strict=True)):
            plate = rounded(6 + index * pitch + 1, 30, pitch - 3, 26, 4)
            canvas.fill(plate, SITE_COLOUR[Site.TEMPLE], 0.35 if gone else 0.95)
            canvas.figure(6 + (index + 0.5) * pitch - 0.5, 43, str(capacity), 13, "#FFFFFF", 700)

    params = (words, short, tuple(capacities), tuple(sailed))
    return Picture("imhotep round", params, Box(-4, 0, w + 4, h + 6).with_shadow(LYING), draw)
