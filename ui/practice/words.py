"""Every sentence of practice."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Task(Words):
    """The card and the prompt at a position."""

    TITLE = "{game}: practice"
    SECTION = "Position {n} of {count}"
    HEADING = "Find the best move"
    WORDS = "One move is clearly better than all others. Make it at the table, as in a game."
    SOLVED_BEFORE = "You have found it before."
    JUDGING = "Looking at your move…"
    RIGHT = "Right. {why}"
    AS_GOOD = "That is as good as the best move."
    SHOWN = "{move} {why}"
    COST = "That gives away about {n:point|points}."
    COST_SMALL = "There is a better move."
    COST_ANSWERED = "{cost} The best answer: {answer}"
    WRONG_HEAD = "Not yet:"
    WRONG = "try again, or let the best move be shown"
    RIGHT_HEAD = "Found:"
    RIGHT_BODY = "go on to the next position, or play this game on"
    AGAIN = "Try again"
    PLAY_ON = "Play on from here"
    NEXT = "Next"
    LIST = "All positions"
    DAMAGED = "A position could not be opened: {why}"


@unique
class PracticeList(Words):
    """The list of all positions."""

    TITLE = "Practice"
    ABOUT = (
        "Positions in which one move is clearly best. The computer says why, and what other moves give away."
    )
    TODAY = "Today’s position: {game}"
    TODAY_DONE = "Today’s position: {game} (found)"
    FOUND = "{done} of {n:position|positions} found"
    POSITION = "{game}, position {n}"
    POSITION_FOUND = "{game}, position {n} (found)"
    BACK = "Back to the shelf"
