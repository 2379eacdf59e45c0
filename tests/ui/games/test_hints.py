"""What every game's hints say: whole sentences in every language, which have room in the smallest window."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.ai.hints import Hint, hint_from
from engine.ai.search import Decision, Effort, search
from engine.ai.words import Hints
from engine.core.contract import Setup, State
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup
from engine.core.words import Sentence, Voice, say
from tests.playing import play_random
from tests.ui.tables import match_of, one_person, sit
from ui.board.bubbles import Kind
from ui.language import Language
from ui.layouts import layout_for
from ui.screens import Surroundings
from ui.shot import text_font
from ui.table.prompt import Offer
from ui.table.screen import TableScreen
from ui.table.words import Prompting
from ui.theme.apply import keep_dressed
from ui.theme.look import CurrentTheme, light

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


SMALL = (1024, 700 - 26)
"""The smallest window, without its menu bar."""
MATCHES, EVERY = 8, 5
"""So many matches are looked through, and one decision in so many is asked about."""


@pytest.fixture
def app_with_text(qapp: QApplication) -> Iterator[QApplication]:
    """The app with the font of its pictures: without a desktop there is no other."""
    usual = qapp.font()
    qapp.setFont(text_font(usual))
    yield qapp
    qapp.setFont(usual)


def reasons(game: str) -> Iterator[tuple[Match, Sentence]]:
    """Yield reasons for a move that looks good beside another that does, with the match as it is then."""
    rng, facts = random.Random(11), facts_of(game)
    for seed in range(MATCHES):
        players = facts.players[seed % len(facts.players)]
        match = Match(make_setup(facts, players, {}, seed))
        bot = match.game.bot
        while not match.over:
            state, moves = match.state, match.state.legal_moves()
            if len(moves) > 1 and rng.randrange(EVERY) == 0:
                ranked = sorted(zip(bot.order(state, moves), moves, strict=True), reverse=True)
                for (_, move), (_, other) in permutations(ranked[:3], 2):
                    yield match, bot.explain(state, move, other)
            play_random(match, rng, 1)


def offers(screen: TableScreen, match: Match, voice: Voice) -> list[Offer]:
    """Return the buttons that stand beside the reason in that position."""
    state, layout = match.state, layout_for(match.setup)
    sight = replace(screen.sight(), seat=state.to_move, voice=voice)
    choices = layout.choices(state.observe(state.to_move), state.legal_moves(), sight)
    return [
        Offer(voice.speak(choice.label), lambda: None, choice.primary, choice.letter, hinted=True)
        for choice in choices
        if choice.box is None
    ]


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("game", [game for game in game_ids() if find_spec(f"ui.games.{game}.table")])
def test_the_strip_of_the_smallest_window_has_room_for_every_reason(
    app_with_text: QApplication,
    qtbot: QtBot,
    around: Surroundings,
    japanese: Path,
    game: str,
    code: str,
) -> None:
    theme, language = CurrentTheme(light(language=code)), Language(code)
    keep_dressed(app_with_text, theme)
    around = Surroundings(theme, language, around.pace, around.autosave)
    players = facts_of(game).players[-1]
    screen = sit(qtbot, around, match_of(game, players), one_person(players), size=SMALL)
    cut = set()
    for match, why in reasons(game):
        voice = language.voice(NAMES[: match.setup.players], match.state.to_move)
        screen.prompt.show_buttons(offers(screen, match, voice))
        screen.prompt.show_prompt(None, voice.speak(Prompting.HINT_HEAD), voice.speak(why))
        if not screen.prompt.whole:
            cut.add(screen.prompt.words)
    assert not cut


def buttons(game: str) -> Iterator[tuple[Match, int]]:
    """Yield the first positions in which a move is a button of the prompt strip, and that move."""
    facts = facts_of(game)
    for seed in range(MATCHES):
        match = Match(make_setup(facts, facts.players[seed % len(facts.players)], {}, seed))
        layout, rng = layout_for(match.setup), random.Random(seed)
        while not match.over:
            moves = match.state.legal_moves()
            mine = [move for move in moves if not any(aim.piece or aim.place for aim in layout.aims(move))]
            if mine and len(moves) > 1:
                yield match, mine[0]
                break
            play_random(match, rng, 1)


@pytest.mark.parametrize("game", [game for game in game_ids() if find_spec(f"ui.games.{game}.table")])
def test_a_hint_for_a_button_names_the_move_and_marks_the_button(
    qtbot: QtBot, around: Surroundings, game: str
) -> None:
    """What lies nowhere on the table has no ring and no arrow there."""
    for match, move in buttons(game):
        state = match.state
        screen = sit(qtbot, around, match, one_person(match.setup.players, state.to_move), size=SMALL)
        why = match.game.bot.explain(state, move, 0)
        screen.session.hinted.emit(Hint(move, 0, 0.0, 0.5, why, say(Hints.ONLY_MOVE)))
        told = screen.board.bubbles.words(Kind.HINT).split("\n")[0]
        assert told == screen.say_move(move)
        assert [button.property("hinted") for button in screen.prompt.buttons].count(True) == 1
        screen.ask_why_not(False)  # whatever comes next in the strip, the hint is over
        assert screen.prompt.hinted is None
