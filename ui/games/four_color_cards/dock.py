"""The dock below the board: the own hand in groups, and what it would be worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from engine.games.four_color_cards.decisions import Claim
from engine.games.four_color_cards.scoring import LIMIT
from ui.board.layout import NOTHING_ELSE, Area, Meanwhile, Piece, Place, Pose
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.lay import CARDS, Lay, copies
from ui.games.four_color_cards.paint_parts import Lines, divider, dock_words
from ui.games.four_color_cards.words import Name, Print, Zone
from ui.paint.picture import Box


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    yield from _heading(lay)
    if lay.person:
        yield from _hand(lay)
        yield from _win(lay)
    else:
        yield from _backs(lay)


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield the own hand."""
    name = lay.say(Name.HAND, n=lay.seen["held"][lay.own])
    room = at.hand_room(lay.sight.dock_width)
    yield Place(places.hand(lay.own), room, name, lay.zone(Zone.HAND), Area.DOCK, 10, dims=False)


def _heading(lay: Lay) -> Iterator[Piece]:
    roomy = lay.sight.addressed and lay.sight.ease(Area.DOCK) >= at.WHOLE_HEADING
    said = lay.heading(lay.say(Print.YOUR_HAND if roomy else Print.HAND))
    count = lay.say(Print.CARDS, n=lay.seen["held"][lay.own])
    lines: Lines = ((said, 12.5, 700, "ink3"), (count, 13, 400, "ink2"))
    yield lay.label("hand heading", dock_words(lines, at.HAND_HEADING), at.HAND_HEADING, Area.DOCK)


def _hand(lay: Lay) -> Iterator[Piece]:
    groups = lay.seen.groups()
    cards = list(copies(kind for group in groups for kind in group))
    used = Counter(lay.seen.used())
    raised = [copy <= used[kind] for kind, copy in cards]
    boxes = at.hand_cards([len(group) for group in groups], raised, lay.sight.dock_width)
    for index, ((kind, copy), box) in enumerate(zip(cards, boxes, strict=True)):
        key, place = f"hand {lay.round}.{kind}.{copy}", places.hand(lay.own)
        piece = lay.card(key, kind, box, places.card(kind), place, CARDS + index)
        name = lay.say(Name.HAND_CARD, card=CARD_NAMES[kind])
        yield replace(
            piece,
            area=Area.DOCK,
            loose=True,
            name=name,
            zone=lay.zone(Zone.HAND),
            leans=True,
            tip=name,
            sorts=True,
        )


def meanwhile(lay: Lay, held: Piece, target: int) -> Meanwhile:
    """While the card on offer is held, the cards it would use stand out: over a claim only those of this one."""
    if held.place != places.OFFER or not lay.seen.answering:
        return NOTHING_ELSE
    claims = {places.claim(claim): claim for claim in lay.seen.claims()}
    used = Counter(lay.seen.used())
    taken = Counter(lay.seen.claimed_cards(claims[target])[1:]) if target in claims else used
    if target in claims and claims[target] is Claim.HU:
        taken = Counter(lay.seen.hand)
    kinds = (kind for group in lay.seen.groups() for kind in group)
    poses = []
    for kind, copy in copies(kinds):
        up = at.LIFT * (copy <= used[kind])
        wanted = at.LIFT * (copy <= taken[kind])
        if up or wanted:
            poses.append(Pose(f"hand {lay.round}.{kind}.{copy}", 0.0, up - wanted))
    return Meanwhile(tuple(poses))


def _backs(lay: Lay) -> Iterator[Piece]:
    count = lay.seen["held"][lay.own]
    boxes = at.hand_cards([count], [False] * count, lay.sight.dock_width)
    for index, box in enumerate(boxes):
        back = lay.back(f"back {lay.round}.{lay.own}.{index}", box, places.hand(lay.own), CARDS + index)
        yield replace(back, area=Area.DOCK)


def _win(lay: Lay) -> Iterator[Piece]:
    width, missing = lay.sight.dock_width, lay.seen.misfits()
    box = at.win_words(width)
    points = 0 if missing else lay.seen.points_now()
    lines: Lines = (
        (lay.heading(lay.say(Print.WIN_NOW)), 12.5, 700, "ink3"),
        ("–" if missing else str(points), 22, 700, "ink3" if missing else "ink"),
        (_ready(lay, missing, points), 13, 400, "ink2"),
    )
    line = Box(at.divider(width), 20, 1, 96)
    yield lay.label("divider", divider(), line, Area.DOCK, 1.0)
    if not lay.seen.over:
        yield lay.label("win now", dock_words(lines, box), box, Area.DOCK)


def _ready(lay: Lay, missing: int, points: int) -> str:
    """How far the hand is from a win."""
    if missing:
        return lay.say(Print.MISFIT, n=missing)
    return lay.say(Print.READY) if points >= LIMIT else lay.say(Print.READY_SHORT, n=LIMIT)
