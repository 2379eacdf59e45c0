"""The coach's card: what a move gave away, what was better and why, how it is answered; take it back, or go on.

It takes the place of log and moves beside the table, so that it never covers what it speaks of.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from engine.ai.judging import Verdict
from engine.core.words import Sentence, Voice
from ui.coach.words import Coaching
from ui.fitting import scrolling
from ui.paint.icons import icon_pixmap
from ui.review.verdict import Line, VerdictView, losses_of
from ui.screens import Surroundings

_SIDE = 12
_OTHERS = 120
"""Pixels that what stands above the card keeps, however much the coach has to say: it can be rolled."""


class CoachCard(QFrame):
    """Hidden until the coach has a word to say."""

    took_back = Signal()
    went_on = Signal()

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self._sign, self._title = QLabel(), QLabel()
        self.view = VerdictView(around)
        self.take_back, self.go_on = QPushButton(), QPushButton()
        self._lay_out()
        self.take_back.clicked.connect(self.took_back)
        self.go_on.clicked.connect(self.went_on)
        around.language.changed.connect(self.refresh)
        around.theme.changed.connect(self.refresh)
        self.refresh()
        self.hide()

    def _lay_out(self) -> None:
        self.setProperty("surface", "raised")
        self.take_back.setProperty("kind", "primary")
        head, self._foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        for button in (self.take_back, self.go_on):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, 10, _SIDE, 12)
        column.addLayout(head)
        self._words = scrolling(self.view)
        column.addWidget(self._words, 1)
        column.addLayout(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons for the new width, in which the words break otherwise."""
        super().resizeEvent(event)
        self._place_buttons()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """As high as all that is said, so that it can be read at once, if the panel has that height."""
        least, panel = super().minimumSizeHint(), self.parentWidget()
        if panel is None:
            return least
        bar = (
            self._words.verticalScrollBar().sizeHint().width()
        )  # where there once was one, it goes only with room to spare
        said = self.view.height_for(self.contentsRect().width() - 2 * _SIDE - bar)
        around = self.sizeHint().height() - self._words.sizeHint().height() + 2 * self._words.frameWidth()
        needed = around + said
        most = round(panel.height() - self._around.theme.theme.px(_OTHERS))
        return QSize(least.width(), max(least.height(), min(needed, most)))

    def _place_buttons(self) -> None:
        """Put the buttons side by side, in a narrow panel one below the other."""
        buttons = self.take_back.sizeHint().width() + self.go_on.sizeHint().width() + self._foot.spacing()
        beside = buttons <= self.contentsRect().width() - 2 * _SIDE
        way = QBoxLayout.Direction
        self._foot.setDirection(way.LeftToRight if beside else way.TopToBottom)

    @property
    def words(self) -> str:
        """Everything that is said."""
        return self.view.words

    def advise(self, verdict: Verdict, bound: Sentence | None, voice: Voice) -> None:
        """Say what was better; a `bound` says why the move cannot be taken back."""
        lines: list[Line] = losses_of(verdict)
        if bound is not None:
            lines.append((None, bound))
        self.view.show_lines(lines, voice)
        self.take_back.setVisible(bound is None)
        self.show()
        self.updateGeometry()

    def refresh(self) -> None:
        """Say everything anew."""
        theme, speak = self._around.theme.theme, self._around.language.say
        self._sign.setPixmap(icon_pixmap("cap", theme, theme.tokens.accent_ink, dpr=self.devicePixelRatioF()))
        self._title.setText(speak(Coaching.TITLE))
        self._title.setFont(theme.sized(theme.base * 1.1, 700))
        self.take_back.setText(speak(Coaching.TAKE_BACK))
        self.go_on.setText(speak(Coaching.GO_ON))
        self._place_buttons()
