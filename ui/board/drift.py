"""Lets what a move shifts glide to where it will lie: an estate that grows over its edge, a hand that closes up.

Events name what travels; the plan after them may have other pieces elsewhere too. Those glide all together when the
events are over, instead of jumping when the table settles.
"""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF

from ui.board.items import PieceItem
from ui.board.layout import Piece, Plan
from ui.board.scene import BoardScene
from ui.board.stage import Track
from ui.paint.picture import Box
from ui.theme import motion

_NOTICEABLE_PX = 1.5
"""Less than this is the rounding to whole pixels."""
_SHAPE = 0.02
"""By so much the proportions of the same thing may differ, lying elsewhere in another size."""


def drift(scene: BoardScene, after: Plan, arrived: Collection[PieceItem], start: float) -> list[Track]:
    """Return the movements of all pieces that lie elsewhere in the plan `after`, but for those that have arrived."""
    ways = [
        (item, piece)
        for piece in after.pieces
        if not piece.on
        and (item := scene.item(piece.key)) is not None
        and item not in arrived
        and _alike(item.piece.body, piece.body)
        and _differ(scene.rect_of_piece(item), scene.home_rect(piece))
    ]
    if not ways:
        return []
    longest = max(
        (scene.home_of(piece) - scene.rect_of_piece(item).center()).manhattanLength() for item, piece in ways
    )
    course = motion.glide(longest)
    return [_track(scene, item, piece, course, start) for item, piece in ways]


def _track(scene: BoardScene, item: PieceItem, piece: Piece, course: motion.Motion, start: float) -> Track:
    goal = scene.home_rect(piece)
    begun: list[tuple[QRectF, float]] = []

    def begin() -> None:
        begun.append((scene.rect_of_piece(item), item.scale()))

    def step(t: float) -> None:
        rect, scale = begun[0]
        item.setScale(scale * (1.0 + (goal.width() / max(1.0, rect.width()) - 1.0) * t))
        spot = rect.center() + (goal.center() - rect.center()) * t
        item.setPos(item.parentItem().mapFromScene(spot) - item.transformOriginPoint())

    return Track(course, step, start=start, begin=begin)


def _alike(one: Box, other: Box) -> bool:
    """Tell whether boxes have the same shape: words that are others now would be stretched on their way."""
    return abs(one.w * other.h - other.w * one.h) <= _SHAPE * one.w * other.h


def _differ(one: QRectF, other: QRectF) -> bool:
    offset = one.center() - other.center()
    return offset.manhattanLength() > _NOTICEABLE_PX or abs(one.width() - other.width()) > _NOTICEABLE_PX
