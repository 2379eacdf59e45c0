"""The items of a table scene: layers, pieces, and pictures that float. Each paints one ready pixmap.

Owns how a `Piece` of a plan becomes an item; decides nothing. The scene's units are screen pixels; a layer carries the
scale from an area's units, so an item inside it is placed in those units and its pixmap still fits device pixels.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.board.camera import Camera
from ui.board.layout import Area, Piece
from ui.paint.cache import PixmapCache
from ui.paint.canvas import linear
from ui.paint.paths import rounded, turned_box
from ui.paint.picture import Box, Picture
from ui.paint.pieces import cast_shadow
from ui.paint.states import piece_glow
from ui.theme.colour import colour
from ui.theme.look import Theme
from ui.theme.measure import HELD

_DOCK_SHADE = 14.0
_CLEAR = QColor(0, 0, 0, 0)


class Printer:
    """Turns pictures into pixmaps for one view: its theme, its device pixel ratio, its cache."""

    def __init__(self, theme: Theme, dpr: float, cache: PixmapCache) -> None:
        self.theme = theme
        self.dpr = dpr
        self._cache = cache

    def pixmap(self, picture: Picture, scale: float = 1.0) -> QPixmap:
        """Return the picture's pixmap at so many screen pixels per unit."""
        return self._cache.pixmap(picture, self.theme, scale, self.dpr)


class Layer(QGraphicsItem):
    """The frame of one area: carries its scale and offset, paints nothing."""

    def __init__(self, area: Area, level: float) -> None:
        super().__init__()
        self.area = area
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(level)

    def boundingRect(self) -> QRectF:
        """Nothing of its own."""
        return QRectF()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: the children paint."""

    def to_scene(self, box: Box) -> QRectF:
        """Return a box of this area in screen pixels of the scene."""
        return self.mapRectToScene(box.rect())


class DockPanel(QGraphicsItem):
    """The strip the dock's pieces lie on, with the shadow it throws on the board."""

    def __init__(self, camera: Camera, printer: Printer, level: float) -> None:
        super().__init__()
        self._camera = camera
        self._printer = printer
        self.setZValue(level)

    def moved(self) -> None:
        """Take the camera's new frame."""
        self.prepareGeometryChange()

    def boundingRect(self) -> QRectF:
        """The strip and its shadow."""
        return self._camera.dock_frame.adjusted(0, -_DOCK_SHADE, 0, 0)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Fill the strip."""
        theme, frame = self._printer.theme, self._camera.dock_frame
        deepest = 0.40 if theme.dark else 0.16
        shade = linear(
            0,
            frame.top() - _DOCK_SHADE,
            0,
            frame.top(),
            (0, _CLEAR),
            (1, colour(theme.tokens.shadow, deepest)),
        )
        painter.fillRect(self.boundingRect().intersected(frame.translated(0, -frame.height())), shade)
        painter.fillRect(frame, colour(theme.tokens.panel))
        painter.fillRect(QRectF(frame.left(), frame.top(), frame.width(), 1), colour(theme.tokens.hair))


class PictureItem(QGraphicsItem):
    """A picture that floats over the table in screen pixels: highlight, bubble, popup, shadow."""

    def __init__(self, picture: Picture, pixmap: QPixmap, level: float = 0.0) -> None:
        super().__init__()
        self.picture = picture
        self._pixmap = pixmap
        self.setZValue(level)

    def boundingRect(self) -> QRectF:
        """The picture's box."""
        return self.picture.box.rect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the pixmap."""
        painter.drawPixmap(self.picture.box.corner(), self._pixmap)


class PieceItem(QGraphicsItem):
    """One piece of the plan. `home` is where it lies; while it travels its position differs."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.piece = piece
        self.home = QPointF()
        self.rest_scale = 1.0
        self._pixmap = QPixmap()
        self._picture = piece.picture
        self._glow: tuple[Picture, QPixmap] | None = None
        self._shadow: tuple[Picture, QPixmap] | None = None

    def show_piece(self, piece: Piece, printer: Printer, scale: float) -> None:
        """Take the look of a piece of the plan; the scene places the item."""
        pixmap = printer.pixmap(piece.picture, scale)
        if pixmap.cacheKey() != self._pixmap.cacheKey() or piece.picture != self._picture:
            self.prepareGeometryChange()
            self._picture, self._pixmap = piece.picture, pixmap
            self.update()
        self.piece = piece
        self.setZValue(piece.level)

    def show_turn(self, turn: int, printer: Printer, scale: float) -> None:
        """Show the piece turned, in the hand."""
        if turn < len(self.piece.turned):
            self.prepareGeometryChange()
            self._picture = self.piece.turned[turn]
            self._pixmap = printer.pixmap(self._picture, scale)
            self.update()

    def glow(self, printer: Printer | None, scale: float = 1.0, pointed_at: bool = False) -> None:
        """Shine from below because the piece can move; `None` ends it."""
        shines = printer is not None and self.piece.glows
        picture = piece_glow(self._kind(), self._outline(), pointed_at=pointed_at) if shines else None
        glow = (picture, printer.pixmap(picture, scale)) if picture and printer else None
        if glow != self._glow:
            self.prepareGeometryChange()
            self._glow = glow
            self.update()

    def lift(self, printer: Printer | None, scale: float = 1.0) -> None:
        """Cast the long shadow of a held piece; `None` ends it."""
        if printer is None and self._shadow is None:
            return
        self.prepareGeometryChange()
        picture = cast_shadow(self._kind(), self._outline(), HELD) if printer else None
        self._shadow = (picture, printer.pixmap(picture, scale)) if picture and printer else None
        self.update()

    @property
    def pixmap(self) -> QPixmap:
        """The picture as it is shown, for ghosts."""
        return self._pixmap

    @property
    def picture(self) -> Picture:
        """The picture shown now."""
        return self._picture

    def boundingRect(self) -> QRectF:
        """The picture's box with glow and shadow."""
        box = self._picture.box.rect()
        for under in (self._glow, self._shadow):
            if under is not None:
                box = box.united(under[0].box.rect())
        return box

    def shape(self) -> QPainterPath:
        """What people press: the silhouette, not its shadow."""
        return self._outline()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the ready pixmaps: what lies under the piece, then the piece."""
        for under in (self._glow, self._shadow):
            if under is not None:
                painter.drawPixmap(under[0].box.corner(), under[1])
        painter.drawPixmap(self._picture.box.corner(), self._pixmap)

    def _kind(self) -> str:
        box, bar = self.piece.body, self.piece.bar
        askew = "" if bar is None else f" {bar.length:g} {bar.width:g} {bar.turn:g}"
        return f"{box.x:g} {box.y:g} {box.w:g} {box.h:g} {self.piece.radius:g}{askew}"

    def _outline(self) -> QPainterPath:
        box, bar = self.piece.body, self.piece.bar
        if bar is None:
            return rounded(box.x, box.y, box.w, box.h, self.piece.radius)
        return turned_box(bar.flat_in(box).rect(), self.piece.radius, bar.turn)
