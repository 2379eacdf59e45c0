"""Reasons of every game in random positions: what is said to differ differs in the sentence, and no list is empty."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup
from engine.core.words import ENGLISH, Many, Part, Sentence
from tests.playing import play_random

GAMES_EACH = 10
EVERY = 6
"""One decision in so many is asked about."""
NO_DIFFERENCE = re.compile(r"[+−]?0\.0")
HYPHENED = re.compile(r"(?<!\w)-\d")


def reasons(game: str) -> Iterator[Sentence]:
    """Yield reasons for a move beside another, and for the same move alone."""
    rng, facts = random.Random(23), facts_of(game)
    for seed in range(GAMES_EACH):
        players = facts.players[seed % len(facts.players)]
        match = Match(make_setup(facts, players, {}, seed))
        explain = match.game.bot.explain
        while not match.over:
            moves = match.state.legal_moves()
            if len(moves) > 1 and rng.randrange(EVERY) == 0:
                move, other = rng.sample(moves, 2)
                yield explain(match.state, move, other)
                yield explain(match.state, move, 0)
            play_random(match, rng, 1)


def all_of(part: Part) -> Iterator[Part]:
    """Yield a part and all that it is made of."""
    yield part
    if isinstance(part, Sentence):
        for _, inner in part.parts:
            yield from all_of(inner)
    elif isinstance(part, Many):
        for inner in part.parts:
            yield from all_of(inner)


@pytest.mark.parametrize("game", game_ids())
def test_what_is_said_to_differ_differs_and_no_list_is_empty(game: str) -> None:
    asked = 0
    for sentence in reasons(game):
        asked += 1
        for part in all_of(sentence):
            assert part != Many(()), ENGLISH.speak(sentence)
            if isinstance(part, Sentence):
                said = {name: str(inner) for name, inner in part.parts if isinstance(inner, int | str)}
                assert "n" not in said or said["n"] != said.get("other"), ENGLISH.speak(sentence)
                if "other" not in said:
                    assert not any(map(NO_DIFFERENCE.fullmatch, said.values())), ENGLISH.speak(sentence)
    assert asked > 20


@pytest.mark.parametrize("game", game_ids())
def test_a_number_below_nothing_has_a_minus_sign(game: str) -> None:
    """Also where a game writes the number itself; a hyphen is left to names such as "the string 2-4"."""
    assert [said for said in map(ENGLISH.speak, reasons(game)) if HYPHENED.search(said)] == []
