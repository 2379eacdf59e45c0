"""One frozen `Theme` value with everything a painter or widget asks for, and the object that tells of its change.

Owns the joining of tokens, type scale and accessibility settings.  Knows nothing about who uses it: widgets and
scenes are handed a `CurrentTheme`, painters a `Theme`.  There is no module-wide "the theme".
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication, QPalette

from ui.theme.letters import narrowed
from ui.theme.measure import (
    CJK_LINE_HEIGHT,
    DESIGN_BASE,
    LATIN_LINE_HEIGHT,
    MIN_TEXT_PX,
    TYPE,
    Elevation,
    Role,
    TypeStyle,
    for_cjk,
)
from ui.theme.tokens import DARK, LIGHT, Tokens, high_contrast, is_dark

CONTRAST_RING = 1.5
"""Rings are this much wider in the high-contrast setting."""

FAR_LINES, FAR_LEAST_LINES = 45, 54
"""Body text and the smallest text of a screen that is looked at from three metres: so many lines of it are as high as the
window (design section 7)."""

CJK_LANGUAGES = ("ja", "zh")


@dataclass(frozen=True, slots=True)
class Theme:
    """How everything looks at this moment.  Values compare and hash, so pictures can be kept by theme.

    `base` is B, the pixel size of the application font; `cjk` says that text is Japanese or Chinese.
    """

    tokens: Tokens
    contrast: bool = False
    base: float = DESIGN_BASE
    cjk: bool = False
    family: str = ""
    """A font family, or "" for the system's own."""
    far: bool = False
    """Whether it is looked at from three metres: `base` then comes from the window's height (see `at_distance`)."""

    @property
    def dark(self) -> bool:
        """Whether surfaces are darker than ink."""
        return is_dark(self.tokens)

    @property
    def ring(self) -> float:
        """The factor on the width of rings and outlines of states."""
        return CONTRAST_RING if self.contrast else 1.0

    @property
    def line_height(self) -> float:
        """Line height as a multiple of the text size."""
        return CJK_LINE_HEIGHT if self.cjk else LATIN_LINE_HEIGHT

    @property
    def least(self) -> float:
        """Return the smallest size of text in pixels; looked at from far it grows with the rest, also on boards."""
        return max(MIN_TEXT_PX, self.base * FAR_LINES / FAR_LEAST_LINES) if self.far else MIN_TEXT_PX

    def px(self, at_design_base: float) -> float:
        """Return a length that grows with the text: pixels at B 14 in, pixels now out."""
        return at_design_base * self.base / DESIGN_BASE

    def alpha(self, elevation: Elevation) -> float:
        """Return the opacity of that elevation's shadow."""
        return elevation.alpha(self.dark)

    def style(self, role: Role) -> TypeStyle:
        """Return the type style of a role under the rules of the present script."""
        return for_cjk(TYPE[role]) if self.cjk else TYPE[role]

    def weight(self, latin: int) -> int:
        """Return the weight to use where Latin text has weight `latin`."""
        return 700 if self.cjk and latin == 600 else latin

    def sized(self, pixels: float, weight: int = 400) -> QFont:
        """Return the user interface font at a pixel size, never under the smallest readable one, no wider than usual."""
        font = QFont(self.family) if self.family else QFont(QGuiApplication.font())
        font.setPixelSize(max(round(self.least), round(pixels)))
        font.setWeight(QFont.Weight(self.weight(weight)))
        return narrowed(font)

    def font(self, role: Role) -> QFont:
        """Return the font of a role."""
        style = self.style(role)
        font = self.sized(style.size * self.base, style.weight)
        if style.tracking:
            font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self.px(style.tracking))
        if style.capitals:
            font.setCapitalization(QFont.Capitalization.AllUppercase)
        if style.tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def line(self, role: Role) -> float:
        """Return the height of one line of a role's text in pixels, from the font's own metrics."""
        metrics = QFontMetricsF(self.font(role))
        return max(metrics.height(), self.style(role).size * self.base * self.line_height)

    def width_of(self, role: Role, words: str) -> float:
        """Return how wide words are in one line in the font of a role, in pixels."""
        return QFontMetricsF(self.font(role)).horizontalAdvance(words)


def light(base: float = DESIGN_BASE, language: str = "en") -> Theme:
    """Return the light theme."""
    return Theme(LIGHT, base=base, cjk=language.startswith(CJK_LANGUAGES))


def dark(base: float = DESIGN_BASE, language: str = "en") -> Theme:
    """Return the dark theme."""
    return Theme(DARK, base=base, cjk=language.startswith(CJK_LANGUAGES))


def contrasting(palette: QPalette, base: float = DESIGN_BASE, language: str = "en") -> Theme:
    """Return the high-contrast theme in the colours of the system palette."""
    return Theme(high_contrast(palette), contrast=True, base=base, cjk=language.startswith(CJK_LANGUAGES))


def system(language: str = "en") -> Theme:
    """Return the theme the system asks for: its light or dark scheme, contrast and font size."""
    hints = QGuiApplication.styleHints()
    base = float(QFontInfo(QGuiApplication.font()).pixelSize())
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return contrasting(QGuiApplication.palette(), base, language)
    wants_dark = hints.colorScheme() == Qt.ColorScheme.Dark
    return (dark if wants_dark else light)(base, language)


def at_distance(theme: Theme, height: int) -> Theme:
    """Return the theme for a window so high that is looked at from three metres."""
    return replace(theme, base=float(max(MIN_TEXT_PX + 2, round(height / FAR_LINES))), far=True)


class CurrentTheme(QObject):
    """The theme in use, handed to whoever paints; `changed` carries the new one."""

    changed = Signal(object)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    @property
    def theme(self) -> Theme:
        """The theme in use."""
        return self._theme

    def use(self, theme: Theme) -> None:
        """Change the theme; says nothing when it is the same."""
        if theme != self._theme:
            self._theme = theme
            self.changed.emit(theme)

    def adjust(self, *, base: float | None = None, language: str | None = None) -> None:
        """Change the text size (B in pixels) or the language's script, keeping the rest."""
        cjk = self._theme.cjk if language is None else language.startswith(CJK_LANGUAGES)
        self.use(replace(self._theme, base=base or self._theme.base, cjk=cjk))
