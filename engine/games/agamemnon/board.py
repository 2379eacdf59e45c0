"""The two sides of the board and the layouts that can be played on them (rules, sections 3, 4.1, 8.1, 8.2).

An edge has two numbers: inside a layout it is its index there, as a place (and as the piece that lies on it) it is
`EDGE` + its index among all edges of both boards, so that "2-4" is one number whatever the board. Sets of spaces are
ints, bit = space.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, Final

from engine.core.move import PLACE_BITS, VERB_SHIFT
from engine.games.agamemnon.tiles import KINDS, SIDES, Verb

NOTHING, STRENGTH, LEADERSHIP, FORCE = range(4)
"""What can lie on an edge; nothing only on the Loom."""
STRING_TEXTS: Final = ("vacant", "strength", "leadership", "force")

BOARDS: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("boards.json").read_text("utf-8"))[
    "boards"
]
PATTERNS: Final = "ABCD"
SPACES: Final = 33
"""The Loom has one more than the Agamemnon side."""

EDGE: Final = 100
EDGES: Final = sorted({(a, b) for board in BOARDS.values() for a, b, _ in board["edges"]})
"""All edges of both boards, the smaller space first."""
EDGE_NAMES: Final = {EDGE + index: f"{a}-{b}" for index, (a, b) in enumerate(EDGES)}


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A board with its string tiles. `patterns` are the Loom's for strength, force and leadership ("" elsewhere)."""

    board: str
    patterns: str
    ends: tuple[tuple[int, int], ...]
    """By edge: its two spaces."""
    spans: tuple[int, ...]
    """By edge: the same as a set."""
    at: tuple[tuple[int, ...], ...]
    """By space: the edges there; none at the excluded space, and not those that lead to it."""
    spaces: int
    """The spaces that may be played on, as a set."""
    excluded: int
    """The space out of the game (rules 8.2), or -1."""
    links: bytes
    """By edge: what lies there at the start."""
    places: tuple[int, ...]
    """By edge: its place number."""
    edges: dict[int, int]
    """By place number: the edge."""
    moves: tuple[tuple[tuple[int, int], ...], ...]
    """By piece: every placement of it with the bit of its space, in the order of the spaces."""

    @property
    def unused(self) -> str:
        """The pattern that got no string tiles, "" on the Agamemnon side."""
        return next((pattern for pattern in PATTERNS if self.patterns and pattern not in self.patterns), "")


@cache
def layout(board: str, patterns: str = "") -> Layout:
    """Return a layout; there is one on the Agamemnon side and 24 on the Loom."""
    data = BOARDS[board]
    ends = tuple((a, b) for a, b, _ in data["edges"])
    links = bytes(_link(board, patterns, marking) for _, _, marking in data["edges"])
    excluded = _excluded(data, patterns)
    numbers = range(len(data["spaces"]))
    spaces = sum(1 << space for space in numbers if space != excluded)
    at = [
        tuple(edge for edge, pair in enumerate(ends) if space in pair and excluded not in pair)
        for space in numbers
    ]
    places = tuple(EDGE + EDGES.index(pair) for pair in ends)
    return Layout(
        board,
        patterns,
        ends,
        tuple(1 << a | 1 << b for a, b in ends),
        tuple(at),
        spaces,
        excluded,
        links,
        places,
        {place: edge for edge, place in enumerate(places)},
        ((), *(_placements(piece, spaces) for piece in range(1, SIDES * KINDS + 1))),
    )


def _link(board: str, patterns: str, marking: str) -> int:
    """Return what lies on an edge at the start: its kind, or what the Loom tiles give to its pattern (rules 8.2)."""
    if board == "agamemnon":
        return STRING_TEXTS.index(marking)
    return (STRENGTH, FORCE, LEADERSHIP)[patterns.index(marking)] if marking in patterns else NOTHING


def _excluded(data: dict[str, Any], patterns: str) -> int:
    if not patterns:
        return -1
    space: int = next(space for pattern, space in data["excluded"].items() if pattern not in patterns)
    return space


def _placements(piece: int, spaces: int) -> tuple[tuple[int, int], ...]:
    head = Verb.PLACE << VERB_SHIFT | piece << PLACE_BITS
    return tuple((head | space + 1, 1 << space) for space in range(SPACES) if spaces >> space & 1)


LOOMS: Final = tuple("".join(tiles) for tiles in permutations(PATTERNS, 3))
"""The 24 ways to turn over three of the four loom tiles: strength, force, leadership."""
