"""Completed objectives in a small dock: the name is always whole, in both languages."""

import pytest

from engine.core.words import NATIVE_NAMES
from engine.games.almadi.words import Objective
from tests.ui.reading import Readings
from ui.games.almadi.paint_objectives import objective
from ui.games.almadi.paint_paper import CardPrint
from ui.shot import text_font
from ui.theme.look import light

SMALL = 0.64
"""Pixels a unit of the dock has in the smallest window."""


@pytest.mark.parametrize("size", [(113.5, 93.0), (150.0, 93.0), (150.0, 46.0)])
@pytest.mark.parametrize("language", NATIVE_NAMES)
def test_every_name_of_a_completed_objective_is_whole(qapp, around, japanese, language, size):
    usual = qapp.font()
    qapp.setFont(text_font(usual))
    around.language.use(language)
    readings, speak = Readings(light(language=language)), around.language.say
    for name in Objective:
        said = CardPrint(speak(name), "", "", "6", "green", done=True)
        texts = readings.of(objective(said, *size), SMALL)
        named = [text for text in texts if text.words == speak(name)]
        assert named
        assert all(text.whole for text in named), speak(name)
    qapp.setFont(usual)
