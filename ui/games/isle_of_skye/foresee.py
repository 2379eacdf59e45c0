"""What is shown on the board while a tile is held over a cell: which edges match, which roads join, what A to D would pay.

The marks are on the neighbours, just beyond the seams, so that the held tile does not hide them. Whether a drop is legal
is the engine's business: a mark only says what meets at an edge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import STEP, TILES, estate_parts
from engine.games.isle_of_skye.tiles import ROADS, TERRAINS
from ui.board.layout import NOTHING_ELSE, Meanwhile, Piece
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.estates import frame_of
from ui.games.isle_of_skye.forecast import changes, with_tile
from ui.games.isle_of_skye.lay import Lay
from ui.games.isle_of_skye.paint_cells import Seam, new_value, seam
from ui.paint.picture import Picture

_OUT = ((0, -1), (1, 0), (0, 1), (-1, 0))
_BEYOND = 0.165
"""How far beyond a seam its mark is, as a share of a cell's edge."""


def foreseer(lay: Lay) -> Callable[[Piece, int], Meanwhile]:
    """Return what says what is shown while a piece is held over a place."""

    def meanwhile(held: Piece, target: int) -> Meanwhile:
        parts = estate_parts(target)
        if not 0 < held.number <= TILES or parts is None or parts[0] != lay.own or lay.shown != lay.own:
            return NOTHING_ELSE
        estate, cell = lay.seen.estate(lay.own), parts[1]
        code = held.number << 2 | held.turn
        if cell not in estate.frontier:
            return NOTHING_ELSE
        labels = list(_seams(lay, estate, code, cell))
        if estate.is_legal(held.number, cell << 2 | held.turn):
            labels += _values(lay, with_tile(estate, held.number, cell, held.turn))
        return Meanwhile(labels=tuple(labels))

    return meanwhile


def meetings(estate: Estate, code: int, cell: int) -> Iterator[tuple[int, Seam]]:
    """Yield side and what meets there, for every side of a cell that has a neighbour."""
    for side, step in enumerate(STEP):
        number = estate.at[cell + step] - 1
        if number < 0:
            continue
        other, facing = estate.codes[number], (side + 2) % 4
        roads = bool(ROADS[code][side]), bool(ROADS[other][facing])
        fits = TERRAINS[code][side] == TERRAINS[other][facing]
        yield side, (Seam.ROAD if all(roads) else Seam.FITS) if fits else Seam.CLASHES


def _seams(lay: Lay, estate: Estate, code: int, cell: int) -> Iterator[Piece]:
    frame = frame_of(lay)
    box = frame.cell(cell)
    x, y = box.x + box.w / 2, box.y + box.h / 2
    for side, meeting in meetings(estate, code, cell):
        across, down = _OUT[side]
        reach = box.w * (0.5 + _BEYOND)
        yield _label(f"seam {side}", seam(meeting, frame.edge), x + across * reach, y + down * reach)


def _values(lay: Lay, after: Estate) -> Iterator[Piece]:
    """Yield what every scoring tile that changes would pay, on its plaque."""
    for slot, old, new in changes(lay.seen, lay.own, after):
        box = at.new_value(slot)
        yield _label(f"value {slot}", new_value(box.w, box.h, old, new), box.x, box.y)


def _label(key: str, picture: Picture, x: float, y: float) -> Piece:
    return Piece(key, picture, x, y, picture.box)
