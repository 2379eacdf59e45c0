"""Which place a held piece would be dropped on: the rule of the snap, without Qt items.

The place nearest to the middle of the piece counts, within 0.6 of the place's size; legal places come before others,
and the target changes only when another place is clearly nearer. What is shown and what a drop does use the same answer.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ui.theme.motion import SNAP_SHARE, SNAP_STICK_PX


class Spot(NamedTuple):
    """One hit area of a place, in screen pixels."""

    place: int
    rect: QRectF


def snap(centre: QPointF, spots: Iterable[Spot], legal: Collection[int], current: int = 0) -> int:
    """Return the place under a piece whose middle is `centre`, 0 for none; `current` is the target so far."""
    reached = [
        (spot.place, _distance(centre, spot.rect))
        for spot in spots
        if _reaches(centre, spot.rect, SNAP_STICK_PX if spot.place == current else 0.0)
    ]
    best = [entry for entry in reached if entry[0] in legal] or reached
    if not best:
        return 0
    nearest, distance = min(best, key=lambda entry: entry[1])
    kept = [own for place, own in best if place == current]
    if kept and min(kept) - distance < SNAP_STICK_PX:
        return current
    return nearest


def _reaches(centre: QPointF, rect: QRectF, further: float) -> bool:
    """Tell whether a place reaches the point; the target so far reaches a little further."""
    offset, width, height = centre - rect.center(), SNAP_SHARE * rect.width(), SNAP_SHARE * rect.height()
    return abs(offset.x()) <= width + further and abs(offset.y()) <= height + further


def _distance(centre: QPointF, rect: QRectF) -> float:
    offset = centre - rect.center()
    return math.hypot(offset.x(), offset.y())
