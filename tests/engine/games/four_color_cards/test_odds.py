"""The odds and their weights: what a weight of 1 leaves, 0 silences and more strengthens, without ever losing the sign."""

from __future__ import annotations

import msgspec
import pytest

from engine.games.four_color_cards import bot, odds
from engine.games.four_color_cards.outlook import Outlook
from engine.games.four_color_cards.weights import WEIGHTS
from engine.lab.weighing import weighed

TABLES = {
    "misfits": odds.MISFIT_ODDS,
    "soldiers": odds.SOLDIER_ODDS,
    "points": odds.POINT_ODDS,
    "outs": odds.OUT_ODDS,
}
PLAIN = Outlook(points=6, misfits=4, soldiers=0, outs=0, short=0, helpers=0)

every_table = pytest.mark.parametrize("name", TABLES)


def scaled(name, weight):
    """Return the entries of a table under a weight, those beyond the last as well."""
    with weighed(bot, {name: weight}):
        return getattr(odds.tables(), name)


@every_table
def test_a_weight_of_one_leaves_the_odds_exactly_as_the_table_says(name):
    assert scaled(name, 1.0)[: len(TABLES[name])] == TABLES[name]


@every_table
def test_numbers_of_cards_beyond_a_table_count_like_its_last_one(name):
    entries = scaled(name, 1.2)
    assert len(entries) == 1 + 28 * 4
    assert set(entries[len(TABLES[name]) :]) == {entries[len(TABLES[name]) - 1]}


@every_table
def test_a_feature_without_weight_says_nothing(name):
    entries = scaled(name, 0.0)
    assert entries == pytest.approx([1.0] * len(entries))


@every_table
def test_more_weight_moves_the_odds_further_from_even_but_never_to_nothing(name):
    for stronger, entry in zip(scaled(name, 1.5), TABLES[name], strict=False):
        assert stronger >= entry if entry >= 1.0 else 0.0 < stronger < entry


def test_two_players_with_other_weights_do_not_hear_each_others_odds():
    own = msgspec.structs.asdict(WEIGHTS)
    before = odds.tables()
    for _ in range(3):
        with weighed(bot, own | {"misfits": own["misfits"] + 0.5, "gain": own["gain"] + 0.5}):
            other = odds.tables()
            assert other.misfits != before.misfits
            assert other.gain != before.gain
            assert other.points == before.points
        assert odds.tables() == before


def hand_odds(**changed):
    return odds.odds(PLAIN._replace(**changed), 30, 60, odds.tables())


def test_more_points_and_fewer_misfits_make_a_win_likelier():
    assert hand_odds(points=9) > hand_odds() > hand_odds(points=4)
    assert hand_odds(misfits=1) > hand_odds() > hand_odds(misfits=7)


def test_cards_that_would_win_count_as_far_as_they_may_lie_in_the_deck():
    assert hand_odds(outs=8) > hand_odds(outs=4) > hand_odds(outs=2) > hand_odds()
    assert hand_odds(outs=3) == hand_odds(outs=2)  # half of the unseen cards are in the deck


def test_a_hand_that_could_only_be_complete_with_too_few_points_wins_less_often():
    assert hand_odds(short=4) == WEIGHTS.short * hand_odds()
    assert hand_odds(short=4, outs=4) == hand_odds(outs=4)


def test_weights_below_nothing_leave_odds_above_nothing(cards):
    drawn = odds.stall(cards(3).position)
    with weighed(bot, {"short": -1.0, "stall": -1.0}):
        assert 0.0 < hand_odds(short=4) < hand_odds()
        assert 0.0 < odds.stall(cards(3).position) < drawn


def test_helpers_count_by_their_share_of_the_unseen_cards():
    own = WEIGHTS
    assert hand_odds(helpers=30) == pytest.approx(hand_odds() * (1 + own.helpers / 2 + own.many_helpers / 4))


def test_a_win_gets_something_between_what_is_usual_and_what_is_in_sight():
    modest, rich = (odds.gets(PLAIN._replace(points=points), odds.tables()) for points in (6, 14))
    assert modest < WEIGHTS.usual < rich < 9.0
