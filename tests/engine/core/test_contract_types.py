"""The small values of the contract."""

from __future__ import annotations

import pytest

from engine.core.contract import Event, Result, ranked
from engine.core.match import Bound, Match
from engine.core.move import attempt
from engine.core.registry import facts_of
from engine.core.setup import BadSetup, make_setup
from engine.core.words import ENGLISH, say


def test_shared_places_share_the_number_and_ties_are_broken_in_order() -> None:
    result = ranked([7, 9, 7, 7], [(1,), (0,), (2,), (1,)])
    assert result.ranks == (3, 1, 2, 3)
    assert result.winners() == (1,)


def test_the_fewest_points_win_where_the_game_says_so() -> None:
    assert ranked([3, 5], [(0,), (0,)], fewest_wins=True).ranks == (1, 2)
    assert Result((1, 1), (4, 4), ((0,), (0,))).winners() == (0, 1)


def test_an_event_for_one_seat_is_told_to_nobody_else() -> None:
    secret = Event(say(Bound.REVEALED), seen_by=0b010)
    assert [secret.visible_to(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    assert all(Event(say(Bound.REVEALED)).visible_to(seat) for seat in (-1, 0, 1))


def test_an_attempt_out_of_range_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match="out of range"):
        attempt(1024, 0)


def test_an_option_of_another_player_number_is_refused() -> None:
    with pytest.raises(BadSetup) as trouble:
        make_setup(facts_of("uptown"), 3, {"two_player_mode": "single"}, 1)
    assert ENGLISH.speak(trouble.value.sentence).endswith("does not exist with 3 players.")


def test_a_match_tells_its_moves_its_end_and_what_a_seat_may_know() -> None:
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 5))
    match.play(match.state.legal_moves()[0])
    match.play(match.state.legal_moves()[0])
    assert match.moves == [turn.move for turn in match.turns]
    assert not match.over
    assert list(match.events_for(0, since=1)) == list(match.turns[1].events)
    match.undo_to(0)
    again = match.redo()
    assert match.turns == [again]
