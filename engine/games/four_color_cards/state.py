"""`Position`: one position of Four Color Cards as flat data. What is legal is in `legal`, what a move does in `rules`.

Conventions: seats count from 0; a card is its kind (see `cards`), a meld its number in `melds.MELDS`. The numbers of
pieces and places are in `places`, the decisions in `decisions`, the keys of views in `views`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

from engine.core.chance import Chance
from engine.core.contract import Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.four_color_cards import audit, legal, refusals, rules, scoring, views
from engine.games.four_color_cards.decisions import Ask
from engine.games.four_color_cards.facts import FACTS
from engine.games.four_color_cards.scoring import Ending, Variant


class Position:
    """A position. Immutable parts (tuples, bytes) are shared by copies; the lists are the state's own.

    The deck has no order: it is a bag from which `chance` draws when a card is turned over, which deals exactly as a
    shuffled deck does and leaves no order to be known.
    """

    __slots__ = (
        "answers",  # bytes: a `Claim` of each seat asked so far, in the order of asking; secret until all are in
        "ask",  # Ask: what `to_move` has to decide
        "chance",  # Chance: all coming luck
        "deck",  # list: cards not yet turned over, in no meaningful order
        "drawn",  # bool: whether the offer was turned over from the deck
        "events",  # list that hears of events during `play`, else None
        "hands",  # list: pack of each branch, by 9 * seat + branch
        "held",  # list: number of cards in each hand; follows from `hands`
        "history",  # tuple: an `Ending` for each finished round
        "melds",  # list: open melds of each seat as bytes, in order
        "offer",  # int: the card on offer, -1 = none; of a match that ended with a hu, the winning card
        "open",  # list: points of each seat's open melds; follows from `melds`
        "origin",  # int: who discarded or turned over the offer, -1 = nobody
        "round",  # int: 1 to `variant.rounds`
        "row",  # bytes: the discard row, see `rules.entry`
        "score",  # list: points of each seat; follows from `history`
        "starter",  # int: who began the round
        "to_move",  # int: who decides, -1 = nobody, the match is over
        "unfit",  # list: branches of each hand that do not divide into melds, as bit sets; follows from `hands`
        "variant",  # Variant: players and options
    )

    facts: ClassVar[GameFacts] = FACTS

    variant: Variant
    chance: Chance
    events: list[Event] | None
    ask: Ask
    to_move: int
    round: int
    starter: int
    score: list[int]
    history: tuple[Ending, ...]
    deck: list[int]
    hands: list[int]
    held: list[int]
    unfit: list[int]
    melds: list[bytes]
    open: list[int]
    row: bytes
    offer: int
    origin: int
    drawn: bool
    answers: bytes

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Return the first position of a match (3)."""
        position = cls.__new__(cls)
        rules.set_up(position, setup)
        return position

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.variant.players

    def legal_moves(self) -> list[int]:
        """All legal moves of the seat to move; empty only when the match is over."""
        return legal.legal_moves(self)

    def play(self, move: int, events: list[Event] | None = None) -> None:
        """Carry out a legal move in place."""
        rules.play(self, move, events)

    def random_move(self, rng: random.Random) -> int:
        """Return one uniformly random legal move."""
        return legal.random_move(self, rng)

    def refusal(self, move: int) -> Refused | None:
        """Say why the seat to move may not make `move`, or `None`."""
        return refusals.refusal(self, move)

    def copy(self) -> Self:
        """Return an independent copy. Nobody listens to the copy."""
        new = self.__class__.__new__(self.__class__)
        new.variant = self.variant
        new.chance = self.chance.copy()
        new.events = None
        new.ask = self.ask
        new.to_move = self.to_move
        new.round = self.round
        new.starter = self.starter
        new.score = self.score[:]
        new.history = self.history
        new.deck = self.deck[:]
        new.hands = self.hands[:]
        new.held = self.held[:]
        new.unfit = self.unfit[:]
        new.melds = self.melds[:]
        new.open = self.open[:]
        new.row = self.row
        new.offer = self.offer
        new.origin = self.origin
        new.drawn = self.drawn
        new.answers = self.answers
        return new

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Return the start and every finished round of a seat."""
        return scoring.score_lines(self, seat)

    def result(self) -> Result | None:
        """Return ranks and scores, or `None` while the match goes on."""
        return scoring.result(self)

    def observe(self, seat: int) -> View:
        """Return everything a seat may know; see `views`."""
        return views.observe(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Return a full state that agrees with a view; see `views`."""
        position = cls.__new__(cls)
        views.imagine(position, view, rng)
        return position

    def to_json(self) -> dict[str, Any]:
        """Return the complete state as plain JSON data; see `views`."""
        return views.to_json(self)

    @classmethod
    def from_json(cls, data: object) -> Self:
        """Build a state from `to_json` data; nonsense raises `BadState`."""
        position = cls.__new__(cls)
        audit.from_json(position, data)
        return position
