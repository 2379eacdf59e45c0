"""The scoring tables, the worked examples 13.4 B to G, and the vectors of the data file (10)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.contract import NOBODY
from engine.games.almadi import objectives, realm, scoring
from engine.games.almadi.components import OBJECTIVE_IDS
from engine.games.almadi.places import Ask
from tests.engine.games.almadi.desk import Desk, arrange
from tests.engine.games.almadi.test_objectives import realm as drawn

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["scoring"]


def final(vector: dict[str, Any]) -> Desk:
    """The table of a vector."""
    players = vector["players"]
    realms = [
        " ".join([p["start"], *(f"{tile}@{row},{col}" for tile, row, col in p["landscapes"])])
        for p in players
    ]
    return arrange(
        *realms,
        mosaics=tuple(p["mosaics"] for p in players),
        rubies=tuple(p["rubies"] for p in players),
        stalls=tuple(" ".join(p["stalls"]) for p in players),
        completed=tuple(" ".join(p["completed_objectives"]).lower() for p in players),
        unfinished=tuple(" ".join(p["unfinished_objectives"]).lower() for p in players),
    )


@pytest.mark.parametrize("vector", VECTORS, ids=["2 players (13.4 G)", "3 players", "4 players"])
def test_whole_realms_score_as_in_the_vectors(vector: dict[str, Any]) -> None:
    table = final(vector)
    for seat, wanted in enumerate(vector["expected"]):
        points, position = table.points(seat), table.position
        assert points.oases == wanted["oasis_groups"]
        assert points.bonus == wanted["largest_oasis_bonus"]
        assert points.caravans == wanted["caravans"]
        assert points.palaces == wanted["palaces"]
        assert points.mosaics == wanted["mosaics"]
        assert points.jars == wanted["jars"]
        assert points.objectives == wanted["objectives"]
        assert points.rubies == wanted["rubies"]
        assert sum(points) == scoring.total(position, seat) == wanted["total"]
        assert objectives.goods(position, seat) == wanted["goods"]
        assert realm.capacity(position.boards[4 * seat + 1]) == wanted["capacity"]
        largest = scoring.largest_of(position, seat)
        assert (largest if largest > 1 else 0) == wanted["largest_oasis_group"]
        cards = range(1, len(OBJECTIVE_IDS))
        true = [OBJECTIVE_IDS[card] for card in cards if objectives.met(position, seat, card)]
        assert true == wanted["conditions_met"]


@pytest.mark.parametrize("vector", VECTORS, ids=["2 players", "3 players", "4 players"])
def test_the_score_lines_add_up_to_the_same_totals(vector: dict[str, Any]) -> None:
    table = final(vector)
    for seat, wanted in enumerate(vector["expected"]):
        assert sum(line.points for line in table.position.score_lines(seat)) == wanted["total"]


def test_example_b_groups_of_oases() -> None:
    """Groups of 3, 2 and 1: 15 points. Largest groups 3, 3, 2: the first two get 6 each."""
    realms = ("S1 o01@1,1 o02@1,2 o03@1,4 o04@1,5 o05@3,1", "S2 o06@3,1 o07@3,2", "S3 o08@2,1")
    table = arrange(*realms)
    assert table.points(0).oases == 15
    assert [table.points(seat).bonus for seat in range(3)] == [6, 6, 0]


def test_a_single_oasis_scores_nothing_and_wins_no_bonus() -> None:
    table = arrange("S4", "S5")
    assert [(table.points(seat).oases, table.points(seat).bonus) for seat in range(2)] == [(0, 0), (0, 0)]


def test_the_bonus_compares_single_groups_not_sums() -> None:
    """Ruling 14."""
    table = arrange("S1 o01@1,1 o02@1,3 o03@1,4 o04@1,6 o05@1,7", "S2 o06@3,1 o07@3,2")
    assert (table.points(0).oases, table.points(0).bonus) == (18, 0)
    assert (table.points(1).oases, table.points(1).bonus) == (9, 6)


@pytest.mark.parametrize(
    ("caravans", "capacity"), [(1, 2), (2, 5), (3, 10), (4, 15), (5, 20), (6, 35), (7, 50), (8, 65), (9, 65)]
)
def test_the_capacity_of_a_group(caravans: int, capacity: int) -> None:
    assert realm.capacity(sum(1 << 7 * column + 1 for column in range(1, caravans + 1))) == capacity


@pytest.mark.parametrize(("stalls", "points"), [(4, 20), (7, 20), (1, 14)])
def test_example_c_caravans(stalls: int, points: int) -> None:
    """Groups of 4 and 2 carry 20; 3 markets and so many stalls."""
    goods = " ".join(["dates"] * stalls)
    table = arrange("S4 c01@3,1 c02@3,2 c03@3,3 c04@1,2 c05@1,3 m01@2,1 m02@2,2", stalls=(goods,))
    assert table.points().caravans == points


def test_example_c_one_group_of_six_carries_35() -> None:
    assert realm.capacity(drawn("S4", "", "", "ccccc").position.boards[1]) == 35


def test_example_d_palaces_and_mosaics() -> None:
    """Row 1: oasis, palace, market. Row 2: caravan, oasis, palace."""
    cells = dict.fromkeys("ocpm", 0)
    for row, kinds in enumerate(("opm", "cop"), 1):
        for column, kind in enumerate(kinds, 1):
            cells[kind] |= 1 << 7 * column + row
    values = realm.palace_values(cells["p"], cells["o"], cells["m"])
    assert values == [4, 3]
    assert [scoring.mosaic_points(values, mosaics) for mosaics in range(4)] == [0, 4, 7, 7]


def test_a_palace_gets_nothing_for_palaces_and_caravans() -> None:
    """Ruling 15."""
    assert drawn("S4", "", "pc").points().palaces == 1 + 1  # the palace of S4 has the market above it


def test_mosaics_without_a_palace_are_worth_nothing() -> None:
    """Ruling 16: S4 has one palace, worth 2 beside its market."""
    assert [arrange("S4", mosaics=(number,)).points().mosaics for number in (0, 1, 5)] == [0, 2, 2]


@pytest.mark.parametrize(
    ("rubies", "points"),
    [
        ((7, 5, 5, 0), [12, 8, 8, 0]),
        ((7, 7, 5, 3), [12, 12, 4, 2]),
        ((0, 0, 0), [0, 0, 0]),
        ((4, 4), [10, 10]),
        ((5, 0), [10, 0]),
        ((9, 7, 5, 3, 1), [12, 8, 4, 2, 0]),
    ],
)
def test_example_e_rubies(rubies: tuple[int, ...], points: list[int]) -> None:
    """Also ruling 17: no ruby scores nothing, though its owner counts as a player."""
    realms = ("S1", "S2", "S3", "S4", "S5")[: len(rubies)]
    table = arrange(*realms, rubies=rubies)
    assert [table.points(seat).rubies for seat in range(len(rubies))] == points


def test_with_characters_two_rubies_are_a_point() -> None:
    assert arrange("S4", characters=True, rubies=(7,)).points().rubies == 3


def test_example_f_objectives() -> None:
    """Completed 6 and 9, unfinished 6."""
    assert arrange("S4", completed=("r1 r5",), unfinished=("y1",)).points().objectives == 9


def test_jars_score_as_the_realm_lies_at_the_end() -> None:
    """10.4: the start tile takes part."""
    assert arrange("S4 p22@2,1").points().jars == 2
    assert arrange("S2 p22@4,1").points().jars == 0  # two effects touch
    assert arrange("S2 o20@4,1").points().jars == 2


def test_lines_name_what_they_count_and_where_it_lies() -> None:
    table = arrange("S1 o01@1,1 p01@2,1", completed=("r1",), unfinished=("y1",), mosaics=(1,), rubies=(3, 4))
    assert table.lines() == {
        "Group of 2 oases": 6,
        "Largest group of oases, 2 oases": 6,
        "Caravans carry 2 of 4 goods": 2,
        "2 palaces beside oases or markets": 4,
        "Mosaics on 1 palace": 2,
        "Objective Six Gates, completed": 6,
        "Objective Six Camels, not completed": -6,
        "3 rubies, rank 2": 4,
    }
    assert all(line.places and not line.settled for line in table.position.score_lines(0))


def test_equal_totals_share_the_victory() -> None:
    """10.8: no tie-break."""
    table = arrange("S4", "S1", rubies=(1, 1))
    table.position.to_move, table.position.ask = NOBODY, int(Ask.OVER)
    result = table.position.result()
    assert result is not None
    assert (result.scores, result.ranks) == ((14, 14), (1, 1))
