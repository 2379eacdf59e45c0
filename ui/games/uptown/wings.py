"""The wings: what every player has captured, and which own tiles are still to come."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Many, Player
from engine.games.uptown.tiles import CAPTURED, COLOUR, OUT, PIECES, SUPPLY, TILE
from ui.board.layout import Piece, Place
from ui.games.uptown import geometry as at
from ui.games.uptown.lay import TILES, Lay, tile_body
from ui.games.uptown.paint_tile import Look
from ui.games.uptown.paint_wings import heading, legend, seat_head, wing_words
from ui.games.uptown.words import Name, Print, Tip, Zone
from ui.paint.picture import Box, Picture

_REMOVED_EDGE = 30.0


def wing_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield everything in both wings."""
    yield from _headings(lay)
    for seat in range(lay.seen.players):
        yield from _seat(lay, seat)
    colours = lay.seen.colours_of(lay.shown)
    for index, colour in enumerate(colours):
        yield from _to_come(lay, colour, index, len(colours))
    yield from _removed(lay)
    yield lay.label("legend", _legend(lay), at.LEGEND.x, at.LEGEND.y)


def wing_places(lay: Lay) -> Iterator[Place]:
    """Yield the players' rows, and where removed tiles lie when there are some."""
    zone = lay.say(Zone.WINGS)
    boards = lay.seen.boards()
    for seat in range(lay.seen.players):
        box = at.seat_row(seat, lay.seen.players)
        yield Place(CAPTURED + seat, box, _seat_name(lay, seat, boards), zone, radius=8, dims=False)
    removed = lay.seen.removed()
    if removed:
        name = lay.say(Name.OUT, tiles=lay.all_called(removed))
        yield Place(OUT, at.OUT_OF_GAME, name, zone, radius=8, dims=False)


# ---------------------------------------------------------------- left


def _headings(lay: Lay) -> Iterator[Piece]:
    yield _heading(lay, at.LEFT_WING, lay.say(Print.CAPTURED), "")
    if not lay.sight.owns(lay.shown):
        whole, short = lay.say(Print.TILES_OF, who=Player(lay.shown)), lay.sight.voice.name_of(lay.shown)
    elif lay.seen.to_move < 0:
        whole, short = lay.say(Print.LEFT_OVER), lay.say(Print.LEFT_OVER_SHORT)
    else:
        whole, short = lay.say(Print.YOUR_TILES), lay.say(Print.YOUR_TILES_SHORT)
    yield _heading(lay, at.RIGHT_WING, whole, short)


def _heading(lay: Lay, wing: Box, words: str, short: str) -> Piece:
    said = lay.heading(words)
    if short and not lay.fits(said, at.HEADING.w, 12.5, 700):
        said = lay.heading(short)
    return lay.label(f"heading {wing.x:g}", heading(said), wing.x + at.WING_PAD, wing.y + at.HEADING.y)


def _seat(lay: Lay, seat: int) -> Iterator[Piece]:
    row, pieces = at.seat_row(seat, lay.seen.players), lay.seen.captured(seat)
    looks = [lay.looks[colour] for colour in lay.seen.colours_of(seat)]
    name = lay.sight.voice.name_of(seat)
    yield lay.label(f"seat {seat}", seat_head(looks, name, len(pieces)), row.x, row.y)
    for index, piece in enumerate(pieces):
        face = at.captured(row, index, len(pieces))
        owner = Player(lay.seen.owner(piece))
        tip = lay.say(Tip.OWNER, who=owner, tile=lay.seen.called(piece))
        yield lay.tile(piece, face, CAPTURED + seat, level=TILES + index, tip=tip)
    if not pieces:
        none = wing_words(lay.say(Print.NONE_CAPTURED), row.w)
        yield lay.label(f"none {seat}", none, row.x + 2, row.y + at.CAPTURED_TOP)


def _seat_name(lay: Lay, seat: int, boards: list[int]) -> str:
    pieces = lay.seen.captured(seat)
    groups = Many(tuple(group.bit_count() for _, group in lay.seen.groups_of(seat, boards)))
    who, tiles = Player(seat), lay.all_called(pieces)
    if groups.parts and pieces:
        return lay.say(Name.SEAT, who=who, sizes=groups, tiles=tiles)
    if groups.parts:
        return lay.say(Name.SEAT_NONE, who=who, sizes=groups)
    return (
        lay.say(Name.SEAT_NO_GROUP, who=who, tiles=tiles) if pieces else lay.say(Name.SEAT_NOTHING, who=who)
    )


# ---------------------------------------------------------------- right


def _to_come(lay: Lay, colour: int, index: int, colours: int) -> Iterator[Piece]:
    """Yield the 28 tiles of a colour: used ones faint, those on a rack that may be seen with a gold frame."""
    unused, rack = set(lay.seen.unused(colour)), set(lay.seen.rack(colour))
    for piece in PIECES[colour]:
        face = at.to_come(TILE[piece], index, colours)
        look = Look.FRAMED if piece in rack else Look.PLAIN if piece in unused else Look.USED
        picture = lay.picture(piece, face.w, look)
        yield Piece(_to_come_key(piece), picture, face.x, face.y, tile_body(face.w), level=TILES)


def to_come_tray(lay: Lay) -> dict[str, tuple[int, int]]:
    """Return the keys of the tiles that are still in a supply, as far as these eyes may know, with tile and supply."""
    found = {}
    for colour in lay.seen.colours_of(lay.shown):
        rack = set(lay.seen.rack(colour))
        for piece in lay.seen.unused(colour):
            if piece not in rack:
                found[_to_come_key(piece)] = (piece, SUPPLY + colour)
    return found


def _to_come_key(piece: int) -> str:
    return f"to come {COLOUR[piece]}.{TILE[piece]}"


def _legend(lay: Lay) -> Picture:
    seen = any(lay.seen.rack(colour) for colour in lay.seen.colours_of(lay.shown))
    lines = [("frame", lay.say(Print.FRAMED))] if seen else []
    lines += [("faint", lay.say(Print.USED)), ("lock", lay.say(Print.LOCKED))]
    return legend(lines)


def _removed(lay: Lay) -> Iterator[Piece]:
    removed = lay.seen.removed()
    for index, piece in enumerate(removed):
        pitch = min(_REMOVED_EDGE + 3, (at.OUT_OF_GAME.w - _REMOVED_EDGE) / max(1, len(removed) - 1))
        face = Box(at.OUT_OF_GAME.x + index * pitch, at.OUT_OF_GAME.y + 2, _REMOVED_EDGE, _REMOVED_EDGE)
        yield lay.tile(piece, face, OUT, level=TILES + index)
