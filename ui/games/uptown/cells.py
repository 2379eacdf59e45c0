"""The board: tiles on their cells, bridges that fuse groups into one body, and the cells as places."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, Player
from engine.games.uptown.tiles import (
    ALL_CELLS,
    BITS,
    CELL_NAMES,
    LETTERS,
    NUMBERS,
    ROW,
    SYMBOL_WORDS,
    TILE_NAMES,
    WILD,
    block_of,
)
from ui.board.layout import Piece, Place
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import BRIDGES, Lay
from ui.games.uptown.paint_tile import bridge
from ui.games.uptown.words import Name, Tip, Zone
from ui.paint.picture import Box

_PLACE_RADIUS = 8.0


def cell_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield bridges and tiles of the board."""
    for colour, board in enumerate(lay.seen.boards()):
        yield from _bridges(lay, colour, board)
    for cell, piece in lay.seen.lying():
        yield lay.tile(piece, at.tile_on(cell), cell)


def _bridges(lay: Lay, colour: int, board: int) -> Iterator[Piece]:
    player = lay.looks[colour]
    across, down = bridge(player, down=False), bridge(player, down=True)
    for cell in ALL_CELLS:
        if board & BITS[cell]:
            if board >> cell + 1 & 1:
                box = at.bridge_right(cell)
                yield Piece(f"bridge {cell} {cell + 1}", across, box.x, box.y, _body(box), level=BRIDGES)
            if board >> cell + ROW & 1:
                box = at.bridge_down(cell)
                yield Piece(f"bridge {cell} {cell + ROW}", down, box.x, box.y, _body(box), level=BRIDGES)


def _body(box: Box) -> Box:
    return Box(0, 0, box.w, box.h)


def cell_places(lay: Lay) -> Iterator[Place]:
    """Yield the 81 cells."""
    lying, protected = dict(lay.seen.lying()), lay.seen.protected()
    zone = lay.say(Zone.BOARD)
    for cell in ALL_CELLS:
        name = _name(lay, cell, lying.get(cell, 0), cell in protected)
        tip = "" if cell in lying else lay.say(Tip.CELL, cell=CELL_NAMES[cell], tiles=_welcome(cell))
        yield Place(cell, at.cell_box(cell), name, zone, radius=_PLACE_RADIUS, tip=tip)


def _name(lay: Lay, cell: int, piece: int, protected: bool) -> str:
    if not piece:
        return lay.say(Name.EMPTY, cell=CELL_NAMES[cell])
    words = Name.TILE_PROTECTED if protected else Name.TILE
    owner = Player(lay.seen.owner(piece))
    return lay.say(words, cell=CELL_NAMES[cell], who=owner, tile=lay.seen.called(piece))


def _welcome(cell: int) -> Many:
    """Return the four tiles that go on a cell (rules 1.3)."""
    row, column = divmod(cell, ROW)
    return Many((NUMBERS[column - 1], LETTERS[row - 1], SYMBOL_WORDS[block_of(cell)], TILE_NAMES[WILD]))
