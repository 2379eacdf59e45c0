"""The end of the game: scrolls, gold, ranks, and score lines at any moment (Isle of Skye 7, 10.3)."""

from __future__ import annotations

from typing import Any

from engine.games.isle_of_skye.places import HOME
from engine.games.isle_of_skye.scoring import gold_points
from tests.engine.games.isle_of_skye.arranging import VOICE, Table, arranged, building

SCROLLS = [["L26", 1, 0, 0], ["L46", 0, 1, 2], ["L56", 1, 1, 1], ["L09", 0, 2, 2], ["L44", 1, 2, 1]]
SCROLLS += [["L48", 0, -1, 0], ["L61", -1, 0, 0], ["L23", 2, 1, 3]]
"""The worked estate of 10.5: four scrolls worth 8 together."""


def ended(**changes: Any) -> Table:
    """Return a game of two that has ended, with nothing scored in its last round by the change."""
    nothing = {"drawn": [[0, 0, 0]] * 2, "phase": "over", "to_move": -1, "round": 6}
    return arranged(2, **{**nothing, **changes})


def test_12_gold_are_2_points() -> None:
    """10.1, 10.3: 1 point per full 5 gold."""
    assert [gold_points(gold) for gold in (0, 4, 5, 12, 20)] == [0, 0, 1, 2, 4]


def test_more_gold_wins_when_points_are_equal() -> None:
    """10.3: 41 with scrolls 8 and 12 gold, 45 with scrolls 2 and 20 gold: 51 and 51; the second wins."""
    table = ended(
        estates={0: SCROLLS, 1: [["L02", 0, -1, 0], ["L47", 0, -2, 0], ["L08", 0, 1, 3]]},
        earned=[[41, 0, 0, 0], [45, 0, 0, 0]],
        free=[12, 20],
    )
    result = table.state.result()
    assert result is not None
    assert result.scores == (51, 51)
    assert result.ranks == (2, 1)
    assert result.tiebreaks == ((12,), (20,))


def test_equal_points_and_gold_share_the_victory() -> None:
    """10.3."""
    table = ended(earned=[[49, 0, 0, 0], [49, 0, 0, 0]], free=[12, 12])
    result = table.state.result()
    assert result is not None
    assert result.scores == (51, 51)
    assert result.winners() == (0, 1)


def test_shared_ranks_leave_the_next_one_empty() -> None:
    table = arranged(
        3,
        drawn=[[0, 0, 0]] * 3,
        phase="over",
        to_move=-1,
        round=6,
        earned=[[9, 0, 0, 0], [9, 0, 0, 0], [1, 0, 0, 0]],
        free=[3, 3, 3],
    )
    result = table.state.result()
    assert result is not None
    assert result.ranks == (1, 1, 3)


def test_the_last_tile_ends_the_game_with_scrolls_gold_and_a_winner() -> None:
    """7: normal scoring of B, C and D first; the gold counts for points and is not paid."""
    table = building(2, {0: SCROLLS}, stock=["L04", ""], free=[12, 4], scoring=SCORING)
    told = table.tells("build l04 1 0,-2 r0")
    assert told[0] == "Ann lays tile L04 2 north of the castle."
    assert told[1:3] == ["Ann shows 12 gold.", "Ben shows 4 gold."]
    assert told[3] == "Ann scores 5 points for B, Most gold."
    assert (
        "Ann scores 4 points for the scroll for lighthouses on tile L26, doubled: its area is closed." in told
    )
    assert "Ann scores 2 points for the scroll for cattle on tile L46." in told
    assert "Ann scores 2 points for 12 gold." in told
    assert told[-1].startswith("Ann wins with ")
    assert table.state.free == [12, 4]
    assert table.state.legal_moves() == []


SCORING = ["road_tiles", "gold_rank", "square_of_four", "closed_areas_3"]


def test_a_shared_victory_is_told_as_such() -> None:
    table = building(
        2, stock=["L72", "L73"], scoring=["sheep", "ship_lighthouse", "columns", "building_sets"]
    )
    told = table.tells("build l72 1 1,0 r0", "build l73 2 1,0 r0")
    assert told[-1] == "Ann, Ben share the victory with 1 point each."


def test_score_lines_say_what_the_game_would_give_now() -> None:
    """7: points on the track, scrolls, gold with the stakes; the scoring tiles of the round under way are not added."""
    table = building(2, {0: SCROLLS}, stock=["L04", "L05"], free=[12, 4], earned=[[7, 0, 0, 0], [0] * 4])
    assert table.lines(0) == {
        "A: Road to the castle": 7,
        "B: Most ships": 0,
        "C: Squares of four": 0,
        "D: Closed areas of three or more": 0,
        "Scroll for lighthouses on tile L26, doubled": 4,
        "Scroll for cattle on tile L46": 2,
        "Scroll for barrel tiles on tile L61": 1,
        "Scroll for farms on tile L23": 1,
        "Gold: 1 point for every 5": 2,
    }
    assert [line.settled for line in table.state.score_lines(0)] == [True] * 4 + [False] * 5


def test_stakes_count_as_gold_while_they_lie_on_an_offer() -> None:
    table = arranged(2)
    table.play("axe 1.1", "stake 3 1.2", "stake 2 1.3")
    assert table.lines(0)["Gold: 1 point for every 5"] == 1


def test_a_scroll_line_lights_its_own_tile_first() -> None:
    table = building(2, {0: SCROLLS}, stock=["L04", "L05"])
    line = next(line for line in table.state.score_lines(0) if "L23" in VOICE.speak(line.label))
    assert [table.place_text(place) for place in line.places] == ["1 2,1 r3", "1 1,2 r1"]
    assert table.state.estates[0].cells[0] == HOME
