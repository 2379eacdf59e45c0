"""Every sentence of the result page."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class ResultText(Words):
    """Headlines, labels, buttons."""

    TITLE = "{game}: the result"
    WINNER = "{who} {who:wins|win} with {n:point|points}."
    SHARED_BY_TWO = "{one} and {other} share the victory with {n:point|points}."
    SHARED = "{players} share the victory with {n:point|points}."
    TIE_BREAK = "Equal points; the tie-break decides: {numbers}."
    TIE_NUMBER = "{who} {numbers}"
    PLACE = "Place {n}"
    PLACE_AND_KIND = "{place}  ·  {kind}"
    PERSON = "Person"
    COMPUTER = "Computer, {level}"
    TOTAL = "Total"
    CARD = "{place}: {who}, {n:point|points}"
    GROWTH = "How the score grew"
    AXIS = "decisions"
    GROWTH_TOLD = "{who}: {scores}."
    AGAIN = "Play again"
    TABLE = "Back to the table"
    WALK = "How the points came"
    LOOK_BACK = "Look back"
    HOME = "Home"


@unique
class Walk(Words):
    """The walk through the points, chapter after chapter."""

    TITLE = "{game}: how the points came"
    HEAD = "How the points came:"
    STEP = "Step {n} of {count}"
    ONE = "{who} {who:gets|get} {n:point|points}: {line}."
    MANY = "{who} {who:gets|get} {n:point|points}: {lines}."
    MORE = "{who} {who:gets|get} {n:point|points}: {lines}, and {more} more."
    LOST_ONE = "{who} {who:loses|lose} {n:point|points}: {line}."
    LOST_MANY = "{who} {who:loses|lose} {n:point|points}: {lines}."
    LOST_MORE = "{who} {who:loses|lose} {n:point|points}: {lines}, and {more} more."
    LINE = "{line} ({points})"
    OTHER = "At the end"
    NEXT = "Next"
    DONE = "Done"
    LEAVE = "Show the result"
