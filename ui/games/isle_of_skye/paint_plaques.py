"""The left wing: a plaque for each scoring tile with its picture, and the track of the rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, Qt

from engine.games.isle_of_skye.points import Scoring
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.paint_features import draw_castle, draw_feature
from ui.games.isle_of_skye.paint_tile import GROUND
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, rounded, svg
from ui.paint.picture import Box, Picture
from ui.theme.colour import darker, lighter
from ui.theme.measure import PANEL, Radius
from ui.theme.players import EMBER

TAB = "#2F5D54"
"""Colour of a scoring tile's letter in a round that does not pay it."""
TAB_INK = "#FFF6E0"
_FACE_LIGHT, _FACE_DARK = "#F6ECD3", "#39342F"
_INK_LIGHT, _INK_DARK = "#3E2F18", "#F0E2C6"
_EDGE = "#A9854B"
_WIDE_BLANK = "  "
"""Between the letters of a round."""
_SMALLER = 0.8
"""Size of a picture where a name may need two lines."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ROAD = "M-26 14 C-14 12 -10 -8 4 -6 C16 -4 16 12 28 8"
_BLOB = "M-22 -4 C-22 -22 -4 -20 2 -18 C16 -18 26 -8 20 4 C12 16 -20 16 -22 -4 Z"


class Payment(Enum):
    """One of the three times a scoring tile pays."""

    DONE = "done"
    NOW = "now"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class PlaquePrint:
    """What a plaque says: letter, kind of scoring tile, its name, what it pays, what it would pay now, when it pays."""

    letter: str
    kind: int
    name: str
    rule: str
    now: str
    payments: tuple[Payment, ...]


def plaque(said: PlaquePrint, w: float = at.PLAQUE_WIDTH) -> Picture:
    """Return a plaque, its corner at (0, 0)."""
    box = Box(0, 0, w, at.PLAQUE_HEIGHT)
    return Picture("skye plaque", (said, w), box.with_shadow(PANEL), partial(_draw_plaque, said, w))


def _draw_plaque(said: PlaquePrint, w: float, canvas: Canvas) -> None:
    tokens, dark, h = canvas.theme.tokens, canvas.theme.dark, at.PLAQUE_HEIGHT
    face, ink = (_FACE_DARK, _INK_DARK) if dark else (_FACE_LIGHT, _INK_LIGHT)
    body = rounded(0, 0, w, h, Radius.PLAQUE)
    canvas.shadow(body, PANEL)
    canvas.fill(body, linear(0, 0, 0, h, (0, lighter(face, 0.08 if dark else 0.3)), (1, darker(face, 0.05))))
    canvas.stroke(body, _EDGE, 1.3)
    pays = Payment.NOW in said.payments
    draw_tab(
        canvas, said.letter, 8, 8, 30, tokens.accent if pays else TAB, tokens.on_accent if pays else TAB_INK
    )
    with canvas.at(w - 44, 31) if canvas.roomy else canvas.at(w - 38, 24, _SMALLER):
        _SCORED[said.kind](canvas)
    _draw_name(canvas, said, w, ink)
    value = tokens.accent_ink if pays else ink
    canvas.text(QRectF(10, 87 if canvas.roomy else 83, w - 66, 20), said.now, 12.5, value, 700, _LEFT)
    shades = {Payment.NOW: (tokens.accent, 1.0), Payment.DONE: (ink, 0.75), Payment.LATER: (ink, 0.22)}
    for number, payment in enumerate(reversed(said.payments)):
        canvas.fill(disc(w - 14 - 11 * number, h - 14, 3.4), *shades[payment])


def _draw_name(canvas: Canvas, said: PlaquePrint, w: float, ink: str) -> None:
    """Paint the name and what is paid; where the latter has no room the name takes both lines."""
    name, rule = QRectF(10, 53, w - 16, 18), QRectF(10, 70, w - 16, 17)
    if w > at.PLAQUE_WIDTH:
        name, rule = QRectF(10, 38, w - 16, 22), QRectF(10, 60, w - 16, 22)
    if (canvas.roomy or w > at.PLAQUE_WIDTH) and canvas.has_room(rule, said.rule, 500):
        canvas.text(name, said.name, 13, ink, 600, _LEFT)
        canvas.text(rule, said.rule, 12.5, ink, 500, _LEFT, alpha=0.80)
    else:
        canvas.text(QRectF(10, 34, w - 16, 56), said.name, 13, ink, 600, _LEFT, wrap=True)


def draw_tab(canvas: Canvas, letter: str, x: float, y: float, edge: float, face: str, ink: str) -> None:
    """Paint a scoring tile's letter on its square."""
    square = rounded(x, y, edge, edge, edge * 0.23)
    canvas.fill(square, face)
    canvas.stroke(square, ink, 1.0, 0.35)
    canvas.figure(x + edge / 2, y + edge / 2, letter, edge * 0.6, ink, 800)


# ---------------------------------------------------------------- pictures of what is scored


def _blob(canvas: Canvas, terrain: str, x: float, y: float, size: float, closed: bool = True) -> None:
    """Paint an area with its shore; dashed all around when it is closed."""
    light, shade = GROUND[terrain]
    with canvas.at(x, y, size):
        blob = svg(_BLOB)
        canvas.fill(blob, linear(-20, -20, 20, 20, (0, light), (1, shade)))
        canvas.stroke(blob, "#EBD9A6", 4.0)
        if closed:
            canvas.stroke(blob, "#6B7F3E", 1.4, dash=(4, 3))


def _squares(canvas: Canvas, cells: tuple[tuple[int, int, str], ...], edge: float = 19.0) -> None:
    for column, row, terrain in cells:
        x, y = column * (edge + 2), row * (edge + 2)
        cell = rounded(x - edge, y - edge, edge, edge, 2)
        canvas.fill(cell, GROUND[terrain][1])
        canvas.stroke(cell, "#3A2C18", 1.0, 0.7)


def _road(canvas: Canvas) -> None:
    road = svg(_ROAD)
    canvas.stroke(road, "#5C4524", 9, 0.8, cap=Qt.PenCapStyle.FlatCap)
    canvas.stroke(road, "#EAD9AE", 6.6, cap=Qt.PenCapStyle.FlatCap)


def _mountain(canvas: Canvas, x: float, y: float, h: float) -> None:
    w = h * 0.8
    canvas.fill(polygon([(x - w, y), (x, y - h), (x + w, y)]), "#6A6473")
    canvas.fill(polygon([(x - w, y), (x, y - h), (x - w * 0.05, y - h * 0.45), (x + w * 0.1, y)]), "#B9B2B4")
    snow = [(x - w * 0.34, y - h * 0.62), (x, y - h), (x + w * 0.34, y - h * 0.62), (x, y - h * 0.55)]
    canvas.fill(polygon(snow), "#FAF6F0")


def _features(*features: tuple[str, float, float, float]) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        for feature in features:
            draw_feature(canvas, *feature)

    return draw


def _square_of_four(canvas: Canvas) -> None:
    _squares(canvas, ((0, 0, "P"), (1, 0, "W"), (0, 1, "M"), (1, 1, "P")))


def _columns(canvas: Canvas) -> None:
    with canvas.at(0, 7):
        _squares(canvas, ((0, -1, "M"), (0, 0, "P"), (0, 1, "W")), 14.0)
        _squares(canvas, ((2, 0, "P"), (2, 1, "M")), 14.0)


def _brochs(canvas: Canvas) -> None:
    _mountain(canvas, -24, 16, 30)
    _mountain(canvas, 8, 16, 34)
    draw_feature(canvas, "broch", -8, 7, 1.1)


def _road_cattle(canvas: Canvas) -> None:
    _road(canvas)
    draw_feature(canvas, "cattle", -6, -2, 1.25)


def _road_tiles(canvas: Canvas) -> None:
    with canvas.at(0, 3):
        _road(canvas)
    draw_castle(canvas, EMBER, -25, 2, 0.55)


def _closed_areas(canvas: Canvas) -> None:
    _blob(canvas, "P", -22, 2, 0.72)
    _blob(canvas, "W", 4, -8, 0.62)
    _blob(canvas, "M", 22, 8, 0.66)


def _lake(canvas: Canvas) -> None:
    _blob(canvas, "W", 0, 2, 1.25)
    draw_feature(canvas, "ship", 0, 0, 0.9)


def _closed_mountains(canvas: Canvas) -> None:
    _blob(canvas, "M", 0, 2, 1.15)
    _mountain(canvas, -8, 8, 18)
    _mountain(canvas, 8, 9, 22)


def _gold(canvas: Canvas) -> None:
    for x, y in ((-13, 8), (11, 8), (-1, -6)):
        draw_gold(canvas, x, y, 12)


def draw_gold(canvas: Canvas, x: float, y: float, r: float, *, dear: bool = False) -> None:
    """Paint a plain gold coin; grey when it is too dear."""
    metal = linear(0, y - r, 0, y + r, (0, "#F8D26A"), (1, "#D99A24"))
    canvas.fill(disc(x, y, r), "#BDB19A" if dear else metal)
    canvas.stroke(disc(x, y, r), "#8E836E" if dear else "#8A5A10", 1.0)
    canvas.stroke(disc(x, y, r * 0.72), "#8E836E" if dear else "#8A5A10", 0.8, 0.45)


_SCORED: dict[int, Callable[[Canvas], None]] = {
    Scoring.SQUARE_OF_FOUR: _square_of_four,
    Scoring.SHEEP: _features(("sheep", -14, -3, 1.5), ("sheep", 14, 6, 1.5)),
    Scoring.MOUNTAIN_BROCHS: _brochs,
    Scoring.BARREL_RANK: _features(("barrel", -13, 0, 1.7), ("barrel", 15, 5, 1.3)),
    Scoring.FARM_ANIMALS: _features(("farm", -14, -1, 1.35), ("sheep", 14, -6, 1.1), ("cattle", 14, 10, 1.1)),
    Scoring.ROAD_CATTLE: _road_cattle,
    Scoring.ROAD_TILES: _road_tiles,
    Scoring.LARGEST_LAKE: _lake,
    Scoring.CLOSED_AREAS: _closed_areas,
    Scoring.CLOSED_AREAS_3: lambda canvas: _blob(canvas, "W", 0, 2, 1.1),
    Scoring.BUILDING_SETS: _features(
        ("broch", -31, 1, 1.2), ("farm", -5, 2, 1.2), ("lighthouse", 21, 1, 1.2)
    ),
    Scoring.SHIP_RANK: _features(("ship", -11, -2, 1.5), ("ship", 19, 7, 1.0)),
    Scoring.GOLD_RANK: _gold,
    Scoring.SHIP_LIGHTHOUSE: _features(("lighthouse", 14, 0, 1.45), ("ship", -18, 4, 1.3)),
    Scoring.COLUMNS: _columns,
    Scoring.CLOSED_MOUNTAINS: _closed_mountains,
}


# ---------------------------------------------------------------- rounds


@dataclass(frozen=True, slots=True)
class RoundPrint:
    """One line of the track: the round's number, the letters that pay, the gold for catching up, in full and short."""

    number: str
    letters: str
    gold: str
    short: str


def track(heads: tuple[str, str], rounds: tuple[RoundPrint, ...], current: int) -> Picture:
    """Return the track of the rounds under its head (in full and short); `current` is the index of the round played."""
    box = Box(0, 0, at.TRACK.w, at.TRACK.h)
    return Picture("skye track", (heads, rounds, current), box, partial(_draw_track, heads, rounds, current))


def _draw_track(heads: tuple[str, str], rounds: tuple[RoundPrint, ...], current: int, canvas: Canvas) -> None:
    w, h = at.TRACK.w, at.TRACK.h
    canvas.fill(rounded(0, 0, w, h, Radius.PLAQUE), SHADE, SHADE_ALPHA)
    room = QRectF(10, 6, w - 20, 22)
    head = heads[0] if canvas.has_room(room, heads[0], 700) else heads[1]
    canvas.text(room, head, 13, LAMP_INK, 700, _LEFT)
    pitch = (h - 38) / len(rounds)
    for number, line in enumerate(rounds):
        _draw_round(canvas, line, QRectF(6, 30 + number * pitch, w - 12, pitch), number - current)


def _draw_round(canvas: Canvas, line: RoundPrint, box: QRectF, ahead: int) -> None:
    tokens = canvas.theme.tokens
    if ahead == 0:
        canvas.fill(rounded(box.x(), box.y(), box.width(), box.height(), 5), tokens.accent)
    ink = tokens.on_accent if ahead == 0 else LAMP_INK
    alpha = 0.6 if ahead < 0 else 0.95
    number, letters, side = (8, 30, 6) if canvas.roomy else (6, 26, 3)
    between = _WIDE_BLANK if canvas.roomy else " "
    paying = between.join(line.letters)
    canvas.text(box.adjusted(number, 0, 0, 0), line.number, 12.5, ink, 700, _LEFT, alpha=alpha)
    canvas.text(box.adjusted(letters, 0, 0, 0), paying, 12.5, ink, 600, _LEFT, alpha=alpha)
    room = box.adjusted(letters + canvas.width_of(paying, 12.5, 600) + side, 0, -side, 0)
    gold = line.gold if canvas.roomy and canvas.has_room(room, line.gold, 500) else line.short
    canvas.text(room, gold, 12, ink, 500, _RIGHT, alpha=alpha)


LAMP_INK = "#FFF4DC"
"""Words straight on the cloth."""
SHADE, SHADE_ALPHA = "#1C231F", 0.42
"""What lies under words on the cloth."""
