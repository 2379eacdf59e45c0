"""Taking and completing objectives, and the condition of each card (7, 8, 11.3)."""

from __future__ import annotations

import pytest

from engine.games.almadi.components import OBJECTIVE_IDS
from engine.games.almadi.objectives import NEEDS, met, progress
from tests.engine.games.almadi.desk import Desk, arrange

# Landscapes by type, in the order of their numbers: any of them will do where only types count.
OASES, CARAVANS, PALACES, MARKETS = ([f"{letter}{n:02}" for n in range(1, 23)] for letter in "ocpm")


def realm(start: str, *rows: str) -> Desk:
    """A realm drawn row by row from column 1: o, c, p, m for landscapes, "." for an empty cell."""
    stacks = {"o": list(OASES), "c": list(CARAVANS), "p": list(PALACES), "m": list(MARKETS)}
    laid = [
        f"{stacks[kind].pop(0)}@{row},{column}"
        for row, kinds in enumerate(rows, 1)
        for column, kind in enumerate(kinds, 1)
        if kind != "."
    ]
    return arrange(" ".join((start, *laid)))


# S4 is market, palace, caravan, oasis from row 1 to 4.
CONDITIONS = [
    ("R1", ("p", "pp", "p", "p"), ("p", "pp", "p", "c")),
    ("R2", ("mpo", "mpo", "mpo", "mpo"), ("mpo", "mpo", "mpc", "cpo")),
    ("R3", ("p", "", "p", "p"), ("p", "", "p", "")),
    ("R4", (".o", "opm", ".o"), (".o", "opm", ".c")),
    ("R5", ("p", "p", "p"), ("p", "p")),
    ("R6", ("c.p.p", ".p.p", "c.p.p"), ("c.p.p", "pp.p", "..p.p")),
    ("Y1", ("c", "c", "c", "cc"), ("c", "c", "c", "c")),
    ("Y2", ("", "cc", "cc", "c"), ("", "cc", "c", "c")),
    ("Y3", ("", "", "ccc"), ("", "", "cc.c")),
    ("Y4", ("c", "c", "", "c"), ("c", "c", "", "")),
    ("Y5", ("ccc", "...", "cc"), ("ccc", "...", "c")),
    ("Y6", ("c", "cc", "cc", "c"), ("c", "cc", "cc")),
    ("B1", ("o", "o", "o", "oo"), ("o", "o", "o", "o")),
    ("B2", ("", "", "", "oo"), ("", "", "o", "o")),
    ("B3", ("o", "o", "o"), ("o", "o")),
    ("B4", ("oo", "", "", "o"), ("oo", "", "", ".o")),
    ("B5", ("", "", "oo", "ooo"), ("", "", "oo", "oo")),
    ("B6", ("oo", "oo"), ("oo", "o.")),
    ("G1", ("mm", "m", "m", "m"), ("mm", "m", "m")),
    ("G2", ("mm",), ("m",)),
    ("G3", ("", "m", "m", "m"), ("", "m", "m")),
    ("G4", ("pmc", "pmc", "pmc"), ("pmc", "pmc", "pmo")),
    ("G5", ("mm",), ("m.", "m.")),
    ("N6", ("oo", "cc", "pm", "mp"), ("oo", "cc", "pp", "oo")),
    ("N7", ("oc", "mp", "oc", "mp"), ("oc", "mp", "oc", "mm")),
    ("N8", ("pppppp",), ("ppppp.p",)),
]  # fmt: skip


@pytest.mark.parametrize(("card", "true", "false"), CONDITIONS, ids=[row[0] for row in CONDITIONS])
def test_a_condition_is_true_in_one_realm_and_not_yet_in_another(
    card: str, true: tuple[str, ...], false: tuple[str, ...]
) -> None:
    number = OBJECTIVE_IDS.index(card)
    assert met(realm("S4", *true).position, 0, number)
    assert not met(realm("S4", *false).position, 0, number)
    assert progress(realm("S4", *false).position, 0, number) < NEEDS[number]


def test_conditions_about_cards_and_rubies() -> None:
    """G6, N1 to N3, N5: 38 goods, 7 mosaics, 6 stalls, 6 rubies, all four goods."""
    stalls = "dates dates dates spices silk lamps"
    table = arrange("S4 m01@1,1 m02@1,2 m03@1,3 m04@1,4 m05@1,5 m06@1,6",
                    mosaics=(7, 6), rubies=(6, 5), stalls=(stalls, "dates dates silk lamps lamps"))  # fmt: skip
    for name, own, other in (("G6", 40, 14), ("N1", 7, 6), ("N2", 6, 5), ("N3", 6, 5), ("N5", 4, 3)):
        number = OBJECTIVE_IDS.index(name)
        assert (progress(table.position, 0, number), progress(table.position, 1, number)) == (own, other)
        assert met(table.position, 0, number)
        assert not met(table.position, 1, number)


def test_forty_jars_counts_the_present_layout() -> None:
    """N4: 8 active jars."""
    table = arrange("S4 p22@2,1", moons=1)
    assert progress(table.position, 0, OBJECTIVE_IDS.index("N4")) == 2
    assert NEEDS[OBJECTIVE_IDS.index("N4")] == 8


def test_a_square_may_not_overlap_the_other() -> None:
    """N7: two squares with four different landscapes that share one landscape are not enough."""
    number = OBJECTIVE_IDS.index("N7")
    assert not met(realm("S2", "oco", "mpm").position, 0, number)
    assert met(realm("S2", "ococ", "mpmp").position, 0, number)


def test_outer_rows_count_for_lines_and_squares_but_not_for_rows_and_columns() -> None:
    """12.3, Abriza."""
    table = arrange("S4 o01@0,1 o02@1,1 o03@2,1 p01@0,2 p02@0,3 p03@0,4 p04@0,5 p05@0,6 p06@0,7")
    assert met(table.position, 0, OBJECTIVE_IDS.index("B2"))
    assert progress(table.position, 0, OBJECTIVE_IDS.index("N8")) == 2
    assert progress(table.position, 0, OBJECTIVE_IDS.index("R3")) == 1
    assert progress(table.position, 0, OBJECTIVE_IDS.index("N6")) == 1


# ------------------------------------------------------------ taking


def test_an_objective_comes_from_the_middle_or_from_another_player() -> None:
    table = arrange("S4", "S5", middle="r1 n8", unfinished=("y1", "b5"), completed=("", "g1"), moons=2)
    assert table.choices_of("take") == ["r1 1", "b5 1", "n8 1"]
    table.play("take b5 1", "take n8 1")
    assert table.log == [
        "Ann takes the objective Great Valley from Ben.",
        "Ann takes the objective Long Street.",
    ]
    assert table.position.moons == 0


def test_an_objective_taken_away_can_be_taken_back() -> None:
    """Ruling 11."""
    table = arrange("S4", "S5", unfinished=("", "b5"), moons=1, placed=True).play("take b5 1")
    table.position.moons = 1
    assert table.position.to_move == 1
    assert table.choices_of("take") == ["b5 2"]


def test_an_objective_whose_condition_is_true_already_is_completed_at_once() -> None:
    """Ruling 10."""
    table = arrange("S4 p01@1,1 p03@2,1 p04@2,2 p05@4,1 p06@4,2", middle="r1", moons=1).play("take r1 1")
    assert table.log[-1] == "Ann completes the objective Six Gates."
    assert (table.position.unfinished[0], table.position.completed[0].bit_count()) == (0, 1)


def test_a_completed_objective_stays_completed_and_cannot_be_taken() -> None:
    table = arrange("S4 o20@2,1 o21@3,1", completed=("b2",), djinn=True, placed=True).play("move o20 1 r1c1")
    assert table.position.completed[0]
    table.position.moons = 1
    assert "take b2 2" not in table.choices


def test_a_djinn_move_completes_too() -> None:
    table = arrange("S4 o20@1,1 o21@4,2 o03@4,1", unfinished=("b2",), djinn=True, placed=True)
    assert table.position.unfinished[0]
    table = arrange("S4 o20@1,1 o21@4,1", unfinished=("b2",), djinn=True, placed=True)
    table.play("move o20 1 r4c2")
    assert "Ann completes the objective Canal." in table.log


def test_a_moon_without_anything_to_take_is_lost() -> None:
    table = arrange("S4 p13@3,2", central="- - - - p01").play("place p01 1 r3c1")
    assert table.position.moons == 0
    assert table.position.to_move == 1


def test_objectives_of_others_are_not_checked_in_this_turn() -> None:
    """8, ruling 12: checks are made in the owner's turn only."""
    table = arrange("S4", "S5", unfinished=("", "n3"), rubies=(0, 6), central="o20").play("place o20 1 r1c1")
    assert table.position.unfinished[1]
