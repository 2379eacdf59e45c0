"""What is true in every position, along random matches of every kind."""

from __future__ import annotations

from itertools import chain, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.uptown.groups import groups, protected
from engine.games.uptown.rules import UNKNOWN
from engine.games.uptown.state import Position
from engine.games.uptown.tiles import ALL_CELLS, BITS, CELLS, COLOUR, PIECES
from tests.engine.games.uptown.desk import random_positions
from tests.engine.games.uptown.test_groups import naive_groups

KINDS = [(2, "two_colours"), (2, "single"), (3, ""), (4, ""), (5, "")]
matches = st.tuples(st.sampled_from(KINDS), st.integers(0, 10_000), st.sampled_from(["uptown", "blockers"]))


def walk(kind: tuple[int, str], seed: int, scoring: str) -> list[Position]:
    options = {"two_player_mode": kind[1]} if kind[1] else {}
    return [position.copy() for position in random_positions(kind[0], seed, scoring=scoring, **options)]


@settings(max_examples=25, deadline=None)
@given(matches)
def test_every_tile_is_in_exactly_one_place(match: tuple[tuple[int, str], int, str]) -> None:
    for position in walk(*match):
        saved = position.to_json()
        piles = [saved["board"], saved["removed"], *saved["captured"], *saved["racks"], *saved["supplies"]]
        assert sorted(filter(None, chain(*piles))) == [
            p for pieces in PIECES[: len(position.boards)] for p in pieces
        ]


@settings(max_examples=25, deadline=None)
@given(matches)
def test_what_is_kept_for_speed_follows_from_the_tiles(match: tuple[tuple[int, str], int, str]) -> None:
    for position in walk(*match):
        for colour, board in enumerate(position.boards):
            assert board == sum(
                BITS[c] for c in ALL_CELLS if position.lying[c] and COLOUR[position.lying[c]] == colour
            )
            assert position.groups[colour] == len(groups(board))
            assert position.cuts[colour] in (UNKNOWN, protected(board))
        assert Position.from_json(position.to_json()).cuts == [protected(board) for board in position.boards]


@settings(max_examples=8, deadline=None)
@given(matches)
def test_legal_is_what_the_rules_say_word_by_word(match: tuple[tuple[int, str], int, str]) -> None:
    """3.1 written down naively, with the groups counted on the board before and without the tile."""
    for position in walk(*match)[::5]:
        seat = position.to_move
        wanted = set()
        for colour in position.colours_of(seat) if seat >= 0 else ():
            rack = position.to_json()["racks"][colour]
            for piece in rack if all(rack) else ():
                wanted |= {(piece, cell) for cell in CELLS[piece] if _naively_free(position, seat, cell)}
        assert {(move >> 14 & 1023, move & 16383) for move in position.legal_moves()} == wanted


def _naively_free(position: Position, seat: int, cell: int) -> bool:
    lying = position.lying[cell]
    if not lying:
        return True
    board = position.boards[COLOUR[lying]]
    if COLOUR[lying] in position.colours_of(seat):
        return False
    return len(naive_groups(board ^ BITS[cell])) <= len(naive_groups(board))


@settings(max_examples=15, deadline=None)
@given(matches)
def test_a_capture_never_gives_the_victim_more_groups(match: tuple[tuple[int, str], int, str]) -> None:
    positions = walk(*match)
    for before, after in pairwise(positions):
        others = [c for c in range(len(before.boards)) if c not in before.colours_of(before.to_move)]
        assert all(after.groups[colour] <= before.groups[colour] for colour in others)


@pytest.mark.parametrize("kind", KINDS)
def test_copies_share_nothing_that_changes(kind: tuple[int, str]) -> None:
    for position in walk(kind, 3, "uptown")[:-1:7]:
        before = position.to_json()
        twin = position.copy()
        twin.play(twin.legal_moves()[-1])
        assert position.to_json() == before
        assert twin.to_json() != before
