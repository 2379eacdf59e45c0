"""Every sentence of the table screen, whatever the game."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Session(Words):
    """What a session says."""

    NOT_YOUR_TURN = "It is the turn of {who}."
    NO_HINT = "No hint could be found."
    NOT_SAVED = "The table could not be saved: {why}."
