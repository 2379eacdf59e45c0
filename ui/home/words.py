"""Every sentence of the first page."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Shelf(Words):
    """What is said on and around the boxes."""

    PLAYERS = "{least}–{most} players"
    PLAYERS_EXACT = "{n:player|players}"
    MINUTES = "{n} min"
    BAND = "{players}  ·  {minutes}"
    PLAY = "Play"
    LEARN = "Learn"
    CLOSED = "The table for this game is not part of this version yet."
    BOX = "{game}, {players}, {minutes}"
    KEYS = "Arrow keys move, Enter opens, L teaches."


@unique
class Continued(Words):
    """What is said on the card of the table to continue."""

    CONTINUE = "Continue"
    CARD = "Continue {game}"
    YOUR_TURN = "{where}, your turn, {n:point|points}"
    OTHERS_TURN = "{where}, {who} to move, {n:point|points}"
    WATCHED = "{where}, {who} to move"
    TODAY = "today {time}"
    YESTERDAY = "yesterday {time}"
    DAMAGED = "Your last table could not be opened as it is."
    LOOK = "See what can be done"


@unique
class Page(Words):
    """What is said in the head and the foot of the page."""

    OPEN = "Open a table…"
    SAVED = "{n:saved table|saved tables}"
    BROWSE = "Look in another folder…"
    PRACTICE = "Positions to practise"
    TODAY = "Today’s position"
    RULES = "Rules"
    SETTINGS = "Settings"
    CLOSE_NOTICE = "Close this message"
    SETTINGS_KEPT = (
        "Your settings could not be read, so the usual ones apply; the old file is kept as “{file}”."
    )
