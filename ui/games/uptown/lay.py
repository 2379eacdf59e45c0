"""The tools all parts of Uptown's plan lay pieces with: words in the table's language, colours, tiles, labels."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF

from engine.core.words import Many, Part, Sentence, Words, say
from engine.games.uptown.tiles import COLOUR, TILE
from ui.board.layout import Area, Piece, Sight
from ui.games.uptown.geometry import TILE_EDGE, TILE_RADIUS
from ui.games.uptown.paint_tile import Look, tile
from ui.games.uptown.seen import Seen
from ui.games.uptown.shades import rack_colours
from ui.paint.picture import Box, Picture
from ui.paint.states import GHOST_OPACITY_TILE
from ui.theme.measure import MIN_TEXT_PX
from ui.theme.players import Player

BRIDGES, TILES, SHELVES, LABELS = 10.0, 100.0, 300.0, 400.0
"""Levels: what lies above what."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes.

    `looks` has the look of every colour of the game. `said` keeps finished sentences: hundreds are the same from one
    position to the next, and as long as the voice is the same they need not be said again.
    """

    seen: Seen
    sight: Sight
    looks: tuple[Player, ...]
    said: dict[Sentence, str]

    @classmethod
    def of(cls, seen: Seen, sight: Sight, said: dict[Sentence, str]) -> Lay:
        """Begin to lay a position out."""
        return cls(seen, sight, rack_colours(sight.colours, seen.colours), said)

    @property
    def own(self) -> int:
        """The seat whose rack lies in the dock: the eyes', for a spectator whoever's turn it is."""
        if self.sight.seat >= 0:
            return self.sight.seat
        return max(0, self.seen.to_move)

    @property
    def shown(self) -> int:
        """The seat whose tiles to come are in the wing: the one whose card was opened, else the own one."""
        return self.sight.visited if 0 <= self.sight.visited < self.seen.players else self.own

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence."""
        sentence = say(words, **parts)
        if sentence not in self.said:
            self.said[sentence] = self.sight.voice.speak(sentence)
        return self.said[sentence]

    def all_called(self, pieces: Iterable[int]) -> Part:
        """Return what several tiles are called, as one part of a sentence."""
        return Many(tuple(self.seen.called(piece) for piece in pieces))

    def fits(self, words: str, room: float, size: float, weight: int, area: Area = Area.BOARD) -> bool:
        """Tell whether words fit into so many units; they are never set smaller than the least readable size."""
        scale = self.sight.board_scale if area is Area.BOARD else self.sight.dock_scale
        font = self.sight.theme.sized(MIN_TEXT_PX, weight)
        font.setPixelSize(max(round(size), math.ceil(self.sight.theme.least / scale - 0.01)))
        return QFontMetricsF(font).horizontalAdvance(words) <= room

    def heading(self, words: str) -> str:
        """Return words in capitals where the script has them."""
        return words if self.sight.theme.cjk else words.upper()

    def picture(self, piece: int, edge: float, look: Look = Look.PLAIN) -> Picture:
        """Return the picture of a tile."""
        return tile(self.looks[COLOUR[piece]], TILE[piece], edge, look)

    def tile(
        self, piece: int, face: Box, place: int, level: float = TILES, tip: str = "", area: Area = Area.BOARD
    ) -> Piece:
        """Return a tile whose face fills a box; the same piece keeps its key wherever it goes."""
        edge = face.w
        return Piece(
            key=f"tile {piece}",
            picture=self.picture(piece, edge),
            x=face.x,
            y=face.y,
            body=tile_body(edge),
            number=piece,
            place=place,
            area=area,
            level=level,
            radius=edge * TILE_RADIUS,
            tip=tip,
            ghost=GHOST_OPACITY_TILE,
        )

    def label(self, key: str, picture: Picture, x: float, y: float, area: Area = Area.BOARD) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=area, level=LABELS)


def tile_body(edge: float) -> Box:
    """Return the silhouette of a tile: its face and the edge below it."""
    return Box(0, 0, edge, edge * TILE_EDGE)
