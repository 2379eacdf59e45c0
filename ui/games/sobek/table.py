"""Sobek's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.contract import NOBODY, Event, ScoreLine, Setup, View
from engine.core.move import place_of, verb_of
from engine.core.words import Sentence, Words, say
from engine.games.sobek import places
from engine.games.sobek.cards import Kind
from engine.games.sobek.decisions import Verb
from engine.games.sobek.words import Log, Score
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
from ui.games.sobek import geometry as at
from ui.games.sobek import prompts
from ui.games.sobek.ahead import ahead_pieces
from ui.games.sobek.dock import dock_pieces, dock_places
from ui.games.sobek.landing import landing
from ui.games.sobek.lay import Lay
from ui.games.sobek.paint_cloth import cloth_picture
from ui.games.sobek.river import river_pieces, river_places
from ui.games.sobek.seen import Seen, own_seat
from ui.games.sobek.sets import set_pieces, set_places
from ui.games.sobek.shades import KIND_COLOUR
from ui.games.sobek.skipping import meanwhile
from ui.games.sobek.staging import staging
from ui.games.sobek.store import store_pieces, store_places
from ui.games.sobek.tray import tray_pieces, tray_places
from ui.games.sobek.words import Fact
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS

_TRACK_COLOURS: dict[Words, str] = {
    Score.ROUND: "#C88F25",
    Score.PENALTY: "#B3261E",
    Score.GUILD: "#2F6DA8",
    Score.PUSHED: "#B4527A",
    Score.SWINDLE: "#2B7A6C",
}


class SobekTable:
    """How Sobek lies on the table."""

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS
    open_scores = True
    score_track = True

    def __init__(self, setup: Setup) -> None:
        self._opponents = setup.players - 1
        self._regular = setup.options["track"] == "regular"

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return ring, sand, river and panels."""
        return cloth_picture(visible, self._opponents, self._regular)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        lay = Lay(Seen(view), sight, own_seat(view))
        pieces = (
            *set_pieces(lay),
            *river_pieces(lay),
            *store_pieces(lay),
            *ahead_pieces(lay),
            *tray_pieces(lay),
            *dock_pieces(lay),
        )
        spots = (
            *dock_places(lay),
            *river_places(lay),
            *tray_places(lay),
            *store_places(lay),
            *set_places(lay),
        )
        return Plan(spots, pieces, meanwhile=partial(meanwhile, lay))

    def tray(self, view: View, sight: Sight) -> dict[str, tuple[int, int]]:
        """The deck and the cards of the own pile, for positions that are set up: face down, but pieces all the same."""
        own = own_seat(view)
        pile = {
            f"pile {index}": (places.card(face), places.pile(own)) for index, face in enumerate(view["pile"])
        }
        deck = {"deck": (places.back(view["top"]), places.DECK)} if view["deck"] else {}
        return pile | deck

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on a place."""
        return landing(piece, place)

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return piece and place; whom or what something in play is meant for may also just be clicked."""
        if verb_of(move) in (Verb.AIM, Verb.START):
            return (*plain_aims(move), Aim(0, place_of(move)))
        return plain_aims(move)

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes."""
        return plain_attempt(aim)

    # ------------------------------------------------------------ words

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the buttons that end a set or the late sets."""
        return prompts.choices(Seen(view), legal)

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def first_seat(self, view: View) -> int:
        """Return who started the round."""
        return int(view["start"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Return a set as its sum, everything else as it is called."""
        label = line.label
        if label.template is Score.SET:
            return say(Fact.SET, kind=label.part("kind"), n=label.part("n"), scarabs=label.part("scarabs"))
        if label.template is Score.LATE_SET:
            return say(Fact.LATE, kind=label.part("kind"))
        return Fact.PUSHED if label.template is Score.PUSHED else label

    def chapter(self, line: ScoreLine) -> Sentence | Words:
        """Return what a line is counted under at the end: all sets of the last round together."""
        own_set = line.label.template in (Score.SET, Score.LATE_SET)
        return Fact.LAST_SETS if own_set else self.line_group(line)

    def line_colour(self, line: ScoreLine) -> str:
        """Return the colour of a set's kind, or of what happened on the track."""
        paint = _TRACK_COLOURS.get(line.label.template)
        if paint is not None:
            return paint
        first = places.UPRIGHT if line.label.template is Score.SET else places.SIDEWAYS
        return KIND_COLOUR[Kind(places.owner_and_kind(line.places[0], first)[1])]

    def heading(self, event: Event) -> bool:
        """A new round is a heading of the log."""
        return event.sentence.template is Log.ROUND

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown."""
        return staging(event)

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return what a drop changes."""
        return prompts.gains(Seen(view), events, seat)

    def keeps_secrets(self, view: View) -> bool:
        """Hands, piles and tokens that were looked at are secret while the game goes on."""
        return int(view["seat"]) != NOBODY and int(view["to_move"]) != NOBODY


def make_table(setup: Setup) -> SobekTable:
    """Return the table for a match."""
    return SobekTable(setup)
