"""Lessons in a small window: the card leaves the dock its room, and the prompt stays whole."""

import pytest

from engine.core.registry import game_ids
from engine.learn import library
from tests.ui.learn.conftest import calm
from tests.ui.reading import Readings, table_texts
from ui.board.layout import Area
from ui.table.elided import ElidedLabel
from ui.theme.measure import ROOMY_SCALE

SMALL, USUAL = (1024, 674), (1440, 874)


def face(screen):
    outer = screen.card.margin
    return screen.card.geometry().adjusted(outer, outer, -outer, -outer)


@pytest.mark.parametrize("game", game_ids())
def test_in_a_small_window_the_card_ends_above_the_dock_which_has_the_whole_width(open_lesson, game):
    screen = open_lesson(library.load_all(game)[0], size=SMALL)
    camera = screen.board.camera
    assert face(screen).bottom() < camera.dock_frame.top()
    assert camera.dock_width * camera.scale(Area.DOCK) == pytest.approx(screen.stage.width())
    assert camera.scale(Area.DOCK) > 0.7, "as in a match in a window so small"


@pytest.mark.parametrize("game", game_ids())
def test_in_a_usual_window_the_card_stands_beside_board_and_dock(open_lesson, game):
    screen = open_lesson(library.load_all(game)[0], size=USUAL)
    camera = screen.board.camera
    assert face(screen).bottom() > camera.dock_frame.top()
    assert camera.scale(Area.DOCK) >= ROOMY_SCALE


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", game_ids())
def test_the_prompt_is_not_cut_short_in_a_small_window(qtbot, open_lesson, around, game, language):
    around.language.use(language)
    for lesson in library.load_all(game)[:3]:
        step = next(index for index, step in enumerate(lesson.steps) if step.do is not None)
        screen = open_lesson(lesson, step, size=SMALL)
        calm(qtbot, screen)
        (body,) = screen.prompt.findChildren(ElidedLabel)
        assert body.isVisible()
        assert body.shown == body.text()
        screen.leave()
        screen.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", game_ids())
def test_no_word_on_the_table_is_shortened_in_a_small_window(
    qtbot, open_lesson, around, japanese, game, language
):
    around.language.use(language)
    screen = open_lesson(library.load_all(game)[0], size=SMALL)
    calm(qtbot, screen)
    readings = Readings(around.theme.theme)
    texts = [text for _, _, found in table_texts(screen, readings) for text in found]
    assert texts
    assert [text.words for text in texts if not text.whole] == []
