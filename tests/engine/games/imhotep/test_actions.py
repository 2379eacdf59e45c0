"""Rules file 4 and 5.1 to 5.3: turns, getting stones, placing a stone, sailing."""

from __future__ import annotations

import pytest

# ---------------------------------------------------------------- 5.1


@pytest.mark.parametrize(
    ("sled", "quarry", "sled_after", "quarry_after"),
    [(4, 10, 5, 9), (0, 2, 2, 0), (0, 10, 3, 7), (2, 10, 5, 7), (3, 10, 5, 8), (1, 1, 2, 0)],
)
def test_getting_stones_fills_the_sled_with_3_at_most(imhotep, sled, quarry, sled_after, quarry_after):
    table = imhotep(2, sled=[sled, 3], quarry=[quarry, 10]).play("get a")
    assert (table.sled("a"), table.quarry("a")) == (sled_after, quarry_after)


def test_no_stones_for_a_full_sled(imhotep):
    assert imhotep(2, sled=[5, 3]).refuses("get a") == "Your sled is full: it holds 5 stones."


def test_no_stones_from_an_empty_quarry(imhotep):
    table = imhotep(2, sled=[1, 3], quarry=[0, 10])
    assert table.refuses("get a") == "Your quarry is empty."


def test_everybody_gets_stones_from_the_own_quarry(imhotep):
    assert imhotep(2).refuses("get b") == "That is the quarry of Ben; get stones from your own."


# ---------------------------------------------------------------- 5.2


def test_a_stone_goes_from_the_sled_to_any_empty_berth_gaps_allowed(imhotep):
    table = imhotep(2, ships="a... ... ... .", sled=[2, 3]).play("load a 1.4")
    assert table.sled("a") == 1
    assert list(table.position.berths[:4]) == [1, 0, 0, 1]


def test_a_taken_berth_is_refused(imhotep):
    table = imhotep(2, ships="b... ... ... .")
    assert table.refuses("load a 1.1") == "Berth 1 of ship 1 is taken by a stone of Ben."


def test_a_berth_the_ship_does_not_have_is_refused(imhotep):
    assert imhotep(2).refuses("load a 4.2") == "Ship 4 has only 1 berth."


def test_nothing_can_be_placed_from_an_empty_sled(imhotep):
    table = imhotep(2, sled=[0, 3])
    assert table.refuses("load a 1.1") == "There is no stone on your sled; get stones first."


def test_only_own_stones_are_placed(imhotep):
    assert imhotep(2).refuses("load b 1.1") == "That stone belongs to Ben; place one of your own."


def test_a_ship_that_has_sailed_takes_no_more_stones(imhotep):
    table = imhotep(2, ships="4>temple ... ... .")
    assert table.refuses("load a 1.1") == "Ship 1 has already sailed to the Temple."


# ---------------------------------------------------------------- 5.3


@pytest.mark.parametrize(
    ("ships", "ship", "needs", "has"),
    [
        ("ab.. ... ... .", 1, "3 stones", 2),
        (".... a.. ... .", 2, "2 stones", 1),
        (".... ... ... .", 4, "1 stone", 0),
    ],
)
def test_a_ship_with_too_few_stones_may_not_sail(imhotep, ships, ship, needs, has):
    table = imhotep(2, ships=ships)
    assert table.refuses(f"sail {ship} temple") == f"Ship {ship} needs {needs} to sail; it has {has}."


def test_a_ship_of_two_berths_sails_with_one_stone_and_not_with_none(imhotep):
    table = imhotep(2, ships=".... ... a. ..")
    assert table.allows("sail 3 temple")
    assert table.refuses("sail 4 temple") == "Ship 4 needs 1 stone to sail; it has 0."


@pytest.mark.parametrize(
    ("ships", "ship"), [("ab.a ... ... .", 1), (".... a.b ... .", 2), (".... ... ... b", 4)]
)
def test_a_ship_with_enough_stones_may_sail_to_all_five_sites(imhotep, ships, ship):
    table = imhotep(2, ships=ships)
    sites = ("market", "pyramids", "temple", "burial", "obelisks")
    assert all(table.allows(f"sail {ship} {site}") for site in sites)


def test_a_player_may_sail_a_ship_with_only_stones_of_others(imhotep):
    table = imhotep(2, ships=".... ... ... b").play("sail 4 burial")
    assert list(table.position.burial) == [1]


def test_only_one_ship_a_round_may_sail_to_a_site(imhotep):
    table = imhotep(2, ships="4>temple aa. ... .")
    reason = "Ship 1 is at the dock of the Temple; only one ship a round may go there."
    assert table.refuses("sail 2 temple") == reason


def test_a_ship_sails_once(imhotep):
    table = imhotep(2, ships="4>temple aa. ... .")
    assert table.refuses("sail 1 burial") == "Ship 1 has already sailed to the Temple."


def test_a_full_ship_may_stay_in_the_harbour_and_can_only_be_sailed(imhotep):
    table = imhotep(2, ships=".... ... ... a").play("get a")
    assert not any(choice.startswith("load b 4") for choice in table.choices)
    assert table.allows("sail 4 temple")


# ---------------------------------------------------------------- 4


def test_a_turn_is_one_action_and_the_left_neighbour_is_next(imhotep):
    table = imhotep(3)
    assert [table.play(line).decides for line in ("load a 1.1", "get b", "load c 1.2")] == ["b", "c", "a"]


def test_card_picks_of_others_do_not_change_the_turn_order(imhotep):
    table = imhotep(4, ships=".... .... cc. b.").play("sail 3 pyramids")
    assert table.decides == "b"
    table = imhotep(4, ships=".... .... cd. b.", market="statue statue lever chisel").play("sail 3 market")
    assert table.decides == "c"
    table.play("take c 1")
    assert table.decides == "d"
    table.play("take d 2")
    assert table.decides == "b"


def test_acting_is_compulsory(imhotep):
    assert imhotep(2).refuses("skip") == "You cannot skip your turn while you can act."


def test_a_player_who_cannot_act_passes_by_itself(imhotep):
    table = imhotep(3, ships=".... .... .. .", sled=[3, 0, 3], quarry=[10, 0, 10]).play("load a 1.1")
    assert table.decides == "c"
    assert "Ben cannot act and passes." in table.log


def test_a_ship_that_can_sail_is_no_reason_to_pass(imhotep):
    table = imhotep(3, ships=".... .... .. .", sled=[3, 0, 3], quarry=[10, 0, 10]).play("load a 4.1")
    assert table.decides == "b"
    assert table.choices == [
        f"sail 4 {site}" for site in ("market", "pyramids", "temple", "burial", "obelisks")
    ]


def test_when_everybody_passes_the_round_ends_and_stones_on_ships_go_back(imhotep):
    table = imhotep(
        2, ships=".... b.. ... 1>market", sled=[1, 0], quarry=[0, 0], temple="ab", start="b", sailor="a"
    ).play("load a 1.1")
    p = table.position
    assert "Nobody can act: the ships leave, and their stones go back to the quarries." in table.log
    assert (table.quarry("a"), table.quarry("b")) == (1, 1)
    assert table.scores == [1, 1], "the Temple is scored"
    assert (p.round, p.start) == (2, 1), "left of the last player who sailed, Ann"


def test_when_everybody_passes_and_nobody_sailed_the_left_neighbour_of_the_start_player_starts(imhotep):
    table = imhotep(3, ships="a... .... .. .", sled=[1, 0, 0], quarry=[0, 0, 0], start="b").play("load a 2.1")
    assert (table.position.round, table.position.start) == (2, 2)


def test_the_turn_passes_to_the_next_round_when_nobody_ever_can_act(imhotep):
    table = imhotep(2, round=6, ships=".... ... ... 1>market", sled=[1, 0], quarry=[0, 0], sailor="a").play(
        "load a 1.1"
    )
    assert table.position.result() is not None
