"""The result page. Satisfies `ui.screens.Screen`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.core.match import Match
from engine.core.saves import SeatSpec
from engine.core.words import Many, Voice, say
from engine.core.words import Player as Who
from ui import seats as seating
from ui.fitting import WordsGiveWay, scrolling
from ui.home.boxes import cover_of
from ui.paint.canvas import Canvas
from ui.paint.icons import chip_pixmap, icon
from ui.paint.wood import draw_lamp_pool
from ui.result.player_card import CardGrid, PlayerCard
from ui.result.standings import Growth, growth, headline, standings, tie_break
from ui.result.words import ResultText
from ui.screens import Deed, Surroundings, Wish
from ui.theme.colour import mix
from ui.theme.measure import Role
from ui.theme.players import PLAYERS, Player

_TINT = 0.16
_CHART_HEIGHT, _ICON = 340, 16
_SPOKEN_SCORES = 5
"""How many figures of each line a screen reader hears."""


class ResultScreen(QWidget):
    """Places, score lines, growth, and where to go from here."""

    asks = Signal(Wish)
    changed = Signal()
    again = Signal()
    """Play the same game with the same seats."""
    back = Signal()
    """Look at the table once more."""
    walked = Signal()
    """Walk through the points."""
    looked_back = Signal()
    """Say what every decision gave away."""

    def __init__(
        self,
        match: Match,
        seats: tuple[SeatSpec, ...],
        around: Surroundings,
        colours: tuple[Player, ...] = PLAYERS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.match = match
        self.seats = seats
        self._around = around
        self._colours = seating.colours(seats, colours)
        self._growth: Growth | None = None
        self.again_button = QPushButton()
        self.table_button = QPushButton()
        self.walk_button = QPushButton()
        self.review_button = QPushButton()
        self.home_button = QPushButton()
        self._page = scrolling(QWidget())
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        self.again_button.setProperty("kind", "primary")
        buttons = QHBoxLayout()
        buttons.addWidget(self.home_button)
        buttons.addStretch(1)
        for button in (self.walk_button, self.review_button, self.table_button, self.again_button):
            buttons.addWidget(button)
        gives_way = (self.home_button, self.table_button, self.review_button, self.walk_button)
        self._words = WordsGiveWay(self, buttons, gives_way)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 24, 40, 24)
        column.setSpacing(16)
        column.addWidget(self._page, 1)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.again_button.clicked.connect(self.again)
        self.table_button.clicked.connect(self.back)
        self.walk_button.clicked.connect(self.walked)
        self.review_button.clicked.connect(self.looked_back)
        self.home_button.clicked.connect(lambda: self.asks.emit(Wish.HOME))
        self._around.language.changed.connect(self.refresh)
        self._around.theme.changed.connect(self.refresh)

    # ------------------------------------------------------------ what it says

    @property
    def _voice(self) -> Voice:
        return seating.voice_for(self.seats, self._around.language)

    def refresh(self) -> None:
        """Build the page anew in the present language and theme."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(18)
        column.addLayout(self._headlines())
        column.addWidget(self._cards())
        column.addWidget(self._chart_card())
        column.addStretch(1)
        self._page.setWidget(inside)
        inside.setAutoFillBackground(False)  # setWidget turns it on
        self._name_buttons()
        self.changed.emit()

    def _headlines(self) -> QVBoxLayout:
        theme, column = self._around.theme.theme, QVBoxLayout()
        column.setSpacing(4)
        head = QLabel(self._voice.speak(headline(self.match)))
        head.setFont(theme.sized(theme.px(28), 800))
        head.setWordWrap(True)
        column.addWidget(head)
        decided = tie_break(self.match)
        if decided is not None:
            told = QLabel(self._voice.speak(decided))
            told.setProperty("role", "quiet")
            told.setFont(theme.font(Role.BODY))
            told.setWordWrap(True)
            column.addWidget(told)
        return column

    def _cards(self) -> CardGrid:
        voice = self._voice
        return CardGrid(
            [
                PlayerCard(
                    standing, self.seats[standing.seat], self._colours[standing.seat], self._around, voice
                )
                for standing in standings(self.match)
            ]
        )

    def _chart_card(self) -> QFrame:
        card, title = QFrame(), QLabel(self._around.language.say(ResultText.GROWTH))
        card.setProperty("surface", "raised")
        card.setFixedHeight(round(self._around.theme.theme.px(_CHART_HEIGHT)))
        title.setFont(self._around.theme.theme.font(Role.TITLE))
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 14, 20, 12)
        column.addWidget(title)
        column.addLayout(self._legend())
        room = QWidget()
        column.addWidget(room, 1)
        QTimer.singleShot(0, card, lambda: self._draw_chart(room))
        return card

    def _legend(self) -> QHBoxLayout:
        theme, row = self._around.theme.theme, QHBoxLayout()
        for seat, player in enumerate(self._colours):
            chip = QLabel()
            chip.setPixmap(chip_pixmap(player, theme, theme.px(9), self.devicePixelRatioF()))
            row.addWidget(chip)
            name = QLabel(self._voice.name_of(seat))
            name.setFont(theme.font(Role.BODY))
            row.addWidget(name)
            row.addSpacing(12)
        row.addStretch(1)
        return row

    def _draw_chart(self, room: QWidget) -> None:
        """Draw the chart once the page is on screen: pyqtgraph takes a while to load."""
        from ui.result.chart import GrowthChart

        self._growth = self._growth or growth(self.match)
        theme, speak = self._around.theme.theme, self._around.language.say
        chart = GrowthChart(self._growth, self._colours, theme, speak(ResultText.AXIS))
        chart.setAccessibleName(speak(ResultText.GROWTH))
        chart.setAccessibleDescription(self._told(self._growth))
        inner = QVBoxLayout(room)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(chart)

    def _told(self, grown: Growth) -> str:
        step = max(1, len(grown.plies) // _SPOKEN_SCORES)
        parts = (
            say(ResultText.GROWTH_TOLD, who=Who(seat), scores=Many(scores[::step]))
            for seat, scores in enumerate(grown.scores)
        )
        return " ".join(map(self._voice.speak, parts))

    def _name_buttons(self) -> None:
        theme, speak = self._around.theme.theme, self._around.language.say
        self.again_button.setText(speak(ResultText.AGAIN))
        for button, name, ink in (
            (self.again_button, "rot", theme.tokens.on_accent),
            (self.walk_button, "eye", theme.tokens.ink),
            (self.review_button, "log", theme.tokens.ink),
            (self.table_button, "left", theme.tokens.ink),
            (self.home_button, "home", theme.tokens.ink),
        ):
            button.setIcon(icon(name, theme, ink, theme.px(_ICON)))
            button.setIconSize(QSize(round(theme.px(_ICON)), round(theme.px(_ICON))))
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        said = (ResultText.HOME, ResultText.TABLE, ResultText.LOOK_BACK, ResultText.WALK)
        self._words.say([speak(words) for words in said])

    # ------------------------------------------------------------ the screen's side of the window

    def title(self) -> str:
        """Return the game's name."""
        return self._around.language.say(say(ResultText.TITLE, game=self.match.game.facts.title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: the table is behind this page."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.table_button.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the game's cloth under the lamp."""
        theme, painter = self._around.theme.theme, QPainter(self)
        band = cover_of(self.match.setup.game).band
        cloth = mix(theme.tokens.window, band, 0.0 if theme.contrast else _TINT)
        draw_lamp_pool(Canvas(painter, theme, self.devicePixelRatioF()), self.rect().toRectF(), cloth)
        painter.end()
