"""A table with a card at its right and the prompt over the rest: where each of them goes.

In a small window the dock would have to shrink beside the card until its words have no room: there the card ends above it.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ui.board.board import Board
from ui.learn.card import LessonCard
from ui.learn.look import card_margin, card_width
from ui.table.prompt import PromptStrip
from ui.table.sizes import Sizes, grown
from ui.theme.look import Theme
from ui.theme.measure import MIN_TEXT_PX, ROOMY_SCALE

_PROMPT_GAP, _PROMPT_SIDE = 8, 16
_LEAST_HEIGHT, _LEAST_FAR = 440.0, 410.0
"""A card that would be lower than this keeps the whole height: its own words come first."""


def lay_beside(
    stage: QWidget, board: Board, prompt: PromptStrip, card: LessonCard, sizes: Sizes, theme: Theme
) -> QRect:
    """Put the card at the right, the prompt over what is left, and the table below it; returns the card's face."""
    room, outer = stage.rect(), card.margin
    margin, width = card_margin(room.width()), card_width(room.width(), theme, bigger=card.bigger)
    left, strip = room.width() - margin - width, grown(sizes.dock, theme)
    right = room.width() - left + margin // 2
    foot = round(board.camera.strip_in(room.width(), strip))
    low = room.height() - foot - 2 * margin < theme.px(_LEAST_FAR if theme.far else _LEAST_HEIGHT)
    under = not low and _is_crowded(board, left, strip, theme)
    face = QRect(left, margin, width, room.height() - (foot if under else 0) - 2 * margin)
    card.setGeometry(face.adjusted(-outer, -outer, outer, outer))
    side, gap, around = grown(_PROMPT_SIDE, theme), grown(_PROMPT_GAP, theme), prompt.margin
    prompt.setGeometry(side - around, gap - around, left - 2 * side + 2 * around, prompt.height())
    board.view.setGeometry(room)
    top = 2 * gap + grown(sizes.prompt, theme)
    board.view.reserve(top, strip, right, 0.0 if under else right)
    return face


def _is_crowded(board: Board, width: float, strip: float, theme: Theme) -> bool:
    """Tell whether a dock in so much width must shrink below the scale at which its words have room."""
    high = board.camera.strip_in(width, strip)
    return high < strip and high < ROOMY_SCALE * theme.least / MIN_TEXT_PX * board.layout.dock_height
