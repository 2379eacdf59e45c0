"""The colour tokens: what a colour is for, and its value in the light, dark and high-contrast themes.

Owns the values of the design's section 2.  Everything else asks for a token by name and never writes a surface
colour of its own.  The colours of the six players are in `ui.theme.players`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtGui import QPalette

from ui.theme.colour import hexa, luminance, mix


@dataclass(frozen=True, slots=True)
class Tokens:
    """Every shared colour of one theme as "#RRGGBB"."""

    window: str
    """Behind everything."""
    panel: str
    """Toolbar, side panel, dock."""
    raised: str
    """Cards, buttons, prompt, dialogs."""
    sunken: str
    """Wells, bars, disabled things."""
    hair: str
    """Hairlines."""
    strong: str
    """Control borders, empty slots."""
    ink: str
    """Text."""
    ink2: str
    """Quieter text."""
    ink3: str
    """Captions, disabled text."""
    accent: str
    """Primary button, active seat, current step."""
    on_accent: str
    """Text on accent."""
    accent_ink: str
    """Amber as text or thin icon."""
    focus: str
    """Keyboard focus only."""
    ok: str
    warn: str
    err: str
    legal: str
    """A legal place; the only bright yellow on a table."""
    legal_keyline: str
    """The edge of the yellow ring on light cloth."""
    target: str
    """Inner line of the place a drop would take."""
    illegal: str
    last_move: str
    hint: str
    bubble: str
    """Tool tips, refusals, previews."""
    bubble_ink: str
    bubble_ink2: str
    shadow: str
    shadow_alpha: float
    """Opacity of a plain shadow, 0 to 1."""
    lamp_centre: float
    """How far the table is lit under the lamp, a share of `lighter`."""
    lamp_edge: float
    """How far the table's corners are in shadow, a share of `darker`."""


LIGHT = Tokens(
    window="#EDE6D8",
    panel="#FBF7EE",
    raised="#FFFDF8",
    sunken="#E2D9C7",
    hair="#D9CEBA",
    strong="#B5A68D",
    ink="#2A241D",
    ink2="#5A5043",
    ink3="#766B5B",
    accent="#E9A534",
    on_accent="#2A1C05",
    accent_ink="#8A4B00",
    focus="#2B6CB0",
    ok="#2E7D4F",
    warn="#A84A12",
    err="#B3261E",
    legal="#FFC94A",
    legal_keyline="#3B2600",
    target="#FFFFFF",
    illegal="#B3261E",
    last_move="#1E9AA0",
    hint="#8A5AD6",
    bubble="#2A241D",
    bubble_ink="#FFF6E6",
    bubble_ink2="#D9CBB4",
    shadow="#2B1E12",
    shadow_alpha=0.30,
    lamp_centre=0.16,
    lamp_edge=0.30,
)

DARK = Tokens(
    window="#19171C",
    panel="#26232A",
    raised="#312D36",
    sunken="#131116",
    hair="#3B3641",
    strong="#5A5363",
    ink="#F4ECDF",
    ink2="#C3B9AA",
    ink3="#978D7F",
    accent="#F2B45A",
    on_accent="#2A1C05",
    accent_ink="#FFC870",
    focus="#7DB7F0",
    ok="#7CCB98",
    warn="#F0A36A",
    err="#F2877D",
    legal="#FFD368",
    legal_keyline="#1A1002",
    target="#FFFFFF",
    illegal="#F2877D",
    last_move="#55CFD3",
    hint="#B088FF",
    bubble="#2A241D",
    bubble_ink="#FFF6E6",
    bubble_ink2="#D9CBB4",
    shadow="#000000",
    shadow_alpha=0.55,
    lamp_centre=0.10,
    lamp_edge=0.60,
)


def is_dark(tokens: Tokens) -> bool:
    """Whether text is lighter than what it stands on."""
    return luminance(tokens.ink) > luminance(tokens.window)


def high_contrast(palette: QPalette) -> Tokens:
    """Return tokens whose surfaces and inks are the system's own window and text colours.

    State colours (legal, hint, focus and so on) stay those of the light or dark theme, whichever the system is.
    """
    window = hexa(palette.color(QPalette.ColorRole.Window))
    ink = hexa(palette.color(QPalette.ColorRole.WindowText))
    base = DARK if luminance(ink) > luminance(window) else LIGHT
    line = hexa(mix(window, ink, 0.55))
    return replace(
        base,
        window=window,
        panel=window,
        raised=window,
        sunken=hexa(mix(window, ink, 0.12)),
        hair=line,
        strong=ink,
        ink=ink,
        ink2=ink,
        ink3=hexa(mix(window, ink, 0.75)),
    )
