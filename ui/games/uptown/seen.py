"""A view of Uptown with names and types: what one seat may know, read once. Keys: `engine/games/uptown/views.py`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.contract import View
from engine.core.words import Part, Words, say
from engine.games.uptown.groups import groups, touched
from engine.games.uptown.tiles import ALL_CELLS, BITS, COLOUR, PIECES, RACK_SIZE, TILE, TILE_NAMES
from engine.games.uptown.words import Terms


@dataclass(frozen=True, slots=True)
class Seen:
    """One position as a seat sees it; see the module header."""

    data: View

    @property
    def players(self) -> int:
        """Number of seats."""
        return int(self.data["players"])

    @property
    def colours(self) -> int:
        """Number of colours: as many as seats, or twice as many."""
        return len(self.data["racks"])

    @property
    def to_move(self) -> int:
        """Who must place a tile, -1 when it is over."""
        return int(self.data["to_move"])

    @property
    def turns(self) -> int:
        """Turns taken by all."""
        return int(self.data["turns"])

    @property
    def blockers(self) -> bool:
        """Whether captured tiles cost points."""
        return bool(self.data["scoring"] == "blockers")

    def colours_of(self, seat: int) -> range:
        """Return the colours a seat owns."""
        return range(seat, self.colours, self.players)

    def owner(self, piece: int) -> int:
        """Return the seat a tile belongs to."""
        return COLOUR[piece] % self.players

    # ------------------------------------------------------------ names

    def called(self, piece: int) -> Part:
        """Return what a tile is called; with two colours each, its colour belongs to the name."""
        name = TILE_NAMES[TILE[piece]]
        if self.colours == self.players:
            return name
        return say(Terms.TILE_OF_COLOUR, tile=name, colour=self.colour_name(COLOUR[piece]))

    def colour_name(self, colour: int) -> Words:
        """Return which of its owner's colours it is."""
        return Terms.FIRST_COLOUR if colour < self.players else Terms.SECOND_COLOUR

    # ------------------------------------------------------------ board

    def lying(self) -> Iterator[tuple[int, int]]:
        """Yield cell and piece of every tile on the board, in reading order."""
        for cell, piece in zip(ALL_CELLS, self.data["board"], strict=True):
            if piece:
                yield cell, piece

    def boards(self) -> list[int]:
        """Return the cells of each colour, as bits (see `engine.games.uptown.groups`)."""
        found = [0] * self.colours
        for cell, piece in self.lying():
            found[COLOUR[piece]] |= BITS[cell]
        return found

    def protected(self) -> frozenset[int]:
        """Return the cells whose tiles nobody may take."""
        return frozenset(self.data["protected"])

    def groups_of(self, seat: int, boards: list[int]) -> list[tuple[int, int]]:
        """Return colour and cells (as bits) of a seat's groups, each colour's largest first."""
        return [(colour, group) for colour in self.colours_of(seat) for group in by_size(boards[colour])]

    # ------------------------------------------------------------ tiles elsewhere

    def rack(self, colour: int) -> tuple[int, ...]:
        """Return the slots of a rack that may be seen, none of one that may not."""
        return tuple(self.data["racks"][colour] or ())

    def supply(self, colour: int) -> int:
        """Return how many tiles of a colour are still to be drawn."""
        return int(self.data["supplies"][colour])

    def on_rack(self, colour: int) -> int:
        """Return how many tiles are on a rack, seen or not."""
        return len(self.unused(colour)) - self.supply(colour)

    def is_closed(self, colour: int) -> bool:
        """Tell whether a rack has had its last turn (rules 2.2.3)."""
        return self.supply(colour) == 0 and self.on_rack(colour) < RACK_SIZE

    def captured(self, seat: int) -> tuple[int, ...]:
        """Return the tiles a seat has taken."""
        return tuple(self.data["captured"][seat])

    def removed(self) -> tuple[int, ...]:
        """Return the tiles that fitted nowhere."""
        return tuple(self.data["removed"])

    def unused(self, colour: int) -> tuple[int, ...]:
        """Return the tiles of a colour on its rack and in its supply; everybody can work them out (rules 7)."""
        gone = {*self.data["board"], *self.removed()}
        gone.update(piece for seat in range(self.players) for piece in self.captured(seat))
        return tuple(piece for piece in PIECES[colour] if piece not in gone)


def by_size(board: int) -> list[int]:
    """Return the groups of a colour's board as bits, the largest first."""
    return sorted(groups(board), key=int.bit_count, reverse=True)


def cells_of(group: int) -> tuple[int, ...]:
    """Return the cells of a group."""
    return tuple(cell for cell in ALL_CELLS if group & BITS[cell])


def pieces_without(board: int, cell: int) -> int:
    """Return into how many groups the group of a tile falls when the tile is taken away."""
    return touched(board ^ BITS[cell], cell)
