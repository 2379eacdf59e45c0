"""Rules file 5, 5.1, 5.4: turns, taking a card, refilling the row."""

from __future__ import annotations

import pytest

ROW = "wheat-0 fish-0 cattle-0 marble-0 wheat-1 fish-1 cattle-1 marble-2 ebony-2"


def test_taking_the_third_card_puts_two_into_corruption(sobek):
    table = sobek(row=ROW).play("take a 3")
    assert table.hand("a") == ["cattle-0"]
    assert sorted(table.pile("a")) == ["fish-0", "wheat-0"]
    assert table.row == ROW.split()[3:]
    assert table.decides == "b"
    assert table.log == [
        "Ann takes card 3 of the row: cattle.",
        "Ann puts 2 skipped cards on the corruption pile: wheat, fish.",
    ]


def test_the_first_card_costs_no_corruption(sobek):
    table = sobek(row=ROW).play("take a 1")
    assert table.pile("a") == []
    assert table.row == ROW.split()[1:]


def test_only_the_first_four_cards_can_be_taken(sobek):
    table = sobek(row=ROW)
    assert table.choices == ["take a 1", "take a 2", "take a 3", "take a 4"]
    assert (
        table.refuses("take a 5") == "Card 5 is out of reach: only the first 4 cards of the row can be taken."
    )


def test_a_row_of_two_has_positions_1_and_2_only(sobek):
    table = sobek(row="wheat-0 fish-0")
    assert table.choices == ["take a 1", "take a 2"]
    assert table.refuses("take a 3") == "There is no card 3 in the row: it has 2 cards."


def test_positions_are_counted_after_each_removal(sobek):
    table = sobek(row=ROW).play("take a 2", "take b 1", "take c 3")
    assert table.hand("b") == ["cattle-0"]
    assert table.hand("c") == ["fish-1"]
    assert table.row == ["cattle-1", "marble-2", "ebony-2"]


def test_turns_go_clockwise_and_passing_is_impossible(sobek):
    table = sobek(row=ROW)
    assert table.refuses("pass") == "You cannot pass: take a card, lay a set or play a character."
    assert [table.play(line).decides for line in ("take a 1", "take b 1", "take c 1")] == ["b", "c", "a"]


def test_a_face_down_character_is_taken_unseen_and_skipped_ones_are_seen_by_the_owner_only(sobek):
    table = sobek(row="thief wheat-0 queen fish-0").play("take a 3")
    assert table.hand("a") == ["queen"]
    assert sorted(table.pile("a")) == ["thief", "wheat-0"]
    assert table.log == [
        "Ann takes card 3 of the row: face-down character.",
        "Ann puts 2 skipped cards on the corruption pile: face-down character, wheat.",
    ]
    assert table.log_of("a")[-1] == "Ann sees: Queen, Thief."
    assert table.log_of("b") == table.log


def test_the_row_is_refilled_at_once_when_it_becomes_empty(sobek):
    deck = "ebony-0 ebony-2 ivory-3 fish-0 fish-1 wheat-1 wheat-1 amulet amulet cattle-1"
    table = sobek(row="wheat-0 marble-0", deck=deck).play("take a 2")
    assert table.row == deck.split()[:9]
    assert len(table.position.deck) == 1
    assert table.decides == "b"


def test_the_last_row_may_be_shorter(sobek):
    table = sobek(row="wheat-0", deck="ebony-0 ebony-2 ivory-3").play("take a 1")
    assert table.row == ["ebony-0", "ebony-2", "ivory-3"]
    assert len(table.position.deck) == 0


def test_without_row_and_deck_nobody_gets_another_turn(sobek):
    table = sobek(row="wheat-0", deck="").play("take a 1")
    assert table.position.round == 2


def test_there_is_no_hand_limit(sobek):
    held = "wheat-0 wheat-1 wheat-1 wheat-1 fish-1 fish-1 fish-1 cattle-1 cattle-1 cattle-1 ebony-2 amulet"
    table = sobek(hands={"a": held}, row=ROW.replace("wheat-1", "wheat-0")).play("take a 1")
    assert len(table.hand("a")) == 13


def test_a_player_with_an_empty_hand_can_only_take_a_card(sobek):
    assert all(choice.startswith("take") for choice in sobek(row=ROW).choices)


@pytest.mark.parametrize("line", ["take b 1", "take c 1"])
def test_a_card_goes_into_the_own_hand(sobek, line):
    assert sobek(row=ROW).refuses(line) == "A card you take goes into your own hand."
