"""Judging every decision of a match in the background, one job after the other. No widgets.

It goes on while the person looks at what is known already, can be stopped and gone on with, and keeps what it found
for as long as the table is there. The jobs are those of `engine.ai.review`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.ai.judging import Verdict
from engine.ai.review import Review, decisions, judging_job, review_of
from engine.ai.service import End, Reply
from engine.core.contract import State
from engine.core.match import Match
from engine.core.words import Sentence
from ui.table.worker import JOB_NUMBERS, Thinker, Worker

PLAYOUTS: Final = 1200
"""Playouts a decision: less than a hint has, so that a whole match takes a minute or two."""


class LookBack(QObject):
    """One match looked back at."""

    changed = Signal()
    """A decision was judged, or judging was stopped, gone on with or finished."""

    def __init__(self, match: Match, thinker: Thinker, parent: QObject | None = None) -> None:
        """Take a match that is over; nothing is judged before `begin`."""
        super().__init__(parent)
        self.match = match
        self.verdicts: dict[int, Verdict] = {}
        self.at = 0
        """Which decision (from 0) was looked at last."""
        self._thinker = thinker
        self._worker: Worker | None = None
        self._asked = 0
        self._tried: set[int] = set()
        self._moves = match.moves
        self._states: list[State] = []
        self.said: list[Sentence] = []
        """Every decision in words, as it was made."""
        for state, move in decisions(match):
            self._states.append(state.copy())
            self.said.append(match.game.notation.describe(state, move))

    def is_about(self, match: Match) -> bool:
        """Tell whether this is about a match as it is now: it may have been undone and ended otherwise."""
        return match is self.match and match.moves == self._moves

    @property
    def running(self) -> bool:
        """Whether decisions are being judged."""
        return self._asked != 0

    @property
    def done(self) -> int:
        """How many decisions were looked at."""
        return len(self._tried)

    @property
    def finished(self) -> bool:
        """Whether all decisions were looked at."""
        return self.done == self.match.ply

    def review(self) -> Review:
        """Return what is known so far."""
        return review_of(self.match, dict(self.verdicts))

    def begin(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.running or self.finished:
            return
        if self._worker is None:
            self._worker = Worker(self._thinker, self)
            self._worker.replied.connect(self._on_reply)
        self._ask()
        self.changed.emit()

    def stop(self) -> None:
        """Stop; what was found stays."""
        if self._worker is not None and self.running:
            self._asked = 0
            self._worker.cancel()
            self.changed.emit()

    def close(self) -> None:
        """Stop for good."""
        self._asked = 0
        if self._worker is not None:
            self._worker.close()

    def _ask(self) -> None:
        assert self._worker is not None
        ply = self._next
        self._asked = next(JOB_NUMBERS)
        self._worker.ask(judging_job(self.match, self._states[ply], ply, self._asked, PLAYOUTS))

    @property
    def _next(self) -> int:
        return next(ply for ply in range(self.match.ply) if ply not in self._tried)

    def _on_reply(self, reply: Reply) -> None:
        """Keep a verdict and ask for the next; a decision whose judging failed is left out."""
        if reply.number != self._asked:
            return
        self._asked = 0
        if reply.end is not End.CANCELLED:
            ply = self._next
            self._tried.add(ply)
            if reply.verdict is not None:
                self.verdicts[ply] = reply.verdict
            if not self.finished:
                self._ask()
        self.changed.emit()
