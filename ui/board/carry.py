"""How a held piece looks on its way: picked up, following the pointer, leaning, shaken, gliding home.

Owns the movements of the one item in the hand; does not know why it is moved.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF

from ui.board.items import PieceItem
from ui.board.scene import BoardScene
from ui.board.stage import Stage, Track
from ui.screens import Pace
from ui.theme import motion

_SMALL_PX = 48.0
"""Pieces smaller than this on screen grow a little more when picked up."""
_LEAN_PER_PX = 0.25


class Carry:
    """Moves the item in the hand."""

    def __init__(self, scene: BoardScene, stage: Stage, pace: Pace) -> None:
        self._scene = scene
        self._stage = stage
        self._pace = pace
        self._offset = QPointF()

    def pick_up(self, item: PieceItem, spot: QPointF | None, above: float = 0.0) -> None:
        """Lift an item out of the plan; `spot` is the point where it was taken, `None` its middle.

        It floats `above` pixels over the pointer: a finger would cover it.
        """
        self._stage.stop(item)
        rect, share = self._scene.rect_of_piece(item), item.piece.hand_scale
        self._offset = (QPointF() if spot is None else (rect.center() - spot) * share) - QPointF(0, above)
        self._scene.raise_up(item)
        rest = item.scale()
        item.lift(self._scene.printer, rest)
        small = max(rect.width(), rect.height()) * share < _SMALL_PX
        grown = share * (motion.PICK_UP_SCALE_SMALL if small else motion.PICK_UP_SCALE)
        self._stage.run(item, Track(motion.PICK_UP, lambda t: item.setScale(rest * (1 + (grown - 1) * t))))

    def follow(self, item: PieceItem, spot: QPointF) -> None:
        """Bring the item to the pointer, at once."""
        before = self._scene.rect_of_piece(item).center()
        self._scene.move_centre(item, spot + self._offset)
        if item.piece.leans and not self._pace.reduced:
            self._lean(item, (spot + self._offset - before).x())

    def hover(self, item: PieceItem, centre: QPointF) -> None:
        """Glide the item to a point: the hand of the keyboard."""
        start = self._scene.rect_of_piece(item).center()
        self._offset = QPointF()
        steps = Track(
            motion.PANEL_MOVES, lambda t: self._scene.move_centre(item, start + (centre - start) * t)
        )
        self._stage.run(("hover", item), steps)

    def home(self, item: PieceItem, refused: bool) -> None:
        """Let the item glide back to its place in the plan, after two shakes when it was refused."""
        self.let_go(item)
        start = self._scene.rect_of_piece(item).center()
        shake_ms = motion.REFUSAL_SHAKE.ms if refused else 0
        whole = motion.Motion(shake_ms + motion.BOUNCE_BACK.ms, motion.Curve.Linear)
        self._stage.run(
            item,
            Track(whole, self._way_home(item, start, shake_ms, whole.ms), end=lambda: self._arrive(item)),
        )

    def let_go(self, item: PieceItem) -> None:
        """End what the hand does to an item, leaving it where it is."""
        self._stage.stop(item)
        self._stage.stop(("hover", item))
        self._stage.stop(("lean", item))
        item.lift(None)
        item.setRotation(0.0)

    def _way_home(
        self, item: PieceItem, start: QPointF, shake_ms: int, whole_ms: int
    ) -> Callable[[float], None]:
        back = motion.BOUNCE_BACK.easing()
        grown, rest = item.scale(), self._scene.camera.scale(item.piece.area)

        def step(share: float) -> None:
            now = share * whole_ms
            if now < shake_ms:
                swing = math.sin(now / shake_ms * motion.SHAKES * 2 * math.pi)
                self._scene.move_centre(item, start + QPointF(motion.SHAKE_PX * swing, 0))
                return
            t = back.valueForProgress((now - shake_ms) / motion.BOUNCE_BACK.ms)
            self._scene.move_centre(item, start + (self._scene.home_of(item.piece) - start) * t)
            item.setScale(grown + (rest - grown) * t)

        return step

    def _arrive(self, item: PieceItem) -> None:
        if self._scene.item(item.piece.key) is item:
            self._scene.lay(item)

    def _lean(self, item: PieceItem, pixels: float) -> None:
        wanted = max(-motion.LEAN_DEGREES, min(motion.LEAN_DEGREES, pixels * _LEAN_PER_PX))
        angle = item.rotation() + (wanted - item.rotation()) * 0.3
        item.setRotation(angle)
        relax = motion.Motion(2 * motion.LEAN_LOW_PASS_MS, motion.Curve.OutCubic)
        self._stage.run(
            ("lean", item),
            Track(relax, lambda t: item.setRotation(angle * (1 - t)), start=motion.LEAN_LOW_PASS_MS),
        )
