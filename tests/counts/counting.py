"""Exact counts: how many sequences of 1 to 4 moves there are from ten fixed positions of each game.

Any change of legality changes a number. The positions are set-up + seed + moves in `<game>.json`; choose new ones, or
count the old ones anew after a meant change, with `python -m tests.counts.counting choose|count GAME...`.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from engine.core.contract import NOBODY, State
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.setup import make_setup

FOLDER = Path(__file__).parent
DEPTH = 4
POSITIONS = 10
LARGEST = 20_000
"""Positions with more sequences of four moves are not chosen: the test has to stay quick."""


def count(state: State, depth: int) -> int:
    """Return the number of sequences of exactly `depth` legal moves (shorter when the match ends before)."""
    if state.to_move == NOBODY:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        total += count(after, depth - 1)
    return total


def counts(state: State) -> list[int]:
    """Return the counts for lengths 1 to 4."""
    return [count(state, depth) for depth in range(1, DEPTH + 1)]


def position(entry: dict[str, Any]) -> Match:
    """Return the match of one entry of a file."""
    match = Match(make_setup(facts_of(entry["game"]), entry["players"], entry["options"], entry["seed"]))
    for text in entry["moves"]:
        refused = match.play(match.game.notation.from_text(text))
        assert refused is None, f"{text}: {refused}"
    return match


def read(game: str) -> list[dict[str, Any]]:
    """Return the entries of a game's file."""
    entries: list[dict[str, Any]] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return entries


def write(game: str, entries: list[dict[str, Any]]) -> None:
    """Write the entries of a game, one line each."""
    lines = ",\n".join(json.dumps(entry) for entry in entries)
    (FOLDER / f"{game}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def choose(game: str) -> list[dict[str, Any]]:
    """Choose ten positions from random games with every player number, defaults and last choices in turn."""
    facts, seed = facts_of(game), 0
    chosen: list[dict[str, Any]] = []
    while len(chosen) < POSITIONS:
        players = facts.players[seed % len(facts.players)]
        last = {option.id: option.choices[-1].value for option in facts.options_for(players)}
        options = last if len(chosen) % 2 else {}
        entry = {"game": game, "players": players, "options": options, "seed": seed, "moves": []}
        found = _quick_position(entry, random.Random(seed))
        seed += 1
        if found:
            chosen.append(found)
    return chosen


def _quick_position(entry: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    match = position(entry)
    for _ in range(rng.randrange(0, 60)):
        if match.over:
            return None
        match.play(match.state.random_move(rng))
    if match.over or _large(match.state, DEPTH, LARGEST) > LARGEST:
        return None
    texts = [match.game.notation.to_text(move) for move in match.moves]
    return {**entry, "moves": texts, "counts": counts(match.state)}


def _large(state: State, depth: int, room: int) -> int:
    """Count like `count`, but stop as soon as there are more than `room`."""
    if state.to_move == NOBODY:
        return 1
    moves = state.legal_moves()
    if depth == 1 or len(moves) > room:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(move)
        total += _large(after, depth - 1, room - total)
        if total > room:
            break
    return total


def main(what: str, games: list[str]) -> None:
    """Choose or recount the positions of the named games, or of all."""
    for game in games or game_ids():
        if what == "choose":
            write(game, choose(game))
        else:
            write(game, [{**entry, "counts": counts(position(entry).state)} for entry in read(game)])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
