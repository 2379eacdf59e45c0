"""The small menu that asks which of several moves a drop meant. Not modal: the table goes on living behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget


class Chooser(QObject):
    """At most one menu of moves."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._widget = parent
        self._menu: QMenu | None = None

    @property
    def menu(self) -> QMenu | None:
        """The open menu."""
        return self._menu

    def ask(
        self,
        moves: Sequence[tuple[int, str]],
        spot: QPoint,
        answer: Callable[[int], None],
        give_up: Callable[[], None],
    ) -> None:
        """Offer moves with their words at a point of the screen; exactly one of the two callbacks follows."""
        self.close()
        menu = QMenu(self._widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen: list[int] = []
        for move, words in moves:
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, move=move: chosen.append(move))
        menu.aboutToHide.connect(
            lambda: self._closed(menu, chosen, answer, give_up), Qt.ConnectionType.QueuedConnection
        )
        self._menu = menu
        menu.popup(spot)

    def close(self) -> None:
        """Close the menu, as if it had been left."""
        if self._menu is not None:
            self._menu.close()

    def _closed(
        self, menu: QMenu, chosen: list[int], answer: Callable[[int], None], give_up: Callable[[], None]
    ) -> None:
        """Runs after the menu's action, which Qt triggers only after hiding it."""
        if self._menu is menu:
            self._menu = None
        if chosen:
            answer(chosen[0])
        else:
            give_up()
