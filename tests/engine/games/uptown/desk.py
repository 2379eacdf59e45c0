"""Arranges positions of Uptown in words and plays moves in notation, so that tests read like the rules.

`arrange("red A1 A2; blue C3", ...)` returns a `Desk`. Colours are called red, blue, green, yellow, white, in the order of
the seats; with two colours each they are red, blue, red2, blue2. Which tile lies on a cell is chosen by the desk unless
it is said: "blue E4=city". What is said nowhere was removed from the game, so that everybody has had equally many turns;
racks are filled up, and the rest is the supply.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.contract import Event, Setup
from engine.core.words import Voice
from engine.games.uptown import notation
from engine.games.uptown.state import Position
from engine.games.uptown.tiles import ALL_CELLS, CELL_NAMES, CELLS, PIECES, TILE_TEXTS, TURNS_PER_COLOUR

COLOURS = ("red", "blue", "green", "yellow", "white")
TWO_EACH = ("red", "blue", "red2", "blue2")
VOICE = Voice(names=("Rose", "Blaise", "Gwen", "Yves", "Walt"))
CELL_OF = {name: cell for cell, name in CELL_NAMES.items()}


@dataclass
class Desk:
    """A position and what happened since it was arranged."""

    position: Position
    colours: tuple[str, ...]
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

    def cells(self, tile: str) -> str:
        """Return where the seat to move may place a tile, in reading order: "A1 A3"."""
        start = f"place {self.position.to_move + 1}.{tile.lower()} "
        return " ".join(text[-2:].upper() for text in self.choices if text.startswith(start))

    @property
    def choices(self) -> list[str]:
        """All legal moves in notation."""
        return [notation.to_text(move) for move in self.position.legal_moves()]

    def capturable(self, colour: str) -> str:
        """Return the cells on which a tile of that colour may be taken by anybody else."""
        number = self.colours.index(colour)
        cells = [cell for cell in ALL_CELLS if self.position.boards[number] >> cell & 1]
        protected = set(self.position.observe(-1)["protected"])
        return " ".join(CELL_NAMES[cell] for cell in cells if cell not in protected)

    def groups(self, colour: str) -> int:
        """Return the number of groups of a colour."""
        return self.position.groups[self.colours.index(colour)]

    def rack(self, colour: str) -> list[str]:
        """Return the tiles on a rack, by slot; "" is an empty slot."""
        number = self.colours.index(colour)
        slots = self.position.to_json()["racks"][number]
        return [TILE_TEXTS[slot - PIECES[number][0]] if slot else "" for slot in slots]

    def supply(self, colour: str) -> list[str]:
        """Return the tiles of a supply, next first."""
        number = self.colours.index(colour)
        return [
            TILE_TEXTS[piece - PIECES[number][0]] for piece in self.position.to_json()["supplies"][number]
        ]

    @property
    def turn(self) -> str:
        """The colour of the seat to move."""
        return self.colours[self.position.to_move]

    @property
    def log(self) -> list[str]:
        """What was told since the arrangement, without quiet events."""
        return [VOICE.speak(event.sentence) for event in self.events if not event.quiet]


def _lying(text: str, colours: tuple[str, ...]) -> dict[int, tuple[int, str]]:
    """Return cell -> colour and tile ("" = any) of "red A1 A2=2; blue C3"."""
    lying = {}
    for part in filter(None, map(str.strip, text.split(";"))):
        colour, *cells = part.split()
        for name in cells:
            cell, _, tile = name.partition("=")
            lying[CELL_OF[cell]] = (colours.index(colour), tile.lower())
    return lying


def _fitted(wanted: dict[int, str], colour: int, kept: set[int]) -> dict[int, int]:
    """Return cell -> piece, a different one for each cell, none of those that are kept for elsewhere."""
    owner: dict[int, int] = {}

    def fit(cell: int, tried: set[int]) -> bool:
        for piece in PIECES[colour]:
            text = TILE_TEXTS[piece - PIECES[colour][0]]
            fits = text == wanted[cell] if wanted[cell] else piece not in kept
            if piece in tried or not fits or cell not in CELLS[piece]:
                continue
            tried.add(piece)
            if piece not in owner or fit(owner[piece], tried):
                owner[piece] = cell
                return True
        return False

    for cell in wanted:
        assert fit(cell, set()), f"no tile left for {CELL_NAMES[cell]}"
    return {cell: piece for piece, cell in owner.items()}


def arrange(
    lying: str = "",
    *,
    players: int = 3,
    two_colours: bool = False,
    to_move: str = "red",
    racks: dict[str, str] | None = None,
    captured: dict[str, str] | None = None,
    final: bool = False,
    turns: int = 0,
    scoring: str = "uptown",
) -> Desk:
    """Arrange a position.

    `racks`: colour -> tiles in slot order. `captured`: colour of the captor -> "blue 3 green 1", so many tiles of each.
    `final`: the match is over. `turns`: every seat has had at least so many.
    """
    colours = TWO_EACH if two_colours else COLOURS[:players]
    players = 2 if two_colours else players
    held = {
        colour: [
            PIECES[number][TILE_TEXTS.index(tile)] for tile in (racks or {}).get(colour, "").lower().split()
        ]
        for number, colour in enumerate(colours)
    }
    cells = _lying(lying, colours)
    board: dict[int, int] = {}
    free: list[list[int]] = []
    for number, colour in enumerate(colours):
        wanted = {cell: tile for cell, (owner, tile) in cells.items() if owner == number}
        board |= _fitted(wanted, number, set(held[colour]))
        free.append([piece for piece in PIECES[number] if piece not in [*board.values(), *held[colour]]])
    piles = [_taken((captured or {}).get(colour, ""), colours, free) for colour in colours[:players]]
    out = [TURNS_PER_COLOUR if final else max(turns, _gone(free[n], held[c])) for n, c in enumerate(colours)]
    if not final:
        out = _even(out, players)
    removed = [free[n].pop() for n, c in enumerate(colours) for _ in range(out[n] - _gone(free[n], held[c]))]
    for number, colour in enumerate(colours):
        while len(held[colour]) < min(5, 28 - out[number]):
            held[colour].append(free[number].pop(0))
    start = colours.index(to_move)
    data: dict[str, Any] = {
        "players": players,
        "scoring": scoring,
        "start": start,
        "turns": sum(out),
        "board": [board.get(cell, 0) for cell in ALL_CELLS],
        "racks": [[*held[colour], 0][:5] for colour in colours],
        "supplies": free,
        "captured": [sorted(pile) for pile in piles],
        "removed": sorted(removed),
    }
    return Desk(Position.from_json(data), colours)


def _gone(free: list[int], held: list[int]) -> int:
    """Return how many tiles of a colour have left rack and supply."""
    return 28 - len(free) - len(held)


def _taken(text: str, colours: tuple[str, ...], free: list[list[int]]) -> list[int]:
    words = text.split()
    return [
        free[colours.index(c)].pop()
        for c, n in zip(words[::2], words[1::2], strict=True)
        for _ in range(int(n))
    ]


def _even(out: list[int], players: int) -> list[int]:
    """Raise turns until every seat has had equally many."""
    most = max(sum(out[seat::players]) for seat in range(players))
    for seat in range(players):
        for colour in range(seat, len(out), players):
            out[colour] += min(TURNS_PER_COLOUR - out[colour], most - sum(out[seat::players]))
    return out


def fresh(players: int = 3, seed: int = 1, **options: str) -> Desk:
    """Return the first position of a match."""
    values = {"scoring": "uptown", **({"two_player_mode": "two_colours"} if players == 2 else {}), **options}
    position = Position.new(Setup("uptown", players, values, seed))
    return Desk(position, TWO_EACH if len(position.boards) > players else COLOURS[:players])


def random_positions(players: int, seed: int, **options: str) -> Iterator[Position]:
    """Yield the positions of one random match, the first and the last included; always the same object."""
    position, rng = fresh(players, seed, **options).position, random.Random(seed)
    yield position
    while position.to_move >= 0:
        position.play(position.random_move(rng))
        yield position
