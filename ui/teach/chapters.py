"""The chapters of Table mode: the lessons of a game, played by themselves on the large screen. Satisfies `ui.screens.Screen`.

A presenter's remote is enough: Page Down, the arrows and Space show a step, do what it asks with the lesson's own solution and
go on; Page Up goes back; after the last step comes the next chapter. Nothing of it counts as learned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from engine.core.contract import Setup, State
from engine.learn import library
from engine.learn.lesson import BadLesson, Lesson
from engine.learn.suiting import suiting
from ui.learn.progress import Progress
from ui.learn.screen import LessonScreen
from ui.screens import Deed, Surroundings
from ui.table.sizes import grown
from ui.teach.distance import Distance

_ON = {Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_PageDown}
_BUTTON = 32
"""How high a button of the bar may be, in pixels at B 14."""
_BACK = {Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_PageUp}


class ChapterScreen(QWidget):
    """One chapter."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """Back to where it was opened."""

    ended = Signal()
    """The last step was shown: the next chapter, please."""

    begun = Signal()
    """Back from the first step: the chapter before, please."""

    def __init__(self, lesson: Lesson, number: int, last: bool, around: Surroundings, step: int = 0) -> None:
        super().__init__()
        self._distance = Distance(around, self)
        self.lesson = LessonScreen(
            lesson, Progress(None), self._distance.around, number=number, last=last, step=step
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lesson)
        self.setFocusProxy(self.lesson)
        self.lesson.asks.connect(self.asks)
        self.lesson.changed.connect(self.changed)
        self.lesson.left.connect(self.left)
        self.lesson.ended.connect(self.ended)
        self.lesson.turn_pages = lambda step: self.go_on() if step > 0 else self.go_back()
        self.lesson.bar.all.hide()
        self.lesson.bar.bigger.hide()
        for part in (self.lesson.board.view, *self.lesson.card.buttons):
            part.installEventFilter(self)

    def title(self) -> str:
        """The lesson's title."""
        return self.lesson.title()

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no match to be saved here."""
        return {}

    def leave(self) -> None:
        """Stop what moves."""
        self.lesson.leave()

    def go_on(self) -> None:
        """Show what comes next: what runs is finished first, then the step's move, then the next step."""
        player = self.lesson.player
        if player.board.stage.busy or self.lesson.course.pending:
            player.finish()
        elif self.lesson.course.done:
            self.lesson.turn_on()
        else:
            self.lesson.show_me()

    def go_back(self) -> None:
        """Take back what was done in the step, else show the one before."""
        course = self.lesson.course
        if course.touched and course.step.do is not None:
            self.lesson.bar.undo.click()
        elif course.index:
            self.lesson.turn_back()
        else:
            self.begun.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Turn the pages with every key a remote may have, wherever the focus is."""
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() in _ON | _BACK:
                event.accept()  # the lesson's own keys would skip what it has still to show
                return True
            if event.type() == QEvent.Type.KeyPress:
                return self._answer(event.key(), watched)
        return super().eventFilter(watched, event)

    def _answer(self, key: int, focus: QObject) -> bool:
        held = self.lesson.board.held_piece is not None
        if key == Qt.Key.Key_Escape and not held:
            self.left.emit()
        elif key in _ON and not (key == Qt.Key.Key_Space and isinstance(focus, QAbstractButton)):
            self.go_on()
        elif key in _BACK:
            self.go_back()
        else:
            return False
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text grow with the window."""
        super().resizeEvent(event)
        self._distance.measure()
        for button in (self.lesson.bar.undo, self.lesson.bar.leave):
            button.setMaximumHeight(grown(_BUTTON, self._distance.around.theme.theme))


class Chapters(QObject):
    """Makes the screens of chapters; the window brings them, and says where leaving leads."""

    def __init__(
        self,
        around: Surroundings,
        bring: Callable[[QWidget], None],
        leave: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._around = around
        self._bring, self._leave = bring, leave

    def suit(self, setup: Setup, state: State) -> None:
        """Open the chapter that suits a decision at a table."""
        lessons = _lessons(setup.game)
        found = suiting(lessons, setup, state, ())
        if found is not None:
            self._show(lessons, lessons.index(found))

    def _show(self, lessons: list[Lesson], index: int, at_end: bool = False) -> None:
        lesson, last = lessons[index], index == len(lessons) - 1
        step = len(lesson.steps) - 1 if at_end else 0
        screen = ChapterScreen(lesson, index + 1, last, self._around, step)
        screen.left.connect(self._leave)
        if last:
            screen.ended.connect(self._leave)
        else:
            screen.ended.connect(lambda: self._show(lessons, index + 1))
        if index:
            screen.begun.connect(lambda: self._show(lessons, index - 1, at_end=True))
        self._bring(screen)


def _lessons(game: str) -> list[Lesson]:
    """Return the lessons that can be opened; School says what is wrong with the others."""
    lessons = []
    for name in library.names(game):
        try:
            lessons.append(library.load(game, name))
        except BadLesson:
            continue
    return lessons
