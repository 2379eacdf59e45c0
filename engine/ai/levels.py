"""The levels: how well a seat plays, as data, the same for every game; and what a weaker level does not see.

A level says how hard it looks (`Effort`), the same in every game, and what it misses (`Misses`). What missing a move costs
differs from game to game, so that the same shares would make Casual and Skilled near equals here and worlds apart there;
a bot may therefore offer `MISSES` of its own, found by measuring (docs/ai.md), and a level means the same everywhere. So a weak level blunders
like a person, with the best move of a restricted view: never with a move drawn at random, and never past the obvious
(a move far ahead of all others at first sight or one that its game calls plain, or one that wins on the spot). Effort is counted in playouts and not in
milliseconds: a level is as strong on a slow machine. How far apart the levels are: docs/ai.md.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.ai.search import Decision, Effort, Memory, Outcome, Watch, search, unwatched
from engine.ai.words import Levels, NoLevel
from engine.core.contract import Bot, State
from engine.core.words import Many, Sentence, Words, say

RANDOM: Final = "random"
"""A kind of seat for measuring, not a level: any legal move, uniformly, without search."""

GREEDY: Final = "greedy"
"""Another: the best legal move at first sight, without search, overlooking nothing."""

YARDSTICKS: Final = (RANDOM, GREEDY)
"""The kinds of seat for measuring."""

OBVIOUS: Final = 0.5
"""Lead of a move at first sight, as a share of the game's `SCALE`, from which nobody misses it; unless the bot says what is plain."""

FEWEST: Final = 2
"""So many moves are noticed whatever is overlooked, so that there is a better one among them; one where there are but two."""

SURE: Final = 4
"""Imagined worlds in which a move must win on the spot to be seen by everybody."""

FIRST_SIGHT: Final = Effort(iterations=0)
HINT: Final = Effort(4000)
"""The strength of every hint, whatever the opponents' level."""


class Misses(NamedTuple):
    """What a level misses, in percent: decisions it takes at first sight, by the game's `order` alone (`haste`), and moves it
    does not notice at all (`oversight`).
    """

    haste: int = 0
    oversight: int = 0


NOTHING: Final = Misses()


@dataclass(frozen=True, slots=True)
class Level:
    """One level; `misses` are what it misses in games whose bot says nothing else."""

    id: str
    title: Words
    help: Words
    effort: Effort
    misses: Misses = NOTHING

    def missing_in(self, bot: Bot) -> Misses:
        """Return what it misses in the game of a bot."""
        return Misses(*getattr(bot, "MISSES", {}).get(self.id, self.misses))


LEVELS: Final = (
    Level("novice", Levels.NOVICE, Levels.NOVICE_HELP, FIRST_SIGHT, Misses(haste=100, oversight=67)),
    Level("casual", Levels.CASUAL, Levels.CASUAL_HELP, Effort(50), Misses(haste=50, oversight=48)),
    Level("skilled", Levels.SKILLED, Levels.SKILLED_HELP, Effort(150), Misses(oversight=37)),
    Level("expert", Levels.EXPERT, Levels.EXPERT_HELP, Effort(600), Misses(oversight=25)),
    Level("master", Levels.MASTER, Levels.MASTER_HELP, Effort(3000)),
)


class UnknownLevel(LookupError):
    """No such level; `sentence` lists those there are."""

    def __init__(self, level: str) -> None:
        known = Many(tuple(known.id for known in LEVELS))
        self.sentence: Sentence = say(NoLevel.UNKNOWN, level=level, known=known)
        super().__init__(self.sentence)


def level_of(level_id: str) -> Level:
    """Return a level by id; raises `UnknownLevel`."""
    for level in LEVELS:
        if level.id == level_id:
            return level
    raise UnknownLevel(level_id)


def decide(
    decision: Decision, level: Level, watch: Watch = unwatched, memory: Memory | None = None
) -> Outcome:
    """Choose a move as this level plays. The same decision, level and memory give the same move on every machine."""
    rng = random.Random(decision.seed)
    worlds = [decision.world(rng) for _ in range(SURE)]
    moves = worlds[0].legal_moves()
    winning = [move for move in moves if all(_wins(world, move) for world in worlds)]
    if winning:
        return search(decision, FIRST_SIGHT, frozenset(winning), watch)
    haste, oversight = level.missing_in(decision.game.bot)
    effort = FIRST_SIGHT if _happens(haste, rng) else level.effort
    among = _noticed(oversight, decision.game.bot, worlds[0], rng) if oversight else moves
    return search(decision, effort, frozenset(among), watch, memory)


def random_move(decision: Decision) -> int:
    """Return any legal move, uniformly: how the `RANDOM` kind of seat plays."""
    rng = random.Random(decision.seed)
    return decision.world(rng).random_move(rng)


def _noticed(oversight: int, bot: Bot, world: State, rng: random.Random) -> list[int]:
    """The moves that are not overlooked: the obvious ones and, each with its chance, the others; where nothing is obvious, a few at least."""
    moves = world.legal_moves()
    ranked = sorted(zip(bot.order(world, moves), moves, strict=True), reverse=True)
    obvious = _obvious(ranked, bot)
    noticed = [move for _, move in ranked if move in obvious or not _happens(oversight, rng)]
    overlooked = [move for _, move in ranked if move not in noticed]
    lacking = 0 if obvious else min(FEWEST, len(moves) - 1) - len(noticed)
    return noticed + rng.sample(overlooked, max(0, lacking))


def _obvious(ranked: list[tuple[float, int]], bot: Bot) -> Collection[int]:
    """The moves nobody overlooks: those the bot calls plain or else the first of these, the best first, if it is far ahead."""
    plain: Collection[int] | None = getattr(bot, "PLAIN", None)
    if plain is not None:
        return [move for _, move in ranked if move in plain]
    far_ahead = len(ranked) == 1 or ranked[0][0] - ranked[1][0] >= OBVIOUS * bot.SCALE
    return [ranked[0][1]] if far_ahead else []


def _happens(percent: int, rng: random.Random) -> bool:
    return rng.random() * 100 < percent


def _wins(world: State, move: int) -> bool:
    """Tell whether a move ends the match with sole first place for the seat that makes it, in this world."""
    seat, after = world.to_move, world.copy()
    after.play(move)
    result = after.result()
    return result is not None and result.winners() == (seat,)
