"""A slim card looked at from far: counts and bars share the line below the name."""

from itertools import pairwise

from ui.table.bars import Bar, bar_boxes
from ui.table.card_layout import CardLayout
from ui.table.card_state import CardState, CardWords
from ui.table.elided import DOT
from ui.theme.look import at_distance, light
from ui.theme.measure import Role
from ui.theme.players import EMBER

FACTS = ("captured 3", "supply 15")


def test_from_far_the_counts_stand_beside_the_bars_as_far_as_every_bar_keeps_room_for_its_number(qapp):
    far, told = at_distance(light(), 1080), []
    for count in range(2, 15):
        bars = tuple(Bar(1, EMBER, (number,), "One") for number in range(count))
        state = CardState(EMBER, CardWords("Rita", facts=FACTS), bars=bars, slim=True)
        card = CardLayout(far, round(far.px(260)), state)
        for words, box in card.facts:
            assert box.width() >= far.width_of(Role.CAPTION, words)
            assert card.bars.right() < box.left()
            assert box.right() <= card.face.right()
        assert min(box.width() for box in bar_boxes(bars, card.bars)) >= far.width_of(Role.CAPTION, "9")
        told.append(card.facts[0][0] if card.facts else "")
    assert list(dict.fromkeys(told)) == [DOT.join(FACTS), FACTS[0], ""]
    assert all(len(more) >= len(fewer) for more, fewer in pairwise(told))
