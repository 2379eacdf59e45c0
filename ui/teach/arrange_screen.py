"""Set up a position: the table of a game with every piece loose. Satisfies `ui.screens.Screen`.

Every drop is asked of the game's `arrange`, which says what cannot be; what remains wrong is said beside the table. A position
with nothing wrong can be played from; every position can be scored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.core.contract import NOBODY, Arrange, Refused, Setup, State
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.words import Sentence, Voice, say
from ui.board.board import Board
from ui.board.layout import Sight
from ui.layouts import layout_for
from ui.screens import Deed, Surroundings
from ui.seats import colours, names
from ui.table.aloft import Aloft
from ui.table.sizes import FAR, grown
from ui.teach.arrange_panel import ArrangePanel
from ui.teach.arranging import ArrangedLayout, Arranger
from ui.teach.distance import Distance
from ui.teach.words import Arrangement
from ui.theme.look import CurrentTheme

_TOP = 10


class ArrangeScreen(QWidget):
    """A position on its way."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """Back to where it was opened."""

    ready = Signal(object)
    """A complete `State` to play from."""

    def __init__(
        self,
        setup: Setup,
        seats: Sequence[SeatSpec],
        state: State,
        arrange: Arrange,
        around: Surroundings,
    ) -> None:
        super().__init__()
        self._distance = Distance(around, self)
        self._around = self._distance.around
        self.game = setup.game
        self._seats = tuple(seats)
        self._arrange = arrange
        usual = layout_for(setup)
        self._colours = colours(self._seats, usual.colours)
        self._layout = ArrangedLayout(usual, lambda: arrange.pieces(self.state))
        self._arranger = Arranger(self._layout, arrange, state)
        self._past: list[State] = []
        self._before = state
        self._first = state
        self._side = max(0, state.to_move)
        self._refused: Sentence | None = None
        self._arranger.changed = self._on_changed
        self._arranger.opened = self._show
        self.board = Board(
            self._layout.as_layout, self._arranger, around.pace, around.pictures, self._sight(), self
        )
        self.panel = ArrangePanel(self._colours, self._around)
        self._aloft = Aloft(self.board, [], self)
        self._lay_out()
        self._connect()
        self._show()

    @property
    def _theme(self) -> CurrentTheme:
        return self._around.theme

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self._arranger.state

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.board.view, 1)
        row.addWidget(self.panel)
        self.setFocusProxy(self.board.view)

    def _connect(self) -> None:
        panel = self.panel
        panel.shown.connect(self.show_side)
        panel.moving.connect(self.let_move)
        panel.undo.clicked.connect(self.undo)
        panel.anew.clicked.connect(self.begin_anew)
        panel.score.toggled.connect(lambda _: self._say())
        panel.leave.clicked.connect(self.left)
        panel.play.clicked.connect(self.play)
        self.board.refused.connect(self._on_refused)
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._on_language)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """Which game's position is set up."""
        return self._around.language.say(say(Arrangement.TITLE, game=facts_of(self.game).title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no match yet."""
        return {}

    def leave(self) -> None:
        """Stop what moves."""
        self.board.stop()

    # ------------------------------------------------------------ what people do

    def show_side(self, seat: int) -> None:
        """Show the hand and stock of a seat."""
        self._side = seat
        self.board.stop()
        self._show()

    def let_move(self, seat: int) -> None:
        """Make it the turn of a seat, if the game says it can be."""
        after = self._arrange.with_mover(self.state, seat)
        if isinstance(after, Refused):
            self._on_refused(after.sentence)
        elif after is not self.state:
            self._past.append(self.state)
            self._go_to(after)

    def undo(self) -> None:
        """Take back the last change."""
        if self._past:
            self._go_to(self._past.pop())

    def begin_anew(self) -> None:
        """Go back to the position it began with; that can be undone as well."""
        if self._past:
            self._past.append(self.state)
            self._go_to(self._first)

    def play(self) -> None:
        """Play from here, if nothing is wrong."""
        if not self._arrange.wrong(self.state):
            self.board.stop()
            self.ready.emit(type(self.state).from_json(self.state.to_json()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and Escape, where the table does not want them."""
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ showing

    def _on_changed(self, after: State) -> None:
        self._past.append(self._before)
        self._refused = None
        self._show()

    def _on_refused(self, why: Sentence) -> None:
        self._refused = why
        self._say()

    def _go_to(self, state: State) -> None:
        self._arranger.state = state
        self._refused = None
        self._show()

    @property
    def _voice(self) -> Voice:
        """The voice that calls every seat by name: a position is nobody's, so there is no "you"."""
        return self._around.language.voice(names(self._seats, self._around.language))

    def _sight(self) -> Sight:
        return Sight(self._side, self._voice, self._colours, self._theme.theme, present=False)

    def _show(self) -> None:
        """Show the position and begin the next drop."""
        self._before = self.state
        self.board.show_view(self.state.observe(self._side), self._sight())
        self.board.decide(self._layout.shelves())
        self._say()

    def _say(self) -> None:
        wrong = list(self._arrange.wrong(self.state))
        if self._refused is not None:
            wrong.insert(0, self._refused)
        self.panel.show_position(self.state, self._side, wrong, self._voice, bool(self._past))
        self.panel.play.setEnabled(not self._arrange.wrong(self.state) and self.state.to_move != NOBODY)

    def _on_theme(self) -> None:
        self.board.use_theme(self._theme.theme)
        self._place()
        self._say()

    def _on_language(self) -> None:
        self._show()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text grow with the window."""
        super().resizeEvent(event)
        self._distance.measure()
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the table sharply at once."""
        super().showEvent(event)
        self._place()
        self.board.lay_out()
        self.board.decide(self._layout.shelves())

    def _place(self) -> None:
        theme = self._theme.theme
        self.panel.use_sizes()
        self.board.view.reserve(grown(_TOP, theme), grown(FAR.dock, theme))
