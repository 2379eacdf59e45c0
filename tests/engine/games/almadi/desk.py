"""Arranges positions of Almadi in words and plays moves in notation, so that tests read like the rules.

`arrange("S4 c15@3,1 p22@2,1", "S5")` is a table with two realms: start tile, then landscapes at row,column. The first
seat is Ann (then Ben, Cid, Dora, Eve); it is her turn. `central` names the landscapes of the central board from slot 1
of row 1 on; "-" and what is not named are landscapes used nowhere else.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from engine.core.contract import Event, Setup
from engine.core.words import Voice
from engine.games.almadi import notation, rules, scoring
from engine.games.almadi.components import CHARACTER_IDS, IN_PLAY, OBJECTIVE_IDS, START_IDS, TILE_OF
from engine.games.almadi.places import GOODS, Ask, cell_at
from engine.games.almadi.state import Position

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora", "Eve"))
GOODS_NAMES = ("dates", "spices", "silk", "lamps")


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
            assert move in self.position.legal_moves(), line
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

    def choices_of(self, word: str) -> list[str]:
        """The legal moves that begin with a word, without it."""
        return [line.removeprefix(f"{word} ") for line in self.choices if line.startswith(f"{word} ")]

    @property
    def log(self) -> list[str]:
        """What was told since the arrangement, without quiet events."""
        return [VOICE.speak(event.sentence) for event in self.events if not event.quiet]

    def points(self, seat: int = 0) -> scoring.Points:
        """What a seat would have now, by category."""
        return scoring.points(self.position, seat, scoring.largest_group(self.position))

    def lines(self, seat: int = 0) -> dict[str, int]:
        """The score lines of a seat, as sentences with their points."""
        return {VOICE.speak(line.label): line.points for line in self.position.score_lines(seat)}


def cards(names: str) -> int:
    """Return a set of objectives or characters: "r1 n5", "k01 k07"."""
    ids = [name.upper() for name in names.split()]
    return sum(1 << (CHARACTER_IDS if name[0] == "K" else OBJECTIVE_IDS).index(name) for name in ids)


def lay_realm(position: Position, seat: int, realm: str) -> None:
    """Lay a start tile and landscapes as in "S4 c15@3,1"."""
    start, *landscapes = realm.split()
    rules.lay_start(position, seat, START_IDS.index(start))
    for landscape in landscapes:
        tile, at = landscape.split("@")
        row, column = map(int, at.split(","))
        rules.lay(position, seat, TILE_OF[tile.upper()], cell_at(row, column))


def arrange(
    *realms: str,
    central: str = "",
    middle: str = "",
    unfinished: tuple[str, ...] = (),
    completed: tuple[str, ...] = (),
    mosaics: tuple[int, ...] = (),
    stalls: tuple[str, ...] = (),
    rubies: tuple[int, ...] = (),
    characters: bool = False,
    hands: tuple[str, ...] = (),
    row: str = "",
    played: tuple[str, ...] = (),
    djinn: bool = False,
    moons: int = 0,
    placed: bool = False,
    turns: int = 0,
) -> Desk:
    """Return a table on which it is Ann's turn; `placed` empties the first slot of row 1."""
    position = Position.__new__(Position).blank(
        max(2, len(realms)), characters or bool(row or any(hands) or any(played)), 0
    )
    for seat, realm in enumerate((*realms, *("S5", "S1")[len(realms) :])):
        lay_realm(position, seat, realm)
    position.ask, position.to_move, position.turns = int(Ask.TURN), 0, turns * position.players
    _lay_central(position, central)
    if placed:
        position.slots[0], position.slot = 0, 0
    position.hammers = IN_PLAY[position.players].mosaics
    position.cards = bytes(number % GOODS for number in range(IN_PLAY[position.players].stalls))
    position.middle = cards(middle)
    for seats, names in ((position.unfinished, unfinished), (position.completed, completed),
                         (position.hands, hands), (position.played, played)):  # fmt: skip
        for seat, name in enumerate(names):
            seats[seat] = cards(name)
    position.row = cards(row)
    for seat, number in enumerate(mosaics):
        rules.gain_mosaics(position, seat, number)
    for seat, number in enumerate(rubies):
        rules.gain_rubies(position, seat, number)
    for seat, goods in enumerate(stalls):
        for name in goods.split():
            position.stalls[GOODS * seat + GOODS_NAMES.index(name)] += 1
    position.djinn, position.moons = djinn, moons
    return Desk(position)


def _lay_central(position: Position, central: str) -> None:
    named = central.upper().split()
    used = {*named, *(name for name in TILE_OF if TILE_OF[name] in position.lying)}
    rest = [name for name in reversed(TILE_OF) if name not in used]
    named += ["-"] * (8 - len(named))
    position.slots = bytearray(TILE_OF[rest.pop(0) if name == "-" else name] for name in named)
    position.supply = bytes(TILE_OF[rest[number % len(rest)]] for number in range(16 * position.players))


def fresh(players: int = 2, seed: int = 1, **options: bool) -> Desk:
    """Return the first position of a match."""
    values = {"characters": False, "choose_start_tiles": False, **options}
    return Desk(Position.new(Setup("almadi", players, values, seed)))


def random_positions(players: int, seed: int, **options: bool) -> Iterator[Position]:
    """Yield every position of a random match; the last one is over."""
    position, rng = fresh(players, seed, **options).position, random.Random(seed)
    yield position
    while position.to_move >= 0:
        position.play(position.random_move(rng))
        yield position
