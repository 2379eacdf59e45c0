"""Keeps a held piece on top: over the prompt strip, a card, and the panel at the side, where the board's own view ends.

The piece goes on being an item of the board; here it is painted once more, only where something else would cover it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from ui.board.board import Board
from ui.board.items import PieceItem


class Aloft(QWidget):
    """The held piece above all widgets of a screen."""

    def __init__(self, board: Board, covers: Sequence[QWidget], screen: QWidget) -> None:
        """`covers` are what lies over the board's view."""
        super().__init__(screen)
        self._board = board
        self._covers = covers
        self._screen = screen
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.grip.carried.connect(self._follow)
        board.grip.changed.connect(self._follow)

    def _follow(self) -> None:
        hold = self._board.grip.hold
        rect = QRect() if hold is None else self._on_screen(hold.item)
        self.setVisible(hold is not None and self._is_covered(rect))
        if self.isVisible():
            self.setGeometry(rect)
            self.raise_()
            self.update()

    def _on_screen(self, item: PieceItem) -> QRect:
        """Return the item's box in pixels of the screen."""
        box: QRectF = item.mapRectToScene(item.boundingRect())
        corner = self._board.view.viewport().mapTo(self._screen, self._board.view.mapFromScene(box.topLeft()))
        return QRect(corner, box.size().toSize()).adjusted(-1, -1, 2, 2)

    def _is_covered(self, rect: QRect) -> bool:
        view = QRect(
            self._board.view.mapTo(self._screen, self._board.view.rect().topLeft()), self._board.view.size()
        )
        return not view.contains(rect) or any(
            QRect(cover.mapTo(self._screen, cover.rect().topLeft()), cover.size()).intersects(rect)
            for cover in self._covers
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the piece where it is on the board."""
        hold = self._board.grip.hold
        if hold is None:
            return
        view = self._board.view
        origin = self.mapFrom(self._screen, view.viewport().mapTo(self._screen, view.mapFromScene(0.0, 0.0)))
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(hold.item.sceneTransform() * QTransform.fromTranslate(origin.x(), origin.y()))
        hold.item.paint(painter, QStyleOptionGraphicsItem())
