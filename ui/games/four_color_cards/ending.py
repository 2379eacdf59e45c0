"""How the last round ended: the bonus card, the winner's hand in its melds, points and payment as sums, who got what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Sentence, figure, say
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES
from engine.games.four_color_cards.melds import MELDS
from engine.games.four_color_cards.scoring import (
    LIMIT,
    Ending,
    Total,
    payment,
    payments,
    round_label,
    total_of,
)
from ui.board.layout import Area, Piece
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.lay import CARDS, LABELS, OVER_CARDS, Lay
from ui.games.four_color_cards.paint_parts import (
    CENTRE,
    GOLD_INK,
    LEFT,
    RIGHT,
    paid_plate,
    points_plate,
    summary_panel,
    winning_frame,
    words,
)
from ui.games.four_color_cards.words import Name, Print
from ui.paint.picture import Box
from ui.theme.measure import ROOMY_SCALE


def bonus_piece(lay: Lay, ending: Ending) -> Iterator[Piece]:
    """Yield the bonus card, if one was turned over, with what it gives."""
    if ending.bonus < 0:
        return
    card = lay.card("bonus", ending.bonus, at.BONUS, places.dead(ending.bonus), places.BONUS, CARDS)
    yield replace(card, tip=lay.say(Name.BONUS_CARD, card=CARD_NAMES[ending.bonus]))
    said = lay.say(Print.BONUS, n=total_of(ending).bonus)
    yield lay.label("bonus words", words(said, at.BONUS_WORDS, 13, 600, CENTRE), at.BONUS_WORDS)


def paid_piece(lay: Lay, ending: Ending, seat: int, plate: Box) -> Iterator[Piece]:
    """Yield what a seat got or paid, at the corner of its name plate."""
    points = payments(lay.seen.variant, ending)[seat]
    if points:
        box = at.paid(plate)
        picture = paid_plate(figure(points, "+d"), box.w, box.h, lost=points < 0)
        yield lay.label(f"paid {seat}", picture, box, level=LABELS)


def summary_pieces(lay: Lay, ending: Ending) -> Iterator[Piece]:
    """Yield the panel with the round's end."""
    panel = at.SUMMARY if ending.declarer >= 0 else at.SUMMARY._replace(h=34)
    yield lay.label("summary panel", summary_panel(panel.w, panel.h), panel, level=1.0)
    label = round_label(lay.seen.variant, len(lay.seen["history"]) - 1, ending)
    roomy = lay.sight.ease(Area.BOARD) >= ROOMY_SCALE
    head = at.SUMMARY_HEAD if roomy or ending.declarer < 0 else at.SMALL_SUMMARY_HEAD
    yield lay.label("summary", words(lay.sight.voice.speak(label), head, 15, 700), head)
    if ending.declarer < 0:
        return
    total = total_of(ending)
    paid, room = lay.sight.voice.speak(_paid(lay, total)), at.SUMMARY_PAID if roomy else at.SMALL_SUMMARY_PAID
    align = RIGHT if roomy else LEFT
    yield lay.label("summary paid", words(paid, room, 14, 700, align, GOLD_INK), room)
    if roomy:
        yield from _sum(lay, total)
    yield from _won_melds(lay, ending)


def _sum(lay: Lay, total: Total) -> Iterator[Piece]:
    """Yield how the points come about."""
    said = lay.say(Print.SUM, open=total.open, hand=total.hand, bonus=total.bonus, total=total.points)
    yield lay.label("summary sum", words(said, at.SUMMARY_SUM, 13, 500), at.SUMMARY_SUM)


def _paid(lay: Lay, total: Total) -> Sentence:
    """Return the payment as a sum (rules 7.3, 9)."""
    variant = lay.seen.variant
    each = payment(variant, total.points, total.bonus)
    if each > 0:
        words_ = Print.PAID_MARGIN if variant.margin else Print.PAID_DIGITS
        return say(
            words_,
            total=total.points,
            less=LIMIT - 1,
            tens=total.points // 10,
            ones=total.points % 10,
            each=each,
        )
    if variant.margin:
        return say(Print.LOST_MARGIN, each=-each)
    return say(Print.LOST_DIGITS, limit=LIMIT, counted=-each - LIMIT, each=-each)


def _won_melds(lay: Lay, ending: Ending) -> Iterator[Piece]:
    """The open melds, the one completed by the winning card, and those of the hand."""
    melds = [(number, MELDS[number].open) for number in (*ending.open, ending.completed)]
    melds += [(number, MELDS[number].concealed) for number in ending.concealed]
    lines = at.meld_cards(at.WON_ROWS, [len(MELDS[number].cards) for number, _ in melds])
    for index, ((number, points), boxes) in enumerate(zip(melds, lines, strict=True)):
        cards = MELDS[number].cards
        for at_, (kind, box) in enumerate(zip(cards, boxes, strict=True)):
            card = lay.card(f"won {index}.{at_}", kind, box, 0, 0, CARDS + 4 * index + at_)
            yield replace(card, glows=False, dims=False)
        plate = at.points_plate(boxes)
        yield lay.label(f"won points {index}", points_plate(points, plate.w, plate.h), plate, level=LABELS)
        if index == len(ending.open):
            box = boxes[cards.index(ending.card)]
            yield lay.label("winning card", winning_frame(box.w, box.h), box, level=OVER_CARDS)
