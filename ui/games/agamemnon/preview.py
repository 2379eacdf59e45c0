"""What a drop would change: the points of both sides, and the strings that meet at the space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.contract import Event
from engine.core.words import Many, Sentence, say
from engine.games.agamemnon.board import EDGE_NAMES, NOTHING, SPACES
from engine.games.agamemnon.names import KIND_NAMES
from engine.games.agamemnon.scoring import points
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import KINDS, SIDE_NAMES, SIDES, TURNED, WEFT, tile_of
from ui.board.layout import Gain
from ui.games.agamemnon.foresee import exchanged, placed
from ui.games.agamemnon.seen import Seen
from ui.games.agamemnon.words import Gained


def gains(seen: Seen, events: Sequence[Event]) -> tuple[Gain, ...]:
    """Return the lines of a preview; none for what changes no string."""
    event = next((event for event in events if event.piece and event.place), None)
    if event is None:
        return ()
    if event.piece in EDGE_NAMES:
        edge, other = seen.layout.edges[event.piece], seen.layout.edges[event.place]
        if seen.state.links[edge] == seen.state.links[other]:
            return (Gain(say(Gained.SAME)),)
        return tuple(_points(seen.state, exchanged(seen.state, edge, other)))
    if event.piece > SIDES * KINDS or event.place >= TURNED:
        return ()
    after = placed(seen.state, event.piece, event.place - 1)
    return (*_points(seen.state, after), Gain(_strings(after, event.piece, event.place - 1)))


def _points(before: Position, after: Position) -> Iterator[Gain]:
    for side, (old, new) in enumerate(zip(points(before), points(after), strict=True)):
        yield Gain(say(Gained.POINTS, side=SIDE_NAMES[side], before=old, after=new), side)


def _strings(after: Position, piece: int, space: int) -> Sentence:
    """Say what meets at the space now: how long the strings are that a tile joins, how many links a Weft cuts."""
    at = [edge for edge in after.layout.at[space] if after.links[edge] != NOTHING]
    cuts, counts = tile_of(piece) == WEFT, dict[int, int]()
    for edge in at:
        kind = after.links[edge]
        longest = 1 if cuts else after.strings[after.string_of[edge]] >> SPACES
        counts[kind] = counts.get(kind, 0) + 1 if cuts else longest
    kinds = tuple(say(Gained.LENGTH, kind=KIND_NAMES[kind], n=counts[kind]) for kind in sorted(counts))
    if not kinds:
        return say(Gained.NO_LENGTH)
    return say(Gained.CUTS if cuts else Gained.JOINS, kinds=Many(kinds))
