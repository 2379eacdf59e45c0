"""The list of a game's lessons: what was done, where to go on. Satisfies `ui.screens.Screen`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core.registry import facts_of
from engine.core.words import Words, say
from engine.learn.lesson import Lesson, said
from ui.learn.paragraph import Paragraph
from ui.learn.progress import Progress
from ui.learn.words import Contents
from ui.paint.canvas import Canvas
from ui.paint.icons import icon
from ui.paint.paths import disc, rounded
from ui.paint.shapes import draw_icon
from ui.screens import Deed, Surroundings
from ui.theme.measure import Radius

_WIDTH = 720
_PAD = 16.0
_NUMBER = 17.0
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


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
        return QSize(_WIDTH, self.heightForWidth(_WIDTH))

    def minimumSizeHint(self) -> QSize:
        """A row may be narrow."""
        return QSize(200, self.heightForWidth(max(200, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the list, Enter opens the lesson."""
        if event.key() in _STEPS:
            self.walked.emit(_STEPS[Qt.Key(event.key())])
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


class LessonsScreen(QWidget):
    """All lessons of one game."""

    asks = Signal(object)
    """A `Wish`."""

    changed = Signal()
    """The title changed."""

    left = Signal()
    """The person wants back to where it came from."""

    chosen = Signal(str, int)
    """Open this lesson at this card (from 0)."""

    def __init__(
        self,
        game: str,
        lessons: Sequence[Lesson],
        progress: Progress,
        around: Surroundings,
        *,
        at_table: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """List lessons; `at_table` says that a table waits behind."""
        super().__init__(parent)
        self._game, self._lessons = game, list(lessons)
        self._progress, self._around, self._at_table = progress, around, at_table
        self._done = progress.done(game)
        self._here, self._step = self._next()
        self._heading, self._count = QLabel(), QLabel()
        self.go_on, self.back = QPushButton(), QPushButton()
        self._scroll = QScrollArea()
        self.rows = [self._row(number, lesson) for number, lesson in enumerate(self._lessons, 1)]
        self._lay_out()
        self.go_on.clicked.connect(lambda: self.chosen.emit(self._lessons[self._here].name, self._step))
        self.back.clicked.connect(self.left)
        around.language.changed.connect(self._on_language)
        around.theme.changed.connect(self.refresh)
        self.refresh()

    def _next(self) -> tuple[int, int]:
        """Return the lesson (from 0) and the card to go on with: the one that was left, else the first not yet done."""
        mark = self._progress.bookmark(self._game)
        names = [lesson.name for lesson in self._lessons]
        if mark is not None and mark.lesson in names:
            return names.index(mark.lesson), mark.step
        return next((n for n, name in enumerate(names) if name not in self._done), 0), 0

    def _row(self, number: int, lesson: Lesson) -> LessonRow:
        done, here = lesson.name in self._done, number - 1 == self._here
        row = LessonRow(self._around, number, lesson, done=done, here=here)
        row.clicked.connect(lambda: self.chosen.emit(lesson.name, self._step if here else 0))
        row.walked.connect(partial(self._walk, number - 1))
        return row

    def _lay_out(self) -> None:
        self._heading.setProperty("role", "heading")
        self._count.setProperty("role", "quiet")
        self.go_on.setProperty("kind", "primary")
        for label in (self._heading, self._count):
            label.setWordWrap(True)
        self._scroll.setWidget(_centred(self._page()))
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self.setFocusProxy(self.go_on)

    def _page(self) -> QWidget:
        page = QWidget()
        page.setMaximumWidth(_WIDTH)
        column = QVBoxLayout(page)
        column.setSpacing(8)
        column.setContentsMargins(24, 24, 24, 24)
        buttons = QHBoxLayout()
        for button in (self.go_on, self.back):
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addWidget(self._heading)
        column.addWidget(self._count)
        column.addLayout(buttons)
        column.addSpacing(8)
        for row in self.rows:
            column.addWidget(row)
        column.addStretch(1)
        return page

    def refresh(self) -> None:
        """Say everything anew."""
        speak = self._around.language.say
        self._heading.setText(self.title())
        self._count.setText(speak(say(Contents.COUNT, done=len(self._done), n=len(self._lessons))))
        self.go_on.setText(speak(say(self._invitation(), n=self._here + 1)))
        theme = self._around.theme.theme
        self.go_on.setIcon(icon("right", theme, theme.tokens.on_accent))
        self.back.setText(speak(Contents.BACK_TO_TABLE if self._at_table else Contents.BACK))
        for row in self.rows:
            row.refresh()

    def _invitation(self) -> Words:
        names = {lesson.name for lesson in self._lessons}
        if names <= self._done and not self._step:
            return Contents.AGAIN
        return Contents.CONTINUE if self._done or self._step else Contents.BEGIN

    def _on_language(self) -> None:
        self.refresh()
        self.changed.emit()

    def _walk(self, here: int, step: int) -> None:
        if 0 <= here + step < len(self.rows):
            row = self.rows[here + step]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self._scroll.ensureWidgetVisible(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, the arrows begin to walk the list, Escape leaves."""
        key, focus = event.key(), self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (focus if isinstance(focus, QAbstractButton) else self.go_on).click()
        elif key in _STEPS:
            self.rows[self._here].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ the window's side

    def title(self) -> str:
        """The page's title."""
        return self._around.language.say(say(Contents.TITLE, game=facts_of(self._game).title))

    def actions_by_deed(self) -> Mapping[Deed, QAction]:
        """Return no actions: there is no table here."""
        return {}

    def leave(self) -> None:
        """Nothing runs here."""


def _centred(page: QWidget) -> QWidget:
    """Return a widget that holds a page of limited width in its middle."""
    wide = QWidget()
    line = QHBoxLayout(wide)
    line.setContentsMargins(0, 0, 0, 0)
    line.addStretch(1)
    line.addWidget(page, 100)
    line.addStretch(1)
    return wide
