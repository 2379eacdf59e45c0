"""Which moves are legal (rules file 5, and the decisions of 6 to 8). What they do is in `rules` and `sites`.

The functions answer from bit sets kept in the position; moves for a set are looked up, not built.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.games.imhotep import decisions
from engine.games.imhotep.components import (
    BERTHS,
    BLUE,
    GET,
    KINDS,
    MIN_LOAD,
    SHIPS,
    SLED,
    SMALL_PYRAMID,
    Card,
    Site,
)
from engine.games.imhotep.decisions import LOADS, Ask

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

ALL_BERTHS: Final = (1 << BERTHS) - 1


def legal_moves(p: Position) -> list[int]:
    """All legal moves of the seat to move, in a fixed order."""
    if p.ask is Ask.ACT:
        return actions(p)
    return _DECISIONS[p.ask](p)


def actions(p: Position) -> list[int]:
    """Section 5: exactly one of four actions."""
    seat = p.to_move
    moves: list[int] = []
    if stones_to_get(p, seat, GET):
        moves.append(decisions.GET[seat])
    if p.sled[seat]:
        moves += berth_moves(seat, p.empty)
    if p.ready:
        moves += sail_moves(p.ready, p.docks)
    first = KINDS * seat
    if any(p.hands[first + Card.LEVER : first + KINDS]):
        moves += [decisions.play(kind) for kind in BLUE if p.hands[first + kind] and playable(p, seat, kind)]
    return moves


def can_act(p: Position, seat: int) -> bool:
    """Section 4, pass: whether the seat has any legal action.

    A playable blue card always comes with one of the other three actions, so it need not be asked.
    """
    sled = p.sled[seat]
    return bool((sled < SLED and p.quarry[seat]) or (sled and p.empty) or p.ready)


def stones_to_get(p: Position, seat: int, wanted: int) -> int:
    """Section 5.1: n = min(wanted, 5 - S, Q), 0 when none can be got."""
    return min(wanted, SLED - p.sled[seat], p.quarry[seat])


def playable(p: Position, seat: int, kind: int) -> bool:
    """Section 5.4: whether the whole card can be carried out."""
    match kind:
        case Card.LEVER:
            return p.ready != 0
        case Card.HAMMER:
            return stones_to_get(p, seat, GET) > 0 and p.empty != 0
        case Card.SAIL:
            return p.sled[seat] > 0 and sail_card_berths(p) != 0
        case _:
            return p.sled[seat] >= 2 and p.empty.bit_count() >= 2


def load_of(p: Position, ship: int) -> int:
    """Return the number of stones on a ship of the harbour."""
    return p.capacity[ship] - (p.empty >> BERTHS * ship & ALL_BERTHS).bit_count()


def sail_card_berths(p: Position) -> int:
    """Section 5.4, Sail: empty berths of ships for which load + 1 is enough to sail, as a bit set."""
    berths = p.empty
    for ship in range(SHIPS):
        if load_of(p, ship) + 1 < MIN_LOAD[p.capacity[ship]]:
            berths &= ~(ALL_BERTHS << BERTHS * ship)
    return berths


def unordered(p: Position) -> list[int]:
    """Section 5.4, Lever: berth indexes of stones not yet put in order, from the bow."""
    first = BERTHS * p.ship
    return [i for i in range(first, first + BERTHS) if p.berths[i] and i not in p.queue]


def unfinished(p: Position) -> list[int]:
    """Section 8.2: pyramids of side B that are not complete."""
    return [number for number in range(3) if len(p.pyramids[number]) < SMALL_PYRAMID]


@cache
def berth_moves(seat: int, berths: int) -> tuple[int, ...]:
    """Loads of a seat's stone on each of a set of berths."""
    return tuple(move for index, move in enumerate(LOADS[seat]) if berths >> index & 1)


@cache
def sail_moves(ships: int, docks: int) -> tuple[int, ...]:
    """Every ship of a set to every dock of a set."""
    return tuple(
        decisions.sail(ship, site)
        for ship in range(SHIPS)
        if ships >> ship & 1
        for site in Site
        if docks >> site & 1
    )


def _card_loads(p: Position) -> list[int]:
    berths = sail_card_berths(p) if p.played == Card.SAIL else p.empty
    return list(berth_moves(p.to_move, berths))


def _card_sails(p: Position) -> list[int]:
    ships = p.ready if p.played == Card.LEVER else 1 << p.ship
    return list(sail_moves(ships, p.docks))


def _orders(p: Position) -> list[int]:
    owners = sorted({p.berths[index] - 1 for index in unordered(p)})
    return [decisions.order(owner, len(p.queue)) for owner in owners]


def _takes(p: Position) -> list[int]:
    seat = p.to_move
    moves = [decisions.take(seat, slot) for slot, kind in enumerate(p.market) if kind]
    if p.pair:
        moves.append(decisions.TAKE_PAIR[seat])
    return moves


def _keeps(p: Position) -> list[int]:
    return [decisions.keep(p.to_move, kind) for kind in sorted(set(p.pair))]


def _pyramids(p: Position) -> list[int]:
    return [decisions.pyramid(p.to_move, number) for number in unfinished(p)]


def _bonus(p: Position) -> list[int]:
    return [*berth_moves(p.to_move, p.empty), decisions.SKIP]


def _rewards(p: Position) -> list[int]:
    return [decisions.REWARD_POINT[p.to_move], decisions.REWARD_STONES[p.to_move]]


def _none(_: Position) -> list[int]:
    return []


_DECISIONS: Final = (
    _none,
    actions,
    _card_loads,
    _card_sails,
    _orders,
    _takes,
    _keeps,
    _pyramids,
    _bonus,
    _rewards,
    _none,
)
"""By `Ask`."""
