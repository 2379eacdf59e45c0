"""What the check of a lesson finds: every kind of trouble is found, and a good lesson has none."""

import re

import msgspec
import pytest

from engine.core.words import ENGLISH
from engine.learn.check import scoring_step, seconds_until, troubles
from engine.learn.course import Course
from engine.learn.lesson import BadLesson, decode
from engine.learn.words import StepTrouble

SECTIONS = ("5.2",)


def found(lesson):
    return [ENGLISH.speak(sentence) for sentence in troubles(lesson, ("en", "ja"), SECTIONS)]


def test_a_good_lesson_has_no_trouble(small):
    assert found(small()) == []


def changed(steps, number, **fields):
    steps[number - 1] |= fields
    return steps


def do(steps, number=2, **fields):
    steps[number - 1]["do"] |= fields
    return steps


WRONG = {
    StepTrouble.ILLEGAL: lambda steps: do(steps, replies=["get a"]),
    StepTrouble.BAD_MOVE: lambda steps: do(steps, replies=["jump"]),
    StepTrouble.NOT_THE_PERSON: lambda steps: do(steps, replies=[]),
    StepTrouble.NO_MATCH: lambda steps: do(
        steps, mistakes=[{"moves": ["sail *"], "say": {"en": "x", "ja": "x"}}]
    ),
    StepTrouble.SOLUTION_IS_PATTERN: lambda steps: do(steps, goal=["load a 1.*", "load a 1.1"]),
    StepTrouble.WATCH_AND_DO: lambda steps: changed(steps, 2, watch=["get a"]),
    StepTrouble.NO_WORDS: lambda steps: changed(steps, 1, say={"en": "Only English."}),
    StepTrouble.TOO_MANY_WORDS: lambda steps: changed(steps, 1, say={"en": "far " * 46, "ja": "x"}),
    StepTrouble.TOO_MANY_SIGNS: lambda steps: changed(steps, 1, say={"en": "x", "ja": "長" * 126}),
    StepTrouble.BAD_REFERENCE: lambda steps: changed(steps, 1, light=["ship 1"]),
    StepTrouble.ENDS_UNDONE: lambda steps: [steps[0]],
    StepTrouble.BAD_STATE: lambda steps: changed(steps, 4, start={"state": {"sled": [9, 9]}}),
}


@pytest.mark.parametrize("kind", WRONG)
def test_trouble_is_found_and_names_its_step(small, steps, kind):
    if kind is StepTrouble.NOT_THE_PERSON:
        del steps[2]
        steps[2].pop("start")
    sentences = found(small(steps=WRONG[kind](steps)))
    words = max(re.split(r"\{[^}]*\}", kind.value), key=len)
    assert any(words in sentence for sentence in sentences), sentences
    assert all(sentence.startswith("imhotep/01_small, step ") for sentence in sentences)


def test_a_section_that_is_none_is_named(small):
    assert found(small(covers=["5.2", "99"])) == [
        "imhotep/01_small, step 0: it covers “99”, which is no section of the rules."
    ]


def test_a_second_goal_after_which_the_lesson_cannot_go_on_is_found(small, steps):
    steps[1]["do"] |= {"goal": ["load a 1.1", "load a 4.1"]}
    sentences = found(small(steps=steps))
    assert sentences
    assert all("“load b 4.1” is not allowed" in sentence for sentence in sentences)


def test_a_reply_that_is_refused_is_one_sentence_however_the_lesson_is_gone_through(small, steps):
    lesson = small(steps=do(steps, replies=["get a"]))
    (sentence,) = found(lesson)
    assert sentence.startswith("imhotep/01_small, step 2: “get a” is not allowed: ")
    for go_through in (scoring_step, lambda lesson: Course(lesson, 3)):
        with pytest.raises(BadLesson) as refused:
            go_through(lesson)
        assert ENGLISH.speak(refused.value.sentence) == sentence


def test_points_are_found_where_the_person_makes_them(small, steps):
    assert scoring_step(small()) == 0, "the stone of the other player scores"
    steps.append(
        {
            "heading": {"en": "Sail", "ja": "船"},
            "say": {"en": "Sail the ship.", "ja": "船を出します。"},
            "start": {"seed": 1, "moves": ["load b 3.1", "load a 4.1", "get b"]},
            "do": {"goal": ["sail 4 pyramids"], "otherwise": {"en": "No.", "ja": "x"}},
        }
    )
    lesson = small(steps=steps)
    assert scoring_step(lesson) == 5
    assert seconds_until(lesson, 5) == pytest.approx(15 * 60 / 150 + 3 * 12)


@pytest.mark.parametrize(("cells", "step"), [(("e5", "e9"), 0), (("e5", "e6"), 0), (("e5", "e7", "e6"), 3)])
def test_where_the_fewest_points_win_a_move_scores_that_takes_points_away(cells, step):
    words = {"en": "Go on.", "ja": "x"}
    tiles = {"e5": "city", "e6": "e", "e7": "7", "e9": "9"}
    racks = [[5, 7, 9, 14, 23], [29, 30, 31, 32, 33]]
    supplies = [
        [piece for piece in range(first, first + 28) if piece not in rack]
        for first, rack in zip((1, 29), racks, strict=True)
    ]
    steps = [
        {
            "heading": words,
            "say": words,
            "do": {
                "goal": [f"place 1.{tiles[cell]} {cell}"],
                "otherwise": words,
                "replies": [f"place 2.{number} a{number}"],
            },
        }
        for number, cell in enumerate(cells, 1)
    ]
    content = {
        "title": words,
        "covers": ["4.1"],
        "players": 2,
        "options": {"two_player_mode": "single"},
        "start": {"seed": 1, "state": {"start": 0, "racks": racks, "supplies": supplies}},
        "steps": steps,
    }
    assert scoring_step(decode(msgspec.json.encode(content), "uptown", "01_small")) == step
