"""What Qt's own widgets are coloured with: the palette of the application, on top of the Fusion style."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from ui.theme.colour import colour, mix
from ui.theme.look import Theme

BASE_STYLE = "Fusion"
"""The one widget style used on every system; palette and style sheet do the rest."""

_DISABLED = QPalette.ColorGroup.Disabled


def palette(theme: Theme) -> QPalette:
    """Return the palette of a theme, disabled colours included."""
    made = QPalette()
    for role, paint in _roles(theme).items():
        made.setColor(role, colour(paint))
    faint = mix(theme.tokens.ink3, theme.tokens.panel, 0.35)
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
        QPalette.ColorRole.HighlightedText,
    ):
        made.setColor(_DISABLED, role, faint)
    made.setColor(_DISABLED, QPalette.ColorRole.Highlight, colour(theme.tokens.sunken))
    return made


def _roles(theme: Theme) -> dict[QPalette.ColorRole, str]:
    role, tokens = QPalette.ColorRole, theme.tokens
    return {
        role.Window: tokens.panel,
        role.WindowText: tokens.ink,
        role.Base: tokens.raised,
        role.AlternateBase: tokens.panel,
        role.ToolTipBase: tokens.bubble,
        role.ToolTipText: tokens.bubble_ink,
        role.PlaceholderText: tokens.ink3,
        role.Text: tokens.ink,
        role.Button: tokens.raised,
        role.ButtonText: tokens.ink,
        role.BrightText: tokens.err,
        role.Light: tokens.raised,
        role.Midlight: tokens.hair,
        role.Mid: tokens.strong,
        role.Dark: tokens.ink3,
        role.Shadow: tokens.shadow,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.Accent: tokens.accent,
        role.Link: tokens.accent_ink,
        role.LinkVisited: tokens.accent_ink,
    }
