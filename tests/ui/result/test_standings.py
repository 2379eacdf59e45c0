"""The end of a match in figures: they add up, and ties are explained."""

import random
from dataclasses import replace

import pytest

from engine.core.contract import Result
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.core.words import Voice
from ui.result.standings import MOST_SAMPLES, growth, headline, standings, tie_break

VOICE = Voice(("Ida", "Bo", "Cy"))


def played_out(players=3, seed=2, game="imhotep"):
    match, rng = Match(make_setup(facts_of(game), players, {}, seed)), random.Random(seed)
    while not match.over:
        match.play(match.state.random_move(rng))
    return match


@pytest.fixture(scope="module")
def ended():
    return played_out()


class Ended:
    """A match whose result is given."""

    def __init__(self, result):
        self.state = self
        self._result = result

    def result(self):
        return self._result


def with_result(*how):
    return Ended(Result(*how))


def test_score_lines_add_up_for_every_player(ended):
    for standing in standings(ended):
        assert sum(line.points for line in standing.lines) == standing.score


def test_players_are_listed_in_the_order_of_their_places(ended):
    ranks = [standing.rank for standing in standings(ended)]
    assert ranks == sorted(ranks)


def test_growth_starts_at_nothing_and_ends_at_the_score(ended):
    grown = growth(ended)
    assert grown.plies[0] == 0
    assert grown.plies[-1] == ended.ply
    assert len(grown.plies) <= MOST_SAMPLES + 2
    assert tuple(scores[-1] for scores in grown.scores) == ended.state.result().scores


def test_without_a_score_track_the_points_grow_as_if_it_ended_each_time():
    match = played_out(game="uptown")
    grown = growth(match)
    assert all(scores[len(scores) // 2] > 0 for scores in grown.scores)
    assert tuple(scores[-1] for scores in grown.scores) == match.state.result().scores


def test_growth_leaves_the_match_as_it_is(ended):
    before = ended.state.to_json()
    growth(ended)
    assert ended.state.to_json() == before


def test_the_headline_names_the_winner():
    one = with_result((2, 1, 3), (30, 41, 12), ((), (), ()))
    assert VOICE.speak(headline(one)) == "Bo wins with 41 points."
    assert replace(VOICE, you=1).speak(headline(one)) == "You win with 41 points."


def test_the_headline_names_all_who_share_the_victory():
    shared = with_result((1, 1, 3), (30, 30, 12), ((2,), (2,), (0,)))
    assert VOICE.speak(headline(shared)) == "Ida and Bo share the victory with 30 points."
    three = with_result((1, 1, 1), (30, 30, 30), ((2,), (2,), (2,)))
    assert VOICE.speak(headline(three)).endswith(" share the victory with 30 points.")
    assert VOICE.speak(headline(three)).count(", ") == 2
    assert tie_break(shared) is None


def test_a_tie_break_that_decided_is_explained():
    decided = tie_break(with_result((2, 1, 3), (30, 30, 12), ((2,), (5,), (9,))))
    assert decided is not None
    assert VOICE.speak(decided) == "Equal points; the tie-break decides: Ida 2, Bo 5."


def test_a_match_that_goes_on_has_no_standings():
    with pytest.raises(ValueError, match="not over"):
        standings(Match(make_setup(facts_of("imhotep"), 2, {}, 1)))
