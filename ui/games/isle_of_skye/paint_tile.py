"""A landscape tile of Isle of Skye as a picture: ground, shores, roads and bridges, pictures, the board's edge.

Ground and roads turn with the tile; light and pictures never do, so each rotation is a picture of its own.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from engine.games.isle_of_skye.tiles import PRINTED
from ui.games.isle_of_skye.ground_cover import covers_of
from ui.games.isle_of_skye.paint_features import draw_castle, draw_feature, draw_scroll
from ui.games.isle_of_skye.spots import Spot, spots_of
from ui.games.isle_of_skye.terrain import EDGE, Terrain, terrain_of
from ui.paint.canvas import Canvas, linear
from ui.paint.cards import draw_die_cut
from ui.paint.paths import disc, polygon, polyline, rectangle
from ui.paint.picture import Box, Picture
from ui.theme.colour import colour
from ui.theme.measure import LYING
from ui.theme.players import Player

RADIUS = 0.03
"""Of a tile's corners, as a share of its edge."""
FOOT = 0.03
"""The brown edge below the face, as a share of the edge."""

GROUND = {"P": ("#A9C466", "#86A849"), "M": ("#A7A0A6", "#868090"), "W": ("#4E9DC2", "#2F7BA4")}
"""Light and shaded colour of each terrain."""

_FOAM, _SURF, _SAND = "#8FCBD8", "#CFEAE6", "#EBD9A6"
_ROAD, _ROAD_EDGE, _ROAD_MARK, _PLANK = "#EAD9AE", "#5C4524", "#B89A61", "#7A5526"
_NIGHT, _NIGHT_SHARE = "#120E24", 0.22
_FLAT = Qt.PenCapStyle.FlatCap
_GROWN = {"farm": 1.08, "broch": 1.06, "lighthouse": 1.05}
_USUALLY_GROWN = 1.12
_FINE_FROM = 0.55
"""Pixels a unit of the tile must have at least for tufts and waves to be more than noise."""


def tile(code: int, edge: float, owner: Player) -> Picture:
    """Return a tile with its rotation (`tile << 2 | rotation`), its corner at (0, 0); a castle flies its owner's flag."""
    box = Box(0, 0, edge, edge * (1 + FOOT)).with_shadow(LYING)
    return Picture("skye tile", (code, edge, owner.name), box, partial(_draw, code, edge, owner))


def _draw(code: int, edge: float, owner: Player, canvas: Canvas) -> None:
    draw_die_cut(canvas, edge, partial(_draw_face, code, owner), RADIUS)


def _draw_face(code: int, owner: Player, canvas: Canvas, frame: QRectF) -> None:
    with canvas.at(frame.x(), frame.y(), frame.width() / EDGE):
        draw_landscape(canvas, code, owner)
        if canvas.theme.dark:
            canvas.fill(rectangle(0, 0, EDGE, EDGE), _NIGHT, _NIGHT_SHARE)


def draw_landscape(canvas: Canvas, code: int, owner: Player) -> None:
    """Paint the face of a tile, 100 units square."""
    terrain, spots = terrain_of(code), spots_of(code)
    for ground in terrain.grounds:
        light, shade = GROUND[ground.terrain]
        canvas.fill(ground.shape, linear(0, 0, 60, EDGE, (0, light), (1, shade)))
    _draw_shores(canvas, terrain)
    _draw_cover(canvas, code, terrain)
    _draw_roads(canvas, terrain)
    for spot in spots:
        _draw_spot(canvas, spot, code >> 2, owner)


def _draw_spot(canvas: Canvas, spot: Spot, piece: int, owner: Player) -> None:
    printed = PRINTED[piece]
    if spot.kind == "castle":
        draw_castle(canvas, owner, spot.x, spot.y)
    elif spot.kind == "scroll" and printed is not None and printed.scroll is not None:
        draw_scroll(canvas, printed.scroll.kind, spot.x, spot.y, _USUALLY_GROWN)
    else:
        draw_feature(canvas, spot.kind, spot.x, spot.y, _GROWN.get(spot.kind, _USUALLY_GROWN))


def _draw_shores(canvas: Canvas, terrain: Terrain) -> None:
    for line, wet in terrain.shores:
        if wet:
            canvas.stroke(line, _FOAM, 9.0, 0.55)
            canvas.stroke(line, _SURF, 5.4, 0.55)
            canvas.stroke(line, _SAND, 3.0)
        else:
            canvas.stroke(line, "#4F5E33", 3.4, 0.40)
            canvas.stroke(line, "#6E7A52", 1.4, 0.70)


# ---------------------------------------------------------------- what covers the ground


def _draw_cover(canvas: Canvas, code: int, terrain: Terrain) -> None:
    fine = canvas.scale >= _FINE_FROM
    for ground, cover in zip(terrain.grounds, covers_of(code), strict=True):
        with canvas.clipped(ground.shape):
            for number, field in enumerate(cover.fields):
                canvas.fill(field, "#BFD27A" if number % 2 else "#7C9E42", 0.38)
                canvas.stroke(field, "#5F7F36", 1.1, 0.28)
            if fine and cover.tufts is not None:
                canvas.stroke(cover.tufts, "#55752E", 0.9, 0.45)
            if fine and cover.waves is not None:
                canvas.stroke(cover.waves, "#D8F0F5", 1.0, 0.42)
            for peak in cover.peaks:
                _draw_peak(canvas, *peak)


def _draw_peak(canvas: Canvas, x: float, y: float, h: float) -> None:
    w = h * 0.78
    canvas.fill(polygon([(x - w, y), (x, y - h), (x + w, y)]), "#6A6473")
    lit = polygon([(x - w, y), (x, y - h), (x - w * 0.05, y - h * 0.45), (x + w * 0.12, y)])
    canvas.fill(lit, "#B9B2B4")
    snow = [(-0.34, 0.62), (0.0, 1.0), (0.34, 0.62), (0.1, 0.70), (-0.06, 0.55)]
    canvas.fill(polygon([(x + w * dx, y - h * dy) for dx, dy in snow]), "#FAF6F0")


# ---------------------------------------------------------------- roads


def _draw_roads(canvas: Canvas, terrain: Terrain) -> None:
    for road in terrain.roads:
        canvas.stroke(road, _ROAD_EDGE, 8.4, 0.75, cap=_FLAT)
        canvas.stroke(road, _ROAD, 6.2, cap=_FLAT)
        canvas.stroke(road, _ROAD_MARK, 0.9, 0.8, dash=(3, 3), cap=_FLAT)
    water = [ground.shape for ground in terrain.grounds if ground.terrain == "W"]
    for road in terrain.roads:
        _draw_bridges(canvas, road, water)
    for end in terrain.ends:
        place = disc(end.x(), end.y(), 4.2)
        canvas.fill(place, _ROAD)
        canvas.stroke(place, _ROAD_EDGE, 1.1, 0.75)


def _draw_bridges(canvas: Canvas, road: QPainterPath, water: list[QPainterPath]) -> None:
    """Paint planks where a road crosses water."""
    for step in range(41):
        share = step / 40
        at = road.pointAtPercent(share)
        if any(shape.contains(at) for shape in water):
            with canvas.at(at.x(), at.y(), turn=-road.angleAtPercent(share)):
                canvas.stroke(polyline([(0, -3.4), (0, 3.4)]), _PLANK, 1.1, 0.85, cap=_FLAT)


def terrain_colour(letter: str) -> str:
    """Return the plain colour that stands for a terrain where an edge asks for it."""
    return colour(GROUND[letter][1]).name()
