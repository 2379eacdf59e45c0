"""The pen of a teacher: turns buttons and keys over the table into arrows and circles.

The right button always draws while nothing is held; with the pen in the hand the left one does too. Shift, Ctrl and Alt take
the other colours, or the digits 1 to 4 while the pen is in the hand. By keys: Enter begins at the focus, Enter again ends there.
Escape takes the drawing away; so does the next move.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ui.board.board import Board
from ui.board.layout import Area
from ui.teach.drawing import Drawing, Ink, Spot, Stroke

_MODIFIERS = {
    Qt.KeyboardModifier.ShiftModifier: Ink.GREEN,
    Qt.KeyboardModifier.ControlModifier: Ink.BLUE,
    Qt.KeyboardModifier.AltModifier: Ink.RED,
}
_DIGITS = {Qt.Key.Key_1: Ink.HINT, Qt.Key.Key_2: Ink.GREEN, Qt.Key.Key_3: Ink.BLUE, Qt.Key.Key_4: Ink.RED}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_LARGEST = 0.3
"""A thing wider or higher than this share of the window is a ground to draw on, nothing to draw around."""


class Pen(QObject):
    """The pen at one table; satisfies `ui.board.view.Pen`."""

    changed = Signal()
    """It was taken or put down, or has another colour."""

    def __init__(self, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self.drawing = Drawing(board.scene, board.scene.printer)
        board.scene.add_overlay(self.drawing)
        board.view.moved.connect(self.drawing.reprint)
        board.view.calmed.connect(self.drawing.reprint)
        self.ink = Ink.HINT
        self.taken = False
        self._start: Spot | None = None
        self._button = Qt.MouseButton.NoButton
        self._stroke_ink = Ink.HINT
        self._by_keys = False

    def take(self, taken: bool) -> None:
        """Take the pen into the hand, or put it down."""
        self._board.grip.cancel()
        self._give_up()
        self.taken = taken
        self.changed.emit()

    def use(self, ink: Ink) -> None:
        """Take another colour."""
        self.ink = ink
        self.changed.emit()

    def wipe(self) -> None:
        """Take everything away that was drawn."""
        self._give_up()
        self.drawing.wipe()

    def _give_up(self) -> None:
        self._start, self._by_keys = None, False
        self.drawing.show_growing(None)

    # ------------------------------------------------------------ the mouse

    def press(self, spot: QPointF, button: Qt.MouseButton, held: Qt.KeyboardModifier) -> bool:
        """A button goes down; tells whether the pen takes it."""
        if self._start is not None and not self._by_keys:
            return True  # a second button changes nothing
        left = button == Qt.MouseButton.LeftButton and self.taken
        if not left and (button != Qt.MouseButton.RightButton or self._board.grip.hold is not None):
            return False
        self._begin(self._spot_at(spot), held)
        self._button, self._by_keys = button, False
        return True

    def move(self, spot: QPointF) -> bool:
        """The pointer moves; tells whether the pen takes it."""
        if self._start is None or self._by_keys:
            return self.taken
        self._grow(self._spot_at(spot))
        return True

    def release(self, spot: QPointF, button: Qt.MouseButton) -> bool:
        """A button comes up; tells whether it was the pen's."""
        if self._start is None or self._by_keys:
            return self.taken
        if button == self._button:
            self._end(self._spot_at(spot))
        return True

    def _begin(self, spot: Spot, held: Qt.KeyboardModifier) -> None:
        self._start = spot
        self._stroke_ink = next((ink for key, ink in _MODIFIERS.items() if held & key), self.ink)
        self._grow(spot)

    def _grow(self, spot: Spot) -> None:
        if self._start is not None:
            self.drawing.show_growing(Stroke(self._start, spot, self._stroke_ink))

    def _end(self, spot: Spot) -> None:
        start, self._start, self._by_keys = self._start, None, False
        if start is not None:
            self.drawing.add(Stroke(start, spot, self._stroke_ink))

    # ------------------------------------------------------------ keys

    def key(self, event: QKeyEvent) -> bool:
        """Answer a key; tells whether it meant something to the pen."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if not self.taken:
            return False
        if key in _DIGITS:
            self.use(_DIGITS[key])
        elif key in _ENTER:
            self._draw_at_focus()
        else:
            return False
        return True

    def _escape(self) -> bool:
        if self._board.grip.hold is not None:
            return False
        if self._start is not None:
            self._give_up()
        elif self.drawing.strokes:
            self.wipe()
        elif self.taken:
            self.take(False)
        else:
            return False
        return True

    def _draw_at_focus(self) -> None:
        focus = self._board.keys.focus
        if focus is None:
            return
        spot = self._around(focus.rect)
        if self._start is None:
            self._begin(spot, Qt.KeyboardModifier.NoModifier)
            self._by_keys = True
        else:
            self._end(spot)

    # ------------------------------------------------------------ points

    def _spot_at(self, point: QPointF) -> Spot:
        """Return the thing under a point, or the point itself where nothing small lies."""
        scene = self._board.scene
        item = scene.piece_at(point, lambda piece: piece.number > 0)
        rects = [] if item is None else [scene.rect_of_piece(item)]
        rects += [scene.rect_of(place) for place in scene.places_at(point)]
        rect = next((rect for rect in rects if self._is_thing(rect)), None)
        return self._around(QRectF(point, point) if rect is None else rect)

    def _is_thing(self, rect: QRectF) -> bool:
        window = self._board.camera.window
        return max(rect.width(), rect.height()) < _LARGEST * min(window.width(), window.height())

    def _around(self, rect: QRectF) -> Spot:
        """Return a box of the screen as a point of the table."""
        camera, middle = self._board.camera, rect.center()
        area = Area.DOCK if camera.dock_frame.contains(middle) else Area.BOARD
        inverse, _ = camera.transform(area).inverted()
        at, scale = inverse.map(middle), camera.scale(area)
        sizes = (rect.width() / 2 / scale, rect.height() / 2 / scale)
        return Spot(area, round(at.x(), 2), round(at.y(), 2), round(sizes[0], 2), round(sizes[1], 2))
