"""The dock's money: the own purse and what it pays next round; beside it the bag."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.isle_of_skye.places import COINS, PURSE
from ui.board.layout import Area, Piece
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import COINS as OVER_COINS
from ui.games.isle_of_skye.lay import TILES, Lay
from ui.games.isle_of_skye.paint_stock import (
    bag,
    barrel,
    words,
)
from ui.games.isle_of_skye.words import Print
from ui.paint.picture import Box
from ui.paint.pieces import coin

_COINS = (10, 5, 2, 1)
_RADII = {10: 23.0, 5: 21.0, 2: 19.0, 1: 16.0}
_MOST_COINS = 7


def purse_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the purse while no prices are set."""
    x = at.PURSE.x + 6
    yield lay.heading("purse", lay.owned(Print.PURSE, Print.PURSE_OF), x, 200)
    yield from purse_words(lay, x, at.PURSE_COINS[0] - x - 4)
    free = lay.seen.free(lay.own)
    if free:
        yield from _coins(lay, free)


def purse_words(lay: Lay, x: float, w: float) -> Iterator[Piece]:
    """Yield how much gold is in the purse, as far as it may be seen."""
    free, gold = lay.seen.free(lay.own), lay.seen.gold(lay.own)
    if free is None or gold is None:
        yield lay.label(
            "purse free", words(lay.say(Print.HIDDEN), w, 18, weight=600, faint=1), x, 46, Area.DOCK
        )
        return
    said = lay.say(Print.FREE if free != gold else Print.GOLD, n=free)
    yield lay.label("purse free", words(said, w, 27, weight=700, faint=0, h=40), x, 34, Area.DOCK)
    if free != gold:
        more, short = lay.say(Print.WITH_STAKES, n=gold), lay.say(Print.WITH_STAKES_SHORT, n=gold)
        yield lay.label("purse all", words(more, w, 12.5, faint=1, short=short), x, 76, Area.DOCK)


def _coins(lay: Lay, free: int) -> Iterator[Piece]:
    """Yield the purse's coins, the largest first, as many as there is room for."""
    values = [value for value in _COINS for _ in range(_count(free, value))][:_MOST_COINS]
    x, y, w, h = at.PURSE_COINS
    columns = 3 if len(values) > 4 else 2
    rows = -(-len(values) // columns)
    for number, value in enumerate(values):
        row, column = divmod(number, columns)
        pitch_x, pitch_y = w / columns, min(38.0, h / rows)
        cx = x + (column + 0.5) * pitch_x + (6 if row % 2 else 0)
        cy = y + h / 2 + (row - (rows - 1) / 2) * pitch_y
        radius = _RADII[value] * (0.8 if columns == 3 else 1.0)
        yield Piece(
            f"purse {number}",
            coin(value, radius),
            cx,
            cy,
            Box(-radius, -radius, 2 * radius, 2 * radius),
            number=COINS + value,
            place=PURSE + lay.own,
            area=Area.DOCK,
            level=OVER_COINS + number,
            radius=radius,
        )


def _count(gold: int, value: int) -> int:
    """Return how many coins of a value a purse holds when every larger coin is used first."""
    larger = [other for other in _COINS if other > value]
    for other in larger:
        gold %= other
    return gold // value


def income_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the income of the next round and what it is made of."""
    x, income = at.INCOME_X, lay.seen["income"]
    yield lay.heading("income", lay.say(Print.INCOME), x, 240)
    if income is None:
        yield lay.label("income none", words(lay.say(Print.INCOME_NONE), 240, 13, faint=1), x, 46, Area.DOCK)
        return
    castle, barrels, behind = income[lay.own]
    yield lay.label("income barrel", barrel(1.6), x + 18, 58, Area.DOCK)
    count = words(str(barrels), 30, 26, weight=700, faint=0, h=44)
    yield lay.label("income count", count, x + 40, 36, Area.DOCK)
    linked = words(lay.say(Print.LINKED_ONE if barrels == 1 else Print.LINKED), 130, 13, faint=1)
    yield lay.label("income linked", linked, x + 64, 50, Area.DOCK)
    total = words(lay.say(Print.INCOME_SUM, n=castle + barrels + behind), 60, 26, weight=700, faint=0, h=44)
    yield lay.label("income sum", total, x + 196, 36, Area.DOCK)
    parts = {"castle": castle, "barrels": barrels, "behind": behind}
    said, short = lay.say(Print.INCOME_PARTS, **parts), lay.say(Print.INCOME_PARTS_SHORT, **parts)
    picture = words(said, 246, 13, weight=500, faint=1, short=short)
    yield lay.label("income parts", picture, x, 90, Area.DOCK)


def bag_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the bag."""
    yield lay.heading("bag", lay.say(Print.BAG), at.BAG.x + 14, 100)
    picture = bag(at.BAG.w, at.BAG.h - 14)
    yield lay.label("bag", picture, at.BAG.x, at.BAG.y, Area.DOCK, TILES)
    count = words(lay.say(Print.BAG_COUNT, n=lay.seen["bag"]), at.BAG.w + 30, 12.5, weight=500, faint=1)
    yield lay.label("bag count", count, at.BAG.x + 10, at.BAG.y + at.BAG.h - 12, Area.DOCK)
