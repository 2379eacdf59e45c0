"""Line icons and player chips as `QIcon` and `QPixmap` for widgets, in any colour."""

from __future__ import annotations

from PySide6.QtGui import QIcon, QPixmap

from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture
from ui.paint.pieces import chip
from ui.paint.shapes import ICON_GRID, draw_icon
from ui.theme.colour import Paint, hexa
from ui.theme.look import Theme
from ui.theme.measure import Line
from ui.theme.players import Player

_SHARPNESS = (1.0, 1.5, 2.0, 3.0)
"""The device pixel ratios an icon carries pixmaps for."""


def icon_picture(name: str, paint: Paint, size: float = 20.0) -> Picture:
    """Return a line icon, `size` units wide, as a picture."""
    width = Line.ICON * size / ICON_GRID + 0.3

    def draw(canvas: Canvas) -> None:
        draw_icon(canvas, name, size / 2, size / 2, size, paint, width)

    return Picture("icon", (name, hexa(paint)), Box(0, 0, size, size), draw)


def icon(name: str, theme: Theme, paint: Paint | None = None, size: float = 20.0) -> QIcon:
    """Return a line icon in `paint` (ink if none is given), with a faint form for disabled buttons."""
    made = QIcon()
    for dpr in _SHARPNESS:
        usual = icon_picture(name, theme.tokens.ink if paint is None else paint, size)
        made.addPixmap(render(usual, theme, 1.0, dpr), QIcon.Mode.Normal)
        off = icon_picture(name, theme.tokens.ink3, size)
        made.addPixmap(render(off, theme, 1.0, dpr), QIcon.Mode.Disabled)
    return made


def icon_pixmap(name: str, theme: Theme, paint: Paint, size: float = 20.0, dpr: float = 1.0) -> QPixmap:
    """Return a line icon as a pixmap of `size` screen pixels."""
    return render(icon_picture(name, paint, size), theme, 1.0, dpr)


def chip_pixmap(player: Player, theme: Theme, radius: float = 14.0, dpr: float = 1.0) -> QPixmap:
    """Return a player's chip, shadow included, as a pixmap."""
    return render(chip(player, radius), theme, 1.0, dpr)
