"""Lamplight's only entry: the words of the command line become a window or a command.

Thin on purpose: worker processes import this module again, so everything is imported where it is needed.
"""

from __future__ import annotations

import gc
import io
import multiprocessing
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from engine.lab.requests import PlayRequest, Request

INTERRUPTED, NOBODY_READS = 130, 141
"""Exit codes as shells know them: 128 + SIGINT, 128 + SIGPIPE."""


def main(words: Sequence[str]) -> int:
    """Carry out a command line and return the exit code: 0 for good, 2 and one line for a bad input."""
    if not words:  # the usual start, which need not wait for the command line to be read in
        return _open_window(None, None)
    if words == ["--self-test"]:
        from ui.self_test import run as try_everything

        return try_everything()
    from engine.lab.arguments import Rejected, parse

    try:
        return _carry_out(parse(words))
    except Rejected as rejected:
        from engine.lab.commands import BAD, complain

        complain(str(rejected))
        return BAD


def _open_window(file: Path | None, play: PlayRequest | None) -> int:
    gc.disable()  # there is no garbage yet; once it runs, the window collects in its own thread (ui/garbage.py)
    from ui.app import run

    return run(file, play)


def _carry_out(request: Request) -> int:
    from engine.lab.requests import (
        BenchRequest,
        LessonRequest,
        PlayRequest,
        QuickRequest,
        RulesRequest,
        ShotRequest,
        WindowRequest,
    )

    match request:
        case WindowRequest(file):
            return _open_window(file, None)
        case PlayRequest():
            return _open_window(None, request)
        case ShotRequest():
            from ui.shot import run as draw

            return draw(request)
        case LessonRequest():
            from ui.learn.report import run as report

            return report(request)
        case RulesRequest() | QuickRequest():
            from ui.rules import draw as rules

            return (
                rules.draw_rules(request) if isinstance(request, RulesRequest) else rules.draw_quick(request)
            )
        case BenchRequest(json):
            from tests.bench.benches import run as measure

            return measure(json)
        case _:
            from engine.lab import commands

            return commands.run(request)


if __name__ == "__main__":
    multiprocessing.freeze_support()
    if isinstance(sys.stdout, io.TextIOWrapper):  # a console that has no sign for a letter shows "?" instead
        sys.stdout.reconfigure(errors="replace")
    try:
        code = main(sys.argv[1:])
        if sys.stdout is not None:  # a bundle on Windows has no console
            sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left. Python would flush again at exit and complain, so the output goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = NOBODY_READS
    sys.exit(code)
