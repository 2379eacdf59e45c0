"""What every test needs before anything else: a Qt platform without a screen, and no test that fails for being slow."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("lamplight", settings(), deadline=None)
settings.load_profile("lamplight")
