"""The shape of a written position of Isle of Skye (see `record`), and what cannot be in it although the shape is right.

Knows the rules only as far as they say which positions can come up; the tests play from every position they accept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.places import MOST_COINS, PLACES, SEATS, SLOTS, TILES, estate_parts
from engine.games.isle_of_skye.points import SCORING_IDS
from engine.games.isle_of_skye.tiles import ID_OF
from engine.games.isle_of_skye.track import LETTERS, PAYING, Phase, rounds_of

PHASES: Final = tuple(phase.name.lower() for phase in Phase)
MOST_ROUNDS: Final = 6

MOST_GOLD: Final = 300
"""No game pays out more: with four players 120 from castles, at most 117 for barrels and 60 for catching up (4.1)."""

_BySeat = msgspec.Meta(min_length=2, max_length=SEATS)
_Three = msgspec.Meta(min_length=SLOTS, max_length=SLOTS)
_Four = msgspec.Meta(min_length=len(LETTERS), max_length=len(LETTERS))
Seat = Annotated[int, msgspec.Meta(ge=0, lt=SEATS)]
Tile = Annotated[int, msgspec.Meta(ge=1, le=TILES)]
NoTile = Annotated[int, msgspec.Meta(ge=0, le=TILES)]
Gold = Annotated[int, msgspec.Meta(ge=0, le=MOST_COINS)]
Laid = tuple[Tile, Annotated[int, msgspec.Meta(ge=0, lt=PLACES)]]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A complete position; numbers of tiles and places as in `places`, lists by seat where nothing else is said."""

    players: Annotated[int, msgspec.Meta(ge=2, le=SEATS)]
    round: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    start: Seat
    to_move: Annotated[int, msgspec.Meta(ge=-1, lt=SEATS)]
    phase: Literal["axe", "low", "high", "buy", "build", "over"]
    scoring: Annotated[list[str], _Four]
    """Names of the scoring tiles on A to D."""
    earned: Annotated[list[Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=999)]], _Four]], _BySeat]
    """Points from the scoring tiles on A to D."""
    drawn: Annotated[list[Annotated[list[NoTile], _Three]], _BySeat]
    """Tiles drawn this round, ascending; 0 from the building on."""
    axes: Annotated[list[Annotated[int, msgspec.Meta(ge=-1, lt=SLOTS)]], _BySeat]
    """Which of the three tiles drawn is under the axe, -1 for none."""
    stakes: Annotated[list[Annotated[list[Gold], _Three]], _BySeat]
    """Prices of the tiles drawn, 0 for none."""
    buyers: Annotated[list[Annotated[list[Annotated[int, msgspec.Meta(ge=-1, lt=SEATS)]], _Three]], _BySeat]
    """Who has bought the tiles drawn, -1 for nobody."""
    stock: Annotated[list[Annotated[list[Tile], msgspec.Meta(max_length=SLOTS)]], _BySeat]
    """Tiles to lay, ascending."""
    estates: Annotated[list[Annotated[list[Laid], msgspec.Meta(max_length=SLOTS * MOST_ROUNDS)]], _BySeat]
    """Tile and place, in the order of laying, without the castle."""
    free: Annotated[list[Gold], _BySeat]
    """Gold but for the stakes lying on unsold offers."""
    chance: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
    """The generator's word in hexadecimal digits."""


Trouble = Iterator[tuple[str, str]]


def contradictions(saved: Saved) -> Trouble:
    """Yield path and reason of what cannot be, given the shape."""
    yield from _uneven(saved)
    yield from _impossible_round(saved)
    yield from _doubled_tiles(saved)
    for seat in range(saved.players):
        yield from _impossible_estate(saved, seat)
    if saved.phase in ("build", "over"):
        yield from _impossible_building(saved)
    else:
        yield from _impossible_market(saved)


def _uneven(saved: Saved) -> Trouble:
    """Lists and seats that do not fit the number of players."""
    for name in ("earned", "drawn", "axes", "stakes", "buyers", "stock", "estates", "free"):
        entries = len(getattr(saved, name))
        if entries != saved.players:
            yield f"$.{name}", f"{entries} entries for {saved.players} players"
    for name in ("start", "to_move"):
        seat = getattr(saved, name)
        if seat >= saved.players:
            yield f"$.{name}", f"there is no seat {seat} among {saved.players} players"
    if (saved.to_move < 0) != (saved.phase == "over"):
        yield "$.to_move", "nobody is to move when the game is over, and only then"


def _impossible_round(saved: Saved) -> Trouble:
    """Rounds, scoring tiles, points and gold that do not fit together (2, 3)."""
    rounds = rounds_of(saved.players)
    if saved.round > rounds or (saved.phase == "over" and saved.round != rounds):
        yield "$.round", f"with {saved.players} players a game has {rounds} rounds"
        return
    sold = sum(price for sales in _sold(saved) for _, price, _ in sales)
    gold = sum(saved.free) + sum(map(sum, saved.stakes)) - sold
    if gold > MOST_GOLD:
        yield "$.free", f"{gold} gold are more than the bank ever pays out"
    if len({*saved.scoring, ""} & set(SCORING_IDS)) != len(LETTERS) + 1:
        yield "$.scoring", "four different scoring tiles lie on A to D"
    scored = saved.round if saved.phase == "over" else saved.round - 1
    paid = {slot for paying in PAYING[saved.players][:scored] for slot in paying}
    for seat, points in enumerate(saved.earned):
        for slot, letter in enumerate(LETTERS):
            if points[slot] and slot not in paid:
                yield f"$.earned[{seat}]", f"scoring tile {letter} has not paid yet"


def _doubled_tiles(saved: Saved) -> Trouble:
    """Tiles that lie in two places (2)."""
    bought = {tile for row in _sold(saved) for tile, _, _ in row}
    lying = [tile for laid in saved.estates for tile, _ in laid]
    lying += [tile for row in saved.drawn for tile in row if tile]
    lying += [tile for tiles in saved.stock for tile in tiles if tile not in bought]
    for tile in sorted({tile for tile in lying if lying.count(tile) > 1}):
        yield "$", f"tile {ID_OF[tile]} lies in two places"


def _sold(saved: Saved) -> list[list[tuple[int, int, int]]]:
    """Return by seller: tile, price and buyer of what was sold this round."""
    rows = zip(saved.drawn, saved.stakes, saved.buyers, strict=True)
    return [[sale for sale in zip(*row, strict=True) if sale[2] >= 0] for row in rows]


def _impossible_estate(saved: Saved, seat: int) -> Trouble:
    """Tiles laid where they could not be, or more of them than the rounds gave (4.6, 4.7)."""
    laid, held, path = saved.estates[seat], saved.stock[seat], f"$.estates[{seat}]"
    building = saved.phase in ("build", "over")
    if len(laid) + building * len(held) > SLOTS * (saved.round - 1 + building):
        yield path, f"{len(laid)} tiles are more than {saved.round} rounds give"
    estate = Estate()
    for tile, place in laid:
        parts = estate_parts(place)
        if parts is None or parts[0] != seat or not estate.is_legal(tile, parts[1] << 2 | parts[2]):
            yield path, f"tile {ID_OF[tile]} cannot lie at place {place}"
            return
        estate.lay(tile << 2 | parts[2], parts[1])
    if saved.phase == "build" and saved.to_move == seat and not any(map(estate.fits_somewhere, held)):
        yield "$.to_move", f"seat {seat} has no tile that it could lay"


def _turns_before(saved: Saved) -> list[int]:
    """Return the seats that had their turn to buy or build before the seat to move."""
    turns = (saved.to_move - saved.start) % saved.players
    return [(saved.start + turn) % saved.players for turn in range(turns)]


def _impossible_building(saved: Saved) -> Trouble:
    """A market that has not been cleared, or tiles that should have been laid (4.6, 4.7)."""
    market = [*saved.drawn, *saved.stakes]
    if any(map(any, market)) or any(axe >= 0 for axe in saved.axes) or any(_sold(saved)):
        yield "$.drawn", "nothing is on offer any more when the building has begun"
    ready = range(saved.players) if saved.phase == "over" else _turns_before(saved)
    for seat, tiles in enumerate(saved.stock):
        if tiles != sorted(set(tiles)):
            yield f"$.stock[{seat}]", "tiles are listed once each, ascending"
        if tiles and seat in ready:
            yield f"$.stock[{seat}]", f"seat {seat} has laid all its tiles already"


def _impossible_market(saved: Saved) -> Trouble:
    """Draws, axes, prices and sales that cannot be (4.2 to 4.5)."""
    for seat, drawn in enumerate(saved.drawn):
        if 0 in drawn or drawn != sorted(set(drawn)):
            yield f"$.drawn[{seat}]", "three different tiles are drawn, listed ascending"
        yield from _impossible_prices(saved, seat)
    for seller, sales in enumerate(_sold(saved)):
        for tile, _, buyer in sales:
            if buyer == seller or saved.phase != "buy" or buyer not in _turns_before(saved):
                yield f"$.buyers[{seller}]", f"seat {buyer} cannot have bought tile {ID_OF[tile]}"
    for seat, tiles in enumerate(saved.stock):
        bought = [tile for sales in _sold(saved) for tile, _, buyer in sales if buyer == seat]
        if tiles != bought or len(bought) > 1:
            yield f"$.stock[{seat}]", "while the market lasts a seat holds the one tile it bought, if any"


def _impossible_prices(saved: Saved, seat: int) -> Trouble:
    """An axe or stakes that do not fit how far the seat is, or a purse without two coins (4.3)."""
    axe, stakes = saved.axes[seat], saved.stakes[seat]
    priced = [slot for slot in range(SLOTS) if stakes[slot]]
    offered = [slot for slot in range(SLOTS) if slot != axe] if axe >= 0 else []
    wanted = offered[: _prices_set(saved, seat)]
    if (axe >= 0) != _axe_set(saved, seat) or priced != wanted:
        yield f"$.stakes[{seat}]", "axe and stakes do not fit how far the seat is"
    if saved.phase != "buy" and saved.free[seat] + len(priced) < 2:
        yield f"$.free[{seat}]", "both offers cost at least 1 gold"
    if any(saved.buyers[seat][slot] >= 0 for slot in range(SLOTS) if slot not in priced):
        yield f"$.buyers[{seat}]", "only an offer can be bought"


def _axe_set(saved: Saved, seat: int) -> bool:
    return saved.phase == "buy" or seat < saved.to_move or (seat == saved.to_move and saved.phase != "axe")


def _prices_set(saved: Saved, seat: int) -> int:
    """Return how many stakes a seat has decided on (4.3: seats are asked one after the other)."""
    if saved.phase == "buy" or seat < saved.to_move:
        return 2
    return 1 if seat == saved.to_move and saved.phase == "high" else 0
