"""Score lines and the result (Isle of Skye 6, 7): what a seat has, would have, and the tiles it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.core.contract import Result, ScoreLine, ranked
from engine.core.words import say
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.names import kind_name, scoring_name
from engine.games.isle_of_skye.places import PURSE, estate_place
from engine.games.isle_of_skye.points import Scoring, scrolls
from engine.games.isle_of_skye.sources import showing, sources
from engine.games.isle_of_skye.tiles import ID_OF
from engine.games.isle_of_skye.track import LETTERS, Phase
from engine.games.isle_of_skye.words import Line

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

GOLD_A_POINT: Final = 5
"""Gold for one point at the end (7.2)."""


def gold_points(gold: int) -> int:
    """Return the points for gold at the end: 1 for every full 5 (7.2)."""
    return gold // GOLD_A_POINT


def score_lines(state: Position, seat: int) -> list[ScoreLine]:
    """Return the four scoring tiles (settled), each scroll and the gold (settled after the end only)."""
    over = state.phase == Phase.OVER
    lines = [_slot_line(state, seat, slot) for slot in range(len(LETTERS))]
    lines += _scroll_lines(state, seat, over)
    gold = say(Line.GOLD, each=GOLD_A_POINT)
    lines.append(ScoreLine(gold, gold_points(state.purse(seat)), over, (PURSE + seat,)))
    return lines


def _slot_line(state: Position, seat: int, slot: int) -> ScoreLine:
    scoring = state.scoring[slot]
    label = say(Line.SLOT, slot=LETTERS[slot], name=scoring_name(scoring))
    estate = state.estates[seat]
    if scoring == Scoring.GOLD_RANK:
        places: tuple[int, ...] = (PURSE + seat,)
    else:
        places = _places(seat, estate, sources(scoring, estate))
    return ScoreLine(label, state.earned[len(LETTERS) * seat + slot], True, places)


def _scroll_lines(state: Position, seat: int, over: bool) -> Iterator[ScoreLine]:
    """One line for each scroll: its own tile first, then the tiles with what it counts (7.1)."""
    estate = state.estates[seat]
    for number, kind, closed, points in scrolls(estate):
        template = Line.SCROLL_DOUBLED if closed else Line.SCROLL
        label = say(template, kind=kind_name(kind), tile=ID_OF[estate.codes[number] >> 2])
        counted = [other for other in showing(estate, 6 * kind) if other != number]
        yield ScoreLine(label, points, over, _places(seat, estate, [number, *counted]))


def _places(seat: int, estate: Estate, numbers: list[int]) -> tuple[int, ...]:
    """Return the places of tiles given by laying number."""
    return tuple(estate_place(seat, estate.cells[n], estate.codes[n] & 3) for n in numbers)


def result(state: Position) -> Result | None:
    """Most points win, then most gold (7.3); equal in both share the place."""
    if state.phase != Phase.OVER:
        return None
    return ranked(state.score, [(gold,) for gold in state.free])
