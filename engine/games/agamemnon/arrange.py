"""Positions of Agamemnon set up by hand: tiles on any spaces, string tiles on any edges, turns and hands following by themselves.

How many tiles lie on the board says which turn it is (rules 5.1), and who placed how many says who began. Tiles that must be
turned over now are drawn from the stack as in play. What is left for `wrong` is a side that has placed too many or too few.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.contract import Refused, Setup
from engine.core.words import Player, Sentence, Words, say
from engine.games.agamemnon import record
from engine.games.agamemnon.board import NOTHING
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import (
    COUNTS,
    KINDS,
    ORACLE,
    ORACLE_STACKS,
    SIDES,
    STACK,
    TURNED,
    TURNS,
    side_of,
    tile_of,
    tiles_in,
)


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    OUT_OF_GAME = "Space {space} is out of the game: nothing lies there."
    EDGE_OUT_OF_GAME = "This edge leads to a space that is out of the game."
    NOT_FOR_TILES = "Tiles lie on spaces or in their own stack."
    NOT_FOR_STRINGS = "String tiles lie on edges."
    DRAWN = "Tiles are turned over from the stack by themselves."
    PLACED = "With {total:tile|tiles} on the board {who} must have placed {due}, not {n}."
    NOT_NEXT = "With {n:tile|tiles} on the board it cannot be the turn of {who}."


_SPACES: Final = "4"
_TURNS: Final = "5.1"


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether board and drawing are those of the set-up."""
    return state.layout.board == setup.options["board"] and state.draw == setup.options["draw"]


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return the tiles on spaces, turned over and in the stacks, then the string tiles."""
    found = [(piece, space + 1) for space, piece in enumerate(state.tiles) if piece]
    hand = record.to_json(state)["hand"]
    found += [(piece, TURNED + side_of(piece)) for piece in hand]
    for number, count in enumerate(state.stacks):
        found += [(number + 1, _stack(state, number + 1))] * count
    return [
        *found,
        *((place, place) for place, edge in state.layout.edges.items() if state.links[edge] != NOTHING),
    ]


def _stack(state: Position, piece: int) -> int:
    """Return where a tile is as long as it is in its stack."""
    if state.draw != "oracle":
        return STACK + side_of(piece)
    kind = next(kind for kind, tiles in enumerate(ORACLE_STACKS) if tile_of(piece) in tiles)
    return ORACLE + 3 * side_of(piece) + kind


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return the spaces of the game and the stack for a tile, the other edges for a string tile."""
    if piece > SIDES * KINDS:
        every = list(state.layout.edges)
    else:
        every = [*range(1, len(state.layout.at) + 1), _stack(state, piece)]
    return [place for place in every if place != origin and _refusal(state, piece, place) is None]


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a piece put elsewhere; two pieces change places where one lies already."""
    refused = _refusal(state, piece, place)
    if refused is not None:
        return refused
    data = record.to_json(state)
    if piece > SIDES * KINDS:
        one, other = (state.layout.edges[number] for number in (origin, place))
        links = data["links"]
        links[one], links[other] = links[other], links[one]
    else:
        _move_tile(data, piece, origin, place)
    return _settled(state, data)


def _move_tile(data: dict[str, Any], piece: int, origin: int, place: int) -> None:
    tiles: list[int] = data["tiles"]
    lying = tiles[place - 1] if place <= len(tiles) else 0
    if origin <= len(tiles):
        tiles[origin - 1] = lying
    elif origin >= TURNED and origin < STACK:
        data["hand"].remove(piece)
    if place <= len(tiles):
        tiles[place - 1] = piece


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat to move, if the numbers of tiles leave it open who began."""
    if seat == state.to_move:
        return state
    data = record.to_json(state)
    for first in range(SIDES):
        data["first"] = first
        after = _settled(state, dict(data, hand=[]), keep=True)
        if after.to_move == seat and not wrong(after):
            return after
    n = sum(map(bool, state.tiles))
    return Refused(say(Arranging.NOT_NEXT, who=Player(seat), n=n), _TURNS)


def wrong(state: Position) -> Sequence[Sentence]:
    """Return which side has placed another number of tiles than the turn order says."""
    saved = record.Saved(**record.to_json(state))
    total = sum(map(bool, saved.tiles))
    found = []
    for side, due in enumerate(_due(saved)):
        n = _placed(saved, side)
        if n != due:
            found.append(say(Arranging.PLACED, total=total, who=Player(side), due=due, n=n))
    return found


def _refusal(state: Position, piece: int, place: int) -> Refused | None:
    """Say why a piece cannot lie there (rules 4, 8.2)."""
    layout = state.layout
    if piece > SIDES * KINDS:
        if place not in layout.edges:
            return Refused(say(Arranging.NOT_FOR_STRINGS), _SPACES)
        if layout.excluded >= 0 and layout.excluded in layout.ends[layout.edges[place]]:
            return Refused(say(Arranging.EDGE_OUT_OF_GAME), _SPACES)
        return None
    if 1 <= place <= len(layout.at):
        if place - 1 == layout.excluded:
            return Refused(say(Arranging.OUT_OF_GAME, space=place - 1), _SPACES)
        return None
    if place == _stack(state, piece):
        return None
    turned = TURNED <= place < TURNED + SIDES
    return Refused(say(Arranging.DRAWN if turned else Arranging.NOT_FOR_TILES), _SPACES)


def _placed(saved: record.Saved, side: int) -> int:
    return sum(piece > 0 and side_of(piece) == side for piece in saved.tiles)


def _due(saved: record.Saved) -> list[int]:
    """Return how many tiles each side has placed by now (rules 5.1)."""
    due = [0] * SIDES
    for turn in range(1, saved.turn + 1):
        due[(saved.first + turn - 1) % SIDES] += tiles_in(turn)
    open_exchange = saved.warp >= 0
    due[record.mover_of(saved)] -= record.tiles_left(saved) - open_exchange
    return due


def _settled(state: Position, data: dict[str, Any], *, keep: bool = False) -> Position:
    """Return the position of a record after turn, first seat (unless `keep`) and hand were made to fit its tiles."""
    data["warp"], data["named"] = -1, []
    total = sum(map(bool, data["tiles"]))
    data["turn"] = next(
        turn for turn in range(1, TURNS + 1) if turn == TURNS or record.placed_by_end(turn) > total
    )
    if not keep:
        data["first"] = _first(data)
    data["hand"] = _hand(state, data)
    return record.restored(type(state), record.Saved(**data))


def _first(data: dict[str, Any]) -> int:
    """Return who began, if the numbers of tiles tell; else who began before."""
    usual: int = data["first"]
    for first in (usual, 1 - usual):
        saved = record.Saved(**{**data, "first": first})
        if _due(saved) == [_placed(saved, side) for side in range(SIDES)]:
            return first
    return usual


def _hand(state: Position, data: dict[str, Any]) -> list[int]:
    """Return what is turned over: what was and still can be, then more from the stack, drawn as in play."""
    saved = record.Saved(**{**data, "hand": []})
    mover, due = record.mover_of(saved), record.tiles_left(saved)
    fresh = saved.draw == "oracle" and due == tiles_in(saved.turn)
    if due == 0 or saved.draw == "defy" or (fresh and len(record.nameable(saved)) > 1):
        return []
    gone = [piece for piece in saved.tiles if piece]
    left = [piece for tile in range(KINDS) for piece in [KINDS * mover + tile + 1] * COUNTS[tile]]
    for piece in gone:
        if piece in left:
            left.remove(piece)
    hand: list[int] = []
    for piece in data["hand"]:
        if piece in left and len(hand) < due:
            left.remove(piece)
            hand.append(piece)
    chance = Chance(state.chance.word)
    while len(hand) < due and left:
        hand.append(chance.take(left))
    return sorted(hand)
