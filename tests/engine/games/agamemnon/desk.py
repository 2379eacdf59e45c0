"""Arranges positions of Agamemnon in words and plays moves in notation, so that tests read like the rules.

`web("G LA@26, T LC@28 x 26/31")` lays only these tiles, whoever's turn it would be ("x a/b" exchanges what lies on the edges
to spaces a and b); it is for judging strings. `arrange(...)` is a position that can come up in a match: tiles that are
not named are laid on the spaces with the highest numbers, warriors first.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.core.chance import Chance
from engine.core.contract import Event, Setup
from engine.core.words import Voice
from engine.games.agamemnon import notation, record, rules, scoring
from engine.games.agamemnon.board import EDGE_NAMES, STRING_TEXTS, layout
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.strings import SPAN
from engine.games.agamemnon.tiles import COUNTS, KINDS, TILE_TEXTS, side_of, tile_of, tiles_in

VOICE = Voice(names=("Gaia", "Troy"))
SIDES = "GT"
FILLERS = ("w1", "w2", "w3", "le", "ld", "lc", "lb", "la", "weft", "warp")
TILE = re.compile(r"([GT]) (\w+)@(\d+)(?: x (\d+)/(\d+))?")


def piece(side: str, tile: str) -> int:
    """Return the piece of "G", "LA"."""
    return KINDS * SIDES.index(side) + TILE_TEXTS.index(tile.lower()) + 1


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

    @property
    def choices(self) -> list[str]:
        """All legal moves in notation."""
        return [notation.to_text(move) for move in self.position.legal_moves()]

    def verbs(self) -> set[str]:
        """What kinds of decisions there are now."""
        return {text.split()[0] for text in self.choices}

    @property
    def log(self) -> list[str]:
        """What was told since the arrangement, without quiet events."""
        return [VOICE.speak(event.sentence) for event in self.events if not event.quiet]

    @property
    def hand(self) -> list[str]:
        """The tiles turned over, in the order of the tile set."""
        return [TILE_TEXTS[tile] for tile, count in enumerate(self.position.hand) for _ in range(count)]

    def stack(self, side: str) -> list[str]:
        """The tiles still in a stack, in the order of the tile set."""
        return [TILE_TEXTS[tile_of(p)] for p in self.position.observe(0)["stacks"][SIDES.index(side)]]

    def link(self, edge: str) -> str:
        """What lies on an edge: "strength" ... or "vacant"."""
        place = next(place for place, name in EDGE_NAMES.items() if name == edge)
        return STRING_TEXTS[self.position.links[self.position.layout.edges[place]]]

    def holder(self, edge: str) -> str:
        """Who controls the string on an edge: "G", "T" or "-"."""
        place = next(place for place, name in EDGE_NAMES.items() if name == edge)
        return "GT-"[record.holders(self.position)[self.position.layout.edges[place]]]

    def strings(self, kind: str) -> list[str]:
        """The strings of a kind as their edges: "14-18 18-20"; in the order of their edges."""
        state = self.position
        found = [string for string in scoring.all_strings(state) if STRING_TEXTS[state.links[string]] == kind]
        names = [EDGE_NAMES[place] for place in state.layout.places]
        return [" ".join(names[edge] for edge in scoring.edges_of(state, string)) for string in found]

    @property
    def points(self) -> tuple[int, int]:
        """What Greeks and Trojans would have if the match ended now."""
        return scoring.points(self.position)


def web(tiles: str = "", patterns: str = "") -> Desk:
    """Lay tiles on an otherwise empty board, the Loom's if there are patterns."""
    state = Position.__new__(Position).blank(Chance(1))
    state.layout = layout("loom" if patterns else "agamemnon", patterns)
    state.lay(state.layout.links)
    state.draw, state.first, state.turn, state.left, state.to_move = "standard", 0, 1, 1, 0
    state.stacks = bytearray(COUNTS * 2)
    for side, tile, space, one, other in TILE.findall(tiles):
        rules.put(state, piece(side, tile), int(space))
        if one:
            rules.exchange(state, edge_between(state, space, one), edge_between(state, space, other))
    return Desk(state)


def edge_between(state: Position, a: str | int, b: str | int) -> int:
    """Return the edge between two spaces."""
    return state.layout.ends.index((min(int(a), int(b)), max(int(a), int(b))))


def arrange(
    tiles: str = "",
    *,
    turn: int = 1,
    hand: str = "",
    patterns: str = "",
    draw: str = "standard",
    first: str = "G",
    empty: str = "",
    warp: int = -1,
    links: dict[str, str] | None = None,
) -> Desk:
    """Arrange a position at the beginning of a turn, or with `warp` right after a Warp was placed as its first tile.

    `hand` are the tiles turned over; `empty` spaces that stay empty; `links` what lies on edges now.
    """
    plan = layout("loom" if patterns else "agamemnon", patterns)
    board = [0] * len(plan.at)
    for side, tile, space, *_ in TILE.findall(tiles):
        board[int(space)] = piece(side, tile)
    mover = (SIDES.index(first) + turn - 1) % 2
    held = [piece(SIDES[mover], tile) for tile in hand.split()]
    for side in range(2):
        due = sum(tiles_in(t) for t in range(1, turn) if (SIDES.index(first) + t - 1) % 2 == side) + (
            warp >= 0 and side == mover
        )
        _fill(board, side, due, held, {int(space) for space in empty.split()} | {plan.excluded})
    laid = list(plan.links)
    for edge, kind in (links or {}).items():
        laid[edge_between_layout(plan.ends, edge)] = STRING_TEXTS.index(kind)
    data: dict[str, Any] = {
        "board": plan.board, "patterns": patterns, "draw": draw, "first": SIDES.index(first), "turn": turn, "tiles": board,
        "links": laid, "hand": sorted(held), "warp": warp, "named": [], "chance": 1,
    }  # fmt: skip
    return Desk(Position.from_json(data))


def edge_between_layout(ends: tuple[tuple[int, int], ...], edge: str) -> int:
    """Return the index of "2-4"."""
    a, b = map(int, edge.split("-"))
    return ends.index((a, b))


def _fill(board: list[int], side: int, due: int, held: list[int], empty: set[int]) -> None:
    """Lay tiles of a side until it has as many on the board as are due."""
    used = [p for p in board if p and side_of(p) == side]
    spare = [piece(SIDES[side], tile) for tile in FILLERS for _ in range(COUNTS[TILE_TEXTS.index(tile)])]
    for gone in [*used, *(p for p in held if side_of(p) == side)]:
        spare.remove(gone)
    for space in range(len(board) - 1, -1, -1):
        if len(used) < due and not board[space] and space not in empty:
            board[space] = spare.pop(0)
            used.append(board[space])
    assert len(used) == due, f"{len(used)} tiles of side {side} instead of {due}"


def fresh(seed: int = 1, **options: str) -> Desk:
    """Return the first position of a match; the Greeks begin unless said otherwise."""
    values = {"board": "agamemnon", "draw": "standard", "first_player": "greek", **options}
    return Desk(Position.new(Setup("agamemnon", 2, values, seed)))


def random_positions(seed: int, **options: str) -> Iterator[Position]:
    """Yield the positions of one random match, the first and the last included; always the same object."""
    position, rng = fresh(seed, first_player="random", **options).position, random.Random(seed)
    yield position
    while position.to_move >= 0:
        position.play(position.random_move(rng))
        yield position


VARIANTS = [
    {"board": board, "draw": draw}
    for board in ("agamemnon", "loom")
    for draw in ("standard", "oracle", "defy")
]
"""Every option set that plays differently."""


def name_of(options: dict[str, str]) -> str:
    """Return a readable test id."""
    return "-".join(options.values())


def spaces_of(span: int) -> list[int]:
    """Return the spaces of a set, ascending."""
    return [space for space in range(33) if (span & SPAN) >> space & 1]
