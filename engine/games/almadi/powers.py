"""Playing a character: what it costs and what it does at once (rules 12.2, 12.3).

Powers that go on are asked for where they matter: `rules`, `legal`, `Position.limit`; those at the end in `scoring`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.games.almadi import rules
from engine.games.almadi.components import (
    ABDULLAH,
    COSTS,
    FISHERMAN,
    HARUN,
    HASAN,
    JUDAR,
    NUR_AL_DIN,
    SCHEHERAZADE,
    members,
)
from engine.games.almadi.places import HOME_CELLS, Ask

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_HASAN_DRAWS: Final = 2
_JUDAR_DRAWS: Final = 3


def cost(state: Position, seat: int, card: int) -> int:
    """Return what a character costs a seat: Harun makes it 1 ruby less, not below 0 (12.3)."""
    return max(0, COSTS[card] - 1) if state.played[seat] & HARUN else COSTS[card]


def affordable(state: Position, seat: int) -> list[int]:
    """Return the characters of hand and row a seat can pay, ascending (12.2)."""
    rubies, less = state.rubies[seat], bool(state.played[seat] & HARUN)
    cards = members(state.hands[seat] | state.row)
    return [card for card in cards if COSTS[card] - less <= rubies]


def asked(state: Position, seat: int) -> bool:
    """Tell whether a seat is asked before its turn ends: with any hand, or a character in the row it can pay (12.2)."""
    if state.hands[seat]:
        return True
    return any(cost(state, seat, card) <= state.rubies[seat] for card in members(state.row))


def play(state: Position, seat: int, card: int) -> None:
    """Pay a character, lay it open, and let a power that works at once begin; what cannot be done is skipped (12.2)."""
    bit, price = 1 << card, cost(state, seat, card)
    state.rubies[seat] -= price
    state.gems += price
    state.hands[seat] &= ~bit
    state.row &= ~bit
    state.played[seat] |= bit
    landscapes = state.occupied[seat] & ~HOME_CELLS
    if bit == HASAN:
        rules.gain_mosaics(state, seat, _HASAN_DRAWS)
    elif bit == JUDAR:
        rules.gain_stalls(state, seat, _JUDAR_DRAWS)
    elif bit == SCHEHERAZADE and rules.takeable(state, seat):
        state.ask = Ask.TALE
    elif landscapes:
        state.ask = _ASKS.get(bit, Ask.TURN)


_ASKS: Final = {FISHERMAN: Ask.WISH, NUR_AL_DIN: Ask.WAKE, ABDULLAH: Ask.TRADE}
"""Characters that need a landscape of the realm, and what they ask for."""


def asker(ask: int) -> int:
    """Return the character (as a bit) whose power asks for this decision at once."""
    return next((bit for bit, asks in _ASKS.items() if asks == ask), SCHEHERAZADE)
