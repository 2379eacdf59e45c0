"""A screen that is usual at a table, shown to a group: in a theme that can be read from three metres. Satisfies `ui.screens.Screen`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.screens import Deed, Screen, Surroundings
from ui.teach.distance import Distance

_Shown = TypeVar("_Shown", bound=QWidget)


class Afar(QWidget):
    """Dresses one screen for people far away, and answers the window in its name."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._distance = Distance(around, self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def around(self) -> Surroundings:
        """What the screen inside is made with."""
        return self._distance.around

    def hold(self, screen: QWidget) -> None:
        """Take the screen inside."""
        self._column.addWidget(screen)
        self.setFocusProxy(screen)
        self._inside.asks.connect(self.asks)
        self._inside.changed.connect(self.changed)

    @property
    def _inside(self) -> Screen:
        return cast(Screen, self.focusProxy())

    def title(self) -> str:
        """The title of the screen inside."""
        return self._inside.title()

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """The actions of the screen inside."""
        return self._inside.actions_by_deed()

    def leave(self) -> None:
        """Let the screen inside stop what runs."""
        self._inside.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text grow with the window."""
        super().resizeEvent(event)
        self._distance.measure()


def screen_of(page: QWidget | None) -> QWidget | None:
    """Return the screen a page shows: itself, or the one dressed for a group."""
    return page.focusProxy() if isinstance(page, Afar) else page


def shown(
    make: Callable[[Surroundings], _Shown], around: Surroundings, *, to_group: bool
) -> tuple[_Shown, QWidget]:
    """Return a screen and the page the window shows: the same, or one dressed for a group."""
    if not to_group:
        screen = make(around)
        return screen, screen
    page = Afar(around)
    screen = make(page.around)
    page.hold(screen)
    return screen, page
