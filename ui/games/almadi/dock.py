"""The dock: the own mosaics, stalls, rubies and objectives; djinn moves, or characters in hand and played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Part, Words
from engine.games.almadi.names import GOODS_WORDS
from engine.games.almadi.places import (
    COMPLETED,
    HAND,
    MOSAIC,
    MOSAICS,
    OBJECTIVES,
    PURSE,
    RUBY,
    STALL,
    STALLS,
    TABLEAU,
)
from ui.board.layout import Area, Piece, Place
from ui.games.almadi import geometry_dock as at
from ui.games.almadi.lay import GROUND, TILES, Lay
from ui.games.almadi.paint_characters import character_back
from ui.games.almadi.paint_labels import divider, label, lamps, well
from ui.games.almadi.paint_things import hollow, mosaic, rubies, stall
from ui.games.almadi.words import Name, Print, Zone
from ui.paint.picture import Box, Picture

_MOST_MOSAICS = 5


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    for x in (*at.DIVIDERS, at.last_divider(lay.sight.dock_width, lay.seen.characters)):
        yield lay.label(f"divider {x:g}", divider(), x, 18, Area.DOCK, GROUND)
    yield from _mosaics(lay)
    yield from _stalls(lay)
    yield from _rubies(lay)
    yield from _objectives(lay)
    yield from _hand(lay) if lay.seen.characters else _lamps(lay)


def _heading(lay: Lay, key: str, box: Box, words: Words, **parts: Part) -> Piece:
    picture = label(lay.capitals(words, **parts), box.w)
    return lay.label(f"heading {key}", picture, box.x, at.HEADING_Y, Area.DOCK)


def _thing(
    lay: Lay, key: str, picture: Picture, box: Box, number: int, place: int, level: float = TILES
) -> Piece:
    return Piece(
        key,
        picture,
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=number,
        place=place,
        area=Area.DOCK,
        level=level,
        dims=False,
    )


def _hollow(lay: Lay, effect: str, box: Box) -> Piece:
    return lay.label(f"hollow {effect}", hollow(effect, box.w, box.h), box.x, box.y, Area.DOCK, GROUND)


def _mosaics(lay: Lay) -> Iterator[Piece]:
    count = lay.seen["mosaics"][lay.own]
    yield _heading(lay, "mosaics", Box(at.MOSAICS.x, 0, 92, 20), Print.MOSAICS)
    number = label(str(count), 34, 13, faint=0)
    yield lay.label("mosaics count", number, at.MOSAICS.x + 98, at.HEADING_Y, Area.DOCK)
    left = count - (lay.seen.laid_mosaics(lay.own) if lay.seen.to_move < 0 else 0)
    if not left:
        yield _hollow(lay, "mosaic", at.mosaic(0, 1))
    shown = min(left, _MOST_MOSAICS)
    for card in range(shown):
        box = at.mosaic(card, shown)
        yield _thing(
            lay, f"mosaic {card}", mosaic(box.w, box.h), box, MOSAIC, MOSAICS + lay.own, TILES + card
        )


def _stalls(lay: Lay) -> Iterator[Piece]:
    yield _heading(lay, "stalls", Box(at.STALLS.x, 0, 92, 20), Print.STALLS)
    goods_words = label(lay.say(Print.GOODS, n=lay.seen["goods"][lay.own]), 104, 12.5, weight=500)
    yield lay.label("stalls goods", goods_words, at.STALLS.x + 98, at.HEADING_Y, Area.DOCK)
    stalls = lay.seen["stalls"][lay.own]
    if not any(stalls):
        yield _hollow(lay, "stall", at.stall(0))
    for number, goods in enumerate(goods for goods, count in enumerate(stalls) if count):
        box = at.stall(number)
        picture = stall(goods, lay.speak(GOODS_WORDS[goods]), stalls[goods], box.w, box.h)
        thing = _thing(lay, f"stall {goods}", picture, box, STALL + goods, STALLS + lay.own)
        yield replace(thing, tip=lay.speak(GOODS_WORDS[goods]))


def _rubies(lay: Lay) -> Iterator[Piece]:
    count = lay.seen["rubies"][lay.own]
    yield _heading(lay, "rubies", Box(at.RUBIES.x, 0, 110, 20), Print.RUBIES)
    if not count:
        x, y = at.gem(0, 1)
        yield _hollow(lay, "ruby", Box(at.RUBIES.x + x - 17, at.RUBIES.y + y - 16, 34, 32))
    else:
        picture = rubies(count, at.RUBIES.w, at.RUBIES.h)
        x, y = at.gem(0, 1)
        thing = _thing(lay, "rubies", picture, at.RUBIES, RUBY, PURSE + lay.own)
        yield replace(thing, body=Box(x - 17, y - 16, 34, 32), radius=16)


def _objectives(lay: Lay) -> Iterator[Piece]:
    room, own = at.objectives(lay.sight.dock_width, lay.seen.characters), lay.own
    yield _heading(lay, "own", room, Print.OWN_OBJECTIVES if lay.sight.addressed else Print.OBJECTIVES)
    unfinished, completed = lay.seen.unfinished(own), lay.seen.completed(own)
    if not unfinished and not completed:
        picture = well(room.w, room.h, lay.say(Print.NO_OBJECTIVES))
        yield lay.label("well objectives", picture, room.x, room.y, Area.DOCK, GROUND)
    cards = [(card, False) for card in unfinished] + [(card, True) for card in completed]
    boxes = at.own_objectives(len(unfinished), len(completed), room)
    for (card, done), box in zip(cards, boxes, strict=True):
        place = (COMPLETED if done else OBJECTIVES) + own
        yield lay.objective(card, box, place, Area.DOCK, done=done, loose=False)


def _lamps(lay: Lay) -> Iterator[Piece]:
    box, (left, most, pending) = at.djinn(lay.sight.dock_width), lay.djinn_moves
    yield _heading(lay, "djinn", box, Print.DJINN_MOVES)
    picture = lamps(left, most, pending, box.w)
    yield lay.label("lamps", picture, box.x, box.y + 8, Area.DOCK)
    words = label(lay.say(Print.UP_TO, n=most), box.w, 12.5, weight=500)
    yield lay.label("lamps words", words, box.x, box.y + 62, Area.DOCK)


def _hand(lay: Lay) -> Iterator[Piece]:
    own, seen, room = lay.own, lay.seen, at.hand(lay.sight.dock_width)
    yield _heading(lay, "hand", room, Print.HAND)
    hidden = seen["hand_sizes"][own] if not seen.hand(own) else 0
    if not seen.hand(own) and not hidden:
        picture = well(room.w, room.h, lay.say(Print.NO_HAND))
        yield lay.label("well hand", picture, room.x, room.y, Area.DOCK, GROUND)
    for number in range(hidden):
        box = at.pile(number, max(2, hidden), room)
        yield lay.label(
            f"hidden {number}", character_back(box.w, box.h), box.x, box.y, Area.DOCK, TILES + number
        )
    for number, card in enumerate(seen.hand(own)):
        box = at.pile(number, max(2, len(seen.hand(own))), room)
        yield lay.character(card, box, HAND + own, Area.DOCK, loose=lay.hands_on)
    yield from _tableau(lay)


def _tableau(lay: Lay) -> Iterator[Piece]:
    played, room = lay.seen.played(lay.own), at.tableau(lay.sight.dock_width)
    yield _heading(lay, "tableau", room, Print.PLAYED)
    if not played:
        picture = well(room.w, room.h, lay.say(Print.PLAY_HERE))
        yield lay.label("well tableau", picture, room.x, room.y, Area.DOCK, GROUND)
    for number, card in enumerate(played):
        box = at.pile(number, max(2, len(played)), room)
        yield lay.character(card, box, TABLEAU + lay.own, Area.DOCK, loose=False, played=True)


# ---------------------------------------------------------------- places


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield where own things lie."""
    own, seen, zone = lay.own, lay.seen, lay.zone(Zone.OWN)
    counts = (
        (MOSAICS, at.MOSAICS, Name.MOSAICS, seen["mosaics"][own]),
        (STALLS, at.STALLS, Name.STALLS, sum(seen["stalls"][own])),
        (PURSE, at.RUBIES, Name.RUBIES, seen["rubies"][own]),
    )
    for place, box, words, count in counts:
        yield Place(place + own, box, lay.say(words, n=count), zone, Area.DOCK, dims=False)
    room = at.objectives(lay.sight.dock_width, seen.characters)
    yield Place(OBJECTIVES + own, room, lay.say(Name.OWN_OBJECTIVES), zone, Area.DOCK, 8, dims=False)
    yield Place(COMPLETED + own, room, lay.say(Name.DONE_OBJECTIVES), zone, Area.DOCK, 8, dims=False)
    if seen.characters:
        hand, tableau = at.hand(lay.sight.dock_width), at.tableau(lay.sight.dock_width)
        yield Place(HAND + own, hand, lay.say(Name.HAND), zone, Area.DOCK, 8, dims=False)
        yield Place(TABLEAU + own, tableau, lay.say(Name.TABLEAU), zone, Area.DOCK, 8, dims=False)
