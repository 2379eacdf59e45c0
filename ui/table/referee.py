"""Answers the toolkit's questions about the rules from the session's match, for the person at the table only."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from engine.core.contract import Event, View
from engine.core.match import Match
from engine.core.words import Player, Sentence, say
from ui.board.layout import Aim, Foretells, Gain, Preview, TableLayout
from ui.board.words import Table

MOST_GAINS = 3


class Seated(Protocol):
    """Somebody at a table: a session, or a person in a lesson."""

    @property
    def match(self) -> Match:
        """The match at the table; only to be read."""

    @property
    def eyes(self) -> int:
        """The seat whose view is shown."""

    def legal(self) -> list[int]:
        """The moves of the person to move."""

    def view(self) -> View:
        """What the eyes may see."""

    def play(self, move: int) -> object:
        """Make a move of the person."""


class TableReferee:
    """The door between a board and a match; see `ui.board.referee.Referee`."""

    def __init__(self, session: Seated, layout: TableLayout) -> None:
        self._session = session
        self._layout = layout
        self.rule = ""
        """The section of the rules behind the last refusal."""

    def legal(self) -> Sequence[int]:
        """All moves the person at the table may make now."""
        return self._session.legal()

    def refusal(self, aim: Aim) -> Sentence | None:
        """Why a piece may not be put on a place."""
        refused = self._session.match.state.refusal(self._layout.attempt(aim))
        self.rule = "" if refused is None else refused.rule
        return None if refused is None else refused.sentence

    def preview(self, move: int, aim: Aim) -> Preview:
        """What a move would visibly do: everything before the first thing that would be revealed.

        It is tried in an imagined world, so that nothing hidden can shine through.
        """
        view, eyes, events = self._session.view(), self._session.eyes, list[Event]()
        world = self._session.match.game.state.imagine(view, random.Random(0))
        world.play(move, events)
        known = _before_revelation(events, eyes)
        lines = self._gains(view, known, eyes, aim)
        return Preview(_points(known) if lines is None else lines[:MOST_GAINS])

    def _gains(self, view: View, events: Sequence[Event], seat: int, aim: Aim) -> tuple[Gain, ...] | None:
        if isinstance(self._layout, Foretells):
            return self._layout.gains_at(view, events, seat, aim)
        return self._layout.gains(view, events, seat)

    def describe(self, move: int) -> Sentence:
        """A move in words."""
        match = self._session.match
        return match.game.notation.describe(match.state, move)

    def play(self, move: int) -> None:
        """Make a move."""
        self._session.play(move)


def _before_revelation(events: Sequence[Event], eyes: int) -> list[Event]:
    known = []
    for event in events:
        if event.reveals:
            break
        if event.visible_to(eyes):
            known.append(event)
    return known


def _points(events: Sequence[Event]) -> tuple[Gain, ...]:
    """One line for each seat that scores, the most first."""
    totals: dict[int, int] = {}
    for event in events:
        if event.points and event.seat >= 0:
            totals[event.seat] = totals.get(event.seat, 0) + event.points
    ranked = sorted(totals.items(), key=lambda entry: -entry[1])
    lines = [
        Gain(say(Table.POINTS, who=Player(seat), points=points), seat) for seat, points in ranked if points
    ]
    return tuple(lines[:MOST_GAINS])
