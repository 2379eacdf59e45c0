"""What happened lately at a table: the last moves that stay marked, and a message that stands in the prompt strip."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from engine.core.contract import Event
from engine.core.match import Turn
from engine.core.move import NO_MOVE
from engine.core.words import Sentence
from ui.board.layout import Prompt


class LastMoves:
    """What is marked as the last moves: all events since the last decision of a person, or of that decision itself."""

    def __init__(self, people: Collection[int]) -> None:
        self._people = people
        self._own = True
        self.events: tuple[Event, ...] = ()
        self.live = False
        """Whether a move was made since the table was opened: only then its end was seen."""

    def add(self, turn: Turn, eyes: int) -> None:
        """Take in one more decision, as far as the eyes may know of it."""
        self.live = True
        self._take(turn, eyes, turn.seat in self._people)

    def _take(self, turn: Turn, eyes: int, own: bool) -> None:
        kept = () if own or self._own else self.events
        self.events = (*kept, *(event for event in turn.events if event.visible_to(eyes)))
        self._own = own

    def start_from(self, turns: Sequence[Turn], eyes: int, decided: Callable[[int], bool]) -> None:
        """Forget everything and take in a match so far; `decided` tells which plies people decided."""
        self.events, self._own = (), True
        last = next(filter(decided, range(len(turns) - 1, -1, -1)), None)
        start = len(turns) - 1 if last is None else last
        for ply in range(max(0, start), len(turns)):
            self._take(turns[ply], eyes, ply == last)


class Messages:
    """A prompt that stands before the game's own until something happens: a refusal, a hint, a bound of undo."""

    def __init__(self) -> None:
        self.prompt: Prompt | None = None
        self.rule = ""
        """The section of the rules a refusal comes from."""
        self.hinted = NO_MOVE
        """The move a hint speaks of."""

    def say(self, head: Sentence, body: Sentence, rule: str = "", hinted: int = NO_MOVE) -> None:
        """Let this stand."""
        self.prompt, self.rule, self.hinted = Prompt(head, body), rule, hinted

    def clear(self) -> None:
        """Let the game speak again."""
        self.prompt, self.rule, self.hinted = None, "", NO_MOVE
