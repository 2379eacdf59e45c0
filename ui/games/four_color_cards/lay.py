"""The tools all parts of the plan lay pieces with: words in the table's language, cards, labels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.words import Part, Words, say
from engine.games.four_color_cards import places
from ui.board.layout import Area, Piece, Sight
from ui.games.four_color_cards.paint_card import card, card_back
from ui.games.four_color_cards.seen import Seen
from ui.games.four_color_cards.words import Zone
from ui.paint.picture import Box, Picture
from ui.theme.players import Player

GROUND, CARDS, OVER_CARDS, LABELS = 0.0, 100.0, 300.0, 400.0
"""Levels: what lies above what."""


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes; `own` is the seat whose things lie in front."""

    seen: Seen
    sight: Sight
    own: int

    @property
    def person(self) -> bool:
        """Whether the eyes belong to a seat, and not to a spectator."""
        return self.sight.seat >= 0

    @property
    def round(self) -> int:
        """The round, part of every card's key: the cards of the next are other cards."""
        return int(self.seen["round"])

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other seats, who plays next first."""
        n = self.seen.players
        return tuple((self.own + step) % n for step in range(1, n))

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence in the table's language."""
        return self.sight.voice.speak(say(words, **parts))

    def colour(self, seat: int) -> Player:
        """Return a seat's colour."""
        return self.sight.colours[seat]

    def zone(self, zone: Zone) -> str:
        """Return the name of a group of stops."""
        return self.say(zone)

    def heading(self, words: str) -> str:
        """Return words in capitals where the script has them."""
        return words if self.sight.theme.cjk else words.upper()

    def card(
        self, key: str, kind: int, box: Box, number: int, place: int, level: float, *, dim: bool = False
    ) -> Piece:
        """Return a card face up on the board."""
        return self._piece(key, card(kind, box.w, box.h, dim=dim), box, number, place, level)

    def back(self, key: str, box: Box, place: int, level: float) -> Piece:
        """Return a card face down on the board."""
        return self._piece(key, card_back(box.w, box.h), box, places.BACK, place, level)

    def _piece(self, key: str, picture: Picture, box: Box, number: int, place: int, level: float) -> Piece:
        return Piece(key, picture, box.x, box.y, Box(0, 0, box.w, box.h), number, place, level=level)

    def label(
        self, key: str, picture: Picture, box: Box, area: Area = Area.BOARD, level: float = LABELS
    ) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, box.x, box.y, picture.box, area=area, level=level, glows=False)


def copies(kinds: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield every kind with the number of its copy, so that equal cards have different keys."""
    count: dict[int, int] = {}
    for kind in kinds:
        count[kind] = count.get(kind, 0) + 1
        yield kind, count[kind]
