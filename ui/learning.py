"""The ways from the window to what teaches: lessons, practice, and from a table chapters and positions set up by hand.

Each of them is made when it is first wanted. The table in front waits behind what is opened from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.contract import Setup, State
from engine.core.match import Match
from engine.core.saves import SeatSpec
from ui.folders import Folders
from ui.screens import Surroundings
from ui.table_files import Opened

if TYPE_CHECKING:
    from ui.learn.contents import LessonsScreen
    from ui.learn.school import School
    from ui.practice.room import PracticeRoom
    from ui.teach.chapters import Chapters
    from ui.window import MainWindow


class Learning(QObject):
    """Belongs to one window, which brings the screens and says where leaving them leads."""

    def __init__(self, window: MainWindow, folders: Folders, around: Surroundings) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._around = around
        self._school: School | None = None
        self._chapters: Chapters | None = None
        self._room: PracticeRoom | None = None
        self._from_look_back = False

    # ------------------------------------------------------------ lessons

    def school(self) -> School:
        """Return the way through the lessons."""
        from ui.learn.school import School

        window = self._window
        if self._school is None:
            self._school = School(
                self._folders.lessons, self._around, self._bring, self._go_back, window.home.tell, self
            )
        self._school.at_table = window.table is not None
        return self._school

    def learn(self, game: str) -> None:
        """Go to a game's lessons; the first time straight into the first one."""
        self._from_look_back = False
        self.school().learn(game)

    def teach(self) -> None:
        """Open the lesson that suits the decision at the table, or the one that is looked back at."""
        from ui.review.screen import ReviewScreen
        from ui.teach.afar import screen_of

        window, front = self._window, screen_of(self._window.front)
        if window.session is not None:
            match = window.session.match
            self._from_look_back = isinstance(front, ReviewScreen)
            state = front.state if isinstance(front, ReviewScreen) else match.state
            self.school().teach(match.setup, state)

    def _go_back(self) -> None:
        """Leave the lessons: back to the decision that was looked at, else to the table or the shelf."""
        if self._from_look_back and self._window.session is not None:
            self._from_look_back = False
            self._window.look_back()
        else:
            self._window.go_back()

    def show_chapters(self) -> None:
        """Show the chapter that suits the decision at the table."""
        from ui.teach.chapters import Chapters

        if self._window.session is not None:
            if self._chapters is None:
                self._chapters = Chapters(self._around, self._bring, self._window.go_back, self)
            match = self._window.session.match
            self._chapters.suit(match.setup, match.state)

    def _bring(self, widget: QWidget) -> None:
        screen = cast(
            "LessonsScreen", widget
        )  # what is brought here may ask and may change its title, as a list does
        screen.asks.connect(self._window.grant)
        screen.changed.connect(self._window.entitle)
        self._window.bring(widget)

    # ------------------------------------------------------------ positions set up by hand

    def arrange(self) -> None:
        """Set up a position by hand, beginning with that of the table."""
        from engine.core.registry import arrange_of
        from ui.teach.arrange_screen import ArrangeScreen

        session = self._window.session
        arrange = None if session is None else arrange_of(session.match.setup.game)
        if session is None or arrange is None:
            return
        setup, seats = session.match.setup, session.seats
        screen = ArrangeScreen(setup, seats, session.match.state.copy(), arrange, self._around)
        screen.left.connect(self._window.go_back)
        screen.ready.connect(lambda state: self._play_from(setup, seats, state))
        screen.changed.connect(self._window.entitle)
        self._window.bring(screen)

    def _play_from(self, setup: Setup, seats: Sequence[SeatSpec], state: State) -> None:
        """Sit down in Table mode at a new table that begins in a position; the one before is kept as a file."""
        self._window.put_aside()
        self._window.sit(Opened(Match(setup, state), tuple(seats), undo_all=True, path=None))
        self._window.switch_table_mode()

    # ------------------------------------------------------------ practice

    def room(self) -> PracticeRoom:
        """Return the way through practice."""
        from ui.practice.room import PracticeRoom

        if self._room is None:
            file, window = self._folders.practice, self._window
            self._room = PracticeRoom(
                file, self._around, window.thinking, self._bring, window.home.tell, self
            )
            self._room.left.connect(window.show_home)
            self._room.played_on.connect(self._play_on)
        return self._room

    def _play_on(self, match: Match, seat: int) -> None:
        """Play a position of practice on, with the coach: the person at a seat, who may take back everything."""
        from ui.setup.words import Names

        names = [self._around.language.say(name) for name in Names]
        seats = tuple(
            SeatSpec("human") if other == seat else SeatSpec("ai", "skilled", names[other])
            for other in range(match.setup.players)
        )
        self._window.put_aside()
        self._window.sit(Opened(match, seats, undo_all=True, path=None))
        if self._window.session is not None:
            self._window.session.coach.turn(True)
