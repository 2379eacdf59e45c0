"""Draws the app's icon into files, in the forms that desktops, Windows and macOS want.

Run with the python of the set-up: the drawing is the window's own (`ui.lamp`), so there is no picture to keep in step.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from contents import ICONS
from steps import ROOT

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw(folder: Path) -> None:
    """Write `<size>.png` for every size, and with Pillow the collections `lamplight.ico` and `lamplight.icns`."""
    sys.path.append(str(ROOT))
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PIL import Image
    from PySide6.QtWidgets import QApplication

    from ui.lamp import icon_pixmap

    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        icon_pixmap(size).save(str(folder / f"{size}.png"))
    application.quit()
    with Image.open(folder / "512.png") as largest:
        largest.save(folder / "lamplight.ico", sizes=[(size, size) for size in SIZES if size <= 256])
        largest.save(folder / "lamplight.icns")


if __name__ == "__main__":
    draw(ICONS)
