"""Moves as text and back, and as sentences; published in docs/notation/sobek.md. Knows no rule.

A line is a verb, then what is moved, then where to. Players are `a` to `d` in turn order, cards of the row count from 1.

=========================  =====================================================================
text                       meaning
=========================  =====================================================================
take a 3                   player a takes the third card of the row
lay a wheat-1 wheat        player a lays a wheat with a scarab for a set of wheat
late a amulet fish         player a lays an amulet for a late set of fish, sideways
finish                     the set has all its cards
play thief                 a character is played
token guild                a token is chosen
aim curse b                the token or character in play meets player b
aim prosperity a wheat     Prosperity goes on player a's set of wheat
aim high-priest ivory      the priest in play names ivory
pick a ebony-2             player a takes this card of the pile that is looked at
steal a beige              player a takes a random card with this back
discard fish-0             a card is discarded, out of the round; or `discard fish-0 a`, to player a's pile
pass                       no more late sets
start b                    player b is the start player
=========================  =====================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import NOBODY, BadNotation
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Part, Player, Sentence, say
from engine.games.sobek import decisions, places
from engine.games.sobek.cards import (
    BACK_NAMES,
    CARD_NAMES,
    FACE_OF,
    GOODS,
    HIDDEN,
    KIND_NAMES,
    PRIESTS,
    PRINTED,
    ROW,
    TOKEN_NAMES,
    Back,
    Face,
    Kind,
    Token,
)
from engine.games.sobek.decisions import Ask, Verb
from engine.games.sobek.words import Say, Terms

if TYPE_CHECKING:
    from engine.games.sobek.state import Position

SEAT_LETTERS: Final = "abcd"


def card_text(face: int) -> str:
    """Return a card as it is written in moves: "wheat-1", "wheat-green", "amulet", "high-priest"."""
    kind, back, scarabs, _ = PRINTED[face]
    if back is Back.ORANGE or kind is Kind.AMULET:
        return Face(face).name.lower().replace("_", "-")
    return f"{kind.name.lower()}-{'green' if back is Back.GREEN else scarabs}"


def _all_texts() -> dict[str, int]:
    """Return every line there is, with its move."""
    texts = {"finish": decisions.FINISH, "pass": decisions.PASS}
    texts |= {f"token {token.name.lower()}": decisions.CHOOSE[token] for token in Token}
    for face in Face:
        texts[f"discard {card_text(face)}"] = decisions.discard(face, places.DISCARD)
        if PRINTED[face].back is Back.ORANGE:
            texts[f"play {card_text(face)}"] = decisions.PLAY[face]
    for priest in PRIESTS:
        for kind in Kind:
            texts[f"aim {card_text(priest)} {kind.name.lower()}"] = decisions.name_kind(priest, kind)
    for seat, letter in enumerate(SEAT_LETTERS):
        texts |= _seat_texts(seat, letter)
    return texts


def _seat_texts(seat: int, letter: str) -> dict[str, int]:
    """Return the lines that name a player."""
    texts = {f"start {letter}": decisions.START[seat]}
    for token in (Token.GUILD, Token.CURSE):
        texts[f"aim {token.name.lower()} {letter}"] = decisions.aim_at_player(places.token(token), seat)
    for face in (Face.VIZIER, Face.THIEF):
        texts[f"aim {card_text(face)} {letter}"] = decisions.aim_at_player(places.card(face), seat)
    for slot in range(ROW):
        texts[f"take {letter} {slot + 1}"] = decisions.TAKE[seat][slot]
    for back in Back:
        texts[f"steal {letter} {back.name.lower()}"] = decisions.steal(seat, back)
    for face in Face:
        name = card_text(face)
        texts[f"pick {letter} {name}"] = decisions.pick(seat, face)
        texts[f"discard {name} {letter}"] = decisions.discard(face, places.pile(seat))
    for kind in GOODS:
        texts |= _set_texts(seat, letter, kind)
    return texts


def _set_texts(seat: int, letter: str, kind: Kind) -> dict[str, int]:
    """Return the lines that name a set of a player."""
    goods = kind.name.lower()
    texts = {f"aim prosperity {letter} {goods}": decisions.bless(seat, kind)}
    for face in Face:
        texts[f"lay {letter} {card_text(face)} {goods}"] = decisions.LAY[seat][kind][face]
        texts[f"late {letter} {card_text(face)} {goods}"] = decisions.LAY_LATE[seat][kind][face]
    return texts


MOVES: Final = _all_texts()
"""Every line there is, with its move."""

_TEXTS: Final = {move: text for text, move in MOVES.items()}


def to_text(move: int) -> str:
    """Return the move as text; `KeyError` for a number that is no move of Sobek."""
    return _TEXTS[move]


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    move = MOVES.get(text)
    if move is None:
        shown = text if len(text) <= 40 else text[:40] + "..."
        raise BadNotation(
            f"{shown!a} is not a move of Sobek, such as 'take a 3', 'lay a wheat-1 wheat' or 'play thief'."
        )
    return move


# ---------------------------------------------------------------- sentences


def describe(state: Position, move: int) -> Sentence:
    """Return the move as a sentence in the imperative, for the list of moves."""
    return _SENTENCES[Verb(verb_of(move))](state, piece_of(move), place_of(move))


def _face(piece: int) -> Part:
    return CARD_NAMES[piece - places.card(0)]


def _take(p: Position, piece: int, _: int) -> Sentence:
    slot = piece - places.row_card(0)
    card = p.row[slot]
    name = Terms.FACE_DOWN if HIDDEN >> card & 1 else CARD_NAMES[FACE_OF[card]]
    if slot and p.ask is Ask.ACT:
        return say(Say.TAKE_SKIPPING, slot=slot + 1, card=name, n=slot)
    return say(Say.TAKE, slot=slot + 1, card=name)


def _lay(_: Position, piece: int, place: int) -> Sentence:
    late = place >= places.SIDEWAYS
    kind = places.owner_and_kind(place, places.SIDEWAYS if late else places.UPRIGHT)[1]
    return say(Say.LAY_LATE if late else Say.LAY, card=_face(piece), kind=KIND_NAMES[kind])


def _finish(p: Position, _: int, __: int) -> Sentence:
    return say(Say.FINISH, kind=KIND_NAMES[p.kind], n=p.laying.bit_count())


def _play(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.PLAY, card=_face(piece))


def _token(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.TOKEN, token=TOKEN_NAMES[piece - places.token(0)])


def _aim(p: Position, _: int, place: int) -> Sentence:
    owner, kind = places.owner_and_kind(place, places.UPRIGHT)
    if owner >= 0:
        return say(Say.BLESS, kind=KIND_NAMES[kind])
    if place >= places.kind(0):
        return say(Say.NAME, kind=KIND_NAMES[place - places.kind(0)])
    what = TOKEN_NAMES[p.token] if p.token != NOBODY else CARD_NAMES[p.played]
    return say(Say.AIM, who=Player(place - places.player(0)), what=what)


def _pick(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.PICK, card=_face(piece))


def _steal(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.STEAL, back=BACK_NAMES[piece - places.back(0)])


def _discard(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.DISCARD, card=_face(piece))


def _pass(_: Position, __: int, ___: int) -> Sentence:
    return say(Say.PASS)


def _start(_: Position, __: int, place: int) -> Sentence:
    return say(Say.START, who=Player(place - places.player(0)))


_SENTENCES: Final[dict[Verb, Callable[[Position, int, int], Sentence]]] = {
    Verb.TAKE: _take,
    Verb.LAY: _lay,
    Verb.FINISH: _finish,
    Verb.PLAY: _play,
    Verb.TOKEN: _token,
    Verb.AIM: _aim,
    Verb.PICK: _pick,
    Verb.STEAL: _steal,
    Verb.DISCARD: _discard,
    Verb.PASS: _pass,
    Verb.START: _start,
}
