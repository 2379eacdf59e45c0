"""What a seat may know, and worlds that agree with it (Isle of Skye 8).

A view has the keys of the record (`checks.Saved`) for what is public, and

=========  ====================================================================================================
seat       the seat that looks, or -1
phase      "price", "buy", "build" or "over"
to_move    the seat to move; while prices are set, all seats before it are ready
score      by seat: points on the track
bag        number of tiles in the bag
axes       by seat: the slot (0-2) under the axe, -1 for none; null while the seat that looks may not see it
stakes     by seat: the prices by slot, 0 for none; null while the seat that looks may not see them
gold       by seat: all its gold; null where it is kept out of sight (the table shows these and no others)
now        by seat: points that A, B, C, D would pay if they were scored now; null for a ranking of gold, which would
           give away what is out of sight
income     by seat: gold from the castle, for barrels and for players ahead, if the next round began now; null in the
           last round
purses     by seat: all its gold. Incomes, sales and purchases are public, so who keeps count knows it; the computer
           does, the table does not print it
=========  ====================================================================================================

Hidden are the axes and stakes until the screens are lifted, and what chance will bring. What is in the bag follows from
what is not.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, TypeVar

from engine.core.chance import Chance
from engine.core.contract import View
from engine.games.isle_of_skye.checks import PHASES
from engine.games.isle_of_skye.places import SLOTS
from engine.games.isle_of_skye.points import Scoring, points_of
from engine.games.isle_of_skye.record import public, restored
from engine.games.isle_of_skye.rules import income_parts
from engine.games.isle_of_skye.track import Phase, rounds_of

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position

AnyPosition = TypeVar("AnyPosition", bound="Position")

_SHOWN: Final = ("price", "price", "price", "buy", "build", "over")
"""What each phase is called in a view: how far a seat is behind its screen is nobody else's business."""


def observe(state: Position, seat: int) -> View:
    """Return what a seat may know, or with `NOBODY` what all may know."""
    view = public(state)
    secret, over = state.phase < Phase.BUY, state.phase == Phase.OVER
    purses = state.purses()
    for key in ("axes", "stakes"):
        view[key] = [value if not secret or s == seat else None for s, value in enumerate(view[key])]
    view["seat"] = seat
    view["phase"] = _SHOWN[state.phase]
    view["score"] = list(state.score)
    view["bag"] = len(state.bag)
    view["gold"] = [gold if over or s == seat else None for s, gold in enumerate(purses)]
    view["now"] = _now(state)
    view["income"] = _next_income(state)
    view["purses"] = purses
    return view


def _now(state: Position) -> list[list[int | None]]:
    """Return what each scoring tile would pay each seat now (6)."""
    nothing: list[int | None] = [None] * state.players
    slots = [
        nothing if kind == Scoring.GOLD_RANK else points_of(kind, state.estates, state.free)
        for kind in state.scoring
    ]
    return [list(points) for points in zip(*slots, strict=True)]


def _next_income(state: Position) -> list[list[int]] | None:
    """Return the parts of each seat's income if the next round began now (4.1)."""
    if state.phase == Phase.OVER or state.round == rounds_of(state.players):
        return None
    return [list(income_parts(state, seat, state.round + 1)) for seat in range(state.players)]


def imagine(cls: type[AnyPosition], view: View, rng: random.Random) -> AnyPosition:
    """Return a position that agrees with a view.

    Seats that are ready behind their screens get an axe and stakes at random: all of their gold that could be staked
    is as likely as none, and any split of it. A seat that is still deciding is taken to have decided nothing.
    """
    state = restored(cls, view, Chance(rng.getrandbits(64)))
    state.score = list(view["score"])
    state.free = list(view["purses"])
    if view["phase"] == "price":
        for seat in range(state.players):
            if view["axes"][seat] is None and seat < view["to_move"]:
                _deal_prices(state, seat, rng)
    state.free = [2 * gold - state.purse(seat) for seat, gold in enumerate(state.free)]
    state.phase = _phase(state, view["phase"])
    return state


def _deal_prices(state: Position, seat: int, rng: random.Random) -> None:
    """Put a random axe and random stakes on a seat's tiles."""
    axed, *offered = rng.sample(range(SLOTS * seat, SLOTS * seat + SLOTS), SLOTS)
    both = 2 + int(rng.random() * (state.free[seat] - 1))
    low = 1 + int(rng.random() * (both - 1))
    state.axes[seat] = axed
    state.stakes[offered[0]], state.stakes[offered[1]] = low, both - low


def _phase(state: Position, shown: str) -> int:
    """Return the phase; before the screens are lifted it follows from how far the seat to move is."""
    if shown != "price":
        return PHASES.index(shown)
    seat = state.to_move
    if state.axes[seat] < 0:
        return int(Phase.AXE)
    staked = any(state.stakes[SLOTS * seat : SLOTS * seat + SLOTS])
    return int(Phase.HIGH if staked else Phase.LOW)
