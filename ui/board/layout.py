"""What a game says about its table: where places and pieces lie, how they look, and what the prompt says.

A layout never says what is legal. It is made once per match by `make_table(setup)` in `ui/games/<game>/table.py` and
turns a view (what one seat may know) into a `Plan`. Lengths are units of the area they belong to: the board is
`board` units large and is fitted into the window, the dock below it is `dock_height` units high and as wide as the
window allows. Words in a plan are finished: a new language means a new plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Protocol, runtime_checkable

from engine.core import move as moves
from engine.core.contract import NOBODY, Event, ScoreLine, View
from engine.core.words import Sentence, Voice, Words
from ui.paint.picture import Box, Picture
from ui.paint.states import GHOST_OPACITY
from ui.theme.look import Theme
from ui.theme.measure import MIN_TEXT_PX
from ui.theme.motion import Motion
from ui.theme.players import Player


class Area(Enum):
    """The two parts of the table: the board is zoomed and panned, the dock stays."""

    BOARD = "board"
    DOCK = "dock"


@dataclass(frozen=True, slots=True)
class Bar:
    """The outline of what lies askew: a bar around the middle of its box, turned by degrees."""

    length: float
    width: float
    turn: float

    def flat_in(self, box: Box) -> Box:
        """Return the bar around the middle of a box, not yet turned."""
        middle = box.rect().center()
        return Box(middle.x() - self.length / 2, middle.y() - self.width / 2, self.length, self.width)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a piece may lie or a decision points at; `number` as in moves.

    Several entries may share a number: they are one place with several hit areas, the first is where marks go.
    `zone` names the group that Tab walks through; `name` is what a screen reader says. A place that `dims` has a shape
    of its own to be darkened while a piece is held that may not go there. A `bar` is lit instead of the box.
    What lies at a `whole` place is marked together, not the uppermost alone. Nothing stays at a `passing` one: no
    brackets stand round it once it is empty.
    """

    number: int
    box: Box
    name: str
    zone: str
    area: Area = Area.BOARD
    radius: float = 6.0
    tip: str = ""
    dims: bool = True
    bar: Bar | None = None
    whole: bool = False
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table, a piece or a decoration.

    `key` names the same physical thing from one plan to the next. (`x`, `y`) is where the picture's origin lies;
    `body` is the silhouette people press, in the picture's units. `number` and `place` are as in moves, 0 for none.
    `loose` pieces can be picked up, though the rules may refuse every place. A piece `on` another (its key) travels
    with it. `turned` holds the picture per turn for pieces that turn in the hand. `letter` is the key that picks it up.
    `leans` makes a card lean with its speed; without `glows` nothing shines under it, without `dims` it is
    not darkened while another piece is held (heaps have no clear outline, ships hold places). An empty `name` hides a decoration from screen readers.
    `hand_scale` is its size in the hand as a share of its size here, for pieces that lie larger or smaller where they go.
    `barred` are places where pieces of its kind go but which are closed to it now: while it is held they show a lock.
    A `bar` is pressed and lit instead of the body. `ghost` is how opaque it is shown where a drop would put it.
    A card that `sorts` belongs to the own hand: a row of equally wide cards that its owner may lay in another order.
    """

    key: str
    picture: Picture
    x: float
    y: float
    body: Box
    number: int = 0
    place: int = 0
    loose: bool = False
    name: str = ""
    zone: str = ""
    area: Area = Area.BOARD
    on: str = ""
    level: float = 0.0
    radius: float = 6.0
    tip: str = ""
    turned: tuple[Picture, ...] = ()
    letter: str = ""
    leans: bool = False
    glows: bool = True
    dims: bool = True
    hand_scale: float = 1.0
    bar: Bar | None = None
    barred: tuple[int, ...] = ()
    sorts: bool = False
    turn: int = 0
    ghost: float = GHOST_OPACITY

    @property
    def box(self) -> Box:
        """The silhouette in the area's units."""
        return Box(self.x + self.body.x, self.y + self.body.y, self.body.w, self.body.h)


@dataclass(frozen=True, slots=True)
class Patch:
    """A part of the board that lights up as one when it is pointed at: the light in board units, and what to say."""

    picture: Picture
    tip: str


def no_patch(x: float, y: float) -> Patch | None:
    """Light nothing, wherever the pointer is."""
    return None


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece of the plan lies while another one is held: moved by (x, y) of its area's units, turned by degrees."""

    key: str
    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Meanwhile:
    """What else changes while a piece is held: how others lie, and pictures (pieces without a number) laid over all."""

    poses: tuple[Pose, ...] = ()
    labels: tuple[Piece, ...] = ()


NOTHING_ELSE = Meanwhile()


def nothing_else(held: Piece, target: int) -> Meanwhile:
    """Change nothing, whatever is held over whatever place."""
    return NOTHING_ELSE


@dataclass(frozen=True, slots=True)
class Plan:
    """One position as it lies before one seat. `board` replaces the layout's board when it grows (an estate).

    `patch_at` says what lights up under a point of the board (x and y in its units); it is asked while nothing is held.
    `meanwhile` says what else changes while a piece is held over a place (0: over none).
    """

    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    board: Box | None = None
    patch_at: Callable[[float, float], Patch | None] = field(default=no_patch, compare=False)
    meanwhile: Callable[[Piece, int], Meanwhile] = field(default=nothing_else, compare=False)


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks at the table: the seat (`NOBODY` for a spectator), the voice that speaks to it, the colours of the
    seats, the theme; how many units wide the dock is, and how many pixels a unit of board and dock has.

    `visited` is the seat whose card was opened, `NOBODY` for the own one: games with a realm for each player show that one.
    `present` is False where nobody sits any more: a match that is looked back at with the eyes of who moved.
    """

    seat: int
    voice: Voice
    colours: tuple[Player, ...]
    theme: Theme
    dock_width: float = 1128.0
    board_scale: float = 1.0
    dock_scale: float = 1.0
    visited: int = NOBODY
    present: bool = True

    def ease(self, area: Area) -> float:
        """Return how many pixels a unit of an area has, measured in letters: fewer where these are large to be read from far."""
        scale = self.board_scale if area is Area.BOARD else self.dock_scale
        return scale * MIN_TEXT_PX / self.theme.least

    @property
    def addressed(self) -> bool:
        """Whether what the seat has may be called "your": somebody sits there and reads it."""
        return self.present and self.seat != NOBODY

    def owns(self, seat: int) -> bool:
        """Tell whether what lies before a seat is called "your": who is "you" has it, whoever's eyes look at the table."""
        return seat == self.voice.you or (self.addressed and seat == self.seat)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the prompt strip says: first words in bold, then one sentence."""

    head: Sentence
    body: Sentence


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move without a place, offered as a button: in the prompt strip, or on the table when it has a box.

    `letter` is the key that presses it.
    """

    move: int
    label: Sentence | Words
    box: Box | None = None
    area: Area = Area.DOCK
    letter: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """What a move means at the table: this piece to this place, turned so many steps."""

    piece: int
    place: int
    turn: int = 0


def plain_aims(move: int) -> tuple[Aim, ...]:
    """Return piece and place as packed in the move: what `TableLayout.aims` is in games without turning pieces."""
    return (Aim(moves.piece_of(move), moves.place_of(move)),)


def plain_landing(piece: Piece, place: Place) -> Piece:
    """Return the piece in the middle of the place, in the same size."""
    middle = place.box.rect().center() - piece.body.rect().center()
    return replace(piece, x=middle.x(), y=middle.y(), area=place.area, place=place.number, on="")


def plain_attempt(aim: Aim) -> int:
    """Return the attempt to ask the engine about when somebody drops a piece where no legal move goes."""
    return moves.attempt(aim.piece, aim.place)


@dataclass(frozen=True, slots=True)
class Staging:
    """How one event is shown when the plain glide is not enough.

    The toolkit finds the piece at the event's origin and its landing in the plan after the move; `fresh` makes a new
    piece at the origin instead (one of a heap), `goal` is a box of the board when the piece does not stay there. The next
    event starts when the share `next_at` of this one is over. `arc` is the height of the way in pixels (`None`: the
    usual).
    """

    motion: Motion | None = None
    fresh: bool = False
    goal: Box | None = None
    arc: float | None = None
    next_at: float = 1.0


PLAIN_STAGING = Staging()


@dataclass(frozen=True, slots=True)
class Gain:
    """One line of a preview: a sentence, and before it the chip of a seat (-1: none) or a picture, some 18 units wide, round (0, 0)."""

    sentence: Sentence
    seat: int = -1
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Preview:
    """What a drop would give: at most three lines."""

    lines: tuple[Gain, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class CardBar:
    """One bar on a player's card: so many parts of one thing, its colour, the places it speaks of, what it says."""

    size: int
    colour: Player
    places: tuple[int, ...]
    tip: Sentence


@runtime_checkable
class ShowsBars(Protocol):
    """What a layout offers besides when connected groups count: bars on the players' cards instead of their score lines."""

    def card_bars(self, view: View, seat: int, sight: Sight) -> tuple[CardBar, ...]:
        """Return the bars of a seat."""


@runtime_checkable
class NamesGroups(Protocol):
    """What a layout offers besides when some groups of score lines are always shown, also while they are worth nothing."""

    @property
    def groups(self) -> tuple[tuple[Sentence | Words, str], ...]:
        """Name and colour of every such group, in the order of the cards."""


@runtime_checkable
class HasTray(Protocol):
    """What a layout offers besides when things that only show what is left are pieces of a position that is set up."""

    def tray(self, view: View, sight: Sight) -> dict[str, tuple[int, int]]:
        """Return piece and place, numbered as in moves, for the keys of such things."""


@runtime_checkable
class LaysOpen(Protocol):
    """What a layout offers besides when a position that is set up lies otherwise: with pieces a table never shows."""

    def laid_open(self, view: View, sight: Sight, lying: Sequence[tuple[int, int]]) -> Plan:
        """Return the plan of such a position, `lying` being all its pieces with their places."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Pieces of one kind, numbered as in moves, of which those at `place` are shown nowhere on the table."""

    name: Words
    place: int
    pieces: Sequence[int]


@dataclass(frozen=True, slots=True)
class Spare:
    """So many equal pieces of a shelf, and the box of the tray in which one of them lies."""

    piece: int
    count: int
    box: Box


@runtime_checkable
class HasShelves(Protocol):
    """What a layout offers besides when a position that is set up has more pieces than its table shows: a tray has them by kind."""

    @property
    def shelves(self) -> tuple[Shelf, ...]:
        """The kinds, of which the tray shows one at a time."""

    def shelved(self, view: View, sight: Sight, spares: Sequence[Spare]) -> Iterable[Piece]:
        """Return the pieces of the open shelf as they lie on the tray."""


@runtime_checkable
class TurnsPieces(Protocol):
    """What a layout offers besides when the places of its moves hold a turn: pieces of a position that is set up turn as well."""

    def dropped(self, piece: int, place: int) -> tuple[Aim, ...]:
        """Return what it means at the table to put a piece on a place, numbered as in moves."""

    def attempt(self, aim: Aim) -> int:
        """Return the attempt whose place holds the turn."""


@runtime_checkable
class Foretells(Protocol):
    """What a layout offers besides when one move may be made in several ways: what each of them would give."""

    def gains_at(self, view: View, events: Sequence[Event], seat: int, aim: Aim) -> tuple[Gain, ...] | None:
        """Return the lines of a preview as `gains` does, for a drop like this."""


@runtime_checkable
class Warns(Protocol):
    """What a layout offers besides when a legal move may be a costly mistake: such a move is asked for twice."""

    def caution(self, view: View, move: int) -> Sentence | None:
        """Return what making the move nevertheless is called, with its cost; `None` for moves made at once."""


class TableLayout(Protocol):
    """What a game's table module offers; see the module header."""

    @property
    def board(self) -> Box:
        """The board in its own units; the corner is usually (0, 0)."""

    @property
    def dock_height(self) -> float:
        """Height of the dock in its own units; a dock unit and a board unit may differ on screen."""

    @property
    def dock_least_width(self) -> float:
        """How many units wide the dock must be at least; a narrow window makes it lower instead of cutting it off."""

    @property
    def colours(self) -> tuple[Player, ...]:
        """The colours seats take in order, unless a person chose another."""

    @property
    def open_scores(self) -> bool:
        """Whether everybody may see everybody's score lines "if it ended now"; else only settled ones."""

    @property
    def score_track(self) -> bool:
        """Whether points are put on a track during the match; else a score is always the one "if it ended now"."""

    def cloth(self, visible: Box, sight: Sight) -> Picture:
        """Return table cloth and board, filling `visible` (board units, larger than `board`)."""

    def plan(self, view: View, sight: Sight) -> Plan:
        """Return where everything lies that this seat sees."""

    def prompt(self, view: View, sight: Sight, held: Piece | None) -> Prompt:
        """Return what the seat at the table must do now; `held` is the piece in its hand."""

    def choices(self, view: View, legal: Sequence[int], sight: Sight) -> tuple[Choice, ...]:
        """Return the buttons for legal moves that have neither piece nor place to click on."""

    def landing(self, piece: Piece, place: Place, sight: Sight) -> Piece:
        """Return the piece as it would lie on that place: the ghost of a drop, the end of a glide."""

    def aims(self, move: int) -> tuple[Aim, ...]:
        """Return what a move means at the table, the usual way first; a second way may be a click on the place."""

    def attempt(self, aim: Aim) -> int:
        """Return the move to ask `State.refusal` about for a drop that no legal move makes."""

    def facts(self, view: View) -> tuple[Sentence, ...]:
        """Return the line of facts in the toolbar: round, what is left, variants."""

    def seat_facts(self, view: View, seat: int) -> tuple[Sentence, ...]:
        """Return the public counts on a player's card."""

    def first_seat(self, view: View) -> int:
        """Return the seat with the start flag, -1 for none."""

    def line_colour(self, line: ScoreLine) -> str:
        """Return the colour of a score line's swatch."""

    def line_group(self, line: ScoreLine) -> Sentence | Words:
        """Return the name under which score lines are added up on a player's card."""

    def staging(self, event: Event, before: Plan, after: Plan) -> Staging:
        """Return how an event is shown; `PLAIN_STAGING` for a plain glide."""

    def heading(self, event: Event) -> bool:
        """Tell whether an event's sentence is a heading of the log (a new round) and not an entry."""

    def gains(self, view: View, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
        """Return the lines of a preview, or `None` for the toolkit's own: points per seat."""

    def keeps_secrets(self, view: View) -> bool:
        """Tell whether this view shows what other people at the same screen must not see (for the curtain)."""
