"""Rules 7 and 8.3, 8.4: totals, the bonus card, payment, options; whole wins played to their settlement."""

from __future__ import annotations

import pytest

from engine.core.words import Voice
from engine.games.four_color_cards import scoring
from engine.games.four_color_cards.scoring import payment, variant_of
from tests.engine.games.four_color_cards.conftest import VOICE

W1 = "gc*3; rk ra re; rs gs ys ws"
W1_HAND = "wc*3 yk gh*2 yc yh yp ge"
W2 = "gc*3; rk ra re; yk ya ye"
W2_HAND = "wc*3 gh*2 re*2 wa*2 gp*2"
W3_HAND = "rc*4 gh*4 yp*4 wa*4 re*4"
W4_HAND = "ga*2 ye*2 wh*2 rp*2 gc*2 ya*2 rh*2 we*2"
W5 = "gc*3; ya*2; we*2; rs gs ys"
W8 = "gc*3; ya*2; we*2; rs gs ys; rk ra re; wc wh wp; yp*4"

WINS = {
    "W1": (W1, W1_HAND, "ge", "ya", 8, 5, 0, 13, 4),
    "W1b": (W1, W1_HAND, "ge", "ge", 8, 5, 2, 15, 6),
    "W1c": (W1, W1_HAND, "ge", "rs", 8, 5, 1, 14, 5),
    "W2": (W2, W2_HAND, "gk", "yh", 5, 4, 0, 9, -19),
    "W2b": (W2, W2_HAND, "gk", "wc", 5, 4, 3, 12, 3),
    "W2c": (W2, W2_HAND, "gp", "yh", 5, 4, 0, 9, -19),
    "W3": ("", W3_HAND, "gk", "ya", 0, 41, 0, 41, 5),
    "W3b": ("", W3_HAND, "gk", "gk", 0, 41, 1, 42, 6),
    "W4": ("rk*4", W4_HAND, "gk", "", 8, 1, 0, 9, -19),
    "W5": (W5, "rk*4 ra*2 re*2 gp*2", "gp", "", 4, 7, 0, 11, 2),
    "W6": (W5, "rc*3 rh rp rk*2 yk wk gk", "rc", "", 4, 9, 0, 13, 4),
    "W8": (W8, "", "rk", "", 13, 1, 0, 14, 5),
}


def win(cards, melds, hand, offer, bonus, players=4, **options):
    """Let b declare hu on a card that a discarded, or turned over if it is a general, in the only round."""
    drawn = offer.endswith("k")
    desk = cards(
        players,
        melds={"b": melds},
        hands={"b": hand},
        offer=offer,
        drawn=drawn,
        deck=bonus,
        rounds=1,
        **options,
    )
    if drawn:
        desk.play(f"chi {offer} single")
    return desk.play(f"hu {offer}", *["pass"] * (players - 2))


@pytest.mark.parametrize("name", WINS)
def test_whole_wins(cards, name):
    melds, hand, offer, bonus, open_points, best, bonus_points, points, each = WINS[name]
    desk = win(cards, melds, hand, offer, bonus)
    total = scoring.total_of(desk.position.history[0])
    assert total == (open_points, best, bonus_points)
    assert total.points == points
    assert desk.scores == [20 - each, 20 + 3 * each, 20 - each, 20 - each]


def test_w7_a_card_left_over_is_no_win(cards):
    desk = cards(melds={"b": W5}, hands={"b": "rc*3 rh rp rk yk wk gk ws"}, offer="rc")
    assert desk.refuses("hu rc") == (
        "Your hand is not complete with the red chariot: 1 card would fit into no meld (white soldier)."
    )


def test_w8b_an_empty_hand_wins_with_a_general_only(cards):
    desk = cards(melds={"b": W8}, hands={"b": ""}, offer="re")
    assert desk.refuses("hu re").startswith("Your hand is not complete")


def test_an_opening_win_without_open_melds_counts_the_hand_alone(cards):
    assert win(cards, "", W3_HAND, "gk", "ya").scores == [15, 35, 15, 15]


def test_the_winning_meld_is_open_on_a_tsumo_too(cards):
    desk = cards(2, hands={"a": "rc*2 gs*3", "b": "wa"}, offer="rc", drawn=True, deck="", rounds=1)
    desk.play("hu rc", "pass")
    assert scoring.total_of(desk.position.history[0]).hand == 1 + 3


# ---------------------------------------------------------------- 7.2 bonus card


def test_the_bonus_card_counts_open_melds_hand_and_winning_card(cards):
    desk = win(cards, "gc*3", "wa*2 ya*2 rk", "gk", "gc")
    assert scoring.total_of(desk.position.history[0]).bonus == 3
    desk = win(cards, "gc*3", "wa*2 ya*2 rk", "gk", "wa")
    assert scoring.total_of(desk.position.history[0]).bonus == 2
    desk = win(cards, "gc*3", "wa*2 ya*2 rk", "gk", "gk")
    assert scoring.total_of(desk.position.history[0]).bonus == 1


def test_only_exactly_the_kind_of_the_bonus_card_counts(cards):
    desk = win(cards, "gc*3", "wa*2 ya*2 rk", "gk", "ga")
    assert scoring.total_of(desk.position.history[0]).bonus == 0


def test_without_a_deck_there_is_no_bonus_card(cards):
    desk = win(cards, "gc*3", "wa*2", "gk", "")
    assert desk.position.history[0].bonus == scoring.NONE
    assert "The deck is empty, so there is no bonus card." in desk.log


def test_the_bonus_card_leaves_the_deck(cards):
    desk = win(cards, "gc*3", "wa*2", "gk", "gp yp")
    assert len(desk.position.deck) == 1


# ---------------------------------------------------------------- 7.3 payment

DIGITS = {
    **{points: -10 - points for points in range(10)},
    **dict(zip(range(10, 20), range(1, 11), strict=True)),
    20: 2,
    21: 3,
    22: 4,
    23: 5,
    24: 6,
    25: 7,
    29: 11,
    30: 3,
    39: 12,
    40: 4,
    41: 5,
    42: 6,
}


def variant(players=4, settlement="digits", bonus_counts_for_limit=True):
    return variant_of(
        players,
        {
            "rounds": 3,
            "start_score": 20,
            "settlement": settlement,
            "bonus_counts_for_limit": bonus_counts_for_limit,
            "dead_cards": 0,
        },
    )


@pytest.mark.parametrize(("points", "each"), DIGITS.items())
def test_the_declarer_gets_the_digit_sum_or_pays_ten_and_the_total(points, each):
    assert payment(variant(), points, 0) == each


@pytest.mark.parametrize(
    ("points", "each"), [(0, -11), (9, -11), (10, 1), (13, 4), (19, 10), (20, 11), (42, 33)]
)
def test_with_margin_a_win_takes_the_total_less_nine_and_a_failed_one_pays_eleven(points, each):
    assert payment(variant(settlement="margin"), points, 0) == each


@pytest.mark.parametrize(("points", "bonus", "each"), [(12, 3, -19), (12, 2, 3), (15, 2, 6), (10, 1, -19)])
def test_the_limit_may_have_to_be_reached_without_the_bonus_card(points, bonus, each):
    assert payment(variant(bonus_counts_for_limit=False), points, bonus) == each


def test_the_limit_without_bonus_card_and_margin():
    strict = variant(settlement="margin", bonus_counts_for_limit=False)
    assert payment(strict, 12, 3) == -11
    assert payment(strict, 13, 3) == 4


@pytest.mark.parametrize(
    ("players", "melds", "hand", "bonus", "declarer", "others"),
    [
        (2, W1, W1_HAND, "ya", 4, -4),
        (3, W1, W1_HAND, "ya", 8, -4),
        (4, W1, W1_HAND, "ya", 12, -4),
        (2, W2, W2_HAND, "yh", -19, 19),
        (3, W2, W2_HAND, "yh", -38, 19),
        (4, W2, W2_HAND, "yh", -57, 19),
    ],
)
def test_payments_by_player_count(cards, players, melds, hand, bonus, declarer, others):
    offer = "ge" if melds == W1 else "gk"
    desk = win(cards, melds, hand, offer, bonus, players)
    assert desk.scores == [20 + others, 20 + declarer] + [20 + others] * (players - 2)


@pytest.mark.parametrize(("points", "declarer", "others"), [(10, 3, -1), (19, 30, -10), (20, 6, -2)])
def test_payments_of_four_players_at_the_edges(points, declarer, others):
    each = payment(variant(), points, 0)
    assert (each * 3, -each) == (declarer, others)


def test_everybody_pays_the_same_whoever_discarded(cards):
    assert win(cards, W1, W1_HAND, "ge", "ya").scores == [16, 32, 16, 16]


# ---------------------------------------------------------------- options, telling


def test_margin_and_the_strict_limit_are_used_at_the_table(cards):
    assert win(cards, W2, W2_HAND, "gk", "wc", bonus_counts_for_limit=False).scores == [39, -37, 39, 39]
    assert win(cards, W2, W2_HAND, "gk", "yh", settlement="margin").scores == [31, -13, 31, 31]
    assert win(cards, "", W3_HAND, "gk", "ya", settlement="margin").scores == [-12, 116, -12, -12]


@pytest.mark.parametrize("start_score", [0, 10, 100])
def test_everybody_begins_with_the_start_score(new_match, start_score):
    desk = new_match(3, start_score=start_score)
    assert desk.scores == [start_score] * 3
    [line] = desk.position.score_lines(1)
    assert (line.points, line.settled) == (start_score, True)


def test_a_win_is_told_with_all_its_parts(cards):
    desk = win(cards, W1, W1_HAND, "ge", "rs")
    assert desk.log == [
        "Ben declares hu with the green elephant of Ann.",
        "The hand is worth 5 points: pair 0, single general 1, pair 0, squad of three 3, battlefield 1.",
        "The bonus card is the red soldier. Ben has 1 of it.",
        "Ben has 14 in all: 8 open, 5 in the hand, 1 for the bonus card.",
        "Ann pays 5 points.",
        "Ben receives 15 points.",
        "Cid pays 5 points.",
        "Dora pays 5 points.",
    ]


def test_a_failed_win_is_told(cards):
    assert "Ben is below ten points and pays everybody." in win(cards, W2, W2_HAND, "gk", "yh").log


def test_score_lines_name_every_round(cards):
    desk = cards(melds={"b": W2}, hands={"b": W2_HAND}, offer="gp", deck="yh", round=2, rounds=2)
    desk.play("hu gp", "pass", "pass")
    lines = desk.position.score_lines(1)
    assert [(VOICE.speak(line.label), line.points) for line in lines] == [
        ("Start", 20),
        ("Round 1: drawn", 0),
        ("Round 2: Ben declared with only 9", -57),
    ]
    assert lines[-1].places == (62, 52, 42, 44), "melds, hand, winning card and bonus card still lie there"
    assert Voice(you=1).speak(lines[-1].label) == "Round 2: you declared with only 9"


def test_equal_scores_share_the_win(cards):
    desk = cards(offer="rc", deck="", rounds=1).play("pass", "pass", "pass")
    result = desk.position.result()
    assert result is not None
    assert result.ranks == (1, 1, 1, 1)


def test_payments_are_zero_sum(cards):
    for melds, hand, offer, bonus, *_ in WINS.values():
        assert sum(win(cards, melds, hand, offer, bonus).scores) == 80
