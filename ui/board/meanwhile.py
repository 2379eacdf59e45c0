"""What else changes while a piece is held: pieces that lean or rise with it, and pictures that say what it brings.

The plan says it for the held piece and its target (`Plan.meanwhile`); here it is shown and taken back. Items move in
their own layer and are at home again when the hold ends; one that flies off meanwhile is left to its flight.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from ui.board.items import PictureItem, PieceItem
from ui.board.layout import NOTHING_ELSE, Meanwhile, Piece, Pose
from ui.board.scene import Z_LIGHTS, BoardScene
from ui.board.stage import Stage, Track
from ui.theme import motion

_AT_HOME = Pose("")


class Aside:
    """Shows what else changes at one table while a piece is held."""

    def __init__(self, scene: BoardScene, stage: Stage) -> None:
        self._scene = scene
        self._stage = stage
        self._shown = NOTHING_ELSE
        self._labels: list[PictureItem] = []

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the pieces that lie otherwise now."""
        return frozenset(pose.key for pose in self._shown.poses)

    def show(self, wanted: Meanwhile) -> None:
        """Show this instead of what was shown before."""
        if wanted == self._shown:
            return
        before, self._shown = self._shown, wanted
        poses = {pose.key: pose for pose in wanted.poses}
        for key in [pose.key for pose in before.poses if pose.key not in poses]:
            self._pose(key, _AT_HOME)
        for key, pose in poses.items():
            if pose not in before.poses:
                self._pose(key, pose)
        self._relabel(wanted.labels)

    def forget(self) -> None:
        """Take pictures away and forget poses: the scene has laid every piece anew."""
        self._shown = NOTHING_ELSE
        self._relabel(())

    def _pose(self, key: str, pose: Pose) -> None:
        item = self._scene.item(key)
        if item is not None:
            self._stage.run((Aside, key), Track(motion.PICK_UP, self._way(item, pose)))

    def _way(self, item: PieceItem, pose: Pose) -> Callable[[float], None]:
        start, turn = item.pos(), item.rotation()

        def step(t: float) -> None:
            if item.parentItem() is not self._scene.lift:
                goal = item.home + QPointF(pose.x, pose.y)
                item.setPos(start + (goal - start) * t)
                item.setRotation(turn + (pose.turn - turn) * t)

        return step

    def _relabel(self, labels: tuple[Piece, ...]) -> None:
        for item in self._labels:
            self._scene.sink(item)
        self._labels = [self._label(piece) for piece in labels]

    def _label(self, piece: Piece) -> PictureItem:
        camera = self._scene.camera
        spot = camera.transform(piece.area).map(QPointF(piece.x, piece.y))
        return self._scene.float_up(piece.picture, spot, Z_LIGHTS + 1, camera.scale(piece.area))
