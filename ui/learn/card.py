"""The card beside the table: what the step says, dots, Back, Show me, Next. It knows no lesson, only what it is told.

The words are made smaller, a little at a time, until the longest thing the card may have to say in this step fits;
if even the smallest do not, the card scrolls.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ui.learn.look import BODY, CardFonts, sizes
from ui.learn.sheet import Content, Message, SheetView, arrange
from ui.learn.words import Card as Says
from ui.paint.canvas import Canvas
from ui.paint.icons import icon
from ui.paint.panels import draw_nine_patch, panel_shadow, shadow_margin
from ui.paint.paths import disc, rounded_box
from ui.screens import Surroundings
from ui.table.chips import Chips
from ui.theme.measure import DIALOG, Radius

_EDGE = 8
_PAD = 32.0
_DOT = 6.5
_DOT_STEP, _LEAST_DOT_STEP = 22.0, 15.0


class Dots(QWidget):
    """Where the person is: one dot a step."""

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._count, self._here = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def needed(self) -> float:
        """How wide the dots are at least, in pixels."""
        return self._around.theme.theme.px(_LEAST_DOT_STEP) * self._count

    @property
    def high(self) -> int:
        """How high a row of dots is, in pixels."""
        return round(self._around.theme.theme.px(2.6 * _DOT))

    def show_step(self, count: int, here: int) -> None:
        """Show so many dots, this one (from 0) large."""
        self._count, self._here = count, here
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots, closer together when there is little room."""
        theme = self._around.theme.theme
        step = min(theme.px(_DOT_STEP), self.width() / max(1, self._count))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, theme, self.devicePixelRatioF())
        radius = min(theme.px(_DOT), step * 0.36)
        for index in range(self._count):
            here = index == self._here
            spot = disc((index + 0.5) * step, self.height() / 2, radius * (1.3 if here else 1.0))
            paint, alpha = _dot_paint(index - self._here)
            canvas.fill(spot, getattr(theme.tokens, paint), alpha)
        painter.end()


def _dot_paint(from_here: int) -> tuple[str, float]:
    if from_here == 0:
        return "accent", 1.0
    return ("ink2", 0.8) if from_here < 0 else ("strong", 0.55)


class CardButton(QPushButton):
    """A button that leaves the arrows to the card: they turn it instead of going to the next button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let left and right go on to the screen."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)


class LessonCard(QWidget):
    """One card. It is as large as it is made, shadow included: `margin` on each side."""

    back = Signal()
    show_me = Signal()
    go_on = Signal()

    def __init__(self, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._around = around
        self._chips = Chips(around, self)
        self._content = Content("", "", "")
        self._longest: Content = self._content
        self.bigger = False
        self.sheet = SheetView(around.theme)
        self._scroll = QScrollArea()
        self.dots = Dots(around)
        self.buttons = [CardButton() for _ in range(3)]
        self.back_button, self.show_button, self.next_button = self.buttons
        self._lay_out()
        for button, signal in zip(self.buttons, (self.back, self.show_me, self.go_on), strict=True):
            button.clicked.connect(signal)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        around.theme.changed.connect(self.refresh)
        around.language.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        self._scroll.setWidget(self.sheet)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self.sheet.setAutoFillBackground(False)
        self.next_button.setProperty("kind", "primary")
        self._above, self._foot = QHBoxLayout(), QHBoxLayout()
        self._foot.addWidget(self.dots, 1)
        self._foot.addStretch(0)  # takes the room when the dots are elsewhere
        for button in self.buttons:
            self._foot.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self._scroll, 1)
        self._column.addLayout(self._above)
        self._column.addLayout(self._foot)

    # ------------------------------------------------------------ what it is told

    @property
    def margin(self) -> int:
        """How far the shadow reaches out of the card."""
        return round(shadow_margin(DIALOG))

    def show_content(self, content: Content, answers: Sequence[Message] = ()) -> None:
        """Show a step; `answers` are what may have to be said in it later, for which room is kept."""
        longest = max(answers, key=lambda answer: len(answer.words), default=None)
        self._content = content
        self._longest = replace(content, message=longest or content.message)
        self._fit()

    def answer(self, message: Message | None) -> None:
        """Say something to what the person did, or nothing any more."""
        self._content = replace(self._content, message=message)
        self._fit()

    @property
    def content(self) -> Content:
        """What the card says now."""
        return self._content

    def offer(self, back: bool, show: bool, go_on: bool, next_words: str) -> None:
        """Show which buttons can be pressed, and what the last one says."""
        self.back_button.setEnabled(back)
        self.show_button.setVisible(show)
        self.next_button.setEnabled(go_on)
        self.next_button.setText(next_words)
        self._fit()

    def refresh(self) -> None:
        """Take words, fonts and spaces of theme and language."""
        theme, speak = self._around.theme.theme, self._around.language.say
        for button, words in zip(self.buttons, (Says.BACK, Says.SHOW_ME), strict=False):
            button.setAccessibleName(speak(words))
        self.show_button.setText(speak(Says.SHOW_ME))
        self._icons = icon("left", theme), icon("play", theme), icon("right", theme, theme.tokens.on_accent)
        pad, outer = self._pad, self.margin
        self._column.setContentsMargins(
            outer, outer + _EDGE + round(pad * 0.7), outer, outer + round(pad * 0.8)
        )
        self._foot.setContentsMargins(pad, round(pad * 0.4), pad, 0)
        self._foot.setSpacing(round(theme.px(10)))
        self._fit()

    # ------------------------------------------------------------ size

    @property
    def _pad(self) -> int:
        """Space at the card's left and right."""
        theme = self._around.theme.theme
        return round(min(theme.px(_PAD), 0.07 * max(1, self.width() - 2 * self.margin)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the words for the new size."""
        super().resizeEvent(event)
        self.refresh()

    @property
    def words_size(self) -> float:
        """The size of the text now, in shares of B."""
        return self._body

    def _fit(self) -> None:
        theme = self._around.theme.theme
        face = self.width() - 2 * self.margin
        column = max(40, face - 2 * self._pad)
        tried = sizes(face, theme, self.bigger)
        self._dress_buttons(column, min(tried[0], BODY))
        self._place_dots(column)
        room = self._scroll_room()
        longest = (self._longest, self._content)
        fitting = (
            body
            for body in tried
            if all(arrange(each, CardFonts(theme, body), column).height <= room for each in longest)
        )
        body = next(fitting, tried[-1])
        self._body = body
        self.sheet.show_sheet(arrange(self._content, CardFonts(theme, body), column), self._pad)
        self.sheet.setAccessibleName(self._content.aloud())

    def _place_dots(self, column: int) -> None:
        """Put the dots beside the buttons, or above them when they leave no room."""
        beside = column - self._taken >= self.dots.needed
        if beside != (self._foot.indexOf(self.dots) >= 0):
            (self._above if beside else self._foot).removeWidget(self.dots)
            if beside:
                self._foot.insertWidget(0, self.dots, 1)
            else:
                self._above.addWidget(self.dots)
        pad = self._pad
        self._above.setContentsMargins(pad, 0 if beside else round(pad * 0.3), pad, 0)
        self.dots.setFixedHeight(self.next_button.sizeHint().height() if beside else self.dots.high)

    def _dress_buttons(self, column: int, body: float) -> None:
        """Set the buttons as large as they fit side by side; if even small ones do not, spare icons and a word."""
        theme = self._around.theme.theme
        self._say_buttons(spare=False)
        for size in (body, 0.88 * body, 0.76 * body, 0.64 * body):
            self._set_buttons(CardFonts(theme, size))
            if self._taken <= column:
                return
        self._say_buttons(spare=True)

    def _say_buttons(self, *, spare: bool) -> None:
        """Give the buttons words and icons; to spare room Back is only an arrow and the others are only words."""
        (left, play, right), none = self._icons, QIcon()
        self.back_button.setText("" if spare else self._around.language.say(Says.BACK))
        self.back_button.setIcon(left if spare else none)
        self.show_button.setIcon(none if spare else play)
        self.next_button.setIcon(none if spare else right)

    def _set_buttons(self, words: CardFonts) -> None:
        font = words.font(1.4, 600)
        for button in self.buttons:
            button.setFont(font)
            side = round(font.pixelSize() * 0.9)
            button.setIconSize(QSize(side, side))

    @property
    def _taken(self) -> int:
        """How wide the buttons are side by side."""
        shown = [button for button in self.buttons if not button.isHidden()]
        return sum(button.sizeHint().width() + self._foot.spacing() for button in shown)

    def _scroll_room(self) -> float:
        margins = self._column.contentsMargins()
        foot = max(button.sizeHint().height() for button in self.buttons) + self._foot.contentsMargins().top()
        foot += self._above.contentsMargins().top()
        if self._above.indexOf(self.dots) >= 0:
            foot += self.dots.high
        return float(self.height() - margins.top() - margins.bottom() - foot)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint shadow, face and the lamp-coloured edge."""
        theme, outer = self._around.theme.theme, self.margin
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_nine_patch(painter, self._chips.pixmap(panel_shadow(Radius.DIALOG, DIALOG)), QRectF(self.rect()))
        canvas = Canvas(painter, theme, self.devicePixelRatioF())
        box = QRectF(self.rect()).adjusted(outer, outer, -outer, -outer)
        face = rounded_box(box, Radius.DIALOG)
        canvas.fill(face, theme.tokens.raised)
        with canvas.clipped(face):
            canvas.box(box.x(), box.y(), box.width(), _EDGE, theme.tokens.accent)
        if theme.contrast:
            canvas.stroke(face, theme.tokens.ink, 2.0)
        painter.end()
