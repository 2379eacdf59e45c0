"""A match: one state, the moves that led to it, undo and redo, and the bounds that information puts on undo.

People, saves and replies of the AI come in through `Match.play`, which refuses an illegal move with the reason and
changes nothing. Snapshots every few moves make going back instant. A move that revealed something (a card turned
over, a draw) is a bound: `takeback` stops after it, `undo_to` does not (Table mode and lessons take back everything).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from engine.core.contract import NOBODY, Event, Refused, Setup, State
from engine.core.registry import Game, load_game
from engine.core.words import Sentence, Words, say

SNAPSHOT_EVERY = 16


class Bound(Words):
    """Why a decision cannot be taken back."""

    NOTHING_YET = "There is no decision of yours to take back yet."
    REVEALED = "Something hidden was revealed since your last decision, so it stands."


class CannotUndo(Exception):
    """Nothing may be taken back; `sentence` says why."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision that was made: who, what, and what happened."""

    seat: int
    move: int
    events: tuple[Event, ...]

    def reveals_to(self, seats: Collection[int]) -> bool:
        """Tell whether one of these seats learned something that was hidden before."""
        return any(event.reveals and any(map(event.visible_to, seats)) for event in self.events)


class Match:
    """A match in progress. Reading is free; changes go through `play`, `undo_to` and `redo` only."""

    def __init__(self, setup: Setup, start: State | None = None) -> None:
        """Start a match from a checked set-up (see `engine.core.setup`), or from another position of it (a lesson)."""
        self.game: Game = load_game(setup.game)
        self.setup = setup
        self.state: State = self.game.state.new(setup) if start is None else start
        self.turns: list[Turn] = []
        self.arranged = start is not None
        """Whether it began in a position of its own, which then belongs to the save."""
        self._snapshots: list[State] = [self.state.copy()]
        self._undone: list[int] = []

    @property
    def ply(self) -> int:
        """Number of decisions made so far."""
        return len(self.turns)

    @property
    def moves(self) -> list[int]:
        """The moves made so far, in order."""
        return [turn.move for turn in self.turns]

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.to_move == NOBODY

    def play(self, move: int) -> Refused | None:
        """Play a move of the seat to move, or return why not. A move other than the undone one forgets redo."""
        refused = self.state.refusal(move)
        if refused is not None:
            return refused
        if self._undone and self._undone[-1] == move:
            self._undone.pop()
        else:
            self._undone.clear()
        self._advance(move)
        return None

    def takeback(self, seats: Collection[int], decided: Callable[[int], bool] = lambda ply: True) -> int:
        """Return the ply to which these seats may go back: their own last decision, undone with all that followed.

        Plies that are not `decided` are no decisions: there was only one answer. Raises `CannotUndo` when there is none or something was revealed to one of them since.
        """
        for ply in range(self.ply - 1, -1, -1):
            turn = self.turns[ply]
            if turn.reveals_to(seats):
                raise CannotUndo(say(Bound.REVEALED))
            if turn.seat in seats and decided(ply):
                return ply
        raise CannotUndo(say(Bound.NOTHING_YET))

    def undo_to(self, ply: int) -> None:
        """Go back to just before decision `ply` (0-based); what is undone can be redone."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"no ply {ply} in a match of {self.ply}")
        self._undone.extend(turn.move for turn in reversed(self.turns[ply:]))
        del self.turns[ply:]
        del self._snapshots[ply // SNAPSHOT_EVERY + 1 :]
        self.state = self.state_at(ply)

    @property
    def redoable(self) -> int:
        """Number of decisions that can be redone."""
        return len(self._undone)

    def redo(self) -> Turn:
        """Make the last undone decision again; `IndexError` when there is none."""
        self._advance(self._undone.pop())
        return self.turns[-1]

    def state_at(self, ply: int) -> State:
        """Return a copy of the position just before decision `ply`."""
        nearest = min(ply // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[nearest].copy()
        for turn in self.turns[nearest * SNAPSHOT_EVERY : ply]:
            state.play(turn.move)
        return state

    def events_for(self, seat: int, since: int = 0) -> Iterator[Event]:
        """Yield what this seat may be told of all that happened from decision `since` on."""
        for turn in self.turns[since:]:
            yield from (event for event in turn.events if event.visible_to(seat))

    def _advance(self, move: int) -> None:
        events: list[Event] = []
        seat = self.state.to_move
        self.state.play(move, events)
        self.turns.append(Turn(seat, move, tuple(events)))
        if self.ply % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.state.copy())
