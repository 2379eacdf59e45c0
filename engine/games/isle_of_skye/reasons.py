"""Why the computer prefers a move, in the game's terms, with the numbers its estimates really used.

The estimates are first sight; the search, which knows more, may prefer a move that they do not. Then the reason says so.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Final

from engine.core.move import PIECE_MASK, PLACE_BITS, PLACE_MASK
from engine.core.words import Many, Part, Sentence, say
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.market import best_offer, demand, purchase
from engine.games.isle_of_skye.names import scoring_name, where
from engine.games.isle_of_skye.places import COINS, SLOT, SLOTS, estate_parts
from engine.games.isle_of_skye.points import POINTS
from engine.games.isle_of_skye.rules import most_stake, slot_to_price
from engine.games.isle_of_skye.tiles import ID_OF
from engine.games.isle_of_skye.track import Phase
from engine.games.isle_of_skye.typical import gold_worth
from engine.games.isle_of_skye.words import Instead, Why
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

MOST_ITEMS: Final = 4
"""So many gains are told one by one: with more of them a reason has no room in the prompt strip of a small window."""


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


def _ahead(why: Sentence) -> Sentence:
    """Add to numbers that do not speak for a move what does."""
    return say(Why.AHEAD, why=why)


def _piece(move: int) -> int:
    return move >> PLACE_BITS & PIECE_MASK


def _axe(state: Position, move: int, instead: int) -> Sentence:
    first, most = SLOTS * state.to_move, most_stake(state) - 1
    drawn = state.drawn[first : first + SLOTS]
    worths = [demand(state, tile).best_offer(most) for tile in drawn]
    marked = (move & PLACE_MASK) - SLOT - first
    kept = round(fsum(worths) - worths[marked])
    parts: dict[str, Part] = {"tile": ID_OF[drawn[marked]], "kept": kept}
    if not instead:
        return say(Why.AXE, worth=round(worths[marked]), **parts)
    rival = (instead & PLACE_MASK) - SLOT - first
    other, less = ID_OF[drawn[rival]], round(fsum(worths) - worths[rival])
    if kept == less:
        return _ahead(say(Why.AXE_EVEN, other=other, **parts))
    why = say(Why.AXE_INSTEAD, other=other, less=less, **parts)
    return why if kept > less else _ahead(why)


def _stake(state: Position, move: int, instead: int) -> Sentence:
    tile, price = state.drawn[slot_to_price(state)], _piece(move) - COINS
    wanted = demand(state, tile)
    chance = round(100 * wanted.sale(price))
    parts: dict[str, Part] = {
        "tile": ID_OF[tile],
        "worth": round(wanted.own),
        "rival": round(max(worth for worth, _ in wanted.rivals)),
        "n": price,
        "chance": chance,
    }
    if not instead:
        return say(Why.PRICE, **parts)
    other = _piece(instead) - COINS
    chances = round(100 * wanted.sale(other))
    if chance == chances:
        return say(Why.PRICE_EVEN, other=other, **parts)
    return say(Why.PRICE_INSTEAD, other=other, chances=chances, **parts)


def _purchase(state: Position, move: int, instead: int) -> Sentence:
    if _piece(move):
        return _buy(state, _piece(move), _piece(instead))
    slot = state.drawn.index(_piece(instead)) if _piece(instead) else best_offer(state)
    if slot < 0:
        return say(Why.PASS_ONLY)
    total = round(purchase(state, slot))
    why = say(Why.PASS, total=total, **_price_parts(state, state.drawn[slot]))
    return why if total < 0 else _ahead(why)


def _buy(state: Position, tile: int, other: int) -> Sentence:
    parts = _price_parts(state, tile)
    if not other:
        why = say(Why.BUY, **parts)
        worth, cost = _weighed(state, tile)
        return why if worth > cost else _ahead(why)
    gain, less = (purchase(state, state.drawn.index(t)) for t in (tile, other))
    more, name = round(gain - less), ID_OF[other]
    if more > 0:
        return say(Why.BUY_INSTEAD, other=name, more=more, **parts)
    return _ahead(
        say(Why.BUY_WORSE, other=name, less=-more, **parts)
        if more
        else say(Why.BUY_EVEN, other=name, **parts)
    )


def _price_parts(state: Position, tile: int) -> dict[str, Part]:
    worth, cost = _weighed(state, tile)
    return {"tile": ID_OF[tile], "worth": worth, "n": _price(state, tile), "cost": cost}


def _price(state: Position, tile: int) -> int:
    return state.stakes[state.drawn.index(tile)]


def _weighed(state: Position, tile: int) -> tuple[int, int]:
    """Return what an offered tile and the gold of its price are about worth to the seat to move."""
    gold = _price(state, tile) * gold_worth(state.players, state.round)
    return round(tile_worth(state, state.to_move, tile)), round(gold)


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
    more, parts["instead"] = round(gain - less), _instead(move, instead)
    if more > 0:
        return say(Why.LAY_INSTEAD, more=more, **parts)
    return _ahead(say(Why.LAY_LESS, less=-more, **parts) if more else say(Why.LAY_EVEN, **parts))


def _instead(move: int, instead: int) -> Part:
    """Say how laying `instead` differs from laying `move`: by the tile, by the cell, or by the turn alone."""
    tile, cell = ID_OF[_piece(instead)], _cell(instead)
    if _piece(move) == _piece(instead):
        return Instead.TURNED if _cell(move) == cell else say(Instead.CELL, where=where(cell))
    if _cell(move) == cell:
        return say(Instead.TILE, other=tile)
    return say(Instead.BOTH, other=tile, where=where(cell))


def _cell(move: int) -> int:
    parts = estate_parts(move & PLACE_MASK)
    assert parts is not None
    return parts[1]


def _items(state: Position, before: Estate, after: Estate) -> Part:
    """Where the points come from; of more than fit into a line only those that bring most, and the others as the rest."""
    gains = _gains(state, before, after)
    if not gains:
        return Why.ITEM_NONE
    if len(gains) <= MOST_ITEMS:
        return Many(tuple(item for _, item in gains))
    most = sorted(gains, key=lambda gain: -abs(gain[0]))[: MOST_ITEMS - 1]
    items, rest = [item for _, item in most], sum(n for n, _ in gains) - sum(n for n, _ in most)
    return Many((*items, say(Why.ITEM_REST, n=rest)) if rest else tuple(items))


def _gains(state: Position, before: Estate, after: Estate) -> list[tuple[int, Sentence]]:
    """Return what changes, as a number and in words: each scoring tile times its payments left, scrolls, income, what may close."""
    stage = stage_now(state)
    gains = []
    for scoring, times in stage.formulas:
        gain = times * (POINTS[scoring](after) - POINTS[scoring](before))
        gains.append((gain, say(Why.ITEM_SLOT, n=gain, name=scoring_name(scoring))))
    for template, value in (
        (Why.ITEM_SCROLLS, scrolls_worth),
        (Why.ITEM_INCOME, income_worth),
        (Why.ITEM_CLOSING, closing_worth),
    ):
        more = round(value(after, stage) - value(before, stage))
        gains.append((more, say(template, n=more)))
    return [(gain, item) for gain, item in gains if gain]
