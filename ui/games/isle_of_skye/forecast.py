"""What a drop would give, in up to three lines: points of the scoring tiles, income, scrolls; the cost of a purchase.

Uses the engine's own formulas on the estates a view shows; gold of others is never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.contract import Event
from engine.core.words import Player, Sentence, say
from engine.games.isle_of_skye.estate import Estate
from engine.games.isle_of_skye.names import scoring_name
from engine.games.isle_of_skye.places import COINS, estate_parts
from engine.games.isle_of_skye.points import Scoring, points_of, scrolls
from engine.games.isle_of_skye.tiles import BARREL, COUNT_MASK, COUNTS, ROAD_BARREL, ROAD_MASK
from engine.games.isle_of_skye.track import LETTERS
from engine.games.isle_of_skye.words import Log
from ui.board.layout import Aim, Gain
from ui.games.isle_of_skye.seen import Seen
from ui.games.isle_of_skye.words import Gives


def gains(seen: Seen, events: Sequence[Event], seat: int, aim: Aim | None = None) -> tuple[Gain, ...] | None:
    """Return the lines of a preview of a price, a purchase or a placement, or `None` for any other move.

    A purchase that is tried out on a cell of the estate (`aim`) says what the tile would give just there.
    """
    for event in events:
        if event.sentence.template is Log.LAY:
            parts = estate_parts(event.place)
            assert parts is not None
            return tuple(map(Gain, _laying(seen, seat, event.piece, parts[1], parts[2])))
        if event.sentence.template is Log.BUY:
            return tuple(map(Gain, _buying(seen, seat, event.piece, aim)))
        if event.sentence.template is Log.PRICE:
            return (Gain(say(Gives.KEEPS, n=(seen.free(seat) or 0) - (event.piece - COINS))),)
    return None


# ---------------------------------------------------------------- building


def _laying(seen: Seen, seat: int, tile: int, cell: int, rotation: int) -> Iterator[Sentence]:
    before = seen.estate(seat)
    after = with_tile(before, tile, cell, rotation)
    lines = [
        say(Gives.SCORE, slot=LETTERS[slot], name=scoring_name(seen.scoring[slot]), before=old, after=new)
        for slot, old, new in changes(seen, seat, after)
    ]
    lines += _road(tile, before, after)
    at_the_end = _scrolls(after) - _scrolls(before)
    if at_the_end:
        lines.append(say(Gives.SCROLLS, n=at_the_end))
    yield from lines or [say(Gives.FITS)]


def with_tile(estate: Estate, tile: int, cell: int, rotation: int) -> Estate:
    """Return the estate with one more tile."""
    grown = estate.copy()
    grown.lay(tile << 2 | rotation, cell)
    return grown


def changes(seen: Seen, seat: int, after: Estate) -> Iterator[tuple[int, int, int]]:
    """Yield slot, points before and after, of every scoring tile that changes; those that pay this round first."""
    estates = [seen.estate(other) for other in range(seen.players)]
    estates[seat] = after
    paying = seen.paying[seen.round - 1]
    for slot in sorted(range(len(LETTERS)), key=lambda slot: (slot not in paying, slot)):
        if seen.scoring[slot] == Scoring.GOLD_RANK:
            continue
        old = seen.now(seat)[slot] or 0
        new = points_of(seen.scoring[slot], estates, ())[seat]
        if new != old:
            yield slot, old, new


def _road(tile: int, before: Estate, after: Estate) -> Iterator[Sentence]:
    more = _linked_barrels(after) - _linked_barrels(before)
    if more:
        yield say(Gives.BARREL_LINKED, n=more)
    elif COUNTS[tile] >> BARREL & COUNT_MASK:
        yield say(Gives.BARREL_NOT_LINKED)


def _linked_barrels(estate: Estate) -> int:
    return estate.road >> ROAD_BARREL & ROAD_MASK


def _scrolls(estate: Estate) -> int:
    return sum(points for *_, points in scrolls(estate))


# ---------------------------------------------------------------- buying


def _buying(seen: Seen, seat: int, tile: int, aim: Aim | None) -> Iterator[Sentence]:
    offer = seen.offer_of(tile)
    if offer is None:
        return
    left = (seen.free(seat) or 0) - offer.price
    yield say(Gives.COST, n=offer.price, who=Player(offer.seat), left=left)
    cell = None if aim is None else estate_parts(aim.place)
    if aim is not None and cell is not None:
        yield from _laying(seen, seat, tile, cell[1], aim.turn)
        return
    yield from _anywhere(seen, seat, tile)


def _anywhere(seen: Seen, seat: int, tile: int) -> Iterator[Sentence]:
    """Say where a tile could go, and the best it could give."""
    estate = seen.estate(seat)
    placements = estate.placements(tile)
    cells = {placement >> 2 for placement in placements}
    yield say(Gives.FITS_IN, n=len(cells)) if cells else say(Gives.FITS_NOWHERE)
    best: tuple[int, int, int, int] | None = None
    for placement in placements:
        for slot, old, new in changes(seen, seat, with_tile(estate, tile, placement >> 2, placement & 3)):
            if best is None or new - old > best[0]:
                best = (new - old, slot, old, new)
    if best is not None and best[0] > 0:
        yield say(Gives.BEST, slot=LETTERS[best[1]], before=best[2], after=best[3])
