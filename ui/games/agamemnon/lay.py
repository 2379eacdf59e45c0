"""The tools all parts of Agamemnon's plan lay pieces with: words in the table's language, tiles, labels."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.words import Part, Sentence, Words, say
from engine.games.agamemnon.names import tile_name
from engine.games.agamemnon.tiles import LEADERS, RANKS, SIDE_NAMES, SPEARS, WARP, WEFT, side_of, tile_of
from ui.board.layout import Area, Piece, Sight
from ui.games.agamemnon.geometry import HEADING_Y, SPACE, around
from ui.games.agamemnon.paint_dock import heading
from ui.games.agamemnon.paint_tile import tile
from ui.games.agamemnon.seen import Seen
from ui.games.agamemnon.words import Name, Tip
from ui.paint.picture import Picture

STRINGS, TILES, LABELS = 10.0, 100.0, 300.0
"""Levels: what lies above what."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes."""

    seen: Seen
    sight: Sight
    said: dict[Sentence, str] = field(default_factory=dict)
    """What was said before in the same voice: most of it is said again in the next plan."""

    @property
    def own(self) -> int:
        """The side whose stack lies first in the dock: the eyes', for a spectator whoever's turn it is."""
        if self.sight.seat >= 0:
            return self.sight.seat
        return max(0, self.seen.to_move)

    @property
    def deciding(self) -> bool:
        """Whether the eyes' seat must decide."""
        return self.sight.seat >= 0 and self.seen.to_move == self.sight.seat

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence."""
        sentence = say(words, **parts)
        if sentence not in self.said:
            self.said[sentence] = self.sight.voice.speak(sentence)
        return self.said[sentence]

    def heading(
        self, key: str, words: str, x: float, width: float, count: str = "", short: str = ""
    ) -> Piece:
        """Return a heading of the dock, in capitals where the script has them; the short one where there is no room."""
        if not self.sight.theme.cjk:
            words, short = words.upper(), short.upper()
        return self.label(key, heading(words, width, count, short), x, HEADING_Y)

    def label(self, key: str, picture: Picture, x: float, y: float) -> Piece:
        """Return words or marks of the dock nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=Area.DOCK, level=LABELS)

    def tile(
        self,
        key: str,
        piece: int,
        x: float,
        y: float,
        radius: float,
        place: int,
        *,
        zone: str = "",
        area: Area = Area.BOARD,
        loose: bool = False,
    ) -> Piece:
        """Return a tile with its middle at (x, y); one that cannot be taken is named by the place it lies on."""
        return Piece(
            key,
            tile(piece, radius),
            x,
            y,
            around(0, 0, radius),
            number=piece,
            place=place,
            loose=loose,
            name=self._name(piece) if loose else "",
            zone=zone,
            area=area,
            level=TILES,
            radius=radius,
            hand_scale=self._hand_scale(radius) if loose else 1.0,
            tip=self.tile_tip(piece),
            letter=letter_of(piece) if loose else "",
        )

    def _name(self, piece: int) -> str:
        return self.say(Name.TILE, side=SIDE_NAMES[side_of(piece)], tile=tile_name(piece))

    def _hand_scale(self, radius: float) -> float:
        """Return how much larger than in the dock a tile is in the hand: as large as on a space."""
        return SPACE * self.sight.board_scale / (radius * self.sight.dock_scale)

    def tile_tip(self, piece: int) -> str:
        """Say what a tile does."""
        number = tile_of(piece)
        if number == WARP:
            return self.say(Tip.WARP)
        if number == WEFT:
            return self.say(Tip.WEFT)
        words = Tip.LEADER if number < LEADERS else Tip.WARRIOR
        return self.say(words, tile=tile_name(piece), spears=SPEARS[number])


def letter_of(piece: int) -> str:
    """Return the key that picks a tile up: its rank, its spears, W for a Warp, X for a Weft that cuts."""
    number = tile_of(piece)
    if number < LEADERS:
        return RANKS[number]
    return {WARP: "W", WEFT: "X"}.get(number) or str(SPEARS[number])
