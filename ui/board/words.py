"""The toolkit's own sentences."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Table(Words):
    """What the table says to everybody, whatever the game."""

    TABLE = "Game table"
    LEGAL_HERE = "{name}, allowed here"
    MOVABLE = "{name}, can move"
    HELD = "You hold {name}."
    PUT_BACK = "{name} is back in its place."
    SORTED = "{name} is now card {number} of {count}."
    ALLOWED = "That is allowed."
    POINTS = "{who} {points:+}"
