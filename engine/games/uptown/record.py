"""Positions of Uptown as JSON data, and back with every check (see `State.from_json`).

`Saved` is the shape. Beyond it must hold: every tile of every colour is in exactly one place, tiles on the board lie
where they may, and every seat has had as many turns as the turn order says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

from engine.core.contract import NOBODY, BadState
from engine.games.uptown.groups import groups, protected
from engine.games.uptown.tiles import (
    ALL_CELLS,
    BITS,
    CELL_NAMES,
    CELLS,
    COLOUR,
    MOST_COLOURS,
    PIECES,
    RACK_SIZE,
    ROW,
    SIDE,
    TILES,
    TURNS_PER_COLOUR,
    supply,
)

if TYPE_CHECKING:
    from engine.games.uptown.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")

Piece = Annotated[int, msgspec.Meta(ge=1, le=TILES * MOST_COLOURS)]
Slot = Annotated[int, msgspec.Meta(ge=0, le=TILES * MOST_COLOURS)]
Pile = Annotated[list[Piece], msgspec.Meta(max_length=TILES * MOST_COLOURS)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_COLOURS)]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A complete position. Pieces as in `tiles`; 0 is an empty cell or slot."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_COLOURS)]
    scoring: Literal["uptown", "blockers"]
    start: Seat
    turns: Annotated[int, msgspec.Meta(ge=0, le=TURNS_PER_COLOUR * MOST_COLOURS)]
    board: Annotated[list[Slot], msgspec.Meta(min_length=len(ALL_CELLS), max_length=len(ALL_CELLS))]
    """The cells in reading order."""
    racks: Annotated[
        list[Annotated[list[Slot], msgspec.Meta(min_length=RACK_SIZE, max_length=RACK_SIZE)]],
        msgspec.Meta(min_length=2, max_length=MOST_COLOURS),
    ]
    """By colour."""
    supplies: Annotated[list[Pile], msgspec.Meta(min_length=2, max_length=MOST_COLOURS)]
    """By colour: the tiles to come, next first."""
    captured: Annotated[list[Pile], msgspec.Meta(min_length=2, max_length=MOST_COLOURS)]
    """By seat, ascending."""
    removed: Pile
    """Ascending."""


def to_json(state: Position) -> dict[str, Any]:
    """Return the complete position as plain JSON data."""
    saved = Saved(
        players=state.players,
        scoring="blockers" if state.blockers else "uptown",
        start=state.start,
        turns=state.turns,
        board=cells(state),
        racks=[slots(state, colour) for colour in range(len(state.boards))],
        supplies=[list(state.decks[colour][used:-1]) for colour, used in enumerate(state.used)],
        captured=[pile(pieces) for pieces in state.captured],
        removed=pile(state.removed),
    )
    return msgspec.structs.asdict(saved)


def cells(state: Position) -> list[int]:
    """Return the 81 cells in reading order, a piece or 0 each."""
    return [state.lying[cell] for cell in ALL_CELLS]


def slots(state: Position, colour: int) -> list[int]:
    """Return the five slots of a rack, a piece or 0 each."""
    return list(state.rack[RACK_SIZE * colour : RACK_SIZE * colour + RACK_SIZE])


def pile(pieces: int) -> list[int]:
    """Return a set of pieces as an ascending list."""
    return [piece for piece in range(1, pieces.bit_length()) if pieces >> piece & 1]


def from_json(cls: type[AnyPosition], data: object) -> AnyPosition:
    """Return the position; raises `BadState` for what cannot be."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    for path, why in _contradictions(saved):
        raise BadState(path, why)
    return restored(cls, saved)


def restored(cls: type[AnyPosition], saved: Saved) -> AnyPosition:
    """Return the position a checked record describes."""
    colours = range(len(saved.racks))
    state = cls.__new__(cls).blank(
        saved.players, saved.scoring == "blockers", saved.start, [()] * len(colours)
    )
    state.turns = saved.turns
    over = saved.turns == TURNS_PER_COLOUR * len(colours)
    state.to_move = NOBODY if over else (saved.start + saved.turns) % saved.players
    for row in range(SIDE):
        state.lying[ROW * row + ROW + 1 : ROW * row + 2 * ROW] = bytes(
            saved.board[SIDE * row : SIDE * row + SIDE]
        )
    for cell in filter(state.lying.__getitem__, ALL_CELLS):
        state.boards[COLOUR[state.lying[cell]]] |= BITS[cell]
    state.rack = bytearray(b"".join(map(bytes, saved.racks)))
    state.decks = tuple(map(supply, saved.supplies))
    state.used = bytearray(_turns_of(saved, colour) for colour in colours)
    state.captured = [_set(pieces) for pieces in saved.captured]
    state.removed = _set(saved.removed)
    state.groups = [len(groups(board)) for board in state.boards]
    state.cuts = [protected(board) for board in state.boards]
    return state


def _set(pieces: list[int]) -> int:
    return sum(1 << piece for piece in pieces)


def _turns_of(saved: Saved, colour: int) -> int:
    """Return how many turns a colour has had: what is neither on its rack nor to come."""
    return TILES - len(saved.supplies[colour]) - sum(map(bool, saved.racks[colour]))


def _contradictions(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield path and reason of what cannot be, given the shape."""
    colours = len(saved.racks)
    if colours != saved.players and (saved.players, colours) != (2, 4):
        yield "$.racks", f"{saved.players} players cannot have {colours} colours"
        return
    if len(saved.supplies) != colours:
        yield "$.supplies", f"there are {len(saved.supplies)} supplies for {colours} colours"
        return
    if len(saved.captured) != saved.players:
        yield "$.captured", f"there are {len(saved.captured)} piles for {saved.players} players"
    if saved.start >= saved.players:
        yield "$.start", f"there is no seat {saved.start} among {saved.players} players"
    yield from _misplaced(saved)
    yield from _uneven(saved)


def _misplaced(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield tiles that are missing, double, or where they cannot be (rules 1.2, 1.3, 8.3)."""
    everywhere: list[int] = [piece for piece in saved.board if piece] + saved.removed
    for cell, piece in zip(ALL_CELLS, saved.board, strict=True):
        if piece and cell not in CELLS[piece]:
            yield "$.board", f"piece {piece} cannot lie on {CELL_NAMES[cell]}"
    for colour, (rack, to_come) in enumerate(zip(saved.racks, saved.supplies, strict=True)):
        held = [piece for piece in rack if piece] + to_come
        if any(COLOUR[piece] != colour for piece in held):
            yield f"$.racks[{colour}]", "a rack and its supply hold one colour only"
        everywhere += held
    for seat, taken in enumerate(saved.captured):
        if any(COLOUR[piece] % saved.players == seat for piece in taken):
            yield f"$.captured[{seat}]", "nobody captures a tile of an own colour"
        everywhere += taken
    if sorted(everywhere) != [piece for pieces in PIECES[: len(saved.racks)] for piece in pieces]:
        yield "$", "every tile of every colour must be in exactly one place"


def _uneven(saved: Saved) -> Iterator[tuple[str, str]]:
    """Yield racks, supplies and turns that do not fit together (rules 3, 3.2)."""
    used = [_turns_of(saved, colour) for colour in range(len(saved.racks))]
    for colour, turns in enumerate(used):
        held = sum(map(bool, saved.racks[colour]))
        if not 0 <= turns <= TURNS_PER_COLOUR or held != min(RACK_SIZE, TILES - turns):
            yield (
                f"$.racks[{colour}]",
                f"{held} tiles on the rack do not fit {len(saved.supplies[colour])} to come",
            )
    for seat in range(saved.players):
        had = (saved.turns - (seat - saved.start) % saved.players + saved.players - 1) // saved.players
        if sum(used[seat :: saved.players]) != had:
            yield (
                "$.turns",
                f"after {saved.turns} turns seat {seat} has had {had}, not {sum(used[seat :: saved.players])}",
            )
