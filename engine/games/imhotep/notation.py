"""Moves as text and back, and as sentences; published in docs/notation/imhotep.md. Knows no rule.

A line is a verb, then what is moved, then where to. Players are `a` to `d` in turn order, ships, berths and spaces
count from 1.

=====================  =====================================================================
text                   meaning
=====================  =====================================================================
get a                  player a gets stones
load a 2.3             player a places a stone on ship 2, berth 3
sail 2 temple          ship 2 sails to the Temple
play lever             a Lever is played
order c 1              a stone of player c is unloaded as number 1
take a 2, take a pair  player a takes the card in space 2, or the face-down pair
keep a statue          player a keeps the Statue of the pair
build a left           player a's stone goes to the left pyramid
reward a point         player a takes the point of a temple column; or `reward a stones`
skip                   no stone for the bonus of the right pyramid
=====================  =====================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, say
from engine.games.imhotep import decisions, places
from engine.games.imhotep.components import (
    BERTHS,
    BLUE,
    CARD_NAMES,
    GET,
    PYRAMID_NAMES,
    REWARD_STONES,
    SHIPS,
    SITE_NAMES,
    Card,
    Site,
)
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.legal import stones_to_get
from engine.games.imhotep.words import Say

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

SEAT_LETTERS: Final = "abcd"
PYRAMIDS: Final = ("left", "middle", "right")


def card_text(kind: int) -> str:
    """Return a card as it is written in moves: "pyramid-decoration"."""
    return Card(kind).name.lower().replace("_", "-")


def _all_texts() -> dict[str, int]:
    """Return every line there is, with its move."""
    texts = {"skip": decisions.SKIP}
    texts |= {f"play {card_text(kind)}": decisions.play(kind) for kind in BLUE}
    for ship in range(SHIPS):
        texts |= {f"sail {ship + 1} {site.name.lower()}": decisions.sail(ship, site) for site in Site}
    for seat, letter in enumerate(SEAT_LETTERS):
        texts |= _seat_texts(seat, letter)
    return texts


def _seat_texts(seat: int, letter: str) -> dict[str, int]:
    """Return the lines that name a player."""
    texts = {
        f"get {letter}": decisions.GET[seat],
        f"take {letter} pair": decisions.TAKE_PAIR[seat],
        f"reward {letter} point": decisions.REWARD_POINT[seat],
        f"reward {letter} stones": decisions.REWARD_STONES[seat],
    }
    for index in range(SHIPS * BERTHS):
        ship, berth = divmod(index, BERTHS)
        texts[f"load {letter} {ship + 1}.{berth + 1}"] = decisions.load(seat, index)
    for number in range(4):
        texts[f"order {letter} {number + 1}"] = decisions.order(seat, number)
        texts[f"take {letter} {number + 1}"] = decisions.take(seat, number)
    texts |= {f"keep {letter} {card_text(kind)}": decisions.keep(seat, kind) for kind in Card}
    texts |= {
        f"build {letter} {name}": decisions.pyramid(seat, number) for number, name in enumerate(PYRAMIDS)
    }
    return texts


MOVES: Final = _all_texts()
"""Every line there is, with its move."""

_TEXTS: Final = {move: text for text, move in MOVES.items()}


def to_text(move: int) -> str:
    """Return the move as text; `KeyError` for a number that is no move of Imhotep."""
    return _TEXTS[move]


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    move = MOVES.get(text)
    if move is None:
        shown = text if len(text) <= 40 else text[:40] + "..."
        raise BadNotation(
            f"{shown!a} is not a move of Imhotep, such as 'get a', 'load a 2.1' or 'sail 2 temple'."
        )
    return move


# ---------------------------------------------------------------- sentences


def describe(state: Position, move: int) -> Sentence:
    """Return the move as a sentence in the imperative, for the list of moves."""
    return _SENTENCES[Verb(verb_of(move))](state, piece_of(move), place_of(move))


def _get(p: Position, piece: int, _: int) -> Sentence:
    return say(Say.GET, n=stones_to_get(p, piece - places.pile(0), GET))


def _load(_: Position, __: int, place: int) -> Sentence:
    ship, berth = divmod(places.berth_index(place), BERTHS)
    return say(Say.LOAD, ship=ship + 1, berth=berth + 1)


def _sail(_: Position, piece: int, place: int) -> Sentence:
    return say(Say.SAIL, ship=piece - places.ship(0) + 1, site=SITE_NAMES[place - places.site(0)])


def _play(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.PLAY, card=CARD_NAMES[piece - places.card(0)])


def _order(_: Position, piece: int, place: int) -> Sentence:
    return say(Say.ORDER, who=Player(piece - places.stone(0)), number=place - places.order_slot(0) + 1)


def _take(p: Position, piece: int, _: int) -> Sentence:
    if piece == places.PAIR:
        return say(Say.TAKE_PAIR)
    slot = piece - places.market_card(0)
    return say(Say.TAKE, card=CARD_NAMES[p.market[slot]], slot=slot + 1)


def _keep(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.KEEP, card=CARD_NAMES[piece - places.card(0)])


def _build(_: Position, __: int, place: int) -> Sentence:
    return say(Say.PYRAMID, pyramid=PYRAMID_NAMES[place - places.pyramid(0)])


def _reward(p: Position, piece: int, place: int) -> Sentence:
    if place == places.POINT:
        return say(Say.REWARD_POINT)
    return say(Say.REWARD_STONES, n=stones_to_get(p, piece - places.pile(0), REWARD_STONES))


def _skip(_: Position, __: int, ___: int) -> Sentence:
    return say(Say.SKIP)


_SENTENCES: Final[dict[Verb, Callable[[Position, int, int], Sentence]]] = {
    Verb.GET: _get,
    Verb.LOAD: _load,
    Verb.SAIL: _sail,
    Verb.PLAY: _play,
    Verb.ORDER: _order,
    Verb.TAKE: _take,
    Verb.KEEP: _keep,
    Verb.PYRAMID: _build,
    Verb.REWARD: _reward,
    Verb.SKIP: _skip,
}
