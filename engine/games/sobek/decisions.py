"""The decisions of Sobek: which verbs there are, what can be asked, and how each decision is packed into a move."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from engine.core.move import make
from engine.games.sobek import places
from engine.games.sobek.cards import GOODS, ROW, Face, Kind, Token


@unique
class Verb(IntEnum):
    """Kinds of decisions, with piece -> place."""

    TAKE = 1  # card of the row -> own hand (5.1, 6 Merchant)
    LAY = 2  # card of the hand -> own set, upright (5.2, 6 Courtesan) or sideways (8.1)
    FINISH = 3  # nothing: the set has all its cards
    PLAY = 4  # character of the hand -> in play (5.3)
    TOKEN = 5  # event token -> in play (5.2)
    AIM = 6  # what is in play -> a player, a set or a kind (6, 7)
    PICK = 7  # card of a corruption pile -> own hand (6 Vizier)
    STEAL = 8  # back of a card -> own hand (6 Thief)
    DISCARD = 9  # card of the hand -> out of the round, or own pile (6 Scribe)
    PASS = 10  # nothing: no more late sets (8.1)
    START = 11  # start -> a player (4.6)


@unique
class Ask(IntEnum):
    """What the seat to move has to decide."""

    NOTHING = 0  # never between two moves: the rules go on by themselves
    ACT = 1
    SET = 2  # more cards for the set that is being laid, or its end
    TOKEN = 3
    OPPONENT = 4  # for a Guild, a Curse, a Vizier or a Thief
    BLESS = 5  # a set for Prosperity
    KIND = 6  # for a priest
    PICK = 7
    BACK = 8
    DISCARD = 9
    ADD = 10  # by a Courtesan
    REACH = 11  # by a Merchant
    LATE = 12  # a late set, or none
    LATE_SET = 13  # more cards for the late set that is being laid, or its end
    START = 14
    OVER = 15


SEATS: Final = range(4)
FINISH: Final = make(Verb.FINISH)
PASS: Final = make(Verb.PASS)

TAKE: Final = tuple(
    tuple(make(Verb.TAKE, places.row_card(slot), places.hand(seat)) for slot in range(ROW)) for seat in SEATS
)
"""`TAKE[seat][slot]`: the seat takes a card of the row."""

LAY: Final = tuple(
    tuple(tuple(make(Verb.LAY, places.card(f), places.upright(seat, kind)) for f in Face) for kind in GOODS)
    for seat in SEATS
)
"""`LAY[seat][kind][face]`: the seat lays a card on its set of a kind."""

LAY_LATE: Final = tuple(
    tuple(tuple(make(Verb.LAY, places.card(f), places.sideways(seat, kind)) for f in Face) for kind in GOODS)
    for seat in SEATS
)
"""`LAY_LATE[seat][kind][face]`: the seat lays a card on a late set of a kind."""

PLAY: Final = tuple(make(Verb.PLAY, places.card(face), places.IN_PLAY) for face in Face)
"""`PLAY[face]`: a character is played."""

CHOOSE: Final = tuple(make(Verb.TOKEN, places.token(token), places.IN_PLAY) for token in Token)
"""`CHOOSE[token]`: a token is chosen."""

START: Final = tuple(make(Verb.START, places.START, places.player(seat)) for seat in SEATS)
"""`START[seat]`: the seat is named start player."""


def aim_at_player(piece: int, seat: int) -> int:
    """Move: the character or token in play meets this player."""
    return make(Verb.AIM, piece, places.player(seat))


def bless(seat: int, kind: int) -> int:
    """Move: Prosperity goes on the seat's own set of a kind."""
    return make(Verb.AIM, places.token(Token.PROSPERITY), places.upright(seat, kind))


def name_kind(face: int, kind: int) -> int:
    """Move: the priest in play removes a kind."""
    return make(Verb.AIM, places.card(face), places.kind(kind))


def pick(seat: int, face: int) -> int:
    """Move: the seat takes a card with this face from the pile it looks at."""
    return make(Verb.PICK, places.card(face), places.hand(seat))


def steal(seat: int, back: int) -> int:
    """Move: the seat takes a random card with this back."""
    return make(Verb.STEAL, places.back(back), places.hand(seat))


def discard(face: int, place: int) -> int:
    """Move: a card leaves the hand, to `places.DISCARD` or a pile."""
    return make(Verb.DISCARD, places.card(face), place)


KINDS: Final = tuple(Kind)
"""What a priest may name."""
