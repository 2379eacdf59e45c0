"""Set-up of a match, sections 3 and 12.1 of the rules: everything that chance decides is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.chance import Chance
from engine.games.almadi import rules
from engine.games.almadi.components import DATA, IN_PLAY, OBJECTIVES_OF_COLOUR, TILES_OF_TYPE
from engine.games.almadi.places import CHARACTER_CARDS, GOODS, SLOTS, STARTS, Ask

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_GREY: Final = 4
"""Index of the grey objectives among the colours."""


def deal(state: Position, choose_start_tiles: bool, seed: int) -> None:
    """Lay out a match on an empty table; with an option open the first decision is about start tiles or characters."""
    chance, numbers = Chance(seed), IN_PLAY[state.players]
    state.start = chance.below(state.players)
    _deal_landscapes(state, numbers.landscapes_per_type, chance)
    state.hammers = numbers.mosaics
    state.cards = bytes(_some(range(DATA.stall_cards_of_each_good * GOODS), numbers.stalls, chance, GOODS))
    for colour, objectives in enumerate(OBJECTIVES_OF_COLOUR):
        number = numbers.grey_objectives if colour == _GREY else 1
        state.middle |= _set(_some(objectives, number, chance))
    starts = _some(range(STARTS), state.players, chance)
    if state.module:
        each = numbers.characters_dealt
        cards = _some(range(1, CHARACTER_CARDS + 1), each * state.players, chance)
        state.dealt = [_set(cards[each * seat : each * seat + each]) for seat in range(state.players)]
    if choose_start_tiles:
        state.ask, state.to_move = Ask.START, rules.chooser(state)
        return
    for seat, start in enumerate(starts):
        rules.lay_start(state, seat, start)
    rules.begin(state)


def _deal_landscapes(state: Position, each: int, chance: Chance) -> None:
    """Shuffle so many landscapes of each type into one supply; the first 8 lie on the central board (3.1, 3.2)."""
    supply = [tile for tiles in TILES_OF_TYPE for tile in _some(tiles, each, chance)]
    chance.shuffle(supply)
    state.slots = bytearray(supply[:SLOTS])
    state.supply = bytes(supply[SLOTS:])


def _some(cards: range | bytes | tuple[int, ...], number: int, chance: Chance, modulus: int = 0) -> list[int]:
    """Return so many random cards in random order, as their remainders when a modulus is given."""
    order = list(cards)
    chance.shuffle(order)
    return [card % modulus if modulus else card for card in order[:number]]


def _set(cards: list[int]) -> int:
    return sum(1 << card for card in cards)
