"""Uptown's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.contract import NOBODY, Event, ScoreLine, Setup, View
from engine.core.move import verb_of
from engine.core.words import Player as Seat
from engine.core.words import Sentence, Voice, Words, say
from engine.games.uptown.tiles import CAPTURED, CELL_NAMES, COLOUR, SUPPLY, TILE, Verb
from engine.games.uptown.words import Score
from ui.board.layout import (
    PLAIN_STAGING,
    Aim,
    Area,
    CardBar,
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
from ui.games.uptown import geometry as at
from ui.games.uptown import prompts
from ui.games.uptown.cells import cell_pieces, cell_places
from ui.games.uptown.hold import hold_teller
from ui.games.uptown.lay import Lay, tile_body
from ui.games.uptown.paint_cloth import cloth_picture
from ui.games.uptown.paint_tile import tile
from ui.games.uptown.patches import patch_finder
from ui.games.uptown.rack import rack_pieces, rack_places
from ui.games.uptown.seen import Seen, cells_of
from ui.games.uptown.shades import BRASS, CAPTURES, rack_colours
from ui.games.uptown.wings import to_come_tray, wing_pieces, wing_places
from ui.games.uptown.words import Fact, Tip
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS_ON_DARK_BOARDS

_CAPTURE_NEXT_AT = 0.45
"""The new tile sets out when the captured one is so far on its way."""
_DRAWN = Staging(fresh=True)
_LEAVES = Staging(next_at=_CAPTURE_NEXT_AT)


class UptownTable:
    """How Uptown lies on the table."""

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS_ON_DARK_BOARDS
    open_scores = True
    score_track = False

    def __init__(self, setup: Setup) -> None:
        two_each = setup.options.get("two_player_mode") == "two_colours"
        self._colours = setup.players * (2 if two_each else 1)
        self._said: dict[Sentence, str] = {}
        self._voice: Voice | None = None

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return the night, the board and the wings."""
        return cloth_picture(visible)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        if sight.voice is not self._voice:
            self._voice, self._said = sight.voice, {}
        lay = Lay.of(Seen(view), sight, self._said)
        pieces = (*cell_pieces(lay), *wing_pieces(lay), *rack_pieces(lay))
        places = (*rack_places(lay), *cell_places(lay), *wing_places(lay))
        return Plan(places, pieces, patch_at=patch_finder(lay), meanwhile=hold_teller(lay))

    def tray(self, view: View, sight: Sight) -> dict[str, tuple[int, int]]:
        """The tiles to come in the wing, for positions that are set up: those of the racks lie there."""
        return to_come_tray(Lay.of(Seen(view), sight, {}))

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return a tile as it would lie on a cell."""
        if place.number not in CELL_NAMES or not piece.number:
            return plain_landing(piece, place)
        face = at.tile_on(place.number)
        player = rack_colours(sight.colours, self._colours)[COLOUR[piece.number]]
        picture = tile(player, TILE[piece.number], face.w)
        body = tile_body(face.w)
        return replace(
            piece, picture=picture, x=face.x, y=face.y, body=body, area=Area.BOARD, place=place.number
        )

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return tile and cell; a tile that can only go out of the game needs no place."""
        usual = plain_aims(move)
        return (Aim(usual[0].piece, 0),) if verb_of(move) == Verb.REMOVE else usual

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes."""
        return plain_attempt(aim)

    # ------------------------------------------------------------ words

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """There are none: every move is a tile."""
        return ()

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def card_bars(self, view: View, seat: int, sight: Sight) -> tuple[CardBar, ...]:
        """Return a bar for each group of a seat, each colour's largest first."""
        seen = Seen(view)
        looks = rack_colours(sight.colours, seen.colours)
        return tuple(
            CardBar(
                group.bit_count(),
                looks[colour],
                cells_of(group),
                say(Tip.GROUP_OF, who=Seat(seat), n=group.bit_count()),
            )
            for colour, group in seen.groups_of(seat, seen.boards())
        )

    def first_seat(self, view: View) -> int:
        """Return who had the first turn."""
        return int(view["start"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Every group is a row of its own, so that it is lit when it is pointed at."""
        if line.label.template is Score.MOST_CAPTURED:
            return Fact.MOST_CAPTURED
        return say(Fact.GROUP, n=line.label.part("n"), cell=line.label.part("cell"))

    def chapter(self, line: ScoreLine) -> Sentence | Words:
        """Return what a line is counted under at the end: all groups together."""
        return Fact.GROUPS if line.label.template is Score.GROUP else self.line_group(line)

    def line_colour(self, line: ScoreLine) -> str:
        """Groups are brass, captured tiles red."""
        return CAPTURES if line.label.template is Score.MOST_CAPTURED else BRASS

    def heading(self, event: Event) -> bool:
        """The log of Uptown has no parts."""
        return False

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """A captured tile makes way for the new one; a drawn one comes from the pile."""
        if SUPPLY <= event.origin < CAPTURED:
            return _DRAWN
        return _LEAVES if event.origin in CELL_NAMES else PLAIN_STAGING

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return what a drop changes: groups and captured tiles."""
        return prompts.gains(Seen(view), events, seat)

    def keeps_secrets(self, view: View) -> bool:
        """While the game goes on, a rack is for its owner's eyes only."""
        return view["to_move"] != NOBODY and any(rack is not None for rack in view["racks"])


def make_table(setup: Setup) -> UptownTable:
    """Return the table for a match."""
    return UptownTable(setup)
