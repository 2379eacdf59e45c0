"""Where the parts of a player's card lie, as values: near and far, broad and narrow, open and slim, without any widget."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.core.contract import ScoreLine
from engine.core.words import say
from engine.games.imhotep.words import Score
from ui.table.bars import Bar
from ui.table.card_layout import CardLayout
from ui.table.card_state import CardState, CardWords
from ui.table.scores import Group, Standing
from ui.theme.look import at_distance, light
from ui.theme.measure import Role
from ui.theme.players import EMBER

LINES = tuple(ScoreLine(say(Score.STATUES), points, settled=True) for points in (3, 2))
POINTS = Standing(
    12,
    17,
    (
        Group(Score.STATUES, "#806040", 5, 0, (1,), LINES),
        Group(Score.BLUE, "#406080", 7, 5, (2,), LINES[:1]),
    ),
)
WORDS = CardWords(
    "Rita",
    "Skilled",
    ("3 stones on the sled", "12 in the quarry", "2 cards"),
    "→ 17",
    ("Statues", "Blue cards"),
    ("", "+5 at the end"),
    ("", ""),
    "Rita has 12 points",
    (("Three statues", "Two statues"), ("A card",)),
)
STATE = CardState(EMBER, WORDS, POINTS, score=12, first=True)
BARS = (Bar(4, EMBER, (1, 2), "Four"), Bar(2, EMBER, (3,), "Two"))
THEMES = {"near": light(), "large": light(base=20), "far": at_distance(light(), 1080)}


@pytest.fixture(params=THEMES)
def theme(qapp, request):
    """What a card is looked at with."""
    return THEMES[request.param]


def laid(theme, width=320, **changes):
    """A card whose width grows with the text."""
    return CardLayout(theme, round(theme.px(width)), replace(STATE, **changes))


@pytest.mark.parametrize("bars", [(), BARS], ids=["no bars", "bars"])
@pytest.mark.parametrize("slim", [False, True], ids=["roomy", "slim"])
@pytest.mark.parametrize("width", [240, 320])
def test_everything_lies_on_the_face_and_names_end_before_the_score(theme, width, slim, bars):
    card = laid(theme, width, slim=slim, bars=bars)
    boxes = {"score": card.score, "later": card.later, "name": card.name} | dict(card.facts)
    if bars:
        boxes["bars"] = card.bars
    assert not [name for name, box in boxes.items() if not card.face.contains(box)]
    assert card.name.left() > card.chip.x()
    assert card.name.right() < min(card.score.left(), card.later.left())


def test_a_broad_card_has_the_score_to_come_below_the_score_and_a_narrow_one_before_it(qapp):
    broad, narrow = (laid(light(), width) for width in (320, 240))
    assert broad.later.center().y() > broad.score.bottom() - broad.later.height()
    assert broad.later.right() == broad.score.right()
    assert narrow.later.right() <= narrow.score.left()
    assert abs(narrow.later.center().y() - narrow.score.center().y()) < 2


def test_the_level_follows_the_flag_and_gives_way_where_room_is_short(qapp):
    flagged, plain = laid(light()), laid(light(), first=False)
    assert plain.flag is None
    assert flagged.flag.left() == plain.level.left()
    assert flagged.level.left() > flagged.flag.right()
    long = replace(WORDS, name="Bartholomew Montgomery the Third of Alexandria")
    squeezed = laid(light(), words=long)
    assert (squeezed.flag, squeezed.level) == (None, None)


def test_counts_take_one_line_near_and_as_many_as_they_need_from_far(qapp):
    assert [words for words, _ in laid(light()).facts] == [" · ".join(WORDS.facts)]
    far = THEMES["far"]
    lines = laid(far, 200).facts
    assert " · ".join(words for words, _ in lines) == " · ".join(WORDS.facts)
    assert len(lines) > 1
    assert all(one.bottom() <= two.top() for (_, one), (_, two) in pairwise(lines))
    assert laid(far, 200).height > laid(far, 600).height


def test_bars_add_a_line_unless_the_card_is_slim_where_they_take_the_place_of_the_counts(theme):
    plain, barred, slim = laid(theme), laid(theme, bars=BARS), laid(theme, bars=BARS, slim=True)
    assert barred.height > plain.height >= slim.height
    assert barred.facts
    assert bool(slim.facts) == theme.far  # from far there is room beside the bars
    assert barred.bars.top() >= barred.facts[-1][1].top()


def test_an_open_card_is_higher_by_its_rows_and_a_point_in_a_row_finds_it(theme):
    closed = laid(theme)
    card = laid(theme, open=True, unfolded=frozenset({Score.STATUES}))
    rows = card.state.rows
    assert len(rows) == 4
    boxes = [card.rows.boxes(number, row) for number, row in enumerate(rows)]
    assert [card.row_at(box.whole.center().y()) for box in boxes] == [0, 1, 2, 3]
    assert card.row_at(card.rows.sum.center().y()) == card.row_at(card.face.bottom()) == -1
    assert closed.row_at(boxes[0].whole.center().y()) == -1
    assert card.rows.sum.top() >= closed.face.bottom() - 1
    folded = laid(theme, open=True)
    assert card.height - folded.height == pytest.approx(2 * card.rows.height, abs=1)


def test_names_of_rows_end_before_their_points_and_lines_are_set_in(theme):
    card = laid(theme, open=True, unfolded=frozenset({Score.STATUES}))
    group, line = (card.rows.boxes(number, card.state.rows[number]) for number in (0, 1))
    assert line.whole.left() > group.whole.left()
    assert group.swatch.right() < group.name.left()
    figure = theme.width_of(Role.BUTTON, "5")
    assert group.name.right() < group.now.right() - figure
    assert group.now.right() == pytest.approx(group.later.left())
    assert line.name.right() < line.whole.right()


@pytest.mark.parametrize(("row", "name"), [(0, Score.STATUES), (1, None), (3, None), (9, None), (-1, None)])
def test_only_a_group_of_several_lines_can_be_unfolded(row, name):
    state = replace(STATE, unfolded=frozenset({Score.STATUES}))
    group = state.foldable(row)
    assert (group and group.name) == name
