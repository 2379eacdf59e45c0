"""The one overlay above the pieces: rings of legal places, target, origin, last move, hint, focus, and the veil.

Owns what is lit, in screen pixels; who lights what is decided elsewhere. Repainted only where a mark changes; fading
changes the opacity of a whole group.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.board.items import Printer
from ui.paint.paths import turned_box
from ui.paint.picture import Picture
from ui.paint.states import DIM, PlaceState, focus_frame, place_picture
from ui.theme.colour import colour

_VEIL = "#141C30"


class Group(Enum):
    """Marks that come and go together, painted in this order."""

    LAST = "last"
    ALL = "all"
    """Everything some moves are about: for teachers."""
    ORIGIN = "origin"
    SOFT = "soft"
    LEGAL = "legal"
    TURNED = "turned"
    """Places the held piece fits only when it is turned."""
    BARRED = "barred"
    """Places that are closed to the held piece, with a lock."""
    HINT = "hint"
    LINE = "line"
    """Places a score line or a log entry speaks of."""
    TARGET = "target"
    FOCUS = "focus"


@dataclass(frozen=True, slots=True)
class Mark:
    """One lit shape: a rounded rectangle in screen pixels, turned by degrees, and what it says; without a state the key focus."""

    rect: tuple[float, float, float, float]
    radius: float
    state: PlaceState | None
    turn: float = 0.0

    @classmethod
    def of(cls, rect: QRectF, radius: float, state: PlaceState | None, turn: float = 0.0) -> Mark:
        """Make a mark on whole pixels, so that equal places share a pixmap."""
        box = (round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))
        return cls(box, round(min(radius, rect.width() / 2, rect.height() / 2), 1), state, turn)

    def picture(self) -> Picture:
        """Return what is painted, its corner at the mark's."""
        if self.state is None:
            return focus_frame(self.rect[2], self.rect[3], self.radius, self.turn)
        return place_picture(self.state, self.rect[2], self.rect[3], self.radius, self.turn)

    def path(self) -> QPainterPath:
        """Return the lit shape in screen pixels."""
        return turned_box(QRectF(*self.rect), self.radius, self.turn)


class Lights(QGraphicsItem):
    """The overlay item."""

    def __init__(self, printer: Printer, level: float) -> None:
        super().__init__()
        self._printer = printer
        self._window = QRectF()
        self._marks: dict[Group, tuple[Mark, ...]] = {}
        self._drawn: dict[Group, list[tuple[QRectF, QPixmap]]] = {}
        self._opacity: dict[Group, float] = {}
        self._veil = QPixmap()
        self.setZValue(level)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def resize(self, window: QRectF) -> None:
        """Cover the whole window; marks are given anew by whoever owns them."""
        self.prepareGeometryChange()
        self._window = QRectF(window)
        self._veil = QPixmap()
        self._marks.clear()
        self._drawn.clear()

    def marks(self, group: Group) -> tuple[Mark, ...]:
        """Return what a group lights now."""
        return self._marks.get(group, ())

    def show_marks(self, group: Group, marks: Iterable[Mark]) -> None:
        """Light exactly these marks in a group."""
        wanted = tuple(dict.fromkeys(marks))
        if wanted == self._marks.get(group, ()):
            return
        self._touch(group)
        self._marks[group] = wanted
        self._drawn[group] = [self._print(mark) for mark in wanted]
        self._touch(group)

    def fade(self, group: Group, opacity: float) -> None:
        """Show a group at an opacity from 0 to 1."""
        self._opacity[group] = opacity
        self._touch(group)

    def reprint(self) -> None:
        """Paint all marks for a new theme or resolution."""
        for group, marks in self._marks.items():
            self._drawn[group] = [self._print(mark) for mark in marks]
        self._veil = QPixmap()
        self.update()

    def show_veil(self, dim: Iterable[Mark], spare: Iterable[Mark]) -> None:
        """Dim some shapes but nothing inside others."""
        dpr = self._printer.dpr
        size = (self._window.size() * dpr).toSize()
        veil = QPixmap(size)
        veil.fill(Qt.GlobalColor.transparent)
        veil.setDevicePixelRatio(dpr)
        painter = QPainter(veil)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in dim:
            painter.fillPath(mark.path(), colour(_VEIL))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        for mark in spare:
            painter.fillPath(mark.path(), Qt.GlobalColor.black)
        painter.end()
        self._veil = veil
        self.update()

    def clear_veil(self) -> None:
        """End all dimming."""
        if not self._veil.isNull():
            self._veil = QPixmap()
            self.update()

    @property
    def veiled(self) -> bool:
        """Whether something is dimmed."""
        return not self._veil.isNull()

    def boundingRect(self) -> QRectF:
        """The window."""
        return self._window

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the veil and the ready pixmaps that touch the exposed part."""
        exposed = option.exposedRect
        if not self._veil.isNull():
            fine = self._printer.dpr
            source = QRectF(exposed.topLeft() * fine, exposed.size() * fine)
            painter.setOpacity(DIM * self._opacity.get(Group.LEGAL, 1.0))
            painter.drawPixmap(exposed, self._veil, source)
        for group in Group:
            painter.setOpacity(self._opacity.get(group, 1.0))
            for rect, pixmap in self._drawn.get(group, ()):
                if rect.intersects(exposed):
                    painter.drawPixmap(rect.topLeft(), pixmap)

    def _print(self, mark: Mark) -> tuple[QRectF, QPixmap]:
        picture = mark.picture()
        rect = picture.box.rect().translated(mark.rect[0], mark.rect[1])
        return rect, self._printer.pixmap(picture)

    def _touch(self, group: Group) -> None:
        if group is Group.LEGAL and not self._veil.isNull():
            self.update()
            return
        for rect, _ in self._drawn.get(group, ()):
            self.update(rect)
