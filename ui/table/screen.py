"""The table screen: joins session, board, toolbar, prompt, players, log and moves. Satisfies `ui.screens.Screen`.

Everything that happens comes from the session's signals and is shown here; everything a person does goes to the
session. The screen decides nothing about rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.ai.hints import Hint
from engine.core.contract import NOBODY, Event, View
from engine.core.match import Turn
from engine.core.words import Sentence, Voice, say
from engine.learn import library
from ui.board.access import announce
from ui.board.board import Board
from ui.board.layout import Choice, Sight, TableLayout
from ui.coach.at_table import CoachAtTable
from ui.layouts import layout_for
from ui.rules.guide import RulesGuide
from ui.rules.words import RulesText
from ui.screens import Deed, Surroundings, Wish
from ui.seats import colours, names, only_human
from ui.table.actions import TableActions
from ui.table.aloft import Aloft
from ui.table.answers import Formalities
from ui.table.elided import FACTS_APART
from ui.table.lately import LastMoves, Messages
from ui.table.log import Entry, LogView, entry_of
from ui.table.moves import MovesPanel
from ui.table.players import PlayersPanel
from ui.table.prompt import PromptStrip
from ui.table.referee import TableReferee
from ui.table.session import TableSession
from ui.table.side import SidePanel
from ui.table.sizes import Sizes, grown, sizes_for
from ui.table.speech import Speech
from ui.table.toolbar import Toolbar
from ui.table.words import Prompting

_PROMPT_GAP = 8
_PROMPT_SIDE = 16
_RESULT_AFTER_MS = 900


class TableScreen(QWidget):
    """One table in the window."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    looked = Signal()
    """The table is seen by other eyes now."""

    def __init__(self, session: TableSession, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._around = around
        self._layout = layout_for(session.match.setup)
        session.lone_answer = Formalities(self._layout, session.people).answer
        self._colours = colours(session.seats, self._layout.colours)
        self._marks = LastMoves(session.people)
        self.messages = Messages()
        self._opened_for = self._told = NOBODY
        self._speaker = self._make_voice()
        self._referee = TableReferee(session, self._layout)
        self.players = PlayersPanel(session, self._layout, self._colours, around)
        self.board = Board(
            self._layout,
            self._referee,
            around.pace,
            around.pictures,
            self.sight(),
            self,
        )
        self.deeds = TableActions(around, self, session.teaching)
        self.toolbar = Toolbar(around, self.deeds)
        self.log = LogView(self._colours, around)
        self.moves = MovesPanel(around)
        self.side = SidePanel(self.players, self.log, self.moves, around)
        undo = self.deeds[Deed.UNDO]
        self.coaching = CoachAtTable(
            session, self._layout, self.board, self.side, undo, around, lambda: self.voice, self
        )
        self.guide = RulesGuide(session.match, around, self)
        self.stage = QWidget()
        self.prompt = PromptStrip(around, self.stage)
        self._speech = Speech(self)
        self._aloft = Aloft(self.board, [self.prompt], self)
        self._result = QTimer(self, singleShot=True, interval=_RESULT_AFTER_MS)
        self._lay_out()
        self._connect()
        self._refresh_all()

    def _lay_out(self) -> None:
        self.board.view.setParent(self.stage)
        self.prompt.raise_()
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self.side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.toolbar)
        column.addLayout(row, 1)
        if self.guide.panel is not None:
            self.side.add_page(self.guide.panel, RulesText.TAB)
            self.guide.panel.wanted.connect(lambda: self.asks.emit(Wish.RULES))
        self.setTabOrder(self.board.view, self.prompt)
        self.setTabOrder(self.prompt, self.side)

    def _connect(self) -> None:
        session, board = self.session, self.board
        session.advanced.connect(self._on_advanced)
        session.went_back.connect(self._on_went_back)
        session.decision.connect(self._on_decision)
        session.thinking.connect(self.players.show_thinking)
        session.hinted.connect(self._on_hinted)
        session.coach.changed.connect(self._enable)
        self.coaching.spoke.connect(self._show_prompt)
        session.note.connect(self._on_note)
        board.held.connect(self._on_held)
        board.refused.connect(self._on_refused)
        board.stage.idle.connect(self._on_idle)
        self.moves.chosen.connect(self.play_listed)
        self.moves.pointed.connect(self._point_at_move)
        self.players.pointed.connect(board.lighting.show_places)
        self.players.visits.connect(self._look_again)
        self.log.pointed.connect(board.lighting.show_places)
        self.toolbar.asks.connect(self.asks)
        self._result.timeout.connect(lambda: self.asks.emit(Wish.RESULT))
        for deed, do in self._doings().items():
            self.deeds[deed].triggered.connect(do)
        self.deeds[Deed.RULES].setEnabled(self.guide.panel is not None)
        self.deeds[Deed.TEACH].setEnabled(library.names(session.match.setup.game) != ())
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._refresh_all)

    def _doings(self) -> dict[Deed, Callable[..., None]]:
        return {
            Deed.UNDO: self._undo,
            Deed.REDO: self._redo,
            Deed.HINT: self._ask_hint,
            Deed.COACH: self.session.coach.turn,
            Deed.WHY_NOT: self.ask_why_not,
            Deed.PAUSE: self.session.pause,
            Deed.MOVE_NOW: self._move_now,
            Deed.FIT: self.board.view.refit,
            Deed.SORT_HAND: self.board.sorting.reset,
            Deed.TEACH: lambda: self.asks.emit(Wish.TEACH),
            Deed.TABLE_MODE: lambda: self.asks.emit(Wish.TABLE_MODE),
            Deed.RULES: self._open_rules,
        }

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The game's name."""
        return self._around.language.say(self.session.match.game.facts.title)

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """All actions of a table."""
        return self.deeds.by_deed

    def leave(self) -> None:
        """Stop what moves, and make the match safe."""
        self._result.stop()
        self.board.stop()
        self.session.leave()

    # ------------------------------------------------------------ eyes and voice

    @property
    def voice(self) -> Voice:
        """The voice that speaks to who looks at the table."""
        return self._speaker

    def _make_voice(self) -> Voice:
        seats, language = self.session.seats, self._around.language
        return language.voice(names(seats, language), only_human(seats))

    @property
    def _eyes(self) -> int:
        """The seat whose view is shown; nobody's while the curtain is closed."""
        return NOBODY if self.curtained and not self.session.teaching else self.session.eyes

    def sight(self) -> Sight:
        """Return who looks at the table, and with which colours."""
        theme, session, voice = self._around.theme.theme, self.session, self.voice
        present = session.shown in (None, session.to_move, voice.you)  # another hand is nobody's "your hand"
        return Sight(self._eyes, voice, self._colours, theme, visited=self.players.visited, present=present)

    def _look_again(self) -> None:
        self.board.use_sight(self.sight())

    def view(self) -> View:
        """Return what who looks may see."""
        return self.session.match.state.observe(self._eyes)

    @property
    def curtained(self) -> bool:
        """Whether something private would be seen by others at this screen: it stays hidden until its owner asks.

        It stays open as long as the same person decides, also with AI moves between.
        """
        session = self.session
        if session.teaching:
            return session.closed
        if len(session.people) < 2 or self._opened_for == session.eyes:
            return False
        return self._layout.keeps_secrets(session.match.state.observe(session.eyes))

    def open_curtain(self) -> None:
        """Show the private things of the seat that must decide."""
        self.session.shown = None
        self._opened_for = self.session.eyes
        self.look_anew()

    def look_anew(self) -> None:
        """Show the table as the eyes that look at it now may see it."""
        self._mark_lately()
        self.board.show_view(self.view(), self.sight())
        self._show_log()
        self._on_decision()
        self.looked.emit()

    def _mark_lately(self) -> None:
        """Put brackets round what moved since the last decision of a person, as far as the eyes may know."""
        self._marks.start_from(self.session.match.turns, self._eyes, self.session.was_decided)
        self.board.mark_last(self._marks.events)

    # ------------------------------------------------------------ what the session tells

    def _on_advanced(self, turn: Turn) -> None:
        self._close_curtain()
        eyes = self._eyes
        events = [event for event in turn.events if event.visible_to(eyes)]
        self.messages.clear()
        self.coaching.arrows.clear()
        self._tell(events, eyes)
        self._marks.add(turn, eyes)
        self.board.seat_at(self.players.anchors(self.board.view))
        self.board.mark_last(self._marks.events)
        self.board.advance(events, self.view(), self.sight())
        if events:
            self.session.show_for(self.board.stage.left)
        if turn.seat not in self.session.people:
            told = [self.voice.speak(event.sentence) for event in events if not event.quiet]
            announce(self.board.view, " ".join(told))

    def _close_curtain(self) -> None:
        """Hide what is private as soon as it is somebody else's."""
        if self._opened_for != self.session.eyes:
            self._opened_for = NOBODY

    def _tell(self, events: Sequence[Event], eyes: int) -> None:
        """Add events to the log; another person's log is told from the start: it knows other secrets."""
        if eyes == self._told:
            self.log.add(self._entries(events))
        else:
            self._show_log()

    def _on_went_back(self, turns: Sequence[Turn]) -> None:
        self._close_curtain()
        eyes = self._eyes
        events = [event for turn in turns for event in turn.events if event.visible_to(eyes)]
        self.messages.clear()
        self.coaching.arrows.clear()
        self._result.stop()
        self._show_log()
        self._mark_lately()
        self.board.go_back(events, self.view(), self.sight())

    def _on_decision(self) -> None:
        legal = [] if self.curtained else self.session.legal()
        self.board.decide(self.choices())
        self.moves.show_moves([(move, self.say_move(move)) for move in legal])
        self.guide.decide(legal)
        self.players.refresh(self.voice, self._eyes)
        if not self.session.ai_to_move or self.session.paused:
            self.players.show_thinking(-1.0)
        self.coaching.refresh()
        self._show_head()
        self._show_prompt()
        self._enable()
        if not self.board.stage.busy:
            self._on_idle()

    def _on_idle(self) -> None:
        if self.session.match.over and self._marks.live and not self._result.isActive():
            self._marks.live = False
            self._result.start()

    def _on_hinted(self, hint: Hint) -> None:
        voice = self.voice
        self.messages.say(say(Prompting.HINT_HEAD), hint.because, hinted=hint.move)
        self._show_prompt()
        said = [self.say_move(hint.move), voice.speak(hint.because), voice.speak(hint.compared)]
        self.board.hint(hint.move, said, self.prompt.hinted)
        self.coaching.hint(hint.move)
        self._enable()

    def _on_note(self, sentence: Sentence) -> None:
        self.log.add([Entry(sentence)])
        if not self.session.hint_asked:
            self.messages.say(say(Prompting.NOTE_HEAD), sentence)
            self._show_prompt()
            self._enable()

    # ------------------------------------------------------------ what the board tells

    def _on_held(self) -> None:
        held = self.board.held_piece
        if held is not None:
            self.messages.clear()
            self.guide.hold(held.number, self.session.legal())
        self._show_prompt()
        self.deeds[Deed.SORT_HAND].setEnabled(self.board.sorting.is_own)

    def _on_refused(self, why: Sentence) -> None:
        self.messages.say(say(Prompting.REFUSED_HEAD), why, self._referee.rule)
        self.guide.refuse(self._referee.rule)
        self._show_prompt()

    def _open_rules(self) -> None:
        """Show the rules beside the table, at the refusal or the decision; asked again, in a window of their own."""
        panel, tabs = self.guide.panel, self.side.tabs
        if panel is None or (tabs.currentWidget() is panel and panel.section == panel.asked):
            self.asks.emit(Wish.RULES)
        else:
            tabs.setCurrentWidget(panel)
            self.guide.open_tab()

    def play_listed(self, move: int) -> None:
        """Make a move that was chosen from a list or by a button."""
        self.board.stop()
        self.session.play(move)

    def _point_at_move(self, move: int) -> None:
        aims = self._layout.aims(move) if move else ()
        self.board.lighting.show_places([aims[0].place] if aims and aims[0].place else ())

    # ------------------------------------------------------------ what people do

    def _undo(self) -> None:
        self.board.stop()
        why_not = self.session.undo()
        if why_not is not None:
            self.messages.say(say(Prompting.UNDO_HEAD), why_not)
            self._show_prompt()

    def _redo(self) -> None:
        self.board.stop()
        self.session.redo()

    def _ask_hint(self) -> None:
        self.board.stop()
        self.session.ask_hint()
        self.messages.say(say(Prompting.HINT_HEAD), say(Prompting.THINKING_HINT))
        self._show_prompt()
        self._enable()

    def ask_why_not(self, asking: bool) -> None:
        """Let the next drop say why it is not allowed, or stop asking."""
        self.deeds[Deed.WHY_NOT].setChecked(asking)
        self.board.ask_why_not(asking)
        self.messages.clear()
        self._show_prompt()

    def _move_now(self) -> None:
        self.board.stage.finish()
        self.session.move_now()

    # ------------------------------------------------------------ showing

    @property
    def table_layout(self) -> TableLayout:
        """Where the game's things lie."""
        return self._layout

    def choices(self) -> tuple[Choice, ...]:
        """Return what the game offers besides its pieces and places."""
        legal = [] if self.curtained else self.session.legal()
        return self._layout.choices(self.view(), legal, self.sight())

    def say_move(self, move: int) -> str:
        """Return a move in words."""
        match = self.session.match
        return self.voice.speak(match.game.notation.describe(match.state, move))

    def _entries(self, events: Sequence[Event]) -> list[Entry]:
        return [entry_of(event, self._layout.heading(event)) for event in events if not event.quiet]

    def _show_log(self) -> None:
        self._told = self._eyes
        events = list(self.session.match.events_for(self._told))
        self.log.show_all(self._entries(events), self.voice)

    def _show_head(self) -> None:
        facts = FACTS_APART.join(self.voice.speak(fact) for fact in self._layout.facts(self.view()))
        self.toolbar.show_title(self.title(), facts)
        self.toolbar.show_ai(any(spec.kind == "ai" for spec in self.session.seats))

    def _show_prompt(self) -> None:
        prompt = self._speech.prompt()
        speak = self.voice.speak
        seat = NOBODY if self.coaching.holds_up else self.session.to_move  # the coach is no player
        player = self._colours[seat] if seat != NOBODY else None
        self.prompt.show_prompt(player, speak(prompt.head), speak(prompt.body))
        self.prompt.show_buttons(self._speech.offers())
        if self.curtained:
            self.prompt.buttons[0].setFocus()

    def _enable(self) -> None:
        session, deeds = self.session, self.deeds
        human = session.to_move in session.people
        has_ai = any(spec.kind == "ai" for spec in session.seats)
        deeds[Deed.UNDO].setEnabled(session.match.ply > 0)
        deeds[Deed.REDO].setEnabled(session.can_redo)
        deeds[Deed.HINT].setEnabled(human and not session.hint_asked)
        deeds[Deed.COACH].setChecked(session.coach.on)
        deeds[Deed.COACH].setEnabled(not session.teaching)
        deeds[Deed.WHY_NOT].setEnabled(human)
        deeds[Deed.PAUSE].setEnabled(has_ai and not session.match.over)
        deeds[Deed.PAUSE].setChecked(session.paused)
        deeds[Deed.SORT_HAND].setEnabled(self.board.sorting.is_own)
        deeds[Deed.MOVE_NOW].setEnabled(session.ai_to_move and not session.paused)

    def _refresh_all(self) -> None:
        """Show and say everything anew: the table was opened, or the language changed."""
        self._speaker = self._make_voice()
        self._mark_lately()
        self.board.show_anew(self.view(), self.sight())
        self._show_log()
        self._on_decision()
        self.changed.emit()

    def _on_theme(self) -> None:
        self.board.use_theme(self._around.theme.theme)
        self._use_sizes()

    # ------------------------------------------------------------ size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its size."""
        super().resizeEvent(event)
        self._use_sizes()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus of the page on to the board; as its proxy the board would keep Tab from the toolbar."""
        super().focusInEvent(event)
        self.board.view.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the table sharply at once."""
        super().showEvent(event)
        self._use_sizes()
        self.board.lay_out()

    def fit(self) -> None:
        """Give every part its size: one was shown or put away."""
        self._use_sizes()

    def _use_sizes(self) -> None:
        sizes = sizes_for(self.width(), self.height(), self._around.theme.theme.far)
        for part in (self.toolbar, self.prompt, self.players, self.side):
            part.use_sizes(sizes)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self._place_stage(sizes)

    def _place_stage(self, sizes: Sizes) -> None:
        theme, stage = self._around.theme.theme, self.stage
        margin, side = self.prompt.margin, grown(_PROMPT_SIDE, theme)
        gap = _PROMPT_GAP if theme.far else grown(_PROMPT_GAP, theme)
        self.board.view.setGeometry(0, 0, stage.width(), stage.height())
        self.prompt.setGeometry(
            side - margin,
            gap - margin,
            stage.width() - 2 * (side - margin),
            self.prompt.height(),
        )
        top = 2 * gap + grown(sizes.prompt, theme)
        self.board.view.reserve(top, grown(sizes.dock, theme))
