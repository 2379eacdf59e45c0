"""What is in the box (rules file 2) and the printed tables of the sites (7, 8), as data. Knows no rule.

Seats, ships, berths, sites and spaces count from 0 in the code; only `places`, `notation` and the sentences for people
count from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum, unique
from typing import Final, NamedTuple

from engine.games.imhotep.words import Terms

STONES: Final = 29
"""Stones of each player in play; the thirtieth marks the score (2)."""

SLED: Final = 5
"""Stones a sled holds (2)."""

START_STONES: Final = (2, 3, 4, 5)
"""Stones on the sleds at the start, from the start player on (3.3)."""

GET: Final = 3
"""Stones one gets by the action, at most (5.1)."""

SHIPS: Final = 4
BERTHS: Final = 4
"""Ships a round, and the number of berth numbers reserved for each of them."""

IN_HARBOUR: Final = -1
GONE: Final = -2
"""Where a ship is that lies at no site: still in the harbour, or gone at the end of the round (4, 11)."""

ROUNDS: Final = 6

SHIP_TILES: Final = (4, 4, 3, 3, 3, 2, 2, 1)
"""Capacities of the eight ship tiles (2.1)."""

MIN_LOAD: Final = (0, 1, 1, 2, 3)
"""Stones needed to sail, by capacity: max(1, capacity - 1) (2.1)."""

ROUND_CARDS: Final = {
    2: (
        (4, 3, 3, 1),
        (4, 3, 2, 2),
        (4, 3, 2, 1),
        (4, 2, 2, 1),
        (3, 3, 2, 2),
        (3, 3, 2, 1),
        (3, 2, 2, 1),
    ),
    3: (
        (4, 4, 2, 1),
        (4, 3, 3, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 1),
        (4, 2, 2, 1),
        (3, 3, 3, 2),
        (3, 3, 2, 2),
    ),
    4: (
        (4, 4, 3, 2),
        (4, 4, 2, 2),
        (4, 4, 2, 1),
        (4, 3, 3, 3),
        (4, 3, 3, 2),
        (4, 3, 2, 2),
        (3, 3, 3, 2),
    ),
}
"""Capacities of ships 1 to 4 on the seven round cards of each player count (2.2)."""


@unique
class Site(IntEnum):
    """The five sites; all but the Market are building sites (1)."""

    MARKET = 0
    PYRAMIDS = 1
    TEMPLE = 2
    BURIAL = 3
    OBELISKS = 4


BUILDING_SITES: Final = (Site.PYRAMIDS, Site.TEMPLE, Site.BURIAL, Site.OBELISKS)


@unique
class Card(IntEnum):
    """Kinds of market cards, by colour: red, green, purple, blue (2.3)."""

    ENTRANCE = 1
    SARCOPHAGUS = 2
    PAVED_PATH = 3
    PYRAMID_DECORATION = 4
    TEMPLE_DECORATION = 5
    BURIAL_DECORATION = 6
    OBELISK_DECORATION = 7
    STATUE = 8
    LEVER = 9
    HAMMER = 10
    SAIL = 11
    CHISEL = 12


KINDS: Final = 13
"""Length of a table with one entry for each kind of card; entry 0 is not used."""

CARD_COUNTS: Final = (0, 2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3)
"""Cards of each kind (2.3); 34 in all."""

RED_SITE: Final = {
    Card.ENTRANCE: Site.PYRAMIDS,
    Card.SARCOPHAGUS: Site.BURIAL,
    Card.PAVED_PATH: Site.OBELISKS,
}
"""Where a red card places a stone (2.3, 10)."""

DECORATED: Final = {
    Card.PYRAMID_DECORATION: Site.PYRAMIDS,
    Card.TEMPLE_DECORATION: Site.TEMPLE,
    Card.BURIAL_DECORATION: Site.BURIAL,
    Card.OBELISK_DECORATION: Site.OBELISKS,
}
"""Whose stones a green card counts (2.3, 9)."""

BLUE: Final = (Card.LEVER, Card.HAMMER, Card.SAIL, Card.CHISEL)

MARKET_SPACES: Final = 4
"""Cards at the Market, side A; side B has a face-down pair in place of the last (3, 8.1)."""

PYRAMID_A: Final = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
"""Points of the printed spaces in filling order (7.2)."""

BESIDE: Final = 1
"""Points of a stone beside the completed pyramids (7.2, 8.2)."""

PYRAMID_B: Final = ((2, 1, 3, 2, 4), (2, 3, 1, 1, 4), (2, 3, 3, 1, 4))
"""Points of the left, middle and right pyramid in filling order (8.2)."""

SMALL_PYRAMID: Final = 5
"""Stones of a complete pyramid of side B (8.2)."""


@unique
class Bonus(IntEnum):
    """What some spaces of the small pyramids give besides the point (8.2)."""

    NONE = 0
    CARD = 1
    STONES = 2
    LOAD = 3


PYRAMID_BONUS: Final = (
    (Bonus.NONE, Bonus.CARD, Bonus.NONE, Bonus.NONE, Bonus.NONE),
    (Bonus.NONE, Bonus.NONE, Bonus.STONES, Bonus.NONE, Bonus.NONE),
    (Bonus.NONE, Bonus.NONE, Bonus.NONE, Bonus.LOAD, Bonus.NONE),
)

TEMPLE_WIDTH: Final = (0, 0, 4, 5, 5)
"""Columns of the Temple, by player count (3.6)."""


@unique
class Reward(IntEnum):
    """What a temple column gives at the end of a round (7.3, 8.3)."""

    POINT = 0
    POINT_OR_STONES = 1
    TWO_POINTS = 2
    CARD = 3


TEMPLE_A: Final = (Reward.POINT,) * 5
TEMPLE_B: Final = (
    Reward.POINT_OR_STONES,
    Reward.TWO_POINTS,
    Reward.POINT_OR_STONES,
    Reward.CARD,
    Reward.POINT_OR_STONES,
)

REWARD_STONES: Final = 2
"""Stones instead of a point in the Temple, side B, at most (8.3)."""

ROWS: Final = 3
"""Rows of the Burial Chamber (7.4)."""

BURIAL_B: Final = (8, 4, 2, 0)
"""Points for the ranks in a row of the Burial Chamber, side B (8.4)."""

OBELISKS_A: Final = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}
"""Points for the ranks of height, by player count (7.5)."""

OBELISKS_B: Final = (10, 9, 8, 7, 6, 5, 5, 5)
"""Points of the towers of side B in building order (8.5)."""

TOWER: Final = 3
"""Stones of a tower of side B (8.5)."""

WRATH: Final = -5
"""Points for a building site without an own stone, once (11)."""

SITE_NAMES: Final = (Terms.MARKET, Terms.PYRAMIDS, Terms.TEMPLE, Terms.BURIAL, Terms.OBELISKS)
PYRAMID_NAMES: Final = (Terms.LEFT_PYRAMID, Terms.MIDDLE_PYRAMID, Terms.RIGHT_PYRAMID)
CARD_NAMES: Final[dict[int, Terms]] = {kind: Terms[kind.name] for kind in Card}


class Variant(NamedTuple):
    """What stays the same for a whole match: the player count and the options (3.1)."""

    players: int
    market_b: bool
    pyramids_b: bool
    temple_b: bool
    burial_b: bool
    obelisks_b: bool
    wrath: bool

    @property
    def width(self) -> int:
        """Columns of the Temple."""
        return TEMPLE_WIDTH[self.players]


def variant_of(players: int, options: Mapping[str, object]) -> Variant:
    """Return the variant of a player number and option values (see `facts`)."""
    return Variant(
        players,
        market_b=options["market"] == "B",
        pyramids_b=options["pyramids"] == "B",
        temple_b=options["temple"] == "B",
        burial_b=options["burial"] == "B",
        obelisks_b=options["obelisks"] == "B",
        wrath=options["wrath"] is True,
    )
