"""The worked examples and complete games of the rules, sections 12.2 and 12.3."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.games.agamemnon.board import FORCE, LEADERSHIP, SPACES, STRENGTH, STRING_TEXTS
from engine.games.agamemnon.scoring import all_strings
from engine.games.agamemnon.strings import SPAN, controller
from tests.engine.games.agamemnon.desk import Desk, fresh, spaces_of, web

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("vectors.json").read_text("utf-8")
)

EXAMPLES = [
    ("single_warrior", "G W3@10", (2, 0)),
    ("weft_cuts", "G WEFT@10, T W1@5", (0, 3)),
    ("strength_sum", "G W2@15, T W1@5, T W2@10", (1, 5)),
    ("leader_beats_spears", "G LA@26, T LC@28", (4, 2)),
    ("leader_single_high", "G LD@26, T LB@28, G LE@22, T W3@29", (2, 7)),
    ("leader_tie_then_next", "G LA@18, T LA@14, G LE@20", (6, 2)),
    ("leader_full_tie", "G LA@18, T LA@14", (0, 2)),
    ("weft_counts_on_each_side", "G W1@13, T WEFT@14, G W1@8", (5, 1)),
    ("force_tie", "T WEFT@24, G W1@27", (0, 1)),
    ("warp_unused", "G W2@9, T LC@8, G WARP@4", (0, 8)),
    ("warp_swap", "G W2@9, T LC@8, G WARP@4 x 2/9", (0, 6)),
    ("warp_swap_same_kind", "G W2@9, T LC@8, G WARP@4 x 0/9", (0, 8)),
    ("empty_board", "", (0, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "tiles", "points"), EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_the_table_of_worked_examples(name: str, tiles: str, points: tuple[int, int]) -> None:
    assert web(tiles).points == points


@pytest.mark.parametrize("vector", VECTORS["small_vectors"], ids=lambda vector: vector["name"])
def test_the_strings_won_in_the_worked_examples(vector: dict[str, Any]) -> None:
    tiles = ", ".join(_written(placement) for placement in vector["placements"])
    desk, expected = web(tiles), vector["expected"]
    assert desk.points == (expected["greek"], expected["trojan"])
    assert _won(desk) == sorted(
        (won["kind"], won["length"], won["spaces"], won["winner"]) for won in expected["won_strings"]
    )


def _written(placement: dict[str, Any]) -> str:
    swap = " x {}/{}".format(*placement["swap"]) if placement.get("swap") else ""
    return f"{placement['player'][0].upper()} {placement['tile']}@{placement['space']}{swap}"


def _won(desk: Desk) -> list[tuple[str, int, list[int], str]]:
    state = desk.position
    won = [(string, controller(state, string)) for string in all_strings(state)]
    return sorted(
        (
            STRING_TEXTS[state.links[s]],
            state.strings[s] >> SPACES,
            spaces_of(state.strings[s]),
            ("", "greek", "trojan")[who],
        )
        for s, who in won
        if who
    )


@pytest.mark.parametrize("number", range(4))
def test_a_complete_game(number: int) -> None:
    """Played with all tiles open, so that the tiles of the record can be chosen."""
    game = VECTORS["full_vectors"][number]
    desk = _loom(game["loom_draw"]) if game["board"] == "loom" else fresh(draw="defy")
    for turn in game["moves"]:
        assert desk.position.turn == turn["turn"]
        side, space = turn["player"][0], turn["space"]
        desk.play(f"place {side}.{turn['tile'].lower()} {space}")
        if turn["tile"] == "WARP":
            desk.play(
                "exchange {} {}".format(*(_edge(space, other) for other in turn["swap"]))
                if turn.get("swap")
                else "keep"
            )
    state, expected = desk.position, game["expected"]
    assert spaces_of(state.empty) == game["empty_spaces"]
    result = state.result()
    assert result is not None
    assert result.scores == (expected["greek"], expected["trojan"])
    for kind in (STRENGTH, LEADERSHIP, FORCE):
        assert _by_holder(desk, kind) == expected["by_kind"][STRING_TEXTS[kind]]


def _loom(drawn: dict[str, str]) -> Desk:
    wanted = drawn["strength"] + drawn["force"] + drawn["leadership"]
    desks = (fresh(seed, board="loom", draw="defy") for seed in range(1000))
    return next(desk for desk in desks if desk.position.layout.patterns == wanted)


def _edge(space: int, other: int) -> str:
    return f"{min(space, other)}-{max(space, other)}"


def _by_holder(desk: Desk, kind: int) -> dict[str, int]:
    state, sums = desk.position, {"greek": 0, "trojan": 0, "nobody": 0}
    for string in all_strings(state):
        if state.links[string] == kind:
            sums[("nobody", "greek", "trojan")[controller(state, string)]] += (
                state.strings[string] & ~SPAN
            ) >> SPACES
    return sums
