"""Positions as JSON data and as views: complete, nothing hidden in a view, nonsense refused with the field's name."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.contract import BadState
from engine.games.agamemnon.state import Position
from tests.engine.games.agamemnon.desk import VARIANTS, arrange, fresh, name_of, random_positions

Data = dict[str, Any]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=name_of)


@every_variant
def test_a_position_survives_json_at_every_decision(options: dict[str, str]) -> None:
    for position in random_positions(2, **options):
        again = Position.from_json(json.loads(json.dumps(position.to_json())))
        assert again.to_json() == position.to_json()
        for name in ("left", "to_move", "stacks", "empty", "joining", "occupied", "spears", "leaders"):
            assert getattr(again, name) == getattr(position, name), name
        assert again.legal_moves() == position.legal_moves()


@every_variant
def test_all_seats_and_spectators_see_the_same(options: dict[str, str]) -> None:
    for position in random_positions(6, **options):
        assert position.observe(0) == position.observe(1) == position.observe(-1)


@every_variant
def test_coming_draws_are_in_no_view(options: dict[str, str]) -> None:
    """Worlds imagined from a view agree with it, and differ only in what will be drawn."""
    rng = random.Random(1)
    for number, position in enumerate(random_positions(6, **options)):
        if number % 6 == 0:
            view = position.observe(0)
            assert "chance" not in view
            other = position.copy()
            other.chance.word ^= 1 << 40
            assert other.observe(0) == view
            world = Position.imagine(view, rng)
            assert world.observe(1) == view
            assert {**world.to_json(), "chance": 0} == {**position.to_json(), "chance": 0}


def test_imagined_worlds_draw_differently() -> None:
    rng = random.Random(1)
    view = arrange(turn=6, hand="w1 lb").position.observe(0)
    drawn = set()
    for _ in range(40):
        world = Position.imagine(view, rng)
        world.play(world.legal_moves()[0])
        world.play(world.legal_moves()[0])
        drawn.add(bytes(world.hand))
    assert len(drawn) > 10


def test_a_view_shows_stacks_points_and_who_holds_each_link() -> None:
    view = arrange("G LA@18, T W1@14", turn=3, hand="w2 w3", empty="20 23").position.observe(1)
    assert len(view["stacks"][0]) == 12
    assert len(view["stacks"][1]) == 13
    assert len(view["holders"]) == 49
    assert sum(holder == 0 for holder in view["holders"]) == view["points"][0]
    assert (view["left"], view["to_move"], view["excluded"]) == (2, 0, -1)


def data(**more: Any) -> Data:
    """After the first tile of turn 6, a Warp whose exchange is open."""
    desk = arrange("G LA@18", turn=6, hand="warp w1", empty="4", **more).play("place t.warp 4")
    return desk.position.to_json()


def put(*path: Any) -> Callable[[Data], None]:
    """Put the last value at the path before it."""

    def change(spoiled: Any) -> None:
        *way, key, value = path
        for step in way:
            spoiled = spoiled[step]
        spoiled[key] = value

    return change


def swap_links(spoiled: Data) -> None:
    spoiled["links"][0] = 2


NONSENSE: list[tuple[Callable[[Data], Any], str, str]] = [
    (lambda spoiled: spoiled.pop("tiles"), "$", "missing required field `tiles`"),
    (put("board", "chess"), "$.board", "chess"),
    (put("board", "loom"), "$.patterns", '"" is no layout'),
    (put("patterns", "ABC"), "$.patterns", '"ABC" is no layout'),
    (put("patterns", "A" * 50), "$.patterns", "length <= 3"),
    (put("draw", "poker"), "$.draw", "poker"),
    (put("first", 2), "$.first", "<= 1"),
    (put("first", 1), "$.warp", "only at a Warp"),
    (put("turn", 17), "$.turn", "<= 16"),
    (put("turn", 5), "$.turn", "do not fit turn 5"),
    (put("turn", 8), "$.turn", "do not fit turn 8"),
    (put("tiles", []), "$.tiles", "32 spaces, not 0"),
    (put("tiles", 3, 21), "$.tiles[3]", "<= 20"),
    (put("tiles", 18, 6), "$.tiles", "only 3 tiles 6"),
    (put("tiles", 18, 11), "$.tiles", "seat 0 has placed"),
    (put("links", []), "$.links", "never changes how many"),
    (put("links", 0, 4), "$.links[0]", "<= 3"),
    (swap_links, "$.links", "never changes how many"),
    (put("hand", []), "$.hand", "0 tiles are turned over instead of 1"),
    (put("hand", [1]), "$.tiles", "only 1 tiles 1"),
    (put("hand", [10]), "$.hand", "only the seat to move"),
    (put("hand", [11, 12, 13]), "$.hand", "length <= 2"),
    (put("warp", 18), "$.warp", "only at a Warp"),
    (put("warp", 33), "$.warp", "<= 32"),
    (put("named", [1]), "$.named", "only before"),
    (put("chance", -1), "$.chance", ">= 0"),
    (put("chance", 1 << 64), "$.chance", "64 bits"),
    (put("extra", 1), "$", "unknown field `extra`"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spoil", "path", "why"), NONSENSE, ids=[f"{n}-{row[2]}" for n, row in enumerate(NONSENSE)]
)
def test_nonsense_is_refused_with_the_field(spoil: Callable[[Data], Any], path: str, why: str) -> None:
    spoiled = data()
    spoil(spoiled)
    with pytest.raises(BadState) as trouble:
        Position.from_json(spoiled)
    assert why in trouble.value.why
    assert trouble.value.path == path


def test_the_excluded_space_and_its_edges_stay_empty() -> None:
    for spoil, path in ((_tile_on_excluded, "$.tiles[15]"), (_link_on_excluded, "$.links[")):
        spoiled = data(patterns="BDC")
        spoil(spoiled)
        with pytest.raises(BadState, match="out of the game") as trouble:
            Position.from_json(spoiled)
        assert trouble.value.path.startswith(path)


def _tile_on_excluded(spoiled: Data) -> None:
    spoiled["tiles"][15], spoiled["tiles"][18] = spoiled["tiles"][18], 0


def _link_on_excluded(spoiled: Data) -> None:
    edge = Position.from_json(spoiled).layout.ends.index((10, 15))
    full = next(index for index, kind in enumerate(spoiled["links"]) if kind)
    spoiled["links"][edge], spoiled["links"][full] = spoiled["links"][full], 0


def test_a_naming_without_choice_cannot_be_waited_for() -> None:
    desk = fresh(draw="oracle")
    spoiled = desk.position.to_json()
    spoiled["turn"] = 16
    spoiled["tiles"] = [*[1, 2, 3, 4, 5, 6, 6, 6, 7, 7, 8, 9, 9, 10, 10], *[11, 12, 13, 14, 15, 16, 16, 16, 17, 17, 18, 19, 19, 20], 0, 0, 0]  # fmt: skip
    with pytest.raises(BadState, match="one stack left"):
        Position.from_json(spoiled)


@pytest.mark.parametrize("junk", [None, 7, "agamemnon", [], {}, {"board": None}])
def test_junk_is_refused(junk: object) -> None:
    with pytest.raises(BadState):
        Position.from_json(junk)
