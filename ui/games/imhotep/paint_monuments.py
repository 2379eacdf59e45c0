"""What is printed on the slabs of the Burial Chamber and the Obelisks, sides A and B.

Every function paints onto a slab whose corner is at (0, 0).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from engine.games.imhotep.components import OBELISKS_B, ROWS, Site
from ui.games.imhotep.geometry import (
    BURIAL_COLUMNS,
    BURIAL_FRIEZE,
    BURIAL_PIT,
    OBELISK_FLOOR_Y,
    OBELISK_STONE,
    OBELISK_TIP_Y,
    TOWER_FLOOR_Y,
    TOWER_STONE,
    WAITING_FLOOR_Y,
    WAITING_STONE,
    site_burial_cell,
    site_obelisk_centre,
    site_tower_stone,
)
from ui.games.imhotep.shades import GOLD, LAMP_INK, SITE_COLOUR, Shades, shades
from ui.paint.canvas import Canvas, linear
from ui.paint.paths import polygon, rounded, star
from ui.paint.picture import Box, Picture
from ui.paint.pieces import draw_chip
from ui.paint.shapes import draw_icon
from ui.theme.colour import darker, lighter
from ui.theme.players import Player

# ---------------------------------------------------------------- Burial Chamber

_FRIEZE = "#27356B"
_STAR = "#F2C75A"
_CELL_LINE = "#E3C489"
_ROW_TINTS = ("#C9653F", "#3F8F8A", "#8A6FC0")


def draw_burial(canvas: Canvas, *, side_b: bool) -> None:
    """Paint the sunken chamber under its starry frieze; on side B every row is framed for itself."""
    colours, pit = shades(canvas.theme), BURIAL_PIT
    path = rounded(pit.x, pit.y, pit.w, pit.h, 6)
    canvas.fill(path, linear(0, pit.y, 0, pit.y + pit.h, (0, colours.pit_top), (1, colours.pit_foot)))
    canvas.inner_shadow(path, 9.0, 2.0, 5.0, 0.75)
    with canvas.clipped(path):
        _frieze(canvas, pit)
        if side_b:
            _row_bands(canvas, pit)
    canvas.stroke(path, GOLD, 2.0)
    for count in range(ROWS * BURIAL_COLUMNS):
        draw_burial_cell(canvas, site_burial_cell(count))


def _frieze(canvas: Canvas, pit: Box) -> None:
    canvas.box(pit.x, pit.y, pit.w, BURIAL_FRIEZE, _FRIEZE, 0.92)
    for index in range(9):
        canvas.fill(star(pit.x + 14 + index * 20, pit.y + 14, 5, 5, 0.4), _STAR)
    canvas.box(pit.x, pit.y + BURIAL_FRIEZE, pit.w, 3, GOLD)


def _row_bands(canvas: Canvas, pit: Box) -> None:
    """Frame and tint each row: on side B a row is counted for itself."""
    for row, tint in enumerate(_ROW_TINTS):
        cell = site_burial_cell(row)
        band = rounded(pit.x + 3, cell.y - 5, pit.w - 6, cell.h + 17, 5)
        canvas.fill(band, tint, 0.30)
        canvas.stroke(band, lighter(tint, 0.4), 1.2, 0.7)


def draw_burial_cell(canvas: Canvas, box: Box) -> None:
    """Paint one free niche of the chamber."""
    niche = rounded(box.x, box.y, box.w, box.h, 4)
    canvas.fill(niche, "#1A120A", 0.30)
    canvas.stroke(niche, _CELL_LINE, 1.0, 0.25)


def next_niche(edge: float) -> Picture:
    """Return the mark of the niche the next stone goes to, its corner at (0, 0)."""

    def draw(canvas: Canvas) -> None:
        canvas.stroke(rounded(0, 0, edge, edge, 4), LAMP_INK, 1.4, 0.85, dash=(3, 3))
        draw_icon(canvas, "down", edge / 2, edge / 2, edge * 0.62, LAMP_INK, 2.4)

    return Picture("imhotep niche", (edge,), Box(0, 0, edge, edge).grown(2), draw)


def chamber(columns: int) -> Picture:
    """Return the chamber's niches once it holds more than it shows at first: a pit with smaller ones, to lie over
    the printed one.  Its corner is the slab's.
    """
    pit = BURIAL_PIT

    def draw(canvas: Canvas) -> None:
        colours, top = shades(canvas.theme), pit.y + BURIAL_FRIEZE + 4
        inside = rounded(pit.x + 2, top, pit.w - 4, pit.h - BURIAL_FRIEZE - 6, 5)
        canvas.fill(inside, linear(0, top, 0, pit.y + pit.h, (0, colours.pit_top), (1, colours.pit_foot)))
        canvas.inner_shadow(inside, 6.0, 1.0, 3.0, 0.6)
        for count in range(ROWS * columns):
            draw_burial_cell(canvas, site_burial_cell(count, columns))

    return Picture("imhotep chamber", (columns,), pit, draw)


# ---------------------------------------------------------------- Obelisks


def draw_obelisks(canvas: Canvas, players: Sequence[Player], *, side_b: bool) -> None:
    """Paint a pedestal for each player under a faint obelisk; on side B the row of towers with its values."""
    colours = shades(canvas.theme)
    if side_b:
        _tower_row(canvas, colours)
    edge = WAITING_STONE if side_b else OBELISK_STONE
    floor = WAITING_FLOOR_Y if side_b else OBELISK_FLOOR_Y
    for seat, player in enumerate(players):
        cx = site_obelisk_centre(seat, len(players))
        _pedestal(canvas, cx - edge / 2 - 4, floor - 4, edge + 8, edge + 22, colours)
        if not side_b:
            _silhouette(canvas, cx, 15, OBELISK_TIP_Y, floor + 4)
        draw_chip(canvas, player, cx, floor + edge / 2, 9)


def _pedestal(canvas: Canvas, x: float, y: float, w: float, h: float, colours: Shades) -> None:
    path = rounded(x, y, w, h, 5)
    canvas.fill(path, colours.pedestal)
    canvas.stroke(path, colours.slab_edge, 1.0)
    canvas.inner_shadow(path, 3.0, 1.0, 1.0, 0.3)


def _silhouette(canvas: Canvas, cx: float, half: float, tip: float, foot: float) -> None:
    waist = half * 0.67
    ghost = polygon(
        [(cx - half, foot), (cx - waist, tip + 16), (cx, tip), (cx + waist, tip + 16), (cx + half, foot)]
    )
    tint = SITE_COLOUR[Site.OBELISKS]
    paint = lighter(tint, 0.25) if canvas.theme.dark else tint
    canvas.fill(ghost, paint, 0.13)
    canvas.stroke(ghost, paint, 1.0, 0.35, dash=(3, 3))


def _tower_row(canvas: Canvas, colours: Shades) -> None:
    first, last = site_tower_stone(0, 0), site_tower_stone(len(OBELISKS_B) - 1, 0)
    plinth_x, plinth_w = first.x - 4, last.x + last.w - first.x + 8
    for tower in range(len(OBELISKS_B)):
        box = site_tower_stone(tower, 0)
        _silhouette(canvas, box.x + box.w / 2, box.w * 0.42, 64, TOWER_FLOOR_Y + 4)
    _pedestal(canvas, plinth_x, TOWER_FLOOR_Y - 3, plinth_w, TOWER_STONE + 18, colours)
    for tower, points in enumerate(OBELISKS_B):
        box = site_tower_stone(tower, 0)
        well = rounded(box.x + 1, box.y + 1, box.w - 2, box.h + 4, 3)
        canvas.fill(well, darker(colours.slab_edge, 0.35), 0.35)
        canvas.inner_shadow(well, 2.0, 1.0, 1.0, 0.35)
        words = QRectF(box.x - 4, TOWER_FLOOR_Y + TOWER_STONE + 17, box.w + 8, 18)
        canvas.text(words, str(points), 14, colours.slab_ink, 700)
