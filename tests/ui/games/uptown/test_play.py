"""Uptown's table in play: nothing of another rack is shown."""

from tests.ui.tables import Hands, match_of, one_person, sit


def test_nothing_of_another_seat_is_on_the_scene_or_in_its_words(qtbot, around):
    """The scene of one person against four computers: no tile of their racks, in no form (rules 7)."""
    match = match_of("uptown", players=5, seed=4, plies=40)
    hands = Hands(sit(qtbot, around, match, one_person(5)))
    own, others = match.state.observe(0)["racks"][0], match.state.rack[5:]
    scene = hands.board.scene
    shown = {item.piece.number for item in scene.pieces()}
    assert set(own) <= shown
    assert shown.isdisjoint(set(others) - {0})
    assert not [item for item in scene.pieces() if item.piece.loose and item.piece.number not in own]
