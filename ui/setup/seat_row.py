"""One seat on the set-up page: its colour, its name, who plays there and how well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QMenu, QToolButton, QWidget

from engine.ai.levels import LEVELS
from engine.core.saves import SeatSpec
from engine.core.words import say
from ui.paint.icons import chip_pixmap
from ui.screens import Surroundings
from ui.setup.words import Colours, SeatText
from ui.theme.players import PLAYERS, Player

_LONGEST_NAME = 40
_NARROWEST_NAME = 90
_SHORTEST_KIND = 20
_CHIP = 14.0
COLOUR_NAMES = {player.name: Colours[player.name.upper()] for player in PLAYERS}


class SeatRow(QWidget):
    """`edited` carries the seat's new state; the page decides what becomes of it."""

    edited = Signal(SeatSpec)

    def __init__(self, seat: int, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._around = around
        self._spec = SeatSpec("human")
        self.colour = QToolButton()
        self.name = QLineEdit()
        self.kind = QComboBox()
        self._help = QLabel()
        self._menu = QMenu(self)
        self.colour_actions = {
            player.name: self._menu.addAction("", partial(self._colour_chosen, player.name))
            for player in PLAYERS
        }
        self._lay_out()
        self.name.textEdited.connect(self._renamed)
        self.kind.activated.connect(self._kind_chosen)

    def _lay_out(self) -> None:
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setMinimumWidth(_NARROWEST_NAME)
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(_SHORTEST_KIND)
        self.colour.setMenu(self._menu)
        self.colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._help.setProperty("role", "caption")
        self._help.setWordWrap(True)
        self._help.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.addWidget(self.colour, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.kind, 0, 2)
        grid.addWidget(self._help, 1, 2)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 4)

    def show_seat(self, spec: SeatSpec, colour: Player, called: str) -> None:
        """Show a seat; `called` is its name when it has none of its own."""
        self._spec = spec
        speak = self._around.language.say
        number = self._seat + 1
        if self.name.text().strip() != spec.name:  # not while it is being typed
            self.name.setText(spec.name)
        self.name.setPlaceholderText(called)
        self.name.setAccessibleName(speak(say(SeatText.NAME, n=number)))
        self.kind.setAccessibleName(speak(say(SeatText.KIND, n=number)))
        self._list_kinds()
        self._show_colour(colour)

    def _list_kinds(self) -> None:
        speak = self._around.language.say
        levels = [speak(say(SeatText.COMPUTER, level=level.title)) for level in LEVELS]
        helps = [speak(SeatText.PERSON_HELP), *(speak(level.help) for level in LEVELS)]
        self.kind.clear()
        self.kind.addItems([speak(SeatText.PERSON), *levels])
        for index, text in enumerate(helps):
            self.kind.setItemData(index, text, Qt.ItemDataRole.ToolTipRole)
        chosen = _index_of(self._spec)
        self.kind.setCurrentIndex(chosen)
        self._help.setText(helps[chosen])

    def _show_colour(self, colour: Player) -> None:
        speak = self._around.language.say
        chip = self._chip(colour)
        self.colour.setIconSize(chip.availableSizes()[0])
        self.colour.setIcon(chip)
        told = speak(say(SeatText.COLOUR, n=self._seat + 1, colour=COLOUR_NAMES[colour.name]))
        self.colour.setAccessibleName(told)
        self.colour.setToolTip(told)
        for player in PLAYERS:
            action = self.colour_actions[player.name]
            action.setIcon(self._chip(player))
            action.setText(speak(COLOUR_NAMES[player.name]))

    def _chip(self, player: Player) -> QIcon:
        theme = self._around.theme.theme
        return QIcon(chip_pixmap(player, theme, theme.px(_CHIP), self.devicePixelRatioF()))

    # ------------------------------------------------------------ what people do

    def _renamed(self, text: str) -> None:
        self.edited.emit(msgspec.structs.replace(self._spec, name=text.strip()))

    def _kind_chosen(self, index: int) -> None:
        kind, level = ("ai", LEVELS[index - 1].id) if index else ("human", "")
        self.edited.emit(msgspec.structs.replace(self._spec, kind=kind, level=level))

    def _colour_chosen(self, name: str) -> None:
        self.edited.emit(msgspec.structs.replace(self._spec, color=name))


def _index_of(spec: SeatSpec) -> int:
    ids: Sequence[str] = [level.id for level in LEVELS]
    return 0 if spec.kind == "human" else 1 + ids.index(spec.level)
