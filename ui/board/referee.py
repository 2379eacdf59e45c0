"""What the toolkit asks about the rules; the session answers from the match. The only way legality enters a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.core.words import Sentence
from ui.board.layout import Aim, Preview


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
