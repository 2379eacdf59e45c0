"""What a seat may know, and worlds that agree with it (rules, section 7).

A view has the keys

==========  ========================================================================================================
players     number of seats
scoring     "uptown" or "blockers"
start       seat that had the first turn
to_move     seat to move, -1 at the end
turns       turns taken by all
board       81 pieces in reading order, 0 = empty
racks       by colour: five slots (a piece, or 0), or null while the seat may not see it
supplies    by colour: number of tiles still to draw
captured    by seat: pieces, ascending
removed     pieces, ascending
groups      by colour: number of its groups
protected   cells (place numbers) whose tiles nobody may take, ascending
==========  ========================================================================================================
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.core.contract import NOBODY, View
from engine.games.uptown.groups import protected
from engine.games.uptown.record import AnyPosition, Saved, cells, pile, restored, slots
from engine.games.uptown.tiles import ALL_CELLS, BITS, PIECES, RACK_SIZE, TURNS_PER_COLOUR

if TYPE_CHECKING:
    from engine.games.uptown.state import Position


def observe(state: Position, seat: int) -> View:
    """Return what a seat may know, or with `NOBODY` what all may know."""
    shown = state.to_move == NOBODY
    own = state.colours_of(seat) if seat != NOBODY else ()
    cuts = sum(map(protected, state.boards))
    return {
        "players": state.players,
        "scoring": "blockers" if state.blockers else "uptown",
        "start": state.start,
        "to_move": state.to_move,
        "turns": state.turns,
        "board": cells(state),
        "racks": [
            slots(state, colour) if shown or colour in own else None for colour in range(len(state.boards))
        ],
        "supplies": [max(0, TURNS_PER_COLOUR - 1 - used) for used in state.used],
        "captured": [pile(pieces) for pieces in state.captured],
        "removed": pile(state.removed),
        "groups": list(state.groups),
        "protected": [cell for cell in ALL_CELLS if cuts & BITS[cell]],
    }


def imagine(cls: type[AnyPosition], view: View, rng: random.Random) -> AnyPosition:
    """Return a position that agrees with a view.

    A colour has each tile once, so what is neither on the board nor captured nor removed is on its rack or to come;
    these are dealt at random, own racks are known.
    """
    gone = {*view["board"], *view["removed"], *(piece for taken in view["captured"] for piece in taken)}
    racks, supplies, chance = [], [], rng.random
    for pieces, known, to_come in zip(PIECES, view["racks"], view["supplies"], strict=False):
        rest = [piece for piece in pieces if piece not in gone and not (known and piece in known)]
        rest.sort(key=lambda _: chance())  # three times as quick as shuffle
        supplies.append(rest[:to_come])
        racks.append(known or [*rest[to_come:], 0][:RACK_SIZE])
    names = ("players", "scoring", "start", "turns", "board", "captured", "removed")
    return restored(cls, Saved(racks=racks, supplies=supplies, **{name: view[name] for name in names}))
