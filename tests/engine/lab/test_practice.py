"""The positions people practise: each is legal, and its best move is still clearly best; the command finds them again."""

from functools import cache

import pytest

from engine.core.registry import facts_of, game_ids
from engine.core.words import ENGLISH
from engine.lab.practice import FEWEST, QUICK_LEAD, find, quick_lead
from engine.learn import practice
from engine.learn.practice import best_move, match_at, second_move
from main import main

SEVEN, ENOUGH = 7, 20
SLACK = 0.02
"""How much of the lead a change of the search or the bots may take away before a position must be found anew."""

ALL = [(game, number) for game in practice.games() for number in range(len(practice.load(game).positions))]
SAMPLE = [(game, number) for game, number in ALL if number % 12 == 5]


def position(game, number):
    return practice.load(game).positions[number]


def test_every_game_has_enough_positions():
    assert len(practice.games()) >= SEVEN
    assert set(practice.games()) <= set(game_ids())
    for game in practice.games():
        assert len(practice.load(game).positions) >= ENOUGH


@pytest.mark.parametrize("game", practice.games())
def test_a_file_says_where_it_comes_from(game):
    origin = practice.load(game).origin
    assert origin.command.startswith(f"main.py practice {game} --seed ")
    assert origin.rules_version == facts_of(game).rules_version
    assert origin.playouts >= 3000


@pytest.mark.parametrize("game", practice.games())
def test_no_position_stands_twice(game):
    positions = practice.load(game).positions
    assert len({(each.seed, len(each.moves)) for each in positions}) == len(positions)


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_position_can_be_put_on_the_table_and_asks_for_a_choice(game, number):
    match = match_at(game, position(game, number))
    legal = match.state.legal_moves()
    best, second = best_move(match, position(game, number)), second_move(match, position(game, number))
    assert len(legal) >= FEWEST
    assert {best, second} <= set(legal)
    assert best != second
    assert ENGLISH.speak(practice.reason(match, best, second))


def still_best(game, number):
    match = match_at(game, position(game, number))
    return quick_lead(match, best_move(match, position(game, number))) >= QUICK_LEAD - SLACK


@pytest.mark.parametrize(("game", "number"), SAMPLE)
def test_the_best_move_is_still_clearly_best(game, number):
    assert still_best(game, number)


@pytest.mark.long
@pytest.mark.parametrize(("game", "number"), [each for each in ALL if each not in SAMPLE])
def test_the_best_move_of_every_position_is_still_clearly_best(game, number):
    assert still_best(game, number)


@cache
def first(seed):
    """The first position that is found with a seed; finding one takes seconds."""
    return next(iter(find("imhotep", seed)))


def test_the_same_seed_finds_the_same_position():
    assert next(iter(find("imhotep", 3))) == first(3)


def test_another_seed_finds_other_positions():
    assert first(4) != first(3)


def test_the_command_writes_what_can_be_read(tmp_path, capsys):
    file = tmp_path / "imhotep.json"
    assert main(["practice", "imhotep", "--seed", "3", "--count", "1", "--out", str(file)]) == 0
    found = practice.load("imhotep", tmp_path)
    assert found.positions == (first(3),)
    assert found.origin.command == "main.py practice imhotep --seed 3 --count 1"
    assert str(file) in capsys.readouterr().out


def test_a_folder_that_is_missing_is_said_in_one_line(tmp_path, capsys):
    file = tmp_path / "nowhere" / "imhotep.json"
    code = main(["practice", "imhotep", "--count", "1", "--out", str(file)])
    told = capsys.readouterr()
    if code:  # a folder that can be made is made
        assert told.err.count("\n") == 1
    else:
        assert file.exists()
