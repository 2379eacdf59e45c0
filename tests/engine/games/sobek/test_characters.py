"""Rules file 5.3 and 6: characters and their powers."""

from __future__ import annotations

import pytest

SEVEN = "fish-0 fish-0 fish-1 fish-1 cattle-1 cattle-1 cattle-1"
ROW = "marble-0 thief marble-2 ivory-0 ivory-3 cattle-0"


def test_a_played_character_is_discarded_and_the_turn_is_over(sobek):
    table = sobek(hands={"a": "queen"}, deck="fish-1 fish-1 fish-1").play("play queen")
    assert table.position.discards.bit_count() == 1
    assert table.decides == "b"
    assert table.view("b")["discards"] == table.view("a")["discards"] == [19]


def test_only_characters_are_played(sobek):
    table = sobek(hands={"a": "fish-1 queen"})
    assert [choice for choice in table.choices if choice.startswith("play")] == ["play queen"]
    assert table.refuses("play thief") == "You do not have this card in your hand: Thief."


# ---------------------------------------------------------------- Queen


def test_the_queen_draws_three_cards_from_the_deck(sobek):
    table = sobek(hands={"a": "queen"}, deck="fish-1 thief ivory-3 wheat-0").play("play queen")
    assert table.hand("a") == ["ivory-3", "fish-1", "thief"]
    assert len(table.position.deck) == 1
    assert table.log == ["Ann plays the Queen.", "Ann draws 3 cards."]
    assert table.log_of("a")[-1] == "Ann sees: ivory with 3 scarabs, fish with 1 scarab, Thief."
    assert table.view("b")["backs"][0] == [0, 2, 1]


@pytest.mark.parametrize(("deck", "drawn"), [("", 0), ("fish-1", 1), ("fish-1 fish-1", 2)])
def test_the_queen_draws_fewer_cards_from_a_small_deck_and_none_from_the_row(sobek, deck, drawn):
    table = sobek(hands={"a": "queen"}, row="wheat-0 wheat-1", deck=deck).play("play queen")
    assert len(table.hand("a")) == drawn
    assert table.row == ["wheat-0", "wheat-1"]
    assert table.decides == "b"


def test_when_the_queen_empties_the_deck_the_row_is_still_played(sobek):
    table = sobek(hands={"a": "queen"}, row="wheat-0 wheat-1", deck="fish-1").play("play queen", "take b 1")
    assert (table.position.round, table.decides) == (1, "c")
    table.play("take c 1")
    assert table.position.round == 2


# ---------------------------------------------------------------- High Priest, High Priestess


@pytest.mark.parametrize("priest", ["high-priest", "high-priestess"])
def test_a_priest_removes_one_kind_from_the_own_pile(sobek, priest):
    piles = {"a": "fish-0 fish-1 thief wheat-0", "b": "fish-1"}
    table = sobek(hands={"a": priest}, piles=piles, deck="").play(f"play {priest}", f"aim {priest} fish")
    assert table.pile("a") == ["wheat-0"]
    assert table.pile("b") == ["fish-1"]
    assert {"fish-0", "fish-1", "thief"} <= set(table.out)
    assert table.log[-1] == "Ann names fish: it leaves the corruption pile."
    assert table.log_of("a")[-1] == "Ann removes 3 cards of fish from corruption."
    assert table.decides == "b"


def test_amulets_are_the_seventh_kind_and_a_kind_that_is_not_there_may_be_named(sobek):
    table = sobek(hands={"a": "high-priest"}, piles={"a": "amulet amulet wheat-0"}).play("play high-priest")
    assert table.choices == [
        f"aim high-priest {kind}"
        for kind in ["ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet"]
    ]
    assert table.refuses("take a 1") == "Name the kind that leaves your corruption pile."
    other = sobek(hands={"a": "high-priest"}, piles={"a": "amulet amulet wheat-0"})
    assert other.play("play high-priest", "aim high-priest ivory").pile("a") == [
        "wheat-0",
        "amulet",
        "amulet",
    ]
    assert table.play("aim high-priest amulet").pile("a") == ["wheat-0"]


def test_curses_are_not_removed(sobek):
    table = sobek(hands={"a": "high-priest"}, piles={"a": "fish-0"}, curses=[1, 0, 0], tokens="guild")
    assert table.play("play high-priest", "aim high-priest fish").position.curses == [1, 0, 0]


def test_the_others_do_not_learn_how_many_cards_were_removed(sobek):
    few = sobek(hands={"a": "high-priest"}, piles={"a": "fish-0"}, deck="wheat-0")
    many = sobek(hands={"a": "high-priest"}, piles={"a": "fish-0 fish-1 thief"}, deck="wheat-0")
    for table in (few, many):
        table.play("play high-priest", "aim high-priest fish")
    assert few.log_of("b") == many.log_of("b")
    assert few.view("b") == many.view("b")


# ---------------------------------------------------------------- Scribe


@pytest.mark.parametrize("scribe", ["cattle-scribe", "fish-scribe"])
def test_the_scribe_makes_every_opponent_discard_down_to_six(sobek, scribe):
    hands = {
        "a": f"{scribe} " + "wheat-1 " * 4 + "wheat-0 wheat-0 ebony-0",
        "b": SEVEN + " amulet",
        "c": "amulet amulet",
    }
    table = sobek(hands=hands).play(f"play {scribe}")
    assert table.decides == "b"
    assert table.refuses("take b 1") == "The Scribe has come: discard 2 cards of your hand."
    table.play("discard fish-0", "discard cattle-1")
    assert len(table.hand("b")) == 6
    assert table.decides == "b"
    assert table.allows("take b 1")
    assert len(table.hand("a")) == 7, "the own hand stays"


def test_opponents_discard_in_turn_order(sobek):
    hands = {"a": SEVEN, "b": "fish-scribe", "c": "wheat-1 wheat-1 wheat-1 wheat-1 wheat-1 wheat-0 wheat-0"}
    table = sobek(hands=hands, turn="b").play("play fish-scribe")
    assert table.decides == "c"
    assert table.play("discard wheat-0").decides == "a"
    assert table.play("discard fish-0").decides == "c"


def test_discards_leave_the_round_unseen_by_the_others(sobek):
    table = sobek(hands={"a": "fish-scribe", "b": SEVEN}, deck="").play("play fish-scribe", "discard fish-1")
    assert "fish-1" in table.out
    assert table.log_of("a")[-1] == "Ben discards a card with this back: beige."
    assert table.refuses("discard fish-0") == "Cards are discarded only when the Scribe demands it."


def test_nobody_discards_from_six_cards(sobek):
    table = sobek(hands={"a": "fish-scribe", "b": "fish-0 fish-0 fish-1 fish-1 cattle-1 cattle-1"}).play(
        "play fish-scribe"
    )
    assert table.log[-1] == "Nobody has more than 6 cards."
    assert table.decides == "b"


def test_by_option_discards_go_to_the_own_corruption_pile(sobek):
    table = sobek(hands={"a": "fish-scribe", "b": SEVEN}, scribe="corruption").play("play fish-scribe")
    reason = "What the Scribe makes you discard goes to your own corruption pile."
    assert table.refuses("discard fish-1") == reason
    table.play("discard fish-1 b")
    assert table.pile("b") == ["fish-1"]


# ---------------------------------------------------------------- Vizier


def test_the_vizier_looks_at_a_pile_and_takes_one_card(sobek):
    table = sobek(hands={"a": "vizier"}, piles={"b": "ivory-3 fish-0 thief", "c": "wheat-0"}).play(
        "play vizier"
    )
    assert table.choices == ["aim vizier b", "aim vizier c"]
    table.play("aim vizier b")
    assert table.choices == ["pick a fish-0", "pick a ivory-3", "pick a thief"]
    assert table.refuses("take a 1") == "You are looking at a corruption pile: take one of its cards."
    table.play("pick a ivory-3")
    assert table.hand("a") == ["ivory-3"]
    assert table.pile("b") == ["fish-0", "thief"]
    assert table.decides == "b"


def test_only_the_two_players_learn_which_card_the_vizier_took(sobek):
    table = sobek(hands={"a": "vizier"}, piles={"b": "ivory-3 fish-0"})
    table.play("play vizier", "aim vizier b", "pick a ivory-3")
    assert "Ann sees: fish, ivory with 3 scarabs." in table.log_of("a")
    assert table.log_of("c")[-1] == "Ann takes a card out of that pile."
    known = "The card that was taken is known to two players: ivory with 3 scarabs."
    assert table.log_of("a")[-1] == table.log_of("b")[-1] == known
    assert table.view("c")["backs"][0] == [0, 1, 0]


def test_the_vizier_may_go_to_an_empty_pile_without_effect(sobek):
    table = sobek(hands={"a": "vizier"}, piles={"c": "wheat-0"}).play("play vizier", "aim vizier b")
    assert table.log[-1] == "Ann looks for corruption and finds none: Ben."
    assert table.decides == "b"


def test_equal_cards_leave_the_vizier_no_choice(sobek):
    table = sobek(hands={"a": "vizier"}, piles={"b": "fish-1 fish-1"}).play("play vizier", "aim vizier b")
    assert table.hand("a") == ["fish-1"]
    assert table.pile("b") == ["fish-1"]


def test_the_vizier_takes_no_curse(sobek):
    table = sobek(hands={"a": "vizier"}, curses=[0, 1, 0], tokens="guild").play("play vizier", "aim vizier b")
    assert table.position.curses == [0, 1, 0]
    assert table.decides == "b"


def test_with_two_players_the_opponent_needs_no_choice(sobek):
    table = sobek(2, hands={"a": "vizier"}, piles={"b": "ivory-3 fish-0"}).play("play vizier")
    assert table.choices == ["pick a fish-0", "pick a ivory-3"]


# ---------------------------------------------------------------- Thief


def test_the_thief_chooses_a_back_that_is_in_the_hand(sobek):
    table = sobek(hands={"a": "thief", "b": "wheat-green ivory-3 fish-0", "c": "queen"}).play(
        "play thief", "aim thief b"
    )
    assert table.choices == ["steal a green", "steal a beige"]
    assert table.refuses("steal a orange") == "There is no orange card in the hand of Ben."
    assert table.refuses("take a 1") == "The Thief is at work: choose the back of the card to steal."
    table.play("steal a green")
    assert table.hand("a") == ["wheat-green"]
    assert table.decides == "b"


def test_the_stolen_card_is_random_among_those_with_the_back(sobek):
    stolen = set()
    for seed in range(20):
        table = sobek(hands={"a": "thief", "b": "ivory-3 fish-0 queen"}, seed=seed)
        stolen.update(table.play("play thief", "aim thief b", "steal a beige").hand("a"))
    assert stolen == {"ivory-3", "fish-0"}


def test_only_the_two_players_learn_which_card_was_stolen(sobek):
    table = sobek(hands={"a": "thief", "b": "queen fish-0"}).play(
        "play thief", "aim thief b", "steal a orange"
    )
    assert table.log_of("c")[-1] == "Ann steals a card with this back: orange."
    assert table.log_of("b")[-1] == "The stolen card is known to two players: Queen."


def test_a_single_back_leaves_no_choice_and_an_empty_hand_nothing(sobek):
    table = sobek(hands={"a": "thief", "b": "queen"}).play("play thief", "aim thief b")
    assert table.hand("a") == ["queen"]
    table = sobek(hands={"a": "thief"}).play("play thief", "aim thief b")
    assert table.log[-1] == "Ann sends the Thief to an empty hand: Ben."
    assert table.decides == "b"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("aim thief a", "The Thief is for an opponent, not for yourself."),
        ("aim thief d", "Put the Thief on one of your opponents."),
        ("aim vizier b", "That is not what is being carried out; use the Thief."),
        ("take a 1", "Choose an opponent for the Thief."),
    ],
)
def test_the_thief_needs_an_opponent(sobek, line, reason):
    assert sobek(hands={"a": "thief", "b": "queen"}).play("play thief").refuses(line) == reason


# ---------------------------------------------------------------- Courtesan


def test_the_courtesan_adds_two_cards_to_one_set(sobek):
    table = sobek(
        hands={"a": "courtesan wheat-1 wheat-0 fish-0"}, sets={"a wheat": "wheat-1 wheat-1 wheat-green"}
    )
    assert table.lines("a") == {"Set of wheat, 3 cards with 2 scarabs": 6}
    table.play("play courtesan", "lay a wheat-1 wheat", "lay a wheat-0 wheat")
    assert table.lines("a") == {"Set of wheat, 5 cards with 3 scarabs": 15}
    assert table.decides == "b", "it is not playing a set, so no token"


def test_the_courtesan_may_add_a_single_card(sobek):
    table = sobek(hands={"a": "courtesan wheat-1 wheat-0"}, sets={"a wheat": "wheat-1 wheat-1 wheat-green"})
    table.play("play courtesan")
    assert table.choices == ["lay a wheat-0 wheat", "lay a wheat-1 wheat"]
    assert table.refuses("finish") == "The Courtesan is at work: add a card to one of your sets."
    table.play("lay a wheat-1 wheat")
    assert table.choices == ["lay a wheat-0 wheat", "finish"]
    assert (
        table.refuses("take a 1") == "The Courtesan is at work: add a second card to your wheat, or finish."
    )
    assert table.play("finish").hand("a") == ["wheat-0"]


def test_both_cards_of_the_courtesan_go_to_the_same_set(sobek):
    sets = {"a wheat": "wheat-1 wheat-1 wheat-green", "a fish": "fish-1 fish-1 fish-1"}
    table = sobek(hands={"a": "courtesan wheat-1 fish-0 amulet"}, sets=sets).play("play courtesan")
    assert table.allows("lay a amulet fish"), "amulets fit anywhere"
    assert table.allows("lay a amulet wheat")
    table.play("lay a fish-0 fish")
    assert table.choices == ["lay a amulet fish", "finish"]


def test_a_second_card_that_does_not_exist_needs_no_finish(sobek):
    table = sobek(hands={"a": "courtesan wheat-1 fish-0"}, sets={"a wheat": "wheat-1 wheat-1 wheat-green"})
    assert table.play("play courtesan", "lay a wheat-1 wheat").decides == "b"


def test_the_courtesan_needs_a_laid_set_that_a_card_fits(sobek):
    table = sobek(hands={"a": "courtesan wheat-1"}, sets={"a fish": "fish-1 fish-1 fish-1"}).play(
        "play courtesan"
    )
    assert table.log[-1] == "Ann has no card that fits a laid set."
    assert table.decides == "b"
    table = sobek(hands={"a": "courtesan wheat-1 fish-0"}, sets={"a fish": "fish-1 fish-1 fish-1"})
    table.play("play courtesan")
    assert (
        table.refuses("lay a wheat-1 wheat")
        == "You have no laid set of wheat that the Courtesan could add to."
    )


def test_a_set_with_characters_is_open_to_the_courtesan(sobek):
    table = sobek(hands={"a": "courtesan fish-1"}, sets={"a fish": "fish-0 fish-1 thief"})
    table.play("play courtesan", "lay a fish-1 fish")
    assert table.lines("a") == {"Set of fish, 4 cards with 2 scarabs": 8}


# ---------------------------------------------------------------- Merchant


def test_the_merchant_takes_any_card_without_corruption(sobek):
    table = sobek(hands={"a": "merchant"}, row=ROW).play("play merchant")
    assert table.choices == [f"take a {slot}" for slot in range(1, 7)]
    assert table.refuses("play merchant") == "The Merchant is at work: take any card of the row."
    table.play("take a 5")
    assert table.hand("a") == ["ivory-3"]
    assert table.pile("a") == []
    assert table.row == ["marble-0", "thief", "marble-2", "ivory-0", "cattle-0"]


def test_the_merchant_may_take_a_face_down_character(sobek):
    table = sobek(hands={"a": "merchant"}, row=ROW).play("play merchant", "take a 2")
    assert table.hand("a") == ["thief"]
    assert table.log_of("b")[-1] == "Ann takes card 2 of the row: face-down character."


def test_the_last_card_needs_no_choice_and_the_row_is_refilled(sobek):
    table = sobek(hands={"a": "merchant"}, row="wheat-1", deck="fish-0 fish-1").play("play merchant")
    assert table.hand("a") == ["wheat-1"]
    assert table.row == ["fish-0", "fish-1"]
    assert table.decides == "b"
