"""What the toolkit asks about the rules; the session answers from the match. The only way legality enters a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.words import Sentence, say
from ui.board.layout import Aim, Preview
from ui.board.words import Table


class Referee(Protocol):
    """Answers for the seat whose table this is."""

    def legal(self) -> Sequence[int]:
        """All moves this seat may make now; empty while another seat decides."""

    def refusal(self, aim: Aim) -> Sentence | None:
        """Why this piece may not be put there now, or `None`."""

    def preview(self, move: int, aim: Aim) -> Preview:
        """What a legal move would visibly do when it is made like this, without anything hidden."""

    def describe(self, move: int) -> Sentence:
        """The move in words."""

    def play(self, move: int) -> None:
        """Make a legal move."""


class NoReferee:
    """Answers for a table at which nothing can be done: it is only looked at."""

    def legal(self) -> Sequence[int]:
        """No move."""
        return ()

    def refusal(self, aim: Aim) -> Sentence | None:
        """Nothing is held, so nothing is refused."""
        return None

    def preview(self, move: int, aim: Aim) -> Preview:
        """Nothing to see."""
        return Preview()

    def describe(self, move: int) -> Sentence:
        """Nothing to say."""
        return say(Table.TABLE)

    def play(self, move: int) -> None:
        """Do nothing."""
