"""Estates on the board: the large one in the middle, its free cells, and the small ones of the rivals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Many, Part, Player, say
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.names import SIDES, TERRAIN_WORDS, picture_of, where
from engine.games.isle_of_skye.places import CASTLE, CORNERS, HOME, estate_place
from ui.board.layout import Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import GROUND, LABELS, Lay, tile_key
from ui.games.isle_of_skye.paint_cells import needs
from ui.games.isle_of_skye.paint_market import banner
from ui.games.isle_of_skye.words import Name, Print, Zone
from ui.paint.picture import Box

_LETTERS = "-PMW"


def frame_of(lay: Lay) -> at.Frame:
    """Return how the cells of the estate that is shown lie: below its banner when it is visited; when the game is over
    without room for more tiles.
    """
    estate, over = lay.seen.estate(lay.shown), lay.seen.phase == "over"
    if over:
        return at.estate_frame(estate.cells, lay.estate_room.grown(-16))
    return at.estate_frame([*estate.cells, *estate.frontier], lay.estate_room)


# ---------------------------------------------------------------- the large estate


def estate_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the estate in the middle, with what its free cells need."""
    seat = lay.shown
    estate, over = lay.seen.estate(seat), lay.seen.phase == "over"
    frame = frame_of(lay)
    if not over:
        for cell in estate.frontier:
            box = frame.cell(cell)
            picture = needs(box.w, _needed(estate, cell))
            yield Piece(f"needs {seat}.{cell}", picture, box.x, box.y, picture.box, level=GROUND)
    yield from _laid(lay, seat, estate, frame, "")
    if seat != lay.own:
        words = lay.say(Print.ESTATE_OF, who=Player(seat))
        picture = banner(at.BANNER.w, at.BANNER.h, lay.colour(seat), words)
        yield lay.label("banner", picture, at.BANNER.x, at.BANNER.y)


def _laid(lay: Lay, seat: int, estate: Estate, frame: at.Frame, small: str) -> Iterator[Piece]:
    """Yield the tiles of an estate from the north, so that lower edges lie over what is behind."""
    order = sorted(range(len(estate.codes)), key=lambda number: frame.cell(estate.cells[number]).y)
    for level, number in enumerate(order):
        code, cell = estate.codes[number], estate.cells[number]
        key = f"castle {seat}" if code >> 2 == CASTLE else tile_key(code >> 2)
        place = estate_place(seat, cell, code & 3)
        piece = lay.tile(small + key, code >> 2, frame.cell(cell), place, rotation=code & 3, owner=seat)
        tip = lay.tile_tip(code >> 2) if small and code >> 2 != CASTLE else ""
        yield replace(piece, level=piece.level + level, tip=tip)


def _needed(estate: Estate, cell: int) -> str:
    pattern = estate.needs[cell]
    return "".join(_LETTERS[pattern >> 2 * side & 3] for side in range(4))


def estate_places(lay: Lay) -> Iterator[Place]:
    """Yield the cells of the estate in the middle: laid, free, and while building those that touch only a corner."""
    seat, estate = lay.shown, lay.seen.estate(lay.shown)
    over = lay.seen.phase == "over"
    frame = frame_of(lay)
    for cell in () if over else estate.frontier:
        parts: list[Part] = [
            say(Name.NEED, terrain=TERRAIN_WORDS[estate.needs[cell] >> 2 * side & 3], side=word)
            for side, word in enumerate(SIDES)
            if estate.needs[cell] >> 2 * side & 3
        ]
        name = lay.say(Name.EMPTY, where=where(cell), needs=Many(tuple(parts)))
        yield _cell(lay, seat, cell, frame, name)
    for code, cell in zip(estate.codes, estate.cells, strict=True):
        yield _cell(lay, seat, cell, frame, _laid_name(lay, seat, code, cell))
    if lay.deciding and lay.seen.phase == "build":
        for cell in _corners(estate):
            yield _cell(lay, seat, cell, frame, lay.say(Name.CORNER, where=where(cell)))


def _laid_name(lay: Lay, seat: int, code: int, cell: int) -> str:
    if cell == HOME:
        return lay.say(Name.CASTLE, who=Player(seat))
    return lay.say(Name.LAID, where=where(cell), tile=picture_of(code >> 2))


def _cell(lay: Lay, seat: int, cell: int, frame: at.Frame, name: str) -> Place:
    inset = at.CELL_INSET * frame.edge / at.MOST_CELL
    box = frame.cell(cell).grown(-inset)
    zone = lay.zone(Zone.ESTATE)
    return Place(estate_place(seat, cell), box, name, zone, radius=at.CELL_RADIUS, dims=False)


def _corners(estate: Estate) -> list[int]:
    """Return the empty cells that touch the estate at a corner only."""
    near = {cell + corner for cell in estate.cells for corner in CORNERS}
    return sorted(cell for cell in near if not estate.at[cell] and not estate.needs[cell])


# ---------------------------------------------------------------- small estates


def small_estate(lay: Lay, seat: int, room: Box, panel: Box) -> Iterator[Piece]:
    """Yield a rival's estate and the tiles it still has to lay, small, in a room of its panel."""
    estate, stock, crowded = lay.seen.estate(seat), lay.seen.stock(seat), at.is_crowded(panel)
    column = at.stock_column(room)
    wide = column.x - room.x if stock and not crowded else room.w
    inner = Box(room.x, room.y, wide, room.h).grown(-6)
    frame = at.frame_of(estate.cells, inner, at.MOST_SMALL_CELL)
    yield from _laid(lay, seat, estate, frame, "small ")
    for number, tile in enumerate(stock):
        box = at.head_tile(panel, number, len(stock)) if crowded else at.to_lay(column, number, len(stock))
        piece = lay.tile(tile_key(tile), tile, box, lay.stock_place(seat), owner=seat)
        yield replace(piece, level=LABELS + number, tip=lay.tile_tip(tile))
