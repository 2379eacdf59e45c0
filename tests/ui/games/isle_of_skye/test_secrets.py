"""What must stay behind the screens: axes and prices until they are lifted, gold throughout, with one screen for all."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from engine.core.contract import NOBODY
from engine.core.move import verb_of
from engine.games.isle_of_skye.places import AXE, SLOT, SLOTS, Verb
from tests.ui.tables import Instant, match_of, one_person, people, sit
from ui.board.lights import Group
from ui.board.view import install_access


def spoken_of(screen):
    """Everything a screen reader, the log, the tips and the players' cards could tell."""
    table = QAccessible.queryAccessibleInterface(screen.board.view)
    told = [table.child(number).text(QAccessible.Text.Name) for number in range(table.childCount())]
    told += [item.piece.tip for item in screen.board.scene.pieces()]
    told += [place.tip for place in screen.board.scene.plan.places]
    model = screen.log.model()
    told += [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
    told += [
        card.accessibleName() + " ".join(card._words.facts) + card._words.later
        for card in screen.players.cards
    ]
    return told


def pieces_at(screen, seat):
    """Numbers of the axes and coins that lie on a seat's drawn tiles."""
    own = range(SLOT + SLOTS * seat, SLOT + SLOTS * seat + SLOTS)
    numbers = [item.piece.number for item in screen.board.scene.pieces() if item.piece.place in own]
    return [number for number in numbers if number >= AXE]


def price(screen, gold=2):
    """Let the seat to move set axe and prices; each price is the gold given, or as near as there is."""
    seat = screen.session.to_move
    while screen.session.to_move == seat and screen.view()["phase"] == "price":
        legal = screen.session.legal()
        screen.session.play(legal[0] if verb_of(legal[0]) == Verb.AXE else legal[min(gold, len(legal)) - 1])
        if screen.curtained:
            break


def test_the_next_person_sees_neither_axe_nor_prices_of_the_one_before(qtbot, around):
    install_access()
    screen = sit(qtbot, around, match_of("isle_of_skye", players=3, seed=4), people(3))
    screen.open_curtain()
    price(screen)
    assert screen.session.to_move == 1
    assert screen.curtained
    for _ in range(2):
        assert pieces_at(screen, 0) == []
        assert not [words for words in spoken_of(screen) if "axe on tile" in words or "gold on tile" in words]
        screen.open_curtain()
    assert screen.sight().seat == 1


def test_one_look_behind_the_screen_is_enough_for_axe_and_prices(qtbot, around):
    screen = sit(qtbot, around, match_of("isle_of_skye", players=2, seed=4), people(2))
    QTest.keyClick(screen.prompt.buttons[0], Qt.Key.Key_Space)
    for _ in range(2):
        screen.session.play(screen.session.legal()[0])
        assert not screen.curtained
    screen.session.play(screen.session.legal()[0])
    assert screen.curtained


def test_while_the_curtain_is_closed_nothing_private_is_shown_or_said(qtbot, around):
    install_access()
    screen = sit(qtbot, around, match_of("isle_of_skye", players=2, seed=9, plies=14), people(2))
    assert screen.curtained
    assert screen.sight().seat == NOBODY
    assert screen.moves.list.count() == 0
    pieces = [item.piece for item in screen.board.scene.pieces()]
    assert not [piece for piece in pieces if piece.loose]
    assert not [piece for piece in pieces if piece.key.startswith(("purse 1", "coins"))]
    assert not any(card._words.later for card in screen.players.cards)


@pytest.mark.parametrize("players", [2, 4])
def test_the_computers_axes_and_prices_are_neither_marked_nor_shown_before_the_reveal(qtbot, around, players):
    rng = random.Random(3)
    thinker = Instant(rng.choice)
    match = match_of("isle_of_skye", players=players, seed=6)
    screen = sit(qtbot, around, match, one_person(players, seat=players - 1), thinker)
    qtbot.waitUntil(lambda: screen.session.to_move == players - 1, timeout=8000)
    assert screen.view()["phase"] == "price"
    rivals = range(SLOT, SLOT + SLOTS * (players - 1))
    assert not {event.place for event in screen._marks.events} & set(rivals)
    assert not screen.board.lights.marks(Group.LAST)
    assert all(pieces_at(screen, seat) == [] for seat in range(players - 1))


def test_gold_of_others_is_nowhere_on_the_table(qtbot, around):
    screen = sit(qtbot, around, match_of("isle_of_skye", players=3, seed=2, plies=40), one_person(3, seat=0))
    layout, state = screen.board.layout, screen.session.match.state
    for seat in (0, 1, 2):
        view = state.observe(0)
        view["purses"] = None
        assert layout.plan(view, screen.sight()).pieces
        facts = [screen.voice.speak(fact) for fact in layout.seat_facts(view, seat)]
        assert not [fact for fact in facts if "gold" in fact]
    for seat in (1, 2):
        assert "Gold" not in [str(group.name) for group in screen.players._standing(seat).groups]
