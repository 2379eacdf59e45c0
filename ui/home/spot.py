"""One box as people meet it: the invisible button over its picture that is pointed at, focused, pressed, and named.

The shelf paints; a spot only knows how far its box is raised (`share`, 0 to 1) and carries the buttons that appear
then. A closed box can be pointed at and focused, which makes its band say why, but pressing it leads nowhere.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from engine.learn import library
from ui.home.boxes import Boxed
from ui.screens import Pace
from ui.theme.motion import PANEL_MOVES, Speed

LIFT = 14.0
"""How far a raised box stands above the board, at scale 1."""
_INDENT = 18
_GAP = 8
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Spot(QAbstractButton):
    """The button over a box. `clicked` means: play this game."""

    moved = Signal()
    """The box is raised or lowered a little; repaint it."""
    walked = Signal(int)
    """An arrow key was pressed on it."""
    reached = Signal()
    """It got the focus, by a key or a press."""
    learned = Signal()
    """Learn this game, please."""

    def __init__(self, boxed: Boxed, pace: Pace, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxed = boxed
        self.share = 0.0
        self.play = QPushButton(self)
        self.learn = QPushButton(self)
        self.teaches = library.names(boxed.game) != ()
        """Whether there are lessons of this game."""
        self._pace = pace
        self._foot = 0
        self._by_key = False
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._at)
        self._prepare()

    def _prepare(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._motion.setEasingCurve(PANEL_MOVES.easing())
        self.play.setProperty("kind", "primary")
        self.play.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.play.setCursor(Qt.CursorShape.PointingHandCursor)
        self.play.clicked.connect(self.click)
        self.learn.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.learn.setCursor(Qt.CursorShape.PointingHandCursor)
        self.learn.clicked.connect(self.learned)
        self.play.hide()
        self.learn.hide()
        if self.boxed.open:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def raised(self) -> bool:
        """Whether the box is pointed at or reached by keys."""
        return self.underMouse() or self.focused

    @property
    def focused(self) -> bool:
        """Whether the box was reached by keys and shows it."""
        return self.hasFocus() and self._by_key

    @property
    def lift(self) -> float:
        """How far the box is lifted now, as a share of `LIFT`; a closed box stays where it is."""
        return self.share if self.boxed.open else 0.0

    def stand(self, box: QRectF, scale: float, side: float) -> None:
        """Take the place of a box whose front is `box`."""
        self.setGeometry(box.adjusted(0, -LIFT * scale, side * scale, 0).toAlignedRect())
        self._foot = round(box.height() + LIFT * scale) - 14
        self._place_button(round(box.width()), scale)

    def _place_button(self, width: int, scale: float) -> None:
        wide = width - 2 * _INDENT
        half = (wide - _GAP) // 2
        self.play.resize(half if self.teaches else wide, self.play.sizeHint().height())
        self.learn.resize(half, self.play.height())
        self._width, self._scale = width, scale
        self._at(self.share)

    def _at(self, share: float) -> None:
        self.share = share
        rise = round(LIFT * self._scale * self.lift)
        corner = QPoint(_INDENT, self._foot - self.play.height() - rise)
        self.play.move(corner)
        self.learn.move(corner + QPoint(self.play.width() + _GAP, 0))
        self.play.setVisible(self.boxed.open and share > 0.5)
        self.learn.setVisible(self.boxed.open and self.teaches and share > 0.5)
        self.moved.emit()

    def _follow(self) -> None:
        """Start moving to where the pointer and the focus say."""
        goal = 1.0 if self.raised else 0.0
        self._motion.stop()
        if self._pace.reduced or self._pace.speed is Speed.OFF:
            self._at(goal)
            return
        self._motion.setStartValue(self.share)
        self._motion.setEndValue(goal)
        self._motion.setDuration(PANEL_MOVES.ms)
        self._motion.start()

    # ------------------------------------------------------------ Qt's events

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the shelf does."""

    def nextCheckState(self) -> None:
        """Do nothing: a box is not checked."""

    def hitButton(self, pos: QPoint) -> bool:
        """Tell whether a press there counts: anywhere, on an open box."""
        return self.boxed.open and self.rect().contains(pos)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Raise the box."""
        super().enterEvent(event)
        self._follow()

    def leaveEvent(self, event: QEvent) -> None:
        """Lower the box."""
        super().leaveEvent(event)
        self._follow()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Raise the box."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._by_key = event.reason() in _BY_KEY
        self.reached.emit()
        self._follow()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Lower the box."""
        super().focusOutEvent(event)
        self._follow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the shelf, Enter plays, L goes to the lessons."""
        if event.key() in ARROWS:
            self.walked.emit(event.key())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.boxed.open:
                self.click()
        elif event.key() == Qt.Key.Key_L and self.teaches and self.boxed.open:
            self.learned.emit()
        else:
            super().keyPressEvent(event)
