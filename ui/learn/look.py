"""How large the card of a lesson and its words are; shrinks the words before anything is cut off."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QFont

from ui.theme.look import Theme
from ui.theme.measure import TYPE, Role

CARD_WIDTH = 500.0
BIGGER_WIDTH = 620.0
MARGIN = 24.0
SMALL_MARGIN = 14.0
_MOST_OF_WINDOW, _BIGGER_MOST = 0.365, 0.46
_NARROW = 1200
BODY, BIGGER_BODY = 1.7, 2.15
_LEAST = 1.0
_STEP = 0.05


@dataclass(frozen=True, slots=True)
class CardFonts:
    """The fonts of a card at a size of its body, in shares of B."""

    theme: Theme
    body: float

    @property
    def share(self) -> float:
        """How much smaller than usual everything is."""
        return self.body / BODY

    def font(self, size: float, weight: int) -> QFont:
        """Return a font by its usual size in shares of B."""
        return self.theme.sized(size * self.share * self.theme.base, weight)

    @property
    def heading(self) -> QFont:
        """The heading."""
        style = TYPE[Role.LESSON]
        return self.font(style.size, style.weight)

    def px(self, pixels: float) -> int:
        """Return a space, usual pixels in."""
        return round(self.theme.px(pixels) * (0.4 + 0.6 * min(1.0, self.share)))


def card_width(window: int, theme: Theme, bigger: bool) -> int:
    """Return how wide the card is beside a table in a window so wide."""
    wanted = theme.px(BIGGER_WIDTH if bigger else CARD_WIDTH)
    return round(min(wanted, window * (_BIGGER_MOST if bigger else _MOST_OF_WINDOW)))


def card_margin(window: int) -> int:
    """Return the space around the card."""
    return round(SMALL_MARGIN if window < _NARROW else MARGIN)


def sizes(width: int, theme: Theme, bigger: bool) -> list[float]:
    """Return the sizes of the body to try on a card so wide, the largest first, in shares of B."""
    usual = theme.px(BIGGER_WIDTH if bigger else CARD_WIDTH)
    most = (BIGGER_BODY if bigger else BODY) * min(1.0, 0.25 + 0.75 * width / usual)
    count = max(1, round((most - _LEAST) / _STEP) + 1)
    return [max(_LEAST, most - _STEP * n) for n in range(count)]
