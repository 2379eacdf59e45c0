"""One language for the whole window, changed without restart."""

from engine.core.words import NATIVE_NAMES, Player, say
from ui.home.words import Page, Shelf
from ui.language import SYSTEM, Language, system_language
from ui.words import Grammar


def test_english_needs_no_catalogue(tmp_path):
    language = Language("en", tmp_path)
    assert language.code == "en"
    assert language.say(Page.SETTINGS) == "Settings"


def test_numbers_are_part_of_whole_sentences():
    language = Language("en")
    assert language.say(Page.SAVED, n=1) == "1 saved table"
    assert language.say(say(Page.SAVED, n=4)) == "4 saved tables"


def test_japanese_is_spoken_at_once_and_english_again(japanese, qtbot):
    language = Language("en", japanese)
    with qtbot.waitSignal(language.changed):
        language.use("ja")
    assert language.say(Shelf.PLAY) == "遊ぶ"
    assert language.voice(("Aoi",), you=1).speak(say(Grammar.PLAYER, number=Player(1))) == "プレイヤーあなた"
    with qtbot.waitSignal(language.changed):
        language.use("en")
    assert language.say(Shelf.PLAY) == "Play"


def test_the_same_language_again_is_no_change(qtbot):
    language = Language("en")
    with qtbot.assertNotEmitted(language.changed):
        language.use("en")


def test_an_unknown_language_is_english():
    assert Language("tlh").code == "en"


def test_the_system_language_is_one_that_is_spoken():
    assert system_language() in NATIVE_NAMES
    assert Language(SYSTEM).code == system_language()
