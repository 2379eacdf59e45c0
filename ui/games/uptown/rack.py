"""The dock below the board: the own rack, or with two colours both, and the supplies that fill them up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player, Sentence, say
from engine.games.uptown.tiles import (
    CELL_NAMES,
    CELLS,
    RACK,
    SIDE,
    SUPPLY,
    TILE,
    TILE_NAMES,
    WILD,
)
from ui.board.layout import Area, Piece, Place
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import SHELVES, TILES, Lay, tile_body
from ui.games.uptown.paint_rack import dock_heading, dock_words, pile_count, shelf_back, shelf_front
from ui.games.uptown.paint_tile import FIGURES, tile_back
from ui.games.uptown.words import Name, Print, Tip, Zone
from ui.paint.picture import Box

_MOST_LAYERS = 3
_LAYER = 8
"""One more layer of the pile for each of so many tiles."""
_HEADING_Y = 12.0


def rack_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    colours = lay.seen.colours_of(lay.own)
    yield _heading(lay, len(colours))
    yield from _words(lay, colours)
    for index, colour in enumerate(colours):
        yield from _shelf(lay, colour, index, len(colours))
        yield from _tiles(lay, colour, index, len(colours))
        yield from _pile(lay, colour, index, len(colours))


def rack_places(lay: Lay) -> Iterator[Place]:
    """Yield racks and supplies."""
    colours, zone = lay.seen.colours_of(lay.own), lay.say(Zone.RACK)
    for index, colour in enumerate(colours):
        shelf = at.shelf(index, len(colours), lay.sight.dock_width)
        room = Box(shelf.x, at.RACK_TOP - 6, shelf.w, shelf.y + shelf.h - at.RACK_TOP + 6)
        yield Place(RACK + colour, room, _rack_name(lay, colour), zone, Area.DOCK, 8, dims=False)
        pile = at.supply_pile(index, len(colours), lay.sight.dock_width)
        yield Place(SUPPLY + colour, pile, _supply_name(lay, colour), zone, Area.DOCK, 6, dims=False)


def _rack_name(lay: Lay, colour: int) -> str:
    n = lay.seen.on_rack(colour)
    if lay.sight.seat < 0:
        return lay.say(Name.HIDDEN_RACK, who=Player(lay.own), n=n)
    if lay.seen.colours == lay.seen.players:
        return lay.say(Name.RACK, n=n)
    return lay.say(Name.RACK_OF_COLOUR, colour=lay.seen.colour_name(colour), n=n)


def _supply_name(lay: Lay, colour: int) -> str:
    n, tiles = lay.seen.supply(colour), lay.all_called(lay.seen.unused(colour))
    return lay.say(Name.SUPPLY, n=n, tiles=tiles) if n else lay.say(Name.SUPPLY_EMPTY, tiles=tiles)


# ---------------------------------------------------------------- words


def _heading(lay: Lay, racks: int) -> Piece:
    if not lay.sight.owns(lay.own):
        words = lay.say(Print.RACK, who=Player(lay.own))
    else:
        words = lay.say(Print.YOUR_RACK if racks == 1 else Print.YOUR_RACKS)
    picture = dock_heading(lay.heading(words), at.rack_words(racks).w + 40)
    return lay.label("dock heading", picture, at.TEXT_LEFT, _HEADING_Y, Area.DOCK)


def _words(lay: Lay, colours: range) -> Iterator[Piece]:
    box = at.rack_words(len(colours))
    if len(colours) == 1:
        n = lay.seen.supply(colours[0])
        first = lay.say(Print.SUPPLY, n=n) if n else lay.say(Print.SUPPLY_EMPTY)
        if not lay.fits(first, box.w, 15, 500, Area.DOCK):
            first = str(n)
        then = lay.say(Print.DRAW if n else Print.LAST)
        yield lay.label("dock words", dock_words(first, then, box), box.x, box.y, Area.DOCK)
        if lay.seen.to_move >= 0:
            keys = at.key_words(lay.sight.dock_width)
            picture = dock_words("", lay.say(Print.KEYS), keys)
            yield lay.label("key words", picture, keys.x, keys.y, Area.DOCK)
    else:
        picture = dock_words("", lay.say(Print.EITHER), box)
        yield lay.label("dock words", picture, box.x, box.y, Area.DOCK)


# ---------------------------------------------------------------- shelf, tiles, supply


def _shelf(lay: Lay, colour: int, index: int, racks: int) -> Iterator[Piece]:
    box = at.shelf(index, racks, lay.sight.dock_width)
    closed = racks > 1 and lay.seen.is_closed(colour)
    front = shelf_front(box.w, lay.say(Print.CLOSED) if closed else "")
    body = Box(0, 0, box.w, box.h)
    yield Piece(f"shelf {colour}", shelf_back(box.w), box.x, box.y, body, area=Area.DOCK)
    y = box.y + at.SHELF_FRONT
    yield Piece(f"front {colour}", front, box.x, y, front.box, area=Area.DOCK, level=SHELVES)


def _tiles(lay: Lay, colour: int, index: int, racks: int) -> Iterator[Piece]:
    seen = lay.seen.rack(colour)
    if not seen:
        for slot in range(lay.seen.on_rack(colour)):
            face = at.rack_slot(slot, index, racks, lay.sight.dock_width)
            back = tile_back(lay.looks[colour], face.w)
            key = f"hidden {colour}.{slot}"
            yield Piece(key, back, face.x, face.y, tile_body(face.w), area=Area.DOCK, level=TILES + slot)
    for slot, piece in enumerate(seen):
        if piece:
            face = at.rack_slot(slot, index, racks, lay.sight.dock_width)
            tip = lay.sight.voice.speak(_goes(piece))
            lying = lay.tile(piece, face, RACK + colour, TILES + slot, tip, Area.DOCK)
            yield replace(
                lying,
                loose=lay.sight.seat >= 0,
                name=lay.say(Name.RACK_TILE, tile=lay.seen.called(piece)),
                zone=lay.say(Zone.RACK),
                letter=_letter(piece),
                hand_scale=at.TILE * lay.sight.board_scale / (face.w * lay.sight.dock_scale),
                barred=_barred(lay, piece),
            )


def _letter(piece: int) -> str:
    """Return the key that picks a tile up: what is written on it; symbols have none."""
    tile = TILE[piece]
    if tile == WILD:
        return "$"
    return FIGURES[tile] if tile < len(FIGURES) else ""


def _goes(piece: int) -> Sentence:
    """Say where a tile goes (rules 1.3)."""
    name, cells = TILE_NAMES[TILE[piece]], CELLS[piece]
    match TILE[piece] // SIDE:
        case 0:
            return say(Tip.COLUMN, tile=name)
        case 1:
            return say(Tip.ROW, tile=name)
        case 2:
            return say(Tip.BLOCK, tile=name, first=CELL_NAMES[cells[0]], last=CELL_NAMES[cells[-1]])
    return say(Tip.ANY)


def _barred(lay: Lay, piece: int) -> tuple[int, ...]:
    """Return the cells of a tile on which another player's tile is protected: they show a lock."""
    lying, protected = dict(lay.seen.lying()), lay.seen.protected()
    return tuple(
        cell for cell in CELLS[piece] if cell in protected and lay.seen.owner(lying[cell]) != lay.own
    )


def _pile(lay: Lay, colour: int, index: int, racks: int) -> Iterator[Piece]:
    n = lay.seen.supply(colour)
    box = at.supply_pile(index, racks, lay.sight.dock_width)
    if n:
        layers = min(_MOST_LAYERS, -(-n // _LAYER))
        back = tile_back(lay.looks[colour], box.w, layers)
        yield Piece(
            f"supply {colour}", back, box.x, box.y, tile_body(box.w), place=SUPPLY + colour, area=Area.DOCK
        )
    if racks > 1:
        picture = pile_count(n, box.w)
        yield lay.label(f"count {colour}", picture, box.x, box.y + box.h + 14, Area.DOCK)
