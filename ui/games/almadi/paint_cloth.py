"""The table of Almadi: night-blue zellige under the lamp, the wooden central board, the bands of the rows."""

from __future__ import annotations

import math
from functools import partial

from engine.games.almadi.places import ROWS, SLOTS
from ui.games.almadi.geometry import Frame
from ui.games.almadi.shades import CLOTH_DARK, CLOTH_LIGHT, CREAM, PLATE_DARK, PLATE_LIGHT
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, placed, polygon, rectangle, rounded, rounded_box
from ui.paint.picture import Box, Picture
from ui.paint.wood import draw_lamp_pool
from ui.theme.colour import darker, lighter
from ui.theme.measure import PANEL, Radius

_STEP = 84.0
_BADGE = 17.0


def cloth(visible: Box) -> Picture:
    """Return the cloth, filling `visible`."""
    return Picture("almadi cloth", (), visible, partial(_draw_cloth, visible), opaque=True)


def _draw_cloth(visible: Box, canvas: Canvas) -> None:
    if canvas.theme.contrast:
        canvas.box(visible.x, visible.y, visible.w, visible.h, canvas.theme.tokens.window)
        return
    draw_lamp_pool(canvas, visible.rect(), CLOTH_DARK if canvas.theme.dark else CLOTH_LIGHT)
    for y in _stars(visible.y, visible.h):
        for x in _stars(visible.x, visible.w):
            _draw_star(canvas, x, y)


def _stars(first: float, length: float) -> list[float]:
    lowest, highest = math.floor(first / _STEP), math.ceil((first + length) / _STEP)
    return [40 + number * _STEP for number in range(lowest - 1, highest + 1)]


def _draw_star(canvas: Canvas, x: float, y: float) -> None:
    square = rectangle(-21, -21, 42, 42)
    both = placed(square, x, y).united(placed(square, x, y, 1, 45))
    canvas.stroke(both, "#FFFFFF", 1.3, 0.055)
    canvas.stroke(disc(x, y, 9), "#FFFFFF", 1.2, 0.05)
    cx, cy = x + 42, y + 42
    diamond = polygon([(cx, cy - 12), (cx + 12, cy), (cx, cy + 12), (cx - 12, cy)])
    canvas.stroke(diamond, "#FFFFFF", 1.3, 0.055)


def ground(frame: Frame) -> Picture:
    """Return central board, row numbers and the bands that tie it to the realm."""
    return Picture("almadi ground", (frame,), Box(0, 118, 1128, 528), partial(_draw_ground, frame))


def _draw_ground(frame: Frame, canvas: Canvas) -> None:
    pitch = frame.pitch
    for row in frame.rows:
        y = frame.top + (row - 1) * pitch + 3
        left = 16.0 if 1 <= row <= ROWS else frame.left + pitch
        band = rounded(left, y, frame.right - left, pitch - 6, Radius.PLAQUE)
        if canvas.theme.contrast:
            canvas.stroke(band, canvas.theme.tokens.strong, 1.2)
        else:
            canvas.fill(band, "#FFFFFF", 0.055)
    _draw_plate(canvas, frame)
    for row in range(1, ROWS + 1):
        x, y = frame.badge(row)
        badge = disc(x, y, _BADGE)
        canvas.fill(badge, "#141C30", 1.0 if canvas.theme.contrast else 0.55)
        canvas.stroke(badge, CREAM, 1.4, 0.7)
        canvas.figure(x, y, str(row), 18, CREAM, 800)


def home_hollow(w: float, h: float) -> Picture:
    """Return the place of a start tile that is still to be chosen, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        hollow = rounded(1, 1, w - 2, h - 2, 8)
        canvas.fill(hollow, "#10182C", 0.30)
        canvas.inner_shadow(hollow, 4, 1, 2, 0.4)
        canvas.stroke(hollow, CREAM, 1.4, 0.6, dash=(6, 5))

    return Picture("almadi home", (w, h), Box(0, 0, w, h), draw)


def row_light(frame: Frame, row: int) -> Picture:
    """Return the light on a row of the realm and on its number, in units of the board."""

    def draw(canvas: Canvas) -> None:
        tokens, (x, y) = canvas.theme.tokens, frame.badge(row)
        top, height = frame.top + (row - 1) * frame.pitch + 1, frame.pitch - 2
        band = rounded(frame.left + frame.pitch, top, frame.right - frame.left - frame.pitch, height, 8)
        canvas.fill(band, tokens.legal, 0.06)
        canvas.stroke(band, tokens.legal, 1.8 * canvas.theme.ring, 0.6)
        badge = disc(x, y, _BADGE + 2)
        canvas.glow(badge, 6, tokens.legal, 0.8)
        canvas.fill(badge, tokens.accent)
        canvas.stroke(badge, tokens.legal_keyline, 1.6)
        canvas.figure(x, y, str(row), 18, tokens.on_accent, 800)

    return Picture("almadi row light", (frame, row), Box(0, 118, 1128, 528), draw)


def _draw_plate(canvas: Canvas, frame: Frame) -> None:
    plate = rounded_box(frame.plate.rect(), Radius.PROMPT)
    wood = PLATE_DARK if canvas.theme.dark else PLATE_LIGHT
    canvas.shadow(plate, PANEL)
    canvas.fill(placed(plate, 0, 4), "#5A3E1E")
    top, foot = frame.plate.y, frame.plate.y + frame.plate.h
    canvas.fill(plate, linear(0, top, 0, foot, (0, lighter(wood, 0.2)), (1, darker(wood, 0.1))))
    canvas.stroke(plate, darker(wood, 0.5), 1.3)
    for slot in range(SLOTS):
        hollow = rounded_box(frame.slot(slot).grown(1).rect(), 7)
        canvas.fill(hollow, "#2A1A08", 0.35)
        canvas.inner_shadow(hollow, 4, 1, 2, 0.5)
        canvas.stroke(hollow, CREAM, 1.2, 0.5, dash=(6, 5))
