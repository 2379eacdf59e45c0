"""Rules file 3 and 4: set-up of the game and of a round."""

from __future__ import annotations

import pytest

from engine.core.contract import Setup
from engine.core.setup import make_setup
from engine.games.sobek.audit import aside
from engine.games.sobek.cards import BACK_MASK, BACK_OF, HIDDEN, Back
from engine.games.sobek.facts import FACTS
from engine.games.sobek.state import Position


def start(players: int, seed: int = 1, **options: bool | int | str) -> Position:
    return Position.new(make_setup(FACTS, players, options, seed))


@pytest.mark.parametrize(("players", "dealt", "left", "deck"), [(2, 4, 5, 45), (3, 6, 3, 54), (4, 8, 1, 54)])
def test_green_cards_and_deck(players, dealt, left, deck):
    position = start(players)
    green = BACK_MASK[Back.GREEN]
    assert [hand.bit_count() for hand in position.hand] == [2] * players
    assert sum((hand & green).bit_count() for hand in position.hand) == dealt
    assert (aside(position) & green).bit_count() == left
    assert len(position.row) + len(position.deck) == deck
    assert all(BACK_OF[card] != Back.GREEN for card in (*position.row, *position.deck))


def test_two_players_play_without_nine_cards_that_nobody_sees():
    assert (aside(start(2)) & ~BACK_MASK[Back.GREEN]).bit_count() == 9
    assert (aside(start(2, two_player_deck=54)) & ~BACK_MASK[Back.GREEN]).bit_count() == 0
    assert len(start(2, two_player_deck=54).deck) == 45


def test_the_deck_option_is_for_two_players_only():
    assert [option.id for option in FACTS.options_for(2)] == [
        "track",
        "two_player_deck",
        "corruption",
        "scribe",
        "end_after_round_2",
    ]
    assert all(option.id != "two_player_deck" for option in FACTS.options_for(3))


def test_five_tokens_and_a_row_of_nine():
    position = start(3)
    assert sum(position.tokens) == 5
    assert len(position.row) == 9
    assert position.score == [0, 0, 0]


def test_characters_lie_face_down_in_the_row():
    views = [(start(3, seed), start(3, seed).observe(0)) for seed in range(20)]
    for position, view in views:
        assert [face == -1 for face in view["row"]] == [bool(HIDDEN >> card & 1) for card in position.row]
    assert any(-1 in view["row"] for _, view in views)


def test_the_start_player_of_round_1_is_random():
    assert {start(3, seed).start for seed in range(30)} == {0, 1, 2}
    assert all(start(3, seed).to_move == start(3, seed).start for seed in range(5))


def test_the_same_setup_gives_the_same_position():
    assert start(4, 7).to_json() == start(4, 7).to_json()
    assert start(4, 7).to_json() != start(4, 8).to_json()


def test_defaults_of_the_options():
    assert {option.id: option.default for option in FACTS.options} == {
        "track": "varied",
        "two_player_deck": 45,
        "corruption": "hidden",
        "scribe": "out",
        "end_after_round_2": "100",
    }


def test_the_view_tells_the_options(sobek):
    table = sobek(
        2,
        track="regular",
        two_player_deck=54,
        corruption="open",
        scribe="corruption",
        end_after_round_2="never",
    )
    assert table.view("a")["options"] == {
        "players": 2,
        "track": "regular",
        "two_player_deck": 54,
        "corruption": "open",
        "scribe": "corruption",
        "end_after_round_2": "never",
    }


# ---------------------------------------------------------------- 4.6


def last_card(sobek, **parts):
    """A table with one card left to take in the round."""
    return sobek(3, row="wheat-0", deck="", **parts)


def test_the_player_with_the_lowest_score_names_the_start_player_when_the_row_is_visible(sobek):
    table = last_card(sobek, score=[20, 5, 30]).play("take a 1")
    assert table.decides == "b"
    assert table.choices == ["start a", "start b", "start c"]
    assert len(table.row) == 9
    table.play("start c")
    assert table.decides == "c"
    assert table.position.start == 2
    assert table.log[-1] == "Cid is the start player."


def test_between_equals_one_of_the_lowest_is_drawn(sobek):
    deciders = {last_card(sobek, score=[20, 5, 5], seed=seed).play("take a 1").decides for seed in range(12)}
    assert deciders == {"b", "c"}


def test_everything_is_collected_for_the_next_round(sobek):
    table = last_card(
        sobek,
        piles={"b": "fish-0 thief"},
        sets={"a wheat": "wheat-1 wheat-1 wheat-1"},
        curses=[1, 0, 0],
        blessings={"a wheat": 1},
        tokens="guild",
        looked="a",
    ).play("take a 1")
    position = table.position
    assert position.round == 2
    assert [hand.bit_count() for hand in position.hand] == [2, 2, 2]
    assert not any(position.pile)
    assert not any(position.sets)
    assert not any(position.curses)
    assert not any(position.blessings)
    assert not position.looked
    assert not any(position.used)
    assert len(position.row) + len(position.deck) == 54
    assert sum(position.tokens) == 5


def test_a_setup_for_three_has_no_deck_option():
    assert (
        Position.new(Setup("sobek", 3, {o.id: o.default for o in FACTS.options_for(3)}, 1)).variant.removed
        == 0
    )
