"""The tools all parts of Isle of Skye's plan lay pieces with: words in the table's language, tiles, labels."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.words import Part, Sentence, Words, say
from engine.core.words import Player as Seat
from engine.games.isle_of_skye.names import picture_of
from engine.games.isle_of_skye.places import STOCK
from engine.games.isle_of_skye.tiles import ID_OF
from ui.board.layout import Area, Piece, Sight
from ui.games.isle_of_skye.geometry import (
    FAR_PLAQUE_WIDTH,
    HEADING_Y,
    PLAQUE_WIDTH,
    estate_frame,
    estate_room,
)
from ui.games.isle_of_skye.paint_stock import words
from ui.games.isle_of_skye.paint_tile import RADIUS, tile
from ui.games.isle_of_skye.seen import Seen
from ui.games.isle_of_skye.words import Zone
from ui.paint.picture import Box, Picture
from ui.theme.players import Player

GROUND, TILES, OVER_TILES, COINS, LABELS = 0.0, 10.0, 40.0, 60.0, 80.0
"""Levels: what lies above what."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes; `own` is the seat whose things lie in the dock, `shown` the one
    whose estate lies in the middle.
    """

    seen: Seen
    sight: Sight
    own: int
    shown: int
    said: dict[Sentence, str] = field(default_factory=dict)
    """What was said before in the same voice: most of it is said again in the next plan."""

    @property
    def deciding(self) -> bool:
        """Whether the eyes' seat must decide."""
        return self.sight.seat >= 0 and self.seen.to_move == self.sight.seat

    @property
    def plaque_width(self) -> float:
        """How wide the plaques of the scoring tiles are."""
        return FAR_PLAQUE_WIDTH if self.sight.theme.far else PLAQUE_WIDTH

    @property
    def estate_room(self) -> Box:
        """Where the estate that is shown lies."""
        return estate_room(self.sight.theme.far, self.shown != self.own)

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence."""
        return self.speak(say(words, **parts))

    def speak(self, sentence: Sentence) -> str:
        """Return a sentence in the table's language."""
        if sentence not in self.said:
            self.said[sentence] = self.sight.voice.speak(sentence)
        return self.said[sentence]

    def colour(self, seat: int) -> Player:
        """Return a seat's colour."""
        return self.sight.colours[seat]

    def name_of(self, seat: int) -> str:
        """Return what a seat is called."""
        return self.sight.voice.name_of(seat)

    def zone(self, zone: Zone) -> str:
        """Return the name of a group of stops."""
        return self.sight.voice.speak(zone)

    def tile(self, key: str, piece: int, box: Box, place: int, *, rotation: int = 0, owner: int = 0) -> Piece:
        """Return a tile that fills a box, at a place."""
        return Piece(
            key,
            tile(piece << 2 | rotation, box.w, self.colour(owner)),
            box.x,
            box.y,
            Box(0, 0, box.w, box.h),
            number=piece,
            place=place,
            level=TILES,
            radius=box.w * RADIUS,
        )

    def hand_scale(self, edge: float, area: Area) -> float:
        """Return how much larger a tile is in the hand than here: as large as a cell of the estate."""
        estate = self.seen.estate(self.own)
        cell = estate_frame([*estate.cells, *estate.frontier], self.estate_room).edge
        here = self.sight.dock_scale if area is Area.DOCK else self.sight.board_scale
        return cell * self.sight.board_scale / (edge * here)

    def turned(self, piece: int, edge: float) -> tuple[Picture, ...]:
        """Return the pictures of a tile in all four rotations."""
        return tuple(tile(piece << 2 | rotation, edge, self.colour(self.own)) for rotation in range(4))

    def stock_place(self, seat: int) -> int:
        """Return the place of a seat's tiles to lay."""
        return STOCK + seat

    def tile_tip(self, piece: int) -> str:
        """Return what the log calls a tile, and what is printed on it."""
        return self.speak(picture_of(piece))

    def owned(self, own: Words, of: Words) -> str:
        """Return a heading of what lies in the dock; for a spectator it says whose it is."""
        return self.say(own) if self.sight.owns(self.own) else self.say(of, who=Seat(self.own))

    def heading(self, key: str, said: str, x: float, w: float, short: str = "") -> Piece:
        """Return a heading of the dock, in capitals where the script has them; the short one where there is no room."""
        if not self.sight.theme.cjk:
            said, short = said.upper(), short.upper()
        picture = words(said, w, 12.5, weight=700, short=short)
        return self.label(f"heading {key}", picture, x, HEADING_Y, Area.DOCK)

    def label(
        self, key: str, picture: Picture, x: float, y: float, area: Area = Area.BOARD, level: float = LABELS
    ) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=area, level=level)


def tile_key(piece: int) -> str:
    """Return the key of a landscape tile, wherever it lies."""
    return f"tile {ID_OF[piece]}"
