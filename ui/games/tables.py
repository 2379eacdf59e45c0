"""Finds the table of a game by its name: the module `ui/games/<game>/table.py`, which offers `make_table(setup)`."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import cast

from engine.core.contract import Setup
from ui.board.layout import TableLayout


def table_for(setup: Setup) -> TableLayout:
    """Return the layout for a match. Raises `ModuleNotFoundError` for a game without a table."""
    module = importlib.import_module(f"ui.games.{setup.game}.table")
    make = cast(Callable[[Setup], TableLayout], module.make_table)
    return make(setup)
