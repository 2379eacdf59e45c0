"""The folder .venv: made, adopted or mended, and filled with exactly the locked packages.

Owns where things lie in it and the stamps that make a second start instant. Uses uv when it is there, pip otherwise.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import qt_libraries
from steps import ROOT, SetupFailed, run_step, say

OLDEST = (3, 11)
VENV = ROOT / ".venv"
LOCKS = {
    "play": ROOT / "packaging" / "requirements.lock",
    "test": ROOT / "packaging" / "requirements-dev.lock",
    "build": ROOT / "packaging" / "requirements-build.lock",
    "compile": ROOT / "packaging" / "requirements-compile.lock",
}
ASKED = {
    "play": "about 100 MB to download",
    "test": "about 140 MB to download",
    "build": "about 120 MB to download",
}


def python_in(venv: Path) -> Path:
    """The interpreter of an environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def stamp_of(lock: bytes, tag: str) -> str:
    """What is written down after a complete installation: changes with the lock file and with the Python."""
    return hashlib.sha256(lock + b"\0" + tag.encode()).hexdigest()


def python_tag() -> str:
    """The Python that runs the set-up, as far as installed packages depend on it."""
    return f"{sys.implementation.cache_tag}-{sys.platform}"


def is_ready(purpose: str) -> bool:
    """Whether everything for `purpose` (a key of `LOCKS`) was installed from the present lock file."""
    stamp = VENV / f"lamplight-{purpose}.stamp"
    if not stamp.is_file() or not python_in(VENV).exists():
        return False
    return stamp.read_text(encoding="ascii").strip() == stamp_of(LOCKS[purpose].read_bytes(), python_tag())


def prepare(purpose: str) -> None:
    """Make or adopt the environment and install the packages for `purpose` (a key of `LOCKS`). Raises SetupFailed."""
    if not is_usable(VENV):
        create(VENV)
    say(f"Installing the packages that Lamplight uses ({ASKED[purpose]} the first time).")
    install(LOCKS[purpose])
    write_stamp("play")  # every lock includes what players get
    write_stamp(purpose)


def write_stamp(purpose: str) -> None:
    """Write down that the packages for `purpose` are complete."""
    stamp = stamp_of(LOCKS[purpose].read_bytes(), python_tag())
    (VENV / f"lamplight-{purpose}.stamp").write_text(stamp + "\n", encoding="ascii")


def is_usable(venv: Path) -> bool:
    """Whether an environment is there, its Python runs and is new enough; then it is adopted as it is."""
    python = python_in(venv)
    if not python.exists():
        return False
    asked = subprocess.run(
        [str(python), "-c", f"import sys; sys.exit(sys.version_info < {OLDEST})"],
        capture_output=True,
        check=False,
    )
    return asked.returncode == 0


def create(venv: Path) -> None:
    """Make a fresh environment; one that does not work any more is replaced. Raises SetupFailed."""
    uv = shutil.which("uv")
    say(f"Making {venv.name} with {'uv' if uv else 'venv'}.")
    if uv:
        command = [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(venv)]
    else:
        provide_venv()
        command = [sys.executable, "-m", "venv", "--clear", str(venv)]
    run_step(command, f"The environment {venv.name} could not be made.")


def provide_venv() -> None:
    """See to it that this Python can make environments with pip in them. Raises SetupFailed with what to install."""
    if can_make_environments():
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if qt_libraries.is_linux() and qt_libraries.is_debian(qt_libraries.os_release()):
        prefix = qt_libraries.privilege()
        if prefix is None:
            raise SetupFailed(
                "This Python cannot make environments; install what it lacks with this line:\n"
                f"  {qt_libraries.command_for([package])}"
            )
        qt_libraries.install(prefix, [package])
    importlib.invalidate_caches()
    if not can_make_environments():
        raise SetupFailed(
            "This Python has no venv and ensurepip modules: install them (Debian and Ubuntu call the package "
            f"{package}) or install uv, and run the same command again."
        )


def can_make_environments() -> bool:
    """Whether the modules venv and ensurepip are there; Debian keeps them in a package of their own."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def install(lock: Path) -> None:
    """Install exactly what `lock` names, with its hashes, and only ready-made packages. Raises SetupFailed."""
    python = str(python_in(VENV))
    uv = shutil.which("uv")
    if uv:
        command = [uv, "pip", "install", "--python", python]
    else:
        provide_pip(python)
        command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
    wanted = ["--require-hashes", "--only-binary", ":all:", "-r", str(lock)]
    run_step([*command, *wanted], "The packages could not be installed.")


def provide_pip(python: str) -> None:
    """Put pip into an environment that has none (uv makes such). Raises SetupFailed."""
    asked = subprocess.run([python, "-m", "pip", "--version"], capture_output=True, check=False)
    if asked.returncode:
        run_step(
            [python, "-m", "ensurepip"], "pip could not be put into .venv; delete that folder and try again."
        )
