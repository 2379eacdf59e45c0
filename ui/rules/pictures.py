"""What the pictures of a game's pages show, as data: `resources/rules/<game>/pictures.json`. Knows no Qt.

A picture cuts something out of a position of the real game. Positions and pictures have names; both languages and the
quick reference share them. What the fields mean for authors: docs/rules-pages.md.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from engine.core.contract import BadNotation, BadState, OptionValue, Setup, State
from engine.core.registry import facts_of, load_game
from engine.core.setup import BadSetup, make_setup
from engine.core.words import ENGLISH
from ui.rules.library import RULES

FILE = "pictures.json"
TO_MOVE = -2
"""The seat whose eyes see a picture: whoever must decide."""


class BadPicture(ValueError):
    """A picture that cannot be made: its name and what is wrong."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position: a set-up and moves in notation; then `state` replaces entries of the state's JSON. As in lessons."""

    players: int
    options: dict[str, OptionValue] = {}
    seed: int = 1
    moves: tuple[str, ...] = ()
    state: dict[str, Any] = {}


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture: what is cut out of which position, and what is lit in it.

    `show`, `lit`, `numbers` and `refused` are references (see `compose`); `hold` is a reference to the piece in the hand, `drop` a
    move in notation whose piece lies as a ghost where it would go; `bare` leaves board and cloth out. `scale` is pixels
    per board unit at the usual text size, `visited` the seat whose realm is shown.
    """

    position: str
    show: tuple[str, ...]
    margin: float = 10.0
    bare: bool = False
    lit: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    hold: str = ""
    drop: str = ""
    scale: float = 1.0
    seat: int = TO_MOVE
    visited: int = -1


class Album(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All positions and pictures of one game."""

    positions: dict[str, Position] = {}
    pictures: dict[str, Shown] = {}


@cache
def album_of(game: str, folder: Path = RULES) -> Album:
    """Return a game's pictures; an empty album when it has none. Raises `BadPicture`."""
    path = folder / game / FILE
    if not path.exists():
        return Album()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Album)
    except msgspec.DecodeError as error:
        raise BadPicture(FILE, str(error)) from error


def shown(game: str, name: str) -> Shown:
    """Return a picture by name. Raises `BadPicture`."""
    found = album_of(game).pictures.get(name)
    if found is None:
        raise BadPicture(name, f"{game}/{FILE} has no such picture")
    return found


@cache
def arranged(game: str, name: str) -> tuple[Setup, State]:
    """Return a position by name; the state is shared and must not be changed. Raises `BadPicture`."""
    position = album_of(game).positions.get(name)
    if position is None:
        raise BadPicture(name, f"{game}/{FILE} has no such position")
    try:
        return arrange(game, position)
    except BadSetup as error:
        raise BadPicture(name, ENGLISH.speak(error.sentence)) from error
    except (BadNotation, BadState) as error:
        raise BadPicture(name, str(error)) from error


def arrange(game: str, position: Position) -> tuple[Setup, State]:
    """Make a position. Raises `BadSetup`, `BadNotation`, `BadState`."""
    loaded = load_game(game)
    setup = make_setup(facts_of(game), position.players, position.options, position.seed)
    state = loaded.state.new(setup)
    for text in position.moves:
        move = loaded.notation.from_text(text)
        refused = state.refusal(move)
        if refused is not None:
            raise BadNotation(f"“{text}”: {ENGLISH.speak(refused.sentence)}")
        state.play(move)
    if position.state:
        state = loaded.state.from_json(state.to_json() | position.state)
    return setup, state
