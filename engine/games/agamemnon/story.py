"""What happened in a move, told to people: sentences, pieces that moved, points. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Event
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Many, Player, say
from engine.games.agamemnon.board import EDGE_NAMES, NOTHING
from engine.games.agamemnon.names import KIND_NAMES, tile_name
from engine.games.agamemnon.scoring import score_lines
from engine.games.agamemnon.tiles import (
    KINDS,
    ORACLE,
    ORACLE_NAMES,
    ORACLE_STACKS,
    SIDES,
    STACK,
    TURNED,
    Verb,
    side_of,
    tile_of,
)
from engine.games.agamemnon.words import Log

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position


def told(before: Position, after: Position, move: int) -> Iterator[Event]:
    """Yield the events of a move that led from one position to the other."""
    match verb_of(move):
        case Verb.PLACE:
            yield _placed(before, piece_of(move), place_of(move))
        case Verb.EXCHANGE:
            yield from _exchanged(before, piece_of(move), place_of(move))
        case Verb.KEEP:
            yield Event(say(Log.KEEPS, who=Player(before.to_move)), before.to_move)
        case Verb.REDRAW:
            yield from _redrawn(before, after, piece_of(move))
            return
        case Verb.NAME:
            yield _named(before.to_move, place_of(move))
    yield from _turned_over(before, after)
    if after.to_move == NOBODY:
        yield from _ended(after)


def _placed(before: Position, piece: int, place: int) -> Event:
    seat = before.to_move
    origin = STACK + seat if before.draw == "defy" else TURNED + seat
    sentence = say(Log.PLACES, who=Player(seat), tile=tile_name(piece), space=place - 1)
    return Event(sentence, seat, piece, origin, place)


def _exchanged(before: Position, piece: int, place: int) -> Iterator[Event]:
    """Both string tiles move; a vacant edge gives nothing (rules 5.3, 8.3)."""
    seat, who, edge, other = before.to_move, Player(before.to_move), EDGE_NAMES[piece], EDGE_NAMES[place]
    kind, other_kind = (before.links[before.layout.edges[number]] for number in (piece, place))
    if kind == NOTHING != other_kind:
        yield from _moved(seat, other_kind, place, piece)
    elif other_kind == NOTHING != kind:
        yield from _moved(seat, kind, piece, place)
    elif kind == other_kind:
        yield Event(say(Log.NO_EFFECT, who=who, edge=edge, other=other), seat, piece, piece, place)
    else:
        names = (KIND_NAMES[kind], KIND_NAMES[other_kind])
        sentence = say(Log.EXCHANGES, who=who, kind=names[0], edge=edge, other_kind=names[1], other=other)
        yield Event(sentence, seat, piece, piece, place)
        yield Event(say(Log.GOES, edge=other, other=edge), seat, place, place, piece, quiet=True)


def _moved(seat: int, kind: int, start: int, end: int) -> Iterator[Event]:
    edge, other = EDGE_NAMES[start], EDGE_NAMES[end]
    sentence = say(Log.MOVES, who=Player(seat), kind=KIND_NAMES[kind], edge=edge, other=other)
    yield Event(sentence, seat, start, start, end)


def _named(seat: int, place: int) -> Event:
    sentence = say(Log.NAMES, who=Player(seat), stack=ORACLE_NAMES[(place - ORACLE) % 3])
    return Event(sentence, seat, place=place)


def _redrawn(before: Position, after: Position, piece: int) -> Iterator[Event]:
    seat, tile = before.to_move, tile_of(piece)
    kept = before.hand[:]
    kept[tile] -= 1
    new = next(number for number in range(KINDS) if after.hand[number] > kept[number]) + KINDS * seat + 1
    sentence = say(Log.REDRAWS, who=Player(seat), tile=tile_name(piece), new=tile_name(new))
    yield Event(sentence, seat, reveals=True)
    back = say(Log.GOES_BACK, tile=tile_name(piece))
    yield Event(back, seat, piece, TURNED + seat, STACK + seat, quiet=True)
    yield _turned_one(seat, new, STACK + seat)


def _turned_one(seat: int, piece: int, origin: int) -> Event:
    sentence = say(Log.TURNS_ONE, tile=tile_name(piece))
    return Event(sentence, seat, piece, origin, TURNED + seat, quiet=True, reveals=True)


def _turned_over(before: Position, after: Position) -> Iterator[Event]:
    """The tiles of a turn, at its beginning or when the last stack is named (rules 5.2, 9)."""
    begun = after.turn != before.turn or not any(before.hand)
    seat = after.to_move
    pieces = [
        KINDS * seat + tile + 1 for tile in range(KINDS) for _ in range(after.hand[tile] if begun else 0)
    ]
    if not pieces:
        return
    tiles = Many(tuple(map(tile_name, pieces)))
    yield Event(say(Log.TURNS_OVER, who=Player(seat), tiles=tiles), seat, reveals=True)
    for piece in pieces:
        yield _turned_one(seat, piece, stack_of(after, piece))


def stack_of(state: Position, piece: int) -> int:
    """Return the place of the stack a tile comes from."""
    side = side_of(piece)
    if state.draw != "oracle":
        return STACK + side
    return ORACLE + 3 * side + next(k for k, tiles in enumerate(ORACLE_STACKS) if tile_of(piece) in tiles)


def _ended(after: Position) -> Iterator[Event]:
    """Every string is judged on its own (rules 7)."""
    yield Event(say(Log.ENDS))
    for seat in range(SIDES):
        for line in score_lines(after, seat):
            sentence = say(Log.SCORES, who=Player(seat), line=line.label, points=line.points)
            yield Event(sentence, seat, place=line.places[0], points=line.points)
