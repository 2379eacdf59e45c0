"""How the points of an ended match came, chapter by chapter: what every seat got for one kind of score line.

Pure: no widgets. Works for every game from its score lines and the groups its table sorts them into.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Protocol, runtime_checkable

from engine.core.contract import ScoreLine, State
from engine.core.words import Sentence, Voice, Words
from ui.board.layout import TableLayout

NameOf = Callable[[ScoreLine], Sentence | Words]


_JOINTS = " ,:;（(、：0123456789"
_SHORT = 3
"""Letters of words such as "of" and "on", which only lead to what differs."""


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat got in a chapter: the lines and their sum, and the places they come from."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        """The sum."""
        return sum(line.points for line in self.lines)

    @property
    def places(self) -> tuple[int, ...]:
        """All places, each once."""
        return tuple(dict.fromkeys(place for line in self.lines for place in line.places))


@dataclass(frozen=True, slots=True)
class Chapter:
    """One kind of points: the names of its lines' groups, and the share of each seat that has some.

    `visited` is the seat whose realm must be shown to see the places, -1 when all can be seen at once.
    """

    names: tuple[Sentence | Words, ...]
    shares: tuple[Share, ...]
    visited: int = -1

    def title(self, voice: Voice) -> str:
        """Return what the names have in common, "" for nothing."""
        spoken = list(dict.fromkeys(voice.speak(name) for name in self.names))
        return spoken[0] if len(spoken) == 1 else _shared_words(spoken)


@runtime_checkable
class NamesChapters(Protocol):
    """What a layout offers besides when several groups of score lines are one chapter at the end."""

    def chapter(self, line: ScoreLine) -> Sentence | Words:
        """Return the name of a line's chapter."""


def chapters(layout: TableLayout, state: State) -> list[Chapter]:
    """Return the chapters of a match in the order in which the players' cards name them; all shares add up to the scores.

    A name is a chapter of its own when every seat that has such a name has it ("Round 2"); else all that differ only in
    their numbers are one chapter ("Caravans, 7 of 36 goods").
    """
    name_of = layout.chapter if isinstance(layout, NamesChapters) else layout.line_group
    lines = [(seat, line) for seat in range(state.players) for line in state.score_lines(seat)]
    owners: dict[Sentence | Words, set[int]] = defaultdict(set)
    for seat, line in lines:
        name = name_of(line)
        owners[name].add(seat)
        owners[_kind(name)].add(seat)
    found: dict[Sentence | Words, dict[int, list[ScoreLine]]] = {}
    for seat, line in lines:
        name = name_of(line)
        own_chapter = owners[name] == owners[_kind(name)]
        shares = found.setdefault(name if own_chapter else _kind(name), {})
        shares.setdefault(seat, []).append(line)
    return [_chapter(name_of, shares) for shares in found.values()]


def _chapter(name_of: NameOf, shares: dict[int, list[ScoreLine]]) -> Chapter:
    names = tuple(dict.fromkeys(name_of(line) for own in shares.values() for line in own))
    return Chapter(names, tuple(Share(seat, tuple(own)) for seat, own in sorted(shares.items())))


def _kind(name: Sentence | Words) -> Words:
    """Return what a name is without its numbers."""
    return name.template if isinstance(name, Sentence) else name


def one_by_one(chapter: Chapter, seen: Iterable[int]) -> list[Chapter]:
    """Return the chapter as it is when all its places are seen at once, else one for each seat whose realm is visited."""
    visible = set(seen)
    if all(place in visible for share in chapter.shares for place in share.places):
        return [chapter]
    return [replace(chapter, shares=(share,), visited=share.seat) for share in chapter.shares]


def _shared_words(spoken: Sequence[str]) -> str:
    """Return the words all begin with, without what only joins them to the rest."""
    columns = zip(*spoken, strict=False)
    shared = "".join(signs[0] for signs in takewhile(lambda signs: len(set(signs)) == 1, columns))
    whole = all(len(words) == len(shared) or not words[len(shared)].isalpha() for words in spoken)
    ends = shared if whole or not shared.isascii() else shared.rpartition(" ")[0]
    words = ends.rstrip(_JOINTS).split(" ")
    while len(words) > 1 and len(words[-1]) <= _SHORT and words[-1].islower() and words[-1].isascii():
        words.pop()
    return " ".join(words).rstrip(_JOINTS)
