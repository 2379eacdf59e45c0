"""Practice on the real screens with real events; a scripted thinker judges in no time."""

import json

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.ai.judging import judge
from engine.ai.search import Decision, Effort
from engine.ai.service import End, Reply
from engine.core.registry import load_game
from engine.learn import practice
from tests.ui.tables import LEFT, Hands, Quiet
from ui.board.arrows import ArrowKind
from ui.learn.sheet import Tone
from ui.practice.contents import PracticeListScreen
from ui.practice.progress import Solved
from ui.practice.puzzle import Stage
from ui.practice.screen import PracticeScreen
from ui.screens import Wish
from ui.table.screen import TableScreen
from ui.theme.look import dark

EFFORT = Effort(300, candidates=5, depth=4)


class Judge(Quiet):
    """Judges with some thought."""

    def think(self, job, listen=None):
        decision = Decision(load_game(job.game), job.view, job.seat, job.seed)
        verdict = judge(decision, job.played, EFFORT)
        return Reply(job.number, End.THOUGHT, verdict.best, verdict=verdict)


def open_screen(qtbot, around, tmp_path, game="imhotep", index=0, thinker=None):
    positions = practice.load(game).positions
    solved = Solved(tmp_path / "practice.json")
    screen = PracticeScreen(game, positions, index, solved, around, thinker or Judge())
    qtbot.addWidget(screen, before_close_func=lambda widget: widget.leave())
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def sailing(game="imhotep"):
    """The first position whose best move is a ship that sails."""
    return next(n for n, each in enumerate(practice.load(game).positions) if each.best.startswith("sail"))


def bad_move(puzzle):
    """The move the bot likes least at first sight."""
    legal = puzzle.legal()
    values = puzzle.match.game.bot.order(puzzle.match.state, legal)
    return legal[values.index(min(values))]


def drag(screen, move):
    aim = screen.board.layout.aims(move)[0]
    hands = Hands(screen)
    hands.drag(hands.loose(aim.piece), hands.place(aim.place))


@pytest.fixture
def screen(qtbot, around, tmp_path):
    return open_screen(qtbot, around, tmp_path, index=sailing())


def test_the_best_move_by_drag_is_praised_with_the_reason_and_remembered(screen, tmp_path):
    drag(screen, screen.puzzle.best)
    assert screen.puzzle.stage is Stage.FOUND
    message = screen.card.content.message
    assert message.tone is Tone.GOOD
    assert message.words.startswith("Right. ")
    assert len(message.words) > len("Right. ") + 10
    assert Solved(tmp_path / "practice.json").has("imhotep", screen.puzzle.position)
    assert screen.card.next_button.hasFocus()


def test_another_move_is_told_what_it_gives_away_and_how_it_is_answered(qtbot, screen, tmp_path):
    screen.puzzle.play(bad_move(screen.puzzle))
    assert screen.card.content.message.words == "Looking at your move…"
    qtbot.waitUntil(lambda: screen.puzzle.stage is Stage.WRONG, timeout=20_000)
    words = screen.card.content.message.words
    assert words.startswith("That gives away about ")
    assert "The best answer: " in words
    assert [kind for kind, _ in screen.arrows.moves] == [ArrowKind.ANSWER]
    assert screen.puzzle.legal() == []
    assert not Solved(tmp_path / "practice.json").has("imhotep", screen.puzzle.position)


def test_try_again_takes_the_move_back(qtbot, screen):
    before = screen.puzzle.match.state.to_json()
    screen.puzzle.play(bad_move(screen.puzzle))
    qtbot.waitUntil(lambda: screen.puzzle.stage is Stage.WRONG, timeout=20_000)
    again = screen.prompt.buttons[0]
    assert again.text() == "Try again"
    QTest.mouseClick(again, LEFT)
    assert screen.puzzle.match.state.to_json() == before
    assert screen.card.content.message is None
    assert screen.arrows.shown == ()
    drag(screen, screen.puzzle.best)
    assert screen.puzzle.found


def test_undo_before_the_verdict_drops_it(qtbot, screen):
    screen.puzzle.play(bad_move(screen.puzzle))
    number = screen._judged
    screen.try_again()
    screen._on_reply(Reply(number, End.THOUGHT))
    assert screen.puzzle.stage is Stage.ASKED
    assert screen.card.content.message is None


def test_show_me_gives_the_move_as_arrow_and_words_and_does_not_count(screen, tmp_path):
    QTest.mouseClick(screen.card.show_button, LEFT)
    assert screen.arrows.moves == ((ArrowKind.BETTER, screen.puzzle.best),)
    assert screen.arrows.shown
    described = screen.puzzle.match.game.notation.describe(screen.puzzle.match.state, screen.puzzle.best)
    assert screen.voice.speak(described) in screen.card.content.message.words
    drag(screen, screen.puzzle.best)
    assert screen.puzzle.found
    assert not Solved(tmp_path / "practice.json").has("imhotep", screen.puzzle.position)


def test_a_judge_that_fails_still_says_that_there_is_better(qtbot, around, tmp_path):
    class Broken(Quiet):
        def think(self, job, listen=None):
            return Reply(job.number, End.FAILED, job.legal[0], why="broken")

    screen = open_screen(qtbot, around, tmp_path, index=sailing(), thinker=Broken())
    screen.puzzle.play(bad_move(screen.puzzle))
    qtbot.waitUntil(lambda: screen.puzzle.stage is Stage.WRONG)
    assert screen.card.content.message.words == "There is a better move."


def test_keys_go_to_other_positions_and_to_the_list(qtbot, screen):
    screen.activateWindow()
    with qtbot.waitSignal(screen.turned) as turned:
        QTest.keyClick(screen, Qt.Key.Key_PageDown)
    assert turned.args == [screen.index + 1]
    with qtbot.waitSignal(screen.listed):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


@pytest.mark.parametrize("game", practice.games())
def test_every_game_can_be_practised_and_shown(qtbot, around, tmp_path, game):
    screen = open_screen(qtbot, around, tmp_path, game)
    assert screen.board.grip is not None
    choices = {choice.move for choice in screen.choices()}
    reachable = choices | {
        move
        for move in screen.puzzle.legal()
        if any(a.piece or a.place for a in screen.board.layout.aims(move))
    }
    assert screen.puzzle.best in reachable
    screen.show_best()
    assert screen.card.content.message.words
    screen.puzzle.play(screen.puzzle.best)
    assert screen.puzzle.found


def test_another_theme_and_language_keep_what_was_said(screen, around, japanese):
    screen.show_best()
    english = screen.card.content.message.words
    around.theme.use(dark())
    around.language.use("ja")
    assert screen.card.content.message.words != english
    assert screen.arrows.shown


# ---------------------------------------------------------------- in the window


@pytest.fixture
def window(lamplight):
    return lamplight.window


def test_one_click_on_the_first_page_opens_the_position_of_the_day(window):
    QTest.mouseClick(window.home.head.today, LEFT)
    assert isinstance(window.front, PracticeScreen)
    today = window.learning.room().today()
    assert (window.front.game, window.front.index) == (today.game, today.index)


def test_the_list_has_every_position_and_ticks_what_was_found(window):
    window.home.practice.click()
    front = window.front
    assert isinstance(front, PracticeListScreen)
    assert set(front.buttons) == set(practice.games())
    assert all(len(front.buttons[g]) == len(practice.load(g).positions) for g in practice.games())
    QTest.mouseClick(front.buttons["imhotep"][sailing()], LEFT)
    drag(window.front, window.front.puzzle.best)
    window.front.listed.emit()
    button = window.front.buttons["imhotep"][sailing()]
    assert not button.icon().isNull()
    assert button.accessibleName() == f"Imhotep, position {sailing() + 1} (found)"
    assert window.front.buttons["imhotep"][sailing() + 1].icon().isNull()


def test_the_arrows_walk_the_list_and_escape_leads_home(window):
    window.home.practice.click()
    front = window.front
    QTest.keyClick(front, Qt.Key.Key_Down)
    first = front.buttons[front.first_game][0]
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert front.buttons[front.first_game][1].hasFocus()
    QTest.keyClick(front, Qt.Key.Key_Escape)
    assert window.front is window.home


def test_a_found_position_can_be_played_on_with_the_coach(window):
    window.learning.room().open("imhotep", sailing())
    seat = window.front.puzzle.seat
    drag(window.front, window.front.puzzle.best)
    play_on = next(b for b in window.front.prompt.buttons if b.text() == "Play on from here")
    QTest.mouseClick(play_on, LEFT)
    assert isinstance(window.front, TableScreen)
    assert window.session.people == (seat,)
    assert window.session.coach.on
    assert window.session.undo_all


def test_a_damaged_file_of_progress_begins_anew(tmp_path):
    file = tmp_path / "practice.json"
    file.write_text("{", encoding="utf-8")
    solved, position = Solved(file), practice.load("imhotep").positions[0]
    assert not solved.has("imhotep", position)
    solved.add("imhotep", position)
    assert json.loads(file.read_text(encoding="utf-8"))["solved"]["imhotep"]


def test_a_refused_drop_leads_to_its_paragraph(screen, qtbot):
    hands, best = Hands(screen), screen.board.layout.aims(screen.puzzle.best)[0]
    wrong = next(place for place in screen.board.plan.places if place.name.startswith("Your quarry"))
    hands.drag(hands.loose(best.piece), hands.place(wrong.number))
    assert screen.card.content.message.tone is Tone.REFUSED
    rules = screen.prompt.buttons[0]
    assert rules.text() == f"Rules {screen.section}"
    with qtbot.waitSignal(screen.asks) as asked:
        QTest.mouseClick(rules, LEFT)
    assert asked.args == [Wish.RULES]
    hands.take(hands.loose(best.piece), hands.felt())
    assert [button.text() for button in screen.prompt.buttons] == ["Cancel"], "a new try begins"


def test_the_position_of_the_day_is_the_same_all_day_and_another_tomorrow(window, monkeypatch):
    room, shown = window.learning.room(), []
    for day in (739_000, 739_000, 739_001):
        monkeypatch.setattr("ui.practice.room._today", lambda day=day: day)
        QTest.mouseClick(window.home.head.today, LEFT)
        front = window.front
        assert isinstance(front, PracticeScreen)
        assert (front.game, front.index) == (room.today().game, room.today().index)
        shown.append((front.game, front.index))
        window.show_home()
    morning, evening, tomorrow = shown
    assert morning == evening
    assert tomorrow != morning


def test_a_held_piece_is_painted_over_the_card(screen):
    hands = Hands(screen)
    spot = screen.card.mapTo(screen, screen.card.rect().center())
    before = screen.grab().toImage().pixelColor(spot)
    aim = next(aim for move in screen.puzzle.legal() for aim in screen.board.layout.aims(move) if aim.piece)
    hands.take(hands.loose(aim.piece), QPointF(screen.board.view.viewport().mapFrom(screen, spot)))
    assert screen.grab().toImage().pixelColor(spot) != before
    hands.key(Qt.Key.Key_Escape)
