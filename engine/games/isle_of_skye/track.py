"""The phases of a round and the two round tracks (Isle of Skye 2, 4)."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from engine.games.isle_of_skye.tiles import DATA, RoundData

LETTERS: Final = "ABCD"
"""The slots of the scoring tiles."""


@unique
class Phase(IntEnum):
    """What the seat to move has to decide. All else of a round happens by itself (4)."""

    AXE = 0
    LOW = 1
    """The stake on the lower of the two tiles to be offered."""
    HIGH = 2
    """The stake on the higher one."""
    BUY = 3
    BUILD = 4
    OVER = 5


def _paying(board: list[RoundData]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(LETTERS.index(letter) for letter in entry.score) for entry in board)


_BOARDS: Final = {players: DATA.boards["5" if players == 5 else "2-4"] for players in (2, 3, 4, 5)}

PAYING: Final = {players: _paying(board) for players, board in _BOARDS.items()}
"""By player number and round (from 0): the slots, 0-3 for A-D, that pay at its end."""
CATCH_UP: Final = {players: tuple(entry.catch_up for entry in board) for players, board in _BOARDS.items()}
"""By player number and round (from 0): gold for each opponent with a higher score."""


def rounds_of(players: int) -> int:
    """Return how many rounds a game has."""
    return len(PAYING[players])


def payments_left(players: int, round_number: int, slot: int) -> int:
    """Return how often a slot still pays from a round (1 for the first) on, this round included."""
    return sum(slot in paying for paying in PAYING[players][round_number - 1 :])
