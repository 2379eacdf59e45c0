"""The list of a game's lessons: what was done, where to go on. Satisfies `ui.screens.Screen`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QPushButton,
    QWidget,
)

from engine.core.registry import facts_of
from engine.core.words import Words, say
from engine.learn.lesson import Lesson
from ui.learn.page import ListPage
from ui.learn.progress import Progress
from ui.learn.row import ROW_WIDTH, STEPS, LessonRow
from ui.learn.words import Contents
from ui.paint.icons import icon
from ui.screens import Deed, Surroundings


class LessonsScreen(QWidget):
    """All lessons of one game."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """The person wants back to where it came from."""

    chosen = Signal(str, int)
    """Open this lesson at this card (from 0)."""

    def __init__(
        self,
        game: str,
        lessons: Sequence[Lesson],
        progress: Progress,
        around: Surroundings,
        *,
        at_table: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """List lessons; `at_table` says that a table waits behind."""
        super().__init__(parent)
        self.game, self._lessons = game, list(lessons)
        self._progress, self._around, self._at_table = progress, around, at_table
        self._done = progress.done(game)
        self._here, self._step = self._next()
        self._heading, self._count = QLabel(), QLabel()
        self.go_on, self.back = QPushButton(), QPushButton()
        self._page = ListPage(ROW_WIDTH, self._heading, self._count, (self.go_on, self.back))
        self.rows = [self._row(number, lesson) for number, lesson in enumerate(self._lessons, 1)]
        self._lay_out()
        self.go_on.clicked.connect(lambda: self.chosen.emit(self._lessons[self._here].name, self._step))
        self.back.clicked.connect(self.left)
        around.language.changed.connect(self._on_language)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def _next(self) -> tuple[int, int]:
        """Return the lesson (from 0) and the card to go on with: the one that was left, else the first not yet done."""
        mark = self._progress.bookmark(self.game)
        names = [lesson.name for lesson in self._lessons]
        if mark is not None and mark.lesson in names:
            return names.index(mark.lesson), mark.step
        return next((n for n, name in enumerate(names) if name not in self._done), 0), 0

    def _row(self, number: int, lesson: Lesson) -> LessonRow:
        done, here = lesson.name in self._done, number - 1 == self._here
        row = LessonRow(self._around, number, lesson, done=done, here=here)
        row.clicked.connect(lambda: self.chosen.emit(lesson.name, self._step if here else 0))
        row.walked.connect(partial(self._walk, number - 1))
        return row

    def _lay_out(self) -> None:
        self._page.column.addSpacing(8)
        for row in self.rows:
            self._page.column.addWidget(row)
        self._page.fill(self)
        self.setFocusProxy(self.go_on)

    def refresh(self) -> None:
        """Say everything anew."""
        speak = self._around.language.say
        self._heading.setText(self.title())
        self._count.setText(speak(say(Contents.COUNT, done=len(self._done), n=len(self._lessons))))
        self.go_on.setText(speak(say(self._invitation(), n=self._here + 1)))
        theme = self._around.theme.theme
        self.go_on.setIcon(icon("right", theme, theme.tokens.on_accent))
        self.back.setText(speak(Contents.BACK_TO_TABLE if self._at_table else Contents.BACK))
        for row in self.rows:
            row.refresh()

    def _invitation(self) -> Words:
        names = {lesson.name for lesson in self._lessons}
        if names <= self._done and not self._step:
            return Contents.AGAIN
        return Contents.CONTINUE if self._done or self._step else Contents.BEGIN

    def _on_language(self) -> None:
        self.refresh()
        self.changed.emit()

    def _walk(self, here: int, step: int) -> None:
        if 0 <= here + step < len(self.rows):
            self._page.bring_up(self.rows[here + step])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, the arrows begin to walk the list, Escape leaves."""
        key, focus = event.key(), self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (focus if isinstance(focus, QAbstractButton) else self.go_on).click()
        elif key in STEPS:
            self.rows[self._here].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The page's title."""
        return self._around.language.say(say(Contents.TITLE, game=facts_of(self.game).title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no table here."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""
