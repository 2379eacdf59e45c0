"""The tools all parts of Almadi's plan lay pieces with: words in the table's language, landscapes, cards, labels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF

from engine.core.words import Many, Part, Player, Sentence, Words, say
from engine.games.almadi.components import (
    CHARACTER_IDS,
    COSTS,
    OBJECTIVE_COLOURS,
    OBJECTIVE_IDS,
    OBJECTIVE_POINTS,
    SIDES,
    SIDES_OF,
)
from engine.games.almadi.names import landscape_name, objective_name
from engine.games.almadi.places import CHARACTER, OBJECTIVE
from engine.games.almadi.words import Character, FullName, Goal, Power
from ui.board.layout import Area, Piece, Sight
from ui.games.almadi.emblems import EMBLEMS
from ui.games.almadi.geometry import Frame
from ui.games.almadi.paint_characters import character
from ui.games.almadi.paint_objectives import objective
from ui.games.almadi.paint_paper import NAME, CardPrint
from ui.games.almadi.paint_tile import RADIUS, landscape
from ui.games.almadi.seen import Seen
from ui.games.almadi.words import Gift, Name, Print, Short, Side, Zone
from ui.paint.picture import Box, Picture
from ui.paint.states import GHOST_OPACITY_TILE
from ui.theme.measure import MIN_TEXT_PX
from ui.theme.players import Player as Colour

GROUND, HOLLOWS, TILES, CARDS, LABELS = 0.0, 5.0, 10.0, 40.0, 80.0
"""Levels: what lies above what."""
_COMPACT_SCALE = 0.8


@dataclass(frozen=True, slots=True)
class Lay:
    """One position laid out for one pair of eyes: `own` has its things in the dock, `shown` its realm on the board."""

    seen: Seen
    sight: Sight
    own: int
    shown: int
    frame: Frame

    @property
    def hands_on(self) -> bool:
        """Whether the eyes may pick anything up."""
        return self.sight.seat >= 0 and self.seen.to_move >= 0

    @property
    def compact(self) -> bool:
        """Whether the board is so small that objectives need the room of the decks."""
        return self.sight.ease(Area.BOARD) < _COMPACT_SCALE

    @property
    def djinn_moves(self) -> tuple[int, int, bool]:
        """How many djinn moves the own seat has left this turn, of how many, and whether one is pending."""
        most, mine = self.seen["limit"][self.own], self.seen.to_move == self.own
        return most - (self.seen["moves"] if mine else 0), most, mine and self.seen["djinn"]

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence."""
        return self.sight.voice.speak(say(words, **parts))

    def speak(self, sentence: Sentence | Words) -> str:
        """Return a sentence in the table's language."""
        return self.sight.voice.speak(sentence)

    def colour(self, seat: int) -> Colour:
        """Return a seat's colour."""
        return self.sight.colours[seat]

    def width_of(self, words: str, size: float, weight: int) -> float:
        """Return how many units of the board words take; they are never set smaller than the least readable size."""
        font = self.sight.theme.sized(MIN_TEXT_PX, weight)
        font.setPixelSize(max(round(size), math.ceil(self.sight.theme.least / self.sight.board_scale - 0.01)))
        return QFontMetricsF(font).horizontalAdvance(words)

    def zone(self, zone: Zone) -> str:
        """Return the name of a group of stops."""
        return self.sight.voice.speak(zone)

    def capitals(self, words: Words, **parts: Part) -> str:
        """Return a heading as it is set."""
        said = self.say(words, **parts)
        return said if self.sight.theme.cjk else said.upper()

    def label(
        self, key: str, picture: Picture, x: float, y: float, area: Area = Area.BOARD, level: float = LABELS
    ) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=area, level=level, dims=False)

    def tile(self, piece: int, box: Box, place: int, name: str, zone: Zone, *, loose: bool) -> Piece:
        """Return a landscape that fills a box, at a place; in the hand it is as large as a cell of the realm."""
        return Piece(
            f"tile {piece}",
            landscape(piece, box.w),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=piece,
            place=place,
            loose=loose,
            name=name,
            zone=self.zone(zone),
            level=TILES,
            radius=box.w * RADIUS,
            hand_scale=(self.frame.pitch - 2) / box.w,
            ghost=GHOST_OPACITY_TILE,
        )

    def sides(self, piece: int) -> Many:
        """Return what the sides of a landscape show, for screen readers."""
        return Many(
            tuple(
                say(Name.SIDE, side=Side[SIDES[side]], shows=Side[shown.upper()])
                for side, shown in enumerate(SIDES_OF[piece])
                if shown
            )
        )

    def described(self, piece: int, where: Sentence) -> str:
        """Return what lies where, with its sides."""
        return self.say(Name.LAID, cell=where, tile=landscape_name(piece), sides=self.sides(piece))

    def objective(
        self,
        card: int,
        box: Box,
        place: int,
        area: Area,
        *,
        owner: int = -1,
        done: bool = False,
        loose: bool,
        size: float = NAME,
    ) -> Piece:
        """Return an objective in a box; `owner` is whose it is when it lies among those of the middle."""
        told = self._objective_name(card, owner, done)
        points, goal = OBJECTIVE_POINTS[card], self.speak(Goal[OBJECTIVE_IDS[card]])
        short = self.say(Print.DONE, n=points) if done else self.speak(Short[OBJECTIVE_IDS[card]])
        name = self.speak(objective_name(card))
        said = CardPrint(name, goal, short, str(points), OBJECTIVE_COLOURS[card], done, size=size)
        colour = None if owner < 0 else self.colour(owner)
        return Piece(
            f"objective {card}",
            objective(said, box.w, box.h, colour),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=OBJECTIVE + card,
            place=place,
            loose=loose,
            name=told,
            zone=self.zone(Zone.OBJECTIVES if area is Area.BOARD else Zone.OWN),
            area=area,
            level=CARDS,
            radius=8,
            tip=told,
        )

    def _objective_name(self, card: int, owner: int, done: bool) -> str:
        parts: dict[str, Part] = {"name": objective_name(card), "points": OBJECTIVE_POINTS[card]}
        if done:
            return self.say(Name.COMPLETED, **parts)
        parts["goal"] = Goal[OBJECTIVE_IDS[card]]
        if owner < 0:
            return self.say(Name.OBJECTIVE, **parts)
        return self.say(Name.OBJECTIVE_OF, who=Player(owner), **parts)

    def character(
        self, card: int, box: Box, place: int, area: Area, *, loose: bool, played: bool = False
    ) -> Piece:
        """Return a character in a box."""
        short, full = CHARACTER_IDS[card], FullName[CHARACTER_IDS[card]]
        told = self.say(Name.CHARACTER, name=full, cost=COSTS[card], power=Power[short])
        said = CardPrint(
            self.speak(Character[short]),
            self.speak(Power[short]),
            self.speak(Gift[short]),
            str(COSTS[card]),
            done=played,
            emblem=EMBLEMS[short],
        )
        return Piece(
            f"character {card}",
            character(said, box.w, box.h),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=CHARACTER + card,
            place=place,
            loose=loose,
            name=told,
            zone=self.zone(Zone.CHARACTERS),
            area=area,
            level=CARDS,
            radius=8,
            tip=told,
        )
