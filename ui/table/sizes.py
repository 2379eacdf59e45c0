"""How large the parts of a table screen are at a window size (design section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from ui.theme.look import Theme


@dataclass(frozen=True, slots=True)
class Sizes:
    """Pixels at B 14. `icons_only`: the toolbar's buttons have no words; `roomy`: the active player's card is open."""

    toolbar: int
    prompt: int
    dock: int
    side: int
    card: int
    icons_only: bool = False
    roomy: bool = True


SMALL = Sizes(44, 40, 96, 240, 48, icons_only=True, roomy=False)
MEDIUM = Sizes(52, 44, 116, 288, 58)
NORMAL = Sizes(52, 48, 136, 312, 62)
LARGE = Sizes(56, 52, 160, 360, 62)

_STEPS = ((1920, 1000, LARGE), (1440, 860, NORMAL), (1280, 760, MEDIUM))
"""From this window width and height on."""


def sizes_for(width: int, height: int) -> Sizes:
    """Return the sizes for a screen so large."""
    for least_width, least_height, sizes in _STEPS:
        if width >= least_width and height >= least_height:
            return sizes
    return SMALL


def grown(pixels: float, theme: Theme) -> int:
    """Return pixels that grow with the text."""
    return round(theme.px(pixels))
