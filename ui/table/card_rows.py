"""Where the rows of an open card lie: the bar of all groups, the groups below it, and the lines of those that are unfolded.

A value like `ui.table.card_layout`, whose lower part it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from engine.core.words import figure
from ui.table.card_state import CardState
from ui.table.scores import Row
from ui.theme.look import Theme
from ui.theme.measure import Role

INDENT, ROWS_END = 16.0, 14.0
"""How far from the card's left what is below the head begins, and from its right it ends."""
_LINE_INDENT = 34.0
_SUM_PITCH, _SUM_HEIGHT, _FOOT = 20.0, 12.0, 6.0
"""How far above the rows the bar of all groups begins, how high it is, and what is left free below the rows."""
_SWATCH = 10.0


@dataclass(frozen=True, slots=True)
class RowBoxes:
    """Where one row lies, with its name, its points, and for a group its colour and its points to come."""

    whole: QRectF
    name: QRectF
    now: QRectF
    later: QRectF
    swatch: QRectF


def row_height(theme: Theme) -> float:
    """Return how high a row is."""
    return theme.line(Role.BODY) + 2


def rows_height(theme: Theme, state: CardState) -> float:
    """Return what the rows and the bar above them add to a card."""
    return theme.px(_SUM_PITCH + _FOOT) + row_height(theme) * len(state.rows)


@dataclass(frozen=True)
class RowsLayout:
    """The rows at the bottom of a card whose face is this."""

    theme: Theme
    state: CardState
    face: QRectF

    @cached_property
    def height(self) -> float:
        """How high a row is."""
        return row_height(self.theme)

    @cached_property
    def top(self) -> float:
        """Where the first row begins."""
        return self.face.bottom() - self.theme.px(_FOOT) - self.height * len(self.state.rows)

    @cached_property
    def sum(self) -> QRectF:
        """The bar of all groups."""
        px, face = self.theme.px, self.face
        width = face.width() - px(INDENT + ROWS_END)
        return QRectF(face.x() + px(INDENT), self.top - px(_SUM_PITCH), width, px(_SUM_HEIGHT))

    def at(self, y: float) -> int:
        """Return the number of the row so far down, -1 for none."""
        row = int((y - self.top) // self.height)
        return row if 0 <= row < len(self.state.rows) else -1

    def boxes(self, number: int, row: Row) -> RowBoxes:
        """Return where a row and its parts lie; the lines of a group are set in under it."""
        indent = INDENT if row.first < 0 else _LINE_INDENT
        left, right = self.face.x() + self.theme.px(indent), self.face.right() - self.theme.px(ROWS_END)
        whole = QRectF(left, self.top + number * self.height, right - left, self.height)
        return self._group(whole, row.group) if row.first < 0 else self._line(whole, row)

    def _line(self, whole: QRectF, row: Row) -> RowBoxes:
        points = self.theme.width_of(Role.CAPTION, figure(row.points(self.state.standing)))
        name = whole.adjusted(0, 0, -points - self.theme.px(8), 0)
        return RowBoxes(whole, name, now=whole, later=QRectF(), swatch=QRectF())

    def _group(self, whole: QRectF, index: int) -> RowBoxes:
        px, far, height, swatch = self.theme.px, self.theme.far, whole.height(), self.theme.px(_SWATCH)
        left, top, end = whole.left(), whole.top(), whole.right() - self._later_width(index)
        points = self.theme.width_of(Role.BUTTON, figure(self.state.standing.groups[index].now))
        return RowBoxes(
            whole,
            name=QRectF(left + px(18), top, end - left - px(22 if far else 26) - points, height),
            now=QRectF(end - px(60), top, px(60), height),
            later=QRectF(end, top, whole.right() - end, height),
            swatch=QRectF(left, top + (height - swatch) / 2, swatch, swatch),
        )

    def _later_width(self, index: int) -> float:
        """Return how wide the column of points to come is; there is none where no group has any."""
        laters = self.state.words.group_later
        if not any(laters):
            return 0.0
        width = self.theme.width_of(Role.CAPTION, laters[index]) + self.theme.px(8)
        return max(width, self.theme.px(34 if self.theme.far else 66))
