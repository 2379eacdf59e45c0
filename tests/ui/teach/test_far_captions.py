"""What the scoring tiles of Isle of Skye pay, and what the sites of Imhotep score, can be read in Table mode without pointing."""
# ruff: noqa: F401, F811  the fixture `settings` is that of the tables near by

import pytest

from engine.games.isle_of_skye.points import Scoring
from tests.ui.games.test_words_fit import matches, seats_of, settings
from tests.ui.reading import Readings, put_away, table_texts
from tests.ui.tables import match_of
from tests.ui.teach.test_far_words import NARROW_WINDOWS, WINDOWS, taught
from ui.board.layout import Area
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.paint_plaques import PlaquePrint, plaque
from ui.games.isle_of_skye.words import Plaque, Rule


@pytest.mark.parametrize("window", [*WINDOWS, *NARROW_WINDOWS])
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
def test_every_plaque_says_its_name_and_what_it_pays(qtbot, settings, window):
    match, speak = match_of("isle_of_skye", 5, plies=20), settings.language.say
    frame, screen = taught(match, seats_of(match, settings.language), settings, window)
    qtbot.addWidget(frame)
    readings, scale = Readings(screen.board.scene.printer.theme), screen.board.camera.scale(Area.BOARD)
    for kind, name, rule in zip(Scoring, Plaque, Rule, strict=True):
        said = PlaquePrint("A", kind, speak(name), speak(rule), "10", ())
        texts = readings.of(plaque(said, at.FAR_PLAQUE_WIDTH), scale)
        assert {speak(name), speak(rule), "10"} <= {text.words for text in texts}, name
        assert all(text.whole and text.inside for text in texts), name
    put_away(screen, frame)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("settings", ["en", "ja"], indirect=True)
def test_every_site_of_imhotep_says_at_its_foot_what_it_scores(qtbot, settings, window):
    for match in matches("imhotep", 2, (0.4,)):
        frame, screen = taught(match, seats_of(match, settings.language), settings, window)
        qtbot.addWidget(frame)
        readings = Readings(screen.board.scene.printer.theme)
        said = {text.words for _, _, texts in table_texts(screen.table, readings) for text in texts}
        feet = [site.foot for site in screen.table.table_layout._sites(settings.language.say) if site.foot]
        assert len(feet) >= 2
        assert set(feet) <= said
        put_away(screen, frame)
