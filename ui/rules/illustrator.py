"""Puts the pictures of a page into a Qt text document: how large they are there, and painting them where they stand.

A picture is an image whose name says what it is: `row:a;b#0` is the first of the pictures a and b side by side,
`inline:a` a small one in a line of words. On screen each is painted once into a pixmap; on paper it stays vectors.
"""

from __future__ import annotations

import logging

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPixmap,
    QPyTextObject,
    QTextDocument,
    QTextFormat,
)

from ui.paint.cache import PixmapCache
from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture
from ui.rules.compose import page_picture
from ui.rules.markup import INLINE
from ui.rules.pictures import BadPicture, shown
from ui.screens import Language
from ui.theme.look import Theme

ROW = "row:"
GAP = 14.0
"""Between pictures side by side, in pixels at the usual text size."""

_INLINE_LINES = 2.0
_CACHE_BYTES = 32 * 1024 * 1024
_LOG = logging.getLogger(__name__)


def row_name(pictures: tuple[str, ...], index: int) -> str:
    """Return the image name of one of several pictures side by side."""
    return f"{ROW}{';'.join(pictures)}#{index}"


class Illustrator(QPyTextObject):
    """Draws the images of one game's page; `vectors` on paper."""

    def __init__(self, game: str, language: Language, theme: Theme, *, vectors: bool = False) -> None:
        super().__init__()
        self._game = game
        self._language = language
        self._theme = theme
        self._vectors = vectors
        self._cache = PixmapCache(_CACHE_BYTES)
        self._pictures: dict[str, Picture] = {}

    def serve(self, document: QTextDocument) -> None:
        """Draw the images of a document from now on, and live as long as it does."""
        self.setParent(document)
        document.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject, self)

    def picture(self, name: str) -> Picture:
        """Return a picture; an empty one when it cannot be made, which tests of the pages find."""
        key = f"{name} {self._language.code}"
        if key not in self._pictures:
            try:
                self._pictures[key] = page_picture(self._game, name, self._theme, self._language)
            except BadPicture:
                _LOG.exception("a picture of the rules of %s", self._game)
                self._pictures[key] = Picture("nothing", (name,), Box(0, 0, 1, 1), lambda canvas: None)
        return self._pictures[key]

    def natural(self, name: str) -> QSizeF:
        """Return how large a picture would like to be, in pixels."""
        box, scale = self.picture(name).box, self._theme.px(shown(self._game, name).scale)
        return QSizeF(box.w * scale, box.h * scale)

    # ------------------------------------------------------------ Qt's side

    def intrinsicSize(self, document: QTextDocument, position: int, form: QTextFormat) -> QSizeF:
        """Return how large an image is: shrunk to the width there is, small in a line of words."""
        name = form.toImageFormat().name()
        if name.startswith(INLINE):
            size = self.natural(name.removeprefix(INLINE))
            line = QFontMetricsF(document.defaultFont()).height() * _INLINE_LINES
            return size * min(1.0, line / max(1.0, size.height()))
        names, index = _row(name)
        sizes = [self.natural(other) for other in names]
        room = _width(document) - self._theme.px(GAP) * 2 * len(names)
        return sizes[index] * min(1.0, room / max(1.0, sum(size.width() for size in sizes)))

    def drawObject(
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        document: QTextDocument,
        position: int,
        form: QTextFormat,
    ) -> None:
        """Paint an image."""
        rect = QRectF(rect)
        name = form.toImageFormat().name()
        names, index = _row(name)
        picture = self.picture(name.removeprefix(INLINE) if name.startswith(INLINE) else names[index])
        scale = rect.width() / picture.box.w
        if self._vectors:
            self._draw_vectors(painter, rect, picture, scale)
            return
        ratio = painter.device().devicePixelRatioF()
        # Painted as at scale 1, so that words on a small picture are small instead of too large for it.
        pixmap = self._cache.pixmap(picture, self._theme, 1.0, scale * ratio)
        painter.drawPixmap(_pixel_for_pixel(rect, pixmap, ratio), pixmap, QRectF(pixmap.rect()))

    def _draw_vectors(self, painter: QPainter, rect: QRectF, picture: Picture, scale: float) -> None:
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        painter.translate(-picture.box.x, -picture.box.y)
        plain = Canvas(painter, self._theme)
        picture.draw(Canvas(painter, self._theme, plain.resolution))
        painter.restore()


def _row(name: str) -> tuple[tuple[str, ...], int]:
    names, _, index = name.removeprefix(ROW).partition("#")
    return tuple(names.split(";")), int(index or 0)


def _pixel_for_pixel(rect: QRectF, pixmap: QPixmap, ratio: float) -> QRectF:
    """Return where a pixmap lies in a place that may begin and end between pixels: Qt would leave out rows of letters."""
    corner = QPointF(round(rect.x() * ratio) / ratio, round(rect.y() * ratio) / ratio)
    return QRectF(corner, QSizeF(pixmap.size()) / ratio)


def _width(document: QTextDocument) -> float:
    """Return how wide words may be in a document."""
    width = document.textWidth() if document.textWidth() > 0 else document.pageSize().width()
    return max(1.0, width - 2 * document.documentMargin())
