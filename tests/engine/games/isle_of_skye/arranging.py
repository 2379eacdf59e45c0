"""A table for tests of Isle of Skye: arrange a position in words, play notation, read sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.core.contract import NOBODY, Event
from engine.core.move import make
from engine.core.setup import make_setup
from engine.core.words import Voice
from engine.games.isle_of_skye import notation
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.facts import FACTS
from engine.games.isle_of_skye.places import Verb, cell_at, estate_place
from engine.games.isle_of_skye.state import Position
from engine.games.isle_of_skye.tiles import TILE_OF

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora", "Eve"))
Laid = Sequence[Any]
"""A tile that was laid: id, x, y, rotation, as the rules file writes it."""


def estate_of(tiles: Iterable[Laid]) -> Estate:
    """Return the estate of tiles laid in this order, every one legally."""
    estate = Estate()
    for tile_id, x, y, rotation in tiles:
        tile, cell = TILE_OF[tile_id], cell_at(x, y)
        assert estate.is_legal(tile, cell << 2 | rotation), (tile_id, x, y, rotation)
        estate.lay(tile << 2 | rotation, cell)
    return estate


class Table:
    """A position with names for its seats: Ann, Ben, Cid, Dora, Eve."""

    def __init__(self, state: Position) -> None:
        self.state = state

    def play(self, *texts: str) -> list[Event]:
        """Play moves given in notation; returns what happened."""
        events: list[Event] = []
        for text in texts:
            move = notation.from_text(text)
            assert self.state.refusal(move) is None, self.refuses(text)
            self.state.play(move, events)
        return events

    def tells(self, *texts: str, seat: int = NOBODY) -> list[str]:
        """Play moves and return the log as a seat reads it."""
        told = (event for event in self.play(*texts) if event.visible_to(seat) and not event.quiet)
        return [VOICE.speak(event.sentence) for event in told]

    def refuses(self, move: str | int) -> str:
        """Return why a move, in notation or as a number, is not allowed; "" when it is."""
        refused = self.state.refusal(notation.from_text(move) if isinstance(move, str) else move)
        return VOICE.speak(refused.sentence) if refused else ""

    def legal(self) -> list[str]:
        """Return the legal moves in notation."""
        return [notation.to_text(move) for move in self.state.legal_moves()]

    def place_text(self, place: int) -> str:
        """Return a place of an estate as notation writes it."""
        return notation.to_text(make(Verb.BUILD, 1, place)).removeprefix("build l01 ")

    def lines(self, seat: int) -> dict[str, int]:
        """Return the score lines of a seat by label."""
        return {VOICE.speak(line.label): line.points for line in self.state.score_lines(seat)}


_TILES = ("drawn", "stock")


def _tiles(ids: str) -> list[int]:
    return [TILE_OF[tile_id] for tile_id in ids.split()]


def new_table(players: int = 2, seed: int = 1, **options: bool | int | str) -> Table:
    """Return a table at the start of a game."""
    return Table(Position.new(make_setup(FACTS, players, options, seed)))


def arranged(players: int = 2, estates: Mapping[int, Iterable[Laid]] | None = None, **changes: Any) -> Table:
    """Return a table with a position given by fields of the record, all others as at the start of a game.

    `estates` has tiles by seat; `drawn` and `stock` are lists of tile ids by seat, like "L01 L02 L03".
    """
    record = new_table(players, scoring="first_game", **{f"start_{players}": 1}).state.to_json()
    for key, value in changes.items():
        record[key] = (
            [_tiles(ids) if isinstance(ids, str) else ids for ids in value] if key in _TILES else value
        )
    for seat, laid in (estates or {}).items():
        record["estates"][seat] = [
            [TILE_OF[tile_id], estate_place(seat, cell_at(x, y), rotation)]
            for tile_id, x, y, rotation in laid
        ]
    return Table(Position.from_json(record))


def building(players: int = 2, estates: Mapping[int, Iterable[Laid]] | None = None, **changes: Any) -> Table:
    """Return a table in the last build phase, Ann first, with the tiles of `stock` to lay."""
    last = 5 if players == 5 else 6
    market = {"drawn": [[0, 0, 0]] * players, "stock": [[]] * players}
    return arranged(players, estates, **{**market, "phase": "build", "to_move": 0, "round": last, **changes})
