"""What every test needs before anything else.

A Qt platform without a screen, no test that fails for being slow, and no garbage collected in a thread that must not
touch Qt objects.
"""

import gc
import os

import pytest
from hypothesis import settings

from ui.garbage import collect_what_is_due

gc.disable()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("lamplight", settings(), deadline=None)
settings.load_profile("lamplight")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol():
    """Collect between tests, in the main thread; the automatic collector also runs in pytest-xdist's own threads."""
    result = yield
    collect_what_is_due()
    return result
