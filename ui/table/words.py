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


@unique
class Action(Words):
    """Actions of toolbar and menus."""

    HOME = "Home"
    UNDO = "Undo"
    REDO = "Redo"
    HINT = "Hint"
    COACH = "Coach"
    WHY_NOT = "Why not?"
    TEACH = "Teach"
    LESSON = "Lesson about this decision"
    TABLE_MODE = "Table mode"
    NOW = "What can this player do now?"
    OPEN_HAND = "Whose hand is open"
    PEN = "Draw on the board"
    ERASE = "Wipe the board"
    CHAPTERS = "Chapters"
    ARRANGE = "Set up a position"
    SIDE = "Side panel"
    RULES = "Rules"
    PAUSE = "Pause AI"
    MOVE_NOW = "Move now"
    FIT = "Fit the board"
    SORT_HAND = "Sort hand"
    FULL_SCREEN = "Full screen"
    SETTINGS = "Settings"
    SPEED = "Speed"
    MORE = "More"
    SPEED_OFF = "Off"
    SPEED_FAST = "Fast"
    SPEED_NORMAL = "Normal"
    SPEED_SLOW = "Slow"


@unique
class Prompting(Words):
    """What the prompt strip says by itself."""

    WHY_NOT_HEAD = "Why not?"
    WHY_NOT = "Put a piece where you would like it; you hear whether it is allowed, and nothing is played."
    HINT_HEAD = "Hint:"
    NOTE_HEAD = "Note:"
    THINKING_HINT = "looking for a good move"
    PAUSED = "the computer waits until you let it go on"
    REFUSED_HEAD = "Not now:"
    CANCEL = "Cancel"
    END_WHY_NOT = "Done"
    GO_ON = "Go on"
    RESULT = "Show the result"
    WALK = "How the points came"
    LOOK_BACK = "Look back"
    UNDO_HEAD = "Undo:"
    CURTAIN_HEAD = "{who}:"
    CURTAIN = "something only you may see comes next; the others look away"
    OPEN_CURTAIN = "Show it"
    CLOSED = "the hand is closed"
    OPEN_HAND = "Open it"


@unique
class Panel(Words):
    """The side panel."""

    PLAYERS = "Players"
    IF_ENDED = "if it ended now"
    LOG = "Log"
    MOVES = "Moves"
    AI = "AI, {level}"
    AI_SHORT = "AI"
    AT_END = "at end {points:+}"
    AT_END_FAR = "→ {points:+}"
    ARROW = "→ {points}"
    CARD = "{who}, {points:point|points}, {end} if it ended now"
    FILTER = "Find a move"
    NO_MOVES = "No move fits these words."
    NOT_YOURS = "The moves appear when it is your turn."
    LINE = "{line}: {points}"
