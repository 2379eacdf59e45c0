"""Finds the rules pages, quick references and their pictures: files in folders named for games, no list anywhere."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ui.rules.markup import Page, read_page

RESOURCES: Final = Path(__file__).resolve().parents[2] / "resources"
RULES: Final = RESOURCES / "rules"
QUICK: Final = RESOURCES / "quick"
FALLBACK: Final = "en"


def games_with(folder: Path) -> tuple[str, ...]:
    """Return the games that have pages in a folder, sorted."""
    return tuple(sorted(path.parent.name for path in folder.glob(f"*/{FALLBACK}.md")))


def first_game() -> str:
    """Return the first game that has a rules page, "" for none."""
    return next(iter(games_with(RULES)), "")


def has_rules(game: str) -> bool:
    """Tell whether a game has a rules page."""
    return (RULES / game / f"{FALLBACK}.md").exists()


def has_quick(game: str) -> bool:
    """Tell whether a game has a quick reference."""
    return (QUICK / game / f"{FALLBACK}.md").exists()


def rules_page(game: str, language: str) -> Page:
    """Return a game's rules page, in English where there is no other. Raises `OSError`, `BadPage`."""
    return _page(RULES / game, language)


def quick_page(game: str, language: str) -> Page:
    """Return a game's quick reference, in English where there is no other. Raises `OSError`, `BadPage`."""
    return _page(QUICK / game, language)


@cache
def _page(folder: Path, language: str) -> Page:
    path = folder / f"{language}.md"
    if not path.exists():
        path = folder / f"{FALLBACK}.md"
    return read_page(path.read_text(encoding="utf-8"))
