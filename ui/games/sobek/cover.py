"""Sobek's box: the crocodile before the setting sun, jewelled, among reeds and lotus."""

from __future__ import annotations

import random

from ui.home.cover import ART_HEIGHT, ART_WIDTH, Cover
from ui.paint.canvas import Canvas, linear, radial
from ui.paint.paths import disc, polygon, rounded, svg
from ui.theme.colour import colour

_HORIZON = 171.6
_X, _Y = 151.0, 182.0
"""The crocodile's own origin, behind its eye at the water line."""


def _art(canvas: Canvas) -> None:
    _evening(canvas)
    with canvas.at(_X, _Y):
        _head(canvas)
        _teeth(canvas)
        _eye(canvas)
        _collar(canvas)
    canvas.box(0, 223.6, ART_WIDTH, ART_HEIGHT - 223.6, "#0E3846", 0.55)
    for x, size in ((30, 1.2), (272, 1.0), (242, 0.7)):
        _lotus(canvas, x, size)
    _reeds(canvas)


def _evening(canvas: Canvas) -> None:
    sky = linear(
        0,
        0,
        0,
        ART_HEIGHT,
        (0, "#123F4E"),
        (0.5, "#2F8C8A"),
        (0.66, "#F0C46A"),
        (0.7, "#E0A040"),
        (1, "#0F3A48"),
    )
    canvas.box(0, 0, ART_WIDTH, ART_HEIGHT, sky)
    canvas.fill(disc(_X, _HORIZON, 104), "#FFE39A")
    halo = radial(_X, _HORIZON, 208, (0, colour("#FFE9B0", 0.7)), (1, colour("#FFE9B0", 0.0)))
    canvas.fill(disc(_X, _HORIZON, 208), halo)
    water = linear(0, _HORIZON, 0, ART_HEIGHT, (0, "#D59A3C"), (0.25, "#3A8A86"), (1, "#0E3846"))
    canvas.box(0, _HORIZON, ART_WIDTH, ART_HEIGHT - _HORIZON, water)
    for wave in range(7):
        half = 70 - 9 * wave
        canvas.line(_X - half, 182 + 9 * wave, _X + half, 182 + 9 * wave, "#FFE9B0", 2.2, 0.5 - 0.06 * wave)


def _head(canvas: Canvas) -> None:
    upper = svg(
        "M-150 40 C-130 -16 -80 -34 -52 -32 C-44 -52 -16 -52 -10 -30 C24 -28 88 -20 116 -4 "
        "C126 2 124 12 112 14 L-30 20 L-150 40 Z"
    )
    canvas.fill(upper, linear(0, -40, 0, 40, (0, "#2D5B38"), (1, "#12301F")))
    canvas.stroke(upper, "#0A1F14", 2)
    jaw = svg("M-34 24 L110 20 C108 34 70 40 30 42 C-20 50 -90 60 -150 56 L-150 40 Z")
    canvas.fill(jaw, "#1D4229")
    for scale in range(7):
        x, y = -140 + 16 * scale, -6 * scale
        canvas.fill(polygon([(x, 14 + y), (x + 8, y), (x + 16, 8 + y)]), "#12301F")


def _teeth(canvas: Canvas) -> None:
    for tooth in range(13):
        x, y = -16 + 9.6 * tooth, 19 - 0.4 * tooth
        canvas.fill(polygon([(x, y), (x + 4.4, y + 10), (x + 8.8, y - 0.4)]), "#FFF6DE")
    for tooth in range(12):
        x, y = -8 + 9.6 * tooth, 26 - 0.35 * tooth
        canvas.fill(polygon([(x, y), (x + 4, y - 8), (x + 8, y - 0.6)]), "#F1E4C0")
    canvas.fill(disc(98, -4, 4, 2.6), "#0A1F14")


def _eye(canvas: Canvas) -> None:
    canvas.fill(disc(-31, -33, 11, 10), "#F6CF3F")
    canvas.fill(disc(-30, -33, 3, 9), "#140E06")
    canvas.stroke(disc(-31, -33, 11, 10), "#0A1F14", 2.4)


def _collar(canvas: Canvas) -> None:
    gold = svg("M-112 -18 C-100 10 -100 34 -108 56 L-84 54 C-76 30 -78 6 -88 -28 Z")
    canvas.fill(gold, "#E2B04A")
    canvas.stroke(gold, "#7A560F", 1.4)
    for bead in range(4):
        paint = "#B4472F" if bead % 2 else "#2F6DA8"
        canvas.fill(rounded(-103 + 1.2 * bead, -8 + 15 * bead, 14, 9, 2), paint)


def _lotus(canvas: Canvas, x: float, size: float) -> None:
    for turn in (-56, -28, 0, 28, 56):
        petal = svg("M0 10 C-7 0 -5 -14 0 -24 C5 -14 7 0 0 10 Z", x, 247, size, turn)
        canvas.fill(petal, "#F7C2D0" if turn % 56 else "#E58AA6")


def _reeds(canvas: Canvas) -> None:
    dice = random.Random(2)
    for _ in range(16):
        x = dice.choice((dice.uniform(0, 60), dice.uniform(248, ART_WIDTH)))
        height, lean, tip = dice.uniform(78, 143), dice.uniform(-8, 8), dice.uniform(-14, 14)
        foot = ART_HEIGHT
        blade = f"M{x} {foot} C{x} {foot - height * 0.5} {x + lean} {foot - height * 0.8} {x + tip} {foot - height}"
        canvas.stroke(svg(blade), "#0A2A20", 3, 0.85)


COVER = Cover(place=2, band="#0E3846", art=_art)
