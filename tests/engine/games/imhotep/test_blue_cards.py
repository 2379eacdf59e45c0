"""Rules file 5.4: each blue card, its exact legality, and what happens in which order."""

from __future__ import annotations

import pytest


def test_a_blue_card_is_the_action_of_the_turn_and_goes_to_the_discard_pile(imhotep):
    table = imhotep(2, hands={"a": "chisel"}).play("play chisel", "load a 1.1", "load a 1.2")
    assert table.decides == "b"
    assert table.cards("a") == []
    assert table.discard == ["chisel"]


def test_only_own_cards_can_be_played(imhotep):
    table = imhotep(2, hands={"b": "chisel"})
    assert table.refuses("play chisel") == "You do not have the card Chisel."


def test_a_card_lies_in_play_until_its_whole_effect_is_done(imhotep):
    table = imhotep(2, hands={"a": "chisel"}).play("play chisel", "load a 1.1")
    assert table.discard == []
    assert table.position.played > 0


# ---------------------------------------------------------------- Lever


def test_the_lever_sails_a_ship_and_its_player_orders_all_stones(imhotep):
    table = imhotep(4, ships="ab.c .... ... ..", hands={"a": "lever"})
    table.play("play lever", "sail 1 burial", "order c 1")
    assert table.choices == ["order a 2", "order b 2"]
    table.play("order a 2")
    assert list(table.position.burial) == [2, 0, 1], "the last stone needs no choice"
    assert table.decides == "b"


def test_the_lever_fixes_the_whole_order_before_the_first_stone_is_unloaded(imhotep):
    table = imhotep(4, ships="abc. .... ... ..", hands={"a": "lever"}).play(
        "play lever", "sail 1 pyramids", "order b 1"
    )
    assert table.scores == [0, 0, 0, 0]
    assert table.play("order c 2").scores == [3, 2, 1, 0]


def test_the_lever_at_the_market_orders_the_picks(imhotep):
    table = imhotep(
        4, ships=".... .... ab. ..", hands={"c": "lever"}, turn="c", market="statue lever statue chisel"
    )
    table.play("play lever", "sail 3 market", "order b 1")
    assert table.decides == "b"
    table.play("take b 4")
    assert table.decides == "a"


def test_stones_of_one_player_need_no_order(imhotep):
    table = imhotep(2, ships="aaa. ... ... .", hands={"a": "lever"}).play("play lever", "sail 1 burial")
    assert list(table.position.burial) == [0, 0, 0]


def test_the_lever_needs_a_ship_that_can_sail(imhotep):
    table = imhotep(2, hands={"a": "lever"})
    reason = "The Lever sails a ship, but no ship in the harbour has enough stones."
    assert table.refuses("play lever") == reason


# ---------------------------------------------------------------- Hammer


def test_the_hammer_gets_stones_and_then_places_one(imhotep):
    table = imhotep(2, sled=[1, 3], hands={"a": "hammer"}).play("play hammer")
    assert table.sled("a") == 4
    table.play("load a 2.3")
    assert (table.sled("a"), table.decides) == (3, "b")


def test_the_hammer_works_with_a_single_stone_to_get(imhotep):
    assert imhotep(2, sled=[4, 3], hands={"a": "hammer"}).play("play hammer").sled("a") == 5


@pytest.mark.parametrize(
    ("arranged", "reason"),
    [
        ({"sled": [5, 3]}, "The Hammer gets stones first, but your sled is full."),
        ({"sled": [1, 3], "quarry": [0, 10]}, "The Hammer gets stones first, but your quarry is empty."),
        (
            {"ships": "abab aba bab b", "sled": [1, 3]},
            "The Hammer places a stone, but no ship in the harbour has a free berth.",
        ),
    ],
)
def test_the_hammer_is_refused_when_a_part_is_impossible(imhotep, arranged, reason):
    assert imhotep(2, hands={"a": "hammer"}, **arranged).refuses("play hammer") == reason


# ---------------------------------------------------------------- Sail


def test_the_sail_places_a_stone_and_sails_the_same_ship(imhotep):
    table = imhotep(2, ships="ab.. aa. ... .", hands={"a": "sail"}).play("play sail", "load a 1.3")
    assert table.refuses("sail 2 temple") == "The Sail moves ship 1, where you placed the stone."
    table.play("sail 1 temple")
    assert list(table.position.temple) == [0, 1, 0]
    assert (table.decides, table.discard) == ("b", ["sail"])


@pytest.mark.parametrize(
    ("ships", "legal"),
    [
        ("ab.. 3>market 3>temple 1>burial", True),
        ("b... 3>market 3>temple 1>burial", False),
        ("abab 3>market 3>temple 1>burial", False),
    ],
)
def test_the_sail_needs_a_free_berth_and_one_stone_less_than_the_minimum(imhotep, ships, legal):
    table = imhotep(2, ships=ships, sailor="a", hands={"a": "sail"})
    assert table.allows("play sail") is legal
    if not legal:
        reason = "The Sail needs a ship with a free berth that could sail with one stone more; there is none."
        assert table.refuses("play sail") == reason


def test_the_stone_of_the_sail_cannot_go_where_the_ship_could_not_sail(imhotep):
    table = imhotep(2, ships="a... ... ... .", hands={"a": "sail"}).play("play sail")
    assert table.choices == ["load a 4.1"]
    reason = "The Sail must carry the ship away: ship 1 needs 3 stones to sail and would have 2."
    assert table.refuses("load a 1.2") == reason


def test_the_sail_needs_a_stone_on_the_sled(imhotep):
    table = imhotep(2, sled=[0, 3], hands={"a": "sail"})
    assert table.refuses("play sail") == "The Sail places a stone first, but your sled is empty."


# ---------------------------------------------------------------- Chisel


@pytest.mark.parametrize("berths", [("1.1", "1.4"), ("1.1", "2.1")])
def test_the_chisel_places_two_stones_on_one_ship_or_two(imhotep, berths):
    table = imhotep(2, hands={"a": "chisel"}).play("play chisel", *(f"load a {berth}" for berth in berths))
    assert (table.sled("a"), table.decides) == (1, "b")


def test_the_chisel_with_a_single_stone_is_refused(imhotep):
    table = imhotep(2, sled=[1, 3], hands={"a": "chisel"})
    assert table.refuses("play chisel") == "The Chisel places 2 stones; you have 1 stone on your sled."


def test_the_chisel_needs_two_free_berths(imhotep):
    table = imhotep(2, ships="abab aba ba. b", hands={"a": "chisel"})
    assert table.refuses("play chisel") == "The Chisel places 2 stones; the harbour has 1 free berth."


def test_the_chisel_does_not_sail_a_ship(imhotep):
    table = imhotep(2, hands={"a": "chisel"}).play("play chisel", "load a 4.1")
    reason = "The Chisel is being carried out: place a stone on a ship."
    assert table.refuses("sail 4 temple") == table.refuses("get a") == reason


def test_a_second_blue_card_must_wait_for_the_next_turn(imhotep):
    table = imhotep(2, hands={"a": "chisel hammer"}, sled=[3, 3]).play("play chisel")
    assert table.refuses("play hammer") == "The Chisel is being carried out: place a stone on a ship."


def test_a_blue_card_gained_in_the_turn_of_another_is_used_in_the_own_next_turn(imhotep):
    table = imhotep(2, ships=".... ... ... b", market="statue lever chisel statue").play(
        "sail 4 market", "take b 3"
    )
    assert table.decides == "b"
    assert table.allows("play chisel")
