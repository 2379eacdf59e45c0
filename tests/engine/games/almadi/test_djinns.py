"""Djinn moves: where to, how many, and not straight back (6, rulings 4, 6, 7, 8)."""

from __future__ import annotations

from tests.engine.games.almadi.desk import arrange

REALM = "S4 c15@3,1 c14@3,2 o20@2,1"


def test_a_landscape_may_go_to_any_row() -> None:
    table = arrange(REALM, djinn=True, placed=True)
    assert table.choices_of("move")[:6] == [
        "o20 1 r1c1", "o20 1 r4c1", "o20 1 r2c2", "o20 1 r4c2", "o20 1 r3c3",
        "c15 1 r1c1",
    ]  # fmt: skip


def test_start_landscapes_cannot_be_moved() -> None:
    table = arrange("S4 c15@3,1", djinn=True, placed=True)
    assert {line.split()[0] for line in table.choices_of("move")} == {"c15"}


def test_the_neighbour_is_asked_for_after_the_landscape_was_lifted() -> None:
    table = arrange("S4 c15@3,1 c14@3,2", djinn=True, placed=True)
    assert table.refuses("move c14 1 r3c3") == (
        "When the caravan C14 is lifted, no landscape touches row 3, column 3 with a side."
    )
    assert table.allows("move c14 1 r2c1")


def test_a_move_may_leave_a_gap_and_separated_landscapes() -> None:
    table = arrange("S4 c15@3,1 c14@3,2 o20@3,3", djinn=True, placed=True).play("move c15 1 r2c1")
    assert table.position.to_move == 1
    assert [line for line in table.log if "C14" in line] == []
    assert table.position.occupied[0].bit_count() == 7


def test_nothing_is_activated_where_the_landscape_was() -> None:
    table = arrange("S4 p22@2,1", djinn=True, placed=True).play("move p22 1 r1c1")
    assert table.log == ["Ann moves the palace P22 from row 2, column 1 to row 1, column 1."]
    assert table.position.jars[0] == 2  # the arrow of S4 in row 1 touches the jars there as well


def test_several_djinns_of_one_arrival_give_one_move() -> None:
    """C20 has a djinn above, S4 one in row 4: both are activated."""
    table = arrange("S4 o20@3,1", central="- - - - - - c20").play("place c20 1 r4c1")
    assert table.position.djinn
    table.play("move o20 1 r1c1")
    assert table.position.to_move == 1


def test_a_move_may_activate_another_djinn_up_to_three_moves_a_turn() -> None:
    """M05 has a djinn on its left, O20 an arrow that reaches the djinn of S4 in row 4."""
    table = arrange("S4 m05@4,1 o20@3,1", djinn=True, placed=True)
    table.play("move m05 1 r1c1", "move m05 1 r2c1")
    assert (table.position.moves, table.position.djinn) == (2, True)
    table.play("move o20 1 r4c1")
    assert (table.position.turns, table.position.to_move) == (1, 1)


def test_after_the_third_move_djinns_give_nothing() -> None:
    table = arrange("S4 o20@3,1 o22@3,2", djinn=True, placed=True)
    table.position.moves = 2
    table.play("move o20 1 r4c1")
    assert table.position.to_move == 1


def test_at_the_limit_the_reason_says_so() -> None:
    table = arrange("S4 o20@3,1", middle="r1", moons=1, placed=True)
    table.position.moves = 3
    assert table.refuses("move o20 1 r4c1") == "Ann has made 3 djinn moves this turn; that is the limit."


def test_a_landscape_may_not_go_straight_back() -> None:
    table = arrange("S4 o20@3,1 o22@3,2", djinn=True, placed=True).play("move o20 1 r4c1")
    assert table.position.djinn
    assert table.refuses("move o20 1 r3c1") == (
        "The oasis O20 was taken from row 3, column 1 by the previous djinn move and may not go straight back."
    )


def test_it_may_come_back_over_another_cell() -> None:
    """Ruling 6: A to B, B to C, C to A."""
    table = arrange("S4 m05@4,1", djinn=True, placed=True).play("move m05 1 r1c1", "move m05 1 r2c1")
    assert not table.allows("move m05 1 r1c1")
    table.play("move m05 1 r4c1")


def test_it_may_come_back_after_another_landscape_was_moved() -> None:
    """Ruling 7: X, then Y, then X back."""
    table = arrange("S4 m05@2,1 o20@3,1", djinn=True, placed=True).play("move m05 1 r1c1")
    assert not table.allows("move m05 1 r2c1")
    table.play("move o20 1 r4c1", "move m05 1 r2c1")


def test_a_djinn_move_is_never_forced() -> None:
    """Ruling 8."""
    table = arrange(REALM, djinn=True, placed=True)
    assert "end" in table.choices
    assert table.play("end").position.to_move == 1


def test_the_landscape_just_placed_may_be_moved() -> None:
    table = arrange("S4", central="- - - - - - o20").play("place o20 1 r4c1")
    assert table.allows("move o20 1 r1c1")


def test_a_contact_is_activated_again_when_the_landscape_comes_back() -> None:
    """Ruling 4: C15 touches the mosaic of S4 in row 3 for the second time."""
    table = arrange("S4 c15@1,1", djinn=True, placed=True, mosaics=(1,)).play("move c15 1 r3c1")
    assert table.position.mosaics[0] == 2


def test_gains_are_kept_when_the_landscape_leaves() -> None:
    table = arrange("S4 c15@3,1", djinn=True, placed=True, mosaics=(1,)).play("move c15 1 r1c1")
    assert table.position.mosaics[0] == 1
