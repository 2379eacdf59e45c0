"""Rules file 8 and 9: late sets, points, penalty, the end of the game."""

from __future__ import annotations

import pytest

from engine.core.contract import NOBODY
from engine.games.sobek.scoring import penalty_steps, punished, round_points


def last_card(sobek, players=3, **parts):
    """A table where Ann takes the last card of the round (a plain wheat)."""
    return sobek(players, row="wheat-0", deck="", **parts)


# ---------------------------------------------------------------- 8.1 late sets


def test_late_sets_are_laid_in_turn_order_from_the_start_player_of_the_round(sobek):
    hands = {"a": "fish-1 fish-1 fish-0", "b": "cattle-1 cattle-1 cattle-0", "c": "ebony-2 ebony-2 ebony-0"}
    table = last_card(sobek, hands=hands, start="b").play("take a 1")
    assert table.decides == "b"
    assert [table.play("pass").decides for _ in "bc"] == ["c", "a"]
    assert table.play("pass").position.round == 2


def test_players_without_a_late_set_are_not_asked(sobek):
    table = last_card(sobek, hands={"b": "cattle-1 cattle-1", "c": "ebony-2 ebony-2 ebony-0"}).play(
        "take a 1"
    )
    assert table.decides == "c"


def test_a_late_set_is_sideways_and_separate_and_brings_no_token(sobek):
    table = last_card(sobek, hands={"b": "fish-1 fish-0 thief"}, sets={"b fish": "fish-1 fish-1 fish-green"})
    table.play("take a 1")
    assert table.choices == ["late b fish-0 fish", "late b fish-1 fish", "late b thief fish", "pass"]
    assert table.refuses("lay b fish-1 fish") == "The round is over: sets are laid sideways now."
    table.play("late b fish-1 fish", "late b fish-0 fish", "late b thief fish")
    table.play("finish")
    assert table.position.round == 2
    assert "Ben lays fish sideways: 3 cards with 1 scarab." in table.log
    assert "Ben gets 6 points: Set of fish, 3 cards with 2 scarabs." in table.log
    assert "Ben gets 1 point: Late set of fish with 1 scarab." in table.log


def test_late_sets_are_optional_and_cards_not_laid_are_corruption(sobek):
    table = last_card(sobek, hands={"b": "fish-1 fish-0 thief", "c": "ivory-3"}).play("take a 1")
    assert table.refuses("take b 1") == "The round is over: lay a set sideways, or lay no more."
    table.play("pass")
    assert "Ben lays no more sets." in table.log
    assert "Ben puts the rest of the hand on the corruption pile: 3 cards." in table.log
    assert "Ben has a corruption of 3." in table.log


def test_a_player_may_lay_several_late_sets_even_of_one_kind(sobek):
    hands = {"b": "fish-1 fish-1 fish-1 fish-0 fish-0 fish-0 cattle-1 cattle-1 amulet"}
    table = last_card(sobek, hands=hands).play("take a 1")
    table.play("late b fish-1 fish", "late b fish-1 fish", "late b fish-0 fish", "finish")
    assert table.decides == "b"
    table.play("late b amulet cattle")
    assert table.refuses("pass") == "You are laying a set of cattle: add more cards or finish it."
    table.play("late b cattle-1 cattle", "late b cattle-1 cattle", "finish")
    table.play("late b fish-1 fish", "late b fish-0 fish", "late b fish-0 fish")
    assert round_points(table.position, 1) == 2 + 2, "a set counts when it is finished"
    table.play("finish")
    assert "Ben gets 1 point: Late set of fish with 1 scarab." in table.log


def test_a_late_set_needs_goods_of_its_kind_even_beside_a_laid_set(sobek):
    hands = {"b": "amulet amulet amulet"}
    table = last_card(sobek, hands=hands, sets={"b fish": "fish-1 fish-1 fish-1"}).play("take a 1")
    assert table.position.round == 2, "three amulets are no late set, so Ben was not asked"


def test_what_was_begun_late_can_always_be_finished(sobek):
    table = last_card(sobek, hands={"b": "fish-1 amulet amulet amulet"}).play("take a 1")
    table.play("late b amulet fish", "late b amulet fish", "late b amulet fish")
    assert table.choices == ["late b fish-1 fish"]
    assert table.play("late b fish-1 fish").choices == ["finish"]


# ---------------------------------------------------------------- 8.3 points


@pytest.mark.parametrize(
    ("sets", "blessings", "points"),
    [
        ({"a cattle": "cattle-1 cattle-1 cattle-1 cattle-green"}, {}, 12),
        ({"a fish": "fish-0 fish-0 fish-0 fish-green fish-green amulet"}, {}, 0),
        ({"a ivory": "ivory-3 ivory-green queen"}, {}, 9),
        ({"a wheat": "wheat-1 wheat-1 wheat-1 wheat-0 amulet"}, {}, 15),
        ({"a wheat": "wheat-1 wheat-1 wheat-1 wheat-0 amulet"}, {"a wheat": 1}, 25),
        ({"a ebony": "ebony-2 ebony-2 ebony-0"}, {}, 12),
        ({"a ebony": "ebony-2 ebony-2 ebony-0 ebony-2 ebony-green ebony-0"}, {}, 36),
    ],
)
def test_a_set_scores_cards_times_scarabs(sobek, sets, blessings, points):
    table = sobek(sets=sets, blessings=blessings, tokens="", looked="a")
    assert round_points(table.position, 0) == points
    assert sum(table.lines("a").values()) == points
    assert round_points(table.position, 1) == 0


def test_a_whole_round_of_one_player(sobek):
    table = last_card(
        sobek,
        hands={"a": "fish-1 fish-1 fish-0"},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1 wheat-0 amulet", "a ivory": "ivory-3 ivory-0 queen"},
        blessings={"a wheat": 1},
        tokens="",
        looked="a",
        piles={"b": "cattle-0 cattle-0 cattle-1"},
    )
    table.play("take a 1", "late a fish-1 fish", "late a fish-1 fish", "late a fish-0 fish", "finish")
    assert table.score("a") == 36
    assert table.lines("a") == {"Sets of round 1": 36}


# ---------------------------------------------------------------- 8.4 corruption


@pytest.mark.parametrize(
    ("corruptions", "treasures", "seats"),
    [
        ([7, 5, 5], [0, 9, 9], [0]),
        ([6, 6, 2], [2, 5, 9], [1]),
        ([6, 6, 2], [5, 5, 9], [0, 1]),
        ([0, 0, 0], [0, 0, 0], []),
        ([3, 3, 3], [0, 0, 0], [0, 1, 2]),
    ],
)
def test_who_is_punished(corruptions, treasures, seats):
    assert punished(corruptions, treasures) == seats


@pytest.mark.parametrize(("points", "steps"), [(0, 0), (9, 0), (10, 1), (19, 1), (43, 4)])
def test_one_step_for_every_ten_points_of_the_round(points, steps):
    assert penalty_steps(points) == steps


CARDS = {
    27: {
        "a wheat": "wheat-1 wheat-1 wheat-1",
        "a cattle": "cattle-1 cattle-1 cattle-1",
        "a fish": "fish-1 fish-1 fish-1",
    },
    36: {"a ebony": "ebony-2 ebony-2 ebony-2 ebony-0 ebony-0 ebony-green"},
    40: {"a ebony": "ebony-2 ebony-2 ebony-2 ebony-2 ebony-0"},
    43: {
        "a cattle": "cattle-1 cattle-1 cattle-1 cattle-1",
        "a wheat": "wheat-1 wheat-1 wheat-1 wheat-1",
        "a ivory": "ivory-3 ivory-0 queen",
    },
    34: {"a wheat": "wheat-1 wheat-1 wheat-1 wheat-1 wheat-1", "a ivory": "ivory-3 ivory-0 queen"},
}
EXTRA = {43: "fish-1 fish-1 fish-0"}


@pytest.mark.parametrize(
    ("before", "gained", "left", "track"),
    [
        (20, 43, 41, "varied"),
        (20, 43, 43, "regular"),
        (0, 36, 21, "varied"),
        (0, 40, 20, "varied"),
        (31, 27, 47, "varied"),
        (70, 34, 86, "varied"),
    ],
)
def test_the_most_corrupt_goes_back(sobek, before, gained, left, track):
    """With 43 points two of them come from a late set."""
    table = last_card(
        sobek,
        sets=CARDS[gained],
        hands={"a": EXTRA.get(gained, "")},
        curses=[1, 0, 0],
        tokens="flood",
        score=[before, 200, 200],
        track=track,
    )
    table.play("take a 1")
    if gained == 43:
        table.play("late a fish-1 fish", "late a fish-1 fish", "late a fish-0 fish", "finish")
    assert table.score("a") == left
    steps = gained // 10
    assert f"Ann is the most corrupt: {steps} steps back, from {before + gained} to {left}." in table.log
    assert table.position.tally[3] == left - before - gained


def test_hand_cards_and_curses_count_as_corruption(sobek):
    table = last_card(
        sobek, hands={"b": "fish-0"}, piles={"b": "fish-0 fish-0"}, curses=[0, 1, 0], tokens="flood"
    )
    table.play("take a 1")
    assert [line for line in table.log if "a corruption of" in line] == [
        "Ann has a corruption of 1.",
        "Ben has a corruption of 5.",
        "Cid has a corruption of 0.",
    ]


def test_between_equally_corrupt_players_scarabs_in_the_pile_decide(sobek):
    sets = {"a ebony": "ebony-2 ebony-2 ebony-2", "b wheat": "wheat-1 wheat-1 wheat-1 wheat-1"}
    table = last_card(
        sobek,
        sets=sets,
        piles={"a": "fish-1 fish-0 fish-0 fish-1 fish-0", "b": "cattle-1 cattle-1 ivory-3 cattle-0"},
        curses=[0, 1, 0],
        tokens="flood",
    )
    table.play("take a 1")
    assert (table.score("a"), table.score("b")) == (18, 12), "6 and 6, scarabs 2 and 5"


def test_equal_scarabs_punish_both_independently(sobek):
    sets = {"a ebony": "ebony-2 ebony-2 ebony-2", "b wheat": "wheat-1 wheat-1 wheat-1 wheat-1"}
    table = last_card(sobek, sets=sets, piles={"b": "cattle-0"})
    table.play("take a 1")
    assert (table.score("a"), table.score("b")) == (13, 12)


def test_nobody_is_punished_when_nobody_is_corrupt(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-1"}, row="wheat-1", deck="").play("take a 1")
    table.play("late a wheat-1 wheat", "late a wheat-1 wheat", "late a wheat-1 wheat", "finish")
    assert "Nobody is corrupt." in table.log
    assert table.score("a") == 3


def test_only_set_points_count_for_the_steps(sobek):
    table = last_card(sobek, sets={"a cattle": "cattle-1 cattle-1 cattle-1"}, score=[50, 0, 0]).play(
        "take a 1"
    )
    assert table.score("a") == 59, "9 points of sets, no step, whatever the tokens gave"


# ---------------------------------------------------------------- 9 end of the game


def test_after_round_1_the_game_goes_on_whatever_the_scores(sobek):
    table = last_card(sobek, score=[110, 0, 0]).play("take a 1")
    assert table.position.round == 2
    assert table.position.to_move != NOBODY


@pytest.mark.parametrize(("score", "over"), [(99, False), (100, True), (104, True)])
def test_after_round_2_a_score_of_100_ends_the_game(sobek, score, over):
    table = last_card(sobek, round=2, score=[0, score, 60]).play("take a 1")
    assert (table.position.to_move == NOBODY) is over
    assert (table.position.result() is not None) is over


def test_the_score_is_looked_at_after_the_penalty(sobek):
    table = last_card(sobek, round=2, sets=CARDS[34], score=[70, 80, 60]).play("take a 1")
    assert table.score("a") == 86
    assert table.position.round == 3


def test_unpunished_104_points_end_the_game_after_round_2(sobek):
    table = last_card(sobek, round=2, sets=CARDS[34], piles={"b": "fish-0 fish-0"}, score=[70, 80, 60]).play(
        "take a 1"
    )
    assert table.score("a") == 104
    result = table.position.result()
    assert result is not None
    assert result.ranks == (1, 2, 3)


def test_by_option_there_are_always_three_rounds(sobek):
    table = last_card(sobek, round=2, score=[0, 150, 60], end_after_round_2="never").play("take a 1")
    assert table.position.round == 3


def test_the_game_ends_after_round_3(sobek):
    table = last_card(sobek, round=3, score=[10, 20, 30]).play("take a 1")
    result = table.position.result()
    assert result is not None
    assert (result.scores, result.ranks) == ((10, 20, 30), (3, 2, 1))
    assert table.position.legal_moves() == []
    assert table.position.refusal(1 << 24) is not None


def test_between_equal_scores_less_corruption_in_the_last_round_decides(sobek):
    table = last_card(sobek, round=3, score=[30, 30, 30], piles={"b": "fish-0"}).play("take a 1")
    result = table.position.result()
    assert result is not None
    assert result.ranks == (2, 2, 1)
    assert result.tiebreaks == ((-1,), (-1,), (0,))
    assert result.winners() == (2,)


def test_still_tied_players_share_the_victory(sobek):
    table = last_card(sobek, round=3, score=[10, 30, 30]).play("take a 1")
    result = table.position.result()
    assert result is not None
    assert result.winners() == (1, 2)


def test_after_the_end_the_sets_of_the_last_round_are_score_lines(sobek):
    table = last_card(sobek, round=3, sets={"b wheat": "wheat-1 wheat-1 wheat-1"}, score=[0, 5, 0]).play(
        "take a 1"
    )
    assert table.lines("b") == {
        "Sets of round 1": 0,
        "Sets of round 2": 0,
        "Swindle": 5,
        "Set of wheat, 3 cards with 3 scarabs": 9,
    }
    assert all(line.settled for line in table.position.score_lines(1))


def test_score_lines_do_not_tell_the_penalty_that_threatens(sobek):
    sets = {"b wheat": "wheat-1 wheat-1 wheat-1 wheat-1"}
    clean = sobek(sets=sets, deck="fish-0")
    corrupt = sobek(sets=sets, deck="fish-0", piles={"b": "cattle-1 cattle-1 cattle-1"})
    assert clean.lines("b") == corrupt.lines("b") == {"Set of wheat, 4 cards with 4 scarabs": 16}
