"""Colour arithmetic: mixing toward lamp light and toward shadow, contrast of text.

Owns the two mixing targets of the design ("lighter" is warm, "darker" is cool; never pure white or black).
Colours travel as "#RRGGBB" text in data and as `QColor` while painting; every function here takes either.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QColor

Paint = QColor | str
"""A colour as text ("#RRGGBB") or as a `QColor`."""

LAMP_LIGHT = "#FFF4E0"
LAMP_SHADOW = "#1A1420"


@lru_cache(maxsize=1024)
def _parsed(text: str) -> QColor:
    parsed = QColor(text)
    if not parsed.isValid():
        raise ValueError(f"not a colour: {text!r}")
    return parsed


def colour(paint: Paint, alpha: float | None = None) -> QColor:
    """Return `paint` as a fresh `QColor`; `alpha` (0 to 1) replaces its own opacity.  Raises `ValueError` on nonsense."""
    made = QColor(_parsed(paint)) if isinstance(paint, str) else QColor(paint)
    if alpha is not None:
        made.setAlphaF(min(1.0, max(0.0, alpha)))
    return made


def mix(first: Paint, second: Paint, share: float) -> QColor:
    """Return the colour `share` (0 to 1) of the way from `first` to `second`, opacity included."""
    a, b = colour(first), colour(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def lighter(paint: Paint, share: float) -> QColor:
    """Return `paint` under more lamp light."""
    return mix(paint, LAMP_LIGHT, share)


def darker(paint: Paint, share: float) -> QColor:
    """Return `paint` in more shadow."""
    return mix(paint, LAMP_SHADOW, share)


def hexa(paint: Paint) -> str:
    """Return "#RRGGBB", opacity left out."""
    return colour(paint).name(QColor.NameFormat.HexRgb).upper()


def css(paint: Paint, alpha: float | None = None) -> str:
    """Return the colour in the notation of Qt style sheets, opacity kept."""
    c = colour(paint, alpha)
    return f"rgba({c.red()}, {c.green()}, {c.blue()}, {c.alphaF():.3f})"


def luminance(paint: Paint) -> float:
    """Return the relative luminance, 0 (black) to 1 (white), WCAG 2."""
    c = colour(paint)
    red, green, blue = (_linear(channel) for channel in (c.redF(), c.greenF(), c.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Paint, second: Paint) -> float:
    """Return the contrast ratio of two opaque colours, 1 to 21, WCAG 2."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
