"""Every sentence of Table mode, whatever the game."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Hand(Words):
    """Whose hand is open."""

    TURN = "Open the hand of whoever moves"
    OF = "{who}: open the hand"
    NONE = "Close all hands"
    CLOSE = "{who}: close the hand"


@unique
class Now(Words):
    """The tab with all a player can do."""

    TAB = "Now"
    HEAD = "{who} can do this now:"
    NOTHING = "Nobody can move: the game is over."
    AI = "{who} is a computer player. Pause it, and you move for it."
    CLOSED = "{who}: the hand is closed. Open it, and its moves are listed here."
    COUNTED = "{kind}: {n}"
    MOVES = "All moves"


@unique
class Drawn(Words):
    """The bar with the pen's colours."""

    HINT = "Violet line"
    GREEN = "Green dashed line"
    BLUE = "Blue dotted line"
    RED = "Red line of dashes and dots"
    WIPE = "Wipe the board"
    DONE = "Put the pen down"


@unique
class Arrangement(Words):
    """The screen on which a position is set up."""

    TITLE = "{game}: set up a position"
    HEAD = "Set up a position"
    HOW = "Drag pieces anywhere. What cannot be is said here."
    PUT = "Put it on place {n}"
    TRAY = "Not on the table"
    SHELF = "Not on the table: {kind}"
    GOOD = "This position can be played."
    SHOWN = "Whose side is shown"
    MOVER = "Whose turn it is"
    SCORE = "Score it"
    SCORED = "If the game ended now:"
    TOTAL = "{who}: {n:point|points}"
    LINE = "{line}: {n}"
    PLAY = "Play from here"
    UNDO = "Undo"
    ANEW = "As it was"
    LEAVE = "Leave"
