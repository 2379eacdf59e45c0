"""Who made the games is said in whole sentences of every language, also of a game nobody designed."""

import pytest
from PySide6.QtWidgets import QLabel

from engine.core.registry import facts_of, game_ids
from ui.about.dialog import AboutDialog
from ui.setup.screen import SetupScreen

TAIWANESE = {
    "en": "Four Color Cards: a traditional game of Taiwan, in the form published by Board Game Arena, 2016",
    "ja": "四色牌：台湾の伝統ゲーム、版は Board Game Arena、2016年",
}
ON_ITS_PAGE = {
    "en": "A traditional game of Taiwan, in the form published by Board Game Arena, 2016.",
    "ja": "台湾の伝統的なゲームです。ルールはBoard Game Arenaの2016年の版によります。",
}


def said(widget):
    return [label.text() for label in widget.findChildren(QLabel)]


@pytest.mark.parametrize("language", TAIWANESE)
def test_a_traditional_game_has_a_place_and_no_designer(qtbot, around, japanese, language):
    around.language.use(language)
    dialog = AboutDialog(around)
    qtbot.addWidget(dialog)
    assert TAIWANESE[language] in said(dialog)
    page = SetupScreen(facts_of("four_color_cards"), None, around)
    qtbot.addWidget(page)
    assert ON_ITS_PAGE[language] in said(page)


@pytest.mark.parametrize("language", TAIWANESE)
def test_every_other_game_names_its_designers(qtbot, around, japanese, language):
    around.language.use(language)
    dialog = AboutDialog(around)
    qtbot.addWidget(dialog)
    designed = [facts for facts in map(facts_of, game_ids()) if facts.designers]
    assert len(designed) == len(game_ids()) - 1
    for facts in designed:
        assert any(facts.designers in words and str(facts.year) in words for words in said(dialog))
