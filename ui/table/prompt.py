"""The prompt strip above the board: who must do what, in one sentence, and the buttons of the decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.paint.bubbles import key_chip
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.paint.panels import draw_nine_patch, panel_shadow, shadow_margin
from ui.paint.paths import rounded_box
from ui.paint.picture import Box
from ui.screens import Surroundings
from ui.table.chips import Chips
from ui.table.elided import ElidedLabel
from ui.table.sizes import Sizes, grown
from ui.theme.measure import PANEL, Radius, Role
from ui.theme.players import Player

_EDGE = 6
_CHIP = 14
_PAD = 8
_HEAD_GAP = 10

_KEY = 20.0
_KEY_GAP = 6.0

Press = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Offer:
    """A button of the strip: its words, what it does, the key that does the same, whether a hint is for it."""

    words: str
    press: Press
    primary: bool = False
    key: str = ""
    hinted: bool = False


class PromptStrip(QWidget):
    """Floats over the board; always says one sentence."""

    def __init__(self, around: Surroundings, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = around
        self._chips = Chips(around, self)
        self._player: Player | None = None
        self._head = QLabel(self)
        self._body = ElidedLabel(around.theme, Role.PROMPT_REST, quiet=True, wraps=True)
        self._buttons: list[QPushButton] = []
        self._caps: list[tuple[QPushButton, QIcon]] = []
        self._row = QHBoxLayout(self)
        self._said = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._said.addWidget(self._head)
        self._said.addWidget(self._body, 1)
        self._row.addLayout(self._said, 1)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    @property
    def margin(self) -> int:
        """How far the shadow reaches out of the strip."""
        return round(shadow_margin(PANEL))

    @property
    def words(self) -> str:
        """The whole prompt as text."""
        return f"{self._head.text()} {self._body.text()}".strip()

    @property
    def whole(self) -> bool:
        """Whether the sentence has room, if need be in smaller letters."""
        return self._body.shown == self._body.text()

    def show_prompt(self, player: Player | None, head: str, body: str) -> None:
        """Say a prompt in the name of a player."""
        self._player = player
        self._head.setText(head)
        self._body.setText(body)
        self.setAccessibleName(self.words)
        self._spare_room()
        self.update()

    def show_buttons(self, offers: Sequence[Offer]) -> None:
        """Offer exactly these buttons."""
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._caps = []
        self._buttons = [self._button(offer) for offer in offers]
        self._fit_buttons()
        self._spare_room()

    def _button(self, offer: Offer) -> QPushButton:
        button = QPushButton(offer.words, self)
        button.setProperty("kind", "primary" if offer.primary else "")
        button.setProperty("hinted", offer.hinted)
        button.setProperty("slim", True)  # as high as the strip allows, whatever a button usually needs
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(offer.press)
        if offer.key:
            cap = key_chip(self._around.theme.theme, offer.key, _KEY)
            chip = replace(cap, box=Box(cap.box.x - _KEY_GAP, cap.box.y, cap.box.w + _KEY_GAP, cap.box.h))
            self._caps.append(
                (button, QIcon(render(chip, self._around.theme.theme, 1.0, self.devicePixelRatioF())))
            )
            button.setIconSize(QSize(round(chip.box.w), round(chip.box.h)))
            button.setToolTip(offer.key)
            button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._row.addWidget(button)
        button.show()
        return button

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons offered now."""
        return self._buttons

    @property
    def hinted(self) -> QRectF | None:
        """The box of the button a hint is for, where the strip lies; `None` when there is none."""
        button = next((button for button in self._buttons if button.property("hinted")), None)
        return None if button is None else QRectF(button.geometry().translated(self.pos()))

    def use_sizes(self, sizes: Sizes) -> None:
        """Take the sizes of the window; the shadow is added around."""
        self.setFixedHeight(grown(sizes.prompt, self._around.theme.theme) + 2 * self.margin)
        self._fit_buttons()

    def _spare_room(self) -> None:
        """Leave out the key caps where the sentence would be cut short beside them; if need be its head stands above it."""
        for caps, above in ((True, False), (False, False), (False, True)):
            for button, cap in self._caps:
                button.setIcon(cap if caps else QIcon())
            self._put_head(above and self._around.theme.theme.far)
            self._row.activate()
            if self.whole:
                return

    def _put_head(self, above: bool) -> None:
        """Put the first words before the sentence, or in smaller letters above it."""
        way = QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight
        self._said.setDirection(way)
        self._said.setSpacing(0 if above else _HEAD_GAP)
        self._head.setFont(self._around.theme.theme.font(Role.BUTTON if above else Role.PROMPT_HEAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons to the new width."""
        super().resizeEvent(event)
        self._spare_room()

    def _fit_buttons(self) -> None:
        for button in self._buttons:
            button.setFixedHeight(max(0, self.height() - 2 * self.margin - 10))

    def refresh(self) -> None:
        """Take fonts and spaces of the theme."""
        theme, outer = self._around.theme.theme, self.margin
        left = outer + grown(_EDGE + 2 * _CHIP + 18, theme)
        self._row.setContentsMargins(left, outer, outer + _PAD, outer)
        self._spare_room()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, strip, the seat's edge and chip."""
        theme, outer = self._around.theme.theme, self.margin
        painter = QPainter(self)
        draw_nine_patch(painter, self._chips.pixmap(panel_shadow(Radius.PROMPT, PANEL)), QRectF(self.rect()))
        canvas = Canvas(painter, theme, self.devicePixelRatioF())
        strip = QRectF(self.rect()).adjusted(outer, outer, -outer, -outer)
        face = rounded_box(strip, Radius.PROMPT)
        canvas.fill(face, theme.tokens.raised)
        if self._player is not None:
            with canvas.clipped(face):
                canvas.box(strip.x(), strip.y(), _EDGE, strip.height(), self._player.colour)
            radius = theme.px(_CHIP)
            spot = QPointF(strip.x() + _EDGE + radius + 8, strip.center().y())
            self._chips.draw(painter, self._player, spot, radius)
        canvas.stroke(face, theme.tokens.hair, 1.0)
        painter.end()
