"""Where everything on a player's card lies: heights and boxes in the card's own pixels, for painting and pointing alike.

A value of the theme, the width and what the card shows (`ui.table.card_state`); each box is computed once, when it is first
asked for. Knows no widget and paints nothing. The rows of an open card are `ui.table.card_rows`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from engine.core.words import figure
from ui.table.card_rows import INDENT, ROWS_END, RowsLayout, rows_height
from ui.table.card_state import CardState
from ui.table.elided import DOT, in_lines
from ui.theme.look import Theme
from ui.theme.measure import Role

MARGIN = 4.0
"""The room around the card for the glow of the active one."""
BARS_PITCH, _BARS_HEIGHT, _BARS_LIFT = 26.0, 21.0, 4.0
"""What a line of bars adds to a card, how high they are, how far they reach into the card's head."""
_COMPACT_BELOW = 270.0
"""Narrower cards have the score to come beside the score, so that the counts below have room."""
_FAR_NAME, _FAR_FOOT = 34.0, 6.0
"""Looked at from far: how high the line of name and score is, and what is left free below the counts."""
_CHIP, _AFTER_CHIP, _HEAD_END = 28.0, 50.0, 12.0
"""How far from the card's left the chip has its middle and the words beside it begin, and from its right the head ends."""
_FLAG, _LEAST_LEVEL = 15.0, 24.0
"""How large the start flag is, and how much room a level needs to be begun at all."""
_BESIDE_BARS, _LEAST_BAR = 10.0, 11.0
"""From far the counts of a slim card stand beside its bars: how far off, as long as each bar keeps room for its number."""
_BELOW_SCORE = 2.0
"""How far the counts of a narrow card keep from the large score above them."""
_LEAST_SCORE, _BREATH = 20.0, 4.0
"""The least room for the score, and what a figure may reach beyond its own."""


@dataclass(frozen=True)
class CardLayout:
    """The boxes of one card, so wide."""

    theme: Theme
    width: int
    state: CardState

    # ------------------------------------------------------------ heights

    @cached_property
    def height(self) -> int:
        """How high the card is, with its margin."""
        height = self._head_height
        if self.state.bars and not self.state.slim:
            height += self.theme.px(BARS_PITCH)
        if self.state.lists_groups:
            height += rows_height(self.theme, self.state)
        return round(height + 2 * MARGIN)

    @cached_property
    def _head_height(self) -> float:
        theme = self.theme
        if theme.far:
            lines = max(1, len(self._fact_lines))
            return theme.px(_FAR_NAME + _FAR_FOOT) + lines * theme.line(Role.CAPTION)
        least = theme.line(Role.LABEL) + theme.line(Role.CAPTION) + theme.px(14)
        return max(theme.px(self.state.closed_height), least)

    @cached_property
    def face(self) -> QRectF:
        """The card without the margin."""
        return QRectF(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN)

    # ------------------------------------------------------------ head

    @cached_property
    def chip(self) -> QPointF:
        """The middle of the player's chip."""
        return QPointF(self.face.x() + self.theme.px(_CHIP), self._middle)

    @cached_property
    def _middle(self) -> float:
        """Return how far down chip and score have their middle."""
        if self.theme.far:
            return self.face.y() + self.theme.px(_FAR_NAME / 2 + 2)
        # Words stand lower than the middle of their lines; above bars the head keeps away from them.
        return self.face.y() + (self._head_height / 2 + self.theme.px(-2 if self.state.bars else 1))

    @cached_property
    def _head_right(self) -> float:
        return self.face.right() - self.theme.px(_HEAD_END)

    @cached_property
    def _is_compact(self) -> bool:
        return self.theme.far or self.face.width() < self.theme.px(_COMPACT_BELOW)

    @cached_property
    def _score_width(self) -> float:
        return max(self.theme.width_of(Role.SCORE, figure(self.state.score)), self.theme.px(_LEAST_SCORE))

    @cached_property
    def _later_width(self) -> float:
        later = self.state.words.later
        return self.theme.width_of(Role.LABEL, later) + self.theme.px(6) if later else 0.0

    @cached_property
    def score(self) -> QRectF:
        """The score, at the right; in a narrow card it is beside the name: the counts need the whole width."""
        high, low, width = self.theme.line(Role.SCORE), self.theme.line(Role.LABEL), self._score_width
        if self.theme.far:
            above = 0.5 * high
        elif self._is_compact:
            above = low * 0.5 + high * 0.5
        else:
            above = high * (0.72 if self.state.words.later else 0.5)
        return QRectF(self._head_right - width - _BREATH, self._middle - above, width + _BREATH, high)

    @cached_property
    def later(self) -> QRectF:
        """The score to come: below the score, or before it in a narrow card."""
        low, width, score = self.theme.line(Role.LABEL), self._later_width, self.score
        if self._is_compact:
            return QRectF(score.x() - width, score.y() + (score.height() - low) / 2 + 1, width, low)
        below = score.y() + score.height() * 0.86
        return QRectF(self._head_right - width - _BREATH, below, width + _BREATH, low)

    @cached_property
    def name(self) -> QRectF:
        """The name and what follows it: flag and level."""
        score, later, height = self._score_width, self._later_width, self.theme.line(Role.LABEL)
        left = self.face.x() + self.theme.px(_AFTER_CHIP)
        beside = score + later if self._is_compact else max(score, later)
        right = self._head_right - beside - self.theme.px(8)
        top = self._middle - height / 2 if self.theme.far else self._middle - height
        return QRectF(left, top, right - left, height)

    @cached_property
    def _name_end(self) -> float:
        return self.name.x() + self.theme.width_of(Role.BUTTON, self.state.words.name) + self.theme.px(6)

    @cached_property
    def flag(self) -> QRectF | None:
        """The start flag behind the name, `None` without one or without room for it."""
        size = self.theme.px(_FLAG)
        if not self.state.first or self._name_end + size > self.name.right() + self.theme.px(4):
            return None
        return QRectF(self._name_end, self.name.center().y() - size / 2, size, size)

    @cached_property
    def level(self) -> QRectF | None:
        """An AI's level behind name and flag, `None` when these leave no room."""
        left = self._name_end if self.flag is None else self.flag.right() + self.theme.px(5)
        if left >= self.name.right() - self.theme.px(_LEAST_LEVEL):
            return None
        return QRectF(left, self.name.y(), self.name.right() - left, self.name.height())

    # ------------------------------------------------------------ counts and bars

    @cached_property
    def facts(self) -> list[tuple[str, QRectF]]:
        """The lines of the counts: one beside the chip; looked at from far as many as needed, over the whole card."""
        height = self.theme.line(Role.CAPTION)
        if self._fact_beside:
            line, width = self._slim_line, self.theme.width_of(Role.CAPTION, self._fact_beside) + 1
            return [(self._fact_beside, QRectF(line.right() - width, line.y(), width, height))]
        if self.theme.far:
            left, top = self.face.x() + self.theme.px(INDENT), self.face.y() + self.theme.px(_FAR_NAME)
            right = self._head_right
        else:
            left, top = self.name.x(), self._middle
            if self._is_compact:
                top += self.theme.px(_BELOW_SCORE)
            aside = self.state.words.later and not self._is_compact
            right = self._head_right - (self._later_width + self.theme.px(8) if aside else 0.0)
        lines = enumerate(self._fact_lines)
        return [(words, QRectF(left, top + n * height, right - left, height)) for n, words in lines]

    @cached_property
    def _fact_lines(self) -> list[str]:
        facts = self.state.words.facts
        if not self.state.tells_facts:
            return []
        if not self.theme.far:
            return [DOT.join(facts)]
        room = self.width - 2 * MARGIN - self.theme.px(INDENT + _HEAD_END)
        return in_lines(facts, DOT, lambda words: self.theme.width_of(Role.CAPTION, words) <= room)

    @cached_property
    def _fact_beside(self) -> str:
        """Return the counts beside the bars of a slim card that is looked at from far: as many as there is room for."""
        state, theme = self.state, self.theme
        if not (theme.far and state.slim and state.bars):
            return ""
        room = self._slim_line.width() - theme.px(_BESIDE_BARS + _LEAST_BAR * len(state.bars))
        said = (DOT.join(state.words.facts[:count]) for count in range(len(state.words.facts), 0, -1))
        return next((words for words in said if theme.width_of(Role.CAPTION, words) <= room), "")

    @cached_property
    def _slim_line(self) -> QRectF:
        """Return the line below the name of a slim card that is looked at from far."""
        face, px = self.face, self.theme.px
        left, right = face.x() + px(INDENT), face.right() - px(ROWS_END)
        return QRectF(left, face.y() + px(_FAR_NAME + 2), right - left, self.theme.line(Role.CAPTION))

    @cached_property
    def bars(self) -> QRectF:
        """Where the bars lie: below the head, or in a slim card where the counts would be."""
        theme, face, slim_height = self.theme, self.face, self.theme.line(Role.CAPTION)
        left, right = face.x() + theme.px(INDENT), face.right() - theme.px(ROWS_END)
        if not self.state.slim:
            top = face.y() + self._head_height - (0.0 if theme.far else theme.px(_BARS_LIFT))
            return QRectF(left, top, right - left, theme.px(_BARS_HEIGHT))
        if theme.far:
            beside = self.facts[0][1].left() - theme.px(_BESIDE_BARS) if self._fact_beside else right
            return QRectF(left, self._slim_line.y(), beside - left, slim_height)
        left, right = self.name.x(), right - self._score_width - theme.px(6)
        return QRectF(left, self._middle + 2, right - left, slim_height)

    # ------------------------------------------------------------ the groups of an open card

    @cached_property
    def rows(self) -> RowsLayout:
        """Where the groups and lines of an open card lie."""
        return RowsLayout(self.theme, self.state, self.face)

    def row_at(self, y: float) -> int:
        """Return the number of the row so far down, -1 for none."""
        return self.rows.at(y) if self.state.open else -1
