"""The colours of Imhotep's table in the light and the dark theme; pieces keep theirs.

Owns every colour that only this game uses.  In the high-contrast setting cloth and slabs take the theme's surfaces.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.imhotep.components import Card, Site
from ui.theme.look import Theme

SITE_COLOUR = {
    Site.MARKET: "#B5472F",
    Site.PYRAMIDS: "#B98A35",
    Site.TEMPLE: "#2F7F86",
    Site.BURIAL: "#5B4A8A",
    Site.OBELISKS: "#6B7B3A",
}
"""Headers of the sites; also their part of a score bar."""

HEADER_INK = "#FFF8E8"
RIVER_INK = "#E9FBF4"
RIVER_PLATE = "#10262C"
LAMP_INK = "#FFE9C0"
GOLD = "#C9A24C"
TOKEN_FACE = "#FFF3D6"
TOKEN_INK = "#3A2408"
TOKEN_RIM = "#4A3312"

RED, GREEN, PURPLE, BLUE = "#B7382A", "#3F7D4E", "#6F4596", "#2D6FA8"

CARD_COLOUR = {
    Card.ENTRANCE: RED,
    Card.SARCOPHAGUS: RED,
    Card.PAVED_PATH: RED,
    Card.PYRAMID_DECORATION: GREEN,
    Card.TEMPLE_DECORATION: GREEN,
    Card.BURIAL_DECORATION: GREEN,
    Card.OBELISK_DECORATION: GREEN,
    Card.STATUE: PURPLE,
    Card.LEVER: BLUE,
    Card.HAMMER: BLUE,
    Card.SAIL: BLUE,
    Card.CHISEL: BLUE,
}
CARD_BACK = "#8A5A2B"


@dataclass(frozen=True, slots=True)
class Shades:
    """Colours of cloth, slabs, buildings and wood in one theme."""

    sand_top: str
    sand_foot: str
    ripple: str
    ripple_alpha: float
    crest_alpha: float
    river_top: str
    river_foot: str
    river_ink: str
    """Words on open water."""
    wave_share: float
    """How strong the waves are, a share of the light theme's."""
    quay: str
    jetty: str
    reed_deep: str
    reed_pale: str
    slab: str
    slab_edge: str
    slab_ink: str
    steps: tuple[str, str, str]
    """The pyramid's base from the outer to the inner step."""
    gable: str
    pillar_lit: str
    pillar_shade: str
    capital: str
    pedestal: str
    pit_top: str
    pit_foot: str
    hull: str
    deck_top: str
    deck_foot: str
    sled: str


_LIGHT = Shades(
    sand_top="#E9D3A6",
    sand_foot="#D6B57C",
    ripple="#A97F45",
    ripple_alpha=0.16,
    crest_alpha=0.20,
    river_top="#3E9AA0",
    river_foot="#1F6678",
    river_ink=RIVER_INK,
    wave_share=1.0,
    quay="#B08B58",
    jetty="#8F6334",
    reed_deep="#4F7A34",
    reed_pale="#86A64E",
    slab="#F6EAD0",
    slab_edge="#B6925C",
    slab_ink="#4A3312",
    steps=("#C9A465", "#D9BC80", "#E8D09A"),
    gable="#CFE0D8",
    pillar_lit="#F2E6C8",
    pillar_shade="#CDB583",
    capital="#2F7F86",
    pedestal="#CBB88C",
    pit_top="#6D5B43",
    pit_foot="#8A7350",
    hull="#9A6B39",
    deck_top="#C99A5B",
    deck_foot="#B5834A",
    sled="#A9783F",
)

_DARK = Shades(
    sand_top="#7A6850",
    sand_foot="#54463A",
    ripple="#2E2620",
    ripple_alpha=0.16,
    crest_alpha=0.05,
    river_top="#2A5A66",
    river_foot="#16323F",
    river_ink=RIVER_INK,
    wave_share=0.6,
    quay="#4B3D31",
    jetty="#4D3826",
    reed_deep="#2E4A2A",
    reed_pale="#4A6438",
    slab="#3B332E",
    slab_edge="#6E5A40",
    slab_ink="#F0DFBE",
    steps=("#54432F", "#624F37", "#6F5A40"),
    gable="#42575A",
    pillar_lit="#6E6252",
    pillar_shade="#4A4036",
    capital="#2B666C",
    pedestal="#584A3A",
    pit_top="#2A241F",
    pit_foot="#3A3128",
    hull="#6B4C2E",
    deck_top="#8A6840",
    deck_foot="#735335",
    sled="#7A5732",
)


def shades(theme: Theme) -> Shades:
    """Return the table's colours in a theme."""
    own = _DARK if theme.dark else _LIGHT
    if not theme.contrast:
        return own
    t = theme.tokens
    return replace(
        own,
        sand_top=t.window,
        sand_foot=t.window,
        river_top=t.sunken,
        river_foot=t.sunken,
        river_ink=t.ink,
        wave_share=0.0,
        slab=t.raised,
        slab_edge=t.strong,
        slab_ink=t.ink,
    )
