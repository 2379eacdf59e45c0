"""The main window: one screen at a time below the menus, and the way from one to the next.

Owns the session of the table in front and the thinking service of all tables. Home -> set-up -> table -> result;
leaving a table ends its session, since the autosave holds it and Continue opens it again at the same move.
The first page is on screen before any other screen, dialog or the AI is imported: each is when it is first needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QStackedWidget, QWidget

from engine.core.contract import Setup
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.words import Sentence, say
from ui.asides import Asides
from ui.folders import Folders
from ui.home.screen import HomeScreen
from ui.learning import Learning
from ui.menus import Menus
from ui.screens import Screen, Surroundings, Wish
from ui.settings.choices import with_setup
from ui.settings.store import Store
from ui.table_files import Opened, TableFiles
from ui.words import Files, Product

if TYPE_CHECKING:
    from ui.review.looking import LookBack
    from ui.setup.screen import SetupScreen
    from ui.table.screen import TableScreen
    from ui.table.session import TableSession
    from ui.table.worker import Thinker
    from ui.teach.screen import TeachScreen

    class ThinkingService(Thinker, Protocol):
        """What the window needs of `engine.ai.service.Service`."""

        def close(self) -> None:
            """End it."""


_USUAL_SIZE = QSize(1280, 800)
_SMALLEST_SIZE = QSize(920, 620)


class MainWindow(QMainWindow):
    """Everything a person sees."""

    def __init__(
        self, folders: Folders, store: Store, around: Surroundings, service: ThinkingService | None = None
    ) -> None:
        super().__init__()
        self._store = store
        self._around = around
        self._path: Path | None = None
        self._service = service
        self._looking: LookBack | None = None
        self.files = TableFiles(folders, store, around, self)
        self.menus = Menus(self.menuBar(), around.language, self)
        self.home = HomeScreen(around)
        self.learning = Learning(self, folders, around)
        self.asides = Asides(self, folders, store, around)
        self.table: TableScreen | TeachScreen | None = None
        self.session: TableSession | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.home)
        self.setCentralWidget(self._stack)
        self.setMinimumSize(_SMALLEST_SIZE)
        self._connect()
        self._restore_geometry()
        self.show_home()

    def _connect(self) -> None:
        menus = self.menus
        for action, deed in (
            (menus.home, self.show_home),
            (menus.open, self.ask_open),
            (menus.save, self.save),
            (menus.save_as, self.save_as),
            (menus.settings, self.asides.show_settings),
            (menus.quit, self.close),
            (menus.full_screen, self.toggle_full_screen),
            (menus.rules, self.asides.show_rules),
            (menus.log, self.asides.show_log),
            (menus.about, self.asides.show_about),
        ):
            action.triggered.connect(lambda _=False, deed=deed: deed())
        menus.opened.connect(self.open_file)
        menus.themed.connect(lambda name: self._store.change(theme=name))
        self.home.chosen.connect(self.set_up)
        self.home.learned.connect(self.learning.learn)
        self.home.practised.connect(lambda: self.learning.room().show_list())
        self.home.practised_today.connect(lambda: self.learning.room().open_today())
        self.home.resumed.connect(self._resume)
        self.home.opened.connect(self.open_file)
        self.home.asks.connect(self.grant)
        self._store.changed.connect(self._show_choices)
        self._around.language.changed.connect(self.entitle)

    # ------------------------------------------------------------ from screen to screen

    @property
    def front(self) -> QWidget:
        """The screen that fills the window."""
        widget = self._stack.currentWidget()
        assert widget is not None
        return widget

    def bring(self, widget: QWidget) -> None:
        """Put a screen in front; the one before goes, unless it is home or the table behind a result."""
        before, screen = self.front, cast(Screen, widget)
        if widget is not before:
            cast(Screen, before).leave()
        if self._stack.indexOf(widget) < 0:
            widget.resize(self._stack.size())  # laid out once, at the size it will have
            self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)
        self.menus.offer(screen.actions_by_deed())
        if before not in (widget, self.home, self.table):
            self._drop(before)
        self.entitle()
        widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self, widget: QWidget) -> None:
        self._stack.removeWidget(widget)
        widget.deleteLater()

    def grant(self, wish: Wish) -> None:
        """Do what a screen asks for."""
        {
            Wish.HOME: self.show_home,
            Wish.SETTINGS: self.asides.show_settings,
            Wish.FULL_SCREEN: self.toggle_full_screen,
            Wish.RESULT: self.show_result,
            Wish.SAVE_AS: self.save_as,
            Wish.OPEN: self.ask_open,
            Wish.TEACH: self.learning.teach,
            Wish.TABLE_MODE: self.switch_table_mode,
            Wish.CHAPTERS: self.learning.show_chapters,
            Wish.ARRANGE: self.learning.arrange,
            Wish.RULES: self.asides.show_rules,
            Wish.WALK: self.show_walk,
            Wish.LOOK_BACK: self.look_back,
        }[wish]()

    def show_home(self) -> None:
        """Go to the first page; a table in front is left and can be continued."""
        self.bring(self.home)
        self._end_session()
        self._offer_tables()
        self.home.shelf.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer_tables(self) -> None:
        recent = self.files.recent()
        self.home.offer(self.files.kept(), recent)
        self.menus.list_recent(recent)

    def set_up(self, game: str) -> None:
        """Go to a game's page."""
        from engine.core.setup import make_setup
        from ui.layouts import usual_colours
        from ui.setup.screen import SetupScreen

        facts = facts_of(game)
        usual = usual_colours(make_setup(facts, facts.players[0], {}, 0))
        screen = SetupScreen(facts, self._store.choices.setups.get(game), self._around, usual)
        screen.asks.connect(self.grant)
        screen.changed.connect(self.entitle)
        screen.started.connect(lambda setup, seats: self._start_remembered(screen, setup, seats))
        self.bring(screen)

    def _start_remembered(self, screen: SetupScreen, setup: Setup, seats: tuple[SeatSpec, ...]) -> None:
        self._store.use(with_setup(self._store.choices, setup.game, screen.draft.remembered()))
        self.start(setup, seats)

    def start(self, setup: Setup, seats: Sequence[SeatSpec]) -> None:
        """Start a new match; an unfinished one of before is kept as a file."""
        self.put_aside()
        self.sit(Opened(Match(setup), tuple(seats), undo_all=False, path=None))

    def sit(self, opened: Opened) -> None:
        """Sit down at a table; the one in front, if any, is left."""
        from ui.table.session import TableSession

        self.bring(self.home)
        self._end_session()
        self._path = opened.path
        pace, autosave = self._around.pace, self._around.autosave
        service = self.thinking()
        self.session = TableSession(opened.match, opened.seats, service, autosave, pace, opened.undo_all)
        self.session.coach.use(self._store.choices.coach)
        self._show_session(self.session)

    def _show_session(self, session: TableSession) -> None:
        """Show a session in a new screen, as a table or in Table mode; a screen it had before goes."""
        from ui.table.screen import TableScreen
        from ui.teach.screen import TeachScreen

        screen = (TeachScreen if session.teaching else TableScreen)(session, self._around)
        screen.asks.connect(self.grant)
        screen.changed.connect(self._refresh_table)
        self.table = screen
        self.bring(screen)
        session.begin()

    def thinking(self) -> ThinkingService:
        """Return the one thinking service; it warms up in its own process when the first table asks."""
        from engine.ai.service import Service

        if self._service is None:
            self._service = Service()
        return self._service

    def _refresh_table(self) -> None:
        if self.table is not None and self.front is self.table:
            self.menus.offer(cast(Screen, self.table).actions_by_deed())
            self.entitle()

    def _end_session(self) -> None:
        """End the table's session; what it holds is in the autosave."""
        table, session = self.table, self.session
        self.table = self.session = None
        if self._looking is not None:
            self._looking.close()
            self._looking = None
        if session is not None:
            session.close()
            session.deleteLater()
        if table is not None:
            self._drop(table)

    def show_result(self) -> None:
        """Show how the match in front ended; the table stays behind the page."""
        from ui.layouts import usual_colours
        from ui.result.screen import ResultScreen
        from ui.teach.afar import shown

        if self.session is None or not self.session.match.over:
            return
        match, seats = self.session.match, self.session.seats
        screen, page = shown(
            lambda around: ResultScreen(match, seats, around, usual_colours(match.setup)),
            self._around,
            to_group=self.session.teaching,
        )
        screen.asks.connect(self.grant)
        screen.changed.connect(self.entitle)
        screen.again.connect(self._play_again)
        screen.back.connect(self._back_to_table)
        screen.walked.connect(self.show_walk)
        screen.looked_back.connect(self.look_back)
        self.bring(page)

    def show_walk(self) -> None:
        """Walk through the points of the match in front; the result comes after it."""
        from ui.result.walk import ScoreWalk
        from ui.teach.afar import shown

        if self.session is None or not self.session.match.over:
            return
        match, seats = self.session.match, self.session.seats
        walk, page = shown(
            lambda around: ScoreWalk(match, seats, around), self._around, to_group=self.session.teaching
        )
        walk.changed.connect(self.entitle)
        walk.left.connect(self.show_result)
        self.bring(page)

    def look_back(self) -> None:
        """Look back at the match in front: what every decision gave away; what was found is kept with the table."""
        from ui.review.looking import LookBack
        from ui.review.screen import ReviewScreen
        from ui.teach.afar import shown

        if self.session is None or not self.session.match.over:
            return
        match = self.session.match
        if self._looking is None or not self._looking.is_about(match):
            self._looking = LookBack(match, self.thinking(), self.session)
        looking, seats = self._looking, self.session.seats
        screen, page = shown(
            lambda around: ReviewScreen(looking, seats, around), self._around, to_group=self.session.teaching
        )
        screen.asks.connect(self.grant)
        screen.changed.connect(self.entitle)
        screen.left.connect(self.show_result)
        self.bring(page)

    def _back_to_table(self) -> None:
        if self.table is not None:
            self.bring(self.table)

    def _play_again(self) -> None:
        """Start the same game with the same seats."""
        import secrets

        if self.session is not None:
            setup, seats = self.session.match.setup, self.session.seats
            self.start(replace(setup, seed=secrets.randbits(63)), seats)

    def go_back(self) -> None:
        """Go back to the table that waits, else to the shelf."""
        if self.table is None or self.session is None:
            self.show_home()
            return
        self.bring(self.table)
        self.session.begin()  # leaving the table stopped the AI

    def switch_table_mode(self) -> None:
        """Show the table in front for a group, or as usual again: the same table goes on."""
        if self.session is not None and self.front is self.table:
            self.session.teach(not self.session.teaching)
            self._show_session(self.session)

    # ------------------------------------------------------------ files

    def ask_open(self) -> None:
        """Let the person choose a table and open it."""
        path = self.files.ask_open()
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a saved table."""
        opened = self.files.open(path)
        if opened is not None:
            self.put_aside()
            self.sit(opened)
        elif self.front is self.home:
            self._offer_tables()

    def _resume(self) -> None:
        found = self.files.kept()
        opened = self.files.resume(found) if found is not None else None
        if opened is not None:
            self.sit(opened)

    def put_aside(self) -> None:
        """Keep the table in front, and what the autosave holds, as a file."""
        if self.session is not None:
            self.session.leave()
        kept = self.files.put_aside()
        if kept is not None:
            self.home.tell(say(Files.PUT_ASIDE, file=kept.stem))

    def take_over(self, others: Sequence[Folders]) -> None:
        """Keep what instances that no longer run had not finished."""
        for kept in filter(None, map(self.files.take_over, others)):
            self.home.tell(say(Files.PUT_ASIDE, file=kept.stem))
        if others:
            self._offer_tables()

    def save(self) -> None:
        """Save the table where it was saved before, else ask."""
        if self._path is None:
            self.save_as()
        else:
            self._save_to(self._path)

    def save_as(self) -> None:
        """Ask where to save the table."""
        if self.session is not None:
            path = self.files.ask_save(self.session.match)
            if path is not None:
                self._save_to(path)

    def _save_to(self, path: Path) -> None:
        assert self.session is not None
        try:
            self.session.save_to(path)
        except OSError as error:
            self._tell(say(Files.NOT_SAVED, why=error.strerror or str(error)))
            return
        self._path = path
        self.files.remember(path)
        self.menus.list_recent(self.files.recent())
        self._tell(say(Files.SAVED, file=path.name))

    def _tell(self, sentence: Sentence) -> None:
        if self.session is not None:
            self.session.note.emit(sentence)

    # ------------------------------------------------------------ the frame

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.menus.full_screen.setChecked(self.isFullScreen())

    def _show_choices(self) -> None:
        self.menus.show_theme(self._store.choices.theme)
        if self.session is not None:
            self.session.coach.use(self._store.choices.coach)

    def entitle(self) -> None:
        """Say in the frame what is in front."""
        title = cast(Screen, self.front).title()
        speak = self._around.language.say
        self.setWindowTitle(speak(say(Product.TITLE, screen=title)) if title else speak(Product.NAME))

    def _restore_geometry(self) -> None:
        """Take the last place and size; Qt moves a window whose screen is gone."""
        kept = QByteArray.fromBase64(self._store.choices.geometry.encode())
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(_USUAL_SIZE.boundedTo(self.screen().availableSize()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, where the screen has no other use for it."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Make everything safe: the table in front, the window's place."""
        if not self.isFullScreen():
            self._store.change(geometry=bytes(self.saveGeometry().toBase64().data()).decode())
        cast(Screen, self.front).leave()
        self._end_session()
        self.asides.close()
        if self._service is not None:
            self._service.close()
        super().closeEvent(event)
