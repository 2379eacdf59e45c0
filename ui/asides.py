"""What opens beside the screen in front and leaves it as it is: settings, About, reports of errors, rules, the log's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtWidgets import QDialog

from ui.folders import Folders
from ui.screens import Surroundings
from ui.settings.store import Store
from ui.words import Crash

if TYPE_CHECKING:
    from ui.rules.window import RulesWindow
    from ui.window import MainWindow


class Asides(QObject):
    """Belongs to one window; every dialog is made when it is asked for and let go when it is closed."""

    def __init__(self, window: MainWindow, folders: Folders, store: Store, around: Surroundings) -> None:
        super().__init__(window)
        self._window = window
        self._folders = folders
        self._store = store
        self._around = around
        self._reporting = False
        self._rules: RulesWindow | None = None

    def show_settings(self) -> None:
        """Open the settings."""
        from ui.settings.dialog import SettingsDialog

        _ask(SettingsDialog(self._store, self._around, self._window))

    def show_about(self) -> None:
        """Say what this is."""
        from ui.about.dialog import AboutDialog

        _ask(AboutDialog(self._around, self._window))

    def show_log(self) -> None:
        """Let the system show the folder of the log."""
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folders.state)))

    # ------------------------------------------------------------ errors

    def show_last_crash(self, report: str) -> None:
        """Say that the last run ended badly."""
        self._show_report(Crash.LAST_TIME_TITLE, Crash.LAST_TIME, report)

    def show_error(self, report: str) -> None:
        """Say that something went wrong; further errors are only written down while that is on screen."""
        self._show_report(Crash.NOW_TITLE, Crash.NOW, report)

    def _show_report(self, title: Crash, message: Crash, report: str) -> None:
        from ui.dialogs import CrashDialog

        if self._reporting:
            return
        self._reporting = True
        try:
            _ask(CrashDialog(title, message, report, self._around, self._window))
        finally:
            self._reporting = False

    # ------------------------------------------------------------ rules

    def show_rules(self) -> None:
        """Show the rules of the game in front in a window of their own: the table goes on.

        Without a game in front the window stays at the one it shows, at first the first game.
        """
        from ui.rules.library import first_game, has_rules
        from ui.rules.window import RulesWindow

        game, section = self._subject()
        if not has_rules(game):
            game, section = first_game() if self._rules is None else self._rules.browser.game, ""
        if not game:
            return
        if self._rules is None:
            self._rules = RulesWindow(self._around, game, self._window)
        self._rules.show_rules(game, section)

    def _subject(self) -> tuple[str, str]:
        """Return the game the screen in front is about, "" for none, and the section of its rules that fits now."""
        from ui.teach.afar import screen_of

        window, front = self._window, screen_of(self._window.front)
        game, section = str(getattr(front, "game", "")), str(getattr(front, "section", ""))
        if not game and window.session is not None:
            game = window.session.match.setup.game
        if window.table is not None and front is window.table:
            section = window.table.guide.section
        return game, section

    def close(self) -> None:
        """Close what stands beside the window."""
        if self._rules is not None:
            self._rules.close()


def _ask(dialog: QDialog) -> None:
    """Show a dialog until it is closed, then let it go."""
    dialog.exec()
    dialog.deleteLater()
