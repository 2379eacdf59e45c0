"""Draws the pictures of README.md anew: real tables, as `main.py shot` shows them.

    python packaging/pictures.py    after a table changed its looks

Run it with the python of the set-up, with the packages of the bundle (`requirements-build.lock` has Pillow, which makes
the files small).
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from steps import ROOT, say

FOLDER = ROOT / "docs" / "pictures"
SIZE = "1280x800"
COLOURS = 224
PICTURES = {
    "imhotep": ["imhotep", "--seed", "3", "--at", "36"],
    "isle-of-skye": ["isle_of_skye", "--seed", "4", "--at", "88"],
    "sobek": ["sobek", "--seed", "4", "--at", "35", "--theme", "dark"],
    "almadi": ["almadi", "--seed", "4", "--at", "83"],
    "lesson": ["isle_of_skye/05", "--step", "3"],
    "uptown": ["uptown", "--seed", "4", "--at", "60", "--lang", "ja"],
}
"""File name -> what `main.py shot` is asked for."""


def draw(name: str, words: list[str]) -> None:
    """Draw one picture and make its file small."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.png"
        command = [sys.executable, "main.py", "shot", *words, "--size", SIZE, "--out", str(whole)]
        subprocess.run(command, cwd=ROOT, check=True)
        with Image.open(whole) as picture:
            small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
            small.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, words in PICTURES.items():
        draw(name, words)
    say(f"Written: {FOLDER.relative_to(ROOT)}.")
