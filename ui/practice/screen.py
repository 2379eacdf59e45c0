"""One position to practise, on the real table. Satisfies `ui.screens.Screen`.

The person makes a move as in a game. The best one is praised with the reason; another one is judged in the background,
the card says what it gives away and how it is answered, and an arrow shows the answer; then it may be tried again, or
the best move be shown. Page Up and Page Down go to the other positions, Ctrl+Z tries again, Escape leads to the list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from engine.ai.service import Reply
from engine.core.match import Match, Turn
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, Voice, Words, say
from engine.learn.practice import Position
from ui.board.access import announce
from ui.board.arrows import ArrowKind, MoveArrows
from ui.board.board import Board
from ui.board.layout import Choice, Sight
from ui.layouts import layout_for
from ui.learn.beside import lay_beside
from ui.learn.card import LessonCard
from ui.learn.sheet import Content, Message, Tone
from ui.practice.progress import Solved
from ui.practice.puzzle import Puzzle, Stage
from ui.practice.words import Task
from ui.rules.present import section_for
from ui.screens import Deed, Surroundings, Wish
from ui.setup.words import Names
from ui.shortcuts import bind
from ui.table.aloft import Aloft
from ui.table.prompt import Offer, PromptStrip
from ui.table.referee import TableReferee
from ui.table.sizes import sizes_for
from ui.table.speech import way_to_rules
from ui.table.words import Prompting
from ui.table.worker import JOB_NUMBERS, Thinker, Worker

_ESCAPE = "Esc"


class PracticeScreen(QWidget):
    """One position."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    turned = Signal(int)
    """Another position, please: its number from 0."""

    listed = Signal()
    """The list of all positions, please."""

    played_on = Signal(object, int)
    """Play this `Match` on at a table, the person at this seat."""

    def __init__(
        self,
        game: str,
        positions: Sequence[Position],
        index: int,
        solved: Solved,
        around: Surroundings,
        thinker: Thinker,
        parent: QWidget | None = None,
    ) -> None:
        """Open a position of a game. Raises `BadPractice`."""
        super().__init__(parent)
        self.game = game
        self.index = index
        self._positions = positions
        self._solved = solved
        self._around = around
        self.puzzle = Puzzle(game, positions[index], self._attempt)
        self._before = solved.has(game, positions[index])
        self._layout = layout_for(self.puzzle.match.setup)
        self._colours = self._layout.colours[: self.puzzle.match.setup.players]
        self._judged = 0
        self._said: tuple[Tone, Sentence | Words] | None = None
        self._rule = ""
        """The section behind the refusal that is on the card."""
        self._referee = TableReferee(self.puzzle, self._layout)
        self.board = Board(self._layout, self._referee, around.pace, around.pictures, self.sight(), self)
        self.arrows = MoveArrows(self.board)
        self.stage = QWidget()
        self.prompt = PromptStrip(around, self.stage)
        self.card = LessonCard(around, self.stage)
        self._aloft = Aloft(self.board, [self.prompt, self.card], self)
        self._worker = Worker(thinker, self)
        self._lay_out()
        self._connect()
        self._say()

    def _lay_out(self) -> None:
        self.board.view.setParent(self.stage)
        self.prompt.raise_()
        self.card.raise_()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stage)
        self.setTabOrder(self.board.view, self.prompt)
        self.setTabOrder(self.prompt, self.card)

    def _connect(self) -> None:
        self.card.back.connect(partial(self._turn, -1))
        self.card.go_on.connect(partial(self._turn, 1))
        self.card.show_me.connect(self.show_best)
        self.board.held.connect(self._on_held)
        self.board.refused.connect(self._on_refused)
        self._worker.replied.connect(self._on_reply)
        bind(
            self,
            (Qt.Key.Key_PageDown, partial(self._turn, 1)),
            (Qt.Key.Key_PageUp, partial(self._turn, -1)),
            (QKeySequence.StandardKey.Undo, self.try_again),
        )
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._on_language)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """What is practised."""
        return self._around.language.say(say(Task.TITLE, game=self.puzzle.match.game.facts.title))

    @property
    def section(self) -> str:
        """The section of the rules to read now: of the refusal, else of the decision."""
        return self._rule or section_for(self.puzzle.match.state, self.puzzle.legal())

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no match to be saved here."""
        return {}

    def leave(self) -> None:
        """Stop what moves and what thinks."""
        self.board.stop()
        self._worker.close()

    # ------------------------------------------------------------ trying

    def _attempt(self, move: int) -> None:
        number = next(JOB_NUMBERS)
        turn, job = self.puzzle.attempt(move, number)
        self.arrows.clear()
        self._show_turn(turn)
        if job is None:
            self._found(self.puzzle.praise())
        else:
            self._judged = number
            self._worker.ask(job)
            self._answer(Tone.OTHER, Task.JUDGING)
        self._decide()

    def _on_reply(self, reply: Reply) -> None:
        if reply.number != self._judged or self.puzzle.stage is not Stage.JUDGING:
            return
        said = self.puzzle.hear(reply.verdict)
        if self.puzzle.found:
            self._found(said)
        else:
            self._answer(Tone.OTHER, said)
            if reply.verdict is not None and reply.verdict.answer != NO_MOVE:
                self.arrows.show([(ArrowKind.ANSWER, reply.verdict.answer)])
        self._decide()

    def _found(self, said: Sentence) -> None:
        if not self.puzzle.helped:
            self._solved.add(self.game, self.puzzle.position)
        self._answer(Tone.GOOD, said)

    def try_again(self) -> None:
        """Take the tried move back."""
        if self.puzzle.tried == NO_MOVE:
            return
        self.board.stop()
        self._judged = 0
        self._said, self._rule = None, ""
        self.card.answer(None)
        self.arrows.clear()
        events = [
            e for turn in self.puzzle.take_back() for e in turn.events if e.visible_to(self.puzzle.seat)
        ]
        self.board.mark_last(())
        self.board.go_back(events, self.puzzle.view(), self.sight())
        self._decide()

    def show_best(self) -> None:
        """Give the answer away: words on the card, an arrow on the table; the person may make the move."""
        self.try_again()
        self.board.stop()
        self._answer(Tone.GOOD, self.puzzle.show())
        self.arrows.show([(ArrowKind.BETTER, self.puzzle.best)])
        self._decide()

    def _turn(self, step: int) -> None:
        if 0 <= self.index + step < len(self._positions):
            self.turned.emit(self.index + step)
        elif step > 0:
            self.listed.emit()

    def _play_on(self) -> None:
        match: Match = self.puzzle.match
        self.played_on.emit(match, self.puzzle.seat)

    # ------------------------------------------------------------ what is said

    def _say(self) -> None:
        speak = self._around.language.say
        section = speak(say(Task.SECTION, n=self.index + 1, count=len(self._positions)))
        self.card.show_content(
            Content(
                section if self._around.theme.theme.cjk else section.upper(),
                speak(Task.HEADING),
                "\n".join(
                    speak(words) for words in (Task.WORDS, *([Task.SOLVED_BEFORE] if self._before else []))
                ),
            ),
            [Message(Tone.GOOD, self.voice.speak(self.puzzle.praise()))],
        )
        self.card.dots.show_step(len(self._positions), self.index)
        if self._said is not None:
            self.card.answer(Message(self._said[0], self.voice.speak(self._said[1])))

    def _on_refused(self, why: Sentence) -> None:
        self._answer(Tone.REFUSED, why)
        self._rule = self._referee.rule
        self._show_prompt()

    def _answer(self, tone: Tone, said: Sentence | Words) -> None:
        self._said, self._rule = (tone, said), ""
        words = self.voice.speak(said)
        self.card.answer(Message(tone, words))
        announce(self.board.view, words)

    def _decide(self) -> None:
        """Begin or end the decision at the table, and show what can be done now."""
        self.board.decide(self.choices())
        stage = self.puzzle.stage
        self.card.offer(
            back=self.index > 0,
            show=stage in (Stage.ASKED, Stage.WRONG),
            go_on=True,
            next_words=self._around.language.say(
                Task.NEXT if self.index + 1 < len(self._positions) else Task.LIST
            ),
        )
        self._show_prompt()
        if stage is Stage.FOUND:
            self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def choices(self) -> Sequence[Choice]:
        """Return what the game offers besides its pieces and places."""
        return self._layout.choices(self.puzzle.view(), self.puzzle.legal(), self.sight())

    def _show_prompt(self) -> None:
        player, speak = self._colours[self.puzzle.seat], self.voice.speak
        head, body = self._heading()
        self.prompt.show_prompt(player, speak(head), speak(body))
        self.prompt.show_buttons(self._offers())

    def _heading(self) -> tuple[Sentence | Words, Sentence | Words]:
        match self.puzzle.stage:
            case Stage.WRONG:
                return Task.WRONG_HEAD, Task.WRONG
            case Stage.FOUND:
                return Task.RIGHT_HEAD, Task.RIGHT_BODY
            case Stage.JUDGING:
                return Task.HEADING, Task.JUDGING
        prompt = self._layout.prompt(self.puzzle.view(), self.sight(), self.board.held_piece)
        return prompt.head, prompt.body

    def _offers(self) -> list[Offer]:
        speak = self.voice.speak
        if self.board.held_piece is not None:
            return [Offer(speak(Prompting.CANCEL), self.board.stop, key=_ESCAPE)]
        leave = Offer(speak(Task.LIST), self.listed.emit, key=_ESCAPE)
        match self.puzzle.stage:
            case Stage.WRONG:
                return [Offer(speak(Task.AGAIN), self.try_again, primary=True), leave]
            case Stage.FOUND:
                return [Offer(speak(Task.PLAY_ON), self._play_on), leave]
        choices = [choice for choice in self.choices() if choice.box is None and choice.move != NO_MOVE]
        offers = [
            Offer(speak(each.label), partial(self._press, each.move), each.primary, each.letter)
            for each in choices
        ]
        rules = way_to_rules(self.voice, self._rule, lambda: self.asks.emit(Wish.RULES))
        return [*([rules] if self._rule else []), *offers, leave]

    def _press(self, move: int) -> None:
        self.board.stop()
        self.puzzle.play(move)

    # ------------------------------------------------------------ what the table shows

    def _show_turn(self, turn: Turn) -> None:
        events = [event for event in turn.events if event.visible_to(self.puzzle.seat)]
        self.board.mark_last(events)
        self.board.advance(events, self.puzzle.view(), self.sight())

    def _on_held(self) -> None:
        if self.board.held_piece is not None and self._said is not None:
            self._said, self._rule = None, ""
            self.card.answer(None)
        self._show_prompt()

    @property
    def voice(self) -> Voice:
        """The voice that speaks to the person who practises."""
        language, others = self._around.language, iter(Names)
        names = [language.say(next(others)) for _ in range(self.puzzle.match.setup.players)]
        return language.voice(names, self.puzzle.seat)

    def sight(self) -> Sight:
        """Return who looks at the table, and with which colours."""
        return Sight(self.puzzle.seat, self.voice, self._colours, self._around.theme.theme)

    def _on_theme(self) -> None:
        self.board.use_theme(self._around.theme.theme)
        self._use_sizes()
        self.arrows.refresh()

    def _on_language(self) -> None:
        self.board.use_sight(self.sight())
        self._say()
        self._decide()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its size."""
        super().resizeEvent(event)
        self._use_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the table sharply."""
        super().showEvent(event)
        self._use_sizes()
        self.board.show_view(self.puzzle.view(), self.sight())
        self.board.lay_out()
        self._decide()

    def _use_sizes(self) -> None:
        sizes = sizes_for(self.width(), self.height())
        self.prompt.use_sizes(sizes)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        lay_beside(self.stage, self.board, self.prompt, self.card, sizes, self._around.theme.theme)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus of the page on to the table; as its proxy the table would keep Tab from the card."""
        super().focusInEvent(event)
        self.board.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the focus, else goes on; Escape leads to the list."""
        key, focus = event.key(), self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self.listed.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)
