"""What the legal moves of one decision mean at the table: which pieces may go where. Knows no Qt and no rules.

Computed once per decision from the list the engine gives; hover, hold, keyboard and accessibility all read it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from ui.board.layout import Aim, plain_aims


class Targets:
    """Legal moves by piece, place and turn. All numbers are as in moves."""

    def __init__(self, legal: Iterable[int] = (), aims: Callable[[int], Iterable[Aim]] = plain_aims) -> None:
        self.moves = tuple(legal)
        self._by_aim: dict[Aim, list[int]] = defaultdict(list)
        self._places: dict[tuple[int, int], set[int]] = defaultdict(set)
        self._turns: dict[int, set[int]] = defaultdict(set)
        for move in self.moves:
            for aim in aims(move):
                self._enter(move, aim)

    def _enter(self, move: int, aim: Aim) -> None:
        self._by_aim[aim].append(move)
        self._turns[aim.piece].add(aim.turn)
        if aim.place:
            self._places[aim.piece, aim.turn].add(aim.place)

    def __bool__(self) -> bool:
        return bool(self.moves)

    @property
    def pieces(self) -> frozenset[int]:
        """Pieces some move picks up."""
        return frozenset(piece for piece in self._turns if piece)

    def places(self, piece: int, turn: int = 0) -> frozenset[int]:
        """Places this piece may go to when turned like this."""
        return frozenset(self._places.get((piece, turn), ()))

    def turned_places(self, piece: int, turn: int) -> frozenset[int]:
        """Places this piece may go to, but only turned otherwise."""
        every = (self.places(piece, other) for other in self.turns(piece))
        return frozenset().union(*every) - self.places(piece, turn)

    def turns(self, piece: int) -> tuple[int, ...]:
        """Turns of this piece that fit somewhere, in order."""
        return tuple(sorted(self._turns.get(piece, ())))

    def moves_to(self, piece: int, place: int, turn: int = 0) -> tuple[int, ...]:
        """Moves that put this piece on that place."""
        return tuple(self._by_aim.get(Aim(piece, place, turn), ()))

    def moves_with(self, piece: int) -> tuple[int, ...]:
        """Moves that need only this piece and no place: a click on it."""
        return tuple(move for turn in self.turns(piece) for move in self._by_aim.get(Aim(piece, 0, turn), ()))

    @property
    def bare_places(self) -> frozenset[int]:
        """Places that are themselves the decision: a click on the place, no piece in hand."""
        return self.places(0)

    def moves_at(self, place: int) -> tuple[int, ...]:
        """Moves that need only this place."""
        return self.moves_to(0, place)

    @property
    def bare_moves(self) -> tuple[int, ...]:
        """Moves with neither piece nor place: buttons."""
        return self.moves_to(0, 0)

    def by_place(self, piece: int, turn: int = 0) -> Mapping[int, tuple[int, ...]]:
        """Moves of this piece by place, all places."""
        return {place: self.moves_to(piece, place, turn) for place in self.places(piece, turn)}
