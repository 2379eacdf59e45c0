"""The bot: it wins when it should, never throws points away, and says why; a greedy player beats random ones."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.ai.decision import Decision
from engine.ai.levels import Misses, decide, level_of
from engine.core.contract import NOBODY
from engine.core.registry import load_game
from engine.games.four_color_cards import bot, notation
from engine.games.four_color_cards.state import Position
from tests.engine.games.four_color_cards.conftest import VOICE, setup_of


def greedy_move(position: Position, rng: random.Random) -> int:
    """Return the best move at first sight, judged in a world that the seat to move can imagine."""
    moves = position.legal_moves()
    world = Position.imagine(position.observe(position.to_move), rng)
    values = bot.order(world, moves)
    return moves[values.index(max(values))]


def play_one(players: int, seed: int) -> float:
    """Return the share of first place of a greedy player among random ones."""
    position, rng = Position.new(setup_of(players, seed)), random.Random(seed)
    seat = seed % players
    while position.to_move != NOBODY:
        greedy = position.to_move == seat
        position.play(greedy_move(position, rng) if greedy else position.random_move(rng))
    result = position.result()
    assert result is not None
    return (seat in result.winners()) / len(result.winners())


@pytest.mark.parametrize(("players", "share"), [(2, 0.9), (3, 0.85), (4, 0.8)])
def test_a_greedy_player_beats_random_ones(players, share):
    games = 30
    assert sum(play_one(players, seed) for seed in range(games)) >= share * games


def best(desk):
    """Return the line of the best move at first sight."""
    moves = desk.position.legal_moves()
    values = bot.order(desk.position, moves)
    return notation.to_text(moves[values.index(max(values))])


def test_it_declares_a_win_of_ten_points(cards):
    desk = cards(melds={"b": "gc*4; rk ra re; yk"}, hands={"b": "wa*2 wc*3"}, offer="wk", drawn=True)
    desk.play("chi wk single")
    assert best(desk) == "hu wk"


def test_a_win_and_a_pass_are_the_only_answers_that_nobody_overlooks():
    position, rng = Position.new(setup_of(3, seed=5)), random.Random(5)
    while position.to_move != NOBODY:
        moves = position.legal_moves()
        plain = {notation.to_text(move) for move in moves if move in bot.PLAIN}
        assert plain == {text for text in map(notation.to_text, moves) if text.startswith(("pass", "hu"))}
        position.play(position.random_move(rng))


def noticed_by(level, desk, seeds=20):
    """Return every move that players of a level make here."""
    position = desk.position
    asked = [
        Decision(load_game("four_color_cards"), position.observe(position.to_move), position.to_move, seed)
        for seed in range(seeds)
    ]
    return {notation.to_text(decide(each, level).move) for each in asked}


def test_whoever_overlooks_a_claim_passes_and_nobody_overlooks_a_win(cards):
    """A player who overlooks nearly everything: a squad of three is often left, a win of ten points is always declared."""
    blind = replace(level_of("novice"), id="blind", misses=Misses(100, 100))
    squad = cards(hands={"b": "rc*2 wa*2 gh yp"}, offer="rc")
    assert best(squad) == "pong rc"
    assert noticed_by(blind, squad) == {"pass"}
    win = cards(melds={"b": "gc*4; rk ra re; yk"}, hands={"b": "wa*2 wc*3"}, offer="wk", drawn=True)
    win.play("chi wk single")
    assert noticed_by(blind, win) == {"hu wk"}


def test_it_does_not_declare_a_win_that_must_fail(cards):
    desk = cards(hands={"b": "rc*2 wa*2"}, offer="rc")
    assert "hu rc" in desk.choices
    assert best(desk) != "hu rc"


def test_it_keeps_a_squad_and_discards_a_lone_card(cards):
    desk = cards(hands={"a": "rc*3 gh*3 wk ya yp yp"})
    assert best(desk) == "discard ya"


def test_quick_moves_are_legal_and_never_lose_a_win(cards):
    rng = random.Random(1)
    desk = cards(melds={"b": "gc*4; rk ra re; yk"}, hands={"b": "wa*2 wc*2"}, offer="wc", origin="a")
    assert notation.to_text(bot.policy(desk.position, rng)) == "hu wc"
    desk = cards(hands={"b": "rc*2 wa*2"}, offer="rc")
    assert notation.to_text(bot.policy(desk.position, rng)) != "hu rc"


def test_expected_scores_add_up_to_what_is_there(cards):
    desk = cards(3, offer="rc")
    assert sum(bot.evaluate(desk.position)) == pytest.approx(60)
    desk = cards(3, offer="rc", deck="", rounds=1).play("pass", "pass")
    assert bot.evaluate(desk.position) == [20.0, 20.0, 20.0]


def test_a_better_hand_is_expected_to_bring_more(cards):
    good = cards(2, hands={"a": "rc*3 gh*3 yp*3 wk", "b": "ra gc yh wp rs rs ge yc wh ga"}, discards="a")
    expected = bot.evaluate(good.position)
    assert expected[0] > 20 > expected[1]


def explained(desk, line, other=""):
    move = notation.from_text(line)
    instead = notation.from_text(other) if other else 0
    return VOICE.speak(bot.explain(desk.position, move, instead))


def test_it_says_what_a_win_brings(cards):
    desk = cards(melds={"b": "gc*4; rk ra re; yk"}, hands={"b": "wa*2 wc*2"}, offer="wc", deck="gh")
    assert (
        explained(desk, "hu wc", "pass")
        == "It wins: 10 points before the bonus card, about 1 from everybody."
    )
    desk = cards(hands={"b": "rc*2 wa*2"}, offer="rc", deck="gh")
    assert explained(desk, "pass", "hu rc") == (
        "A hu now would have 1 point before the bonus card and cost you about 11 to everybody."
    )


def test_it_names_the_feature_that_speaks_most_for_a_move(cards):
    desk = cards(hands={"a": "rc*3 gh*3 wk ya yp yp wh ge"})
    misfits = "2 cards of your hand then fit into no meld, instead of 4."
    assert explained(desk, "discard ya", "discard yp") == misfits
    points = "Your melds are then worth 7 points, instead of 4."
    assert explained(desk, "discard ya", "discard rc") == points


def test_it_names_the_cards_that_would_win(cards):
    desk = cards(melds={"a": "gc*4; rk ra re; yk"}, hands={"a": "wc*2 wh"}, discards="a")
    outs = "16 cards not yet seen would then win for you, instead of 4."
    assert explained(desk, "discard wh", "discard wc") == outs
