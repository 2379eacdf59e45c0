"""Where the key focus can stand on a table, and which stop lies in which direction. Geometry only."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF

from ui.board.buttons import Buttons
from ui.board.items import PieceItem
from ui.board.layout import Choice, Piece, Place
from ui.board.scene import BoardScene

_SIDEWAYS = 2.2
"""A step sideways counts this much more than one ahead."""
_WIDEST = 1.3
"""Tangent of the widest angle that still counts as ahead."""


class Way(Enum):
    """The four arrow keys as directions on screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@dataclass(frozen=True, slots=True)
class Stop:
    """One place the focus can stand: a piece, a place or a button."""

    key: str
    rect: QRectF
    radius: float
    zone: str
    name: str
    outline: QRectF
    """What the focus is drawn around: the rectangle, or the bar inside it before it is turned by `turn`."""
    item: PieceItem | None = None
    place: Place | None = None
    choice: Choice | None = None
    turn: float = 0.0


def all_stops(scene: BoardScene, buttons: Buttons) -> list[Stop]:
    """Return everything the focus can stand on while nothing is held: pieces, places without one, buttons."""
    pieces = {(item.piece.number, item.piece.place, item.piece.picture): item for item in _loose(scene)}
    stops = [piece_stop(scene, item) for item in pieces.values()]
    taken = {item.piece.place for item in pieces.values()}
    stops += [stop for stop in place_stops(scene) if stop.place is None or stop.place.number not in taken]
    return stops + [_button_stop(choice, label, rect) for choice, label, rect in buttons.entries()]


def _loose(scene: BoardScene) -> Iterable[PieceItem]:
    loose = [item for item in scene.pieces() if item.piece.loose]
    return sorted(loose, key=lambda item: item.piece.level)


def piece_stop(scene: BoardScene, item: PieceItem) -> Stop:
    """Return the stop on a piece."""
    piece = item.piece
    rect = scene.home_rect(piece)
    outline, turn = _lit(scene, piece)
    name, radius = piece.name, scene.radius_of(piece)
    return Stop(f"piece {piece.key}", rect, radius, piece.zone, name, outline, item=item, turn=turn)


def place_stops(scene: BoardScene) -> list[Stop]:
    """Return one stop for every place: everything the focus can stand on while a piece is held."""
    firsts = {place.number: place for place in reversed(scene.plan.places)}
    return [place_stop(scene, place) for place in reversed(firsts.values())]


def place_stop(scene: BoardScene, place: Place) -> Stop:
    """Return the stop on a place."""
    rect, radius = scene.rect_of(place), scene.radius_of(place)
    outline, turn = _lit(scene, place)
    return Stop(
        f"place {place.number}", rect, radius, place.zone, place.name, outline, place=place, turn=turn
    )


def _lit(scene: BoardScene, thing: Place | Piece) -> tuple[QRectF, float]:
    """Return a thing's outline before it is turned, and its turn."""
    return scene.outline_in(thing.area, thing.box, thing.bar), 0.0 if thing.bar is None else thing.bar.turn


def _button_stop(choice: Choice, label: str, rect: QRectF) -> Stop:
    return Stop(f"button {choice.move}", rect, 8.0, "", label, rect, choice=choice)


def ahead(stops: Sequence[Stop], start: QRectF, way: Way) -> Stop | None:
    """Return the nearest stop in a direction, or `None`."""
    dx, dy = way.value
    best: tuple[float, Stop] | None = None
    for stop in stops:
        offset = stop.rect.center() - start.center()
        forward, side = offset.x() * dx + offset.y() * dy, abs(offset.x() * dy + offset.y() * dx)
        if forward > 1.0 and side <= forward * _WIDEST + 1.0:
            cost = forward + _SIDEWAYS * side
            if best is None or cost < best[0]:
                best = (cost, stop)
    return None if best is None else best[1]


def nearest(stops: Sequence[Stop], point: QPointF) -> Stop | None:
    """Return the stop whose middle is nearest to a point."""
    return min(stops, key=lambda stop: _distance(stop.rect.center(), point), default=None)


def _distance(a: QPointF, b: QPointF) -> float:
    return math.hypot(a.x() - b.x(), a.y() - b.y())


def zones(stops: Iterable[Stop]) -> list[str]:
    """Return the zones in the order they appear."""
    return list(dict.fromkeys(stop.zone for stop in stops))
