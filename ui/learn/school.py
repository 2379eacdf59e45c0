"""The way through the lessons in the window: list, lesson, next lesson, and back to where the person came from."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.contract import Setup, State
from engine.core.words import Sentence, say
from engine.learn import library
from engine.learn.lesson import BadLesson, Lesson
from engine.learn.suiting import covering, suiting
from ui.learn.contents import LessonsScreen
from ui.learn.progress import Progress
from ui.learn.screen import LessonScreen
from ui.learn.words import Contents
from ui.screens import Surroundings

_log = logging.getLogger(__name__)


class School(QObject):
    """Makes the screens of lessons; the window brings them, and says where leaving leads."""

    def __init__(
        self,
        progress_file: Path,
        around: Surroundings,
        bring: Callable[[QWidget], None],
        leave: Callable[[], None],
        tell: Callable[[Sentence], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.progress = Progress(progress_file)
        self.at_table = False
        self._around = around
        self._bring, self._leave, self._tell = bring, leave, tell

    def learn(self, game: str) -> None:
        """Go to a game's lessons: straight into the first one when nothing was learned yet."""
        if self.progress.done(game) or self.progress.bookmark(game):
            self.show_list(game)
        else:
            self.open(game, library.names(game)[0])

    def teach(self, setup: Setup, state: State) -> None:
        """Open the lesson that suits a decision at a table."""
        lessons = self._lessons(setup.game)
        found = suiting(lessons, setup, state, self.progress.done(setup.game))
        if found is not None:
            self._show(found, lessons, 0)

    def explain(self, game: str, section: str) -> bool:
        """Open the lesson about a section of the rules ("5.3"); tells whether there is one."""
        lessons = self._lessons(game)
        found = covering(lessons, section)
        if found is not None:
            self._show(found, lessons, 0)
        return found is not None

    def open(self, game: str, name: str, step: int = 0) -> None:
        """Open a lesson at a card (from 0)."""
        lessons = self._lessons(game)
        found = next((lesson for lesson in lessons if lesson.name == name), None)
        if found is not None:
            self._show(found, lessons, step)

    def show_list(self, game: str) -> None:
        """Show all lessons of a game."""
        lessons = self._lessons(game)
        if not lessons:
            return
        screen = LessonsScreen(game, lessons, self.progress, self._around, at_table=self.at_table)
        screen.chosen.connect(lambda name, step: self.open(game, name, step))
        screen.left.connect(self._leave)
        self._bring(screen)

    def _show(self, lesson: Lesson, lessons: list[Lesson], step: int) -> None:
        index = lessons.index(lesson)
        last = index == len(lessons) - 1
        try:
            screen = LessonScreen(lesson, self.progress, self._around, number=index + 1, last=last, step=step)
        except BadLesson as error:
            self._complain(lesson.id, error)
            return
        screen.left.connect(self._leave)
        screen.listed.connect(lambda: self.show_list(lesson.game))
        if last:
            screen.ended.connect(lambda: self.show_list(lesson.game))
        else:
            screen.ended.connect(lambda: self._show(lessons[index + 1], lessons, 0))
        self._bring(screen)

    def _lessons(self, game: str) -> list[Lesson]:
        """Return the lessons that can be opened; what is wrong with the others is said and written down."""
        lessons = []
        for name in library.names(game):
            try:
                lessons.append(library.load(game, name))
            except BadLesson as error:
                self._complain(f"{game}/{name}", error)
        return lessons

    def _complain(self, lesson: str, error: BadLesson) -> None:
        _log.warning("lesson %s: %s", lesson, error)
        self._tell(say(Contents.DAMAGED, why=error.sentence))
