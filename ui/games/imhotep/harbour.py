"""The harbour and the docks: ships with the stones on them, captions, the round card, the tray of a Lever."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.imhotep import places
from engine.games.imhotep.components import BERTHS, CARD_NAMES, ROUNDS, Site
from engine.games.imhotep.words import CardText
from ui.board.layout import Piece, Place
from ui.games.imhotep import geometry as at
from ui.games.imhotep.lay import CARDS, LABELS, SHIPS, Lay, lip_of, ship_key
from ui.games.imhotep.paint_cards import market_card
from ui.games.imhotep.paint_ship import dock_label, order_tray, order_words, ship, ship_caption
from ui.games.imhotep.paint_slab import value_token
from ui.games.imhotep.paint_stock import round_card
from ui.games.imhotep.seen import GONE, IN_HARBOUR
from ui.games.imhotep.words import Name, Print, Zone
from ui.paint.picture import Box, Picture
from ui.paint.pieces import stone

_HULL_RADIUS = 28.0


def harbour_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield ships, their stones, and everything written or laid on the river."""
    for number in lay.seen.ships():
        if lay.seen.docked(number) != GONE:
            yield _ship(lay, number)
            yield from _stones(lay, number)
    yield from _captions(lay)
    yield from _dock_labels(lay)
    yield _round(lay)
    yield from _tray(lay)
    yield from _card_in_play(lay)
    yield from _looking(lay)


def harbour_places(lay: Lay) -> Iterator[Place]:
    """Yield berths, the harbour's own spaces, the tray's slots, the place for cards in play."""
    for number in lay.seen.ships():
        if lay.seen.docked(number) != GONE:
            yield from _berths(lay, number)
    for number in lay.seen.ships():
        if lay.seen.docked(number) == IN_HARBOUR:
            name = _ship_name(lay, number)
            yield Place(
                places.harbour(number),
                ship_box(lay, number),
                name,
                lay.zone(Zone.HARBOUR),
                radius=_HULL_RADIUS,
                dims=False,
            )
    if lay.seen.ask == "order":
        for number in range(lay.seen.load(int(lay.seen["ship"]))):
            name = lay.say(Name.ORDER_SLOT, number=number + 1)
            yield Place(places.order_slot(number), at.order_slot(number), name, lay.zone(Zone.HARBOUR))
    name, zone = lay.say(Name.IN_PLAY), lay.zone(Zone.HARBOUR)
    yield Place(places.IN_PLAY, at.PLAY_LANE, name, zone, dims=False, passing=True)
    name = lay.say(Name.ROUND, round=lay.seen.round, rounds=ROUNDS)
    yield Place(places.ROUND_DECK, at.ROUND_CARD, name, lay.zone(Zone.HARBOUR), dims=False)


def ship_box(lay: Lay, number: int) -> Box:
    """Return where a ship lies now."""
    site = lay.seen.docked(number)
    if site >= 0:
        return at.docked_ship(site, lay.seen.capacities[number])
    return at.harbour_ship(number, lay.seen.capacities)


# ---------------------------------------------------------------- ships


def _ship(lay: Lay, number: int) -> Piece:
    seen, box = lay.seen, ship_box(lay, number)
    site = seen.docked(number)
    scale = box.h / at.SHIP_HEIGHT
    picture = ship(seen.capacities[number], scale=scale, ready=seen.ready(number), numbered=site < 0)
    return Piece(
        ship_key(seen.round, number),
        picture,
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=places.ship(number),
        place=places.harbour(number) if site < 0 else places.site(site),
        loose=site < 0,
        name=_ship_name(lay, number),
        zone=lay.zone(Zone.HARBOUR),
        level=SHIPS + number,
        radius=_HULL_RADIUS * scale,
        dims=False,
    )


def _ship_name(lay: Lay, number: int) -> str:
    seen = lay.seen
    site = seen.docked(number)
    if site >= 0:
        return lay.say(Name.SHIP_DOCKED, ship=number + 1, site=lay.site_name(site))
    has = seen.load(number)
    words = Name.SHIP_READY if seen.ready(number) else Name.SHIP if has else Name.SHIP_EMPTY
    parts = {"ship": number + 1, "berths": seen.capacities[number]}
    if words is not Name.SHIP_EMPTY:
        parts["has"] = has
    if words is not Name.SHIP_READY:
        parts["needs"] = seen.needs(number)
    return lay.say(words, **parts)


def _stones(lay: Lay, number: int) -> Iterator[Piece]:
    """Stones on a ship. The ones to be decided about can be picked up; a Lever's order is written on them."""
    seen, box = lay.seen, ship_box(lay, number)
    ordered = _ordered(lay) if number == seen["ship"] else []
    for berth in range(seen.capacities[number]):
        index = BERTHS * number + berth
        owner = seen.owner(number, berth)
        if owner < 0:
            continue
        face = at.berth_stone(box, berth)
        key = ship_key(seen.round, number)
        yield lay.stone(
            f"cargo {seen.round}.{index}",
            owner,
            face,
            lip_of(face),
            places.berth(index),
            level=berth,
            loose=lay.deciding and index not in ordered and _is_asked_about(lay, number, index),
            on=key,
        )
        if index in ordered:
            token = value_token(ordered.index(index) + 1, radius=9.0)
            yield lay.label(f"order {index}", token, face.x + face.w, face.y)


def _ordered(lay: Lay) -> list[int]:
    """Berths whose stones have a number in a Lever's order."""
    return list(lay.seen["queue"]) if lay.seen.ask == "order" else []


def _is_asked_about(lay: Lay, number: int, index: int) -> bool:
    seen = lay.seen
    if seen.ask == "order":
        return bool(number == seen["ship"])
    return bool(seen.ask == "pyramid" and seen["queue"] and seen["queue"][0] == index)


def _berths(lay: Lay, number: int) -> Iterator[Place]:
    box = ship_box(lay, number)
    for berth in range(lay.seen.capacities[number]):
        owner = lay.seen.owner(number, berth)
        if owner >= 0:
            name = lay.say(Name.BERTH_STONE, ship=number + 1, berth=berth + 1, who=Player(owner))
        else:
            name = lay.say(Name.BERTH_EMPTY, ship=number + 1, berth=berth + 1)
        index = BERTHS * number + berth
        yield Place(places.berth(index), at.berth_box(box, berth), name, lay.zone(Zone.HARBOUR))


# ---------------------------------------------------------------- words on the river


def _captions(lay: Lay) -> Iterator[Piece]:
    seen = lay.seen
    for number in seen.ships():
        if seen.docked(number) == IN_HARBOUR:
            box = at.harbour_ship(number, seen.capacities)
            picture = _caption(lay, number, box.w + at.CAPTION_OVER)
            y = at.HARBOUR_Y + at.SHIP_CAPTION_Y
            caption = lay.label(f"caption {seen.round}.{number}", picture, box.x + box.w / 2, y)
            yield replace(caption, on=ship_key(seen.round, number))


def _caption(lay: Lay, number: int, room: float) -> Picture:
    """Say how full a ship is and from when it sails, in short where that is wider than the room below it."""
    seen = lay.seen
    parts = {"has": seen.load(number), "berths": seen.capacities[number]}
    if seen.ready(number):
        both = Print.SHIP_READY, Print.SHIP_READY_SHORT
    else:
        both = Print.SHIP_WAITS, Print.SHIP_WAITS_SHORT
        parts["needs"] = seen.needs(number)
    whole, short = (
        ship_caption(lay.sight.theme, lay.say(words, **parts), lay.sight.board_scale) for words in both
    )
    return whole if whole.box.w <= room else short


def _dock_labels(lay: Lay) -> Iterator[Piece]:
    """Yield a label for each dock; none where a tray or the cards that are looked at lie over it."""
    for site in Site:
        closed = lay.seen.ship_at(site) >= 0
        words = lay.say(Print.DOCK_CLOSED if closed else Print.DOCK_FREE)
        picture = dock_label(lay.sight.theme, words, lay.sight.board_scale, closed=closed)
        if closed and lay.seen.ask == "order" and at.is_over_tray(at.dock_centre(site), picture.box.w):
            continue
        if any(_reaches(box, at.dock_centre(site), picture.box.w) for box in _looked_at(lay)):
            continue
        y = at.DOCK_CLOSED_LABEL_Y if closed else at.DOCK_LABEL_Y
        yield lay.label(f"dock {int(site)}", picture, at.dock_centre(site), y)


def _round(lay: Lay) -> Piece:
    seen = lay.seen
    words = lay.say(Print.ROUND_CARD, round=seen.round, rounds=ROUNDS)
    if not lay.fits(words, at.ROUND_CARD.w - 8, 12.5, 700):
        words = lay.say(Print.ROUND_SHORT, round=seen.round, rounds=ROUNDS)
    sailed = [seen.docked(number) != IN_HARBOUR for number in seen.ships()]
    return lay.label(
        "round card", round_card(words, seen.capacities, sailed), at.ROUND_CARD.x, at.ROUND_CARD.y
    )


# ---------------------------------------------------------------- decisions on the river


def _tray(lay: Lay) -> Iterator[Piece]:
    if lay.seen.ask == "order":
        picture = order_tray()
        yield Piece("tray", picture, 0, 0, picture.box, level=CARDS - 1)
        box = at.ORDER_WORDS
        yield lay.label("tray words", order_words(lay.say(Print.ORDER)), box.x, box.y)
        for slot, index in enumerate(_ordered(lay)):
            box = at.order_slot(slot)
            owner = lay.seen.owner(*divmod(index, BERTHS))
            picture = stone(lay.sight.colours[owner], at.STONE)
            yield Piece(
                f"tray {slot}", picture, box.x + 3, box.y - 1, Box(0, 0, at.STONE, at.STONE), level=CARDS
            )


def _card_in_play(lay: Lay) -> Iterator[Piece]:
    kind = int(lay.seen["played"])
    if kind:
        box, card = at.CARD_IN_PLAY, lay.say(CARD_NAMES[kind])
        picture = market_card(kind, lay.printed(kind), box.w, box.h)
        yield Piece(
            f"in play {kind}",
            picture,
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=places.card(kind),
            place=places.IN_PLAY,
            level=CARDS,
            tip=f"{card}\n{lay.say(CardText[CARD_NAMES[kind].name])}",
        )


def _looking(lay: Lay) -> Iterator[Piece]:
    """The two cards of the pair, for the eyes that may choose between them."""
    for index, (kind, box) in enumerate(zip(lay.seen["looking"], _looked_at(lay), strict=True)):
        card, text = lay.say(CARD_NAMES[kind]), lay.say(CardText[CARD_NAMES[kind].name])
        yield Piece(
            f"looking {index}",
            market_card(kind, lay.printed(kind)),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=places.card(kind),
            place=places.PAIR_SPACE,
            loose=lay.deciding,
            name=lay.say(Name.CARD, card=card, text=text),
            zone=lay.zone(Zone.MARKET),
            level=LABELS + 10 + index,
            tip=f"{card}\n{text}",
            leans=True,
        )


def _looked_at(lay: Lay) -> list[Box]:
    """Return where the two cards of the pair lie while they are looked at."""
    count, pitch = len(lay.seen["looking"]), at.CARD_WIDTH + 16
    lefts = (at.BOARD.w / 2 + (index - count / 2) * pitch for index in range(count))
    return [Box(left, at.QUAY_Y + 24, at.CARD_WIDTH, at.CARD_HEIGHT) for left in lefts]


def _reaches(box: Box, x: float, width: float) -> bool:
    """Tell whether a label of this width, its middle at x, would lie under a card."""
    return box.x < x + width / 2 and x - width / 2 < box.x + box.w
