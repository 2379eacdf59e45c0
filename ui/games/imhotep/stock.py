"""The dock below the board: the own sled, quarry and cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, Qt

from engine.games.imhotep import places
from engine.games.imhotep.components import CARD_NAMES
from engine.games.imhotep.components import SLED as SLED_HOLDS
from engine.games.imhotep.words import CardText
from ui.board.layout import Area, Piece, Place
from ui.games.imhotep import geometry as at
from ui.games.imhotep.lay import CARDS, STONES, Lay, lip_of
from ui.games.imhotep.paint_cards import market_card
from ui.games.imhotep.paint_stock import quarry_pile, sled
from ui.games.imhotep.words import Name, Print, Zone
from ui.paint.canvas import Canvas
from ui.paint.picture import Box, Picture

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_HEADING_GAP = 12.0
_NO_CARDS_Y = 60.0


def stock_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield what lies in the dock."""
    yield from _headings(lay)
    yield from _sled(lay)
    yield from _quarry(lay)
    yield from _cards(lay)


def stock_places(lay: Lay) -> Iterator[Place]:
    """Yield the own sled, quarry and cards as places."""
    seen, own = lay.seen, lay.own
    sled_name = lay.say(Name.SLED, n=seen["sled"][own])
    quarry_name = lay.say(Name.QUARRY, n=seen["quarry"][own])
    cards_name = lay.say(Name.CARDS, n=len(seen.hand(own)))
    room = Box(
        at.CARDS_LEFT - 8, 32, max(200.0, lay.sight.dock_width - at.CARDS_LEFT - 4), at.DOCK_CARD_HEIGHT + 10
    )
    stones, cards = lay.zone(Zone.STOCK), lay.zone(Zone.CARDS)
    yield Place(places.sled(own), at.SLED, sled_name, stones, Area.DOCK, 12, dims=False)
    yield Place(places.quarry(own), at.QUARRY, quarry_name, stones, Area.DOCK, 10, dims=False)
    yield Place(places.cards(own), room, cards_name, cards, Area.DOCK, 8, dims=False)


# ---------------------------------------------------------------- words


def _headings(lay: Lay) -> Iterator[Piece]:
    n, own = int(lay.seen["sled"][lay.own]), lay.sight.addressed
    count = lay.say(Print.SLED_COUNT, n=n, most=SLED_HOLDS)
    yield _heading(lay, "sled", lay.say(Print.YOUR_SLED if own else Print.SLED), 22, count)
    yield _heading(lay, "quarry", lay.say(Print.QUARRY), at.DIVIDERS[0] + 20)
    yield _heading(lay, "cards", lay.say(Print.YOUR_CARDS if own else Print.CARDS), at.DIVIDERS[1] + 20)
    for x in at.DIVIDERS:
        yield Piece(f"divider {x:g}", _divider(), x, 20, Box(0, 0, 1, 96), area=Area.DOCK)


def _heading(lay: Lay, key: str, words: str, x: float, more: str = "") -> Piece:
    if not lay.sight.theme.cjk:
        words = words.upper()
    box = Box(0, 0, 300, 20)
    picture = Picture("imhotep heading", (words, more), box, partial(_draw_heading, words, more))
    return Piece(f"heading {key}", picture, x, at.HEADING_Y, box, area=Area.DOCK)


def _draw_heading(words: str, more: str, canvas: Canvas) -> None:
    tokens = canvas.theme.tokens
    width = canvas.width_of(words, 12.5, 700)
    canvas.text(QRectF(0, 0, 300, 20), words, 12.5, tokens.ink3, 700, _LEFT)
    canvas.text(QRectF(width + _HEADING_GAP, 0, 200, 20), more, 12.5, tokens.ink3, 500, _LEFT)


def _divider() -> Picture:
    return Picture(
        "imhotep divider",
        (),
        Box(0, 0, 1, 96),
        lambda canvas: canvas.box(0, 0, 1, 96, canvas.theme.tokens.hair),
    )


# ---------------------------------------------------------------- stones


def _sled(lay: Lay) -> Iterator[Piece]:
    own, n = lay.own, int(lay.seen["sled"][lay.own])
    yield Piece("sled", sled(n), at.SLED.x, at.SLED.y, Box(0, 0, at.SLED.w, at.SLED.h), area=Area.DOCK)
    for index in range(n):
        face = at.sled_stone(index)
        stone = lay.stone(
            f"sled {index}",
            own,
            face,
            lip_of(face),
            places.sled(own),
            level=STONES + index,
            loose=lay.sight.seat >= 0,
            area=Area.DOCK,
        )
        yield _named(stone, lay.say(Name.SLED_STONE, n=n), lay.zone(Zone.STOCK))


def _named(piece: Piece, name: str, zone: str) -> Piece:
    return replace(piece, name=name, zone=zone)


def _quarry(lay: Lay) -> Iterator[Piece]:
    own, n = lay.own, int(lay.seen["quarry"][lay.own])
    if n:
        yield Piece(
            "quarry",
            quarry_pile(lay.sight.colours[own], n),
            at.QUARRY.x,
            at.QUARRY.y,
            Box(0, 0, at.QUARRY.w, at.QUARRY.h),
            number=places.pile(own),
            place=places.quarry(own),
            loose=lay.sight.seat >= 0,
            name=lay.say(Name.QUARRY, n=n),
            zone=lay.zone(Zone.STOCK),
            area=Area.DOCK,
            level=STONES,
            radius=10,
            glows=False,
            dims=False,
        )
    words = lay.say(Print.ONE_STONE_LEFT if n == 1 else Print.STONES_LEFT)
    if not lay.fits(words, at.QUARRY_COUNT.w, 12.5, 400, Area.DOCK):
        words = ""
    box = Box(0, 0, at.QUARRY_COUNT.w, at.QUARRY_COUNT.h)
    picture = Picture("imhotep count", (n, words), box, partial(_draw_count, n, words))
    yield Piece("quarry count", picture, at.QUARRY_COUNT.x, at.QUARRY_COUNT.y, box, area=Area.DOCK)


def _draw_count(n: int, words: str, canvas: Canvas) -> None:
    tokens, width = canvas.theme.tokens, at.QUARRY_COUNT.w
    high = 36 if words else at.QUARRY_COUNT.h  # alone the number stands beside the middle of the pile
    canvas.text(QRectF(0, 0, width, high), str(n), 28, tokens.ink, 700, _LEFT)
    canvas.text(QRectF(0, 38, width, 18), words, 12.5, tokens.ink2, 400, _LEFT)


# ---------------------------------------------------------------- cards


def _cards(lay: Lay) -> Iterator[Piece]:
    own, hand = lay.own, lay.seen.hand(lay.own)
    copies: dict[int, int] = {}
    for index, kind in enumerate(hand):
        copies[kind] = copies.get(kind, 0) + 1
        box = at.dock_card(index, len(hand), lay.sight.dock_width)
        card, text = lay.say(CARD_NAMES[kind]), lay.say(CardText[CARD_NAMES[kind].name])
        covered = index + 1 < len(hand) and at.dock_cards_overlap(len(hand), lay.sight.dock_width)
        yield Piece(
            f"card {own}.{kind}.{copies[kind]}",
            market_card(kind, () if covered else lay.printed(kind), box.w, box.h),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=places.card(kind),
            place=places.cards(own),
            loose=lay.sight.seat >= 0,
            name=lay.say(Name.CARD, card=card, text=text),
            zone=lay.zone(Zone.CARDS),
            area=Area.DOCK,
            level=CARDS + index,
            tip=f"{card}\n{text}",
            leans=True,
        )
    if not hand:
        words = lay.say(Print.NO_CARDS)
        box = Box(0, 0, 260, 20)
        picture = Picture("imhotep no cards", (words,), box, partial(_draw_no_cards, words))
        yield Piece("no cards", picture, at.CARDS_LEFT, _NO_CARDS_Y, box, area=Area.DOCK)


def _draw_no_cards(words: str, canvas: Canvas) -> None:
    canvas.text(QRectF(0, 0, 260, 20), words, 13, canvas.theme.tokens.ink3, 400, _LEFT)
