"""What a game's box on the shelf is made of.

A game adds its cover by adding `ui/games/<game>/cover.py` with a `COVER`; no list names it (`ui.home.boxes` finds it).
The picture is painted on a sheet of `ART_WIDTH` by `ART_HEIGHT` units and scaled; names and figures are text on the
band, never in the picture. This module knows no game, so a cover may import it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.words import Words
from ui.paint.canvas import Canvas

ART_WIDTH = 302.0
ART_HEIGHT = 260.0


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed on a box's band: the game's name, how many play, how many minutes it takes."""

    title: Words
    players: tuple[int, ...]
    minutes: int


@dataclass(frozen=True, slots=True)
class Cover:
    """A box: its place on the shelf, the colour of its band and side, its picture.

    `announced` is printed on the band while this version has no rules of the game; afterwards the game's facts are.
    """

    place: int
    band: str
    art: Callable[[Canvas], None]
    announced: Print | None = None
