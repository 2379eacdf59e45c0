"""A sentence the window must say once, on a strip of its own, until it is closed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from engine.core.words import Sentence
from ui.home.words import Page
from ui.paint.icons import icon, icon_pixmap
from ui.screens import Surroundings


class Notice(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._sentence: Sentence | None = None
        self._sign = QLabel()
        self._text = QLabel()
        self.close_button = QToolButton()
        self._lay_out()
        self.close_button.clicked.connect(self.hide)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.hide()

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        self._text.setWordWrap(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 8, 40, 8)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)

    def tell(self, sentence: Sentence) -> None:
        """Say a sentence."""
        self._sentence = sentence
        self.refresh()
        self.show()

    def refresh(self) -> None:
        """Say it anew in the present language and theme."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self._sign.setPixmap(icon_pixmap("ask", theme, theme.tokens.warn, dpr=self.devicePixelRatioF()))
        self.close_button.setIcon(icon("x", theme, theme.tokens.ink2))
        self.close_button.setAccessibleName(speak(Page.CLOSE_NOTICE))
        self.close_button.setToolTip(speak(Page.CLOSE_NOTICE))
        if self._sentence is not None:
            self._text.setText(speak(self._sentence))
