"""Matches that begin in a position set up by hand: their saves open there, and any other beginning gets one sentence."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.core import saves
from engine.core.match import Match
from engine.core.registry import arrange_of, facts_of, game_ids, kinds_of
from engine.core.saves import SaveError, SaveTrouble, SeatSpec
from engine.core.setup import make_setup
from engine.core.words import ENGLISH
from tests.playing import play_random

SEATS = (SeatSpec("human"), SeatSpec("human"))
SETUP = make_setup(facts_of("imhotep"), 2, {}, 3)


def match_from_the_middle() -> Match:
    """A match of Imhotep that began where another had come to, and went on for some moves."""
    before = play_random(Match(SETUP), random.Random(1), 6)
    return play_random(Match(SETUP, before.state.copy()), random.Random(2), 5)


def changed(**fields: Any) -> bytes:
    data = json.loads(saves.encode(saves.save_of(match_from_the_middle(), SEATS)))
    return json.dumps({**data, **fields}).encode()


def trouble(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as error:
        saves.replay(saves.decode(data, "x.lamplight"), "x.lamplight")
    assert ENGLISH.speak(error.value.sentence)
    return error.value


def test_a_match_that_began_in_the_middle_opens_at_the_same_position() -> None:
    match = match_from_the_middle()
    opened = saves.replay(saves.decode(changed(), "x"), "x")
    assert saves.fingerprint(opened.state) == saves.fingerprint(match.state)
    assert opened.moves == match.moves
    opened.undo_to(0)
    assert saves.fingerprint(opened.state) == saves.fingerprint(match.state_at(0))


def test_a_beginning_that_cannot_be_is_refused_with_its_field() -> None:
    start = json.loads(changed())["start"]
    error = trouble(changed(start={**start, "round": "first"}))
    assert error.sentence.template is SaveTrouble.BAD_START


def test_a_beginning_of_another_set_up_is_refused() -> None:
    other = Match(make_setup(facts_of("imhotep"), 2, {"temple": "B"}, 3)).state.to_json()
    assert trouble(changed(start=other)).sentence.template is SaveTrouble.OTHER_START


def test_a_game_whose_positions_cannot_be_set_up_refuses_a_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "arrange_of", lambda game: None)
    assert trouble(changed()).sentence.template is SaveTrouble.NO_START


@pytest.mark.parametrize("game", game_ids())
def test_the_registry_finds_what_a_game_may_have_beside_its_rules(game: str) -> None:
    kinds, arrange = kinds_of(game), arrange_of(game)
    assert kinds is None or kinds.__name__ == f"engine.games.{game}.kinds"  # type: ignore[attr-defined]
    assert arrange is None or callable(arrange.agrees)
