"""Rules file 5.2: playing and joining sets, laid card by card."""

from __future__ import annotations

import pytest

from engine.games.sobek import notation
from engine.games.sobek.cards import SMALLEST


def lay(letter: str, kind: str, cards: str) -> list[str]:
    """The moves that lay these cards as a set."""
    return [*(f"lay {letter} {card} {kind}" for card in cards.split()), "finish"]


def test_three_wheat_are_a_set(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-0 wheat-green"}, tokens="")
    table.play(*lay("a", "wheat", "wheat-1 wheat-0 wheat-green"))
    assert sorted(table.set_of("a", "wheat")) == ["wheat-0", "wheat-1", "wheat-green"]
    assert table.hand("a") == []
    assert table.decides == "b"
    assert table.log == ["Ann plays a set of wheat: 3 cards with 1 scarab."]


def test_two_wheat_and_one_fish_are_no_set(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-0 fish-1"})
    assert table.refuses("lay a wheat-1 wheat") == "A set needs 3 cards; for wheat your hand has 2."
    assert table.refuses("lay a fish-1 wheat") == "This card does not belong to wheat: fish with 1 scarab."


def test_a_character_counts_as_its_kind_and_loses_its_power(sobek):
    table = sobek(hands={"a": "fish-1 fish-0 fish-scribe"}, tokens="")
    table.play(*lay("a", "fish", "fish-1 fish-scribe fish-0"))
    assert "fish-scribe" in table.set_of("a", "fish")
    assert table.position.discards == 0


def test_any_number_of_amulets_may_be_in_a_set(sobek):
    table = sobek(hands={"a": "ebony-2 amulet amulet amulet"}, tokens="")
    table.play(*lay("a", "ebony", "amulet amulet ebony-2 amulet"))
    assert table.set_of("a", "ebony") == ["ebony-2", "amulet", "amulet", "amulet"]


def test_three_amulets_alone_are_no_set(sobek):
    table = sobek(hands={"a": "amulet amulet amulet"})
    reason = "Amulets alone make no set of fish: lay at least one card of fish with them."
    assert table.refuses("lay a amulet fish") == reason


def test_three_amulets_may_be_added_to_a_laid_set(sobek):
    table = sobek(
        hands={"a": "amulet amulet amulet"}, sets={"a fish": "fish-1 fish-1 fish-0"}, tokens="", looked="a"
    )
    table.play(*lay("a", "fish", "amulet amulet amulet"))
    assert len(table.set_of("a", "fish")) == 6


def test_new_cards_join_the_laid_set_of_the_kind(sobek):
    table = sobek(
        hands={"a": "ebony-2 ebony-0 ebony-green"},
        sets={"a ebony": "ebony-2 ebony-2 ebony-0"},
        tokens="",
        looked="a",
    )
    assert table.lines("a") == {"Set of ebony, 3 cards with 4 scarabs": 12}
    table.play(*lay("a", "ebony", "ebony-2 ebony-0 ebony-green"))
    assert table.lines("a") == {"Set of ebony, 6 cards with 6 scarabs": 36}
    assert table.log == ["Ann adds 3 cards to ebony: the set has 6 with 6 scarabs now."]


def test_the_added_part_must_itself_have_three_cards(sobek):
    table = sobek(hands={"a": "ebony-2 ebony-0"}, sets={"a ebony": "ebony-2 ebony-2 ebony-0"})
    assert table.refuses("lay a ebony-2 ebony") == "A set needs 3 cards; for ebony your hand has 2."


def test_an_addition_brings_a_token_like_any_other_set(sobek):
    table = sobek(
        hands={"a": "ebony-2 ebony-0 amulet"},
        sets={"a ebony": "ebony-2 ebony-2 ebony-0"},
        tokens="guild flood",
    )
    table.play(*lay("a", "ebony", "ebony-2 ebony-0 amulet"))
    assert table.choices == ["token guild", "token flood"]


# ---------------------------------------------------------------- card by card


def test_a_set_can_be_laid_in_any_order_and_finished_from_three_cards_on(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-0 amulet wheat-green"}).play("lay a amulet wheat")
    assert table.refuses("finish") == "A set needs 3 cards; so far you have laid 1."
    table.play("lay a wheat-green wheat", "lay a wheat-1 wheat")
    assert table.choices == ["lay a wheat-0 wheat", "finish"]


def test_what_was_begun_can_always_be_finished(sobek):
    """Whatever cards are laid first, some way leads to the end of the set (all runs of one hand)."""
    table = sobek(hands={"a": "fish-1 fish-green amulet amulet amulet"}, tokens="")
    begun = [move for move in table.position.legal_moves() if notation.to_text(move).startswith("lay")]
    positions = [table.position.copy() for _ in begun]
    for position, move in zip(positions, begun, strict=True):
        position.play(move)
    while positions:
        position = positions.pop()
        moves = position.legal_moves()
        assert moves
        if position.laying.bit_count() == 5:
            assert [notation.to_text(move) for move in moves] == ["finish"]
            continue
        for move in moves:
            if notation.to_text(move) != "finish":
                after = position.copy()
                after.play(move)
                positions.append(after)
            else:
                assert position.laying.bit_count() >= SMALLEST


def test_amulets_alone_cannot_be_finished_while_a_card_of_the_kind_waits(sobek):
    table = sobek(hands={"a": "fish-1 amulet amulet amulet"})
    table.play("lay a amulet fish", "lay a amulet fish", "lay a amulet fish")
    assert table.refuses("finish") == "Amulets alone make no set: add at least one card of fish."
    assert table.choices == ["lay a fish-1 fish"]


def test_once_begun_all_cards_go_to_one_set(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-0 wheat-0 wheat-0 wheat-0 amulet"}).play(
        "lay a fish-1 fish"
    )
    assert table.refuses("lay a amulet wheat") == "You are laying fish; these cards go to no other set."
    assert table.refuses("take a 1") == "You are laying a set of fish: add more cards or finish it."


def test_equal_cards_are_one_choice(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"})
    assert [choice for choice in table.choices if choice.startswith("lay")] == ["lay a fish-1 fish"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("lay b fish-1 fish", "That place belongs to Ben; lay your cards on your own side."),
        ("lay a fish-0 fish", "You do not have this card in your hand: fish."),
        ("late a fish-1 fish", "Sets are laid sideways only after the round."),
        ("finish", "You are not laying a set."),
    ],
)
def test_wrong_ways_to_lay_a_set(sobek, line, reason):
    assert sobek(hands={"a": "fish-1 fish-1 fish-1"}).refuses(line) == reason


# ---------------------------------------------------------------- tokens after a set


def test_after_the_fifth_token_sets_are_played_without_one(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"}, tokens="", looked="ab")
    table.play(*lay("a", "fish", "fish-1 fish-1 fish-1"))
    assert table.decides == "b"


def test_the_player_looks_at_all_remaining_tokens_secretly(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"}, tokens="guild flood flood swindle", looked="c")
    table.play(*lay("a", "fish", "fish-1 fish-1 fish-1"))
    assert table.choices == ["token guild", "token flood", "token swindle"]
    assert table.log_of("a")[-1] == "Ann looks at the tokens: Guild, Flood, Flood, Swindle."
    assert table.log_of("b")[-1] == "Ann plays a set of fish: 3 cards with 3 scarabs."
    assert table.view("a")["token_kinds"] == [0, 1, 1, 5]
    assert table.view("c")["token_kinds"] == [0, 1, 1, 5]
    assert table.view("b")["token_kinds"] is None
    assert table.view("b")["tokens"] == 4
    assert table.refuses("take a 1") == "You played a set: choose one of the tokens."


def test_equal_tokens_leave_no_choice_but_are_looked_at(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"}, tokens="flood flood", looked="b")
    table.play(*lay("a", "fish", "fish-1 fish-1 fish-1"))
    assert "Ann chooses a token: Flood." in table.log
    assert table.view("a")["token_kinds"] == [1]
    assert table.decides == "a"


def test_a_chosen_token_is_shown_and_no_longer_there(sobek):
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"}, tokens="guild flood swindle", looked="a")
    table.play(*lay("a", "fish", "fish-1 fish-1 fish-1"), "token flood")
    assert "Ann chooses a token: Flood." in table.log_of("b")
    assert table.position.tokens == [1, 0, 0, 0, 0, 1]


def test_others_see_the_cards_of_a_set_and_cannot_have_them_taken_back(sobek):
    """The bound of undo for the others comes with the end of the set; its player may take single cards back."""
    table = sobek(hands={"a": "fish-1 fish-1 fish-1"}, tokens="")
    table.play("lay a fish-1 fish", "lay a fish-1 fish", "lay a fish-1 fish")
    assert not any(event.reveals for event in table.events)
    table.play("finish")
    assert any(event.reveals and event.visible_to(1) for event in table.events)
    assert not any(event.reveals and event.visible_to(0) for event in table.events)
