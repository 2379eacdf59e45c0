"""The person's settings win over the system's; without them the system's are followed."""

import pytest
from PySide6.QtGui import QPalette

from ui import dressing
from ui.dressing import SystemLook, reduced_motion, theme_for
from ui.settings.choices import Choices


@pytest.fixture
def system(monkeypatch):
    """A system whose wishes a test can set."""

    def wishes(dark=False, contrast=False, reduced=False):
        monkeypatch.setattr(dressing, "system_dark", lambda: dark)
        monkeypatch.setattr(dressing, "system_contrast", lambda: contrast)
        monkeypatch.setattr(dressing, "system_reduced_motion", lambda: reduced)
        return SystemLook(QPalette(), 17.0)

    return wishes


def test_the_system_is_followed_when_nothing_was_chosen(system):
    assert theme_for(Choices(), system(dark=True), "en").dark
    assert not theme_for(Choices(), system(dark=False), "en").dark
    assert theme_for(Choices(), system(contrast=True), "en").contrast
    assert reduced_motion(Choices()) is False
    system(reduced=True)
    assert reduced_motion(Choices()) is True


def test_a_choice_wins_over_the_system(system):
    assert not theme_for(Choices(theme="light"), system(dark=True), "en").dark
    assert theme_for(Choices(theme="dark"), system(dark=False), "en").dark
    assert not theme_for(Choices(contrast="off"), system(contrast=True), "en").contrast
    assert theme_for(Choices(contrast="on"), system(), "en").contrast
    system(reduced=True)
    assert reduced_motion(Choices(reduced_motion="off")) is False


def test_high_contrast_keeps_the_side_that_was_chosen(system):
    assert theme_for(Choices(theme="dark", contrast="on"), system(), "en").dark
    assert not theme_for(Choices(theme="light", contrast="on"), system(dark=True), "en").dark


def test_text_is_as_large_as_the_systems(system):
    assert theme_for(Choices(), system(), "en").base == 17.0


def test_japanese_is_set_by_its_own_rules(system):
    assert theme_for(Choices(), system(), "ja").cjk
    assert not theme_for(Choices(), system(), "en").cjk


def test_the_real_system_can_be_asked(qapp):
    assert isinstance(dressing.system_dark(), bool)
    assert isinstance(dressing.system_contrast(), bool)
    assert dressing.system_reduced_motion() is False, "this Qt does not know yet"
