"""Entrants: a word says who plays, what replaces the level's own settings, and whose weights; a wrong word is named."""

from __future__ import annotations

import pytest

import main as program
from engine.ai.levels import level_of
from engine.core.registry import load_game
from engine.lab.entrants import NotAnEntrant, entrant_of, level_for
from engine.lab.requests import Tournament
from engine.lab.selfplay import play_one

TOO_LONG = "9" * 5000
"""More digits than Python makes a number of."""


def level(word: str, game: str = "sobek"):
    return level_for(entrant_of(word), load_game(game).bot)


@pytest.mark.parametrize("kind", ["novice", "master", "random", "greedy"])
def test_a_name_alone_is_a_level_or_a_yardstick_as_it_is(kind):
    assert entrant_of(kind) == (kind, {}, "")


def test_a_name_may_be_followed_by_settings_and_a_file_of_weights():
    assert entrant_of("skilled+tree=1+playouts=380@some+where/w.json") == (
        "skilled",
        {"tree": 1, "playouts": 380},
        "some+where/w.json",
    )


def test_a_level_without_settings_is_the_level_itself():
    assert level("expert") is level_of("expert")
    assert level("expert@weights.json") is level_of("expert")


def test_settings_replace_what_they_name_and_nothing_else():
    usual, changed = (
        level_of("skilled"),
        level("skilled+tree=1+depth=9+worlds=5+candidates=3+playouts=8+recall=0"),
    )
    assert (changed.effort.tree, changed.effort.depth, changed.effort.recall) == (1, 9, 0)
    assert (changed.effort.worlds, changed.effort.candidates, changed.effort.iterations) == (5, 3, 8)
    bot = load_game("sobek").bot
    assert changed.missing_in(bot) == usual.missing_in(bot)


def test_what_is_missed_is_that_of_the_game_where_nothing_else_is_said():
    """Four Color Cards says itself what a novice overlooks."""
    bot = load_game("four_color_cards").bot
    own = level_of("novice").missing_in(bot)
    assert level("novice+haste=50", "four_color_cards").missing_in(bot) == (50, own.oversight)
    assert level("novice+oversight=0", "four_color_cards").missing_in(bot) == (own.haste, 0)


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("genius", "genius"),
        ("", ""),
        ("greedy+tree=1", "greedy+tree=1"),
        ("skilled+", ""),
        ("skilled+width=3", "width=3"),
        ("skilled+tree", "tree"),
        ("skilled+tree=", "tree="),
        ("skilled+tree=0", "tree=0"),
        ("skilled+tree=-1", "tree=-1"),
        ("skilled+tree=²", "tree=²"),
        ("skilled+recall=2", "recall=2"),
        ("skilled+haste=101", "haste=101"),
        pytest.param(f"skilled+playouts={TOO_LONG}", f"playouts={TOO_LONG}", id="too long"),
    ],
)
def test_the_part_of_a_word_that_means_nothing_is_named(word, wrong):
    with pytest.raises(NotAnEntrant) as error:
        entrant_of(word)
    assert error.value.word == wrong
    assert error.value.known


def test_the_command_says_in_one_sentence_what_is_wrong_with_an_entrant(capsys):
    for word, sentence in {
        "genius": "“genius” cannot sit at the table; these can: novice, casual, skilled, expert, master, random, greedy.",
        "novice+tre=1": "“tre=1” sets nothing; what can be set: playouts=N, candidates=N, depth=N, worlds=N, tree=N, recall=N, haste=N, oversight=N.",
    }.items():
        for command in (["ladder", "uptown", "--entrants"], ["selfplay", "uptown", "--seats"]):
            assert program.main([*command, f"greedy,{word}"]) == 2
            assert sentence in capsys.readouterr().err


def test_settings_decide_how_an_entrant_plays_and_its_save_names_the_level():
    """Who takes every decision at first sight and overlooks nothing plays as greedy does."""

    def scores(first: str) -> tuple[int, ...]:
        return play_one(Tournament("uptown", {}, (first, "greedy"), 1, seed=4), 0).scores

    hasty = "skilled+haste=100+oversight=0"
    assert scores(hasty) == scores("greedy") != scores("novice+oversight=90")
    played = play_one(Tournament("uptown", {}, (hasty, "greedy"), 1, seed=4), 0)
    assert [seat.level for seat in played.save.seats] == ["skilled", "greedy"]
