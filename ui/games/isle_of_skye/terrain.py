"""The shapes of a landscape tile: which ground lies where, its shores, its roads. Geometry only, no colour.

A tile is 100 units square. Everything is made for the tile as printed and turned as a whole, so a tile in the hand keeps
its shores; every curve between two grounds starts and ends in a corner of the tile, so neighbours join. Wobbles are
seeded by the tile's name: two runs look the same. Where pictures stand is data (`spots`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from engine.games.isle_of_skye.tiles import DIRECTIONS, PRINTED, AreaData, TileData
from ui.paint.paths import Point, polygon, polyline, rectangle

EDGE = 100.0
_STEPS = 26
_BAY, _BAY_BESIDE_MUCH, _BAY_OF_THE_CENTRE, _BAY_TO_AN_ISLAND = 36.0, 34.0, 62.0, 78.0
"""How far a ground with one edge reaches in: usually, beside one with three edges, as the tile's centre, to an island."""
_WOBBLE, _CORNER_WOBBLE = 3.2, 3.4
_BULGE, _BULGE_OF_THE_CENTRE = -15.0, 14.0
_ISLAND = (50.0, 51.0, 25.0, 21.0)
_SAMPLES = 41

Wave = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Ground:
    """One area of a tile: its number there, its terrain ("P", "M", "W"), its shape."""

    area: int
    terrain: str
    shape: QPainterPath


@dataclass(frozen=True, slots=True)
class Terrain:
    """What is printed on a tile apart from its pictures, turned as it lies."""

    grounds: tuple[Ground, ...]
    shores: tuple[tuple[QPainterPath, bool], ...]
    """The line between an area and the ground around it, and whether one of the two is water."""
    roads: tuple[QPainterPath, ...]
    ends: tuple[QPointF, ...]
    """Where a road ends on the tile."""

    def ground(self, area: int) -> Ground:
        """Return an area by its number on the tile."""
        return next(ground for ground in self.grounds if ground.area == area)

    def road_points(self) -> list[Point]:
        """Return points all along the roads."""
        shares = [number / (_SAMPLES - 1) for number in range(_SAMPLES)]
        points = [road.pointAtPercent(share) for road in self.roads for share in shares]
        return [(point.x(), point.y()) for point in points]


@lru_cache(maxsize=304)
def terrain_of(code: int) -> Terrain:
    """Return the shapes of a tile with its rotation (`tile << 2 | rotation`)."""
    if code & 3:
        return _turned(terrain_of(code & ~3), code & 3)
    printed = PRINTED[code >> 2]
    assert printed is not None
    return _Drawing(printed).terrain()


def _turned(terrain: Terrain, quarters: int) -> Terrain:
    turn = QTransform().translate(EDGE / 2, EDGE / 2).rotate(90 * quarters).translate(-EDGE / 2, -EDGE / 2)
    return Terrain(
        tuple(Ground(ground.area, ground.terrain, turn.map(ground.shape)) for ground in terrain.grounds),
        tuple((turn.map(line), wet) for line, wet in terrain.shores),
        tuple(turn.map(road) for road in terrain.roads),
        tuple(turn.map(end) for end in terrain.ends),
    )


def _from(direction: str, along: float, inward: float) -> Point:
    """Return the point so far along an edge, clockwise, and so far in."""
    match direction:
        case "N":
            return along, inward
        case "E":
            return EDGE - inward, along
        case "S":
            return EDGE - along, EDGE - inward
    return inward, EDGE - along


class _Drawing:
    """One tile being drawn; the order of its steps is the order in which the dice are thrown."""

    def __init__(self, printed: TileData) -> None:
        self._printed = printed
        self._dice = random.Random(printed.id)
        self._outer = [area for area in printed.areas if area.edges]
        self._inner = [area for area in printed.areas if not area.edges]
        self._widest = max(len(area.edges) for area in self._outer)
        self._base = self._ground_of_all()
        self._shapes = {self._base.id: rectangle(0, 0, EDGE, EDGE)}
        self._lines: list[tuple[QPainterPath, bool]] = []

    def terrain(self) -> Terrain:
        """Draw bays, corners and islands over the ground, then roads."""
        centre = self._printed.centre_area
        others = [area for area in self._outer if area is not self._base]
        for area in sorted(others, key=lambda area: (area.id != centre, -len(area.edges))):
            line, rest = self._bay(area) if len(area.edges) == 1 else self._corner(area)
            self._cut_out(area, polyline(line), polygon([*line, *rest]))
        for area in self._inner:
            island = polygon(self._island())
            self._cut_out(area, island, island)
        roads = [self._road(road) for road in self._printed.roads]
        grounds = tuple(Ground(area.id, area.terrain, self._shapes[area.id]) for area in self._printed.areas)
        ends = tuple(
            path.pointAtPercent(1.0)
            for road, path in zip(self._printed.roads, roads, strict=True)
            if len(road) == 1
        )
        return Terrain(grounds, tuple(self._lines), tuple(roads), ends)

    def _ground_of_all(self) -> AreaData:
        """The area with most edges lies under the others; of equals the one in the centre."""
        widest = [area for area in self._outer if len(area.edges) == self._widest]
        return next((area for area in widest if area.id == self._printed.centre_area), widest[0])

    def _cut_out(self, area: AreaData, line: QPainterPath, shape: QPainterPath) -> None:
        for number, other in self._shapes.items():
            self._shapes[number] = other.subtracted(shape)
        self._shapes[area.id] = shape
        self._lines.append((line, "W" in (area.terrain, self._base.terrain)))

    def _noise(self, height: float) -> Wave:
        first, second, third = (self._dice.uniform(0, 6.28) for _ in range(3))
        return lambda q: (
            height
            * (
                math.sin(q * 7 + first) * 0.5
                + math.sin(q * 13 + second) * 0.32
                + math.sin(q * 23 + third) * 0.18
            )
        )

    def _bay(self, area: AreaData) -> tuple[list[Point], list[Point]]:
        """A ground with one edge: from corner to corner of it, bulging in."""
        depth, noise, line = self._depth(area), self._noise(_WOBBLE), []
        for step in range(_STEPS + 1):
            q = step / _STEPS
            inward = _profile(q, depth) + noise(q) * math.sin(math.pi * q)
            line.append(_from(area.edges, EDGE * q, max(0.0, inward)))
        return line, []

    def _depth(self, area: AreaData) -> float:
        if self._inner and self._widest == 1:
            return _BAY_TO_AN_ISLAND
        if area.id == self._printed.centre_area:
            return _BAY_OF_THE_CENTRE
        return _BAY if self._widest <= 2 else _BAY_BESIDE_MUCH

    def _corner(self, area: AreaData) -> tuple[list[Point], list[Point]]:
        """A ground with two neighbouring edges: from corner to corner across the tile."""
        first = next(d for d in area.edges if _next_of(d) in area.edges)
        bulge = _BULGE_OF_THE_CENTRE if area.id == self._printed.centre_area else _BULGE
        bulge = 0.0 if self._inner else bulge
        noise, line = self._noise(_CORNER_WOBBLE), []
        for step in range(_STEPS + 1):
            q = step / _STEPS
            off = (bulge + noise(q)) * math.sin(math.pi * q) * math.sqrt(0.5)
            line.append(_from(first, EDGE * q - off, EDGE * q + off))
        return line, [_from(first, EDGE, 0)]

    def _island(self) -> list[Point]:
        cx, cy, rx, ry = _ISLAND
        cx += self._dice.uniform(-2, 2)
        phases = [self._dice.uniform(0, 6.28) for _ in range(3)]
        points = []
        for step in range(_SAMPLES - 1):
            angle = step / (_SAMPLES - 1) * 2 * math.pi
            reach = 1.0 + sum(
                share * math.sin(times * angle + phase)
                for share, times, phase in zip((0.09, 0.06, 0.03), (2, 3, 5), phases, strict=True)
            )
            points.append((cx + rx * reach * math.cos(angle), cy + ry * reach * math.sin(angle)))
        return points

    # ------------------------------------------------------------ roads

    def _road(self, road: str) -> QPainterPath:
        starts = [QPointF(*_from(direction, EDGE / 2, 0)) for direction in road]
        centre = QPointF(EDGE / 2, EDGE / 2)
        match len(road):
            case 1:
                return _dead_end(starts[0], centre)
            case 2 if abs(DIRECTIONS.index(road[0]) - DIRECTIONS.index(road[1])) == 2:
                return self._straight(*starts)
            case 2:
                return _curve(starts[0], starts[1], centre, 0.75 if len(self._printed.roads) == 2 else 1.0)
        return _fork(road, centre)

    def _straight(self, start: QPointF, end: QPointF) -> QPainterPath:
        sway = self._dice.uniform(5, 9) * self._dice.choice((-1, 1)) * 1.4
        way = end - start
        aside = QPointF(-way.y(), way.x()) / EDGE * sway
        path = QPainterPath(start)
        path.cubicTo(start + way * 0.33 + aside, start + way * 0.66 - aside, end)
        return path


def _next_of(direction: str) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + 1) % 4]


def _profile(q: float, depth: float) -> float:
    """How far in a bay reaches at a share of its edge: steep in the corners, round in the middle."""
    bow = depth * math.sin(math.pi * q) ** 0.72
    steep = 96.0 * min(q, 1 - q)
    return bow * steep / (bow**3 + steep**3) ** (1 / 3) if bow > 0 and steep > 0 else 0.0


def _curve(start: QPointF, end: QPointF, centre: QPointF, share: float) -> QPainterPath:
    path = QPainterPath(start)
    reach = 0.62 * share
    path.cubicTo(start + (centre - start) * reach, end + (centre - end) * reach, end)
    return path


def _dead_end(start: QPointF, centre: QPointF) -> QPainterPath:
    way = centre - start
    aside = QPointF(-way.y(), way.x()) / (EDGE / 2)
    path = QPainterPath(start)
    path.cubicTo(start + way * 0.3 + aside * 3, start + way * 0.6 - aside * 4, start + way * 0.86)
    return path


def _fork(road: str, centre: QPointF) -> QPainterPath:
    """Three exits: a road across, and the third leading into it."""
    missing = next(d for d in DIRECTIONS if d not in road)
    stem = DIRECTIONS[(DIRECTIONS.index(missing) + 2) % 4]
    third = QPointF(*_from(stem, EDGE / 2, 0))
    meeting = centre + (third - centre) * 0.06
    first, second = (QPointF(*_from(d, EDGE / 2, 0)) for d in DIRECTIONS if d not in (missing, stem))
    path = QPainterPath(first)
    path.cubicTo(first + (centre - first) * 0.5, meeting + (first - meeting) * 0.3, meeting)
    path.cubicTo(meeting + (second - meeting) * 0.3, second + (centre - second) * 0.5, second)
    path.moveTo(third)
    path.lineTo(meeting)
    return path
