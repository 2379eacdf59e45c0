"""Every game has words for every kind of move it can ask for: played at random, each legal move has one heading."""

import random

import pytest

from engine.core.contract import NOBODY
from engine.core.move import verb_of
from engine.core.registry import facts_of, game_ids, kinds_of, load_game
from engine.core.setup import make_setup
from engine.core.words import Words


def positions(game, seeds=6):
    """Positions of random matches, with every number of players."""
    facts = facts_of(game)
    for seed in range(seeds):
        rng = random.Random(seed)
        players = facts.players[seed % len(facts.players)]
        options = {option.id: rng.choice(option.choices).value for option in facts.options_for(players)}
        state = load_game(game).state.new(make_setup(facts, players, options, seed))
        while state.to_move != NOBODY:
            yield state
            state.play(state.random_move(rng))


@pytest.mark.parametrize("game", game_ids())
def test_every_legal_move_has_a_kind_that_no_other_verb_has(game):
    kinds = kinds_of(game)
    assert kinds is not None
    verbs = {}
    for state in positions(game):
        for move in state.legal_moves():
            kind = kinds.kind(state, move)
            assert isinstance(kind, Words)
            assert kind.context == game
            verbs.setdefault(kind, set()).add(verb_of(move))
    assert all(len(found) == 1 for found in verbs.values()), verbs
    assert len(verbs) > 1


def test_a_capture_is_another_kind_than_an_empty_cell():
    kinds = kinds_of("uptown")
    seen = {
        (bool(state.lying[move & 0x3FFF]), str(kinds.kind(state, move)))
        for state in positions("uptown")
        for move in state.legal_moves()
    }
    assert (True, "Capture a tile") in seen
    assert (False, "Capture a tile") not in seen
