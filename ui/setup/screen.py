"""The set-up page of one game. Satisfies `ui.screens.Screen`; emits `started` with everything a match needs."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from engine.core.contract import GameFacts, OptionValue, Setup
from engine.core.saves import SeatSpec
from engine.core.words import Words, say
from ui import seats as seating
from ui.fitting import scrolling
from ui.home.boxes import cover_of
from ui.paint.canvas import Canvas
from ui.paint.icons import icon
from ui.paint.wood import draw_lamp_pool
from ui.screens import Deed, Surroundings, Wish
from ui.segments import Segments
from ui.settings.choices import LastSetup
from ui.setup.draft import Draft, draft_from
from ui.setup.game_page import GamePage
from ui.setup.option_row import OptionRow
from ui.setup.seat_row import SeatRow
from ui.setup.words import Names, SetupText
from ui.theme.colour import mix
from ui.theme.players import PLAYERS, Player

_TINT = 0.16
"""How much of the box's colour lies on the cloth behind the page."""
_PAGE_WIDTH = 360
_BODY_WIDTH = 1120
_CARD_MARGIN = 8


class SetupScreen(QWidget):
    """Who plays, which variants, start."""

    asks = Signal(Wish)
    changed = Signal()
    started = Signal(Setup, tuple)
    """Carries the set-up and the seats."""

    def __init__(
        self,
        facts: GameFacts,
        last: LastSetup | None,
        around: Surroundings,
        colours: tuple[Player, ...] = PLAYERS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._around = around
        self._colours = colours
        self.draft = draft_from(facts, last, self._names(), random.Random())
        self.page = GamePage(facts, around)
        self.players = Segments(len(facts.players))
        self.presets = Segments(len(facts.presets))
        self.seat_rows: list[SeatRow] = []
        self.option_rows: dict[str, OptionRow] = {}
        self._seats = QVBoxLayout()
        self._options = QVBoxLayout()
        self.start = QPushButton()
        self.back = QPushButton()
        self._headings: dict[Words, QLabel] = {}
        self._lay_out()
        self._connect()
        self.refresh()

    @property
    def facts(self) -> GameFacts:
        """The game that is set up."""
        return self.draft.facts

    # ------------------------------------------------------------ how it lies

    def _lay_out(self) -> None:
        self.start.setProperty("kind", "primary")
        for button in (self.start, self.back):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        body = QWidget()
        body.setMaximumWidth(_BODY_WIDTH)
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(28)
        page = scrolling(self.page)
        page.setMinimumWidth(240)
        page.setMaximumWidth(_PAGE_WIDTH)
        row.addWidget(page, 2)
        row.addLayout(self._right_side(), 5)
        middle = QHBoxLayout(self)
        middle.setContentsMargins(40, 24, 40, 24)
        middle.addStretch(1)
        middle.addWidget(body, 100)
        middle.addStretch(1)

    @property
    def game(self) -> str:
        """The game that is set up."""
        return self.facts.id

    def _right_side(self) -> QVBoxLayout:
        column, buttons = QVBoxLayout(), QHBoxLayout()
        self._inside = self._cards()
        area = self._area = scrolling(self._inside)
        bar = area.verticalScrollBar()
        buttons.setContentsMargins(0, 0, _CARD_MARGIN, 0)
        bar.rangeChanged.connect(lambda: buttons.setContentsMargins(0, 0, _CARD_MARGIN + _room_of(bar), 0))
        column.setSpacing(16)
        column.addWidget(area, 1)
        buttons.addWidget(self.back)
        buttons.addStretch(1)
        buttons.addWidget(self.start)
        column.addLayout(buttons)
        return column

    def _cards(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, _CARD_MARGIN, 0)
        column.setSpacing(16)
        column.addWidget(self._card(SetupText.WHO_PLAYS, self.players, self._seats))
        if self.facts.options:
            column.addWidget(self._card(SetupText.VARIANTS, self.presets, self._options))
        column.addStretch(1)
        return inside

    def _card(self, title: Words, choice: QWidget, rows: QVBoxLayout) -> QFrame:
        card, heading = QFrame(), QLabel()
        card.setProperty("surface", "raised")
        heading.setProperty("role", "title")
        self._headings[title] = heading
        rows.setSpacing(12)
        column = QVBoxLayout(card)
        column.setContentsMargins(20, 14, 20, 18)
        column.setSpacing(12)
        for widget in (heading, choice):
            column.addWidget(widget)
        column.addLayout(rows)
        return card

    def _connect(self) -> None:
        self.players.chosen.connect(
            lambda index: self._use(self.draft.with_players(self.facts.players[index], self._names()))
        )
        self.presets.chosen.connect(
            lambda index: self._use(self.draft.with_preset(self.facts.presets[index].id, random.Random()))
        )
        self.start.clicked.connect(self._start)
        self.back.clicked.connect(lambda: self.asks.emit(Wish.HOME))
        self._around.language.changed.connect(self.refresh)
        self._around.theme.changed.connect(self.refresh)

    # ------------------------------------------------------------ what it says

    def _names(self) -> list[str]:
        return [self._around.language.say(name) for name in Names]

    def _use(self, draft: Draft) -> None:
        self.draft = draft
        self.refresh()

    def refresh(self) -> None:
        """Show the draft in the present language and theme."""
        speak, facts = self._around.language.say, self.facts
        for words, heading in self._headings.items():
            heading.setText(speak(words))
        self.players.label([str(count) for count in facts.players], speak(SetupText.HOW_MANY))
        self.players.show_chosen(facts.players.index(len(self.draft.seats)))
        self.presets.label([speak(preset.title) for preset in facts.presets], speak(SetupText.VARIANTS))
        ids = [preset.id for preset in facts.presets]
        self.presets.show_chosen(ids.index(self.draft.preset) if self.draft.preset in ids else -1)
        self._show_seats()
        self._show_options()
        self._show_buttons()
        self.page.refresh()
        self._fit_options()
        self.changed.emit()

    def _show_seats(self) -> None:
        seats = self.draft.seats
        _keep(self.seat_rows, len(seats), self._new_seat_row)
        called = seating.names(seats, self._around.language)
        you = seating.only_human(seats)
        voice = self._around.language.voice(called, you)
        colours = seating.colours(seats, self._colours)
        for seat, (row, spec) in enumerate(zip(self.seat_rows, seats, strict=True)):
            row.show_seat(spec, colours[seat], voice.name_of(seat))

    def _new_seat_row(self, seat: int) -> SeatRow:
        row = SeatRow(seat, self._around)
        row.edited.connect(lambda spec: self._seat_edited(seat, spec))
        self._seats.addWidget(row)
        return row

    def _seat_edited(self, seat: int, spec: SeatSpec) -> None:
        shown = [player.name for player in seating.colours(self.draft.seats, self._colours)]
        self._use(
            self.draft.with_colours(shown).with_seat(seat, spec)
            if spec.color
            else self.draft.with_seat(seat, spec)
        )

    def _show_options(self) -> None:
        offered = self.facts.options_for(len(self.draft.seats))
        for option in self.facts.options:
            if option.id not in self.option_rows:
                row = OptionRow(option, self._around)
                row.edited.connect(self._option_edited)
                self.option_rows[option.id] = row
                self._options.addWidget(row)
            row = self.option_rows[option.id]
            row.setVisible(option in offered)
            if option in offered:
                row.show_value(self.draft.options[option.id])

    def _fit_options(self) -> None:
        """Put the choices below their words when not all of them have room beside; the page moves up and down only."""
        layout = self._inside.layout()
        if not self.isVisible() or layout is None:
            return
        for stacked in (False, True):
            for row in self.option_rows.values():
                row.stack(stacked)
            layout.activate()
            if self._inside.minimumSizeHint().width() <= self._area.viewport().width():
                return

    def _option_edited(self, option: str, value: OptionValue) -> None:
        self._use(self.draft.with_option(option, value))

    def _show_buttons(self) -> None:
        theme, speak = self._around.theme.theme, self._around.language.say
        self.start.setText(speak(SetupText.START))
        self.start.setIcon(icon("play", theme, theme.tokens.on_accent))
        self.start.setMinimumWidth(round(theme.px(160)))
        self.back.setText(speak(SetupText.BACK))
        self.back.setIcon(icon("left", theme))

    # ------------------------------------------------------------ the screen's side of the window

    def title(self) -> str:
        """Return the game's name."""
        return self._around.language.say(say(SetupText.TITLE, game=self.facts.title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no table here."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""

    def _start(self) -> None:
        setup = self.draft.setup(secrets.randbits(63))
        self.started.emit(setup, self.draft.seats)

    # ------------------------------------------------------------ Qt's events

    def showEvent(self, event: QShowEvent) -> None:
        """Find out what there is room for."""
        super().showEvent(event)
        self._fit_options()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out anew what there is room for."""
        super().resizeEvent(event)
        self._fit_options()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, Esc goes back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lay the game's cloth under the lamp."""
        theme = self._around.theme.theme
        painter = QPainter(self)
        cloth = mix(theme.tokens.window, cover_of(self.facts.id).band, 0.0 if theme.contrast else _TINT)
        draw_lamp_pool(Canvas(painter, theme, self.devicePixelRatioF()), self.rect().toRectF(), cloth)
        painter.end()


def _room_of(bar: QScrollBar) -> int:
    """Return how much width a scroll bar takes away, so that what lies below can line up."""
    return bar.sizeHint().width() if bar.maximum() > bar.minimum() else 0


def _keep(rows: list[SeatRow], wanted: int, make: Callable[[int], SeatRow]) -> None:
    while len(rows) > wanted:
        rows.pop().deleteLater()
    while len(rows) < wanted:
        rows.append(make(len(rows)))
