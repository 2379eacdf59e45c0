"""The card of the table to continue: its picture, where it stands, who sits there, and one button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.core.contract import GameFacts
from engine.core.words import say
from ui import seats as seating
from ui.home import resume
from ui.home.resume import Kept
from ui.home.spot import ARROWS
from ui.home.words import Continued
from ui.paint.icons import chip_pixmap, icon
from ui.paint.paths import rounded_box
from ui.screens import Surroundings
from ui.theme.measure import Radius
from ui.theme.players import Player

_SOON_MS = 50
"""The table is painted once the card has stopped changing its size."""


class Continue(QFrame):
    """The first slot of the shelf. `chosen` means: take me to that table, or tell me what is wrong with it."""

    chosen = Signal()
    walked = Signal(int)

    def __init__(self, found: Kept, around: Surroundings, parent: QWidget) -> None:
        super().__init__(parent)
        self._found = found
        self._around = around
        self.button = QPushButton()
        self._picture = TablePicture(self)
        self._title = QLabel()
        self._standing = QLabel()
        self._when = QLabel()
        self._chips = QHBoxLayout()
        self._chips_shown: list[QLabel] = []
        self._soon = QTimer(self, singleShot=True, interval=_SOON_MS)
        self._soon.timeout.connect(self._show_table)
        self._picture.reshaped.connect(self._soon.start)
        self._lay_out()
        self.button.clicked.connect(self.chosen)
        self.button.installEventFilter(self)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    @property
    def game(self) -> str:
        """The game of the table, "" when it cannot be read."""
        return "" if self._found.match is None else self._found.match.setup.game

    def _lay_out(self) -> None:
        self._title.setProperty("role", "title")
        self._standing.setProperty("role", "quiet")
        self._standing.setWordWrap(True)
        self._when.setProperty("role", "caption")
        self.button.setProperty("kind", "primary")
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._chips.setSpacing(0)  # a chip brings room for its shadow
        foot = QHBoxLayout()
        foot.addLayout(self._chips)
        foot.addStretch(1)
        foot.addWidget(self._when)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 14)
        column.setSpacing(6)
        column.addWidget(self._picture, 1)
        for row in (self._title, self._standing):
            column.addWidget(row)
        column.addLayout(foot)
        column.addSpacing(4)
        column.addWidget(self.button)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows leave the button for the rest of the shelf."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ARROWS:
            self.walked.emit(event.key())
            return True
        return super().eventFilter(watched, event)

    @property
    def _facts(self) -> GameFacts | None:
        return self._found.match.game.facts if self._found.match is not None else None

    def refresh(self) -> None:
        """Say and show everything anew, the picture a moment later: it may take a tenth of a second."""
        say_it = self._around.language.say
        facts, save = self._facts, self._found.save
        self.button.setIcon(icon("play", self._around.theme.theme, self._around.theme.theme.tokens.on_accent))
        if facts is None or save is None:
            self._title.setText(say_it(Continued.DAMAGED))
            self._standing.setText(say_it(self._found.trouble.sentence) if self._found.trouble else "")
            self.button.setText(say_it(Continued.LOOK))
            return
        title = say_it(facts.title)
        self._title.setText(title)
        self._when.setText(resume.when(save.saved, self._around.language))
        self.button.setText(say_it(Continued.CONTINUE))
        self.button.setAccessibleName(say_it(say(Continued.CARD, game=title)))
        self._soon.start()

    def _show_table(self) -> None:
        from ui.home import standing
        from ui.layouts import usual_colours

        save, match = self._found.save, self._found.match
        if save is None or match is None:
            return
        theme, language = self._around.theme.theme, self._around.language
        voice = seating.voice_for(save.seats, language)
        self._show_chips(seating.colours(save.seats, usual_colours(match.setup)))
        self._standing.setText(voice.speak(standing.standing(match, save)))
        aspect = self._picture.width() / max(1, self._picture.height())
        self._picture.show_table(standing.table_picture(match, save, theme, language, aspect))

    def _show_chips(self, players: Sequence[Player]) -> None:
        for chip in self._chips_shown:
            chip.deleteLater()
        self._chips_shown.clear()
        theme, ratio = self._around.theme.theme, self.devicePixelRatioF()
        for player in players:
            chip = QLabel()
            chip.setPixmap(chip_pixmap(player, theme, theme.px(11), ratio))
            self._chips.addWidget(chip)
            self._chips_shown.append(chip)


class TablePicture(QWidget):
    """A picture of a table behind rounded corners, filling whatever room there is."""

    reshaped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()
        self._shrunk = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the words below go first."""
        return QSize(60, 40)

    def show_table(self, pixmap: QPixmap) -> None:
        """Show another picture."""
        self._pixmap = pixmap
        self._shrink()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new room."""
        super().resizeEvent(event)
        self._shrink()
        self.reshaped.emit()

    def _shrink(self) -> None:
        if not self._pixmap.isNull():
            ratio = self.devicePixelRatioF()
            room = self.size() * ratio
            filling = Qt.AspectRatioMode.KeepAspectRatioByExpanding
            self._shrunk = self._pixmap.scaled(room, filling, Qt.TransformationMode.SmoothTransformation)
            self._shrunk.setDevicePixelRatio(ratio)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the widget with the middle of the picture."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setClipPath(rounded_box(area, Radius.BUTTON))
        painter.fillRect(area, self.palette().midlight())
        if not self._shrunk.isNull():
            size = self._shrunk.deviceIndependentSize()
            painter.drawPixmap(
                QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2), self._shrunk
            )
        painter.setClipping(False)
        painter.setPen(self.palette().mid().color())
        painter.drawPath(rounded_box(area, Radius.BUTTON))
