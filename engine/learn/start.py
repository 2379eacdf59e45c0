"""Puts the start position of a lesson, or of one of its steps, on the table."""

from __future__ import annotations

from engine.core.contract import BadNotation, BadState
from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.setup import BadSetup, make_setup
from engine.core.words import Part, Words, say
from engine.learn.lesson import BadLesson, Lesson, Start
from engine.learn.words import StepTrouble


def start_match(lesson: Lesson, start: Start, step: int = 0) -> Match:
    """Return a match that begins at a start position; `step` is named in the error. Raises `BadLesson`."""
    content = lesson.content
    try:
        setup = make_setup(facts_of(lesson.game), content.players, content.options, start.seed)
    except BadSetup as error:
        raise trouble(lesson, step, StepTrouble.BAD_SETUP, why=error.sentence) from error
    match = Match(setup)
    for text in start.moves:
        play_text(match, text, lesson, step)
    if not start.moves and not start.state:
        return match
    try:
        position = load_game(lesson.game).state.from_json(match.state.to_json() | start.state)
    except BadState as error:
        raise trouble(lesson, step, StepTrouble.BAD_STATE, why=str(error)) from error
    return Match(setup, position)


def play_text(match: Match, text: str, lesson: Lesson, step: int) -> None:
    """Play a move in notation. Raises `BadLesson`."""
    move = read_move(match, text, lesson, step)
    if match.over:
        raise trouble(lesson, step, StepTrouble.OVER, move=text)
    refused = match.play(move)
    if refused is not None:
        raise trouble(lesson, step, StepTrouble.ILLEGAL, move=text, why=refused.sentence)


def read_move(match: Match, text: str, lesson: Lesson, step: int) -> int:
    """Return the move a text means. Raises `BadLesson`."""
    try:
        return match.game.notation.from_text(text)
    except BadNotation as error:
        raise trouble(lesson, step, StepTrouble.BAD_MOVE, move=text, why=str(error)) from error


def trouble(lesson: Lesson, step: int, what: Words, **parts: Part) -> BadLesson:
    """Return the error that names lesson and step."""
    return BadLesson(say(StepTrouble.AT, lesson=lesson.id, step=step, what=say(what, **parts)))
