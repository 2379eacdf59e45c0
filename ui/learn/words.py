"""Every sentence of the lesson screens; what lessons themselves say stands in their files."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Card(Words):
    """The card beside the table."""

    STEP = "Step {n} of {count}"
    BACK = "Back"
    NEXT = "Next"
    NEXT_LESSON = "Next lesson"
    FINISH = "Finish"
    SHOW_ME = "Show me"
    POINTS = "Points"


@unique
class Bar(Words):
    """The strip at the top."""

    LESSON = "Lesson {n}: {title}"
    BIGGER = "Bigger text"
    SMALLER = "Smaller text"
    LEAVE = "Leave"
    ALL = "All lessons"
    RULES = "Rules"
    UNDO = "Undo"


@unique
class Contents(Words):
    """The list of a game's lessons."""

    TITLE = "{game}: lessons"
    COUNT = "{done} of {n:lesson|lessons} done"
    BEGIN = "Begin with lesson {n}"
    CONTINUE = "Continue with lesson {n}"
    AGAIN = "Begin again"
    BACK = "Back to the shelf"
    BACK_TO_TABLE = "Back to the table"
    DONE = "{n}. {title} (done)"
    OPEN = "{n}. {title}"
    DAMAGED = "A lesson could not be opened: {why}"
