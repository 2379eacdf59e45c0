"""Hands are open or closed as the teacher wants: never more is shown than the eyes may know."""

import pytest

from engine.core.contract import NOBODY
from engine.core.registry import facts_of, game_ids
from engine.core.saves import SeatSpec
from tests.ui.reading import Readings, table_texts
from tests.ui.tables import Hands, match_of, one_person
from ui.screens import Deed


@pytest.fixture
def sobek(teach):
    return teach(match_of("sobek", players=3, plies=12))


def test_the_hand_of_whoever_moves_is_open_at_first(sobek):
    session = sobek.session
    assert session.eyes == session.to_move
    assert [eye.accessibleName().endswith("close the hand") for eye in sobek.hands.eyes] == [
        seat == session.to_move for seat in range(3)
    ]
    mover = session.to_move
    while session.to_move == mover:
        session.play(session.legal()[-1])
    assert session.eyes == session.to_move


def test_the_eye_on_a_card_opens_that_hand_only(sobek):
    other = (sobek.session.to_move + 1) % 3
    sobek.hands.eyes[other].click()
    assert sobek.session.eyes == other
    assert sobek.board.plan == sobek.table._layout.plan(
        sobek.session.match.state.observe(other), sobek.board._sight
    )
    Hands(sobek.table).scene_agrees()


def test_all_hands_closed_is_what_a_spectator_sees(sobek):
    sobek.hands.eyes[sobek.session.to_move].click()
    assert sobek.session.eyes == NOBODY
    assert sobek.session.legal() == []
    assert sobek.table.moves.fitting == []
    assert not [item for item in sobek.board.scene.pieces() if item.piece.loose]


def test_another_hand_is_not_called_yours(sobek):
    session = sobek.session
    assert sobek.table.sight().addressed
    sobek.hands.show((session.to_move + 1) % 3)
    assert not sobek.table.sight().addressed
    sobek.hands.show(None)
    assert sobek.table.sight().addressed


def test_a_closed_hand_can_be_opened_from_the_prompt(sobek):
    sobek.hands.show(NOBODY)
    assert "the hand is closed" in sobek.table.prompt.words
    sobek.table.prompt.buttons[0].click()
    assert sobek.session.eyes == sobek.session.to_move
    assert sobek.session.legal()
    assert sobek.hands.eyes[sobek.session.to_move].accessibleName().endswith("close the hand")


def test_one_hand_may_stay_open_whoever_moves(sobek):
    other = (sobek.session.to_move + 1) % 3
    sobek.hands.show(other)
    sobek.table.open_curtain()
    sobek.hands.show(other)
    assert sobek.session.closed
    sobek.table.deeds[Deed.OPEN_HAND].menu().actions()[1 + sobek.session.to_move].trigger()
    sobek.session.play(sobek.session.legal()[0])
    assert sobek.session.shown is not None


def test_the_key_goes_through_all_ways(sobek):
    seen = []
    for _ in range(5):
        seen.append(sobek.session.shown)
        sobek.table.deeds[Deed.OPEN_HAND].trigger()
    assert seen == [None, 0, 1, 2, NOBODY]
    assert sobek.session.shown is None


def test_the_log_is_that_of_the_open_eyes(sobek):
    sobek.hands.show(NOBODY)
    assert sobek.table._told == NOBODY
    sobek.hands.show(1)
    assert sobek.table._told == 1


def alone(game, plies):
    """A match and its seats: one person without a name, the rest computers."""
    match = match_of(game, facts_of(game).players[0], plies=plies)
    return match, (SeatSpec("human"), *one_person(match.setup.players)[1:])


@pytest.mark.parametrize("game", game_ids())
def test_what_you_have_is_called_yours_whoever_has_the_eyes(teach, game):
    match, seats = alone(game, 12)
    screen = teach(match, seats)
    for shown in (NOBODY, *range(match.setup.players)):
        screen.hands.show(shown)
        texts = table_texts(screen.table, Readings(screen.board.scene.printer.theme))
        said = " / ".join(text.words for _, _, found in texts for text in found)
        assert "OF YOU" not in said.upper().replace("OF YOUR", "")


@pytest.mark.parametrize("game", game_ids())
def test_who_looks_into_the_hand_of_a_computer_is_not_asked_to_move_for_it(teach, game):
    match, seats = alone(game, 0)
    while match.state.to_move != 1:
        match.play(match.state.legal_moves()[0])
    screen = teach(match, seats)
    asked = screen.table._speech.prompt()
    for shown in (1, 0):
        screen.hands.show(shown)
        assert screen.table._speech.prompt() == asked
