"""The bot knows enough of Sobek to beat chance, leaves states alone, and gives real reasons."""

from __future__ import annotations

import random

import pytest

from engine.core.contract import NOBODY
from engine.core.setup import make_setup
from engine.core.words import Voice
from engine.games.sobek import bot, notation
from engine.games.sobek.facts import FACTS
from engine.games.sobek.outlook import outlooks
from engine.games.sobek.state import Position

VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"), you=0)


def greedy(position: Position, rng: random.Random) -> int:
    """The best move by `order` in one world imagined from what the seat sees."""
    world = Position.imagine(position.observe(position.to_move), rng)
    moves = world.legal_moves()
    values = bot.order(world, moves)
    return moves[values.index(max(values))]


def share_of_wins(players: int, games: int) -> float:
    """How often the greedy seat comes first, shared places in part, against random seats."""
    won = 0.0
    for seed in range(games):
        position, rng = Position.new(make_setup(FACTS, players, {}, seed)), random.Random(seed)
        seat = seed % players
        while position.to_move != NOBODY:
            position.play(greedy(position, rng) if position.to_move == seat else position.random_move(rng))
        result = position.result()
        assert result is not None
        winners = result.winners()
        won += (seat in winners) / len(winners)
    return won / games


@pytest.mark.parametrize(("players", "games", "share"), [(2, 20, 0.95), (4, 20, 0.8)])
def test_greedy_play_beats_random_play(players, games, share):
    assert share_of_wins(players, games) >= share


def test_the_outlook_adds_up_to_the_value(sobek):
    table = sobek(
        hands={"a": "wheat-1 wheat-1 wheat-0"}, sets={"b fish": "fish-1 fish-1 fish-1"}, score=[10, 20, 0]
    )
    for outlook, value in zip(outlooks(table.position), bot.evaluate(table.position), strict=True):
        assert outlook.track + outlook.sets + outlook.hand - outlook.risk == pytest.approx(value)


def test_more_corruption_than_the_others_costs_the_expectation(sobek):
    sets = {"a wheat": "wheat-1 wheat-1 wheat-1 wheat-1"}
    clean = sobek(sets=sets, piles={"b": "cattle-1 cattle-1"})
    corrupt = sobek(sets=sets, piles={"a": "cattle-1 cattle-1"})
    assert bot.evaluate(corrupt.position)[0] < bot.evaluate(clean.position)[0]


def best(table, *lines):
    """The line that `order` likes best."""
    moves = [notation.from_text(line) for line in lines]
    values = bot.order(table.position, moves)
    return lines[values.index(max(values))]


def test_the_bot_prefers_the_card_that_fits_its_hand(sobek):
    table = sobek(hands={"a": "ivory-3 ivory-3"}, row="cattle-0 ivory-0 marble-0 fish-0")
    assert best(table, "take a 1", "take a 2", "take a 3") == "take a 2"


def test_the_bot_finishes_a_set_when_it_has_laid_it(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-1 wheat-1"}, tokens="guild flood", looked="a").play(
        *["lay a wheat-1 wheat"] * 3
    )
    assert best(table, "finish") == "finish"


def test_the_bot_lays_what_it_can_at_the_end_of_the_round(sobek):
    table = sobek(row="wheat-0", deck="", hands={"a": "fish-1 fish-1 fish-0"}).play("take a 1")
    assert best(table, "pass", "late a fish-1 fish") == "late a fish-1 fish"


def test_the_reason_names_what_changes(sobek):
    table = sobek(
        2, hands={"a": "wheat-1 wheat-1 wheat-1"}, row="ivory-0 marble-0", deck="", tokens="", looked="b"
    )
    move, instead = notation.from_text("lay a wheat-1 wheat"), notation.from_text("take a 1")
    sentence = VOICE.speak(bot.explain(table.position, move, instead))
    assert sentence == "Your sets on the table are worth 9 points after it, otherwise 0."


def test_equal_moves_have_an_honest_reason(sobek):
    table = sobek(hands={"a": "wheat-1 wheat-1 wheat-1"})
    move = notation.from_text("take a 1")
    assert VOICE.speak(bot.explain(table.position, move, move)) == "It promises no less than any other move."
