"""Fails when the engine's core is not nearly wholly reached by its own tests; the bootstrap's `test` runs it.

Everything stands on `engine/core`, so its share may not sink below `FLOOR`. The whole of the project can be measured with
`coverage run -m pytest`, which takes several times as long as the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FLOOR = 98
ROOT = Path(__file__).resolve().parents[1]
STEPS = (
    ("run", "--source=engine/core", "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engine/core"),
    ("combine", "--quiet"),
    ("report", f"--fail-under={FLOOR}"),
)


def main() -> int:
    """Measure, report, and return 0 when the share is high enough and the tests pass."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "COVERAGE_FILE": str(Path(folder) / "coverage")}
        for step in STEPS:
            code = subprocess.call([sys.executable, "-m", "coverage", *step], cwd=ROOT, env=environment)
            if code:
                return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
