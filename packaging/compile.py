"""Compiles the rules, bots and search ahead of time, from the same source, into .compiled; nobody needs it.

    python3 packaging/compile.py                 compile what has changed
    python3 packaging/compile.py run ARGUMENTS   compile, then run .venv's Python with ARGUMENTS on the compiled engine:
                                                 "run main.py bench", "run -m pytest tests/engine"

For developers, and for who wants stronger play from the same time: games and search become 1.5 to 3 times as fast
(docs/ai.md). Plain Python stays the default and the reference, every move is the same. Needs a C compiler. mypyc comes
from the lock file into an environment of its own, as the mypy that checks types here is newer and cannot compile loops
over a `bytearray`.

Owns the choice of modules. How the compiled engine is found: `engine/__init__.py`.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from pathlib import Path

from environment import LOCKS, python_in, python_tag, stamp_of
from steps import ROOT, SetupFailed, run_step, say

ENGINE = ROOT / "engine"
COMPILER = ROOT / ".compiled" / "compiler"
COMPILED = ROOT / ".compiled" / "package"
SWITCH = "LAMPLIGHT_COMPILED"
"""Environment variable with the folder of the compiled engine."""

HOT = ("core/chance.py", "core/move.py", "ai/search.py")
FOR_PEOPLE = {
    "__init__",
    "arrange",
    "audit",
    "checks",
    "facts",
    "kinds",
    "names",
    "notation",
    "reasons",
    "record",
    "refusals",
    "story",
    "tell",
    "views",
    "words",
}
"""Modules of games that no search runs through."""
NEEDS_PYTHON = ("import msgspec", "__file__")
"""Modules with these words stay Python: mypyc knows no such classes, and a compiled module does not know its file."""
BEYOND_IT = {"four_color_cards/melds.py"}
"""Modules for which mypyc writes C that does not compile (generators of different kinds in one dictionary)."""

SETUP = """\
import os

from setuptools import setup
from mypyc.build import mypycify
from mypyc.primitives import bytes_ops, registry

# bytes + bytes copies both, but this mypyc counts the first as used up and never lets it go: every sum would leak memory.
for add in registry.binary_ops["+"]:
    if add.c_function_name == "CPyBytes_Concat":
        add.steals = False

# Products and sums must round as in Python, or a move may be another one: some C compilers fuse them unless told not to.
os.environ["CFLAGS"] = "-ffp-contract=off"
groups = {groups!r}
files = [file for group, _ in groups for file in group]
setup(name="engine", packages=[], ext_modules=mypycify(["--config-file=mypy.ini", *files], separate=groups))
"""
CONFIG = """\
[mypy]
python_version = 3.11
explicit_package_bases = true
follow_imports = silent
ignore_missing_imports = true
"""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks; the exit code is that of the program that was run."""
    try:
        compile_engine()
    except SetupFailed as failed:
        say(str(failed))
        return 1
    if arguments[:1] != ["run"]:
        say(f"The compiled engine is in {COMPILED.relative_to(ROOT)}.")
        return 0
    command = [str(python_in(ROOT / ".venv")), *arguments[1:]]
    return subprocess.run(command, env=os.environ | {SWITCH: str(COMPILED)}, cwd=ROOT, check=False).returncode


def compile_engine() -> None:
    """Bring the compiled engine up to date with the source. Raises SetupFailed."""
    stamp, source = COMPILED / "source.stamp", fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == source:
        return
    provide_compiler()
    say("Compiling the engine (about two minutes).")
    with tempfile.TemporaryDirectory(dir=COMPILER.parent, ignore_cleanup_errors=True) as folder:
        package = Path(folder) / COMPILED.name
        build(package)
        (package / stamp.name).write_text(source, encoding="ascii")
        shutil.rmtree(COMPILED, ignore_errors=True)  # who runs on the old one is not disturbed before this
        package.rename(COMPILED)


def build(package: Path) -> None:
    """Copy the engine into a folder and compile its hot modules there. Raises SetupFailed."""
    shutil.copytree(ENGINE, package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "resources").symlink_to(ROOT / "resources")  # lessons lie beside the engine
    (package / "setup.py").write_text(SETUP.format(groups=groups()), encoding="utf-8")
    (package / "mypy.ini").write_text(CONFIG, encoding="utf-8")
    os.chdir(package)
    try:
        command = [str(python_in(COMPILER)), "setup.py", "--quiet", "build_ext", "--inplace"]
        run_step(command, "The engine could not be compiled.")
    finally:
        os.chdir(ROOT)
    for left_over in ("build", ".mypy_cache"):
        shutil.rmtree(package / left_over, ignore_errors=True)


def provide_compiler() -> None:
    """Make the environment with mypyc, unless it is complete. Raises SetupFailed."""
    lock, stamp = LOCKS["compile"], COMPILER / "complete.stamp"
    wanted = stamp_of(lock.read_bytes(), python_tag())
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    venv.create(COMPILER, with_pip=True, clear=True)
    install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "-r",
        str(lock),
    ]
    run_step([str(python_in(COMPILER)), *install], "The compiler could not be installed.")
    stamp.write_text(wanted, encoding="ascii")


def groups() -> list[tuple[list[str], str]]:
    """Return what is compiled, as paths from the parent of `engine`: one group for each game and one for the rest."""
    found = [([f"engine/{file}" for file in HOT], "lamplight_core")]
    for game in sorted(path for path in (ENGINE / "games").iterdir() if (path / "state.py").is_file()):
        hot = [f"engine/games/{game.name}/{file.name}" for file in sorted(game.glob("*.py")) if is_hot(file)]
        found.append((hot, f"lamplight_{game.name}"))
    return found


def is_hot(module: Path) -> bool:
    """Tell whether a module of a game is worth compiling, and can be."""
    if module.stem in FOR_PEOPLE or "/".join(module.parts[-2:]) in BEYOND_IT:
        return False
    source = module.read_text(encoding="utf-8")
    return not any(word in source for word in NEEDS_PYTHON)


def fingerprint() -> str:
    """Return what tells one state of the source, and of this script, from another."""
    total = hashlib.sha256(python_tag().encode())
    for path in [Path(__file__), *sorted(ENGINE.rglob("*"))]:
        if path.suffix in {".py", ".json"}:
            total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
