"""What a seat may know (Isle of Skye 8): axes and stakes stay hidden until all are in; nothing else is."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.contract import NOBODY
from engine.games.isle_of_skye.state import Position
from engine.games.isle_of_skye.track import Phase
from tests.engine.games.isle_of_skye.arranging import VOICE, Table, building, new_table


def positions(players: int, seed: int) -> Iterator[Position]:
    """Yield every position of a random game, to look at."""
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    while state.to_move >= 0:
        yield state
        state.play(state.random_move(rng))
    yield state


def priced(*moves: str) -> Table:
    """A new game of two after some moves."""
    table = new_table(2, scoring="first_game", start_2=1)
    table.play(*moves)
    return table


def test_a_seat_sees_its_own_axe_and_stakes_and_nobody_elses() -> None:
    state = priced("axe 1.2", "stake 1 1.1").state
    own, other = state.observe(0), state.observe(1)
    assert own["axes"] == [1, None]
    assert own["stakes"] == [[1, 0, 0], None]
    assert other["axes"] == [None, -1]
    assert other["stakes"] == [None, [0, 0, 0]]
    assert state.observe(NOBODY)["axes"] == [None, None]


def test_others_see_only_that_a_seat_is_ready() -> None:
    """8: before the reveal the others may see whether that player has confirmed, nothing more."""
    views = [priced(*moves).state.observe(1) for moves in ((), ("axe 1.2",), ("axe 1.2", "stake 1 1.1"))]
    assert views[0] == views[1] == views[2]
    ready = [("axe 1.2", "stake 1 1.1", "stake 1 1.3"), ("axe 1.1", "stake 3 1.2", "stake 2 1.3")]
    seen = [priced(*moves).state.observe(1) for moves in ready]
    assert seen[0] == seen[1] != views[0]


def test_all_is_seen_when_the_last_seat_is_ready() -> None:
    state = priced("axe 1.2", "stake 1 1.1", "stake 1 1.3", "axe 2.1", "stake 2 2.2", "stake 3 2.3").state
    for seat in (0, 1, NOBODY):
        assert state.observe(seat)["axes"] == [1, 0]
        assert state.observe(seat)["stakes"] == [[1, 0, 1], [0, 2, 3]]


def test_gold_is_shown_to_its_owner_and_at_the_end_to_all() -> None:
    seen = list(positions(3, 5))
    assert [gold is not None for gold in new_table(3).state.observe(1)["gold"]] == [False, True, False]
    assert seen[-1].observe(NOBODY)["gold"] == seen[-1].free


def test_a_view_says_what_the_scoring_tiles_would_pay_now_but_nothing_of_gold() -> None:
    estate = [["L22", 1, 0, 0], ["L41", 1, 1, 2]]
    names = ["largest_lake", "gold_rank", "closed_areas", "ship_rank"]
    state = building(2, {0: estate}, stock=["L04", "L05"], scoring=names, free=[9, 0]).state
    for seat in (0, 1, NOBODY):
        assert state.observe(seat)["now"] == [[6, None, 1, 5], [0, None, 0, 0]]


def test_a_view_says_what_the_next_income_would_be() -> None:
    """The catch-up is that of the next round; after the last round there is no income."""
    earned = [[7, 0, 0, 0], [0, 0, 0, 0]]
    state = building(2, {0: [["L47", 0, -1, 0]]}, stock=["L04", "L05"], round=3, earned=earned).state
    assert state.observe(1)["income"] == [[5, 1, 0], [5, 0, 2]]
    assert building(2, stock=["L04", "L05"]).state.observe(1)["income"] is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_does_not_change_when_hidden_prices_and_the_generator_do(players: int) -> None:
    """Permute what a seat cannot know: axes and stakes of the other seats, and what chance will bring."""
    rng = random.Random(players)
    for state in positions(players, players):
        for seat in range(NOBODY, players):
            before = state.observe(seat)
            other = state.copy()
            other.chance = Chance(rng.getrandbits(64))
            if other.phase < Phase.BUY:
                for hidden in range(players):
                    if hidden != seat:
                        repriced(other, hidden, rng)
            assert other.observe(seat) == before


def repriced(state: Position, seat: int, rng: random.Random) -> None:
    """Give a seat another axe and other stakes, as far as it has decided on them."""
    purse, slots = state.purse(seat), [3 * seat, 3 * seat + 1, 3 * seat + 2]
    decided = sum(bool(state.stakes[slot]) for slot in slots)
    if state.axes[seat] < 0:
        return
    axed = rng.choice(slots)
    state.axes[seat] = axed
    for slot in slots:
        state.stakes[slot] = 0
    for slot in [slot for slot in slots if slot != axed][:decided]:
        state.stakes[slot] = rng.randrange(1, purse // 2 + 1)
    state.free[seat] = purse - sum(state.stakes[slot] for slot in slots)


@given(st.integers(2, 5), st.integers(0, 10**6), st.integers(0, 150), st.integers(0, 10**6))
def test_an_imagined_world_is_legal_and_looks_the_same(
    players: int, seed: int, plies: int, deal: int
) -> None:
    state, rng = new_table(players, seed=seed).state, random.Random(seed)
    for _ in range(plies):
        if state.to_move >= 0:
            state.play(state.random_move(rng))
    for seat in range(NOBODY, players):
        view = state.observe(seat)
        world = Position.imagine(view, random.Random(deal))
        assert world.observe(seat) == view
        assert Position.from_json(world.to_json()).to_json() == world.to_json()
        assert sorted(world.bag) == list(state.bag), "what lies open is not dealt again"


def test_imagined_prices_vary_over_axes_and_amounts() -> None:
    state = priced("axe 1.2", "stake 1 1.1", "stake 1 1.3").state
    rng = random.Random(1)
    worlds = [Position.imagine(state.observe(1), rng) for _ in range(300)]
    assert {world.axes[0] for world in worlds} == {0, 1, 2}
    stakes = {tuple(stake for stake in world.stakes[:3] if stake) for world in worlds}
    assert stakes == {(low, high) for low in range(1, 5) for high in range(1, 6 - low)}
    assert all(world.chance.word != state.chance.word for world in worlds)


def test_building_in_an_imagined_world_leaves_the_others_alone() -> None:
    """Worlds share their estates until one of them builds."""
    state = next(state for state in positions(2, 3) if state.phase == Phase.BUILD)
    view, rng = state.observe(0), random.Random(2)
    first, second = Position.imagine(view, rng), Position.imagine(view, rng)
    assert first.estates[0] is second.estates[0]
    first.play(first.legal_moves()[0])
    assert second.observe(0) == view
    assert Position.imagine(view, rng).observe(0) == view


def test_the_log_tells_nobody_else_what_is_behind_a_screen() -> None:
    table = new_table(3, start_3=1)
    moves = ("axe 1.2", "stake 1 1.1", "stake 2 1.3")
    own, other, all_see = (new_table(3, start_3=1).tells(*moves, seat=seat) for seat in (0, 1, NOBODY))
    assert len(own) == 4
    assert other == all_see == ["Ann is ready behind the screen."]
    events = [*table.play(*moves), *table.play("axe 2.1", "stake 1 2.2", "stake 1 2.3", "axe 3.1")]
    hidden = [event for event in events if not event.visible_to(2)]
    assert len(hidden) == 6
    assert not any(event.piece or event.place for event in events if event.visible_to(NOBODY))


def test_the_log_of_a_reveal_marks_what_was_hidden_before() -> None:
    moves = ("axe 1.2", "stake 1 1.1", "stake 2 1.3", "axe 2.1", "stake 4 2.2", "stake 1 2.3")
    events = new_table(2).play(*moves)
    revealed = [VOICE.speak(event.sentence) for event in events if event.reveals and not event.quiet]
    state = new_table(2).state
    ids = [f"L{tile:02}" for tile in state.drawn]
    assert revealed == [
        f"Ann asks 1 gold for tile {ids[0]} and 2 gold for tile {ids[2]}; the axe falls on tile {ids[1]}.",
        f"Ben asks 4 gold for tile {ids[4]} and 1 gold for tile {ids[5]}; the axe falls on tile {ids[3]}.",
    ]
