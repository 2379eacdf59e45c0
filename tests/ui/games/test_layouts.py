"""What every game's layout must satisfy, over random matches: everything a move names can be seen and reached."""

import random
from dataclasses import replace
from importlib.util import find_spec

import pytest

from engine.core.contract import NOBODY
from engine.core.match import Match
from engine.core.move import NO_MOVE, piece_of, place_of
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup
from ui.board.layout import Area, Sight
from ui.language import Language
from ui.layouts import layout_for
from ui.theme.look import light
from ui.theme.players import PLAYERS

GAMES = [game for game in game_ids() if find_spec(f"ui.games.{game}.table")]
NAMES = ("Rita", "Aoi", "Bruno", "Chen", "Dora")


def positions(game, seed):
    """Matches of every player number with random options, each at some of its decisions."""
    rng = random.Random(seed)
    facts = facts_of(game)
    for players in facts.players:
        options = {option.id: rng.choice(option.choices).value for option in facts.options_for(players)}
        match = Match(make_setup(facts, players, options, seed))
        while not match.over:
            if rng.random() < 0.2:
                yield match
            match.play(match.state.random_move(rng))
        yield match


def sight_of(match, seat):
    voice = Language().voice(NAMES[: match.setup.players], seat)
    return Sight(seat, voice, PLAYERS[: match.setup.players], light())


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_can_be_made_at_the_table(qapp, game, seed):
    for match in positions(game, seed):
        state, layout = match.state, layout_for(match.setup)
        if match.over:
            continue
        sight = sight_of(match, state.to_move)
        view, legal = state.observe(state.to_move), state.legal_moves()
        plan = layout.plan(view, sight)
        loose = {piece.number for piece in plan.pieces if piece.loose}
        spots = {place.number for place in plan.places}
        buttons = {choice.move for choice in layout.choices(view, legal, sight)}
        for move in legal:
            ways = [aim for aim in layout.aims(move) if aim.piece or aim.place]
            seen = [aim for aim in ways if aim.piece in loose | {0} and aim.place in spots | {0}]
            assert seen or move in buttons, match.game.notation.to_text(move)


@pytest.mark.parametrize("game", GAMES)
def test_buttons_are_legal_moves_and_no_letter_is_used_twice(qapp, game):
    for match in positions(game, 3):
        if match.over:
            continue
        sight = sight_of(match, match.state.to_move)
        legal = match.state.legal_moves()
        choices = layout_for(match.setup).choices(match.state.observe(sight.seat), legal, sight)
        assert all(choice.move in {NO_MOVE, *legal} for choice in choices)
        letters = [choice.letter for choice in choices if choice.letter and choice.move != NO_MOVE]
        assert len(letters) == len(set(letters))


@pytest.mark.parametrize("game", GAMES)
def test_keys_are_unique_and_everything_that_moves_has_a_name(qapp, game):
    for match in positions(game, 4):
        for seat in (*range(match.setup.players), NOBODY):
            plan = layout_for(match.setup).plan(match.state.observe(seat), sight_of(match, seat))
            keys = [piece.key for piece in plan.pieces]
            assert len(keys) == len(set(keys))
            assert all(piece.name and piece.zone and piece.number for piece in plan.pieces if piece.loose)
            assert all(piece.on in {"", *keys} for piece in plan.pieces)
            assert all(place.name and place.zone for place in plan.places)


@pytest.mark.parametrize("game", GAMES)
def test_places_lie_on_the_board_or_in_the_dock(qapp, game):
    for match in positions(game, 5):
        layout = layout_for(match.setup)
        sight = sight_of(match, max(0, match.state.to_move))
        for place in layout.plan(match.state.observe(sight.seat), sight).places:
            if place.area is Area.BOARD:
                assert layout.board.rect().adjusted(-1, -1, 1, 1).contains(place.box.rect()), place
            else:
                assert 0 <= place.box.y <= place.box.y + place.box.h <= layout.dock_height, place


@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_staged(qapp, game):
    rng = random.Random(6)
    facts = facts_of(game)
    match = Match(make_setup(facts, facts.players[0], {}, 6))
    while not match.over:
        match.play(match.state.random_move(rng))
        layout = layout_for(match.setup)
        seat = max(0, match.state.to_move)
        before = layout.plan(match.state.observe(seat), sight_of(match, seat))
        for event in match.turns[-1].events:
            staging = layout.staging(event, before, before)
            assert 0.0 < staging.next_at <= 1.0
            assert isinstance(layout.heading(event), bool)


@pytest.mark.parametrize("game", GAMES)
def test_score_lines_have_a_group_and_a_colour(qapp, game):
    for match in positions(game, 7):
        layout = layout_for(match.setup)
        for seat in range(match.setup.players):
            for line in match.state.score_lines(seat):
                assert layout.line_group(line)
                assert layout.line_colour(line).startswith("#")


@pytest.mark.parametrize("game", GAMES)
def test_prompts_and_facts_are_whole_sentences_in_every_language(qapp, game, japanese):
    for code in ("en", "ja"):
        language = Language(code)
        for match in positions(game, 8):
            layout = layout_for(match.setup)
            seat = max(0, match.state.to_move)
            sight = replace(sight_of(match, seat), voice=language.voice(NAMES[: match.setup.players], seat))
            view = match.state.observe(seat)
            held = next((piece for piece in layout.plan(view, sight).pieces if piece.loose), None)
            for holding in (None, held):
                prompt = layout.prompt(view, sight, holding)
                assert sight.voice.speak(prompt.head)
                assert sight.voice.speak(prompt.body)
            assert all(sight.voice.speak(fact) for fact in layout.facts(view))
            assert all(sight.voice.speak(fact) for fact in layout.seat_facts(view, seat))
    Language("en")


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_nothing_that_only_a_seat_may_know(qapp, game):
    for match in positions(game, 9):
        layout = layout_for(match.setup)
        assert not layout.keeps_secrets(match.state.observe(NOBODY))


def test_moves_that_name_a_piece_and_a_place_keep_both():
    """The plain meaning of a move, which most games use."""
    from ui.board.layout import Aim, plain_aims

    assert plain_aims(1 << 24 | 3 << 14 | 12) == (Aim(piece_of(3 << 14), place_of(12)),)
