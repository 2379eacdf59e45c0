"""Loom of Fate, Oracle and Defy the Gods, rules sections 8 to 10."""

from __future__ import annotations

from engine.games.agamemnon.tiles import ORACLE_STACKS, TILE_TEXTS
from tests.engine.games.agamemnon.desk import arrange, fresh, web

# ---------------------------------------------------------------- Loom of Fate


def test_the_excluded_space_is_not_played_on() -> None:
    desk = arrange(turn=2, hand="w1 w2", patterns="BDC")
    spaces = {int(text.split()[2]) for text in desk.choices if text.startswith("place")}
    assert 15 not in spaces
    assert len(spaces) == 31


def test_a_warp_moves_a_string_tile_to_a_vacant_edge() -> None:
    """8.3: pattern A has no strings, so 2-4 is vacant; 4-9 (pattern C) has leadership."""
    desk = arrange(turn=6, hand="warp w1", patterns="BDC", empty="4").play("place t.warp 4")
    assert (desk.link("2-4"), desk.link("4-9")) == ("vacant", "leadership")
    desk.play("exchange 4-9 2-4")
    assert (desk.link("2-4"), desk.link("4-9")) == ("leadership", "vacant")


def test_a_moved_string_tile_joins_and_scores_like_any_other() -> None:
    """12.1.12."""
    desk = web("G LA@9", patterns="BDC")
    assert desk.holder("4-9") == "G"
    moved = web("G LA@9, G WARP@4 x 9/2", patterns="BDC")
    assert moved.holder("4-9") == "-"
    assert moved.link("2-4") == "leadership"


def test_two_vacant_edges_may_be_exchanged_without_effect() -> None:
    desk = arrange(turn=6, hand="warp w1", patterns="BDC", empty="2").play("place t.warp 2")
    before = bytes(desk.position.links)
    assert (desk.link("2-4"), desk.link("2-6")) == ("vacant", "vacant")
    assert bytes(desk.play("exchange 2-4 2-6").position.links) == before


def test_edges_of_the_excluded_space_are_not_chosen() -> None:
    """8.3: 10-15 leads to space 15, which is out of the game."""
    desk = arrange(turn=6, hand="warp w1", patterns="BDC", empty="10").play("place t.warp 10")
    assert not any("10-15" in text for text in desk.choices)


def test_vacant_edges_belong_to_no_string() -> None:
    desk = web("G W3@2, G W3@4", patterns="BDC")
    assert desk.holder("2-4") == "-"
    assert not any(
        "2-4" in text for kind in ("strength", "leadership", "force") for text in desk.strings(kind)
    )


# ---------------------------------------------------------------- Oracle


def test_the_stack_of_every_tile_is_named_before_any_is_turned_over() -> None:
    desk = arrange(turn=2, draw="oracle")
    assert desk.choices == ["name t.leaders", "name t.warriors", "name t.weavers"]
    desk.play("name t.leaders")
    assert desk.hand == []
    assert desk.choices == ["name t.leaders", "name t.warriors", "name t.weavers"]
    desk.play("name t.weavers")
    assert [
        TILE_TEXTS.index(tile) in ORACLE_STACKS[stack] for tile, stack in zip(desk.hand, (0, 2), strict=True)
    ] == [True, True]
    assert desk.verbs() == {"place"}


def test_the_same_stack_may_be_named_twice() -> None:
    desk = arrange(turn=2, draw="oracle").play("name t.warriors", "name t.warriors")
    assert all(TILE_TEXTS.index(tile) in ORACLE_STACKS[1] for tile in desk.hand)


def test_a_stack_is_named_only_as_often_as_it_has_tiles() -> None:
    used = "T LA@0, T LB@1, T LC@2, T LD@3"
    desk = arrange(used, turn=8, draw="oracle").play("name t.leaders")
    assert "name t.leaders" not in desk.choices
    assert len(desk.choices) == 2


def test_there_is_no_redraw_with_the_oracle() -> None:
    desk = arrange(turn=2, draw="oracle").play("name t.weavers", "name t.weavers")
    assert desk.verbs() == {"place"}


def test_the_only_stack_left_is_named_by_itself() -> None:
    """Own ruling: nothing is decided and nothing is learnt by naming it."""
    used = "T LA@0, T LB@1, T LC@2, T LD@3, T LE@4, T W1@5, T W1@6, T W1@7, T W2@8, T W2@9, T W3@10"
    desk = arrange(used + ", G WARP@11, G WARP@12", turn=13, draw="oracle", first="G")
    side = "gt"[desk.position.to_move]
    assert side == "g"
    while desk.position.turn == 13:
        desk.play(desk.choices[-1])
    assert desk.position.to_move == 1
    assert desk.position.turn == 14
    assert desk.verbs() == {"place"}
    assert all(TILE_TEXTS.index(tile) in ORACLE_STACKS[2] for tile in desk.hand)


def test_with_the_oracle_the_first_tile_is_named_too() -> None:
    assert fresh(draw="oracle").choices == ["name g.leaders", "name g.warriors", "name g.weavers"]


# ---------------------------------------------------------------- Defy the Gods


def test_all_tiles_that_are_left_may_be_placed() -> None:
    desk = fresh(draw="defy")
    assert {text.split()[1] for text in desk.choices} == {f"g.{tile}" for tile in TILE_TEXTS}
    assert desk.verbs() == {"place"}


def test_the_second_tile_may_be_chosen_after_the_first_is_placed() -> None:
    desk = fresh(draw="defy").play("place g.la 0", "place t.warp 4", "exchange 0-4 4-9")
    assert {text.split()[1] for text in desk.choices} == {f"t.{tile}" for tile in TILE_TEXTS}
    desk.play("place t.warp 8", "keep", "place g.w3 1")
    assert {text.split()[1] for text in desk.choices} == {f"g.{tile}" for tile in TILE_TEXTS} - {
        "g.la",
        "g.w3",
    }


def test_weavers_are_never_redrawn_by_those_who_defy_the_gods() -> None:
    assert "redraw" not in fresh(draw="defy").verbs()
