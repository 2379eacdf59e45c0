"""Points: end of the game at each site, cards, score lines, result (rules file 7.4, 7.5, 8.4, 8.5, 9, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from engine.core.contract import Result, ScoreLine, ranked
from engine.core.words import Many, say
from engine.games.imhotep import places
from engine.games.imhotep.components import (
    BESIDE,
    BLUE,
    BUILDING_SITES,
    BURIAL_B,
    CARD_NAMES,
    DECORATED,
    KINDS,
    OBELISKS_A,
    OBELISKS_B,
    PYRAMID_A,
    PYRAMID_B,
    ROWS,
    SITE_NAMES,
    TOWER,
    WRATH,
    Card,
    Site,
)
from engine.games.imhotep.decisions import Ask
from engine.games.imhotep.words import Score

if TYPE_CHECKING:
    from engine.games.imhotep.state import Position

STONES_PER_POINT: Final = 3
"""Stones at a site for a point of a decoration (9)."""


# ---------------------------------------------------------------- 7.4 burial chamber, side A


def group_points(size: int) -> int:
    """Section 7.4 (groups) and 9 (statues): 1, 3, 6, 10, 15, then 2 more each."""
    return size * (size + 1) // 2 if size <= 5 else 15 + 2 * (size - 5)


@lru_cache(maxsize=4096)
def burial_groups(stones: bytes) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Section 7.4: the connected groups as (owner, numbers of its stones), by their first stone."""
    group_of: list[list[int]] = []
    for number, owner in enumerate(stones):
        group = [number]
        above = number - 1 if number % ROWS else -1
        for neighbour in (number - ROWS, above):
            if neighbour >= 0 and stones[neighbour] == owner and group_of[neighbour] is not group:
                group_of_neighbour = group_of[neighbour]
                group_of_neighbour += group
                for member in group:
                    if member != number:
                        group_of[member] = group_of_neighbour
                group = group_of_neighbour
        group_of.append(group)
    groups = {id(group): tuple(sorted(group)) for group in group_of}
    return tuple((stones[group[0]], group) for group in sorted(groups.values()))


@lru_cache(maxsize=4096)
def burial_a(stones: bytes, players: int) -> tuple[int, ...]:
    """Section 7.4: points of each seat for all its groups."""
    points = [0] * players
    for owner, group in burial_groups(stones):
        points[owner] += group_points(len(group))
    return tuple(points)


# ---------------------------------------------------------------- 7.5 ranks


@cache
def rank_points(amounts: tuple[int, ...], values: tuple[int, ...]) -> tuple[int, ...]:
    """Section 7.5: points by rank; tied ones share the values of their ranks, rounded down; 0 has no rank."""
    points = []
    for amount in amounts:
        first = sum(other > amount for other in amounts)
        tied = amounts.count(amount)
        points.append(sum(values[first : first + tied]) // tied if amount else 0)
    return tuple(points)


def obelisks_a(heights: Sequence[int]) -> tuple[int, ...]:
    """Section 7.5: points of each seat by height."""
    return rank_points(tuple(heights), OBELISKS_A[len(heights)])


# ---------------------------------------------------------------- 8.4 burial chamber, side B


@lru_cache(maxsize=4096)
def burial_rows(stones: bytes, players: int) -> tuple[tuple[int, ...], ...]:
    """Section 8.4: for each row the number of stones of each seat."""
    return tuple(tuple(stones[row::ROWS].count(seat) for seat in range(players)) for row in range(ROWS))


@lru_cache(maxsize=4096)
def burial_b(stones: bytes, players: int) -> tuple[int, ...]:
    """Section 8.4: points of each seat, ranked in every row separately."""
    rows = [rank_points(row, BURIAL_B) for row in burial_rows(stones, players)]
    return tuple(sum(row[seat] for row in rows) for seat in range(players))


def burial_points(p: Position) -> tuple[int, ...]:
    """Section 7.4, 8.4: points of each seat in the Burial Chamber if the game ended now."""
    return (burial_b if p.variant.burial_b else burial_a)(p.burial, p.variant.players)


# ---------------------------------------------------------------- 9 cards


def stones_at(p: Position, site: Site) -> int:
    """Section 9: stones of all colours at a building site; covered, waiting and outside ones count."""
    match site:
        case Site.PYRAMIDS:
            return sum(len(stones) for stones in p.pyramids)
        case Site.TEMPLE:
            return len(p.temple)
        case Site.BURIAL:
            return len(p.burial)
        case _:
            return sum(p.obelisks)


def own_stones_at(p: Position, site: Site, seat: int) -> int:
    """Section 11, Wrath: stones of a seat at a building site."""
    match site:
        case Site.PYRAMIDS:
            return sum(stones.count(seat) for stones in p.pyramids)
        case Site.TEMPLE:
            return p.temple.count(seat)
        case Site.BURIAL:
            return p.burial.count(seat)
        case _:
            return p.obelisks[seat]


# ---------------------------------------------------------------- score lines: already on the track


def pyramid_points(p: Position, seat: int) -> int:
    """Section 7.2, 8.2: what a seat's stones at the Pyramids have scored."""
    tables = PYRAMID_B if p.variant.pyramids_b else (PYRAMID_A,)
    total = 0
    for number, stones in enumerate(p.pyramids):
        table = tables[number] if number < len(tables) else ()
        total += sum(
            table[count] if count < len(table) else BESIDE
            for count, owner in enumerate(stones)
            if owner == seat
        )
    return total


def tower_points(p: Position, seat: int) -> int:
    """Section 8.5: what a seat's towers have scored."""
    return sum(OBELISKS_B[number] for number, owner in enumerate(p.towers) if owner == seat)


def pyramid_places(p: Position, seat: int) -> tuple[int, ...]:
    """Return the places of a seat's stones at the Pyramids."""
    if not p.variant.pyramids_b:
        return tuple(
            places.pyramid_space(count) for count, owner in enumerate(p.pyramids[0]) if owner == seat
        )
    *small, beside = p.pyramids
    spaces = [places.small_space(n, count) for n, stones in enumerate(small) for count in _own(stones, seat)]
    return (*spaces, *(places.beside(count) for count in _own(beside, seat)))


def _own(stones: bytes, seat: int) -> list[int]:
    return [number for number, owner in enumerate(stones) if owner == seat]


def temple_places(p: Position, seat: int) -> tuple[int, ...]:
    """Return the places of a seat's visible stones in the Temple."""
    first = max(0, len(p.temple) - p.variant.width)
    return tuple(places.temple_space(number) for number in _own(p.temple, seat) if number >= first)


def tower_places(p: Position, seat: int) -> tuple[int, ...]:
    """Return the places of the stones of a seat's towers."""
    return tuple(places.tower(number, level) for number in _own(p.towers, seat) for level in range(TOWER))


def track_lines(p: Position, seat: int) -> list[ScoreLine]:
    """Points of a seat that are already on the track, by site."""
    lines = [
        ScoreLine(say(Score.PYRAMIDS), pyramid_points(p, seat), True, pyramid_places(p, seat)),
        ScoreLine(say(Score.TEMPLE), p.temple_points[seat], True, temple_places(p, seat)),
    ]
    if p.variant.obelisks_b:
        lines.append(ScoreLine(say(Score.TOWERS), tower_points(p, seat), True, tower_places(p, seat)))
    return lines


# ---------------------------------------------------------------- score lines: the end of the game (11)


def final_lines(p: Position, seat: int, settled: bool = False) -> list[ScoreLine]:
    """Section 11: what a seat gets at the end, as if it were now; lines that cannot score are left out."""
    lines = [_burial_line(p, seat, settled), _obelisk_line(p, seat, settled)]
    lines += _decoration_lines(p, seat, settled)
    hand = p.hands[KINDS * seat : KINDS * (seat + 1)]
    own = (places.cards(seat),)
    if hand[Card.STATUE]:
        n = hand[Card.STATUE]
        lines.append(ScoreLine(say(Score.STATUES, n=n), group_points(n), settled, own))
    if blue := sum(hand[kind] for kind in BLUE):
        lines.append(ScoreLine(say(Score.BLUE, n=blue), blue, settled, own))
    if p.variant.wrath and (missing := missing_sites(p, seat)):
        names = Many(tuple(SITE_NAMES[site] for site in missing))
        at = tuple(places.site(site) for site in missing)
        lines.append(ScoreLine(say(Score.WRATH, sites=names), WRATH, settled, at))
    return lines


def _burial_line(p: Position, seat: int, settled: bool) -> ScoreLine:
    """Section 7.4 or 8.4."""
    points = burial_points(p)[seat]
    spaces = tuple(places.burial_space(number) for number in _own(p.burial, seat))
    if not spaces:
        label = say(Score.BURIAL_NONE)
    elif p.variant.burial_b:
        rows = Many(tuple(row[seat] for row in burial_rows(p.burial, p.variant.players)))
        label = say(Score.BURIAL_ROWS, sizes=rows)
    else:
        sizes = sorted(
            (len(group) for owner, group in burial_groups(p.burial) if owner == seat), reverse=True
        )
        label = say(Score.BURIAL_GROUPS, sizes=Many(tuple(sizes)))
    return ScoreLine(label, points, settled, spaces)


def _obelisk_line(p: Position, seat: int, settled: bool) -> ScoreLine:
    """Section 7.5 (rank of height) or 8.5 (each waiting stone)."""
    if p.variant.obelisks_b:
        stones = p.obelisks[seat] - TOWER * p.towers.count(seat)
        label = say(Score.WAITING)
        points = stones
    else:
        stones = p.obelisks[seat]
        label = say(Score.OBELISK_RANK, n=stones) if stones else say(Score.OBELISK_NONE)
        points = obelisks_a(p.obelisks)[seat]
    return ScoreLine(label, points, settled, tuple(places.obelisk(seat, number) for number in range(stones)))


def _decoration_lines(p: Position, seat: int, settled: bool) -> list[ScoreLine]:
    """Section 9: 1 point for 3 stones at the site, for each card."""
    lines = []
    for kind, site in DECORATED.items():
        stones = stones_at(p, site)
        line = ScoreLine(
            say(Score.DECORATION, card=CARD_NAMES[kind], n=stones),
            stones // STONES_PER_POINT,
            settled,
            (places.cards(seat), places.site(site)),
        )
        lines += [line] * p.hands[KINDS * seat + kind]
    return lines


def missing_sites(p: Position, seat: int) -> list[Site]:
    """Section 11, Wrath: building sites without a stone of the seat."""
    return [site for site in BUILDING_SITES if not own_stones_at(p, site, seat)]


def score_lines(p: Position, seat: int) -> list[ScoreLine]:
    """Return all items of a seat's score; those of the end of the game are settled only when it is over."""
    return track_lines(p, seat) + final_lines(p, seat, settled=p.ask is Ask.OVER)


def result(p: Position) -> Result | None:
    """Section 11: most points win; between equals more stones on the sled; then the place is shared."""
    if p.ask is not Ask.OVER:
        return None
    return ranked(p.score, [(stones,) for stones in p.sled])
