"""PySide6 6.12.0 loses one reference to None on every call that returns nothing; the installed one must not.

On Python 3.10 and 3.11 such a process aborts after some 5,000 calls ("Fatal Python error: none_dealloc"), so the calls
are made in a process of their own. From Python 3.12 on, None is immortal and nothing can be lost.
"""

import subprocess
import sys

CALLS = 50_000

SCRIPT = f"""
import sys
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QImage, QPainter

application = QGuiApplication([])
image = QImage(50, 50, QImage.Format.Format_ARGB32)
painter, thing = QPainter(image), QObject()
before = sys.getrefcount(None)
for _ in range({CALLS // 2}):
    painter.drawRect(1, 1, 5, 5)
    thing.setObjectName("stone")
print(abs(sys.getrefcount(None) - before))
painter.end()
"""


def test_calls_that_return_nothing_lose_no_references_to_none():
    made = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=False, timeout=120
    )
    assert made.returncode == 0, f"PySide6 is not sound: {made.stderr.strip()[-300:]}"
    assert int(made.stdout) < 1_000
