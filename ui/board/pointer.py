"""Mouse and touch: turns presses, moves and releases on the view into what the grip, the camera and the buttons do.

One small state machine. A press beyond the system's drag distance drags; a shorter one is a click, and a second click
drops. The right button and Escape cancel. Other buttons, releases that were never pressed here, and moves whose button
is gone (the window system swallowed a release) never leave a piece in the air.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication

from ui.board.bubbles import Bubbles
from ui.board.buttons import Buttons
from ui.board.grip import Grip
from ui.board.items import PieceItem
from ui.board.layout import Area, Choice, Patch, Place
from ui.board.lighting import Lighting
from ui.board.scene import BoardScene
from ui.board.stage import Stage
from ui.theme.motion import TOUCH_LIFT_PX

Cursor = Qt.CursorShape

_TIP_OFF = 14.0
"""How far from the pointer the words about a part of the board stay."""


class Doing(Enum):
    """What the left button is doing."""

    NOTHING = "nothing"
    PRESSED = "pressed"
    DRAGGING = "dragging"
    DROPPING = "dropping"
    """Pressed while a piece is held by click: the release drops it."""
    PANNING = "panning"


class Pointer:
    """The pointer at one table."""

    def __init__(
        self,
        scene: BoardScene,
        grip: Grip,
        lighting: Lighting,
        bubbles: Bubbles,
        buttons: Buttons,
        stage: Stage,
        moved: Callable[[], None],
    ) -> None:
        """`moved` hears that the camera was panned or reset."""
        self._scene = scene
        self._grip = grip
        self._lighting = lighting
        self._bubbles = bubbles
        self._buttons = buttons
        self._stage = stage
        self._moved = moved
        self._doing = Doing.NOTHING
        self._touch = False
        self._start = QPointF()
        self._item: PieceItem | None = None
        self._choice: Choice | None = None
        self._place: Place | None = None
        self.cursor = Cursor.ArrowCursor

    # ------------------------------------------------------------ buttons

    def press(self, spot: QPointF, button: Qt.MouseButton, touch: bool = False) -> None:
        """A button goes down, or a finger (`touch`)."""
        self._touch = touch
        self._stage.finish()
        self._bubbles.hide_all()
        if button == Qt.MouseButton.RightButton:
            self.abort()
        elif button == Qt.MouseButton.LeftButton and self._doing is Doing.NOTHING:
            self._press(spot)
        self._show_cursor(spot)

    def _press(self, spot: QPointF) -> None:
        self._start = spot
        if self._grip.hold is not None:
            self._doing = Doing.DROPPING
            return
        self._doing = Doing.PRESSED
        self._choice = self._buttons.at(spot)
        self._item = None if self._choice else self._piece_at(spot)
        self._place = None if self._choice or self._item else self._bare_place_at(spot)

    def move(self, spot: QPointF, buttons: Qt.MouseButton) -> None:
        """The pointer moves, with these buttons down."""
        if self._doing is not Doing.NOTHING and not buttons & Qt.MouseButton.LeftButton:
            self.abort()
        if self._doing is Doing.PRESSED and self._far(spot):
            self._begin_drag(spot)
        if self._doing is Doing.PANNING:
            self._scene.camera.pan_by(spot - self._start)
            self._start = spot
            self._moved()
        elif self._grip.hold is not None:
            self._grip.carry(spot)
        elif self._doing is Doing.NOTHING:
            self._hover(spot)
        self._show_cursor(spot)

    def release(self, spot: QPointF, button: Qt.MouseButton) -> None:
        """A button comes up."""
        if button != Qt.MouseButton.LeftButton:
            return
        doing, self._doing = self._doing, Doing.NOTHING
        match doing:
            case Doing.PRESSED:
                self._click(spot)
            case Doing.DRAGGING:
                self._grip.carry(spot)
                self._grip.drop()
            case Doing.DROPPING:
                self._drop_or_change(spot)
        self._show_cursor(spot)

    def double_click(self, spot: QPointF, button: Qt.MouseButton) -> None:
        """Play a piece's only move, or fit the board on empty felt."""
        if button != Qt.MouseButton.LeftButton:
            return
        self._stage.finish()
        self._doing = Doing.NOTHING
        hold = self._grip.hold
        if hold is not None:
            moves = self._only_move(hold.piece.number)
            if moves and not self._grip.asking:
                self._grip.choose(moves, self._scene.rect_of_piece(hold.item))
            else:
                self._press(spot)
        elif self._piece_at(spot) or self._buttons.at(spot) or self._bare_place_at(spot):
            self._press(spot)
        else:
            self._scene.camera.reset()
            self._moved()

    def leave(self) -> None:
        """The pointer left the table."""
        if self._doing is Doing.NOTHING:
            self._lighting.point(None)
            self._lighting.show_patch(None)
            self._bubbles.tip("", self._scene.sceneRect())

    def abort(self) -> None:
        """Cancel whatever the pointer does, without comment."""
        self._doing = Doing.NOTHING
        self._item = self._choice = self._place = None
        self._grip.cancel()

    # ------------------------------------------------------------ what a press becomes

    def _begin_drag(self, spot: QPointF) -> None:
        above = TOUCH_LIFT_PX if self._touch else 0.0
        if self._item is not None and self._grip.pick(self._item, self._start, above=above):
            self._doing = Doing.DRAGGING
        elif self._item is None and self._choice is None:
            self._doing = Doing.PANNING
            self._start = spot

    def _click(self, spot: QPointF) -> None:
        if self._choice is not None:
            if self._buttons.at(spot) == self._choice:
                self._grip.play(self._choice.move)
        elif self._item is not None:
            self._click_piece(self._item, spot)
        elif self._place is not None:
            self._grip.click_place(self._place)

    def _drop_or_change(self, spot: QPointF) -> None:
        """Drop the piece held by click, or take another movable piece that was clicked instead."""
        self._grip.carry(spot)
        other = None if self._grip.target_moves() else self._other_piece_at(spot)
        if other is None:
            self._grip.drop()
        else:
            self._grip.cancel()
            self._click_piece(other, spot)

    def _other_piece_at(self, spot: QPointF) -> PieceItem | None:
        hold = self._grip.hold
        own = None if hold is None else (hold.piece.number, hold.piece.place)
        return self._scene.piece_at(
            spot, lambda piece: self._grip.can_move(piece) and (piece.number, piece.place) != own
        )

    def _click_piece(self, item: PieceItem, spot: QPointF) -> None:
        number = item.piece.number
        turns = self._grip.targets.turns(number)
        if any(self._grip.targets.places(number, turn) for turn in turns):
            if self._grip.pick(item):
                self._grip.carry(spot)
        else:
            self._grip.click(item)

    def _only_move(self, piece: int) -> tuple[int, ...]:
        targets = self._grip.targets
        moves = [
            move
            for turn in targets.turns(piece)
            for found in targets.by_place(piece, turn).values()
            for move in found
        ]
        return tuple(moves) if len(moves) == 1 else ()

    def _piece_at(self, spot: QPointF) -> PieceItem | None:
        """The piece a press takes: one that can move before one that only might be tried."""
        movable = self._scene.piece_at(spot, self._grip.can_move)
        return movable or self._scene.piece_at(spot, self._grip.may_hold)

    def _bare_place_at(self, spot: QPointF) -> Place | None:
        legal = self._grip.targets.bare_places
        return next((place for place in self._scene.places_at(spot) if place.number in legal), None)

    def _far(self, spot: QPointF) -> bool:
        return (spot - self._start).manhattanLength() >= QApplication.startDragDistance()

    # ------------------------------------------------------------ hovering

    def _hover(self, spot: QPointF) -> None:
        item = self._piece_at(spot)
        self._lighting.point(item)
        button = self._buttons.at(spot)
        self._buttons.point(button)
        lifted = item is not None and self._grip.can_move(item.piece)
        patch = None if lifted or button else self._patch_at(spot)
        self._lighting.show_patch(patch)
        if patch is not None:
            self._bubbles.tip(
                patch.tip, QRectF(spot.x() - _TIP_OFF, spot.y() - _TIP_OFF, 2 * _TIP_OFF, 2 * _TIP_OFF)
            )
            return
        named = self._scene.piece_at(spot, lambda piece: bool(piece.tip))
        if named is not None:
            self._bubbles.tip(named.piece.tip, self._scene.rect_of_piece(named))
            return
        place = next((place for place in self._scene.places_at(spot) if place.tip), None)
        rect = self._scene.sceneRect() if place is None else self._scene.rect_of(place)
        self._bubbles.tip("" if place is None else place.tip, rect)

    def _patch_at(self, spot: QPointF) -> Patch | None:
        if self._scene.camera.dock_frame.contains(spot):
            return None
        inverse, _ = self._scene.camera.transform(Area.BOARD).inverted()
        at = inverse.map(spot)
        return self._scene.plan.patch_at(at.x(), at.y())

    def _show_cursor(self, spot: QPointF) -> None:
        if self._grip.hold is not None or self._doing is Doing.PANNING:
            self.cursor = Cursor.ClosedHandCursor
        elif self._buttons.at(spot) or self._bare_place_at(spot):
            self.cursor = Cursor.PointingHandCursor
        else:
            movable = self._scene.piece_at(spot, self._grip.can_move)
            self.cursor = Cursor.ArrowCursor if movable is None else Cursor.OpenHandCursor
