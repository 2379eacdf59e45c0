"""Agamemnon's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.contract import Event, ScoreLine, Setup, View
from engine.core.words import Sentence, Voice, Words
from engine.games.agamemnon.board import EDGE_NAMES, FORCE, LEADERSHIP, SPACES, STRENGTH
from engine.games.agamemnon.tiles import KINDS, SIDES
from engine.games.agamemnon.words import Score
from ui.board.layout import (
    PLAIN_STAGING,
    Aim,
    Area,
    Choice,
    Gain,
    Piece,
    Place,
    Plan,
    Prompt,
    Sight,
    Staging,
    plain_aims,
    plain_attempt,
    plain_landing,
)
from ui.games.agamemnon import geometry as at
from ui.games.agamemnon import prompts
from ui.games.agamemnon.dock import dock_pieces, dock_places
from ui.games.agamemnon.foresee import foreseer
from ui.games.agamemnon.lay import Lay
from ui.games.agamemnon.paint_cloth import cloth_picture
from ui.games.agamemnon.paint_string import turned_to
from ui.games.agamemnon.paint_tile import tile
from ui.games.agamemnon.preview import gains
from ui.games.agamemnon.seen import Seen
from ui.games.agamemnon.shades import THREADS
from ui.games.agamemnon.threads import patch_finder
from ui.games.agamemnon.web import web_pieces, web_places
from ui.games.agamemnon.words import Fact
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS

_GROUPS: dict[Words, tuple[Words, int]] = {
    Score.STRENGTH: (Fact.STRENGTH, STRENGTH),
    Score.LEADERSHIP: (Fact.LEADERSHIP, LEADERSHIP),
    Score.FORCE: (Fact.FORCE, FORCE),
}


class AgamemnonTable:
    """How Agamemnon lies on the table."""

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS
    open_scores = True
    score_track = False
    groups = tuple((name, THREADS[kind].cloth) for name, kind in _GROUPS.values())

    def __init__(self, setup: Setup) -> None:
        self._board = str(setup.options["board"])
        self._said: tuple[Voice | None, dict[Sentence, str]] = (None, {})

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return table, linen and the hollows of the spaces."""
        return cloth_picture(visible, self._board)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        if self._said[0] is not sight.voice:
            self._said = sight.voice, {}
        lay = Lay(Seen(view), sight, self._said[1])
        return Plan(
            (*dock_places(lay), *web_places(lay)),
            (*web_pieces(lay), *dock_pieces(lay)),
            patch_at=patch_finder(lay),
            meanwhile=foreseer(lay),
        )

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return a tile as it would lie on a space, a string tile as on an edge."""
        landed = plain_landing(piece, place)
        if 1 <= piece.number <= SIDES * KINDS and 1 <= place.number <= SPACES:
            middle = place.box.rect().center()
            picture, body = tile(piece.number, at.SPACE), at.around(0, 0, at.SPACE)
            return replace(landed, picture=picture, x=middle.x(), y=middle.y(), body=body, area=Area.BOARD)
        if piece.number in EDGE_NAMES and place.number in EDGE_NAMES:
            return replace(landed, picture=turned_to(piece.picture, at.edge_angle(self._board, place.number)))
        return landed

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return tile and space, or string tile and edge."""
        return plain_aims(move)

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes."""
        return plain_attempt(aim)

    # ------------------------------------------------------------ words

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the buttons."""
        return prompts.choices(legal)

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def first_seat(self, view: View) -> int:
        """Return who had the first turn."""
        return int(view["first"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Strings are added up by kind."""
        return _GROUPS[line.label.template][0]

    def line_colour(self, line: ScoreLine) -> str:
        """Return the kind's colour."""
        return THREADS[_GROUPS[line.label.template][1]].cloth

    def heading(self, event: Event) -> bool:
        """The log of Agamemnon has no parts."""
        return False

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Everything glides from where it lay to where it lies."""
        return PLAIN_STAGING

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return what a drop changes: points of both sides, strings at the space."""
        return gains(Seen(view), events)

    def keeps_secrets(self, view: View) -> bool:
        """Everybody sees everything; what is to come nobody knows."""
        return False


def make_table(setup: Setup) -> AgamemnonTable:
    """Return the table for a match."""
    return AgamemnonTable(setup)
