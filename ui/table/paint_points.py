"""How an open card looks below its head: a bar of all groups, the groups, and the lines of those that are unfolded."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from engine.core.words import figure
from ui.paint.canvas import Canvas, fits, squeezed
from ui.paint.paths import rounded_box
from ui.paint.shapes import draw_icon
from ui.table.card_layout import CardLayout
from ui.table.card_rows import RowBoxes
from ui.table.paint_card import RIGHT, set_words
from ui.table.scores import Row
from ui.theme.measure import Role

_SEAM = 1.5
"""What is left free between the parts of the bar."""
_FOLD, _FOLD_AWAY = 11.0, 6.0
"""How large the arrow is that tells whether a group is unfolded, and how far from the row's begin."""


def draw_points(canvas: Canvas, card: CardLayout) -> None:
    """Paint what an open card lists; nothing where it lists nothing."""
    if not card.state.lists_groups:
        return
    _draw_sum(canvas, card)
    for number, row in enumerate(card.state.rows):
        boxes = card.rows.boxes(number, row)
        if number == card.state.row_pointed:
            canvas.fill(rounded_box(boxes.whole.adjusted(-6, 0, 4, 0), 4), canvas.theme.tokens.accent, 0.20)
        if row.first < 0:
            _draw_group(canvas, card, boxes, row.group)
        else:
            _draw_line(canvas, card, boxes, row)


def _draw_sum(canvas: Canvas, card: CardLayout) -> None:
    """Paint all groups as parts of one bar; what is still to come is hatched."""
    bar, groups = card.rows.sum, card.state.standing.groups
    shape = rounded_box(bar, bar.height() / 2)
    canvas.fill(shape, canvas.theme.tokens.sunken)
    total, x = max(1, sum(max(0, group.now) + max(0, group.later) for group in groups)), bar.x()
    with canvas.clipped(shape):
        for group in groups:
            for points, to_come in ((group.now, False), (group.later, True)):
                width = max(0, points) / total * bar.width()
                part = QRectF(x, bar.y(), max(0.0, width - _SEAM), bar.height())
                canvas.box(x, bar.y(), part.width(), bar.height(), group.colour, 0.55 if to_come else 1.0)
                if to_come:
                    _hatch(canvas, part)
                x += width


def _hatch(canvas: Canvas, box: QRectF) -> None:
    with canvas.clipped(rounded_box(box, 0)):
        for step in range(int(box.width() / 5) + 3):
            x = box.x() + step * 5 - 4
            canvas.line(x, box.bottom(), x + 8, box.top(), "#FFFFFF", 1.2, 0.45)


def _draw_group(canvas: Canvas, card: CardLayout, boxes: RowBoxes, index: int) -> None:
    tokens, group, later = (
        canvas.theme.tokens,
        card.state.standing.groups[index],
        card.state.words.group_later[index],
    )
    canvas.fill(rounded_box(boxes.swatch, 2.5), group.colour)
    if len(group.lines) > 1:
        _draw_fold(canvas, boxes.whole, card.state.is_unfolded(group))
    words = card.state.words.groups[index]
    set_words(canvas, boxes.name, words, _role_of(canvas, boxes.name, words), tokens.ink2)
    if group.now or not later:
        set_words(canvas, boxes.now, figure(group.now), Role.BUTTON, tokens.ink, align=RIGHT)
    if later:
        set_words(canvas, boxes.later, later, Role.CAPTION, tokens.ink3, 500, RIGHT)


def _draw_fold(canvas: Canvas, row: QRectF, unfolded: bool) -> None:
    x, size = row.left() - canvas.theme.px(_FOLD_AWAY), canvas.theme.px(_FOLD)
    draw_icon(
        canvas, "down" if unfolded else "right", x, row.center().y(), size, canvas.theme.tokens.ink3, 1.8
    )


def _role_of(canvas: Canvas, box: QRectF, words: str) -> Role:
    """Return how a group's name is set: smaller where it would be cut off for those who sit far away."""
    font = canvas.theme.font(Role.BODY)
    whole = not canvas.theme.far or fits(squeezed(font, words, box), words, box)
    return Role.BODY if whole else Role.CAPTION


def _draw_line(canvas: Canvas, card: CardLayout, boxes: RowBoxes, row: Row) -> None:
    """Paint one line of an unfolded group."""
    ink, points = canvas.theme.tokens.ink2, row.points(card.state.standing)
    set_words(canvas, boxes.name, card.state.words.of_lines(row), Role.CAPTION, ink, 400)
    set_words(canvas, boxes.now, figure(points), Role.CAPTION, ink, 500, RIGHT)
