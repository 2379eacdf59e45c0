"""Type, spaces, corners, lines and elevations as data (design section 3).

Owns every shared length.  Sizes grow with B, the pixel size of the application font; heights of text come from font
metrics, never from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

MIN_TEXT_PX = 12
"""Nothing on screen is set smaller, also not on a board."""

ROOMY_SCALE = 0.8
"""Below this board scale secondary captions hide."""

DESIGN_BASE = 14.0
"""B of the design pictures."""


class Role(StrEnum):
    """What a piece of text is for."""

    CAPTION = "caption"
    SECTION = "section"
    BODY = "body"
    LABEL = "label"
    BUTTON = "button"
    PROMPT_HEAD = "prompt head"
    PROMPT_REST = "prompt rest"
    TITLE = "title"
    HEADING = "heading"
    SCORE = "score"
    LESSON = "lesson"


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """Size as a share of B, weight (100 to 900), tracking in pixels at B 14, capitals, tabular figures."""

    size: float
    weight: int
    tracking: float = 0.0
    capitals: bool = False
    tabular: bool = False


TYPE = {
    Role.CAPTION: TypeStyle(0.86, 600),
    Role.SECTION: TypeStyle(0.86, 700, tracking=0.8, capitals=True),
    Role.BODY: TypeStyle(1.0, 400),
    Role.LABEL: TypeStyle(1.0, 500),
    Role.BUTTON: TypeStyle(1.0, 600),
    Role.PROMPT_HEAD: TypeStyle(1.21, 700),
    Role.PROMPT_REST: TypeStyle(1.14, 400),
    Role.TITLE: TypeStyle(1.28, 700),
    Role.HEADING: TypeStyle(1.57, 700),
    Role.SCORE: TypeStyle(1.86, 700, tabular=True),
    Role.LESSON: TypeStyle(2.7, 800),
}

LATIN_LINE_HEIGHT = 1.25
CJK_LINE_HEIGHT = 1.5


def for_cjk(style: TypeStyle) -> TypeStyle:
    """Return the style for Japanese and Chinese text: 600 becomes 700, no capitals, no tracking, same size."""
    weight = 700 if style.weight == 600 else style.weight
    return TypeStyle(style.size, weight, tabular=style.tabular)


SPACES = {1: 4, 2: 8, 3: 12, 4: 16, 6: 24, 8: 32, 12: 48}
"""Steps of empty space in pixels at B 14."""


class Radius:
    """Corner radii in pixels at B 14; a pill is half its height."""

    TILE = 4
    CARD = 6
    BUTTON = 8
    PLAQUE = 10
    PROMPT = 12
    DIALOG = 18


class Line:
    """Line widths in pixels."""

    HAIR = 1.0
    OUTLINE = 1.1
    PLACE = 1.2
    ACTIVE = 2.0
    ICON = 1.75


@dataclass(frozen=True, slots=True)
class Elevation:
    """One height above the table: blur sigma and downward offset in pixels, opacity in both themes.

    The lamp hangs at the upper left, so shadows also move right by 0.3 of the downward offset.
    """

    sigma: float
    dy: float
    alpha_light: float
    alpha_dark: float

    @property
    def dx(self) -> float:
        """The offset to the right in pixels."""
        return 0.3 * self.dy

    def alpha(self, dark: bool) -> float:
        """The shadow's opacity, 0 to 1."""
        return self.alpha_dark if dark else self.alpha_light


FLAT = Elevation(0.0, 0.0, 0.0, 0.0)
LYING = Elevation(2.5, 2.5, 0.30, 0.55)
PANEL = Elevation(5.0, 4.0, 0.26, 0.45)
BOARD = Elevation(8.0, 6.0, 0.26, 0.45)
HELD = Elevation(8.0, 10.0, 0.34, 0.60)
DIALOG = Elevation(14.0, 12.0, 0.40, 0.60)
