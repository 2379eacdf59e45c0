"""Rules file 11: who sees what, row by row, and what of it is remembered."""

from __future__ import annotations

import json
import random

import pytest

from engine.core.contract import NOBODY
from engine.core.move import make
from engine.core.setup import make_setup
from engine.games.sobek.cards import FACE_OF, HIDDEN, Face
from engine.games.sobek.decisions import Verb
from engine.games.sobek.facts import FACTS
from engine.games.sobek.memory import HAND, OUT, PILE, PURGED, REST, ROW
from engine.games.sobek.state import Position

ROW_OF_CARDS = "ivory-3 thief wheat-1 ebony-2 queen"
THREE = "fish-1 fish-1 fish-0"


def remembered(table, letter: str) -> dict[int, list[tuple[int, ...]]]:
    """What a player remembers: for every face the possible locations of each hidden card."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for where, face, count in table.view(letter)["memory"]["cards"]:
        places = tuple(location for location in range(15) if where >> location & 1)
        found.setdefault(face, []).extend([places] * count)
    return found


def start(players=3, seed=1, **options) -> Position:
    return Position.new(make_setup(FACTS, players, options, seed))


# ---------------------------------------------------------------- the table of section 11


def test_a_hand_is_seen_by_its_owner_and_by_its_backs(sobek):
    table = sobek(hands={"a": "wheat-green fish-1 fish-1 thief"})
    assert table.view("a")["hand"] == [Face.GREEN_WHEAT, Face.SCARAB_FISH, Face.SCARAB_FISH, Face.THIEF]
    for letter in "bc":
        assert table.view(letter)["hand"] == []
        assert table.view(letter)["backs"][0] == [1, 2, 1]


def test_of_a_face_down_character_only_the_back_is_seen_by_anybody(sobek):
    table = sobek(row=ROW_OF_CARDS)
    for letter in ("a", "b", ""):
        assert table.view(letter)["row"] == [Face.SCARAB_IVORY, -1, Face.SCARAB_WHEAT, Face.SCARAB_EBONY, -1]


def test_a_corruption_pile_is_seen_by_its_owner_only_and_not_even_counted_by_others(sobek):
    table = sobek(piles={"a": "fish-1 thief"})
    assert table.view("a")["pile"] == [Face.SCARAB_FISH, Face.THIEF]
    assert table.view("a")["piles"] == [2, None, None]
    assert table.view("b")["piles"] == [None, 0, None]
    assert table.view("")["piles"] == [None, None, None]


def test_with_open_counts_everybody_sees_how_many_cards_a_pile_has(sobek):
    table = sobek(piles={"a": "fish-1 thief"}, corruption="open")
    for letter in ("a", "b", ""):
        assert table.view(letter)["piles"] == [2, 0, 0]
    assert table.view("b")["pile"] == []


def test_sets_scores_curses_and_played_characters_are_public(sobek):
    sets = {"a wheat": "wheat-1 wheat-1 amulet"}
    table = sobek(hands={"a": "queen"}, sets=sets, blessings={"a wheat": 1}, curses=[0, 1, 0], tokens="guild")
    table.play("play queen")
    public = table.view("")
    assert public["sets"][0][5] == [Face.SCARAB_WHEAT, Face.SCARAB_WHEAT, Face.AMULET]
    assert public["blessings"][5] == 1
    assert public["curses"] == [0, 1, 0]
    assert public["discards"] == [Face.QUEEN]


def test_of_the_deck_the_size_and_the_back_of_its_top_card_are_public(sobek):
    assert sobek(deck="thief fish-1").view("b")["deck"] == 2
    assert sobek(deck="thief fish-1").view("b")["top"] == 2
    assert sobek(deck="fish-1 thief").view("")["top"] == 1
    assert sobek(deck="").view("b")["top"] == -1


def test_tokens_are_seen_only_by_those_who_have_chosen_one(sobek):
    table = sobek(hands={"a": THREE}, tokens="guild flood swindle", looked="c")
    table.play("lay a fish-1 fish", "lay a fish-1 fish", "lay a fish-0 fish", "finish")
    assert table.view("b")["token_kinds"] is None
    assert table.view("")["token_kinds"] is None
    assert table.view("a")["token_kinds"] == table.view("c")["token_kinds"] == [0, 1, 5]
    assert table.view("b")["tokens"] == 3


def test_a_view_for_nobody_has_no_secret_of_anybody(sobek):
    view = sobek(hands={"a": "thief"}, piles={"b": "fish-0"}, remembering=True).view("")
    assert (view["hand"], view["pile"], view["memory"], view["token_kinds"]) == ([], [], None, None)


def test_a_view_is_plain_json_data(sobek):
    view = sobek(hands={"a": "thief"}, remembering=True).view("b")
    assert json.loads(json.dumps(view)) == view


# ---------------------------------------------------------------- what went from the open row is remembered


def test_cards_taken_and_skipped_openly_are_remembered_where_they_are(sobek):
    table = sobek(row="ivory-3 marble-2 wheat-1 ebony-2", deck="", remembering=True).play("take a 3")
    for letter in "bc":
        memory = remembered(table, letter)
        assert (PILE + 0,) in memory[Face.SCARAB_IVORY]
        assert (PILE + 0,) in memory[Face.SCARAB_MARBLE]
        assert (HAND + 0,) in memory[Face.SCARAB_WHEAT]


def test_at_the_start_nothing_is_known_but_the_backs():
    position = start(3)
    memory = position.observe(0)["memory"]
    places = {where for where, face, _ in memory["cards"] if face <= Face.GREEN_WHEAT}
    assert places == {1 << HAND + 1 | 1 << HAND + 2 | 1 << REST}
    beige = {where for where, face, _ in memory["cards"] if Face.GREEN_WHEAT < face < Face.QUEEN}
    assert beige == {1 << REST}


def test_a_face_down_card_taken_may_be_any_character_for_the_others(sobek):
    table = sobek(row="thief wheat-1", deck="wheat-0 queen", remembering=True).play("take a 1")
    assert HAND + 0 in remembered(table, "b")[Face.QUEEN][0]
    assert HAND + 0 in remembered(table, "b")[Face.THIEF][0]
    assert Face.THIEF not in remembered(table, "a")


def test_a_skipped_face_down_card_is_counted_in_the_pile_but_not_known():
    positions = (start(3, seed) for seed in range(100))
    position = next(p for p in positions if HIDDEN >> p.row[0] & 1 and not HIDDEN >> p.row[1] & 1)
    mover = position.to_move
    other = (mover + 1) % 3
    position.play(make(Verb.TAKE, 32, 1 + mover))
    memory = position.observe(other)["memory"]
    assert memory["piles"][mover] == [0, 0, 1]
    characters = {where for where, face, _ in memory["cards"] if face >= Face.QUEEN}
    assert all(where >> PILE + mover & 1 for where in characters)


def test_cards_of_a_set_are_no_longer_remembered_as_hidden(sobek):
    table = sobek(
        row="wheat-1 wheat-1 wheat-1 marble-0 marble-0 marble-0 ivory-0 ivory-0 fish-0",
        deck="fish-0",
        tokens="",
        remembering=True,
    )
    table.play("take a 1", "take b 3", "take c 3", "take a 1")
    assert remembered(table, "b")[Face.SCARAB_WHEAT].count((HAND + 0,)) == 1


def test_of_equal_cards_the_known_one_is_taken_to_be_shown(sobek):
    """Ann takes a wheat openly and has another; when she shows one, nobody can tell which of them is left."""
    hands = {"a": "wheat-1 wheat-0 wheat-0"}
    table = sobek(hands=hands, row="wheat-1 fish-0 fish-0 fish-0", deck="", tokens="", remembering=True)
    table.play("take a 1", "take b 1", "take c 1")
    assert (HAND + 0,) in remembered(table, "b")[Face.SCARAB_WHEAT]
    table.play("lay a wheat-1 wheat", "lay a wheat-0 wheat", "lay a wheat-0 wheat", "finish")
    assert (HAND + 0,) not in remembered(table, "b")[Face.SCARAB_WHEAT]
    assert HAND + 0 in remembered(table, "b")[Face.SCARAB_WHEAT][0]


def test_the_queens_cards_may_be_any_with_their_backs(sobek):
    table = sobek(hands={"a": "queen"}, deck="fish-1 fish-1 fish-0 thief ivory-3", remembering=True).play(
        "play queen"
    )
    assert table.view("b")["backs"][0] == [0, 3, 0]
    assert Face.SCARAB_FISH in remembered(table, "b")


# ---------------------------------------------------------------- hidden moves


def test_the_thief_leaves_third_players_in_doubt_and_the_two_in_none(sobek):
    row = "ivory-3 ebony-2 fish-0 fish-0 fish-0"
    table = sobek(4, hands={"a": "thief"}, row=row, deck="", turn="b", remembering=True)
    table.play("take b 1", "take c 1", "take d 1", "play thief", "aim thief b")
    assert table.hand("a") == ["ivory-3"]
    assert min(remembered(table, "c")[Face.SCARAB_IVORY]) == (HAND + 0,), "Ben had only that one"
    assert (HAND + 0,) in remembered(table, "b")[Face.SCARAB_IVORY]


def test_a_card_stolen_among_several_may_be_in_either_hand(sobek):
    row = "ivory-3 ebony-2 fish-0 fish-0 fish-0"
    table = sobek(3, hands={"a": "thief", "b": "wheat-1"}, row=row, deck="", turn="b", remembering=True)
    table.play("take b 1", "take c 1", "play thief", "aim thief b")
    assert (HAND + 0, HAND + 1) in remembered(table, "c")[Face.SCARAB_IVORY]
    stolen = table.hand("a")
    assert ((HAND + 0,) in remembered(table, "b").get(Face.SCARAB_IVORY, [])) is (stolen == ["ivory-3"])
    assert ((HAND + 1,) in remembered(table, "a").get(Face.SCARAB_IVORY, [])) is (stolen != ["ivory-3"])


def test_after_a_look_the_vizier_remembers_the_whole_pile(sobek):
    table = sobek(hands={"a": "vizier"}, piles={"b": "ivory-3 thief fish-0"}, deck="", remembering=True)
    table.play("play vizier", "aim vizier b")
    assert table.view("a")["looking"] == [Face.PLAIN_FISH, Face.SCARAB_IVORY, Face.THIEF]
    assert table.view("b")["looking"] == table.view("c")["looking"] == []
    table.play("pick a fish-0")
    memory = remembered(table, "a")
    assert memory[Face.THIEF] == [(PILE + 1,)]
    assert (PILE + 1,) in memory[Face.SCARAB_IVORY]
    assert table.view("a")["memory"]["counts"][1] == 2
    assert (HAND + 0,) in remembered(table, "b")[Face.PLAIN_FISH]


def test_a_scribes_discard_may_be_any_card_with_its_back(sobek):
    row = "ivory-3 amulet amulet amulet amulet"
    hands = {"a": "fish-scribe", "b": "wheat-1 wheat-1 wheat-1 cattle-1 cattle-1 cattle-1"}
    table = sobek(hands=hands, row=row, deck="", turn="b", remembering=True)
    table.play("take b 1", "take c 1", "play fish-scribe", "discard wheat-1")
    assert (HAND + 1, OUT) in remembered(table, "c")[Face.SCARAB_IVORY]
    assert (OUT,) in remembered(table, "b")[Face.SCARAB_WHEAT]


def test_after_embalming_known_cards_of_the_pile_are_known_in_the_hand(sobek):
    row = "ivory-3 cattle-1 marble-0 marble-0 marble-0"
    table = sobek(
        hands={"a": "cattle-1 cattle-1"},
        row=row,
        deck="",
        tokens="embalming flood",
        looked="a",
        remembering=True,
    )
    table.play("take a 2", "take b 1", "take c 1")
    assert (PILE + 0,) in remembered(table, "b")[Face.SCARAB_IVORY]
    table.play(
        "lay a cattle-1 cattle", "lay a cattle-1 cattle", "lay a cattle-1 cattle", "finish", "token embalming"
    )
    assert (HAND + 0,) in remembered(table, "b")[Face.SCARAB_IVORY]
    assert table.view("b")["memory"]["piles"][0] == [0, 0, 0]


# ---------------------------------------------------------------- how many cards a pile has


def purged_pile(sobek, pile, kind="fish", hand="", **parts):
    """Ann has skipped cards of the row, among them face-down ones, and names a kind by her priest."""
    cards = " ".join([*pile.split(), "wheat-0", "marble-0", "marble-0", "marble-0", "ivory-0", "ivory-0"])
    table = sobek(hands={"a": f"high-priest {hand}"}, row=cards, deck="", remembering=True, **parts)
    skipping = f"take a {len(pile.split()) + 1}"
    return table.play(skipping, "take b 1", "take c 1", "play high-priest", f"aim high-priest {kind}")


def test_how_many_cards_went_in_is_remembered(sobek):
    table = sobek(row="fish-0 thief wheat-0 marble-0", deck="", remembering=True).play("take a 3")
    assert table.view("b")["memory"]["piles"][0] == [0, 1, 1]
    assert table.view("b")["memory"]["counts"][0] == 2


def test_a_priest_takes_known_cards_for_all_and_unknown_ones_only_for_the_owner(sobek):
    table = purged_pile(sobek, "fish-0 fish-0 thief")
    assert table.pile("a") == []
    memory = table.view("b")["memory"]
    assert memory["piles"][0] == [0, 0, 1], "the Thief may or may not have been in the pile"
    assert memory["counts"][0] is None
    assert PURGED + 0 in remembered(table, "b")[Face.THIEF][0]
    assert PILE + 0 not in remembered(table, "b")[Face.THIEF][0]


def test_both_worlds_are_imagined_after_a_priest(sobek):
    for pile in ("fish-0 thief", "fish-0 queen"):
        view = purged_pile(sobek, pile).view("b")
        sizes = {Position.imagine(view, random.Random(seed)).pile[0].bit_count() for seed in range(60)}
        assert sizes == {0, 1}


def test_with_open_counts_everybody_sees_what_a_priest_left(sobek):
    for pile, size in (("fish-0 thief", 0), ("fish-0 queen", 1)):
        view = purged_pile(sobek, pile, corruption="open").view("b")
        assert view["memory"]["counts"][0] == size
        worlds = [Position.imagine(view, random.Random(seed)) for seed in range(20)]
        assert {world.pile[0].bit_count() for world in worlds} == {size}


def test_the_swindle_tells_the_number(sobek):
    three = "cattle-1 cattle-1 cattle-1"
    table = purged_pile(sobek, "fish-0 queen", hand=three, tokens="swindle flood", looked="a")
    assert table.view("b")["memory"]["counts"][0] is None
    table.play("take b 1", "take c 1", *["lay a cattle-1 cattle"] * 3, "finish", "token swindle")
    assert table.view("b")["memory"]["counts"][0] == 1
    worlds = [Position.imagine(table.view("b"), random.Random(seed)) for seed in range(20)]
    assert {world.pile[0].bit_count() for world in worlds} == {1}


# ---------------------------------------------------------------- imagined worlds


@pytest.mark.parametrize("letter", ["b", "c"])
def test_imagined_worlds_keep_what_was_seen(sobek, letter):
    table = sobek(row="ivory-3 thief wheat-1 ebony-2", deck="queen fish-1", remembering=True).play("take a 3")
    for seed in range(30):
        world = Position.imagine(table.view(letter), random.Random(seed))
        assert Face.SCARAB_WHEAT in {FACE_OF[card] for card in range(63) if world.hand[0] >> card & 1}
        pile = [FACE_OF[card] for card in range(63) if world.pile[0] >> card & 1]
        assert Face.SCARAB_IVORY in pile
        assert len(pile) == 2
        assert any(face >= Face.QUEEN for face in pile)


def test_imagined_worlds_differ_in_what_is_hidden():
    position = start(3)
    worlds = [Position.imagine(position.observe(0), random.Random(seed)) for seed in range(20)]
    assert len({world.deck for world in worlds}) == 20
    assert len({tuple(world.tokens) for world in worlds}) > 5
    assert len({world.hand[1] for world in worlds}) > 5
    assert len({world.chance.word for world in worlds}) == 20


def test_a_world_imagined_by_nobody_agrees_with_the_table():
    position, rng = start(4, 5), random.Random(5)
    for _ in range(60):
        position.play(position.random_move(rng))
    view = position.observe(NOBODY)
    world = Position.imagine(view, rng)
    assert world.observe(NOBODY) == view
    assert world.minds == ()


def test_in_an_imagined_world_only_its_seat_remembers():
    world = Position.imagine(start(3).observe(1), random.Random(1))
    assert world.minds == (1,)
    assert world.observe(0)["memory"] is None
    assert Position.imagine(world.observe(0), random.Random(2)).observe(0) == world.observe(0)


def test_who_is_asked_for_more_cards_of_a_set_has_them(sobek):
    table = sobek(hands={"a": "ivory-3 ivory-green amulet wheat-0"}, remembering=True).play(
        "lay a amulet ivory"
    )
    for seed in range(30):
        world = Position.imagine(table.view("b"), random.Random(seed))
        while world.to_move == 0 and world.laying:
            moves = world.legal_moves()
            assert moves
            world.play(moves[-1])


def test_hidden_row_cards_stay_where_they_lie(sobek):
    table = sobek(row=ROW_OF_CARDS, remembering=True)
    for seed in range(10):
        world = Position.imagine(table.view("b"), random.Random(seed))
        assert [bool(HIDDEN >> card & 1) for card in world.row] == [False, True, False, False, True]
        assert world.observe(1)["row"] == table.view("b")["row"]
    assert ROW in remembered(table, "b")[Face.THIEF][0]
