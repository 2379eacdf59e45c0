"""The dock below the board: the own hand, the own corruption pile, and what the penalty would be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player
from engine.games.sobek import places
from engine.games.sobek.cards import CARD_NAMES, PRINTED
from ui.board.layout import Area, Piece, Place
from ui.games.sobek import geometry as at
from ui.games.sobek.lay import CARDS, Lay, copies
from ui.games.sobek.paint_parts import divider, dock_words
from ui.games.sobek.paint_tokens import corruption_tile
from ui.games.sobek.words import Name, Print, Zone
from ui.theme.measure import ROOMY_SCALE

Lines = tuple[tuple[str, float, int, str], ...]


def dock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    width = lay.sight.dock_width
    for index, x in enumerate(at.dividers(width)):
        yield lay.label(f"divider {index}", divider(), x, 20, Area.DOCK, level=1.0)
    yield from _hand(lay)
    yield from _corruption(lay)
    yield from _penalty(lay)


def dock_places(lay: Lay) -> Iterator[Place]:
    """Yield the own hand and the own corruption pile."""
    zone, seen, width = lay.zone(Zone.HAND), lay.seen, lay.sight.dock_width
    name = lay.say(Name.HAND, n=len(seen.backs(lay.own)))
    yield Place(places.hand(lay.own), at.hand_room(width), name, zone, Area.DOCK, 10, dims=False)
    size = seen.pile_size(lay.own)
    hidden = lay.say(Name.PILE_HIDDEN, who=Player(lay.own))
    name = hidden if size is None else lay.say(Name.PILE, n=size)
    yield Place(places.pile(lay.own), at.own_pile(width), name, zone, Area.DOCK, 8, dims=False)


# ---------------------------------------------------------------- hand


def _hand(lay: Lay) -> Iterator[Piece]:
    roomy = lay.sight.addressed and lay.sight.ease(Area.DOCK) >= ROOMY_SCALE
    said = lay.heading(lay.say(Print.YOUR_HAND if roomy else Print.HAND))
    box, width = at.HAND_HEADING, lay.sight.dock_width
    lines: Lines = ((said, 12.5, 700, "ink3"), (str(len(lay.seen.backs(lay.own))), 28, 700, "ink"))
    yield lay.label("hand heading", dock_words(lines, box), box.x, box.y, Area.DOCK)
    faces = sorted(lay.seen["hand"], key=lambda face: (PRINTED[face].kind, PRINTED[face].scarabs, face))
    movable = lay.person and lay.seen.ask != "pick"
    shown = at.hand_share(len(faces), width)
    for index, (face, copy) in enumerate(copies(faces)):
        card, key = at.hand_card(index, len(faces), width), f"hand {face}.{copy}"
        piece = lay.card(key, face, card, places.hand(lay.own), CARDS + index, Area.DOCK, shown=shown)
        if lay.sight.addressed:
            name = lay.say(Name.HAND_CARD, card=CARD_NAMES[face])
        else:
            name = lay.say(Name.HAND_CARD_OF, who=Player(lay.own), card=CARD_NAMES[face])
        tip = piece.tip or (name if lay.sight.theme.far else "")
        piece = replace(piece, name=name, tip=tip)  # large letters may not fit on the card
        yield replace(piece, loose=movable, zone=lay.zone(Zone.HAND), leans=True, sorts=lay.person)
    if not lay.person:
        backs = lay.seen.backs(lay.own)
        for index, back in enumerate(backs):
            card = at.hand_card(index, len(backs), width)
            key = f"back {lay.own}.{index}"
            yield lay.back(key, back, card, places.hand(lay.own), CARDS + index, Area.DOCK)


# ---------------------------------------------------------------- corruption


def _corruption(lay: Lay) -> Iterator[Piece]:
    width, seen = lay.sight.dock_width, lay.seen
    box = at.corruption_heading(width)
    said = lay.heading(lay.say(Print.YOUR_CORRUPTION if lay.sight.addressed else Print.CORRUPTION))
    yield lay.label(
        "corruption heading", dock_words(((said, 12.5, 700, "ink3"),), box), box.x, box.y, Area.DOCK
    )
    cards = seen["pile"]
    for index, face in enumerate(cards):
        spot = at.own_pile_card(index, len(cards), width)
        back = lay.back(
            f"pile {index}", PRINTED[face].back, spot, places.pile(lay.own), CARDS + index, Area.DOCK
        )
        yield replace(back, tip=lay.say(Print.IN_PILE_CARD, card=CARD_NAMES[face]))
    if not cards:
        room = at.own_pile(width)
        tile = corruption_tile("", seen.curses(lay.own), at.TILE_WIDTH, at.TILE_HEIGHT)
        yield lay.label("corruption tile", tile, room.x + 24, room.y + 14, Area.DOCK, level=1.0)
    words_box = at.corruption_words(width)
    yield lay.label(
        "corruption words", dock_words(_corruption_lines(lay), words_box), words_box.x, words_box.y, Area.DOCK
    )


def _corruption_lines(lay: Lay) -> Lines:
    amount, curses = lay.seen.corruption(lay.own), lay.seen.curses(lay.own)
    found: list[tuple[str, float, int, str]] = [("?" if amount is None else str(amount), 26, 700, "ink")]
    if amount is None or lay.sight.addressed:
        found.append((lay.say(Print.HIDDEN if amount is None else Print.ONLY_YOU), 12.5, 400, "ink2"))
    if curses:
        found.append((lay.say(Print.CURSES, n=curses), 12.5, 600, "err"))
    return tuple(found)


# ---------------------------------------------------------------- penalty


def _penalty(lay: Lay) -> Iterator[Piece]:
    box = at.penalty_words(lay.sight.dock_width)
    steps, old, new = lay.seen.penalty(lay.own)
    points = lay.say(Print.ROUND_SETS, n=lay.seen.round_points(lay.own))
    back = lay.say(Print.STEPS, n=steps) if steps else lay.say(Print.NO_STEPS)
    lines: list[tuple[str, float, int, str]] = [
        (lay.heading(lay.say(Print.PENALTY)), 12.5, 700, "ink3"),
        (points, 13, 500, "ink2"),
        (back, 15, 600, "err" if steps else "ink2"),
    ]
    if steps:
        lines.append((lay.say(Print.FROM_TO, old=old, new=new), 20, 700, "ink"))
    if not lay.seen.over:
        yield lay.label("penalty", dock_words(tuple(lines), box), box.x, box.y, Area.DOCK)
