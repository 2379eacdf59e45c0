"""Words around a number follow it: "1 ruby is there", never "there are 1 ruby". Every sentence of every game and screen."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from string import Formatter
from typing import Final

import pytest

import engine
import ui
from engine.core.match import Bound
from engine.core.setup import Trouble
from engine.core.words import NATIVE_NAMES, Part, Player, Sentence, Voice, Words
from engine.games.agamemnon import words as agamemnon
from engine.games.almadi import words as almadi
from engine.games.almadi.arrange import Arranging as AlmadiArranging
from engine.games.imhotep import words as imhotep
from engine.games.imhotep.arrange import Arranging as ImhotepArranging
from engine.games.isle_of_skye import words as isle_of_skye
from engine.games.sobek import words as sobek
from engine.games.uptown import words as uptown
from engine.lab import words as lab
from ui.games.four_color_cards import words as four_color_cards_table
from ui.games.sobek import words as sobek_table
from ui.games.uptown import words as uptown_table
from ui.home import words as home
from ui.rules import words as rules

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "packaging"))

import translations  # noqa: E402

ALWAYS_MANY: Final = {
    agamemnon.Refusal.OVER: "as many tiles as there are",
    almadi.Refusal.OVER: "as many landscapes as there are",
    AlmadiArranging.SPENT: "as many landscapes as there are",
    almadi.Refusal.LIMIT: "3 or 5 moves",
    ImhotepArranging.LOADED: "the number of the ship that carries them",
    imhotep.Log.ROUND: "a list of berths",
    imhotep.Score.BURIAL_ROWS: "a list of stones",
    sobek.Log.BLESSED: "always 3 scarabs",
    uptown.Refusal.OVER: "as many turns as there are",
    uptown.Refusal.PROTECTED: "a group falls into 2 at least",
    uptown.Log.ENDS: "as many turns as there are",
    four_color_cards_table.Print.PAYS_FROM: "always 10 points",
    sobek_table.Ask.HOLD_MANY: "of one card it is said otherwise",
    sobek_table.Gained.SET_OPEN: "a set needs 3 cards",
    uptown_table.Tip.PROTECTED: "a group falls into 2 at least",
    uptown_table.Gained.JOINS: "2 groups at least",
    home.Shelf.PLAYERS: "some to more",
    rules.QuickText.FACTS: "some to more players",
    lab.Report.GAME: "some to more players",
    Trouble.PLAYERS: "some to more players",
    Trouble.NOT_WITH: "2 players at least",
    agamemnon.Say.EXPECT: "1.0 tiles",
    agamemnon.Say.RIVAL_EXPECTS: "1.0 tiles",
    agamemnon.Say.SAVE: "1.0 tiles",
    imhotep.Why.CHANGES: "1.0 points",
    imhotep.Why.BETTER: "1.0 points",
    imhotep.Why.FURTHER: "1.0 points",
    lab.Report.HEAD: "1.0 seconds",
    lab.Report.COST: "1.0 points",
    lab.Report.COSTLIEST: "1.0 points",
}
"""Where a word after a number is the same for every number, and what that number is."""

OF_SOMETHING_ELSE: Final = {
    isle_of_skye.Why.AXE_INSTEAD: "they are the tiles",
}
"""Where a word that could follow a number follows something else."""

CLAUSE: Final = r"[^.,;:()“”]*?"
FREE: Final = r"(?<!\bnot )(?<!\bto )(?<!\bwould )(?<!\bmust )(?<!\bcan )(?<!\bcannot )(?<!\bit )"
"""A verb behind one of these has the same form for every number, or follows something else."""
VERBS: Final = ("fit", "lie", "stay", "come", "go", "remain", "need", "count", "bring")
ONE_IS: Final = "|".join(("is", "was", "has", "does", *(f"{verb}e?s" for verb in VERBS)))
MANY_ARE: Final = "|".join(("are", "were", "have", "do", *VERBS))
WRONG_OF_ONE: Final = re.compile(
    r"\b(are|were|these|those)( about| only| still)? 1\b"
    rf"|\b1 {CLAUSE}{FREE}\b({MANY_ARE})\b"
    rf"|\b1 [^.]*\b(they|them|their)\b"
)
WRONG_OF_MANY: Final = re.compile(
    rf"\b(is|was)( about| only| still)? [02]\b|\b[02] {CLAUSE}{FREE}\b({ONE_IS})\b"
)
SMALL_WORDS: Final = {"of", "for", "from", "at", "in", "on", "with"}
"""What follows these is not what is counted."""


def sentences() -> list[Words]:
    """Return every template there is."""
    for package in (engine, ui):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if package is engine or module.name.endswith(".words"):
                importlib.import_module(module.name)
    kinds = [kind for kind in Words.__subclasses__() if kind.__module__.startswith(("engine.", "ui."))]
    return [words for kind in kinds for words in kind]


def fields(template: str) -> list[tuple[str, str]]:
    """Return the parts of a template with their forms."""
    return [(name, forms or "") for _, name, forms, _ in Formatter().parse(template) if name]


def people_in(template: str) -> set[str]:
    """Return the parts that are players: those that have forms and are named as well."""
    named = {name for name, forms in fields(template) if not forms}
    return named & {name for name, forms in fields(template) if forms}


def counted_in(template: str) -> set[str]:
    """Return the parts that are numbers with forms."""
    return {name for name, forms in fields(template) if forms} - people_in(template)


def said(template: str, number: int) -> str:
    """Say a template with one number for all that is counted in it."""
    people, counted = people_in(template), counted_in(template)
    parts: dict[str, Part] = {
        name: Player(0) if name in people else number if name in counted else "X"
        for name, _ in fields(template)
    }
    voice = Voice(names=("Ann",), translate=lambda context, text: template)
    return voice.speak(Sentence(Bound.NOTHING_YET, tuple(parts.items())))


def does_not_follow(template: str) -> Iterator[str]:
    """Yield what is said with 0, 1 or 2 and is not English."""
    if counted_in(template):
        for number in (0, 1, 2):
            text = said(template, number)
            if (WRONG_OF_ONE if number == 1 else WRONG_OF_MANY).search(text):
                yield text


def plurals(templates: list[str]) -> set[str]:
    """Return the words that some template has for several, and another one for one."""
    found = set()
    for template in templates:
        for name, forms in fields(template):
            if name in counted_in(template) and "|" in forms:
                one, other = (form.split() for form in forms.split("|"))
                found |= {word for word in other if word not in one and word.endswith("s")}
    return found


def bare_counts(template: str, several: set[str]) -> Iterator[str]:
    """Yield parts without forms before a word for several: with 1 they would say "1 rubies"."""
    parsed = list(Formatter().parse(template))
    for (_, name, forms, _), (after, *_) in pairwise(parsed):
        following = re.match(r" (\w+)(?: (\w+))?", after)
        if name and not forms and name not in people_in(template) and following:
            first, second = following.groups()
            if first in several or (second in several and first not in SMALL_WORDS):
                yield name


@pytest.mark.parametrize(
    "template",
    [
        "There are {n:ruby|rubies} after it.",
        "The last {n:tile|tiles} stay on the rack.",
        "{n:card|cards} of your hand fit into no meld.",
        "{n:point|points} are too few.",
        "There is {n:moon|moons} to come.",
        "{n:tile|tiles} of the stack is left.",
        "It saves the {n:tile|tiles} for later, when they decide.",
        "{who} {who:has|have} a hand of which {n:card|cards} has no place.",
    ],
)
def test_what_does_not_follow_its_number_is_found(template: str) -> None:
    assert list(does_not_follow(template))


@pytest.mark.parametrize(
    "template",
    [
        "{n:ruby is|rubies are} there after it.",
        "{who} {who:has|have} {n:stone|stones}.",
        "{n:card|cards} would fit into no meld.",
        "{n:entrant|entrants} cannot fill a table.",
        "Oases are worth {n:point|points} after it, otherwise {other}.",
    ],
)
def test_what_follows_its_number_is_left_alone(template: str) -> None:
    assert not list(does_not_follow(template))


def test_words_for_several_behind_a_bare_number_are_found() -> None:
    several = plurals(["{n:ruby|rubies}", "{n:oasis is|oases are}", "{who} {who:takes|take} {n:link|links}"])
    assert several == {"rubies", "oases", "links"}
    assert list(bare_counts("There: {n} rubies.", several)) == ["n"]
    assert list(bare_counts("There: {n} red rubies, {m} for links.", several)) == ["n"]
    assert not list(bare_counts("{who} {who:takes|take} {n:ruby|rubies}, {m} blue.", several))


def test_every_sentence_follows_its_numbers() -> None:
    found = {words: list(does_not_follow(words.value)) for words in sentences()}
    wrong = {words: texts for words, texts in found.items() if texts}
    assert set(wrong) == set(OF_SOMETHING_ELSE), [
        wrong[words] for words in set(wrong) - set(OF_SOMETHING_ELSE)
    ]


def test_every_number_that_can_be_one_has_a_form_for_it() -> None:
    every = sentences()
    several = plurals([words.value for words in every])
    assert {"rubies", "stones", "cards", "points"} <= several
    bare = {words for words in every if list(bare_counts(words.value, several))}
    assert bare == set(ALWAYS_MANY), bare ^ set(ALWAYS_MANY)


def test_no_word_for_one_is_another_sentences_word_for_several() -> None:
    """So that no pair of forms stands the wrong way round."""
    ones, others = set(), set()
    for words in sentences():
        for name, forms in fields(words.value):
            if name in counted_in(words.value) and "|" in forms:
                one, other = (set(form.split()) for form in forms.split("|"))
                ones |= one - other
                others |= other - one
    assert not ones & others
    assert len(ones) > 40


@pytest.mark.parametrize("language", list(NATIVE_NAMES)[1:])
def test_a_counter_that_ends_with_nine_counts_nothing_larger(language: str) -> None:
    """Japanese つ goes from one to nine; these are never more."""
    small = {
        almadi.Say.MOONS: "n",
        almadi.Effect.MOON: "n",
        imhotep.Refusal.NO_SUCH_BERTH: "n",
        imhotep.Refusal.CHISEL_NEEDS_BERTHS: "n",
        uptown.Refusal.PROTECTED: "n",
        uptown_table.Tip.PROTECTED: "n",
        uptown_table.Gained.JOINS: "joined",
    }
    found = {
        message.source
        for file in sorted((ROOT / "resources" / "translations").glob(f"*_{language}.ts"))
        for message in translations.messages(file)
        if re.search(r"\}つ(?!め|目)", message.translation)
    }
    assert found == {words.value for words in small}
