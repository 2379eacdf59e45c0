"""The tab "Rules" of a table's side panel: the page at the section that fits the present decision."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.paint.icons import icon
from ui.rules.browser import RulesBrowser
from ui.rules.words import RulesText
from ui.screens import Surroundings


class RulesPanel(QWidget):
    """A page in a narrow column; a button opens it in a window."""

    wanted = Signal()
    """The window with the rules is asked for."""

    def __init__(self, around: Surroundings, game: str) -> None:
        super().__init__()
        self._around = around
        self._section = ""
        self.asked = ""
        """The section that was asked for last, not only followed."""
        self.browser = RulesBrowser(around, game)
        self.open_button = QPushButton()
        self.open_button.setProperty("kind", "ghost")
        self.open_button.clicked.connect(self.wanted)
        foot = QHBoxLayout()
        foot.addWidget(self.open_button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.browser, 1)
        column.addLayout(foot)
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew."""
        speak = self._around.language.say
        self.open_button.setText(speak(RulesText.OPEN))
        self.open_button.setIcon(icon("book", self._around.theme.theme))

    @property
    def section(self) -> str:
        """The section that fits the present decision."""
        return self._section

    def follow(self, section: str) -> None:
        """Turn to the section of a new decision; the same one again leaves what is being read in its place."""
        if section and section != self._section:
            self._section = section
            self.browser.go(section)

    def open_at(self, section: str) -> None:
        """Show a section that was asked for."""
        self._section = self.asked = section
        self.browser.go(section)
