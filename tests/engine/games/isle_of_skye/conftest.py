"""Fixtures for the rules of Isle of Skye; positions are arranged in `arranging`."""

from __future__ import annotations

import pytest

from tests.engine.games.isle_of_skye.arranging import Table, new_table


@pytest.fixture
def table() -> Table:
    """A new game of two with the scoring tiles of the first game; Ann starts."""
    return new_table(2, scoring="first_game", start_2=1)
