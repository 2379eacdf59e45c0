"""The tools all parts of Imhotep's plan lay pieces with: words in the table's language, stones, labels, places."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtGui import QFontMetricsF

from engine.core.words import Part, Player, Sentence, Words, say
from engine.games.imhotep import places
from engine.games.imhotep.components import CARD_NAMES, SITE_NAMES
from ui.board.layout import Area, Piece, Place, Sight
from ui.games.imhotep.seen import Seen
from ui.games.imhotep.words import Name, ShortCard, Zone
from ui.paint.picture import Box, Picture
from ui.paint.pieces import STONE_LIP, STONE_RADIUS, stone
from ui.theme.measure import MIN_TEXT_PX

DECORATION, STONES, SHIPS, CARDS, LABELS = 0.0, 10.0, 300.0, 400.0, 500.0
"""Levels: what lies above what."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes."""

    seen: Seen
    sight: Sight
    _said: dict[Sentence, str] = field(default_factory=dict)

    @property
    def own(self) -> int:
        """The seat whose sled and cards lie in the dock: the eyes', for a spectator whoever's turn it is."""
        return self.sight.seat if self.sight.seat >= 0 else int(self.seen["turn"])

    @property
    def deciding(self) -> bool:
        """Whether the eyes' seat must decide."""
        return self.sight.seat >= 0 and self.seen.to_move == self.sight.seat

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence; most are needed many times in one plan."""
        sentence = say(words, **parts)
        if sentence not in self._said:
            self._said[sentence] = self.sight.voice.speak(sentence)
        return self._said[sentence]

    def fits(self, words: str, room: float, size: float, weight: int, area: Area = Area.BOARD) -> bool:
        """Tell whether words fit into so many units; they are never set smaller than the least readable size."""
        scale = self.sight.board_scale if area is Area.BOARD else self.sight.dock_scale
        font = self.sight.theme.sized(MIN_TEXT_PX, weight)
        font.setPixelSize(max(round(size), math.ceil(self.sight.theme.least / scale - 0.01)))
        return QFontMetricsF(font).horizontalAdvance(words) <= room

    def printed(self, kind: int) -> tuple[str, ...]:
        """Return what may be printed at the foot of a market card: its name, and a shorter one."""
        name = CARD_NAMES[kind]
        short = ShortCard.__members__.get(name.name)
        return (self.say(name),) if short is None else (self.say(name), self.say(short))

    def site_name(self, site: int) -> str:
        """Return a site's name."""
        return self.say(SITE_NAMES[site])

    def zone(self, zone: Zone) -> str:
        """Return the name of a group of stops."""
        return self.say(zone)

    def stone(
        self,
        key: str,
        owner: int,
        face: Box,
        lip: float,
        place: int,
        *,
        level: float,
        loose: bool = False,
        on: str = "",
        area: Area = Area.BOARD,
    ) -> Piece:
        """Return a stone whose top face fills `face`."""
        edge = face.w
        return Piece(
            key,
            stone(self.sight.colours[owner], edge, lip, seed=place % 7),
            face.x,
            face.y,
            Box(0, 0, edge, edge + lip),
            number=places.stone(owner),
            place=place,
            loose=loose,
            name=self.say(Name.STONE, who=Player(owner)),
            zone=self.zone(Zone.HARBOUR),
            area=area,
            on=on,
            level=level,
            radius=edge * STONE_RADIUS,
        )

    def label(self, key: str, picture: Picture, x: float, y: float, area: Area = Area.BOARD) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=area, level=LABELS)

    def site_place(self, number: int, box: Box, name: str, radius: float = 4.0) -> Place:
        """Return a place of the sites. They never dim: the standing must be readable at all times."""
        return Place(number, box, name, self.zone(Zone.SITES), radius=radius, dims=False)


def lip_of(face: Box) -> float:
    """Return the usual height of a stone's front."""
    return face.w * STONE_LIP


def ship_key(round_number: int, ship: int) -> str:
    """Return the key of a ship: the next round's ships are other ships."""
    return f"ship {round_number}.{ship}"
