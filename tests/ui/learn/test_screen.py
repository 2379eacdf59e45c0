"""The lesson screen: what the card says to moves, what keys and buttons do, words and sizes that change."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.learn import library
from tests.ui.learn.conftest import calm
from tests.ui.tables import LEFT, Hands
from ui.board.bubbles import Kind as BubbleKind
from ui.learn.sheet import Tone
from ui.screens import Wish
from ui.theme.look import dark
from ui.theme.motion import Speed


def hands_at(screen, qtbot):
    calm(qtbot, screen)
    return Hands(screen)


def berth(screen, text):
    return screen.board.layout.aims(screen.course.match.game.notation.from_text(text))[0]


def drag(hands, text):
    aim = berth(hands.screen, text)
    hands.drag(hands.loose(aim.piece), hands.place(aim.place))


def test_nothing_can_be_picked_up_while_there_is_only_something_to_look_at(qtbot, open_lesson, small):
    screen = open_lesson(small)
    hands = hands_at(screen, qtbot)
    hands.take(hands.loose(1), hands.loose(1))
    assert screen.board.held_piece is None
    assert screen.prompt.isHidden()


def test_a_goal_is_praised_the_reply_follows_and_next_can_be_pressed(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    hands = hands_at(screen, qtbot)
    assert not screen.card.next_button.isEnabled()
    drag(hands, "load a 1.1")
    assert screen.card.content.message.tone is Tone.GOOD
    assert screen.card.content.message.words == "Well done."
    calm(qtbot, screen)
    assert screen.course.text_of(screen.course.match.moves[-1]) == "load b 4.1"
    assert screen.card.next_button.isEnabled()
    assert not screen.card.show_button.isVisible()


def test_another_move_is_answered_and_taken_back(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    hands = hands_at(screen, qtbot)
    drag(hands, "load a 3.1")
    assert screen.card.content.message.words == "Another ship."
    assert screen.card.content.message.tone is Tone.OTHER
    assert screen.course.match.ply
    calm(qtbot, screen)
    assert screen.course.match.ply == 0
    assert screen.card.content.message.words == "Another ship.", "it can still be read"
    drag(hands, "load a 1.1")
    assert screen.course.done


def test_a_refused_drop_is_explained_in_the_card(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    hands = hands_at(screen, qtbot)
    ship = berth(screen, "sail 1 temple")
    hands.drag(hands.loose(ship.piece), hands.place(ship.place))
    assert screen.card.content.message.tone is Tone.REFUSED
    assert screen.card.content.message.words == "Ship 1 needs 2 stones to sail; it has 0."
    assert screen.course.match.ply == 0
    assert [button.text() for button in screen.prompt.buttons] == ["Rules 5.3"]
    assert screen.section == "5.3"
    with qtbot.waitSignal(screen.asks) as asked:
        QTest.mouseClick(screen.prompt.buttons[0], LEFT)
    assert asked.args == [Wish.RULES]
    hands.take(hands.loose(1), hands.felt())
    assert screen.card.content.message is None, "a new try begins"
    assert [button.text() for button in screen.prompt.buttons] == ["Cancel"]


def test_show_me_does_what_is_asked(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    calm(qtbot, screen)
    QTest.mouseClick(screen.card.show_button, LEFT)
    calm(qtbot, screen)
    assert [screen.course.text_of(move) for move in screen.course.match.moves] == ["load a 1.1", "load b 4.1"]
    assert screen.card.content.message.words == "Well done."


def test_undo_opens_the_goal_again(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    hands = hands_at(screen, qtbot)
    drag(hands, "load a 1.1")
    calm(qtbot, screen)
    QTest.keyClick(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    calm(qtbot, screen)
    assert screen.course.match.ply == 0
    assert not screen.course.done
    assert screen.card.content.message is None
    drag(hands, "load a 2.1")
    assert screen.course.done


def test_page_down_goes_through_the_whole_lesson_alone(qtbot, open_lesson, small, progress):
    screen = open_lesson(small)
    ended = []
    screen.ended.connect(lambda: ended.append(screen.course.index))
    for _ in range(20):
        calm(qtbot, screen)
        if ended:
            break
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_PageDown)
    assert ended == [3]
    assert progress.done("imhotep") == {"01_small"}


def test_page_up_and_back_turn_back(qtbot, open_lesson, small):
    screen = open_lesson(small, 2)
    calm(qtbot, screen)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_PageUp)
    assert screen.course.index == 1
    calm(qtbot, screen)
    QTest.mouseClick(screen.card.back_button, LEFT)
    assert screen.course.index == 0
    assert not screen.card.back_button.isEnabled()
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_PageUp)
    assert screen.course.index == 0


def test_arrows_and_enter_turn_the_cards_while_the_table_does_not_want_them(qtbot, open_lesson, small):
    screen = open_lesson(small)
    calm(qtbot, screen)
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Right)
    assert screen.course.index == 1
    assert screen.board.view.hasFocus()
    screen.card.back_button.setFocus()
    QTest.keyClick(screen.card.back_button, Qt.Key.Key_Return)
    assert screen.course.index == 0
    QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    assert screen.course.index == 1


def test_turning_the_card_in_the_middle_of_a_move_leaves_the_right_position(
    qtbot, open_lesson, small, around
):
    around.pace.use(Speed.NORMAL)
    screen = open_lesson(small, 1)
    screen.show_me()
    assert screen.board.stage.busy
    screen.turn_on()
    assert [screen.course.text_of(move) for move in screen.course.match.moves] == ["load a 1.1", "load b 4.1"]
    screen.turn_back()
    around.pace.use(Speed.OFF)
    calm(qtbot, screen)
    assert screen.course.match.ply == 0
    assert Hands(screen).board.scene.plan == screen.board.plan


def test_the_spotlight_goes_out_while_something_is_held(qtbot, open_lesson, small):
    screen = open_lesson(small)
    calm(qtbot, screen)
    assert screen.player.spotlight.lit
    lesson = library.load("imhotep", "01")
    screen = open_lesson(lesson, 1)
    hands = hands_at(screen, qtbot)
    assert screen.player.spotlight.lit
    assert not screen.player.spotlight.subject.veil
    hands.take(hands.loose(1), hands.felt())
    assert screen.board.held_piece is not None
    assert not screen.player.spotlight.lit
    hands.key(Qt.Key.Key_Escape)
    assert screen.player.spotlight.lit


def test_the_language_changes_everything_at_once(qtbot, open_lesson, small, around, japanese):
    screen = open_lesson(small, 1)
    calm(qtbot, screen)
    around.language.use("ja")
    assert screen.card.content.words == "はい。"
    assert screen.card.back_button.text() == "戻る"
    assert screen.bar.leave.text() == "やめる"
    assert screen.title() == "はい。"
    assert "石" in screen.prompt.words


def test_bigger_text_is_bigger_and_remembered(qtbot, open_lesson, small, progress):
    screen = open_lesson(small)
    before = screen.card.words_size, screen.card.width()
    QTest.mouseClick(screen.bar.bigger, LEFT)
    assert screen.card.words_size > before[0]
    assert screen.card.width() > before[1]
    assert progress.bigger
    assert screen.bar.bigger.text() == "Smaller text"
    assert open_lesson(small).card.bigger


def test_the_theme_changes_while_a_lesson_is_open(qtbot, open_lesson, small, around):
    screen = open_lesson(small)
    calm(qtbot, screen)
    light_face = screen.grab().toImage().pixelColor(1200, 500)
    around.theme.use(dark())
    calm(qtbot, screen)
    assert screen.grab().toImage().pixelColor(1200, 500).lightnessF() < light_face.lightnessF() - 0.4
    assert screen.player.spotlight.lit


@pytest.mark.parametrize(("name", "signal"), [("leave", "left"), ("all", "listed")])
def test_buttons_of_the_bar_lead_away(qtbot, open_lesson, small, name, signal):
    screen = open_lesson(small)
    with qtbot.waitSignal(getattr(screen, signal)):
        QTest.mouseClick(getattr(screen.bar, name), LEFT)


def test_the_lamp_leads_home(qtbot, open_lesson, small):
    screen = open_lesson(small)
    with qtbot.waitSignal(screen.asks) as asked:
        QTest.mouseClick(screen.bar.home, LEFT)
    assert asked.args == [Wish.HOME]


def test_words_that_cannot_fit_scroll_instead_of_being_cut_off(qtbot, open_lesson, small, around):
    screen = open_lesson(small, size=(920, 620))
    long = screen.card.content.words * 200
    screen.card.show_content(type(screen.card.content)("STEP 1 OF 4", "Look", long))
    assert screen.card.words_size == 1.0
    assert screen.card._scroll.verticalScrollBar().maximum() > 0


def test_a_held_piece_is_painted_over_the_card_which_no_bubble_goes_under(qtbot, open_lesson, small):
    screen = open_lesson(small, 1)
    hands = hands_at(screen, qtbot)
    spot = screen.card.mapTo(screen, screen.card.rect().center())
    before = screen.grab().toImage().pixelColor(spot)
    stone = hands.loose(berth(screen, "load a 1.1").piece)
    hands.take(stone, QPointF(hands.view.viewport().mapFrom(screen, spot)))
    assert screen.grab().toImage().pixelColor(spot) != before
    assert screen.childAt(spot) is not screen._aloft
    hands.key(Qt.Key.Key_Escape)
    assert not screen._aloft.isVisible()
    face = screen.card.mapTo(screen, screen.card.rect().topLeft()).x() + screen.card.margin
    for place in screen.board.plan.places:
        screen.board.bubbles.refuse(
            "Why this is not possible, in so many words.", screen.board.scene.rect_of(place)
        )
        shown = screen.board.bubbles._shown[BubbleKind.REFUSAL].sceneBoundingRect()
        assert hands.view.viewport().mapTo(screen, shown.topRight().toPoint()).x() <= face, place.name


def test_scores_are_read_aloud_with_whose_they_are(open_lesson):
    lesson = library.load_all("imhotep")[0]
    screen = open_lesson(lesson, len(lesson.steps) - 1)
    assert screen.card.content.aloud().endswith("You\nPoints: 2\nBruno\nPoints: 1")
