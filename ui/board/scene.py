"""The items of one table and where they are; knows no move and takes no input.

Scene coordinates are screen pixels of the view. Two layers carry the scales of board and dock; a lift layer above all
holds pieces in the hand and on their way. `settle` brings every item to its place in a plan: whatever an animation or a
hand did to an item before is undone by it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ui.board.camera import Camera
from ui.board.cloth import Cloth
from ui.board.items import DockPanel, Layer, PictureItem, PieceItem, Printer
from ui.board.layout import Area, Bar, Piece, Place, Plan
from ui.paint.picture import Box, Picture

ClothMaker = Callable[[Box], Picture]

Z_BOARD, Z_DOCK, Z_LIGHTS, Z_GHOST, Z_LIFT, Z_FLOAT = 0.0, 10.0, 20.0, 25.0, 30.0, 40.0


class BoardScene(QGraphicsScene):
    """The table as items."""

    def __init__(
        self, camera: Camera, printer: Printer, cloth: ClothMaker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.camera = camera
        self.printer = printer
        self.plan = Plan()
        self._cloth = Cloth(cloth)
        self._layers = {Area.BOARD: Layer(Area.BOARD, Z_BOARD), Area.DOCK: Layer(Area.DOCK, Z_DOCK)}
        self.lift = Layer(Area.BOARD, Z_LIFT)
        for layer in (*self._layers.values(), self.lift):
            self.addItem(layer)
        self._dock = DockPanel(camera, printer, Z_DOCK - 1)
        self.addItem(self._dock)
        self._items: dict[str, PieceItem] = {}
        self._extras: list[PieceItem] = []
        self._floats: list[PictureItem] = []
        self._places: dict[int, list[Place]] = {}

    # ------------------------------------------------------------ the plan

    def settle(self, plan: Plan) -> None:
        """Put every item where the plan has it."""
        self.plan = plan
        self._places = defaultdict(list)
        for place in plan.places:
            self._places[place.number].append(place)
        self._drop_extras()
        kept = {piece.key for piece in plan.pieces}
        for piece in plan.pieces:
            self._show(piece)
        for piece in plan.pieces:
            self.lay(self._items[piece.key])
        for key in [key for key in self._items if key not in kept]:
            self._remove(self._items.pop(key))

    def _show(self, piece: Piece) -> None:
        item = self._items.get(piece.key)
        if item is None:
            item = self._items[piece.key] = PieceItem(piece)
            self.addItem(item)
        item.show_piece(piece, self.printer, self.camera.scale(piece.area))

    def lay(self, item: PieceItem) -> None:
        """Put one item of the plan back to where the plan has it."""
        piece = item.piece
        parent = self._items.get(piece.on)
        corner = QPointF(piece.x, piece.y)
        if parent is None:
            item.setParentItem(self._layers[piece.area])
            item.home = self._on_pixels(corner, piece.area)
        else:
            item.setParentItem(parent)
            item.home = corner - QPointF(parent.piece.x, parent.piece.y)
        item.lift(None)
        item.setTransformOriginPoint(piece.body.rect().center())
        item.setRotation(0.0)
        item.setScale(1.0)
        item.setOpacity(1.0)
        item.setVisible(True)
        item.setPos(item.home)

    def _on_pixels(self, corner: QPointF, area: Area) -> QPointF:
        """Return the corner moved so that the pixmap falls on whole device pixels."""
        transform = self.camera.transform(area)
        fine = self.printer.dpr
        spot = transform.map(corner) * fine
        inverse, _ = transform.inverted()
        return inverse.map(QPointF(round(spot.x()), round(spot.y())) / fine)

    def _remove(self, item: PieceItem) -> None:
        for child in item.childItems():
            child.setParentItem(self.lift)
        self.removeItem(item)

    def _drop_extras(self) -> None:
        for item in self._extras:
            self._remove(item)
        self._extras.clear()

    # ------------------------------------------------------------ camera, theme

    def recast(self) -> None:
        """Follow the camera with new transforms; `settle` then brings every item home, with new pixmaps."""
        self.setSceneRect(QRectF(QPointF(), self.camera.window))
        for area, layer in self._layers.items():
            layer.setTransform(self.camera.transform(area))
        self._dock.moved()
        self.update()

    def follow(self) -> None:
        """Move the layers with the camera without new pixmaps: while zooming and panning."""
        for area, layer in self._layers.items():
            layer.setTransform(self.camera.transform(area))
        self.update()

    def paint_cloth(self) -> None:
        """Paint the background for the present size, zoom and theme."""
        self._cloth.paint(self.camera, self.printer.theme, self.printer.dpr)
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Draw cloth and board in one call."""
        self._cloth.draw(painter, self.camera)

    # ------------------------------------------------------------ finding

    def item(self, key: str) -> PieceItem | None:
        """Return the item of a piece of the plan."""
        return self._items.get(key)

    def pieces(self) -> Iterator[PieceItem]:
        """Yield all items of the plan."""
        yield from self._items.values()

    def lying(self, number: int, place: int) -> list[PieceItem]:
        """Return the items of a piece number at a place, the uppermost last."""
        found = [
            item for item in self._items.values() if (item.piece.number, item.piece.place) == (number, place)
        ]
        return sorted(found, key=lambda item: item.piece.level)

    def piece_at(self, spot: QPointF, wanted: Callable[[Piece], bool]) -> PieceItem | None:
        """Return the uppermost wanted piece under a point of the scene."""
        for item in self.items(spot):
            if isinstance(item, PieceItem) and wanted(item.piece):
                return item
        return None

    def places_at(self, spot: QPointF) -> list[Place]:
        """Return the places under a point, smallest first."""
        under = [place for place in self.plan.places if self.rect_of(place).contains(spot)]
        return sorted(under, key=lambda place: place.box.w * place.box.h)

    def entries(self, number: int) -> list[Place]:
        """Return the entries of a place, the one that is marked first."""
        return self._places.get(number, [])

    def rect_of(self, place: Place) -> QRectF:
        """Return a place's box in screen pixels."""
        return self._layers[place.area].to_scene(place.box)

    def rect_in(self, area: Area, box: Box) -> QRectF:
        """Return a box of an area in screen pixels."""
        return self._layers[area].to_scene(box)

    def rect_of_piece(self, item: PieceItem) -> QRectF:
        """Return a piece's silhouette in screen pixels, where it is now."""
        return item.mapRectToScene(item.piece.body.rect())

    def home_of(self, piece: Piece) -> QPointF:
        """Return the middle of a piece's silhouette, in screen pixels, where a plan has it."""
        return self.home_rect(piece).center()

    def home_rect(self, piece: Piece) -> QRectF:
        """Return a piece's silhouette, in screen pixels, where a plan has it."""
        return self._layers[piece.area].to_scene(piece.box)

    def outline_in(self, area: Area, box: Box, bar: Bar | None) -> QRectF:
        """Return what is lit of a thing, before it is turned: its box, or the bar around its middle, in screen pixels."""
        return self.rect_in(area, box if bar is None else bar.flat_in(box))

    def radius_of(self, thing: Place | Piece) -> float:
        """Return a corner radius in screen pixels."""
        return thing.radius * self.camera.scale(thing.area)

    # ------------------------------------------------------------ off the table

    def raise_up(self, item: PieceItem) -> None:
        """Take an item off its layer, keeping where it is: into the hand or on its way."""
        centre = self.rect_of_piece(item).center()
        item.setParentItem(self.lift)
        item.setScale(self.camera.scale(item.piece.area))
        self.move_centre(item, centre)

    def move_centre(self, item: PieceItem, centre: QPointF) -> None:
        """Put the middle of a raised item's silhouette on a point of the scene."""
        item.setPos(centre - item.transformOriginPoint())

    def conjure(self, piece: Piece, centre: QPointF) -> PieceItem:
        """Return a new raised item that is not of this plan: it comes from outside and goes with the next `settle`."""
        item = PieceItem(piece)
        self.addItem(item)
        self._extras.append(item)
        item.show_piece(piece, self.printer, self.camera.scale(piece.area))
        item.setTransformOriginPoint(piece.body.rect().center())
        item.setParentItem(self.lift)
        item.setScale(self.camera.scale(piece.area))
        self.move_centre(item, centre)
        return item

    def float_up(
        self, picture: Picture, spot: QPointF, level: float = Z_FLOAT, scale: float = 1.0
    ) -> PictureItem:
        """Show a picture above the table until `sink` takes it away."""
        item = PictureItem(picture, self.printer.pixmap(picture, scale), level)
        item.setPos(spot)
        item.setScale(scale)
        self.addItem(item)
        self._floats.append(item)
        return item

    def sink(self, item: PictureItem | None) -> None:
        """Take a floating picture away."""
        if item is not None and item in self._floats:
            self._floats.remove(item)
            self.removeItem(item)

    def photograph(self) -> Picture:
        """Return a picture of everything that is on the table now, in screen pixels."""
        window = self.sceneRect()
        box = Box(window.x(), window.y(), window.width(), window.height())
        photo = QImage((window.size() * self.printer.dpr).toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(photo)
        self.render(painter)
        painter.end()
        return Picture(
            "photo", (photo.cacheKey(),), box, lambda canvas: canvas.painter.drawImage(window, photo)
        )

    def add_overlay(self, item: QGraphicsItem) -> None:
        """Add an item that belongs to the toolkit for good."""
        self.addItem(item)
