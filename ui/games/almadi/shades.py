"""The colours of Almadi: landscapes, effects, objectives, goods. Nothing else."""

from __future__ import annotations

LANDSCAPES = {
    "oasis": ("#3F8DB5", "#1F5F86"),
    "caravan": ("#DF9B3C", "#A5651A"),
    "palace": ("#B94A3F", "#7F2A26"),
    "market": ("#5D9A55", "#2F6234"),
}
"""By landscape: its frame, and the line around its picture."""
EFFECTS = {
    "djinn": "#6B4BA3",
    "mosaic": "#1F8C86",
    "stall": "#C9702B",
    "moon": "#2C3F78",
    "ruby": "#B3233A",
    "jar1": "#8A5A33",
    "jar2": "#8A5A33",
    "jar3": "#8A5A33",
}
CARDS = {"red": "#B94A3F", "yellow": "#DF9B3C", "blue": "#3F8DB5", "green": "#5D9A55", "grey": "#7B7F8C"}
"""By colour of an objective: the head of its card."""
GOODS = ("#7A4A2A", "#C9702B", "#B4527A", "#A98420")
CHARACTER = "#5B3F86"
CARD_INK = "#4A3A26"
PANEL = "#10182C"
"""Panels on the cloth."""
CLOTH_LIGHT, CLOTH_DARK = "#4B5F88", "#1D2438"
PLATE_LIGHT, PLATE_DARK = "#B98A55", "#5A452E"
GOLD = "#E2B04A"
CREAM = "#FFF0CC"
ARROW = "#3A2814"
WEDGE = "#FFF6E2"
SEAL_RIM = "#FFE7A6"
