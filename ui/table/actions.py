"""The actions of a table: one `QAction` for each deed, with words, icon, shortcut and enabled state.

The toolbar and the window's menus show the same objects. What an action does is connected by the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from ui.paint.icons import icon
from ui.screens import TEACHING, Deed, Surroundings
from ui.table.words import Action
from ui.theme.motion import Speed

_WORDS = {
    Deed.UNDO: Action.UNDO,
    Deed.REDO: Action.REDO,
    Deed.HINT: Action.HINT,
    Deed.COACH: Action.COACH,
    Deed.WHY_NOT: Action.WHY_NOT,
    Deed.TEACH: Action.LESSON,
    Deed.RULES: Action.RULES,
    Deed.PAUSE: Action.PAUSE,
    Deed.MOVE_NOW: Action.MOVE_NOW,
    Deed.FIT: Action.FIT,
    Deed.SORT_HAND: Action.SORT_HAND,
    Deed.SPEED_OFF: Action.SPEED_OFF,
    Deed.SPEED_FAST: Action.SPEED_FAST,
    Deed.SPEED_NORMAL: Action.SPEED_NORMAL,
    Deed.SPEED_SLOW: Action.SPEED_SLOW,
    Deed.TABLE_MODE: Action.TABLE_MODE,
    Deed.NOW: Action.NOW,
    Deed.OPEN_HAND: Action.OPEN_HAND,
    Deed.PEN: Action.PEN,
    Deed.ERASE: Action.ERASE,
    Deed.CHAPTERS: Action.CHAPTERS,
    Deed.ARRANGE: Action.ARRANGE,
    Deed.SIDE: Action.SIDE,
}
_ICONS = {
    Deed.UNDO: "undo",
    Deed.REDO: "redo",
    Deed.HINT: "bulb",
    Deed.WHY_NOT: "ask",
    Deed.TEACH: "cap",
    Deed.TABLE_MODE: "tv",
    Deed.RULES: "book",
    Deed.PAUSE: "pause",
    Deed.MOVE_NOW: "play",
    Deed.SORT_HAND: "sort",
    Deed.NOW: "hand",
    Deed.OPEN_HAND: "eye",
    Deed.PEN: "pen",
    Deed.ERASE: "x",
    Deed.CHAPTERS: "chapters",
    Deed.ARRANGE: "arrange",
    Deed.SIDE: "menu",
}
_STANDARD = {
    Deed.UNDO: QKeySequence.StandardKey.Undo,
    Deed.REDO: QKeySequence.StandardKey.Redo,
    Deed.RULES: QKeySequence.StandardKey.HelpContents,
}
_SHORTCUTS = {
    Deed.HINT: "Ctrl+Shift+H",
    Deed.WHY_NOT: "Ctrl+Shift+W",
    Deed.TEACH: "Ctrl+Shift+L",
    Deed.PAUSE: "Ctrl+Shift+P",
    Deed.MOVE_NOW: "Ctrl+Shift+M",
    Deed.FIT: "Ctrl+0",
    Deed.SORT_HAND: "Ctrl+Shift+O",
    Deed.TABLE_MODE: "Ctrl+Shift+T",
    Deed.NOW: "Ctrl+Shift+N",
    Deed.OPEN_HAND: "Ctrl+Shift+E",
    Deed.PEN: "Ctrl+Shift+D",
    Deed.ERASE: "Ctrl+Shift+X",
    Deed.CHAPTERS: "Ctrl+Shift+C",
    Deed.ARRANGE: "Ctrl+Shift+A",
    Deed.SIDE: "Ctrl+Shift+B",
}
SPEEDS = {
    Deed.SPEED_OFF: Speed.OFF,
    Deed.SPEED_FAST: Speed.FAST,
    Deed.SPEED_NORMAL: Speed.NORMAL,
    Deed.SPEED_SLOW: Speed.SLOW,
}
_CHECKABLE = {Deed.COACH, Deed.WHY_NOT, Deed.PAUSE, Deed.TABLE_MODE, Deed.NOW, Deed.PEN, Deed.SIDE, *SPEEDS}


ICON = 20.0
"""How large the picture of an action is, in pixels at B 14."""


class TableActions(QObject):
    """All actions of one table screen; in Table mode (`teaching`) there are more."""

    def __init__(self, around: Surroundings, parent: QObject, teaching: bool = False) -> None:
        super().__init__(parent)
        self._around = around
        self.teaching = teaching
        self.by_deed = {deed: QAction(self) for deed in Deed if teaching or deed not in TEACHING}
        self.by_deed[Deed.TABLE_MODE].setChecked(teaching)
        for deed, action in self.by_deed.items():
            action.setCheckable(deed in _CHECKABLE)
            action.setMenuRole(QAction.MenuRole.NoRole)
            if deed in _STANDARD:
                action.setShortcuts(_STANDARD[deed])
            elif deed in _SHORTCUTS:
                action.setShortcut(QKeySequence(_SHORTCUTS[deed]))
        self._speeds = QActionGroup(self)
        for deed, speed in SPEEDS.items():
            self._speeds.addAction(self.by_deed[deed])
            self.by_deed[deed].triggered.connect(lambda _=False, speed=speed: around.pace.use(speed))
        around.pace.changed.connect(self._show_speed)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self._show_speed()
        self.refresh()

    def __getitem__(self, deed: Deed) -> QAction:
        return self.by_deed[deed]

    def refresh(self) -> None:
        """Say and paint everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        for deed, action in self.by_deed.items():
            action.setText(speak(_WORDS[deed]))
            if deed in _ICONS:
                action.setIcon(icon(_ICONS[deed], theme, size=theme.px(ICON)))
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{speak(_WORDS[deed])} ({keys})" if keys else speak(_WORDS[deed]))

    def _show_speed(self) -> None:
        for deed, speed in SPEEDS.items():
            self.by_deed[deed].setChecked(speed is self._around.pace.speed)
