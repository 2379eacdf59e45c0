"""The events of Sobek: what people see and read of everything that happens. Called only when somebody listens.

One function per happening. A sentence is logged once; further pieces that move with it are quiet events. Points of all
events of a seat add up to its final score. Pieces and places are those of `places`: a card is numbered by its space
while it lies in the row, by its back when it moves unseen, by its face anywhere else. What only some seats see is told in
events of their own (`seen_by`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.contract import EVERYBODY, NOBODY
from engine.core.telling import tell
from engine.core.words import Many, Part, Player
from engine.games.sobek import places, scoring
from engine.games.sobek.cards import (
    BACK_NAMES,
    BACK_OF,
    BLESSING,
    CARD_NAMES,
    CURSE,
    FACE_OF,
    HANDED,
    HIDDEN,
    KEPT,
    KIND_NAMES,
    SETS,
    TOKEN_NAMES,
    Back,
    Token,
    all_faces,
    each,
    scarabs,
)
from engine.games.sobek.decisions import Ask
from engine.games.sobek.words import Log, Terms

if TYPE_CHECKING:
    from engine.games.sobek.state import Position


def _others(p: Position, seat: int) -> int:
    """Mask of all seats but one."""
    return (1 << p.variant.players) - 1 & ~(1 << seat)


def _names(cards: int) -> Many:
    return Many(tuple(CARD_NAMES[face] for face in all_faces(cards)))


def _name(card: int) -> Part:
    """Name of a card given as a set of one."""
    return CARD_NAMES[FACE_OF[card.bit_length() - 1]]


def _piece(card: int) -> int:
    """Piece of a card given as a set of one, by its face."""
    return places.card(FACE_OF[card.bit_length() - 1])


def _back(card: int) -> int:
    """Back of a card given as a set of one."""
    return BACK_OF[card.bit_length() - 1]


# ---------------------------------------------------------------- 4 rounds, 5.4 rows


def round_begins(p: Position) -> None:
    """All cards are collected for a new round."""
    tell(p, Log.ROUND, round=p.round)


def dealt(p: Position) -> None:
    """Everybody gets two green cards and sees the own ones."""
    way = places.back(Back.GREEN), places.DECK
    for seat in range(p.variant.players):
        for number in range(HANDED):
            tell(p, Log.DEALT, seat, (*way, places.hand(seat)), quiet=number > 0, n=HANDED)
        tell(p, Log.CARDS_SEEN, seat, reveals=True, seen_by=1 << seat, cards=_names(p.hand[seat]))


def row_laid(p: Position) -> None:
    """A new row is laid; characters lie face down."""
    if not p.row:
        return
    names = Many(tuple(_row_name(card) for card in p.row))
    tell(p, Log.ROW, reveals=True, cards=names)
    for slot, card in enumerate(p.row):
        way = places.row_card(slot), places.DECK, places.row(slot)
        tell(p, Log.ROW_CARD, NOBODY, way, quiet=True, card=_row_name(card))


def _row_name(card: int) -> Part:
    return Terms.FACE_DOWN if HIDDEN >> card & 1 else CARD_NAMES[FACE_OF[card]]


def starts(p: Position, seat: int) -> None:
    """The start player of the round is known."""
    tell(p, Log.STARTS, seat, (places.START, 0, places.player(seat)))


# ---------------------------------------------------------------- 5.1 taking a card


def took(p: Position, seat: int, row: bytes, slot: int, *, spared: bool) -> None:
    """A card of the row comes to the hand, the skipped ones to the pile, the others move up."""
    card = row[slot]
    way = places.row_card(slot), places.row(slot), places.hand(seat)
    tell(p, Log.TOOK, seat, way, slot=slot + 1, card=_row_name(card))
    skipped = b"" if spared else row[:slot]
    if skipped:
        names = Many(tuple(_row_name(other) for other in skipped))
        tell(p, Log.SKIPPED, seat, n=len(skipped), cards=names)
    for number, other in enumerate(skipped):
        way = places.row_card(number), places.row(number), places.pile(seat)
        tell(p, Log.SKIPPED_CARD, NOBODY, way, quiet=True, card=_row_name(other))
    unseen = sum(1 << other for other in (*skipped, card) if HIDDEN >> other & 1)
    if unseen:
        tell(p, Log.CARDS_SEEN, seat, reveals=True, seen_by=1 << seat, cards=_names(unseen))
    first = slot if spared else 0
    for number in range(slot + 1, len(row)):
        new = number - slot - 1 + first
        way = places.row_card(new), places.row(number), places.row(new)
        tell(p, Log.MOVES_UP, NOBODY, way, quiet=True)


# ---------------------------------------------------------------- 5.2, 8.1 sets


def laid(p: Position, seat: int, card: int, place: int) -> None:
    """A card of the hand is laid for a set."""
    way = _piece(card), places.hand(seat), place
    tell(p, Log.LAID, seat, way, quiet=True, kind=KIND_NAMES[p.kind], card=_name(card))


def finished(p: Position, seat: int, kind: int, cards: int, ask: Ask) -> None:
    """A set or an addition is complete; now the others have seen cards of the hand for good."""
    n, name = cards.bit_count(), KIND_NAMES[kind]
    if ask is Ask.LATE_SET:
        tell(p, Log.LATE_SET, seat, n=n, kind=name, scarabs=scarabs(cards))
    else:
        index = SETS * seat + kind
        whole = p.sets[index]
        value = scarabs(whole) + BLESSING * p.blessings[index]
        words = Log.SET if whole == cards else Log.JOINED
        tell(p, words, seat, n=n, kind=name, scarabs=value, total=whole.bit_count())
    tell(p, Log.SHOWN, quiet=True, reveals=True, seen_by=_others(p, seat))


def passed(p: Position, seat: int) -> None:
    """A player lays no more late sets."""
    tell(p, Log.PASSED, seat)


# ---------------------------------------------------------------- 5.2, 7 tokens


def looked_at_tokens(p: Position, seat: int) -> None:
    """A player sees the remaining tokens."""
    left = Many(tuple(TOKEN_NAMES[token] for token, count in enumerate(p.tokens) for _ in range(count)))
    tell(p, Log.TOKENS_SEEN, seat, reveals=True, seen_by=1 << seat, tokens=left)


def chose_token(p: Position, seat: int, token: int) -> None:
    """A token is shown."""
    way = places.token(token), places.TOKENS, places.IN_PLAY
    tell(p, Log.TOKEN, seat, way, token=TOKEN_NAMES[token])
    tell(p, Log.SHOWN, quiet=True, reveals=True, seen_by=_others(p, seat))


def moved_marker(p: Position, seat: int, old: int, new: int) -> None:
    """A marker goes forward or back along the track."""
    way = places.marker(seat), places.space(old), places.space(new)
    words = Log.FORWARD if new > old else Log.BACKWARD if new < old else Log.STAYS
    tell(p, words, seat, way, points=new - old, old=old, new=new)


def flood(p: Position, seat: int) -> None:
    """One more turn."""
    tell(p, Log.FLOOD, seat)


def cursed(p: Position, other: int) -> None:
    """A Curse goes under an opponent's corruption tile."""
    tell(p, Log.CURSED, other, (places.token(Token.CURSE), places.IN_PLAY, places.pile(other)), n=CURSE)


def blessed(p: Position, seat: int, kind: int) -> None:
    """Prosperity goes on a set."""
    way = places.token(Token.PROSPERITY), places.IN_PLAY, places.upright(seat, kind)
    tell(p, Log.BLESSED, seat, way, kind=KIND_NAMES[kind], n=BLESSING)


def nothing_to_bless(p: Position, seat: int) -> None:
    """Prosperity finds no set and is removed."""
    way = places.token(Token.PROSPERITY), places.IN_PLAY, places.DISCARD
    tell(p, Log.NOTHING_TO_BLESS, seat, way)


def embalmed(p: Position, seat: int, cards: int) -> None:
    """A whole pile comes to the hand; the others see backs."""
    tell(p, Log.EMBALMED, seat, n=cards.bit_count())
    for card in each(cards):
        way = places.back(BACK_OF[card]), places.pile(seat), places.hand(seat)
        tell(p, Log.EMBALMED_CARD, NOBODY, way, quiet=True)


def nothing_to_swindle(p: Position, seat: int) -> None:
    """The pile is empty."""
    tell(p, Log.NOTHING_TO_SWINDLE, seat)


# ---------------------------------------------------------------- 5.3, 6 characters


def played(p: Position, seat: int, face: int) -> None:
    """A character is played."""
    tell(p, Log.PLAYED, seat, (places.card(face), places.hand(seat), places.IN_PLAY), card=CARD_NAMES[face])
    tell(p, Log.SHOWN, quiet=True, reveals=True, seen_by=_others(p, seat))


def carried_out(p: Position) -> None:
    """What was in play leaves the round."""
    if p.played != NOBODY:
        way = places.card(p.played), places.IN_PLAY, places.DISCARD
        tell(p, Log.GONE, NOBODY, way, quiet=True, what=CARD_NAMES[p.played])
    elif p.token not in (NOBODY, Token.CURSE, Token.PROSPERITY):
        way = places.token(p.token), places.IN_PLAY, places.DISCARD
        tell(p, Log.GONE, NOBODY, way, quiet=True, what=TOKEN_NAMES[p.token])


def drew(p: Position, seat: int, cards: int) -> None:
    """The Queen's cards come from the deck; only the drawer sees them."""
    tell(p, Log.DREW, seat, n=cards.bit_count())
    for card in each(cards):
        way = places.back(BACK_OF[card]), places.DECK, places.hand(seat)
        tell(p, Log.DREW_CARD, NOBODY, way, quiet=True)
    if cards:
        tell(p, Log.CARDS_SEEN, seat, reveals=True, seen_by=1 << seat, cards=_names(cards))


def purged(p: Position, seat: int, kind: int, cards: int) -> None:
    """A kind is named; only the owner knows what left the pile, unless everybody can count it (12)."""
    tell(p, Log.PURGED, seat, kind=KIND_NAMES[kind])
    seen_by = EVERYBODY if p.variant.open else 1 << seat
    tell(p, Log.PURGED_CARDS, seat, seen_by=seen_by, n=cards.bit_count(), kind=KIND_NAMES[kind])


def nothing_to_discard(p: Position) -> None:
    """The Scribe finds only small hands."""
    tell(p, Log.NOTHING_TO_DISCARD, n=KEPT)


def discarded(p: Position, seat: int, card: int) -> None:
    """A card leaves a hand; the others see its back."""
    place = places.pile(seat) if p.variant.to_pile else places.DISCARD
    back = _back(card)
    tell(p, Log.DISCARDED, seat, (places.back(back), places.hand(seat), place), back=BACK_NAMES[back])
    tell(p, Log.DISCARDED_CARD, seat, quiet=True, seen_by=1 << seat, card=_name(card))


def looked_at_pile(p: Position, seat: int, victim: int) -> None:
    """The Vizier looks at a pile; whether it is empty is seen by all."""
    words = Log.LOOKED if p.pile[victim] else Log.PILE_EMPTY
    tell(p, words, seat, other=Player(victim))
    if p.pile[victim]:
        tell(p, Log.CARDS_SEEN, seat, reveals=True, seen_by=1 << seat, cards=_names(p.pile[victim]))


def picked(p: Position, seat: int, victim: int, card: int) -> None:
    """A card leaves a pile for a hand; only the two players know it."""
    way = places.back(_back(card)), places.pile(victim), places.hand(seat)
    tell(p, Log.PICKED, seat, way)
    tell(p, Log.PICKED_CARD, reveals=True, seen_by=1 << seat | 1 << victim, card=_name(card))


def sent_thief(p: Position, seat: int, victim: int) -> None:
    """The Thief comes to an opponent."""
    words = Log.THIEF if p.hand[victim] else Log.HAND_EMPTY
    tell(p, words, seat, other=Player(victim))


def stolen(p: Position, seat: int, victim: int, card: int) -> None:
    """A card goes from hand to hand; only the two players know it."""
    back = _back(card)
    way = places.back(back), places.hand(victim), places.hand(seat)
    tell(p, Log.STOLE, seat, way, back=BACK_NAMES[back])
    tell(p, Log.STOLEN_CARD, reveals=True, seen_by=1 << seat | 1 << victim, card=_name(card))


def nothing_to_add(p: Position, seat: int) -> None:
    """The Courtesan finds no card that fits."""
    tell(p, Log.NOTHING_TO_ADD, seat)


# ---------------------------------------------------------------- 8 end of a round


def hands_given_up(p: Position) -> None:
    """What is left in the hands becomes corruption."""
    for seat, hand in enumerate(p.hand):
        if hand:
            tell(p, Log.HANDS, seat, n=hand.bit_count())
        for card in each(hand):
            way = places.back(BACK_OF[card]), places.hand(seat), places.pile(seat)
            tell(p, Log.HAND_CARD, NOBODY, way, quiet=True)


def scored(p: Position, seat: int) -> None:
    """Every set gives its points."""
    for line in scoring.set_lines(p, seat):
        if line.points:
            way = 0, 0, line.places[0]
            tell(p, Log.SCORED, seat, way, points=line.points, n=line.points, line=line.label)


def corruption_compared(p: Position) -> None:
    """The corruption of everybody becomes known."""
    for seat, amount in enumerate(p.corruption):
        tell(p, Log.CORRUPTION, seat, (0, 0, places.pile(seat)), reveals=True, n=amount)
    if not any(p.corruption):
        tell(p, Log.NOBODY_CORRUPT)


def punished(p: Position, seat: int, steps: int, old: int) -> None:
    """A most corrupt player goes back."""
    new = p.score[seat]
    way = places.marker(seat), places.space(old), places.space(new)
    tell(p, Log.PUNISHED, seat, way, points=new - old, steps=steps, old=old, new=new)
