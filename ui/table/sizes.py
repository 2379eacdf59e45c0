"""How large the parts of a table screen are at a window size (design section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from ui.theme.look import FAR_LINES, Theme
from ui.theme.measure import DESIGN_BASE


@dataclass(frozen=True, slots=True)
class Sizes:
    """Pixels at B 14. `icons_only`: the toolbar's buttons have no words; `roomy`: the active player's card is open."""

    toolbar: float
    prompt: float
    dock: float
    side: float
    card: int
    icons_only: bool = False
    roomy: bool = True


SMALL = Sizes(44, 40, 96, 240, 48, icons_only=True, roomy=False)
MEDIUM = Sizes(52, 44, 116, 288, 58)
NORMAL = Sizes(52, 48, 136, 312, 62)
LARGE = Sizes(56, 52, 160, 360, 62)

_FAR = DESIGN_BASE * FAR_LINES / 1080
"""Sizes for the television are given for 1080 lines, where B is 24; they grow with the text, which grows with the window."""
FAR = Sizes(64 * _FAR, 72 * _FAR, 168 * _FAR, 460 * _FAR, 43, icons_only=True)
"""The panel takes what no board needs in a window of 16:9: their height is what binds them."""

_STEPS = ((1920, 1000, LARGE), (1440, 860, NORMAL), (1280, 760, MEDIUM))
"""From this window width and height on."""


def sizes_for(width: int, height: int, far: bool = False) -> Sizes:
    """Return the sizes for a screen so large; `far` for one that is looked at from three metres."""
    if far:
        return FAR
    for least_width, least_height, sizes in _STEPS:
        if width >= least_width and height >= least_height:
            return sizes
    return SMALL


def grown(pixels: float, theme: Theme) -> int:
    """Return pixels that grow with the text."""
    return round(theme.px(pixels))
