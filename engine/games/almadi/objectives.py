"""Conditions of the objectives as numbers: how much a player has of what a card asks for (rules 8, 11.3).

`progress(state, seat, card)` reaches `NEEDS[card]` exactly when the condition is true; below that it says how far the
player is, for people and for the bot.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from engine.games.almadi import realm
from engine.games.almadi.components import DATA, MARKET, NUMBERS, TYPES
from engine.games.almadi.places import GOODS, ROW_CELLS, ROWS

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

Measure = Callable[["Position", int], int]
"""What a seat has of something."""


def goods(state: Position, seat: int) -> int:
    """Return the goods of a seat: 4 per market and 2 per stall card (10.2)."""
    markets = state.boards[4 * seat + MARKET].bit_count()
    return NUMBERS.goods_per_market * markets + NUMBERS.goods_per_stall_card * stalls(state, seat)


def stalls(state: Position, seat: int) -> int:
    """Return the number of stall cards of a seat."""
    return sum(state.stalls[GOODS * seat : GOODS * seat + GOODS])


def stall_kinds(state: Position, seat: int) -> int:
    """Return how many kinds of goods lie on the stall cards of a seat."""
    return sum(map(bool, state.stalls[GOODS * seat : GOODS * seat + GOODS]))


def longest_row(state: Position, seat: int) -> int:
    """Return the longest unbroken run in one of rows 1 to 4 (N8)."""
    return realm.longest_row(state.occupied[seat])


def varied_columns(state: Position, seat: int) -> int:
    """Return the number of columns with four different landscapes, the start column apart (N6)."""
    return realm.column_kinds(state.kinds(seat)).count(len(TYPES))


def _count(type_: int) -> Measure:
    return lambda state, seat: state.boards[4 * seat + type_].bit_count()


def _touching(type_: int, wanted: tuple[int, ...]) -> Measure:
    """Landscapes of a type that each touch every wanted type."""

    def measure(state: Position, seat: int) -> int:
        cells = state.boards[4 * seat + type_]
        for other in wanted:
            cells &= realm.beside(state.boards[4 * seat + other])
        return cells.bit_count()

    return measure


def _rows(type_: int) -> Measure:
    """Rows 1 to 4 with a landscape of the type, the start tile included."""

    def measure(state: Position, seat: int) -> int:
        cells = state.boards[4 * seat + type_]
        return sum(1 for row in range(1, ROWS + 1) if cells & (ROW_CELLS[row] | 1 << row))

    return measure


def _best_palace(state: Position, seat: int) -> int:
    oases, _, palaces, markets = state.kinds(seat)
    return max(realm.palace_values(palaces, oases, markets), default=0)


def _groups(type_: int, size: int, number: int) -> Measure:
    """The `number` largest groups of a type, each counted up to `size`."""

    def measure(state: Position, seat: int) -> int:
        sizes = sorted(realm.group_sizes(state.boards[4 * seat + type_]), reverse=True)
        return sum(min(size, found) for found in sizes[:number])

    return measure


def _isolated(type_: int, least: int) -> Measure:
    """Landscapes of a type that touch no other of it; when some do touch, the condition is not reached."""

    def measure(state: Position, seat: int) -> int:
        cells = state.boards[4 * seat + type_]
        alone = (cells & ~realm.beside(cells)).bit_count()
        return alone if alone == cells.bit_count() else min(alone, least - 1)

    return measure


def _line(type_: int) -> Measure:
    return lambda state, seat: realm.longest_line(state.boards[4 * seat + type_])


def _square(type_: int) -> Measure:
    return lambda state, seat: realm.fullest_square(state.boards[4 * seat + type_])


def _varied_squares(state: Position, seat: int) -> int:
    squares = realm.varied_squares(state.kinds(seat))
    return 2 if realm.disjoint_pair(squares) else min(1, len(squares))


def _best_column(state: Position, seat: int) -> int:
    return max(realm.column_kinds(state.kinds(seat)), default=0)


_REALM: Final[dict[str, Callable[[int, dict[str, Any]], tuple[Measure, int]]]] = {
    "count_type": lambda type_, c: (_count(type_), c["min"]),
    "touching": lambda type_, c: (_touching(type_, tuple(map(TYPES.index, c["touches"]))), c["min"]),
    "type_in_rows": lambda type_, c: (_rows(type_), c["rows"]),
    "palace_value": lambda _, c: (_best_palace, c["value"]),
    "group": lambda type_, c: (_groups(type_, c["size"], c["groups"]), c["size"] * c["groups"]),
    "all_isolated": lambda type_, c: (_isolated(type_, c["min"]), c["min"]),
    "line": lambda type_, c: (_line(type_), c["length"]),
    "square_same": lambda type_, _: (_square(type_), 4),
    "square_different": lambda _, c: (_varied_squares, c["min"]),
    "column_different": lambda _, __: (_best_column, len(TYPES)),
    "row_run": lambda _, c: (longest_row, c["length"]),
}
"""By op, for conditions about the realm: type and condition -> what is measured, and how much is needed."""
_POSSESSIONS: Final[dict[str, Measure]] = {
    "goods": goods,
    "mosaics": lambda state, seat: state.mosaics[seat],
    "stalls": stalls,
    "rubies": lambda state, seat: state.rubies[seat],
    "active_jars": lambda state, seat: state.jars[seat],
    "stall_kinds": stall_kinds,
}


def _compiled(condition: dict[str, Any]) -> tuple[Measure, int]:
    """Return what a condition measures and how much of it is needed."""
    if condition["op"] in _POSSESSIONS:
        return _POSSESSIONS[condition["op"]], condition["min"]
    type_ = TYPES.index(condition["type"]) if "type" in condition else -1
    return _REALM[condition["op"]](type_, condition)


_COMPILED: Final = tuple(_compiled(card.condition) for card in DATA.objectives)
_MEASURES: Final = (None, *(measure for measure, _ in _COMPILED))
NEEDS: Final = (0, *(need for _, need in _COMPILED))
"""By objective: how much its condition asks for."""


def progress(state: Position, seat: int, card: int) -> int:
    """Return how much a seat has of what an objective asks for; the condition is true from `NEEDS[card]` on."""
    measure = _MEASURES[card]
    assert measure is not None
    return measure(state, seat)


def met(state: Position, seat: int, card: int) -> bool:
    """Tell whether the condition of an objective is true for a seat (8)."""
    return progress(state, seat, card) >= NEEDS[card]
