"""Keeps the licence texts of everything a bundle contains: resources/licences, one text a part, shown in About.

    python packaging/licences.py    copy the texts anew from the installed packages, after their versions changed

Run it with the python of the set-up. Python, and Qt with PySide6, bring no text along as packages: theirs are kept by hand
(the LGPL refers to the GPL 3.0, so both are there). A test compares the rest with what is installed, on the
system and Python they were taken from.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import distribution
from pathlib import Path

from steps import ROOT, say

FOLDER = ROOT / "resources" / "licences"
LOCK = ROOT / "packaging" / "requirements.lock"
BY_HAND = {"pyside6-essentials": "Qt and PySide6", "shiboken6": "Qt and PySide6"}
"""Package -> the text that is kept by hand for it."""
TAKEN_FROM = ("linux", (3, 11))
"""System and Python whose packages the texts are from: a wheel for another one may list other libraries it was built with."""


def packages() -> list[str]:
    """What players get: every package of the lock file, by name."""
    return sorted(set(re.findall(r"^([\w.-]+)==", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE)))


def file_for(package: str) -> Path:
    """The text that covers a package."""
    return FOLDER / f"{BY_HAND.get(package, package)}.txt"


def text_of(package: str) -> str:
    """All licence texts an installed package brings along, one below the other."""
    files = [
        file
        for file in distribution(package).files or ()
        if re.search(r"dist-info/(licenses/)?.*(licen[cs]e|copying|notice)", str(file), re.IGNORECASE)
    ]
    texts = (Path(str(file.locate())).read_text(encoding="utf-8").strip() for file in sorted(files))
    return "\n\n".join(dict.fromkeys(texts)) + "\n"


def main() -> int:
    """Write the texts of all packages that bring one."""
    for package in packages():
        if package not in BY_HAND:
            file_for(package).write_text(text_of(package), encoding="utf-8")
    say(f"Written: {FOLDER.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
