"""Rules, search and laboratory of Lamplight: no Qt, no wall clock, no global state.

`core` is the contract every game obeys, `games` holds one package per game, `ai` plays all of them through the
contract, `lab` measures. Imports go one way: lab -> ai -> games -> core. See docs/architecture.md.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if _COMPILED := os.environ.get("LAMPLIGHT_COMPILED"):
    # `packaging/compile.py` made a copy of this package there with its hot modules compiled; child processes inherit it.
    __path__[:] = [str(Path(_COMPILED) / "engine")]
    sys.path.append(_COMPILED)
