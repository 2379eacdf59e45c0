"""Python's garbage is collected in the GUI thread and nowhere else."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QObject

from ui.garbage import GarbageCollector


class Ring(QObject):
    """A Qt object that keeps itself alive."""

    def __init__(self):
        super().__init__()
        self.me = self


def test_no_test_runs_beside_the_automatic_collector():
    assert not gc.isenabled()


@pytest.fixture
def automatic():
    """The automatic collector, on for one test."""
    gc.enable()
    yield
    gc.disable()


def test_other_threads_never_collect_and_the_timer_does(qtbot, monkeypatch, automatic):
    monkeypatch.setattr("ui.garbage._EVERY_MS", 5)
    collector = GarbageCollector()
    collector.begin()
    try:
        assert not gc.isenabled()
        gone = weakref.ref(Ring())
        litter = threading.Thread(target=lambda: [[index] for index in range(50_000)])
        litter.start()
        litter.join()
        assert gone() is not None, "a thread that makes garbage collects none"
        hold = [[index] for index in range(5_000)]
        qtbot.waitUntil(lambda: gone() is None, timeout=3000)
        assert hold
    finally:
        collector.end()
    assert gc.isenabled()
