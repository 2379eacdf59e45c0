"""Arrows over the table: where a move takes a piece. For hints, the coach, looking back and practice.

Every kind has a colour, a line and a badge of its own, so that none is told by colour alone. One item above the
pieces paints one ready pixmap, made anew when the arrows or the camera change. Scene pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ui.board.board import Board
from ui.board.items import Printer
from ui.board.layout import Area, Piece
from ui.board.scene import Z_FLOAT
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, polygon, rounded_box
from ui.paint.picture import Box, Picture
from ui.paint.shapes import draw_icon
from ui.theme.measure import PANEL
from ui.theme.tokens import Tokens

BADGE: Final = 12.0
_LINE, _EDGE = 4.6, 8.4
_EDGE_INK, _EDGE_ALPHA = "#1A1208", 0.55
_HEAD: Final = [(0.0, 0.0), (-19.0, -11.0), (-19.0, 11.0)]
_HEAD_LENGTH = 16.0
_BEND = 0.10
"""How far an arrow bends, as a share of its length, so that two along the same way lie apart."""
_ROOM = 4.0
_SHORT = 30.0
"""An arrow shorter than this is only a ring round its goal."""


class ArrowKind(StrEnum):
    """What an arrow says."""

    HINT = "hint"
    """The table itself rings its ends."""
    BETTER = "better"
    PLAYED = "played"
    ANSWER = "answer"
    """How another seat answers the played move."""


@dataclass(frozen=True, slots=True)
class _Look:
    token: str
    icon: str
    dashed: bool
    bend: float


_LOOKS: Final = {
    ArrowKind.HINT: _Look("hint", "", dashed=False, bend=_BEND),
    ArrowKind.BETTER: _Look("hint", "bulb", dashed=False, bend=_BEND),
    ArrowKind.PLAYED: _Look("last_move", "hand", dashed=True, bend=-_BEND),
    ArrowKind.ANSWER: _Look("err", "swap", dashed=False, bend=2 * _BEND),
}


@dataclass(frozen=True, slots=True)
class Arrow:
    """One arrow: from a thing, if it is on the table, to a thing; both as boxes in scene pixels."""

    kind: ArrowKind
    goal: QRectF
    start: QRectF | None = None


class MoveArrows(QObject):
    """The arrows of one table: remembers moves, finds where they lead on the table as it lies now."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._moves: tuple[tuple[ArrowKind, int], ...] = ()
        self.item = ArrowsItem(board.scene.printer)
        board.scene.add_overlay(self.item)
        board.view.moved.connect(self.refresh)
        board.view.calmed.connect(self.refresh)
        board.held.connect(self._on_held)

    @property
    def moves(self) -> tuple[tuple[ArrowKind, int], ...]:
        """The moves arrows are wanted for, with their kinds."""
        return self._moves

    @property
    def shown(self) -> tuple[Arrow, ...]:
        """The arrows that are on the table now."""
        return self.item.arrows

    def show(self, moves: Sequence[tuple[ArrowKind, int]]) -> None:
        """Show these moves; of moves with neither piece nor place on the table nothing is seen."""
        self._moves = tuple(moves)
        self.refresh()

    def clear(self) -> None:
        """Show none."""
        self.show(())

    def refresh(self) -> None:
        """Find everything anew: the table or the window changed."""
        found = (self._arrow(kind, move) for kind, move in self._moves)
        window = QRectF(QPointF(), self._board.camera.window)
        self.item.show_arrows([arrow for arrow in found if arrow is not None], window)

    def _on_held(self) -> None:
        """Nothing may lie over the table while the hand holds something; the next move has other arrows."""
        if self._board.held_piece is not None:
            self.clear()

    def _arrow(self, kind: ArrowKind, move: int) -> Arrow | None:
        for aim in self._board.layout.aims(move):
            start, goal = self._piece(aim.piece, kind), self._place(aim.place)
            if goal is not None:
                return Arrow(kind, goal, start)
            if start is not None:
                return Arrow(kind, start)
        return None

    def _piece(self, number: int, kind: ArrowKind) -> QRectF | None:
        """Where a piece lies: a loose one, else the only one of its number; never one of the own hand for an answer."""
        pieces = [
            piece
            for piece in self._board.plan.pieces
            if number and piece.number == number and not (kind is ArrowKind.ANSWER and _in_own_hand(piece))
        ]
        loose = [piece for piece in pieces if piece.loose]
        if not loose and len(pieces) != 1:
            return None
        best = max(loose or pieces, key=lambda piece: piece.level)
        return self._board.scene.home_rect(best)

    def _place(self, number: int) -> QRectF | None:
        entries = self._board.scene.entries(number) if number else []
        if not entries:
            return None
        return self._board.scene.outline_in(entries[0].area, entries[0].box, entries[0].bar)


def _in_own_hand(piece: Piece) -> bool:
    return piece.area is Area.DOCK


class ArrowsItem(QGraphicsItem):
    """The overlay item."""

    def __init__(self, printer: Printer) -> None:
        super().__init__()
        self._printer = printer
        self._window = QRectF()
        self._drawn = QPixmap()
        self.arrows: tuple[Arrow, ...] = ()
        self.setZValue(Z_FLOAT - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_arrows(self, arrows: Sequence[Arrow], window: QRectF) -> None:
        """Show arrows in a window so large."""
        if not arrows and not self.arrows:
            return
        self.prepareGeometryChange()
        self._window, self.arrows = QRectF(window), tuple(arrows)
        self._drawn = self._paint_all() if arrows else QPixmap()
        self.update()

    def boundingRect(self) -> QRectF:
        """The window."""
        return self._window

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the exposed part of the ready pixmap."""
        if not self._drawn.isNull():
            fine, exposed = self._printer.dpr, option.exposedRect
            source = QRectF(exposed.topLeft() * fine, exposed.size() * fine)
            painter.drawPixmap(exposed, self._drawn, source)

    def _paint_all(self) -> QPixmap:
        fine = self._printer.dpr
        pixmap = QPixmap((self._window.size() * fine).toSize())
        pixmap.setDevicePixelRatio(fine)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self._printer.theme, fine)
        for arrow in self.arrows:
            draw_arrow(canvas, arrow)
        painter.end()
        return pixmap


def draw_arrow(canvas: Canvas, arrow: Arrow) -> None:
    """Paint an arrow with rings round its ends and its badge."""
    look, tokens = _LOOKS[arrow.kind], canvas.theme.tokens
    paint = str(getattr(tokens, look.token))
    if look.icon:
        _ring(canvas, arrow.goal, paint, dashed=look.dashed)
    way = None if arrow.start is None else arrow.goal.center() - arrow.start.center()
    if arrow.start is None or way is None or math.hypot(way.x(), way.y()) < _SHORT:
        corner = arrow.goal.topRight() + QPointF(_ROOM, -_ROOM)
        _badge(canvas, corner, paint, look.icon, tokens)
        return
    curve = _curve(arrow.start.center(), arrow.goal.center(), look.bend)
    canvas.stroke(curve, _EDGE_INK, _EDGE, _EDGE_ALPHA)
    canvas.stroke(curve, paint, _LINE, dash=(13.0, 9.0) if look.dashed else ())
    tip = curve.pointAtPercent(1.0)
    with canvas.at(tip.x(), tip.y(), turn=-curve.angleAtPercent(1.0)), canvas.at(_HEAD_LENGTH, 0):
        canvas.stroke(polygon(_HEAD), _EDGE_INK, 3.4, _EDGE_ALPHA)
        canvas.fill(polygon(_HEAD), paint)
    _badge(canvas, curve.pointAtPercent(0.5), paint, look.icon, tokens)


def _curve(start: QPointF, goal: QPointF, bend: float) -> QPainterPath:
    """The way of an arrow without its head, bent to the left of its direction."""
    way = goal - start
    length = math.hypot(way.x(), way.y())
    short = goal - way * (_HEAD_LENGTH / length)
    middle = (start + short) / 2 + QPointF(-way.y(), way.x()) * bend
    path = QPainterPath(start)
    path.quadTo(middle, short)
    return path


def _ring(canvas: Canvas, box: QRectF, paint: str, *, dashed: bool) -> None:
    face = rounded_box(box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM), 8.0)
    canvas.stroke(face, "#FFFFFF", 5.0 * canvas.theme.ring, 0.85)
    canvas.stroke(face, paint, 3.0 * canvas.theme.ring, dash=(9.0, 6.0) if dashed else ())


def _badge(canvas: Canvas, spot: QPointF, paint: str, name: str, tokens: Tokens) -> None:
    if not name:
        return
    face = disc(spot.x(), spot.y(), BADGE)
    canvas.shadow(face, PANEL)
    canvas.fill(face, tokens.raised)
    canvas.stroke(face, paint, 2.2)
    draw_icon(canvas, name, spot.x(), spot.y(), 1.25 * BADGE, paint, 2.0)


def badge_picture(kind: ArrowKind, radius: float = BADGE) -> Picture:
    """Return the badge of a kind of arrow as a picture, for the words that go with it."""

    def draw(canvas: Canvas) -> None:
        with canvas.at(radius + 2, radius + 2, radius / BADGE):
            tokens, look = canvas.theme.tokens, _LOOKS[kind]
            _badge(canvas, QPointF(), str(getattr(tokens, look.token)), look.icon, tokens)

    return Picture("badge", (kind, radius), Box(0, 0, 2 * radius + 4, 2 * radius + 4), draw)
