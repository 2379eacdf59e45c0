"""The side of the look back: chart, progress, the list of decisions, and what is said about the one that is shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
)

from engine.core.words import Many, Part, Sentence, Voice, say
from engine.core.words import Player as Who
from ui.fitting import scrolling
from ui.paint.icons import chip_pixmap, icon
from ui.review.chart import CourseChart
from ui.review.looking import LookBack
from ui.review.verdict import Line, VerdictView, lines_of
from ui.review.words import Review
from ui.screens import Surroundings
from ui.segments import Segments
from ui.theme.look import Theme
from ui.theme.players import Player

_HEIGHTS, _SMALL_HEIGHTS = (180, 250), (108, 210)
"""Of the chart and of what is said about a decision, in a window that is high enough and in a smaller one."""
_LOW = 780
_FAR_CHART = 96
"""Looked at from three metres nobody rolls the page: what is said about a decision takes the height it needs."""
_CHIP, _ICON = 8.0, 20.0
_NARROWEST, _WIDEST, _SHARE = 300, 440, 0.32
_PLY = Qt.ItemDataRole.UserRole
_SPOKEN = 6
"""How many figures of each line a screen reader hears."""


class ReviewPanel(QFrame):
    """Everything beside the table."""

    chosen = Signal(int)
    """Show this decision (from 0)."""

    def __init__(self, looking: LookBack, colours: Sequence[Player], around: Surroundings) -> None:
        super().__init__()
        self._looking = looking
        self._colours = colours
        self._around = around
        self._voice = Voice()
        self._here = 0
        self._window_height = self._said_height = 0
        self.chart: CourseChart | None = None
        self._expected = QLabel()
        self._head = QLabel()
        self.order = Segments(2)
        self.bar = QProgressBar()
        self.stop = QPushButton()
        self.list = QListWidget()
        self._none = QLabel()
        self.verdict = VerdictView(around)
        self.rules, self.teach = QPushButton(), QPushButton()
        self._place = QVBoxLayout()
        self._lay_out()
        self._connect()
        QTimer.singleShot(0, self, self._draw_chart)

    def _lay_out(self) -> None:
        self.setProperty("surface", "panel")
        for label in (self._expected, self._head, self._none):
            label.setProperty("role", "quiet")
            label.setWordWrap(True)
        self.list.setWordWrap(True)
        self.list.setProperty("wraps", True)  # Qt breaks lines as if items had no room at their sides
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.stop.setProperty("kind", "ghost")
        line = QHBoxLayout()
        line.addWidget(self._head, 1)
        line.addWidget(self.stop)
        self._said = said = scrolling(self.verdict)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self._expected)
        column.addLayout(self._place)
        column.addLayout(line)
        column.addWidget(self.bar)
        column.addWidget(said)
        column.addWidget(self.order)
        column.addWidget(self._none)
        column.addWidget(self.list, 1)
        column.addLayout(self._ways())

    def _ways(self) -> QHBoxLayout:
        """Return the buttons that lead to the rules and to the lesson about the decision."""
        row = QHBoxLayout()
        for button in (self.rules, self.teach):
            button.setProperty("kind", "ghost")
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _connect(self) -> None:
        self.order.chosen.connect(self._fill)
        self.stop.clicked.connect(self._stop_or_go_on)
        self.list.currentItemChanged.connect(self._on_current)
        self.list.itemClicked.connect(lambda item: self.chosen.emit(item.data(_PLY)))
        self._looking.changed.connect(self._on_judged)
        self.order.show_chosen(0)

    # ------------------------------------------------------------ what the screen tells

    def refresh(self, voice: Voice) -> None:
        """Say everything anew."""
        self._voice, speak = voice, self._around.language.say
        self.order.label([speak(Review.COSTLIEST), speak(Review.IN_ORDER)], speak(Review.LIST))
        self.list.setAccessibleName(speak(Review.LIST))
        self._none.setText(speak(Review.NONE))
        self._expected.setText(speak(Review.EXPECTED))
        self.rules.setText(speak(Review.RULES))
        self.teach.setText(speak(Review.TEACH))
        self._draw_icons()
        self._on_judged()

    def _draw_icons(self) -> None:
        """Paint icons and chips as large as the text has them."""
        theme = self._around.theme.theme
        size = QSize(round(theme.px(_ICON)), round(theme.px(_ICON)))
        for button, picture in ((self.rules, "book"), (self.teach, "cap")):
            button.setIcon(icon(picture, theme, size=theme.px(_ICON)))
            button.setIconSize(size)
        self.list.setIconSize(size)

    def show_here(self, ply: int) -> None:
        """Show which decision is on the table."""
        self._here = ply
        if self.chart is not None:
            self.chart.show_here(ply)
        with QSignalBlocker(self.list):
            row = next((row for row in range(self.list.count()) if self._ply(row) == ply), -1)
            self.list.setCurrentRow(row)
        self._say()

    def use_height(self, window: int) -> None:
        """Leave room for the list in a window so high."""
        self._window_height = window
        theme = self._around.theme.theme
        chart, said = _SMALL_HEIGHTS if window < theme.px(_LOW) else _HEIGHTS
        if theme.far:
            chart, said = _FAR_CHART, 0
        self._said_height = round(theme.px(said))
        if self.chart is not None:
            self.chart.setFixedHeight(round(theme.px(chart)))
        self._make_room()

    def _make_room(self) -> None:
        """Give what is said about a decision its height: as much as it needs where it is looked at from far away."""
        height, far, bars = self._said_height, self._around.theme.theme.far, Qt.ScrollBarPolicy
        self._said.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff if far else bars.ScrollBarAsNeeded)
        if far:
            edges = self._column.contentsMargins()
            inner = self.width() - edges.left() - edges.right()
            height = max(height, self.verdict.height_for(inner))
        self._said.setFixedHeight(height)
        if self.chart is not None:
            self.chart.show()
            if far and self.minimumSizeHint().height() > self.height():
                self.chart.hide()  # the course matters less than the words about this decision

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words break otherwise."""
        super().resizeEvent(event)
        self._make_room()

    def redraw(self) -> None:
        """Draw the chart anew: the theme changed."""
        if self.chart is not None:
            self._place.removeWidget(self.chart)
            self.chart.deleteLater()
            self.chart = None
            self._draw_chart()
        self._draw_icons()
        self._fill()

    # ------------------------------------------------------------ inside

    def _draw_chart(self) -> None:
        theme, speak = self._around.theme.theme, self._around.language.say
        self.chart = CourseChart(self._looking.match.ply, self._colours, theme, speak(Review.AXIS))
        self.chart.pointed.connect(self.chosen)
        self.chart.setAccessibleName(speak(Review.EXPECTED))
        self._place.addWidget(self.chart)
        self._show_course()
        self.chart.show_here(self._here)
        self.use_height(self._window_height)

    def _show_course(self) -> None:
        if self.chart is None:
            return
        course = self._looking.review().course()
        self.chart.show_course(course if self._looking.finished else course[:-1])
        step = max(1, len(course) // _SPOKEN)
        told = (
            say(
                Review.COURSE_TOLD,
                who=Who(seat),
                percents=Many(tuple(round(100 * chances[seat]) for _, chances in course[::step])),
            )
            for seat in range(len(self._colours))
        )
        self.chart.setAccessibleDescription(" ".join(map(self._voice.speak, told)))

    def _on_judged(self) -> None:
        looking, speak = self._looking, self._around.language.say
        self.bar.setRange(0, looking.match.ply)
        self.bar.setValue(looking.done)
        self.bar.setVisible(not looking.finished)
        self.stop.setVisible(not looking.finished)
        self.stop.setText(speak(Review.STOP if looking.running else Review.GO_ON))
        self._head.setText(self._summary() if looking.finished else speak(self._progress()))
        self._show_course()
        self._fill()
        self._say()

    def _progress(self) -> Sentence:
        return say(Review.PROGRESS, done=self._looking.done, n=self._looking.match.ply)

    def _summary(self) -> str:
        review = self._looking.review()
        lost = [round(review.given_away(seat)) for seat in range(len(self._colours))]
        parts = (
            say(Review.SUMMARY, who=Who(seat), points=say(Review.POINTS, n=n)) for seat, n in enumerate(lost)
        )
        return " ".join(map(self._voice.speak, parts))

    def _stop_or_go_on(self) -> None:
        if self._looking.running:
            self._looking.stop()
        else:
            self._looking.begin()

    def _plies(self) -> list[int]:
        if self.order.chosen_index == 1:
            return list(range(self._looking.match.ply))
        return [ply for ply, _ in self._looking.review().costliest(self._looking.match.ply)]

    def _fill(self) -> None:
        """List the decisions anew, keeping the present one in view."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for ply in self._plies():
                self.list.addItem(self._item(ply))
        self._none.setVisible(not self.list.count())
        self.show_here(self._here)

    def _item(self, ply: int) -> QListWidgetItem:
        turn, verdict = self._looking.match.turns[ply], self._looking.verdicts.get(ply)
        parts: dict[str, Part] = {"n": ply + 1, "who": Who(turn.seat), "move": self._looking.said[ply]}
        costs = verdict is not None and not verdict.sound
        words = (
            say(Review.ROW_COST, points=round(verdict.points), **parts)
            if verdict is not None and costs
            else say(Review.ROW, **parts)
        )
        theme, dpr = self._around.theme.theme, self.devicePixelRatioF()
        chip = chip_pixmap(self._colours[turn.seat], theme, theme.px(_CHIP), dpr)
        item = QListWidgetItem(QIcon(chip), self._voice.speak(words))
        item.setData(_PLY, ply)
        return item

    def _ply(self, row: int) -> int:
        return int(self.list.item(row).data(_PLY))

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_PLY))

    def _say(self) -> None:
        verdict = self._looking.verdicts.get(self._here)
        lines: list[Line] = [(None, Review.NOT_YET)]
        if verdict is not None:
            lines = lines_of(verdict)
        elif self._here >= self._looking.match.ply:
            lines = [(None, Review.END)]
        self.verdict.show_lines(lines, self._voice)
        self._make_room()


def panel_width(window: int, theme: Theme) -> int:
    """Return how wide the panel is in a window so wide."""
    return round(min(theme.px(_WIDEST), max(theme.px(_NARROWEST), _SHARE * window)))
