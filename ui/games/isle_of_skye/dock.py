"""The dock: the own tiles behind the screen, on offer or to be laid; axe, coins and purse; income; the bag."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.isle_of_skye.names import picture_of
from engine.games.isle_of_skye.places import BAG, PURSE, SLOT, SLOTS
from ui.board.layout import Area, Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import GROUND, OVER_TILES, Lay, tile_key
from ui.games.isle_of_skye.paint_stock import (
    asked,
    divider,
    gone,
    screen,
    sold,
    well,
)
from ui.games.isle_of_skye.pricing import coin_pile, pricing_pieces
from ui.games.isle_of_skye.purse import bag_pieces, income_pieces, purse_pieces
from ui.games.isle_of_skye.seen import Offer
from ui.games.isle_of_skye.words import Name, Print, Zone
from ui.paint.picture import Box


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
        yield from pricing_pieces(lay)
    else:
        yield from purse_pieces(lay)
        yield from income_pieces(lay)
    yield from bag_pieces(lay)


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
    yield Place(PURSE + own, box, purse, lay.zone(Zone.MONEY), Area.DOCK, 8, dims=False, passing=True)
    count = lay.say(Name.BAG, n=seen["bag"])
    yield Place(BAG, at.BAG, count, lay.zone(Zone.BAG), Area.DOCK, 8, dims=False)


# ---------------------------------------------------------------- own tiles


def _own_offers(lay: Lay) -> Iterator[Piece]:
    pricing = lay.seen.phase == "price"
    if pricing:
        picture = screen(at.SCREEN.w, at.SCREEN.h, lay.colour(lay.own))
        yield lay.label("screen", picture, at.SCREEN.x, at.SCREEN.y, Area.DOCK, GROUND - 1)
    title = lay.owned(*((Print.SCREEN, Print.SCREEN_OF) if pricing else (Print.OFFERS, Print.OFFERS_OF)))
    yield lay.heading("tiles", title, at.own_tile(0).x, 300)
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
    tile = replace(lay.tile(key, offer.tile, box, place), area=Area.DOCK, tip=lay.tile_tip(offer.tile))
    yield replace(tile, number=0) if away else tile
    if offer.axed:
        yield lay.label(f"gone {offer.tile}", gone(box.w), box.x, box.y, Area.DOCK, OVER_TILES)
    spot = at.stake_on(box)
    if offer.slot == lay.seen.asked_slot(lay.own):
        ring = asked(spot.w, spot.h)
        yield lay.label(f"asked {offer.tile}", ring, spot.x, spot.y, Area.DOCK, OVER_TILES)
    if offer.price:
        yield replace(coin_pile(lay, f"stake {offer.tile}", offer.price, spot), place=place)


def _offer_name(lay: Lay, offer: Offer) -> str:
    tile = picture_of(offer.tile)
    if lay.sight.seat < 0:
        return lay.say(Name.DRAWN, who=Player(lay.own), tile=tile)
    if offer.axed:
        return lay.say(Name.OWN_AXED, tile=tile)
    if offer.price:
        return lay.say(Name.OWN_PRICED, n=offer.price, tile=tile)
    return lay.say(Name.OWN_DRAWN, tile=tile)


def _bought(lay: Lay) -> Iterator[Piece]:
    """The place beside the offers: a well to drop a purchase into, then the tile bought."""
    box = at.stock_place()
    title = lay.say(Print.BOUGHT)
    yield lay.heading("bought", title, box.x, box.w + 8)
    for tile in lay.seen.stock(lay.own):
        yield _stock_tile(lay, tile, box, loose=False)
    if not lay.seen.stock(lay.own):
        said = lay.say(Print.BUY_HERE) if lay.deciding else ""
        yield lay.label("well", well(box.w, box.h, said), box.x, box.y, Area.DOCK, GROUND)


def _own_stock(lay: Lay) -> Iterator[Piece]:
    stock = lay.seen.stock(lay.own)
    yield lay.heading("tiles", lay.owned(Print.YOUR_TILES, Print.TILES_OF), at.own_tile(0).x, 300)
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
        tip=lay.tile_tip(tile),
        zone=lay.zone(Zone.OWN),
        turned=lay.turned(tile, box.w) if loose else (),
        hand_scale=lay.hand_scale(box.w, Area.DOCK),
    )
