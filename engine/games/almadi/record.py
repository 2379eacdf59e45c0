"""Positions of Almadi as JSON data, and back with every check (see `State.from_json`).

`Saved` is the shape. What must hold beyond it is in `audit`. Landscapes, objectives and characters are written as their
ids; a realm is its start tile and its landscapes as [id, row, column], by column, then row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import msgspec

from engine.core.contract import NOBODY, BadState
from engine.games.almadi import audit, rules
from engine.games.almadi.components import (
    CHARACTER_IDS,
    ID_OF,
    IN_PLAY,
    NUMBERS,
    OBJECTIVE_IDS,
    START_IDS,
    TILE_OF,
    members,
)
from engine.games.almadi.places import (
    CELLS,
    GOODS,
    HOME_CELLS,
    LAST_COLUMN,
    SEATS,
    SLOTS,
    STRIDE,
    Ask,
    cell_at,
    point_of,
)
from engine.games.almadi.realm import bits

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")

Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Id = Annotated[str, msgspec.Meta(max_length=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Laid = tuple[
    Id, Annotated[int, msgspec.Meta(ge=0, lt=STRIDE - 1)], Annotated[int, msgspec.Meta(ge=1, le=LAST_COLUMN)]
]
Ids = Annotated[list[Id], msgspec.Meta(max_length=88)]
BySeat = msgspec.Meta(min_length=2, max_length=SEATS)


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A complete position; lists are by seat unless said otherwise."""

    players: Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
    characters: bool
    start: Seat
    ask: Literal["start", "keep", "turn", "tale", "wish", "wake", "trade", "over"]
    turns: Number
    starts: Annotated[list[Id], BySeat]
    """Start tiles; "" is one that is not chosen yet."""
    realms: Annotated[list[Annotated[list[Laid], msgspec.Meta(max_length=17)]], BySeat]
    central: Annotated[list[Id], msgspec.Meta(min_length=SLOTS, max_length=SLOTS)]
    """By slot; "" is an empty one."""
    supply: Ids
    """To come, next first."""
    mosaics: Annotated[list[Number], BySeat]
    stalls: Annotated[list[Annotated[list[Number], msgspec.Meta(min_length=GOODS, max_length=GOODS)]], BySeat]
    """By seat, then goods."""
    stall_deck: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=GOODS)]], msgspec.Meta(max_length=32)]
    """Goods to come, next first."""
    rubies: Annotated[list[Number], BySeat]
    middle: Ids
    unfinished: Annotated[list[Ids], BySeat]
    completed: Annotated[list[Ids], BySeat]
    dealt: Annotated[list[Ids], BySeat]
    hands: Annotated[list[Ids], BySeat]
    row: Ids
    played: Annotated[list[Ids], BySeat]
    moons: Annotated[int, msgspec.Meta(ge=0, le=40)]
    djinn: bool
    moves: Annotated[int, msgspec.Meta(ge=0, le=5)]
    last: Annotated[list[Laid], msgspec.Meta(max_length=1)]
    """The landscape of the previous djinn move this turn and where it came from."""
    gained: list[Literal["mosaic", "stall", "ruby", "exchange"]]
    """What was gained by contacts, or used, this turn."""


_ONCE = tuple(once for once in rules.Once)


def public(state: Position) -> dict[str, Any]:
    """Return what everybody knows, by the keys of `Saved` (13.2)."""
    last = [[ID_OF[state.last], *point_of(state.origin)]] if state.last else []
    return {
        "players": state.players,
        "characters": state.module,
        "start": state.start,
        "ask": Ask(state.ask).name.lower(),
        "turns": state.turns,
        "starts": [START_IDS[start] if start >= 0 else "" for start in state.starts],
        "realms": [_realm(state, seat) for seat in range(state.players)],
        "central": [ID_OF[tile] for tile in state.slots],
        "mosaics": list(state.mosaics),
        "stalls": [list(state.stalls[GOODS * s : GOODS * s + GOODS]) for s in range(state.players)],
        "rubies": list(state.rubies),
        "middle": _ids(state.middle, OBJECTIVE_IDS),
        "unfinished": [_ids(cards, OBJECTIVE_IDS) for cards in state.unfinished],
        "completed": [_ids(cards, OBJECTIVE_IDS) for cards in state.completed],
        "row": _ids(state.row, CHARACTER_IDS),
        "played": [_ids(cards, CHARACTER_IDS) for cards in state.played],
        "moons": state.moons,
        "djinn": state.djinn,
        "moves": state.moves,
        "last": last,
        "gained": [once.name.lower() for once in _ONCE if once.name and state.gained & once],
    }


def to_json(state: Position) -> dict[str, Any]:
    """Return the complete position as plain JSON data."""
    return public(state) | {
        "supply": [ID_OF[tile] for tile in state.supply[state.turns :]],
        "stall_deck": list(state.cards[sum(state.stalls) :]),
        "dealt": [_ids(cards, CHARACTER_IDS) for cards in state.dealt],
        "hands": [_ids(cards, CHARACTER_IDS) for cards in state.hands],
    }


def _realm(state: Position, seat: int) -> list[list[int | str]]:
    cells = bits(state.occupied[seat] & ~HOME_CELLS)
    return [[ID_OF[state.lying[CELLS * seat + cell]], *point_of(cell)] for cell in cells]


def _ids(cards: int, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in members(cards)]


def from_json(cls: type[AnyPosition], data: object) -> AnyPosition:
    """Return the position; raises `BadState` for what cannot be."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    for path, why in audit.contradictions(saved):
        raise BadState(path, why)
    state = restored(cls, msgspec.structs.asdict(saved))
    for path, why in audit.impossible(state):
        raise BadState(path, why)
    return state


def restored(cls: type[AnyPosition], saved: dict[str, Any]) -> AnyPosition:
    """Return the position a checked record describes; also one completed from a view (`views.imagine`)."""
    state = cls.__new__(cls).blank(saved["players"], saved["characters"], saved["start"])
    state.ask = Ask[saved["ask"].upper()]
    state.turns = saved["turns"]
    for seat in range(state.players):
        _restore_realm(state, seat, saved["starts"][seat], saved["realms"][seat])
    state.slots = bytearray(TILE_OF.get(tile, 0) for tile in saved["central"])
    state.slot = state.slots.find(0)
    state.supply = bytes(state.turns) + bytes(TILE_OF[tile] for tile in saved["supply"])
    _restore_cards(state, saved)
    state.moons, state.djinn, state.moves = saved["moons"], saved["djinn"], saved["moves"]
    for tile, row, column in saved["last"]:
        state.last, state.origin = TILE_OF[tile], cell_at(row, column)
    state.gained = sum(rules.Once[name.upper()] for name in saved["gained"])
    state.to_move = _to_move(state)
    return state


def _restore_realm(state: Position, seat: int, start: str, landscapes: list[Any]) -> None:
    if start:
        rules.lay_start(state, seat, START_IDS.index(start))
    for tile, row, column in landscapes:
        rules.lay(state, seat, TILE_OF[tile], cell_at(row, column))


def _restore_cards(state: Position, saved: dict[str, Any]) -> None:
    """Cards and rubies; the stall cards that are gone are as many as lie in front of players."""
    state.mosaics = bytearray(saved["mosaics"])
    state.hammers = IN_PLAY[state.players].mosaics - sum(state.mosaics)
    state.stalls = bytearray(number for row in saved["stalls"] for number in row)
    state.cards = bytes(sum(state.stalls)) + bytes(saved["stall_deck"])
    state.rubies = bytearray(saved["rubies"])
    state.gems = NUMBERS.rubies - sum(state.rubies)
    state.middle = _set(saved["middle"], OBJECTIVE_IDS)
    state.unfinished = [_set(ids, OBJECTIVE_IDS) for ids in saved["unfinished"]]
    state.completed = [_set(ids, OBJECTIVE_IDS) for ids in saved["completed"]]
    state.dealt = [_set(ids, CHARACTER_IDS) for ids in saved["dealt"]]
    state.hands = [_set(ids, CHARACTER_IDS) for ids in saved["hands"]]
    state.row = _set(saved["row"], CHARACTER_IDS)
    state.played = [_set(ids, CHARACTER_IDS) for ids in saved["played"]]


def _set(names: list[str], ids: tuple[str, ...]) -> int:
    return sum(1 << ids.index(name) for name in names)


def _to_move(state: Position) -> int:
    match state.ask:
        case Ask.OVER:
            return NOBODY
        case Ask.START:
            return rules.chooser(state)
        case Ask.KEEP:
            return rules.keeper(state)
        case _:
            return (state.start + state.turns) % state.players
