"""What is printed on the slabs of the Market, the Pyramids and the Temple, sides A and B.

Every function paints onto a slab whose corner is at (0, 0).
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from engine.games.imhotep.components import PYRAMID_A, PYRAMID_B, PYRAMID_BONUS, TEMPLE_B, Bonus, Reward, Site
from ui.games.imhotep.geometry import (
    PYRAMID_BASE,
    SITE_WIDTH,
    SMALL_MARGIN,
    TEMPLE_FLOOR_Y,
    TEMPLE_ROOF_Y,
    TEMPLE_STONE,
    site_market_slot,
    site_pyramid_space,
    site_small_pyramid,
    site_small_space,
    site_temple_left,
    site_temple_reward,
)
from ui.games.imhotep.paint_slab import draw_token
from ui.games.imhotep.shades import SITE_COLOUR, TOKEN_INK, Shades, shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import disc, polygon, rounded, svg
from ui.paint.picture import Box
from ui.paint.pieces import draw_well
from ui.theme.colour import Paint, darker, lighter

# ---------------------------------------------------------------- Market

_STRIPES = 8
_AWNING = "#F8E8CC"


def draw_market(canvas: Canvas, *, side_b: bool) -> None:
    """Paint the stall's awning and the four spaces; on side B the last is marked for two face-down cards."""
    left, top, width = 12.0, 52.0, SITE_WIDTH - 24
    stripe = width / _STRIPES
    canvas.cast(rounded(left, top, width, 16, 3), 3.0, 1.0, 4.0, canvas.theme.tokens.shadow, 0.25)
    for index in range(_STRIPES):
        x = left + index * stripe
        hang = svg(f"M{x} {top} h{stripe} v12 c0 9 {-stripe} 9 {-stripe} 0 Z")
        canvas.fill(hang, SITE_COLOUR[Site.MARKET] if index % 2 == 0 else _AWNING)
        canvas.stroke(hang, "#5A2A14", 0.8, 0.35)
    colours = shades(canvas.theme)
    for slot in range(4):
        box = site_market_slot(slot)
        path = rounded(box.x, box.y, box.w, box.h, 6)
        canvas.fill(path, darker(colours.slab_edge, 0.1), 0.22)
        canvas.stroke(path, colours.slab_edge, 1.2, 0.8, dash=(4, 3))
        if side_b and slot == 3:
            _two_cards(canvas, box.rect(), colours.slab_edge)


def _two_cards(canvas: Canvas, box: QRectF, paint: Paint) -> None:
    for shift in (-6, 6):
        card = rounded(box.center().x() - 15 + shift, box.center().y() - 20 + shift * 0.6, 30, 40, 4)
        canvas.stroke(card, paint, 1.6)
    canvas.figure(box.center().x() + 6, box.center().y() + 4, "?", 20, paint, 800)


# ---------------------------------------------------------------- Pyramids


def draw_pyramids(canvas: Canvas, *, side_b: bool) -> None:
    """Paint the stepped base with its printed spaces, or the three small pyramids of side B."""
    colours = shades(canvas.theme)
    if not side_b:
        _steps(canvas, PYRAMID_BASE, (22, 14, 7), colours)
        for count in range(9):
            _space(canvas, site_pyramid_space(count), str(PYRAMID_A[count]), colours)
        return
    for pyramid, values in enumerate(PYRAMID_B):
        base = site_small_pyramid(pyramid)
        _steps(canvas, base.grown(-SMALL_MARGIN), (9, 5, 2), colours)
        for count, bonus in enumerate(PYRAMID_BONUS[pyramid][:-1]):
            _space(canvas, site_small_space(pyramid, count), str(values[count]), colours, bonus)


def _steps(canvas: Canvas, core: Box, margins: tuple[float, float, float], colours: Shades) -> None:
    for margin, tint in zip(margins, colours.steps, strict=True):
        step = core.grown(margin)
        path = rounded(step.x, step.y, step.w, step.h, 5)
        canvas.fill(path.translated(0, 3), darker(tint, 0.35))
        canvas.fill(path, tint)
        canvas.stroke(path, colours.slab_edge, 1.0, 0.8)


def _space(canvas: Canvas, box: Box, figure: str, colours: Shades, bonus: Bonus = Bonus.NONE) -> None:
    path = rounded(box.x, box.y, box.w, box.h, 5)
    draw_well(canvas, path, colours.steps[0])
    ink, middle = lighter(colours.steps[2], 0.7), box.rect().center()
    if bonus == Bonus.NONE:
        canvas.figure(middle.x(), middle.y(), figure, box.w * 0.44, ink, 800, 0.95)
        return
    canvas.figure(box.x + box.w * 0.24, middle.y() + box.h * 0.2, figure, box.w * 0.36, ink, 800, 0.95)
    draw_bonus(canvas, bonus, middle.x() + box.w * 0.14, middle.y() - box.h * 0.1, box.w * 0.5, ink)


def draw_bonus(canvas: Canvas, bonus: Bonus, cx: float, cy: float, size: float, paint: Paint) -> None:
    """Paint what a space gives besides its point: a card, three stones, or a stone going aboard."""
    k = size / 20
    match bonus:
        case Bonus.CARD:
            canvas.fill(rounded(cx - 6 * k, cy - 8.5 * k, 12 * k, 17 * k, 2 * k), paint)
            canvas.fill(rounded(cx - 4 * k, cy - 6.5 * k, 8 * k, 7 * k, 1), "#8A5A2B")
        case Bonus.STONES:
            for x, y in ((-8.5, 1), (0.5, 1), (-4, -8)):
                canvas.fill(rounded(cx + x * k, cy + y * k, 8 * k, 8 * k, 1.4 * k), paint)
        case Bonus.LOAD:
            canvas.fill(svg("M-10 3 L10 3 L6 9 L-6 9 Z M-4 -9 L4 -9 L4 -1 L-4 -1 Z", cx, cy, k), paint)


# ---------------------------------------------------------------- Temple

_EAVES = 12.0
"""How far the gable stands out over the pillars, and the least it leaves free of the slab."""
_GABLE_RISE = 36.0
_BEAM = 7.0
_SUN = "#F2B233"


def draw_temple(canvas: Canvas, width: int, *, side_b: bool) -> None:
    """Paint gable, pillars between `width` columns and their floor; on side B a plaque with each column's reward."""
    colours = shades(canvas.theme)
    left = site_temple_left(width)
    eaves = max(_EAVES, left - _EAVES)
    _gable(canvas, eaves, SITE_WIDTH - eaves, colours)
    for index in range(width + 1):
        _pillar(canvas, left + index * TEMPLE_STONE, colours)
    floor = rounded(left - 8, TEMPLE_FLOOR_Y - 6, width * TEMPLE_STONE + 16, TEMPLE_STONE + 22, 4)
    canvas.fill(floor, "#D8C69E" if not canvas.theme.dark else "#57493A")
    canvas.stroke(floor, colours.slab_edge, 1.0)
    canvas.inner_shadow(floor, 3.0, 1.0, 1.0, 0.3)
    for column in range(width):
        _temple_space(canvas, left + column * TEMPLE_STONE, colours)
        if side_b:
            _reward(canvas, TEMPLE_B[column], site_temple_reward(column, width), colours)


def _gable(canvas: Canvas, left: float, right: float, colours: Shades) -> None:
    middle = (left + right) / 2
    gable = polygon([(left, TEMPLE_ROOF_Y), (right, TEMPLE_ROOF_Y), (middle, TEMPLE_ROOF_Y - _GABLE_RISE)])
    canvas.fill(gable, colours.gable)
    canvas.stroke(gable, SITE_COLOUR[Site.TEMPLE], 1.3, 0.7)
    sun_y = TEMPLE_ROOF_Y - 13
    canvas.fill(disc(middle, sun_y, 7), _SUN)
    for side in (-1, 1):
        wing = svg(f"M{side * 8} 0 C{side * 16} -6 {side * 26} -1 {side * 36} 4", middle, sun_y)
        canvas.stroke(wing, SITE_COLOUR[Site.TEMPLE], 2.4)
    canvas.box(left, TEMPLE_ROOF_Y, right - left, _BEAM, SITE_COLOUR[Site.TEMPLE], 0.85)


def _pillar(canvas: Canvas, x: float, colours: Shades) -> None:
    top = TEMPLE_ROOF_Y + _BEAM
    shaft = rounded(x - 4, top, 8, TEMPLE_FLOOR_Y - top, 2)
    canvas.fill(shaft, linear(x - 4, 0, x + 4, 0, (0, colours.pillar_lit), (1, colours.pillar_shade)))
    canvas.stroke(shaft, colours.slab_edge, 0.8, 0.7)
    canvas.fill(polygon([(x - 7, top), (x + 7, top), (x + 4, top + 9), (x - 4, top + 9)]), colours.capital)


def _temple_space(canvas: Canvas, x: float, colours: Shades) -> None:
    well = rounded(x + 2, TEMPLE_FLOOR_Y + 1, TEMPLE_STONE - 4, TEMPLE_STONE + 6, 4)
    canvas.fill(well, darker(colours.slab_edge, 0.35), 0.28)
    canvas.inner_shadow(well, 2.5, 1.0, 2.0, 0.35)


def _reward(canvas: Canvas, reward: Reward, box: Box, colours: Shades) -> None:
    plaque = rounded(box.x, box.y, box.w, box.h, 5)
    canvas.fill(plaque, SITE_COLOUR[Site.TEMPLE], 0.20)
    canvas.stroke(plaque, SITE_COLOUR[Site.TEMPLE], 1.0, 0.6)
    cx, ink = box.rect().center().x(), colours.slab_ink
    match reward:
        case Reward.CARD:
            draw_bonus(canvas, Bonus.CARD, cx, box.y + box.h / 2, 26, SITE_COLOUR[Site.TEMPLE])
        case Reward.TWO_POINTS:
            draw_token(canvas, cx, box.y + box.h / 2, "2", radius=10)
        case Reward.POINT_OR_STONES:
            draw_token(canvas, cx, box.y + 11, "1", radius=8.5)
            canvas.line(cx - 9, box.y + 22, cx + 9, box.y + 22, ink, 1.0, 0.5)
            for x in (cx - 10, cx + 1):
                stone = rounded(x, box.y + 26, 9, 9, 1.6)
                canvas.fill(stone, lighter(SITE_COLOUR[Site.TEMPLE], 0.35))
                canvas.stroke(stone, TOKEN_INK, 1.0, 0.8)
        case _:
            draw_token(canvas, cx, box.y + box.h / 2, "1", radius=10)
