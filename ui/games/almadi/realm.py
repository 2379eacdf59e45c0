"""Central board and the realm beside it: landscapes, free cells, lasting seals, start tiles to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player, say
from engine.games.almadi.names import cell_name, landscape_name, start_name
from engine.games.almadi.places import (
    HOME,
    OFFER,
    SLOT,
    SLOT_ROW,
    START,
    cell_at,
    point_of,
    realm_place,
)
from ui.board.layout import Piece, Place
from ui.games.almadi.lay import GROUND, LABELS, TILES, Lay
from ui.games.almadi.paint_cloth import ground, home_hollow
from ui.games.almadi.paint_effects import SEAL_RADIUS, seal
from ui.games.almadi.paint_things import laid_mosaic
from ui.games.almadi.paint_tile import start_tile
from ui.games.almadi.seen import contacts, palaces
from ui.games.almadi.words import Name, Zone
from ui.paint.picture import Box

_LASTING = (1, 2)
"""Sides E and S: every contact is met once."""


def board_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the central board and the realm that is shown."""
    yield lay.label("ground", ground(lay.frame), 0, 0, level=GROUND)
    for slot, piece in enumerate(lay.seen.slots):
        if piece:
            name = lay.say(Name.CENTRAL, row=SLOT_ROW[slot], tile=landscape_name(piece))
            box = lay.frame.slot(slot)
            yield lay.tile(piece, box, SLOT + slot, name, Zone.CENTRAL, loose=lay.hands_on)
    yield from _realm(lay)
    if lay.seen.ask == "start":
        yield from _offered(lay)


def _realm(lay: Lay) -> Iterator[Piece]:
    seat = lay.shown
    home = lay.frame.home
    if lay.seen.start(seat) < 0:
        yield lay.label("home hollow", home_hollow(home.w, home.h), home.x, home.y, level=GROUND)
    else:
        yield _start(lay, lay.seen.start(seat), home, HOME + seat, loose=False)
    loose, (moved, came_from) = lay.hands_on and seat == lay.own, lay.seen.came_from()
    for cell, piece in sorted(lay.seen.laid(seat).items(), key=lambda laid: point_of(laid[0])):
        name = lay.described(piece, cell_name(cell))
        tile = lay.tile(piece, lay.frame.tile(cell), realm_place(seat, cell), name, Zone.REALM, loose=loose)
        back = (realm_place(seat, came_from),) if loose and piece == moved else ()
        yield replace(tile, level=TILES + point_of(cell)[0], barred=back)
    yield from _seals(lay)
    if lay.seen.to_move < 0:
        yield from _laid_mosaics(lay)


def _laid_mosaics(lay: Lay) -> Iterator[Piece]:
    """Yield at the end what every palace is worth; the mosaic cards lie on those of the highest worth (10.3)."""
    left = lay.seen["mosaics"][lay.shown]
    for number, (cell, worth) in enumerate(palaces(lay.seen.lying(lay.shown)).items()):
        if worth:
            box = lay.frame.tile(cell)
            picture = laid_mosaic(worth, box.w, doubled=number < left)
            yield lay.label(f"worth {cell}", picture, box.x, box.y, level=TILES + 12)


def _seals(lay: Lay) -> Iterator[Piece]:
    """Yield a seal on every contact with active jars."""
    lying, radius = lay.seen.lying(lay.shown), SEAL_RADIUS * lay.frame.pitch
    for cell, piece in lying.items():
        box = lay.frame.cell(cell)
        for side, effect in contacts(lying, piece, cell):
            if side in _LASTING and effect.startswith("jar"):
                x, y = (
                    (box.x + box.w - 1, box.y + box.h / 2)
                    if side == 1
                    else (box.x + box.w / 2, box.y + box.h - 1)
                )
                yield lay.label(f"seal {cell} {side}", seal(effect, radius), x, y, level=TILES + 10)


def _start(lay: Lay, start: int, box: Box, place: int, *, loose: bool) -> Piece:
    return Piece(
        f"start {start}",
        start_tile(start, box.w, lay.frame.pitch),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=START + start,
        place=place,
        loose=loose,
        name=lay.speak(start_name(start)),
        zone=lay.zone(Zone.REALM),
        level=TILES,
        radius=8,
    )


def _offered(lay: Lay) -> Iterator[Piece]:
    """Yield the start tiles that are left to choose."""
    for number, start in enumerate(lay.seen.free_starts()):
        box = lay.frame.offered(number)
        yield replace(_start(lay, start, box, OFFER, loose=lay.hands_on), level=LABELS)


# ---------------------------------------------------------------- places


def board_places(lay: Lay) -> Iterator[Place]:
    """Yield the slots of the central board, the start tile and the cells of the realm."""
    for slot, piece in enumerate(lay.seen.slots):
        row = SLOT_ROW[slot]
        name = (
            lay.say(Name.CENTRAL, row=row, tile=landscape_name(piece))
            if piece
            else lay.say(Name.EMPTY_SLOT, row=row)
        )
        yield Place(SLOT + slot, lay.frame.slot(slot), name, lay.zone(Zone.CENTRAL), dims=False)
    name = lay.say(Name.HOME, who=Player(lay.shown))
    yield Place(HOME + lay.shown, lay.frame.home, name, lay.zone(Zone.REALM), radius=8)
    if lay.seen.ask not in ("start", "keep"):
        yield from _cells(lay)


def _cells(lay: Lay) -> Iterator[Place]:
    lying = lay.seen.laid(lay.shown)
    for row in lay.frame.rows:
        for column in range(1, lay.frame.columns):
            cell = cell_at(row, column)
            piece = lying.get(cell, 0)
            where = cell_name(cell)
            name = lay.speak(say(Name.EMPTY, cell=where)) if not piece else lay.described(piece, where)
            box = lay.frame.tile(cell).grown(-2)
            yield Place(realm_place(lay.shown, cell), box, name, lay.zone(Zone.REALM), radius=7, dims=False)
