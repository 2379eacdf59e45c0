"""What the head of a quick reference says of its game."""

import pytest

from engine.core.registry import facts_of
from engine.core.words import ENGLISH
from ui.rules.quick import facts_line


@pytest.mark.parametrize(
    ("game", "line"),
    [("agamemnon", "2 players, about 30 minutes"), ("imhotep", "2–4 players, about 40 minutes")],
)
def test_the_head_says_how_many_play_and_how_long(game, line):
    assert ENGLISH.speak(facts_line(facts_of(game))) == line
