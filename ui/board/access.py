"""What assistive technology finds on a table: one named child for every piece, place and button, and announcements.

Graphics items are invisible to it, so a factory gives every `BoardView` an interface of its own. Python must keep the
interfaces alive: each view keeps its `BoardAccess`, which keeps its children. Names are the plan's; nothing that is not
in the plan can be found here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsView

from ui.board.stops import Stop

Spoken = Callable[[Stop], str]


class StopAccess(QAccessibleInterface):
    """One piece, place or button."""

    def __init__(self, table: BoardAccess, index: int) -> None:
        super().__init__()
        self._table = table
        self._index = index

    @property
    def _stop(self) -> Stop | None:
        stops = self._table.stops
        return stops[self._index] if self._index < len(stops) else None

    def isValid(self) -> bool:
        """Whether the thing is still on the table."""
        return self._stop is not None

    def object(self) -> QObject | None:  # type: ignore[override]
        """Nothing: items of a scene are no Qt objects."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """The table's window."""
        return self._table.window()

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Nothing lies in it."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Nothing lies in it."""
        return None

    def childCount(self) -> int:
        """Nothing lies in it."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Nothing lies in it."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, with what may be done here."""
        stop = self._stop
        return self._table.spoken(stop) if stop is not None and kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names cannot be changed from outside."""

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        stop = self._stop
        return QRect() if stop is None else self._table.on_screen(stop)

    def role(self) -> QAccessible.Role:
        """A button, or a cell of the table."""
        stop = self._stop
        is_button = stop is not None and stop.choice is not None
        return QAccessible.Role.Button if is_button else QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Whether the key focus is here."""
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._table.focused == self._index
        return state


class BoardAccess(QAccessibleWidget):
    """The table as a list of named things."""

    def __init__(self, view: QGraphicsView, name: str, spoken: Spoken) -> None:
        super().__init__(view, QAccessible.Role.Table, name)
        self._view = view
        self._children: list[StopAccess] = []
        self.stops: Sequence[Stop] = ()
        self.spoken = spoken
        self.focused = -1

    def show_stops(self, stops: Sequence[Stop]) -> None:
        """Offer exactly these things."""
        self.stops = stops
        while len(self._children) < len(stops):
            self._children.append(StopAccess(self, len(self._children)))

    def focus_on(self, stop: Stop) -> None:
        """Tell that the key focus moved to a thing."""
        keys = [known.key for known in self.stops]
        self.focused = keys.index(stop.key) if stop.key in keys else -1
        if self.focused >= 0 and QAccessible.isActive():
            event = QAccessibleEvent(self._view, QAccessible.Event.Focus)
            event.setChild(self.focused)
            QAccessible.updateAccessibility(event)

    def on_screen(self, stop: Stop) -> QRect:
        """Return where a thing is on the screen."""
        corner = self._view.viewport().mapToGlobal(self._view.mapFromScene(stop.rect.topLeft()))
        return QRect(corner, stop.rect.size().toSize())

    def childCount(self) -> int:
        """How many things there are."""
        return len(self.stops)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one of them."""
        return self._children[index] if 0 <= index < len(self.stops) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the thing under a point of the screen."""
        for index, stop in enumerate(self.stops):
            if self.on_screen(stop).contains(x, y):
                return self._children[index]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them it is."""
        return next((index for index, known in enumerate(self._children) if known is child), -1)


def announce(view: QObject, words: str) -> None:
    """Let a screen reader say something now."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, words))
