"""What a player's card says about points: the sums by group, as they stand and as they would be. Knows no widget."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.core.contract import ScoreLine
from engine.core.words import Sentence, Words
from ui.board.layout import NamesGroups, TableLayout


@dataclass(frozen=True, slots=True)
class Group:
    """Score lines of one name: points on the track, points to come, what they come from."""

    name: Sentence | Words
    colour: str
    now: int
    later: int
    places: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's points: the score now and if the game ended now, with the groups that add up to both."""

    now: int
    end: int
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of an open card: a group (`first` is -1), or lines of it from `first` up to `last`, usually one."""

    group: int
    first: int = -1
    last: int = -1

    def lines(self, points: Standing) -> tuple[ScoreLine, ...]:
        """Return the lines the row stands for."""
        every = points.groups[self.group].lines
        return every if self.first < 0 else every[self.first : self.last]

    def places(self, points: Standing) -> tuple[int, ...]:
        """Return where its points come from."""
        return tuple(dict.fromkeys(place for line in self.lines(points) for place in line.places))

    def points(self, points: Standing) -> int:
        """Return what its lines add up to."""
        return sum(line.points for line in self.lines(points))


MOST_LINES = 8
"""An unfolded group has at most so many rows; the last one stands for all the rest."""


def rows_of(points: Standing, unfolded: Collection[int]) -> list[Row]:
    """Return the rows of an open card, with the lines of the unfolded groups below these."""
    rows = []
    for number, group in enumerate(points.groups):
        rows.append(Row(number))
        if number in unfolded:
            count = len(group.lines)
            ends = range(1, min(count, MOST_LINES) + 1)
            rows += [Row(number, end - 1, count if end == MOST_LINES else end) for end in ends]
    return rows


def standing(layout: TableLayout, lines: Sequence[ScoreLine], settled_only: bool) -> Standing:
    """Add up the lines of a seat; with `settled_only` nothing is said about points to come.

    Without a score track nothing is still to come: every line counts as it stands.
    """
    counted = [line for line in lines if line.settled or not settled_only]
    if not layout.score_track:
        counted = [replace(line, settled=True) for line in counted]
    colours = dict(layout.groups) if isinstance(layout, NamesGroups) else {}
    for line in counted:
        colours.setdefault(layout.line_group(line), layout.line_colour(line))
    groups = tuple(_group(layout, name, colour, counted) for name, colour in colours.items())
    now = sum(group.now for group in groups)
    return Standing(now, now + sum(group.later for group in groups), groups)


def without(points: Standing, places: Sequence[tuple[int, ...]]) -> Standing:
    """Return the same points without the groups that speak of exactly these places: they are shown otherwise."""
    told = {frozenset(found) for found in places}
    groups = tuple(group for group in points.groups if frozenset(group.places) not in told)
    return replace(points, groups=groups)


def _group(layout: TableLayout, name: Sentence | Words, colour: str, lines: Sequence[ScoreLine]) -> Group:
    own = tuple(line for line in lines if layout.line_group(line) == name)
    return Group(
        name,
        colour,
        sum(line.points for line in own if line.settled),
        sum(line.points for line in own if not line.settled),
        tuple(dict.fromkeys(place for line in own for place in line.places)),
        own,
    )
