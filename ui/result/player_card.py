"""One player's end on a card: place, name, points, and the lines that add up to them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.ai.levels import level_of
from engine.core.saves import SeatSpec
from engine.core.words import Player as Who
from engine.core.words import Voice, figure, say
from ui.paint.canvas import Canvas
from ui.paint.icons import chip_pixmap, icon_pixmap
from ui.paint.paths import rounded_box
from ui.result.standings import Standing
from ui.result.words import ResultText
from ui.screens import Surroundings
from ui.table.elided import ElidedLabel
from ui.theme.colour import colour
from ui.theme.measure import Radius, Role
from ui.theme.players import Player

_EDGE = 5
_NARROWEST = 200
_GAP = 16


class PlayerCard(QFrame):
    """The winner's card has the accent's edge and a cup."""

    def __init__(
        self, standing: Standing, spec: SeatSpec, colour: Player, around: Surroundings, voice: Voice
    ) -> None:
        super().__init__()
        self._standing = standing
        self._colour = colour
        self._around = around
        self._voice = voice
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(round(around.theme.theme.px(_NARROWEST)))
        column = QVBoxLayout(self)
        column.setContentsMargins(18 + _EDGE, 14, 18, 16)
        column.setSpacing(10)
        column.addLayout(self._head(spec))
        column.addWidget(Hairline(self._around))
        column.addLayout(self._lines())
        column.addStretch(1)
        told = say(
            ResultText.CARD,
            place=say(ResultText.PLACE, n=standing.rank),
            who=Who(standing.seat),
            n=standing.score,
        )
        self.setAccessibleName(voice.speak(told))

    def _head(self, spec: SeatSpec) -> QGridLayout:
        theme, ratio = self._around.theme.theme, self.devicePixelRatioF()
        chip, cup = QLabel(), QLabel()
        chip.setPixmap(chip_pixmap(self._colour, theme, theme.px(15), ratio))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(chip, 0, 0)
        name = ElidedLabel(self._around.theme, Role.TITLE, wraps=True)
        name.setText(self._voice.name_of(self._standing.seat))
        grid.addWidget(name, 0, 1)
        grid.addWidget(_label(figure(self._standing.score), "score"), 0, 2)
        if self._standing.rank == 1:
            cup.setPixmap(icon_pixmap("trophy", theme, theme.tokens.accent_ink, theme.px(20), ratio))
            grid.addWidget(cup, 1, 0, Qt.AlignmentFlag.AlignHCenter)
        grid.addWidget(_label(self._kind(spec), "caption"), 1, 1, 1, 2)
        return grid

    def _kind(self, spec: SeatSpec) -> str:
        place = self._voice.speak(say(ResultText.PLACE, n=self._standing.rank))
        kind = say(ResultText.PERSON)
        if spec.kind == "ai":
            kind = say(ResultText.COMPUTER, level=level_of(spec.level).title)
        return self._voice.speak(say(ResultText.PLACE_AND_KIND, place=place, kind=kind))

    def _lines(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        body = self._around.theme.theme.font(Role.BODY)
        for row, line in enumerate(self._standing.lines):
            words, points = _label(self._voice.speak(line.label), "quiet"), _figure(line.points)
            for label in (words, points):
                label.setFont(body)
            grid.addWidget(words, row, 0)
            grid.addWidget(points, row, 1, Qt.AlignmentFlag.AlignTop)
        last = len(self._standing.lines)
        grid.addWidget(Hairline(self._around), last, 0, 1, 2)
        total = _label(self._voice.speak(ResultText.TOTAL), "")
        points = _figure(self._standing.score)
        for label in (total, points):
            label.setFont(self._around.theme.theme.font(Role.BUTTON))
        grid.addWidget(total, last + 1, 0)
        grid.addWidget(points, last + 1, 1)
        return grid

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a raised card with the player's colour along its left edge."""
        theme = self._around.theme.theme
        canvas = Canvas(QPainter(self), theme, self.devicePixelRatioF())
        first = self._standing.rank == 1
        body = rounded_box(self.rect().toRectF().adjusted(1, 1, -1, -1), Radius.PLAQUE)
        canvas.fill(body, theme.tokens.raised)
        with canvas.clipped(body):
            canvas.box(0, 0, _EDGE + 1, self.height(), self._colour.colour)
        canvas.stroke(body, theme.tokens.accent if first else theme.tokens.hair, 2 if first else 1)
        canvas.painter.end()


class CardGrid(QWidget):
    """Cards side by side, on more rows where they would become too narrow."""

    def __init__(self, cards: Sequence[PlayerCard]) -> None:
        super().__init__()
        self._cards = cards
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)  # one column is enough
        self._grid.setSpacing(_GAP)
        self._arrange(len(cards))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        for column in range(self._columns):
            self._grid.setColumnStretch(column, 0)
        self._columns = columns
        for index, card in enumerate(self._cards):
            self._grid.addWidget(card, index // columns, index % columns)
        for column in range(columns):
            self._grid.setColumnStretch(column, 1)

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column, as narrow as a card may be."""
        return QSize(self._cards[0].minimumWidth(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take as many columns as there is room for."""
        super().resizeEvent(event)
        fit = (self.width() + _GAP) // (self._cards[0].minimumWidth() + _GAP)
        self._arrange(max(1, min(len(self._cards), fit)))


class Hairline(QWidget):
    """One quiet line between rows."""

    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._theme = around.theme
        self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(self._theme.theme.tokens.hair))
        painter.end()


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(role != "score")
    return label


def _figure(points: int) -> QLabel:
    label = QLabel(figure(points))
    label.setAlignment(Qt.AlignmentFlag.AlignRight)
    return label
