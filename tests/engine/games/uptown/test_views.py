"""What each seat may know, rules section 7, and that nothing else gets out."""

from __future__ import annotations

import random

import pytest

from engine.games.uptown.state import Position
from tests.engine.games.uptown.desk import arrange, fresh, random_positions


def test_a_seat_sees_its_own_rack_and_of_the_others_nothing() -> None:
    position = fresh(3).position
    view = position.observe(1)
    assert view["racks"] == [None, position.to_json()["racks"][1], None]
    assert view["supplies"] == [23, 23, 23]


def test_with_two_colours_a_seat_sees_both_its_racks() -> None:
    view = fresh(2).position.observe(0)
    assert [rack is None for rack in view["racks"]] == [False, True, False, True]


def test_a_spectator_sees_no_rack() -> None:
    assert fresh(4).position.observe(-1)["racks"] == [None] * 4


def test_all_see_board_captures_removed_tiles_and_numbers_of_groups() -> None:
    desk = arrange("red A1 A2 A3; blue C3=c", captured={"green": "blue 2"}, turns=4)
    saved = desk.position.to_json()
    for seat in (-1, 0, 1, 2):
        view = desk.position.observe(seat)
        assert view["board"] == saved["board"]
        assert view["captured"] == saved["captured"]
        assert view["removed"] == saved["removed"]
        assert view["groups"] == [1, 1, 0]
        assert view["protected"] == [12]
        assert view["start"] == 0


def test_at_the_end_all_see_the_tiles_that_were_not_placed() -> None:
    *_, last = random_positions(3, seed=4)
    assert last.observe(-1)["racks"] == last.to_json()["racks"]


def reshuffled(position: Position, seat: int, rng: random.Random) -> Position:
    """Exchange everything the seat cannot know: racks and supplies of others, the order of its own supply."""
    data = position.to_json()
    for colour, (rack, supply) in enumerate(zip(data["racks"], data["supplies"], strict=True)):
        own = colour % data["players"] == seat
        hidden = supply if own else [piece for piece in rack if piece] + supply
        rng.shuffle(hidden)
        if not own:
            number = sum(map(bool, rack))
            data["racks"][colour] = [*hidden[:number], 0][:5]
            hidden = hidden[number:]
        data["supplies"][colour] = hidden
    return Position.from_json(data)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_a_seat_cannot_know_never_changes_its_view(players: int) -> None:
    rng = random.Random(players)
    for number, position in enumerate(random_positions(players, seed=6)):
        if number % 10 == 0 and position.to_move >= 0:
            for seat in range(players):
                other = reshuffled(position, seat, rng)
                assert other.observe(seat) == position.observe(seat)
                assert other.observe(-1) == position.observe(-1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_imagined_world_counts_tiles(players: int) -> None:
    """A tile that was seen elsewhere is never dealt again; `from_json` checks that every tile is in one place."""
    rng = random.Random(players)
    for number, position in enumerate(random_positions(players, seed=8)):
        if number % 10 == 0:
            for seat in (*range(players), -1):
                view = position.observe(seat)
                world = Position.imagine(view, rng)
                assert world.observe(seat) == view
                assert Position.from_json(world.to_json()).to_json() == world.to_json()
                assert world.boards == position.boards
                assert world.groups == position.groups


def test_imagined_worlds_differ_in_racks_and_in_what_will_be_drawn() -> None:
    rng = random.Random(1)
    view = fresh(3).position.observe(0)
    worlds = [Position.imagine(view, rng).to_json() for _ in range(20)]
    assert len({tuple(world["racks"][1]) for world in worlds}) > 15
    assert len({tuple(world["supplies"][0]) for world in worlds}) > 15


def test_the_view_of_others_does_not_tell_the_drawn_tile() -> None:
    first, second = fresh(3), fresh(3)
    seat = first.position.to_move
    other = reshuffled(first.position, seat, random.Random(5))
    move = first.position.legal_moves()[0]
    first.position.play(move)
    other.play(move)
    assert first.rack(first.colours[seat]) != second.rack(first.colours[seat])
    assert first.position.observe((seat + 1) % 3)["racks"][seat] is None
    assert first.position.observe(-1) == other.observe(-1)


def test_the_rack_of_a_closed_colour_stays_hidden_until_the_end() -> None:
    desk = arrange(two_colours=True, turns=23, racks={"red": "1 2 3 4 5", "blue": "9"})
    desk.play("place 1.1 a1")
    assert desk.position.observe(1)["racks"][0] is None
    assert desk.position.observe(0)["racks"][0] == [0, 2, 3, 4, 5]
