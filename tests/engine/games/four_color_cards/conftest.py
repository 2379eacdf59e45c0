"""Arranges positions of Four Color Cards in words and plays moves in notation, so that tests read like the rules.

`cards(...)` returns a `Desk`. Players are a, b, c, d and called Ann, Ben, Cid, Dora. Cards are written as in moves:
"rk" is the red general; "rc*3" are three red chariots; melds are separated by semicolons. Hands may be extracts: a
player holds only the cards that are named. Cards that are named nowhere are in the deck; with a deck given, they lie in
the discard row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.contract import Event, Setup
from engine.core.setup import make_setup
from engine.core.words import Voice
from engine.games.four_color_cards import legal, notation, views
from engine.games.four_color_cards.cards import COPIES, KINDS
from engine.games.four_color_cards.facts import FACTS
from engine.games.four_color_cards.melds import MELDS, meld_of
from engine.games.four_color_cards.state import Position

LETTERS = "abcd"
VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))


def kinds(names: str) -> list[int]:
    """Return the kinds of "rc gs*2"."""
    cards: list[int] = []
    for word in names.split():
        name, _, count = word.partition("*")
        cards += [notation.CARD_TEXTS[name]] * int(count or 1)
    return cards


def meld_numbers(melds: str) -> list[int]:
    """Return the numbers of "gc*3; rk ra re"."""
    numbers = []
    for cards in filter(None, map(str.strip, melds.split(";"))):
        number = meld_of(*kinds(cards))
        assert number is not None, f"{cards} is no meld"
        numbers.append(number)
    return numbers


def card_names(cards: list[int]) -> str:
    """Return cards as they are written."""
    return " ".join(map(notation.card_text, cards))


@dataclass
class Desk:
    """A position and what happened since it was arranged."""

    position: Position
    events: list[Event] = field(default_factory=list)

    def play(self, *lines: str) -> Desk:
        """Play moves in notation; fails with the reason if one is refused."""
        for line in lines:
            move = notation.from_text(line)
            refused = self.position.refusal(move)
            assert refused is None, f"{line}: {VOICE.speak(refused.sentence)}"
            self.position.play(move, self.events)
        return self

    def refuses(self, line: str) -> str:
        """Return why a move is refused; fails if it is not."""
        return self.refuses_move(notation.from_text(line))

    def refuses_move(self, move: int) -> str:
        """Return why a move is refused; fails if it is not."""
        assert move not in self.position.legal_moves()
        refused = self.position.refusal(move)
        assert refused is not None
        return VOICE.speak(refused.sentence)

    def answers(self, letter: str) -> list[str]:
        """All answers of a player to the card on offer, whoever is asked just now."""
        return [notation.to_text(move) for move in legal.answers_of(self.position, LETTERS.index(letter))]

    @property
    def choices(self) -> list[str]:
        """All legal moves in notation."""
        return [notation.to_text(move) for move in self.position.legal_moves()]

    @property
    def log(self) -> list[str]:
        """What everybody was told since the arrangement, without quiet events."""
        return self.told("")

    def told(self, letter: str) -> list[str]:
        """What a player was told since the arrangement, without quiet events."""
        seat = LETTERS.index(letter) if letter else -1
        return [VOICE.speak(e.sentence) for e in self.events if not e.quiet and e.visible_to(seat)]

    @property
    def decides(self) -> str:
        """The letter of the player to move; empty when the match is over."""
        seat = self.position.to_move
        return LETTERS[seat] if seat >= 0 else ""

    @property
    def asks(self) -> str:
        """What is asked: discard, answer, over."""
        return self.position.ask.name.lower()

    @property
    def offer(self) -> str:
        """The card on offer, empty when there is none."""
        return notation.card_text(self.position.offer) if self.position.offer >= 0 else ""

    @property
    def row(self) -> str:
        """The cards of the discard row."""
        return card_names([byte & 31 for byte in self.position.row])

    @property
    def scores(self) -> list[int]:
        """The points."""
        return self.position.score

    @property
    def rounds(self) -> list[str]:
        """The score lines of the finished rounds, as Ann sees hers."""
        return [VOICE.speak(line.label) for line in self.position.score_lines(0)[1:]]

    def hand(self, letter: str) -> str:
        """The cards of a hand."""
        return card_names(views.hand_cards(self.position, LETTERS.index(letter)))

    def melds(self, letter: str) -> list[str]:
        """The open melds of a player."""
        return [card_names(list(MELDS[n].cards)) for n in self.position.melds[LETTERS.index(letter)]]

    def open(self, letter: str) -> int:
        """The points of a player's open melds."""
        return self.position.open[LETTERS.index(letter)]


def setup_of(players: int, seed: int = 1, **options: Any) -> Setup:
    """Return a checked set-up."""
    return make_setup(FACTS, players, options, seed)


def arrange(
    players: int = 4,
    *,
    hands: Mapping[str, str] | None = None,
    melds: Mapping[str, str] | None = None,
    offer: str = "",
    origin: str = "a",
    drawn: bool = False,
    discards: str = "a",
    deck: str | None = None,
    round: int = 1,
    starter: str = "a",
    scores: list[int] | None = None,
    **options: Any,
) -> Desk:
    """Arrange a position: with an offer, everybody is about to answer it; without, `discards` has to discard.

    Earlier rounds are taken as drawn. Hands of players not named hold three lone cards that nobody names.
    """
    position = Position.new(setup_of(players, **options))
    letters = LETTERS[:players]
    named = " ".join([*(hands or {}).values(), *(melds or {}).values(), offer, deck or ""])
    held = _hands(letters, hands or {}, named)
    melded = [meld_numbers((melds or {}).get(letter, "")) for letter in letters]
    seat = LETTERS.index(origin)
    data = position.observe(-1) | {
        "ask": "answer" if offer else "discard",
        "to_move": (seat if drawn else (seat + 1) % players) if offer else LETTERS.index(discards),
        "offer": kinds(offer)[0] if offer else -1,
        "origin": seat if offer else -1,
        "drawn": drawn,
        "held": list(map(len, held)),
        "melds": melded,
        "round": round,
        "starter": LETTERS.index(starter),
        "history": [drawn_round() for _ in range(round - 1)],
    }
    if scores:
        data["score"] = scores
    rest = _rest(data, held)
    data["row"] = [] if deck is None else _row(rest, kinds(deck))
    views.fill(position, data)
    views.put_hands(position, held)
    position.deck = rest if deck is None else kinds(deck)
    position.answers = b""
    return Desk(position)


LONE = "wa yc ga wc ya rc gc ra wp yh ge wh ye rh gh re we yp gp rp"
"""Cards for hands that are not named; three in a row make no meld."""


def _hands(letters: str, hands: Mapping[str, str], named: str) -> list[list[int]]:
    """Return the hands by seat."""
    spare = [card for card in LONE.split() if card not in named]
    held = []
    for letter in letters:
        if letter not in hands:
            held.append(kinds(" ".join(spare[:3])))
            del spare[:3]
        else:
            held.append(kinds(hands[letter]))
    return held


def drawn_round() -> dict[str, Any]:
    """Return a round that nobody won, as in views."""
    return {"declarer": -1, "card": -1, "open": [], "completed": -1, "concealed": [], "bonus": -1}


def _rest(data: dict[str, Any], hands: list[list[int]]) -> list[int]:
    """Return the cards that are named nowhere."""
    used = [card for hand in hands for card in hand] + [data["offer"]] * (data["offer"] >= 0)
    used += [card for melds in data["melds"] for number in melds for card in MELDS[number].cards]
    left = [COPIES - used.count(kind) for kind in range(KINDS)]
    assert min(left) >= 0, "a card is named too often"
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _row(rest: list[int], deck: list[int]) -> list[list[Any]]:
    """Return a discard row of the cards that are named nowhere, all turned over by Ann."""
    for card in deck:
        rest.remove(card)
    return [[card, 0, True] for card in rest]


@pytest.fixture
def cards() -> Callable[..., Desk]:
    """The function that arranges a position."""
    return arrange


@pytest.fixture
def new_match() -> Callable[..., Desk]:
    """The function that deals a new match: `new_match(3, seed=5, rounds=1)`."""
    return lambda players=4, seed=1, **options: Desk(Position.new(setup_of(players, seed, **options)))
