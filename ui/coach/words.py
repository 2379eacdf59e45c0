"""Every sentence of the coach."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Coaching(Words):
    """The card beside the table and the prompt."""

    TITLE = "The coach"
    HEAD = "Coach:"
    BODY = "there was a better move"
    TAKE_BACK = "Take it back"
    GO_ON = "Go on"
