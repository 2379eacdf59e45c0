"""Answers that leave no choice are made by the table: never by hand, never told by who is asked, never undone alone."""

import random

import pytest

from engine.core.move import NO_MOVE
from engine.games.almadi.legal import END
from engine.games.four_color_cards.decisions import PASS
from tests.ui.tables import Instant, match_of, one_person, sit
from ui.layouts import layout_for
from ui.table.answers import NOTHING_TO_POINT_AT, Formalities
from ui.theme.motion import Speed


def until(match, wanted):
    """Play random moves until the position is wanted."""
    rng = random.Random(3)
    while not wanted(match.state):
        match.play(match.state.random_move(rng))
    return match


def only_pass(state):
    return state.to_move == 0 and state.legal_moves() == [PASS]


def played_from(qtbot, around, wanted, **options):
    """A table of Four Color Cards, one person at seat 0, opened where the position is wanted."""
    match = until(match_of("four_color_cards", players=3, seed=4, **options), wanted)
    return sit(qtbot, around, match, one_person(3), Instant())


def test_a_pass_without_a_claim_is_not_asked_of_the_only_person(qtbot, around):
    screen = played_from(qtbot, around, only_pass)
    asked = []
    screen.session.decision.connect(lambda: asked.append(screen.session.legal()))
    for _ in range(12):
        if may_decide(qtbot, screen.session):
            screen.session.play(screen.session.legal()[0])
    assert asked
    assert [PASS] not in asked
    assert PASS in [turn.move for turn in screen.session.match.turns if turn.seat == 0]


@pytest.fixture
def almadi(qtbot, around):
    """A table of Almadi with characters, one person against one computer; whatever is undone may be undone."""
    match = match_of("almadi", players=2, seed=4, characters=True)
    screen = sit(qtbot, around, match, one_person(2), Instant())
    screen.session.undo_all = True
    return screen


def may_decide(qtbot, session):
    """Wait for the computers; tell whether it is the person's turn."""
    qtbot.waitUntil(lambda: session.to_move == 0 or session.match.over)
    return not session.match.over


def test_undo_goes_over_lone_answers_to_the_last_real_decision(qtbot, almadi):
    session, rng, ended = almadi.session, random.Random(2), 0
    while may_decide(qtbot, session):
        ply = session.match.ply
        session.play(rng.choice(session.legal()))
        if session.match.moves[ply + 1 : ply + 2] == [END]:
            ended += 1
            moves = session.match.moves[: ply + 2]
            assert session.undo() is None
            assert session.match.ply == ply
            session.redo()
            assert session.match.moves[: ply + 2] == moves
    assert ended > 3


def test_a_lone_answer_comes_with_the_move_before_it_as_one_turn(qtbot, almadi):
    session, rng, told = almadi.session, random.Random(2), []
    session.advanced.connect(told.append)
    while may_decide(qtbot, session):
        session.play(rng.choice(session.legal()))
    assert [event for turn in told for event in turn.events] == [
        event for turn in session.match.turns for event in turn.events
    ]
    assert len(told) < session.match.ply


def test_people_who_share_a_screen_are_all_asked_where_hands_are_secret():
    match = until(match_of("four_color_cards", players=3, seed=4), only_pass)
    layout = layout_for(match.setup)
    assert Formalities(layout, (0, 1)).answer(match.state) == NO_MOVE
    assert Formalities(layout, (0,)).answer(match.state) == PASS


@pytest.mark.parametrize("game", ["isle_of_skye", "sobek", "imhotep", "four_color_cards"])
def test_the_only_move_of_a_piece_is_made_by_hand(game):
    match = match_of(game, players=2, seed=8)
    layout = layout_for(match.setup)
    formalities = Formalities(layout, (0,))

    def lone_piece(state):
        legal = state.legal_moves()
        return len(legal) == 1 and layout.aims(legal[0])[0] != NOTHING_TO_POINT_AT

    assert formalities.answer(until(match, lone_piece).state) == NO_MOVE


def test_computers_that_only_pass_in_secret_are_not_waited_for(qtbot, around):
    """What nobody sees takes no time: the pause of a computer follows what was shown."""
    around.pace.use(Speed.NORMAL)
    match = until(
        match_of("four_color_cards", players=4, seed=4),
        lambda state: state.to_move != 0 and state.legal_moves() == [PASS],
    )
    session = sit(qtbot, around, match, one_person(4), Instant()).session
    waits = []

    def note(turn):
        if not any(event.visible_to(0) for event in turn.events):
            waits.append(session._shown_until.remainingTime())

    session.advanced.connect(note)
    qtbot.waitUntil(lambda: len(waits) > 0, timeout=8000)
    assert waits[0] < 100


def test_after_loading_a_lone_answer_is_made_at_once(qtbot, around):
    match = until(match_of("four_color_cards", players=3, seed=4), only_pass)
    ply = match.ply
    screen = sit(qtbot, around, match, one_person(3))
    assert screen.session.match.ply > ply
    assert screen.session.match.moves[ply] == PASS
