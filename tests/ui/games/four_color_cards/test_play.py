"""Four Color Cards' table in play: hands of others, claims, a won hand in its melds."""

from engine.core.contract import NOBODY
from engine.games.four_color_cards import places
from tests.ui.games.test_layouts import positions, sight_of
from tests.ui.tables import Hands, match_of, one_person, sit
from ui.layouts import layout_for


def test_other_hands_are_backs_only(qtbot, around):
    """Nothing on the scene tells what another seat holds (rules 10)."""
    for plies in (5, 40, 90):
        match = match_of("four_color_cards", players=4, seed=4, plies=plies)
        hands = Hands(sit(qtbot, around, match, one_person(4)))
        pieces = [item.piece for item in hands.board.scene.pieces()]
        for seat in (1, 2, 3):
            shown = [piece for piece in pieces if piece.place == places.hand(seat)]
            assert len(shown) == match.state.observe(0)["held"][seat]
            assert {piece.number for piece in shown} <= {places.BACK}
            assert {piece.picture.kind for piece in shown} <= {"four color back"}


def test_claims_on_the_table_are_the_legal_ones(qapp):
    """Only who is asked sees claims, and exactly those the rules allow (rules 5)."""
    for match in positions("four_color_cards", 2):
        layout, legal = layout_for(match.setup), match.state.legal_moves()
        for seat in (*range(match.setup.players), NOBODY):
            plan = layout.plan(match.state.observe(seat), sight_of(match, seat))
            claims = {place.number for place in plan.places if 10 < place.number < 25}
            aims = {layout.aims(move)[0].place for move in legal}
            expected = aims & set(range(11, 25)) if seat == match.state.to_move else set()
            assert claims == expected


def test_a_won_match_shows_the_hand_in_its_melds(qapp):
    """At the end everybody sees the melds the hand was divided into (rules 7)."""
    shown = 0
    for match in positions("four_color_cards", 3):
        if not match.over or match.state.observe(NOBODY)["history"][-1]["declarer"] == NOBODY:
            continue
        plan = layout_for(match.setup).plan(match.state.observe(NOBODY), sight_of(match, NOBODY))
        assert [piece for piece in plan.pieces if piece.key.startswith("won ")]
        shown += 1
    assert shown
