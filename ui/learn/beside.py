"""A table with a card at its right and the prompt over the rest: where each of them goes."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ui.board.board import Board
from ui.learn.card import LessonCard
from ui.learn.look import card_margin, card_width
from ui.table.prompt import PromptStrip
from ui.table.sizes import Sizes, grown
from ui.theme.look import Theme

_PROMPT_GAP, _PROMPT_SIDE = 8, 16


def lay_beside(
    stage: QWidget, board: Board, prompt: PromptStrip, card: LessonCard, sizes: Sizes, theme: Theme
) -> QRect:
    """Put the card at the right, the prompt over what is left, and the table below it; returns the card's face."""
    room, outer = stage.rect(), card.margin
    margin, width = card_margin(room.width()), card_width(room.width(), theme, bigger=card.bigger)
    face = QRect(room.width() - margin - width, margin, width, room.height() - 2 * margin)
    card.setGeometry(face.adjusted(-outer, -outer, outer, outer))
    side, gap, around = grown(_PROMPT_SIDE, theme), grown(_PROMPT_GAP, theme), prompt.margin
    prompt.setGeometry(side - around, gap - around, face.left() - 2 * side + 2 * around, prompt.height())
    board.view.setGeometry(room)
    top = 2 * gap + grown(sizes.prompt, theme)
    board.view.reserve(top, grown(sizes.dock, theme), room.width() - face.left() + margin // 2)
    return face
