"""The About dialog: version, credits of every game that can be played, licence, versions of what it stands on."""

from __future__ import annotations

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.registry import facts_of, game_ids
from engine.core.version import VERSION
from engine.core.words import Part, Sentence, Words, say
from ui.about.licences import LicencesDialog
from ui.about.words import AboutText as Text
from ui.fitting import fit, scrolling
from ui.lamp import Lamp
from ui.screens import Surroundings
from ui.theme.measure import Role
from ui.words import Product

_WIDTH = 460
_LAMP = 56


class AboutDialog(QDialog):
    """Read it, close it."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self.setWindowTitle(around.language.say(Text.TITLE))
        inside, outside = QWidget(), QVBoxLayout(self)
        outside.setContentsMargins(28, 24, 20, 20)
        outside.addLayout(self._head())
        outside.addWidget(scrolling(inside), 1)
        outside.addLayout(self._foot())
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self._paragraph(Text.WHAT))
        column.addWidget(self._section(Text.GAMES))
        for game in game_ids():
            column.addWidget(self._paragraph(_credit(game)))
        column.addWidget(self._paragraph(Text.INDEPENDENT, "quiet"))
        column.addWidget(self._section(Text.MADE_OF))
        column.addWidget(self._paragraph(_parts()))
        column.addWidget(self._paragraph(Text.LICENCE))
        column.addStretch(1)
        fit(self, inside)

    def _head(self) -> QHBoxLayout:
        theme, row, names = self._around.theme.theme, QHBoxLayout(), QVBoxLayout()
        name, version = QLabel(), QLabel()
        name.setText(self._around.language.say(Product.NAME))
        name.setFont(theme.sized(theme.px(28), 800))
        version.setText(self._around.language.say(say(Text.VERSION, version=VERSION)))
        version.setProperty("role", "quiet")
        names.setSpacing(0)
        names.addWidget(name)
        names.addWidget(version)
        row.setSpacing(14)
        row.addWidget(Lamp(self._around, _LAMP))
        row.addLayout(names, 1)
        return row

    def _foot(self) -> QHBoxLayout:
        row, close = QHBoxLayout(), QPushButton(self._around.language.say(Text.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.licences = QPushButton(self._around.language.say(Text.LICENCES))
        self.licences.setAutoDefault(False)
        self.licences.clicked.connect(lambda: LicencesDialog(self._around, self).exec())
        row.addWidget(self.licences)
        row.addStretch(1)
        row.addWidget(close)
        return row

    def _section(self, words: Words) -> QLabel:
        label = QLabel(self._around.language.say(words))
        label.setFont(self._around.theme.theme.font(Role.TITLE))
        label.setContentsMargins(0, 10, 0, 0)
        return label

    def _paragraph(self, words: Words | Sentence, role: str = "") -> QLabel:
        label = QLabel(self._around.language.say(words))
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setMinimumWidth(round(self._around.theme.theme.px(_WIDTH)))
        return label


def _credit(game: str) -> Sentence:
    facts = facts_of(game)
    printed: dict[str, Part] = {"game": facts.title, "publisher": facts.publisher, "year": str(facts.year)}
    if facts.tradition is not None:
        return say(Text.TRADITIONAL, place=facts.tradition, **printed)
    return say(Text.CREDIT, designers=facts.designers, **printed)


def _parts() -> Sentence:
    return say(Text.PARTS, qt=qVersion(), pyside=pyside_version, python=platform.python_version())
