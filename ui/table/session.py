"""One match at a table: whose turn it is, what the AI does, undo and redo, hints, and the autosave after every move.

Owns the `Match`. Screens hear what happened by signals and never change the match themselves. What the AI is asked is
kept by `questions`, and every move is checked for legality when it arrives. Undo, redo, pause and leaving cancel the AI first. The model never waits for an animation: a screen only says
how long the last move will be shown (`show_for`), and the next AI move is made after that time has passed.
An answer of a person that leaves no choice (see `answers`) is made with the move before it and undone with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from engine.ai.hints import Hint
from engine.ai.jobs import Job, Task, job_for
from engine.ai.judging import Verdict
from engine.ai.service import End, Reply
from engine.ai.words import Trouble
from engine.core.contract import NOBODY, State, View
from engine.core.match import CannotUndo, Match, Turn
from engine.core.move import NO_MOVE
from engine.core.saves import SaveFile, SeatSpec, save_of, write_save
from engine.core.words import Player, Sentence, say
from ui.coach.coach import Coach
from ui.screens import Pace
from ui.seats import humans
from ui.table.keeper import Keeper
from ui.table.questions import Questions
from ui.table.words import Session as Says
from ui.table.worker import Thinker
from ui.theme.motion import AI_MOVE_GAP_MS

_SEED_STEP = 0x9E3779B97F4A7C15
_SEED_MASK = (1 << 63) - 1


class TableSession(QObject):
    """A match in progress at one table."""

    advanced = Signal(object)
    """A `Turn` was made, by whomever; its events are also those of the lone answers that followed at once."""

    went_back = Signal(object)
    """These `Turn`s were undone, the oldest first."""

    decision = Signal()
    """Somebody must decide now, or the match is over, or the AI was paused or let go: read the session again."""

    thinking = Signal(float)
    """How far the AI is, 0 to 1."""

    hinted = Signal(object)
    """A `Hint` that was asked for is there."""

    advised = Signal(object)
    """The coach minds the last move of a person: its `Verdict`."""

    note = Signal(object)
    """A `Sentence` for the log that is not part of the match: a failure, a bound of undo."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[SeatSpec],
        thinker: Thinker,
        autosave: Path,
        pace: Pace,
        undo_all: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """Sit down; nothing happens before `begin`."""
        super().__init__(parent)
        self.match = match
        self.seats = tuple(seats)
        self.undo_all = undo_all
        self.paused = False
        self.teaching = False
        """In Table mode everything can be undone, and while the AI is paused its seats are moved by hand."""
        self.shown: int | None = None
        """The seat whose view is shown whoever moves; `NOBODY` closes all hands, `None` follows the turn."""
        self.lone_answer: Callable[[State], int] = _always_ask
        """Returns the move a person need not make by hand, or `NO_MOVE`; a table sets it before `begin`."""
        self.coach = Coach(self)
        self.advice: Verdict | None = None
        """What the coach has to say; the AI waits until it was heard (`go_on`) or the move taken back."""
        self._pace = pace
        self._humans = humans(self.seats)
        self._eyes = self._humans[0] if self._humans else NOBODY
        self._shown_until = QDeadlineTimer(0)
        self._due = QTimer(self, singleShot=True)
        self._due.timeout.connect(self._play_waiting)
        self._waiting = NO_MOVE
        self._keeper = Keeper(autosave, self)
        self._keeper.failed.connect(lambda why: self.note.emit(say(Says.NOT_SAVED, why=why)))
        self.questions = Questions(thinker, self)
        self.questions.thinking.connect(self.thinking)
        self.questions.answered.connect(self._on_answer)

    # ------------------------------------------------------------ reading

    @property
    def to_move(self) -> int:
        """The seat that must decide, `NOBODY` when the match is over."""
        return self.match.state.to_move

    @property
    def eyes(self) -> int:
        """The seat whose view is shown: the person to move, else the one who moved last; `NOBODY` without people."""
        if self.shown is not None:
            return self.shown
        if self.to_move in self.people:
            self._eyes = self.to_move
        return self._eyes

    @property
    def people(self) -> tuple[int, ...]:
        """The seats people move: those they sit at; while teaching with the AI paused, all."""
        return tuple(range(len(self.seats))) if self.teaching and self.paused else self._humans

    @property
    def closed(self) -> bool:
        """Whether a person must decide whose hand is closed to those who look at the table (Table mode)."""
        return self.shown is not None and self.to_move in self.people and self.to_move != self.shown

    @property
    def ai_to_move(self) -> bool:
        """Whether an AI must decide."""
        return self.to_move != NOBODY and self.to_move not in self.people

    @property
    def thinks(self) -> bool:
        """Whether an AI is thinking, or its move waits to be shown."""
        return self.questions.open(Task.MOVE) or self._waiting != NO_MOVE

    def view(self) -> View:
        """Return what the eyes may see."""
        return self.match.state.observe(self.eyes)

    def legal(self) -> list[int]:
        """Return the moves of the person to move; none while an AI decides."""
        return [] if self.to_move not in self.people or self.closed else self.match.state.legal_moves()

    def can_undo(self) -> Sentence | None:
        """Return why nothing can be taken back, or `None`."""
        try:
            self._undo_ply()
        except CannotUndo as error:
            return error.sentence
        return None

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be made again."""
        return self.match.redoable > 0

    # ------------------------------------------------------------ moving

    def begin(self) -> None:
        """Start, or go on after loading."""
        ply = self.match.ply
        self._answer_alone()
        self._tell_since(ply)
        self._keep()
        self._next_decision()

    def play(self, move: int) -> Sentence | None:
        """Make a move of the person to move, or return why not."""
        if self.to_move not in self.people:
            return say(Says.NOT_YOUR_TURN, who=Player(self.to_move)) if self.to_move != NOBODY else None
        return self._make(move)

    def _make(self, move: int) -> Sentence | None:
        self._drop_jobs()
        ply, judging = self.match.ply, self._coaching(move)
        refused = self.match.play(move)
        if refused is not None:
            return refused.sentence
        self._answer_alone()
        self._tell_since(ply)
        self._keep()
        if judging is not None and not self.match.over:
            self.questions.ask(judging)
        self._next_decision()
        return None

    def _answer_alone(self) -> None:
        """Make the answers of people that leave them no choice."""
        while self.to_move in self.people and (move := self.lone_answer(self.match.state)) != NO_MOVE:
            self.match.play(move)

    def _tell_since(self, ply: int) -> None:
        """Tell of the moves made since a ply as one turn of who moved first."""
        turns = self.match.turns[ply:]
        if turns:
            events = tuple(event for turn in turns for event in turn.events)
            self._tell(Turn(turns[0].seat, turns[0].move, events))

    def _tell(self, turn: Turn) -> None:
        """Tell of a turn; the next AI move waits only when there was something to see."""
        eyes = self.eyes
        if any(event.visible_to(eyes) for event in turn.events):
            self.show_for(0)
        self.advanced.emit(turn)

    def show_for(self, milliseconds: float) -> None:
        """Say how long the last move is still being shown; the AI's next one comes after that, and after a second."""
        least = AI_MOVE_GAP_MS * self._pace.speed.value
        self._shown_until = QDeadlineTimer(round(max(least, milliseconds)))

    def _next_decision(self) -> None:
        self.decision.emit()
        self._let_ai_move()

    def _let_ai_move(self) -> None:
        """Ask the AI, unless it is somebody else's turn, it was told to wait, or the coach comes first."""
        heard = not self.questions.open(Task.JUDGE) and self.advice is None
        if self.ai_to_move and not self.paused and heard:
            self._ask_ai()

    # ------------------------------------------------------------ the AI

    def _ask_ai(self) -> None:
        legal = self.match.state.legal_moves()
        if len(legal) == 1:
            self._move_soon(legal[0])
        else:
            self.questions.ask(self._job(Task.MOVE, self.seats[self.to_move].level))

    def _job(self, task: Task, level: str = "") -> Job:
        return job_for(self.match.state, self.questions.number(), self._seed(), task, level)

    def _seed(self) -> int:
        return (self.match.setup.seed + (self.match.ply + 1) * _SEED_STEP) & _SEED_MASK

    def _on_answer(self, task: Task, reply: Reply) -> None:
        match task:
            case Task.HINT:
                self._on_hint(reply)
            case Task.JUDGE:
                self._on_judged(reply)
            case Task.MOVE:
                self._move_soon(self._checked(reply))

    def _move_soon(self, move: int) -> None:
        """Make a move of the AI once the last one was shown."""
        self._waiting = move
        self._due.start(max(0, self._shown_until.remainingTime()))

    def _checked(self, reply: Reply) -> int:
        """Return the answer's move if it is legal here and now, else the first legal one; say what went wrong."""
        state = self.match.state
        troubles = {End.TOO_SLOW: Trouble.TOO_SLOW, End.FAILED: Trouble.FAILED}
        legal = state.legal_moves()
        if reply.end in troubles or reply.move not in legal:
            self.note.emit(say(troubles.get(reply.end, Trouble.FAILED), who=Player(state.to_move)))
        return reply.move if reply.move in legal else legal[0]

    def _play_waiting(self) -> None:
        move, self._waiting = self._waiting, NO_MOVE
        if move != NO_MOVE and self.ai_to_move:
            self._make(move)

    def pause(self, paused: bool) -> None:
        """Stop the AI before its next move, or let it go on."""
        if paused != self.paused:
            self.paused = paused
            self._drop_jobs()
            self._next_decision()

    def move_now(self) -> None:
        """Let the AI play what it has found so far, at once."""
        self.show_for(0)
        self._shown_until = QDeadlineTimer(0)
        if self._waiting != NO_MOVE:
            self._due.start(0)
        else:
            self.questions.hurry()

    def _drop_jobs(self) -> None:
        """Forget every question that was asked: whatever comes back now is stale."""
        self.questions.drop()
        self.advice = None
        self._waiting = NO_MOVE
        self._due.stop()

    # ------------------------------------------------------------ the coach

    def _coaching(self, move: int) -> Job | None:
        """Return the job of judging a move a person is about to make, `None` when nobody asked for it."""
        if self.teaching or self.to_move not in self._humans:
            return None
        return self.coach.job(self.match.state, move, self.questions.number(), self._seed())

    def _on_judged(self, reply: Reply) -> None:
        if reply.verdict is not None and self.coach.minds(reply.verdict):
            self.advice = reply.verdict
            self.advised.emit(reply.verdict)
        else:
            self._let_ai_move()

    def go_on(self) -> None:
        """Let the move the coach minded stand."""
        self.advice = None
        self._next_decision()

    # ------------------------------------------------------------ hints

    def ask_hint(self) -> None:
        """Ask for a hint for the person to move."""
        if self.to_move in self.people and not self.hint_asked:
            self.questions.ask(self._job(Task.HINT))

    @property
    def hint_asked(self) -> bool:
        """Whether a hint is on its way."""
        return self.questions.open(Task.HINT)

    def _on_hint(self, reply: Reply) -> None:
        hint = reply.hint
        if isinstance(hint, Hint) and hint.move in self.match.state.legal_moves():
            self.hinted.emit(hint)
        elif reply.end is not End.CANCELLED:
            self.note.emit(say(Says.NO_HINT))

    # ------------------------------------------------------------ undo, redo

    def _undo_ply(self) -> int:
        """Return the ply of the last decision of a person. Raises `CannotUndo`."""
        last = next(filter(self.was_decided, range(self.match.ply - 1, -1, -1)), None)
        if self.undo_all and last is not None:
            return last
        return self.match.takeback(self.people, self.was_decided)

    def was_decided(self, ply: int) -> bool:
        """Tell whether a person made this decision, and not for want of a choice."""
        turn = self.match.turns[ply]
        return turn.seat in self.people and self.lone_answer(self.match.state_at(ply)) != turn.move

    def undo(self) -> Sentence | None:
        """Take back the last decision of the people at the table with all that followed, or return why not."""
        self._drop_jobs()
        try:
            ply = self._undo_ply()
        except CannotUndo as error:
            self._next_decision()
            return error.sentence
        undone = tuple(self.match.turns[ply:])
        self.match.undo_to(ply)
        self.went_back.emit(undone)
        self._keep()
        self._next_decision()
        return None

    def redo(self) -> None:
        """Make undone decisions again, up to the next one of a person."""
        self._drop_jobs()
        while self.match.redoable:
            ply = self.match.ply
            self.match.redo()
            self._answer_alone()
            self._tell_since(ply)
            if self.to_move in self.people:
                break
        self._keep()
        self._next_decision()

    # ------------------------------------------------------------ teaching

    def teach(self, teaching: bool) -> None:
        """Begin or end Table mode. A table that was taught at stays one where everything can be undone."""
        self._drop_jobs()
        self.teaching = teaching
        self.undo_all = self.undo_all or teaching
        self.shown = None
        self._keep()

    # ------------------------------------------------------------ saving

    def save(self) -> SaveFile:
        """Return the match as it would be saved now."""
        moment = datetime.now(UTC).isoformat(timespec="seconds")
        return save_of(self.match, self.seats, moment, self.undo_all)

    def save_to(self, path: Path) -> None:
        """Write the match to a file the person chose. Raises `OSError`."""
        write_save(path, self.save())

    def _keep(self) -> None:
        self._keeper.keep(self.save())

    def flush(self) -> bool:
        """Wait until the autosave is on disk."""
        return self._keeper.flush()

    def leave(self) -> None:
        """Stop the AI and make the match safe."""
        self._drop_jobs()
        self.flush()

    def close(self) -> None:
        """End the session's threads; the session is over."""
        self._drop_jobs()
        self.questions.close()
        self._keeper.close()


def _always_ask(state: State) -> int:
    """Leave every answer to the person."""
    return NO_MOVE
