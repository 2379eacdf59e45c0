"""Which links belong together and who controls them, rules sections 6, 7 and the rulings of 12.1."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.agamemnon.board import NOTHING, SPACES
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.strings import SPAN, weave
from engine.games.agamemnon.tiles import WEFT, tile_of
from tests.engine.games.agamemnon.desk import VARIANTS, random_positions, web


def test_on_an_empty_board_every_link_is_a_string_of_its_own() -> None:
    desk = web()
    assert [len(desk.strings(kind)) for kind in ("strength", "leadership", "force")] == [17, 16, 16]


def test_links_of_one_kind_join_in_a_tile() -> None:
    """6.1: 18-20, 14-18 and 18-23 are all the leadership links at space 18."""
    assert "14-18 18-20 18-23" in web("G W1@18").strings("leadership")


def test_links_of_different_kinds_never_join() -> None:
    desk = web("G W1@14")
    assert "14-18 14-19" in desk.strings("leadership")
    assert "11-14 13-14" in desk.strings("force")


@pytest.mark.parametrize("weft", ["G WEFT@18", "T WEFT@18", ""])
def test_a_weft_of_either_side_and_an_empty_space_cut(weft: str) -> None:
    """6.2: every link ends there for itself, also with three links of one kind."""
    assert {"14-18", "18-20", "18-23"} <= set(web(weft).strings("leadership"))


def test_a_warp_joins_like_any_tile() -> None:
    """12.1.8."""
    assert "14-18 18-20 18-23" in web("T WARP@18").strings("leadership")


def test_a_ring_through_a_cutting_space_is_one_string_when_joined_the_other_way_round() -> None:
    """6.2."""
    assert "21-26 21-22 22-26" in web("G WARP@22 x 17/26, G WARP@21 x 19/26").strings("force")
    assert "21-26 21-22 22-26" in web("G WARP@22 x 17/26, G WARP@21 x 19/26, T WEFT@26").strings("force")


def test_a_weft_reached_twice_counts_once() -> None:
    """12.1.11: two Greek Warps against one Trojan Weft that the ring reaches by two links."""
    assert web("G WARP@22 x 17/26, G WARP@21 x 19/26, T WEFT@26").holder("21-22") == "G"


def test_a_weft_is_a_member_of_every_string_that_ends_at_it() -> None:
    """6.3, 12.1.7: alone it holds all three force links at space 24 ... and the one at 13."""
    desk = web("T WEFT@24")
    assert (desk.holder("23-24"), desk.holder("24-27")) == ("T", "T")
    assert desk.points == (0, 2)


def test_wefts_of_both_sides_at_the_ends_of_a_force_link_tie() -> None:
    """12.1.7."""
    desk = web("T WEFT@24, G WEFT@23")
    assert desk.holder("23-24") == "-"
    assert desk.holder("23-25") == "G"


def test_weavers_have_no_spears() -> None:
    """12.1.8."""
    assert web("G WARP@10").points == (0, 0) != web("G W1@10").points


def test_a_string_without_members_is_nobodys() -> None:
    """12.1.10."""
    assert web("G W1@0").holder("30-31") == "-"


@pytest.mark.parametrize(
    ("tiles", "holder"),
    [
        ("G W3@28, T W2@31", "G"),
        ("G W1@28, T W2@31", "T"),
        ("G W2@28, T W2@31", "-"),
        ("G LB@28, T W3@31", "-"),
        ("G WARP@28, T WEFT@31", "-"),
        ("G LC@28, T W3@31", "G"),
    ],
)
def test_strength_goes_to_more_spears_of_leaders_and_warriors(tiles: str, holder: str) -> None:
    assert web(tiles).holder("28-31") == holder


@pytest.mark.parametrize(
    ("tiles", "holder"),
    [
        ("G LE@14, T LA@18", "T"),
        ("G LD@14, T LE@18", "G"),
        ("G LD@14, T W3@18", "G"),
        ("G LD@14, T LD@18", "-"),
        ("G LD@14, T LD@18, T LE@20", "T"),
        ("G LB@14, T LC@18, T LD@20, T LE@23", "G"),
        ("G LA@14, G LC@23, T LA@18, T LB@20", "T"),
        ("G W3@14, T WARP@18", "-"),
    ],
)
def test_leadership_goes_to_the_higher_ranks(tiles: str, holder: str) -> None:
    assert web(tiles).holder("14-18") == holder


@pytest.mark.parametrize(
    ("tiles", "holder"),
    [
        ("G WEFT@21, T LA@22", "-"),
        ("G WARP@21, G WEFT@22", "G"),
        ("T W1@21", "T"),
        ("G W1@17, G W1@22, T W3@21", "G"),
    ],
)
def test_force_goes_to_more_tiles_of_any_kind(tiles: str, holder: str) -> None:
    assert web(tiles).holder("21-22") == holder


def naive_strings(state: Position) -> set[tuple[int, frozenset[int], frozenset[int]]]:
    """Strings as kind, edges and end spaces, by comparing all pairs of links: what the quick code must agree with."""
    edges = [edge for edge, kind in enumerate(state.links) if kind != NOTHING]
    groups = [{edge} for edge in edges]

    def joined(one: int, other: int) -> bool:
        common = set(state.layout.ends[one]) & set(state.layout.ends[other])
        tiles = [state.tiles[space] for space in common]
        return state.links[one] == state.links[other] and any(t and tile_of(t) != WEFT for t in tiles)

    for edge in edges:
        touching = [group for group in groups if any(joined(edge, other) for other in group)] + [
            g for g in groups if edge in g
        ]
        merged = set().union(*touching)
        groups = [group for group in groups if not group & merged] + [merged]
    return {
        (state.links[min(g)], frozenset(g), frozenset(s for edge in g for s in state.layout.ends[edge]))
        for g in groups
    }


def kept_strings(state: Position) -> set[tuple[int, frozenset[int], frozenset[int]]]:
    found = set()
    for string, packed in enumerate(state.strings):
        if packed:
            edges = frozenset(edge for edge, owner in enumerate(state.string_of) if owner == string)
            spaces = frozenset(space for space in range(SPACES) if packed & SPAN & 1 << space)
            assert packed >> SPACES == len(edges)
            found.add((state.links[string], edges, spaces))
    return found


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(VARIANTS), st.integers(0, 10_000))
def test_strings_are_kept_true_through_a_match(options: dict[str, str], seed: int) -> None:
    for number, state in enumerate(random_positions(seed, **options)):
        if number % 4 == 0 or state.to_move < 0:
            assert kept_strings(state) == naive_strings(state)
            woven = state.copy()
            weave(woven)
            assert kept_strings(woven) == kept_strings(state)
