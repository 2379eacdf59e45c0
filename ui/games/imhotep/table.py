"""Imhotep's table: joins the parts of the plan and answers for the toolkit. See `ui.board.layout.TableLayout`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.contract import Event, ScoreLine, Setup, View
from engine.core.move import verb_of
from engine.core.words import Sentence, Words, say
from engine.games.imhotep import places
from engine.games.imhotep.components import OBELISKS_A, SITE_NAMES, Site
from engine.games.imhotep.decisions import Verb
from engine.games.imhotep.facts import SITE_OPTIONS
from engine.games.imhotep.words import Log, Score, Terms
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
from ui.games.imhotep import geometry as at
from ui.games.imhotep import prompts
from ui.games.imhotep.harbour import harbour_pieces, harbour_places
from ui.games.imhotep.landing import landing
from ui.games.imhotep.lay import Lay
from ui.games.imhotep.paint_board import BoardPrint, board_picture
from ui.games.imhotep.paint_slab import SitePrint
from ui.games.imhotep.seen import Seen
from ui.games.imhotep.shades import SITE_COLOUR
from ui.games.imhotep.sites import header_tips, site_pieces, site_places
from ui.games.imhotep.staging import staging
from ui.games.imhotep.stock import stock_pieces, stock_places
from ui.games.imhotep.words import Fact, Print
from ui.paint.picture import Box, Picture
from ui.theme.players import PLAYERS

_CARDS_COLOUR = "#A8587A"
_GROUPS: dict[Words, Words] = {
    Score.PYRAMIDS: Terms.PYRAMIDS,
    Score.TEMPLE: Terms.TEMPLE,
    Score.TOWERS: Terms.OBELISKS,
    Score.BURIAL_GROUPS: Terms.BURIAL,
    Score.BURIAL_NONE: Terms.BURIAL,
    Score.BURIAL_ROWS: Terms.BURIAL,
    Score.OBELISK_RANK: Terms.OBELISKS,
    Score.OBELISK_NONE: Terms.OBELISKS,
    Score.WAITING: Terms.OBELISKS,
    Score.DECORATION: Fact.CARDS_GROUP,
    Score.STATUES: Fact.CARDS_GROUP,
    Score.BLUE: Fact.CARDS_GROUP,
    Score.WRATH: Fact.WRATH,
}
_COLOURS: dict[Words, str] = {
    Terms.PYRAMIDS: SITE_COLOUR[Site.PYRAMIDS],
    Terms.TEMPLE: SITE_COLOUR[Site.TEMPLE],
    Terms.BURIAL: SITE_COLOUR[Site.BURIAL],
    Terms.OBELISKS: SITE_COLOUR[Site.OBELISKS],
    Fact.WRATH: SITE_COLOUR[Site.MARKET],
}


class ImhotepTable:
    """How Imhotep lies on the table."""

    board = at.BOARD
    dock_height = at.DOCK_HEIGHT
    dock_least_width = at.DOCK_LEAST_WIDTH
    colours = PLAYERS
    open_scores = True
    score_track = True

    def __init__(self, setup: Setup) -> None:
        self._players = setup.players
        self._sides_b = tuple(setup.options[option] == "B" for option in SITE_OPTIONS)

    # ------------------------------------------------------------ pictures and plan

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return panorama and slabs."""
        printed = BoardPrint(
            self._sides_b,
            4 if self._players == 2 else 5,
            sight.colours[: self._players],
            self._sites(sight.voice.speak),
            sight.voice.speak(Print.HARBOUR),
        )
        return board_picture(visible, printed)

    def _sites(self, say_it: Callable[[Words | Sentence], str]) -> tuple[SitePrint, ...]:
        rules, feet = self._rules(), self._feet()
        return tuple(
            SitePrint(say_it(name), say_it(rule), say_it(foot) if foot else "")
            for name, rule, foot in zip(SITE_NAMES, rules, feet, strict=True)
        )

    def _rules(self) -> tuple[Words, ...]:
        return (
            Print.MARKET_RULE,
            Print.PYRAMIDS_RULE,
            Print.TEMPLE_RULE,
            Print.BURIAL_RULE_B if self._sides_b[Site.BURIAL] else Print.BURIAL_RULE_A,
            Print.OBELISKS_RULE_B if self._sides_b[Site.OBELISKS] else Print.OBELISKS_RULE_A,
        )

    def _feet(self) -> tuple[Words | Sentence | None, ...]:
        values = " · ".join(str(points) for points in OBELISKS_A[self._players])
        return (
            None,
            None,
            Print.TEMPLE_FOOT_B if self._sides_b[Site.TEMPLE] else Print.TEMPLE_FOOT_A,
            None if self._sides_b[Site.BURIAL] else Print.BURIAL_FOOT_A,
            Print.OBELISKS_FOOT_B
            if self._sides_b[Site.OBELISKS]
            else say(Print.OBELISKS_FOOT_A, values=values),
        )

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies."""
        lay = Lay(Seen(view), sight)
        headers = header_tips(self._sites(sight.voice.speak))
        pieces = (*headers, *site_pieces(lay), *harbour_pieces(lay), *stock_pieces(lay))
        return Plan((*harbour_places(lay), *site_places(lay), *stock_places(lay)), pieces)

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on a place."""
        return landing(piece, place, sight.colours)

    # ------------------------------------------------------------ moves

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return what a move means; a pyramid or the point of a reward may also just be clicked."""
        usual = plain_aims(move)
        pointed = verb_of(move) == Verb.PYRAMID or usual[0].place == places.POINT
        return (*usual, Aim(0, usual[0].place)) if pointed else usual

    def attempt(self, aim: Aim) -> int:
        """Return the attempt for a drop that no legal move makes."""
        return plain_attempt(aim)

    # ------------------------------------------------------------ words

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what must be done now."""
        return prompts.prompt(Seen(view), sight, held)

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the buttons."""
        return prompts.choices(Seen(view), legal, sight)

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
        """Return the site, or "Cards"."""
        return _GROUPS[line.label.template]

    def line_colour(self, line: ScoreLine) -> str:
        """Return the site's colour."""
        return _COLOURS.get(_GROUPS[line.label.template], _CARDS_COLOUR)

    def heading(self, event: Event) -> bool:
        """A new round is a heading of the log."""
        return event.sentence.template is Log.ROUND

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown."""
        return staging(event, before)

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """The toolkit's own preview, points per seat, says all there is."""
        return None

    def keeps_secrets(self, view: View) -> bool:
        """Only the two cards of the pair are ever private."""
        return bool(view["looking"])


def make_table(setup: Setup) -> ImhotepTable:
    """Return the table for a match."""
    return ImhotepTable(setup)
