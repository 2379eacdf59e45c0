"""Points: the string tiles of all strings a side controls, section 7 of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, Result, ScoreLine, ranked
from engine.core.words import Part, Sentence, say
from engine.games.agamemnon.board import EDGE_NAMES, FORCE, SPACES, STRENGTH
from engine.games.agamemnon.strings import SPAN, controller, members, spears
from engine.games.agamemnon.tiles import LEADERS, RANKS, SIDES
from engine.games.agamemnon.words import Score, Terms

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position


def all_strings(state: Position) -> Iterator[int]:
    """Yield the numbers of all strings, kind by kind, then in the order of their edges."""
    found = [string for string, packed in enumerate(state.strings) if packed]
    yield from sorted(found, key=lambda string: (state.links[string], state.string_of.index(string)))


def points(state: Position) -> tuple[int, int]:
    """Return what the Greeks and the Trojans would have if the match ended now."""
    totals = [0, 0, 0]
    for string, packed in enumerate(state.strings):
        if packed:
            totals[controller(state, string)] += packed >> SPACES
    return totals[1], totals[-1]


def score_lines(state: Position, seat: int) -> list[ScoreLine]:
    """Return one line for every string the seat controls, with its edges and members; settled only at the end."""
    over, wanted = state.to_move == NOBODY, 1 if seat == 0 else -1
    return [
        ScoreLine(_label(state, string, seat), state.strings[string] >> SPACES, over, _places(state, string))
        for string in all_strings(state)
        if controller(state, string) == wanted
    ]


def edges_of(state: Position, string: int) -> list[int]:
    """Return the edges of a string, ascending; it is numbered by one of them."""
    return [edge for edge, owner in enumerate(state.string_of) if owner == string]


def _places(state: Position, string: int) -> tuple[int, ...]:
    """Return the places of a string's links, then of its members."""
    edges = [state.layout.places[edge] for edge in edges_of(state, string)]
    span = state.strings[string] & SPAN
    return (*edges, *(space + 1 for space in range(SPACES) if span >> space & 1 and state.tiles[space]))


def _label(state: Position, string: int, seat: int) -> Sentence:
    """Say which string it is and why the seat controls it."""
    kind, span = state.links[string], state.strings[string] & SPAN
    edge = EDGE_NAMES[state.layout.places[edges_of(state, string)[0]]]
    rival = SIDES - 1 - seat
    if kind == STRENGTH:
        return say(Score.STRENGTH, edge=edge, own=spears(state, seat, span), other=spears(state, rival, span))
    if kind == FORCE:
        return say(Score.FORCE, edge=edge, own=members(state, seat, span), other=members(state, rival, span))
    return say(Score.LEADERSHIP, edge=edge, own=_ranks(state, seat, span), other=_ranks(state, rival, span))


def _ranks(state: Position, side: int, span: int) -> Part:
    ranks = [rank for rank, bit in zip(RANKS, state.leaders[LEADERS * side :], strict=False) if span & bit]
    return "".join(ranks) or Terms.NO_RANK


def result(state: Position) -> Result | None:
    """Return the ranking; equal points are a draw (rules 7)."""
    if state.to_move != NOBODY:
        return None
    return ranked(points(state), [(), ()])
