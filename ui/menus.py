"""The menu bar: Game, Move, View, Learn, Help, with the platform's standard keys and roles.

The window's own actions are made here; those of a table come with its screen, sorted by `Deed`. A menu with nothing
in it is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from ui.screens import Deed, Language
from ui.settings.words import SettingsText
from ui.words import Menu

_MOVE = (Deed.UNDO, Deed.REDO, None, Deed.HINT, Deed.COACH, None, Deed.PAUSE, Deed.MOVE_NOW)
_LEARN = (Deed.WHY_NOT, Deed.TEACH, None, Deed.NOW, Deed.CHAPTERS, Deed.ARRANGE, None, Deed.PEN, Deed.ERASE)
_VIEW = (Deed.FIT, Deed.SORT_HAND, Deed.TABLE_MODE, Deed.OPEN_HAND, Deed.SIDE)
_SPEED = (Deed.SPEED_SLOW, Deed.SPEED_NORMAL, Deed.SPEED_FAST, Deed.SPEED_OFF)
_THEMES = {"system": SettingsText.SYSTEM, "light": SettingsText.LIGHT, "dark": SettingsText.DARK}

Key = QKeySequence.StandardKey
Role = QAction.MenuRole
_OWN_KEYS = {
    Key.Preferences: "Ctrl+,",
    Key.Quit: "Ctrl+Q",
    Key.FullScreen: "F11",
    Key.SaveAs: "Ctrl+Shift+S",
    Key.HelpContents: "F1",
}
"""Keys for what a platform has no standard key for."""


class Menus(QObject):
    """All menus of one window."""

    opened = Signal(Path)
    """A recent table was chosen."""
    themed = Signal(str)
    """A theme was chosen: system, light, dark."""

    def __init__(self, bar: QMenuBar, language: Language, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._deeds: Mapping[Deed, QAction] = {}
        self._named: list[tuple[QAction, Menu]] = []
        self.home = self._action(Menu.HOME)
        self.open = self._action(Menu.OPEN, Key.Open)
        self.save = self._action(Menu.SAVE, Key.Save)
        self.save_as = self._action(Menu.SAVE_AS, Key.SaveAs)
        self.settings = self._action(Menu.SETTINGS, Key.Preferences, Role.PreferencesRole)
        self.quit = self._action(Menu.QUIT, Key.Quit, Role.QuitRole)
        self.full_screen = self._action(Menu.FULL_SCREEN, Key.FullScreen)
        self.rules = self._action(Menu.RULES, Key.HelpContents)
        self.log = self._action(Menu.LOG)
        self.about = self._action(Menu.ABOUT, None, Role.AboutRole)
        self._menus = {
            words: bar.addMenu("") for words in (Menu.GAME, Menu.MOVE, Menu.VIEW, Menu.LEARN, Menu.HELP)
        }
        self._recent, self._speed, self._theme = QMenu(), QMenu(), QMenu()
        self._themes = self._theme_group()
        self.full_screen.setCheckable(True)
        language.changed.connect(self.refresh)
        self.refresh()

    def _action(self, words: Menu, key: Key | None = None, role: Role = Role.NoRole) -> QAction:
        action = QAction(self)
        self._named.append((action, words))
        action.setMenuRole(role)
        if key is not None:
            action.setShortcuts(QKeySequence.keyBindings(key) or [QKeySequence(_OWN_KEYS[key])])
        return action

    def _theme_group(self) -> QActionGroup:
        group = QActionGroup(self)
        for name in _THEMES:
            action = group.addAction(QAction(self))
            action.setCheckable(True)
            action.setData(name)
            action.setMenuRole(Role.NoRole)
        group.triggered.connect(lambda action: self.themed.emit(action.data()))
        return group

    # ------------------------------------------------------------ what the window tells

    def offer(self, deeds: Mapping[Deed, QAction]) -> None:
        """Show the actions of the screen in front."""
        self._deeds = deeds
        at_table = bool(deeds)
        self.save.setEnabled(at_table)
        self.save_as.setEnabled(at_table)
        self._fill()

    def list_recent(self, paths: Sequence[Path]) -> None:
        """Show the tables saved lately."""
        self._recent.clear()
        for path in paths:
            self._recent.addAction(path.stem, partial(self.opened.emit, path))
        self._recent.setEnabled(bool(paths))

    def show_theme(self, name: str) -> None:
        """Mark the theme that was chosen."""
        for action in self._themes.actions():
            action.setChecked(action.data() == name)

    def refresh(self) -> None:
        """Say everything anew."""
        speak = self._language.say
        for action, words in self._named:
            action.setText(speak(words))
        for action in self._themes.actions():
            action.setText(speak(_THEMES[action.data()]))
        submenus = {Menu.RECENT: self._recent, Menu.SPEED: self._speed, Menu.LIGHT_OR_DARK: self._theme}
        for words, menu in (self._menus | submenus).items():
            menu.setTitle(speak(words))
        self._fill()

    # ------------------------------------------------------------ inside

    def _fill(self) -> None:
        game, view, help_ = self._menus[Menu.GAME], self._menus[Menu.VIEW], self._menus[Menu.HELP]
        _put(game, [self.home, self.open, self._recent.menuAction(), None, self.save, self.save_as, None])
        _add(game, [self.settings, None, self.quit])
        _put(self._menus[Menu.MOVE], self._of_table(_MOVE))
        _put(self._speed, self._of_table(_SPEED))
        _put(self._theme, list(self._themes.actions()))
        speed = [self._speed.menuAction()] if self._speed.actions() else []
        _put(view, [*self._of_table(_VIEW), *speed, self._theme.menuAction(), None, self.full_screen])
        _put(self._menus[Menu.LEARN], self._of_table(_LEARN))
        _put(help_, [self._deeds.get(Deed.RULES, self.rules), None, self.log, None, self.about])
        for menu in self._menus.values():
            menu.menuAction().setVisible(bool(menu.actions()))

    def _of_table(self, wanted: Sequence[Deed | None]) -> list[QAction | None]:
        """Return the screen's actions for these deeds; a `None` is a line between them."""
        return [
            self._deeds[deed] if deed is not None else None
            for deed in wanted
            if (deed is None and self._deeds) or deed in self._deeds
        ]


def _put(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    for action in menu.actions():  # clear() would also end Python's hold on actions that live on
        menu.removeAction(action)
        if action.isSeparator():
            action.deleteLater()
    _add(menu, actions)


def _add(menu: QMenu, actions: Sequence[QAction | None]) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
