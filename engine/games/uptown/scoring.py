"""Points of Uptown and Blockers!, section 5 of the rules: groups count against their owner, the fewest win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Result, ScoreLine, ranked
from engine.core.words import Sentence, say
from engine.games.uptown.groups import groups
from engine.games.uptown.names import colour_name
from engine.games.uptown.tiles import ALL_CELLS, BITS, CAPTURED, CELL_NAMES, TILES
from engine.games.uptown.words import Score

if TYPE_CHECKING:
    from engine.games.uptown.state import Position


def points(state: Position, seat: int) -> int:
    """Return what a seat would have if the match ended now (rules 5.1, 5.2)."""
    total = sum(state.groups[colour] for colour in state.colours_of(seat))
    return total + most_captured(state, seat) if state.blockers else total


def captures(state: Position, seat: int) -> int:
    """Return how many tiles a seat has captured, all colours together."""
    return state.captured[seat].bit_count()


def most_captured(state: Position, seat: int) -> int:
    """Return m of Blockers!: the tiles a seat captured of the opponent it captured most (rules 5.2.1, 5.2.5).

    With two colours each the only opponent's colours count as one.
    """
    pile = state.captured[seat]
    by_colour = [
        (pile >> TILES * colour + 1 & (1 << TILES) - 1).bit_count() for colour in range(len(state.boards))
    ]
    return max(sum(by_colour[owner :: state.players]) for owner in range(state.players))


def score_lines(state: Position, seat: int) -> list[ScoreLine]:
    """Return one line for every group, and one for the captured tiles in Blockers!; settled only at the end."""
    over = state.to_move == NOBODY
    lines = [
        ScoreLine(_group_label(state, colour, cells), 1, over, cells)
        for colour in state.colours_of(seat)
        for cells in map(_cells, groups(state.boards[colour]))
    ]
    most = most_captured(state, seat)
    if state.blockers and most:
        lines.append(ScoreLine(say(Score.MOST_CAPTURED, n=most), most, over, (CAPTURED + seat,)))
    return lines


def _cells(group: int) -> tuple[int, ...]:
    return tuple(cell for cell in ALL_CELLS if group & BITS[cell])


def _group_label(state: Position, colour: int, cells: tuple[int, ...]) -> Sentence:
    first = CELL_NAMES[cells[0]]
    if state.players == len(state.boards):
        return say(Score.GROUP, n=len(cells), cell=first)
    return say(Score.GROUP_OF_COLOUR, n=len(cells), cell=first, colour=colour_name(state, colour))


def result(state: Position) -> Result | None:
    """Return the ranking: fewest points, then fewest captured tiles, then shared (rules 5.1, 5.2)."""
    if state.to_move != NOBODY:
        return None
    seats = range(state.players)
    ties = [(-captures(state, seat),) for seat in seats]
    return ranked([points(state, seat) for seat in seats], ties, fewest_wins=True)
