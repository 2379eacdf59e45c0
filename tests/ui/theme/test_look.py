"""Sizes come from the text size of the system; Japanese has its own rules; a change of theme is told once."""

import pytest
from PySide6.QtGui import QFont, QFontInfo

from ui.theme.look import CurrentTheme, contrasting, dark, light, system
from ui.theme.measure import BOARD, DIALOG, FLAT, HELD, LYING, PANEL, TYPE, Role
from ui.theme.motion import Speed, arc_height, glide
from ui.theme.players import PLAYERS


@pytest.mark.parametrize(("base", "body", "score", "lesson"), [(14, 14, 26, 38), (20, 20, 37, 54)])
def test_type_grows_with_the_base_size(qapp, base, body, score, lesson):
    theme = light(base)
    assert theme.font(Role.BODY).pixelSize() == body
    assert theme.font(Role.SCORE).pixelSize() == score
    assert theme.font(Role.LESSON).pixelSize() == lesson


def test_no_text_is_smaller_than_twelve_pixels(qapp):
    assert light(8).font(Role.CAPTION).pixelSize() == 12


def test_section_heads_are_tracked_capitals_in_english_and_neither_in_japanese(qapp):
    english, japanese = light().font(Role.SECTION), light(language="ja").font(Role.SECTION)
    assert english.capitalization() == QFont.Capitalization.AllUppercase
    assert english.letterSpacing() == pytest.approx(0.8, abs=0.01)
    assert japanese.capitalization() == QFont.Capitalization.MixedCase
    assert japanese.letterSpacing() == 0


def test_japanese_weight_600_becomes_700_and_the_rest_stays(qapp):
    english, japanese = light(), light(language="ja")
    for role in Role:
        wanted = 700 if TYPE[role].weight == 600 else TYPE[role].weight
        assert english.font(role).weight() == TYPE[role].weight
        assert japanese.font(role).weight() == wanted
        assert japanese.font(role).pixelSize() == english.font(role).pixelSize()


def test_japanese_lines_are_one_and_a_half_times_the_text(qapp):
    japanese = light(language="ja")
    assert japanese.line_height == 1.5
    assert japanese.line(Role.BODY) >= 21
    assert japanese.line(Role.BODY) >= light().line(Role.BODY)


def test_scores_use_figures_of_one_width(qapp):
    assert light().font(Role.SCORE).isFeatureSet(QFont.Tag("tnum"))


def test_shadows_fall_to_the_lower_right_and_grow_with_height():
    for lower, higher in ((FLAT, LYING), (LYING, PANEL), (PANEL, BOARD), (BOARD, DIALOG)):
        assert higher.sigma > lower.sigma
        assert higher.dx == pytest.approx(0.3 * higher.dy)
    assert dark().alpha(HELD) == 0.60
    assert light().alpha(HELD) == 0.34


def test_rings_are_wider_in_high_contrast(qapp):
    assert contrasting(qapp.palette()).ring == 1.5
    assert light().ring == 1.0


def test_a_glide_takes_longer_the_farther_it_goes_within_limits():
    assert glide(0).ms == 220
    assert glide(500).ms == 355
    assert glide(5000).ms == 520
    assert arc_height(100) == 12
    assert arc_height(5000) == 48
    assert Speed.OFF.value == 0


def test_a_change_of_theme_is_told_once(qapp):
    current, told = CurrentTheme(light()), []
    current.changed.connect(told.append)
    current.use(light())
    assert told == []
    current.use(dark())
    current.adjust(language="ja")
    assert [(theme.dark, theme.cjk) for theme in told] == [(True, False), (True, True)]
    assert current.theme is told[-1]


def test_themes_compare_by_what_they_look_like():
    assert light() == light()
    assert hash(light()) == hash(light())
    assert light() != light(15)
    assert light() != dark()
    assert len(set(PLAYERS)) == 6


def test_the_system_decides_size_and_script_of_the_first_theme(qapp):
    theme = system("ja")
    assert theme.cjk
    assert theme.base == QFontInfo(qapp.font()).pixelSize()
    assert theme.contrast or theme.tokens in (light().tokens, dark().tokens)
