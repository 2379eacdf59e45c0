"""Finds the table layout of a game: the module `table` in the game's folder, imported only when it is needed."""

from __future__ import annotations

import importlib

from engine.core.contract import Setup
from ui.board.layout import TableLayout
from ui.theme.players import Player


def layout_for(setup: Setup) -> TableLayout:
    """Return a layout for one match."""
    layout: TableLayout = importlib.import_module(f"ui.games.{setup.game}.table").make_table(setup)
    return layout


def usual_colours(setup: Setup) -> tuple[Player, ...]:
    """Return the colours the seats of a game take in order, unless somebody chose another."""
    return layout_for(setup).colours
