"""The dock while prices are set: the purse, and what is asked for: the axe, or piles of coins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.games.isle_of_skye.places import AXE, COINS, PURSE
from ui.board.layout import Area, Piece
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.lay import COINS as OVER_COINS
from ui.games.isle_of_skye.lay import LABELS, Lay
from ui.games.isle_of_skye.paint_stock import (
    axe_token,
    pile,
    words,
)
from ui.games.isle_of_skye.purse import income_pieces, purse_words
from ui.games.isle_of_skye.words import Name, Print, Zone
from ui.paint.picture import Box

_DIGITS = 9


def pricing_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield the purse, and what is asked for."""
    x = at.PRICE_PURSE.x + 6
    heading, short = lay.owned(Print.PURSE, Print.PURSE_OF), lay.say(Print.PURSE_SHORT)
    yield lay.heading("purse", heading, x, at.PRICE_PURSE.w, short)
    yield from purse_words(lay, x, at.PRICE_PURSE.w - 8)
    offers = lay.seen.offers(lay.own)
    axed = next((number for number, offer in enumerate(offers) if offer.axed), -1)
    asked = lay.seen.asked_slot(lay.own)
    if axed < 0 and lay.sight.seat >= 0 and not lay.seen.ready(lay.own):
        yield lay.heading("axe", lay.say(Print.AXE), at.AXE.x, 300)
        yield _axe(lay, at.AXE)
    if asked >= 0 and lay.deciding:
        most = lay.seen.most_stake(lay.own)
        last = sum(not offer.axed and not offer.price for offer in offers) == 1
        said = lay.say(Print.UP_TO if last else Print.KEEP_ONE, most=most)
        left = at.stake_stack(0, most).x
        yield lay.heading("stakes", lay.say(Print.STAKES), left, 90)
        yield lay.label("stakes rule", words(said, 340, 12.5, weight=500), left + 96, at.HEADING_Y, Area.DOCK)
        for gold in range(1, most + 1):
            yield _stake(lay, gold, at.stake_stack(gold - 1, most))
    else:
        yield from income_pieces(lay)


def _axe(lay: Lay, box: Box) -> Piece:
    return Piece(
        "axe",
        axe_token(box.w),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=AXE + lay.own,
        loose=True,
        name=lay.say(Name.AXE),
        zone=lay.zone(Zone.MONEY),
        area=Area.DOCK,
        level=LABELS,
        radius=box.w / 2,
    )


def _stake(lay: Lay, gold: int, box: Box) -> Piece:
    piece = coin_pile(lay, f"coins {gold}", gold, box)
    return replace(
        piece,
        place=PURSE + lay.own,
        loose=True,
        name=lay.say(Name.COINS, n=gold),
        zone=lay.zone(Zone.MONEY),
        hand_scale=at.STAKE / box.w,
        letter=str(gold) if gold <= _DIGITS else "",
        dims=False,
    )


def coin_pile(lay: Lay, key: str, gold: int, box: Box) -> Piece:
    """Return a pile of coins in the dock."""
    return Piece(
        key,
        pile(gold, box.w, box.h),
        box.x,
        box.y,
        Box(0, 0, box.w, box.h),
        number=COINS + gold,
        area=Area.DOCK,
        level=OVER_COINS,
        radius=box.w / 2,
    )
