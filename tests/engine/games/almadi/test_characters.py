"""The module: choosing, playing and paying characters, and the power of each of the 26 (12)."""

from __future__ import annotations

import pytest

from engine.games.almadi import powers
from engine.games.almadi.components import CHARACTER_IDS, COSTS
from engine.games.almadi.places import Ask
from tests.engine.games.almadi.desk import Desk, arrange, fresh
from tests.engine.games.almadi.test_objectives import realm as drawn

RICH = (20,)


def bit(name: str) -> int:
    return 1 << CHARACTER_IDS.index(name.upper())


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize(("players", "dealt", "row"), [(2, 4, 4), (3, 3, 3), (4, 3, 4), (5, 3, 5)])
def test_everybody_keeps_two_and_the_others_are_laid_open(players: int, dealt: int, row: int) -> None:
    table = fresh(players, characters=True)
    assert [cards.bit_count() for cards in table.position.dealt] == [dealt] * players
    for _ in range(2 * players):
        assert table.position.ask == Ask.KEEP
        table.play(table.choices[0])
    assert [cards.bit_count() for cards in table.position.hands] == [2] * players
    assert table.position.row.bit_count() == row
    assert table.position.to_move == table.position.start
    assert table.position.ask == Ask.TURN


def test_start_tiles_are_chosen_before_characters() -> None:
    table = fresh(2, characters=True, choose_start_tiles=True)
    asked = []
    for _ in range(6):
        asked.append(Ask(table.position.ask))
        table.play(table.choices[0])
    assert asked == [Ask.START] * 2 + [Ask.KEEP] * 4
    assert table.position.ask == Ask.TURN


# ------------------------------------------------------------ playing


def test_a_character_of_hand_or_row_is_paid_with_rubies_to_the_supply() -> None:
    table = arrange("S4", hands=("k16",), row="k17", rubies=(7,))
    assert table.choices_of("play") == ["k16 1", "k17 1"]
    table.play("play k16 1", "play k17 1")
    assert (table.position.rubies[0], table.position.gems) == (1, 29)
    assert table.log == [
        "Ann plays Yunan for 3 rubies.",
        "Ann plays Kamar of the row for 3 rubies.",
    ]


def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = arrange("S4", hands=("k16",), rubies=(2,))
    assert table.refuses("play k16 1") == "Yunan costs 3 rubies; Ann has 2."


def test_characters_of_others_cannot_be_played() -> None:
    table = arrange("S4", "S5", hands=("", "k16"), played=("", "k17"), rubies=RICH)
    assert table.refuses("play k16 1") == "Yunan is neither in the hand of Ann nor open in the row."
    assert table.refuses("play k17 1") == "Kamar has been played by Ben already."


def test_a_turn_ends_by_itself_unless_a_hand_or_an_affordable_row_is_left() -> None:
    assert arrange("S4", row="k16", rubies=(2,), central="o20").play("place o20 1 r1c1").position.to_move == 1
    assert arrange("S4", row="k16", rubies=(3,), central="o20").play("place o20 1 r1c1").choices == [
        "play k16 1",
        "end",
    ]
    table = arrange("S4", hands=("k04",), central="o20").play("place o20 1 r1c1")
    assert table.choices == ["end"], "asked, so that an ended turn tells nothing about the hand"


def test_a_character_may_be_played_between_two_djinn_moves_and_after_the_last() -> None:
    table = arrange("S4 m05@4,1", hands=("k16 k17",), rubies=RICH, djinn=True, placed=True)
    table.play("move m05 1 r1c1", "play k16 1", "move m05 1 r2c1", "play k17 1", "end")
    assert table.position.to_move == 1


# ------------------------------------------------------------ ongoing powers


def test_hussain_exchanges_two_landscapes_once_a_turn() -> None:
    table = arrange("S4 m05@4,1 o20@1,1", "S5", played=("k01",), djinn=True, placed=True)
    assert table.allows("swap m05 1 r1c1")
    assert table.allows("swap o20 1 r4c1")
    table.play("swap m05 1 r1c1")
    assert table.position.moves == 1
    assert table.position.djinn, "the djinn of M05 touches an arrow, O20 the djinn of S4"
    assert table.choices_of("swap") == []


def test_hussain_counts_a_contact_between_the_two_once() -> None:
    """O22 (stall on its left, arrows) and O20 change places in row 1."""
    table = arrange("S2 o22@1,1 o20@1,2", "S5", played=("k01",), djinn=True, placed=True)
    table.play("swap o22 1 r1c2")
    # O20: arrow left beside an arrow, its jar right beside the stall of O22: nothing; O22 right: nothing there.
    assert (sum(table.position.stalls[:4]), table.position.jars[0]) == (0, 0)
    table = arrange("S2 o20@1,1 o22@1,2", "S5", played=("k01",), djinn=True, placed=True)
    table.play("swap o22 1 r1c1")
    # O22: stall left beside the arrow of S2; its arrow right beside the arrow of O20.
    assert sum(table.position.stalls[:4]) == 1


def test_hussain_needs_no_neighbour_and_ignores_the_return_rule() -> None:
    table = arrange("S4 o20@1,1 c15@3,9", "S5", played=("k01",), djinn=True, placed=True)
    assert table.allows("swap o20 1 r3c9")


def test_abriza_opens_rows_0_and_5_for_djinn_moves_only() -> None:
    table = arrange("S4 o20@1,1 o21@4,1", "S5", played=("k02",), djinn=True)
    assert table.allows("move o21 1 r0c1")
    assert table.allows("move o20 1 r5c1")
    assert not any("r0" in line or "r5" in line for line in table.choices_of("place"))
    assert not arrange("S4 o20@1,1 o21@4,1", djinn=True).allows("move o21 1 r0c1")


def test_landscapes_in_outer_rows_can_be_moved_again() -> None:
    table = arrange("S4 o20@1,1 o21@0,1", "S5", played=("k02",), djinn=True)
    assert table.allows("move o21 1 r2c1")


def test_aladdin_raises_the_limit_to_five() -> None:
    table = arrange("S4 m05@4,1", "S5", played=("k03",), djinn=True, placed=True)
    table.position.moves = 3
    table.play("move m05 1 r1c1")
    assert (table.position.moves, table.position.djinn) == (4, True)
    table.play("move m05 1 r2c1")
    assert table.position.to_move == 1


def test_a_djinn_lost_at_the_limit_is_not_restored_by_aladdin() -> None:
    table = arrange("S4 m05@4,1", hands=("k03",), rubies=RICH, djinn=True, placed=True)
    table.position.moves = 2
    table.play("move m05 1 r1c1", "play k03 1")
    assert not table.position.djinn


@pytest.mark.parametrize(
    ("character", "place", "gained"),
    [("k04", "place o20 1 r3c1", "mosaics"), ("k05", "place o22 1 r1c1", "stalls"), ("k06", "", "rubies")],
)
def test_the_first_gain_of_a_turn_is_one_more(character: str, place: str, gained: str) -> None:
    """Zubayda, Maaruf and Ali Baba."""
    if gained == "rubies":
        table = arrange("S5", "S4", played=(character,), central="- - - - - - o20").play("place o20 1 r4c1")
    else:
        table = arrange("S4", "S5", played=(character,), central="o22 - - - o20").play(place)
    have = {"mosaics": table.position.mosaics[0], "stalls": sum(table.position.stalls[:4]),
            "rubies": table.position.rubies[0]}  # fmt: skip
    assert have[gained] == 2


def test_the_extra_comes_once_a_turn_and_not_when_the_first_gain_was_before_the_character() -> None:
    table = arrange("S4 o20@1,1", hands=("k04 k16",), rubies=RICH, djinn=True, central="- - - - o21")
    table.play("place o21 1 r3c1")
    assert table.position.mosaics[0] == 1
    table.play("play k04 1", "move o21 1 r1c2")
    before = table.position.mosaics[0]
    table.position.djinn = True
    table.play("move o20 1 r3c1")
    assert table.position.mosaics[0] == before + 1


def test_no_extra_when_the_deck_is_empty() -> None:
    table = arrange("S4", "S5", played=("k04",), mosaics=(0, 13), central="- - - - o20").play(
        "place o20 1 r3c1"
    )
    assert table.position.mosaics[0] == 1


def test_harun_makes_later_characters_cheaper_but_not_himself() -> None:
    table = arrange("S4", hands=("k07 k16",), row="k26", rubies=(3,))
    assert powers.cost(table.position, 0, 7) == 1
    table.play("play k07 1")
    assert [powers.cost(table.position, 0, card) for card in (16, 26)] == [2, 0]
    table.play("play k16 1", "play k26 1")
    assert table.position.rubies[0] == 0


def test_sindbad_places_one_row_up_or_down() -> None:
    table = arrange("S4", "S5", played=("k08",), central="o01 o02 o03 o04 o05 o06 o07 o08")
    assert [line for line in table.choices_of("place") if line.startswith(("o01", "o03", "o07"))] == [
        "o01 1 r1c1", "o01 1 r2c1",
        "o03 1 r1c1", "o03 1 r2c1", "o03 1 r3c1",
        "o07 1 r3c1", "o07 1 r4c1",
    ]  # fmt: skip


def test_morgiana_guards_unfinished_objectives_and_brings_rubies() -> None:
    table = arrange("S4", "S5", played=("", "k09"), unfinished=("", "b5"), middle="r1", moons=1, placed=True)
    assert table.choices_of("take") == ["r1 1"]
    assert table.refuses("take b5 1") == "Morgiana guards the objective Great Valley of Ben."
    table = arrange("S4 o20@1,1 o21@4,1", "S5", played=("k09",), unfinished=("b2",), djinn=True, placed=True)
    table.play("move o20 1 r4c2")
    assert table.position.rubies[0] == 1


def test_a_ruby_of_morgiana_may_complete_the_next_objective() -> None:
    table = arrange("S4 o20@1,1 o21@4,1", "S5", played=("k09",), unfinished=("b2 n3",), rubies=(5,),
                    djinn=True, placed=True)  # fmt: skip
    table.play("move o20 1 r4c2")
    assert table.position.completed[0].bit_count() == 2
    assert table.position.rubies[0] == 7


# ------------------------------------------------------------ powers at once


def test_scheherazade_brings_an_objective_before_any_other_decision() -> None:
    table = arrange("S4", "S5", hands=("k10",), rubies=(1,), middle="r1", unfinished=("", "b5"))
    table.play("play k10 1")
    assert table.choices == ["take r1 1", "take b5 1", "skip"]
    table.play("take b5 1")
    assert table.position.ask == Ask.TURN
    assert table.position.moons == 0


def test_scheherazade_may_be_declined_and_is_skipped_when_there_is_nothing() -> None:
    table = arrange("S4", hands=("k10",), rubies=(1,), middle="r1").play("play k10 1", "skip")
    assert table.position.middle
    table = arrange("S4", hands=("k10",), rubies=(1,)).play("play k10 1")
    assert table.position.ask == Ask.TURN


def test_the_fisherman_moves_beyond_the_limit() -> None:
    table = arrange("S4 m05@4,1", hands=("k11 k16",), rubies=(2,), placed=True)
    table.position.moves = 3
    table.play("play k11 1")
    assert "skip" in table.choices
    table.play("move m05 1 r1c1")
    assert (table.position.moves, table.position.djinn) == (3, False)


def test_a_move_of_the_fisherman_is_the_previous_one_for_the_return_rule() -> None:
    table = arrange("S4 m05@4,1", hands=("k11",), rubies=(2,)).play("play k11 1", "move m05 1 r1c1")
    assert (table.position.moves, table.position.djinn) == (0, True)
    assert not table.allows("move m05 1 r4c1")


def test_an_exchange_with_the_fishermans_move_uses_up_the_one_of_the_turn() -> None:
    table = arrange("S4 m05@4,1 o20@1,1", "S5", hands=("k11",), played=("k01",), rubies=(2,))
    table.play("play k11 1", "swap m05 1 r1c1")
    assert table.position.djinn
    assert table.choices_of("swap") == []


def test_the_fisherman_is_skipped_without_a_landscape() -> None:
    table = arrange("S4", hands=("k11",), rubies=(2,)).play("play k11 1")
    assert table.position.ask == Ask.TURN


def test_hasan_draws_two_mosaics_and_judar_three_stalls() -> None:
    table = arrange("S4", "S5", hands=("k12 k13",), played=("k04 k05",), rubies=(6,))
    table.play("play k12 1", "play k13 1")
    assert table.position.mosaics[0] == 2, "Zubayda adds to contacts only"
    assert sum(table.position.stalls[:4]) == 3


def test_nur_al_din_activates_all_contacts_of_a_landscape_again() -> None:
    """P15 of 13.4 A, step 6: two stalls and a mosaic."""
    table = arrange("S4 p22@2,1 p13@3,2 p15@3,1", hands=("k14",), rubies=(2,)).play("play k14 1")
    assert table.choices == ["wake p22", "wake p15", "wake p13"]
    table.play("wake p15")
    assert (table.position.mosaics[0], sum(table.position.stalls[:4])) == (1, 2)


def test_a_djinn_by_nur_al_din_stays_pending_until_after_the_placement() -> None:
    table = arrange("S4 o20@4,1", hands=("k14",), rubies=(2,), central="o21").play("play k14 1", "wake o20")
    table.play("place o21 1 r1c1")
    assert table.position.djinn
    table.play("move o20 1 r1c2")
    assert table.position.to_move == 1


def test_abdullah_exchanges_a_landscape_with_the_central_board() -> None:
    table = arrange("S4 o01@3,1", hands=("k15",), rubies=(3,), central="o20 o21").play("play k15 1")
    assert table.choices[0] == "trade o20 1 r3c1"
    assert "skip" not in table.choices
    table.play("trade o20 1 r3c1")
    assert table.position.mosaics[0] == 1, "O20 activates the mosaic of S4"
    assert table.position.slots[0] == 1
    assert table.log[1] == "Ann exchanges the oasis O01 for the oasis O20 of the central board."


# ------------------------------------------------------------ powers at the end


def worth(table: Desk, name: str) -> int:
    """What a character adds to the total of Ann's realm."""
    table.position.module = True
    without = sum(table.points())
    table.position.played[0] = bit(name)
    return sum(table.points()) - without


@pytest.mark.parametrize(("name", "points"), [("k16", 3), ("k17", 2), ("k18", 4), ("k19", 1)])
def test_a_point_for_each_landscape_of_a_type(name: str, points: int) -> None:
    """Yunan, Kamar, Abu Hasan, the Barber."""
    assert worth(drawn("S4", "pp", "o", "ccc"), name) == points


def test_tawaddud_adds_two_points_for_each_completed_objective() -> None:
    assert worth(arrange("S4", completed=("r1 y1 n8",), unfinished=("b1",)), "k20") == 6


def test_duban_makes_every_ruby_a_point() -> None:
    assert worth(arrange("S4", rubies=(7,)), "k21") == 7 - 3


def test_badr_al_budur_counts_columns_of_four_different_landscapes() -> None:
    assert worth(drawn("S4", "oo", "cc", "pp", "mo"), "k22") == 4


def test_budur_counts_the_longest_run_of_a_row() -> None:
    assert worth(drawn("S4", "oo.o", "ccc"), "k23") == 4


def test_firuz_makes_every_caravan_group_one_larger() -> None:
    """S4 has one caravan, so capacity 5 instead of 2; there are 4 goods."""
    assert worth(arrange("S4", stalls=("dates dates",)), "k24") == 3


def test_shams_adds_a_point_for_each_active_jar_side() -> None:
    assert worth(arrange("S4 p22@2,1"), "k25") == 1


def test_dunyazad_forgives_unfinished_objectives() -> None:
    assert worth(arrange("S4", completed=("r1",), unfinished=("y1 n8",)), "k26") == 15


def test_every_character_costs_what_its_card_says() -> None:
    assert COSTS[1:] == (3, 2, 2, 4, 3, 2, 1, 4, 2, 1, 2, 3, 3, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 2, 1)


# ------------------------------------------------------------ rulings of our own


def test_a_landscape_that_comes_back_from_the_central_board_is_still_the_same_one() -> None:
    """Moved from row 4 to row 2, sent away by Abdullah, placed again in row 1: not straight back to where it came from."""
    table = arrange("S4 m05@4,1", hands=("k15 k16",), rubies=(3,), djinn=True, central="o22")
    table.play("move m05 1 r2c1", "play k15 1", "trade o22 1 r2c1", "place m05 1 r1c1")
    assert table.position.djinn
    assert not table.allows("move m05 1 r4c1")


def test_an_empty_supply_gives_no_first_gain() -> None:
    """The ruby that comes to nothing is not the first of the turn; the one after a payment is, with Ali Baba."""
    table = arrange("S5 o20@1,1", "S1", played=("k06",), hands=("k16 k17",), rubies=(3, 27), djinn=True,
                    central="- - - - - - o21")  # fmt: skip
    table.play("place o21 1 r4c1")  # an arrow beside the ruby of S5, but there is none left
    assert table.position.rubies[0] == 3
    table.play("play k16 1", "move o21 1 r1c2")
    table.position.djinn = True
    table.play("move o20 1 r4c1")
    assert table.position.rubies[0] == 2


def test_a_landscape_alone_is_still_asked_for() -> None:
    table = arrange("S4 o20@1,1", hands=("k14",), rubies=(2,)).play("play k14 1")
    assert table.choices == ["wake o20"]
