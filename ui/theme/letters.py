"""Owns how wide letters are: those of a wide font of the system are set narrower, to the measure everything is laid out for.

The fonts desktops come with set a line in nearly the same width: of Inter, Noto Sans, Open Sans, Liberation Sans, Roboto and Cantarell
the first is the widest, in bold the second. DejaVu Sans, which plain Linux desktops have, needs 7 per cent more than that, in bold
16.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

_SAMPLE: Final = "Place a stone on the ship beside tile 12, 3 points; 45 of 67 wanted"
_SIZE: Final = 100

USUAL: Final = 0.4645
"""Mean width of a letter of the sample as a multiple of the text size in the widest of them (Inter)."""

USUAL_BOLD: Final = 0.48
"""The same in bold (Noto Sans)."""

NARROWEST: Final = 82
"""How narrow, in per cent, letters may become."""


def narrowed(font: QFont) -> QFont:
    """Return the font with letters no wider than usual, as far as that reads well."""
    narrow = QFont(font)
    stretch = _stretch(font.family(), font.weight())
    if stretch < QFont.Stretch.Unstretched:
        narrow.setStretch(stretch)
    return narrow


@lru_cache(maxsize=64)
def _stretch(family: str, weight: int) -> int:
    """Per cent to which the letters of a font are set; asked of the font, as it may have a narrow cut of its own."""
    usual = USUAL_BOLD if weight >= QFont.Weight.DemiBold else USUAL
    tries = range(100, NARROWEST, -2)
    return next((stretch for stretch in tries if _width(family, weight, stretch) <= usual), NARROWEST)


def _width(family: str, weight: int, stretch: int) -> float:
    """Mean width of a letter of the sample as a multiple of the text size."""
    font = QFont(family)
    font.setPixelSize(_SIZE)
    font.setWeight(QFont.Weight(weight))
    font.setStretch(stretch)
    return QFontMetricsF(font).horizontalAdvance(_SAMPLE) / (_SIZE * len(_SAMPLE))
