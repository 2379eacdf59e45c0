"""Rules 6: all answers are collected, then one is carried out; the table of tests and what stays hidden."""

from __future__ import annotations


def test_a_pong_beats_the_chi_of_the_drawer(cards):
    desk = cards(hands={"b": "rc wa we", "d": "rc*2 wa we"}, offer="rc", origin="b", drawn=True, deck="gp")
    desk.play("chi rc pair", "pass", "pong rc", "pass")
    assert desk.melds("d") == ["rc rc rc"]
    assert desk.melds("b") == []
    assert (desk.decides, desk.asks) == ("d", "discard")
    desk.play("discard wa", "pass", "pass", "pass")
    assert (desk.decides, desk.offer) == ("a", "gp"), "then Ann turns over a card"


def test_of_two_hu_the_one_nearest_after_the_discarder_counts(cards):
    desk = cards(hands={"c": "rc wa", "d": "rk*2 rc", "a": "rc"}, offer="rc", origin="b", rounds=1)
    desk.play("chi rc pair", "hu rc", "hu rc")
    assert desk.asks == "over"
    assert desk.position.history[0].declarer == 3


def test_the_hu_of_the_drawer_beats_all(cards):
    desk = cards(hands={"b": "rc", "c": "rc"}, offer="rc", origin="b", drawn=True, rounds=1)
    desk.play("hu rc", "hu rc", "pass", "pass")
    assert desk.position.history[0].declarer == 1
    assert "Ben declares tsumo with the red chariot." in desk.log


def test_the_chi_of_the_drawer_beats_that_of_the_next_player(cards):
    desk = cards(hands={"b": "rc wa", "c": "rc wa"}, offer="rc", origin="b", drawn=True)
    desk.play("chi rc pair", "chi rc pair", "pass", "pass")
    assert desk.melds("b") == ["rc rc"]
    assert desk.melds("c") == []
    assert (desk.decides, desk.asks) == ("b", "discard")


def test_the_next_player_gets_what_nobody_else_wants_and_the_one_after_draws(cards):
    desk = cards(hands={"c": "rc wa"}, offer="rc", origin="b", drawn=True, deck="gp*2")
    desk.play("pass", "chi rc pair", "pass", "pass")
    assert (desk.decides, desk.asks) == ("c", "discard")
    desk.play("discard wa", "pass", "pass", "pass")
    assert (desk.decides, desk.offer) == ("d", "gp")


def test_only_the_next_player_may_chi_a_discard(cards):
    desk = cards(hands={"d": "rc wa"}, offer="rc", origin="b")
    assert desk.answers("d") == ["pass"]


def test_a_kong_takes_a_general_from_its_drawer(cards):
    desk = cards(hands={"c": "rk*3 wa"}, offer="rk", origin="b", drawn=True)
    desk.play("chi rk single", "kong rk", "pass", "pass")
    assert desk.melds("c") == ["rk rk rk rk"]
    assert desk.melds("b") == []
    assert desk.decides == "c"


def test_a_general_that_nobody_else_wants_is_the_drawers(cards):
    desk = cards(hands={"b": "ra re wa"}, offer="rk", origin="b", drawn=True)
    assert desk.choices == ["chi rk single", "chi rk commander"]
    desk.play("chi rk commander", "pass", "pass", "pass")
    assert desk.melds("b") == ["rk ra re"]
    assert (desk.decides, desk.asks) == ("b", "discard")


def test_a_last_card_that_nobody_wants_ends_the_round_drawn(cards):
    desk = cards(offer="rc", origin="b", drawn=True, deck="", rounds=1)
    desk.play("pass", "pass", "pass", "pass")
    assert desk.asks == "over"
    assert desk.scores == [20, 20, 20, 20]
    assert "No card is left to turn over: nobody wins round 1." in desk.log


def test_hu_beats_kong(cards):
    desk = cards(hands={"b": "gc*3 wa", "d": "gk gh gp"}, offer="gc", origin="a", rounds=1)
    desk.play("kong gc", "pass", "hu gc")
    assert desk.position.history[0].declarer == 3


# ---------------------------------------------------------------- asking


def test_everybody_is_asked_in_the_same_order_whether_or_not_there_is_a_choice(cards):
    desk = cards(offer="rc", origin="b", drawn=True)
    asked = []
    for _ in range(4):
        asked.append(desk.decides)
        assert desk.choices == ["pass"]
        desk.play("pass")
    assert asked == ["b", "c", "d", "a"]


def test_a_discarder_is_not_asked(cards):
    desk = cards(3, offer="rc", origin="b", deck="gp*3")
    assert desk.decides == "c"
    desk.play("pass")
    assert desk.decides == "a"
    desk.play("pass")
    assert (desk.offer, desk.decides) == ("gp", "c")


def test_nothing_happens_before_all_have_answered(cards):
    desk = cards(hands={"b": "rc*2 wa"}, offer="rc")
    desk.play("pong rc")
    assert (desk.offer, desk.decides, desk.melds("b")) == ("rc", "c", [])
    assert desk.hand("b") == "rc rc wa"


def test_a_beaten_answer_costs_nothing_and_only_its_owner_is_told(cards):
    desk = cards(hands={"b": "rc wa", "d": "rc*2 wa"}, offer="rc")
    desk.play("chi rc pair", "pass", "pong rc")
    assert desk.hand("b") == "rc wa"
    assert desk.told("b")[0] == "Ben calls chi, but a pong beats it."
    assert all("beaten" not in line for letter in ["", "a", "c", "d"] for line in desk.told(letter))
