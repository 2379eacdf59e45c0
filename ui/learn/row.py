"""One lesson in the list: number, title, a tick when it was done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from engine.core.words import say
from engine.learn.lesson import Lesson, said
from ui.learn.paragraph import Paragraph
from ui.learn.words import Contents
from ui.paint.canvas import Canvas
from ui.paint.paths import disc, rounded
from ui.paint.shapes import draw_icon
from ui.screens import Surroundings
from ui.theme.measure import Radius

ROW_WIDTH = 720
_PAD = 16.0
_NUMBER = 17.0
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""How many rows a key goes."""


class LessonRow(QAbstractButton):
    """One lesson of the list: number, title, a tick when it was done, the lamp's edge when it is the next."""

    walked = Signal(int)
    """Up or down was pressed: how many rows to go."""

    def __init__(self, around: Surroundings, number: int, lesson: Lesson, *, done: bool, here: bool) -> None:
        super().__init__()
        self._around = around
        self._number, self._lesson = number, lesson
        self._done, self._here = done, here
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.refresh()

    @property
    def words(self) -> str:
        """The lesson's title in the present language."""
        return said(self._lesson.title, self._around.language.code)

    def refresh(self) -> None:
        """Say everything anew."""
        words = Contents.DONE if self._done else Contents.OPEN
        self.setAccessibleName(self._around.language.say(say(words, n=self._number, title=self.words)))
        self.updateGeometry()
        self.update()

    def _paragraph(self, width: int) -> Paragraph:
        theme = self._around.theme.theme
        room = width - theme.px(2 * _PAD + 2 * _NUMBER + 14 + 40)
        return Paragraph(self.words, theme.sized(theme.base * 1.25, 600), room, theme.line_height)

    def hasHeightForWidth(self) -> bool:
        """A title that needs two lines gets them."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height with the title in full."""
        theme = self._around.theme.theme
        return round(max(self._paragraph(width).height, theme.px(2 * _NUMBER)) + theme.px(20))

    def sizeHint(self) -> QSize:
        """Return the size of a row of the usual width."""
        return QSize(ROW_WIDTH, self.heightForWidth(ROW_WIDTH))

    def minimumSizeHint(self) -> QSize:
        """A row may be narrow."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the list, Enter opens the lesson."""
        if event.key() in STEPS:
            self.walked.emit(STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show the pointer over the row."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        theme = self._around.theme.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas, tokens = Canvas(painter, theme, self.devicePixelRatioF()), theme.tokens
        face = rounded(2, 2, self.width() - 4, self.height() - 4, Radius.PLAQUE)
        canvas.fill(face, tokens.raised)
        if self.underMouse():
            canvas.fill(face, tokens.accent, 0.10)
        canvas.stroke(face, tokens.accent if self._here else tokens.hair, 2.0 if self._here else 1.2)
        if self.hasFocus():
            canvas.stroke(face, tokens.focus, 2.6 * theme.ring)
        self._paint_number(canvas)
        paragraph = self._paragraph(self.width())
        painter.setPen(tokens.ink)
        paragraph.draw(painter, theme.px(_PAD + 2 * _NUMBER + 14), (self.height() - paragraph.height) / 2)
        if self._done:
            middle = self.width() - theme.px(_PAD + 14)
            draw_icon(canvas, "check", middle, self.height() / 2, theme.px(24), tokens.ok, 2.4)
        painter.end()

    def _paint_number(self, canvas: Canvas) -> None:
        theme, tokens = canvas.theme, canvas.theme.tokens
        radius = theme.px(_NUMBER)
        x, y = theme.px(_PAD) + radius, self.height() / 2
        canvas.fill(disc(x, y, radius), tokens.accent if self._here else tokens.sunken)
        canvas.painter.setFont(theme.sized(radius, 700))
        canvas.painter.setPen(tokens.on_accent if self._here else tokens.ink2)
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        canvas.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))
