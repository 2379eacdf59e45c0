"""One player's card as a widget: chip, name, public counts, score; open, it shows the groups that add up to it.

A click or Enter opens and closes it; a click on a group of several lines unfolds these, the arrow keys walk them. Pointing at
a group or a line tells where its points come from. Owns what is input, animation and accessibility; what it shows is a value
(`ui.table.card_state`), where that lies another (`ui.table.card_layout`), and it is painted whole (`ui.table.paint_card`),
because the score counts up and the active card glows.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.board.access import announce
from ui.paint.canvas import Canvas
from ui.screens import Surroundings
from ui.table.bars import Bar, bar_at
from ui.table.card_layout import CardLayout
from ui.table.card_state import CardState, CardWords
from ui.table.chips import Chips
from ui.table.paint_card import draw_card, draw_focus, draw_glow
from ui.table.paint_points import draw_points
from ui.table.scores import Row, Standing
from ui.theme.motion import COUNT_UP, Speed
from ui.theme.players import Player


class PlayerCard(QWidget):
    """The card of one seat."""

    toggled = Signal()
    """It was clicked: open or close it."""

    pointed = Signal(object)
    """The places of the group under the pointer; empty when there is none."""

    def __init__(self, player: Player, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self._state = CardState(player)
        self._chips = Chips(around, self)
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(COUNT_UP.easing())
        self._count.valueChanged.connect(self._show_count)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        around.theme.changed.connect(self._restyle)

    # ------------------------------------------------------------ what it shows

    def show_words(self, words: CardWords, standing: Standing) -> None:
        """Say words and points; a score that changed counts up."""
        self.setAccessibleName(words.spoken)
        if standing.now != self._standing.now:
            self._start_count(standing.now)
        self._show(replace(self._state, words=words, standing=standing))

    def show_bars(self, bars: tuple[Bar, ...]) -> None:
        """Show a bar for each connected group of the seat, below what the card says; in a slim card instead of the counts."""
        if bars != self.bars:
            self._show(replace(self._state, bars=bars, bar_pointed=-1))

    def show_state(self, active: bool, first: bool, is_open: bool) -> None:
        """Say whose turn it is, who has the start flag, and whether the groups are shown."""
        self._show(replace(self._state, active=active, first=first, open=is_open))

    def show_thinking(self, share: float) -> None:
        """Show how far the AI is, 0 to 1; below 0 it does not think."""
        self._state = replace(self._state, thinking=share)
        self.update()

    def use_height(self, closed: int, slim: bool = False) -> None:
        """Take the height of a closed card; a slim one has no room for a line of bars."""
        self._show(replace(self._state, closed_height=closed, slim=slim))

    @property
    def bars(self) -> tuple[Bar, ...]:
        """The bars it shows."""
        return self._state.bars

    @property
    def rows(self) -> list[Row]:
        """What it lists when it is open."""
        return self._state.rows

    @property
    def open(self) -> bool:
        """Whether the groups are shown."""
        return self._state.open

    @property
    def is_slim(self) -> bool:
        """Whether it has no line of its own for bars."""
        return self._state.slim

    @property
    def shown_score(self) -> int:
        """The score as it is painted, while it counts up."""
        return self._state.score

    @property
    def _words(self) -> CardWords:
        return self._state.words

    @property
    def _standing(self) -> Standing:
        return self._state.standing

    def _show(self, state: CardState) -> None:
        self._state = state
        self._restyle()

    def _start_count(self, goal: int) -> None:
        speed = self._around.pace.speed
        self._count.stop()
        if speed is Speed.OFF or not self.isVisible():
            return
        self._count.setDuration(round(COUNT_UP.ms * speed.value))
        self._count.setStartValue(self.shown_score)
        self._count.setEndValue(goal)
        self._count.start()

    def _show_count(self, value: int) -> None:
        self._state = replace(self._state, score=int(value))
        self.update()

    # ------------------------------------------------------------ size

    @property
    def _laid(self) -> CardLayout:
        return CardLayout(self._around.theme.theme, self.width(), self._state)

    def _restyle(self) -> None:
        if self._count.state() != QVariantAnimation.State.Running:
            self._state = replace(self._state, score=self._standing.now)
        self.setFixedHeight(self._laid.height)
        self.update()

    def height_if(self, is_open: bool, slim: bool) -> int:
        """Return how high it is, or would be."""
        return replace(self._laid, state=replace(self._state, open=is_open, slim=slim)).height

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(240, self._laid.height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Counts that break otherwise need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._restyle()

    def bars_room(self) -> QRectF:
        """Return where the bars lie."""
        return self._laid.bars

    def _rows_top(self) -> float:
        return self._laid.rows.top

    def _row_height(self) -> float:
        return self._laid.rows.height

    # ------------------------------------------------------------ input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens or closes the card, or unfolds a group."""
        if event.button() == Qt.MouseButton.LeftButton:
            row = self._laid.row_at(event.position().y())
            if not self._fold(row):
                self.toggled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the same; Up and Down walk the rows of an open card, Right and Left unfold and fold a group."""
        key, row = event.key(), self._state.row_pointed
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.toggled.emit()
        elif self.open and self.rows and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._point(max(0, min(len(self.rows) - 1, row + step)), -1)
            announce(self, self._tip(self.rows[self._state.row_pointed]))
        elif self.open and key in (Qt.Key.Key_Right, Qt.Key.Key_Left) and row >= 0:
            self._fold(row, unfold=key == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    def _fold(self, row: int, unfold: bool | None = None) -> bool:
        """Unfold or fold the group in a row, or change it; tells whether there is something to unfold."""
        group = self._state.foldable(row)
        if group is not None and unfold in (None, not self._state.is_unfolded(group)):
            self._show(replace(self._state, unfolded=self._state.unfolded ^ {group.name}))
        return group is not None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which group is pointed at."""
        laid, spot = self._laid, event.position()
        self._point(laid.row_at(spot.y()), bar_at(self.bars, laid.bars, spot) if self.bars else -1)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._point(-1, -1)

    def _point(self, row: int, bar: int) -> None:
        if (row, bar) != (self._state.row_pointed, self._state.bar_pointed):
            self._state = replace(self._state, row_pointed=row, bar_pointed=bar)
            if bar >= 0:
                places, tip = self.bars[bar].places, self.bars[bar].tip
            elif row >= 0:
                pointed = self.rows[row]
                places = pointed.places(self._standing)
                tip = "" if self._words.repeats(pointed) else self._tip(pointed)
            else:
                places, tip = (), ""
            self.pointed.emit(places)
            self.setToolTip(tip)
            self.update()

    def _tip(self, row: Row) -> str:
        return self._words.tip(row)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter, laid = QPainter(self), self._laid
        draw_glow(painter, laid, self._chips)
        canvas = Canvas(painter, laid.theme, self.devicePixelRatioF())
        draw_card(canvas, laid, self._chips)
        draw_points(canvas, laid)
        if self.hasFocus():
            draw_focus(canvas, laid)
        painter.end()
