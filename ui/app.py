"""Opens the window: puts settings, theme, language, pace and folders together and lets Qt run.

`Lamplight` is everything that lives as long as the app; tests and `ui.shot` make one in folders of their own.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from engine.core.version import APP_ID, VERSION
from engine.core.words import ENGLISH, say
from ui.crash import CrashWatch
from ui.dressing import SystemLook, ask_for_scheme, reduced_motion, theme_for
from ui.folders import NAME, Folders
from ui.garbage import GarbageCollector
from ui.home.words import Page
from ui.instance import claim, left_behind
from ui.language import Language
from ui.screens import Pace, Surroundings
from ui.settings.store import Store
from ui.theme.apply import keep_dressed
from ui.theme.look import CurrentTheme
from ui.window import MainWindow
from ui.words import Launch, Product

if TYPE_CHECKING:
    from engine.lab.requests import PlayRequest
    from ui.window import ThinkingService


class Application(QApplication):
    """Qt's application object, which hears of files that the system hands over while the app runs.

    On macOS a double click on a saved table is such an event and no argument.
    """

    handed = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Pass on the name of a file, after the window had time to show itself."""
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            QTimer.singleShot(0, lambda: self.handed.emit(path))
            return True
        return super().event(event)


class Lamplight:
    """The app without its event loop."""

    def __init__(
        self, application: QApplication, folders: Folders, service: ThinkingService | None = None
    ) -> None:
        self.application = application
        self.folders = folders
        self.store = Store(folders.settings)
        self._system = SystemLook.now()
        choices = self.store.choices
        ask_for_scheme(choices)
        self.language = Language(choices.language)
        self.theme = CurrentTheme(theme_for(choices, self._system, self.language.code))
        self.pace = Pace(choices.pace, reduced_motion(choices))
        self.surroundings = Surroundings(self.theme, self.language, self.pace, folders.autosave)
        keep_dressed(application, self.theme)
        self.store.changed.connect(self._follow_settings)
        self.pace.changed.connect(self._keep_pace)
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._follow_system)
        self._hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)
        self.window = MainWindow(folders, self.store, self.surroundings, service)

    def _follow_settings(self) -> None:
        choices = self.store.choices
        ask_for_scheme(choices)
        self.language.use(choices.language)
        self.pace.use(choices.pace, reduced_motion(choices))
        self._follow_system()

    def _follow_system(self) -> None:
        self.theme.use(theme_for(self.store.choices, self._system, self.language.code))

    def _keep_pace(self) -> None:
        """Remember a speed that was changed at a table."""
        self.store.change(speed=self.pace.speed.name.lower())

    def tell_what_was_wrong(self) -> None:
        """Say once what could not be read at the start."""
        aside = self.store.kept_aside
        if aside is not None:
            self.window.home.tell(say(Page.SETTINGS_KEPT, file=aside.name))


def run(file: Path | None, play: PlayRequest | None) -> int:
    """Open the window, with a save or a new match if one is given, and return the exit code."""
    if not has_display():
        from engine.lab.commands import BAD, complain

        complain(ENGLISH.speak(Launch.NO_DISPLAY))
        return BAD
    application = make_application(sys.argv[:1])
    folders, lock = claim(Folders.of_this_person())
    watch = CrashWatch(folders)
    crashed = watch.last_report()
    watch.begin()
    garbage = GarbageCollector()
    lamplight = Lamplight(application, folders)
    watch.failed.connect(lamplight.window.asides.show_error)
    lamplight.window.show()
    lamplight.tell_what_was_wrong()
    lamplight.window.take_over(left_behind(folders) if folders.instance == 1 else [])
    garbage.begin()
    application.handed.connect(lamplight.window.open_file)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: lamplight.window.close())
    QTimer.singleShot(0, lambda: _first_steps(lamplight.window, crashed, file, play))
    code = application.exec()
    garbage.end()
    watch.end()
    lock.unlock()
    return code


def _first_steps(window: MainWindow, crashed: str, file: Path | None, play: PlayRequest | None) -> None:
    """Do what the command line asked for, after the window is on screen."""
    from ui.lamp import app_icon

    QGuiApplication.setWindowIcon(app_icon())
    if crashed:
        window.asides.show_last_crash(crashed)
    if file is not None:
        window.open_file(file)
    elif play is not None:
        window.start(play.setup, play.seats)


def make_application(arguments: list[str]) -> Application:
    """Return Qt's application object with our names on it."""
    logging.getLogger("lamplight").setLevel(logging.INFO)
    application = Application(arguments)
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(str(Product.NAME))
    application.setApplicationVersion(VERSION)
    application.setDesktopFileName(APP_ID)
    return application


def has_display() -> bool:
    """Return whether a window can be shown; only on Linux is that ever in doubt."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
