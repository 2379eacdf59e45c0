"""A player's card: every number opens into lines that add up, and every line lights where it comes from."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from engine.core.registry import facts_of, game_ids
from engine.games.imhotep.words import Score
from tests.ui.tables import match_of, people, sit
from ui.board.lights import Group
from ui.table.bars import bar_at
from ui.table.scores import Row

LEFT = Qt.MouseButton.LeftButton
CARDS = (Score.DECORATION, Score.STATUES, Score.BLUE)


SEED = 18
"""A match whose first seat ends with cards that score for different reasons."""


@pytest.fixture
def table(qtbot, around):
    """An ended table whose first card is open and has a group of several lines."""
    screen = sit(
        qtbot, around, match_of("imhotep", 2, seed=SEED, plies=100_000), people(2), size=(1440, 1000)
    )
    card = screen.players.cards[0]
    if not card.open:
        QTest.mouseClick(card, LEFT, pos=QPoint(40, 20))
    return screen


def row_spot(card, number):
    """The middle of a row."""
    return QPoint(card.width() // 2, round(card._rows_top() + (number + 0.5) * card._row_height()))


def several(card):
    """The first row of a group with several lines."""
    return next(n for n, row in enumerate(card.rows) if len(row.lines(card._standing)) > 1)


def test_a_click_on_a_group_unfolds_its_lines_which_add_up(table):
    card = table.players.cards[0]
    number = several(card)
    before, height = card.rows, card.height()
    QTest.mouseClick(card, LEFT, pos=row_spot(card, number))
    assert card.open
    new = [row for row in card.rows if row not in before]
    assert len(new) == len(before[number].lines(card._standing))
    assert sum(row.points(card._standing) for row in new) == before[number].points(card._standing)
    assert card.height() > height
    QTest.mouseClick(card, LEFT, pos=row_spot(card, number))
    assert card.rows == before


def test_pointing_at_a_line_lights_only_its_own_places(table):
    card = table.players.cards[0]
    number = several(card)
    QTest.mouseClick(card, LEFT, pos=row_spot(card, number))
    told = []
    card.pointed.connect(told.append)
    QTest.mouseMove(card, row_spot(card, number))
    QTest.mouseMove(card, row_spot(card, number + 1))
    line = card.rows[number + 1]
    assert told[-1] == line.places(card._standing)
    assert set(told[-1]) < set(card.rows[number].places(card._standing))
    assert card.toolTip()


def test_a_row_that_says_everything_has_no_tip_over_the_rows_below_it(table):
    card = table.players.cards[0]
    seen = set()
    for number, row in enumerate(card.rows):
        QTest.mouseMove(card, row_spot(card, number))
        alone = card._words.lines[row.group] == (card._words.groups[row.group],)
        assert bool(card.toolTip()) != alone
        seen.add(alone)
    assert seen == {True, False}


def test_rows_are_walked_and_unfolded_by_keys(table):
    card = table.players.cards[0]
    number = several(card)
    card.setFocus()
    for _ in range(number + 1):
        QTest.keyClick(card, Qt.Key.Key_Down)
    assert table.board.lights.marks(Group.LINE)
    rows = len(card.rows)
    QTest.keyClick(card, Qt.Key.Key_Right)
    assert len(card.rows) > rows
    QTest.keyClick(card, Qt.Key.Key_Down)
    assert card.rows[number + 1].first == 0
    QTest.keyClick(card, Qt.Key.Key_Up)
    QTest.keyClick(card, Qt.Key.Key_Left)
    assert len(card.rows) == rows


def test_keys_find_nothing_to_walk_in_an_open_card_whose_points_are_all_bars(qtbot, around):
    screen = sit(qtbot, around, match_of("uptown", players=3, seed=4, plies=60))
    card = next(card for card in screen.players.cards if not card.rows)
    if not card.open:
        QTest.keyClick(card, Qt.Key.Key_Return)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
        card.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert card.open
    assert not card.toolTip()


def test_a_click_on_the_head_or_on_a_group_of_one_line_closes_the_card(table):
    card = table.players.cards[0]
    single = next(n for n, row in enumerate(card.rows) if len(row.lines(card._standing)) == 1)
    QTest.mouseClick(card, LEFT, pos=row_spot(card, single))
    assert not card.open


@pytest.mark.parametrize("game", game_ids())
def test_every_number_of_every_game_opens_into_lines_that_add_up(qtbot, around, game):
    players = facts_of(game).players[0]
    screen = sit(qtbot, around, match_of(game, players, seed=4, plies=60), people(players))
    state = screen.session.match.state
    for seat in range(players):
        points = screen.players._standing(seat)
        rows = [Row(group) for group in range(len(points.groups))]
        assert sum(row.points(points) for row in rows) == points.end
        assert points.now == sum(group.now for group in points.groups)
        known = {line.label for line in state.score_lines(seat)}
        assert {line.label for row in rows for line in row.lines(points)} <= known


@pytest.mark.parametrize("plies", [40, 100_000], ids=["in the middle", "at the end"])
@pytest.mark.parametrize("game", game_ids())
def test_pointing_at_a_number_of_any_game_lights_something(qtbot, around, game, plies):
    screen = sit(qtbot, around, match_of(game, 2, seed=4, plies=plies), people(2), size=(1440, 1000))
    screen.open_curtain()
    dark, lit = [], 0
    for card in screen.players.cards:
        if not card.open:
            QTest.mouseClick(card, LEFT, pos=QPoint(40, 20))
        spots = [
            (row_spot(card, n), card._tip(row))
            for n, row in enumerate(card.rows)
            if row.places(card._standing)
        ]
        for spot, words in [*spots, *spots_of_bars(card)]:
            QTest.mouseMove(card, QPoint(40, 8))
            QTest.mouseMove(card, spot)
            if screen.board.lights.marks(Group.LINE):
                lit += 1
            else:
                dark.append(words)
    assert not dark
    in_the_first_round = game == "four_color_cards" and plies == 40  # only what everybody began with
    assert lit or in_the_first_round


def spots_of_bars(card):
    """A point on each bar of a card, with what it is."""
    room, found = card.bars_room(), {}
    for x in range(round(room.left()), round(room.right())):
        number = bar_at(card.bars, room, QPointF(x, room.center().y())) if card.bars else -1
        if number >= 0 and card.bars[number].places:
            found.setdefault(number, (QPoint(x + 1, round(room.center().y())), card.bars[number].tip))
    return list(found.values())
