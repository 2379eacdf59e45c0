"""A toy table for tests of the toolkit: a row of cells, tiles that turn, a card, a pile, two doors and a button.

There are no rules: the test says which moves are legal and why others are refused. Pieces: 1 tile that turns, 2 card
that needs no place, 3 pile with one move, 4 stone nobody may move. Places: 10 to 15 cells, 20 and 21 doors, 30 tray.
Moves are any numbers; `aims` says what each means.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core.words import Words, say
from ui.board.board import Board
from ui.board.layout import (
    PLAIN_STAGING,
    Aim,
    Area,
    Choice,
    Gain,
    Piece,
    Place,
    Plan,
    Preview,
    Prompt,
    Sight,
    nothing_else,
    plain_landing,
)
from ui.language import Language
from ui.paint.cache import PixmapCache
from ui.paint.paths import rectangle
from ui.paint.picture import Box, Picture
from ui.screens import Pace
from ui.theme.look import light
from ui.theme.motion import Speed
from ui.theme.players import PLAYERS

TILE, CARD, PILE, STONE = 1, 2, 3, 4
CELLS = range(10, 16)
DOORS = (20, 21)
TRAY = 30
SIZE = 60.0


class Toy(Words):
    """The toy's sentences."""

    NO = "Piece {piece} may not lie on {place}."
    MOVE = "Move {number}."
    GAIN = "Gives {number}."
    PASS = "Pass"
    PROMPT = "Do something."


def square(name, colour="#888888", size=SIZE):
    """A plain picture."""
    box = Box(0, 0, size, size)
    return Picture("toy", (name, size), box, lambda canvas: canvas.box(0, 0, size, size, colour))


class ToyLayout:
    """Where the toy's things lie."""

    board = Box(0, 0, 600, 300)
    dock_height = 100.0
    dock_least_width = 500.0
    colours = PLAYERS
    open_scores = True
    score_track = True

    def __init__(self):
        self.meaning = {}
        self.where = {TILE: 0, CARD: 0, PILE: 0, STONE: 12}
        self.grown = None
        self.barred = ()
        self.hand_scale = 1.0
        self.meanwhile = nothing_else
        self.cautions = {}
        self.special = {}
        self.sorts = False

    def cloth(self, visible, sight):
        return Picture(
            "toy cloth",
            (visible,),
            visible,
            lambda canvas: canvas.fill(rectangle(*visible), "#335544"),
            opaque=True,
        )

    def plan(self, view, sight):
        cells = [
            replace(Place(n, Box(20 + 90 * i, 20, SIZE, SIZE), f"cell {n}", "row"), **self.special.get(n, {}))
            for i, n in enumerate(CELLS)
        ]
        doors = [
            Place(n, Box(100 + 200 * i, 180, SIZE, SIZE), f"door {n}", "doors") for i, n in enumerate(DOORS)
        ]
        tray = Place(TRAY, Box(10, 10, 300, 80), "tray", "tray", Area.DOCK)
        return Plan((*cells, *doors, tray), tuple(self._pieces()), self.grown, meanwhile=self.meanwhile)

    def _pieces(self):
        turned = tuple(square(f"tile {turn}") for turn in range(4))
        more = {"turned": turned, "barred": self.barred, "hand_scale": self.hand_scale}
        yield self._piece("tile", TILE, 20, letter="T", **more)
        yield self._piece("card", CARD, 100, sorts=self.sorts)
        yield self._piece("pile", PILE, 180, sorts=self.sorts)
        yield self._piece("stone", STONE, 260)

    def _piece(self, key, number, x, **more):
        place = self.where[number] or TRAY
        in_dock = place == TRAY
        left = x if in_dock else 20.0 + 90 * (place - CELLS[0])
        area = Area.DOCK if in_dock else Area.BOARD
        body = Box(0, 0, SIZE, SIZE)
        return Piece(key, square(key), left, 20.0, body, number, place, True, key, "tray", area, **more)

    def landing(self, piece, place, sight):
        return plain_landing(piece, place)

    def aims(self, move):
        return self.meaning[move]

    def attempt(self, aim):
        return aim.piece << 14 | aim.place

    def prompt(self, view, sight, held):
        return Prompt(say(Toy.PROMPT), say(Toy.PROMPT))

    def choices(self, view, legal, sight):
        return tuple(
            Choice(m, Toy.PASS, Box(400, 20, 100, 40), letter="P") for m in legal if not any(self.meaning[m])
        )

    def facts(self, view):
        return ()

    def seat_facts(self, view, seat):
        return ()

    def first_seat(self, view):
        return -1

    def line_colour(self, line):
        return "#888888"

    def line_group(self, line):
        return Toy.PROMPT

    def staging(self, event, before, after):
        return PLAIN_STAGING

    def heading(self, event):
        return False

    def gains(self, view, events, seat):
        return None

    def caution(self, view, move):
        return self.cautions.get(move)

    def keeps_secrets(self, view):
        return False


class ToyReferee:
    """Says what the test told it to say."""

    def __init__(self, layout):
        self.layout = layout
        self.moves = ()
        self.played = []
        self.asked = []

    def legal(self):
        return self.moves

    def refusal(self, aim):
        self.asked.append(aim)
        return say(Toy.NO, piece=aim.piece, place=aim.place)

    def preview(self, move, aim):
        return Preview((Gain(say(Toy.GAIN, number=move)),))

    def describe(self, move):
        return say(Toy.MOVE, number=move)

    def play(self, move):
        self.played.append(move)


class ToyTable:
    """The whole toy on screen; has what `tests.ui.tables.Hands` asks of a screen."""

    def __init__(self, qtbot, speed=Speed.OFF):
        self.layout = ToyLayout()
        self.referee = ToyReferee(self.layout)
        self.owner = QObject()
        self.board: Board
        self.stage = QWidget()
        qtbot.addWidget(self.stage, before_close_func=lambda _: self.board.stop())
        self.sight = sight = Sight(0, Language().voice(("Rita",), 0), PLAYERS, light())
        self.pace = Pace(speed)
        self.board = Board(self.layout, self.referee, self.pace, PixmapCache(), sight, self.owner)
        self.prompt = QWidget(self.stage)
        self.board.view.setParent(self.stage)
        self.stage.resize(800, 500)
        self.board.view.resize(800, 500)
        self.stage.show()
        qtbot.waitExposed(self.stage)
        self.board.view.reserve(0, 100)
        self.board.show_view({}, sight)
        self.board.lay_out()

    def allow(self, **meaning):
        """Make these the legal moves: `m1=[(piece, place, turn), ...]` gives move 1 its ways."""
        self.layout.meaning = {
            int(name[1:]): tuple(Aim(*way) for way in ways) for name, ways in meaning.items()
        }
        self.referee.moves = tuple(self.layout.meaning)
        self.board.decide(self.layout.choices({}, self.referee.moves, None))

    def _view(self):
        return {}
