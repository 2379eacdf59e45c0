"""The panel beside a position that is set up: whose side is shown, whose turn it is, what is wrong, points, what to do with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.core.contract import State
from engine.core.words import Player as Seat
from engine.core.words import Sentence, Voice, Words, say
from ui.paint.icons import chip_pixmap, icon
from ui.screens import Surroundings
from ui.segments import Segments
from ui.table.sizes import FAR, grown
from ui.teach.words import Arrangement
from ui.theme.measure import Role
from ui.theme.players import Player

_CHIP = 9.0
_SEAT = 37
"""How wide the button of a seat is, in pixels at B 14: five go beside each other."""


class ArrangePanel(QFrame):
    """Everything but the table."""

    shown = Signal(int)
    """The seat whose side is to be shown."""

    moving = Signal(int)
    """The seat that is to move."""

    def __init__(self, colours: Sequence[Player], around: Surroundings) -> None:
        super().__init__()
        self._around = around
        self._colours = tuple(colours)
        self._labels = {words: QLabel() for words in (Arrangement.HEAD, Arrangement.HOW)}
        self._sides, self._movers = QLabel(), QLabel()
        self.sides, self.movers = Segments(len(colours)), Segments(len(colours))
        self.state, self.points = QLabel(), QLabel()
        self.play, self.score, self.undo, self.anew, self.leave = (QPushButton() for _ in range(5))
        self._lay_out()
        self.sides.chosen.connect(self.shown)
        self.movers.chosen.connect(self.moving)

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        self.play.setProperty("kind", "primary")
        self.score.setCheckable(True)
        self.points.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (*self._labels.values(), self.state, self.points):
            label.setWordWrap(True)
        inner = QWidget()
        column = QVBoxLayout(inner)
        for part in (*self._labels.values(), self._sides, self.sides, self._movers, self.movers):
            column.addWidget(part)
        column.addSpacing(8)
        column.addWidget(self.state)
        column.addWidget(self.points)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        inner.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        buttons = QGridLayout()
        for index, button in enumerate((self.undo, self.anew, self.score, self.leave)):
            buttons.addWidget(button, index // 2, index % 2)
        buttons.addWidget(self.play, 2, 0, 1, 2)
        for button in (self.undo, self.anew, self.score, self.leave, self.play):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        whole = QVBoxLayout(self)
        whole.addWidget(scroll, 1)
        whole.addLayout(buttons)

    def use_sizes(self) -> None:
        """Take the width of a side panel on a television."""
        self.setFixedWidth(grown(FAR.side, self._around.theme.theme))

    def show_position(
        self, state: State, side: int, wrong: Sequence[Sentence], voice: Voice, may_undo: bool
    ) -> None:
        """Say everything about a position."""
        theme, speak = self._around.theme.theme, voice.speak
        for words, label in self._labels.items():
            label.setText(speak(words))
            label.setFont(theme.font(Role.TITLE if words is Arrangement.HEAD else Role.BODY))
        names = [voice.name_of(seat) for seat in range(len(self._colours))]
        for head, row, words, chosen in (
            (self._sides, self.sides, Arrangement.SHOWN, side),
            (self._movers, self.movers, Arrangement.MOVER, state.to_move),
        ):
            head.setText(speak(words))
            head.setFont(theme.font(Role.CAPTION))
            self._show_row(row, names, speak(words), chosen)
        self.state.setText("\n".join(map(speak, wrong)) if wrong else speak(Arrangement.GOOD))
        self.state.setProperty("tone", "err" if wrong else "ok")
        self.state.setFont(theme.font(Role.BUTTON))
        self.state.style().polish(self.state)
        self.points.setVisible(self.score.isChecked())
        self.points.setFont(theme.font(Role.BODY))
        self.points.setText("\n\n".join("\n".join(map(speak, block)) for block in _points(state)))
        self._show_buttons(voice, may_play=not wrong, may_undo=may_undo)

    def _show_row(self, row: Segments, names: Sequence[str], about: str, chosen: int) -> None:
        """Show a chip for every seat, so that six fit; the name is in the tool tip."""
        theme = self._around.theme.theme
        row.label([""] * len(names), about)
        for button, player, name in zip(row.buttons, self._colours, names, strict=True):
            picture = chip_pixmap(player, theme, theme.px(_CHIP), self.devicePixelRatioF())
            button.setIcon(picture)
            button.setIconSize(picture.deviceIndependentSize().toSize())
            button.setFixedWidth(grown(_SEAT, theme))
            button.setToolTip(name)
            button.setAccessibleName(f"{about}: {name}")
        row.show_chosen(chosen)

    def _show_buttons(self, voice: Voice, *, may_play: bool, may_undo: bool) -> None:
        theme = self._around.theme.theme
        named: tuple[tuple[QPushButton, Words], ...] = (
            (self.undo, Arrangement.UNDO),
            (self.anew, Arrangement.ANEW),
            (self.score, Arrangement.SCORE),
            (self.leave, Arrangement.LEAVE),
            (self.play, Arrangement.PLAY),
        )
        for button, words in named:
            button.setText(voice.speak(words))
        self.play.setIcon(icon("play", theme, theme.tokens.on_accent, theme.px(16)))
        self.play.setIconSize(QSize(grown(16, theme), grown(16, theme)))
        self.undo.setEnabled(may_undo)
        self.anew.setEnabled(may_undo)
        self.play.setEnabled(may_play)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hairline at the left."""
        super().paintEvent(event)
        QPainter(self).fillRect(0, 0, 1, self.height(), self._around.theme.theme.tokens.hair)


def _points(state: State) -> list[list[Sentence | Words]]:
    """Return every seat's points with their lines, as if the game ended now."""
    blocks: list[list[Sentence | Words]] = [[Arrangement.SCORED]]
    for seat in range(state.players):
        lines = state.score_lines(seat)
        total = say(Arrangement.TOTAL, who=Seat(seat), n=sum(line.points for line in lines))
        parts = [say(Arrangement.LINE, line=line.label, n=line.points) for line in lines if line.points]
        blocks.append([total, *parts])
    return blocks
