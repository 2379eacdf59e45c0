"""The walk through the points on the ended table, used with real events."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.core.contract import ScoreLine
from engine.core.registry import facts_of, game_ids
from engine.core.words import ENGLISH, say
from tests.ui.tables import match_of, one_person
from ui.result.chapters import Share
from ui.result.screen import ResultScreen
from ui.result.walk import ScoreWalk, _told
from ui.result.words import Walk
from ui.table_files import Opened
from ui.theme.look import dark

LEFT = Qt.MouseButton.LeftButton
ENDED = 100_000


def walk_of(qtbot, around, game="imhotep", players=2, seed=2, size=(1280, 800)):
    """The walk through an ended match."""
    match = match_of(game, players, seed, plies=ENDED)
    assert match.over
    walk = ScoreWalk(match, one_person(players), around)
    qtbot.addWidget(walk, before_close_func=lambda widget: widget.leave())
    walk.resize(*size)
    walk.show()
    qtbot.waitExposed(walk)
    return walk


@pytest.fixture
def walk(qtbot, around):
    """A walk at its first card."""
    return walk_of(qtbot, around)


def test_the_first_card_says_who_got_what_and_lights_where_it_comes_from(walk):
    content = walk.card.content
    assert content.heading == "Pyramids"
    assert len(content.points) == 2
    assert content.points[0].startswith("You get ")
    assert walk.spotlight.lit
    numbers = {place for share in walk.step.shares for place in share.places}
    boxes = [walk.board.scene.rect_of(walk.board.scene.entries(number)[0]) for number in numbers]
    area = [shape.boundingRect() for shape in walk.spotlight.subject.shapes]
    assert all(any(lit.contains(box.center()) for lit in area) for box in boxes)
    assert [number for number, _ in walk.spotlight.subject.callouts] == [1, 2]


def test_next_back_and_keys_turn_the_cards(walk):
    QTest.mouseClick(walk.card.next_button, LEFT)
    assert (walk.index, walk.card.content.heading) == (1, "Temple")
    QTest.mouseClick(walk.card.back_button, LEFT)
    assert walk.index == 0
    assert not walk.card.back_button.isEnabled()
    for key, index in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_Return, 1),
    ):
        QTest.keyClick(walk.focusWidget(), key)
        assert walk.index == index


def test_the_last_card_adds_up_and_done_leads_to_the_result(walk, qtbot):
    while walk.step is not None:
        walk.turn_on()
    content = walk.card.content
    assert {score.points for score in content.scores} == set(walk.match.state.result().scores)
    assert not walk.spotlight.lit
    with qtbot.waitSignal(walk.left):
        QTest.mouseClick(walk.card.next_button, LEFT)


def test_escape_and_the_button_above_leave_at_any_card(walk, qtbot):
    with qtbot.waitSignal(walk.left):
        QTest.keyClick(walk.focusWidget(), Qt.Key.Key_Escape)
    with qtbot.waitSignal(walk.left):
        QTest.mouseClick(walk.prompt.buttons[0], LEFT)


def test_language_and_theme_switch_at_the_same_card(walk, around, japanese):
    walk.turn_on()
    around.language.use("ja")
    assert walk.card.content.heading == "神殿"
    around.theme.use(dark(language="ja"))
    assert walk.spotlight.lit
    assert walk.index == 1
    around.language.use("en")
    assert walk.card.content.heading == "Temple"


def test_realms_that_are_not_on_the_table_at_once_are_visited(qtbot, around):
    walk = walk_of(qtbot, around, "almadi", players=2)
    visited = [step.visited for step in walk.steps]
    assert {0, 1} <= set(visited)
    while walk.step is not None and walk.step.visited != 1:
        walk.turn_on()
    assert walk.spotlight.lit


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_every_card_of_every_game_fits_beside_its_table(qtbot, around, game, size):
    walk = walk_of(qtbot, around, game, facts_of(game).players[0], size=size)
    seen = set()
    while walk.step is not None:
        assert walk.card.content.heading
        seen.add(walk.card.content.heading)
        assert walk.card.geometry().right() <= walk.stage.width() + walk.card.margin
        assert walk.card.sheet.height() <= walk.card._scroll.viewport().height() + 1, "the card must scroll"
        for shape in walk.spotlight.subject.shapes:
            assert shape.boundingRect().center().x() < walk.stage.width() - walk.board.camera.right
        walk.turn_on()
    assert seen


def test_the_way_from_the_table_and_from_the_result(lamplight):
    window = lamplight.window
    match = match_of("imhotep", 2, seed=2, plies=ENDED)
    window.sit(Opened(match, one_person(2), False, None))
    walk_button = next(b for b in window.table.prompt.buttons if b.text() == "How the points came")
    QTest.mouseClick(walk_button, LEFT)
    assert front_of(window) is ScoreWalk
    QTest.keyClick(window.front.focusWidget(), Qt.Key.Key_Escape)
    assert front_of(window) is ResultScreen
    QTest.mouseClick(window.front.walk_button, LEFT)
    assert front_of(window) is ScoreWalk


def front_of(window):
    """What kind of screen fills the window."""
    return type(window.front)


@pytest.mark.parametrize("count", [1, 2, 9])
def test_points_that_go_away_are_lost_not_got(count):
    lines = tuple(ScoreLine(say(Walk.OTHER), -1, settled=True) for _ in range(count))
    told = ENGLISH.speak(_told(Share(1, lines)))
    assert told.startswith(f"Player 2 loses {count} point")
    assert "-" not in told.split(":")[0]
