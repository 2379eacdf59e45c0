"""Isle of Skye's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import Event, ScoreLine, Setup, View
from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Sentence, Voice, Words, say
from engine.games.isle_of_skye.places import STOCK, Verb, estate_parts, estate_place
from engine.games.isle_of_skye.words import Line, Log, ScoringName
from ui.board.layout import (
    Aim,
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
)
from ui.games.isle_of_skye import forecast, prompts
from ui.games.isle_of_skye import geometry as at
from ui.games.isle_of_skye.areas import patch_finder
from ui.games.isle_of_skye.bench import bench_pieces, bench_places, turning
from ui.games.isle_of_skye.dock import dock_pieces, dock_places
from ui.games.isle_of_skye.estates import estate_pieces, estate_places
from ui.games.isle_of_skye.foresee import foreseer
from ui.games.isle_of_skye.landing import landing
from ui.games.isle_of_skye.lay import Lay
from ui.games.isle_of_skye.market import market_pieces, market_places
from ui.games.isle_of_skye.paint_cloth import cloth
from ui.games.isle_of_skye.seen import Seen, own_seat
from ui.games.isle_of_skye.staging import staging
from ui.games.isle_of_skye.wing import wing_pieces, wing_places
from ui.games.isle_of_skye.words import Fact, Plaque
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS

_SLOT_COLOURS = {"A": "#4F7A34", "B": "#2F7BA4", "C": "#868090", "D": "#A05A2E"}
_GROUPS: dict[Words, Words] = {
    Line.SCROLL: Fact.SCROLLS,
    Line.SCROLL_DOUBLED: Fact.SCROLLS,
    Line.GOLD: Fact.GOLD,
}
_SHORT: dict[object, Plaque] = dict(zip(ScoringName, Plaque, strict=True))
"""The names of the scoring tiles as they stand on their plaques."""
_COLOURS: dict[Words, str] = {Fact.SCROLLS: "#C9A05A", Fact.GOLD: "#F0B93A"}


class IsleOfSkyeTable:
    """How Isle of Skye lies on the table.

    While tiles are bought the own estate is a try-out: an offer may be dropped wherever it would fit. Which cells those are
    is not in the move, so the layout keeps the last view it was asked about.
    """

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS
    open_scores = False
    score_track = True

    def __init__(self, setup: Setup) -> None:
        self._last: Seen | None = None
        self._said: tuple[Voice | None, dict[Sentence, str]] = (None, {})

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return the tartan."""
        return cloth(visible)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        lay = self._lay(view, sight)
        pieces = (*wing_pieces(lay), *market_pieces(lay), *estate_pieces(lay), *dock_pieces(lay))
        places = (*dock_places(lay), *estate_places(lay), *market_places(lay), *wing_places(lay))
        return Plan(places, pieces, patch_at=patch_finder(lay), meanwhile=foreseer(lay))

    def _lay(self, view: View, sight: Sight) -> Lay:
        self._last = Seen(view)
        own = own_seat(view, sight.seat)
        visited = 0 <= sight.visited < self._last.players
        if self._said[0] is not sight.voice:
            self._said = sight.voice, {}
        return Lay(self._last, sight, own, sight.visited if visited else own, self._said[1])

    def laid_open(self, view: View, sight: Sight, lying: Sequence[tuple[int, int]]) -> Plan:
        """Return where everything lies while a position is set up: the bag and the bank instead of the market."""
        lay = self._lay(view, sight)
        pieces = (*wing_pieces(lay), *bench_pieces(lay, lying), *estate_pieces(lay), *dock_pieces(lay))
        places = (*dock_places(lay), *estate_places(lay), *bench_places(lay), *wing_places(lay))
        return Plan(places, tuple(turning(lay, piece) for piece in pieces))

    def dropped(self, piece: int, place: int) -> tuple[Aim, ...]:
        """Return a cell with a turn for a tile that is laid; elsewhere it may be turned as it likes."""
        if estate_parts(place) is None:
            return tuple(Aim(piece, place, turn) for turn in range(4))
        return (_built(piece, place),)

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on a place."""
        return landing(piece, place, sight)

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return what a move means: a placement is a cell and a turn; a purchase is also tried out on the estate."""
        match verb_of(move):
            case Verb.BUILD:
                return (_built(piece_of(move), place_of(move)),)
            case Verb.BUY:
                return self._bought(piece_of(move), place_of(move))
        return plain_aims(move)

    def _bought(self, tile: int, place: int) -> tuple[Aim, ...]:
        seat = place - STOCK
        placements = [] if self._last is None else self._last.estate(seat).placements(tile)
        turns = sorted({placement & 3 for placement in placements}) or [0]
        tried = [Aim(tile, estate_place(seat, placement >> 2), placement & 3) for placement in placements]
        return (*(Aim(tile, place, turn) for turn in turns), *tried)

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes, turned as the tile is."""
        parts = estate_parts(aim.place)
        if parts is None:
            return plain_attempt(aim)
        return plain_attempt(Aim(aim.piece, estate_place(parts[0], parts[1], aim.turn)))

    # ------------------------------------------------------------ words

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the button to pass."""
        self._last = Seen(view)
        return prompts.choices(legal)

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def first_seat(self, view: View) -> int:
        """Return who buys and builds first this round."""
        return int(view["start"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Return the scoring tile, "Scrolls" or "Gold"."""
        group = _GROUPS.get(line.label.template)
        if group is not None:
            return group
        name = _SHORT[line.label.part("name")]
        return say(Fact.SLOT, slot=line.label.part("slot"), name=name)

    def line_colour(self, line: ScoreLine) -> str:
        """Return the colour of a scoring tile's slot, of scrolls or of gold."""
        group = _GROUPS.get(line.label.template)
        return _SLOT_COLOURS[str(line.label.part("slot"))] if group is None else _COLOURS[group]

    def heading(self, event: Event) -> bool:
        """A new round is a heading of the log."""
        return event.sentence.template is Log.ROUND

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown."""
        return staging(event, before, after)

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return what a purchase or a placement would give; `None` for the rest."""
        return forecast.gains(Seen(view), events, seat)

    def gains_at(self, view: View, events: Sequence[Event], seat: int, aim: Aim) -> tuple[Gain, ...] | None:
        """Return what a drop would give: a purchase may be tried out on any cell where it fits."""
        return forecast.gains(Seen(view), events, seat, aim)

    def keeps_secrets(self, view: View) -> bool:
        """Gold is kept out of sight throughout, and prices and axe until the screens are lifted."""
        seat = int(view["seat"])
        return seat >= 0 and view["phase"] != "over"


def _built(tile: int, place: int) -> Aim:
    parts = estate_parts(place)
    assert parts is not None
    seat, cell, rotation = parts
    return Aim(tile, estate_place(seat, cell), rotation)


def make_table(setup: Setup) -> IsleOfSkyeTable:
    """Return the table for a match."""
    return IsleOfSkyeTable(setup)
