"""The left side of the set-up page: the game's box, what it is about, and who made it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.core.contract import GameFacts
from engine.core.words import Part, Sentence, say
from ui.home import pictures
from ui.home.band import Band, draw_band
from ui.home.boxes import cover_of
from ui.home.grid import BOX_HEIGHT, BOX_WIDTH, SIDE
from ui.home.shelf import minutes_of, players_of
from ui.home.words import Shelf
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.screens import Surroundings
from ui.setup.words import SetupText

_SHADOW = 26
"""Room for the box's shadow on all sides."""


class GamePage(QWidget):
    """Box, summary, what is hidden, credits."""

    def __init__(self, facts: GameFacts, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts = facts
        self._around = around
        self._box = BoxPicture(facts, around)
        self._summary = QLabel()
        self._hidden = QLabel()
        self._credits = QLabel()
        self._independent = QLabel()
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._box)
        for label, role in (
            (self._summary, "lead"),
            (self._hidden, "quiet"),
            (self._credits, "quiet"),
            (self._independent, "quiet"),
        ):
            label.setProperty("role", role)
            label.setWordWrap(True)
            label.setContentsMargins(_SHADOW, 0, _SHADOW, 0)
            column.addWidget(label)
        column.addStretch(1)

    def refresh(self) -> None:
        """Say everything anew."""
        speak, facts = self._around.language.say, self._facts
        self._summary.setText(speak(facts.summary))
        self._summary.setFont(self._around.theme.theme.sized(self._around.theme.theme.px(16), 600))
        self._hidden.setText(speak(facts.hidden))
        self._credits.setText(speak(_credit(facts)))
        self._independent.setText(speak(SetupText.INDEPENDENT))
        self._box.update()


def _credit(facts: GameFacts) -> Sentence:
    """Say who designed a game, or where a game that nobody designed comes from."""
    printed: dict[str, Part] = {"publisher": facts.publisher, "year": str(facts.year)}
    if facts.tradition is not None:
        return say(SetupText.TRADITIONAL, place=facts.tradition, **printed)
    return say(SetupText.DESIGNED, designers=facts.designers, **printed)


class BoxPicture(QWidget):
    """A game's box with its band, standing alone."""

    def __init__(self, facts: GameFacts, around: Surroundings) -> None:
        super().__init__()
        self._facts = facts
        self._around = around
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(around.language.say(facts.title))

    def hasHeightForWidth(self) -> bool:
        """Keep the box's proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of a box that fills the width."""
        return round(self._scale(width) * BOX_HEIGHT) + 2 * _SHADOW

    def sizeHint(self) -> QSize:
        """Return the size of a box on the shelf."""
        width = round(BOX_WIDTH + SIDE) + 2 * _SHADOW
        return QSize(width, self.heightForWidth(width))

    def _scale(self, width: int) -> float:
        return min(1.0, (width - 2 * _SHADOW) / (BOX_WIDTH + SIDE))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, box and band."""
        theme, speak = self._around.theme.theme, self._around.language.say
        scale, ratio, cover = self._scale(self.width()), self.devicePixelRatioF(), cover_of(self._facts.id)
        painter = QPainter(self)
        painter.translate(QPointF(_SHADOW, _SHADOW))
        painter.save()
        painter.scale(scale, scale)
        for picture in (
            pictures.box_shadow(pictures.STANDING),
            pictures.box(self._facts.id, cover, lit=True),
        ):
            painter.drawPixmap(picture.box.corner(), render(picture, theme, scale, ratio))
        painter.restore()
        figures = say(
            Shelf.BAND, players=players_of(self._facts.players), minutes=minutes_of(self._facts.minutes)
        )
        band = Band(speak(self._facts.title), speak(figures))
        draw_band(Canvas(painter, theme, ratio), band, cover.band, scale, 0.0)
        painter.end()
