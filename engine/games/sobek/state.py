"""`Position`: one position of Sobek as flat data. What is legal and what a move does is in `legal`, `rules` and `actions`.

Conventions: seats, spaces of the row and kinds count from 0. Cards are numbers, sets of cards are ints (see `cards`). The
numbers of pieces and places are in `places`, the decisions in `decisions`, the keys of views in `views`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

from engine.core.chance import Chance
from engine.core.contract import Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.sobek import audit, deal, legal, refusals, rules, scoring, views
from engine.games.sobek.cards import Variant
from engine.games.sobek.decisions import Ask
from engine.games.sobek.facts import FACTS


class Position:
    """A position. Immutable parts (ints, tuples, bytes) are shared by copies; lists are the state's own.

    Cards that are in none of the fields are aside: green ones not dealt, and with two players those taken out unseen.
    """

    __slots__ = (
        "ask",  # Ask: what `to_move` has to decide
        "blessings",  # list: Prosperity tokens, by 6 * seat + kind of the set
        "caller",  # int: seats that are done with late sets, -1 = the round is not over
        "chance",  # Chance: all coming luck
        "corruption",  # tuple: corruption of each seat at the end of the last round, () = none yet
        "counted",  # bit set: piles whose number of cards a mind knows (see `memory`)
        "curses",  # list: Curse tokens of each seat
        "deck",  # bytes: cards of the deck, the top one last
        "discards",  # cards: characters that were played
        "events",  # list that hears of events during `play`, else None
        "flood",  # bool: another turn of the same player follows
        "hand",  # list of cards of each seat
        "kind",  # int: kind of the set that is being laid, -1 = none
        "late",  # tuple of late sets: owner, kind, cards
        "laying",  # cards of the set that is being laid
        "looked",  # bit set of seats that have seen the tokens
        "lost",  # tuple: cards that priests removed unseen (see `memory`)
        "memory",  # list: where each mind takes hidden cards to be, by 15 * seat + location (see `memory`)
        "minds",  # tuple of seats that keep a memory
        "out",  # cards: out of the round face down
        "pile",  # list of cards in the corruption pile of each seat
        "played",  # int: face of the character that is being carried out, -1 = none
        "round",  # int: 1 to 3
        "row",  # bytes: cards of the row from the left
        "score",  # list: absolute score of each seat
        "sets",  # list of cards, by 6 * seat + kind
        "start",  # int: start player of the round, -1 = not named yet
        "tally",  # list: what the scores came from, by 9 * seat + scoring.Part
        "to_move",  # int: who decides, -1 = nobody, the match is over
        "token",  # int: token that is being carried out, -1 = none
        "tokens",  # list: face-down tokens by kind
        "turn",  # int: whose turn it is
        "used",  # list: tokens chosen this round by kind
        "variant",  # Variant: players and options
        "victim",  # int: whom a Vizier or Thief visits, -1 = nobody
    )

    facts: ClassVar[GameFacts] = FACTS

    variant: Variant
    chance: Chance
    events: list[Event] | None
    ask: Ask
    to_move: int
    turn: int
    start: int
    round: int
    score: list[int]
    tally: list[int]
    hand: list[int]
    pile: list[int]
    sets: list[int]
    blessings: list[int]
    late: tuple[tuple[int, int, int], ...]
    curses: list[int]
    kind: int
    laying: int
    row: bytes
    deck: bytes
    discards: int
    out: int
    tokens: list[int]
    used: list[int]
    looked: int
    played: int
    token: int
    victim: int
    flood: bool
    caller: int
    corruption: tuple[int, ...]
    minds: tuple[int, ...]
    memory: list[int]
    lost: tuple[int, ...]
    counted: int

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
        moves = legal.legal_moves(self)
        return moves[int(rng.random() * len(moves))]

    def refusal(self, move: int) -> Refused | None:
        """Say why the seat to move may not make `move`, or `None`."""
        return refusals.refusal(self, move)

    def copy(self) -> Self:  # noqa: PLR0915 - a line for each field is what makes it quick
        """Return an independent copy. Nobody listens to the copy."""
        new = self.__class__.__new__(self.__class__)
        new.variant = self.variant
        new.chance = self.chance.copy()
        new.events = None
        new.ask = self.ask
        new.to_move = self.to_move
        new.turn = self.turn
        new.start = self.start
        new.round = self.round
        new.score = self.score[:]
        new.tally = self.tally[:]
        new.hand = self.hand[:]
        new.pile = self.pile[:]
        new.sets = self.sets[:]
        new.blessings = self.blessings[:]
        new.late = self.late
        new.curses = self.curses[:]
        new.kind = self.kind
        new.laying = self.laying
        new.row = self.row
        new.deck = self.deck
        new.discards = self.discards
        new.out = self.out
        new.tokens = self.tokens[:]
        new.used = self.used[:]
        new.looked = self.looked
        new.played = self.played
        new.token = self.token
        new.victim = self.victim
        new.flood = self.flood
        new.caller = self.caller
        new.corruption = self.corruption
        new.minds = self.minds
        new.memory = self.memory[:]
        new.lost = self.lost
        new.counted = self.counted
        return new

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Return the items of a seat's score, as if the round ended now without late sets or a penalty."""
        return scoring.score_lines(self, seat)

    def result(self) -> Result | None:
        """Return ranks and scores, or `None` while the match goes on."""
        return scoring.result(self)

    def observe(self, seat: int) -> View:
        """Return everything a seat may know; see `views`."""
        return views.observe(self, seat)

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Self:
        """Return a full state that agrees with a view; see `deal`."""
        position = cls.__new__(cls)
        deal.imagine(position, view, rng)
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
