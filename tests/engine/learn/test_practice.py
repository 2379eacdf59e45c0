"""Files of positions: what is wrong with them is said in a sentence; the position of the day is everybody's."""

import msgspec
import pytest

from engine.core.words import ENGLISH
from engine.learn.practice import (
    BadPractice,
    Origin,
    Position,
    Practice,
    decode,
    encode,
    load,
    match_at,
    of_the_day,
)

ORIGIN = Origin("main.py practice imhotep --seed 1 --count 1", "0.1.0", 1, 3000)
START = Position(2, 5, (), "get a", "load a 1.1", 0.1, 2.0)


def complaint(caught):
    return ENGLISH.speak(caught.value.sentence)


def test_a_file_is_read_as_it_was_written():
    practice = Practice(ORIGIN, (START, START))
    assert decode(encode(practice), "x.json") == practice


def test_a_file_has_one_line_a_position():
    assert encode(Practice(ORIGIN, (START, START))).count(b"\n{") == 2


def test_a_misspelt_field_is_named():
    data = encode(Practice(ORIGIN, (START,))).replace(b'"best"', b'"bset"')
    with pytest.raises(BadPractice) as caught:
        decode(data, "imhotep.json")
    assert "imhotep.json" in complaint(caught)
    assert "bset" in complaint(caught) or "best" in complaint(caught)


def test_a_missing_file_is_said(tmp_path):
    with pytest.raises(BadPractice) as caught:
        load("imhotep", tmp_path)
    assert complaint(caught).startswith("The positions in “imhotep.json” could not be read")


def test_a_move_that_is_none_is_named():
    with pytest.raises(BadPractice) as caught:
        match_at("imhotep", msgspec.structs.replace(START, moves=("fly away",)))
    assert "fly away" in complaint(caught)


def test_a_move_that_is_not_allowed_is_refused_with_the_reason():
    with pytest.raises(BadPractice) as caught:
        match_at("imhotep", msgspec.structs.replace(START, moves=("sail 1 temple",)))
    assert complaint(caught).startswith("“sail 1 temple” is not allowed")


def test_a_best_move_that_is_not_legal_is_refused():
    with pytest.raises(BadPractice) as caught:
        match_at("imhotep", msgspec.structs.replace(START, best="sail 1 temple"))
    assert "not both allowed" in complaint(caught)


def test_games_take_turns_from_day_to_day_and_come_back_with_another_position():
    counts = [("imhotep", 24), ("uptown", 20)]
    days = [of_the_day(counts, day) for day in range(740_000, 740_005)]
    assert [game for game, _ in days] == ["imhotep", "uptown", "imhotep", "uptown", "imhotep"]
    assert [index for game, index in days if game == "imhotep"] == [16, 17, 18]


def test_every_position_has_its_day():
    counts = [("imhotep", 3), ("uptown", 2)]
    assert {of_the_day(counts, day) for day in range(12)} == {
        ("imhotep", 0),
        ("imhotep", 1),
        ("imhotep", 2),
        ("uptown", 0),
        ("uptown", 1),
    }
