"""Going through a lesson: goals, other moves, replies, taking back, turning cards, jumps."""

import pytest

from engine.core.words import ENGLISH
from engine.learn.course import Answer, Course
from engine.learn.lesson import BadLesson


def move(course, text):
    return course.match.game.notation.from_text(text)


def played(course):
    return [course.text_of(made) for made in course.match.moves]


@pytest.fixture
def loading(small):
    """The course at the step that asks for a stone to be loaded."""
    return Course(small(), 1)


def test_nothing_can_be_moved_while_there_is_only_something_to_look_at(small):
    course = Course(small())
    assert course.done
    assert course.legal() == []


def test_a_goal_is_answered_and_its_replies_follow_one_by_one(loading):
    verdict = loading.attempt(move(loading, "load a 1.1"))
    assert (verdict.answer, verdict.said) == (Answer.GOAL, {"en": "Well done.", "ja": "はい。"})
    assert loading.done
    assert loading.legal() == []
    reply = loading.play_next()
    assert loading.text_of(reply.move) == "load b 4.1"
    assert loading.play_next() is None


def test_any_move_that_fits_a_pattern_is_a_goal(loading):
    assert loading.attempt(move(loading, "load a 2.3")).answer is Answer.GOAL


@pytest.mark.parametrize(("text", "said"), [("get a", "Not now."), ("load a 3.1", "Another ship.")])
def test_another_legal_move_is_made_answered_and_can_be_taken_back(loading, text, said):
    before = loading.match.state.to_json()
    verdict = loading.attempt(move(loading, text))
    assert (verdict.answer, verdict.said["en"]) == (Answer.OTHER, said)
    assert loading.astray
    assert not loading.may_go_on
    assert loading.legal() == []
    assert [loading.text_of(turn.move) for turn in loading.take_back()] == [text]
    assert loading.match.state.to_json() == before
    assert loading.legal()


def test_what_is_to_be_watched_is_played_by_the_lesson(small):
    course = Course(small(), 2)
    assert course.done
    assert played(course) == ["load a 1.1", "load b 4.1"]
    course.finish()
    assert played(course)[2:] == ["get a", "sail 4 pyramids"]


def test_a_step_may_begin_with_another_position(small):
    course = Course(small(), 3)
    assert played(course) == []
    assert not course.touched
    assert course.attempt(move(course, "get a")).answer is Answer.GOAL
    assert course.last


def test_going_back_puts_the_position_of_the_card_before_on_the_table(small):
    course = Course(small(), 3)
    course.go_back()
    assert played(course) == ["load a 1.1", "load b 4.1"]
    assert [course.text_of(waiting) for waiting in course.pending] == ["get a", "sail 4 pyramids"]
    course.go_back()
    assert not course.done
    assert course.legal()


def test_a_goal_that_was_reached_before_need_not_be_reached_again_and_is_as_the_person_did_it(small):
    course = Course(small(), 1)
    course.attempt(move(course, "load a 2.2"))
    course.finish()
    course.go_on()
    course.go_back()
    assert course.may_go_on
    course.go_on()
    assert played(course) == ["load a 2.2", "load b 4.1"]


def test_turning_back_and_on_from_an_open_mistake_forgets_it(small):
    course = Course(small(), 1)
    course.attempt(move(course, "load a 1.1"))
    course.take_back()
    course.attempt(move(course, "get a"))
    course.go_on()
    assert played(course) == ["load a 1.1", "load b 4.1"]


def test_undo_after_the_goal_opens_it_again(loading):
    loading.attempt(move(loading, "load a 1.1"))
    loading.finish()
    assert len(loading.take_back()) == 2
    assert not loading.done
    assert loading.may_go_on
    assert loading.pending == loading.pending.__class__()


def test_the_lesson_can_do_what_it_asks_also_after_a_mistake(loading):
    loading.attempt(move(loading, "get a"))
    loading.show()
    loading.finish()
    assert played(loading) == ["load a 1.1", "load b 4.1"]
    assert loading.done


def test_a_start_may_replace_entries_of_the_state(small):
    sled = {"seed": 1, "moves": ["get b"], "state": {"sled": [5, 5], "quarry": [24, 24]}}
    assert Course(small(start=sled)).match.state.to_json()["sled"] == [5, 5]


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ({"moves": ["get a"]}, "imhotep/01_small, step 0: “get a” is not allowed: It is not Player 1’s turn"),
        ({"moves": ["jump"]}, "imhotep/01_small, step 0: “jump” is not a move"),
        ({"state": {"sled": [9, 9]}}, "imhotep/01_small, step 0: the start position cannot be"),
    ],
)
def test_a_start_that_cannot_be_is_said_in_a_sentence(small, start, why):
    with pytest.raises(BadLesson) as caught:
        Course(small(start=start))
    said = ENGLISH.speak(caught.value.sentence)
    assert said.startswith(why.split(": It is")[0])
    assert "\n" not in said


def test_a_set_up_that_cannot_be_is_said_in_a_sentence(small):
    with pytest.raises(BadLesson) as caught:
        Course(small(players=6))
    assert "the set-up cannot be: Imhotep is for" in ENGLISH.speak(caught.value.sentence)
