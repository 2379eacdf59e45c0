"""What things are worth: points that sites, cards, ships and sleds will bring each seat until the end, by rule of thumb.

Most is a pure function of hashable parts of a position, remembered from call to call, because a search asks the same
questions again and again. What is remembered must not depend on `weights`, so the numbers it is made of are constants
here; without that memory a search is four to six times as slow. Values are in points; `bot` adds them up. The constants
were tuned by self-play.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import fsum, sqrt
from typing import Final, NamedTuple

from engine.games.imhotep.components import (
    BESIDE,
    BLUE,
    BURIAL_B,
    DECORATED,
    OBELISKS_A,
    OBELISKS_B,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_BONUS,
    ROWS,
    SMALL_PYRAMID,
    TEMPLE_B,
    TOWER,
    WRATH,
    Bonus,
    Card,
    Reward,
    Site,
    Variant,
)
from engine.games.imhotep.scoring import STONES_PER_POINT, burial_a, burial_groups, burial_rows, group_points
from engine.games.imhotep.weights import WEIGHTS

Values = tuple[float, ...]
"""Points for each seat."""

REMEMBERED: Final = 1 << 15

DELIVERED: Final[tuple[float, ...]] = (0.25, 0.15, 0.25, 0.25, 0.10)
"""Chance that 0, 1, 2, 3, 4 stones come to a site in a round."""

STONES_A_ROUND: Final = fsum(n * chance for n, chance in enumerate(DELIVERED))

STONE: Final = 0.6
"""A stone from the quarry on the sled."""

CARD: Final = 2.4
"""A market card nobody has seen yet."""

PAIR: Final = 3.0
"""The better of two cards nobody has seen yet."""

BONUS_WORTH: Final = {Bonus.NONE: 0.0, Bonus.CARD: CARD, Bonus.STONES: 3 * STONE, Bonus.LOAD: 1.0}
REWARD_WORTH: Final = {
    Reward.POINT: 1.0,
    Reward.POINT_OR_STONES: 1.3,
    Reward.TWO_POINTS: 2.0,
    Reward.CARD: CARD,
}

BLUE_EARLY: Final = 2.0
"""A blue card while there are rounds left to use it."""

BLUE_LATE: Final = 1.2
"""A blue card in the last round."""

RED: Final = 2.3
"""A red card: a stone built without a ship."""

NEXT_STATUE: Final = 0.3
"""Chance of getting one statue more, with three rounds left or more."""

NEIGHBOUR: Final = 0.3
"""Chance that a stone next to the free spaces of the Burial Chamber gets the neighbour it hopes for."""

SURE_LEAD: Final = 0.5
OPEN_LEAD: Final = 1.2
"""Stones of a lead in a ranking that count as much: at the end, and more for each round that is left."""

LATE_START: Final = 0.12
"""Chance, for each round left, of still getting a first stone into a ranking."""


class Sites(NamedTuple):
    """All that the worth of a ship depends on besides its stones: the sites, the cards, the time left."""

    variant: Variant
    left: int
    visit: int
    docks: int
    pyramids: tuple[int, ...]
    temple: bytes
    burial: bytes
    obelisks: tuple[int, ...]
    towers: bytes
    market: tuple[int, ...]
    pair: int
    statues: bytes


# ---------------------------------------------------------------- time


def _later(chances: Values, extra: Values, limit: int) -> Values:
    """Return the chances of 0, 1, ... stones in all when `extra` come on top, up to `limit`."""
    total = [0.0] * limit
    for before, chance in enumerate(chances):
        for more, other in enumerate(extra):
            if before + more < limit:
                total[before + more] += chance * other
    return tuple(total)


@cache
def scorings(cover: int, left: int, visit: int) -> float:
    """Expected temple scorings of a stone that the `cover`-th stone to come will cover.

    `left` rounds follow this one, in which the Temple is still visited with a chance of `visit` percent.
    """
    chances: Values = tuple(
        chance * visit / 100 + (1 - visit / 100 if n == 0 else 0.0) for n, chance in enumerate(_shipload())
    )
    expected = fsum(chances[:cover])
    for _ in range(left):
        chances = _later(chances, DELIVERED, cover)
        expected += fsum(chances[:cover])
    return expected


def _shipload() -> Values:
    """Chances of 0, 1, ... stones on a ship that comes."""
    come = 1 - DELIVERED[0]
    return (0.0, *(chance / come for chance in DELIVERED[1:]))


# ---------------------------------------------------------------- temple


@lru_cache(maxsize=REMEMBERED)
def temple(stones: bytes, variant: Variant, left: int, visit: int) -> Values:
    """Points that the visible stones will still bring (7.3, 8.3)."""
    points = [0.0] * variant.players
    width, count = variant.width, len(stones)
    for number in range(max(0, count - width), count):
        reward = TEMPLE_B[number % width] if variant.temple_b else Reward.POINT
        points[stones[number]] += REWARD_WORTH[reward] * scorings(number + width - count + 1, left, visit)
    return tuple(points)


def visit(ships: int, docks: int) -> int:
    """Chance in percent that one of the ships in the harbour will come to the Temple, given the free docks."""
    return 100 * ships // docks.bit_count() if docks >> Site.TEMPLE & 1 else 0


# ---------------------------------------------------------------- burial chamber


@lru_cache(maxsize=REMEMBERED)
def burial(stones: bytes, variant: Variant, left: int) -> Values:
    """Points of the Burial Chamber at the end, with the hope for neighbours (7.4) or for ranks (8.4)."""
    if variant.burial_b:
        return _burial_rows(stones, variant, left)
    points = [float(value) for value in burial_a(stones, variant.players)]
    hope = NEIGHBOUR * min(1.0, 0.4 + 0.2 * left)
    for owner, size in _beside_free_spaces(stones):
        points[owner] += hope * (group_points(size + 1) - group_points(size) - 1)
    return tuple(points)


def _beside_free_spaces(stones: bytes) -> list[tuple[int, int]]:
    """Return owner and group size of each stone beside one of the next three spaces of the Burial Chamber."""
    sizes = {number: len(group) for _, group in burial_groups(stones) for number in group}
    count = len(stones)
    beside = [
        neighbour
        for space in range(count, count + ROWS)
        for neighbour in (space - ROWS, space - 1 if space % ROWS else -1)
        if 0 <= neighbour < count
    ]
    return [(stones[number], sizes[number]) for number in beside]


def _burial_rows(stones: bytes, variant: Variant, left: int) -> Values:
    rows = [_hoped_ranks(row, BURIAL_B, left) for row in burial_rows(stones, variant.players)]
    return tuple(fsum([row[seat] for row in rows]) for seat in range(variant.players))


# ---------------------------------------------------------------- ranks


@lru_cache(maxsize=REMEMBERED)
def _hoped_ranks(amounts: tuple[int, ...], values: tuple[int, ...], left: int) -> Values:
    """Points for ranks when each lead may still be lost: the more rounds are left, the more easily (7.5, 8.4)."""
    spread = SURE_LEAD + OPEN_LEAD * left
    points = []
    for seat, amount in enumerate(amounts):
        rank = fsum(
            [_passes((other - amount) / spread) for rival, other in enumerate(amounts) if rival != seat]
        )
        started = 1.0 if amount else LATE_START * left
        points.append(started * _between(values, rank))
    return tuple(points)


def _passes(lead: float) -> float:
    """Chance of ending ahead with such a lead; a square root rounds alike on every machine, an exponential does not."""
    return 0.5 + 0.5 * lead / sqrt(1 + lead * lead)


def _between(values: tuple[int, ...], rank: float) -> float:
    """Return the value of a rank (0 = first) that need not be whole."""
    whole = int(rank)
    padded = (*values, 0, 0)
    return padded[whole] + (rank - whole) * (padded[whole + 1] - padded[whole])


# ---------------------------------------------------------------- obelisks


@lru_cache(maxsize=REMEMBERED)
def obelisks(heights: tuple[int, ...], towers: bytes, variant: Variant, left: int) -> Values:
    """Points of the Obelisks at the end that are not on the track yet (7.5, 8.5)."""
    if not variant.obelisks_b:
        return _hoped_ranks(heights, OBELISKS_A[variant.players], left)
    points = []
    following = OBELISKS_B[min(len(towers), len(OBELISKS_B) - 1)] if len(towers) < len(OBELISKS_B) else 0
    hope = min(1.0, 0.25 * (left + 0.5))
    for seat, height in enumerate(heights):
        waiting = height - TOWER * towers.count(seat)
        promise = max(0.0, following * (0.0, 0.3, 0.65)[waiting] - waiting) if waiting < TOWER else 0.0
        points.append(waiting + hope * promise)
    return tuple(points)


# ---------------------------------------------------------------- cards


def decoration(stones: int, left: int) -> float:
    """Expected points of a decoration at the end (9) of a site that has so many stones now."""
    return (stones + STONES_A_ROUND * (left + 0.4)) / STONES_PER_POINT


def blue(left: int) -> float:
    """Worth of a blue card."""
    return BLUE_EARLY if left > 0 else BLUE_LATE


def statues(owned: int, left: int) -> float:
    """Points of so many statues, with the hope for one more (9)."""
    more = group_points(owned + 1) - group_points(owned)
    return group_points(owned) + NEXT_STATUE * min(3, left) / 3 * more


@lru_cache(maxsize=REMEMBERED)
def hand(cards: bytes, stones: tuple[int, ...], left: int) -> float:
    """Points of the cards before a player at the end; `stones` lie at the four building sites."""
    points = blue(left) * sum(cards[kind] for kind in BLUE) + statues(cards[Card.STATUE], left)
    for kind, site in DECORATED.items():
        if cards[kind]:
            points += cards[kind] * decoration(stones[site - 1], left)
    return points


@lru_cache(maxsize=REMEMBERED)
def card(kind: int, owned: int, stones: tuple[int, ...], left: int) -> float:
    """What one card is worth to a seat that owns so many statues."""
    if kind == Card.STATUE:
        return statues(owned + 1, left) - statues(owned, left)
    if kind in BLUE:
        return blue(left)
    if kind in DECORATED:
        return decoration(stones[DECORATED[Card(kind)] - 1], left)
    return RED


NOWHERE: Final = (0, 0, 0, 0)


@cache
def decorated(market: tuple[int, ...]) -> bool:
    """Tell whether there is a decoration among the cards, so that stones at the sites matter for their worth."""
    return any(kind in DECORATED for kind in market)


def building_stones(sites: Sites) -> tuple[int, ...]:
    """Return the stones at the four building sites, in the order of the sites."""
    return sum(sites.pyramids), len(sites.temple), len(sites.burial), sum(sites.obelisks)


def wrath(missing: int, left: int) -> float:
    """Expected penalty of a seat that has no stone yet at so many building sites (11)."""
    own = WEIGHTS
    stays = (own.missed_0, own.missed_1, own.missed_2, own.missed_3, own.missed_4, own.missed_5)[left]
    return float(WRATH * (1 - (1 - stays) ** missing))


# ---------------------------------------------------------------- what a cargo brings


def gains(sites: Sites, site: int, cargo: bytes) -> Values:
    """What each seat gains when these stones are unloaded at a site in this order."""
    variant, left = sites.variant, sites.left
    match site:
        case Site.MARKET:
            stones = building_stones(sites) if decorated(sites.market) else NOWHERE
            return _market(sites.market, sites.pair, cargo, sites.statues, stones, left)
        case Site.PYRAMIDS:
            return _pyramids(sites.pyramids, cargo, variant)
        case Site.TEMPLE:
            return _temple(sites.temple, cargo, variant, left, sites.visit)
        case Site.BURIAL:
            return _burial(sites.burial, cargo, variant, left)
        case _:
            return _obelisks(sites.obelisks, sites.towers, cargo, variant, left)


@lru_cache(maxsize=REMEMBERED)
def _temple(stones: bytes, cargo: bytes, variant: Variant, left: int, visit: int) -> Values:
    return _difference(temple(stones + cargo, variant, left, 0), temple(stones, variant, left, visit))


@lru_cache(maxsize=REMEMBERED)
def _burial(stones: bytes, cargo: bytes, variant: Variant, left: int) -> Values:
    return _difference(burial(stones + cargo, variant, left), burial(stones, variant, left))


def _difference(after: Values, before: Values) -> Values:
    return tuple(new - old for new, old in zip(after, before, strict=True))


@lru_cache(maxsize=REMEMBERED)
def _pyramids(counts: tuple[int, ...], cargo: bytes, variant: Variant) -> Values:
    """Section 7.2, or 8.2 where everybody takes the best space there is."""
    points = [0.0] * variant.players
    heights = list(counts)
    for owner in cargo:
        if not variant.pyramids_b:
            points[owner] += PYRAMID_A[heights[0]] if heights[0] < len(PYRAMID_A) else BESIDE
            heights[0] += 1
            continue
        best, number = max((_small_space(heights, number), -number) for number in range(4))
        points[owner] += best
        heights[-number] += 1
    return tuple(points)


def _small_space(heights: list[int], number: int) -> float:
    """Worth of the next space of a small pyramid (8.2); 3 is beside, -1 what is not open."""
    if number == 3:
        return BESIDE if min(heights[:3]) >= SMALL_PYRAMID else -1.0
    height = heights[number]
    if height >= SMALL_PYRAMID:
        return -1.0
    return PYRAMID_B[number][height] + BONUS_WORTH[PYRAMID_BONUS[number][height]]


@lru_cache(maxsize=REMEMBERED)
def _obelisks(heights: tuple[int, ...], towers: bytes, cargo: bytes, variant: Variant, left: int) -> Values:
    """Section 7.5, 8.5: what the track gets at once, and what the end will bring."""
    after, built = list(heights), towers
    points = [0.0] * len(heights)
    for owner in cargo:
        after[owner] += 1
        waiting = after[owner] - TOWER * built.count(owner)
        if variant.obelisks_b and waiting == TOWER and len(built) < len(OBELISKS_B):
            points[owner] += OBELISKS_B[len(built)]
            built += bytes([owner])
    hoped = obelisks(tuple(after), built, variant, left)
    before = obelisks(heights, towers, variant, left)
    return tuple(now + new - old for now, new, old in zip(points, hoped, before, strict=True))


@lru_cache(maxsize=REMEMBERED)
def _market(
    market: tuple[int, ...], pair: int, cargo: bytes, owned: bytes, stones: tuple[int, ...], left: int
) -> Values:
    """Section 7.1, 8.1: everybody takes the card that is worth most to him or her."""
    points = [0.0] * len(owned)
    cards = [kind for kind in market if kind]
    for owner in cargo:
        worths = [card(kind, owned[owner], stones, left) for kind in cards]
        best = max(worths, default=0.0)
        if pair and best < PAIR:
            points[owner] += PAIR
            pair = 0
        elif cards:
            points[owner] += best
            del cards[worths.index(best)]
    return tuple(points)


# ---------------------------------------------------------------- ships


class Prospect(NamedTuple):
    """What a ship in the harbour promises.

    `expected`: to each seat, whoever sails it. `sites`, `leads`: where each seat would sail it, and the lead that
    brings. `gains`: how much better that is than to leave the ship to the others.
    """

    expected: Values
    sites: tuple[int, ...]
    leads: Values
    gains: Values


WAITING: Final = 0.85
"""What a ship promises counts less than what it brings."""


class Harbour:
    """What ships promise while the sites are as they are, by cargo: so these, which are long to compare, are compared once."""

    __slots__ = ("_known", "_sites")

    def __init__(self, sites: Sites) -> None:
        self._sites = sites
        self._known: dict[bytes, Prospect] = {}

    def prospect(self, cargo: bytes) -> Prospect:
        """Return what a ship with these stones promises."""
        found = self._known.get(cargo)
        if found is None:
            found = self._known[cargo] = _prospect(self._sites, cargo)
        return found


@lru_cache(maxsize=REMEMBERED // 4)  # as each of them remembers several cargos
def harbour(sites: Sites) -> Harbour:
    """Return what is known of ships while the sites are like this."""
    return Harbour(sites)


def _prospect(sites: Sites, cargo: bytes) -> Prospect:
    """Everybody is as likely to sail the ship, each to where it brings him or her the best lead."""
    players = sites.variant.players
    options = [(int(site), gains(sites, site, cargo)) for site in Site if sites.docks >> site & 1]
    best = [max((lead_of(values, seat), -site) for site, values in options) for seat in range(players)]
    leads = [lead for lead, _ in best]
    chosen = [-site for _, site in best]
    values_at = dict(options)
    expected = tuple([fsum([values_at[site][seat] for site in chosen]) / players for seat in range(players)])
    gained = tuple(lead - WAITING * lead_of(expected, seat) for seat, lead in enumerate(leads))
    return Prospect(expected, tuple(chosen), tuple(leads), gained)


def lead_of(values: Values, seat: int) -> float:
    """Own points less the mean of the others'."""
    own = values[seat]
    return own - (fsum(values) - own) / (len(values) - 1)


# ---------------------------------------------------------------- sleds


def sled_worths() -> Values:
    """Return the worth of 0 to 5 stones on a sled that can all be used."""
    own = WEIGHTS
    two = own.sled_1 + own.sled_2
    three = two + own.sled_3
    four = three + own.sled_4
    return 0.0, own.sled_1, two, three, four, four + own.sled_5


def sled(worths: Values, stones: int, usable: float) -> float:
    """Worth of the stones on a sled, of which about `usable` can still be placed; `worths` are those of `sled_worths`."""
    if stones <= usable:
        return worths[stones]
    whole = int(usable)
    return worths[whole] + (usable - whole) * (worths[whole + 1] - worths[whole])
