"""Looking back at a match that is over. Satisfies `ui.screens.Screen`.

The table stands as it was before a decision, with arrows for what was played and what would have been better; the
panel has the course of the match, the list of decisions and the reasons. Left and Right, Home and End, a click in the
list or the chart go from decision to decision, Escape leads back. The match is over, so nothing is secret any more:
each decision is shown with the eyes of who made it.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.core.contract import NOBODY, State
from engine.core.saves import SeatSpec
from engine.core.words import Voice, say
from ui import seats as seating
from ui.board.access import announce
from ui.board.arrows import MoveArrows
from ui.board.board import Board
from ui.board.layout import Sight
from ui.board.referee import NoReferee
from ui.layouts import layout_for
from ui.review.looking import LookBack
from ui.review.panel import ReviewPanel, panel_width
from ui.review.verdict import arrows_of
from ui.review.words import Review
from ui.rules.present import section_for
from ui.screens import Deed, Surroundings, Wish
from ui.shortcuts import bind
from ui.table.prompt import Offer, PromptStrip
from ui.table.sizes import grown, sizes_for

_PROMPT_GAP, _PROMPT_SIDE = 8, 16
_ESCAPE = "Esc"


class ReviewScreen(QWidget):
    """The look back at one match."""

    asks = Signal(object)
    changed = Signal()
    left = Signal()
    """Back to the result, please."""

    def __init__(
        self,
        looking: LookBack,
        seats: tuple[SeatSpec, ...],
        around: Surroundings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.looking = looking
        self.match = looking.match
        self._seats = seats
        self._around = around
        self._layout = layout_for(self.match.setup)
        self._colours = seating.colours(seats, self._layout.colours)
        self.ply = looking.at
        self._shown = False
        self.board = Board(self._layout, NoReferee(), around.pace, around.pictures, self._sight(), self)
        self.board.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.arrows = MoveArrows(self.board)
        self.stage = QWidget()
        self.prompt = PromptStrip(around, self.stage)
        self.panel = ReviewPanel(looking, self._colours, around)
        self._lay_out()
        self._connect()
        self.panel.refresh(self._voice())

    def _lay_out(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.board.view.setParent(self.stage)
        self.prompt.raise_()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self.panel)

    def _connect(self) -> None:
        self.panel.chosen.connect(self.show_ply)
        self.panel.rules.clicked.connect(lambda: self.asks.emit(Wish.RULES))
        self.panel.teach.clicked.connect(lambda: self.asks.emit(Wish.TEACH))
        self.looking.changed.connect(self._on_judged)
        bind(
            self,
            (Qt.Key.Key_Left, lambda: self.show_ply(self.ply - 1)),
            (Qt.Key.Key_Right, lambda: self.show_ply(self.ply + 1)),
            (Qt.Key.Key_Home, lambda: self.show_ply(0)),
            (Qt.Key.Key_End, lambda: self.show_ply(self.match.ply)),
            (Qt.Key.Key_Escape, self.left.emit),
        )
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._on_language)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """What is looked back at."""
        return self._around.language.say(say(Review.TITLE, game=self.match.game.facts.title))

    @property
    def state(self) -> State:
        """The position of the decision that is shown; at the end that of the last one."""
        return self.match.state_at(min(self.ply, self.match.ply - 1))

    @property
    def section(self) -> str:
        """The section of the rules about the decision that is shown."""
        return section_for(self.state, self.state.legal_moves())

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: the match is over."""
        return {}

    def leave(self) -> None:
        """Stop what moves and what thinks; what was found is kept."""
        self.board.stop()
        self.looking.stop()

    # ------------------------------------------------------------ going through the match

    def show_ply(self, ply: int) -> None:
        """Show the table before a decision (from 0); after the last one, as it stood at the end."""
        ply = max(0, min(self.match.ply, ply))
        if ply != self.ply:
            self.ply = self.looking.at = ply
            self._show()

    def _show(self) -> None:
        self.arrows.clear()
        self.board.show_view(self.match.state_at(self.ply).observe(self._eyes), self._sight())
        self.panel.show_here(self.ply)
        self._show_prompt()
        self._point()
        announce(self, f"{self.prompt.words}\n{self.panel.verdict.words}")

    def _point(self) -> None:
        verdict = self.looking.verdicts.get(self.ply)
        self.arrows.show(arrows_of(self.match, self.ply, verdict))

    def _on_judged(self) -> None:
        if len(self.arrows.moves) < 2:
            self._point()

    def _show_prompt(self) -> None:
        speak = self._voice().speak
        seat = self._eyes
        player = self._colours[seat] if seat != NOBODY else None
        if self.ply < self.match.ply:
            head = say(Review.HEAD, n=self.ply + 1, count=self.match.ply)
            self.prompt.show_prompt(player, speak(head), speak(self.looking.said[self.ply]))
        else:
            self.prompt.show_prompt(player, speak(Review.END_HEAD), speak(Review.END))
        offers = [
            Offer(speak(Review.BEFORE), lambda: self.show_ply(self.ply - 1)),
            Offer(speak(Review.AFTER), lambda: self.show_ply(self.ply + 1)),
            Offer(speak(Review.LEAVE), self.left.emit, key=_ESCAPE),
        ]
        if [button.text() for button in self.prompt.buttons] != [offer.words for offer in offers]:
            self.prompt.show_buttons(offers)  # made anew, a button would lose the focus
        before, after, _ = self.prompt.buttons
        before.setEnabled(self.ply > 0)
        after.setEnabled(self.ply < self.match.ply)

    # ------------------------------------------------------------ voice, theme, size

    @property
    def _eyes(self) -> int:
        """Who made the decision; at the end the one person at the table."""
        if self.ply < self.match.ply:
            return self.match.turns[self.ply].seat
        return seating.only_human(self._seats)

    def _voice(self) -> Voice:
        return seating.voice_for(self._seats, self._around.language)

    def _sight(self) -> Sight:
        theme, language = self._around.theme.theme, self._around.language
        names = language.voice(seating.names(self._seats, language))  # nobody sits there who could be "you"
        return Sight(self._eyes, names, self._colours, theme, present=False)

    def _on_theme(self) -> None:
        if self._shown:  # before, there is nothing to paint
            self.board.use_theme(self._around.theme.theme)
        self._use_sizes()
        self.panel.redraw()
        self.arrows.refresh()

    def _on_language(self) -> None:
        self.panel.refresh(self._voice())
        self._show()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its size."""
        super().resizeEvent(event)
        self._use_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the table sharply, and begin to think."""
        super().showEvent(event)
        self._use_sizes()
        self._show()
        self._shown = True
        self.board.use_theme(self._around.theme.theme)
        self.arrows.refresh()
        self.looking.begin()

    def _use_sizes(self) -> None:
        theme = self._around.theme.theme
        sizes = sizes_for(self.width(), self.height(), theme.far)
        self.prompt.use_sizes(sizes)
        self.panel.setFixedWidth(panel_width(self.width(), theme))
        self.panel.use_height(self.height())
        layout = self.layout()
        if layout is not None:
            layout.activate()
        side, gap, margin = grown(_PROMPT_SIDE, theme), grown(_PROMPT_GAP, theme), self.prompt.margin
        self.prompt.setGeometry(
            side - margin, gap - margin, self.stage.width() - 2 * (side - margin), self.prompt.height()
        )
        self.board.view.setGeometry(self.stage.rect())
        self.board.view.reserve(2 * gap + grown(sizes.prompt, theme), grown(sizes.dock, theme))
