"""Colours of Sobek's table (design section 8), by theme where cloth and water change."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.sobek.cards import Back, Kind
from ui.theme.look import Theme

KIND_COLOUR: Final = {
    Kind.IVORY: "#A97F55",
    Kind.EBONY: "#5A4238",
    Kind.MARBLE: "#CFD9DD",
    Kind.CATTLE: "#C98A5A",
    Kind.FISH: "#6FB3C2",
    Kind.WHEAT: "#EBC55E",
    Kind.AMULET: "#5FB8A4",
}
KIND_DARK: Final = {
    Kind.IVORY: "#6B4A28",
    Kind.EBONY: "#2E1F19",
    Kind.MARBLE: "#5E7480",
    Kind.CATTLE: "#7A4524",
    Kind.FISH: "#1F6274",
    Kind.WHEAT: "#94690F",
    Kind.AMULET: "#13685A",
}
BACK_COLOUR: Final = {Back.GREEN: "#4E7F57", Back.BEIGE: "#C9AE7C", Back.ORANGE: "#CE7430"}
SCARAB: Final = "#1F6E63"
CREAM: Final = "#FFF3D8"
PLATE: Final = "#3A2A10"
PLATE_INK: Final = "#FFEFC8"
PLATE_GOLD: Final = "#FFD98A"
TOKEN_RIM: Final = "#5A3E0E"
SYMBOL_COLOUR: Final = {"A": "#2B7A6C", "E": "#2F6DA8", "L": "#B4527A", "I": "#9A5A1E"}
SKIPPED: Final = "#B3261E"


class Ground(NamedTuple):
    """The colours that change with the theme."""

    cloth: str
    rim: str
    ring: str
    cell: str
    gold: tuple[str, str]
    gold_ink: str
    sand: tuple[str, str]
    bank: tuple[str, str]
    water: tuple[str, str, str]
    panel: str
    ink: str
    line: str


_LIGHT = Ground(
    "#8C7B55",
    "#5E4A24",
    "#E9D9AE",
    "#FFF8E4",
    ("#E8B94A", "#C88F25"),
    "#3A2600",
    ("#E2C98F", "#CFAF70"),
    ("#7F9A3E", "#B9C06A"),
    ("#47A5A0", "#2F8793", "#216A7C"),
    "#FFF6DC",
    "#3A2A10",
    "#8A6B2E",
)
_DARK = Ground(
    "#2A251B",
    "#14110B",
    "#3B3426",
    "#4A4230",
    ("#8A6A2A", "#6E5220"),
    "#FFE9B8",
    ("#4A3F2B", "#3A3122"),
    ("#3F4E25", "#59663A"),
    ("#24555A", "#1B4650", "#153842"),
    "#1E1910",
    "#F2E2BE",
    "#8A6B2E",
)


def ground(theme: Theme) -> Ground:
    """Return the colours of cloth, sand and water in a theme."""
    return _DARK if theme.dark else _LIGHT
