"""Strings: which links belong together, and who controls them (rules, sections 6 and 7).

`Position.string_of` names for every edge the string its link belongs to, by the number of one of its edges;
`Position.strings` has under that number its size and span packed in one int (`size << SPACES | span`; 0 under all other
numbers). The span is the set of all spaces at its ends: its members are the tiles there. Strings only grow while tiles
are placed, because an empty space cuts like a Weft; only an exchange of string tiles can part them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.games.agamemnon.board import FORCE, NOTHING, SPACES, STRENGTH
from engine.games.agamemnon.tiles import LEADERS

if TYPE_CHECKING:
    from engine.games.agamemnon.state import Position

SPAN: Final = (1 << SPACES) - 1
_ONE: Final = 1 << SPACES


def weave(state: Position) -> None:
    """Work out all strings from the links and tiles (rules 6.1)."""
    spans = state.layout.spans
    state.string_of = bytes(range(len(spans)))
    state.strings = [_ONE | spans[edge] if kind else 0 for edge, kind in enumerate(state.links)]
    joining = state.joining
    while joining:
        join(state, (joining & -joining).bit_length() - 1)
        joining &= joining - 1


def join(state: Position, space: int) -> None:
    """Unite the links of each kind that meet in a space (rules 6.1)."""
    links, strings = state.links, state.strings
    first = [-1, -1, -1, -1]
    for edge in state.layout.at[space]:
        kind = links[edge]
        if kind == NOTHING:
            continue
        string = state.string_of[edge]
        other = first[kind]
        if other < 0:
            first[kind] = string
        elif other != string:
            joined, added = strings[other], strings[string]
            strings[other] = (joined | added & SPAN) + (added & ~SPAN)
            strings[string] = 0
            state.string_of = state.string_of.replace(bytes((string,)), bytes((other,)))


def controller(state: Position, string: int) -> int:
    """Return 1 for a string of the Greeks, -1 for one of the Trojans, 0 for nobody's (rules 7)."""
    span = state.strings[string] & SPAN
    kind = state.links[string]
    if kind == STRENGTH:
        lead = spear_lead(state, span)
    elif kind == FORCE:
        lead = member_lead(state, span)
    else:
        lead = rank_lead(state, span)
    return (lead > 0) - (lead < 0)


def spears(state: Position, side: int, span: int) -> int:
    """Return the sum of spears of a side's tiles in a span."""
    ones, twos, fours = state.spears[3 * side : 3 * side + 3]
    return (span & ones).bit_count() + 2 * (span & twos).bit_count() + 4 * (span & fours).bit_count()


def spear_lead(state: Position, span: int) -> int:
    """Return by how many spears the Greeks lead in a span."""
    ones, twos, fours, their_ones, their_twos, their_fours = state.spears
    return (
        (span & ones).bit_count()
        - (span & their_ones).bit_count()
        + 2 * ((span & twos).bit_count() - (span & their_twos).bit_count())
        + 4 * ((span & fours).bit_count() - (span & their_fours).bit_count())
    )


def members(state: Position, side: int, span: int) -> int:
    """Return the number of a side's tiles in a span."""
    return (span & state.occupied[side]).bit_count()


def member_lead(state: Position, span: int) -> int:
    """Return by how many tiles the Greeks lead in a span."""
    greeks, trojans = state.occupied
    return (span & greeks).bit_count() - (span & trojans).bit_count()


def rank_lead(state: Position, span: int) -> int:
    """Compare the leaders in a span from the highest rank on: positive for the Greeks, 0 when the lists are the same."""
    leaders = state.leaders
    for rank in range(LEADERS):
        lead = bool(span & leaders[rank]) - bool(span & leaders[LEADERS + rank])
        if lead:
            return lead
    return 0
