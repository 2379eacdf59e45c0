"""Imhotep's panorama: sand, quay, jetties, river and papyrus, as far as the window shows.

The parts fill any `visible` box of board units, so a wide window shows more desert and river, never an edge.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from engine.games.imhotep.components import Site
from ui.games.imhotep.geometry import BOARD, DOCK_LABEL_Y, QUAY_HEIGHT, QUAY_Y, RIVER_Y, dock_centre, jetty
from ui.games.imhotep.shades import Shades, shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polyline, rounded, svg
from ui.paint.picture import Box
from ui.paint.wood import draw_vignette
from ui.theme.colour import darker, lighter, mix
from ui.theme.measure import PANEL

_FLAT = Qt.PenCapStyle.FlatCap
_RIPPLE_STEP = 46.0
_RIPPLE_BEND = 230.0
_WAVE_CELL = (110.0, 58.0)
_FOAM = 26.0
_QUAY_STONE = 38.0
_PLANK = 9.0
_WAVE = "#D9F3EE"
_FOAM_PAINT = "#F2FFF8"


def draw_panorama(canvas: Canvas, visible: Box) -> None:
    """Paint everything under the slabs, then the lamp's light over it."""
    colours = shades(canvas.theme)
    _sand(canvas, visible, colours)
    _river(canvas, visible, colours)
    _quay(canvas, visible, colours)
    for site in Site:
        _jetty(canvas, site, colours)
    _papyrus(canvas, visible, colours)
    draw_vignette(canvas, visible.rect())


def _sand(canvas: Canvas, visible: Box, colours: Shades) -> None:
    top, foot = min(visible.y, 0.0), QUAY_Y
    canvas.box(
        visible.x,
        visible.y,
        visible.w,
        foot - visible.y,
        linear(0, top, 0, foot, (0, colours.sand_top), (1, colours.sand_foot)),
    )
    if canvas.theme.contrast:
        return
    with canvas.within(visible.x, visible.y, visible.w, foot - visible.y):
        y = foot - _RIPPLE_STEP / 2
        while y > visible.y - _RIPPLE_STEP:
            _ripple(canvas, visible, y, colours)
            y -= _RIPPLE_STEP


def _ripple(canvas: Canvas, visible: Box, y: float, colours: Shades) -> None:
    """Draw one line of wind in the sand; it is the same however much of it is visible.

    Bend by bend: Qt takes several times as long for one long line.
    """
    first = int(visible.x // _RIPPLE_BEND) - 1
    for index in range(first, int((visible.x + visible.w) // _RIPPLE_BEND) + 2):
        x, rise = index * _RIPPLE_BEND, 16 + _bend(index, y)
        line = QPainterPath(QPointF(x, y + _bend(index, y)))
        line.cubicTo(x + 70, y - rise, x + 150, y + rise, x + _RIPPLE_BEND, y + _bend(index + 1, y))
        canvas.stroke(line, colours.ripple, 2.0, colours.ripple_alpha, cap=_FLAT)
        canvas.stroke(line.translated(0, 2), "#FFF2D2", 1.5, colours.crest_alpha, cap=_FLAT)


def _bend(index: int, y: float) -> float:
    return random.Random(index * 7919 + int(y)).uniform(-8, 8)


def _river(canvas: Canvas, visible: Box, colours: Shades) -> None:
    foot = max(visible.y + visible.h, BOARD.h)
    water = linear(0, RIVER_Y, 0, foot, (0, colours.river_top), (1, colours.river_foot))
    canvas.box(visible.x, RIVER_Y, visible.w, foot - RIVER_Y, water)
    if not colours.wave_share:
        return
    with canvas.within(visible.x, RIVER_Y, visible.w, foot - RIVER_Y):
        _waves(canvas, visible, foot, colours)
        _foam(canvas, visible)


def _waves(canvas: Canvas, visible: Box, foot: float, colours: Shades) -> None:
    """Draw one short wave in each cell of a wide net, so that any part of the river has the same ones."""
    wide, high = _WAVE_CELL
    for row in range(int((foot - RIVER_Y) / high) + 1):
        for column in range(int(visible.x // wide) - 1, int((visible.x + visible.w) // wide) + 1):
            dice = random.Random(row * 131 + column * 17)
            x = column * wide + dice.uniform(0, wide * 0.6)
            y = RIVER_Y + 14 + row * high + dice.uniform(0, high * 0.8)
            length = dice.uniform(26, 80)
            strength = dice.uniform(0.10, 0.26) * colours.wave_share
            with canvas.at(x, y):
                canvas.stroke(_wave(length), _WAVE, 1.6, strength)


def _wave(length: float) -> QPainterPath:
    wave = QPainterPath()
    wave.cubicTo(length * 0.25, -4, length * 0.3, 3, length * 0.5, 0)
    wave.cubicTo(length * 0.7, -4, length * 0.8, 3, length, 0)
    return wave


def _foam(canvas: Canvas, visible: Box) -> None:
    first = int(visible.x // _FOAM) - 1
    for index in range(first, int((visible.x + visible.w) // _FOAM) + 2):
        crest = svg("M0 0 C8 6 18 6 26 0", index * _FOAM, RIVER_Y + 3)
        canvas.stroke(crest, _FOAM_PAINT, 2.0, 0.45, cap=_FLAT)


def _quay(canvas: Canvas, visible: Box, colours: Shades) -> None:
    face, stops = colours.quay, (0.0, 0.35, 1.0)
    shade = linear(0, QUAY_Y, 0, QUAY_Y + QUAY_HEIGHT)
    for stop, paint in zip(stops, (lighter(face, 0.25), face, darker(face, 0.45)), strict=True):
        shade.setColorAt(stop, paint)
    canvas.box(visible.x, QUAY_Y, visible.w, QUAY_HEIGHT, shade)
    first = int(visible.x // _QUAY_STONE) - 1
    for index in range(first, int((visible.x + visible.w) // _QUAY_STONE) + 2):
        x = index * _QUAY_STONE + index % 2 * 7
        canvas.line(x, QUAY_Y + 4, x, QUAY_Y + QUAY_HEIGHT, darker(face, 0.55), 1.2, 0.6)
    canvas.box(visible.x, QUAY_Y, visible.w, 1.5, lighter(face, 0.6), 0.8)


def _jetty(canvas: Canvas, site: int, colours: Shades) -> None:
    wood, box = colours.jetty, jetty(site)
    deck = rounded(box.x, box.y, box.w, box.h, 3)
    canvas.shadow(deck, PANEL, 1.3)
    for pile in range(2):
        for x in (box.x + 3, box.x + box.w - 9):
            canvas.fill(rounded(x, box.y + box.h - 6 - pile * 34, 6, 14, 2), darker(wood, 0.45))
    canvas.fill(deck, wood)
    planks = int(box.h / _PLANK)
    for index in range(planks):
        y, height = box.y + index * box.h / planks, box.h / planks
        tone = lighter(wood, 0.10 + 0.10 * (index * 7 % 3))
        canvas.fill(rounded(box.x + 1, y + 0.6, box.w - 2, height - 1.4, 1.5), tone)
    canvas.stroke(deck, darker(wood, 0.55), 1.2)
    canvas.glow(disc(dock_centre(site), QUAY_Y + 18, 4), 5.0, "#FFE2A0", 0.8)
    canvas.fill(disc(dock_centre(site), QUAY_Y + 18, 4), "#FFE2A0")


def _papyrus(canvas: Canvas, visible: Box, colours: Shades) -> None:
    if canvas.theme.contrast:
        return
    foot = visible.y + visible.h
    with canvas.within(visible.x, RIVER_Y + 4, visible.w, foot - RIVER_Y):
        _clump(canvas, visible.x + visible.w - 34, foot + 4, 12, 1.15, 4, colours)
        _clump(canvas, visible.x + 14, foot + 6, 8, 0.9, 7, colours)
        _clump(canvas, visible.x + 8, DOCK_LABEL_Y + 9, 7, 0.8, 9, colours)


def _clump(canvas: Canvas, x: float, y: float, stems: int, size: float, seed: int, colours: Shades) -> None:
    dice = random.Random(seed)
    for _ in range(stems):
        foot = x + dice.uniform(-30, 30) * size
        height, lean = dice.uniform(26, 54), dice.uniform(-9, 9)
        green = mix(colours.reed_deep, colours.reed_pale, dice.random())
        stem = svg(f"M0 0 C0 {-height / 2} {lean / 2} {-height * 0.8} {lean} {-height}", foot, y)
        canvas.stroke(stem, green, 2.4 * size)
        top_x, top_y = foot + lean, y - height
        for spoke in range(-3, 4):
            tip = (top_x + spoke * 3.6 * size, top_y - 10 * size + abs(spoke) * 1.8 * size)
            canvas.stroke(polyline([(top_x, top_y), tip]), green, 1.4 * size)
