"""What happened in a turn, told to people: sentences, pieces that moved, points. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Event
from engine.core.move import piece_of, place_of
from engine.core.words import Many, Player, say
from engine.games.uptown.names import tile_name
from engine.games.uptown.scoring import score_lines
from engine.games.uptown.tiles import (
    CAPTURED,
    CELL_NAMES,
    COLOUR,
    OUT,
    RACK,
    RACK_SIZE,
    SUPPLY,
    TURNS_PER_COLOUR,
)
from engine.games.uptown.words import Log

if TYPE_CHECKING:
    from engine.games.uptown.state import Position


def told(before: Position, after: Position, move: int) -> Iterator[Event]:
    """Yield the events of a move that led from one position to the other."""
    if place_of(move) == OUT:
        yield _removed(before, piece_of(move))
    else:
        yield from _placed(before, piece_of(move), place_of(move))
    yield from _drawn(before, after, piece_of(move))
    if after.to_move == NOBODY:
        yield from _ended(after)


def _placed(before: Position, piece: int, cell: int) -> Iterator[Event]:
    """A captured tile leaves the cell before the new one lies there (rules 3.1, effect)."""
    seat, tile, name = before.to_move, tile_name(before, piece), CELL_NAMES[cell]
    origin = RACK + COLOUR[piece]
    victim = before.lying[cell]
    if not victim:
        yield Event(say(Log.PLACES, who=Player(seat), tile=tile, cell=name), seat, piece, origin, cell)
        return
    taken = tile_name(before, victim)
    yield Event(say(Log.LEAVES, tile=taken, cell=name), seat, victim, cell, CAPTURED + seat, quiet=True)
    owner = Player(COLOUR[victim] % before.players)
    sentence = say(Log.TAKES, who=Player(seat), tile=tile, cell=name, owner=owner, victim=taken)
    yield Event(sentence, seat, piece, origin, cell)


def _removed(before: Position, piece: int) -> Event:
    seat = before.to_move
    sentence = say(Log.REMOVES, who=Player(seat), tile=tile_name(before, piece))
    return Event(sentence, seat, piece, RACK + COLOUR[piece], OUT)


def _drawn(before: Position, after: Position, piece: int) -> Iterator[Event]:
    """The owner sees the tile, the others that one was drawn (rules 3, DRAW)."""
    seat, colour = before.to_move, COLOUR[piece]
    tile = before.decks[colour][before.used[colour]]
    if not tile:
        return
    origin, place = SUPPLY + colour, RACK + colour
    sentence = say(Log.DRAWS, who=Player(seat), tile=tile_name(after, tile))
    yield Event(sentence, seat, tile, origin, place, quiet=True, reveals=True, seen_by=1 << seat)
    others = (1 << after.players) - 1 ^ 1 << seat
    hidden = say(Log.DRAWS_HIDDEN, who=Player(seat))
    yield Event(hidden, seat, 0, origin, place, quiet=True, seen_by=others)


def _ended(after: Position) -> Iterator[Event]:
    """The tiles that stay on the racks are shown, then every score line is counted (rules 5, 7)."""
    yield Event(say(Log.ENDS, turns=TURNS_PER_COLOUR))
    for seat in range(after.players):
        racks = (
            after.rack[RACK_SIZE * colour : RACK_SIZE * colour + RACK_SIZE]
            for colour in after.colours_of(seat)
        )
        tiles = Many(tuple(tile_name(after, piece) for rack in racks for piece in rack if piece))
        yield Event(say(Log.SHOWS, who=Player(seat), tiles=tiles), seat, reveals=True)
    for seat in range(after.players):
        for line in score_lines(after, seat):
            sentence = say(Log.SCORES, who=Player(seat), line=line.label, points=line.points)
            yield Event(sentence, seat, place=line.places[0], points=line.points)
