"""The colours of Agamemnon's table that no other game uses: linen, the three kinds of string, the glaze of both sides."""

from __future__ import annotations

from dataclasses import dataclass

from ui.theme.colour import hexa, mix
from ui.theme.look import Theme


@dataclass(frozen=True, slots=True)
class Thread:
    """A kind of string: its cloth and the pattern woven into it."""

    cloth: str
    ink: str


@dataclass(frozen=True, slots=True)
class Glaze:
    """How the tiles of a side are fired."""

    face: str
    lit: str
    edge: str
    rim: str
    ink: str


THREADS = (
    Thread("#000000", "#000000"),
    Thread("#9E3B33", "#F7E2C0"),
    Thread("#5C3B78", "#F2E2C8"),
    Thread("#2B6C7A", "#F2EAD2"),
)
"""By what lies on an edge; nothing has no colour."""

GLAZES = (
    Glaze("#2A2422", "#5B4E48", "#0F0C0B", "#C9814A", "#E9A868"),
    Glaze("#D9803F", "#F4B27A", "#6D4330", "#2A2422", "#2A2019"),
)
"""Greeks: black glaze. Trojans: terracotta."""
CLASP_RIM = "#FFF4E0"


_FADED, _FADED_IN_THE_DARK = 0.68, 0.52
"""How far what has left a stack goes back into the panel it lay on."""
_FADED_INK = 0.5


def faded_glaze(glaze: Glaze, theme: Theme) -> Glaze:
    """Return the glaze of a tile that has left its stack: faint, and still to be read, whatever the glaze."""
    ground, ink = theme.tokens.panel, theme.tokens.ink
    share = _FADED_IN_THE_DARK if theme.dark else _FADED
    face, lit, edge, rim = (
        hexa(mix(part, ground, share)) for part in (glaze.face, glaze.lit, glaze.edge, glaze.rim)
    )
    return Glaze(face, lit, edge, rim, hexa(mix(face, ink, _FADED_INK)))


def cloth(theme: Theme) -> str:
    """Return the colour of the table under the linen."""
    if theme.contrast:
        return theme.tokens.window
    return "#241C1A" if theme.dark else "#6E5346"


def linen(theme: Theme) -> str:
    """Return the colour of the linen."""
    if theme.contrast:
        return theme.tokens.raised
    return "#5E5348" if theme.dark else "#EADFC6"


def linen_edge(theme: Theme) -> str:
    """Return the colour of the linen's lower edge."""
    return "#1C1714" if theme.dark else "#7A5B36"


def weave(theme: Theme) -> str:
    """Return the colour of the linen's threads."""
    return "#8B7A60" if theme.dark else "#B79E70"


def border(theme: Theme) -> str:
    """Return the colour of hems, selvedges and spaces."""
    if theme.contrast:
        return theme.tokens.ink
    return "#B07A4A" if theme.dark else "#8E3B2C"


def number(theme: Theme) -> tuple[str, float]:
    """Return colour and opacity of the number of an empty space."""
    if theme.contrast:
        return theme.tokens.ink, 1.0
    return ("#E0B98C", 0.85) if theme.dark else ("#8E3B2C", 0.9)


def fresco(theme: Theme) -> str:
    """Return the colour of the pictures on the linen."""
    return "#C98A55" if theme.dark else "#8E3B2C"


def hollow(theme: Theme) -> tuple[str, float]:
    """Return colour and opacity of an empty space."""
    return ("#14100E", 0.34) if theme.dark else ("#8A6B45", 0.28)
