"""What every test needs before Qt is imported: a platform without a screen."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
