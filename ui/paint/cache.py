"""Finished pixmaps, each painted once and kept until the oldest must go.

Owns the keys: picture, size in device pixels, device pixel ratio, theme.  Not thread safe; for the GUI thread.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from ui.paint.canvas import Canvas
from ui.paint.picture import Picture
from ui.theme.look import Theme

DEFAULT_BYTES = 96 * 1024 * 1024
_PIXEL_BYTES = 4


def render(picture: Picture, theme: Theme, scale: float = 1.0, dpr: float = 1.0) -> QPixmap:
    """Paint a picture now: `scale` screen pixels per unit, `dpr` device pixels per screen pixel.

    The pixmap's own ratio is set so that drawing it at `picture.box.corner()` in the picture's units fits exactly.
    """
    fine = scale * dpr
    width, height = _device_size(picture, fine)
    pixmap = QPixmap(width, height)
    if not picture.opaque:
        pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(fine, fine)
    painter.translate(-picture.box.x, -picture.box.y)
    picture.draw(Canvas(painter, theme, dpr))
    painter.end()
    pixmap.setDevicePixelRatio(fine)
    return pixmap


class PixmapCache:
    """Pixmaps by picture, size, ratio and theme; the least recently used go first when `limit` bytes are full."""

    def __init__(self, limit: int = DEFAULT_BYTES) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_held(self) -> int:
        """How much memory the kept pixmaps take."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._held)

    def pixmap(self, picture: Picture, theme: Theme, scale: float = 1.0, dpr: float = 1.0) -> QPixmap:
        """Return the picture's pixmap, painting it only the first time.  See `render` for the measures."""
        key = (picture, _device_size(picture, scale * dpr), round(scale, 4), dpr, theme)
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
            return held
        painted = render(picture, theme, scale, dpr)
        self._keep(key, painted)
        return painted

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._held[key] = pixmap
        self._bytes += _size_of(pixmap)
        while self._bytes > self._limit and len(self._held) > 1:
            _, oldest = self._held.popitem(last=False)
            self._bytes -= _size_of(oldest)


def _device_size(picture: Picture, fine: float) -> tuple[int, int]:
    return max(1, math.ceil(picture.box.w * fine)), max(1, math.ceil(picture.box.h * fine))


def _size_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _PIXEL_BYTES
