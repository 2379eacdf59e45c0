"""What a picture is: a name with its parameters, the box it fills, and the function that paints it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ui.paint.blur import reach
from ui.paint.canvas import Canvas
from ui.theme.measure import Elevation


class Box(NamedTuple):
    """A rectangle in a picture's own units; the piece itself usually has its corner at (0, 0)."""

    x: float
    y: float
    w: float
    h: float

    def rect(self) -> QRectF:
        """Return it as Qt's rectangle."""
        return QRectF(self.x, self.y, self.w, self.h)

    def corner(self) -> QPointF:
        """Return the upper left corner: where the pixmap is drawn."""
        return QPointF(self.x, self.y)

    def grown(self, margin: float) -> Box:
        """Return the box with a margin on all sides."""
        return Box(self.x - margin, self.y - margin, self.w + 2 * margin, self.h + 2 * margin)

    def with_shadow(self, elevation: Elevation) -> Box:
        """Return the box with room for that elevation's shadow."""
        margin = reach(elevation.sigma)
        left, top = margin - elevation.dx, margin - elevation.dy
        return Box(
            self.x - max(1.0, left),
            self.y - max(1.0, top),
            self.w + max(1.0, left) + margin + elevation.dx,
            self.h + max(1.0, top) + margin + elevation.dy,
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """One thing to paint.  Two pictures of equal `kind`, `params` and `box` look the same in the same theme.

    `box` includes shadows and glows.  `opaque` promises that every pixel of the box is covered.
    """

    kind: str
    params: tuple[Hashable, ...]
    box: Box
    draw: Callable[[Canvas], None] = field(compare=False, repr=False)
    opaque: bool = False
