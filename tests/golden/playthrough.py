"""Golden playthroughs: one random game per file, written out ply by ply as people would read it.

A change of rules, order of moves, events, notation or words shows up as a difference in these files. When it is meant,
write them anew and read the difference: `python -m tests.golden.playthrough [GAME...]`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.core.contract import Setup
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.saves import fingerprint
from engine.core.setup import make_setup, spell
from engine.core.words import Voice

FOLDER = Path(__file__).parent
VOICE = Voice(names=("Ann", "Ben", "Cid", "Dora", "Eve"))


def golden_setups(game: str) -> dict[str, Setup]:
    """Return file name -> set-up: fewest players with the defaults, most players with every last choice."""
    facts = facts_of(game)
    few, many = facts.players[0], facts.players[-1]
    last = {option.id: option.choices[-1].value for option in facts.options_for(many)}
    return {
        f"{game}-{few}p.txt": make_setup(facts, few, {}, 11),
        f"{game}-{many}p-options.txt": make_setup(facts, many, last, 12),
    }


def playthrough(setup: Setup) -> Iterator[str]:
    """Yield the lines of one random game."""
    match, rng = Match(setup), random.Random(setup.seed)
    options = ", ".join(f"{key} {spell(value)}" for key, value in setup.options.items())
    yield f"{setup.game}, {setup.players} players, seed {setup.seed}, options: {options or 'none'}"
    while not match.over:
        yield from _ply(match, match.state.random_move(rng))
    result = match.state.result()
    assert result is not None
    yield f"ranks {list(result.ranks)}, scores {list(result.scores)}, tie-breaks {list(result.tiebreaks)}"
    yield f"fingerprint {fingerprint(match.state)}"


def _ply(match: Match, move: int) -> Iterator[str]:
    seat, choices = match.state.to_move, len(match.state.legal_moves())
    yield f"{match.ply + 1}. {VOICE.name_of(seat)}: {match.game.notation.to_text(move)}   (of {choices})"
    assert match.play(move) is None
    for event in match.turns[-1].events:
        points = f"  [{event.points:+d}]" if event.points else ""
        private = "" if event.visible_to(-1) else "  (private)"
        if not event.quiet or points:
            yield f"     {VOICE.speak(event.sentence)}{points}{private}"


def main(games: list[str]) -> None:
    """Write the files of the named games, or of all."""
    for game in games or game_ids():
        for name, setup in golden_setups(game).items():
            (FOLDER / name).write_text("\n".join(playthrough(setup)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
