"""One player's card: chip, name, public counts, score; open, it shows the groups that add up to it.

A click or Enter opens and closes it; a click on a group of several lines unfolds these, the arrow keys walk them. Pointing at
a group or a line tells where its points come from. Painted whole, because the score counts up and the active card glows.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.core.words import Sentence, Words
from ui.board.access import announce
from ui.paint.blur import reach
from ui.paint.canvas import Canvas, fits, squeezed
from ui.paint.panels import draw_nine_patch, panel_glow
from ui.paint.paths import rounded
from ui.paint.shapes import draw_icon
from ui.screens import Surroundings
from ui.table.bars import Bar, bar_at, draw_bars
from ui.table.chips import Chips
from ui.table.elided import DOT, in_lines
from ui.table.scores import Row, Standing, rows_of
from ui.theme.look import Theme
from ui.theme.measure import Radius, Role
from ui.theme.motion import COUNT_UP, Speed
from ui.theme.players import Player

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_GLOW = 8.0
_COMPACT_BELOW = 270.0
"""Narrower cards have the score to come beside the score, so that the counts below have room."""
_EDGE = 5.0
BARS_PITCH, _BARS_HEIGHT, _BARS_LIFT = 26.0, 21.0, 4.0
"""What a line of bars adds to a card, how high they are, how far they reach into the card's head."""
_FAR_NAME, _FAR_FOOT = 34.0, 6.0
"""Looked at from far: how high the line of name and score is, and what is left free below the counts."""


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says, in the present language. `level` is an AI's, "" for a person; `later` and `group_later` speak
    of points to come, "" for none; `lines` are the lines of each group as they are unfolded.
    """

    name: str
    level: str
    facts: tuple[str, ...]
    later: str
    groups: tuple[str, ...]
    group_later: tuple[str, ...]
    group_tips: tuple[str, ...]
    spoken: str
    lines: tuple[tuple[str, ...], ...] = ()


class PlayerCard(QWidget):
    """The card of one seat."""

    toggled = Signal()
    """It was clicked: open or close it."""

    pointed = Signal(object)
    """The places of the group under the pointer; empty when there is none."""

    def __init__(self, player: Player, around: Surroundings) -> None:
        super().__init__()
        self._player = player
        self._around = around
        self._words = CardWords("", "", (), "", (), (), (), "")
        self._standing = Standing(0, 0, ())
        self._chips = Chips(around.theme, self)
        self._shown = 0
        self._closed_height = 62
        self._thinking = -1.0
        self._row_pointed = -1
        self._unfolded: set[Sentence | Words] = set()
        self.bars: tuple[Bar, ...] = ()
        self._bar_pointed = -1
        self._slim = False
        self.active = False
        self.first = False
        self.open = False
        self._count = QVariantAnimation(self)
        self._count.setEasingCurve(COUNT_UP.easing())
        self._count.valueChanged.connect(self._show_count)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        around.theme.changed.connect(self._restyle)

    # ------------------------------------------------------------ what it says

    def show_words(self, words: CardWords, standing: Standing) -> None:
        """Say words and points; a score that changed counts up."""
        self._words = words
        self.setAccessibleName(words.spoken)
        if standing.now != self._standing.now:
            self._start_count(standing.now)
        self._standing = standing
        self._restyle()

    def show_bars(self, bars: tuple[Bar, ...]) -> None:
        """Show a bar for each connected group of the seat, below what the card says; in a slim card instead of the counts."""
        if bars != self.bars:
            self.bars, self._bar_pointed = bars, -1
            self._restyle()

    def show_state(self, active: bool, first: bool, is_open: bool) -> None:
        """Say whose turn it is, who has the start flag, and whether the groups are shown."""
        self.active, self.first, self.open = active, first, is_open
        self._restyle()

    def show_thinking(self, share: float) -> None:
        """Show how far the AI is, 0 to 1; below 0 it does not think."""
        self._thinking = share
        self.update()

    @property
    def shown_score(self) -> int:
        """The score as it is painted, while it counts up."""
        return self._shown

    @property
    def is_slim(self) -> bool:
        """Whether it has no line of its own for bars."""
        return self._slim

    def use_height(self, closed: int, slim: bool = False) -> None:
        """Take the height of a closed card; a slim one has no room for a line of bars."""
        self._closed_height, self._slim = closed, slim
        self._restyle()

    def _start_count(self, goal: int) -> None:
        speed = self._around.pace.speed
        self._count.stop()
        if speed is Speed.OFF or not self.isVisible():
            self._shown = goal
            return
        self._count.setDuration(round(COUNT_UP.ms * speed.value))
        self._count.setStartValue(self._shown)
        self._count.setEndValue(goal)
        self._count.start()

    def _show_count(self, value: int) -> None:
        self._shown = int(value)
        self.update()

    # ------------------------------------------------------------ size

    def _restyle(self) -> None:
        if self._count.state() != QVariantAnimation.State.Running:
            self._shown = self._standing.now
        self.setFixedHeight(self._height())
        self.update()

    def _height(self) -> int:
        return self.height_if(self.open, self._slim)

    def height_if(self, is_open: bool, slim: bool) -> int:
        """Return how high it is, or would be."""
        theme, height = self._around.theme.theme, self._head_height(slim)
        if self.bars and not slim:
            height += theme.px(BARS_PITCH)
        if is_open and self._standing.groups:
            height += theme.px(26) + self._row_height() * len(self.rows)
        return round(height + 2 * self.margin)

    @property
    def margin(self) -> float:
        """The room around the card for the glow of the active one."""
        return 4.0

    def _head_height(self, slim: bool) -> float:
        theme = self._around.theme.theme
        if theme.far:
            lines = max(1, len(self._fact_lines(slim)))
            return theme.px(_FAR_NAME + _FAR_FOOT) + lines * theme.line(Role.CAPTION)
        least = theme.line(Role.LABEL) + theme.line(Role.CAPTION) + theme.px(14)
        return max(theme.px(self._closed_height), least)

    def _name_middle(self) -> float:
        """Return how far below the card's top chip and score have their middle."""
        theme = self._around.theme.theme
        if theme.far:
            return theme.px(_FAR_NAME / 2 + 2)
        # Words stand lower than the middle of their lines; above bars the head keeps away from them.
        return self._head_height(self._slim) / 2 + theme.px(-2 if self.bars else 1)

    def _fact_lines(self, slim: bool) -> list[str]:
        """Return the counts in lines as wide as the card, looked at from far."""
        if slim and self.bars:
            return []
        theme = self._around.theme.theme
        metrics = QFontMetricsF(theme.font(Role.CAPTION))
        room = self.width() - 2 * self.margin - theme.px(16 + 12)
        return in_lines(self._words.facts, DOT, lambda words: metrics.horizontalAdvance(words) <= room)

    def _row_height(self) -> float:
        return self._around.theme.theme.line(Role.BODY) + 2

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(240, self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Counts that break otherwise need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._restyle()

    # ------------------------------------------------------------ input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens or closes the card, or unfolds a group."""
        if event.button() == Qt.MouseButton.LeftButton and not self._fold(self._row_at(event.position().y())):
            self.toggled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the same; Up and Down walk the rows of an open card, Right and Left unfold and fold a group."""
        key, row = event.key(), self._row_pointed
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.toggled.emit()
        elif self.open and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self._point(max(0, min(len(self.rows) - 1, row + step)), -1)
            announce(self, self.toolTip())
        elif self.open and key in (Qt.Key.Key_Right, Qt.Key.Key_Left) and row >= 0:
            self._fold(row, unfold=key == Qt.Key.Key_Right)
        else:
            super().keyPressEvent(event)

    @property
    def rows(self) -> list[Row]:
        """What an open card lists: the groups, and the lines of those that are unfolded."""
        unfolded = [group for group, each in enumerate(self._standing.groups) if each.name in self._unfolded]
        return rows_of(self._standing, unfolded)

    def _fold(self, row: int, unfold: bool | None = None) -> bool:
        """Unfold or fold the group in a row, or change it; tells whether there is something to unfold."""
        rows = self.rows
        if not 0 <= row < len(rows) or rows[row].first >= 0:
            return False
        group = self._standing.groups[rows[row].group]
        if len(group.lines) < 2:
            return False
        if unfold is None or unfold != (group.name in self._unfolded):
            self._unfolded ^= {group.name}
            self._restyle()
        return True

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which group is pointed at."""
        bar = bar_at(self.bars, self.bars_room(), event.position()) if self.bars else -1
        self._point(self._row_at(event.position().y()), bar)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        self._point(-1, -1)

    def _point(self, row: int, bar: int) -> None:
        if (row, bar) != (self._row_pointed, self._bar_pointed):
            self._row_pointed, self._bar_pointed = row, bar
            if bar >= 0:
                places, tip = self.bars[bar].places, self.bars[bar].tip
            elif row >= 0:
                places, tip = self.rows[row].places(self._standing), self._tip(self.rows[row])
            else:
                places, tip = (), ""
            self.pointed.emit(places)
            self.setToolTip(tip)
            self.update()

    def _row_at(self, y: float) -> int:
        if not self.open:
            return -1
        row = int((y - self._rows_top()) // self._row_height())
        return row if y >= self._rows_top() and row < len(self.rows) else -1

    def _tip(self, row: Row) -> str:
        """Return what a row is about in full."""
        return self._words.group_tips[row.group] if row.first < 0 else self._line_words(row)

    def _line_words(self, row: Row) -> str:
        """Return the words of a line, or of all those that have no row of their own."""
        return ", ".join(self._words.lines[row.group][row.first : row.last])

    def _rows_top(self) -> float:
        theme = self._around.theme.theme
        return self._height() - self.margin - theme.px(6) - self._row_height() * len(self.rows)

    def bars_room(self) -> QRectF:
        """Return where the bars lie: below the head, or in a slim card where the counts would be."""
        theme, margin = self._around.theme.theme, self.margin
        left, right = margin + theme.px(16), self.width() - margin - theme.px(14)
        if not self._slim:
            top = margin + self._head_height(self._slim) - (0.0 if theme.far else theme.px(_BARS_LIFT))
            return QRectF(left, top, right - left, theme.px(_BARS_HEIGHT))
        if theme.far:
            top = margin + theme.px(_FAR_NAME + 2)
            return QRectF(left, top, right - left, theme.line(Role.CAPTION))
        middle = margin + self._name_middle()
        score = max(QFontMetricsF(theme.font(Role.SCORE)).horizontalAdvance(str(self._shown)), theme.px(20))
        left, right = margin + theme.px(50), right - score - theme.px(6)
        return QRectF(left, middle + 2, right - left, theme.line(Role.CAPTION))

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, dpr = self._around.theme.theme, self.devicePixelRatioF()
        painter = QPainter(self)
        card = QRectF(self.rect()).adjusted(self.margin, self.margin, -self.margin, -self.margin)
        if self.active and not theme.contrast:
            glow = self._chips.pixmap(panel_glow(Radius.PLAQUE, _GLOW, theme.tokens.accent, 0.55))
            margin = reach(_GLOW)
            draw_nine_patch(painter, glow, card.adjusted(-margin, -margin, margin, margin))
        canvas = Canvas(painter, theme, dpr)
        self._paint_face(canvas, card)
        self._paint_head(canvas, card)
        draw_bars(canvas, self.bars, self.bars_room(), self._bar_pointed)
        if self.open and self._standing.groups:
            self._paint_bar(canvas, card)
            for number, row in enumerate(self.rows):
                if row.first < 0:
                    self._paint_row(canvas, card, number, row.group)
                else:
                    self._paint_line(canvas, card, number, row)
        if self.hasFocus():
            canvas.stroke(
                rounded(card.x(), card.y(), card.width(), card.height(), 10), theme.tokens.focus, 2.6
            )
        painter.end()

    def _paint_face(self, canvas: Canvas, card: QRectF) -> None:
        tokens = canvas.theme.tokens
        face = rounded(card.x(), card.y(), card.width(), card.height(), Radius.PLAQUE)
        canvas.fill(face, tokens.raised, 1.0 if self.active else 0.75)
        with canvas.clipped(face):
            canvas.box(card.x(), card.y(), _EDGE, card.height(), self._player.colour)
        if self.active:
            canvas.stroke(face, tokens.accent, 2.0)
        else:
            canvas.stroke(face, tokens.hair, 1.0)

    def _paint_head(self, canvas: Canvas, card: QRectF) -> None:
        theme = canvas.theme
        middle = card.y() + self._name_middle()
        self._chips.draw(canvas.painter, self._player, QPointF(card.x() + theme.px(28), middle), theme.px(14))
        if self._thinking >= 0:
            self._paint_thinking(canvas, card.x() + theme.px(28), middle, theme.px(18))
        left, right = card.x() + theme.px(50), card.right() - theme.px(12)
        score, later = self._score_widths(theme)
        compact = theme.far or card.width() < theme.px(_COMPACT_BELOW)
        height = theme.line(Role.LABEL)
        self._paint_score(canvas, right, middle, compact)
        name_right = right - (score + later if compact else max(score, later)) - theme.px(8)
        top = middle - height / 2 if theme.far else middle - height
        self._paint_name(canvas, QRectF(left, top, name_right - left, height))
        if theme.far:
            self._paint_fact_lines(canvas, card)
        elif not (self._slim and self.bars):
            facts_right = right if compact or not self._words.later else right - later - theme.px(8)
            facts = QRectF(left, middle, facts_right - left, theme.line(Role.CAPTION))
            self._line(canvas, facts, DOT.join(self._words.facts), Role.CAPTION, theme.tokens.ink2, 400)

    def _paint_fact_lines(self, canvas: Canvas, card: QRectF) -> None:
        """Paint the counts below name and score, over the whole card."""
        theme = canvas.theme
        height, left = theme.line(Role.CAPTION), card.x() + theme.px(16)
        top = card.y() + theme.px(_FAR_NAME)
        for number, words in enumerate(self._fact_lines(self._slim)):
            box = QRectF(left, top + number * height, card.right() - theme.px(12) - left, height)
            self._line(canvas, box, words, Role.CAPTION, theme.tokens.ink2, 400)

    def _paint_name(self, canvas: Canvas, box: QRectF) -> None:
        """Paint the name, the start flag, and an AI's level as far as there is room."""
        theme, tokens = canvas.theme, canvas.theme.tokens
        self._line(canvas, box, self._words.name, Role.BUTTON, tokens.ink)
        x = box.x() + QFontMetricsF(theme.font(Role.BUTTON)).horizontalAdvance(self._words.name) + theme.px(6)
        size = theme.px(15)
        if self.first and x + size <= box.right() + theme.px(4):
            draw_icon(canvas, "flag", x + size / 2, box.center().y(), size, tokens.accent_ink, 1.8)
            x += size + theme.px(5)
        if x < box.right() - theme.px(24):
            level = QRectF(x, box.y(), box.right() - x, box.height())
            if theme.far and not canvas.has_room(level, self._words.level, 500):
                return  # a piece of a word says nothing to those who sit far away
            self._line(canvas, level, self._words.level, Role.CAPTION, tokens.ink3, 500)

    def _score_widths(self, theme: Theme) -> tuple[float, float]:
        """Return how wide the score and the score to come are."""
        score = QFontMetricsF(theme.font(Role.SCORE)).horizontalAdvance(str(self._shown))
        later = QFontMetricsF(theme.font(Role.LABEL)).horizontalAdvance(self._words.later)
        return max(score, theme.px(20)), later + theme.px(6) if self._words.later else 0.0

    def _paint_score(self, canvas: Canvas, right: float, middle: float, compact: bool) -> None:
        """Paint the score at the right; the score to come below it, or before it in a narrow card."""
        theme = canvas.theme
        score, later = self._score_widths(theme)
        high, low = theme.line(Role.SCORE), theme.line(Role.LABEL)
        beside = compact or not self._words.later
        above = (
            0.5 * high
            if theme.far
            else low * 0.5 + high * 0.5
            if compact
            else high * 0.72
            if self._words.later
            else high * 0.5
        )
        top = middle - above  # in a narrow card it is beside the name: the counts need the whole width
        box = QRectF(right - score - 4, top, score + 4, high)
        self._line(canvas, box, str(self._shown), Role.SCORE, theme.tokens.ink, align=_RIGHT)
        if self._words.later:
            under = QRectF(right - later - 4, top + high * 0.86, later + 4, low)
            before = QRectF(right - score - later - 4, top + (high - low) / 2 + 1, later, low)
            box = before if beside else under
            self._line(canvas, box, self._words.later, Role.LABEL, theme.tokens.ink3, align=_RIGHT)

    def _paint_thinking(self, canvas: Canvas, cx: float, cy: float, radius: float) -> None:
        """Paint the thin ring of progress round the chip."""
        box = QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)
        painter, tokens = canvas.painter, canvas.theme.tokens
        canvas.stroke(rounded(box.x(), box.y(), box.width(), box.height(), radius), tokens.hair, 2.4)
        pen = painter.pen()
        pen.setColor(tokens.accent)
        pen.setWidthF(2.6)
        painter.setPen(pen)
        painter.drawArc(box, 90 * 16, -round(360 * 16 * max(0.04, self._thinking)))

    def _paint_bar(self, canvas: Canvas, card: QRectF) -> None:
        """Paint all groups as parts of one bar; what is still to come is hatched."""
        theme = canvas.theme
        total = sum(max(0, group.now) + max(0, group.later) for group in self._standing.groups)
        bar = QRectF(
            card.x() + theme.px(16),
            self._rows_top() - theme.px(20),
            card.width() - theme.px(30),
            theme.px(12),
        )
        shape = rounded(bar.x(), bar.y(), bar.width(), bar.height(), bar.height() / 2)
        canvas.fill(shape, theme.tokens.sunken)
        x = bar.x()
        with canvas.clipped(shape):
            for group in self._standing.groups:
                for points, alpha in ((group.now, 1.0), (group.later, 0.55)):
                    width = max(0, points) / max(1, total) * bar.width()
                    canvas.box(x, bar.y(), max(0.0, width - 1.5), bar.height(), group.colour, alpha)
                    if alpha < 1.0:
                        _hatch(canvas, QRectF(x, bar.y(), max(0.0, width - 1.5), bar.height()))
                    x += width

    def _paint_row(self, canvas: Canvas, card: QRectF, row: int, index: int) -> None:
        theme, height, group = canvas.theme, self._row_height(), self._standing.groups[index]
        top, left, right = (
            self._rows_top() + row * height,
            card.x() + theme.px(16),
            card.right() - theme.px(14),
        )
        if row == self._row_pointed:
            canvas.fill(rounded(left - 6, top, right - left + 10, height, 4), theme.tokens.accent, 0.20)
        swatch = theme.px(10)
        canvas.fill(rounded(left, top + (height - swatch) / 2, swatch, swatch, 2.5), group.colour)
        if len(group.lines) > 1:
            fold = "down" if group.name in self._unfolded else "right"
            draw_icon(
                canvas, fold, left - theme.px(6), top + height / 2, theme.px(11), theme.tokens.ink3, 1.8
            )
        words, later = self._words.groups[index], self._words.group_later[index]
        later_width = QFontMetricsF(theme.font(Role.CAPTION)).horizontalAdvance(later)
        now_right = right - (
            max(later_width + theme.px(8), theme.px(34 if theme.far else 66))
            if any(self._words.group_later)
            else 0.0
        )
        now_width = QFontMetricsF(theme.font(Role.BUTTON)).horizontalAdvance(str(group.now))
        name = QRectF(
            left + theme.px(18), top, now_right - left - theme.px(22 if theme.far else 26) - now_width, height
        )
        role = Role.BODY
        if theme.far and not fits(squeezed(theme.font(role), words, name), words, name):
            role = Role.CAPTION
        self._line(canvas, name, words, role, theme.tokens.ink2)
        if group.now or not later:
            box = QRectF(now_right - theme.px(60), top, theme.px(60), height)
            self._line(canvas, box, str(group.now), Role.BUTTON, theme.tokens.ink, align=_RIGHT)
        if later:
            box = QRectF(now_right, top, right - now_right, height)
            self._line(canvas, box, later, Role.CAPTION, theme.tokens.ink3, 500, _RIGHT)

    def _paint_line(self, canvas: Canvas, card: QRectF, number: int, row: Row) -> None:
        """Paint one line of an unfolded group, set in under it."""
        theme, height, points = canvas.theme, self._row_height(), row.points(self._standing)
        top, left, right = (
            self._rows_top() + number * height,
            card.x() + theme.px(34),
            card.right() - theme.px(14),
        )
        if number == self._row_pointed:
            canvas.fill(rounded(left - 6, top, right - left + 10, height, 4), theme.tokens.accent, 0.20)
        width = QFontMetricsF(theme.font(Role.CAPTION)).horizontalAdvance(str(points))
        name = QRectF(left, top, right - left - width - theme.px(8), height)
        self._line(canvas, name, self._line_words(row), Role.CAPTION, theme.tokens.ink2, 400)
        box = QRectF(left, top, right - left, height)
        self._line(canvas, box, str(points), Role.CAPTION, theme.tokens.ink2, 500, _RIGHT)

    def _line(
        self,
        canvas: Canvas,
        box: QRectF,
        words: str,
        role: Role,
        ink: str,
        weight: int = 0,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        font = canvas.theme.font(role)
        if weight:
            font.setWeight(font.Weight(weight))
        canvas.one_line(box, words, font, ink, align)


def _hatch(canvas: Canvas, box: QRectF) -> None:
    with canvas.clipped(rounded(box.x(), box.y(), box.width(), box.height(), 0)):
        for step in range(int(box.width() / 5) + 3):
            x = box.x() + step * 5 - 4
            canvas.line(x, box.bottom(), x + 8, box.top(), "#FFFFFF", 1.2, 0.45)
