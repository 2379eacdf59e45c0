"""What stands around the board: prompt, players, log, moves, toolbar, sizes, languages, curtain, speeds."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from engine.core.contract import NOBODY
from engine.core.words import say
from engine.games.imhotep import places
from tests.ui.tables import Hands, Instant, Quiet, match_of, one_person, sit
from ui.board.lights import Group
from ui.board.view import install_access
from ui.paint.cache import PixmapCache
from ui.screens import Deed, Wish
from ui.table.sizes import sizes_for
from ui.table.words import Session as Says
from ui.theme.look import dark
from ui.theme.motion import Speed


@pytest.fixture
def screen(qtbot, around):
    return sit(qtbot, around, match_of(players=3, seed=5, plies=20))


# ---------------------------------------------------------------- prompt


def test_the_prompt_says_whose_turn_it_is_and_what_to_do(screen):
    name = screen.voice.name_of(screen.session.to_move)
    assert screen.prompt.words == f"{name}: get stones, place a stone, sail a ship or play a blue card"


def test_the_only_person_is_called_you(qtbot, around):
    match = match_of()
    screen = sit(qtbot, around, match, one_person(2, seat=match.state.to_move))
    assert screen.prompt.words.startswith("Your turn:")


def test_while_a_piece_is_held_the_prompt_says_how_to_cancel(screen):
    hands = Hands(screen)
    hands.click(hands.loose(places.stone(screen.session.to_move)))
    assert "let go to take it back" in screen.prompt.words
    QTest.mouseClick(screen.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert screen.board.held_piece is None


def test_why_not_answers_every_drop_and_plays_none(screen):
    hands = Hands(screen)
    screen.deeds[Deed.WHY_NOT].trigger()
    stone = places.stone(screen.session.to_move)
    ply = screen.session.match.ply
    berth = min(screen.board.grip.targets.places(stone))
    hands.drag(hands.loose(stone), hands.place(berth))
    assert screen.session.match.ply == ply
    screen.deeds[Deed.WHY_NOT].trigger()
    hands.drag(hands.loose(stone), hands.place(berth))
    assert screen.session.match.ply == ply + 1


def test_undo_that_is_not_possible_says_why(qtbot, around):
    match = match_of()
    match.play(match.state.legal_moves()[0])
    screen = sit(qtbot, around, match, one_person(2, seat=match.state.to_move))
    screen.deeds[Deed.UNDO].trigger()
    assert screen.prompt.words == "Undo: There is no decision of yours to take back yet."


# ---------------------------------------------------------------- players, log, moves


@pytest.mark.parametrize("tab", ["log", "moves"])
def test_what_the_session_notes_stands_in_the_prompt_whatever_tab_is_open(qtbot, screen, tab):
    screen.side.tabs.setCurrentWidget(getattr(screen, tab))
    screen.session.note.emit(say(Says.NOT_SAVED, why="disk full"))
    assert screen.prompt.words == "Note: The table could not be saved: disk full."
    screen.session.play(screen.session.legal()[0])
    assert "disk full" not in screen.prompt.words


@pytest.mark.parametrize(("width", "height"), [(920, 620), (1024, 700), (1280, 800), (1920, 1080)])
def test_buttons_of_the_prompt_stay_within_its_strip(qtbot, screen, width, height):
    screen.resize(width, height)
    screen.deeds[Deed.WHY_NOT].trigger()
    strip, button = screen.prompt, screen.prompt.buttons[0]
    room = strip.rect().adjusted(0, strip.margin, 0, -strip.margin)
    qtbot.waitUntil(lambda: button.height() > 0)
    strip.layout().activate()
    assert room.top() < button.geometry().top()
    assert button.geometry().bottom() < room.bottom()
    assert button.fontMetrics().height() <= button.height() - 2


def test_cards_show_scores_that_add_up(screen):
    for seat, card in enumerate(screen.players.cards):
        lines = screen.session.match.state.score_lines(seat)
        assert card.shown_score == sum(line.points for line in lines if line.settled)
        groups = screen.players._standing(seat).groups
        assert sum(group.now for group in groups) == card.shown_score
        assert sum(group.now + group.later for group in groups) == sum(line.points for line in lines)


def test_a_click_opens_and_closes_a_card(screen):
    card = screen.players.cards[0]
    before = card.open
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.open is not before
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert card.open is before


def test_pointing_at_a_group_lights_where_its_points_come_from(screen):
    seat = next(s for s in range(3) if screen.players._standing(s).groups[1].places)
    card = screen.players.cards[seat]
    if not card.open:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    y = round(card._rows_top() + card._row_height() * 1.5)
    QTest.mouseMove(card, QPoint(60, y))
    assert screen.board.lights.marks(Group.LINE)
    QTest.mouseMove(card, QPoint(60, 20))
    assert not screen.board.lights.marks(Group.LINE)


def test_the_log_tells_everything_that_is_not_quiet(screen):
    events = [event for event in screen.session.match.events_for(screen.session.eyes) if not event.quiet]
    model = screen.log.entries
    voice = screen.voice
    assert [model.index(row).data() for row in range(model.rowCount())] == [
        voice.speak(e.sentence) for e in events
    ]


def test_the_list_of_moves_has_every_legal_move(screen):
    listed = [
        screen.moves.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(screen.moves.list.count())
    ]
    assert listed == screen.session.legal()


def test_words_in_the_filter_leave_the_moves_that_have_them_all(screen):
    QTest.keyClicks(screen.moves.filter, "berth ship 1")
    assert screen.moves.fitting
    assert all("ship" in words and "berth" in words and "1" in words for words in screen.moves.fitting)
    screen.moves.filter.setText("no such move")
    assert screen.moves.fitting == []
    assert not screen.moves._empty.isHidden()


def test_no_moves_are_listed_while_an_ai_decides(qtbot, around):
    match = match_of()
    screen = sit(qtbot, around, match, one_person(2, seat=1 - match.state.to_move))
    assert screen.moves.list.count() == 0


# ---------------------------------------------------------------- marks of the last move


def test_the_ais_last_moves_stay_marked_until_the_person_decides(qtbot, around):
    match = match_of(players=3)
    me = match.state.to_move
    screen = sit(qtbot, around, match, one_person(3, seat=me), Instant(lambda legal: legal[1]))
    screen.session.play(match.state.legal_moves()[1])
    qtbot.waitUntil(lambda: screen.session.to_move == me and not screen.session.thinks)
    by_ai = [event.place for turn in match.turns if turn.seat != me for event in turn.events if event.place]
    assert len(screen.board.lights.marks(Group.LAST)) == len(
        {p for p in by_ai if screen.board.scene.entries(p)}
    )
    screen.session.play(match.state.legal_moves()[1])
    assert len(screen.board.lights.marks(Group.LAST)) == 1


# ---------------------------------------------------------------- speeds


def play_some(qtbot, around, speed, reduced=False):
    """Play the same moves at a speed, finishing nothing by hand; return log and position."""
    around.pace.use(speed, reduced)
    screen = sit(qtbot, around, match_of(players=2, seed=3))
    session = screen.session
    for number in range(12):
        legal = session.legal()
        session.play(legal[number % len(legal)])
        qtbot.wait(15)
    screen.board.stop()
    Hands(screen).scene_agrees()
    model = screen.log.entries
    return [model.index(row).data() for row in range(model.rowCount())], session.match.state.to_json()


def test_the_game_is_the_same_at_every_speed(qtbot, around):
    expected = play_some(qtbot, around, Speed.OFF)
    for speed in (Speed.FAST, Speed.NORMAL, Speed.SLOW):
        assert play_some(qtbot, around, speed) == expected
    assert play_some(qtbot, around, Speed.NORMAL, reduced=True) == expected


def test_any_input_finishes_what_moves(qtbot, around):
    around.pace.use(Speed.SLOW)
    screen = sit(qtbot, around, match_of(players=2, seed=3))
    hands = Hands(screen)
    screen.session.play(screen.session.legal()[1])
    assert screen.board.stage.busy
    hands.click(hands.felt())
    assert not screen.board.stage.busy
    hands.scene_agrees()


# ---------------------------------------------------------------- sizes, theme, language


@pytest.mark.parametrize(
    ("width", "height", "board"),
    [(1024, 700, (784, 502)), (1440, 900, (1128, 640)), (1920, 1080, (1560, 790))],
)
def test_the_board_has_the_room_the_design_promises(qtbot, around, width, height, board):
    screen = sit(qtbot, around, match_of(), size=(width, height))
    frame = screen.board.camera.board_frame
    assert frame.width() >= board[0]
    assert frame.height() >= board[1]
    sizes = sizes_for(width, height)
    assert screen.side.width() == sizes.side
    assert screen.toolbar.height() == sizes.toolbar


def test_another_theme_repaints_everything(screen, around):
    before = screen.board.view.grab().toImage()
    around.theme.use(dark())
    after = screen.board.view.grab().toImage()
    assert before.pixelColor(5, 300) != after.pixelColor(5, 300)
    Hands(screen).scene_agrees()


def test_another_language_says_everything_anew(screen, around, japanese):
    english = screen.prompt.words
    around.language.use("ja")
    assert screen.prompt.words != english
    assert screen.side.tabs.tabText(0) != "Log"
    assert "元に戻す" in screen.deeds[Deed.UNDO].text()
    around.language.use("en")
    assert screen.prompt.words == english


def test_zoom_and_fit_leave_everything_in_its_place(screen):
    hands = Hands(screen)
    screen.board.view._zoom(1.7, hands.felt())
    screen.board.lay_out()
    hands.scene_agrees()
    screen.deeds[Deed.FIT].trigger()
    screen.board.lay_out()
    assert screen.board.camera.fitted
    hands.scene_agrees()


# ---------------------------------------------------------------- wishes


def test_the_lamp_leads_home(qtbot, screen):
    with qtbot.waitSignal(screen.asks) as told:
        screen.toolbar._home.click()
    assert told.args == [Wish.HOME]


def test_pause_and_move_now_are_there_only_with_an_ai(qtbot, around):
    alone = sit(qtbot, around, match_of())
    assert not alone.toolbar._buttons[Deed.PAUSE].isVisible()
    with_ai = sit(qtbot, around, match_of(), one_person(2), Quiet())
    assert with_ai.toolbar._buttons[Deed.PAUSE].isVisible()


def test_the_result_is_asked_for_when_the_end_was_seen(qtbot, around):
    match = match_of(players=2, seed=3, plies=1000)
    match.undo_to(match.ply - 1)
    screen = sit(qtbot, around, match)
    with qtbot.waitSignal(screen.asks, timeout=5000) as told:
        screen.session.play(match.state.legal_moves()[0] if match.redoable == 0 else match._undone[-1])
    assert told.args == [Wish.RESULT]


def test_a_finished_match_that_is_opened_waits_for_the_button(qtbot, around):
    screen = sit(qtbot, around, match_of(players=2, seed=3, plies=1000))
    with qtbot.assertNotEmitted(screen.asks, wait=1000):
        pass
    offered = [button.text() for button in screen.prompt.buttons]
    assert offered == ["How the points came", "Look back", "Show the result"]


# ---------------------------------------------------------------- secrets


def test_the_pair_stays_behind_the_curtain_until_its_taker_looks(qtbot, around):
    match = match_of(players=2, seed=5, market="B")
    screen = sit(qtbot, around, match)
    while not screen.curtained:
        legal = screen.session.legal()
        take = [move for move in legal if screen.session.match.game.notation.to_text(move).endswith("pair")]
        sail = [move for move in legal if screen.session.match.game.notation.to_text(move).endswith("market")]
        screen.session.play((take or sail or legal)[0])
        assert not match.over
    looking = match.state.observe(match.state.to_move)["looking"]
    assert len(looking) == 2
    assert not [item for item in screen.board.scene.pieces() if item.piece.key.startswith("looking")]
    assert screen.moves.list.count() == 0
    assert screen.sight().seat == NOBODY
    QTest.keyClick(screen.prompt.buttons[0], Qt.Key.Key_Space)
    assert len([item for item in screen.board.scene.pieces() if item.piece.key.startswith("looking")]) == 2
    assert screen.moves.list.count() == len(set(looking))


# ---------------------------------------------------------------- assistive technology


def test_every_piece_and_place_has_a_name_for_a_screen_reader(qtbot, around):
    install_access()
    screen = sit(qtbot, around, match_of(players=2, seed=5))
    table = QAccessible.queryAccessibleInterface(screen.board.view)
    assert table.role() == QAccessible.Role.Table
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert all(names)
    assert any(name.endswith("empty") for name in names)
    assert any(name.startswith("Your stone on the sled") and name.endswith("can move") for name in names)
    assert any(table.child(i).role() == QAccessible.Role.Button for i in range(table.childCount()))
    assert all(table.child(i).rect().isValid() for i in range(table.childCount()))


def test_while_a_stone_is_held_legal_places_say_so(qtbot, around):
    install_access()
    screen = sit(qtbot, around, match_of(players=2, seed=5))
    hands = Hands(screen)
    table = QAccessible.queryAccessibleInterface(screen.board.view)
    hands.click(hands.piece("sled 0"))
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    legal = [name for name in names if name.endswith("allowed here")]
    assert len(legal) == len(screen.board.grip.legal_places())


# ---------------------------------------------------------------- painting


def test_the_next_table_of_a_game_opens_with_what_was_painted_for_the_one_before(qtbot, around):
    pictures = PixmapCache()
    around = replace(around, pictures=pictures)
    sit(qtbot, around, match_of())
    kept = len(pictures)
    sit(qtbot, around, match_of())
    assert len(pictures) == kept > 0
