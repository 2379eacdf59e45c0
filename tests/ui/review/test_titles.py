"""Looking back, nobody sits at the table: nothing on it is called somebody's own, in every game."""

import pytest

from engine.core.registry import game_ids
from tests.ui.reading import Readings, table_texts
from tests.ui.tables import Quiet, match_of, one_person
from ui.review.looking import LookBack
from ui.review.screen import ReviewScreen

ENDED = 100_000
OWN = {"en": ("your ",), "ja": ("あなた", "自分の")}


@pytest.mark.parametrize("language", OWN)
@pytest.mark.parametrize("game", game_ids())
def test_no_title_says_your(qtbot, around, japanese, game, language):
    around.language.use(language)
    match = match_of(game, 2, 3, plies=ENDED)
    looking = LookBack(match, Quiet())
    screen = ReviewScreen(looking, one_person(2), around)
    qtbot.addWidget(screen, before_close_func=lambda widget: widget.leave())
    screen.resize(1440, 900)
    screen.show()
    qtbot.waitExposed(screen)
    readings, seen = Readings(around.theme.theme), 0
    for ply in range(0, match.ply, max(1, match.ply // 8)):
        screen.show_ply(ply)
        for _, _, texts in table_texts(screen, readings):
            for text in texts:
                seen += 1
                assert not any(own in text.words.lower() for own in OWN[language]), text.words
    assert seen > 40
    looking.close()
