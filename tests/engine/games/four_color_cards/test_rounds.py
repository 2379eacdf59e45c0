"""Rules 3 and 4: the state machine of a round, claims without a discard, the last card, starters, several rounds."""

from __future__ import annotations

import pytest

from tests.engine.games.four_color_cards.conftest import kinds


def test_the_starter_discards_first_even_with_a_complete_hand(cards):
    desk = cards(hands={"a": "rc*3 gc*3 yc*3"}, discards="a")
    assert desk.asks == "discard"
    assert set(desk.choices) == {"discard rc", "discard gc", "discard yc"}


def test_winning_on_the_starters_first_discard(cards):
    desk = cards(hands={"a": "rc wa", "b": "rc"}, discards="a", rounds=1).play("discard rc")
    assert "hu rc" in desk.choices


def test_a_drawn_card_is_turned_over_and_never_enters_a_hand(cards):
    desk = cards(hands={"b": "wa"}, offer="rc", deck="gp yp")
    desk.play("pass", "pass", "pass")
    assert (desk.decides, desk.asks) == ("b", "answer")
    assert desk.offer in ("gp", "yp")
    assert desk.hand("b") == "wa"
    assert desk.log[0].startswith("Ben turns over the ")


def test_an_unclaimed_card_goes_to_the_discard_row_and_the_next_player_has_the_turn(cards):
    desk = cards(offer="rc", deck="gp*4", origin="d")
    row = desk.row
    desk.play("pass", "pass", "pass")
    assert desk.row == f"{row} rc"
    assert (desk.decides, desk.offer) == ("a", "gp")
    desk.play("pass", "pass", "pass", "pass")
    assert desk.decides == "b", "the drawer discards nothing"


def test_after_a_claim_and_an_unclaimed_discard_players_in_between_are_skipped(cards):
    desk = cards(hands={"d": "rc*2 wa we"}, offer="rc", origin="a", deck="gp*2")
    desk.play("pass", "pass", "pong rc", "discard wa", "pass", "pass", "pass")
    assert (desk.decides, desk.offer) == ("a", "gp"), "after Dora comes Ann; Ben and Cid are skipped"


def test_the_claimed_card_belongs_to_the_meld(cards):
    desk = cards(hands={"b": "rc*2 wa"}, offer="rc").play("pong rc", "pass", "pass")
    assert desk.offer == ""
    assert desk.melds("b") == ["rc rc rc"]
    assert desk.hand("b") == "wa"


# ---------------------------------------------------------------- 4.1 claims without a possible discard


def test_an_empty_hand_after_a_claim_passes_the_turn_on(cards):
    desk = cards(hands={"b": "rc*2"}, offer="rc", deck="gp*2")
    desk.play("pong rc", "pass", "pass")
    assert desk.hand("b") == ""
    assert (desk.decides, desk.asks, desk.offer) == ("c", "answer", "gp")
    assert "Ben has no card to discard." in desk.log


def test_generals_alone_are_kept_and_the_turn_passes_on(cards):
    desk = cards(hands={"b": "rc*2 gk"}, offer="rc", deck="gp*2").play("pong rc", "pass", "pass")
    assert desk.hand("b") == "gk"
    assert (desk.decides, desk.offer) == ("c", "gp")


def test_an_empty_hand_still_turns_cards_over_and_must_take_generals(cards):
    desk = cards(2, hands={"b": "rc*2", "a": "wa"}, offer="rc", deck="gp")
    desk.play("pong rc", "pass", "pass")
    desk = cards(2, hands={"b": "", "a": "wa"}, offer="gp", origin="a", drawn=True, deck="rk")
    desk.play("pass", "pass")
    assert (desk.decides, desk.offer) == ("b", "rk")
    assert desk.choices == ["hu rk", "chi rk single"]


def test_an_empty_hand_can_take_a_general_without_winning(cards):
    desk = cards(2, hands={"b": "", "a": "wa"}, offer="rk", origin="b", drawn=True, deck="gp")
    desk.play("chi rk single", "pass")
    assert desk.melds("b") == ["rk"]
    assert (desk.decides, desk.offer) == ("a", "gp")


# ---------------------------------------------------------------- the last card, dead cards


def test_the_discard_after_claiming_the_last_card_is_offered_too(cards):
    desk = cards(hands={"b": "rc*2 wa we"}, offer="rc", origin="d", drawn=True, deck="", rounds=1)
    desk.play("pass", "pass", "pong rc", "pass", "discard wa")
    assert (desk.asks, desk.offer) == ("answer", "wa")
    desk.play("pass", "pass", "pass")
    assert desk.asks == "over"


def test_a_drawn_round_counts_and_changes_no_score(cards):
    desk = cards(offer="rc", deck="", rounds=2).play("pass", "pass", "pass")
    assert desk.scores == [20, 20, 20, 20]
    assert desk.position.round == 2
    assert desk.rounds == ["Round 1: drawn"]


@pytest.mark.parametrize(("left", "drawn"), [(6, True), (7, False)])
def test_with_dead_cards_the_round_is_drawn_when_six_are_left(cards, left, drawn):
    deck = " ".join(["gp*4", "yp*3"]) if left == 7 else "gp*4 yp*2"
    desk = cards(offer="rc", deck=deck, rounds=1, dead_cards=6).play("pass", "pass", "pass")
    assert (desk.asks == "over") == drawn


def test_the_bonus_card_may_be_a_dead_one(cards):
    desk = cards(hands={"b": "rc*3"}, offer="rc", deck="gp*4 yp*2", rounds=1, dead_cards=6)
    desk.play("hu rc", "pass", "pass")
    assert desk.position.history[0].bonus in kinds("gp yp")


# ---------------------------------------------------------------- 3 starters, rounds


WIN = {"hands": {"c": "rk*3 gc*4 yk"}, "offer": "rk", "origin": "a", "drawn": True}


def test_the_winner_starts_the_next_round(cards):
    desk = cards(**WIN, starter="b", deck="gp").play("chi rk single", "pass", "hu rk", "pass")
    assert desk.position.starter == 2
    assert (desk.decides, desk.asks, desk.position.round) == ("c", "discard", 2)
    assert desk.position.held == [20, 20, 21, 20]


def test_after_a_failed_win_the_same_player_starts_again(cards):
    desk = cards(hands={"c": "gc"}, offer="gc", starter="b", deck="gp").play("pass", "hu gc", "pass")
    assert desk.position.starter == 1
    assert desk.scores == [30, 30, -10, 30]


def test_after_a_drawn_round_the_same_player_starts_again(cards):
    desk = cards(offer="rc", deck="", starter="d").play("pass", "pass", "pass")
    assert (desk.position.starter, desk.decides) == (3, "d")


def test_every_round_is_dealt_from_all_cards(cards):
    desk = cards(**WIN, deck="gp").play("chi rk single", "pass", "hu rk", "pass")
    assert len(desk.position.deck) == 31
    assert desk.row == ""
    assert desk.melds("a") == []


def test_the_match_ends_after_its_rounds(cards):
    desk = cards(offer="rc", deck="", round=3).play("pass", "pass", "pass")
    assert (desk.asks, desk.decides) == ("over", "")
    assert desk.position.legal_moves() == []


def test_a_match_of_three_rounds(cards):
    """8.5: Ann wins with 13, Cid declares with 9, the last round is drawn."""
    thirteen = {"melds": {"a": "gc*3; rk ra re; rs gs ys ws"}, "hands": {"a": "wc*3 yk gh*2 yc yh yp ge"}}
    desk = cards(**thirteen, offer="ge", origin="d", deck="ya", starter="b").play("hu ge", "pass", "pass")
    assert desk.scores == [32, 16, 16, 16]
    assert (desk.position.round, desk.position.starter) == (2, 0), "the winner starts"

    nine = {"melds": {"c": "gc*3; rk ra re; yk ya ye"}, "hands": {"c": "wc*3 gh*2 re*2 wa*2 gp*2"}}
    desk = cards(**nine, offer="gp", origin="b", deck="yh", starter="a", round=2, scores=desk.scores)
    desk.play("hu gp", "pass", "pass")
    assert desk.scores == [51, 35, -41, 35]
    assert (desk.position.round, desk.position.starter) == (3, 0), "the same starter after a failed win"

    desk = cards(offer="ge", origin="b", deck="", round=3, scores=desk.scores).play("pass", "pass", "pass")
    assert desk.scores == [51, 35, -41, 35]
    assert sum(desk.scores) == 80
    result = desk.position.result()
    assert result is not None
    assert result.winners() == (0,)
    assert result.ranks == (1, 2, 4, 2)
