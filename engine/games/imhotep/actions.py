"""The actions of a turn and the parts of blue cards (rules file 5). What is legal is in `legal`; unloading in `sites`.

A handler trusts its move and leaves in `p.ask` what has to be decided next; `Ask.NOTHING` when the rules go on by
themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.move import piece_of, place_of
from engine.games.imhotep import places, tell
from engine.games.imhotep.components import BERTHS, GET, KINDS, MIN_LOAD, Card
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.legal import ALL_BERTHS, load_of, stones_to_get, unordered

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position


def get(p: Position, _: int) -> None:
    """Section 5.1: get new stones."""
    get_stones(p, p.to_move, GET)
    p.ask = Ask.NOTHING


def get_stones(p: Position, seat: int, wanted: int) -> None:
    """Section 5.1: move min(wanted, 5 - S, Q) stones from the quarry to the sled."""
    n = stones_to_get(p, seat, wanted)
    p.sled[seat] += n
    p.quarry[seat] -= n
    if n and p.events is not None:
        tell.got(p, seat, n)


def load(p: Position, move: int) -> None:
    """Section 5.2: place one stone; also a part of blue cards (5.4) and a bonus (8.2)."""
    index = places.berth_index(place_of(move))
    place_stone(p, p.to_move, index)
    if p.ask is Ask.LOAD:
        _loaded_by_card(p, index // BERTHS)
    else:
        p.ask = Ask.NOTHING


def place_stone(p: Position, seat: int, index: int) -> None:
    """Section 5.2: one own stone from the sled to an empty berth."""
    p.sled[seat] -= 1
    p.berths[index] = seat + 1
    p.empty &= ~(1 << index)
    ship = index // BERTHS
    if load_of(p, ship) >= MIN_LOAD[p.capacity[ship]]:
        p.ready |= 1 << ship
    if p.events is not None:
        tell.loaded(p, seat, index)


def _loaded_by_card(p: Position, ship: int) -> None:
    """Section 5.4: after a stone of the Hammer, Sail or Chisel."""
    p.loads -= 1
    if p.played == Card.SAIL:
        p.ship = ship
        p.ask = Ask.SAIL
    elif not p.loads:
        p.ask = Ask.NOTHING


def sail(p: Position, move: int) -> None:
    """Section 5.3: a ship sails to a free dock and is unloaded from the bow; by a Lever in a chosen order."""
    ship = piece_of(move) - places.ship(0)
    site = place_of(move) - places.site(0)
    p.sailor = p.turn
    p.ship = ship
    p.docked[ship] = site
    p.harbour &= ~(1 << ship)
    p.ready &= ~(1 << ship)
    p.docks &= ~(1 << site)
    p.empty &= ~(ALL_BERTHS << BERTHS * ship)
    if p.events is not None:
        tell.sailed(p, ship, site)
    if p.played == Card.LEVER:
        p.ask = Ask.ORDER
        _fix_order(p)
    else:
        p.queue = bytes(unordered(p))
        p.ask = Ask.NOTHING


def _fix_order(p: Position) -> None:
    """Section 5.4, Lever: once all stones left are of one player, their order needs no decision."""
    left = unordered(p)
    if len({p.berths[index] for index in left}) <= 1:
        p.queue += bytes(left)
        p.ask = Ask.NOTHING


def order(p: Position, move: int) -> None:
    """Section 5.4, Lever: the next stone in the order of unloading."""
    owner = piece_of(move) - places.stone(0)
    index = next(index for index in unordered(p) if p.berths[index] == owner + 1)
    if p.events is not None:
        tell.ordered(p, owner, index, len(p.queue))
    p.queue += bytes([index])
    _fix_order(p)


def play_card(p: Position, move: int) -> None:
    """Section 5.4: play one blue card; its parts are decided one after the other."""
    kind = piece_of(move) - places.card(0)
    seat = p.to_move
    p.hands[KINDS * seat + kind] -= 1
    p.played = kind
    if p.events is not None:
        tell.played(p, seat, kind)
    if kind == Card.LEVER:
        p.ask = Ask.SAIL
        return
    if kind == Card.HAMMER:
        get_stones(p, seat, GET)
    p.loads = 2 if kind == Card.CHISEL else 1
    p.ask = Ask.LOAD


def skip(p: Position, _: int) -> None:
    """Section 8.2, load: the bonus is optional."""
    if p.events is not None:
        tell.skipped(p, p.to_move)
    p.ask = Ask.NOTHING
