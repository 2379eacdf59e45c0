"""The dock: the own tiles behind the screen, on offer or to be laid; axe, coins and purse; income; the bag."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.games.isle_of_skye.names import picture_of
from engine.games.isle_of_skye.places import AXE, BAG, COINS, PURSE, SLOT, SLOTS
from ui.board.layout import Area, Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import COINS as OVER_COINS
from ui.games.isle_of_skye.lay import GROUND, LABELS, OVER_TILES, TILES, Lay, tile_key
from ui.games.isle_of_skye.paint_stock import (
    asked,
    axe_token,
    bag,
    barrel,
    divider,
    gone,
    pile,
    screen,
    sold,
    well,
    words,
)
from ui.games.isle_of_skye.seen import Offer
from ui.games.isle_of_skye.words import Name, Print, Zone
from ui.paint.picture import Box
from ui.paint.pieces import coin

_COINS = (10, 5, 2, 1)
_RADII = {10: 23.0, 5: 21.0, 2: 19.0, 1: 16.0}
_MOST_COINS = 7
_DIGITS = 9


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    pricing = lay.seen.phase == "price"
    for x in at.PRICE_DIVIDERS if pricing else at.DIVIDERS:
        yield lay.label(f"divider {x:g}", divider(), x, 20, Area.DOCK)
    if lay.seen.phase in ("price", "buy"):
        yield from _own_offers(lay)
    else:
        yield from _own_stock(lay)
    if pricing:
        yield from _pricing(lay)
    else:
        yield from _purse(lay)
        yield from _income(lay)
    yield from _bag(lay)


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield own tiles, tiles to lay, purse and bag."""
    own, seen = lay.own, lay.seen
    for number, offer in enumerate(seen.offers(own)):
        name = _offer_name(lay, offer)
        box = at.own_tile(number)
        yield Place(SLOT + SLOTS * own + offer.slot, box, name, lay.zone(Zone.OWN), Area.DOCK, 4, dims=False)
    if seen.phase != "price":
        box = at.stock_place() if seen.phase == "buy" else at.all_tiles()
        name = lay.say(Name.BOUGHT_PLACE, n=len(seen.stock(own)))
        yield Place(lay.stock_place(own), box, name, lay.zone(Zone.OWN), Area.DOCK, 6, dims=False)
    gold = seen.gold(own)
    purse = lay.say(Name.PURSE_HIDDEN) if gold is None else lay.say(Name.PURSE, n=gold)
    box = at.PRICE_PURSE if seen.phase == "price" else at.PURSE
    yield Place(PURSE + own, box, purse, lay.zone(Zone.MONEY), Area.DOCK, 8, dims=False)
    count = lay.say(Name.BAG, n=seen["bag"])
    yield Place(BAG, at.BAG, count, lay.zone(Zone.BAG), Area.DOCK, 8, dims=False)


def _heading(lay: Lay, key: str, said: str, x: float, w: float) -> Piece:
    if not lay.sight.theme.cjk:
        said = said.upper()
    return lay.label(f"heading {key}", words(said, w, 12.5, weight=700), x, at.HEADING_Y, Area.DOCK)


# ---------------------------------------------------------------- own tiles


def _own_offers(lay: Lay) -> Iterator[Piece]:
    pricing = lay.seen.phase == "price"
    if pricing:
        picture = screen(at.SCREEN.w, at.SCREEN.h, lay.colour(lay.own))
        yield lay.label("screen", picture, at.SCREEN.x, at.SCREEN.y, Area.DOCK, GROUND - 1)
    title = lay.say(Print.SCREEN if pricing else Print.OFFERS)
    yield _heading(lay, "tiles", title, at.own_tile(0).x, 300)
    for number, offer in enumerate(lay.seen.offers(lay.own)):
        yield from _own_offer(lay, offer, at.own_tile(number))
    if lay.seen.phase == "buy":
        yield from _bought(lay)


def _own_offer(lay: Lay, offer: Offer, box: Box) -> Iterator[Piece]:
    place = SLOT + SLOTS * lay.own + offer.slot
    if offer.sold:
        picture = sold(box.w, lay.colour(offer.buyer), lay.say(Print.SOLD))
        yield lay.label(f"sold {offer.tile}", picture, box.x, box.y, Area.DOCK, GROUND)
        return
    away = offer.axed and lay.seen.phase == "buy"
    key = f"axed {offer.tile}" if away else tile_key(offer.tile)
    tile = replace(lay.tile(key, offer.tile, box, place), area=Area.DOCK, tip=lay.picture_words(offer.tile))
    yield replace(tile, number=0) if away else tile
    if offer.axed:
        yield lay.label(f"gone {offer.tile}", gone(box.w), box.x, box.y, Area.DOCK, OVER_TILES)
    spot = at.stake_on(box)
    if offer.slot == lay.seen.asked_slot(lay.own):
        ring = asked(spot.w, spot.h)
        yield lay.label(f"asked {offer.tile}", ring, spot.x, spot.y, Area.DOCK, OVER_TILES)
    if offer.price:
        yield replace(_pile(lay, f"stake {offer.tile}", offer.price, spot), place=place)


def _offer_name(lay: Lay, offer: Offer) -> str:
    tile = picture_of(offer.tile)
    if offer.axed:
        return lay.say(Name.OWN_AXED, tile=tile)
    if offer.price:
        return lay.say(Name.OWN_PRICED, n=offer.price, tile=tile)
    return lay.say(Name.OWN_DRAWN, tile=tile)


def _bought(lay: Lay) -> Iterator[Piece]:
    """The place beside the offers: a well to drop a purchase into, then the tile bought."""
    box = at.stock_place()
    title = lay.say(Print.BOUGHT)
    yield _heading(lay, "bought", title, box.x, box.w + 8)
    for tile in lay.seen.stock(lay.own):
        yield _stock_tile(lay, tile, box, loose=False)
    if not lay.seen.stock(lay.own):
        said = lay.say(Print.BUY_HERE) if lay.deciding else ""
        yield lay.label("well", well(box.w, box.h, said), box.x, box.y, Area.DOCK, GROUND)


def _own_stock(lay: Lay) -> Iterator[Piece]:
    stock = lay.seen.stock(lay.own)
    yield _heading(lay, "tiles", lay.say(Print.YOUR_TILES), at.own_tile(0).x, 300)
    for number, tile in enumerate(stock):
        yield _stock_tile(lay, tile, at.own_tile(number), loose=lay.sight.seat >= 0)
    if not stock:
        box = at.own_tile(0)
        yield lay.label("well", well(box.w, box.h, lay.say(Print.NO_TILES)), box.x, box.y, Area.DOCK, GROUND)


def _stock_tile(lay: Lay, tile: int, box: Box, *, loose: bool) -> Piece:
    piece = lay.tile(tile_key(tile), tile, box, lay.stock_place(lay.own))
    return replace(
        piece,
        area=Area.DOCK,
        loose=loose,
        name=lay.say(Name.STOCK, tile=picture_of(tile)),
        zone=lay.zone(Zone.OWN),
        turned=lay.turned(tile, box.w) if loose else (),
        hand_scale=lay.hand_scale(box.w, Area.DOCK),
    )


# ---------------------------------------------------------------- pricing


def _pricing(lay: Lay) -> Iterator[Piece]:
    """The purse, and what is asked for: the axe, or piles of coins."""
    x = at.PRICE_PURSE.x + 6
    yield _heading(lay, "purse", lay.say(Print.PURSE), x, at.PRICE_PURSE.w)
    yield from _purse_words(lay, x, at.PRICE_PURSE.w - 8)
    offers = lay.seen.offers(lay.own)
    axed = next((number for number, offer in enumerate(offers) if offer.axed), -1)
    asked = lay.seen.asked_slot(lay.own)
    if axed < 0 and lay.sight.seat >= 0 and not lay.seen.ready(lay.own):
        yield _heading(lay, "axe", lay.say(Print.AXE), at.AXE.x, 300)
        yield _axe(lay, at.AXE)
    if asked >= 0 and lay.deciding:
        most = lay.seen.most_stake(lay.own)
        last = sum(not offer.axed and not offer.price for offer in offers) == 1
        said = lay.say(Print.UP_TO if last else Print.KEEP_ONE, most=most)
        left = at.stake_stack(0, most).x
        yield _heading(lay, "stakes", lay.say(Print.STAKES), left, 90)
        yield lay.label("stakes rule", words(said, 340, 12.5, weight=500), left + 96, at.HEADING_Y, Area.DOCK)
        for gold in range(1, most + 1):
            yield _stake(lay, gold, at.stake_stack(gold - 1, most))
    else:
        yield from _income(lay)


def _axe(lay: Lay, box: Box) -> Piece:
    return Piece(
        "axe",
        axe_token(box.w),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=AXE + lay.own,
        loose=True,
        name=lay.say(Name.AXE),
        zone=lay.zone(Zone.MONEY),
        area=Area.DOCK,
        level=LABELS,
        radius=box.w / 2,
    )


def _stake(lay: Lay, gold: int, box: Box) -> Piece:
    piece = _pile(lay, f"coins {gold}", gold, box)
    return replace(
        piece,
        place=PURSE + lay.own,
        loose=True,
        name=lay.say(Name.COINS, n=gold),
        zone=lay.zone(Zone.MONEY),
        letter=str(gold) if gold <= _DIGITS else "",
        dims=False,
    )


def _pile(lay: Lay, key: str, gold: int, box: Box) -> Piece:
    return Piece(
        key,
        pile(gold, box.w, box.h),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=COINS + gold,
        area=Area.DOCK,
        level=OVER_COINS,
        radius=box.w / 2,
    )


# ---------------------------------------------------------------- purse, income, bag


def _purse(lay: Lay) -> Iterator[Piece]:
    x = at.PURSE.x + 6
    yield _heading(lay, "purse", lay.say(Print.PURSE), x, 200)
    yield from _purse_words(lay, x, at.PURSE_COINS[0] - x - 4)
    free = lay.seen.free(lay.own)
    if free:
        yield from _coins(lay, free)


def _purse_words(lay: Lay, x: float, w: float) -> Iterator[Piece]:
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


def _income(lay: Lay) -> Iterator[Piece]:
    x, income = at.INCOME_X, lay.seen["income"]
    yield _heading(lay, "income", lay.say(Print.INCOME), x, 240)
    if income is None:
        yield lay.label("income none", words(lay.say(Print.INCOME_NONE), 240, 13, faint=1), x, 46, Area.DOCK)
        return
    castle, barrels, behind = income[lay.own]
    yield lay.label("income barrel", barrel(1.6), x + 18, 58, Area.DOCK)
    count = words(str(barrels), 30, 26, weight=700, faint=0, h=44)
    yield lay.label("income count", count, x + 40, 36, Area.DOCK)
    linked = words(lay.say(Print.LINKED_ONE if barrels == 1 else Print.LINKED), 110, 13, faint=1)
    yield lay.label("income linked", linked, x + 64, 50, Area.DOCK)
    total = words(lay.say(Print.INCOME_SUM, n=castle + barrels + behind), 60, 26, weight=700, faint=0, h=44)
    yield lay.label("income sum", total, x + 184, 36, Area.DOCK)
    parts = {"castle": castle, "barrels": barrels, "behind": behind}
    said, short = lay.say(Print.INCOME_PARTS, **parts), lay.say(Print.INCOME_PARTS_SHORT, **parts)
    picture = words(said, 246, 13, weight=500, faint=1, short=short)
    yield lay.label("income parts", picture, x, 90, Area.DOCK)


def _bag(lay: Lay) -> Iterator[Piece]:
    yield _heading(lay, "bag", lay.say(Print.BAG), at.BAG.x + 14, 100)
    picture = bag(at.BAG.w, at.BAG.h - 14)
    yield lay.label("bag", picture, at.BAG.x, at.BAG.y, Area.DOCK, TILES)
    count = words(lay.say(Print.BAG_COUNT, n=lay.seen["bag"]), at.BAG.w + 30, 12.5, weight=500, faint=1)
    yield lay.label("bag count", count, at.BAG.x + 10, at.BAG.y + at.BAG.h - 12, Area.DOCK)
