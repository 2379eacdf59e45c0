"""Every refused drop, in every game, says why and has a button to its paragraph, which opens there."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.move import make, verb_of
from engine.core.registry import game_ids
from tests.ui.tables import LEFT, Hands, match_of, one_person, sit
from ui.rules.library import rules_page

MOST = 40
"""Drops tried at one table."""


def test_every_refusal_a_game_gives_names_a_section_of_its_page():
    """Whatever is tried at any moment: the section is on the page, or the one it is part of."""
    for game in game_ids():
        page, rng, rules = rules_page(game, "en"), random.Random(1), set()
        for seed in range(2):
            match = match_of(game, 2, seed, plies=0)
            while not match.over:
                for move in match.state.legal_moves()[:6]:
                    strange = (make(verb_of(move), rng.randrange(200), rng.randrange(200)) for _ in range(6))
                    refused = map(match.state.refusal, strange)
                    rules |= {each.rule for each in refused if each is not None}
                match.play(match.state.random_move(rng))
        assert len(rules) >= 3, game
        assert {rule for rule in rules if not page.nearest(rule)} == set(), game


@pytest.mark.parametrize("game", game_ids())
def test_a_refused_drop_leads_to_its_paragraph(qtbot, around, game):
    seen = set()
    for plies in (0, 13, 40):
        match = match_of(game, 2, seed=5, plies=plies)
        if match.over:
            continue
        screen = sit(qtbot, around, match, one_person(2, match.state.to_move))
        hands = Hands(screen)
        for piece, place in drops(screen):
            hands.key(Qt.Key.Key_Escape)
            hands.drag(hands.loose(piece), hands.place(place))
            rule = screen.messages.rule
            if screen.session.match.ply != plies:
                break
            if not rule or rule in seen:
                continue
            seen.add(rule)
            button = screen.prompt.buttons[0]
            assert button.text() == f"Rules {rule}"
            assert screen.messages.prompt is not None
            QTest.mouseClick(button, LEFT)
            panel = screen.guide.panel
            assert screen.side.tabs.currentWidget() is panel
            shown = panel.browser.top_section
            wanted = panel.browser.page.nearest(rule)
            assert shown == wanted or wanted.startswith(f"{shown}.") or shown.startswith(f"{wanted}.")
    assert seen, "nothing was refused"


def drops(screen):
    """Pieces that can be picked up with places where they may not lie, a few."""
    legal = {
        (aim.piece, aim.place) for move in screen.session.legal() for aim in screen.board.layout.aims(move)
    }
    loose = sorted({item.piece.number for item in screen.board.scene.pieces() if item.piece.loose})
    places = sorted({place.number for place in screen.board.plan.places if place.number})
    rng = random.Random(3)
    every = [(piece, place) for piece in loose for place in places if (piece, place) not in legal]
    return rng.sample(every, min(MOST, len(every)))
