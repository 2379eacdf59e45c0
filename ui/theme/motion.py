"""How long things move and along which curve, as data (design section 6).

Owns the figures only; the table's animator plays them.  Times are milliseconds at normal speed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve

Curve = QEasingCurve.Type


@dataclass(frozen=True, slots=True)
class Motion:
    """One movement: milliseconds, curve, how far an "OutBack" overshoots."""

    ms: int
    curve: Curve
    overshoot: float = 0.0

    def easing(self) -> QEasingCurve:
        """Return the curve for Qt's animations."""
        curve = QEasingCurve(self.curve)
        if self.overshoot:
            curve.setOvershoot(self.overshoot)
        return curve


PLACES_APPEAR = Motion(80, Curve.Linear)
PLACES_GO = Motion(60, Curve.Linear)
PICK_UP = Motion(110, Curve.OutCubic)
DROP = Motion(140, Curve.OutBack, 1.2)
BOUNCE_BACK = Motion(240, Curve.OutCubic)
REFUSAL_SHAKE = Motion(80, Curve.Linear)
QUARTER_TURN = Motion(140, Curve.OutCubic)
FLIP = Motion(240, Curve.InOutCubic)
DEAL = Motion(220, Curve.OutCubic)
SHIP_SAILS = Motion(700, Curve.InOutSine)
UNLOAD_STONE = Motion(320, Curve.OutBack, 1.2)
SCORE_POPUP = Motion(900, Curve.OutCubic)
COUNT_UP = Motion(300, Curve.OutCubic)
AREA_LIGHTS = Motion(400, Curve.OutCubic)
HINT_PULSE = Motion(1200, Curve.InOutSine)
PANEL_MOVES = Motion(160, Curve.OutCubic)
CROSS_FADE = Motion(120, Curve.Linear)
"""What replaces every travel under reduced motion."""

SHAKES = 2
SHAKE_PX = 4.0
DEAL_GAP_MS = 60
UNLOAD_NEXT_AT = 0.6
"""The next stone starts when this share of the last one's time is over."""
UNLOAD_ARC_PX = 36.0
POPUP_RISE_PX = 28.0
POPUP_FADE_MS = 250
AREA_HOLD_MS = 900
HINT_PULSES = 3
HINT_FAINTEST = 0.6
PANEL_TRAVEL_PX = 8.0
AI_MOVE_GAP_MS = 1000
PICK_UP_SCALE = 1.06
PICK_UP_SCALE_SMALL = 1.12
LEAN_DEGREES = 4.0
LEAN_LOW_PASS_MS = 120
SNAP_SHARE = 0.6
"""A place is the target when the ghost's centre is within this share of the place's size."""
SNAP_STICK_PX = 8.0
"""The target changes only when another place is this much nearer."""
TOUCH_LIFT_PX = 40.0

_GLIDE_BASE_MS = 180
_GLIDE_MS_PER_PX = 0.35
_GLIDE_MS = (220, 520)
_ARC_SHARE = 0.12
_ARC_MAX_PX = 48.0


class Speed(Enum):
    """How fast the table plays: a factor on every time; `OFF` shows results at once."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


def glide(distance: float) -> Motion:
    """Return the movement of a piece that glides `distance` pixels (AI move, click-click, undo)."""
    low, high = _GLIDE_MS
    return Motion(round(min(high, max(low, _GLIDE_BASE_MS + _GLIDE_MS_PER_PX * distance))), Curve.InOutCubic)


def arc_height(distance: float) -> float:
    """Return how high, in pixels, a glide of `distance` pixels arches."""
    return min(_ARC_MAX_PX, _ARC_SHARE * distance)
