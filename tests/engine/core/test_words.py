"""Sentences are whole, have named parts, and are said by a voice."""

from __future__ import annotations

import pytest

from engine.core.match import Bound
from engine.core.setup import Trouble
from engine.core.words import ENGLISH, Many, Player, Sentence, Voice, Words, figure, parts_named, say

TAKES = "{who} {who:takes|take} {n:stone|stones} ({gain:+})."


def spoken(template: str, voice: Voice, **parts: object) -> str:
    """Say a template as if it were the translation of some sentence."""
    translated = Voice(voice.names, voice.you, voice.you_name, voice.comma, lambda _, __: template)
    return translated.speak(Sentence(Bound.NOTHING_YET, tuple(parts.items())))  # type: ignore[arg-type]


def test_a_name_and_you_take_their_own_forms() -> None:
    table = Voice(names=("Aoi", "Bruno"), you=0)
    assert spoken(TAKES, table, who=Player(1), n=1, gain=3) == "Bruno takes 1 stone (+3)."
    assert spoken(TAKES, table, who=Player(0), n=2, gain=-1) == "You take 2 stones (−1)."


def test_a_number_below_nothing_has_a_minus_sign_and_no_hyphen() -> None:
    assert (
        spoken("{n}, {n:point|points}, {n:+}, {all}", Voice(), n=-7, all=Many((-7,)))
        == "−7, −7 points, −7, −7"
    )
    assert figure(-1.5, "+.1f") == "−1.5"


def test_you_has_its_capital_only_where_a_sentence_begins() -> None:
    table = Voice(names=("Aoi", "Bruno"), you=0)
    bought = "{who} {who:buys|buy} a tile from {owner}. {owner} {owner:gets|get} 3 gold."
    assert (
        spoken(bought, table, who=Player(1), owner=Player(0)) == "Bruno buys a tile from you. You get 3 gold."
    )
    assert (
        spoken(bought, table, who=Player(0), owner=Player(1))
        == "You buy a tile from Bruno. Bruno gets 3 gold."
    )
    assert spoken("Round 2: {who}", table, who=Player(0)) == "Round 2: you"
    assert spoken("{all}", table, all=Many((Player(1), Player(0)))) == "Bruno, you"
    assert spoken("{all}", table, all=Many((Player(0), Player(1)))) == "You, Bruno"


def test_a_language_without_forms_leaves_them_out() -> None:
    table = Voice(names=("あおい",), you=-1)
    assert (
        spoken("{who}は石を{n}個取ります。", table, who=Player(0), n=1, gain=3) == "あおいは石を1個取ります。"
    )


def test_a_seat_without_a_name_has_a_number() -> None:
    assert spoken("{who}", ENGLISH, who=Player(2)) == "Player 3"


def test_several_parts_are_listed_with_the_comma_of_the_voice() -> None:
    many = Many((1, "two", Bound.NOTHING_YET))
    assert ENGLISH.speak(say(Trouble.BAD_VALUE, option="x", game="G", value="v", known=many)).endswith(
        f"can be: 1, two, {Bound.NOTHING_YET.value}."
    )
    assert spoken("{all}", Voice(comma="、"), all=Many((1, 2))) == "1、2"


def test_a_template_is_translated_before_its_parts_are_put_in() -> None:
    asked: list[tuple[str, str]] = []

    def translate(context: str, text: str) -> str:
        asked.append((context, text))
        return "だめ"

    assert Voice(translate=translate).speak(say(Bound.REVEALED)) == "だめ"
    assert asked == [("core", Bound.REVEALED.value)]


def test_a_form_for_plain_text_is_an_error_of_the_template() -> None:
    with pytest.raises(ValueError, match="no forms"):
        spoken("{name:a|b}", ENGLISH, name="text")


def test_the_context_of_words_is_the_folder_that_owns_them() -> None:
    assert Trouble.PLAYERS.context == "core"
    assert issubclass(Trouble, Words)


def test_the_parts_of_a_template_are_known_by_name() -> None:
    assert set(parts_named(TAKES)) == {"who", "n", "gain"}
