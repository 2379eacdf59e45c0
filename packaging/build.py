"""Makes an installable Lamplight for the system it runs on, from a fresh copy of the repository.

    python3 packaging/build.py            the bundle in dist/lamplight, tried out; on Debian and Ubuntu a package too
    python3 packaging/build.py bundle     only the bundle

A bundle is one folder with everything in it: Python, Qt, the games. The steps: the set-up with PyInstaller
(environment.py), the icon (icons.py), the engine compiled where a compiler is there (compile.py), PyInstaller with its
recipe (lamplight.spec, contents.py), `lamplight --self-test` in the bundle, the Debian package (debian.py). Installers for Windows and
macOS are made from the bundle by packaging/windows and packaging/macos; see docs/packaging.md.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import bootstrap
import compile
import environment
import qt_libraries
from contents import BUILD, DIST, NAME
from steps import ROOT, SetupFailed, run_step, say

SPEC = ROOT / "packaging" / "lamplight.spec"
STEPS = ("bundle", "all")


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks; the exit code is 0 only when all of it succeeded."""
    wanted = arguments[0] if arguments else "all"
    if wanted not in STEPS or len(arguments) > 1:
        say(f"“{' '.join(arguments)}” is no step of a build; there are: {', '.join(STEPS)}.")
        return 2
    try:
        _go_into_environment()
        bundle = make_bundle()
        report_size(bundle)
        try_out(bundle)
        if wanted == "all" and can_pack_for_debian():
            _pack(bundle)
    except SetupFailed as failed:
        say(str(failed))
        return 1
    return 0


def _go_into_environment() -> None:
    """Set up what a build needs and go on in the python of the set-up, if this is another."""
    if Path(sys.prefix) == environment.VENV:
        return
    bootstrap.set_up("build", again=False)
    if qt_libraries.is_linux():
        provide_tools()
    command = [str(environment.python_in(environment.VENV)), *sys.argv]
    sys.exit(subprocess.call(command))


def provide_tools() -> None:
    """See to what PyInstaller needs from a Linux system: objdump, and Python as a shared library. Raises SetupFailed."""
    wanted = missing_tools()
    if not wanted:
        return
    prefix = qt_libraries.privilege()
    if prefix is None or not qt_libraries.is_debian(qt_libraries.os_release()):
        raise SetupFailed(
            f"A bundle cannot be made without these packages of the system: {', '.join(wanted)}."
        )
    qt_libraries.install(prefix, wanted)


def missing_tools() -> list[str]:
    """The Debian packages that PyInstaller needs here and that are not installed."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    wanted = [] if shutil.which("objdump") else ["binutils"]
    if "libpython" not in _loaded_libraries() and not qt_libraries.can_load(f"libpython{version}.so.1.0"):
        wanted.append(f"libpython{version}")
    return wanted


def _loaded_libraries() -> str:
    """What is mapped into this process: a Python that is itself a shared library shows up here."""
    maps = Path("/proc/self/maps")
    return maps.read_text(encoding="utf-8") if maps.exists() else ctypes.__file__


def make_bundle() -> Path:
    """Make the bundle anew and return its folder. Raises SetupFailed."""
    run_step([sys.executable, str(ROOT / "packaging" / "icons.py")], "The icon could not be drawn.")
    compiled = compiled_engine()
    folders = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "ERROR",
        *folders,
        str(SPEC),
    ]
    say("Putting the bundle together.")
    run_step(command, "The bundle could not be made.", os.environ | compiled)
    if compiled and not list(DIST.glob(f"{NAME}/**/engine/ai/search.*")):
        raise SetupFailed("The engine was compiled, but the bundle has the one in Python.")
    return DIST / NAME


def compiled_engine() -> dict[str, str]:
    """Compile the engine where that can be done, and return what tells the recipe of it. Raises SetupFailed."""
    if not can_compile():
        say("There is no C compiler here: the engine stays Python, which plays the same but thinks slower.")
        return {}
    compile.compile_engine()
    return {compile.SWITCH: str(compile.COMPILED)}


def can_compile() -> bool:
    """Whether a C compiler and Python's header files are there."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return header.is_file() and any(map(shutil.which, ("cc", "cl")))


def report_size(bundle: Path) -> None:
    """Say how large the bundle is."""
    size = sum(file.lstat().st_size for file in bundle.rglob("*") if not file.is_symlink())
    say(f"Made: {bundle.relative_to(ROOT)}, {size / 1e6:.0f} MB.")


def try_out(bundle: Path) -> None:
    """Let the bundle try itself, without what the set-up or this shell would lend it. Raises SetupFailed."""
    program = bundle / (f"{NAME}.exe" if sys.platform == "win32" else NAME)
    lent = ("PYTHON", "QT_", "LD_LIBRARY_PATH", "VIRTUAL_ENV")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(lent)}
    if subprocess.call([str(program), "--self-test"], env=clean, cwd=bundle.parent):
        raise SetupFailed("The bundle does not work.")


def can_pack_for_debian() -> bool:
    """Whether a Debian package can be made here."""
    return qt_libraries.is_linux() and shutil.which("dpkg-deb") is not None


def _pack(bundle: Path) -> None:
    import debian

    sys.path.append(str(ROOT))
    from engine.core.version import APP_ID, VERSION

    package = debian.make(bundle, VERSION, APP_ID)
    say(f"Made: {package.relative_to(ROOT)}, {package.stat().st_size / 1e6:.0f} MB.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
