"""The way through practice in the window: list, position, next position, and on to a table.

The one place that reads the date: the position of the day is the same for everybody.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.core.words import Sentence, say
from engine.learn import practice
from engine.learn.practice import BadPractice, Position
from ui.practice.contents import Choice, PracticeListScreen
from ui.practice.progress import Solved
from ui.practice.screen import PracticeScreen
from ui.practice.words import Task
from ui.screens import Surroundings
from ui.table.worker import Thinker

_log = logging.getLogger(__name__)


class PracticeRoom(QObject):
    """Makes the screens of practice; the window brings them."""

    left = Signal()
    """Back to the shelf."""

    played_on = Signal(object, int)
    """Sit down at this match, the person at this seat, with the coach."""

    def __init__(
        self,
        progress_file: Path,
        around: Surroundings,
        thinker: Callable[[], Thinker],
        bring: Callable[[QWidget], None],
        tell: Callable[[Sentence], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.solved = Solved(progress_file)
        self._around = around
        self._thinker, self._bring, self._tell = thinker, bring, tell
        self._read: dict[str, Sequence[Position]] = {}

    def positions(self, game: str) -> Sequence[Position]:
        """Return the positions of a game; of a damaged file none, and the person is told."""
        if game not in self._read:
            try:
                self._read[game] = practice.load(game).positions
            except BadPractice as error:
                self._complain(game, error)
                self._read[game] = ()
        return self._read[game]

    def show_list(self, game: str = "") -> None:
        """Show all positions."""
        found = {name: own for name in practice.games() if (own := self.positions(name))}
        today = self.today()
        if today is None:
            return
        screen = PracticeListScreen(found, today, self.solved, self._around, game)
        screen.chosen.connect(self.open)
        screen.left.connect(self.left)
        self._bring(screen)

    def open(self, game: str, index: int) -> None:
        """Open a position of a game (from 0)."""
        positions = self.positions(game)
        try:
            screen = PracticeScreen(game, positions, index, self.solved, self._around, self._thinker())
        except BadPractice as error:
            self._complain(game, error)
            return
        screen.turned.connect(lambda other: self.open(game, other))
        screen.listed.connect(lambda: self.show_list(game))
        screen.played_on.connect(self.played_on)
        self._bring(screen)

    def open_today(self) -> None:
        """Open the position of the day."""
        today = self.today()
        if today is not None:
            self.open(today.game, today.index)

    def today(self) -> Choice | None:
        """Return the position of the day, `None` when there are no positions at all."""
        counts = [(game, len(own)) for game in practice.games() if (own := self.positions(game))]
        return Choice(*practice.of_the_day(counts, _today())) if counts else None

    def _complain(self, game: str, error: BadPractice) -> None:
        _log.warning("practice of %s: %s", game, error)
        self._tell(say(Task.DAMAGED, why=error.sentence))


def _today() -> int:
    """The number of this day where the person is."""
    return datetime.now().astimezone().date().toordinal()
