"""Positions of Isle of Skye set up by hand: tiles between the bag, estates and tiles to lay, gold between purses and bank.

Every tile is somewhere, and an estate is one in which each tile was laid legally, so outer tiles are taken away first. More
tiles than the rounds gave make it a later round. While the market lasts, a tile of the bag changes places with a drawn one;
prices and axe stay where they are. While tiles are laid, it is the turn of the first in turn order who has any.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import unique
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.contract import Refused, Setup
from engine.core.words import Part, Player, Sentence, Words, say
from engine.games.isle_of_skye import record
from engine.games.isle_of_skye.checks import MOST_GOLD, PHASES
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.facts import FIRST_GAME, SCORING_OPTION
from engine.games.isle_of_skye.places import (
    BAG,
    BANK,
    COINS,
    ESTATE,
    ESTATE_SPAN,
    PURSE,
    SLOT,
    SLOTS,
    STOCK,
    TILES,
    estate_parts,
    slot_owner,
)
from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.refusals import unfit
from engine.games.isle_of_skye.state import Position
from engine.games.isle_of_skye.tiles import DATA, ID_OF
from engine.games.isle_of_skye.track import LETTERS, Phase, rounds_of
from engine.games.isle_of_skye.words import Refusal


@unique
class Arranging(Words):
    """What cannot be, of a position that is set up."""

    OVER = "The game is over: set up a position of an earlier round."
    NOT_FOR_TILES = "Tiles lie in the bag, in estates or among the tiles to lay."
    NOT_FOR_GOLD = "Gold lies in purses or in the bank."
    FALLS_APART = "Without tile {tile} the estate of {who} would fall apart; take the outer tiles away first."
    TOO_MANY = "Until the last round {who} can have no more than {n:tile|tiles}."
    ALL_TOO_MANY = "Until the last round all players together can have no more than {n:tile|tiles}: each draw leaves 2 for each."
    STOCK_FULL = "{who} already {who:has|have} {n:tile|tiles} to lay; nobody has more."
    NOTHING_TO_LAY_YET = "Nobody has tiles to lay before the market is over."
    MARKET_OVER = "The market is over: nothing is on offer while tiles are laid."
    THREE_DRAWN = "Everybody draws 3 tiles: drop a tile of the bag on one of them to change it."
    SOLD = "Tile {tile} was sold this round."
    TOO_POOR = "{who} {who:has|have} only {n} gold that lies on no tile."
    KEEPS_TWO = "Two offers cost at least 1 gold each, so {who} cannot do with less."
    TOO_MUCH = "The bank never pays out more than {n} gold."
    NOBODY_LAYS = "Nobody has a tile to lay: put a tile of the bag among the tiles to lay."
    FITS_NOWHERE = "No tile that {who} {who:has|have} to lay fits the estate."
    CANNOT_LAY = "{who} {who:has|have} no tile to lay that fits, so it cannot be this turn."
    PRICES_IN_ORDER = "Prices are set in the order of the seats."
    HAS_BOUGHT = "Somebody has bought already, so the turn order is settled."


_MARKET: Final = "4.3"
_BUYING: Final = "4.5"
_LAYING: Final = "4.7"
_VALUES: Final = (10, 5, 2, 1)
"""The coins that are moved."""
_LEFT: Final = SLOTS - 1
"""So many of its drawn tiles a seat offers, and so many of each draw stay out of the bag (4.4)."""


# ------------------------------------------------------------ what lies where


def agrees(setup: Setup, state: Position) -> bool:
    """Tell whether the players and, where the set-up names them, the scoring tiles are those of the set-up."""
    named = [SCORING_IDS.index(DATA.first_game_scoring_tiles[letter]) for letter in LETTERS]
    first = setup.options[SCORING_OPTION] == FIRST_GAME
    return state.players == setup.players and (not first or list(state.scoring) == named)


def pieces(state: Position) -> Sequence[tuple[int, int]]:
    """Return every tile where it lies, then coins of each value for every purse and the bank: change is no matter."""
    lying = {tile: SLOT + slot for slot, tile in enumerate(state.drawn) if tile}
    for seat in range(state.players):
        lying.update((tile, STOCK + seat) for tile in state.stock[seat])
        estate, base = state.estates[seat], ESTATE + ESTATE_SPAN * seat
        places = (
            base + (cell << 2 | code & 3) for code, cell in zip(estate.codes, estate.cells, strict=True)
        )
        tiles = (code >> 2 for code in estate.codes)
        lying.update(list(zip(tiles, places, strict=True))[1:])
    found = [(tile, lying.get(tile, BAG)) for tile in range(1, TILES + 1)]
    return [*found, *((COINS + value, place) for place in _money(state) for value in _VALUES)]


def _money(state: Position) -> list[int]:
    return [*range(PURSE, PURSE + state.players), BANK]


# ------------------------------------------------------------ where it may go


def places(state: Position, piece: int, origin: int) -> Sequence[int]:
    """Return where a tile fits, turned so or so, and the other heaps; other purses and the bank for gold."""
    if piece >= COINS:
        every = _money(state)
    elif _stuck(state, piece, origin) is not None:
        return []
    else:
        every = [BAG, *range(SLOT, SLOT + SLOTS * state.players), *range(STOCK, STOCK + state.players)]
    found = [place for place in every if place != origin and _refusal(state, piece, origin, place) is None]
    if piece < COINS:
        for seat in range(state.players):
            if _full(state, seat, origin) is None:
                base = ESTATE + ESTATE_SPAN * seat
                found += [base + at for at in _without(state, seat, piece).placements(piece)]
    return [place for place in found if place != origin]


def _refusal(state: Position, piece: int, origin: int, place: int) -> Refused | None:
    """Say why a piece cannot be put there."""
    if state.phase == Phase.OVER:
        return _refused("7", Arranging.OVER)
    if piece >= COINS:
        return _wrong_gold(state, piece - COINS, origin, place)
    return _stuck(state, piece, origin) or _wrong_tile(state, piece, origin, place)


def _refused(rule: str, words: Words, **parts: Part) -> Refused:
    return Refused(say(words, **parts), rule)


def _wrong_gold(state: Position, value: int, origin: int, place: int) -> Refused | None:
    """Purses hold no less than nothing, before prices are set enough for two, all together what a bank pays out (4.1, 4.3)."""
    if place not in _money(state):
        return _refused("4.1", Arranging.NOT_FOR_GOLD)
    if origin == BANK:
        most = sum(state.purses()) + value > MOST_GOLD
        return _refused("4.1", Arranging.TOO_MUCH, n=MOST_GOLD) if most and place != BANK else None
    seat = origin - PURSE
    free, priced = state.free[seat], sum(map(bool, state.stakes[SLOTS * seat : SLOTS * seat + SLOTS]))
    if free < value:
        return _refused("4.1", Arranging.TOO_POOR, who=Player(seat), n=free)
    if state.phase < Phase.BUY and free - value + priced < _LEFT:
        return _refused(_MARKET, Arranging.KEEPS_TWO, who=Player(seat))
    return None


def _stuck(state: Position, tile: int, origin: int) -> Refused | None:
    """Say why a tile cannot be taken from where it lies."""
    if state.phase == Phase.OVER:
        return _refused("7", Arranging.OVER)
    if 0 <= slot_owner(origin) < state.players:
        return _gone(state, origin - SLOT) or _refused("4.2", Arranging.THREE_DRAWN)
    if STOCK <= origin < STOCK + state.players and state.phase == Phase.BUY:
        return _refused(_BUYING, Arranging.SOLD, tile=ID_OF[tile])
    parts = estate_parts(origin)
    if parts is not None and _laid_again(state, parts[0], tile) is None:
        return _refused(_LAYING, Arranging.FALLS_APART, tile=ID_OF[tile], who=Player(parts[0]))
    return None


def _gone(state: Position, slot: int) -> Refused | None:
    """Say why a drawn tile is no longer where it was drawn (4.4, 4.5)."""
    if state.phase == Phase.BUY and state.axes[slot // SLOTS] == slot:
        return _refused("4.4", Refusal.UNDER_AXE, tile=ID_OF[state.drawn[slot]], owner=Player(slot // SLOTS))
    return _refused(_BUYING, Arranging.SOLD, tile=ID_OF[state.drawn[slot]]) if state.buyers[slot] else None


def _wrong_tile(state: Position, tile: int, origin: int, place: int) -> Refused | None:
    """Say why a tile that can be taken cannot be put there."""
    parts, drawer = estate_parts(place), slot_owner(place)
    if parts is not None and parts[0] < state.players:
        seat, cell, rotation = parts
        return _full(state, seat, origin) or unfit(_without(state, seat, tile), tile, cell, rotation)
    if 0 <= drawer < state.players:
        if state.phase == Phase.BUILD:
            return _refused(_MARKET, Arranging.MARKET_OVER)
        return _gone(state, place - SLOT) or (
            None if origin == BAG else _refused("4.2", Arranging.THREE_DRAWN)
        )
    if STOCK <= place < STOCK + state.players:
        return _wrong_stock(state, place - STOCK, origin)
    return None if place == BAG else _refused(_LAYING, Arranging.NOT_FOR_TILES)


def _wrong_stock(state: Position, seat: int, origin: int) -> Refused | None:
    if state.phase != Phase.BUILD:
        return _refused(_LAYING, Arranging.NOTHING_TO_LAY_YET)
    if len(state.stock[seat]) >= SLOTS:
        return _refused("4.6", Arranging.STOCK_FULL, who=Player(seat), n=SLOTS)
    return _full(state, seat, origin)


def _full(state: Position, seat: int, origin: int) -> Refused | None:
    """Say that a seat, or all, have as many tiles as the rounds can give, unless the tile is one of them already (4.6)."""
    parts, building = estate_parts(origin), state.phase == Phase.BUILD
    rounds = rounds_of(state.players) - 1 + building
    had = [
        len(estate.codes) - 1 + building * len(stock)
        for estate, stock in zip(state.estates, state.stock, strict=True)
    ]
    if origin == BAG and sum(had) >= _LEFT * state.players * rounds:
        return _refused("4.4", Arranging.ALL_TOO_MANY, n=_LEFT * state.players * rounds)
    if origin == STOCK + seat or (parts is not None and parts[0] == seat):
        return None
    return (
        _refused("4.6", Arranging.TOO_MANY, who=Player(seat), n=SLOTS * rounds)
        if had[seat] >= SLOTS * rounds
        else None
    )


# ------------------------------------------------------------ estates


def _laid_again(state: Position, seat: int, gone: int) -> list[list[int]] | None:
    """Return an estate as a record writes it, laid again without a tile, or `None` when it falls apart."""
    estate, base = state.estates[seat], ESTATE + ESTATE_SPAN * seat
    pairs = zip(estate.codes[1:], estate.cells[1:], strict=True)
    waiting = [(code, cell) for code, cell in pairs if code >> 2 != gone]
    again, laid = Estate(), []
    while waiting:
        found = next((pair for pair in waiting if pair[1] in again.frontier), None)
        if found is None:
            return None
        waiting.remove(found)
        code, cell = found
        again.lay(code, cell)
        laid.append([code >> 2, base + (cell << 2 | code & 3)])
    return laid


def _without(state: Position, seat: int, tile: int) -> Estate:
    """Return an estate without a tile, which may be taken out of it."""
    estate = state.estates[seat]
    if all(code >> 2 != tile for code in estate.codes):
        return estate
    again = Estate()
    for other, place in _laid_again(state, seat, tile) or ():
        again.lay(other << 2 | place & 3, (place - ESTATE - ESTATE_SPAN * seat) >> 2)
    return again


# ------------------------------------------------------------ what a drop does


def moved(state: Position, piece: int, origin: int, place: int) -> Position | Refused:
    """Return the position with a piece put elsewhere; a drawn tile goes to the bag when another takes its place."""
    refused = _refusal(state, piece, origin, place)
    if refused is not None:
        return refused
    data = record.to_json(state)
    if piece >= COINS:
        for end, sign in ((origin, -1), (place, 1)):
            if end != BANK:
                data["free"][end - PURSE] += sign * (piece - COINS)
    elif slot_owner(place) >= 0:
        _draw_instead(data, piece, place - SLOT)
    else:
        _take(state, data, piece, origin)
        _put(data, piece, place)
    return _settled(state, data)


def _take(state: Position, data: dict[str, Any], tile: int, origin: int) -> None:
    parts = estate_parts(origin)
    if parts is not None:
        data["estates"][parts[0]] = _laid_again(state, parts[0], tile)
    elif origin != BAG:
        data["stock"][origin - STOCK].remove(tile)


def _put(data: dict[str, Any], tile: int, place: int) -> None:
    parts = estate_parts(place)
    if parts is not None:
        data["estates"][parts[0]].append([tile, place])
    elif place != BAG:
        data["stock"][place - STOCK] = sorted([*data["stock"][place - STOCK], tile])


def _draw_instead(data: dict[str, Any], tile: int, slot: int) -> None:
    """Let a seat have drawn another tile, with the axe or the price of the one before (4.2, 4.3)."""
    seat, changed = divmod(slot, SLOTS)
    axed = data["axes"][seat]
    data["drawn"][seat][changed] = tile
    rows = zip(data["drawn"][seat], data["stakes"][seat], data["buyers"][seat], range(SLOTS), strict=True)
    tiles, stakes, buyers, before = map(list, zip(*sorted(rows), strict=True))
    axed = before.index(axed) if axed >= 0 else -1
    if sum(map(bool, stakes)) == 1:  # the price of the lower tile is asked for first
        stakes = [max(stakes) if number == (axed == 0) else 0 for number in range(SLOTS)]
    data["drawn"][seat], data["stakes"][seat], data["buyers"][seat], data["axes"][seat] = (
        tiles,
        stakes,
        buyers,
        axed,
    )


def _settled(state: Position, data: dict[str, Any]) -> Position:
    """Return the position of a record after round and turn were made to fit its tiles."""
    building = data["phase"] == PHASES[Phase.BUILD]
    had = [
        len(laid) + building * len(stock) for laid, stock in zip(data["estates"], data["stock"], strict=True)
    ]
    rounds = max(-(-max(had) // SLOTS), -(-sum(had) // (_LEFT * state.players)))
    data["round"] = max(data["round"], rounds + 1 - building)
    if building:
        order = [(data["start"] + turn) % state.players for turn in range(state.players)]
        data["to_move"] = next((seat for seat in order if data["stock"][seat]), data["to_move"])
    after = record.restored(type(state), data, Chance(int(data["chance"], 16)))
    after.phase, after.free = state.phase, list(data["free"])
    return after


# ------------------------------------------------------------ whose turn it is


def with_mover(state: Position, seat: int) -> Position | Refused:
    """Return the position with this seat to buy or to lay first, if nothing says that others did before."""
    if seat == state.to_move:
        return state
    if state.phase == Phase.OVER:
        return _refused("7", Arranging.OVER)
    if state.phase < Phase.BUY:
        return _refused(_MARKET, Arranging.PRICES_IN_ORDER)
    if state.phase == Phase.BUY and any(state.buyers):
        return _refused(_BUYING, Arranging.HAS_BOUGHT)
    if state.phase == Phase.BUILD and not _can_lay(state, seat):
        return _refused(_LAYING, Arranging.CANNOT_LAY, who=Player(seat))
    return _settled(state, {**record.to_json(state), "start": seat, "to_move": seat})


def _can_lay(state: Position, seat: int) -> bool:
    return any(map(state.estates[seat].fits_somewhere, state.stock[seat]))


def wrong(state: Position) -> Sequence[Sentence]:
    """Return that the seat to move could lay nothing, if that is so."""
    if state.phase != Phase.BUILD or _can_lay(state, state.to_move):
        return ()
    if not any(state.stock):
        return (say(Arranging.NOBODY_LAYS),)
    return (say(Arranging.FITS_NOWHERE, who=Player(state.to_move)),)
