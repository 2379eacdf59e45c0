"""Every sentence of Table mode, whatever the game."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Hand(Words):
    """Whose hand is open."""

    TURN = "Open the hand of whoever moves"
    OF = "Open the hand of {who}"
    NONE = "Close all hands"
    CLOSE = "Close the hand of {who}"
