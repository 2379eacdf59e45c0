"""The widget that shows a table: hands its events to pointer and keys, keeps the camera fitted to the window.

Owns nothing of the game. One view shows one scene whose units are its own pixels, so it never scrolls.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from ui.board.access import BoardAccess
from ui.board.camera import Camera
from ui.board.cloth import SETTLE_MS
from ui.board.grip import Grip
from ui.board.keys import KeyWalk
from ui.board.pointer import Pointer
from ui.board.scene import BoardScene

_WHEEL_NOTCH = 120.0
_ZOOM_PER_NOTCH = 1.15


class Pen(Protocol):
    """What may draw over the table; asked first, and says each time whether the event was meant for it."""

    def press(self, spot: QPointF, button: Qt.MouseButton, held: Qt.KeyboardModifier) -> bool:
        """A button goes down."""

    def move(self, spot: QPointF) -> bool:
        """The pointer moves."""

    def release(self, spot: QPointF, button: Qt.MouseButton) -> bool:
        """A button comes up."""

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down."""


class BoardView(QGraphicsView):
    """The table's widget. `equip` gives it hands; until then it only shows."""

    moved = Signal()
    """The camera shows something else: marks lie elsewhere, pixmaps are stretched."""
    calmed = Signal()
    """The camera has not moved for a moment: everything may be painted sharply."""

    def __init__(self, scene: BoardScene, camera: Camera, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._camera = camera
        self._pointer: Pointer | None = None
        self._keys: KeyWalk | None = None
        self._grip: Grip | None = None
        self.pen: Pen | None = None
        self.access: BoardAccess | None = None
        self.make_access: Callable[[], BoardAccess] | None = None
        self._room: tuple[QSizeF, float, float, float, float | None] = (QSizeF(), 0.0, 0.0, 0.0, None)
        self._calm = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._calm.timeout.connect(self.calmed)
        self._set_up()

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    def equip(self, grip: Grip, pointer: Pointer, keys: KeyWalk) -> None:
        """Connect the hands."""
        self._grip, self._pointer, self._keys = grip, pointer, keys

    def reserve(self, top: float, strip: float, right: float = 0.0, dock_right: float | None = None) -> None:
        """Keep `top` pixels free above the board and `right` beside it, the dock `strip` high, and fit the camera.

        Beside the dock as much is kept free as beside the board, or `dock_right`.
        """
        room = (QSizeF(self.viewport().size()), top, strip, right, dock_right)
        if room != self._room:
            self._room = room
            self._camera.resize(*room)
            self.show_camera()

    def show_camera(self) -> None:
        """Show what the camera shows now, sharply as soon as it rests."""
        self.moved.emit()
        self._calm.start()

    @property
    def blurred(self) -> bool:
        """Whether the camera shows what was painted for another size or place: until it rests."""
        return self._calm.isActive()

    def rest(self) -> None:
        """Everything was painted sharply for what the camera shows now."""
        self._calm.stop()

    # ------------------------------------------------------------ pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A button goes down."""
        if self.pen is not None and self.pen.press(event.position(), event.button(), event.modifiers()):
            event.accept()
            return
        if self._pointer is not None and self._keys is not None:
            self._keys.hide()
            finger = event.device().type() == QInputDevice.DeviceType.TouchScreen
            self._pointer.press(event.position(), event.button(), finger)
            self._show_cursor()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer moves."""
        if self.pen is not None and self.pen.move(event.position()):
            self.viewport().setCursor(Qt.CursorShape.CrossCursor)
            event.accept()
            return
        if self._pointer is not None:
            self._pointer.move(event.position(), event.buttons())
            self._show_cursor()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A button comes up."""
        if self.pen is not None and self.pen.release(event.position(), event.button()):
            event.accept()
            return
        if self._pointer is not None:
            self._pointer.release(event.position(), event.button())
            self._show_cursor()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click; to the pen it is a press like any other."""
        if self.pen is not None and self.pen.press(event.position(), event.button(), event.modifiers()):
            event.accept()
            return
        if self._pointer is not None:
            self._pointer.double_click(event.position(), event.button())
            self._show_cursor()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns a held piece that turns, else it zooms."""
        notches = event.angleDelta().y() / _WHEEL_NOTCH
        if self._grip is not None and notches and self._grip.turn(-1 if notches > 0 else 1):
            event.accept()
            return
        self._zoom(_ZOOM_PER_NOTCH**notches, event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left."""
        if self._pointer is not None:
            self._pointer.leave()
        super().leaveEvent(event)

    def _show_cursor(self) -> None:
        if self._pointer is not None and self.viewport().cursor().shape() != self._pointer.cursor:
            self.viewport().setCursor(self._pointer.cursor)

    # ------------------------------------------------------------ zoom

    def _zoom(self, factor: float, around: QPointF) -> None:
        if self._camera.zoom_by(factor, around):
            self.show_camera()

    def refit(self) -> None:
        """Fit the board into the window again."""
        self._camera.reset()
        self.show_camera()

    # ------------------------------------------------------------ keys and focus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys mean what `KeyWalk` says; all others go on to the window."""
        if self.pen is not None and self.pen.key(event):
            event.accept()
            return
        held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        keys = self._keys
        if keys is not None and (keys.press_with(event) if held else keys.press(event)):
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the zones first; after the last one it leaves."""
        if self._keys is not None and self._keys.tab(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The table can be walked now."""
        super().focusInEvent(event)
        if self._keys is not None:
            self._keys.enter_table(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whatever is held goes back: another window, a dialog or a menu has the keys now."""
        super().focusOutEvent(event)
        if self._keys is not None:
            self._keys.leave_table()
        if self._pointer is not None and event.reason() != Qt.FocusReason.PopupFocusReason:
            self._pointer.abort()

    # ------------------------------------------------------------ window

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the camera to the new size."""
        super().resizeEvent(event)
        self.reserve(*self._room[1:])

    def viewportEvent(self, event: QEvent) -> bool:
        """Take pinches of a touchpad, and notice another resolution."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self._zoom(1.0 + event.value(), event.position())
                return True
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self.show_camera()
        return super().viewportEvent(event)


def install_access() -> None:
    """Let assistive technology see the tables; call once, before the first window."""
    QAccessible.installFactory(_access_of)


def _access_of(key: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, BoardView) and thing.make_access is not None:
        thing.access = thing.access or thing.make_access()
        return thing.access
    return None
