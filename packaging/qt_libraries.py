"""What Qt needs from a Linux system and no Python package brings: shared libraries and fonts.

Owns the list of them, finds out which are missing, and installs them on Debian and Ubuntu where it may; otherwise
it makes the command to type. The list is compared with the installed PySide6 by tests/packaging/test_qt_libraries.py.
Windows and macOS have all of this.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from steps import SetupFailed, run_step, say

# Shared library -> Debian package. Without CORE, QtGui cannot even be imported, or (brotli, gssapi: QtNetwork) its
# lrelease cannot compile the translations.
CORE = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
LIBRARIES = {**CORE, **X11, **WAYLAND}

# What a font must be to do -> Debian package, as fontconfig writes it. A system without fonts paints no text at all. Both
# are small (3 and 9 MB to download, where Noto CJK takes 57) and have a regular and a bold cut. Inter is asked for by
# name, as the pictures of docs and tests are drawn with it; any font will do for Japanese.
FONTS = {":family=Inter": "fonts-inter", ":lang=ja": "fonts-morisawa-bizud-gothic"}


def provide(environ: Mapping[str, str]) -> None:
    """Bring what is missing, or say how. Raises SetupFailed when Qt could not start without it."""
    libraries, fonts = missing_libraries(), missing_fonts()
    if not libraries and not fonts:
        return
    if not is_debian(os_release()):
        report_unknown_system(libraries, environ)
        return
    prefix = privilege()
    if prefix is None:
        report_command(libraries, fonts, environ)
        return
    install_what_it_may(prefix, libraries, fonts, environ)
    report_command(missing_libraries(), missing_fonts(), environ)


def install_what_it_may(
    prefix: list[str], libraries: list[str], fonts: list[str], environ: Mapping[str, str]
) -> None:
    """Install both. Raises SetupFailed when that fails and Qt cannot start without them; otherwise only says so."""
    for packages in (packages_of(libraries), fonts):
        try:
            if packages:
                install(prefix, packages)
        except SetupFailed as failed:
            if stops_qt(missing_libraries(), environ):
                raise
            say(str(failed))


def missing_libraries() -> list[str]:
    """The shared libraries that this system cannot load, in the order of the list."""
    return [name for name in LIBRARIES if not can_load(name)]


def can_load(library: str) -> bool:
    """Whether the system's loader finds `library` (its so-name)."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_fonts() -> list[str]:
    """The font packages for what no installed font does."""
    if not can_load("libfontconfig.so.1"):
        return list(FONTS.values())
    return [package for wanted, package in FONTS.items() if not count_fonts(wanted)]


class _FontSet(ctypes.Structure):
    """The start of fontconfig's FcFontSet; only the count is read."""

    _fields_ = [("count", ctypes.c_int)]


def count_fonts(wanted: str) -> int:
    """How many installed fonts are as `wanted` (such as ":lang=ja"), as fontconfig tells Qt."""
    fontconfig = ctypes.CDLL("libfontconfig.so.1")
    for function in (fontconfig.FcNameParse, fontconfig.FcObjectSetCreate):
        function.restype = ctypes.c_void_p
    fontconfig.FcFontList.restype = ctypes.POINTER(_FontSet)
    fontconfig.FcFontList.argtypes = [ctypes.c_void_p] * 3
    pattern = fontconfig.FcNameParse(wanted.encode())
    found = fontconfig.FcFontList(None, pattern, fontconfig.FcObjectSetCreate())
    return int(found.contents.count) if found else 0


def packages_of(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold `libraries`, each once, in alphabetical order."""
    return sorted({LIBRARIES[name] for name in libraries})


def os_release(path: Path = Path("/etc/os-release")) -> dict[str, str]:
    """What the system says of itself; empty where it says nothing. Format: os-release(5)."""
    if not path.is_file():
        return {}
    pairs = (line.split("=", 1) for line in path.read_text(encoding="utf-8").splitlines() if "=" in line)
    return {key.strip(): value.strip().strip("\"'") for key, value in pairs if not key.startswith("#")}


def is_debian(release: Mapping[str, str]) -> bool:
    """Whether the system is Debian, Ubuntu, or made from one of them (so that it has apt-get and these names)."""
    names = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return bool(names & {"debian", "ubuntu"})


def privilege() -> list[str] | None:
    """What to put before a command so that it runs as root: nothing, sudo, or None when neither goes unasked."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def install(prefix: list[str], packages: list[str]) -> None:
    """Install Debian packages with apt-get, which is run behind `prefix`. Raises SetupFailed."""
    say(f"Installing what Qt needs from this system: {' '.join(packages)}")
    failure = "The system's packages could not be installed."
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    run_step([*apt, "update"], failure)
    run_step([*apt, "install", "-y", "--no-install-recommends", *packages], failure)


def command_for(packages: Iterable[str]) -> str:
    """The line a person types to install `packages`."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"


def report_command(libraries: list[str], fonts: list[str], environ: Mapping[str, str]) -> None:
    """Say which command installs what is missing, if anything. Raises SetupFailed when Qt cannot start before that."""
    packages = [*packages_of(libraries), *fonts]
    if not packages:
        return
    if stops_qt(libraries, environ):
        raise SetupFailed(
            f"Qt needs shared libraries that are missing here; this line installs them:\n  {command_for(packages)}"
        )
    say(f"Some libraries or fonts are missing here; this line installs them:\n  {command_for(packages)}")


def report_unknown_system(libraries: list[str], environ: Mapping[str, str]) -> None:
    """Name the missing libraries where the packages' names are unknown. Raises SetupFailed as above."""
    if stops_qt(libraries, environ):
        raise SetupFailed(
            f"Qt needs shared libraries that are missing here; please install: {', '.join(libraries)}."
        )
    if libraries:
        say(f"Qt may need shared libraries that are missing here: {', '.join(libraries)}.")


def stops_qt(libraries: Iterable[str], environ: Mapping[str, str]) -> bool:
    """Whether Qt cannot start without `libraries`: the core always, those for X11 where it is the only display."""
    needed = set(CORE)
    if environ.get("DISPLAY") and not environ.get("WAYLAND_DISPLAY"):
        needed |= set(X11)
    return bool(needed & set(libraries))


def is_linux() -> bool:
    """Whether this module has anything to do here."""
    return sys.platform.startswith("linux")
