"""Above the realm: the objectives of the middle and of the others, what is left of the decks; at the right characters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.words import Part, Player, Words
from engine.games.almadi.names import objective_name
from engine.games.almadi.places import (
    DEALT,
    GEMS,
    MIDDLE,
    MOSAIC,
    MOSAICS_DECK,
    OBJECTIVES,
    ROW,
    RUBY,
    STALLS_DECK,
    SUPPLY,
    TABLEAU,
)
from ui.board.layout import Area, Piece, Place
from ui.games.almadi import geometry as at
from ui.games.almadi.lay import GROUND, TILES, Lay
from ui.games.almadi.paint_labels import deck_token, label, supply, supply_line
from ui.games.almadi.paint_objectives import name_room
from ui.games.almadi.paint_paper import NAME
from ui.games.almadi.words import Name, Print, Zone
from ui.paint.picture import Box

_SMALLER = 4
"""How many sizes below the usual one are tried."""
_DECKS = ("mosaic", "stall", "ruby")
"""In the order of the panel: the effect that draws from each."""


def strip_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield objectives, the panel of the decks, and characters."""
    cards = _open_objectives(lay)
    if at.strip(len(cards), lay.compact).y > at.STRIP_LABEL.y:
        heading = label(lay.capitals(Print.OBJECTIVES), at.STRIP_LABEL.w, pale=True)
        yield lay.label("heading objectives", heading, at.STRIP_LABEL.x, at.STRIP_LABEL.y)
    size = _name_size(lay, cards)
    for number, (card, owner) in enumerate(cards):
        box = at.spread(number, len(cards), lay.compact)
        place = MIDDLE if owner < 0 else OBJECTIVES + owner
        yield lay.objective(card, box, place, Area.BOARD, owner=owner, loose=lay.hands_on, size=size)
    yield _supply(lay)
    yield from _tokens(lay)
    if lay.seen.characters:
        yield from _characters(lay)


def _open_objectives(lay: Lay) -> list[tuple[int, int]]:
    """Return the objectives above the realm: those of the middle (-1), then those that others took, with their seats."""
    others = (seat for seat in range(lay.seen.players) if seat != lay.own)
    taken = [(card, seat) for seat in others for card in lay.seen.unfinished(seat)]
    return [(card, -1) for card in lay.seen.middle()] + taken


def _name_size(lay: Lay, cards: Sequence[tuple[int, int]]) -> float:
    """Return the largest size in which every name fits in one line, the least one when none does."""
    rooms = [
        (
            lay.speak(objective_name(card)),
            name_room(at.spread(0, len(cards), lay.compact).w, owned=owner >= 0),
        )
        for card, owner in cards
    ]
    sizes = [NAME - less for less in range(_SMALLER)]
    fitting = (size for size in sizes if all(lay.width_of(name, size, 700) <= room for name, room in rooms))
    return next(fitting, sizes[-1])


def _supply(lay: Lay) -> Piece:
    lines = (
        ("mosaic", str(lay.seen["mosaic_deck"]), lay.say(Print.MOSAICS_LEFT)),
        ("stall", str(lay.seen["stall_deck"]), lay.say(Print.STALLS_LEFT)),
        ("ruby", str(lay.seen["gems"]), lay.say(Print.RUBIES_LEFT)),
    )
    box = at.SUPPLY_LINE if lay.compact else at.SUPPLY
    picture = supply_line(lines, box.w, box.h) if lay.compact else supply(lines, box.w, box.h)
    return lay.label("supply", picture, box.x, box.y, level=GROUND)


def _tokens(lay: Lay) -> Iterator[Piece]:
    """Yield the tokens of the decks; where all that is drawn is alike, each stands for it in a position that is set up."""
    for number, effect in enumerate(_DECKS):
        x, y = at.supply_token(number, lay.compact)
        yield lay.label(f"deck {effect}", deck_token(effect), x, y, level=TILES)


def deck_tray() -> dict[str, tuple[int, int]]:
    """Return the keys of the tokens that stand for a piece, with that piece and the deck; stall cards differ."""
    return {"deck mosaic": (MOSAIC, MOSAICS_DECK), "deck ruby": (RUBY, GEMS)}


def _characters(lay: Lay) -> Iterator[Piece]:
    """Yield the open characters, or those that the visited seat has played; before them those to choose from."""
    visiting = lay.shown != lay.own
    cards = lay.seen.played(lay.shown) if visiting else lay.seen.row()
    said = (
        lay.capitals(Print.PLAYED_BY, who=Player(lay.shown)) if visiting else lay.capitals(Print.CHARACTERS)
    )
    if cards:
        heading = label(said, at.CHARACTERS.w, pale=True)
        yield lay.label("heading characters", heading, at.CHARACTERS.x, at.CHARACTERS.y - 24)
    place = TABLEAU + lay.shown if visiting else ROW
    for number, card in enumerate(cards):
        box = at.spread_column(number, len(cards))
        yield lay.character(
            card, box, place, Area.BOARD, loose=lay.hands_on and not visiting, played=visiting
        )
    if lay.seen.ask == "keep" and not visiting:
        for number, card in enumerate(lay.seen.dealt(lay.own)):
            box = lay.frame.dealt(number)
            yield lay.character(card, box, DEALT + lay.own, Area.BOARD, loose=lay.hands_on)


def strip_places(lay: Lay) -> Iterator[Place]:
    """Yield the room of the objectives, what is left of landscapes and decks, and the room of the open characters."""
    room = at.strip(len(_open_objectives(lay)), lay.compact)
    yield _whole(lay, MIDDLE, room, Name.MIDDLE, Zone.OBJECTIVES)
    supply_box = at.SUPPLY_LINE if lay.compact else at.SUPPLY
    yield _whole(lay, SUPPLY, supply_box, Name.SUPPLY, Zone.DECKS, n=lay.seen["supply"])
    decks = (
        (MOSAICS_DECK, Name.DECK_MOSAICS, "mosaic_deck"),
        (STALLS_DECK, Name.DECK_STALLS, "stall_deck"),
        (GEMS, Name.DECK_RUBIES, "gems"),
    )
    for number, (place, words, key) in enumerate(decks):
        yield _whole(lay, place, at.supply_row(number, lay.compact), words, Zone.DECKS, n=lay.seen[key])
    if lay.seen.characters and lay.shown == lay.own:
        yield _whole(lay, ROW, at.CHARACTERS, Name.ROW, Zone.CHARACTERS)


def _whole(lay: Lay, number: int, box: Box, words: Words, zone: Zone, **parts: Part) -> Place:
    name = lay.say(words, **parts)
    tip = name if zone is Zone.DECKS else ""
    return Place(number, box, name, lay.zone(zone), tip=tip, dims=False)
