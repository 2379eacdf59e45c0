"""Positions of Isle of Skye as JSON data, and back with every check (see `State.from_json`).

The shape, and what must hold beyond it: `checks`. The bag is not written down: it holds what lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.contract import BadState
from engine.games.isle_of_skye import rules
from engine.games.isle_of_skye.checks import PHASES, Saved, contradictions
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import SLOTS, TILES, estate_parts, estate_place
from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.track import LETTERS, Phase

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")


def public(state: Position) -> dict[str, Any]:
    """Return what a record and a view have in common."""
    return {
        "players": state.players,
        "round": state.round,
        "start": state.start,
        "to_move": state.to_move,
        "scoring": [SCORING_IDS[scoring] for scoring in state.scoring],
        "earned": _rows(state.earned, len(LETTERS)),
        "drawn": _rows(state.drawn, SLOTS),
        "axes": [slot - SLOTS * seat if slot >= 0 else -1 for seat, slot in enumerate(state.axes)],
        "stakes": _rows(state.stakes, SLOTS),
        "buyers": _rows([buyer - 1 for buyer in state.buyers], SLOTS),
        "stock": [list(tiles) for tiles in state.stock],
        "estates": [_laid(seat, estate) for seat, estate in enumerate(state.estates)],
    }


def _rows(flat: list[int], length: int) -> list[list[int]]:
    return [flat[first : first + length] for first in range(0, len(flat), length)]


def _laid(seat: int, estate: Estate) -> list[list[int]]:
    pairs = list(zip(estate.codes, estate.cells, strict=True))[1:]
    return [[code >> 2, estate_place(seat, cell, code & 3)] for code, cell in pairs]


def to_json(state: Position) -> dict[str, Any]:
    """Return the complete position as plain JSON data."""
    secret = {"phase": PHASES[state.phase], "free": list(state.free), "chance": f"{state.chance.word:016x}"}
    return {**public(state), **secret}


def from_json(cls: type[AnyPosition], data: object) -> AnyPosition:
    """Return the position; raises `BadState` for what cannot be."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        why, _, path = str(error).partition(" - at ")
        raise BadState(path.strip("`") or "$", why) from error
    for path, why in contradictions(saved):
        raise BadState(path, why)
    state = restored(cls, msgspec.structs.asdict(saved), Chance(int(saved.chance, 16)))
    state.phase = PHASES.index(saved.phase)
    state.free = list(saved.free)
    if state.phase == Phase.OVER:
        rules.add_final_points(state)
    return state


def restored(cls: type[AnyPosition], record: Mapping[str, Any], chance: Chance) -> AnyPosition:
    """Return a position with everything that a record and a view have in common; trusted.

    Axes and stakes that a view does not show are left open; phase, free gold and final points are the caller's.
    """
    players = record["players"]
    scoring = tuple(SCORING_IDS.index(name) for name in record["scoring"])
    state = cls.__new__(cls).blank(players, scoring, record["start"], chance)
    state.round, state.to_move = record["round"], record["to_move"]
    state.earned = [points for row in record["earned"] for points in row]
    state.score = [sum(row) for row in record["earned"]]
    state.drawn = [tile for row in record["drawn"] for tile in row]
    axes = enumerate(record["axes"])
    state.axes = [-1 if axed is None or axed < 0 else SLOTS * seat + axed for seat, axed in axes]
    state.stakes = [gold for row in record["stakes"] for gold in row or (0,) * SLOTS]
    state.buyers = [buyer + 1 for row in record["buyers"] for buyer in row]
    state.stock = [tuple(tiles) for tiles in record["stock"]]
    state.estates = [_built(tuple(map(tuple, laid))) for laid in record["estates"]]
    state.owned = 0
    outside = _outside(state, record["phase"] == PHASES[Phase.BUY])
    state.bag = bytearray(tile for tile in range(1, TILES + 1) if tile not in outside)
    return state


@lru_cache(maxsize=64)
def _built(laid: tuple[tuple[int, int], ...]) -> Estate:
    """Return the estate of some tiles; positions share it, so it must be copied before it is changed."""
    estate = Estate()
    for tile, place in laid:
        parts = estate_parts(place)
        assert parts is not None
        _, cell, rotation = parts
        estate.lay(tile << 2 | rotation, cell)
    return estate


def _outside(state: Position, lifted: bool) -> set[int]:
    """Return the tiles that are not in the bag; those under an axe are in it once the screens are lifted."""
    lying = {code >> 2 for estate in state.estates for code in estate.codes}
    lying.update(state.drawn)
    if lifted:
        lying.difference_update(state.drawn[slot] for slot in state.axes)
    lying.update(*state.stock)
    return lying
