"""Arranges positions of Sobek in words and plays moves in notation, so that tests read like the rules.

`sobek(...)` returns a `Desk`. Players are a, b, c, d and called Ann, Ben, Cid, Dora. Cards are written as in notation:
"wheat-1 fish-0 ivory-green amulet thief". Cards that are mentioned nowhere are in the deck, or out of the round when a
deck is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from engine.core.contract import Event, Setup
from engine.core.words import Voice
from engine.games.sobek import notation
from engine.games.sobek.cards import (
    ALL_CARDS,
    BACK_MASK,
    BACK_OF,
    FACE_MASK,
    FACE_OF,
    GOODS,
    SETS,
    TOKEN_COUNTS,
    TOKENS_LAID,
    Back,
    Face,
    Token,
    each,
)
from engine.games.sobek.facts import FACTS
from engine.games.sobek.memory import LOCATIONS
from engine.games.sobek.scoring import PARTS
from engine.games.sobek.state import Position

LETTERS = "abcd"
VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora"))
NAMES = {notation.card_text(face): face for face in Face}
GOODS_NAMES = {kind.name.lower(): kind for kind in GOODS}
A_ROW = "marble-0 marble-0 marble-0 cattle-0 cattle-0 ivory-0 ivory-0"


def names(cards: int) -> list[str]:
    """Return a set of cards as written in notation, sorted by face."""
    return [notation.card_text(FACE_OF[card]) for card in each(cards)]


@dataclass
class Desk:
    """A position and what happened since it was arranged."""

    position: Position
    events: list[Event] = field(default_factory=list)

    def play(self, *lines: str) -> Desk:
        """Play moves in notation; fails with the reason if one is refused."""
        for line in lines:
            move = notation.from_text(line)
            refused = self.position.refusal(move)
            assert refused is None, f"{line}: {VOICE.speak(refused.sentence)}"
            self.position.play(move, self.events)
        return self

    def refuses(self, line: str) -> str:
        """Return why a move is refused; fails if it is not."""
        return self.refuses_move(notation.from_text(line))

    def refuses_move(self, move: int) -> str:
        """Return why a move is refused; fails if it is not."""
        assert move not in self.position.legal_moves()
        refused = self.position.refusal(move)
        assert refused is not None
        return VOICE.speak(refused.sentence)

    def allows(self, line: str) -> bool:
        """Tell whether a move is legal."""
        return notation.from_text(line) in self.position.legal_moves()

    @property
    def choices(self) -> list[str]:
        """All legal moves in notation."""
        return [notation.to_text(move) for move in self.position.legal_moves()]

    @property
    def log(self) -> list[str]:
        """What everybody was told since the arrangement, without quiet events."""
        return self.log_of("")

    def log_of(self, letter: str) -> list[str]:
        """What a player was told since the arrangement, without quiet events."""
        seat = LETTERS.index(letter) if letter else -1
        told = [event for event in self.events if not event.quiet and event.visible_to(seat)]
        return [VOICE.speak(event.sentence) for event in told]

    @property
    def decides(self) -> str:
        """The letter of the player to move."""
        return LETTERS[self.position.to_move]

    def hand(self, letter: str) -> list[str]:
        """The cards in a hand."""
        return names(self.position.hand[LETTERS.index(letter)])

    def pile(self, letter: str) -> list[str]:
        """The cards in a corruption pile."""
        return names(self.position.pile[LETTERS.index(letter)])

    def set_of(self, letter: str, kind: str) -> list[str]:
        """The cards of an upright set."""
        return names(self.position.sets[SETS * LETTERS.index(letter) + GOODS_NAMES[kind]])

    @property
    def row(self) -> list[str]:
        """The row from the left."""
        return [notation.card_text(FACE_OF[card]) for card in self.position.row]

    @property
    def out(self) -> list[str]:
        """The cards out of the round, face down."""
        return names(self.position.out)

    def score(self, letter: str) -> int:
        """A player's score."""
        return self.position.score[LETTERS.index(letter)]

    def view(self, letter: str) -> dict:
        """What a player sees; "" for what all may know."""
        return self.position.observe(LETTERS.index(letter) if letter else -1)

    def lines(self, letter: str) -> dict[str, int]:
        """Score lines of a player by label."""
        lines = self.position.score_lines(LETTERS.index(letter))
        return {VOICE.speak(line.label): line.points for line in lines}


class _Box:
    """All cards; each can be taken once."""

    def __init__(self) -> None:
        self.left = ALL_CARDS

    def take(self, texts: str) -> list[int]:
        return [self._one(text) for text in texts.split()]

    def _one(self, text: str) -> int:
        same = self.left & FACE_MASK[NAMES[text]]
        assert same, f"there are not so many of {text}"
        self.left &= ~(same & -same)
        return (same & -same).bit_length() - 1


def arrange(
    players: int = 3,
    *,
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    sets: Mapping[str, str] | None = None,
    row: str = A_ROW,
    deck: str | None = None,
    tokens: str = "guild guild flood curse prosperity",
    turn: str = "a",
    start: str = "a",
    round: int = 1,
    score: Sequence[int] | None = None,
    curses: Sequence[int] | None = None,
    blessings: Mapping[str, int] | None = None,
    looked: str = "",
    remembering: bool = False,
    seed: int = 1,
    **options: bool | int | str,
) -> Desk:
    """Arrange a position at the beginning of a turn. `sets` and `blessings` are by "a wheat", the deck from its top.

    Nobody remembers anything; with `remembering` everybody does from now on. Used tokens are Curses and Prosperities.
    """
    values = {option.id: option.default for option in FACTS.options_for(players)} | options
    data = Position.new(Setup("sobek", players, values, seed)).to_json()
    box = _Box()
    data |= {
        "turn": LETTERS.index(turn),
        "to_move": LETTERS.index(turn),
        "start": LETTERS.index(start),
        "round": round,
        "row": box.take(row),
        "hand": [box.take((hands or {}).get(letter, "")) for letter in LETTERS[:players]],
        "pile": [box.take((piles or {}).get(letter, "")) for letter in LETTERS[:players]],
        "sets": [
            [box.take((sets or {}).get(f"{letter} {kind}", "")) for kind in GOODS_NAMES]
            for letter in LETTERS[:players]
        ],
        "corruption": [] if round == 1 else [0] * players,
    }
    data["blessings"] = [
        (blessings or {}).get(f"{a} {kind}", 0) for a in LETTERS[:players] for kind in GOODS_NAMES
    ]
    data["curses"] = list(curses or [0] * players)
    _arrange_scores(data, list(score or [0] * players))
    _arrange_tokens(data, tokens, looked)
    _arrange_rest(data, box, players, deck)
    _arrange_memory(data, players, remembering)
    return Desk(Position.from_json(data))


def _arrange_scores(data: dict, score: list[int]) -> None:
    """Book all points as Swindle, which exists in every round."""
    tally = [[0] * (PARTS - 1) + [points] for points in score]
    data |= {"score": score, "tally": [part for parts in tally for part in parts]}


def _arrange_tokens(data: dict, tokens: str, looked: str) -> None:
    """Lay the tokens; those missing to five were used: the Curses and Prosperities that lie about, then others."""
    left = [Token[name.upper()] for name in tokens.split()]
    used = [Token.CURSE] * sum(data["curses"]) + [Token.PROSPERITY] * sum(data["blessings"])
    spare = [token for token, count in enumerate(TOKEN_COUNTS) for _ in range(count)]
    for token in (*left, *used):
        spare.remove(token)
    used += [Token(token) for token in spare[: TOKENS_LAID - len(left) - len(used)]]
    seats = sorted(LETTERS.index(letter) for letter in looked)
    data |= {
        "tokens": [left.count(token) for token in Token],
        "used": [used.count(token) for token in Token],
        "looked": seats or ([0] if used else []),
    }


def _arrange_rest(data: dict, box: _Box, players: int, deck: str | None) -> None:
    """Put what is left into the deck, out of the round, or aside."""
    top_first = box.take(deck or "")
    rest = [card for card in each(box.left) if BACK_OF[card] != Back.GREEN]
    removed = 9 if data["options"].get("two_player_deck") == 45 else 0
    green = list(each(box.left & BACK_MASK[Back.GREEN]))
    data["out"] = green[9 - 2 * players :]
    if deck is None:
        data["deck"] = rest[removed:]
    else:
        data["deck"] = top_first[::-1]
        data["out"] += rest[removed:]


def _arrange_memory(data: dict, players: int, remembering: bool) -> None:
    data |= {"minds": [], "memory": [[0] * LOCATIONS] * players}
    if not remembering:
        return
    visible = {card for sets in data["sets"] for cards in sets for card in cards}
    visible |= {card for card in data["row"] if BACK_OF[card] != Back.ORANGE}
    for seat in range(players):
        own = {*data["hand"][seat], *data["pile"][seat]}
        hidden = sum(1 << card for card in each(ALL_CARDS) if card not in visible | own)
        memory = [hidden] * LOCATIONS
        for blank in (seat, 4 + seat):
            memory[blank] = 0
        data["memory"] = [*data["memory"][:seat], memory, *data["memory"][seat + 1 :]]
    data["minds"] = list(range(players))


@pytest.fixture
def sobek() -> Callable[..., Desk]:
    """The function that arranges a position."""
    return arrange
