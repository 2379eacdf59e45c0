"""A set-up in the making is always one that can be played."""

import random

import pytest

from engine.core.registry import facts_of
from engine.core.saves import SeatSpec
from ui.settings.choices import LastSetup
from ui.setup.draft import FIRST_LEVEL, draft_from, first_draft

NAMES = ("Aoi", "Bruno", "Carmen", "Dara")
FACTS = facts_of("imhotep")


def rng():
    return random.Random(1)


def test_the_first_time_there_is_one_person_and_one_opponent():
    draft = first_draft(FACTS, NAMES)
    assert draft.seats == (SeatSpec("human"), SeatSpec("ai", FIRST_LEVEL, "Aoi"))
    assert draft.preset == "a"
    assert draft.setup(5).seed == 5


def test_more_players_are_computers_of_the_last_level_with_names_of_their_own():
    draft = first_draft(FACTS, NAMES).with_seat(1, SeatSpec("ai", "expert", "Aoi")).with_players(4, NAMES)
    assert [seat.level for seat in draft.seats] == ["", "expert", "expert", "expert"]
    assert [seat.name for seat in draft.seats] == ["", "Aoi", "Bruno", "Carmen"]


def test_fewer_players_leave_from_the_end():
    draft = first_draft(FACTS, NAMES).with_players(4, NAMES).with_players(2, NAMES)
    assert [seat.name for seat in draft.seats] == ["", "Aoi"]


def test_two_seats_never_share_a_colour():
    draft = first_draft(FACTS, NAMES).with_colours(("ember", "tide"))
    draft = draft.with_seat(0, SeatSpec("human", color="tide"))
    assert [seat.color for seat in draft.seats] == ["tide", "ember"]


def test_an_option_that_completes_a_preset_names_it():
    draft = first_draft(FACTS, NAMES)
    assert draft.with_option("market", "B").preset == ""
    assert draft.with_option("market", "B").with_option("market", "A").preset == "a"


def test_a_preset_sets_its_options_and_draws_what_it_leaves_to_chance():
    draft = first_draft(FACTS, NAMES)
    assert set(draft.with_preset("b", rng()).options.values()) == {"B", False}
    drawn = {tuple(draft.with_preset("mixed", random.Random(seed)).options.values()) for seed in range(20)}
    assert len(drawn) > 5
    for seed in range(20):
        draft.with_preset("mixed", random.Random(seed)).setup(1)


def test_the_last_set_up_comes_back():
    draft = first_draft(FACTS, NAMES).with_players(3, NAMES).with_option("wrath", True)
    again = draft_from(FACTS, draft.remembered(), NAMES, rng())
    assert (again.seats, dict(again.options)) == (draft.seats, dict(draft.options))


def test_a_drawn_preset_is_drawn_anew():
    last = first_draft(FACTS, NAMES).with_preset("mixed", random.Random(0)).remembered()
    options = {tuple(draft_from(FACTS, last, NAMES, random.Random(s)).options.values()) for s in range(12)}
    assert len(options) > 3


@pytest.mark.parametrize(
    "last",
    [
        None,
        LastSetup(),
        LastSetup((SeatSpec("human"),) * 7),
        LastSetup((SeatSpec("human"), SeatSpec("ai", "wizard")), {"market": "Z", "moon": 3}, "gone"),
    ],
)
def test_a_last_set_up_that_is_no_longer_possible_is_mended(last):
    draft = draft_from(FACTS, last, NAMES, rng())
    draft.setup(1)
    assert all(seat.kind == "human" or seat.level == FIRST_LEVEL for seat in draft.seats)
