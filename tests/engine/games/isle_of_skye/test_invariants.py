"""What holds at every moment of every game: tiles and gold are neither made nor lost, events tell every movement."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core.contract import Event
from engine.games.isle_of_skye.places import (
    BAG,
    BANK,
    COINS,
    PURSE,
    SLOT,
    SLOTS,
    STOCK,
    TILES,
    estate_parts,
    estate_place,
)
from engine.games.isle_of_skye.state import Position
from engine.games.isle_of_skye.track import Phase
from tests.engine.games.isle_of_skye.arranging import new_table

games = given(st.integers(2, 5), st.integers(0, 10**6))


def tile_places(state: Position) -> dict[int, int]:
    """Return where each tile lies, by place number; AssertionError when a tile lies in two places or in none."""
    found = [(tile, BAG) for tile in state.bag]
    for slot, tile in enumerate(state.drawn):
        back = state.phase == Phase.BUY and slot in state.axes
        if tile and not back and not state.buyers[slot]:
            found.append((tile, SLOT + slot))
    found += [(tile, STOCK + seat) for seat, tiles in enumerate(state.stock) for tile in tiles]
    for seat, estate in enumerate(state.estates):
        laid = zip(estate.codes[1:], estate.cells[1:], strict=True)
        found += [(code >> 2, estate_place(seat, cell, code & 3)) for code, cell in laid]
    assert sorted(tile for tile, _ in found) == list(range(1, TILES + 1))
    return dict(found)


@games
def test_every_tile_is_in_one_place_and_events_carry_it_from_place_to_place(players: int, seed: int) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    lying = tile_places(state)
    while state.to_move >= 0:
        events: list[Event] = []
        state.play(state.random_move(rng), events)
        for event in events:
            if 1 <= event.piece <= TILES and event.origin:
                assert lying[event.piece] == event.origin
                lying[event.piece] = event.place
        assert lying == tile_places(state)


@games
def test_gold_goes_only_between_bank_purses_and_offers_and_events_tell_it(players: int, seed: int) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    ledger: Counter[int] = Counter({PURSE + seat: 5 for seat in range(players)})
    while state.to_move >= 0:
        events: list[Event] = []
        state.play(state.random_move(rng), events)
        for event in events:
            if event.piece >= COINS:
                ledger[event.origin] -= event.piece - COINS
                ledger[event.place] += event.piece - COINS
        assert [ledger[PURSE + seat] for seat in range(players)] == state.free
        offers = [stake if not state.buyers[slot] else 0 for slot, stake in enumerate(state.stakes)]
        assert [ledger[SLOT + slot] for slot in range(SLOTS * players)] == offers
        assert min(state.free) >= 0, "gold cannot become negative (9.22)"
        assert sum(state.purses()) == 5 * players - ledger[BANK]


@games
def test_estates_grow_by_at_most_three_tiles_a_round_and_reach_no_farther(players: int, seed: int) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    while state.to_move >= 0:
        state.play(state.random_move(rng))
    assert all(len(estate.cells) - 1 <= SLOTS * state.round for estate in state.estates)
    for seat, estate in enumerate(state.estates):
        for cell in (*estate.cells, *estate.frontier):
            assert estate_parts(estate_place(seat, cell, 3)) == (seat, cell, 3)


@games
def test_the_points_of_a_seat_are_those_of_its_scoring_tiles_until_the_end(players: int, seed: int) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    while state.to_move >= 0:
        assert state.score == [sum(state.earned[4 * seat : 4 * seat + 4]) for seat in range(players)]
        state.play(state.random_move(rng))


@games
def test_copies_share_estates_until_one_of_them_builds(players: int, seed: int) -> None:
    """A copy of a copy, played on by itself, never changes the others."""
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    for _ in range(seed % 40):
        state.play(state.random_move(rng))
    twin = state.copy()
    third = twin.copy()
    before = state.to_json()
    for other in (twin, third):
        while other.to_move >= 0:
            other.play(other.random_move(rng))
    assert state.to_json() == before
    again = state.copy()
    while again.to_move >= 0:
        again.play(again.random_move(rng))
    assert state.to_json() == before
