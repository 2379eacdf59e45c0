"""The middle of the table: discard row, deck, the card on offer, claims, the bonus card and how the last round ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Player, Words
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from engine.games.four_color_cards.decisions import CLAIMED, Claim
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS, MeldKind
from engine.games.four_color_cards.scoring import LIMIT, Ending, round_label, total_of, variant_of
from ui.board.layout import Piece, Place
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.lay import CARDS, LABELS, OVER_CARDS, Lay
from ui.games.four_color_cards.paint_card import pile
from ui.games.four_color_cards.paint_parts import CENTRE, claim_plate, points_plate, words
from ui.games.four_color_cards.words import Name, Print, Zone
from ui.paint.picture import Box

_LAYER = 12
"""The deck shows one more card for each of so many."""
_CALLS: dict[Claim, Words] = {Claim.HU: Print.HU, Claim.KONG: Print.KONG, Claim.PONG: Print.PONG}


def middle_pieces(lay: Lay) -> Iterator[Piece]:
    """Yield everything in the middle."""
    yield from _row(lay)
    yield from _deck(lay)
    yield from _offer(lay)
    yield from _claims(lay)
    ending = lay.seen.last_ending()
    if ending is not None:
        yield from _bonus(lay, ending)
        if not lay.seen.claims():
            yield from _summary(lay, ending)


def middle_places(lay: Lay) -> Iterator[Place]:
    """Yield the place for the offer, claims, deck, discard row and bonus card."""
    zone = lay.zone(Zone.OFFER)
    yield Place(places.OFFER, at.OFFER, lay.say(Name.OFFER), zone, radius=9)
    claims = lay.seen.claims()
    for index, claim in enumerate(claims):
        box, said = at.claim(index, len(claims)), _claim_name(lay, claim)
        yield Place(places.claim(claim), box, said, lay.zone(Zone.CLAIMS), radius=12, tip=said)
    name = lay.say(Name.DECK, n=lay.seen["deck"])
    yield Place(places.DECK, at.DECK, name, zone, radius=7, tip=name, dims=False)
    yield Place(places.BONUS, at.BONUS, lay.say(Name.BONUS), zone, dims=False)
    row = lay.seen["row"]
    for index, (kind, _, _) in enumerate(row):
        box, name = at.row_card(index, len(row)), lay.say(Name.DEAD, card=CARD_NAMES[kind])
        yield Place(places.discarded(index), box, name, lay.zone(Zone.DISCARDS), dims=False)
    name = lay.say(Name.DISCARDS, n=len(row))
    yield Place(places.DISCARDS, at.TRAY, name, lay.zone(Zone.DISCARDS), radius=12, dims=False)


# ---------------------------------------------------------------- row and deck


def _row(lay: Lay) -> Iterator[Piece]:
    heading = lay.heading(lay.say(Print.DISCARDED))
    box = at.TRAY_HEADING
    yield lay.label("row heading", words(heading, box, 12, 700, paint="#C9D3C4"), box, level=1.0)
    row = lay.seen["row"]
    for index, (kind, _, _) in enumerate(row):
        spot, place = at.row_card(index, len(row)), places.discarded(index)
        card = lay.card(
            f"row {lay.round}.{index}", kind, spot, places.dead(kind), place, CARDS + index, dim=True
        )
        yield replace(card, tip=lay.say(Name.DEAD, card=CARD_NAMES[kind]))


def _deck(lay: Lay) -> Iterator[Piece]:
    n, box = int(lay.seen["deck"]), at.DECK
    if n:
        yield lay.label("deck", pile(-(-n // _LAYER), box.w, box.h), box, level=1.0)
    said, room = lay.say(Print.LEFT, n=n), at.DECK_WORDS
    yield lay.label("deck words", words(said, room, 14, 600, CENTRE), room)


# ---------------------------------------------------------------- offer and claims


def _offer(lay: Lay) -> Iterator[Piece]:
    seen, room = lay.seen, at.OFFER_WORDS
    if seen["offer"] < 0:
        yield lay.label("offer words", words(lay.say(Print.OFFER), room, 14, 600, CENTRE), room)
        return
    who = Player(seen["origin"])
    said = lay.say(Print.TURNED_BY if seen["drawn"] else Print.DISCARDED_BY, who=who)
    yield lay.label("offer words", words(said, room, 14, 600, CENTRE), room)
    kind, gone = seen["offer"], len(seen["row"]) + sum(map(len, seen["melds"]))
    key = f"offer {lay.round}.{gone}.{kind}"
    piece = lay.card(key, kind, offer_card(), places.offered(kind), places.OFFER, OVER_CARDS)
    name = lay.say(Name.OFFERED, card=CARD_NAMES[kind])
    yield replace(piece, loose=lay.person, name=name, zone=lay.zone(Zone.OFFER), leans=True, tip=name)


def offer_card() -> Box:
    """Return where the card on offer lies."""
    return Box(at.OFFER.x + 4, at.OFFER.y + 12, at.OFFER.w - 8, at.OFFER.h - 24)


def _call(lay: Lay, claim: Claim) -> Words:
    if claim is Claim.HU and lay.seen["drawn"] and lay.seen["origin"] == lay.own:
        return Print.TSUMO
    return _CALLS.get(claim, Print.CHI)


def _claim_name(lay: Lay, claim: Claim) -> str:
    points, number = lay.seen.claim_points(claim), CLAIMED[lay.seen["offer"]][claim]
    if number is None:
        return lay.say(Name.HU, call=_call(lay, claim), n=points)
    return lay.say(Name.CLAIM, call=_call(lay, claim), meld=MELD_NAMES[MELDS[number].kind], n=points)


def _short_name(number: int | None, worth: int) -> Words:
    if number is None:
        return Print.HU_WINS if worth >= LIMIT else Print.HU_SHORT
    kind = MELDS[number].kind
    return Print.FOUR_GENERALS if kind is MeldKind.GENERAL_QUAD else MELD_NAMES[kind]


def _claims(lay: Lay) -> Iterator[Piece]:
    claims = lay.seen.claims()
    for index, claim in enumerate(claims):
        box, number = at.claim(index, len(claims)), CLAIMED[lay.seen["offer"]][claim]
        worth = lay.seen.claim_points(claim)
        meld, points = lay.say(_short_name(number, worth)), lay.say(Print.POINTS, n=worth)
        picture = claim_plate(lay.seen.claimed_cards(claim), (lay.say(_call(lay, claim)), meld, points), box)
        yield lay.label(f"claim {claim.name}", picture, box, level=2.0)


# ---------------------------------------------------------------- the end of a round


def _bonus(lay: Lay, ending: Ending) -> Iterator[Piece]:
    if ending.bonus >= 0:
        card = lay.card("bonus", ending.bonus, at.BONUS, places.dead(ending.bonus), places.BONUS, CARDS)
        yield replace(card, tip=lay.say(Name.BONUS_CARD, card=CARD_NAMES[ending.bonus]))


def _summary(lay: Lay, ending: Ending) -> Iterator[Piece]:
    """How the last round ended: the hand in its melds, and its points as a sum."""
    options = dict(lay.seen["options"])
    label = round_label(variant_of(lay.seen.players, options), len(lay.seen["history"]) - 1, ending)
    head = Box(at.SUMMARY.x, at.SUMMARY.y, 300, at.SUMMARY.h)
    yield lay.label("summary", words(lay.sight.voice.speak(label), head, 14, 600), head)
    if ending.declarer < 0:
        return
    total, room = total_of(ending), Box(at.SUMMARY.x + 306, at.SUMMARY.y, 286, at.SUMMARY.h)
    said = lay.say(Print.SUM, open=total.open, hand=total.hand, bonus=total.bonus, total=total.points)
    yield lay.label("summary sum", words(said, room, 13, 600, paint="#FFE3A6"), room)
    numbers = (ending.completed, *ending.concealed)
    lines = at.meld_cards((at.SUMMARY_MELDS,), [len(MELDS[number].cards) for number in numbers])
    for index, (number, boxes) in enumerate(zip(numbers, lines, strict=True)):
        meld = MELDS[number]
        for at_, (kind, box) in enumerate(zip(meld.cards, boxes, strict=True)):
            key, level = f"won {index}.{at_}", CARDS + 4 * index + at_
            yield replace(lay.card(key, kind, box, 0, 0, level), glows=False, dims=False)
        plate = at.points_plate(boxes)
        points = meld.open if index == 0 else meld.concealed
        yield lay.label(f"won points {index}", points_plate(points, plate.w, plate.h), plate, level=LABELS)
