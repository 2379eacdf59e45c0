"""How the app should look and move: the person's settings where there are any, else what the system asks for.

Owns the joining of the two, and nothing of how it is painted. What the system asked for is read before the app puts
on its own palette and font: afterwards Qt would only give those back.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QGuiApplication, QPalette

from ui.settings.choices import Choices
from ui.theme.look import Theme, contrasting, dark, light
from ui.theme.palette import palette

_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


@dataclass(frozen=True, slots=True)
class SystemLook:
    """The system's own palette and the pixel size of its text."""

    palette: QPalette
    text: float

    @classmethod
    def now(cls) -> SystemLook:
        """Read it; call before the application is dressed."""
        return cls(QPalette(QGuiApplication.palette()), float(QFontInfo(QGuiApplication.font()).pixelSize()))


def ask_for_scheme(choices: Choices) -> None:
    """Tell Qt which scheme the person wants, so that window frames and native dialogs follow."""
    hints = QGuiApplication.styleHints()
    if choices.theme == "system":
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(_SCHEMES[choices.theme])


def theme_for(choices: Choices, system: SystemLook, language: str) -> Theme:
    """Return the theme in force."""
    if choices.theme == "system" and system_contrast() and choices.contrast != "off":
        return contrasting(system.palette, system.text, language)
    dark_wanted = choices.theme == "dark" or (choices.theme == "system" and system_dark())
    plain = (dark if dark_wanted else light)(system.text, language)
    if _wanted(choices.contrast, system_contrast()):
        return contrasting(palette(plain), system.text, language)
    return plain


def reduced_motion(choices: Choices) -> bool:
    """Return whether pieces should not travel."""
    return _wanted(choices.reduced_motion, system_reduced_motion())


def system_dark() -> bool:
    """Return whether the system is dark."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def system_contrast() -> bool:
    """Return whether the system asks for high contrast."""
    hints = QGuiApplication.styleHints()  # kept: PySide ends `accessibility()` together with it
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def system_reduced_motion() -> bool:
    """Return whether the system asks for reduced motion; Qt tells from 6.12 on."""
    hints = QGuiApplication.styleHints()
    preference = getattr(hints.accessibility(), "motionPreference", None)
    return preference is not None and "Reduced" in preference().name


def _wanted(choice: str, system: bool) -> bool:
    return system if choice == "system" else choice == "on"
