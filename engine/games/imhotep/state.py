"""`Position`: one position of Imhotep as flat data. What is legal and what a move does is in `rules` and `sites`.

Conventions: seats, ships, berths, sites and columns count from 0. A berth index is 4 * ship + berth, the bow first.
The numbers of pieces and places are in `places`, the decisions in `decisions`, the keys of views in `views`.
"""

from __future__ import annotations

import random
from typing import Any, ClassVar, Self

from engine.core.chance import Chance
from engine.core.contract import Event, GameFacts, Refused, Result, ScoreLine, Setup, View
from engine.games.imhotep import audit, legal, refusals, rules, scoring, views
from engine.games.imhotep.components import Variant
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.facts import FACTS


class Position:
    """A position. Immutable parts (tuples, bytes) are shared by copies; lists and bytearrays are the state's own.

    The market deck has no order: it is a bag from which `chance` draws when a card is needed, which deals exactly as a
    shuffled deck does and leaves no order to be known. So are the round cards that are not yet revealed.
    """

    __slots__ = (
        "ask",  # Ask: what `to_move` has to decide
        "berths",  # bytearray of 16: owner + 1 of the stone on a berth, 0 = none
        "burial",  # bytes: owners of the stones of the Burial Chamber in order of delivery
        "capacity",  # tuple of 4: berths of each ship of the round
        "chance",  # Chance: all coming luck
        "column",  # int: next temple column to be scored, -1 = not the end of a round
        "deck",  # list: kinds of cards in the market deck, in no meaningful order
        "discard",  # bytes: kinds on the discard pile
        "docked",  # list of 4: site of each ship, or `components.IN_HARBOUR`, `GONE`
        "docks",  # bit set of free docks; follows from `docked`
        "empty",  # bit set of empty berths of ships in the harbour; follows from `berths`, `docked`
        "events",  # list that hears of events during `play`, else None
        "hands",  # bytearray: number of cards before a player, by 13 * seat + kind
        "harbour",  # bit set of ships in the harbour; follows from `docked`
        "known",  # int: so many cards of the pair, its first, are known to all by elimination (see `sites.draw`)
        "loads",  # int: stones that the played card still places
        "market",  # list: kind in each space of the Market, 0 = none
        "obelisks",  # list: stones of each seat at the Obelisks
        "pair",  # bytes: kinds of the face-down cards of the Market
        "played",  # int: kind of the blue card that is being carried out, 0 = none
        "pyramids",  # tuple of bytes: owners in order of delivery; A: all; B: left, middle, right, beside
        "quarry",  # list: stones in the quarry of each seat
        "queue",  # bytes: berth indexes of stones to be unloaded, in order; their first is being unloaded
        "ready",  # bit set of ships that may sail; follows from `empty`, `harbour`
        "reds",  # bytes: red cards that are being carried out, the newest last
        "round",  # int: 1 to 6
        "round_cards",  # bytes: round cards revealed so far, the present one last
        "sailor",  # int: who sailed last this round, -1 = nobody yet
        "score",  # list: points of each seat on the track
        "ship",  # int: ship that must sail or is being unloaded, -1 = none
        "sled",  # list: stones on the sled of each seat
        "start",  # int: start player of the round
        "temple",  # bytes: owners of the stones of the Temple in order of delivery
        "temple_points",  # list: points of each seat from the Temple so far, contained in `score`
        "to_move",  # int: who decides, -1 = nobody, the match is over
        "towers",  # bytes: owners of the towers at the Obelisks, side B, in order
        "turn",  # int: whose turn it is
        "variant",  # Variant: players and options
    )

    facts: ClassVar[GameFacts] = FACTS

    variant: Variant
    chance: Chance
    events: list[Event] | None
    ask: Ask
    to_move: int
    turn: int
    start: int
    sailor: int
    round: int
    round_cards: bytes
    sled: list[int]
    quarry: list[int]
    score: list[int]
    temple_points: list[int]
    capacity: tuple[int, ...]
    berths: bytearray
    docked: list[int]
    harbour: int
    empty: int
    ready: int
    docks: int
    pyramids: tuple[bytes, ...]
    temple: bytes
    burial: bytes
    obelisks: list[int]
    towers: bytes
    market: list[int]
    pair: bytes
    known: int
    deck: list[int]
    discard: bytes
    hands: bytearray
    played: int
    loads: int
    ship: int
    queue: bytes
    reds: bytes
    column: int

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
        new.sailor = self.sailor
        new.round = self.round
        new.round_cards = self.round_cards
        new.sled = self.sled[:]
        new.quarry = self.quarry[:]
        new.score = self.score[:]
        new.temple_points = self.temple_points[:]
        new.capacity = self.capacity
        new.berths = self.berths[:]
        new.docked = self.docked[:]
        new.harbour = self.harbour
        new.empty = self.empty
        new.ready = self.ready
        new.docks = self.docks
        new.pyramids = self.pyramids
        new.temple = self.temple
        new.burial = self.burial
        new.obelisks = self.obelisks[:]
        new.towers = self.towers
        new.market = self.market[:]
        new.pair = self.pair
        new.known = self.known
        new.deck = self.deck[:]
        new.discard = self.discard
        new.hands = self.hands[:]
        new.played = self.played
        new.loads = self.loads
        new.ship = self.ship
        new.queue = self.queue
        new.reds = self.reds
        new.column = self.column
        return new

    def score_lines(self, seat: int) -> list[ScoreLine]:
        """Return the items of a seat's score, as if the match ended now without another temple scoring."""
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
