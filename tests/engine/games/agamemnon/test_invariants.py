"""What is true in every position, along random matches of every variant."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.agamemnon.board import SPACES
from engine.games.agamemnon.state import Position
from engine.games.agamemnon.tiles import COUNTS, KINDS, LEADERS, SPEARS, WEFT, side_of, tile_of, tiles_in
from tests.engine.games.agamemnon.desk import VARIANTS, random_positions

matches = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 10_000))


def walk(options: dict[str, str], seed: int) -> list[Position]:
    return [position.copy() for position in random_positions(seed, **options)]


@settings(max_examples=30, deadline=None)
@given(matches)
def test_every_tile_is_on_the_board_turned_over_or_in_its_stack(match: tuple[dict[str, str], int]) -> None:
    for position in walk(*match):
        view = position.observe(0)
        pieces = Counter(
            [*filter(None, view["tiles"]), *view["hand"], *view["stacks"][0], *view["stacks"][1]]
        )
        assert pieces == {KINDS * side + tile + 1: COUNTS[tile] for side in (0, 1) for tile in range(KINDS)}


@settings(max_examples=30, deadline=None)
@given(matches)
def test_string_tiles_are_neither_made_nor_lost(match: tuple[dict[str, str], int]) -> None:
    """12.1.6."""
    for position in walk(*match):
        assert sorted(position.links) == sorted(position.layout.links)


@settings(max_examples=30, deadline=None)
@given(matches)
def test_the_sets_follow_from_the_tiles(match: tuple[dict[str, str], int]) -> None:
    for position in walk(*match):
        lying = {space: piece for space, piece in enumerate(position.tiles) if piece}
        assert position.empty == position.layout.spaces & ~sum(1 << space for space in lying)
        assert position.joining == _set(position, lambda piece: tile_of(piece) != WEFT)
        for side in (0, 1):
            assert position.occupied[side] == _set(position, lambda piece, side=side: side_of(piece) == side)
            for plane in range(3):
                spears = _set(
                    position, lambda p, s=side, n=plane: side_of(p) == s and SPEARS[tile_of(p)] >> n & 1
                )
                assert position.spears[3 * side + plane] == spears
            for rank in range(LEADERS):
                leader = _set(position, lambda p, s=side, r=rank: side_of(p) == s and tile_of(p) == r)
                assert position.leaders[LEADERS * side + rank] == leader


def _set(position: Position, wanted) -> int:
    return sum(
        1 << space for space in range(SPACES) if position.tiles[space] and wanted(position.tiles[space])
    )


@settings(max_examples=30, deadline=None)
@given(matches)
def test_turn_and_tiles_fit_together(match: tuple[dict[str, str], int]) -> None:
    for position in walk(*match):
        on_board = sum(map(bool, position.tiles))
        due = sum(map(tiles_in, range(1, position.turn + 1)))
        assert on_board == due - position.left + (position.warp >= 0)
        assert (position.to_move < 0) == (position.left == 0)


@settings(max_examples=20, deadline=None)
@given(matches)
def test_copies_share_nothing_that_changes(match: tuple[dict[str, str], int]) -> None:
    for position in walk(*match)[:-1:3]:
        before = position.to_json(), list(position.strings), position.string_of
        twin = position.copy()
        twin.play(twin.legal_moves()[0])
        assert (position.to_json(), list(position.strings), position.string_of) == before
