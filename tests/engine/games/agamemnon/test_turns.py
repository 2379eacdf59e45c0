"""The course of the game: turns, drawing, redrawing, placing, exchanging; rules section 5."""

from __future__ import annotations

import random

import pytest

from engine.games.agamemnon.tiles import TILE_TEXTS, TILES
from tests.engine.games.agamemnon.desk import VARIANTS, arrange, fresh, name_of, random_positions

every_variant = pytest.mark.parametrize("options", VARIANTS, ids=name_of)


@every_variant
@pytest.mark.parametrize("first", ["greek", "trojan"])
def test_sixteen_turns_of_one_two_and_one_tiles(options: dict[str, str], first: str) -> None:
    """The table of 5.1."""
    desk, rng = fresh(4, **{**options, "first_player": first}), random.Random(1)
    state, turns = desk.position, []
    while state.to_move >= 0:
        if state.turn > len(turns):
            turns.append((state.to_move, state.left, 32 - state.empty.bit_count()))
        state.play(state.random_move(rng))
    seat = 0 if first == "greek" else 1
    assert turns == [
        ((seat + turn) % 2, 1 if turn in (0, 15) else 2, max(0, 2 * turn - 1)) for turn in range(16)
    ]
    assert [sum(1 for p in state.tiles if p and (p > 10) == side) for side in (False, True)] == [TILES, TILES]
    assert state.empty.bit_count() == 2


def test_the_first_turn_turns_over_one_tile_the_next_two() -> None:
    desk = fresh()
    assert len(desk.hand) == 1
    desk.play(f"place g.{desk.hand[0]} 0")
    if desk.position.warp >= 0:
        desk.play("keep")
    assert (desk.position.turn, len(desk.hand), desk.position.to_move) == (2, 2, 1)


def test_both_tiles_are_placed_in_either_order() -> None:
    desk = arrange(turn=6, hand="w1 lb")
    assert {text.split()[1] for text in desk.choices} == {"t.w1", "t.lb"}
    desk.play("place t.lb 0")
    assert {text.split()[1] for text in desk.choices} == {"t.w1"}
    assert desk.position.turn == 6
    desk.play("place t.w1 1")
    assert desk.position.turn == 7


def test_two_equal_tiles_are_one_choice() -> None:
    desk = arrange(turn=6, hand="w1 w1")
    assert len(desk.choices) == desk.position.empty.bit_count()


def test_a_tile_goes_on_any_empty_space() -> None:
    desk = arrange("G W1@5", turn=2, hand="w1 lb")
    spaces = {int(text.split()[2]) for text in desk.choices if text.startswith("place")}
    assert spaces == set(range(32)) - {5}


def test_there_is_no_passing() -> None:
    assert arrange(turn=7, hand="w1 weft").verbs() == {"place"}


def test_the_last_tile_is_placed_on_one_of_three_spaces_and_ends_the_game() -> None:
    desk = arrange(turn=16, hand="la", empty="0 1 2")
    assert desk.choices == ["place t.la 0", "place t.la 1", "place t.la 2"]
    desk.play("place t.la 1")
    assert desk.position.to_move == -1
    assert desk.position.legal_moves() == []


def test_a_warp_as_last_tile_still_exchanges_before_the_end() -> None:
    """12.1.14: it need not."""
    desk = arrange(turn=16, hand="warp", empty="0 1 2").play("place t.warp 0")
    assert desk.position.to_move == 1
    assert desk.choices == ["exchange 0-1 0-4", "exchange 0-4 0-1", "keep"]
    desk.play("keep")
    assert desk.position.to_move == -1


# ---------------------------------------------------------------- redraw


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_weaver_may_be_redrawn_in_the_first_two_turns_of_each_player(turn: int) -> None:
    """5.2.2, 12.1.1."""
    hand = "warp" if turn == 1 else "warp w1"
    side = "gt"[(turn - 1) % 2]
    assert f"redraw {side}.warp" in arrange(turn=turn, hand=hand).choices


def test_later_weavers_are_not_redrawn() -> None:
    assert arrange(turn=5, hand="warp weft").verbs() == {"place"}


def test_both_weavers_may_be_redrawn_in_any_order() -> None:
    desk = arrange(turn=2, hand="warp weft")
    assert {text for text in desk.choices if text.startswith("redraw")} == {"redraw t.warp", "redraw t.weft"}


def test_a_redrawn_weaver_goes_back_and_the_other_tile_stays() -> None:
    desk = arrange(turn=2, hand="weft lb")
    desk.play("redraw t.weft")
    assert "lb" in desk.hand
    assert len(desk.hand) == 2
    assert len(desk.stack("T")) == 13
    assert sorted([*desk.hand, *desk.stack("T")]) == sorted(desk_set())


def test_a_weaver_that_comes_back_may_be_returned_again() -> None:
    """12.1.2."""
    for seed in range(60):
        desk = arrange(turn=1, hand="weft")
        desk.position.chance.word = seed
        desk.play("redraw g.weft")
        if desk.hand == ["weft"]:
            desk.play("redraw g.weft")
            return
    pytest.fail("no weaver was drawn again in 60 tries")


def test_all_tiles_can_come_from_a_redraw() -> None:
    drawn = set()
    for seed in range(400):
        desk = arrange(turn=1, hand="weft")
        desk.position.chance.word = seed << 32
        drawn.add(desk.play("redraw g.weft").hand[0])
    assert drawn == set(TILE_TEXTS)


def test_after_the_first_tile_nothing_is_redrawn() -> None:
    desk = arrange(turn=2, hand="warp lb").play("place t.lb 0")
    assert desk.verbs() == {"place"}


def test_keeping_a_weaver_is_allowed() -> None:
    desk = arrange(turn=2, hand="weft lb").play("place t.weft 0", "place t.lb 1")
    assert desk.position.turn == 3


# ---------------------------------------------------------------- Warp and Weft


def test_a_warp_may_exchange_any_two_edges_at_its_space_or_none() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4")
    edges = ["0-4", "4-9", "2-4", "4-8"]
    assert set(desk.choices) == {f"exchange {a} {b}" for a in edges for b in edges if a != b} | {"keep"}


def test_only_the_two_string_tiles_change_places() -> None:
    desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4")
    before = bytes(desk.position.links)
    desk.play("exchange 2-4 4-9")
    assert (desk.link("2-4"), desk.link("4-9")) == ("strength", "leadership")
    assert sum(a != b for a, b in zip(before, desk.position.links, strict=True)) == 2
    assert sorted(before) == sorted(desk.position.links)
    assert desk.position.turn == 6


def test_the_exchange_may_be_named_from_either_edge() -> None:
    one, other = (arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4") for _ in range(2))
    one.play("exchange 2-4 4-9")
    other.play("exchange 4-9 2-4")
    assert one.position.to_json() == other.position.to_json()


def test_exchanging_equal_strings_and_keeping_change_nothing() -> None:
    for line in ("exchange 0-4 4-9", "keep"):
        desk = arrange(turn=6, hand="warp w1", empty="4").play("place t.warp 4")
        before = bytes(desk.position.links)
        assert bytes(desk.play(line).position.links) == before


def test_a_second_warp_may_use_what_the_first_has_just_moved() -> None:
    """12.1.3: 2-4 becomes strength, then goes on to 2-3."""
    desk = arrange(turn=6, hand="warp warp", empty="2 4").play("place t.warp 4", "exchange 2-4 4-9")
    assert desk.link("2-3") == "leadership"
    desk.play("place t.warp 2", "exchange 2-4 2-3")
    assert (desk.link("2-3"), desk.link("2-4"), desk.link("4-9")) == ("strength", "leadership", "leadership")


def test_a_warp_needs_nothing_at_the_other_ends() -> None:
    """12.1.5."""
    desk = arrange("G WEFT@2", turn=6, hand="warp w1", empty="4 9").play("place t.warp 4", "exchange 2-4 4-9")
    assert desk.link("2-4") == "strength"


def test_an_exchange_can_part_a_string() -> None:
    """12.1.4: 18-20 leaves the leadership string at 18 for the force of 20-25."""
    desk = arrange("G LA@18, T W1@14", turn=8, hand="warp w1", empty="20 25 15")
    assert any("14-18" in text and "18-20" in text for text in desk.strings("leadership"))
    desk.play("place t.warp 20", "exchange 18-20 20-25")
    assert not any("14-18" in text and "18-20" in text for text in desk.strings("leadership"))


def test_a_weft_does_nothing_at_once() -> None:
    desk = arrange(turn=6, hand="weft w1", empty="4").play("place t.weft 4")
    assert desk.verbs() == {"place"}


@every_variant
def test_a_placed_tile_never_moves(options: dict[str, str]) -> None:
    before = b""
    for position in random_positions(5, **options):
        assert all(new == old for old, new in zip(before, position.tiles, strict=False) if old)
        before = bytes(position.tiles)


def desk_set() -> list[str]:
    """The tiles of a side, one by one."""
    return ["la", "lb", "lc", "ld", "le", *["w1"] * 3, *["w2"] * 2, "w3", *["warp"] * 2, *["weft"] * 2]
