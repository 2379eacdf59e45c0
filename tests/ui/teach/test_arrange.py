"""Setting up a position with real events: pieces go where they may, the rest is refused, and one plays on from there."""

import random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.core.match import Match
from engine.core.registry import arrange_of, facts_of, game_ids
from engine.core.saves import SeatSpec, open_save
from engine.core.setup import make_setup
from tests.ui.tables import Hands, match_of, one_person, people
from ui.table_files import Opened
from ui.teach.arrange_screen import ArrangeScreen
from ui.teach.arranging import Thing
from ui.teach.screen import TeachScreen

ARRANGED = [game for game in game_ids() if arrange_of(game) is not None]


class ArrangeHands(Hands):
    """Hands at a table without a prompt strip."""

    def loose_things(self):
        """Every thing that can be picked up."""
        return [item for item in self.board.scene.pieces() if item.piece.loose]


@pytest.fixture
def arranged(qtbot, around):
    """Show the screen for a match."""

    def show(match):
        arrange = arrange_of(match.setup.game)
        assert arrange is not None
        screen = ArrangeScreen(match.setup, people(match.setup.players), match.state.copy(), arrange, around)
        qtbot.addWidget(screen, before_close_func=lambda screen: screen.board.stop())
        screen.resize(1920, 1080)
        screen.show()
        qtbot.waitExposed(screen)
        return screen

    return show


def middle_of(hands, place):
    """The middle of a place, if it is on the table."""
    entries = hands.board.scene.entries(place)
    return hands.board.scene.rect_of(entries[0]).center() if entries else None


@pytest.mark.parametrize("game", ARRANGED)
def test_pieces_are_put_where_they_are_dropped_and_every_step_is_undone(arranged, game):
    screen = arranged(match_of(game, facts_of(game).players[0], plies=12))
    hands, rng, arrange = ArrangeHands(screen), random.Random(5), arrange_of(game)
    first, done, exact = screen.state.to_json(), 0, 0
    for _ in range(40):
        item = rng.choice(hands.loose_things())
        thing = screen._layout.things[item.piece.number]
        wanted = [p for p in arrange.places(screen.state, thing.piece, thing.place) if middle_of(hands, p)]
        if not wanted:
            continue
        before = screen.state
        expected = arrange.moved(before, thing.piece, thing.place, place := rng.choice(wanted)).to_json()
        hands.drag(hands.board.scene.rect_of_piece(item).center(), middle_of(hands, place))
        done += screen.state is not before
        exact += screen.state.to_json() == expected
    assert done > 10
    assert exact > 0.8 * done, "a drop next to other places may be taken for one of these"
    hands.scene_agrees()
    for _ in range(done):
        screen.panel.undo.click()
    assert screen.state.to_json() == first
    hands.scene_agrees()


@pytest.mark.parametrize("game", ARRANGED)
def test_random_events_never_disturb_the_table(arranged, game):
    screen = arranged(match_of(game, facts_of(game).players[-1], plies=20))
    hands, rng = ArrangeHands(screen), random.Random(8)
    window = screen.board.scene.sceneRect()
    for _ in range(80):
        spot = QPointF(rng.uniform(0, window.width()), rng.uniform(0, window.height()))
        goal = QPointF(rng.uniform(0, window.width()), rng.uniform(0, window.height()))
        match rng.randrange(6):
            case 0:
                hands.drag(spot, goal)
            case 1:
                item = rng.choice(hands.loose_things())
                hands.drag(hands.board.scene.rect_of_piece(item).center(), goal)
            case 2:
                hands.click(spot)
            case 3:
                screen.panel.sides.buttons[rng.randrange(screen.state.players)].click()
            case 4:
                screen.panel.movers.buttons[rng.randrange(screen.state.players)].click()
            case _:
                hands.key(rng.choice([Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Tab]))
        wrong = arrange_of(game).wrong(screen.state)
        over = screen.state.to_move < 0
        assert screen.panel.play.isEnabled() == (not wrong and not over)
    screen.board.stop()
    hands.scene_agrees()


@pytest.fixture
def uptown(arranged):
    return arranged(Match(make_setup(facts_of("uptown"), 3, {}, 4)))


def drag_tile(screen, key, cell):
    hands = ArrangeHands(screen)
    hands.drag(hands.piece(key), middle_of(hands, cell))


def test_a_tile_of_the_tray_goes_to_its_column_and_no_other(uptown):
    colour = uptown._side
    key = next(
        i.piece.key
        for i in ArrangeHands(uptown).loose_things()
        if i.piece.key.startswith(f"to come {colour}.") and int(i.piece.key.split(".")[1]) < 9
    )
    number = int(key.split(".")[1]) + 1
    drag_tile(uptown, key, 10 + number % 9 + 1)
    assert "goes into column" in uptown.panel.state.text()
    assert not any(uptown.state.lying)
    drag_tile(uptown, key, 50 + number)
    assert uptown.state.lying[50 + number]
    assert uptown.panel.state.text() == "This position can be played."


def test_who_is_ahead_of_the_turn_order_is_said_and_nobody_can_play(uptown):
    for row in (2, 5):
        colour = uptown._side
        key = next(
            i.piece.key
            for i in ArrangeHands(uptown).loose_things()
            if i.piece.key.startswith(f"to come {colour}.") and int(i.piece.key.split(".")[1]) < 9
        )
        drag_tile(uptown, key, 10 * row + int(key.split(".")[1]) + 1)
    assert "nobody can be further ahead" in uptown.panel.state.text()
    assert not uptown.panel.play.isEnabled()
    QTest.keyClick(uptown, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert uptown.panel.play.isEnabled()


def test_another_seat_can_be_made_to_move_while_all_have_had_as_many_turns(uptown):
    for seat in range(3):
        uptown.panel.movers.buttons[seat].click()
        assert uptown.state.to_move == seat
        assert not arrange_of("uptown").wrong(uptown.state)


def test_points_are_shown_when_they_are_asked_for(uptown):
    assert not uptown.panel.points.isVisible()
    uptown.panel.score.click()
    assert "Rita: 0 points" in uptown.panel.points.text()


@pytest.mark.parametrize("game", ARRANGED)
def test_one_plays_on_from_the_position_and_the_save_holds_it(lamplight, game):
    window = lamplight.window
    players = facts_of(game).players[0]
    window.sit(Opened(match_of(game, players, plies=9), people(players), undo_all=False, path=None))
    window.switch_table_mode()
    table = window.front
    window.learning.arrange()
    assert isinstance(window.front, ArrangeScreen)
    window.front.panel.leave.click()
    assert window.front is table
    window.learning.arrange()
    wanted = window.front.state.to_json()
    window.front.panel.play.click()
    assert isinstance(window.front, TeachScreen)
    assert window.session.match.ply == 0
    assert window.session.match.state.to_json() == wanted
    window.session.play(window.session.legal()[0])
    window.session.flush()
    match, save = open_save(lamplight.folders.autosave)
    assert save.undo_all
    assert match.state_at(0).to_json() == wanted
    assert match.ply >= 1


@pytest.fixture
def imhotep(arranged):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 5))
    loads = [
        move for move in match.state.legal_moves() if match.game.notation.to_text(move).startswith("load")
    ]
    assert match.play(loads[0]) is None
    return arranged(match)


@pytest.mark.parametrize("origin", ["sled", "quarry"])
@pytest.mark.parametrize("site", [51 + 1, 51 + 2, 51 + 3, 51 + 4])
def test_a_stone_of_sled_or_quarry_is_built_at_the_site_it_is_dropped_on(imhotep, origin, site):
    hands, seat = ArrangeHands(imhotep), imhotep._side
    things = imhotep._layout.things
    wanted = 71 + seat if origin == "sled" else 81 + seat
    item = next(i for i in hands.loose_things() if things[i.piece.number].place == wanted)
    before = imhotep.state.to_json()
    hands.drag(hands.board.scene.rect_of_piece(item).center(), middle_of(hands, site))
    after = imhotep.state.to_json()
    assert after[origin][seat] == before[origin][seat] - 1
    assert sum(map(len, (*after["pyramids"], after["temple"], after["burial"]))) + sum(
        after["obelisks"]
    ) == 1 + (
        sum(map(len, (*before["pyramids"], before["temple"], before["burial"]))) + sum(before["obelisks"])
    )
    hands.scene_agrees()


def test_a_ship_goes_to_a_dock_and_one_with_stones_does_not(imhotep):
    hands, state = ArrangeHands(imhotep), imhotep.state
    empty = next(ship for ship in range(4) if not any(state.berths[4 * ship : 4 * ship + 4]))
    loaded = next(ship for ship in range(4) if any(state.berths[4 * ship : 4 * ship + 4]))
    for ship, goes in ((empty, True), (loaded, False)):
        item = next(
            i for i in hands.loose_things() if imhotep._layout.things[i.piece.number].piece == 11 + ship
        )
        rect = hands.board.scene.rect_of_piece(item)
        hands.drag(QPointF(rect.left() + 14, rect.center().y()), middle_of(hands, 51 + 2 + ship % 2))
        assert (imhotep.state.docked[ship] >= 0) == goes
    assert "carries stones" in imhotep.panel.state.text()


def test_cards_of_the_deck_and_of_the_own_pile_go_where_they_are_dropped(arranged):
    screen = arranged(match_of("sobek", 3, plies=6))
    hands, seat = ArrangeHands(screen), screen._side

    def drop(origin, place):
        things = screen._layout.things
        item = next(i for i in hands.loose_things() if things[i.piece.number].place == origin)
        hands.drag(hands.board.scene.rect_of_piece(item).center(), middle_of(hands, place))

    deck, own, other = 41, 11 + seat, 11 + (seat + 1) % 3
    first = screen.state
    drop(deck, own)
    assert screen.state.pile[seat] == first.pile[seat] | 1 << first.deck[-1]
    drop(own, other)
    assert screen.state.pile[other - 11].bit_count() == first.pile[other - 11].bit_count() + 1
    kind = next(kind for kind in range(6) if not screen.state.sets[6 * seat + kind])
    for n in (1, 2, 3):
        assert n == 1 or not screen.panel.play.isEnabled()
        drop(deck, 61 + 10 * seat + kind)
        assert screen.state.sets[6 * seat + kind].bit_count() == n
    assert len(screen.state.deck) == len(first.deck) - 4
    hands.scene_agrees()


def test_a_card_of_the_open_deck_goes_to_hand_and_offer_and_back(arranged):
    screen = arranged(match_of("four_color_cards", 3))
    hands, seat = ArrangeHands(screen), screen._side
    deck, offer, own = 41, 42, 51 + seat

    def drop(origin, piece, place):
        thing = next(i for i in hands.loose_things() if screen._layout.things[i.piece.number] == origin)
        hands.drag(hands.board.scene.rect_of_piece(thing).center(), middle_of(hands, place))
        assert piece in [p for p, at in arrange_of("four_color_cards").pieces(screen.state) if at == place]

    kind = screen.state.deck[0]
    held = screen.state.held[seat]
    drop(Thing(1 + kind, deck), 1 + kind, own)
    assert screen.state.held[seat] == held
    kind = screen.state.deck[0]
    drop(Thing(1 + kind, deck), 31 + kind, offer)
    assert screen.panel.state.text() == "This position can be played."
    drop(Thing(31 + kind, offer), 1 + kind, deck)
    assert screen.state.offer < 0
    hands.scene_agrees()


def test_a_held_piece_is_painted_over_the_panel(arranged):
    screen = arranged(match_of(plies=12))
    hands = ArrangeHands(screen)
    spot = screen.panel.mapTo(screen, screen.panel.rect().center())
    before = screen.grab().toImage().pixelColor(spot)
    hands.take(hands.loose(hands.loose_things()[0].piece.number), QPointF(hands.view.mapFrom(screen, spot)))
    assert screen.grab().toImage().pixelColor(spot) != before
    hands.key(Qt.Key.Key_Escape)
    assert screen.grab().toImage().pixelColor(spot) == before


def test_a_position_is_nobodys_so_that_no_seat_is_called_you(qtbot, around):
    match = match_of(plies=12)
    seats = (SeatSpec("human"), *one_person(match.setup.players)[1:])
    arrange = arrange_of("imhotep")
    assert arrange is not None
    screen = ArrangeScreen(match.setup, seats, match.state.copy(), arrange, around)
    qtbot.addWidget(screen, before_close_func=lambda screen: screen.board.stop())
    screen.show()
    hands = ArrangeHands(screen)
    said = [thing.piece.name for thing in hands.loose_things()] + [
        place.name for place in screen.board.plan.places
    ]
    assert any("Player 1" in words for words in said)
    assert not any("You" in words.split() for words in said)
    screen.panel.score.click()
    assert "Player 1: " in screen.panel.points.text()
