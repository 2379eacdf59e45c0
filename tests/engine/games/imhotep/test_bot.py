"""The bot: quick, sensible, honest about its reasons; greedy play is far better than random play."""

from __future__ import annotations

import random

import pytest

from engine.core.contract import NOBODY
from engine.core.setup import make_setup
from engine.core.words import Voice, Words
from engine.games.imhotep import bot, notation, worth
from engine.games.imhotep.facts import FACTS, SITE_OPTIONS
from engine.games.imhotep.state import Position
from engine.games.imhotep.words import Facts, Why

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))


def greedy(position):
    """The best move at first sight."""
    moves = position.legal_moves()
    values = bot.order(position, moves)
    return moves[values.index(max(values))]


def wins_of_greedy(players, side, games):
    """Games in which a greedy player is first among random ones; it takes every seat in turn."""
    won = 0
    for seed in range(games):
        position, rng = (
            Position.new(make_setup(FACTS, players, dict.fromkeys(SITE_OPTIONS, side), seed)),
            random.Random(seed),
        )
        seat = seed % players
        while position.to_move != NOBODY:
            position.play(greedy(position) if position.to_move == seat else position.random_move(rng))
        result = position.result()
        assert result is not None
        won += result.ranks[seat] == 1
    return won


@pytest.mark.parametrize("side", ["A", "B"])
def test_greedy_play_beats_random_play_of_two(side):
    assert wins_of_greedy(2, side, 20) >= 19


def test_greedy_play_is_nearly_always_first_among_three_random_players():
    assert wins_of_greedy(4, "A", 15) >= 12


@pytest.fixture
def positions(imhotep):
    """Positions of every kind of decision, from quick play on all sides."""
    found = {}
    for seed in range(30):
        rng = random.Random(seed)
        sides = {name: rng.choice("AB") for name in SITE_OPTIONS}
        position = Position.new(make_setup(FACTS, 2 + seed % 3, sides | {"wrath": seed % 2 == 0}, seed))
        while position.to_move != NOBODY:
            found.setdefault(position.ask, []).append(position.copy())
            position.play(bot.policy(position, rng))
        found.setdefault(position.ask, []).append(position)
    return found


def test_bot_functions_answer_every_kind_of_decision_and_change_nothing(positions):
    assert {ask.name for ask in positions} == {
        "ACT",
        "LOAD",
        "SAIL",
        "ORDER",
        "TAKE",
        "KEEP",
        "PYRAMID",
        "BONUS",
        "REWARD",
        "OVER",
    }
    for position in [position for several in positions.values() for position in several[:5] if several]:
        before = position.to_json()
        assert len(bot.evaluate(position)) == position.players
        if position.to_move != NOBODY:
            moves = position.legal_moves()
            assert len(bot.order(position, moves)) == len(moves)
            assert bot.policy(position, random.Random(1)) in moves
            assert VOICE.speak(bot.explain(position, moves[-1], moves[0])).endswith(".")
            assert VOICE.speak(bot.explain(position, moves[0], 0)).endswith(".")
        assert position.to_json() == before


def test_at_the_end_the_evaluation_is_the_result(positions):
    for name, several in positions.items():
        for position in several if name.name == "OVER" else []:
            assert bot.evaluate(position) == list(position.result().scores)


def test_features_add_up_to_the_evaluation(positions):
    for several in positions.values():
        position = several[0]
        if position.to_move == NOBODY:
            continue
        features = bot.features(position)
        assert all(isinstance(name, Words) for name, _ in features)
        for seat, score in enumerate(bot.evaluate(position)):
            assert sum(values[seat] for _, values in features) == pytest.approx(score)


def test_the_second_of_two_equal_market_cards_is_not_worth_a_look(imhotep):
    desk = imhotep(2, ships=".... ... ... a", market="statue lever statue").play("sail 4 market")
    values = bot.order(desk.position, desk.position.legal_moves())
    assert values[2] == bot.TWIN
    assert min(values[:2]) > bot.TWIN


def test_greedy_play_takes_a_great_sailing(imhotep):
    """Three own stones onto the spaces of 4, 3 and 2 points."""
    desk = imhotep(2, ships=".... aaa ... .", pyramids="abab")
    assert notation.to_text(greedy(desk.position)) == "sail 2 pyramids"


def test_greedy_play_does_not_help_the_rival(imhotep):
    desk = imhotep(2, ships=".... bbb ... .", pyramids="abab", sled=[3, 3])
    assert notation.to_text(greedy(desk.position)) != "sail 2 pyramids"


def test_an_explanation_names_features_and_their_points(imhotep):
    desk = imhotep(2, ships=".... aaa ... .", pyramids="abab")
    sentence = bot.explain(desk.position, notation.from_text("sail 2 pyramids"), notation.from_text("get a"))
    text = VOICE.speak(sentence)
    assert text.startswith("At first sight it is about ")
    assert "points better than “Get 2 stones.”" in text
    assert "Ann: points on the track +9.0" in text


def test_what_leaves_the_lead_as_it_is_says_so_and_names_no_points(imhotep, monkeypatch):
    """Whatever was done, the evaluation is given the same on both sides."""
    desk, sailing = imhotep(2, ships=".... aaa ... ."), notation.from_text("sail 2 pyramids")
    monkeypatch.setattr(bot, "evaluate", lambda position: [5.0, 3.0])
    assert VOICE.speak(bot.explain(desk.position, sailing, 0)) == VOICE.speak(Why.LEAVES)
    assert VOICE.speak(bot.explain(desk.position, sailing, notation.from_text("get a"))).startswith(
        "At first sight it is as good as “Get 2 stones.”"
    )


def test_the_next_turn_is_a_reason_only_where_there_is_no_other(imhotep, monkeypatch):
    """And where nothing is large enough to be named, the brackets are not empty."""
    position, sailing = imhotep(2, ships=".... aaa ... .").position, notation.from_text("sail 2 pyramids")
    before = position.score[0]
    sled, turn = 1.0, 2.0

    def features(p):
        gain = float(p.score[0] > before)
        return [(Why.SLED, (sled * gain, 0.0)), (Why.TURN, (turn * gain, 0.0))]

    monkeypatch.setattr(bot, "features", features)
    monkeypatch.setattr(bot, "evaluate", lambda p: [sled + turn if p.score[0] > before else 0.0, 0.0])

    def reasons():
        return VOICE.speak(bot.explain(position, sailing, 0)).partition(" (")[2]

    assert reasons() == "Ann: stones on the sled +1.0)."
    sled = 0.04
    assert reasons() == "Ann: the next turn +2.0)."
    sled = turn = 0.09
    assert reasons() == "small differences)."


# ---------------------------------------------------------------- worth


def test_an_uncovered_stone_of_the_temple_scores_every_round_that_is_left():
    assert worth.scorings(cover=99, left=3, visit=0) == pytest.approx(4)


def test_the_next_stone_to_be_covered_scores_this_round_if_no_ship_comes():
    assert worth.scorings(cover=1, left=0, visit=0) == pytest.approx(1)
    assert worth.scorings(cover=1, left=0, visit=100) == pytest.approx(0)


@pytest.mark.parametrize("left", range(6))
def test_stones_that_are_covered_later_are_worth_more(left):
    worths = [worth.scorings(cover, left, 80) for cover in range(1, 7)]
    assert worths == sorted(worths)
    assert all(0 < value <= left + 1 for value in worths)


def test_a_cargo_at_the_pyramids_is_worth_its_points(imhotep):
    position = imhotep(2, pyramids="abab").position
    assert worth.gains(bot.sites_of(position), 1, bytes([0, 1, 0])) == (4 + 2, 3)


def test_a_ship_promises_more_to_those_with_more_stones_aboard(imhotep):
    prospect = worth.harbour(bot.sites_of(imhotep(2).position)).prospect(bytes([0, 0, 1]))
    assert prospect.expected[0] > prospect.expected[1] > 0


def test_the_wrath_is_feared_more_the_fewer_rounds_are_left(imhotep):
    fears = [
        dict(bot.features(imhotep(2, wrath=True, round=number).position))[Facts.WRATH][0]
        for number in range(1, 7)
    ]
    assert fears == sorted(fears, reverse=True)
    assert all(-5 <= fear < 0 for fear in fears)
    safe = imhotep(2, wrath=True, pyramids="a", temple="a", burial="a", obelisks=[1, 0]).position
    assert dict(bot.features(safe))[Facts.WRATH][0] == 0
