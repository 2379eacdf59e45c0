"""Lamplight's window with folders of its own (first argument), which ends once it is painted."""

import gc
import sys
from pathlib import Path

gc.disable()  # as `main` does

from tests.bench.first_paint import FirstPaint  # noqa: E402 - in the order of `main`
from ui.app import Lamplight, make_application  # noqa: E402
from ui.folders import Folders  # noqa: E402

application = make_application([])
watch = FirstPaint(application)
lamplight = Lamplight(application, Folders.below(Path(sys.argv[1])))
lamplight.window.show()
application.exec()
