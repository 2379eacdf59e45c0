"""The quick ways of `memory` tell the same as the slow one: card by card."""

from __future__ import annotations

import random

import pytest

from engine.core.contract import NOBODY
from engine.core.setup import make_setup
from engine.games.sobek import memory
from engine.games.sobek.cards import each
from engine.games.sobek.facts import FACTS
from engine.games.sobek.state import Position


def reveal_one_by_one(sets, base, origin, cards):
    for card in each(cards):
        memory._reveal_one(sets, base, origin, card)


def views_of_a_game(players: int, seed: int) -> list[dict]:
    """What every seat sees after every decision of a random game."""
    position, rng = Position.new(make_setup(FACTS, players, {}, seed)), random.Random(seed)
    views = []
    while position.to_move != NOBODY:
        position.play(position.random_move(rng))
        views += [position.observe(seat) for seat in range(players)]
    return views


@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in range(4)])
def test_cards_come_to_light_together_as_they_would_one_by_one(monkeypatch, players, seed):
    quick = views_of_a_game(players, seed)
    monkeypatch.setattr(memory, "_reveal", reveal_one_by_one)
    monkeypatch.setattr(
        memory, "_reveal_dealt", lambda sets, base, cards: reveal_one_by_one(sets, base, memory.REST, cards)
    )
    assert views_of_a_game(players, seed) == quick


def test_counts_by_back_are_packed_and_unpacked():
    assert memory.unpack(memory.pack((2, 11, 9))) == (2, 11, 9)
