"""The whole background of Imhotep as one picture: panorama, five slabs with their print, the harbour's name.

Everything here stays the same for a whole match; what changes is laid over it as pieces.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from engine.games.imhotep.components import Site
from ui.games.imhotep.geometry import QUAY_Y, site_box
from ui.games.imhotep.paint_buildings import draw_market, draw_pyramids, draw_temple
from ui.games.imhotep.paint_cloth import draw_panorama
from ui.games.imhotep.paint_monuments import draw_burial, draw_obelisks
from ui.games.imhotep.paint_slab import SitePrint, draw_slab
from ui.games.imhotep.shades import shades
from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture
from ui.theme.players import Player

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_HARBOUR_WORDS = QRectF(24, QUAY_Y + 128, 240, 20)


@dataclass(frozen=True, slots=True)
class BoardPrint:
    """What is printed on the board of one match.

    `sides_b` says for each site whether its side B is up, `width` is the Temple's number of columns, `sites` the
    words of each slab, `harbour` the name of the harbour, all in the language of the table.
    """

    sides_b: tuple[bool, ...]
    width: int
    players: tuple[Player, ...]
    sites: tuple[SitePrint, ...]
    harbour: str


def board_picture(visible: Box, printed: BoardPrint) -> Picture:
    """Return cloth and board for the part of the table that is visible, in board units."""

    def draw(canvas: Canvas) -> None:
        draw_panorama(canvas, visible)
        for site in Site:
            box = site_box(site)
            with canvas.at(box.x, box.y):
                draw_slab(canvas, site, printed.sites[site])
                _draw_print(canvas, site, printed)
        canvas.text(
            _HARBOUR_WORDS, printed.harbour, 12, shades(canvas.theme).river_ink, 700, _LEFT, alpha=0.9
        )

    return Picture("imhotep board", (visible, printed), visible, draw, opaque=True)


def _draw_print(canvas: Canvas, site: Site, printed: BoardPrint) -> None:
    side_b = printed.sides_b[site]
    match site:
        case Site.MARKET:
            draw_market(canvas, side_b=side_b)
        case Site.PYRAMIDS:
            draw_pyramids(canvas, side_b=side_b)
        case Site.TEMPLE:
            draw_temple(canvas, printed.width, side_b=side_b)
        case Site.BURIAL:
            draw_burial(canvas, side_b=side_b)
        case Site.OBELISKS:
            draw_obelisks(canvas, printed.players, side_b=side_b)
