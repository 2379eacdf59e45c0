"""Outlines: rounded boxes, discs, polygons, stars, and paths from SVG data.  Geometry only, no colour."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

Point = tuple[float, float]

_TOKEN = re.compile(r"\s*(?:([A-Za-z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))[\s,]*")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def rounded(x: float, y: float, w: float, h: float, radius: float) -> QPainterPath:
    """Return a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
    return path


def rounded_box(box: QRectF, radius: float) -> QPainterPath:
    """Return `box` with rounded corners."""
    return rounded(box.x(), box.y(), box.width(), box.height(), radius)


def turned_box(box: QRectF, radius: float, turn: float) -> QPainterPath:
    """Return `box` with rounded corners, turned around its middle by degrees."""
    if not turn:
        return rounded_box(box, radius)
    middle = box.center()
    return placed(rounded_box(box.translated(-middle), radius), middle.x(), middle.y(), 1.0, turn)


def rectangle(x: float, y: float, w: float, h: float) -> QPainterPath:
    """Return a plain rectangle."""
    path = QPainterPath()
    path.addRect(QRectF(x, y, w, h))
    return path


def disc(cx: float, cy: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Return a circle, or an ellipse when `ry` is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return path


def polygon(points: Iterable[Point]) -> QPainterPath:
    """Return a closed polygon."""
    path = polyline(points)
    path.closeSubpath()
    return path


def polyline(points: Iterable[Point]) -> QPainterPath:
    """Return an open run of straight lines."""
    path = QPainterPath()
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    return path


def star(cx: float, cy: float, outer: float, points: int = 5, inner: float = 0.44) -> QPainterPath:
    """Return a star with one point up; `inner` is the inner radius as a share of the outer one."""
    corners = []
    for index in range(2 * points):
        radius = outer if index % 2 == 0 else outer * inner
        angle = math.pi * (index / points - 0.5)
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def placed(path: QPainterPath, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> QPainterPath:
    """Return `path` scaled, then turned by `turn` degrees, then moved to (x, y)."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(scale, scale)
    return transform.map(path)


def outside(path: QPainterPath, reach: float) -> QPainterPath:
    """Return everything within `reach` of the path's bounds that is not inside the path."""
    around = QPainterPath()
    around.addRect(path.boundingRect().adjusted(-reach, -reach, reach, reach))
    return around.subtracted(path)


def svg(data: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, turn: float = 0.0) -> QPainterPath:
    """Return the path of SVG path data (M L H V C Q Z, absolute or relative), placed.

    Raises `ValueError` for any other command and for a wrong count of numbers.
    """
    return placed(_parsed(data), x, y, scale, turn)


@lru_cache(maxsize=512)
def _parsed(data: str) -> QPainterPath:
    path = QPainterPath()
    at, start = (0.0, 0.0), (0.0, 0.0)
    for command, numbers in _segments(data):
        at = _extend(path, command.upper(), _absolute(command, numbers, at), start)
        if command in "Mm":
            start = at
    return path


def _segments(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield every command with its numbers, repeated commands written out."""
    for command, numbers in _commands(data):
        count = _ARGUMENTS.get(command.upper())
        if count is None:
            raise ValueError(f"SVG path command {command!r} is not known")
        if len(numbers) % count if count else numbers:
            raise ValueError(f"SVG path command {command!r} has {len(numbers)} numbers")
        if not count:
            yield command, []
        elif not numbers:
            raise ValueError(f"SVG path command {command!r} has no numbers")
        for first in range(0, len(numbers), count or 1):
            yield command, numbers[first : first + count]
            command = {"M": "L", "m": "l"}.get(command, command)


def _commands(data: str) -> list[tuple[str, list[float]]]:
    found: list[tuple[str, list[float]]] = []
    position = 0
    while position < len(data):
        match = _TOKEN.match(data, position)
        if match is None or (match[2] and not found):
            raise ValueError(f"SVG path data is not understood from {data[position : position + 12]!r} on")
        if match[1]:
            found.append((match[1], []))
        else:
            found[-1][1].append(float(match[2]))
        position = match.end()
    return found


def _absolute(command: str, numbers: Sequence[float], at: Point) -> list[float]:
    """Return absolute coordinate pairs; H and V become a pair too."""
    relative = command.islower()
    match command.upper():
        case "H":
            return [numbers[0] + (at[0] if relative else 0.0), at[1]]
        case "V":
            return [at[0], numbers[0] + (at[1] if relative else 0.0)]
    return [n + (at[i % 2] if relative else 0.0) for i, n in enumerate(numbers)]


def _extend(path: QPainterPath, command: str, n: Sequence[float], start: Point) -> Point:
    match command:
        case "M":
            path.moveTo(n[0], n[1])
        case "L" | "H" | "V":
            path.lineTo(n[0], n[1])
        case "C":
            path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
        case "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        case _:
            path.closeSubpath()
            return start
    return n[-2], n[-1]
