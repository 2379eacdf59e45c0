"""Keys of a screen that work whatever has the focus in its window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

Key = Qt.Key | QKeySequence.StandardKey


def bind(screen: QWidget, *deeds: tuple[Key, Callable[[], object]]) -> None:
    """Let each key do its deed while the screen is shown."""
    for key, deed in deeds:
        shortcut = QShortcut(QKeySequence(key), screen, context=Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(deed)
