"""What lights up under the pointer: the whole area a point of the estate belongs to, the tiles a scoring tile counts."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import CASTLE, RADIUS, cell_at
from engine.games.isle_of_skye.points import Scoring
from engine.games.isle_of_skye.sources import sources
from engine.games.isle_of_skye.tiles import GROUNDS, ID_OF, MOUNTAIN, PASTURE, WATER
from ui.board.layout import Patch
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.estates import frame_of
from ui.games.isle_of_skye.lay import Lay
from ui.games.isle_of_skye.paint_areas import Part, area_light, tiles_light
from ui.games.isle_of_skye.terrain import EDGE, terrain_of
from ui.games.isle_of_skye.wing import plaque_tip
from ui.games.isle_of_skye.words import Name

_AREA_WORDS = {
    PASTURE: (Name.PASTURE_OPEN, Name.PASTURE_CLOSED),
    MOUNTAIN: (Name.MOUNTAIN_OPEN, Name.MOUNTAIN_CLOSED),
    WATER: (Name.WATER_OPEN, Name.WATER_CLOSED),
}
"""What an area is called, open and closed."""


def patch_finder(lay: Lay) -> Callable[[float, float], Patch | None]:
    """Return what says which patch lies under a point of the board."""
    estate = lay.seen.estate(lay.shown)
    frame = frame_of(lay)

    def patch_at(x: float, y: float) -> Patch | None:
        for slot, kind in enumerate(lay.seen.scoring):
            if at.plaque(slot, lay.plaque_width).rect().contains(x, y):
                return _counted(estate, frame, kind, plaque_tip(lay, slot))
        return _area_at(lay, estate, frame, x, y)

    return patch_at


def _counted(estate: Estate, frame: at.Frame, kind: int, tip: str) -> Patch | None:
    """The tiles that a scoring tile counts now."""
    numbers = [] if kind == Scoring.GOLD_RANK else sources(kind, estate)
    boxes = [frame.cell(estate.cells[number]) for number in numbers]
    return Patch(tiles_light(tuple(boxes)), tip) if boxes else None


def _area_at(lay: Lay, estate: Estate, frame: at.Frame, x: float, y: float) -> Patch | None:
    """The area that a point of the estate belongs to."""
    column, row = math.floor((x - frame.x) / frame.edge + 0.5), math.floor((y - frame.y) / frame.edge + 0.5)
    if abs(column) + abs(row) > RADIUS:
        return None
    cell = cell_at(column, row)
    if not estate.at[cell]:
        return None
    number, box = estate.at[cell] - 1, frame.cell(cell)
    spot = QPointF((x - box.x) / frame.edge * EDGE, (y - box.y) / frame.edge * EDGE)
    grounds = terrain_of(estate.codes[number]).grounds
    area = next((ground.area for ground in grounds if ground.shape.contains(spot)), None)
    if area is None:
        return None
    root = estate.area_of(number, area)
    words = _AREA_WORDS[estate.grounds[root]][estate.is_closed(root)]
    tip = lay.say(words, n=estate.spreads[root].bit_count())
    if estate.codes[number] >> 2 != CASTLE:
        tip += "\n" + lay.say(Name.TILE, tile=ID_OF[estate.codes[number] >> 2])
    return Patch(area_light(_parts(estate, frame, root), frame.edge), tip)


def _parts(estate: Estate, frame: at.Frame, root: int) -> tuple[Part, ...]:
    """Return every patch of ground that belongs to an area, with the corner of its tile."""
    return tuple(
        Part(code, area, box.x, box.y)
        for number, code in enumerate(estate.codes)
        for box in (frame.cell(estate.cells[number]),)
        for area in range(len(GROUNDS[code >> 2]))
        if estate.area_of(number, area) == root
    )
