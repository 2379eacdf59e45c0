"""The log of a match: every entry in words, in the colour of who did it, with a heading for every round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.core.contract import Event
from engine.core.words import Sentence, Voice, figure
from ui.paint.canvas import Canvas
from ui.screens import Surroundings
from ui.table.chips import Chips
from ui.theme.look import Theme
from ui.theme.measure import Role
from ui.theme.players import Player

_CHIP = 7.5
_INDENT = 26.0
_GAP = 3.0
_JOINER = "\u2060"
_TOGETHER = 6
"""In scripts that may break a line anywhere, so many characters at the end stay together: 置きます。 is never broken."""
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: its sentence, who did it (-1: nobody), the places it speaks of, the points it gave."""

    sentence: Sentence
    seat: int = -1
    places: tuple[int, ...] = ()
    points: int = 0
    heading: bool = False


def entry_of(event: Event, heading: bool) -> Entry:
    """Return the entry of an event."""
    places = tuple(place for place in (event.place, event.origin) if place)
    return Entry(event.sentence, event.seat, places, event.points, heading)


class LogModel(QAbstractListModel):
    """The entries as the list shows them."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[Entry] = []
        self._voice = Voice()

    def rowCount(self, parent: Index | None = None) -> int:
        """How many entries there are."""
        return 0 if parent is not None and parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words of an entry, for painting and for screen readers."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) and index.isValid():
            return self._voice.speak(self._entries[index.row()].sentence)
        return None

    def entry(self, row: int) -> Entry:
        """Return one entry."""
        return self._entries[row]

    def show_all(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Show exactly these entries, said by a voice."""
        self.beginResetModel()
        self._entries, self._voice = list(entries), voice
        self.endResetModel()

    def add(self, entries: Sequence[Entry]) -> None:
        """Add entries at the end."""
        if entries:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(entries) - 1)
            self._entries += entries
            self.endInsertRows()


class LogDelegate(QStyledItemDelegate):
    """Paints an entry: chip, words over as many lines as they need, points at the right."""

    def __init__(
        self, model: LogModel, colours: Sequence[Player], around: Surroundings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._colours = colours
        self._around = around
        self._chips = Chips(around, parent)
        self._heights: dict[tuple[int, int], int] = {}

    def forget(self) -> None:
        """Measure everything anew: other words, another theme."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height the words need at the list's width; measured once, since the list asks at every change."""
        width, row = self._view_width(), index.row()
        if (row, width) not in self._heights:
            self._heights[row, width] = self._measured(index, width)
        return QSize(width, self._heights[row, width])

    def _measured(self, index: Index, width: int) -> int:
        theme, entry = self._around.theme.theme, self._model.entry(index.row())
        words = printed(index, theme)
        metrics = QFontMetricsF(theme.font(Role.CAPTION if entry.heading else Role.BODY))
        room = QRectF(0, 0, self._words_width(width, entry), 1000)
        needed = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        least = theme.line(Role.BODY) + (6 if entry.heading else 0)
        return round(max(least, needed) + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one entry."""
        theme, entry = self._around.theme.theme, self._model.entry(index.row())
        painter.save()
        canvas = Canvas(painter, theme)
        box = QRectF(option.rect)
        words = printed(index, theme)
        if entry.heading:
            self._paint_heading(canvas, box, words)
        else:
            self._paint_entry(canvas, box, words, entry)
        painter.restore()

    def _paint_heading(self, canvas: Canvas, box: QRectF, words: str) -> None:
        theme = canvas.theme
        canvas.box(box.x() + 2, box.y() + 3, box.width() - 4, 1, theme.tokens.hair)
        canvas.painter.setFont(theme.font(Role.CAPTION))
        canvas.painter.setPen(theme.tokens.ink3)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        canvas.painter.drawText(box.adjusted(8, 5, -8, 0), flags, words)

    def _paint_entry(self, canvas: Canvas, box: QRectF, words: str, entry: Entry) -> None:
        theme = canvas.theme
        if 0 <= entry.seat < len(self._colours):
            middle = box.y() + _GAP + theme.line(Role.BODY) / 2
            radius = theme.px(_CHIP)
            spot = QPointF(box.x() + 6 + radius, middle)
            self._chips.draw(canvas.painter, self._colours[entry.seat], spot, radius)
        room = QRectF(
            box.x() + theme.px(_INDENT), box.y() + _GAP, self._words_width(box.width(), entry), box.height()
        )
        flags = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
        canvas.painter.setFont(theme.font(Role.BODY))
        canvas.painter.setPen(theme.tokens.ink)
        canvas.painter.drawText(room, flags, words)
        if entry.points:
            canvas.painter.setFont(theme.font(Role.BUTTON))
            canvas.painter.setPen(theme.tokens.ok if entry.points > 0 else theme.tokens.err)
            right = QRectF(box.x(), box.y() + _GAP, box.width() - 6, theme.line(Role.BODY))
            canvas.painter.drawText(right, int(Qt.AlignmentFlag.AlignRight), figure(entry.points, "+d"))

    def _words_width(self, width: float, entry: Entry) -> float:
        if entry.heading:
            return width - 16
        theme = self._around.theme.theme
        return width - theme.px(_INDENT) - theme.px(34 if entry.points else 6)

    def _view_width(self) -> int:
        parent = self.parent()
        return parent.viewport().width() if isinstance(parent, QAbstractItemView) else 240


def printed(index: Index, theme: Theme) -> str:
    """Return the words of an entry as they are set."""
    words = str(index.data(Qt.ItemDataRole.DisplayRole))
    return words[:-_TOGETHER] + _JOINER.join(words[-_TOGETHER:]) if theme.cjk else words


class LogView(QListView):
    """The list. Hovering an entry tells its places."""

    pointed = Signal(object)
    """The places of the entry under the pointer; empty when there is none."""

    def __init__(self, colours: Sequence[Player], around: Surroundings) -> None:
        super().__init__()
        self.entries = LogModel()
        self.setModel(self.entries)
        self._painter = LogDelegate(self.entries, colours, around, self)
        self.setItemDelegate(self._painter)
        self.setMouseTracking(True)
        self.setWordWrap(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        around.theme.changed.connect(self.relayout)

    def add(self, entries: Sequence[Entry]) -> None:
        """Add entries and show the last one."""
        self.entries.add(entries)
        self.scrollToBottom()

    def show_all(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Show exactly these entries, the last one in sight."""
        self._painter.forget()
        self.entries.show_all(entries, voice)
        self.scrollToBottom()

    def relayout(self) -> None:
        """Measure all entries anew."""
        self._painter.forget()
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words to the new width and keep the last entry in sight."""
        super().resizeEvent(event)
        self.relayout()
        self.scrollToBottom()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which entry is pointed at."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self.pointed.emit(self.entries.entry(index.row()).places if index.isValid() else ())

    def leaveEvent(self, event: object) -> None:
        """Nothing is pointed at any more."""
        self.pointed.emit(())
