"""Set-ups are checked at one door, with a sentence for everything that can be wrong."""

from __future__ import annotations

import pytest

from engine.core.contract import OptionValue
from engine.core.registry import UnknownGame, facts_of
from engine.core.setup import BadSetup, make_setup, parse_option, spell
from engine.core.words import ENGLISH

IMHOTEP = facts_of("imhotep")


def test_defaults_fill_what_is_not_said() -> None:
    setup = make_setup(IMHOTEP, 3, {"wrath": True}, 5)
    assert setup.options == {
        "market": "A",
        "pyramids": "A",
        "temple": "A",
        "burial": "A",
        "obelisks": "A",
        "wrath": True,
    }


@pytest.mark.parametrize(
    ("players", "options", "seed", "sentence"),
    [
        (5, {}, 1, "Imhotep is for 2, 3, 4 players, not for 5."),
        (2, {"palace": "A"}, 1, "Imhotep has no option “palace”; it has: market, pyramids, temple, burial, obelisks, wrath."),
        (2, {"market": "C"}, 1, "The option “market” of Imhotep cannot be “C”; it can be: A, B."),
        (2, {"wrath": 1}, 1, "The option “wrath” of Imhotep cannot be “1”; it can be: off, on."),
        (2, {}, -1, "A seed is a whole number from 0 to 9223372036854775807, not -1."),
        (2, {}, 1 << 70, f"A seed is a whole number from 0 to 9223372036854775807, not {1 << 70}."),
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_refused_with_a_sentence(
    players: int, options: dict[str, OptionValue], seed: int, sentence: str
) -> None:
    with pytest.raises(BadSetup) as trouble:
        make_setup(IMHOTEP, players, options, seed)
    assert ENGLISH.speak(trouble.value.sentence) == sentence


def test_option_values_are_read_as_people_type_them() -> None:
    assert parse_option(IMHOTEP, "wrath", "ON") is True
    assert parse_option(IMHOTEP, "market", "b") == "B"
    assert spell(False) == "off"
    with pytest.raises(BadSetup):
        parse_option(IMHOTEP, "wrath", "maybe")


def test_an_unknown_game_is_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as trouble:
        facts_of("chess")
    assert "imhotep" in trouble.value.known
