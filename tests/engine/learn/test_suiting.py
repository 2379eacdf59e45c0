"""Which lesson is opened for a decision at a table, and for a section of the rules."""

import pytest

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.learn.suiting import covering, suiting


@pytest.fixture
def lesson(small):
    def make(name, suits, **fields):
        made = small(suits=suits, **fields)
        return type(made)(made.game, name, made.content)

    return make


def match_after(*moves, **options):
    match = Match(make_setup(facts_of("imhotep"), 2, options, 1))
    for text in moves:
        assert match.play(match.game.notation.from_text(text)) is None
    return match


def test_the_lesson_about_more_of_the_kinds_of_moves_suits_better(lesson):
    lessons = [lesson("01_get", ["get *"]), lesson("02_both", ["get *", "load *"])]
    match = match_after()
    assert suiting(lessons, match.setup, match.state, ()).name == "02_both"


def test_a_rare_decision_has_a_lesson_of_its_own(lesson):
    lessons = [lesson("01_turn", ["get *", "load *", "sail *"]), lesson("02_cards", ["take *"])]
    match = match_after("load b 4.1", "sail 4 market")
    assert suiting(lessons, match.setup, match.state, ()).name == "02_cards"


def test_among_equals_the_one_that_was_not_done_and_then_the_earlier_one(lesson):
    lessons = [lesson("01_a", ["get *"]), lesson("02_b", ["get *"]), lesson("03_c", ["get *"])]
    match = match_after()
    assert suiting(lessons, match.setup, match.state, ()).name == "01_a"
    assert suiting(lessons, match.setup, match.state, {"01_a"}).name == "02_b"


def test_a_lesson_with_the_variants_of_the_table_comes_first(lesson):
    lessons = [
        lesson("01_b", ["get *"], options={"temple": "B"}),
        lesson("02_a", ["get *"], options={"temple": "A"}),
    ]
    assert suiting(lessons, match_after().setup, match_after().state, ()).name == "02_a"
    match = match_after(temple="B")
    assert suiting(lessons, match.setup, match.state, ()).name == "01_b"


def test_at_the_end_of_a_game_any_lesson_will_do_and_without_lessons_there_is_none(lesson):
    match = match_after()
    assert suiting([lesson("01_x", ["keep *"])], match.setup, match.state, ()).name == "01_x"
    assert suiting([], match.setup, match.state, ()) is None


def test_a_lesson_is_found_by_a_section_or_the_one_around_it(lesson):
    lessons = [lesson("01_a", [], covers=["5"]), lesson("02_b", [], covers=["5.2"])]
    assert covering(lessons, "5.2").name == "02_b"
    assert covering(lessons, "5.4").name == "01_a"
    assert covering(lessons, "9") is None
