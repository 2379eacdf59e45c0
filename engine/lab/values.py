"""Single values on a command line: text in, checked value out, or the sentence that argparse reports."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from engine.core.words import ENGLISH, Many, Part, Words, say
from engine.lab.words import BadInput

SMALLEST, LARGEST = (320, 240), (7680, 4320)
"""Sizes of a picture in logical pixels."""


def whole(text: str, least: int, most: int) -> int | None:
    """Return the whole number in a range that a text of at most 19 digits is, or `None`."""
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    return None


def number(least: int, most: int) -> Callable[[str], int]:
    """Return a converter for whole numbers in a range."""

    def convert(text: str) -> int:
        value = whole(text, least, most)
        if value is None:
            raise _bad(BadInput.NOT_A_NUMBER, text=text, least=str(least), most=str(most))
        return value

    return convert


def one_of(known: tuple[str, ...]) -> Callable[[str], str]:
    """Return a converter that lets only these words through."""

    def convert(text: str) -> str:
        if text not in known:
            raise _bad(BadInput.NOT_ONE_OF, text=text, known=Many(known))
        return text

    return convert


def size(text: str) -> tuple[int, int]:
    """Convert "1280x800"."""
    width, _, height = text.partition("x")
    try:
        return number(SMALLEST[0], LARGEST[0])(width), number(SMALLEST[1], LARGEST[1])(height)
    except argparse.ArgumentTypeError:
        raise _bad(BadInput.NOT_A_SIZE, text=text) from None


def scale(text: str) -> float:
    """Convert a factor such as "2" or "1.5"."""
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.5 <= factor <= 4:
        raise _bad(BadInput.NOT_A_SCALE, text=text)
    return factor


def png_file(text: str) -> Path:
    """Convert the name of a picture to be written, in a folder that exists."""
    return _new_file(text, (".png",), BadInput.NOT_PNG)


def sheet_file(text: str) -> Path:
    """Convert the name of a PDF or a picture to be written, in a folder that exists."""
    return _new_file(text, (".pdf", ".png"), BadInput.NOT_SHEET)


def _new_file(text: str, endings: tuple[str, ...], other: Words) -> Path:
    file = Path(text)
    if file.suffix.lower() not in endings:
        raise _bad(other, file=text)
    if not file.absolute().parent.is_dir():
        raise _bad(BadInput.NO_FOLDER, folder=str(file.parent))
    if file.is_dir():
        raise _bad(BadInput.NOT_A_FILE, file=text)
    return file


def _bad(template: Words, **parts: Part) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(ENGLISH.speak(say(template, **parts)))
