"""Almadi's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.contract import Event, ScoreLine, Setup, View
from engine.core.words import Sentence, Words, say
from engine.games.almadi.words import Score
from ui.board.layout import (
    Aim,
    Choice,
    Gain,
    Piece,
    Place,
    Plan,
    Prompt,
    Sight,
    Spare,
    Staging,
    plain_aims,
    plain_attempt,
)
from ui.games.almadi import geometry as at
from ui.games.almadi import prompts
from ui.games.almadi.dock import dock_pieces, dock_places
from ui.games.almadi.geometry_dock import DOCK_HEIGHT, DOCK_LEAST_WIDTH
from ui.games.almadi.hold import hold_teller
from ui.games.almadi.landing import landing
from ui.games.almadi.lay import Lay
from ui.games.almadi.line import line_pieces, line_places
from ui.games.almadi.paint_cloth import cloth
from ui.games.almadi.patches import patch_finder
from ui.games.almadi.realm import board_pieces, board_places
from ui.games.almadi.seen import Seen, own_seat
from ui.games.almadi.shades import CHARACTER, EFFECTS, LANDSCAPES
from ui.games.almadi.spares import SHELVES, shelved
from ui.games.almadi.staging import staging
from ui.games.almadi.strip import deck_tray, strip_pieces, strip_places
from ui.games.almadi.words import Fact
from ui.paint.picture import Box, Picture
from ui.theme.players import CHALK, PINE, PLAYERS

_GROUPS: dict[Words, tuple[Fact, str]] = {
    Score.OASES: (Fact.OASES, LANDSCAPES["oasis"][0]),
    Score.BONUS: (Fact.OASES, LANDSCAPES["oasis"][0]),
    Score.CARAVANS: (Fact.CARAVANS, LANDSCAPES["caravan"][0]),
    Score.PALACES: (Fact.PALACES, LANDSCAPES["palace"][0]),
    Score.MOSAICS: (Fact.MOSAICS, EFFECTS["mosaic"]),
    Score.JARS: (Fact.JARS, EFFECTS["jar1"]),
    Score.COMPLETED: (Fact.OBJECTIVES, "#2F8F5B"),
    Score.UNFINISHED: (Fact.OBJECTIVES, "#2F8F5B"),
    Score.RUBIES: (Fact.RUBY_POINTS, EFFECTS["ruby"]),
    Score.HALF_RUBIES: (Fact.RUBY_POINTS, EFFECTS["ruby"]),
    Score.FULL_RUBIES: (Fact.RUBY_POINTS, EFFECTS["ruby"]),
    Score.CHARACTER: (Fact.CHARACTERS, CHARACTER),
}
_SWAPPED = {PINE: CHALK, CHALK: PINE}


class AlmadiTable:
    """How Almadi lies on the table. The last view is kept for the ghost of a drop: it shows which contacts would fire."""

    board = at.BOARD
    dock_height = DOCK_HEIGHT
    dock_least_width = DOCK_LEAST_WIDTH
    colours = tuple(_SWAPPED.get(player, player) for player in PLAYERS)
    open_scores = True
    score_track = False
    shelves = SHELVES

    def __init__(self, setup: Setup) -> None:
        self._last: Seen | None = None

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return the zellige."""
        return cloth(visible)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        lay = self._lay(view, sight)
        pieces = (*board_pieces(lay), *line_pieces(lay), *strip_pieces(lay), *dock_pieces(lay))
        places = (*board_places(lay), *line_places(lay), *strip_places(lay), *dock_places(lay))
        return Plan(places, pieces, patch_at=patch_finder(lay), meanwhile=hold_teller(lay))

    def _lay(self, view: View, sight: Sight) -> Lay:
        seen = self._last = Seen(view)
        own = own_seat(view, sight.seat)
        shown = sight.visited if 0 <= sight.visited < seen.players else own
        frame = at.frame(seen.last_column(shown), seen.wide(shown), seen.characters)
        return Lay(seen, sight, own, shown, frame)

    def tray(self, view: View, sight: Sight) -> dict[str, tuple[int, int]]:
        """Return the tokens of the decks, from which mosaic cards and rubies of a position that is set up are drawn."""
        return deck_tray()

    def shelved(self, view: View, sight: Sight, spares: Sequence[Spare]) -> Iterable[Piece]:
        """Return landscapes of the supply, or stall cards of the deck, as they lie open in a position that is set up."""
        return shelved(self._lay(view, sight), spares)

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on a place."""
        return landing(piece, place, self._last)

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return piece and place; a landscape to wake is only clicked."""
        return plain_aims(move)

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes."""
        return plain_attempt(aim)

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the buttons to end the turn or to decline."""
        return prompts.choices(legal)

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def first_seat(self, view: View) -> int:
        """Return the start player."""
        return int(view["start"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Return landscapes, mosaics, jars, objectives, rubies or characters; a line of its own says what it counts."""
        return _told(line.label) or _GROUPS[line.label.template][0]

    def line_colour(self, line: ScoreLine) -> str:
        """Return the colour of that group."""
        return _GROUPS[line.label.template][1]

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown."""
        return staging(event)

    def heading(self, event: Event) -> bool:
        """No event is a heading: turns follow each other."""
        return False

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return what a landscape would activate."""
        return prompts.gains(Seen(view), events, seat)

    def keeps_secrets(self, view: View) -> bool:
        """Characters in hand, and those to choose from, are for their owner's eyes."""
        return view["to_move"] >= 0 and (any(view["hands"]) or any(view["dealt"]))


def _told(label: Sentence) -> Sentence | None:
    """Return the name of a group of one line with its numbers."""
    match label.template:
        case Score.CARAVANS:
            return say(Fact.CARAVANS_OF, n=label.part("n"), goods=label.part("goods"))
        case Score.MOSAICS:
            return say(Fact.MOSAICS_ON, n=label.part("n"))
        case Score.RUBIES:
            return say(Fact.RUBY_RANK, rank=label.part("rank"))
    return None


def make_table(setup: Setup) -> AlmadiTable:
    """Return the table for a match."""
    return AlmadiTable(setup)
