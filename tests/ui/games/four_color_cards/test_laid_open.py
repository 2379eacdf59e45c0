"""The deck while a position is set up: every card is there once, apart from the others, and can be put back."""

import random

import pytest

from engine.core.contract import Setup
from engine.games.four_color_cards import arrange, places
from engine.games.four_color_cards.facts import FACTS
from tests.ui.tables import NAMES, match_of
from ui.board.layout import LaysOpen, Sight
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards.seen import Seen
from ui.language import Language
from ui.layouts import layout_for
from ui.theme.look import light
from ui.theme.players import PLAYERS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_of_the_deck_can_be_picked_up_and_put_back(players):
    state = match_of("four_color_cards", players, plies=30).state
    plan = laid_open(state)
    cards = [piece for piece in plan.pieces if piece.place == places.DECK and piece.loose]
    assert sorted(piece.number for piece in cards) == sorted(map(places.card, state.deck))
    assert len({(piece.x, piece.y) for piece in cards}) == len({piece.key for piece in cards}) == len(cards)
    areas = [place.box for place in plan.places if place.number == places.DECK]
    assert areas == [at.DECK, at.SUMMARY]
    assert all(areas[1].rect().contains(piece.box.rect()) for piece in cards)


def test_nobody_is_asked_while_a_position_is_set_up():
    state = match_of("four_color_cards", 3, plies=1).state
    assert Seen(state.observe(state.to_move)).answering
    plan = laid_open(state)
    assert not [piece for piece in plan.pieces if piece.key == "pass" or piece.key.startswith("claim ")]
    assert [piece.key for piece in plan.pieces if piece.place == places.OFFER]


def test_a_match_that_is_over_shows_how_it_ended_and_no_deck():
    match = match_of("four_color_cards", 2, rounds=1)
    rng = random.Random(3)
    while not match.over:
        match.play(match.state.random_move(rng))
    keys = [piece.key for piece in laid_open(match.state).pieces]
    assert "summary" in keys
    assert "open deck" not in keys


def laid_open(state):
    seat = max(0, state.to_move)
    options = {option.id: option.default for option in FACTS.options_for(state.players)}
    layout = layout_for(Setup("four_color_cards", state.players, options, 1))
    voice = Language().voice(NAMES[: state.players], seat)
    sight = Sight(seat, voice, PLAYERS[: state.players], light())
    assert isinstance(layout, LaysOpen)
    return layout.laid_open(state.observe(seat), sight, arrange.pieces(state))
