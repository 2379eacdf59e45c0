"""A view of Imhotep with names and types: what one seat may know, read once. Keys: `engine/games/imhotep/views.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.contract import View
from engine.games.imhotep.components import BERTHS, MIN_LOAD, SHIPS, Card, Site
from engine.games.imhotep.facts import SITE_OPTIONS

IN_HARBOUR = -1
GONE = -2


@dataclass(frozen=True, slots=True)
class Seen:
    """One position as a seat sees it; see the module header."""

    data: View

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.data["sled"])

    @property
    def ask(self) -> str:
        """What is asked: the name of an `Ask` in lower case."""
        return str(self.data["ask"])

    @property
    def to_move(self) -> int:
        """Who must decide, -1 when it is over."""
        return int(self.data["to_move"])

    @property
    def round(self) -> int:
        """The round, 1 to 6."""
        return int(self.data["round"])

    def side_b(self, site: int) -> bool:
        """Whether a site shows its side B."""
        return bool(self.data["options"][SITE_OPTIONS[site]] == "B")

    @property
    def capacities(self) -> tuple[int, ...]:
        """Berths of the round's ships."""
        return tuple(self.data["round_cards"][-1])

    def docked(self, ship: int) -> int:
        """The site a ship lies at, `IN_HARBOUR` or `GONE`."""
        return int(self.data["docked"][ship])

    def ships(self) -> range:
        """The numbers of the round's ships."""
        return range(min(SHIPS, len(self.capacities)))

    def ship_at(self, site: int) -> int:
        """The ship at a dock, -1 for none."""
        return next((ship for ship in self.ships() if self.docked(ship) == site), -1)

    def owner(self, ship: int, berth: int) -> int:
        """Whose stone lies on a berth, -1 for none."""
        return int(self.data["berths"][BERTHS * ship + berth]) - 1

    def load(self, ship: int) -> int:
        """Stones on a ship."""
        return sum(self.owner(ship, berth) >= 0 for berth in range(self.capacities[ship]))

    def needs(self, ship: int) -> int:
        """Stones a ship needs to sail."""
        return MIN_LOAD[self.capacities[ship]]

    def ready(self, ship: int) -> bool:
        """Whether a ship of the harbour may sail."""
        return self.docked(ship) == IN_HARBOUR and self.load(ship) >= self.needs(ship)

    def hand(self, seat: int) -> list[int]:
        """The kinds of cards before a player: blue ones first, then green, purple; equal ones together."""
        counts = self.data["hands"][seat]
        kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        return sorted(kinds, key=lambda kind: (kind < Card.LEVER, kind))

    def stones_at(self, site: int) -> list[int]:
        """Owners of the stones of the Temple, the Burial Chamber or the large pyramid in order of delivery."""
        if site == Site.PYRAMIDS:
            return list(self.data["pyramids"][0])
        return list(self.data["temple" if site == Site.TEMPLE else "burial"])

    @property
    def width(self) -> int:
        """Columns of the Temple."""
        return 4 if self.players == 2 else 5
