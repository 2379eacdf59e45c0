"""Name plates, hands face down and open melds around the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Many, Player
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS
from engine.games.four_color_cards.scoring import LIMIT
from ui.board.layout import Piece, Place
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.ending import paid_piece
from ui.games.four_color_cards.lay import CARDS, LABELS, Lay
from ui.games.four_color_cards.paint_parts import name_plate, points_plate, words
from ui.games.four_color_cards.reference import meld_points
from ui.games.four_color_cards.words import Name, Print, Zone
from ui.paint.picture import Box


def seat_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what belongs to each seat on the board."""
    yield from _plate(lay, lay.own, at.OWN.plate)
    yield from _melds(lay, lay.own, at.OWN)
    yield from _own_words(lay)
    for seat, spot in _opponents(lay):
        yield from _plate(lay, seat, spot.plate)
        yield from _hand(lay, seat, spot)
        yield from _melds(lay, seat, spot)


def seat_places(lay: Lay) -> Iterator[Place]:
    """Yield open melds, one by one and as a whole, and other hands."""
    yield from _meld_places(lay, lay.own, at.OWN)
    for seat, spot in _opponents(lay):
        yield from _meld_places(lay, seat, spot)
        name = lay.say(Name.HAND_OF, who=Player(seat), n=lay.seen["held"][seat])
        yield Place(places.hand(seat), spot.backs, name, lay.zone(Zone.HANDS), dims=False)


def _opponents(lay: Lay) -> Iterator[tuple[int, at.Spot]]:
    return zip(lay.opponents, at.opponents(len(lay.opponents)), strict=True)


def _plate(lay: Lay, seat: int, box: Box) -> Iterator[Piece]:
    held = lay.seen["held"][seat]
    below = lay.say(Print.IN_HAND, n=held), lay.say(Print.CARDS, n=held)
    name, score = lay.sight.voice.name_of(seat), lay.seen["score"][seat]
    yield lay.label(
        f"plate {seat}", name_plate(lay.colour(seat), name, below, score, box.w, box.h), box, level=1.0
    )
    ending = lay.seen.last_ending()
    if ending is not None:
        yield from paid_piece(lay, ending, seat, box)


def _hand(lay: Lay, seat: int, spot: at.Spot) -> Iterator[Piece]:
    count = lay.seen["held"][seat]
    for index in range(count):
        box = at.back(spot, index, count)
        yield lay.back(f"back {lay.round}.{seat}.{index}", box, places.hand(seat), CARDS + index)


# ---------------------------------------------------------------- melds


def _boxes(lay: Lay, seat: int, spot: at.Spot) -> list[list[Box]]:
    return at.meld_cards(spot.rows, [len(MELDS[number].cards) for number in lay.seen["melds"][seat]])


def _melds(lay: Lay, seat: int, spot: at.Spot) -> Iterator[Piece]:
    for index, (number, boxes) in enumerate(
        zip(lay.seen["melds"][seat], _boxes(lay, seat, spot), strict=True)
    ):
        meld, place, tip = MELDS[number], places.meld(seat, index), _meld_name(lay, seat, number)
        for at_, (kind, box) in enumerate(zip(meld.cards, boxes, strict=True)):
            key = f"meld {lay.round}.{seat}.{index}.{at_}"
            piece = lay.card(key, kind, box, places.melded(kind), place, CARDS + 4 * index + at_)
            yield replace(piece, tip=tip, name=tip if at_ == 0 else "", zone=lay.zone(Zone.MELDS))
        plate = at.points_plate(boxes)
        yield lay.label(f"points {seat}.{index}", points_plate(meld.open, plate.w, plate.h), plate)


def _meld_name(lay: Lay, seat: int, number: int) -> str:
    meld = MELDS[number]
    cards = Many(tuple(CARD_NAMES[kind] for kind in meld.cards))
    return lay.say(Name.MELD, who=Player(seat), meld=MELD_NAMES[meld.kind], cards=cards, n=meld.open)


def _meld_places(lay: Lay, seat: int, spot: at.Spot) -> Iterator[Place]:
    zone, whole = lay.zone(Zone.MELDS), lay.say(Name.MELDS, who=Player(seat))
    for index, (number, boxes) in enumerate(
        zip(lay.seen["melds"][seat], _boxes(lay, seat, spot), strict=True)
    ):
        first, last = boxes[0], boxes[-1]
        box = Box(first.x, first.y, last.x + last.w - first.x, first.h)
        name = _meld_name(lay, seat, number)
        yield Place(places.meld(seat, index), box, name, zone, dims=False, whole=True)
    yield Place(places.melds(seat), spot.rows[0].lines[0], whole, zone, dims=False)


def _own_words(lay: Lay) -> Iterator[Piece]:
    box = at.OWN_WORDS
    so_far = lay.say(Print.OPEN_SO_FAR, n=lay.seen.open_points(lay.own))
    picture, tip = words(so_far, Box(0, 0, box.w, 22), 15, 600), meld_points(lay)
    yield replace(lay.label("open so far", picture, box, level=LABELS), tip=tip)
    pays = lay.say(Print.PAYS_FROM, n=LIMIT)
    below = Box(box.x, box.y + 22, box.w, 20)
    picture = words(pays, below, 13, 500, paint="#C9D3C4")
    yield replace(lay.label("pays from", picture, below, level=LABELS), tip=tip)
