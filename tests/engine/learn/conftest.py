"""A small lesson at a real table of Imhotep, to be changed by each test."""

import copy

import msgspec
import pytest

from engine.learn.lesson import decode


def text(words):
    return {"en": words, "ja": "はい。"}


SMALL = {
    "title": text("Small"),
    "covers": ["5.2"],
    "players": 2,
    "start": {"seed": 1, "moves": ["get b"]},
    "steps": [
        {"heading": text("Look"), "say": text("There is a harbour."), "light": ["zone: Harbour"]},
        {
            "heading": text("Load"),
            "say": text("Load a stone."),
            "do": {
                "goal": ["load a 1.1", "load a 2.*"],
                "mistakes": [{"moves": ["get *"], "say": text("Not now.")}],
                "otherwise": text("Another ship."),
                "replies": ["load b 4.1"],
                "done": text("Well done."),
            },
        },
        {"heading": text("Watch"), "say": text("Both take stones."), "watch": ["get a", "sail 4 pyramids"]},
        {
            "heading": text("Again"),
            "say": text("Get stones."),
            "start": {"seed": 1, "moves": ["get b"]},
            "do": {"goal": ["get a"], "otherwise": text("No.")},
        },
    ],
}


@pytest.fixture
def small():
    """The function that returns the small lesson with some of its fields replaced."""

    def make(**fields):
        return decode(msgspec.json.encode(copy.deepcopy(SMALL) | fields), "imhotep", "01_small")

    return make


@pytest.fixture
def steps():
    """A copy of the small lesson's steps to be changed."""
    return copy.deepcopy(SMALL["steps"])
