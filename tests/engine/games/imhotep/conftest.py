"""Arranges positions of Imhotep in words and plays moves in notation, so that tests read like the rules.

`imhotep(...)` returns a `Desk`. Players are a, b, c, d and called Ann, Ben, Cid, Dora. Ships are written berth by berth
from the bow: "ab.. ... .. ." are four ships, the first with a stone of a on berth 1 and of b on berth 2; "4>temple" is a
ship of four that has sailed to the Temple. Stones that are mentioned nowhere lie in the quarries, cards in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from engine.core.contract import Event, Setup
from engine.core.words import Voice
from engine.games.imhotep import notation, scoring, views
from engine.games.imhotep.components import BERTHS, CARD_COUNTS, KINDS, ROUND_CARDS, STONES, Card, Site
from engine.games.imhotep.state import Position

LETTERS = "abcd"
VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))
DEFAULT_SHIPS = {2: ".... ... ... .", 3: ".... .... .. .", 4: ".... .... ... .."}


def kind_of(name: str) -> Card:
    """Return a card by its name in notation."""
    return Card[name.upper().replace("-", "_")]


def kinds(names: str) -> list[int]:
    """Return the kinds of "statue lever"."""
    return [int(kind_of(name)) for name in names.split()]


def owners(letters: str) -> list[int]:
    """Return the seats of "aab"; blanks are for the eye."""
    return [LETTERS.index(letter) for letter in letters.replace(" ", "")]


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

    def allows(self, line: str) -> bool:
        """Tell whether a move is legal."""
        return notation.from_text(line) in self.position.legal_moves()

    @property
    def choices(self) -> list[str]:
        """All legal moves in notation."""
        return [notation.to_text(move) for move in self.position.legal_moves()]

    @property
    def log(self) -> list[str]:
        """What was told since the arrangement, without quiet events."""
        return [VOICE.speak(event.sentence) for event in self.events if not event.quiet]

    @property
    def decides(self) -> str:
        """The letter of the player to move."""
        return LETTERS[self.position.to_move]

    def sled(self, letter: str) -> int:
        """Stones on a player's sled."""
        return self.position.sled[LETTERS.index(letter)]

    def quarry(self, letter: str) -> int:
        """Stones in a player's quarry."""
        return self.position.quarry[LETTERS.index(letter)]

    def score(self, letter: str) -> int:
        """Points of a player on the track."""
        return self.position.score[LETTERS.index(letter)]

    @property
    def scores(self) -> list[int]:
        """Points on the track."""
        return self.position.score

    def cards(self, letter: str) -> list[str]:
        """The cards before a player."""
        hand = self.position.hands[KINDS * LETTERS.index(letter) :][:KINDS]
        return [notation.card_text(kind) for kind, count in enumerate(hand) for _ in range(count)]

    @property
    def discard(self) -> list[str]:
        """The cards on the discard pile, the newest last."""
        return [notation.card_text(kind) for kind in self.position.discard]

    def line(self, letter: str, label: str) -> int:
        """Points of the score lines whose label begins so, as if the game ended now."""
        lines = self.position.score_lines(LETTERS.index(letter))
        return sum(item.points for item in lines if VOICE.speak(item.label).startswith(label))


def arrange(
    players: int = 4,
    *,
    ships: str = "",
    sled: Sequence[int] | None = None,
    quarry: Sequence[int] | None = None,
    turn: str = "a",
    start: str = "a",
    sailor: str = "",
    round: int = 1,
    pyramids: str | Sequence[str] = "",
    temple: str = "",
    burial: str = "",
    obelisks: Sequence[int] | None = None,
    towers: str = "",
    temple_points: Sequence[int] | None = None,
    market: str = "",
    pair: str = "",
    known: int = 0,
    deck: str | None = None,
    discard: str | None = None,
    hands: Mapping[str, str] | None = None,
    b: str = "",
    wrath: bool = False,
) -> Desk:
    """Arrange a position at the beginning of a turn. `b` names the sites that show side B.

    With `quarry` given, stones that are nowhere else are on the owner's obelisk.
    """
    sides = {
        site: "B" if site in b.split() else "A"
        for site in ("market", "pyramids", "temple", "burial", "obelisks")
    }
    setup = Setup("imhotep", players, {**sides, "wrath": wrath}, 1)
    data = Position.new(setup).to_json()
    _arrange_ships(data, players, ships or DEFAULT_SHIPS[players], round)
    small = [pyramids, "", "", ""] if isinstance(pyramids, str) else [*pyramids, *[""] * (4 - len(pyramids))]
    data |= {
        "turn": LETTERS.index(turn),
        "to_move": LETTERS.index(turn),
        "start": LETTERS.index(start),
        "sailor": LETTERS.index(sailor) if sailor else -1,
        "round": round,
        "sled": list(sled or [3] * players),
        "pyramids": [owners(stones) for stones in small[: 4 if sides["pyramids"] == "B" else 1]],
        "temple": owners(temple),
        "burial": owners(burial),
        "towers": owners(towers),
        "obelisks": list(obelisks or [3 * owners(towers).count(seat) for seat in range(players)]),
        "temple_points": list(temple_points or [0] * players),
        "market": (kinds(market) + [0] * 4)[:4],
        "pair": kinds(pair),
        "known": known,
        "hands": [_hand(hands or {}, letter) for letter in LETTERS[:players]],
    }
    _arrange_stones(data, players, quarry)
    _arrange_cards(data, deck, discard)
    data["score"] = _points_on_track(data, players)
    return Desk(Position.from_json(data))


def _arrange_ships(data: dict, players: int, ships: str, round: int) -> None:
    """Write berths, docks and round cards of "ab.. ... 2>temple .";"""
    berths, docked, capacity = [0] * 16, [], []
    for ship, text in enumerate(ships.split()):
        stones, _, site = text.partition(">")
        docked.append(Site[site.upper()] if site else -1)
        capacity.append(int(stones) if site else len(stones))
        for berth, letter in enumerate("" if site else stones):
            berths[BERTHS * ship + berth] = LETTERS.index(letter) + 1 if letter != "." else 0
    others = [list(card) for card in ROUND_CARDS[players] if list(card) != capacity]
    data |= {"berths": berths, "docked": [int(site) for site in docked]}
    data["round_cards"] = [*others[: round - 1], capacity]


def _arrange_stones(data: dict, players: int, quarry: Sequence[int] | None) -> None:
    """Put the stones not mentioned into the quarries, or on the obelisks when the quarries are given."""
    for seat in range(players):
        built = [
            *data["temple"],
            *data["burial"],
            *(stone for stones in data["pyramids"] for stone in stones),
        ]
        elsewhere = (
            data["sled"][seat] + data["berths"].count(seat + 1) + built.count(seat) + data["obelisks"][seat]
        )
        if quarry is None:
            data["quarry"][seat] = STONES - elsewhere
        else:
            data["quarry"][seat] = quarry[seat]
            data["obelisks"][seat] += STONES - elsewhere - quarry[seat]


def _arrange_cards(data: dict, deck: str | None, discard: str | None) -> None:
    """Put the cards not mentioned into the deck, or on the discard pile when the deck is given."""
    used = Counter([*data["market"], *data["pair"], *kinds(deck or ""), *kinds(discard or "")])
    for hand in data["hands"]:
        used.update(dict(enumerate(hand)))
    rest = [kind for kind in range(1, KINDS) for _ in range(CARD_COUNTS[kind] - used[kind])]
    data["deck"] = rest if deck is None else kinds(deck)
    data["discard"] = kinds(discard or "") + (rest if deck is not None else [])


def _hand(hands: Mapping[str, str], letter: str) -> list[int]:
    counts = Counter(kinds(hands.get(letter, "")))
    return [counts[kind] for kind in range(KINDS)]


def _points_on_track(data: dict, players: int) -> list[int]:
    """Return the points that the arranged sites have given."""
    position = Position.__new__(Position)
    views.fill(position, data)
    return [sum(line.points for line in scoring.track_lines(position, seat)) for seat in range(players)]


@pytest.fixture
def imhotep() -> Callable[..., Desk]:
    """The function that arranges a position."""
    return arrange
