"""Sentences for people: English templates with named parts, said in any language by a `Voice`.

Every game, and every part of the engine that speaks, keeps its sentences in a module `words.py` as enums derived from
`Words`: the member is the key (so a refusal's reason *is* an enum member), its value the English template. The value is
also the source text of the translation catalogue; its context is the folder that owns the module (`imhotep`, `ai`).

Templates are whole sentences (or, for terms and labels, whole names). Parts are named: `"Ship {ship} has {n:stone|stones}."`
A part may carry forms behind a colon:

* a number: `{n:stone|stones}` says "1 stone" or "2 stones"; `{n:+}` says "+3" or "−3";
* a player: `{who}` says the name or "You" ("you" within a sentence); `{who:takes|take}` says the first form for a name, the
  second for "You".

Languages that need none of this leave the forms out: `"船{ship}には石が{n}個あります。"`
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import Formatter
from typing import Final

NATIVE_NAMES: Final = {"en": "English", "ja": "日本語"}
"""Every language Lamplight speaks by its code, in its own words: a person must find the way back from any other.

English, the first, is the language of the source.
"""


class Words(StrEnum):
    """Base of every enum of templates; members compare by identity and sort as text."""

    @property
    def context(self) -> str:
        """Name of the translation context: the folder that holds the `words` module."""
        return type(self).__module__.split(".")[-2]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat (0-based) as part of a sentence."""

    seat: int


@dataclass(frozen=True, slots=True)
class Many:
    """Several parts as one, listed with commas."""

    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template with its named parts; nothing is glued, nothing is formatted before it is said."""

    template: Words
    parts: tuple[tuple[str, Part], ...] = ()

    def part(self, name: str) -> Part:
        """Return one part by name; `KeyError` when the sentence has no such part."""
        return dict(self.parts)[name]


Part = int | str | Words | Player | Many | Sentence


def say(template: Words, **parts: Part) -> Sentence:
    """Make a sentence from a template and its named parts."""
    return Sentence(template, tuple(parts.items()))


def figure(number: float, form: str = "") -> str:
    """Write a number as print does, with a minus sign and no hyphen; `form` as in `format`, such as `+d`."""
    return format(number, form).replace("-", "−")


def _untranslated(context: str, text: str) -> str:
    return text


@dataclass(frozen=True, slots=True)
class Voice:
    """How sentences are said: a language, the players' names, and who is "you".

    `translate(context, text)` returns the template in the voice's language. `you` is the seat addressed directly, or
    -1 for nobody; `you_name` is what that seat is called in the voice's language.
    """

    names: Sequence[str] = ()
    you: int = -1
    you_name: str = "You"
    comma: str = ", "
    translate: Callable[[str, str], str] = _untranslated

    def speak(self, sentence: Sentence | Words) -> str:
        """Return the finished text."""
        if isinstance(sentence, Words):
            return self.translate(sentence.context, sentence.value)
        template = self.translate(sentence.template.context, sentence.template.value)
        parts, said = dict(sentence.parts), ""
        for literal, name, forms, _ in _SAY.parse(template):
            said += literal
            if name is not None:
                said += self._said(parts[name], forms or "", begins=not said or said.endswith(_ENDS))
        return said

    def name_of(self, seat: int) -> str:
        """Return what a seat (0-based) is called."""
        if seat == self.you:
            return self.you_name
        return self.names[seat] if 0 <= seat < len(self.names) else f"Player {seat + 1}"

    def _said(self, part: Part, forms: str, *, begins: bool) -> str:
        """Say a part of a template in its form (see the module header); whether it `begins` a sentence."""
        if not forms:
            return self._plain(part, begins)
        if isinstance(part, Player):
            name_form, you_form = forms.split("|")
            return you_form if part.seat == self.you else name_form
        if isinstance(part, int):
            if forms == "+":
                return figure(part, "+d")
            one, other = forms.split("|")
            return f"{figure(part)} {one if part == 1 else other}"
        raise ValueError(f"no forms for {part!r}")

    def _plain(self, part: Part, begins: bool) -> str:
        match part:
            case Player(seat):
                return self.name_of(seat) if begins or seat != self.you else self.you_name.lower()
            case Many(parts):
                return self.comma.join(self._plain(item, begins and not n) for n, item in enumerate(parts))
            case Sentence() | Words():
                return self.speak(part)
            case int():
                return figure(part)
            case str():
                return part


_SAY = Formatter()

_ENDS = (". ", "! ", "? ", "\n")
"""What a sentence begins after."""

ENGLISH = Voice()


def parts_named(template: str) -> Iterator[str]:
    """Yield the names of the parts a template uses (for checks of translations)."""
    for _, name, _, _ in _SAY.parse(template):
        if name:
            yield name
