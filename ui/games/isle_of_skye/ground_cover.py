"""What covers the ground of a tile: fields, tufts, waves, peaks. Geometry only; it is thrown once and painted in every size.

Seeded by the tile's name, so two runs look the same. Light never turns, so every rotation has a cover of its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.games.isle_of_skye.tiles import ID_OF
from ui.games.isle_of_skye.spots import spots_of
from ui.games.isle_of_skye.terrain import terrain_of
from ui.paint.paths import Point, polygon, polyline

_FIELDS, _TUFTS, _WAVES = 5, 24, 22
_BESIDE_ROAD = 6.0
_VERGE = 8.5
_CLEARING = 13.0
"""So far peaks keep from a road, and from a picture."""

Peak = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Cover:
    """What lies on one ground: fields and tufts, waves, or peaks (x, y, height) from the back to the front."""

    fields: tuple[QPainterPath, ...] = ()
    tufts: QPainterPath | None = None
    waves: QPainterPath | None = None
    peaks: tuple[Peak, ...] = ()


@lru_cache(maxsize=304)
def covers_of(code: int) -> tuple[Cover, ...]:
    """Return the cover of every ground of a tile with its rotation, in the order of its grounds."""
    dice, terrain = random.Random(f"cover {ID_OF[code >> 2]}"), terrain_of(code)
    road = terrain.road_points()
    pictures = [(spot.x, spot.y) for spot in spots_of(code)]
    covers = []
    for ground in terrain.grounds:
        match ground.terrain:
            case "P":
                covers.append(Cover(fields=tuple(_fields(dice)), tufts=_tufts(dice, road)))
            case "W":
                covers.append(Cover(waves=_waves(dice)))
            case _:
                covers.append(Cover(peaks=tuple(_peaks(dice, ground.shape, road, pictures))))
    return tuple(covers)


def _fields(dice: random.Random) -> Iterator[QPainterPath]:
    for _ in range(_FIELDS):
        x, y = dice.uniform(2, 80), dice.uniform(2, 80)
        w, h = dice.uniform(16, 26), dice.uniform(11, 18)
        skew = [dice.uniform(-4, 4) for _ in range(3)]
        yield polygon([(x, y), (x + w, y + skew[0]), (x + w + skew[1], y + h), (x + skew[2], y + h)])


def _tufts(dice: random.Random, road: list[Point]) -> QPainterPath:
    tufts = QPainterPath()
    for _ in range(_TUFTS):
        x, y = dice.uniform(3, 97), dice.uniform(3, 97)
        if not _near(road, x, y, _BESIDE_ROAD):
            tufts.addPath(polyline([(x - 1.6, y - 1.6), (x, y + 0.8), (x + 1.6, y - 1.8)]))
    return tufts


def _waves(dice: random.Random) -> QPainterPath:
    waves = QPainterPath()
    for _ in range(_WAVES):
        x, y, length = dice.uniform(0, 96), dice.uniform(4, 97), dice.uniform(5, 11)
        waves.moveTo(x, y)
        waves.cubicTo(x + length * 0.3, y - 2, x + length * 0.3, y + 1.6, x + length * 0.5, y)
        waves.cubicTo(x + length * 0.7, y - 2, x + length * 0.8, y + 1.2, x + length, y - 0.3)
    return waves


def _peaks(
    dice: random.Random, shape: QPainterPath, road: list[Point], pictures: list[Point]
) -> Iterator[Peak]:
    peaks = [
        (
            x + dice.uniform(-5, 5) + (7 if y // 13 % 2 else 0),
            y + dice.uniform(-4, 4),
            dice.uniform(9, 13.5),
        )
        for y in range(4, 112, 13)
        for x in range(2, 112, 14)
    ]
    for x, y, height in sorted(peaks, key=lambda peak: peak[1]):
        free = not _near(road, x, y - 3, _VERGE) and not _near(pictures, x, y - 4, _CLEARING)
        if free and shape.contains(QPointF(x, y - 2)):
            yield x, y, height


def _near(points: list[Point], x: float, y: float, distance: float) -> bool:
    limit = distance * distance
    return any((x - px) * (x - px) + (y - py) * (y - py) < limit for px, py in points)
