"""Reading lessons: what is misspelt, damaged or foreign is refused with one sentence that names the place."""

import msgspec
import pytest

from engine.core.words import ENGLISH
from engine.learn import library
from engine.learn.lesson import BadLesson, decode, fits, said


def refusal(data, name="01_x"):
    with pytest.raises(BadLesson) as caught:
        decode(data, "imhotep", name)
    return ENGLISH.speak(caught.value.sentence)


@pytest.mark.parametrize(
    "data",
    [b"", b"[]", b"{", b"null", b"\xff\xfe", b"[" * 100_000, b'{"title": 3}', b'{"title": {"en": "x"}}'],
)
def test_nonsense_is_refused_with_one_sentence(data):
    sentence = refusal(data)
    assert sentence.startswith("“imhotep/01_x” is not a lesson: ")
    assert "\n" not in sentence


def test_a_misspelt_field_is_named(small, steps):
    steps[1]["do"]["gaol"] = ["get a"]
    with pytest.raises(BadLesson) as caught:
        small(steps=steps)
    assert "gaol" in ENGLISH.speak(caught.value.sentence)


def test_the_place_of_a_wrong_value_is_named(small, steps):
    steps[2]["heading"] = 7
    with pytest.raises(BadLesson) as caught:
        small(steps=steps)
    assert "$.steps[2].heading" in ENGLISH.speak(caught.value.sentence)


@pytest.mark.parametrize(
    ("pattern", "move", "expected"),
    [
        ("get a", "get a", True),
        ("load a *", "load a 1.1", True),
        ("load a 1.*", "load a 111", False),
        ("*", "anything", True),
        ("place t.w1 [0]", "place t.w1 0", False),
        ("sail * temple", "sail 2 temple", True),
        ("sail * temple", "sail 2 temples", False),
    ],
)
def test_only_the_star_is_special_in_patterns(pattern, move, expected):
    assert fits(pattern, move) is expected


def test_a_text_is_said_in_english_when_a_language_is_missing():
    assert said({"en": "Yes.", "ja": "はい。"}, "ja") == "はい。"
    assert said({"en": "Yes."}, "ja") == "Yes."
    assert said({"ja": "はい。"}, "fr") == "はい。"


def write(folder, name, data):
    (folder / "imhotep").mkdir(exist_ok=True)
    (folder / "imhotep" / name).write_bytes(data)


def test_a_lesson_is_found_by_its_number_or_its_whole_name(small, tmp_path):
    write(tmp_path, "02_boats.json", msgspec.json.encode(small().content))
    write(tmp_path, "draft.json", b"")
    assert library.games(tmp_path) == ("imhotep",)
    assert library.names("imhotep", tmp_path) == ("02_boats",)
    assert library.load("imhotep", "02", tmp_path) == library.load("imhotep", "02_boats", tmp_path)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("07", "There is no lesson “imhotep/07”; there are: 01_big, 02_bad."),
        ("01", "The lesson “01_big.json” is larger than 256 kB."),
        ("02", "“imhotep/02_bad” is not a lesson: Input data was truncated."),
    ],
)
def test_a_lesson_that_cannot_be_opened_says_why(tmp_path, name, sentence):
    write(tmp_path, "01_big.json", b" " * 300_000)
    write(tmp_path, "02_bad.json", b"{")
    with pytest.raises(BadLesson) as caught:
        library.load("imhotep", name, tmp_path)
    assert ENGLISH.speak(caught.value.sentence) == sentence


def test_a_game_without_lessons_says_so(tmp_path):
    with pytest.raises(BadLesson) as caught:
        library.load("imhotep", "01", tmp_path)
    assert ENGLISH.speak(caught.value.sentence) == "There are no lessons of “imhotep”."
