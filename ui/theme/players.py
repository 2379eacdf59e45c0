"""The six players: one colour, ink, shape and pattern per seat, the same in all games and in every theme."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Shape(StrEnum):
    """The shape that stands for a player wherever the colour does."""

    PEAK = "peak"
    MOON = "moon"
    DISC = "disc"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"


class Pattern(StrEnum):
    """How a fill wider than 24 px in a player's colour is patterned."""

    STROKES = "strokes"
    WAVES = "waves"
    DOTS = "dots"
    BARS = "bars"
    FRAMES = "frames"
    HATCH = "hatch"


@dataclass(frozen=True, slots=True)
class Player:
    """What makes a player's pieces recognisable.  `letter` replaces a shape that would be too small."""

    name: str
    letter: str
    colour: str
    ink: str
    shape: Shape
    pattern: Pattern


EMBER = Player("ember", "E", "#CC5630", "#FFF3E6", Shape.PEAK, Pattern.STROKES)
TIDE = Player("tide", "T", "#3C93D8", "#FFFFFF", Shape.MOON, Pattern.WAVES)
HONEY = Player("honey", "H", "#FDCB3C", "#3A2500", Shape.DISC, Pattern.DOTS)
PINE = Player("pine", "P", "#1E4234", "#DDF2E4", Shape.DIAMOND, Pattern.BARS)
CHALK = Player("chalk", "C", "#F3F3EA", "#2E3A36", Shape.STAR, Pattern.FRAMES)
PLUM = Player("plum", "L", "#64308A", "#F5E6FF", Shape.CROSS, Pattern.HATCH)

PLAYERS = (EMBER, TIDE, HONEY, PINE, CHALK, PLUM)
"""The order in which seats take colours."""

PLAYERS_ON_DARK_BOARDS = (EMBER, TIDE, HONEY, CHALK, PINE, PLUM)
"""The order on the dark boards of Uptown and Almadi: Chalk before Pine."""

BY_NAME = {player.name: player for player in PLAYERS}
