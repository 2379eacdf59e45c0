"""The list of moves: every legal move in words, filtered as one types; Enter plays it.

This list alone is enough to play a whole game. It knows moves only as numbers with words.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ui.screens import Surroundings
from ui.table.words import Panel
from ui.theme.measure import Role

_HIGH = 10_000
"""More pixels than any row needs."""
_MOVE = Qt.ItemDataRole.UserRole


class MovesPanel(QWidget):
    """Filter and list."""

    chosen = Signal(int)
    """A move was chosen."""

    pointed = Signal(int)
    """The move under the pointer or the cursor; 0 for none."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self.filter = QLineEdit()
        self.list = _Moves()
        self._empty = QLabel()
        self._lay_out()
        self.filter.textChanged.connect(self._show_fitting)
        self.filter.returnPressed.connect(self._choose_current)
        self.list.itemDoubleClicked.connect(self._choose)
        self.list.confirmed.connect(self._choose_current)
        self.list.currentItemChanged.connect(lambda item, _: self.pointed.emit(_move_of(item)))
        self.list.itemEntered.connect(lambda item: self.pointed.emit(_move_of(item)))
        self.list.left.connect(lambda: self.pointed.emit(0))
        self.filter.installEventFilter(_Arrows(self.list, self))
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        self._empty.setProperty("role", "quiet")
        self._empty.setWordWrap(True)
        self.filter.setClearButtonEnabled(True)
        column.addWidget(self.filter)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)

    def show_moves(self, moves: Sequence[tuple[int, str]]) -> None:
        """Offer exactly these moves with their words."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for move, words in moves:
                item = QListWidgetItem(words)
                item.setData(_MOVE, move)
                self.list.addItem(item)
            self.filter.clear()
            self._show_fitting()

    @property
    def fitting(self) -> list[str]:
        """The words of the moves that are shown."""
        return [item.text() for item in self._items() if not item.isHidden()]

    def refresh(self) -> None:
        """Say everything anew."""
        self._empty.setFont(self._around.theme.theme.font(Role.BODY))
        self.filter.setPlaceholderText(self._around.language.say(Panel.FILTER))
        self.filter.setAccessibleName(self._around.language.say(Panel.FILTER))
        self.list.setAccessibleName(self._around.language.say(Panel.MOVES))
        self._show_fitting()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _show_fitting(self) -> None:
        wanted = self.filter.text().casefold().split()
        for item in self._items():
            item.setHidden(not all(word in item.text().casefold() for word in wanted))
        shown = [row for row in range(self.list.count()) if not self.list.item(row).isHidden()]
        if shown and self.list.currentRow() not in shown:
            self.list.setCurrentRow(shown[0])
        self._empty.setVisible(not shown)
        words = Panel.NO_MOVES if self.list.count() else Panel.NOT_YOURS
        self._empty.setText(self._around.language.say(words))

    def _choose_current(self) -> None:
        row = self.list.currentRow()
        if row >= 0 and not self.list.item(row).isHidden():
            self._choose(self.list.item(row))

    def _choose(self, item: QListWidgetItem) -> None:
        move = _move_of(item)
        if move:
            self.chosen.emit(move)


class Sentences(QListWidget):
    """A list of sentences, each as many lines high as it needs."""

    confirmed = Signal()
    """Enter was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_Wrapped(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell of Enter on every platform; Qt leaves it to the style."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew: Qt keeps the heights rows had before the scroll bar took its part of the width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


class _Wrapped(QStyledItemDelegate):
    """Makes rows as high as their words need: Qt forgets what the style sheet takes of the width, and shortens them."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return as much height as the words need in the width the list has now."""
        row = QStyleOptionViewItem(option)
        self.initStyleOption(row, index)
        view, style, width = self._view, self._view.style(), self._view.viewport().width()
        row.rect = QRect(0, 0, width, _HIGH)
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, row, view)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, row, view) + 1
        words = QRectF(0, 0, room.width() - 2 * margin, _HIGH)
        needed = QFontMetricsF(row.font).boundingRect(words, int(Qt.TextFlag.TextWordWrap), row.text)
        return QSize(width, math.ceil(needed.height()) + _HIGH - room.height())


class _Moves(Sentences):
    """The list of moves."""

    left = Signal()

    def leaveEvent(self, event: object) -> None:
        """Nothing is pointed at any more."""
        self.left.emit()


class _Arrows(QObject):
    """Up and Down in the filter walk the list."""

    def __init__(self, target: QListWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._target = target

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand the arrow keys on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                self._target.keyPressEvent(event)
                return True
        return False


def _move_of(item: QListWidgetItem | None) -> int:
    return 0 if item is None else int(item.data(_MOVE))
