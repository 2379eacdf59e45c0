"""What a player's card shows at one moment, as a value: its words, points and bars, whose turn it is, what is unfolded.

Knows no widget. Where these things lie is `ui.table.card_layout`'s.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.words import Sentence, Words
from ui.table.bars import Bar
from ui.table.scores import Group, Row, Standing, rows_of
from ui.theme.players import Player


@dataclass(frozen=True, slots=True)
class CardWords:
    """What a card says, in the present language. `level` is an AI's, "" for a person, with `level_short` for little
    room; `later` and `group_later` speak of points to come, "" for none; `lines` are the lines of each group as they
    are unfolded.
    """

    name: str = ""
    level: str = ""
    facts: tuple[str, ...] = ()
    later: str = ""
    groups: tuple[str, ...] = ()
    group_later: tuple[str, ...] = ()
    group_tips: tuple[str, ...] = ()
    spoken: str = ""
    lines: tuple[tuple[str, ...], ...] = ()
    level_short: str = ""

    def of_lines(self, row: Row) -> str:
        """Return the words of a line, or of all those that have no row of their own."""
        return ", ".join(self.lines[row.group][row.first : row.last])

    def tip(self, row: Row) -> str:
        """Return what a row is about in full."""
        return self.group_tips[row.group] if row.first < 0 else self.of_lines(row)

    def repeats(self, row: Row) -> bool:
        """Tell whether a row is a group of one line of the same name: a tip would only cover the rows below it."""
        return row.first < 0 and self.lines[row.group] == (self.groups[row.group],)


@dataclass(frozen=True, slots=True)
class CardState:
    """Everything a card shows. `closed_height` is that of a closed card in pixels at B 14; the numbers of the row and the
    bar that are pointed at are -1 for none.
    """

    player: Player
    words: CardWords = field(default_factory=CardWords)
    standing: Standing = field(default_factory=lambda: Standing(0, 0, ()))
    score: int = 0
    """The points as they are painted while they count up."""
    bars: tuple[Bar, ...] = ()
    active: bool = False
    first: bool = False
    """Whether it has the start flag."""
    open: bool = False
    slim: bool = False
    """Whether it has no line of its own for bars: these take the place of the counts."""
    closed_height: int = 62
    thinking: float = -1.0
    """How far the AI is, 0 to 1; below 0 it does not think."""
    unfolded: frozenset[Sentence | Words] = frozenset()
    """The names of the groups whose lines are shown."""
    row_pointed: int = -1
    bar_pointed: int = -1

    @property
    def rows(self) -> list[Row]:
        """What an open card lists: the groups, and the lines of those that are unfolded."""
        unfolded = [number for number, group in enumerate(self.standing.groups) if self.is_unfolded(group)]
        return rows_of(self.standing, unfolded)

    @property
    def tells_facts(self) -> bool:
        """Whether there is room for the counts."""
        return not (self.slim and self.bars)

    @property
    def lists_groups(self) -> bool:
        """Whether it is open and has something to list."""
        return self.open and bool(self.standing.groups)

    def is_unfolded(self, group: Group) -> bool:
        """Tell whether the lines of a group are shown."""
        return group.name in self.unfolded

    def foldable(self, row: int) -> Group | None:
        """Return the group in a row of an open card if it has lines to unfold."""
        rows = self.rows
        if not 0 <= row < len(rows) or rows[row].first >= 0:
            return None
        group = self.standing.groups[rows[row].group]
        return group if len(group.lines) > 1 else None
