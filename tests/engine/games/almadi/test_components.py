"""The data file has the totals of the rules (2, 11, 12.3), and its names are the words people read."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.almadi.components import (
    CAPACITY,
    DATA,
    IN_PLAY,
    NUMBERS,
    SIDES_OF,
    TILES_OF_TYPE,
    TYPES,
    effect_of,
    space_of,
)
from engine.games.almadi.words import Character, FullName, Goal, Objective, Power


def test_there_are_22_landscapes_of_each_type_and_all_are_different() -> None:
    assert [len(tiles) for tiles in TILES_OF_TYPE] == [22, 22, 22, 22]
    assert len({(tile.type, tile.sides) for tile in DATA.landscapes}) == 88


def test_the_sides_of_all_landscapes_add_up_to_the_totals_of_the_rules() -> None:
    sides = Counter(side for tile in DATA.landscapes for side in tile.sides)
    assert sides == {
        "arrow": 176, "djinn": 28, "mosaic": 34, "stall": 34, "moon": 20, "ruby": 28,
        "jar1": 16, "jar2": 12, "jar3": 4,
    }  # fmt: skip
    for side in range(4):
        assert sum(tile.sides[side] == "arrow" for tile in DATA.landscapes) == 44


@pytest.mark.parametrize("type_", TYPES)
def test_each_type_has_44_arrows_and_44_effects(type_: str) -> None:
    sides = [side for tile in DATA.landscapes if tile.type == type_ for side in tile.sides]
    assert sides.count("arrow") == len(sides) - sides.count("arrow") == 44


def test_no_landscape_shows_the_same_effect_twice() -> None:
    for tile in DATA.landscapes:
        effects = [side for side in tile.sides if side != "arrow"]
        assert len(set(effects)) == len(effects), tile.id


def test_each_start_tile_has_one_landscape_of_each_type_and_only_right_hand_sides() -> None:
    assert len(DATA.start_tiles) == 5
    for number, start in enumerate(DATA.start_tiles):
        assert sorted(type_ for type_, _ in start.rows) == sorted(TYPES)
        for row in range(1, 5):
            north, east, south, west = SIDES_OF[space_of(number, row)]
            assert (north, south, west) == ("", "", "")
            assert east == start.rows[row - 1][1]


@pytest.mark.parametrize("players", NUMBERS.players)
def test_everybody_gets_16_landscapes_and_8_are_left(players: int) -> None:
    assert 4 * IN_PLAY[players].landscapes_per_type == 16 * players + 8


def test_the_numbers_of_pieces_in_play_are_those_of_the_table() -> None:
    table = {
        players: (row.landscapes_per_type, row.mosaics, row.stalls, row.grey_objectives, row.characters_dealt)
        for players, row in IN_PLAY.items()
    }
    assert table == {
        2: (10, 14, 14, 2, 4), 3: (14, 21, 21, 3, 3), 4: (18, 28, 28, 4, 3), 5: (22, 32, 32, 5, 3),
    }  # fmt: skip


def test_the_points_for_rubies_are_those_of_the_table() -> None:
    assert [IN_PLAY[players].ruby_points for players in (2, 3, 4, 5)] == [
        (10, 4), (12, 8, 4), (12, 8, 4, 2), (12, 8, 4, 2, 0),
    ]  # fmt: skip


def test_the_capacity_of_caravans_is_that_of_the_table() -> None:
    assert CAPACITY == (0, 2, 5, 10, 15, 20, 35, 50, 65)


def test_objectives_are_6_of_each_colour_and_8_grey_worth_6_or_9() -> None:
    colours = Counter(card.colour for card in DATA.objectives)
    assert colours == {"red": 6, "yellow": 6, "blue": 6, "green": 6, "grey": 8}
    assert {card.points for card in DATA.objectives} == {6, 9}
    assert sorted(card.id for card in DATA.objectives if card.points == 9) == sorted(
        ["R5", "R6", "Y5", "Y6", "B5", "B6", "G5", "G6", "N7", "N8"]
    )


def test_objectives_and_characters_are_called_as_on_their_cards() -> None:
    for objective in DATA.objectives:
        assert Objective[objective.id] == objective.name
        assert Goal[objective.id] == f"{objective.text}."
    for character in DATA.characters:
        assert character.name in Character[character.id]
        assert character.title.removeprefix("of ") in FullName[character.id]
        assert Power[character.id].rstrip(".") == character.text.rstrip(".")
    assert (len(Objective), len(Goal), len(Character), len(FullName), len(Power)) == (32, 32, 26, 26, 26)


@pytest.mark.parametrize(
    ("side", "touching", "result"),
    [
        ("arrow", "mosaic", "mosaic"),
        ("stall", "arrow", "stall"),
        ("arrow", "arrow", ""),
        ("moon", "ruby", ""),
        ("arrow", "", ""),
        ("djinn", "", ""),
    ],
)
def test_a_contact_is_an_arrow_and_an_effect(side: str, touching: str, result: str) -> None:
    """The table of 5.2."""
    assert effect_of(side, touching) == result
