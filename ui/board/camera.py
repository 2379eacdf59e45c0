"""Where board and dock lie on the screen: fitting, zoom and pan. Plain numbers, no items.

The board is fitted into the space between prompt strip and dock with its aspect kept; zoom (0.6 to 2.5 of the fit) and
pan change only the board. The dock is fitted to its strip and never moves.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from ui.board.layout import Area
from ui.paint.picture import Box

LEAST_ZOOM = 0.6
MOST_ZOOM = 2.5
_KEEP_VISIBLE = 0.25
"""Pan stops when only this share of the window would still show the board."""


class Camera:
    """The transforms of both areas. Lengths are screen pixels unless said otherwise."""

    def __init__(self, board: Box, dock_height: float, dock_least_width: float = 0.0) -> None:
        self.board = board
        self.dock_height = dock_height
        self.dock_least_width = dock_least_width
        self.zoom = 1.0
        self.pan = QPointF()
        self.window = QSizeF(800, 600)
        self.top = 0.0
        self.strip = 0.0
        self.right = 0.0
        self.dock_right = 0.0
        self._transforms: dict[Area, QTransform] = {}

    def resize(
        self, window: QSizeF, top: float, strip: float, right: float = 0.0, dock_right: float | None = None
    ) -> None:
        """Take a new window size; `top` is kept free above the board, `strip` is the dock's height if it then fits.

        At the `right` the cloth goes on, but nothing lies there: a card floats over it. It may end above the dock:
        then `dock_right` is less.
        """
        self.window, self.top, self.right = QSizeF(window), top, right
        self.dock_right = right if dock_right is None else dock_right
        self.strip = self.strip_in(window.width() - self.dock_right, strip)
        self._clamp()

    def strip_in(self, width: float, strip: float) -> float:
        """Return how high the dock is where it has so much width and should be `strip` high."""
        least = self.dock_least_width
        return min(strip, self.dock_height * max(1.0, width) / least) if least else strip

    def use_board(self, board: Box) -> bool:
        """Take another board, for instance one that grew; tells whether it is another one."""
        if board == self.board:
            return False
        self.board = board
        self._clamp()
        return True

    @property
    def _width(self) -> float:
        """How much of the window's width the board may lie in."""
        return max(1.0, self.window.width() - self.right)

    @property
    def board_frame(self) -> QRectF:
        """The part of the window the board is fitted into."""
        height = self.window.height() - self.top - self.strip
        return QRectF(0, self.top, self._width, max(1.0, height))

    @property
    def dock_frame(self) -> QRectF:
        """The dock's strip at the foot of the window."""
        return QRectF(0, self.window.height() - self.strip, self.window.width(), self.strip)

    @property
    def fit(self) -> float:
        """Pixels per board unit at zoom 1."""
        frame = self.board_frame
        return max(0.05, min(frame.width() / self.board.w, frame.height() / self.board.h))

    def scale(self, area: Area) -> float:
        """Pixels per unit of an area."""
        return self.transform(area).m11()

    def _scale(self, area: Area) -> float:
        if area is Area.BOARD:
            return self.fit * self.zoom
        return max(0.05, self.strip / self.dock_height)

    @property
    def dock_width(self) -> float:
        """Width of the dock in its own units."""
        return max(1.0, self.window.width() - self.dock_right) / self.scale(Area.DOCK)

    def transform(self, area: Area) -> QTransform:
        """Return the map from an area's units to pixels."""
        if area not in self._transforms:
            scale = self._scale(area)
            corner = self._board_corner() if area is Area.BOARD else self.dock_frame.topLeft()
            self._transforms[area] = QTransform(scale, 0, 0, scale, corner.x(), corner.y())
        return self._transforms[area]

    def visible(self, area: Area) -> Box:
        """Return the part of the window above the dock (or the dock's strip) in an area's units."""
        inverse, _ = self.transform(area).inverted()
        frame = QRectF(0, 0, self.window.width(), self.window.height() - self.strip)
        rect = inverse.mapRect(frame if area is Area.BOARD else self.dock_frame)
        return Box(rect.x(), rect.y(), rect.width(), rect.height())

    def zoom_by(self, factor: float, around: QPointF) -> bool:
        """Zoom the board, keeping the point `around` where it is. Tells whether anything changed."""
        wanted = min(MOST_ZOOM, max(LEAST_ZOOM, self.zoom * factor))
        if abs(wanted - self.zoom) < 1e-6:
            return False
        inverse, _ = self.transform(Area.BOARD).inverted()
        anchor = inverse.map(around)
        self.zoom = wanted
        self._transforms.clear()
        self.pan += around - self.transform(Area.BOARD).map(anchor)
        self._clamp()
        return True

    def pan_by(self, delta: QPointF) -> None:
        """Move the board."""
        self.pan += delta
        self._clamp()

    def reset(self) -> None:
        """Fit the board again."""
        self.zoom, self.pan = 1.0, QPointF()
        self._transforms.clear()

    @property
    def fitted(self) -> bool:
        """Whether the board lies as fitted."""
        return self.zoom == 1.0 and self.pan.isNull()

    def _board_corner(self) -> QPointF:
        scale, frame = self._scale(Area.BOARD), self.board_frame
        size = QPointF(self.board.w, self.board.h) * scale
        origin = QPointF(self.board.x, self.board.y) * scale
        return frame.center() - size / 2 - origin + self.pan

    def _clamp(self) -> None:
        """Keep the board in sight; every change of the camera ends here."""
        scale, frame = self._scale(Area.BOARD), self.board_frame
        for_x = (self.board.w * scale + frame.width()) / 2 - _KEEP_VISIBLE * frame.width()
        for_y = (self.board.h * scale + frame.height()) / 2 - _KEEP_VISIBLE * frame.height()
        self.pan = QPointF(min(for_x, max(-for_x, self.pan.x())), min(for_y, max(-for_y, self.pan.y())))
        self._transforms.clear()
