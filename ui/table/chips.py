"""Players' chips and panel shadows for widgets, each painted once per theme and resolution."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ui.paint.cache import PixmapCache
from ui.paint.picture import Picture
from ui.paint.pieces import chip
from ui.theme.look import CurrentTheme
from ui.theme.players import Player

_ROOM = 2 * 1024 * 1024
"""Bytes of pixmaps one widget keeps."""


class Chips:
    """The ready pictures of one widget."""

    def __init__(self, theme: CurrentTheme, widget: QWidget) -> None:
        self._theme = theme
        self._widget = widget
        self._cache = PixmapCache(_ROOM)

    def pixmap(self, picture: Picture) -> QPixmap:
        """Return a picture as the widget shows it."""
        return self._cache.pixmap(picture, self._theme.theme, 1.0, self._widget.devicePixelRatioF())

    def draw(self, painter: QPainter, player: Player, centre: QPointF, radius: float) -> None:
        """Draw a player's chip round a point."""
        picture = chip(player, radius)
        painter.drawPixmap(centre + picture.box.corner(), self.pixmap(picture))
