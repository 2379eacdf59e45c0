"""How a player's card looks: glow, face, chip, name, score, counts, each in its box of `ui.table.card_layout`.

What an open card lists below is painted by `ui.table.paint_points`.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.core.words import figure
from ui.paint.blur import reach
from ui.paint.canvas import Canvas
from ui.paint.panels import draw_nine_patch, panel_glow
from ui.paint.paths import rounded_box
from ui.paint.shapes import draw_icon
from ui.table.bars import draw_bars
from ui.table.card_layout import CardLayout
from ui.table.chips import Chips
from ui.theme.colour import colour
from ui.theme.measure import Radius, Role

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_GLOW = 8.0
_EDGE = 5.0
"""How wide the player's colour is at the card's left."""
_CHIP, _RING = 14.0, 18.0
_LEAST_ARC = 0.04


def draw_glow(painter: QPainter, card: CardLayout, chips: Chips) -> None:
    """Let the card of the seat to move glow; it lies below everything else."""
    theme = card.theme
    if card.state.active and not theme.contrast:
        glow, margin = chips.pixmap(panel_glow(Radius.PLAQUE, _GLOW, theme.tokens.accent, 0.55)), reach(_GLOW)
        draw_nine_patch(painter, glow, card.face.adjusted(-margin, -margin, margin, margin))


def draw_card(canvas: Canvas, card: CardLayout, chips: Chips) -> None:
    """Paint face and head with the bars, all that a closed card shows."""
    tokens, state = canvas.theme.tokens, card.state
    _draw_face(canvas, card)
    chips.draw(canvas.painter, state.player, card.chip, canvas.theme.px(_CHIP))
    if state.thinking >= 0:
        _draw_thinking(canvas, card.chip, canvas.theme.px(_RING), state.thinking)
    set_words(canvas, card.score, figure(state.score), Role.SCORE, tokens.ink, align=RIGHT)
    if state.words.later:
        set_words(canvas, card.later, state.words.later, Role.LABEL, tokens.ink3, align=RIGHT)
    _draw_name(canvas, card)
    for words, box in card.facts:
        set_words(canvas, box, words, Role.CAPTION, tokens.ink2, 400)
    draw_bars(canvas, state.bars, card.bars, state.bar_pointed)


def draw_focus(canvas: Canvas, card: CardLayout) -> None:
    """Paint the ring of the card that has the focus."""
    canvas.stroke(rounded_box(card.face, 10), canvas.theme.tokens.focus, 2.6)


def set_words(
    canvas: Canvas,
    box: QRectF,
    words: str,
    role: Role,
    ink: str,
    weight: int = 0,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Set words of a card in one line of a box; a weight of 0 is that of the role."""
    font = canvas.theme.font(role)
    if weight:
        font.setWeight(font.Weight(weight))
    canvas.one_line(box, words, font, ink, align)


def _draw_face(canvas: Canvas, card: CardLayout) -> None:
    tokens, active, box = canvas.theme.tokens, card.state.active, card.face
    face = rounded_box(box, Radius.PLAQUE)
    canvas.fill(face, tokens.raised, 1.0 if active else 0.75)
    with canvas.clipped(face):
        canvas.box(box.x(), box.y(), _EDGE, box.height(), card.state.player.colour)
    canvas.stroke(face, tokens.accent if active else tokens.hair, 2.0 if active else 1.0)


def _draw_thinking(canvas: Canvas, centre: QPointF, radius: float, share: float) -> None:
    """Paint the thin ring of progress round the chip."""
    tokens, painter = canvas.theme.tokens, canvas.painter
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    canvas.stroke(rounded_box(box, radius), tokens.hair, 2.4)
    painter.setPen(QPen(colour(tokens.accent), 2.6))
    painter.drawArc(box, 90 * 16, -round(360 * 16 * max(_LEAST_ARC, share)))


def _draw_name(canvas: Canvas, card: CardLayout) -> None:
    """Paint the name, the start flag, and an AI's level as far as there is room."""
    tokens, words, flag, level = canvas.theme.tokens, card.state.words, card.flag, card.level
    set_words(canvas, card.name, words.name, Role.BUTTON, tokens.ink)
    if flag is not None:
        middle = flag.center()
        draw_icon(canvas, "flag", middle.x(), middle.y(), flag.width(), tokens.accent_ink, 1.8)
    if level is not None:
        set_words(canvas, level, said_level(canvas, card), Role.CAPTION, tokens.ink3, 500)


def said_level(canvas: Canvas, card: CardLayout) -> str:
    """Return what a card says of an AI's level: the longest words that are whole, for a piece of a word says nothing."""
    words, room = card.state.words, card.level
    if room is None:
        return ""
    forms = (words.level, words.level_short)
    return next((form for form in forms if canvas.has_room(room, form, 500)), "")
