"""The stacks of both sides in the dock: what is still to come is known to everybody, in which order to nobody."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, Player
from engine.games.agamemnon.names import tile_name
from engine.games.agamemnon.tiles import ORACLE, ORACLE_NAMES, ORACLE_STACKS, SIDE_NAMES, STACK, tile_of
from ui.board.layout import Area, Piece, Place
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import TILES, Lay
from ui.games.agamemnon.paint_tile import tile
from ui.games.agamemnon.words import Name, Print, Zone


def stack_places(lay: Lay, side: int) -> Iterator[Place]:
    """Yield the stack of a side, with the Oracle its three."""
    zone, (left, radius) = lay.say(Zone.STACKS), _stack_at(lay, side)
    if lay.seen.draw == "oracle":
        for kind in range(len(ORACLE_STACKS)):
            box, name = at.oracle_box(kind, left, radius), _oracle_name(lay, side, kind)
            yield Place(ORACLE + 3 * side + kind, box, name, zone, Area.DOCK, 8, dims=False)
    else:
        box, name = at.stack_box(left, radius), _stack_name(lay, side)
        yield Place(STACK + side, box, name, zone, Area.DOCK, 10, dims=False)


def _stack_at(lay: Lay, side: int) -> tuple[float, float]:
    """Return where a stack begins and how large its tiles are."""
    own, defy = side == lay.own, lay.seen.defy
    return at.stack_left(own, defy, lay.sight.dock_width), at.OPEN_TILE if own and defy else at.STACK_TILE


def _stack_name(lay: Lay, side: int) -> str:
    stack = lay.seen.stack(side)
    if not stack:
        return lay.say(Name.STACK_EMPTY, side=SIDE_NAMES[side])
    return lay.say(Name.STACK, side=SIDE_NAMES[side], tiles=Many(tuple(map(tile_name, stack))))


def _oracle_name(lay: Lay, side: int, kind: int) -> str:
    n = sum(tile_of(piece) in ORACLE_STACKS[kind] for piece in lay.seen.stack(side))
    return lay.say(Name.ORACLE, side=SIDE_NAMES[side], stack=ORACLE_NAMES[kind], n=n)


def stack_pieces(lay: Lay, side: int) -> Iterator[Piece]:
    """Yield a stack under its heading; tiles that have left it are faded."""
    left, radius = _stack_at(lay, side)
    own, defy, short = lay.sight.owns(side), lay.seen.defy, ""
    if own:
        title = lay.say(Print.STACK_OPEN if defy else Print.STACK)
    else:
        title, short = lay.say(Print.STACK_OF, who=Player(side)), lay.sight.voice.name_of(side)
    count = lay.say(Print.LEFT_OPEN if defy else Print.LEFT, n=len(lay.seen.stack(side)))
    yield lay.heading(f"stack heading {side}", title, left, at.stack_width(radius), count, short)
    for piece, copy, is_there in lay.seen.set_of(side):
        yield _stack_tile(lay, side, piece, copy, is_there)


def _stack_tile(lay: Lay, side: int, piece: int, copy: int, is_there: bool) -> Piece:
    left, radius = _stack_at(lay, side)
    x, y = at.stack_spot(tile_of(piece), copy, left, radius)
    key = f"stack {piece}.{copy}"
    if not is_there:
        body = at.around(0, 0, radius)
        return Piece(key, tile(piece, radius, faded=True), x, y, body, area=Area.DOCK, level=TILES)
    loose = lay.seen.defy and lay.deciding and side == lay.own and lay.seen.warp < 0
    return lay.tile(
        key,
        piece,
        x,
        y,
        radius,
        _stack_place(lay, side, piece),
        zone=lay.say(Zone.STACKS),
        area=Area.DOCK,
        loose=loose,
    )


def _stack_place(lay: Lay, side: int, piece: int) -> int:
    if lay.seen.draw != "oracle":
        return STACK + side
    return ORACLE + 3 * side + next(k for k, tiles in enumerate(ORACLE_STACKS) if tile_of(piece) in tiles)
