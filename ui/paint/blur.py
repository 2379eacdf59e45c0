"""Blurred silhouettes for shadows and glows, with Qt alone.

A silhouette is painted small enough that the wanted sigma becomes `_SMALL_SIGMA` pixels, blurred there by averaging
shifted, weighted copies (a separable Gaussian), tinted, and later drawn back enlarged: a blur has no detail that the
enlargement could lose.  No numpy: start-up must not load it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

_SMALL_SIGMA = 1.8
_REACH = 2.6
"""The blur ends this many sigmas outside the silhouette; less than 0.5 % of it lies beyond."""


@dataclass(frozen=True, slots=True)
class Blurred:
    """A tinted, blurred silhouette and the box, in the path's own units, it fills."""

    image: QImage
    box: QRectF


def reach(sigma: float) -> float:
    """Return how far outside its silhouette a blur of `sigma` is painted."""
    return sigma * _REACH + 1.0


def blurred(path: QPainterPath, sigma: float, tint: QColor, resolution: float) -> Blurred:
    """Return the filled `path` blurred by `sigma` (the path's units) in the colour and opacity of `tint`.

    `resolution` is device pixels per unit.
    """
    fine = min(resolution, _SMALL_SIGMA / sigma) if sigma > 0 else resolution
    margin = reach(sigma) + 1.5 / fine
    bounds = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    width, height = math.ceil(bounds.width() * fine), math.ceil(bounds.height() * fine)
    image = _clear(width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(fine, fine)
    painter.translate(-bounds.x(), -bounds.y())
    painter.fillPath(path, QColor(0, 0, 0))
    painter.end()
    if sigma > 0:
        taps = _taps(round(sigma * fine, 2))
        image = _smeared(_smeared(image, taps, 1, 0), taps, 0, 1)
    _tint(image, tint)
    return Blurred(image, QRectF(bounds.x(), bounds.y(), width / fine, height / fine))


def _clear(width: int, height: int) -> QImage:
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@lru_cache(maxsize=64)
def _taps(sigma: float) -> tuple[tuple[int, float], ...]:
    """Return (offset, share) pairs: laying each copy over the last ones at its share leaves their weighted mean."""
    radius = max(1, math.ceil(sigma * _REACH))
    total, taps = 0.0, []
    for offset in sorted(range(-radius, radius + 1), key=abs, reverse=True):
        weight = math.exp(-0.5 * (offset / sigma) ** 2)
        total += weight
        taps.append((offset, weight / total))
    return tuple(taps)


def _smeared(image: QImage, taps: tuple[tuple[int, float], ...], across: int, down: int) -> QImage:
    result = _clear(image.width(), image.height())
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for offset, share in taps:
        painter.setOpacity(share)
        painter.drawImage(QPointF(offset * across, offset * down), image)
    painter.end()
    return result


def _tint(image: QImage, tint: QColor) -> None:
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), tint)
    painter.end()
