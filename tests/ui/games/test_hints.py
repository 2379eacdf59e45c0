"""What every game's hints say: whole sentences in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.ai.hints import Hint, hint_from
from engine.ai.search import Decision, Effort, search
from engine.core.contract import Setup, State
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup
from tests.playing import play_random
from ui.language import Language

FEW = Effort(iterations=60, candidates=6, depth=4, worlds=8)
HINTS = 12
"""How many hints are asked for with every player number."""
NAMES = ("Rita", "Aoi", "Bruno", "Chen", "Dora")
ENGLISH_WORD = re.compile("[A-Za-z]{2,}")


def hints(game: str, players: int) -> list[tuple[Match, Hint]]:
    """Hints spread over a random match, with the match as it was then."""
    rng, found = random.Random(players), []
    setup = make_setup(facts_of(game), players, {}, 20 + players)
    plies = [ply for ply, state in enumerate(_states(setup, 5)) if len(state.legal_moves()) > 1]
    for ply in sorted(rng.sample(plies, min(HINTS, len(plies)))):
        match = play_random(Match(setup), random.Random(5), ply)
        seat = match.state.to_move
        decision = Decision(match.game, match.state.observe(seat), seat, ply)
        found.append((match, hint_from(decision, search(decision, FEW))))
    return found


def _states(setup: Setup, seed: int) -> Iterator[State]:
    match, rng = Match(setup), random.Random(seed)
    while not match.over:
        yield match.state
        play_random(match, rng, 1)


def without_names(spoken: str) -> str:
    """A sentence without the names of the people, which are the same in every language."""
    return re.sub("|".join(NAMES), "", spoken)


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in game_ids() for players in facts_of(game).players]
)
def test_hints_are_whole_sentences_in_every_language(
    qapp: QApplication, japanese: Path, game: str, players: int
) -> None:
    told = hints(game, players)
    assert told
    spoken_in = {"en": (".", "!"), "ja": ("。", "）")}
    if not (japanese / f"{game}_ja.ts").exists():
        del spoken_in["ja"]  # the game of docs/adding-a-game.md has no catalogue, and no other may lack one
    for code, ends in spoken_in.items():
        language = Language(code)
        for match, hint in told:
            voice = language.voice(NAMES[:players], match.state.to_move)
            for sentence in (hint.because, hint.compared):
                spoken = voice.speak(sentence)
                assert spoken.endswith(ends), spoken
                assert not set("{}") & set(spoken), spoken
                assert bool(ENGLISH_WORD.search(without_names(spoken))) == (code == "en"), spoken
