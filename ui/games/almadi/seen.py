"""A view of Almadi with numbers and types: what one seat may know, read once. Keys: `engine/games/almadi/views.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.contract import NOBODY, View
from engine.games.almadi.components import (
    CHARACTER_IDS,
    OBJECTIVE_IDS,
    SIDES_OF,
    START_IDS,
    TILE_OF,
    TYPE_OF,
    effect_of,
    space_of,
)
from engine.games.almadi.places import ROWS, STRIDE, cell_at, point_of

STEPS = (-1, STRIDE, 1, -STRIDE)
"""What to add to a cell for its neighbour at side N, E, S, W."""
_ABRIZA = "K02"
_PALACE, _GIVING = 2, (0, 3)


@dataclass(frozen=True, slots=True)
class Seen:
    """One position as a seat sees it."""

    data: View

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.data["players"])

    @property
    def to_move(self) -> int:
        """Who must decide, `NOBODY` when it is over."""
        return int(self.data["to_move"])

    @property
    def ask(self) -> str:
        """What is to be decided."""
        return str(self.data["ask"])

    @property
    def characters(self) -> bool:
        """Whether characters are played."""
        return bool(self.data["characters"])

    @property
    def slots(self) -> tuple[int, ...]:
        """The central board's landscapes, 0 for an empty slot."""
        return tuple(TILE_OF.get(name, 0) for name in self.data["central"])

    def start(self, seat: int) -> int:
        """Return a seat's start tile 0-4, -1 before it is chosen."""
        name = self.data["starts"][seat]
        return START_IDS.index(name) if name else -1

    def free_starts(self) -> list[int]:
        """Return the start tiles nobody has chosen."""
        return [start for start, name in enumerate(START_IDS) if name not in self.data["starts"]]

    def laid(self, seat: int) -> dict[int, int]:
        """Return the landscapes of a realm by cell, without the start tile."""
        return {cell_at(row, column): TILE_OF[name] for name, row, column in self.data["realms"][seat]}

    def lying(self, seat: int) -> dict[int, int]:
        """Return everything that lies in a realm by cell."""
        start = self.start(seat)
        spaces = {} if start < 0 else {cell_at(row, 0): space_of(start, row) for row in range(1, ROWS + 1)}
        return spaces | self.laid(seat)

    def came_from(self) -> tuple[int, int]:
        """Return the landscape of the previous djinn move of this turn and its old cell: it may not go back (rules 6)."""
        last = self["last"]
        return (TILE_OF[last[0][0]], cell_at(*last[0][1:])) if last else (0, 0)

    def laid_mosaics(self, seat: int) -> int:
        """Return how many mosaic cards lie on palaces at the end: one on each palace of some worth (rules 10.3)."""
        return min(
            int(self["mosaics"][seat]), sum(1 for worth in palaces(self.lying(seat)).values() if worth)
        )

    def last_column(self, seat: int) -> int:
        """Return the last column of a realm with a landscape."""
        return max((point_of(cell)[1] for cell in self.laid(seat)), default=0)

    def wide(self, seat: int) -> bool:
        """Tell whether a realm may have rows 0 and 5."""
        return _ABRIZA in self.data["played"][seat]

    def middle(self) -> list[int]:
        """Return the objectives in the middle."""
        return [OBJECTIVE_IDS.index(name) for name in self.data["middle"]]

    def unfinished(self, seat: int) -> list[int]:
        """Return the objectives a seat has not completed."""
        return [OBJECTIVE_IDS.index(name) for name in self.data["unfinished"][seat]]

    def completed(self, seat: int) -> list[int]:
        """Return the objectives a seat has completed."""
        return [OBJECTIVE_IDS.index(name) for name in self.data["completed"][seat]]

    def hand(self, seat: int) -> list[int]:
        """Return the characters in a hand, none when they may not be seen."""
        return [CHARACTER_IDS.index(name) for name in self.data["hands"][seat] or ()]

    def dealt(self, seat: int) -> list[int]:
        """Return the characters to choose from, none when they may not be seen."""
        return [CHARACTER_IDS.index(name) for name in self.data["dealt"][seat] or ()]

    def played(self, seat: int) -> list[int]:
        """Return the characters a seat has played."""
        return [CHARACTER_IDS.index(name) for name in self.data["played"][seat]]

    def row(self) -> list[int]:
        """Return the open characters."""
        return [CHARACTER_IDS.index(name) for name in self.data["row"]]


def contacts(lying: dict[int, int], piece: int, cell: int) -> Iterator[tuple[int, str]]:
    """Yield side and effect of every contact a landscape has on a cell."""
    for side, step in enumerate(STEPS):
        other = lying.get(cell + step, 0)
        if other:
            effect = effect_of(SIDES_OF[piece][side], SIDES_OF[other][(side + 2) % 4])
            if effect:
                yield side, effect


def palace_worth(lying: dict[int, int], piece: int, cell: int) -> int:
    """Return what a palace would be worth on a cell, 0 for other landscapes."""
    if TYPE_OF[piece] != _PALACE:
        return 0
    around = (lying.get(cell + step, 0) for step in STEPS)
    giving = sum(1 for other in around if other and TYPE_OF[other] in _GIVING)
    return 1 + giving if giving else 0


def palaces(lying: dict[int, int]) -> dict[int, int]:
    """Return the worth of every palace of a realm by cell, the highest first (rules 10.3)."""
    found = {
        cell: palace_worth(lying, piece, cell) for cell, piece in lying.items() if TYPE_OF[piece] == _PALACE
    }
    return dict(sorted(found.items(), key=lambda palace: (-palace[1], palace[0])))


def own_seat(view: View, seat: int) -> int:
    """Return whose things lie in the dock: the eyes', for a spectator whoever's turn it is."""
    if seat != NOBODY:
        return seat
    return max(0, int(view["to_move"]))
