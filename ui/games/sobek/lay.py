"""The tools all parts of Sobek's plan lay pieces with: words in the table's language, cards, tokens, labels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.core.words import Part, Sentence, Words, say
from engine.games.sobek import places
from engine.games.sobek.cards import CARD_NAMES, KIND_NAMES, PRINTED, TOKEN_NAMES, Back, Face, Token
from engine.games.sobek.words import CardText, Terms, TokenText
from ui.board.layout import Area, Piece, Sight
from ui.games.sobek.paint_card import Look, card, card_back
from ui.games.sobek.seen import Seen
from ui.games.sobek.words import Card, Tip, Zone
from ui.paint.picture import Box, Picture
from ui.theme.players import Player

GROUND, CARDS, OVER_CARDS, LABELS, TRAY, ON_TRAY = 0.0, 100.0, 300.0, 400.0, 600.0, 620.0
"""Levels: what lies above what."""
_SHORT: dict[int, Words] = {
    Face.HIGH_PRIEST: Card.PRIEST,
    Face.HIGH_PRIESTESS: Card.PRIESTESS,
    Face.CATTLE_SCRIBE: Card.SCRIBE,
    Face.FISH_SCRIBE: Card.SCRIBE,
}


@dataclass(frozen=True, slots=True)
class Lay:
    """One position being laid out for one pair of eyes; `own` is the seat whose things lie in front."""

    seen: Seen
    sight: Sight
    own: int
    _said: dict[Sentence, str] = field(default_factory=dict)

    @property
    def person(self) -> bool:
        """Whether the eyes belong to a seat, and not to a spectator."""
        return self.sight.seat >= 0

    @property
    def tray_open(self) -> bool:
        """Whether the tray covers the river before these eyes."""
        return self.seen.opens_tray(self.sight.seat)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other seats, who sits next first."""
        n = self.seen.players
        return tuple((self.own + step) % n for step in range(1, n))

    # ------------------------------------------------------------ words

    def say(self, words: Words, **parts: Part) -> str:
        """Return a finished sentence; many are needed more than once in a plan."""
        return self.speak(say(words, **parts))

    def speak(self, sentence: Sentence) -> str:
        """Return a sentence in the table's language."""
        if sentence not in self._said:
            self._said[sentence] = self.sight.voice.speak(sentence)
        return self._said[sentence]

    def colour(self, seat: int) -> Player:
        """Return a seat's colour."""
        return self.sight.colours[seat]

    def zone(self, zone: Zone) -> str:
        """Return the name of a group of stops."""
        return self.say(zone)

    def heading(self, words: str) -> str:
        """Return words in capitals where the script has them."""
        return words if self.sight.theme.cjk else words.upper()

    def printed(self, face: int) -> str:
        """Return what is printed at the foot of a card."""
        kind, back, _, _ = PRINTED[face]
        if back is not Back.ORANGE:
            return self.say(Card[kind.name])
        return self.say(_SHORT.get(face) or Terms[Face(face).name])

    def tip(self, face: int) -> str:
        """Return what a card is, and what a character does."""
        if PRINTED[face].back is not Back.ORANGE:
            return ""
        return self.say(Tip.LINES, first=CARD_NAMES[face], second=CardText[Face(face).name])

    def token_tip(self, token: int) -> str:
        """Return what a token is and does."""
        name = TOKEN_NAMES[token]
        return self.say(Tip.LINES, first=name, second=TokenText[Token(token).name])

    def kind(self, number: int) -> Words:
        """Return the name of a kind."""
        return KIND_NAMES[number]

    # ------------------------------------------------------------ pieces

    def card(
        self,
        key: str,
        face: int,
        box: Box,
        place: int,
        level: float,
        area: Area = Area.BOARD,
        *,
        shown: float = 1.0,
        **look: bool,
    ) -> Piece:
        """Return a card face up; `look` says whether it is far or lying on its side, `shown` how much is not covered."""
        lying = look.get("lying", False)
        w, h = (box.h, box.w) if lying else (box.w, box.h)
        picture = card(face, Look(w, h, self.printed(face), shown=shown, **look))
        return self._piece(key, picture, box, places.card(face), place, level, area, self.tip(face))

    def back(
        self, key: str, back: int, box: Box, place: int, level: float, area: Area = Area.BOARD, **look: bool
    ) -> Piece:
        """Return a card face down."""
        picture = card_back(back, Look(box.w, box.h, "", **look))
        return self._piece(key, picture, box, places.back(back), place, level, area, "")

    def _piece(
        self,
        key: str,
        picture: Picture,
        box: Box,
        number: int,
        place: int,
        level: float,
        area: Area,
        tip: str,
    ) -> Piece:
        body = Box(0, 0, box.w, box.h)
        return Piece(
            key, picture, box.x, box.y, body, number, place, area=area, level=level, radius=7.0, tip=tip
        )

    def label(
        self, key: str, picture: Picture, x: float, y: float, area: Area = Area.BOARD, level: float = LABELS
    ) -> Piece:
        """Return words or marks nobody can pick up."""
        return Piece(key, picture, x, y, picture.box, area=area, level=level, glows=False)


def copies(faces: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield every face with the number of its copy, so that equal cards have different keys."""
    count: dict[int, int] = {}
    for face in faces:
        count[face] = count.get(face, 0) + 1
        yield face, count[face]
