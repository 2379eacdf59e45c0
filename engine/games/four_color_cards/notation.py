"""Moves as text and back, and as sentences; published in docs/notation/four_color_cards.md. Knows no rule.

A line is a verb, then the card, then the meld. Cards are two letters: colour `r g y w`, then type `k` general,
`a` adviser, `e` elephant, `c` chariot, `h` horse, `p` cannon, `s` soldier.

========================  ==================================================================
text                      meaning
========================  ==================================================================
discard wc                the white chariot is discarded
pass                      the card on offer is left to others
hu rc                     hu, or tsumo, with the red chariot on offer
kong rc, pong rc          the red chariot on offer is claimed with three, or two, of the hand
chi rk single             the red general on offer becomes a single
chi rc pair               chi: also `commander`, `battlefield`
chi rs battalion gy       the red soldier with the green and the yellow one of the hand
chi rs battalion all      the red soldier with those of all other colours
========================  ==================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.contract import BadNotation
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Sentence, say
from engine.games.four_color_cards import places
from engine.games.four_color_cards.cards import CARD_NAMES, KINDS, TYPES
from engine.games.four_color_cards.decisions import (
    BATTALION_COLOURS,
    CLAIMED,
    DISCARDS,
    MOVES,
    PASS,
    Claim,
    Verb,
)
from engine.games.four_color_cards.melds import MELD_NAMES, MELDS
from engine.games.four_color_cards.tell import names
from engine.games.four_color_cards.words import Say

if TYPE_CHECKING:
    from engine.games.four_color_cards.state import Position

COLOUR_LETTERS: Final = "rgyw"
TYPE_LETTERS: Final = "kaechps"


def card_text(kind: int) -> str:
    """Return a card as it is written in moves: "rc"."""
    return COLOUR_LETTERS[kind // TYPES] + TYPE_LETTERS[kind % TYPES]


CARD_TEXTS: Final = {card_text(kind): kind for kind in range(KINDS)}
"""Every card as it is written in moves, with its kind."""


def _claim_text(kind: int, claim: Claim) -> str:
    """Return a claim of an offer as text."""
    card = card_text(kind)
    if claim in (Claim.HU, Claim.KONG, Claim.PONG):
        return f"{claim.name.lower()} {card}"
    if claim is Claim.BATTALION4:
        return f"chi {card} battalion all"
    if claim in BATTALION_COLOURS:
        colours = "".join(COLOUR_LETTERS[colour] for colour in BATTALION_COLOURS[claim])
        return f"chi {card} battalion {colours}"
    return f"chi {card} {claim.name.lower()}"


def _all_texts() -> dict[str, int]:
    """Return every line there is, with its move; whether a card could be claimed so is left to the rules."""
    texts = {"pass": PASS}
    for kind in range(KINDS):
        texts[f"discard {card_text(kind)}"] = DISCARDS[kind]
        texts |= {_claim_text(kind, claim): MOVES[kind][claim] for claim in Claim if claim is not Claim.PASS}
    return texts


LINES: Final = _all_texts()
"""Every line there is, with its move."""

_TEXTS: Final = {move: text for text, move in LINES.items()}


def to_text(move: int) -> str:
    """Return the move as text; `KeyError` for a number that is no move of Four Color Cards."""
    return _TEXTS[move]


def from_text(text: str) -> int:
    """Return the move a text means; raises `BadNotation`."""
    move = LINES.get(text)
    if move is None:
        shown = text if len(text) <= 40 else text[:40] + "..."
        raise BadNotation(
            f"{shown!a} is not a move of Four Color Cards, such as 'discard wc', 'pong rc' or 'chi rc battlefield'."
        )
    return move


# ---------------------------------------------------------------- sentences


def describe(state: Position, move: int) -> Sentence:
    """Return the move as a sentence in the imperative, for the list of moves."""
    return _SENTENCES[Verb(verb_of(move))](state, piece_of(move), place_of(move))


def _discard(_: Position, piece: int, __: int) -> Sentence:
    return say(Say.DISCARD, card=CARD_NAMES[piece - places.card(0)])


def _pass(_: Position, __: int, ___: int) -> Sentence:
    return say(Say.PASS)


def _hu(p: Position, piece: int, _: int) -> Sentence:
    own = p.drawn and p.origin == p.to_move
    return say(Say.TSUMO if own else Say.HU, card=CARD_NAMES[piece - places.offered(0)])


def _claim(words: Say) -> Callable[[Position, int, int], Sentence]:
    def sentence(_: Position, piece: int, place: int) -> Sentence:
        kind = piece - places.offered(0)
        number = CLAIMED[kind][place - places.claim(0)]
        if number is None:
            return say(Say.CLAIM, card=CARD_NAMES[kind])
        meld = MELDS[number]
        name, cards = MELD_NAMES[meld.kind], names(list(meld.cards))
        return say(words, card=CARD_NAMES[kind], meld=name, cards=cards, n=meld.open)

    return sentence


_SENTENCES: Final[dict[Verb, Callable[[Position, int, int], Sentence]]] = {
    Verb.DISCARD: _discard,
    Verb.PASS: _pass,
    Verb.CHI: _claim(Say.CHI),
    Verb.PONG: _claim(Say.PONG),
    Verb.KONG: _claim(Say.KONG),
    Verb.HU: _hu,
}
