"""Why the computer prefers a move, in the game's terms, with the numbers its estimates really used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK
from engine.core.words import Many, Part, Sentence, say
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.market import best_offer, demand, purchase
from engine.games.isle_of_skye.names import scoring_name
from engine.games.isle_of_skye.places import COINS, SLOT, SLOTS
from engine.games.isle_of_skye.points import POINTS
from engine.games.isle_of_skye.rules import most_stake, slot_to_price
from engine.games.isle_of_skye.tiles import ID_OF
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.typical import gold_worth
from engine.games.isle_of_skye.words import Why
from engine.games.isle_of_skye.worth import (
    after_building,
    closing_worth,
    estate_worth,
    income_worth,
    scrolls_worth,
    stage_now,
    tile_worth,
)

if TYPE_CHECKING:
    from engine.games.isle_of_skye.state import Position


def explain(state: Position, move: int, instead: int) -> Sentence:
    """Say why `move` is better than `instead` (0: nothing to compare)."""
    match state.phase:
        case Phase.AXE:
            return _axe(state, move, instead)
        case Phase.LOW | Phase.HIGH:
            return _stake(state, move, instead)
        case Phase.BUY:
            return _purchase(state, move, instead)
        case _:
            return _building(state, move, instead)


def _piece(move: int) -> int:
    return move >> PLACE_BITS & PIECE_MASK


def _axe(state: Position, move: int, instead: int) -> Sentence:
    first, most = SLOTS * state.to_move, most_stake(state) - 1
    drawn = state.drawn[first : first + SLOTS]
    worths = [demand(state, tile).best_offer(most) for tile in drawn]
    marked = (move & PLACE_MASK) - SLOT - first
    parts: dict[str, Part] = {"tile": ID_OF[drawn[marked]], "kept": round(sum(worths) - worths[marked])}
    if not instead:
        return say(Why.AXE, worth=round(worths[marked]), **parts)
    other = (instead & PLACE_MASK) - SLOT - first
    return say(Why.AXE_INSTEAD, other=ID_OF[drawn[other]], less=round(sum(worths) - worths[other]), **parts)


def _stake(state: Position, move: int, instead: int) -> Sentence:
    tile, price = state.drawn[slot_to_price(state)], _piece(move) - COINS
    wanted = demand(state, tile)
    parts: dict[str, Part] = {
        "tile": ID_OF[tile],
        "worth": round(wanted.own),
        "rival": round(max(worth for worth, _ in wanted.rivals)),
        "n": price,
        "chance": round(100 * wanted.sale(price)),
    }
    if not instead:
        return say(Why.PRICE, **parts)
    other = _piece(instead) - COINS
    return say(Why.PRICE_INSTEAD, other=other, chances=round(100 * wanted.sale(other)), **parts)


def _purchase(state: Position, move: int, instead: int) -> Sentence:
    if _piece(move):
        return _buy(state, _piece(move), _piece(instead))
    slot = state.drawn.index(_piece(instead)) if _piece(instead) else best_offer(state)
    if slot < 0:
        return say(Why.PASS_ONLY)
    total = round(purchase(state, slot))
    return say(Why.PASS, total=total, **_price_parts(state, state.drawn[slot]))


def _buy(state: Position, tile: int, other: int) -> Sentence:
    parts = _price_parts(state, tile)
    if not other:
        return say(Why.BUY, **parts)
    gain, less = (purchase(state, state.drawn.index(t)) for t in (tile, other))
    return say(Why.BUY_INSTEAD, other=ID_OF[other], more=round(gain - less), **parts)


def _price_parts(state: Position, tile: int) -> dict[str, Part]:
    price = state.stakes[state.drawn.index(tile)]
    cost = round(price * gold_worth(state.players, state.round))
    return {
        "tile": ID_OF[tile],
        "worth": round(tile_worth(state, state.to_move, tile)),
        "n": price,
        "cost": cost,
    }


def _building(state: Position, move: int, instead: int) -> Sentence:
    stage = stage_now(state)
    before, after = state.estates[state.to_move], after_building(state, move)
    gain = estate_worth(after, stage) - estate_worth(before, stage)
    parts: dict[str, Part] = {
        "tile": ID_OF[_piece(move)],
        "worth": round(gain),
        "items": _items(state, before, after),
    }
    if not instead:
        return say(Why.LAY, **parts)
    less = estate_worth(after_building(state, instead), stage) - estate_worth(before, stage)
    return say(Why.LAY_INSTEAD, more=round(gain - less), other=ID_OF[_piece(instead)], **parts)


def _items(state: Position, before: Estate, after: Estate) -> Part:
    """Where the points come from: each scoring tile times its payments left, scrolls, income, what may close."""
    stage = stage_now(state)
    items: list[Part] = []
    for scoring, times in stage.formulas:
        gain = times * (POINTS[scoring](after) - POINTS[scoring](before))
        if gain:
            items.append(say(Why.ITEM_SLOT, n=gain, name=scoring_name(scoring)))
    for template, value in (
        (Why.ITEM_SCROLLS, scrolls_worth),
        (Why.ITEM_INCOME, income_worth),
        (Why.ITEM_CLOSING, closing_worth),
    ):
        more = round(value(after, stage) - value(before, stage))
        if more:
            items.append(say(template, n=more))
    return Many(tuple(items)) if items else Why.ITEM_NONE
