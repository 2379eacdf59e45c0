"""Rules 5: who may answer an offer how; the table of 5.7, chi rights, generals, two players."""

from __future__ import annotations

import pytest

ROLES = {"next": ("b", False), "other": ("c", False), "drawer": ("a", True)}
"""Who answers, and whether the offer was turned over from the deck; its origin is a."""


def legal_for(cards, hand, offer, role):
    """Return what a player in this role may answer besides passing."""
    letter, drawn = ROLES[role]
    drawn = drawn or offer == "rk"  # a general always comes from the deck (5.3)
    desk = cards(hands={letter: hand}, offer=offer, origin="a", drawn=drawn)
    return set(desk.answers(letter)) - {"pass"}


TABLE = [
    ("rc*2 rh rp gs ys ws ga", "rc", "next", {"pong rc", "chi rc pair", "chi rc battlefield"}),
    ("rc*2 rh rp gs ys ws ga", "rc", "other", {"pong rc"}),
    ("rc*3 rh rp ga", "rc", "next", {"kong rc", "pong rc", "chi rc pair", "chi rc battlefield"}),
    ("rc*3 rh rp ga", "rc", "other", {"kong rc", "pong rc"}),
    (
        "gs ys ws ga",
        "rs",
        "next",
        {"chi rs battalion gy", "chi rs battalion gw", "chi rs battalion yw", "chi rs battalion all"},
    ),
    (
        "gs ys ws rs*2 ga",
        "rs",
        "drawer",
        {
            "pong rs",
            "chi rs battalion gy",
            "chi rs battalion gw",
            "chi rs battalion yw",
            "chi rs battalion all",
        },
    ),
    ("rs", "rs", "drawer", set()),
    ("gs ys", "gs", "next", set()),
    ("ra re rk*3 ga", "rk", "drawer", {"kong rk", "chi rk commander", "chi rk single"}),
    ("ra re rk*3 ga", "rk", "next", {"kong rk"}),
    ("ra re rk*3 ga", "rk", "other", {"kong rk"}),
    ("ra re rk*2 ga", "rk", "next", set()),
    ("ra re rk*2 ga", "rk", "other", set()),
    ("rk*2 ga", "rk", "drawer", {"chi rk single"}),
    ("rk re ra*2 ga", "ra", "next", {"pong ra", "chi ra pair", "chi ra commander"}),
    ("gh yp", "rc", "drawer", set()),
]


@pytest.mark.parametrize(("hand", "offer", "role", "answers"), TABLE)
def test_the_table_of_legal_answers(cards, hand, offer, role, answers):
    assert legal_for(cards, hand, offer, role) == answers


def test_everybody_but_the_drawer_of_a_general_may_pass(cards):
    hand = "ra re rk*3 ga"
    assert "pass" not in cards(hands={"a": hand}, offer="rk", drawn=True).answers("a")
    assert "pass" in cards(hands={"b": hand}, offer="rk", drawn=True).answers("b")
    assert "pass" in cards(hands={"a": "rc*3"}, offer="rc", drawn=True).answers("a")


def test_a_complete_hand_may_declare_hu_whatever_its_points(cards):
    desk = cards(hands={"c": "rc"}, offer="rc")
    assert desk.answers("c") == ["hu rc", "pass"]


def test_hu_may_be_declared_on_a_discard_and_on_a_drawn_card_by_anybody(cards):
    for drawn in (False, True):
        for letter in "bcd":
            desk = cards(hands={letter: "gc*2 rk"}, offer="gc", drawn=drawn)
            assert "hu gc" in desk.answers(letter)


def test_hu_on_a_general_that_another_turned_over(cards):
    assert "hu rk" in cards(hands={"c": "gc*2"}, offer="rk", drawn=True).answers("c")
    assert "hu rk" in cards(hands={"c": "ra re"}, offer="rk", drawn=True).answers("c")
    assert "hu rk" in cards(hands={"c": ""}, offer="rk", drawn=True).answers("c")
    assert "hu rc" not in cards(hands={"c": ""}, offer="rc", drawn=True).answers("c")


def test_chi_of_a_discard_is_for_the_next_player_only(cards):
    for letter, allowed in (("b", True), ("c", False), ("d", False)):
        desk = cards(hands={letter: "rc wa"}, offer="rc")
        assert ("chi rc pair" in desk.answers(letter)) == allowed


def test_chi_of_a_drawn_card_is_for_the_drawer_and_the_next_player(cards):
    for letter, allowed in (("a", True), ("b", True), ("c", False), ("d", False)):
        desk = cards(hands={letter: "rc wa"}, offer="rc", drawn=True)
        assert ("chi rc pair" in desk.answers(letter)) == allowed


def test_chi_of_a_drawn_general_is_for_the_drawer_only(cards):
    for letter, allowed in (("a", True), ("b", False), ("c", False)):
        desk = cards(hands={letter: "ra re wa"}, offer="rk", drawn=True)
        assert ("chi rk commander" in desk.answers(letter)) == allowed


def test_three_generals_of_one_colour_are_no_squad_but_the_fourth_may_be_konged(cards):
    desk = cards(hands={"c": "rk*3 wa"}, offer="rk", drawn=True)
    assert desk.answers("c") == ["kong rk", "pass"]
    desk.play("chi rk single", "pass", "kong rk", "pass")
    assert desk.melds("c") == ["rk rk rk rk"]
    assert desk.open("c") == 8


def test_the_drawer_of_a_general_with_three_more_may_kong_or_take_it_as_a_single_or_commander(cards):
    for answer, points in (("kong rk", 8), ("chi rk single", 1), ("chi rk commander", 2)):
        desk = cards(hands={"a": "rk*3 ra re wa"}, offer="rk", drawn=True)
        desk.play(answer, "pass", "pass", "pass")
        assert desk.open("a") == points


def test_two_players_the_opponent_may_chi_everything_but_generals(cards):
    assert "chi rc pair" in cards(2, hands={"b": "rc wa"}, offer="rc").answers("b")
    assert "chi rc pair" in cards(2, hands={"b": "rc wa"}, offer="rc", drawn=True).answers("b")
    assert "chi rk commander" not in cards(2, hands={"b": "ra re wa"}, offer="rk", drawn=True).answers("b")


def test_passing_has_no_after_effect(cards):
    desk = cards(2, hands={"a": "gc wa", "b": "rc*2 rc wa"}, offer="rc", deck="gc*2 gk")
    desk.play("pass")
    assert desk.decides == "b"
    assert desk.offer == "gc"
    assert "chi gc pair" in desk.answers("a")


def test_a_card_of_the_kind_just_claimed_may_be_discarded(cards):
    desk = cards(hands={"b": "rc*3 wa"}, offer="rc").play("pong rc", "pass", "pass")
    assert "discard rc" in desk.choices
    desk.play("discard rc")
    assert desk.offer == "rc"


def test_two_open_pairs_of_one_kind_stay_pairs(cards):
    desk = cards(2, hands={"b": "rc wa"}, melds={"b": "rc*2"}, offer="rc").play("chi rc pair")
    assert desk.melds("b") == ["rc rc", "rc rc"]
    assert desk.open("b") == 0


def test_a_battalion_takes_the_chosen_colours(cards):
    desk = cards(hands={"b": "gs ys ws wa"}, offer="rs").play("chi rs battalion gw", "pass", "pass")
    assert desk.melds("b") == ["rs gs ws"]
    assert desk.hand("b") == "ys wa"
    desk = cards(hands={"b": "gs ys ws wa"}, offer="rs").play("chi rs battalion all", "pass", "pass")
    assert desk.melds("b") == ["rs gs ys ws"]
    assert desk.open("b") == 5
