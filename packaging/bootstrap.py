"""Sets Lamplight up and opens it, or tests it, with nothing but a bare Python and a fresh copy of the repository.

    python3 packaging/bootstrap.py [ARGUMENTS]   set up what is missing, then run main.py with ARGUMENTS
    python3 packaging/bootstrap.py test [...]    set up, then run every check and test (further words go to pytest)
    python3 packaging/bootstrap.py setup         set up only, and look at everything again

Standard library only. The steps: environment.py (.venv and its packages), qt_libraries.py (what Qt needs from a Linux
system), compile_translations.py. A set-up that is complete is recognised by its stamp and costs nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence

import compile_translations
import environment
import qt_libraries
from steps import ROOT, SetupFailed, say

# main.py's commands that open no window; see its own help.
WINDOWLESS = {
    "games",
    "selfplay",
    "verify",
    "legal",
    "state",
    "shot",
    "bench",
    "review",
    "ladder",
    "tune",
    "-h",
    "--help",
    "--self-test",
}
ALL_CORES = ("-n", "auto", "--dist", "worksteal")
"""Options of pytest-xdist: a process for each core, and who has nothing left to do takes tests from another."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks; the exit code is 0 only when all of it succeeded."""
    try:
        return run(arguments)
    except SetupFailed as failed:
        say(f"{failed}")
        return 1
    except KeyboardInterrupt:
        say("Stopped. The same command goes on from here.")
        return 130


def run(arguments: Sequence[str]) -> int:
    """Like main, but failures are raised."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command == "test":
        set_up("test", again=False)
        return check_everything(rest)
    if command == "setup":
        set_up("play", again=True)
        say("Lamplight is set up; python3 packaging/bootstrap.py opens it.")
        return 0
    set_up("play", again=False)
    if needs_display(arguments) and not has_display(sys.platform, os.environ):
        raise SetupFailed(no_display())
    return open_app(arguments)


def set_up(purpose: str, *, again: bool) -> None:
    """Set up for "play" or "test". What a stamp vouches for is left out, unless everything shall be done `again`."""
    if again or not environment.is_ready(purpose):
        if qt_libraries.is_linux():
            qt_libraries.provide(os.environ)
        environment.prepare(purpose)
    compile_translations.compile_changed(compile_translations.FOLDER, environment.VENV)


def needs_display(arguments: Sequence[str]) -> bool:
    """Whether main.py would open a window for these arguments."""
    return not arguments or arguments[0] not in WINDOWLESS


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window can be opened: always on Windows and macOS, on others when a display (or a Qt platform) is named."""
    if platform in {"win32", "darwin"}:
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def no_display() -> str:
    """The one line for a computer without a display."""
    python = environment.python_in(environment.VENV).relative_to(ROOT)
    return (
        f"There is no display here to open a window on, but these work without one: {python} main.py selfplay "
        f"(computer against computer) and {python} main.py shot (a picture of a table)."
    )


def open_app(arguments: Sequence[str]) -> int:
    """Run main.py in the environment; where the system can, this process becomes it and never returns."""
    command = [str(environment.python_in(environment.VENV)), str(ROOT / "main.py"), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def check_everything(pytest_arguments: Sequence[str]) -> int:
    """Run every check and all tests, also after one failed, pytest last; 0 when all passed."""
    failed = [name for name, command in checks(pytest_arguments) if not passes(name, command)]
    if failed:
        say(f"Not passed: {', '.join(failed)}.")
    return 1 if failed else 0


def checks(pytest_arguments: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Every check by name with its command, in the order they run."""
    python = str(environment.python_in(environment.VENV))
    import_linter = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return [
        ("ruff check", [python, "-m", "ruff", "check", "."]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", "."]),
        ("mypy", [python, "-m", "mypy"]),
        ("import contracts", [python, "-c", import_linter, "--no-logo"]),
        ("translations", [python, "packaging/translations.py", "check"]),
        ("coverage of the core", [python, "packaging/core_coverage.py"]),
        ("pytest", [python, "-m", "pytest", *ALL_CORES, *pytest_arguments]),
    ]


def passes(name: str, command: Sequence[str]) -> bool:
    """Run one check in the repository's folder with its output shown, and say how long it took."""
    say(f"== {name}")
    start = time.monotonic()
    code = subprocess.call(command, cwd=ROOT)
    say(
        f"== {name}: {'passed' if code == 0 else f'failed with exit code {code}'} in {time.monotonic() - start:.1f} s"
    )
    return code == 0


if __name__ == "__main__":
    if sys.version_info < environment.OLDEST:
        sys.exit(
            f"Lamplight needs Python 3.11 or newer, and this is {sys.version.split()[0]}: start it with a newer one."
        )
    sys.exit(main(sys.argv[1:]))
