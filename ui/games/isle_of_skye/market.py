"""The right wing: a panel for each rival with a stall while prices are set and tiles are bought, and an estate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.isle_of_skye.names import picture_of
from engine.games.isle_of_skye.places import COINS, PURSE, SLOT, SLOTS
from engine.games.isle_of_skye.track import LETTERS
from ui.board.layout import Area, Piece, Place
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.estates import small_estate
from ui.games.isle_of_skye.lay import COINS as OVER_COINS
from ui.games.isle_of_skye.lay import GROUND, OVER_TILES, Lay, tile_key
from ui.games.isle_of_skye.paint_market import (
    TAG_HEIGHT,
    Value,
    empty_slot,
    felt,
    gold,
    price_tag,
    stall,
    standing,
    tag_width,
    unaffordable,
)
from ui.games.isle_of_skye.seen import Offer
from ui.games.isle_of_skye.words import Name, Print, Zone
from ui.paint.picture import Box
from ui.theme.measure import ROOMY_SCALE


def market_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the panels of all rivals."""
    rivals = lay.seen.rivals(lay.own)
    for number, seat in enumerate(rivals):
        panel = at.panel(number, len(rivals))
        if lay.seen.phase in ("price", "buy"):
            yield from _stall(lay, seat, panel)
        else:
            yield from _estate(lay, seat, panel)


def market_places(lay: Lay) -> Iterator[Place]:
    """Yield where the rivals' tiles lie, and their gold."""
    rivals = lay.seen.rivals(lay.own)
    for number, seat in enumerate(rivals):
        panel = at.panel(number, len(rivals))
        if lay.seen.phase in ("price", "buy"):
            for offer, box in _lying(lay, seat, panel):
                place = SLOT + SLOTS * seat + offer.slot
                yield Place(place, box, _name(lay, offer), lay.zone(Zone.MARKET), radius=4)
        yield _purse(lay, seat, panel)


def _purse(lay: Lay, seat: int, panel: Box) -> Place:
    """Return where a rival's gold is: behind the screen on the head of its panel, at the end in sight there."""
    there, who = lay.seen.gold(seat), Player(seat)
    name = lay.say(Name.GOLD_HIDDEN, who=who) if there is None else lay.say(Name.GOLD_OF, who=who, n=there)
    box = at.head(panel) if there is None else at.head_gold(panel)
    return Place(PURSE + seat, box, name, lay.zone(Zone.MARKET), radius=8, dims=False, passing=True)


def _lying(lay: Lay, seat: int, box: Box) -> Iterator[tuple[Offer, Box]]:
    """Yield the tiles on a stall with their boxes: three before the prices are known, then the two on offer."""
    offers = lay.seen.offers(seat)
    if lay.seen.phase == "price":
        yield from ((offer, at.drawn(box, number)) for number, offer in enumerate(offers))
        return
    on_offer = [offer for offer in offers if not offer.axed]
    yield from ((offer, at.offer(box, number)) for number, offer in enumerate(on_offer))


def _name(lay: Lay, offer: Offer) -> str:
    who, tile = Player(offer.seat), picture_of(offer.tile)
    if offer.sold:
        return lay.say(Name.GONE, who=who)
    if offer.price and lay.seen.phase == "buy":
        return lay.say(Name.OFFER, who=who, n=offer.price, tile=tile)
    return lay.say(Name.DRAWN, who=who, tile=tile)


# ---------------------------------------------------------------- stalls


def _stall(lay: Lay, seat: int, panel: Box) -> Iterator[Piece]:
    box = at.stall(panel)
    width = _head_width(lay, seat, panel)
    picture = stall(box.w, box.h, lay.colour(seat), lay.name_of(seat), _note(lay, seat), width)
    yield lay.label(f"stall {seat}", picture, box.x, box.y, level=GROUND - 1)
    for offer, spot in _lying(lay, seat, panel):
        yield from _offer(lay, offer, spot)
    yield from _standing(lay, seat, panel)
    room = at.small_estate(panel)
    if room is not None:
        yield lay.label(f"felt {seat}", felt(room.w, room.h), room.x, room.y, level=GROUND - 1)
        yield from small_estate(lay, seat, room, panel)


def _head_width(lay: Lay, seat: int, panel: Box) -> float:
    """Return how much of a panel's head is for name and note."""
    room, all_of_them = _values_room(lay, seat, panel)
    return panel.w if room is None or all_of_them else room.x - panel.x


def _note(lay: Lay, seat: int) -> str:
    """Return what a rival does behind its screen, while prices are set."""
    if lay.seen.phase != "price":
        return ""
    if lay.seen.to_move == seat:
        return lay.say(Print.CHOOSES)
    return lay.say(Print.READY if lay.seen.ready(seat) else Print.WAITS)


def _offer(lay: Lay, offer: Offer, box: Box) -> Iterator[Piece]:
    """Yield a tile of a rival with its price, or the hollow it left."""
    place = SLOT + SLOTS * offer.seat + offer.slot
    if offer.sold:
        picture = empty_slot(box.w, lay.colour(offer.buyer), lay.say(Print.SOLD))
        yield lay.label(f"sold {offer.tile}", picture, box.x, box.y, level=GROUND)
        yield _tag(lay, offer, box, dear=True)
        return
    buying = lay.seen.phase == "buy"
    dear = buying and lay.seen.gold(lay.own) is not None and offer.price > (lay.seen.free(lay.own) or 0)
    if buying:
        yield replace(_tag(lay, offer, box, dear=dear), number=COINS + offer.price, place=place)
    if dear:
        picture = unaffordable(box.w)
        yield replace(
            lay.label(f"dear {offer.tile}", picture, box.x, box.y, level=OVER_TILES), on=tile_key(offer.tile)
        )
    tile = lay.tile(tile_key(offer.tile), offer.tile, box, place)
    yield replace(
        tile,
        loose=buying and lay.sight.seat >= 0,
        name=_name(lay, offer),
        zone=lay.zone(Zone.MARKET),
        turned=lay.turned(offer.tile, box.w) if buying else (),
        hand_scale=lay.hand_scale(box.w, Area.BOARD),
        tip="" if buying else lay.tile_tip(offer.tile),
    )


def _tag(lay: Lay, offer: Offer, box: Box, *, dear: bool) -> Piece:
    x, y = box.x + box.w - tag_width(offer.price) + 8, box.y + box.h - TAG_HEIGHT + 7
    return lay.label(f"price {offer.tile}", price_tag(offer.price, dear=dear), x, y, level=OVER_COINS)


def _standing(lay: Lay, seat: int, panel: Box) -> Iterator[Piece]:
    """Yield what A to D would pay a rival now; beside its name only those that pay this round."""
    room, all_of_them = _values_room(lay, seat, panel)
    if room is None:
        return
    values = tuple(value for value in _values(lay, seat) if all_of_them or value.pays)
    yield lay.label(f"standing {seat}", standing(room.w, room.h, values), room.x, room.y, level=GROUND)


def _values(lay: Lay, seat: int) -> Iterator[Value]:
    """Yield what A to D would pay a rival now."""
    paying = lay.seen.paying[lay.seen.round - 1]
    for slot, points in enumerate(lay.seen.now(seat)):
        yield Value(LETTERS[slot], "–" if points is None else str(points), slot in paying)


def _values_room(lay: Lay, seat: int, panel: Box) -> tuple[Box | None, bool]:
    """Return where live values are shown in a rival's panel, and whether there is room for all four."""
    shown = [len(value.points) for value in _values(lay, seat) if value.pays]
    roomy = lay.sight.ease(Area.BOARD) >= ROOMY_SCALE
    head = at.head_values(panel, shown, roomy)
    crowded = at.is_crowded(panel)
    match lay.seen.phase:
        case "price":
            return at.standing(panel), True
        case "buy":
            return (head, False) if crowded else (at.standing(panel), True)
        case "build" if at.has_foot(panel):
            return at.foot(panel), True
        case "build" if not crowded:
            return head, False
    return None, False


# ---------------------------------------------------------------- estates


def _estate(lay: Lay, seat: int, panel: Box) -> Iterator[Piece]:
    stock, width = lay.seen.stock(seat), _head_width(lay, seat, panel)
    gold_there = lay.seen.gold(seat)
    if gold_there is not None:
        width = at.head_gold(panel).x - panel.x
    elif at.is_crowded(panel):
        width = at.head_tile(panel, 0, len(stock)).x - panel.x
    note = lay.say(Print.TO_LAY) if stock and at.has_foot(panel) else ""
    frame = at.estate_panel(panel)
    picture = stall(frame.w, frame.h, lay.colour(seat), lay.name_of(seat), note, width)
    yield from _standing(lay, seat, panel)
    yield lay.label(f"stall {seat}", picture, frame.x, frame.y, level=GROUND - 2)
    if gold_there is not None:
        box = at.head_gold(panel)
        yield lay.label(f"gold {seat}", gold(gold_there, box.w, box.h), box.x, box.y, level=GROUND)
    room = at.framed_estate(frame)
    yield lay.label(f"felt {seat}", felt(room.w, room.h), room.x, room.y, level=GROUND - 1)
    yield from small_estate(lay, seat, room, panel)
