"""The dock: the tiles turned over, both stacks as everybody may know them, and what the three kinds are about."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, Player
from engine.games.agamemnon.board import FORCE, LEADERSHIP, STRENGTH
from engine.games.agamemnon.names import tile_name
from engine.games.agamemnon.tiles import (
    LEADERS,
    ORACLE,
    ORACLE_NAMES,
    ORACLE_STACKS,
    RANKS,
    SIDE_NAMES,
    SIDES,
    SPEARS,
    STACK,
    TURNED,
    WARP,
    tile_of,
)
from ui.board.layout import Area, Piece, Place
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon.lay import TILES, Lay
from ui.games.agamemnon.paint_dock import empty_slot, hairline, heading, words_in
from ui.games.agamemnon.paint_string import Weave, string
from ui.games.agamemnon.paint_tile import tile
from ui.games.agamemnon.words import Name, Print, Zone
from ui.paint.picture import Box

_LEGEND = ((STRENGTH, Print.STRENGTH), (LEADERSHIP, Print.LEADERSHIP), (FORCE, Print.FORCE))
_SAMPLE_LENGTH, _SAMPLE_WIDTH = 40.0, 16.0
_HAIRLINE_TOP = 20.0


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield the tiles turned over and the stacks of both sides."""
    zone, stacks = lay.say(Zone.TURNED), lay.say(Zone.STACKS)
    for side in range(SIDES):
        if not lay.seen.defy:
            name = lay.say(Name.TURNED, side=SIDE_NAMES[side])
            yield Place(TURNED + side, at.turned_box(), name, zone, Area.DOCK, at.TURNED_TILE, dims=False)
        left, radius = _stack_at(lay, side)
        if lay.seen.draw == "oracle":
            for kind in range(len(ORACLE_STACKS)):
                box, name = at.oracle_box(kind, left, radius), _oracle_name(lay, side, kind)
                yield Place(ORACLE + 3 * side + kind, box, name, stacks, Area.DOCK, 8, dims=False)
        else:
            yield Place(
                STACK + side,
                at.stack_box(left, radius),
                _stack_name(lay, side),
                stacks,
                Area.DOCK,
                10,
                dims=False,
            )


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


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    if not lay.seen.defy:
        yield from _turned(lay)
    for side in range(SIDES):
        yield from _stack(lay, side)
    yield from _legend(lay)
    for index, x in enumerate(at.hairlines(lay.seen.defy, lay.sight.dock_width)):
        yield lay.label(f"hairline {index}", hairline(), x, _HAIRLINE_TOP)


def _heading(lay: Lay, key: str, words: str, left: float, width: float) -> Piece:
    return lay.label(key, heading(lay.heading(words), width), left, at.HEADING_Y)


def _turned(lay: Lay) -> Iterator[Piece]:
    """Yield the tiles of this turn, whoever's it is: they lie open."""
    side = max(0, lay.seen.to_move)
    words = lay.say(Print.TURNED) if side == lay.own else lay.say(Print.TURNED_BY, who=Player(side))
    slots = lay.seen.left - (lay.seen.warp >= 0)
    box = at.turned_words(slots, lay.sight.dock_width)
    yield _heading(lay, "turned heading", words, at.MARGIN, box.x + box.w - at.MARGIN)
    for index in range(slots):
        x, y = at.turned_slot(index)
        yield lay.label(f"slot {index}", empty_slot(), x, y)
    zone = lay.say(Zone.TURNED)
    for index, piece in enumerate(lay.seen.hand):
        x, y = at.turned_slot(index)
        yield lay.tile(
            f"turned {lay.seen.turn}.{index}",
            piece,
            x,
            y,
            at.TURNED_TILE,
            TURNED + side,
            zone=zone,
            area=Area.DOCK,
            loose=lay.deciding and lay.seen.warp < 0,
        )
    said = _beside(lay)
    yield lay.label("turned words", words_in(said, box), box.x, box.y)


def _beside(lay: Lay) -> str:
    """Say what the turned tiles are; the last one with what it does."""
    seen = lay.seen
    if seen.to_move < 0:
        return lay.say(Print.OVER)
    if seen.naming:
        return lay.say(Print.NAME_FIRST)
    if seen.warp >= 0:
        return lay.say(Print.EXCHANGE)
    if len(seen.hand) == 1 and tile_of(seen.hand[0]) >= WARP:
        return lay.tile_tip(seen.hand[0])
    return "\n".join(_called(lay, piece) for piece in seen.hand)


def _called(lay: Lay, piece: int) -> str:
    number = tile_of(piece)
    if number >= WARP:
        return lay.say(Print.WARP if number == WARP else Print.WEFT)
    if number < LEADERS:
        return lay.say(Print.LEADER, rank=RANKS[number], spears=SPEARS[number])
    return lay.say(Print.WARRIOR, spears=SPEARS[number])


def _stack(lay: Lay, side: int) -> Iterator[Piece]:
    left, radius = _stack_at(lay, side)
    own, defy = side == lay.own and lay.sight.seat >= 0, lay.seen.defy
    if own:
        title = lay.say(Print.STACK_OPEN if defy else Print.STACK)
    else:
        title = lay.say(Print.STACK_OF, who=Player(side))
    yield _heading(lay, f"stack heading {side}", title, left, at.stack_width(radius))
    for piece, copy, is_there in lay.seen.set_of(side):
        yield _stack_tile(lay, side, piece, copy, is_there)
    box, n = at.stack_words(left, radius), len(lay.seen.stack(side))
    count = lay.say(Print.LEFT_OPEN if defy else Print.LEFT, n=n)
    yield lay.label(f"stack count {side}", words_in(count, box, wrap=False), box.x, box.y)


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


def _legend(lay: Lay) -> Iterator[Piece]:
    left = at.legend_left(lay.sight.dock_width)
    yield _heading(lay, "legend heading", lay.say(Print.STRINGS), left, at.LEGEND_WIDTH - 10)
    for row, (kind, words) in enumerate(_LEGEND):
        y = at.LEGEND_TOP + row * at.LEGEND_ROW
        sample = string(Weave(kind, length=_SAMPLE_LENGTH, width=_SAMPLE_WIDTH), 0)
        yield lay.label(f"legend {kind}", sample, left + _SAMPLE_LENGTH / 2, y + at.LEGEND_ROW / 2)
        box = Box(left + _SAMPLE_LENGTH + 8, y, at.LEGEND_WIDTH - _SAMPLE_LENGTH - 22, at.LEGEND_ROW)
        yield lay.label(f"legend words {kind}", words_in(lay.say(words), box, wrap=False), box.x, box.y)
