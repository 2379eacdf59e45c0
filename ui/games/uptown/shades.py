"""The colours of Uptown's table that no other game uses, and which colour a rack has."""

from __future__ import annotations

from ui.theme.look import Theme
from ui.theme.players import (
    CHALK,
    EMBER,
    HONEY,
    PINE,
    PLAYERS_ON_DARK_BOARDS,
    PLUM,
    TIDE,
    Player,
)

BRASS = "#D8AE5A"
BRASS_INK = "#F0D9A0"
CREAM = "#FFF3D6"
COUNT_INK = "#FFE3A6"
FRAME_TOP, FRAME_FOOT = "#27344F", "#141C2E"
FRAME_EDGE = "#0B0F18"
BLOCKS = ("#34425F", "#2A3650")
BLOCK_PAPER = "#2F3C58"
"""What shows through the holes of a block's picture."""
CELL_LINE = "#F1E3C0"
WING = "#141C2E"
SKYLINE = "#1E2733"
WINDOW = "#FFD98A"
CAPTURES = "#B3261E"

_PARTNERS = {EMBER: HONEY, HONEY: EMBER, TIDE: CHALK, CHALK: TIDE, PINE: CHALK, PLUM: TIDE}
"""The colour that goes best with another when a player has two: both warm, or both cool."""


def cloth(theme: Theme) -> str:
    """Return the colour of the night behind the town."""
    if theme.contrast:
        return theme.tokens.window
    return "#14171F" if theme.dark else "#5E6B78"


def skyline_alpha(theme: Theme) -> float:
    """Return how dark the houses stand out, 0 to 1."""
    if theme.contrast:
        return 0.0
    return 0.60 if theme.dark else 0.34


def wood(theme: Theme) -> str:
    """Return the colour of the rack's shelf."""
    return "#553A25" if theme.dark else "#8A5A36"


def rack_colours(seats: tuple[Player, ...], colours: int) -> tuple[Player, ...]:
    """Return the look of every colour of the game: each seat's own, then with two colours each their second ones."""
    found = list(seats)
    for seat in range(colours - len(seats)):
        free = [player for player in PLAYERS_ON_DARK_BOARDS if player not in found]
        wanted = _PARTNERS[seats[seat]]
        found.append(wanted if wanted in free else free[0])
    return tuple(found)
