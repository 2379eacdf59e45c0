"""Positions of Imhotep set up by hand, in the middle of a round: stones, ships and cards; points follow from what is built.

A stone dropped on a site is built as the next one there; taken away, those after it move up. Whatever was pending is dropped: it
is simply somebody's turn. Between two rounds, with no ship in the harbour, nothing can be set up.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.contract import Refused, Setup
from engine.core.words import Part, Player, Sentence, Words, say
from engine.games.imhotep import legal, scoring, views
from engine.games.imhotep import places as at
from engine.games.imhotep.components import (
    BERTHS,
    GONE,
    IN_HARBOUR,
    KINDS,
    MARKET_SPACES,
    OBELISKS_B,
    SHIPS,
    SLED,
    SMALL_PYRAMID,
    TOWER,
    Card,
    Site,
    variant_of,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.state import Position


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    BETWEEN = "The round is over: a position is set up while a ship is in the harbour."
    OTHERS = "This stone belongs to {who}; it lies on no other sled and in no other quarry."
    SLED_FULL = "The sled of {who} is full: it holds {n:stone|stones}."
    NO_BERTH = "There is no empty berth here."
    SAILED = "Ship {ship} has sailed; it carries nothing any more."
    NO_STONES = "Stones lie on ships, sites, sleds or in quarries."
    LOADED = "Ship {ship} carries stones: put them where they are unloaded first."
    LAST_SHIP = "One ship at least stays in the harbour, or the round would be over."
    DOCK_TAKEN = "Another ship lies at this dock."
    NO_SHIPS = "A ship lies in the harbour or at the dock of a site."
    RED = "Red cards are carried out at once; nobody keeps them."
    NO_CARDS = "Cards lie in the Market, before players or on the discard pile."
    SPACE_TAKEN = "A card lies on this space already."
    CANNOT_ACT = "{who} could do nothing, so it cannot be this turn."


_STONES: Final = range(at.stone(0), at.stone(4))
_SHIPS: Final = range(at.ship(0), at.ship(SHIPS))
_PILES: Final = range(at.pile(0), at.pile(4))
_MARKET: Final = range(at.market_card(0), at.market_card(MARKET_SPACES))
_CARDS: Final = range(at.card(1), at.card(KINDS))
_NEXT: Final = 6
"""So many spaces after the last stone of a site can be dropped on: the Temple of four players is as wide as five."""
_BUILT: Final = (Site.PYRAMIDS, Site.TEMPLE, Site.BURIAL, Site.OBELISKS)


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether players and sides are those of the set-up."""
    return state.variant == variant_of(setup.players, setup.options)


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return all stones, ships, and cards that lie open."""
    found = []
    for seat in range(state.players):
        stone = at.stone(seat)
        found += [(stone, at.sled(seat))] * state.sled[seat]
        found += [(at.pile(seat), at.quarry(seat))] * state.quarry[seat]
        waiting = state.obelisks[seat] - TOWER * state.towers.count(seat)
        found += [(stone, at.obelisk(seat, n)) for n in range(waiting)]
    found += [
        (at.stone(owner), at.tower(n, level))
        for n, owner in enumerate(state.towers)
        for level in range(TOWER)
    ]
    found += [(owner, at.berth(index)) for index, owner in enumerate(state.berths) if owner]
    for place, stones in _rows(state):
        found += [(at.stone(owner), place(n)) for n, owner in enumerate(stones)]
    for ship, site in enumerate(state.docked):
        if site != GONE:
            found.append((at.ship(ship), at.harbour(ship) if site == IN_HARBOUR else at.site(site)))
    for number, count in enumerate(state.hands):
        seat, kind = divmod(number, KINDS)
        found += [(at.card(kind), at.cards(seat))] * count
    found += [(at.market_card(slot), at.market_slot(slot)) for slot, kind in enumerate(state.market) if kind]
    found += [(at.card(kind), at.DISCARD) for kind in state.discard]
    in_play = [*state.reds, *([state.played] if state.played else [])]
    return [*found, *((at.card(kind), at.IN_PLAY) for kind in in_play)]


def _rows(state: Position) -> list[tuple[Any, bytes]]:
    """Return the sites where stones lie in an order: how their places are numbered, and who owns them."""
    rows: list[tuple[Any, bytes]] = [(at.temple_space, state.temple), (at.burial_space, state.burial)]
    if not state.variant.pyramids_b:
        return [*rows, (at.pyramid_space, state.pyramids[0])]
    *small, beside = state.pyramids
    rows += [(lambda n, p=number: at.small_space(p, n), stones) for number, stones in enumerate(small)]
    return [*rows, (at.beside, beside)]


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return where a stone, ship or card may lie."""
    return [
        place
        for place in _every(state, piece)
        if place != origin and _refusal(state, piece, origin, place) is None
    ]


def _every(state: Position, piece: int) -> list[int]:
    seats = range(state.players)
    if piece in _SHIPS:
        return [at.harbour(piece - at.ship(0)), *map(at.site, Site)]
    if piece in _STONES or piece in _PILES:
        return [
            *map(at.berth, range(SHIPS * BERTHS)),
            *map(at.site, _BUILT),
            *_spaces(state),
            *map(at.sled, seats),
            *map(at.quarry, seats),
        ]
    return [*map(at.cards, seats), *map(at.market_slot, range(MARKET_SPACES)), at.DISCARD]


def _spaces(state: Position) -> list[int]:
    """Return the spaces of the sites that are filled or come next: each stands for its site."""
    found = [place(n) for place, stones in _rows(state) for n in range(len(stones) + _NEXT)]
    seats = range(state.players)
    found += [at.obelisk(seat, n) for seat in seats for n in range(state.obelisks[seat] + 1)]
    found += [at.tower(n, level) for n in range(len(state.towers)) for level in range(TOWER)]
    return [*found, *(map(at.pyramid, range(3)) if state.variant.pyramids_b else ())]


def _site_of(place: int) -> Site | None:
    """Return the building site a place belongs to."""
    if place in map(at.site, _BUILT):
        return Site(place - at.site(0))
    if at.pyramid(0) <= place < at.small_space(3, 0) or at.beside(0) <= place < at.temple_space(0):
        return Site.PYRAMIDS
    if at.temple_space(0) <= place < at.burial_space(0):
        return Site.TEMPLE
    if at.burial_space(0) <= place < at.obelisk(0, 0):
        return Site.BURIAL
    return Site.OBELISKS if place >= at.obelisk(0, 0) else None


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a stone, ship or card put elsewhere."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    data = _quiet(state)
    if piece in _SHIPS:
        ship = piece - at.ship(0)
        data["docked"][ship] = IN_HARBOUR if place == at.harbour(ship) else place - at.site(0)
    elif piece in _STONES or piece in _PILES:
        seat = _owner(piece)
        _take_stone(data, seat, origin)
        _lay_stone(data, seat, place)
    else:
        _lay_card(data, _take_card(data, piece, origin), place)
    return _built(state, data)


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat's turn, if it can do anything."""
    if seat == state.to_move:
        return state
    if not state.harbour or state.ask is Ask.OVER:
        return _refused(Arranging.BETWEEN)
    data = _quiet(state)
    data["turn"] = data["to_move"] = seat
    after = _built(state, data)
    return after if legal.can_act(after, seat) else _refused(Arranging.CANNOT_ACT, who=Player(seat))


def wrong(state: Position) -> Sequence[Sentence]:
    """Return whether the player whose turn it is could do nothing."""
    if state.ask is Ask.ACT and not legal.can_act(state, state.to_move):
        return (say(Arranging.CANNOT_ACT, who=Player(state.to_move)),)
    return ()


# ---------------------------------------------------------------- what cannot be


def _refused(words: Arranging, **parts: Part) -> Refused:
    return Refused(say(words, **parts), "3")


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    if not state.harbour or state.ask is Ask.OVER:
        return _refused(Arranging.BETWEEN)
    if piece in _SHIPS:
        return _ship_refusal(state, piece - at.ship(0), place)
    if piece in _STONES or piece in _PILES:
        return _stone_refusal(state, _owner(piece), place)
    return _card_refusal(state, piece, origin, place)


def _owner(piece: int) -> int:
    return piece - at.stone(0) if piece in _STONES else piece - at.pile(0)


def _stone_refusal(state: Position, seat: int, place: int) -> Refused | None:
    """2, 5: at most 5 on the own sled, one on a berth of a ship that has not sailed."""
    if any(place in (at.sled(other), at.quarry(other)) for other in range(state.players) if other != seat):
        return _refused(Arranging.OTHERS, who=Player(seat))
    if place == at.sled(seat):
        return _refused(Arranging.SLED_FULL, who=Player(seat), n=SLED) if state.sled[seat] == SLED else None
    if place == at.quarry(seat) or _site_of(place) is not None:
        return None
    index = at.berth_index(place)
    if index < 0:
        return _refused(Arranging.NO_STONES)
    ship = index // BERTHS
    if not state.harbour >> ship & 1:
        return _refused(Arranging.SAILED, ship=ship + 1)
    return None if state.empty >> index & 1 else _refused(Arranging.NO_BERTH)


def _ship_refusal(state: Position, ship: int, place: int) -> Refused | None:
    """5.3: one ship a dock; a ship that has sailed is empty."""
    if place == at.harbour(ship):
        return None
    if place not in map(at.site, Site):
        return _refused(Arranging.NO_SHIPS)
    if any(state.berths[BERTHS * ship : BERTHS * (ship + 1)]):
        return _refused(Arranging.LOADED, ship=ship + 1)
    if place - at.site(0) in state.docked:
        return _refused(Arranging.DOCK_TAKEN)
    return _refused(Arranging.LAST_SHIP) if state.harbour == 1 << ship else None


def _card_refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """2.3, 10: nobody keeps a red card; a space of the Market holds one."""
    kind = state.market[piece - at.market_card(0)] if piece in _MARKET else piece - at.card(0)
    if place in map(at.cards, range(state.players)):
        return _refused(Arranging.RED) if kind <= Card.PAVED_PATH else None
    if place == at.DISCARD:
        return None
    slot = place - at.market_slot(0)
    if not 0 <= slot < MARKET_SPACES - state.variant.market_b:
        return _refused(Arranging.NO_CARDS)
    return _refused(Arranging.SPACE_TAKEN) if state.market[slot] else None


# ---------------------------------------------------------------- what changes


def _quiet(state: Position) -> dict[str, Any]:
    """Return the record of a position with nothing pending: it is the turn of whose turn it was."""
    data = views.to_json(state)
    pending = [data["played"]] if data["played"] else []
    data["discard"] = [*data["discard"], *data["reds"], *pending]
    data.update(ask="act", to_move=data["turn"], played=0, loads=0, ship=-1, queue=[], reds=[], column=-1)
    for index, owner in enumerate(data["berths"]):
        if owner and data["docked"][index // BERTHS] != IN_HARBOUR:
            data["berths"][index] = 0
            data["quarry"][owner - 1] += 1
    return data


def _take_stone(data: dict[str, Any], seat: int, origin: int) -> None:
    index = at.berth_index(origin)
    if origin == at.sled(seat):
        data["sled"][seat] -= 1
    elif origin == at.quarry(seat):
        data["quarry"][seat] -= 1
    elif index >= 0:
        if data["berths"][index]:
            data["berths"][index] = 0
        else:  # it was being unloaded, and went back to the quarry
            data["quarry"][seat] -= 1
    elif origin >= at.obelisk(0, 0):
        data["obelisks"][seat] -= 1
    else:
        stones, number = _row_at(data, origin)
        del stones[number]


def _row_at(data: dict[str, Any], place: int) -> tuple[list[int], int]:
    """Return the stones of a site in their order, and which of them lies at a place."""
    if place >= at.burial_space(0):
        return data["burial"], place - at.burial_space(0)
    if place >= at.temple_space(0):
        return data["temple"], place - at.temple_space(0)
    if place >= at.pyramid_space(0):
        return data["pyramids"][0], place - at.pyramid_space(0)
    if place >= at.beside(0):
        large = len(data["pyramids"]) == 1
        number = place - at.beside(0)
        return (data["pyramids"][0], number + _LARGE) if large else (data["pyramids"][3], number)
    pyramid, number = divmod(place - at.small_space(0, 0), SMALL_PYRAMID)
    return data["pyramids"][pyramid], number


_LARGE: Final = next(n for n in range(99) if at.pyramid_space(n) == at.beside(0))
"""Spaces of the large pyramid of side A."""


def _lay_stone(data: dict[str, Any], seat: int, place: int) -> None:
    match _site_of(place):
        case Site.PYRAMIDS:
            data["pyramids"][-1].append(seat)
        case Site.TEMPLE:
            data["temple"].append(seat)
        case Site.BURIAL:
            data["burial"].append(seat)
        case Site.OBELISKS:
            data["obelisks"][seat] += 1
        case _ if at.berth_index(place) >= 0:
            data["berths"][at.berth_index(place)] = seat + 1
        case _:
            data["sled" if place == at.sled(seat) else "quarry"][seat] += 1


def _take_card(data: dict[str, Any], piece: int, origin: int) -> int:
    """Take a card away and return its kind."""
    if piece in _MARKET:
        slot = piece - at.market_card(0)
        lying: int = data["market"][slot]
        data["market"][slot] = 0
        return lying
    kind = piece - at.card(0)
    if origin in (at.DISCARD, at.IN_PLAY):  # what was in play lies on the discard pile by now
        data["discard"].remove(kind)
    else:
        data["hands"][origin - at.cards(0)][kind] -= 1
    return kind


def _lay_card(data: dict[str, Any], kind: int, place: int) -> None:
    if place == at.DISCARD:
        data["discard"].append(kind)
    elif at.cards(0) <= place < at.cards(4):
        data["hands"][place - at.cards(0)][kind] += 1
    else:
        data["market"][place - at.market_slot(0)] = kind


def _built(state: Position, data: dict[str, Any]) -> Position:
    """Return the position of a record after pyramids, towers and points were made to fit its stones."""
    _close_up(data["pyramids"])
    if state.variant.obelisks_b:
        _stack_towers(data)
    after = type(state).__new__(type(state))
    views.fill(after, data)
    after.pair, after.known, after.deck = bytes(data["pair"]), data["known"], list(data["deck"])
    after.chance = Chance(data["chance"])
    for seat in range(after.players):
        lines = scoring.score_lines(after, seat)
        after.score[seat] = sum(line.points for line in lines if line.settled)
    return after


def _close_up(pyramids: list[list[int]]) -> None:
    """Side B: no stone lies beside the pyramids before all are complete (8.2)."""
    *small, beside = pyramids
    for stones in small:
        while beside and len(stones) < SMALL_PYRAMID:
            stones.append(beside.pop(0))


def _stack_towers(data: dict[str, Any]) -> None:
    """Side B: three waiting stones are a tower, as long as there is room for one (8.5)."""
    towers: list[int] = data["towers"]
    for seat, stones in enumerate(data["obelisks"]):
        while towers.count(seat) * TOWER > stones:
            last = len(towers) - 1 - towers[::-1].index(seat)
            del towers[last]
    for seat, stones in enumerate(data["obelisks"]):
        while stones - TOWER * towers.count(seat) >= TOWER and len(towers) < len(OBELISKS_B):
            towers.append(seat)
