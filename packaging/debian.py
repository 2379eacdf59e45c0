"""Makes a Debian package of a bundle, with all a desktop needs to know about the app.

The tree below `build/deb`: the bundle in /usr/lib/lamplight, its program in /usr/bin, desktop entry, icons, kind of file, store
page, licences. What the package depends on is read from the bundle itself: the shared libraries it needs and does not
contain. `dpkg-deb` packs it.
"""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from contents import BUILD, DIST, ICONS, NAME
from icons import SIZES
from qt_libraries import FONTS, LIBRARIES
from steps import ROOT, SetupFailed, run_step

TEMPLATES = ROOT / "packaging" / "linux"
TREE = BUILD / "deb"
OPTIONAL = {"libcups.so.2": "libcups2"}
"""What only a plug-in of Qt needs, which is left out where it cannot be loaded: library -> package. (CUPS: printers.)"""
LIBC = "libc6"
"""Holds the C library, of which the version matters."""
COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Lamplight

Files: *
Copyright: 2026 Lamplight authors
License: MIT
 The text is in /usr/lib/lamplight/_internal/LICENSE; the licences of all parts the bundle
 contains are in /usr/lib/lamplight/_internal/resources/licences.
"""


def make(bundle: Path, version: str, app_id: str) -> Path:
    """Pack a bundle and return the package. Raises SetupFailed."""
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    shutil.rmtree(TREE, ignore_errors=True)
    _lay_out(bundle, version, app_id)
    _write_control(bundle, version, architecture)
    package = DIST / f"{NAME}_{version}_{architecture}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(TREE), str(package)]
    run_step(command, "The Debian package could not be made.")
    return package


def _lay_out(bundle: Path, version: str, app_id: str) -> None:
    shutil.copytree(bundle, TREE / "usr/lib" / NAME, symlinks=True)
    program = TREE / "usr/bin" / NAME
    program.parent.mkdir(parents=True)
    program.symlink_to(f"../lib/{NAME}/{NAME}")
    for template, target in (
        ("lamplight.desktop", f"applications/{app_id}.desktop"),
        ("lamplight.xml", f"mime/packages/{app_id}.xml"),
        ("lamplight.metainfo.xml", f"metainfo/{app_id}.metainfo.xml"),
    ):
        _put(f"usr/share/{target}", filled(TEMPLATES / template, version, app_id))
    for size in SIZES:
        place = TREE / f"usr/share/icons/hicolor/{size}x{size}/apps/{app_id}.png"
        place.parent.mkdir(parents=True)
        shutil.copy(ICONS / f"{size}.png", place)
    _put(f"usr/share/doc/{NAME}/copyright", COPYRIGHT)
    changes = TREE / f"usr/share/doc/{NAME}/changelog.gz"
    changes.write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))


def filled(template: Path, version: str, app_id: str) -> str:
    """A template with its `@names@` filled in."""
    known = {"version": version, "app_id": app_id, "date": datetime.now(UTC).date().isoformat()}
    return re.sub(r"@(\w+)@", lambda found: known[found[1]], template.read_text(encoding="utf-8"))


def _put(name: str, text: str) -> None:
    file = TREE / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _write_control(bundle: Path, version: str, architecture: str) -> None:
    size = sum(file.lstat().st_size for file in TREE.rglob("*")) // 1024
    headers = headers_of(bundle)
    needed = missing(headers)
    others = [package for package in packages_for(needed - set(OPTIONAL)) if package != LIBC]
    useful = [package for library, package in OPTIONAL.items() if library in needed]
    depends = [f"{LIBC} (>= {newest_glibc(headers.values())})", *others]
    lines = {
        "Package": NAME,
        "Version": version,
        "Architecture": architecture,
        "Maintainer": "The Lamplight authors <lamplight@users.noreply.github.com>",
        "Installed-Size": str(size),
        "Depends": ", ".join([*depends, f"{FONTS['en']} | fonts-dejavu-core | fonts-noto-core"]),
        "Recommends": ", ".join([f"{FONTS['ja']} | fonts-noto-cjk", *useful]),
        "Section": "games",
        "Priority": "optional",
        "Homepage": "https://github.com/lamplight/lamplight",
        "Description": "seven board games at one table, against the computer or as a teacher\n"
        " Drag the pieces; the rules are kept, and the computer plays every seat that has no\n"
        " person, at five strengths and with hints that say why. In English and Japanese.",
    }
    _put("DEBIAN/control", "".join(f"{name}: {text}\n" for name, text in lines.items()))


def headers_of(bundle: Path) -> dict[str, str]:
    """What objdump says of every program and library in a bundle, by its file's name."""
    files = [file for file in bundle.rglob("*") if file.is_file() and _is_elf(file)]
    return {
        file.name: subprocess.run(
            ["objdump", "-p", str(file)], capture_output=True, text=True, check=True
        ).stdout
        for file in files
    }


def _is_elf(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def missing(headers: dict[str, str]) -> set[str]:
    """The shared libraries that a bundle needs from the system."""
    needed = {name for text in headers.values() for name in re.findall(r"NEEDED\s+(\S+)", text)}
    return needed - set(headers)


def packages_for(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold libraries. Raises SetupFailed for one that nobody knows."""
    packages = set()
    for library in libraries:
        package = LIBRARIES.get(library) or _owner(library)
        if package is None:
            raise SetupFailed(f"No package is known that holds {library}, which the bundle needs.")
        packages.add(package)
    return sorted(packages)


def _owner(library: str) -> str | None:
    """The installed package that a library's file belongs to."""
    asked = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
    return asked.stdout.split(":")[0] if asked.returncode == 0 else None


def newest_glibc(headers: Iterable[str]) -> str:
    """The oldest C library that has everything the bundle asks for."""
    versions = {
        tuple(map(int, found.split(".")))
        for text in headers
        for found in re.findall(r"GLIBC_(\d+(?:\.\d+)+)", text)
    }
    return ".".join(map(str, max(versions)))
