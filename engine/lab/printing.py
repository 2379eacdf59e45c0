"""How commands speak: sentences and JSON on standard output, one line of complaint on standard error, saves opened."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from engine.core.match import Match
from engine.core.saves import SaveError, open_save
from engine.core.words import ENGLISH, Part, Words, say
from engine.lab.asking import Rejected
from engine.lab.words import BadInput, Report


def complain(problem: str) -> None:
    """Print what is wrong as one line on standard error."""
    print(" ".join(problem.split()), file=sys.stderr)


def print_json(data: object) -> None:
    """Print data as JSON on several lines, readable."""
    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def print_words(template: Words, **parts: Part) -> None:
    """Print a sentence in English."""
    print(ENGLISH.speak(say(template, **parts)))


def show_progress(template: Report, done: int, wanted: int) -> None:
    """Where standard error is a terminal, keep one line there that says how far the work is."""
    if sys.stderr.isatty():
        line = ENGLISH.speak(say(template, done=done, all=wanted))
        print(f"\r{line}", end="\n" if done == wanted else "", file=sys.stderr, flush=True)


def opened(file: Path) -> Match:
    """Return a saved match. Raises `Rejected`."""
    try:
        return open_save(file)[0]
    except SaveError as error:
        raise Rejected(BadInput.PROBLEM, why=error.sentence) from error
