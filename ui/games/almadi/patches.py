"""What lights up under the pointer: the group a landscape belongs to, with what it is worth now."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.almadi import realm
from engine.games.almadi.components import CHARACTER_IDS, FIRUZ, TYPE_OF, TYPES
from ui.board.layout import Patch
from ui.games.almadi.lay import Lay
from ui.games.almadi.paint_group import group_light
from ui.games.almadi.words import Worth

_PALACE, _MARKET = TYPES.index("palace"), TYPES.index("market")
_GIVING = (TYPES.index("oasis"), _MARKET)
_FIRUZ = CHARACTER_IDS[FIRUZ.bit_length() - 1]


def patch_finder(lay: Lay) -> Callable[[float, float], Patch | None]:
    """Return what says which landscapes belong together under a point of the board."""
    lying = lay.seen.lying(lay.shown)

    def patch_at(x: float, y: float) -> Patch | None:
        cell = lay.frame.cell_at(x, y)
        if cell not in lying:
            return None
        kind = TYPE_OF[lying[cell]]
        same = sum(1 << other for other, piece in lying.items() if TYPE_OF[piece] == kind)
        group = next(group for group in realm.groups(same) if group >> cell & 1)
        cells = tuple(realm.bits(1 << cell if kind == _PALACE else group))
        return Patch(group_light(lay.frame, cells), _told(lay, lying, cell, kind, group))

    return patch_at


def _told(lay: Lay, lying: dict[int, int], cell: int, kind: int, group: int) -> str:
    """Say what a landscape is worth now: alone (palaces, markets) or with its group."""
    size = group.bit_count()
    match TYPES[kind]:
        case "oasis":
            return lay.say(Worth.OASES, n=size, points=realm.oasis_points(group))
        case "caravan":
            larger = _FIRUZ in lay.seen["played"][lay.shown]
            return lay.say(Worth.CARAVANS, n=size, goods=realm.capacity(group, larger))
        case "palace":
            giving = sum(1 << other for other, piece in lying.items() if TYPE_OF[piece] in _GIVING)
            return lay.say(Worth.PALACE, points=realm.palace_value(cell, giving))
    return lay.say(Worth.MARKET)
