"""Every sentence of looking back at a match."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Review(Words):
    """Chart, list, verdicts and buttons."""

    TITLE = "{game}: looking back"
    EXPECTED = "Expected result in percent"
    AXIS = "decisions"
    COURSE_TOLD = "{who}: {percents}."
    COSTLIEST = "Costliest first"
    IN_ORDER = "In order"
    PROGRESS = "{done} of {n:decision|decisions} looked at"
    STOP = "Stop"
    GO_ON = "Go on"
    LIST = "Decisions"
    ROW = "{n}. {who}: {move}"
    ROW_COST = "{n}. {who}: {move} (−{points})"
    NONE = "No decision that gave anything away was found yet."
    HEAD = "{n} of {count}:"
    END_HEAD = "The end:"
    END = "the table as it stood when the last decision was made"
    NOT_YET = "This decision has not been looked at yet."
    PLAYED = "Played: {move}"
    BETTER = "Better: {move}"
    ANSWER = "Best answer to what was played: {move}"
    LOST = "It gave away about {n:point|points}."
    LOST_SHARE = "It lowered the expected result by about {n} percent."
    SUMMARY = "{who}: about {points} given away."
    POINTS = "{n:point|points}"
    BEFORE = "Back"
    AFTER = "Next"
    LEAVE = "Result"
    RULES = "Rules"
    TEACH = "Teach"
