"""Where the pictures stand on each tile: read from data; `python -m ui.games.isle_of_skye.spots` finds and writes it anew.

Finding a spot looks at every point of a grid and takes far longer than painting the tile, so it is done once. A spot is
for the tile as printed and turns with it; pictures themselves stay upright, so they need the same room on all sides.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from engine.games.isle_of_skye.places import CASTLE
from engine.games.isle_of_skye.tiles import ID_OF, PRINTED, TileData
from ui.games.isle_of_skye.terrain import EDGE, terrain_of
from ui.paint.paths import Point

SPOTS_FILE = Path(__file__).parents[3] / "resources" / "pictures" / "isle_of_skye.json"

_RADIUS = {
    "castle": 21.0,
    "farm": 13.0,
    "broch": 12.0,
    "lighthouse": 11.0,
    "ship": 13.0,
    "barrel": 10.0,
    "sheep": 9.0,
    "cattle": 10.5,
    "scroll": 11.0,
}
_ORDER = ("castle", "broch", "farm", "lighthouse", "scroll", "ship", "barrel", "cattle", "sheep")
"""Who chooses a spot first."""
_MARGIN = 5.0
_GRID = 3
_CASTLE_AT = (56.0, 44.0)
_BESIDE_ROAD = 15.0
_AROUND = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
_CORNERS = ((0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))


class Spot(NamedTuple):
    """One picture: its kind and the point it stands on, in the tile as printed."""

    kind: str
    x: float
    y: float


@lru_cache(maxsize=1)
def _stored() -> dict[str, list[tuple[str, float, float]]]:
    stored: dict[str, list[tuple[str, float, float]]] = json.loads(SPOTS_FILE.read_text(encoding="utf-8"))
    return stored


def spots_of(code: int) -> list[Spot]:
    """Return the pictures of a tile with its rotation, those behind first."""
    spots = [Spot(*entry) for entry in _stored()[ID_OF[code >> 2]]]
    turned = [Spot(spot.kind, *_turned(spot.x, spot.y, code & 3)) for spot in spots]
    return sorted(turned, key=lambda spot: spot.y)


def _turned(x: float, y: float, quarters: int) -> Point:
    for _ in range(quarters):
        x, y = EDGE - y, x
    return x, y


# ---------------------------------------------------------------- finding


class _Search:
    """The search for the spots of one tile."""

    def __init__(self, tile: int) -> None:
        self._printed = PRINTED[tile]
        self._terrain = terrain_of(tile << 2)
        self._road = self._terrain.road_points()
        self._dice = random.Random(f"spots {ID_OF[tile]}")
        self._used: list[tuple[float, float, float]] = []

    def spots(self) -> Iterator[Spot]:
        """Yield the best spot of every picture."""
        assert self._printed is not None
        for kind, area in sorted(_pictures(self._printed), key=lambda entry: _ORDER.index(entry[0])):
            shape = self._terrain.ground(area).shape
            grid = [(float(x), float(y)) for x in range(12, 90, _GRID) for y in range(13, 90, _GRID)]
            x, y = max(grid, key=lambda at: self._worth(kind, shape, *at))
            self._used.append((x, y, _RADIUS[kind]))
            yield Spot(kind, x, y)

    def _worth(self, kind: str, shape: QPainterPath, x: float, y: float) -> float:
        radius = _RADIUS[kind]
        worth = self._on_ground(kind, shape, x, y, radius) + self._dice.uniform(0, 0.5)
        road = min((math.hypot(x - px, y + radius * 0.2 - py) for px, py in self._road), default=60.0)
        if kind == "barrel":
            worth -= abs(road - _BESIDE_ROAD) * 0.30
        worth -= max(0.0, radius * 0.85 + 4 - road) * 1.25
        room = min((math.hypot(x - ux, y - uy) - ur - radius for ux, uy, ur in self._used), default=30.0)
        worth += min(room, 0.0) * 1.6 + min(room, 14.0) * 0.10
        rim = min(x, EDGE - x, y, EDGE - y)
        worth -= max(0.0, radius * 1.3 + _MARGIN - rim) * 1.4 + max(0.0, 26 - rim) * 0.10
        if kind == "castle":
            worth -= math.hypot(x - _CASTLE_AT[0], y - _CASTLE_AT[1]) * 0.4
        return worth

    def _on_ground(self, kind: str, shape: QPainterPath, x: float, y: float, radius: float) -> float:
        """How well a picture stands on its ground; a lighthouse stands where water and land meet."""
        inside = sum(
            shape.contains(QPointF(x + dx * radius * 0.8, y + dy * radius * 0.8)) for dx, dy in _AROUND
        )
        if kind == "lighthouse":
            return 3.0 if 1 <= inside <= 4 else -5.0
        if not shape.contains(QPointF(x, y)):
            return -100.0
        wide = sum(
            shape.contains(QPointF(x + dx * radius * 1.5, y + dy * radius * 1.5)) for dx, dy in _CORNERS
        )
        return 3.2 * inside + 0.9 * wide


def _pictures(printed: TileData) -> Iterator[tuple[str, int]]:
    """Yield kind and area of every picture of a tile."""
    if printed.id == ID_OF[CASTLE]:
        yield "castle", 0
    for feature in printed.features:
        for _ in range(feature.count):
            yield feature.kind, feature.area
    if printed.scroll is not None:
        yield "scroll", printed.scroll.area


def found_spots() -> dict[str, list[Spot]]:
    """Search the spots of all tiles; takes some seconds."""
    return {ID_OF[tile]: list(_Search(tile).spots()) for tile in range(1, CASTLE + 1)}


def _write() -> None:
    lines = [f" {json.dumps(name)}: {json.dumps(spots)}" for name, spots in found_spots().items()]
    SPOTS_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
