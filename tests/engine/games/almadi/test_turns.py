"""Set-up, placements, contacts, effects and the end (3, 4, 5, 9)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.contract import NOBODY
from engine.games.almadi import rules
from engine.games.almadi.components import (
    IN_PLAY,
    OBJECTIVE_COLOURS,
    SIDES,
    SIDES_OF,
    TILE_OF,
    effect_of,
    members,
)
from engine.games.almadi.places import CELLS, cell_at, point_of
from engine.games.almadi.realm import bits
from engine.games.almadi.scoring import STEPS
from tests.engine.games.almadi.desk import arrange, fresh, lay_realm

VECTOR = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["activation"]


# ------------------------------------------------------------ set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_match_begins_with_the_pieces_of_the_table(players: int) -> None:
    position = fresh(players).position
    assert all(position.slots)
    assert len(position.supply) == 16 * players
    assert position.hammers == IN_PLAY[players].mosaics
    assert position.stalls_left() == IN_PLAY[players].stalls
    assert position.gems == 30
    colours = sorted(OBJECTIVE_COLOURS[card] for card in members(position.middle))
    assert colours == sorted(["red", "yellow", "blue", "green", *["grey"] * players])
    assert len(set(position.starts)) == players
    assert position.to_move == position.start


def test_the_start_player_and_the_start_tiles_are_random() -> None:
    positions = [fresh(3, seed).position for seed in range(40)]
    assert {position.start for position in positions} == {0, 1, 2}
    assert {start for position in positions for start in position.starts} == {0, 1, 2, 3, 4}


def test_start_tiles_are_chosen_among_all_five_the_start_player_last() -> None:
    table = fresh(3, seed=4, choose_start_tiles=True)
    start, seen = table.position.start, []
    for left in (5, 4, 3):
        seen.append(table.position.to_move)
        assert len(table.choices) == left
        table.play(table.choices[0])
    assert seen == [(start - 1) % 3, (start - 2) % 3, start]
    assert table.position.to_move == start


# ------------------------------------------------------------ placing


def test_a_landscape_goes_to_the_row_of_its_slot_beside_a_landscape() -> None:
    table = arrange("S4 c15@3,1", central="o01 o02 o03 o04 o05 o06 o07 o08")
    assert table.choices_of("place") == [
        "o01 1 r1c1", "o02 1 r1c1",
        "o03 1 r2c1", "o04 1 r2c1",
        "o05 1 r3c2", "o06 1 r3c2",
        "o07 1 r4c1", "o08 1 r4c1",
    ]  # fmt: skip


def test_beside_may_be_above_or_below_so_that_a_gap_stays() -> None:
    table = arrange("S4 c15@3,1 c14@3,2", central="o01 o02 o03")
    assert table.choices_of("place")[2:4] == ["o03 1 r2c1", "o03 1 r2c2"]


def test_placing_beside_a_separated_landscape_is_legal() -> None:
    """Ruling 1."""
    table = arrange("S4 c15@3,1 c14@3,7", central="o01 o02 o03")
    assert table.allows("place o03 1 r2c7")


def test_a_turn_without_anything_to_choose_ends_by_itself_and_the_slot_is_filled_again() -> None:
    table = arrange("S4", central="o22")
    first = table.position.supply[0]
    table.play("place o22 1 r1c1")
    assert table.position.slots[0] == first
    assert table.position.to_move == 1
    assert table.log == ["Ann places the oasis O22 in row 1, column 1.", "Ann draws a stall card with dates."]


def test_the_game_ends_when_the_last_landscape_has_been_laid_on_the_board() -> None:
    table = fresh(2)
    while table.position.to_move != NOBODY:
        table.play(table.choices[0])
    assert table.position.turns == len(table.position.supply) == 32
    assert all(table.position.slots)
    assert [cells.bit_count() for cells in table.position.occupied] == [20, 20]


# ------------------------------------------------------------ contacts


def contacts_of(table_realm: object, seat: int, cell: int) -> list[list[str]]:
    """What the landscape on a cell activates, side by side, by the table of 5.2 alone."""
    lying = table_realm.lying  # type: ignore[attr-defined]
    piece, found = lying[CELLS * seat + cell], []
    for side, step in enumerate(STEPS):
        other = lying[CELLS * seat + cell + step]
        effect = effect_of(SIDES_OF[piece][side], SIDES_OF[other][(side + 2) % 4])
        if effect:
            found.append([SIDES[side], effect])
    return found


def test_the_worked_example_of_contacts() -> None:
    """13.4 A: what each step activates, and the active jars after it."""
    position = arrange(VECTOR["start"]).position
    for step in VECTOR["steps"]:
        tile, cell = TILE_OF[step["tile"]], cell_at(step["row"], step["col"])
        if step["action"] == "djinn_move":
            rules.lift(position, 0, tile, rules.cell_of(position, 0, tile))
        tally = rules.lay(position, 0, tile, cell)
        wanted = [list(contact) for contact in step["activated"]]
        assert contacts_of(position, 0, cell) == wanted
        names = [effect for _, effect in wanted]
        numbers = [tally >> shift & 15 for shift in (0, 4, 8, 12, 16)]
        assert numbers == [names.count(name) for name in ("mosaic", "stall", "ruby", "moon", "djinn")]
        assert position.jars[0] == step["active_jars_after"]


def test_steps_8_to_11_of_the_example_are_one_turn_with_three_djinn_moves() -> None:
    """13.4 A: the djinn of step 11 gives nothing; M05 may come back to (4, 3)."""
    realm = "S4 c15@4,2 p22@2,1 c07@4,1 p13@3,2 p15@3,1 m02@2,2"
    table = arrange(realm, central="- - - - - - m05")
    table.play("place m05 1 r4c3", "move m05 1 r1c1", "move m05 1 r2c3", "move m05 1 r4c3")
    assert table.position.to_move == 1
    assert table.position.turns == 1


def test_an_arrival_may_activate_several_effects_at_once() -> None:
    """Ruling 3, with step 6 of 13.4 A."""
    table = arrange("S4 p22@2,1 p13@3,2", central="- - - - p15").play("place p15 1 r3c1")
    assert table.position.mosaics[0] == 1
    assert sum(table.position.stalls[:4]) == 2


def test_an_arriving_arrow_activates_the_effects_of_its_neighbours() -> None:
    """5.2: "effect, arrow"; and on one pair of sides at most one effect (ruling 2)."""
    table = arrange("S4", central="- - - - o01").play("place o01 1 r3c1")  # mosaic beside mosaic
    assert table.position.mosaics[0] == 0
    table = arrange("S4", central="- - - - o22").play("place o22 1 r3c1")  # stall beside mosaic
    assert table.position.mosaics[0] == 0
    table = arrange("S4", central="- - - - o20").play("place o20 1 r3c1")  # arrow beside mosaic
    assert table.position.mosaics[0] == 1


def test_jars_give_nothing_at_once() -> None:
    """Ruling 5."""
    table = arrange("S4", central="- - p22").play("place p22 1 r2c1")
    assert table.position.jars[0] == 2
    assert table.log == ["Ann places the palace P22 in row 2, column 1."]


def test_when_a_deck_runs_out_only_as_many_are_given_as_are_left() -> None:
    """Ruling 9."""
    table = arrange("S4 p22@2,1 p13@3,2", central="- - - - p15")
    table.position.cards = table.position.cards[:1]
    table.play("place p15 1 r3c1")
    assert sum(table.position.stalls) == 1
    table = arrange("S4", central="- - - - o20", mosaics=(0, 14)).play("place o20 1 r3c1")
    assert table.position.mosaics[0] == 0
    table = arrange("S5", "S1", central="- - - - - - o20", rubies=(0, 30)).play("place o20 1 r4c1")
    assert table.position.rubies[0] == 0


def test_pending_choices_may_be_used_in_any_order_or_declined() -> None:
    """5.2: a moon stays pending during the djinn move; what is declined is lost."""
    realm = "S4 p22@2,1 c20@4,1"
    assert arrange(realm, middle="r1", djinn=True, moons=1, placed=True).choices_of("take") == ["r1 1"]
    table = arrange(realm, middle="r1", djinn=True, moons=1, placed=True).play("move c20 1 r1c1")
    assert table.position.moons == 1
    table.play("take r1 1")
    assert table.position.to_move == 1
    table = arrange(realm, middle="r1", djinn=True, moons=1, placed=True).play("end")
    assert (table.position.moons, table.position.djinn, table.position.to_move) == (0, False, 1)


def test_realms_are_laid_where_the_arrangement_says() -> None:
    position = arrange("S4", "S5").position
    lay_realm(position, 1, "S5 o01@2,1")
    assert [point_of(cell) for cell in bits(position.occupied[1])] == [(1, 0), (2, 0), (3, 0), (4, 0), (2, 1)]
