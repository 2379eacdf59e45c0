"""Every sentence the AI says: names of levels, what a hint is worth, what went wrong."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class Levels(Words):
    """The five levels and, in one line each, how they play."""

    NOVICE = "Novice"
    NOVICE_HELP = "Plays what looks good at first sight and misses a good deal."
    CASUAL = "Casual"
    CASUAL_HELP = "Often plays at first sight, otherwise looks a little ahead."
    SKILLED = "Skilled"
    SKILLED_HELP = "Looks ahead more often than Casual, and at times misses the best move."
    EXPERT = "Expert"
    EXPERT_HELP = "Weighs more moves and more of what the others may answer."
    MASTER = "Master"
    MASTER_HELP = "Overlooks no move and thinks longest: up to three seconds a decision."


@unique
class Hints(Words):
    """What the hinted move is worth beside the next best one."""

    ONLY_MOVE = "It is the only move you can make."
    AS_GOOD = "The next best move is worth about as much: {other}"
    BETTER = "The next best move is worth about {n:point|points} less: {other}"


@unique
class LookBack(Words):
    """What is said about a move that was made."""

    SOUND = "Nothing better was found."
    GAVE_AWAY = "That gave away about {n:point|points}; better was: {better}"


@unique
class Trouble(Words):
    """Why a quick move was played instead of a considered one."""

    TOO_SLOW = "The computer took too long, so {who} {who:makes|make} a quick move."
    FAILED = "The computer could not finish its thought, so {who} {who:makes|make} a quick move."


@unique
class NoLevel(Words):
    """What is said about a level that does not exist."""

    UNKNOWN = "There is no level “{level}”; there are: {known}."
