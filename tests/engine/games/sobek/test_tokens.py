"""Rules file 2.2 and 7: event tokens."""

from __future__ import annotations

import pytest

SET = "cattle-1 cattle-1 cattle-1"


def with_token(sobek, token, players=3, others="flood flood", **parts):
    """A table at which Ann has laid a set of cattle and has chosen a token."""
    hands = {"a": SET, **parts.pop("hands", {})}
    tokens = f"{token} {others}" if token != "flood" else "flood guild"
    table = sobek(players, hands=hands, tokens=tokens, looked="a", **parts)
    table.play(*["lay a cattle-1 cattle"] * 3, "finish", f"token {token}")
    return table


# ---------------------------------------------------------------- Guild


@pytest.mark.parametrize(
    ("own", "own_after", "other", "other_after"),
    [(47, 54, 33, 29), (20, 25, 3, 0), (97, 104, 33, 29), (0, 5, 0, 0)],
)
def test_the_guild_moves_the_own_marker_forward_and_an_opponents_back(
    sobek, own, own_after, other, other_after
):
    table = with_token(sobek, "guild", score=[own, other, 50])
    assert table.score("a") == own_after, "the own step comes first"
    assert table.choices == ["aim guild b", "aim guild c"]
    table.play("aim guild b")
    assert (table.score("a"), table.score("b"), table.score("c")) == (own_after, other_after, 50)
    assert table.decides == "b"


def test_the_steps_of_the_guild_are_booked_with_their_reason(sobek):
    table = with_token(sobek, "guild", score=[47, 33, 0]).play("aim guild b")
    assert table.lines("a")["Guild, own steps"] == 7
    assert table.lines("b") == {"Swindle": 33, "Guild, steps back by opponents": -4}
    assert table.log[-1] == "Ben goes back from 33 to 29."


def test_with_two_players_the_guild_needs_no_choice(sobek):
    table = with_token(sobek, "guild", 2, score=[47, 33])
    assert (table.score("a"), table.score("b"), table.decides) == (54, 29, "b")


def test_on_the_regular_track_the_guild_moves_five(sobek):
    table = with_token(sobek, "guild", 2, score=[47, 33], track="regular")
    assert (table.score("a"), table.score("b")) == (52, 28)


def test_passing_100_by_a_token_does_not_end_the_game(sobek):
    table = with_token(sobek, "guild", score=[98, 3, 0], round=2).play("aim guild b")
    assert table.score("a") > 100
    assert table.decides == "b"


# ---------------------------------------------------------------- Flood


def test_the_flood_gives_a_complete_further_turn(sobek):
    table = with_token(sobek, "flood", hands={"a": SET + " fish-1 fish-1 fish-1"})
    assert table.decides == "a"
    assert table.allows("take a 1")
    table.play(*["lay a fish-1 fish"] * 3, "finish")
    assert "Ann chooses a token: Guild." in table.log, "a set of the further turn brings another token"
    assert table.play("aim guild b").decides == "b"


def test_the_flood_comes_even_after_the_last_card(sobek):
    table = with_token(sobek, "flood")
    assert table.hand("a") == []
    assert table.play("take a 1").decides == "b"


# ---------------------------------------------------------------- Curse


def test_a_curse_goes_under_an_opponents_tile(sobek):
    table = with_token(sobek, "curse")
    assert table.refuses("aim curse a") == "The Curse is for an opponent, not for yourself."
    table.play("aim curse c")
    assert table.position.curses == [0, 0, 1]
    assert table.view("b")["curses"] == [0, 0, 1], "who got it is public"
    assert table.log[-1] == "Cid gets a Curse: 2 more corruption."


def test_two_curses_may_lie_under_one_tile(sobek):
    table = with_token(sobek, "curse", curses=[0, 0, 1]).play("aim curse c")
    assert table.position.curses == [0, 0, 2]


# ---------------------------------------------------------------- Prosperity


def test_prosperity_adds_two_scarabs_but_no_card(sobek):
    sets = {"a wheat": "wheat-1 wheat-1 wheat-1 wheat-0 amulet"}
    table = with_token(sobek, "prosperity", sets=sets)
    assert table.lines("a")["Set of wheat, 5 cards with 3 scarabs"] == 15
    assert table.choices == ["aim prosperity a cattle", "aim prosperity a wheat"], (
        "the set just laid is eligible"
    )
    table.play("aim prosperity a wheat")
    assert table.lines("a")["Set of wheat, 5 cards with 5 scarabs"] == 25


def test_the_only_eligible_set_needs_no_choice(sobek):
    table = with_token(sobek, "prosperity", sets={"a ivory": "ivory-3 ivory-3 ivory-3"})
    assert table.lines("a")["Set of cattle, 3 cards with 5 scarabs"] == 15
    assert table.decides == "b"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("aim prosperity a ivory", "Prosperity goes on wheat, fish or cattle, not on ivory."),
        ("aim prosperity a fish", "You have no laid set of fish for Prosperity."),
        ("aim prosperity b wheat", "Prosperity goes on one of your own sets."),
        ("take a 1", "Put Prosperity on one of your sets."),
    ],
)
def test_prosperity_goes_on_an_own_laid_set_of_a_cheap_kind(sobek, line, reason):
    sets = {
        "a ivory": "ivory-3 ivory-3 ivory-3",
        "a wheat": "wheat-1 wheat-1 wheat-1",
        "b wheat": "wheat-0 wheat-0 courtesan",
    }
    assert with_token(sobek, "prosperity", sets=sets).refuses(line) == reason


def test_two_prosperities_may_lie_on_one_set(sobek):
    sets = {"a wheat": "wheat-1 wheat-1 wheat-1"}
    table = with_token(sobek, "prosperity", sets=sets, blessings={"a wheat": 1}).play(
        "aim prosperity a wheat"
    )
    assert table.lines("a")["Set of wheat, 3 cards with 7 scarabs"] == 21


def test_prosperity_without_an_eligible_set_is_removed(sobek):
    table = sobek(
        hands={"a": "ivory-3 ivory-3 ivory-0"}, tokens="prosperity flood", looked="a", row="cattle-0 fish-0"
    )
    table.play(
        "lay a ivory-3 ivory", "lay a ivory-3 ivory", "lay a ivory-0 ivory", "finish", "token prosperity"
    )
    assert table.log[-1] == "Ann has no set of wheat, fish or cattle for Prosperity."
    assert table.decides == "b"


# ---------------------------------------------------------------- Embalming


def test_embalming_takes_the_whole_pile_into_the_hand_but_no_curse(sobek):
    table = with_token(sobek, "embalming", piles={"a": "fish-1 thief wheat-green"}, curses=[1, 0, 0])
    assert table.hand("a") == ["wheat-green", "fish-1", "thief"]
    assert table.pile("a") == []
    assert table.position.curses == [1, 0, 0]
    assert table.log[-1] == "Ann takes 3 cards back from corruption."
    assert table.view("b")["backs"][0] == [1, 1, 1]


def test_embalmed_cards_may_form_sets_later(sobek):
    table = with_token(sobek, "embalming", piles={"a": "fish-1 fish-0 thief"}, others="curse curse")
    table.play("take b 1", "take c 1")
    assert table.allows("lay a thief fish")


# ---------------------------------------------------------------- Swindle


def test_the_swindle_moves_by_the_cards_of_the_pile_without_curses(sobek):
    table = with_token(
        sobek, "swindle", piles={"a": "fish-1 fish-0 thief wheat-0"}, curses=[1, 0, 0], score=[30, 0, 0]
    )
    assert table.score("a") == 34
    assert table.lines("a")["Swindle"] == 34
    assert table.log[-1] == "Ann goes forward from 30 to 34."


def test_the_swindle_of_an_empty_pile_moves_nothing(sobek):
    table = with_token(sobek, "swindle", score=[30, 0, 0])
    assert table.score("a") == 30
    assert table.log[-1] == "Ann has no card in the corruption pile."


def test_a_token_must_be_chosen_even_without_a_useful_effect(sobek):
    table = sobek(hands={"a": SET}, tokens="swindle embalming", looked="a")
    table.play(*["lay a cattle-1 cattle"] * 3, "finish")
    assert table.choices == ["token embalming", "token swindle"]
    assert table.refuses("token guild") == "There is no Guild among the tokens you see."
