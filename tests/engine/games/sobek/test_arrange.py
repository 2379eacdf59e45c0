"""Sobek set up by hand: what comes from the deck, a full row, what was pending, what is refused, what nobody remembers."""

import pytest

from engine.core.contract import NOBODY, BadState, Refused
from engine.games.sobek import arrange
from engine.games.sobek import places as at
from engine.games.sobek.cards import FACE_OF, Back, Face, Kind
from engine.games.sobek.decisions import Ask
from engine.games.sobek.state import Position
from tests.engine.games.sobek.conftest import VOICE, names

FULL = "cattle-0 cattle-0 cattle-1 cattle-1 ebony-0 ebony-0 ivory-0 ivory-0 marble-0"
BEIGE = at.back(Back.BEIGE)


def put(state, piece, origin, place):
    """The position after a drop that must be allowed."""
    after = arrange.moved(state, piece, origin, place)
    assert not isinstance(after, Refused), VOICE.speak(after.sentence)
    return after


def no(state, piece, origin, place):
    """Why a drop is refused."""
    assert place not in arrange.places(state, piece, origin)
    return VOICE.speak(arrange.moved(state, piece, origin, place).sentence)


def row_of(state):
    """The row in notation."""
    return [names(1 << card)[0] for card in state.row]


def test_a_set_gets_the_topmost_card_of_the_deck_that_fits_it_whatever_its_back(sobek):
    state = sobek(deck="fish-0 thief wheat-1 merchant wheat-0").position
    once = put(state, BEIGE, at.DECK, at.upright(1, Kind.WHEAT))
    assert names(once.sets[6 + Kind.WHEAT]) == ["wheat-1"]
    twice = put(once, BEIGE, at.DECK, at.upright(1, Kind.WHEAT))
    assert names(twice.sets[6 + Kind.WHEAT]) == ["wheat-1", "merchant"]
    assert no(twice, BEIGE, at.DECK, at.upright(0, Kind.IVORY)) == "No card of the deck fits here."
    assert [names(1 << card)[0] for card in twice.deck] == ["wheat-0", "thief", "fish-0"]


def test_other_places_get_the_top_card_and_what_is_put_on_the_deck_goes_under_it(sobek):
    state = sobek(deck="fish-0 wheat-1 cattle-1").position
    state = put(state, BEIGE, at.DECK, at.hand(2))
    assert names(state.hand[2]) == ["fish-0"]
    state = put(state, at.card(Face.PLAIN_FISH), at.hand(2), at.DECK)
    assert FACE_OF[state.deck[0]] == Face.PLAIN_FISH
    assert not state.hand[2]


def test_a_card_put_into_a_full_row_sends_the_one_there_under_the_deck(sobek):
    state = sobek(row=FULL, deck="wheat-1 fish-1").position
    after = put(state, BEIGE, at.DECK, at.row(3))
    assert row_of(after) == [*FULL.split()[:3], "wheat-1", *FULL.split()[4:]]
    assert [names(1 << card)[0] for card in after.deck] == ["cattle-1", "fish-1"]


def test_a_card_put_into_a_row_with_room_moves_the_others_on(sobek):
    state = sobek(row="fish-0 wheat-0", hands={"a": "ivory-3"}).position
    after = put(state, at.card(Face.SCARAB_IVORY), at.hand(0), at.row(1))
    assert row_of(after) == ["fish-0", "ivory-3", "wheat-0"]
    assert row_of(put(after, at.row_card(0), at.row(0), at.row(2))) == ["ivory-3", "wheat-0", "fish-0"]


def test_the_row_keeps_a_card_and_takes_no_starting_cards(sobek):
    state = sobek(row="fish-0", hands={"a": "wheat-green"}).position
    green = at.card(Face.GREEN_WHEAT)
    assert no(state, at.row_card(0), at.row(0), at.hand(1)).startswith("One card at least stays in the row")
    for place in (at.row(0), at.DECK):
        assert no(state, green, at.hand(0), place).startswith("Cards with green backs")
    assert no(state, green, at.hand(0), at.DISCARD) == "Only characters that were played lie here."
    assert no(state, green, at.hand(0), at.upright(0, Kind.FISH)) == (
        "A set of fish holds only fish and amulets."
    )
    assert at.pile(2) in arrange.places(state, green, at.hand(0))


@pytest.mark.parametrize(
    ("laid", "said"),
    [
        ("fish-0 fish-1", "Ann has a set of fish with 2 cards; a set needs at least 3."),
        (
            "amulet amulet amulet",
            "Ann has a set of fish with amulets only; it needs at least one card of its kind.",
        ),
        ("fish-0 fish-1 amulet", ""),
        ("thief amulet amulet", ""),
    ],
)
def test_what_is_no_set_is_said_and_cannot_be_played(sobek, laid, said):
    state = sobek(row=FULL, hands={"a": laid}).position
    faces = [FACE_OF[card] for card in range(63) if state.hand[0] >> card & 1]
    for face in faces:
        state = put(state, at.card(face), at.hand(0), at.upright(0, Kind.FISH))
    assert [VOICE.speak(why) for why in arrange.wrong(state)] == ([said] if said else [])
    if said:
        with pytest.raises(BadState):
            Position.from_json(state.to_json())
    else:
        assert Position.from_json(state.to_json()).to_json() == state.to_json()


def test_what_was_pending_is_dropped_and_it_is_a_turn_again(sobek):
    desk = sobek(hands={"a": "thief fish-0 fish-1 fish-0", "b": "amulet"})
    laying = desk.play("lay a fish-0 fish").position
    assert laying.ask is Ask.SET
    after = put(laying, at.card(Face.AMULET), at.hand(1), at.pile(1))
    assert (after.ask, after.kind, after.laying) == (Ask.ACT, NOBODY, 0)
    assert sorted(names(after.hand[0])) == ["fish-0", "fish-0", "fish-1", "thief"]
    desk = sobek(hands={"a": "thief", "b": "amulet"}).play("play thief")
    after = arrange.with_mover(desk.position, 2)
    assert (after.to_move, after.turn, names(after.discards)) == (2, 2, ["thief"])


def test_prosperity_leaves_a_set_that_is_taken_apart(sobek):
    cards = "wheat-0 wheat-0 wheat-1"
    state = sobek(sets={"b wheat": cards}, blessings={"b wheat": 1}, tokens="guild").position
    for face in (Face.PLAIN_WHEAT, Face.PLAIN_WHEAT, Face.SCARAB_WHEAT):
        assert state.blessings[6 + Kind.WHEAT] == 1
        state = put(state, at.card(face), at.upright(1, Kind.WHEAT), at.DECK)
    assert not any(state.blessings)
    assert Position.from_json(state.to_json()).to_json() == state.to_json()


def test_nobody_remembers_which_cards_were_put_where_nobody_sees_them(sobek):
    state = sobek(hands={"b": "fish-1 wheat-1"}, piles={"c": "cattle-1"}, remembering=True).position
    views = []
    for kept, spoilt in ((Face.SCARAB_FISH, Face.SCARAB_WHEAT), (Face.SCARAB_WHEAT, Face.SCARAB_FISH)):
        after = put(state, at.card(spoilt), at.hand(1), at.pile(1))
        assert names(after.hand[1]) == names(sum(1 << c for c in (FACE_OF.index(kept),)))
        views.append([after.observe(seat) for seat in (0, 1, 2)])
    assert views[0][0] == views[1][0]
    assert views[0][2] == views[1][2]
    assert views[0][1] != views[1][1]


def test_nothing_is_set_up_between_two_rounds(sobek):
    state = sobek(row="fish-0", deck="", hands={"a": "wheat-0 wheat-1 amulet"}).play("take a 1").position
    assert state.ask is Ask.LATE
    assert not any(arrange.places(state, *lying) for lying in arrange.pieces(state))
    assert VOICE.speak(arrange.with_mover(state, 1).sentence).startswith("The round is over")
    assert not arrange.wrong(state)
