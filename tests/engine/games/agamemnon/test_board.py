"""The material: tiles, both boards, the layouts of the Loom; rules sections 2, 3, 4 and 8."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from engine.games.agamemnon.board import (
    BOARDS,
    EDGE_NAMES,
    EDGES,
    LOOMS,
    NOTHING,
    STRING_TEXTS,
    Layout,
    layout,
)
from engine.games.agamemnon.tiles import COUNTS, SPEARS, TILE_TEXTS
from tests.engine.games.agamemnon.desk import fresh

AGAMEMNON = {
    "strength": "0-1, 0-4, 3-7, 4-9, 5-10, 7-12, 8-9, 9-11, 10-15, 12-16, 13-15, 16-17, 19-24, 24-28, 28-31, 29-30, 30-31",
    "leadership": "2-4, 2-3, 3-6, 4-8, 11-12, 14-18, 14-19, 16-19, 18-20, 18-23, 21-26, 22-26, 25-29, 26-28, 27-29, 27-28",
    "force": "1-5, 2-6, 5-8, 6-11, 8-13, 11-14, 12-17, 13-14, 15-20, 17-22, 19-21, 20-25, 21-22, 23-25, 23-24, 24-27",
}
LOOM = {
    "A": "0-1, 2-4, 2-6, 5-10, 6-7, 6-9, 8-13, 10-15, 13-15, 15-20, 16-17, 16-21, 18-19, 18-23, 21-22, 21-24, 23-25, 28-29",
    "B": "0-2, 1-5, 2-3, 3-6, 3-7, 8-9, 8-10, 9-14, 14-18, 18-20, 19-21, 20-25, 21-26, 24-26, 24-28, 26-27",
    "C": "0-4, 4-9, 7-12, 9-11, 10-13, 11-16, 12-16, 13-18, 17-22, 23-28, 25-29, 26-31, 27-31, 28-30, 30-31",
    "D": "1-4, 4-8, 5-8, 6-11, 11-12, 12-17, 13-14, 14-19, 16-19, 19-24, 20-23, 22-27, 23-24, 26-30, 28-32, 29-32, 30-32",
}

both_boards = pytest.mark.parametrize("board", ["agamemnon", "loom"])
every_loom = pytest.mark.parametrize("patterns", LOOMS)


def test_the_tile_set() -> None:
    """The table of 2.1."""
    assert dict(zip(TILE_TEXTS, zip(COUNTS, SPEARS, strict=True), strict=True)) == {
        "la": (1, 1), "lb": (1, 3), "lc": (1, 4), "ld": (1, 3), "le": (1, 2),
        "w1": (3, 1), "w2": (2, 2), "w3": (1, 3), "warp": (2, 0), "weft": (2, 0),
    }  # fmt: skip
    assert sum(COUNTS) == 15
    spears = [count * each for count, each in zip(COUNTS, SPEARS, strict=True)]
    assert (sum(spears[:5]), sum(spears[5:])) == (13, 10)


@pytest.mark.parametrize(("board", "lists"), [("agamemnon", AGAMEMNON), ("loom", LOOM)])
def test_the_edges_are_those_of_the_rules(board: str, lists: dict[str, str]) -> None:
    for marking, edges in lists.items():
        found = {f"{a}-{b}" for a, b, kind in BOARDS[board]["edges"] if kind == marking}
        assert found == set(edges.split(", "))


def test_the_numbers_of_spaces_and_edges() -> None:
    assert [len(BOARDS[board]["spaces"]) for board in ("agamemnon", "loom")] == [32, 33]
    assert [len(edges.split(", ")) for edges in AGAMEMNON.values()] == [17, 16, 16]
    assert [len(edges.split(", ")) for edges in LOOM.values()] == [18, 16, 15, 17]
    assert [len(BOARDS[board]["edges"]) for board in ("agamemnon", "loom")] == [49, 66]


@both_boards
def test_every_edge_is_100_long_and_the_drawing_has_its_size(board: str) -> None:
    spaces = BOARDS[board]["spaces"]
    assert all(abs(dist(spaces[a], spaces[b]) - 100) < 0.15 for a, b, _ in BOARDS[board]["edges"])
    assert (
        [max(space[axis] for space in spaces) for axis in (0, 1)] == [659.8, 423.2] == BOARDS[board]["size"]
    )


@both_boards
def test_no_two_edges_cross(board: str) -> None:
    spaces = BOARDS[board]["spaces"]

    def side(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = (spaces[space] for space in (a, b, c))
        return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    for (a, b, _), (c, d, _) in combinations(BOARDS[board]["edges"], 2):
        if not {a, b} & {c, d}:
            assert not (side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0)


def test_every_space_of_the_agamemnon_side_touches_2_to_4_edges() -> None:
    assert {len(edges) for edges in layout("agamemnon").at} == {2, 3, 4}


def test_an_edge_has_one_number_on_both_boards() -> None:
    assert len(EDGES) == len(set(EDGES)) == len(EDGE_NAMES) == 74
    one, other = layout("agamemnon"), layout("loom", "ABC")
    assert one.places[one.ends.index((0, 1))] == other.places[other.ends.index((0, 1))]


def test_at_the_start_every_edge_has_its_printed_string() -> None:
    desk = fresh()
    assert (desk.link("0-1"), desk.link("2-4"), desk.link("24-27")) == ("strength", "leadership", "force")
    assert [desk.position.links.count(kind) for kind in range(4)] == [0, 17, 16, 16]


@every_loom
def test_three_loom_tiles_say_which_strings_lie_where(patterns: str) -> None:
    """8.2: the first tile turned over is strength, the second force, the third leadership."""
    loom = layout("loom", patterns)
    for pattern, edges in LOOM.items():
        kinds = {STRING_TEXTS[loom.links[_edge(loom, edge)]] for edge in edges.split(", ")}
        expected = dict(zip(patterns, ("strength", "force", "leadership"), strict=True))
        assert kinds == {expected.get(pattern, "vacant")}


@every_loom
def test_exactly_one_space_is_out_of_the_game(patterns: str) -> None:
    """The table of 8.2."""
    loom = layout("loom", patterns)
    space, edges, tiles = {
        "A": (15, "10-15 13-15 15-20", 48),
        "B": (3, "2-3 3-6 3-7", 50),
        "C": (31, "26-31 27-31 30-31", 51),
        "D": (32, "28-32 29-32 30-32", 49),
    }[loom.unused]
    lonely = [
        s for s in range(33) if all(loom.links[e] == NOTHING for e, ends in enumerate(loom.ends) if s in ends)
    ]
    assert lonely == [space] == [loom.excluded]
    assert [e for e, ends in enumerate(loom.ends) if space in ends] == [
        _edge(loom, edge) for edge in edges.split()
    ]
    assert sum(kind != NOTHING for kind in loom.links) == tiles


@every_loom
def test_the_other_32_spaces_are_connected_and_touch_two_string_tiles_each(patterns: str) -> None:
    loom = layout("loom", patterns)
    assert loom.spaces.bit_count() == 32
    assert all(
        sum(loom.links[e] != NOTHING for e in loom.at[s]) >= 2 for s in range(33) if s != loom.excluded
    )
    assert loom.at[loom.excluded] == ()
    reached, grown = 0, loom.spaces & -loom.spaces
    while grown != reached:
        reached = grown
        for edge, kind in enumerate(loom.links):
            if kind != NOTHING and loom.spans[edge] & reached:
                grown |= loom.spans[edge]
    assert reached == loom.spaces


def test_all_24_layouts_come_up() -> None:
    assert len(LOOMS) == 24
    assert {fresh(seed, board="loom").position.layout.patterns for seed in range(300)} == set(LOOMS)


def test_who_begins_is_chosen_or_drawn() -> None:
    assert fresh(first_player="greek").position.to_move == 0
    assert fresh(first_player="trojan").position.to_move == 1
    assert {fresh(seed, first_player="random").position.to_move for seed in range(20)} == {0, 1}


def _edge(plan: Layout, name: str) -> int:
    a, b = map(int, name.split("-"))
    return plan.ends.index((a, b))
