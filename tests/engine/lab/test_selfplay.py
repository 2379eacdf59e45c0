"""Self-play: fair seats, shared deals, the same result every time."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.saves import replay
from engine.lab.crew import Crew
from engine.lab.requests import Tournament
from engine.lab.selfplay import Played, play_all, play_one, standings


def nim(*entrants: str, matches: int = 4, seed: int = 1, **more: object) -> Tournament:
    """A tournament at the toy."""
    return Tournament("nim", {}, entrants, matches, seed, **more)  # type: ignore[arg-type]


def first_deal(played: Played) -> list[int]:
    """The cards dealt at the start of a match."""
    cards: list[int] = replay(played.save, "save").state_at(0).to_json()["cards"]
    return cards


def test_every_entrant_sits_everywhere_before_a_new_deal_comes() -> None:
    played = list(play_all(nim("novice", "random", "casual", matches=6)))
    seated = [[seat.level for seat in match.save.seats] for match in played]
    assert seated[:3] == [
        ["novice", "random", "casual"],
        ["random", "casual", "novice"],
        ["casual", "novice", "random"],
    ]
    deals = [first_deal(match) for match in played]
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert played[0].save.seed != played[3].save.seed


def test_ranks_and_scores_follow_the_entrant_and_not_the_seat() -> None:
    played = play_one(nim("novice", "random"), 1)
    result = replay(played.save, "save").state.result()
    assert result is not None
    assert played.scores == (result.scores[1], result.scores[0])
    assert played.ranks == (result.ranks[1], result.ranks[0])


def test_a_tournament_is_the_same_whenever_it_is_played() -> None:
    tournament = nim("novice", "random", "casual", matches=5, seed=3)
    assert list(play_all(tournament)) == list(play_all(tournament))
    other = nim("novice", "random", "casual", matches=5, seed=4)
    assert list(play_all(other)) != list(play_all(tournament))


def test_more_processes_play_the_same_games_in_the_same_order() -> None:
    """Processes of their own do not know the toy, so this is a real game."""
    tournament = Tournament("uptown", {}, ("novice", "random"), 5, 3)
    assert list(play_all(tournament, Crew(jobs=2))) == list(play_all(tournament))


def test_a_game_that_fails_in_a_process_ends_the_work_with_its_error() -> None:
    unknown = Tournament("nim", {}, ("novice", "random"), 2, 3)
    with pytest.raises(LookupError):
        list(play_all(unknown, Crew(jobs=2)))


def test_the_saves_are_complete_matches() -> None:
    for played in play_all(nim("casual", "random")):
        match: Match = replay(played.save, "save")
        assert match.over
        assert [seat.kind for seat in played.save.seats] == ["ai", "ai"]


def test_options_reach_the_match() -> None:
    played = play_one(Tournament("nim", {"heap": 40}, ("novice", "novice"), 1, 1), 0)
    assert played.save.options == {"heap": 40}
    assert replay(played.save, "save").state_at(0).to_json()["heap"] == 40


def test_a_budget_of_time_replaces_the_playouts() -> None:
    ticks = iter(range(10**9))
    tournament = nim("skilled", "skilled", budget=50.0)
    played = play_one(tournament, 0, clock=lambda: float(next(ticks)))
    assert replay(played.save, "save").over


def test_a_number_of_playouts_replaces_the_one_of_the_level() -> None:
    few, many = nim("skilled", "skilled", playouts=1), nim("skilled", "skilled", playouts=2000)
    assert [match.save.moves for match in play_all(few)] != [match.save.moves for match in play_all(many)]


def test_shared_first_places_are_shares_of_a_win() -> None:
    save = play_one(nim("novice", "novice"), 0).save
    matches = [Played((1, 1, 3), (5, 5, 2), save), Played((2, 1, 3), (4, 8, 0), save)]
    novice, casual, random = standings(("novice", "casual", "random"), matches)
    assert (novice.wins, casual.wins, random.wins) == (0.5, 1.5, 0)
    assert casual.first_place_share == 0.75
    assert (novice.mean_score, novice.mean_rank) == (4.5, 1.5)
    assert sum(standing.wins for standing in (novice, casual, random)) == len(matches)


@pytest.mark.parametrize("entrants", [("skilled", "random"), ("casual", "random")])
def test_levels_beat_random_play_at_the_toy(entrants: tuple[str, ...]) -> None:
    """Cards decide some matches, so this asks for little: more wins than the seat that plays anything."""
    level, anything = standings(entrants, list(play_all(nim(*entrants, matches=40))))
    assert level.wins > anything.wins


def test_greedy_looks_no_further_than_first_sight() -> None:
    """However many playouts a tournament gives, it takes what the game's `order` puts first."""
    save = play_one(nim("greedy", "greedy", playouts=500), 0).save
    match, game = replay(save, "save"), load_game("nim")
    for ply, played in enumerate(match.moves):
        state = match.state_at(ply)
        moves = state.legal_moves()
        values = game.bot.order(state, moves)
        assert values[moves.index(played)] == max(values)
