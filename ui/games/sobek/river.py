"""The Nile on Sobek's table: the row on its rafts, what skipping costs, and the rafts of own late sets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.sobek import places
from engine.games.sobek.cards import CARD_NAMES, GOODS, REACH, Back
from engine.games.sobek.words import Terms
from ui.board.layout import Piece, Place
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import CARDS, LABELS, OVER_CARDS, Lay
from ui.games.sobek.paint_parts import CENTRE, late_plate, late_raft, raft, skip_tag, words
from ui.games.sobek.seen import LATE, scarabs_on
from ui.games.sobek.words import Name, Print, Tip, Zone
from ui.paint.picture import Box

_PALE = "#EFFFF6"


def river_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield rafts and cards of the row, or the rafts of late sets."""
    for slot, face in enumerate(lay.seen.row()):
        yield from _in_row(lay, slot, face)
    yield from _late_sets(lay)


def river_places(lay: Lay) -> Iterator[Place]:
    """Yield the spaces of the row, or of own late sets."""
    for slot in range(len(lay.seen.row())):
        name = lay.say(Name.ROW_SPACE, slot=slot + 1)
        yield Place(places.row(slot), at.row_card(slot), name, lay.zone(Zone.ROW), radius=8, dims=False)
    for kind in _late_kinds(lay):
        name = _late_name(lay, kind)
        box = at.late_slot(kind)
        yield Place(places.sideways(lay.own, kind), box, name, lay.zone(Zone.SETS), radius=8)


# ---------------------------------------------------------------- the row


def _in_row(lay: Lay, slot: int, face: int) -> Iterator[Piece]:
    box = at.row_card(slot)
    float_picture = raft(box.w + 8)
    yield lay.label(f"raft {slot}", float_picture, box.x - 4, box.y + at.RAFT_DROP, level=1.0)
    yield replace(
        _row_card(lay, slot, face, box),
        number=places.row_card(slot),
        loose=lay.person and not lay.tray_open,
        name=_row_name(lay, slot, face),
        zone=lay.zone(Zone.ROW),
        leans=True,
    )
    if 0 < slot < REACH and lay.seen.ask != "reach":
        tag = skip_tag(lay.say(Print.SKIP, n=slot))
        yield lay.label(f"skip {slot}", tag, box.x + box.w / 2, box.y + box.h + 12, level=OVER_CARDS)


def _row_card(lay: Lay, slot: int, face: int, box: Box) -> Piece:
    far = not lay.seen.in_reach(slot)
    key, place = f"row {slot}", places.row(slot)
    if face < 0:
        back = lay.back(key, Back.ORANGE, box, place, CARDS + slot, far=far)
        return replace(back, tip=lay.say(Tip.BEHIND_BACK))
    return lay.card(key, face, box, place, CARDS + slot, far=far)


def _row_name(lay: Lay, slot: int, face: int) -> str:
    card = Terms.FACE_DOWN if face < 0 else CARD_NAMES[face]
    if slot and lay.seen.ask != "reach" and slot < REACH:
        return lay.say(Name.ROW_SKIP, slot=slot + 1, card=card, n=slot)
    return lay.say(Name.ROW_CARD, slot=slot + 1, card=card)


# ---------------------------------------------------------------- late sets


def _late_kinds(lay: Lay) -> tuple[int, ...]:
    """All kinds while the own seat lays late sets, afterwards those of which it has some."""
    if lay.seen.row():
        return ()
    return tuple(GOODS) if lay.seen.asks(lay.own, *LATE) else tuple(lay.seen.late_kinds(lay.own))


def _late_name(lay: Lay, kind: int) -> str:
    cards = lay.seen.late(lay.own, kind)
    if not cards:
        return lay.say(Name.NO_LATE_SET, kind=lay.kind(kind))
    return lay.say(Name.LATE_SET, who=Player(lay.own), kind=lay.kind(kind), scarabs=scarabs_on(cards))


def _late_sets(lay: Lay) -> Iterator[Piece]:
    kinds = _late_kinds(lay)
    if kinds:
        first, last = at.late_slot(0), at.late_slot(GOODS[-1])
        box = Box(first.x, at.RIVER_TOP - 4, last.x + last.w - first.x, 24)
        heading = words(lay.say(Print.LATE), box, 14, 600, CENTRE, paint=_PALE)
        yield lay.label("late heading", heading, box.x, box.y)
    for kind in kinds:
        slot = at.late_slot(kind)
        yield lay.label(f"late raft {kind}", late_raft(kind, slot.w, slot.h), slot.x, slot.y, level=1.0)
        yield from late_fan(
            lay, lay.own, kind, Box(slot.x + 8, slot.y + 6, slot.w - 16, slot.h - 10), own=True
        )


def late_fan(lay: Lay, seat: int, kind: int, slot: Box, *, own: bool) -> Iterator[Piece]:
    """Yield a seat's late sets of a kind with their plate."""
    faces = lay.seen.late(seat, kind)
    if not faces:
        return
    place = places.sideways(seat, kind)
    for index, (face, box) in enumerate(zip(faces, at.lying_fan(slot, len(faces), own), strict=True)):
        yield lay.card(f"late {seat}.{kind}.{index}", face, box, place, CARDS + index, lying=True)
    room = at.late_plate(slot, own)
    label = late_plate(scarabs_on(faces), room.w, room.h)
    yield lay.label(f"late plate {seat}.{kind}", label, room.x, room.y, level=LABELS)
