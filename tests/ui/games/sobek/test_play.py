"""Sobek's table in play: whose cards and trays are before whom."""

from engine.core.contract import NOBODY
from engine.games.sobek import places
from tests.ui.tables import Hands, match_of, one_person, sit


def test_no_card_of_another_hand_or_pile_is_on_the_scene(qtbot, around):
    """One person against three computers: only backs of their hands, nothing of their piles (rules 11)."""
    for plies in (25, 60, 110):
        match = match_of("sobek", players=4, seed=4, plies=plies)
        hands = Hands(sit(qtbot, around, match, one_person(4)))
        pieces = [item.piece for item in hands.board.scene.pieces()]
        for seat in (1, 2, 3):
            shown = [piece for piece in pieces if piece.place == places.hand(seat)]
            assert len(shown) == sum(match.state.observe(0)["backs"][seat])
            assert {piece.picture.kind for piece in shown} <= {"sobek back"}
            assert not [piece for piece in pieces if piece.place == places.pile(seat) and piece.number]
        tokens = [piece for piece in pieces if piece.place == places.TOKENS]
        if match.state.observe(0)["token_kinds"] is None:
            assert {piece.number for piece in tokens} <= {places.FACE_DOWN_TOKEN}


def test_the_tray_lies_only_before_who_must_choose(qapp):
    """Tokens to choose from, kinds to name and the pile the Vizier looks at are for one pair of eyes (rules 5.2, 6)."""
    from tests.ui.games.test_layouts import positions, sight_of
    from ui.layouts import layout_for

    seen = set()
    for match in positions("sobek", 2):
        asked = match.state.observe(NOBODY)["ask"]
        if asked not in ("token", "kind", "pick"):
            continue
        seen.add(asked)
        for seat in (*range(match.setup.players), NOBODY):
            plan = layout_for(match.setup).plan(match.state.observe(seat), sight_of(match, seat))
            assert any(piece.key == "tray" for piece in plan.pieces) == (seat == match.state.to_move)
    assert "token" in seen
