"""Laid sets on Sobek's table: the own ones below the Nile, and the panels of the opponents above it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.sobek import places
from engine.games.sobek.cards import BACK_NAMES, BLESSING, GOODS
from ui.board.layout import Piece, Place
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import CARDS, LABELS, OVER_CARDS, Lay
from ui.games.sobek.paint_parts import CENTRE, empty_place, plate, possible_plate, words
from ui.games.sobek.paint_tokens import blessing, rival_tile
from ui.games.sobek.river import late_fan
from ui.games.sobek.words import Name, Print, Tip, Zone
from ui.paint.picture import Box
from ui.paint.pieces import chip


def set_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield everything in the own panel and in those of the opponents."""
    yield from _own(lay)
    for index, seat in enumerate(lay.opponents):
        panel = at.opponent(index, len(lay.opponents))
        room = at.heading(panel, lay.seen.curses(seat))
        yield from _heading(lay, seat, panel, room, lay.sight.voice.name_of(seat))
        yield from _rival_hand(lay, seat, panel)
        yield from _rival_sets(lay, seat, panel)


def set_places(lay: Lay) -> Iterator[Place]:
    """Yield the own sets by kind, and what opponents have."""
    zone = lay.zone(Zone.SETS)
    for kind, slot in zip(GOODS, _own_slots(lay), strict=True):
        name, laid = _set_name(lay, lay.own, kind), bool(lay.seen.upright(lay.own, kind))
        yield Place(places.upright(lay.own, kind), slot, name, zone, radius=7, dims=laid)
    for index, seat in enumerate(lay.opponents):
        yield from _rival_places(lay, seat, at.opponent(index, len(lay.opponents)))
    name = lay.say(Name.PLAYER, who=Player(lay.own))
    yield Place(places.player(lay.own), at.OWN, name, zone, radius=9, dims=False)


def _set_name(lay: Lay, seat: int, kind: int) -> str:
    n = len(lay.seen.upright(seat, kind))
    if not n:
        return lay.say(Name.NO_SET, kind=lay.kind(kind))
    return lay.say(
        Name.SET,
        who=Player(seat),
        kind=lay.kind(kind),
        n=n,
        scarabs=lay.seen.scarabs(seat, kind),
        points=lay.seen.points(seat, kind),
    )


def _heading(lay: Lay, seat: int, panel: Box, box: Box, said: str) -> Iterator[Piece]:
    picture = chip(lay.colour(seat), at.CHIP_RADIUS)
    yield lay.label(f"chip {seat}", picture, panel.x + at.CHIP[0], panel.y + at.CHIP[1])
    yield lay.label(f"name {seat}", words(said, box, 16, 700), panel.x + box.x, panel.y + box.y)


# ---------------------------------------------------------------- own sets


def _own_slots(lay: Lay) -> list[Box]:
    return at.own_slots([len(lay.seen.upright(lay.own, kind)) for kind in GOODS])


def _own(lay: Lay) -> Iterator[Piece]:
    said = (
        lay.say(Print.YOUR_SETS) if lay.sight.owns(lay.own) else lay.say(Print.SETS_OF, who=Player(lay.own))
    )
    yield from _heading(lay, lay.own, at.OWN, at.HEADING, said)
    for kind, slot in zip(GOODS, _own_slots(lay), strict=True):
        if lay.seen.upright(lay.own, kind):
            yield from _fan(lay, lay.own, kind, slot, own=True)
        else:
            height = at.OWN_CARD[1]
            picture = empty_place(slot.w, height, kind)
            yield lay.label(f"empty {kind}", picture, slot.x, slot.y + 2, level=1.0)
            yield from _possible(lay, kind, slot)


def _possible(lay: Lay, kind: int, slot: Box) -> Iterator[Piece]:
    """Yield what the own hand could lay in an empty place, while sets may be laid."""
    found = lay.seen.possible(kind) if lay.person and lay.seen.row() and not lay.seen.over else None
    if found is not None:
        n, scarabs = found
        room = at.possible_plate(slot)
        label = possible_plate(f"{n} × {scarabs}", n * scarabs, room.w, room.h)
        tip = lay.say(Tip.POSSIBLE, kind=lay.kind(kind), n=n, scarabs=scarabs, points=n * scarabs)
        yield replace(lay.label(f"possible {kind}", label, room.x, room.y), tip=tip)


def _fan(lay: Lay, seat: int, kind: int, slot: Box, *, own: bool) -> Iterator[Piece]:
    """Yield a set's cards, its plate, and Prosperity on it."""
    faces = lay.seen.upright(seat, kind)
    boxes = at.fan(slot, len(faces), own)
    for index, (face, box) in enumerate(zip(faces, boxes, strict=True)):
        piece = lay.card(f"set {seat}.{kind}.{index}", face, box, places.upright(seat, kind), CARDS + index)
        yield replace(
            piece, name=_set_name(lay, seat, kind) if index == 0 else "", tip=_set_name(lay, seat, kind)
        )
    room = at.plate(boxes, slot)
    value = f"{len(faces)} × {lay.seen.scarabs(seat, kind)}"
    label = plate(value, lay.seen.points(seat, kind), room.w, room.h)
    yield lay.label(f"plate {seat}.{kind}", label, room.x, room.y, level=LABELS)
    if count := lay.seen.blessings(seat, kind):
        picture = blessing(count * BLESSING, at.BLESSING_RADIUS)
        x = min(boxes[0].x + boxes[0].w * 0.75, slot.x + slot.w - at.BLESSING_RADIUS)
        yield lay.label(f"blessing {seat}.{kind}", picture, x, boxes[0].y + 6, level=OVER_CARDS)


# ---------------------------------------------------------------- opponents


def _rival_hand(lay: Lay, seat: int, panel: Box) -> Iterator[Piece]:
    opponents = len(lay.opponents)
    backs = lay.seen.backs(seat)
    stolen_from = lay.person and lay.seen.asks(lay.sight.seat, "back") and lay.seen["victim"] == seat
    for index, back in enumerate(backs):
        box = at.hand_back(panel, opponents, index, len(backs))
        piece = lay.back(f"back {seat}.{index}", back, box, places.hand(seat), CARDS + index)
        name = lay.say(Name.BACK, who=Player(seat), back=BACK_NAMES[back])
        yield replace(piece, loose=stolen_from, name=name if stolen_from else "", zone=lay.zone(Zone.RIVALS))
    line = at.hand_words(panel, opponents)
    said = words(lay.say(Print.IN_HAND, n=len(backs)), line, 13, 500)
    yield lay.label(f"in hand {seat}", said, line.x, line.y)
    size = lay.seen.pile_size(seat)
    tile = at.corruption_tile(panel)
    picture = rival_tile("" if size is None else str(size), lay.seen.curses(seat), tile.w, tile.h)
    yield lay.label(f"corruption {seat}", picture, tile.x, tile.y, level=1.0)


def _rival_slots(lay: Lay, seat: int, panel: Box) -> tuple[list[int], list[int], list[Box]]:
    """Return the kinds of upright sets, of late sets, and a slot for each."""
    kinds, late = list(lay.seen.kinds(seat)), list(lay.seen.late_kinds(seat))
    room = at.sets_room(panel, len(lay.opponents))
    sizes = [len(lay.seen.upright(seat, kind)) for kind in kinds] + [1] * len(late)
    return kinds, late, at.rival_slots(room, sizes)


def _rival_sets(lay: Lay, seat: int, panel: Box) -> Iterator[Piece]:
    kinds, late, slots = _rival_slots(lay, seat, panel)
    if not slots:
        room = at.sets_room(panel, len(lay.opponents))._replace(h=at.RIVAL_CARD[1])
        nothing = words(lay.say(Print.NOTHING_LAID), room, 13, 500, CENTRE, alpha=0.6, wrap=True)
        yield lay.label(f"no sets {seat}", nothing, room.x, room.y)
    for kind, slot in zip(kinds, slots, strict=False):
        yield from _fan(lay, seat, kind, slot, own=False)
    for kind, slot in zip(late, slots[len(kinds) :], strict=True):
        yield from late_fan(lay, seat, kind, slot, own=False)


def _rival_places(lay: Lay, seat: int, panel: Box) -> Iterator[Place]:
    zone, opponents = lay.zone(Zone.RIVALS), len(lay.opponents)
    name = lay.say(Name.PLAYER, who=Player(seat))
    yield Place(places.player(seat), panel, name, zone, radius=9, dims=False)
    green, beige, orange = lay.seen["backs"][seat]
    name = lay.say(Name.HAND_OF, who=Player(seat), green=green, beige=beige, orange=orange)
    yield Place(places.hand(seat), at.hand_backs(panel, opponents), name, zone, tip=name, dims=False)
    size = lay.seen.pile_size(seat)
    hidden = lay.say(Name.PILE_HIDDEN, who=Player(seat))
    name = hidden if size is None else lay.say(Name.PILE_OF, who=Player(seat), n=size)
    tile = at.corruption_tile(panel)
    yield Place(places.pile(seat), tile, name, zone, tip=name, dims=False)
    kinds, _, slots = _rival_slots(lay, seat, panel)
    for kind, slot in zip(kinds, slots, strict=False):
        yield Place(places.upright(seat, kind), slot, _set_name(lay, seat, kind), zone, radius=7, dims=False)
