"""The licence texts of everything Lamplight is made of, to be read inside the app."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.about.words import AboutText as Text
from ui.screens import Surroundings
from ui.words import Product

ROOT: Final = Path(__file__).resolve().parents[2]
OURS: Final = ROOT / "LICENSE"
FOLDER: Final = ROOT / "resources" / "licences"
_COLUMNS, _LINES = 84, 30
_LIST_ROOM = 32
"""Beside the names in the list: its border and paddings."""


@dataclass(frozen=True, slots=True)
class Licence:
    """One part, by the name it is known by, and the file with its licence."""

    part: str
    file: Path

    def text(self) -> str:
        """Return the licence."""
        return self.file.read_text(encoding="utf-8", errors="replace")


def licences() -> list[Licence]:
    """Return Lamplight's own licence first, then those of its parts by name, then those of a bundle's system libraries."""
    parts = sorted(FOLDER.glob("*.txt"), key=lambda file: file.stem.lower())
    system = sorted(FOLDER.glob("system/*/copyright"))
    return [
        Licence(str(Product.NAME), OURS),
        *(Licence(file.stem, file) for file in parts),
        *(Licence(file.parent.name, file) for file in system),
    ]


class LicencesDialog(QDialog):
    """A list of the parts, and the licence of the chosen one beside it."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(around.language.say(Text.LICENCES_TITLE))
        self._licences = licences()
        self.parts, self.text = QListWidget(), QPlainTextEdit()
        self.parts.addItems([licence.part for licence in self._licences])
        self.parts.setFixedWidth(self.parts.sizeHintForColumn(0) + round(around.theme.theme.px(_LIST_ROOM)))
        self.parts.setAccessibleName(around.language.say(Text.LICENCES_TITLE))
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumSize(
            self.text.fontMetrics().averageCharWidth() * _COLUMNS,
            self.text.fontMetrics().lineSpacing() * _LINES,
        )
        close = QPushButton(around.language.say(Text.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        middle, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        middle.addWidget(self.parts)
        middle.addWidget(self.text, 1)
        foot.addStretch(1)
        foot.addWidget(close)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        self.parts.currentRowChanged.connect(self._show)
        self.parts.setCurrentRow(0)

    def _show(self, row: int) -> None:
        licence = self._licences[row]
        self.text.setPlainText(licence.text())
        self.text.setAccessibleName(licence.part)
