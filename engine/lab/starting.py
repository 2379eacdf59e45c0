"""`main.py start`: prints a start position for a lesson, made by letting the bots play as they see at first sight."""

from __future__ import annotations

import sys

import msgspec

from engine.core.match import Match
from engine.lab.requests import StartRequest

GOOD = 0


def run(request: StartRequest) -> int:
    """Print the start as JSON, as it stands in a lesson's file."""
    match = Match(request.setup)
    play_at_first_sight(match, request.ply)
    to_text = match.game.notation.to_text
    start: dict[str, object] = {"seed": request.setup.seed}
    if request.state:
        start["state"] = match.state.to_json()
    else:
        start["moves"] = [to_text(move) for move in match.moves]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(start), indent=1) + b"\n")
    return GOOD


def play_at_first_sight(match: Match, ply: int) -> None:
    """Make decisions until `ply` were made, each the best one at first sight."""
    while not match.over and match.ply < ply:
        legal = match.state.legal_moves()
        values = match.game.bot.order(match.state, legal)
        match.play(legal[values.index(max(values))])
