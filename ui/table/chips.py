"""Players' chips and panel shadows for widgets, each painted once per theme and resolution."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.paint.picture import Picture
from ui.paint.pieces import chip
from ui.screens import Surroundings
from ui.theme.players import Player


class Chips:
    """The ready pictures as one widget shows them."""

    def __init__(self, around: Surroundings, widget: QWidget) -> None:
        self._around = around
        self._widget = widget

    def pixmap(self, picture: Picture) -> QPixmap:
        """Return a picture as the widget shows it."""
        theme, ratio = self._around.theme.theme, self._widget.devicePixelRatioF()
        return self._around.pictures.pixmap(picture, theme, 1.0, ratio)

    def draw(self, painter: QPainter, player: Player, centre: QPointF, radius: float) -> None:
        """Draw a player's chip round a point."""
        picture = chip(player, radius)
        painter.drawPixmap(centre + picture.box.corner(), self.pixmap(picture))
