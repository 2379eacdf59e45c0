"""The fronts of the boxes, painted one at a time while nothing else is to be done.

The page is on screen before its covers are: a box without one yet shows its colour, and after a change of size or theme
the old picture stands in until the new one is painted.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from ui.home import pictures
from ui.home.boxes import Boxed
from ui.paint.cache import render
from ui.theme.look import Theme

_Look = tuple[Theme, float, float]


class Fronts(QObject):
    """Pixmaps of boxes by game."""

    painted = Signal(str)
    """The front of this game has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look: _Look | None = None
        self._held: dict[str, QPixmap] = {}
        self._waiting: list[Boxed] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._paint_one)

    def want(self, boxes: Iterable[Boxed], theme: Theme, scale: float, ratio: float) -> None:
        """Ask for all fronts in this look; those that can be played come first."""
        if self._look != (theme, scale, ratio):
            self._look = (theme, scale, ratio)
            self._waiting = sorted(boxes, key=lambda boxed: not boxed.open)

    def go_on(self) -> None:
        """Paint what is wanted from now on; called once the page itself is painted."""
        if self._waiting:
            self._idle.start()

    def pixmap(self, game: str) -> QPixmap | None:
        """Return the front as far as it is painted; it may still have another scale."""
        return self._held.get(game)

    def _paint_one(self) -> None:
        if not self._waiting or self._look is None:
            self._idle.stop()
            return
        boxed, (theme, scale, ratio) = self._waiting.pop(0), self._look
        picture = pictures.box(boxed.game, boxed.cover, lit=boxed.open)
        self._held[boxed.game] = render(picture, theme, scale, ratio)
        self.painted.emit(boxed.game)
