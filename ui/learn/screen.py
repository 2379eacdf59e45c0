"""A lesson on the real table. Satisfies `ui.screens.Screen`.

Joins the strip at the top, the table with its prompt, and the card; hands what the person does to the player and shows
what it answers. Page Up and Page Down turn the cards (and do what is asked, so that a lesson can be shown to others).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from engine.core.contract import NOBODY
from engine.core.move import NO_MOVE
from engine.core.words import Sentence, Voice, say
from engine.learn.course import Answer, Course, Verdict
from engine.learn.lesson import Lesson, Text, said
from ui.board.access import announce
from ui.board.layout import Choice, Sight
from ui.layouts import layout_for
from ui.learn.bar import LessonBar
from ui.learn.beside import lay_beside
from ui.learn.card import LessonCard
from ui.learn.player import LessonPlayer
from ui.learn.progress import Progress
from ui.learn.sheet import Content, Message, Tone
from ui.learn.telling import answers_of, content_of
from ui.learn.words import Bar, Card
from ui.rules.present import section_for
from ui.screens import Deed, Surroundings, Wish
from ui.setup.words import Names
from ui.shortcuts import bind
from ui.table.aloft import Aloft
from ui.table.prompt import Offer, PromptStrip
from ui.table.sizes import Sizes, sizes_for
from ui.table.speech import way_to_rules
from ui.table.words import Prompting

_ARROW_FROM = 0.24
"""Where at the card's edge the arrow starts, as a share of its height."""


class LessonScreen(QWidget):
    """One lesson."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """The person wants back to where it came from."""

    listed = Signal()
    """The person wants to see all lessons."""

    ended = Signal()
    """The last card was turned: the next lesson, please."""

    def __init__(
        self,
        lesson: Lesson,
        progress: Progress,
        around: Surroundings,
        *,
        number: int = 1,
        last: bool = False,
        step: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """Open a lesson, the `number`-th of its game and perhaps the `last`, at a card (from 0)."""
        super().__init__(parent)
        self.lesson = lesson
        self.course = Course(lesson, step)
        self._progress = progress
        self._around = around
        self._number, self._is_last = number, last
        self._rule = ""
        """The section behind the refusal that is on the card."""
        self.turn_pages: Callable[[int], None] = self._turn_pages
        """What Page Down (1) and Page Up (-1) do, whatever has the focus."""
        self._layout = layout_for(self.course.match.setup)
        self._colours = self._layout.colours[: lesson.content.players]
        self.player = LessonPlayer(self.course, self._layout, around, self.sight(), self)
        self.board = self.player.board
        self.bar = LessonBar(around)
        self.stage = QWidget()
        self.prompt = PromptStrip(around, self.stage)
        self.card = LessonCard(around, self.stage)
        self._aloft = Aloft(self.board, [self.prompt, self.card], self)
        self._lay_out()
        self._connect()
        self._make_bigger(progress.bigger)
        self._show_step()

    def _lay_out(self) -> None:
        self.board.view.setParent(self.stage)
        self.prompt.raise_()
        self.card.raise_()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.stage, 1)
        self.setTabOrder(self.board.view, self.prompt)
        self.setTabOrder(self.prompt, self.card)

    def _connect(self) -> None:
        player, card, bar = self.player, self.card, self.bar
        player.answered.connect(self._on_answer)
        player.refused.connect(self._on_refused)
        player.changed.connect(self._refresh)
        player.board.held.connect(self._on_held)
        card.back.connect(self.turn_back)
        card.go_on.connect(self.turn_on)
        card.show_me.connect(self.show_me)
        bar.home.clicked.connect(lambda: self.asks.emit(Wish.HOME))
        bar.leave.clicked.connect(self.left)
        bar.all.clicked.connect(self.listed)
        bar.undo.clicked.connect(self._undo)
        bar.rules.clicked.connect(lambda: self.asks.emit(Wish.RULES))
        bar.bigger.clicked.connect(lambda: self._make_bigger(not self.card.bigger))
        bind(
            self,
            (Qt.Key.Key_PageDown, lambda: self.turn_pages(1)),
            (Qt.Key.Key_PageUp, lambda: self.turn_pages(-1)),
            (QKeySequence.StandardKey.Undo, self._undo),
        )
        self._around.theme.changed.connect(self._on_theme)
        self._around.language.changed.connect(self._on_language)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The lesson's title."""
        return self._said(self.lesson.title)

    @property
    def game(self) -> str:
        """The game that is learned."""
        return self.lesson.game

    @property
    def section(self) -> str:
        """The section of the rules to read now: of the refusal, of what is to be done, else the first the lesson covers."""
        course, step = self.course, self.course.step
        if self._rule or step.do is None or course.done:
            return self._rule or next(iter(self.lesson.content.covers), "")
        solution = course.match.game.notation.from_text(step.do.solution)
        return section_for(course.match.state, [solution])

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no match to be saved here."""
        return {}

    def leave(self) -> None:
        """Stop what moves."""
        self.player.stop()

    # ------------------------------------------------------------ cards

    def turn_on(self) -> None:
        """Turn up the next card, or end the lesson."""
        if not self.course.may_go_on:
            return
        self.player.stop()
        if self.course.last:
            self.course.finish()
            self._progress.finished(self.lesson)
            self.ended.emit()
            return
        self.course.go_on()
        self._show_step()

    def turn_back(self) -> None:
        """Turn up the card before."""
        if self.course.index:
            self.player.stop()
            self.course.go_back()
            self._show_step()

    def show_me(self) -> None:
        """Let the lesson do what is asked."""
        self.board.view.setFocus(Qt.FocusReason.MouseFocusReason)
        self.card.answer(None)
        self.player.show_me()
        self._say_done()

    def _turn_pages(self, step: int) -> None:
        if step > 0:
            self.page_down()
        else:
            self.turn_back()

    def page_down(self) -> None:
        """Go on; what is asked is done by the lesson first."""
        if self.course.may_go_on:
            self.turn_on()
        else:
            self.show_me()

    def _undo(self) -> None:
        self.card.answer(None)
        self.player.undo()

    def _show_step(self) -> None:
        self._progress.reached(self.lesson, self.course.index)
        self._focus()  # before buttons go: Qt would hand their focus on as if by Tab
        self._rule = ""
        self._show_words()
        self.player.show_step()
        self._focus()
        announce(self.board.view, self.card.content.aloud())

    def _show_words(self) -> None:
        self.card.show_content(self._content(), self._answers())
        self.card.dots.show_step(len(self.lesson.steps), self.course.index)
        game = self._around.language.say(self.course.match.game.facts.title)
        self.bar.show_title(
            game, self._around.language.say(say(Bar.LESSON, n=self._number, title=self.title()))
        )

    def _focus(self) -> None:
        """Let Enter mean Next, or the keys the table while something is to be done."""
        if self.course.done:
            self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:  # as by the mouse: no frame round a piece until somebody uses the keys
            self.board.view.setFocus(Qt.FocusReason.MouseFocusReason)

    # ------------------------------------------------------------ what the card says

    def _content(self) -> Content:
        theme = self._around.theme.theme
        return content_of(self.course, self._around.language, self.voice, capitals=not theme.cjk)

    def _answers(self) -> list[Message]:
        return answers_of(self.course.step, self._around.language.code)

    def _say_done(self) -> None:
        do = self.course.step.do
        if do is not None and do.done is not None:
            self._answer(Tone.GOOD, self._said(do.done))

    def _answer(self, tone: Tone, words: str) -> None:
        self.card.answer(Message(tone, words))
        announce(self.board.view, words)

    def _said(self, text: Text) -> str:
        return said(text, self._around.language.code)

    # ------------------------------------------------------------ what the table tells

    def _on_answer(self, verdict: Verdict) -> None:
        self._rule = ""
        if verdict.said is not None:
            tone = Tone.GOOD if verdict.answer is Answer.GOAL else Tone.OTHER
            self._answer(tone, self._said(verdict.said))
        self._refresh()

    def _on_held(self) -> None:
        """A new try begins: the answer to the last one goes."""
        if self.board.held_piece is not None and self.card.content.message is not None:
            self.card.answer(None)
            self._rule = ""
        self._show_prompt()

    def _on_refused(self, why: Sentence) -> None:
        self._rule = self.player.rule
        self._answer(Tone.REFUSED, self.voice.speak(why))
        self._show_prompt()

    def _refresh(self) -> None:
        """Show which buttons can be pressed, what the prompt says, and scores as they are now."""
        course, speak = self.course, self._around.language.say
        last = Card.FINISH if self._is_last else Card.NEXT_LESSON
        self.card.offer(
            back=course.index > 0,
            show=not course.done and not course.astray,
            go_on=course.may_go_on,
            next_words=speak(last if course.last and course.may_go_on else Card.NEXT),
        )
        self.bar.undo.setEnabled(course.touched and course.step.do is not None)
        if course.step.scores:
            message = self.card.content.message
            self.card.show_content(self._content(), self._answers())
            self.card.answer(message)
        self._show_prompt()
        if course.done and not course.pending and self.board.view.hasFocus():
            self.card.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_prompt(self) -> None:
        course, speak = self.course, self.voice.speak
        asked = course.step.do is not None and not course.done
        self.prompt.setVisible(asked)
        if not asked:
            return
        view = course.match.state.observe(course.seat)
        prompt = self._layout.prompt(view, self.sight(), self.board.held_piece)
        mover = course.match.state.to_move
        player = self._colours[mover] if mover != NOBODY else None
        self.prompt.show_prompt(player, speak(prompt.head), speak(prompt.body))
        self.prompt.show_buttons(self._offers())

    def _offers(self) -> Sequence[Offer]:
        speak = self.voice.speak
        if self.board.held_piece is not None:
            return [Offer(speak(Prompting.CANCEL), self.board.stop, key="Esc")]
        choices = [each for each in self.choices() if each.box is None and each.move != NO_MOVE]
        rules = way_to_rules(self.voice, self._rule, lambda: self.asks.emit(Wish.RULES))
        return [
            *([rules] if self._rule else []),
            *self._ways(choices),
        ]

    def _ways(self, choices: Sequence[Choice]) -> list[Offer]:
        speak = self.voice.speak
        return [
            Offer(speak(each.label), partial(self.player.play, each.move), each.primary, each.letter)
            for each in choices
        ]

    def choices(self) -> Sequence[Choice]:
        """Return what the game offers besides its pieces and places."""
        return self.player.choices()

    # ------------------------------------------------------------ voice, theme, size

    @property
    def voice(self) -> Voice:
        """The voice that speaks to the person who learns."""
        language = self._around.language
        others = iter(Names)
        names = [language.say(next(others)) for _ in range(self.lesson.content.players)]
        return language.voice(names, self.lesson.seat)

    def sight(self) -> Sight:
        """Return who looks at the table, and with which colours."""
        return Sight(self.lesson.seat, self.voice, self._colours, self._around.theme.theme)

    def _on_theme(self) -> None:
        self.board.use_theme(self._around.theme.theme)
        self.player.use_sight(self.sight())
        self._use_sizes()

    def _on_language(self) -> None:
        self._show_words()
        self.player.use_sight(self.sight())
        self._refresh()
        self.changed.emit()

    def _make_bigger(self, bigger: bool) -> None:
        if bigger != self._progress.bigger:
            self._progress.use_bigger(bigger)
        self.card.bigger = bigger
        self.bar.show_bigger(bigger)
        self._use_sizes()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give every part its size."""
        super().resizeEvent(event)
        self._use_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        """Paint the table sharply at once."""
        super().showEvent(event)
        self._use_sizes()
        self.board.lay_out()
        self.player.light()
        self._focus()

    def _use_sizes(self) -> None:
        sizes = sizes_for(self.width(), self.height(), self._around.theme.theme.far)
        for part in (self.bar, self.prompt):
            part.use_sizes(sizes)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self._place_stage(sizes)

    def _place_stage(self, sizes: Sizes) -> None:
        theme = self._around.theme.theme
        face = lay_beside(self.stage, self.board, self.prompt, self.card, sizes, theme)
        self.player.card_edge = QPointF(face.left() - 6, face.top() + _ARROW_FROM * face.height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus of the page on to what the step needs."""
        super().focusInEvent(event)
        self._focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what has the focus, else turns the card; so do the arrows where nothing else wants them."""
        key, focus = event.key(), self.focusWidget()
        if focus is self.board.view:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button = focus if isinstance(focus, QAbstractButton) else self.card.next_button
            button.click()
        elif key == Qt.Key.Key_Right:
            self.turn_on()
        elif key == Qt.Key.Key_Left:
            self.turn_back()
        else:
            super().keyPressEvent(event)
