"""What a lesson's references mean on the table: pieces, places, zones, score lines, the last move, buttons, in every language."""

import random

import pytest

from tests.ui.tables import match_of
from ui.board.layout import Area, Sight
from ui.language import Language
from ui.layouts import layout_for
from ui.learn.subjects import BadReference, Finder
from ui.theme.look import light


def finder_at(game, *moves, language=None, **options):
    match = match_of(game, 2, seed=1, **options)
    for text in moves:
        assert match.play(match.game.notation.from_text(text)) is None
    layout = layout_for(match.setup)
    seat = max(0, match.state.to_move)
    sight = Sight(seat, (language or Language()).voice(("Rita", "Aoi")), layout.colours, light())
    return Finder(layout, layout.plan(match.state.observe(seat), sight), match, sight)


def keys(found):
    return [
        getattr(thing, "key", thing.number if hasattr(thing, "number") else None) for thing in found.things
    ]


@pytest.fixture
def finder(qapp):
    return finder_at("imhotep", "load b 4.1", "load a 1.1", "sail 4 pyramids")


def test_a_piece_is_found_by_its_key_and_several_by_a_pattern(finder):
    assert keys(finder.find("piece: sled 0")) == ["sled 0"]
    assert keys(finder.find("piece: ship 1.*")) == ["ship 1.0", "ship 1.1", "ship 1.2", "ship 1.3"]
    assert finder.find("piece: camel").empty


def test_a_move_has_a_place_to_go_to_and_a_piece_to_pick_up(finder):
    (berth,) = finder.find("to: load a 2.1").things
    assert berth.name == "Ship 2, berth 1, empty"
    assert all(key.startswith("sled") for key in keys(finder.find("from: load a 2.1")))
    assert keys(finder.find("from: sail 1 temple")) == ["ship 1.0"]
    assert finder.find("to: jump").empty


def test_a_zone_is_found_by_its_english_name_in_every_language(finder, japanese):
    language = Language()
    language.use("ja")
    try:
        there = finder_at("imhotep", "load b 4.1", "load a 1.1", "sail 4 pyramids", language=language)
        assert there.find("zone: Harbour").whole
        assert keys(there.find("zone: Harbour")) == keys(finder.find("zone: Harbour")) != []
        assert there.find("zone: 港").empty
    finally:
        language.use("en")


def test_a_score_line_leads_to_the_pieces_it_comes_from(finder):
    (stone,) = finder.find("score: b pyramids").things
    assert (stone.key, stone.name) == ("pyramid 0", "Stone of Aoi")
    assert finder.find("score: a pyramids").empty
    with pytest.raises(BadReference):
        finder.find("score: a camels")
    with pytest.raises(BadReference):
        finder.find("score: f pyramids")


def test_the_last_move_is_where_its_events_happened(finder):
    assert any("Pyramids" in thing.name for thing in finder.find("last").things)


def test_board_and_dock_are_found_whole(finder):
    assert finder.find("board").area is Area.BOARD
    assert finder.find("dock").area is Area.DOCK


def test_a_place_is_found_by_its_english_name_in_every_language(finder, japanese):
    language = Language()
    language.use("ja")
    try:
        there = finder_at("imhotep", "load b 4.1", "load a 1.1", "sail 4 pyramids", language=language)
        (berth,) = there.find("place: Ship 2, berth 1,*").things
        assert not berth.name.startswith("Ship 2")
        assert berth.number == finder.find("to: load a 2.1").things[0].number
        assert there.find("place: Ship 9*").empty
    finally:
        language.use("en")


@pytest.mark.parametrize("text", ["ship 1", "piece:", "last: move", "zone", ""])
def test_what_refers_to_nothing_is_refused(finder, text):
    with pytest.raises(BadReference):
        finder.find(text)


def test_a_decision_that_is_made_with_a_place_alone_is_found_there(qapp):
    match, rng = match_of("four_color_cards", 2, seed=1), random.Random(1)
    to_text = match.game.notation.to_text
    while "pass" not in map(to_text, match.state.legal_moves()):
        match.play(match.state.random_move(rng))
    finder = finder_at("four_color_cards", *map(to_text, match.moves))
    (place,) = finder.find("to: pass").things
    assert place.name == "Pass"


def test_a_button_that_lies_on_the_table_is_found_while_it_can_be_pressed(qapp):
    finder = finder_at("imhotep")
    move = finder._match.game.notation.from_text("get b")
    assert finder._button(move).move == move
    assert finder._button(finder._match.game.notation.from_text("get a")) is None
