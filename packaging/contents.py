"""What goes into a bundle and what stays out: our modules and data, and the parts of Qt that are not used.

Read by `lamplight.spec` inside PyInstaller and by the tests. Games, tables and lessons are found by their folders, so a new
one needs no line here.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from steps import ROOT

BUILD = ROOT / "build"
DIST = ROOT / "dist"
NAME = "lamplight"
ICONS = BUILD / "icons"
"""Where `icons.py` puts the app's icon before the bundle is made."""

EXCLUDED = [
    "tests",
    "tkinter",
    "PIL",
    "IPython",
    "matplotlib",
    "scipy",
    "dask",
    "distributed",
    "openskill",
    "pytest",
    "_pytest",
    "mypy",
    "setuptools",
    "pip",
    "PyInstaller",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtQuickWidgets",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtDesigner",
    "PySide6.QtHelp",
    "PySide6.QtUiTools",
]
"""Modules that libraries would use if they were there, or that only developers need."""

UNUSED = re.compile(
    r"""
    Qt6?(Qml|Quick|VirtualKeyboard|OpenGL|EglF[Ss]\w*|Pdf|Sql|Test|Designer)  # no QML, no second renderer
    | plugins[/\\](platforminputcontexts[/\\].*virtualkeyboard|qmltooling|sqldrivers|tls|networkinformation|generic)
    | plugins[/\\]imageformats[/\\](?!.*svg)                                # our pictures are vectors
    | plugins[/\\]platforms[/\\].*(vnc|linuxfb|minimalegl|eglfs|vkkhrdisplay)
    | plugins[/\\](egldeviceintegrations|xcbglintegrations|wayland-graphics-integration-client|platformthemes[/\\].*gtk)           # the desktop's own dialogs come by its portal
    | Qt[/\\]translations[/\\](?!qtbase_ja)
    | opengl32sw                                                            # Mesa for Windows without a driver
    | ^lib(fontconfig|freetype|expat|X11|X11-xcb|dbus-1|systemd|gcrypt|gpg-error)\.so  # the desktop's, with its settings
    """,
    re.VERBOSE,
)


def our_modules() -> Iterator[str]:
    """Every module of `engine` and `ui`: games and tables are imported by name, where no tool can see it."""
    for package in ("engine", "ui"):
        for file in sorted((ROOT / package).rglob("*.py")):
            parts = file.relative_to(ROOT).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_they_import() -> Iterator[str]:
    """Every module of others that `engine` imports: where it is compiled, no tool can see its imports."""
    found: set[str] = set()
    for file in (ROOT / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    roots = {name: name.split(".")[0] for name in found}
    yield from sorted(name for name, root in roots.items() if root not in {"engine", *EXCLUDED})


def compiled_parts(compiled: Path) -> Iterator[str]:
    """The modules mypyc made beside the compiled engine, which only compiled code imports."""
    for file in sorted(compiled.glob("*__mypyc.*")):
        yield file.name.split(".")[0]


def data_files() -> Iterator[tuple[Path, Path]]:
    """Every file that is read at run time, with the folder of the bundle it goes to (the same as in the repository)."""
    for folder, pattern in (("engine", "*.json"), ("resources", "*")):
        for file in sorted((ROOT / folder).rglob(pattern)):
            if file.is_file() and file.suffix != ".ts":
                yield file, file.parent.relative_to(ROOT)
    yield ROOT / "LICENSE", Path()


def wanted(name: str) -> bool:
    """Whether a file that PyInstaller found, by its path in the bundle, belongs into ours."""
    return not UNUSED.search(name)


def licences_of(files: Iterable[str]) -> Iterator[tuple[Path, Path]]:
    """The copyright files of the Debian packages that libraries of the system come from, with their folder in the bundle.

    Elsewhere than on Debian and its kin nothing is known of them.
    """
    system = sorted(
        {file for file in files if Path(file).is_relative_to("/usr") and ROOT not in Path(file).parents}
    )
    if not system or shutil.which("dpkg") is None:
        return
    names = [f"*/{Path(file).name}" for file in system]
    asked = subprocess.run(["dpkg", "-S", *names], capture_output=True, text=True, check=False)
    for package in sorted({line.split(":")[0] for line in asked.stdout.splitlines()}):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            yield text, Path("resources/licences/system") / package


def icon_file() -> str | None:
    """The icon of the program file in the form this system wants; Linux has icons in the desktop's folders."""
    suffix = {"win32": "ico", "darwin": "icns"}.get(sys.platform)
    return str(ICONS / f"lamplight.{suffix}") if suffix else None
