"""A held piece: on top of everything, and answered before the drop where it may not go; the focus frame lies as its piece does."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from engine.core.registry import facts_of
from tests.ui.games.test_layouts import GAMES
from tests.ui.tables import LEFT, Hands, match_of, sit
from tests.ui.ways import aim_of
from ui.board.bubbles import Kind
from ui.board.doubt import REST_MS
from ui.board.lights import Group
from ui.board.stops import all_stops


@pytest.fixture
def hands(qtbot, around):
    """A table of Imhotep, a stone in the hand over the board."""
    hands = Hands(sit(qtbot, around, match_of(players=2, seed=5)))
    legal = hands.screen.session.legal()
    aim = next(aim for aim in (aim_of(hands, move) for move in legal) if aim.piece and aim.place)
    hands.take(hands.loose(aim.piece), hands.place(aim.place))
    return hands


def unlit(hands):
    """A place of the board where the held piece may not go."""
    legal, held = hands.board.grip.legal_places(), hands.board.held_piece
    for place in hands.board.scene.plan.places:
        if place.number not in {*legal, held.place}:
            hands.move(hands.place(place.number), LEFT)
            if hands.board.grip.misgiving() is not None:
                return place.number
    raise AssertionError("every place is legal")


def test_resting_over_an_unlit_place_says_why_before_the_drop(qtbot, hands):
    place = unlit(hands)
    assert hands.board.bubbles.words(Kind.REFUSAL) == ""
    qtbot.waitUntil(lambda: hands.board.bubbles.words(Kind.REFUSAL) != "", timeout=4 * REST_MS)
    aim = aim_of(hands, hands.screen.session.legal()[0])
    assert hands.board.held_piece is not None
    assert hands.board.grip.hold.target == place
    said = hands.board.bubbles.words(Kind.REFUSAL)
    hands.move(hands.at + QPointF(1, 0), LEFT, steps=1)
    assert hands.board.bubbles.words(Kind.REFUSAL) == said
    hands.move(hands.place(aim.place), LEFT)
    assert hands.board.bubbles.words(Kind.REFUSAL) == ""
    hands.key(Qt.Key.Key_Escape)


def test_who_goes_on_or_lets_go_is_not_answered_meanwhile(qtbot, hands):
    unlit(hands)
    hands.move(hands.place(min(hands.board.grip.legal_places())), LEFT)
    qtbot.wait(2 * REST_MS)
    assert hands.board.bubbles.words(Kind.REFUSAL) == ""
    unlit(hands)
    hands.key(Qt.Key.Key_Escape)
    qtbot.wait(2 * REST_MS)
    assert hands.board.bubbles.words(Kind.REFUSAL) == ""


def test_a_held_piece_is_painted_over_the_prompt_strip_and_the_side_panel(qtbot, hands):
    screen, middle_of_board = hands.screen, hands.board.scene.sceneRect().center()
    hands.move(middle_of_board, LEFT)
    assert not screen._aloft.isVisible()
    for widget in (screen.prompt, screen.side):
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        spot = widget.mapTo(screen, middle)
        before = screen.grab().toImage().pixelColor(spot)
        hands.move(QPointF(hands.view.viewport().mapFrom(screen, spot)), LEFT)
        assert screen._aloft.isVisible()
        assert screen._aloft.geometry().contains(spot)
        assert screen.grab().toImage().pixelColor(spot) != before
        assert screen.childAt(spot) is not screen._aloft
    hands.move(middle_of_board, LEFT)
    assert not screen._aloft.isVisible()
    hands.move(QPointF(hands.view.viewport().width(), 300), LEFT)
    assert screen._aloft.isVisible()
    hands.key(Qt.Key.Key_Escape)
    assert not screen._aloft.isVisible()


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_frame_is_turned_as_what_it_frames(qtbot, around, game):
    hands = Hands(sit(qtbot, around, match_of(game, players=2, seed=4, plies=6)))
    if hands.screen.curtained:
        hands.screen.open_curtain()
    for stop in all_stops(hands.board.scene, hands.board.buttons):
        thing = stop.item.piece if stop.item is not None else stop.place
        bar = None if thing is None else thing.bar
        hands.board.keys._go(stop)
        (mark,) = hands.board.lights.marks(Group.FOCUS)
        assert mark.turn == (0.0 if bar is None else bar.turn)
        if bar is not None:
            assert mark.rect[2] > mark.rect[3]
            off = mark.path().boundingRect().center() - stop.rect.center()
            assert off.manhattanLength() < 2


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
@pytest.mark.parametrize("game", GAMES)
def test_opened_cards_leave_the_log_its_room(qtbot, around, game, size):
    match = match_of(game, players=facts_of(game).players[-1], seed=4, plies=400)
    screen = sit(qtbot, around, match, size=size)
    log = screen.side.tabs
    for card in screen.players.cards:
        card.toggled.emit()
        qtbot.wait(1)
        assert log.height() >= 150
        assert log.geometry().bottom() <= screen.side.height()
