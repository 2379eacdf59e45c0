"""Dialogs of the window: a table that cannot be opened as it is, an error that was written down.

They only ask; what is done with the answer is the window's business.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from engine.core.saves import SaveError
from engine.core.words import Words, say
from ui.fitting import fit
from ui.paint.icons import icon_pixmap
from ui.screens import Surroundings
from ui.theme.measure import Role
from ui.words import Crash, Trouble

_WIDTH = 460


class Way(Enum):
    """What can be done about a damaged table."""

    OPEN_GOOD = Trouble.OPEN_GOOD
    OPEN_OLDER = Trouble.OPEN_OLDER
    SHOW_FOLDER = Trouble.SHOW_FOLDER
    LEAVE = Trouble.CANCEL


class TroubleDialog(QDialog):
    """Says what is wrong with a file and in which move, and offers what can be done. `way` holds the answer."""

    def __init__(
        self, error: SaveError, older: bool, around: Surroundings, parent: QWidget | None = None
    ) -> None:
        """`older` tells whether there is an autosave of an earlier moment that can be opened."""
        super().__init__(parent)
        self.way = Way.LEAVE
        self.buttons: dict[Way, QPushButton] = {}
        speak = around.language.say
        self.setWindowTitle(speak(Trouble.TITLE))
        good = error.match is not None and error.ply > 0
        lines = [around.language.voice().speak(error.sentence), speak(Trouble.UNTOUCHED)]
        if error.match is not None:
            lines.append(speak(say(Trouble.GOOD_MOVES, n=error.ply) if good else Trouble.NO_GOOD_MOVES))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(_headline(speak(Trouble.TITLE), around))
        for line in lines:
            column.addWidget(_paragraph(line, around))
        column.addSpacing(6)
        ways = [Way.OPEN_GOOD] * good + [Way.OPEN_OLDER] * older + [Way.SHOW_FOLDER, Way.LEAVE]
        for way in ways:
            column.addWidget(self._button(way, speak(way.value), first=way is ways[0]))
        fit(self)

    def _button(self, way: Way, text: str, *, first: bool) -> QPushButton:
        button = QPushButton(text)
        button.setDefault(first)
        button.setAutoDefault(first)
        button.clicked.connect(lambda: self._choose(way))
        self.buttons[way] = button
        return button

    def _choose(self, way: Way) -> None:
        self.way = way
        self.accept()


class CrashDialog(QDialog):
    """Says what went wrong, lets the report be copied, and goes on."""

    def __init__(
        self, title: Words, message: Words, report: str, around: Surroundings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._report = report
        self._around = around
        speak = around.language.say
        self.setWindowTitle(speak(title))
        self.copy = QPushButton(speak(Crash.COPY))
        self.close_button = QPushButton(speak(Crash.CLOSE))
        self.close_button.setDefault(True)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addWidget(_headline(speak(title), around))
        column.addWidget(_paragraph(speak(message), around))
        column.addWidget(_paragraph(speak(Crash.REPORT), around))
        column.addWidget(_text_box(report), 1)
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)
        fit(self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.setText(self._around.language.say(Crash.COPIED))


def _headline(text: str, around: Surroundings) -> QWidget:
    theme, sign, label, line = around.theme.theme, QLabel(), QLabel(text), QWidget()
    sign.setPixmap(icon_pixmap("ask", theme, theme.tokens.warn, theme.px(24), line.devicePixelRatioF()))
    label.setFont(theme.font(Role.TITLE))
    label.setWordWrap(True)
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(10)
    row.addWidget(sign)
    row.addWidget(label, 1)
    return line


def _paragraph(text: str, around: Surroundings) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setMinimumWidth(round(around.theme.theme.px(_WIDTH)))
    return label


def _text_box(text: str) -> QPlainTextEdit:
    box = QPlainTextEdit(text)
    box.setReadOnly(True)
    box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    box.setMinimumHeight(180)
    return box
