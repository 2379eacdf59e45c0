"""The whole toy in one class. Moves: TAKE with the number of stones as place, SWAP without piece and place.

View: {"seat", "turn", "heap", "card" (own, 0 for a spectator), "swapped" [bool], "last", "players"}; after the end
"cards" of all.
"""

from __future__ import annotations

import random
from enum import IntEnum
from typing import Any, ClassVar

from engine.core.chance import Chance
from engine.core.contract import (
    NOBODY,
    BadState,
    Event,
    GameFacts,
    Refused,
    Result,
    ScoreLine,
    Setup,
    View,
    ranked,
)
from engine.core.move import make, place_of
from engine.core.words import Player, say
from tests.engine.ai.toys.nim.facts import FACTS
from tests.engine.ai.toys.nim.words import Log, Refusal, Score

LAST_STONE = 6
DECK = (1, 1, 2, 2, 3, 3, 4, 4)


class Verb(IntEnum):
    TAKE = 1
    SWAP = 2


SWAP = make(Verb.SWAP)
TAKES = tuple(make(Verb.TAKE, place=n) for n in (1, 2, 3))


class Position:
    facts: ClassVar[GameFacts] = FACTS
    __slots__ = ("cards", "chance", "heap", "last", "swapped", "turn")
    cards: list[int]
    chance: Chance
    heap: int
    last: int
    swapped: list[bool]
    turn: int

    @classmethod
    def new(cls, setup: Setup) -> Position:
        chance = Chance(setup.seed)
        deck = list(DECK)
        chance.shuffle(deck)
        return cls.at(int(setup.options["heap"]), deck[: setup.players], chance)

    @classmethod
    def at(cls, heap: int, cards: list[int], chance: Chance | None = None) -> Position:
        """A position with these cards, seat 0 to move, nobody has swapped."""
        state = cls.__new__(cls)
        state.heap, state.cards, state.turn, state.last = heap, cards, 0, NOBODY
        state.swapped = [False] * len(cards)
        state.chance = chance or Chance(0)
        return state

    @property
    def players(self) -> int:
        return len(self.cards)

    @property
    def to_move(self) -> int:
        return self.turn if self.heap else NOBODY

    def legal_moves(self) -> list[int]:
        if not self.heap:
            return []
        takes = list(TAKES[: self.heap])
        return takes if self.swapped[self.turn] else [*takes, SWAP]

    def random_move(self, rng: random.Random) -> int:
        return rng.choice(self.legal_moves())

    def play(self, move: int, events: list[Event] | None = None) -> None:
        seat, told = self.turn, events if events is not None else []
        after = (seat + 1) % self.players
        if move == SWAP:
            self.cards[seat], self.cards[after] = self.cards[after], self.cards[seat]
            self.swapped[seat] = True
            told.append(Event(say(Log.SWAPS, who=Player(seat), other=Player(after)), seat, reveals=True))
            return
        taken = place_of(move)
        self.heap -= taken
        told.append(Event(say(Log.TAKES, who=Player(seat), n=taken), seat, place=taken))
        self.turn = after
        if not self.heap:
            self._end(seat, told)

    def _end(self, seat: int, told: list[Event]) -> None:
        self.last = seat
        told.append(Event(say(Log.LAST, who=Player(seat)), seat, points=LAST_STONE))
        for owner, card in enumerate(self.cards):
            told.append(Event(say(Log.CARD, who=Player(owner), n=card), owner, points=card, reveals=True))

    def refusal(self, move: int) -> Refused | None:
        if not self.heap:
            return Refused(say(Refusal.OVER), "1")
        if move == SWAP:
            return Refused(say(Refusal.SWAPPED), "1") if self.swapped[self.turn] else None
        if move not in TAKES:
            return Refused(say(Refusal.NO_SUCH_MOVE), "1")
        return Refused(say(Refusal.TOO_MANY, n=self.heap), "1") if place_of(move) > self.heap else None

    def copy(self) -> Position:
        state = Position.__new__(Position)
        state.heap, state.turn, state.last = self.heap, self.turn, self.last
        state.cards, state.swapped = self.cards[:], self.swapped[:]
        state.chance = self.chance.copy()
        return state

    def points(self, seat: int) -> tuple[int, int]:
        """What the last stone gave and what the card is worth."""
        return LAST_STONE * (self.last == seat), self.cards[seat]

    def score_lines(self, seat: int) -> list[ScoreLine]:
        stone, card = self.points(seat)
        return [ScoreLine(say(Score.LAST), stone, True), ScoreLine(say(Score.CARD), card, not self.heap)]

    def result(self) -> Result | None:
        if self.heap:
            return None
        scores = [sum(self.points(seat)) for seat in range(self.players)]
        return ranked(scores, [(int(self.last == seat),) for seat in range(self.players)])

    def observe(self, seat: int) -> View:
        view: View = {
            "seat": seat,
            "turn": self.turn,
            "heap": self.heap,
            "card": self.cards[seat] if seat >= 0 else 0,
            "swapped": self.swapped[:],
            "last": self.last,
            "players": self.players,
        }
        return view if self.heap else {**view, "cards": self.cards[:]}

    @classmethod
    def imagine(cls, view: View, rng: random.Random) -> Position:
        deck = list(DECK)
        if view["card"]:
            deck.remove(view["card"])
        rng.shuffle(deck)
        cards = view.get("cards") or deck[: view["players"]]
        if view["card"]:
            cards[view["seat"]] = view["card"]
        state = cls.at(view["heap"], list(cards), Chance(rng.getrandbits(64)))
        state.turn, state.last, state.swapped = view["turn"], view["last"], list(view["swapped"])
        return state

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "chance"} | {
            "chance": self.chance.word
        }

    @classmethod
    def from_json(cls, data: object) -> Position:
        if not isinstance(data, dict) or set(data) != set(cls.__slots__):
            raise BadState("$", "these are not the fields of a position")
        state = cls.at(data["heap"], list(data["cards"]), Chance(data["chance"]))
        state.turn, state.last, state.swapped = data["turn"], data["last"], list(data["swapped"])
        return state
