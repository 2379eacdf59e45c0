"""What is painted on a player's card where room is short: whole words or none."""

from __future__ import annotations

from PySide6.QtGui import QImage, QPainter

from ui.paint.canvas import Canvas
from ui.table.card_layout import CardLayout
from ui.table.card_state import CardState, CardWords
from ui.table.paint_card import said_level
from ui.theme.look import light
from ui.theme.players import EMBER

_NARROWEST = 0.82
"""Letters of the least size are squeezed so much before words give way."""


def test_a_level_is_said_whole_or_in_short_but_never_cut(qapp):
    state = CardState(EMBER, CardWords("Carmen", "AI, Skilled", later="→ 17", level_short="AI"))
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    canvas, said = Canvas(painter, light()), []
    for width in range(320, 150, -2):
        card = CardLayout(light(), width, state)
        said.append(said_level(canvas, card))
        assert card.level is None or canvas.width_of(said[-1], 12, 500) * _NARROWEST <= card.level.width()
    painter.end()
    assert list(dict.fromkeys(said)) == ["AI, Skilled", "AI", ""]
