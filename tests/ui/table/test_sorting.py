"""People sort their own hands: by carrying a card between two others, by keys, with a way back; in every game that lets them."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt

from engine.core.registry import facts_of
from tests.ui.games.test_layouts import GAMES
from tests.ui.tables import LEFT, Hands, Instant, match_of, one_person, people, sit
from ui.board.hand import hand_of
from ui.layouts import layout_for
from ui.screens import Deed
from ui.theme.motion import Speed

SORTABLE = ("four_color_cards", "sobek")


def table(qtbot, around, game, plies=12, seats=None):
    """A person at the table who holds at least four cards and must decide."""
    match, rng = match_of(game, players=3, seed=6, plies=plies), random.Random(1)
    while match.state.to_move != 0 or len(match.state.legal_moves()) < 2:
        match.play(match.state.random_move(rng))
    hands = Hands(sit(qtbot, around, match, seats or one_person(3), Instant()))
    if hands.screen.curtained:
        hands.screen.open_curtain()
    return hands


def keys(hands):
    return [card.key for card in hand_of(hands.board.scene.plan)]


def beside(hands, key, off):
    """A point a little left (negative) or right of a card's middle."""
    return hands.piece(key) + QPointF(off, 0)


@pytest.mark.parametrize("game", SORTABLE)
def test_a_card_dropped_between_two_others_stays_there(qtbot, around, game):
    hands = table(qtbot, around, game)
    before = keys(hands)
    first, *rest = before
    ply = hands.screen.session.match.ply
    hands.drag(hands.piece(first), beside(hands, rest[2], -3))
    assert keys(hands) == [rest[0], rest[1], first, *rest[2:]]
    assert hands.screen.session.match.ply == ply
    assert hands.scene_agrees()
    assert hands.board.plan == hands.board.scene.plan


@pytest.mark.parametrize("game", SORTABLE)
def test_the_others_make_room_under_a_held_card(qtbot, around, game):
    hands = table(qtbot, around, game)
    first, *rest = keys(hands)
    home, slot = hands.item(rest[0]).home, hands.item(first).home
    hands.take(hands.piece(first), beside(hands, rest[1], -3))
    assert hands.item(rest[0]).pos().x() == pytest.approx(slot.x(), abs=1)
    hands.move(QPointF(hands.board.scene.sceneRect().center().x(), 120), LEFT)
    assert hands.item(rest[0]).pos() == home
    hands.key(Qt.Key.Key_Escape)
    assert hands.scene_agrees()


@pytest.mark.parametrize("game", SORTABLE)
@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_arrows_with_ctrl_or_alt_move_the_focused_card(qtbot, around, game, modifier):
    hands = table(qtbot, around, game)
    first, second, third, *rest = keys(hands)
    hands.board.keys._go(next(stop for stop in hands.board.stops() if stop.key == f"piece {third}"))
    hands.key(Qt.Key.Key_Left, modifier)
    assert keys(hands) == [first, third, second, *rest]
    assert hands.board.keys.focus.key == f"piece {third}"
    for _ in range(3):
        hands.key(Qt.Key.Key_Left, modifier)
    assert keys(hands) == [third, first, second, *rest]
    hands.key(Qt.Key.Key_Right, modifier)
    assert keys(hands) == [first, third, second, *rest]
    assert hands.scene_agrees()


@pytest.mark.parametrize("game", SORTABLE)
def test_sort_hand_leads_back_and_is_offered_only_then(qtbot, around, game):
    hands = table(qtbot, around, game)
    before, sort = keys(hands), hands.screen.deeds[Deed.SORT_HAND]
    button = hands.screen.toolbar._buttons[Deed.SORT_HAND]
    assert not sort.isEnabled()
    assert not button.isVisible()
    hands.drag(hands.piece(before[0]), beside(hands, before[3], 3))
    assert keys(hands) != before
    assert sort.isEnabled()
    assert button.isVisible()
    button.click()
    assert keys(hands) == before
    assert not sort.isEnabled()
    assert not button.isVisible()


@pytest.mark.parametrize("game", SORTABLE)
def test_an_own_order_outlives_moves_and_undo_and_new_cards_join_it(qtbot, around, game):
    hands = table(qtbot, around, game)
    session, rng = hands.screen.session, random.Random(5)
    session.undo_all = True
    hands.drag(hands.piece(keys(hands)[0]), beside(hands, keys(hands)[-1], 3))
    wanted = keys(hands)
    ply = session.match.ply
    for _ in range(8):
        session.play(rng.choice(session.legal()))
        qtbot.waitUntil(lambda: session.to_move == 0 or session.match.over)
        if session.match.over:
            break
        kept = [key for key in keys(hands) if key in wanted]
        assert kept == [key for key in wanted if key in kept]
        assert hands.scene_agrees()
    while session.match.ply > ply:
        session.undo()
    assert keys(hands) == wanted


def test_a_hand_is_sorted_while_a_computer_thinks(qtbot, around):
    match = match_of("four_color_cards", players=3, seed=6, plies=12)
    while match.state.to_move == 0:
        match.play(match.state.legal_moves()[0])
    hands = Hands(sit(qtbot, around, match, one_person(3)))
    before = keys(hands)
    hands.drag(hands.piece(before[0]), beside(hands, before[1], 3))
    assert keys(hands) == [before[1], before[0], *before[2:]]
    hands.drag(hands.piece(before[0]), QPointF(hands.board.scene.sceneRect().center().x(), 200))
    assert hands.board.held_piece is None
    assert hands.scene_agrees()
    assert hands.screen.messages.prompt is None


def test_the_way_to_the_new_place_is_shown(qtbot, around):
    around.pace.use(Speed.NORMAL)
    hands = table(qtbot, around, "sobek")
    first, *rest = keys(hands)
    hands.drag(hands.piece(first), beside(hands, rest[0], 3))
    assert hands.board.stage.busy
    qtbot.waitUntil(lambda: not hands.board.stage.busy and not hands.board.stage._loose)
    assert keys(hands) == [rest[0], first, *rest[1:]]
    assert hands.scene_agrees()


@pytest.mark.parametrize("game", SORTABLE)
def test_people_at_one_screen_have_orders_of_their_own(qtbot, around, game):
    hands = table(qtbot, around, game, seats=people(3))
    hands.drag(hands.piece(keys(hands)[0]), beside(hands, keys(hands)[-1], 3))
    assert hands.board.sorting.is_own
    session = hands.screen.session
    while session.to_move == 0:
        session.play(session.legal()[-1])
    hands.screen.open_curtain()
    assert not hands.board.sorting.is_own
    assert hands.scene_agrees()


@pytest.mark.parametrize("game", GAMES)
def test_only_the_own_hand_sorts_and_its_cards_are_alike(qapp, game):
    """What `Piece.sorts` promises, in every game."""
    from tests.ui.games.test_layouts import positions, sight_of

    found = False
    for match in positions(game, 3):
        for seat in (*range(match.setup.players), -1):
            cards = hand_of(layout_for(match.setup).plan(match.state.observe(seat), sight_of(match, seat)))
            found = found or bool(cards)
            assert not cards or seat >= 0
            assert len({(card.body.w, card.area, card.place) for card in cards}) <= 1
            assert all(card.number and card.name for card in cards)
    assert found == (game in SORTABLE), facts_of(game).title
