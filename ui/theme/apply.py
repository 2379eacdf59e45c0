"""Dressing the application in a theme: style, palette, style sheet, and keeping them when the theme changes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from ui.theme.letters import narrowed
from ui.theme.look import CurrentTheme, Theme
from ui.theme.palette import BASE_STYLE, palette
from ui.theme.sheet import style_sheet


def dress(application: QApplication, theme: Theme) -> None:
    """Give every widget of the application this theme's colours, radii and text size."""
    application.setStyle(BASE_STYLE)
    application.setPalette(palette(theme))
    font = application.font()
    font.setPixelSize(round(theme.base))
    application.setFont(narrowed(font))
    application.setStyleSheet(style_sheet(theme))


def keep_dressed(application: QApplication, current: CurrentTheme) -> None:
    """Dress the application now and again whenever the theme changes."""
    dress(application, current.theme)
    current.changed.connect(lambda theme: dress(application, theme))
