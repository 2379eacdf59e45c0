"""Writes the lock files anew from pyproject.toml: exact versions with hashes, the same for every system and Python.

    python3 packaging/lock.py [--upgrade]    keep the locked versions where pyproject.toml allows, or take the newest

For developers; needs the network. Uses uv, from a temporary environment when it is not installed.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from environment import LOCKS, python_in
from steps import ROOT, SetupFailed, run_step, say

COMPILE = [
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-emit-index-url",
    "--custom-compile-command=python3 packaging/lock.py",
]


def main(arguments: Sequence[str]) -> int:
    """Write all lock files; 1 with a sentence when that fails."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            write_locks(find_uv(Path(folder)), arguments)
    except SetupFailed as failed:
        say(str(failed))
        return 1
    return 0


def find_uv(folder: Path) -> str:
    """The uv program: the installed one, or one put into `folder`. Raises SetupFailed."""
    installed = shutil.which("uv")
    if installed:
        return installed
    venv.create(folder, with_pip=True)
    python = python_in(folder)
    run_step([str(python), "-m", "pip", "install", "--quiet", "uv"], "uv could not be installed.")
    return str(python.with_name("uv" + python.suffix))


def write_locks(uv: str, options: Sequence[str]) -> None:
    """Lock what players get, then what developers and bundles get on top of exactly that. Raises SetupFailed."""
    os.chdir(ROOT)
    names = {purpose: str(lock.relative_to(ROOT)) for purpose, lock in LOCKS.items()}
    failure = "The versions could not be locked."
    run_step([uv, *COMPILE, *options, "pyproject.toml", "-o", names["play"]], failure)
    for purpose, group in (("test", "dev"), ("build", "build")):
        wanted = ["pyproject.toml", f"--group={group}", "-c", names["play"], "-o", names[purpose]]
        run_step([uv, *COMPILE, *options, *wanted], failure)
    alone = ["--group=compile", "-c", names["play"], "-o", names["compile"]]  # compile.py keeps it apart
    run_step([uv, *COMPILE, *options, *alone], failure)
    say(f"Written: {', '.join(names.values())}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
