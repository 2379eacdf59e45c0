"""The coach at one table: shows the session's advice as card and arrows, and what the prompt says and offers meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from engine.ai.judging import Verdict
from engine.core.words import Voice, say
from ui.board.access import announce
from ui.board.arrows import ArrowKind, MoveArrows
from ui.board.board import Board
from ui.board.layout import Prompt, TableLayout
from ui.coach.card import CoachCard
from ui.coach.words import Coaching
from ui.review.verdict import advice_of
from ui.screens import Surroundings
from ui.table.prompt import Offer
from ui.table.session import TableSession
from ui.table.side import SidePanel


class CoachAtTable(QObject):
    """Card and arrows of one table; the arrows are those of hints as well."""

    spoke = Signal()
    """There is advice: prompt and buttons are others now."""

    def __init__(
        self,
        session: TableSession,
        layout: TableLayout,
        board: Board,
        side: SidePanel,
        undo: QAction,
        around: Surroundings,
        voice: Callable[[], Voice],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._layout, self._board = session, layout, board
        self._side, self._undo, self._voice = side, undo, voice
        self.arrows = MoveArrows(board)
        self.card = CoachCard(around)
        session.coach.may_speak = self._may_speak
        session.advised.connect(self._on_advised)
        self.card.took_back.connect(undo.trigger)
        self.card.went_on.connect(session.go_on)

    @property
    def holds_up(self) -> bool:
        """Whether the AI waits until the coach was heard."""
        return self._session.ai_to_move and self._session.advice is not None

    def refresh(self) -> None:
        """Show the advice in the place of the tabs, or the tabs again."""
        advice = self._session.advice
        if advice is not None:
            self.card.advise(advice, self._session.can_undo(), self._voice())
        self._side.show_instead(self.card, advice is not None)

    def hint(self, move: int) -> None:
        """Show where a hinted move leads."""
        self.arrows.show([(ArrowKind.HINT, move)])

    def prompt(self) -> Prompt:
        """Return what the prompt says while the AI waits."""
        return Prompt(say(Coaching.HEAD), say(Coaching.BODY))

    def offers(self) -> list[Offer]:
        """Return the buttons while the AI waits: take it back, unless something was revealed, and go on."""
        speak = self._voice().speak
        keys = self._undo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        back = Offer(speak(Coaching.TAKE_BACK), self._undo.trigger, primary=True, key=keys)
        on = Offer(speak(Coaching.GO_ON), self._session.go_on)
        return [back, on] if self._session.can_undo() is None else [on]

    def _on_advised(self, verdict: Verdict) -> None:
        self.refresh()
        self.arrows.show(advice_of(verdict))
        announce(self._board.view, self.card.words)
        self.spoke.emit()

    def _may_speak(self) -> bool:
        """Tell whether the coach may speak: not of what others at this screen must not see."""
        session = self._session
        return len(session.people) < 2 or not self._layout.keeps_secrets(session.view())
