"""Positions of Uptown set up by hand: tiles anywhere they may lie, racks and turns following by themselves.

Who has placed how many tiles says whose turn it is, so the start player and the number of turns are found from the tiles.
Racks are filled from the supplies as in play. What is left for `wrong` is that somebody is ahead of the turn order.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Any, Final

from engine.core.contract import Refused, Setup
from engine.core.turn_order import who_began
from engine.core.words import Player, Sentence, Words, say
from engine.games.uptown import record, refusals
from engine.games.uptown.names import tile_name
from engine.games.uptown.state import Position
from engine.games.uptown.tiles import (
    ALL_CELLS,
    CAPTURED,
    CELLS,
    COLOUR,
    OUT,
    RACK,
    RACK_SIZE,
    SUPPLY,
    TILES,
    TURNS_PER_COLOUR,
)


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    OWN_CAPTURE = "Tile {tile} belongs to {who}; nobody captures an own tile."
    OTHER_COLOUR = "Tile {tile} is of another colour; a rack and its supply hold one colour."
    TOO_MANY = (
        "{n:tile of this colour is|tiles of this colour are} out already: the last four are never placed."
    )
    NOWHERE = "Tiles lie on the board, on racks, in supplies, or with who captured them."
    AHEAD = (
        "{who} {who:has|have} had {n:turn|turns}, {other} {m:turn|turns}: "
        "players take turns, so nobody can be further ahead than one."
    )
    ROUND_ABOUT = (
        "{who} cannot be next: in turn order the players with {n:turn|turns} must come one after another."
    )


_OUTSIDE: Final = "8"


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether players, colours and scoring are those of the set-up."""
    two_each = setup.options.get("two_player_mode") == "two_colours"
    return (
        state.players == setup.players
        and len(state.boards) == setup.players * (1 + two_each)
        and state.blockers == (setup.options["scoring"] == "blockers")
    )


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return every tile with its cell, rack, supply, captor, or out of the game."""
    data = record.to_json(state)
    found = [(piece, cell) for cell, piece in zip(ALL_CELLS, data["board"], strict=True) if piece]
    for place, piles in ((RACK, data["racks"]), (SUPPLY, data["supplies"]), (CAPTURED, data["captured"])):
        found += [(piece, place + number) for number, pile in enumerate(piles) for piece in pile if piece]
    return [*found, *((piece, OUT) for piece in data["removed"])]


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return the cells a tile may lie on, who may have captured it, and its rack and supply."""
    colour = COLOUR[piece]
    captors = [CAPTURED + seat for seat in range(state.players) if seat != colour % state.players]
    every = [*CELLS[piece], *captors, RACK + colour, SUPPLY + colour]
    return [place for place in every if place != origin and _refusal(state, piece, origin, place) is None]


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a tile put elsewhere; what lay on its cell goes back to its supply."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    data = record.to_json(state)
    _take(data, piece)
    _put(data, piece, place)
    return _settled(state, data)


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat to move: possible when all have had the same number of turns."""
    if seat == state.to_move:
        return state
    data = record.to_json(state)
    data["start"] = (seat - data["turns"]) % state.players
    counts = _turns(state, data)
    if max(counts) != min(counts):
        return _refused(Arranging.ROUND_ABOUT, who=Player(seat), n=max(counts))
    return _settled(state, data)


def wrong(state: Position) -> Sequence[Sentence]:
    """Return who is ahead of the turn order, if anybody is."""
    counts = _turns(state, record.to_json(state))
    if who_began(counts, state.start) is not None:
        return ()
    most, least = counts.index(max(counts)), counts.index(min(counts))
    if counts[most] - counts[least] > 1:
        return (say(Arranging.AHEAD, who=Player(most), n=counts[most], other=Player(least), m=counts[least]),)
    return (say(Arranging.ROUND_ABOUT, who=Player(least), n=counts[most]),)


def _refused(words: Arranging, **parts: Any) -> Refused:
    return Refused(say(words, **parts), _OUTSIDE)


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """Say why a tile cannot lie there (rules 1.3, 3.2, 8)."""
    colour = COLOUR[piece]
    if place in ALL_CELLS:
        if place not in CELLS[piece]:
            return refusals.off_line(state, piece, place)
    elif CAPTURED <= place < CAPTURED + state.players:
        if place - CAPTURED == colour % state.players:
            return _refused(Arranging.OWN_CAPTURE, tile=tile_name(state, piece), who=Player(place - CAPTURED))
    elif place not in (RACK + colour, SUPPLY + colour):
        known = RACK <= place < CAPTURED
        words = Arranging.OTHER_COLOUR if known else Arranging.NOWHERE
        return _refused(words, tile=tile_name(state, piece)) if known else _refused(words)
    comes_out = origin in (RACK + colour, SUPPLY + colour) and place not in (RACK + colour, SUPPLY + colour)
    replaced = place in ALL_CELLS and state.lying[place] and COLOUR[state.lying[place]] == colour
    if comes_out and not replaced and state.used[colour] >= TURNS_PER_COLOUR:
        return _refused(Arranging.TOO_MANY, n=TURNS_PER_COLOUR)
    return None


def _take(data: dict[str, Any], piece: int) -> None:
    """Take a tile from wherever it lies."""
    for cell, lying in enumerate(data["board"]):
        if lying == piece:
            data["board"][cell] = 0
    for rack in data["racks"]:
        for slot, held in enumerate(rack):
            if held == piece:
                rack[slot] = 0
    for pile in (*data["supplies"], *data["captured"], data["removed"]):
        if piece in pile:
            pile.remove(piece)


def _put(data: dict[str, Any], piece: int, place: int) -> None:
    """Lay a tile down."""
    colour = COLOUR[piece]
    if place in ALL_CELLS:
        index = ALL_CELLS.index(place)
        replaced, data["board"][index] = data["board"][index], piece
        if replaced:
            data["supplies"][COLOUR[replaced]].append(replaced)
    elif place == RACK + colour:
        rack = data["racks"][colour]
        slot = rack.index(0) if 0 in rack else RACK_SIZE - 1
        if rack[slot]:
            data["supplies"][colour].insert(0, rack[slot])
        rack[slot] = piece
    elif place == SUPPLY + colour:
        data["supplies"][colour].append(piece)
    elif place == OUT:
        data["removed"] = sorted([*data["removed"], piece])
    else:
        seat = place - CAPTURED
        data["captured"][seat] = sorted([*data["captured"][seat], piece])


def _settled(state: Position, data: dict[str, Any]) -> Position:
    """Return the position of a record after racks, start player and turns were made to fit its tiles."""
    for colour, rack in enumerate(data["racks"]):
        _fill(rack, data["supplies"][colour])
    counts = _turns(state, data)
    data["turns"] = sum(counts)
    start = who_began(counts, data["start"])
    data["start"] = data["start"] if start is None else start
    return record.restored(type(state), record.Saved(**data))


def _fill(rack: list[int], supply: list[int]) -> None:
    """Fill a rack from its supply, or give back what it holds too much (rules 3.2)."""
    while True:
        held = sum(map(bool, rack))
        out = TILES - len(supply) - held
        due = min(RACK_SIZE, TILES - out)
        if held < due and supply:
            rack[rack.index(0)] = supply.pop(0)
        elif held > due:
            slot = max(slot for slot, piece in enumerate(rack) if piece)
            supply.insert(0, rack[slot])
            rack[slot] = 0
        else:
            return


def _turns(state: Position, data: dict[str, Any]) -> list[int]:
    """Return how many turns each seat has had: its tiles that are neither on a rack nor to come."""
    used = [
        TILES - len(supply) - sum(map(bool, rack))
        for rack, supply in zip(data["racks"], data["supplies"], strict=True)
    ]
    return [sum(used[seat :: state.players]) for seat in range(state.players)]
