"""The command `practice`: finds positions in which one move is clearly best, for people to practise.

How. The computer plays against itself with little thought, so that positions are as varied as among people. Where that
thought sees one move ahead of the others, and not already at first sight, the position is searched again at the
strongest level, with other chance, and once more quickly: all must agree on the move, and its lead must hold. The same
command line finds the same positions on every machine; the file grows with every one found, so that it can be stopped.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Final

from engine.ai.levels import OBVIOUS, level_of
from engine.ai.search import Candidate, Effort, Outcome, search
from engine.core import files
from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.setup import make_setup
from engine.core.version import VERSION
from engine.lab.asking import Rejected
from engine.lab.printing import print_words, show_progress
from engine.lab.requests import PracticeRequest
from engine.lab.words import BadInput, Report
from engine.learn.practice import Origin, Position, Practice, asked, encode

LOOK: Final = Effort(120)
"""The thought with which the games are played and positions are picked."""

QUICK: Final = Effort(400)
"""The quick search that must find the move as well; a test repeats it (`tests/engine/lab/test_practice.py`)."""

MASTER: Final = level_of("master").effort

LEAD: Final = 0.06
"""Share of the expected result (0..1) by which the best move must be ahead of every other one."""

QUICK_LEAD: Final = 0.03
"""The same in the quick search, whose figures are rougher."""

FEWEST: Final = 4
"""Legal moves without which there is nothing to find."""

TOO_EASY: Final = OBVIOUS / 2
"""Lead at first sight, as a share of the game's `SCALE`, from which nobody need think."""

PER_MATCH: Final = 2
APART: Final = 8
"""Positions from one match at most, and decisions between them at least."""

MOST_PLAYERS: Final = 4
MOST_MATCHES: Final = 1000

_CHECKED = 1


@dataclass(frozen=True, slots=True)
class Found:
    """A move that is clearly best, and the next best one, both with the figures of the strongest level."""

    best: Candidate
    second: Candidate

    @property
    def lead(self) -> float:
        """How much more of the expected result the best move brings."""
        return self.best.reward - self.second.reward


def run(request: PracticeRequest) -> int:
    """Carry out the request and return the exit code. Raises `Rejected`."""
    origin = Origin(request.command, VERSION, facts_of(request.game).rules_version, MASTER.iterations)
    positions: list[Position] = []
    for position in islice(find(request.game, request.seed), request.count):
        positions.append(position)
        _write(request, Practice(origin, tuple(positions)))
        show_progress(Report.FOUND, len(positions), request.count)
    print_words(Report.WRITTEN, file=str(request.out))
    return 0


def find(game: str, seed: int) -> Iterator[Position]:
    """Yield positions of a game, for ever for all that people will wait; the tables have two to four seats in turn."""
    facts = facts_of(game)
    seats = [players for players in facts.players if players <= MOST_PLAYERS]
    for number in range(MOST_MATCHES):
        setup = make_setup(facts, seats[number % len(seats)], {}, _seed(seed, number))
        yield from islice(_in_match(Match(setup)), PER_MATCH)


def _in_match(match: Match) -> Iterator[Position]:
    """Play a match and yield the positions in it."""
    free_from = 0
    for ply in count():
        if match.over:
            return
        look = search(asked(match, _seed(match.setup.seed, ply)), LOOK)
        if ply >= free_from and _promising(match, look) and (found := clearly_best(match, look.move)):
            free_from = ply + APART
            yield _position(match, found)
        match.play(look.move)


def _promising(match: Match, look: Outcome) -> bool:
    """Tell whether a position is worth a closer look: a choice, a lead, and not one that everybody sees."""
    moves = match.state.legal_moves()
    if len(moves) < FEWEST or lead_of(look) < LEAD:
        return False
    first, second = sorted(match.game.bot.order(match.state, moves))[-1:-3:-1]
    return first - second < TOO_EASY * match.game.bot.SCALE


def clearly_best(match: Match, move: int) -> Found | None:
    """Return what the strongest level finds about a move, or `None` when it is not clearly the best one."""
    outcome = search(asked(match, _CHECKED), MASTER)
    if outcome.move != move or lead_of(outcome) < LEAD or quick_lead(match, move) < QUICK_LEAD:
        return None
    return Found(outcome.candidates[0], _runner_up(outcome))


def quick_lead(match: Match, move: int) -> float:
    """Return how far a move is ahead in a quick search; negative when another one is."""
    outcome = search(asked(match), QUICK)
    return lead_of(outcome) if outcome.move == move else -1.0


def lead_of(outcome: Outcome) -> float:
    """Return how far the chosen move is ahead of every other one that was tried, 0 when there is no other."""
    return outcome.candidates[0].reward - _runner_up(outcome).reward


def _runner_up(outcome: Outcome) -> Candidate:
    tried = [candidate for candidate in outcome.candidates[1:] if candidate.visits]
    return max(tried, key=lambda candidate: candidate.reward, default=outcome.candidates[0])


def _position(match: Match, found: Found) -> Position:
    to_text = match.game.notation.to_text
    return Position(
        players=match.setup.players,
        seed=match.setup.seed,
        moves=tuple(map(to_text, match.moves)),
        best=to_text(found.best.move),
        second=to_text(found.second.move),
        lead=round(found.lead, 3),
        points=round(found.best.margin - found.second.margin, 2),
    )


def _write(request: PracticeRequest, practice: Practice) -> None:
    try:
        files.write_atomically(request.out, encode(practice))
    except OSError as error:
        why = error.strerror or str(error)
        raise Rejected(BadInput.CANNOT_WRITE, file=str(request.out), why=why) from error


def _seed(seed: int, number: int) -> int:
    """A seed for the `number`-th thing that starts from `seed`."""
    return random.Random(f"{seed}/{number}").getrandbits(63)
