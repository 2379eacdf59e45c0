"""The line over the realm: pending effects as a tray, the djinn moves of the turn, or whose realm is visited, with its rubies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.almadi.places import PURSE, RUBY
from ui.board.layout import Piece, Place
from ui.games.almadi import geometry as at
from ui.games.almadi.lay import LABELS, Lay
from ui.games.almadi.paint_labels import LAMP_PITCH, TRAY_SIZE, banner, lamp_line, tray
from ui.games.almadi.paint_things import counted_rubies
from ui.games.almadi.words import Name, Print, Zone
from ui.paint.picture import Box

_TOKEN_ROOM = 40.0
"""What a token and the gaps around its words take."""


def line_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what stands in the line over the realm."""
    if lay.shown != lay.own:
        yield _banner(lay)
        yield _rubies(lay)
        return
    if lay.seen.to_move == lay.own:
        yield from _tray(lay)
        if lay.seen.characters:
            yield _lamps(lay)


def _tray(lay: Lay) -> Iterator[Piece]:
    """Yield the tray of what the seat may still do in any order, when there is anything."""
    moons, pending = lay.seen["moons"], lay.seen["djinn"]
    lines = [("moon", str(moons) if moons > 1 else "", lay.say(Print.TAKE))] if moons else []
    lines += [("djinn", "", lay.say(Print.MOVE))] if pending else []
    if lines:
        widest = max(lay.width_of(f"{count}  {words}", TRAY_SIZE, 600) for _, count, words in lines)
        picture = tray(tuple(lines), len(lines) * (widest + _TOKEN_ROOM), at.LINE_HEIGHT)
        piece = lay.label("tray", picture, lay.frame.left, at.LINE_Y)
        yield replace(piece, tip=lay.say(Name.TRAY))


def _lamps(lay: Lay) -> Piece:
    left, most, pending = lay.djinn_moves
    said = lay.say(Print.DJINN_MOVES)
    width = lay.width_of(said, TRAY_SIZE, 600) + most * LAMP_PITCH + 26
    picture = lamp_line(left, most, pending, said, width, at.LINE_HEIGHT)
    piece = lay.label("lamp line", picture, lay.frame.right - width, at.LINE_Y)
    return replace(piece, tip=lay.say(Name.LAMPS, n=left, most=most))


def _banner(lay: Lay) -> Piece:
    """The banner over another seat's realm: whose it is, and the seat's cards."""
    seen, seat = lay.seen, lay.shown
    parts = {
        "mosaics": seen["mosaics"][seat],
        "stalls": sum(seen["stalls"][seat]),
        "n": seen["hand_sizes"][seat],
    }
    words = Print.REALM_AND_HAND_OF if seen.characters else Print.REALM_OF
    said = lay.say(words, who=Player(seat), **parts)
    width = at.BANNER_WIDTH
    picture = banner(width, at.LINE_HEIGHT, lay.colour(seat), said, width - at.BANNER_RUBIES)
    return lay.label("banner", picture, lay.frame.left, at.LINE_Y)


def _rubies(lay: Lay) -> Piece:
    """Return the rubies of the seat that is visited, at the end of its banner: what they score is lit there."""
    box, count = lay.frame.visited_rubies, lay.seen["rubies"][lay.shown]
    return Piece(
        f"rubies {lay.shown}",
        counted_rubies(count, box.w, box.h),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=RUBY,
        place=PURSE + lay.shown,
        level=LABELS + 1,
        radius=box.h / 2,
        dims=False,
    )


def line_places(lay: Lay) -> Iterator[Place]:
    """Yield where the rubies of a visited seat are counted."""
    if lay.shown != lay.own:
        name = lay.say(Name.RUBIES_OF, who=Player(lay.shown), n=lay.seen["rubies"][lay.shown])
        box = lay.frame.visited_rubies
        yield Place(
            PURSE + lay.shown, box, name, lay.zone(Zone.REALM), radius=box.h / 2, tip=name, dims=False
        )
