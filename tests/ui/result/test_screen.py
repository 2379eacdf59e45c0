"""The result page: cards, chart, and the three ways on."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from engine.core.setup import make_setup
from ui.result.chart import GrowthChart
from ui.result.player_card import PlayerCard
from ui.result.screen import ResultScreen
from ui.screens import Wish

SEATS = (SeatSpec("human"), SeatSpec("ai", "skilled", "Aoi"))


@pytest.fixture(scope="module")
def match():
    ended, rng = Match(make_setup(facts_of("imhotep"), 2, {}, 4)), random.Random(4)
    while not ended.over:
        ended.play(ended.state.random_move(rng))
    return ended


@pytest.fixture
def page(qtbot, around, match):
    screen = ResultScreen(match, SEATS, around)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def test_every_player_has_a_card_whose_figures_are_on_it(page, match):
    cards = page.findChildren(PlayerCard)
    assert len(cards) == 2
    for card in cards:
        texts = [label.text() for label in card.findChildren(QLabel)]
        assert texts.count(str(card._standing.score)) >= 2, "in the head and as the total"
        assert "Total" in texts


def test_the_winner_comes_first_and_is_named(page, match):
    first = page.findChildren(PlayerCard)[0]
    assert first._standing.rank == 1
    assert first.accessibleName().startswith("Place 1: ")


def test_the_chart_draws_a_line_and_a_mark_for_every_player(page, qtbot):
    qtbot.waitUntil(lambda: page.findChild(GrowthChart) is not None)
    chart = page.findChild(GrowthChart)
    assert len(chart.getPlotItem().listDataItems()) == 3 * len(SEATS)
    assert "You: 0" in chart.accessibleDescription()


def test_nothing_moves_when_the_chart_comes(qtbot, around, match):
    screen = ResultScreen(match, SEATS, around)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()

    def places():
        return {label.text(): label.mapTo(screen, QPoint()) for label in screen.findChildren(QLabel)}

    assert screen.findChild(GrowthChart) is None
    before = places()
    qtbot.waitUntil(lambda: screen.findChild(GrowthChart) is not None)
    QApplication.processEvents()
    assert {words: spot for words, spot in places().items() if words in before} == before


def test_three_ways_lead_on(page, qtbot):
    with qtbot.waitSignal(page.again):
        qtbot.mouseClick(page.again_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.asks) as asked:
        qtbot.mouseClick(page.home_button, Qt.MouseButton.LeftButton)
    assert asked.args == [Wish.HOME]


def test_the_page_is_rebuilt_in_another_language(page, around, japanese, qtbot):
    around.language.use("ja")
    assert page.again_button.text() == "もう一度遊ぶ"
    assert page.title().endswith("結果")
    around.language.use("en")
    qtbot.waitUntil(lambda: page.findChild(GrowthChart) is not None)
