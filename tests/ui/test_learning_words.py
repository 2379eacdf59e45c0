"""No word is cut off or shortened where people practise, look back or read rules: every game, both languages, a small window."""

import pytest
from PySide6.QtWidgets import QApplication, QListWidget

from engine.ai.judging import judge
from engine.ai.search import Decision, Effort
from engine.core.match import Bound
from engine.core.registry import game_ids
from engine.core.words import NATIVE_NAMES, say
from engine.learn import practice
from tests.ui.reading import cut_off, shortened
from tests.ui.tables import Quiet, match_of, one_person, sit
from ui.practice.contents import Choice, PracticeListScreen
from ui.practice.progress import Solved
from ui.practice.screen import PracticeScreen
from ui.review.looking import LookBack
from ui.review.screen import ReviewScreen
from ui.rules.window import RulesWindow

SMALL = (1024, 674)
ENDED = 100_000


@pytest.fixture(params=NATIVE_NAMES)
def spoken(around, japanese, request):
    """Surroundings in each language."""
    around.language.use(request.param)
    around.theme.adjust(language=request.param)
    return around


def show(qtbot, screen):
    qtbot.addWidget(screen, before_close_func=lambda widget: widget.leave())
    screen.resize(*SMALL)
    screen.show()
    qtbot.waitExposed(screen)


def every_word_is_whole(qtbot, screen, where):
    """Read a screen once what came or went is laid out."""
    qtbot.wait(1)
    QApplication.processEvents()
    assert [*shortened(screen), *cut_off(screen)] == [], where


@pytest.mark.parametrize("game", game_ids())
def test_practice(qtbot, spoken, tmp_path, game):
    positions = practice.load(game).positions
    solved = Solved(tmp_path / "practice.json")
    for index in range(0, len(positions), 6):
        screen = PracticeScreen(game, positions, index, solved, spoken, Quiet())
        show(qtbot, screen)
        every_word_is_whole(qtbot, screen, f"{index}, asked")
        screen.show_best()
        every_word_is_whole(qtbot, screen, f"{index}, shown")
        assert screen.card._scroll.verticalScrollBar().maximum() == 0, f"{index}: the card scrolls"
        screen.puzzle.play(screen.puzzle.best)
        every_word_is_whole(qtbot, screen, f"{index}, found")
        screen.leave()
        screen.close()


def test_the_list_of_practice(qtbot, spoken, tmp_path):
    positions = {game: practice.load(game).positions for game in practice.games()}
    solved, today = Solved(tmp_path / "practice.json"), Choice("imhotep", 0)
    screen = PracticeListScreen(positions, today, solved, spoken)
    show(qtbot, screen)
    every_word_is_whole(qtbot, screen, "list")


@pytest.mark.parametrize("game", game_ids())
def test_looking_back(qtbot, spoken, game):
    looking = LookBack(match_of(game, 2, 3, plies=ENDED), Quiet())
    screen = ReviewScreen(looking, one_person(2), spoken)
    show(qtbot, screen)
    long = max(range(len(looking.said)), key=lambda ply: len(screen._voice().speak(looking.said[ply])))
    for ply in sorted({0, screen.match.ply // 2, screen.match.ply, long}):
        screen.show_ply(ply)
        every_word_is_whole(qtbot, screen, f"decision {ply}")
    looking.close()


@pytest.mark.parametrize("game", game_ids())
def test_the_rules_window(qtbot, spoken, game):
    window = RulesWindow(spoken, game)
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show_rules(game)
    qtbot.waitExposed(window)
    every_word_is_whole(qtbot, window, "the window")
    contents = window.findChild(QListWidget)
    for row in range(contents.count()):
        rect = contents.visualItemRect(contents.item(row))
        assert rect.width() <= contents.viewport().width()
        assert rect.height() >= contents.sizeHintForRow(row)


@pytest.mark.parametrize("game", game_ids())
def test_the_coach(qtbot, spoken, game):
    match = match_of(game, 2, 5, plies=14)
    state, legal = match.state, match.state.legal_moves()
    values = match.game.bot.order(state, legal)
    worst = legal[values.index(min(values))]
    seat = state.to_move
    verdict = judge(
        Decision(match.game, state.observe(seat), seat, 1), worst, Effort(60, candidates=5, depth=3)
    )
    screen = sit(qtbot, spoken, match, one_person(2, seat), size=SMALL)
    coach = screen.coaching
    for bound in (None, say(Bound.REVEALED)):
        coach.card.advise(verdict, bound, screen.voice)
        screen.side.show_instead(coach.card, True)
        every_word_is_whole(qtbot, screen, f"{bound}")
    strip = screen.prompt
    prompt = coach.prompt()
    strip.show_prompt(None, screen.voice.speak(prompt.head), screen.voice.speak(prompt.body))
    strip.show_buttons(coach.offers())
    every_word_is_whole(qtbot, strip, "the prompt while the AI waits")
