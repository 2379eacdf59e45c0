"""The strokes every picture is made of: fills, lines, shadows, bevelled ink and text, on one painter.

Owns the joining of a `QPainter` with the theme and the scale of the screen.  A picture is painted once, so clips,
gradients and blurs are allowed here and nowhere near an item's `paint`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from ui.paint.blur import Blurred, blurred, reach
from ui.paint.paths import outside, placed
from ui.theme.colour import Paint, colour, darker, lighter
from ui.theme.look import Theme
from ui.theme.measure import MIN_TEXT_PX, ROOMY_SCALE, Elevation

_SQUEEZES = (94, 88, 82)
"""How narrow, in per cent, letters of the least size may become before words end with an ellipsis."""

Brush = Paint | QGradient | QBrush
Stop = tuple[float, Paint]

_G = TypeVar("_G", bound=QGradient)
_CENTRE = Qt.AlignmentFlag.AlignCenter
HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def linear(x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> QLinearGradient:
    """Return a gradient along a line; each stop is (0 to 1, colour)."""
    return _stopped(QLinearGradient(x1, y1, x2, y2), stops)


def radial(cx: float, cy: float, radius: float, *stops: Stop) -> QRadialGradient:
    """Return a gradient from a centre outward."""
    return _stopped(QRadialGradient(cx, cy, radius), stops)


def _stopped(gradient: _G, stops: Sequence[Stop]) -> _G:
    for at, paint in stops:
        gradient.setColorAt(at, colour(paint))
    return gradient


class Canvas:
    """A painter, the theme, and how many screen pixels one unit of the picture is."""

    __slots__ = ("_ratio", "painter", "theme")

    def __init__(self, painter: QPainter, theme: Theme, dpr: float = 1.0) -> None:
        """`painter` already carries the scale to device pixels; `dpr` is how many of those make a screen pixel."""
        self.painter = painter
        self.theme = theme
        self._ratio = dpr
        painter.setRenderHints(HINTS)

    # ------------------------------------------------------------ scale

    @property
    def resolution(self) -> float:
        """Device pixels per unit here."""
        transform = self.painter.combinedTransform()
        return math.hypot(transform.m11(), transform.m12())

    @property
    def scale(self) -> float:
        """Screen pixels per unit here."""
        return self.resolution / self._ratio

    @property
    def roomy(self) -> bool:
        """Whether secondary captions have room: letters of the least size are small enough here."""
        return self.scale * MIN_TEXT_PX / self.theme.least >= ROOMY_SCALE

    # ------------------------------------------------------------ frames

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """Paint with the origin at (x, y), scaled, turned by degrees."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(turn)
        self.painter.scale(scale, scale)
        yield
        self.painter.restore()

    @contextmanager
    def clipped(self, path: QPainterPath) -> Iterator[None]:
        """Paint only inside `path`."""
        self.painter.save()
        self.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    @contextmanager
    def within(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        """Paint only inside a rectangle: much faster than inside a path."""
        self.painter.save()
        self.painter.setClipRect(QRectF(x, y, w, h), Qt.ClipOperation.IntersectClip)
        yield
        self.painter.restore()

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Paint everything at this opacity."""
        self.painter.save()
        self.painter.setOpacity(self.painter.opacity() * opacity)
        yield
        self.painter.restore()

    # ------------------------------------------------------------ fills and lines

    def fill(self, path: QPainterPath, brush: Brush, alpha: float | None = None) -> None:
        """Fill a path with a colour (optionally at an opacity) or a gradient."""
        self.painter.fillPath(path, _brush(brush, alpha))

    def box(self, x: float, y: float, w: float, h: float, brush: Brush, alpha: float | None = None) -> None:
        """Fill a rectangle."""
        self.painter.fillRect(QRectF(x, y, w, h), _brush(brush, alpha))

    def stroke(
        self,
        path: QPainterPath,
        paint: Paint,
        width: float,
        alpha: float | None = None,
        *,
        dash: Sequence[float] = (),
        cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
        join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
    ) -> None:
        """Draw a path's line; `dash` is lengths of line and gap in units."""
        pen = QPen(colour(paint, alpha), width, Qt.PenStyle.SolidLine, cap, join)
        if dash:
            pen.setDashPattern([length / width for length in dash])
        self.painter.strokePath(path, pen)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        paint: Paint,
        width: float,
        alpha: float | None = None,
    ) -> None:
        """Draw one straight line with round ends."""
        pen = QPen(colour(paint, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def cut_in(self, path: QPainterPath, base: Paint, ink: Paint, depth: float = 1.0) -> None:
        """Paint a shape cut into a face of colour `base`: dark upper edge, light lower edge, then ink."""
        self.fill(placed(path, -0.5 * depth, -0.8 * depth), darker(base, 0.55), 0.55)
        self.fill(placed(path, 0.5 * depth, 0.9 * depth), lighter(base, 0.65), 0.55)
        self.fill(path, ink)

    # ------------------------------------------------------------ light and shadow

    def shadow(self, path: QPainterPath, elevation: Elevation, share: float = 1.0) -> None:
        """Cast the path's shadow to the lower right; `share` makes it fainter or stronger."""
        if elevation.sigma:
            alpha = self.theme.alpha(elevation) * share
            self.cast(path, elevation.sigma, elevation.dx, elevation.dy, self.theme.tokens.shadow, alpha)

    def cast(
        self, path: QPainterPath, sigma: float, dx: float, dy: float, paint: Paint, alpha: float | None = None
    ) -> None:
        """Paint the blurred silhouette of `path`, moved by (dx, dy)."""
        soft = blurred(path, sigma, colour(paint, alpha), self.resolution)
        self._lay(soft, dx, dy)

    def glow(self, path: QPainterPath, sigma: float, paint: Paint, alpha: float) -> None:
        """Let a path glow to all sides; nothing in the high-contrast setting."""
        if not self.theme.contrast:
            self.cast(path, sigma, 0.0, 0.0, paint, alpha)

    def glow_outside(self, path: QPainterPath, sigma: float, paint: Paint, alpha: float) -> None:
        """Let a path glow around itself, leaving its inside as it is."""
        with self.clipped(outside(path, reach(sigma) + 2)):
            self.glow(path, sigma, paint, alpha)

    def inner_shadow(
        self,
        path: QPainterPath,
        sigma: float,
        dx: float = 1.0,
        dy: float = 2.0,
        alpha: float = 0.45,
        paint: Paint = "#20140A",
    ) -> None:
        """Let the edge of a hollow throw its shadow into it."""
        rim = outside(path, reach(sigma) + max(abs(dx), abs(dy)))
        with self.clipped(path):
            self.cast(rim, sigma, dx, dy, paint, alpha)

    def _lay(self, soft: Blurred, dx: float, dy: float) -> None:
        self.painter.drawImage(soft.box.translated(dx, dy), soft.image, QRectF(soft.image.rect()))

    # ------------------------------------------------------------ text

    def font(self, size: float, weight: int = 400) -> QFont:
        """Return the font for text of `size` units, never smaller than the least readable size on screen."""
        font = self.theme.sized(MIN_TEXT_PX, weight)
        font.setPixelSize(max(round(size), math.ceil(self.theme.least / self.scale - 0.01)))
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def text(
        self,
        box: QRectF,
        words: str,
        size: float,
        paint: Paint,
        weight: int = 400,
        align: Qt.AlignmentFlag = _CENTRE,
        *,
        alpha: float | None = None,
        wrap: bool = False,
    ) -> None:
        """Set words in a box: shrunk toward the least readable size, wrapped if allowed, else ended with an ellipsis."""
        font = self._fitted(words, size, weight, box, wrap)
        if not wrap:
            self.one_line(box, words, font, colour(paint, alpha), align)
            return
        self.painter.setFont(font)
        self.painter.setPen(colour(paint, alpha))
        self.painter.drawText(box, int(align) | int(Qt.TextFlag.TextWordWrap), words)

    def one_line(
        self, box: QRectF, words: str, font: QFont, paint: Paint, align: Qt.AlignmentFlag = _CENTRE
    ) -> None:
        """Set words in one line of a given font, squeezed a little or ended with an ellipsis where room is short."""
        font = squeezed(font, words, box)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        self.painter.setFont(font)
        self.painter.setPen(colour(paint))
        self.painter.drawText(box, int(align) | int(Qt.TextFlag.TextSingleLine), shown)

    def has_room(self, box: QRectF, words: str, weight: int = 400, *, wrap: bool = False) -> bool:
        """Tell whether a box holds the words in the least readable size, squeezed a little if need be."""
        return fits(self._fitted(words, 0.0, weight, box, wrap), words, box, wrap)

    def _fitted(self, words: str, size: float, weight: int, box: QRectF, wrap: bool) -> QFont:
        font = self.font(size, weight)
        least = self.font(0.0, weight).pixelSize()
        while font.pixelSize() > least and not fits(font, words, box, wrap):
            font.setPixelSize(font.pixelSize() - 1)
        return squeezed(font, words, box, wrap)

    def figure(
        self,
        cx: float,
        cy: float,
        words: str,
        size: float,
        paint: Paint,
        weight: int = 700,
        alpha: float | None = None,
    ) -> None:
        """Set a short figure or letter so that its ink, not its line, is centred on (cx, cy)."""
        font = self.font(size, weight)
        ink = QFontMetricsF(font).tightBoundingRect(words)
        self.painter.setFont(font)
        self.painter.setPen(colour(paint, alpha))
        self.painter.drawText(QPointF(cx - ink.center().x(), cy - ink.center().y()), words)

    def width_of(self, words: str, size: float, weight: int = 400) -> float:
        """Return how wide the words are, in units."""
        return QFontMetricsF(self.font(size, weight)).horizontalAdvance(words)


def squeezed(font: QFont, words: str, box: QRectF, wrap: bool = False) -> QFont:
    """Return the font with letters as narrow as the box needs them, within what reads well."""
    narrow, usual = QFont(font), font.stretch() or QFont.Stretch.Unstretched
    for squeeze in _SQUEEZES:
        if fits(narrow, words, box, wrap):
            break
        narrow.setStretch(usual * squeeze // 100)
    return narrow


def _brush(brush: Brush, alpha: float | None) -> QBrush:
    if isinstance(brush, (QGradient, QBrush)):
        return QBrush(brush)
    return QBrush(colour(brush, alpha))


def fits(font: QFont, words: str, box: QRectF, wrap: bool = False) -> bool:
    """Tell whether a box holds the words in this font."""
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(words) <= box.width()
    needed = metrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), words)
    return needed.height() <= box.height() and needed.width() <= box.width() + 1
