"""The table of Four Color Cards: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from engine.core.contract import NOBODY, Event, ScoreLine, Setup, View
from engine.core.move import place_of, verb_of
from engine.core.words import Sentence, Words, say
from engine.games.four_color_cards.decisions import PASS, Verb
from engine.games.four_color_cards.words import Log, Score
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
from ui.games.four_color_cards import geometry as at
from ui.games.four_color_cards import landing, prompts
from ui.games.four_color_cards.claims import ways_to_pass
from ui.games.four_color_cards.dock import dock_pieces, dock_places, meanwhile
from ui.games.four_color_cards.laid_open import deck_pieces, deck_place
from ui.games.four_color_cards.lay import Lay
from ui.games.four_color_cards.middle import middle_pieces, middle_places
from ui.games.four_color_cards.paint_parts import cloth_picture
from ui.games.four_color_cards.seats import seat_pieces, seat_places
from ui.games.four_color_cards.seen import Seen, own_seat
from ui.games.four_color_cards.words import Fact
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS

_LINE_COLOURS: dict[Words, str] = {Score.WON: "#C88F25", Score.FAILED: "#B3261E", Score.START: "#58A67F"}
_DRAWN_COLOUR = "#7A8A82"


class FourColorTable:
    """How Four Color Cards lies on the table."""

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS
    open_scores = True
    score_track = True

    def __init__(self, setup: Setup) -> None:
        self._opponents = setup.players - 1

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return lacquer, lattice and tray."""
        return cloth_picture(visible, self._opponents)

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        lay = Lay(Seen(view), sight, own_seat(view))
        pieces = (*seat_pieces(lay), *middle_pieces(lay), *dock_pieces(lay))
        spots = (*dock_places(lay), *middle_places(lay), *seat_places(lay))
        return Plan(spots, pieces, meanwhile=partial(meanwhile, lay))

    def laid_open(self, view: View, sight: Sight, lying: Sequence[tuple[int, int]]) -> Plan:
        """Return where everything lies while a position is set up: nobody is asked, and the deck lies open."""
        quiet = {**view, "to_move": NOBODY}
        usual, lay = self.plan(quiet, sight), Lay(Seen(quiet), sight, own_seat(view))
        if lay.seen.over:
            return usual
        pieces = (*usual.pieces, *deck_pieces(lay, lying))
        return replace(usual, places=(*usual.places, deck_place(lay)), pieces=pieces)

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on a place."""
        return landing.landing(piece, place)

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return piece and place; a claim may also just be clicked, and a pass dropped on its tile."""
        if move == PASS:
            return ways_to_pass()
        if verb_of(move) in (Verb.CHI, Verb.PONG, Verb.KONG, Verb.HU):
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
        """Return the button that passes."""
        return prompts.choices(legal)

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the toolbar's line."""
        return prompts.facts(Seen(view))

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return a seat's public counts."""
        return prompts.seat_facts(Seen(view), seat)

    def first_seat(self, view: View) -> int:
        """Return who started the round."""
        return int(view["starter"])

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Return a round by its number."""
        if line.label.template is Score.START:
            return Fact.START
        return say(Fact.LINE, round=line.label.part("round"))

    def line_colour(self, line: ScoreLine) -> str:
        """Return the colour of how a round ended."""
        return _LINE_COLOURS.get(line.label.template, _DRAWN_COLOUR)

    def heading(self, event: Event) -> bool:
        """A new round is a heading of the log."""
        return event.sentence.template is Log.ROUND

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown."""
        return landing.staging(event)

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """A discard gives nothing at once."""
        return None

    def gains_at(self, view: View, events: Sequence[Event], seat: int, aim: Aim) -> tuple[Gain, ...] | None:
        """Return what a claim brings: what others may answer is not foretold."""
        return prompts.gains(Seen(view), aim.place)

    def caution(self, view: View, move: int) -> Sentence | None:
        """A hu that would cost points is asked for twice (rules 5.6, 7.3)."""
        return prompts.caution(Seen(view)) if verb_of(move) == Verb.HU else None

    def keeps_secrets(self, view: View) -> bool:
        """The own hand is secret while the match goes on."""
        return int(view["seat"]) != NOBODY and int(view["to_move"]) != NOBODY


def make_table(setup: Setup) -> FourColorTable:
    """Return the table for a match."""
    return FourColorTable(setup)
