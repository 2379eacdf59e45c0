"""What a move does: set-up decisions, turns, contacts and effects, djinn moves, objectives, the end (rules 3 to 9).

What may be done is in `legal`, what a played character does at once in `powers`. The functions work on a `Position`
and keep its derived fields (`boards`, `occupied`, `jars`, `sides`) true.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntFlag, unique
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY
from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK, VERB_SHIFT
from engine.games.almadi import powers
from engine.games.almadi.components import (
    ALI_BABA,
    COUNT_MASK,
    DATA,
    DJINN_BITS,
    JAR_BITS,
    JAR_MASK,
    JAR_SIDE_BITS,
    MAARUF,
    MOON_BITS,
    MORGIANA,
    NUMBERS,
    RUBY_BITS,
    STALL_BITS,
    TOUCH,
    TYPE_OF,
    ZUBAYDA,
    members,
    space_of,
)
from engine.games.almadi.objectives import NEEDS, progress
from engine.games.almadi.places import (
    CELLS,
    CHARACTER,
    GOODS,
    OBJECTIVE,
    REALM,
    ROWS,
    START,
    STRIDE,
    Ask,
    Verb,
)

if TYPE_CHECKING:
    from engine.games.almadi.state import Position

_NORTH, _EAST, _SOUTH, _WEST = TOUCH


@unique
class Once(IntFlag):
    """What happens once a turn (12.3): the first gains by contacts, and Hussain's exchange."""

    MOSAIC = 1
    STALL = 2
    RUBY = 4
    EXCHANGE = 8


def play(state: Position, move: int) -> None:
    """Carry out a legal move; what nobody has to decide follows by itself."""
    _CARRY_OUT[move >> VERB_SHIFT](state, move >> PLACE_BITS & PIECE_MASK, move & PLACE_MASK)


# ------------------------------------------------------------ before the first turn


def lay_start(state: Position, seat: int, start: int) -> None:
    """Lay a start tile (0-4) into column 0 of a realm (4)."""
    state.starts[seat] = start
    for row in range(1, ROWS + 1):
        lay(state, seat, space_of(start, row), row)


def chooser(state: Position) -> int:
    """Return who chooses a start tile next: reverse turn order, the start player last (3.6)."""
    chosen = sum(1 for start in state.starts if start >= 0)
    return (state.start - 1 - chosen) % state.players


def keeper(state: Position) -> int:
    """Return the first seat that has not kept enough characters, or `NOBODY` (12.1)."""
    for seat in range(state.players):
        if state.dealt[seat] and state.hands[seat].bit_count() < DATA.characters_kept:
            return seat
    return NOBODY


def begin(state: Position) -> None:
    """Let the characters be chosen, if any, then the start player's first turn (12.1)."""
    state.to_move = keeper(state)
    if state.to_move != NOBODY:
        state.ask = Ask.KEEP
        return
    state.row = sum(state.dealt)
    state.dealt = [0] * state.players
    state.ask, state.to_move = Ask.TURN, state.start


def _choose_start(state: Position, piece: int, _: int) -> None:
    lay_start(state, state.to_move, piece - START)
    if -1 in state.starts:
        state.to_move = chooser(state)
    else:
        begin(state)


def _keep(state: Position, piece: int, _: int) -> None:
    bit = 1 << piece - CHARACTER
    state.dealt[state.to_move] ^= bit
    state.hands[state.to_move] |= bit
    begin(state)


# ------------------------------------------------------------ contacts


def contacts(state: Position, seat: int, piece: int, cell: int) -> int:
    """Return the tally of what the piece activates on the cell, looking at all four sides (5.2)."""
    lying, index = state.lying, CELLS * seat + cell
    return (
        _NORTH[piece][lying[index - 1]]
        + _EAST[piece][lying[index + STRIDE]]
        + _SOUTH[piece][lying[index + 1]]
        + _WEST[piece][lying[index - STRIDE]]
    )


def lay(state: Position, seat: int, piece: int, cell: int) -> int:
    """Lay a landscape on an empty cell; returns the tally of its contacts, whose jars count from now on."""
    tally = contacts(state, seat, piece, cell)
    bit = 1 << cell
    state.lying[CELLS * seat + cell] = piece
    state.boards[4 * seat + TYPE_OF[piece]] |= bit
    state.occupied[seat] |= bit
    state.jars[seat] += tally >> JAR_BITS & JAR_MASK
    state.sides[seat] += tally >> JAR_SIDE_BITS
    return tally


def lift(state: Position, seat: int, piece: int, cell: int) -> None:
    """Take a landscape from its cell; nothing is activated, its jars stop counting (6, 10.4)."""
    tally = contacts(state, seat, piece, cell)
    bit = 1 << cell
    state.lying[CELLS * seat + cell] = 0
    state.boards[4 * seat + TYPE_OF[piece]] ^= bit
    state.occupied[seat] ^= bit
    state.jars[seat] -= tally >> JAR_BITS & JAR_MASK
    state.sides[seat] -= tally >> JAR_SIDE_BITS


def cell_of(state: Position, seat: int, piece: int) -> int:
    """Return the cell of a realm a piece lies on, or -1."""
    index = state.lying.find(piece, CELLS * seat, CELLS * seat + CELLS)
    return index - CELLS * seat if index >= 0 else -1


# ------------------------------------------------------------ effects


def activate(state: Position, seat: int, tally: int) -> None:
    """Gain what the contacts give at once; moons and djinns become pending (5.2)."""
    if tally & COUNT_MASK:
        _contact_mosaics(state, seat, tally & COUNT_MASK)
    if tally >> STALL_BITS & COUNT_MASK:
        _contact_stalls(state, seat, tally >> STALL_BITS & COUNT_MASK)
    if tally >> RUBY_BITS & COUNT_MASK:
        _contact_rubies(state, seat, tally >> RUBY_BITS & COUNT_MASK)
    state.moons += tally >> MOON_BITS & COUNT_MASK
    if tally >> DJINN_BITS & COUNT_MASK and state.moves < state.limit(seat):
        state.djinn = True


def _extra(state: Position, seat: int, first: Once, character: int) -> bool:
    """Note a gain by a contact; tell whether a character gives one more for the first of the turn (12.3)."""
    again = state.gained & first
    state.gained |= first
    return not again and bool(state.played[seat] & character)


def _contact_mosaics(state: Position, seat: int, number: int) -> None:
    if state.hammers:
        gain_mosaics(state, seat, number + _extra(state, seat, Once.MOSAIC, ZUBAYDA))


def _contact_stalls(state: Position, seat: int, number: int) -> None:
    if state.stalls_left():
        gain_stalls(state, seat, number + _extra(state, seat, Once.STALL, MAARUF))


def _contact_rubies(state: Position, seat: int, number: int) -> None:
    if state.gems:
        gain_rubies(state, seat, number + _extra(state, seat, Once.RUBY, ALI_BABA))


def gain_mosaics(state: Position, seat: int, number: int) -> None:
    """Draw mosaic cards, as many as are left (13.3.9)."""
    number = min(number, state.hammers)
    state.hammers -= number
    state.mosaics[seat] += number


def gain_stalls(state: Position, seat: int, number: int) -> None:
    """Draw stall cards, as many as are left (13.3.9)."""
    drawn = sum(state.stalls)
    for goods in state.cards[drawn : drawn + number]:
        state.stalls[GOODS * seat + goods] += 1


def gain_rubies(state: Position, seat: int, number: int) -> None:
    """Take rubies from the supply, as many as are left (13.3.9)."""
    number = min(number, state.gems)
    state.gems -= number
    state.rubies[seat] += number


# ------------------------------------------------------------ decisions of a turn (5 to 7, 12)


def _place(state: Position, piece: int, place: int) -> None:
    """A landscape of the central board arrives (5.1)."""
    seat = state.to_move
    state.slot = state.slots.index(piece)
    state.slots[state.slot] = 0
    activate(state, seat, lay(state, seat, piece, place - REALM - CELLS * seat))
    go_on(state)


def _use_move(state: Position) -> None:
    """Use up the Fisherman's move, else the pending djinn move (6, 12.3)."""
    if state.ask == Ask.WISH:
        state.ask = Ask.TURN
    else:
        state.djinn = False
        state.moves += 1


def _move(state: Position, piece: int, place: int) -> None:
    """A djinn move: the landscape arrives on its new cell, nothing is activated where it was (6)."""
    seat = state.to_move
    origin = cell_of(state, seat, piece)
    _use_move(state)
    lift(state, seat, piece, origin)
    tally = lay(state, seat, piece, place - REALM - CELLS * seat)
    state.last, state.origin = piece, origin
    activate(state, seat, tally)
    go_on(state)


def _swap(state: Position, piece: int, place: int) -> None:
    """Two landscapes change places; a contact between the two counts once (12.3, Hussain)."""
    seat = state.to_move
    here, there = cell_of(state, seat, piece), place - REALM - CELLS * seat
    other = state.lying[CELLS * seat + there]
    _use_move(state)
    lift(state, seat, piece, here)
    lift(state, seat, other, there)
    tally = lay(state, seat, piece, there) + lay(state, seat, other, here)
    state.last = state.origin = 0
    state.gained |= Once.EXCHANGE
    activate(state, seat, tally)
    go_on(state)


def takeable(state: Position, seat: int) -> int:
    """Return the objectives a seat may take: in the middle, or unfinished before others (7, 12.3 Morgiana)."""
    cards = state.middle
    for other, unfinished in enumerate(state.unfinished):
        if other != seat and not state.played[other] & MORGIANA:
            cards |= unfinished
    return cards


def _take(state: Position, piece: int, _: int) -> None:
    """Take an objective for a moon or by Scheherazade (7)."""
    bit = 1 << piece - OBJECTIVE
    state.middle &= ~bit
    for seat in range(state.players):
        state.unfinished[seat] &= ~bit
    state.unfinished[state.to_move] |= bit
    if state.ask == Ask.TALE:
        state.ask = Ask.TURN
    else:
        state.moons -= 1
    go_on(state)


def _play_character(state: Position, piece: int, _: int) -> None:
    powers.play(state, state.to_move, piece - CHARACTER)
    go_on(state)


def _wake(state: Position, piece: int, _: int) -> None:
    """All contacts of a landscape count as activated by an arrival (12.3, Nur al-Din)."""
    seat = state.to_move
    state.ask = Ask.TURN
    activate(state, seat, contacts(state, seat, piece, cell_of(state, seat, piece)))
    go_on(state)


def _trade(state: Position, piece: int, place: int) -> None:
    """A landscape of the central board changes places with one of the realm (12.3, Abdullah)."""
    seat, cell = state.to_move, place - REALM - CELLS * state.to_move
    old = state.lying[CELLS * seat + cell]
    state.ask = Ask.TURN
    state.slots[state.slots.index(piece)] = old
    lift(state, seat, old, cell)
    activate(state, seat, lay(state, seat, piece, cell))
    go_on(state)


def _skip(state: Position, _: int, __: int) -> None:
    state.ask = Ask.TURN
    go_on(state)


def _end(state: Position, _: int, __: int) -> None:
    _end_turn(state)


# ------------------------------------------------------------ objectives completed (8)


def complete(state: Position, seat: int) -> None:
    """Complete every objective of a seat whose condition is true; Morgiana's rubies may complete more (8, 12.3)."""
    while state.unfinished[seat]:
        done = 0
        for card in members(state.unfinished[seat]):
            if progress(state, seat, card) >= NEEDS[card]:
                done |= 1 << card
        if not done:
            return
        state.unfinished[seat] ^= done
        state.completed[seat] |= done
        if not state.played[seat] & MORGIANA:
            return
        gain_rubies(state, seat, done.bit_count())


# ------------------------------------------------------------ going on (5, 5.3, 9)


def go_on(state: Position) -> None:
    """Complete objectives; end the turn when nothing can be chosen any more (5, 8, 12.2)."""
    seat = state.to_move
    if state.unfinished[seat]:
        complete(state, seat)
    if state.moons and not takeable(state, seat):
        state.moons = 0
    if (
        state.slot >= 0
        and state.ask == Ask.TURN
        and not state.moons
        and not state.djinn
        and not (state.module and powers.asked(state, seat))
    ):
        _end_turn(state)


def _end_turn(state: Position) -> None:
    """Refill the central board; the next seat's turn begins, or the game is over (5.3, 9)."""
    state.slots[state.slot] = state.supply[state.turns]
    state.turns += 1
    state.slot = -1
    state.moons = state.moves = state.last = state.origin = state.gained = 0
    state.djinn = False
    if state.turns == NUMBERS.rounds * state.players:
        state.ask, state.to_move = Ask.OVER, NOBODY
    else:
        state.to_move = (state.to_move + 1) % state.players


_CARRY_OUT: Final[dict[int, Callable[[Position, int, int], None]]] = {
    Verb.START: _choose_start,
    Verb.KEEP: _keep,
    Verb.PLACE: _place,
    Verb.MOVE: _move,
    Verb.SWAP: _swap,
    Verb.TAKE: _take,
    Verb.PLAY: _play_character,
    Verb.WAKE: _wake,
    Verb.TRADE: _trade,
    Verb.SKIP: _skip,
    Verb.END: _end,
}
