"""Compiles the translations: resources/translations/*.ts, which people edit, to *.qm, which Qt reads.

The compiled files are not kept in the repository; the set-up makes those that are missing or older than their source.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from steps import ROOT, SetupFailed, run_step, say

FOLDER = ROOT / "resources" / "translations"


def compile_changed(folder: Path, venv: Path) -> None:
    """Compile every translation in `folder` that changed, with the tool that comes with PySide6 in `venv`."""
    changed = list(stale(folder))
    if not changed:
        return
    lrelease = find_lrelease(venv)
    say(f"Compiling {len(changed)} translation{'s' if len(changed) > 1 else ''}.")
    for source in changed:
        compile_one(source, lrelease)


def stale(folder: Path) -> Iterator[Path]:
    """The translations whose compiled file is missing or older than they are."""
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if not compiled.is_file() or compiled.stat().st_mtime_ns < source.stat().st_mtime_ns:
            yield source


def find_lrelease(venv: Path) -> Path:
    """The compiler of translations that PySide6 brings. Raises SetupFailed when PySide6 is not complete."""
    for pattern in ("lib/python*/site-packages/PySide6/lrelease", "Lib/site-packages/PySide6/lrelease.exe"):
        for found in venv.glob(pattern):
            return found
    raise SetupFailed(
        "PySide6's lrelease is not in .venv; delete that folder and run the same command again."
    )


def compile_one(source: Path, lrelease: Path) -> None:
    """Compile one file under a name of our own and put it in place in one step, so that no half file is ever read."""
    compiled = source.with_suffix(".qm")
    unfinished = source.with_suffix(f".qm.{os.getpid()}")
    run_step(
        [str(lrelease), "-silent", str(source), "-qm", str(unfinished)],
        f"The translation {source.name} could not be compiled.",
    )
    unfinished.replace(compiled)
