"""`main.py lesson`, `start` and `shot` for authors: what is wrong, what can be referred to, where to begin, how it looks."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from engine.core.words import ENGLISH
from engine.learn import library
from ui.learn.report import troubles_of

ROOT = Path(__file__).resolve().parents[3]


def run(*words):
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    return subprocess.run(
        [sys.executable, "main.py", *map(str, words)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_good_lesson_has_nothing_wrong():
    ended = run("lesson", "imhotep/01")
    assert (ended.returncode, ended.stdout) == (0, "1 lesson: nothing is wrong.\n")


def test_all_lessons_of_a_game_are_looked_at_together():
    ended = run("lesson", "imhotep")
    assert (ended.returncode, ended.stdout) == (0, "12 lessons: nothing is wrong.\n")


def test_what_a_step_can_refer_to_is_listed():
    lines = run("lesson", "imhotep/01", "--step", 2).stdout.splitlines()
    assert lines[1].startswith("Legal moves: get a; load a 1.1; ")
    assert "; sled 0; " in lines[2]
    assert lines[3] == "Zones: Harbour; Market; Sites; Your cards; Your stones"
    assert "a pyramids (0)" in lines[4]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("lesson", "imhotep/77"), "There is no lesson “imhotep/77”; there are: 01_first_stone, "),
        (("lesson", "camel/01"), "There is no game “camel”; there are: "),
        (
            ("lesson", "imhotep/01", "--step", "50"),
            "The lesson “imhotep/01_first_stone” has 4 steps, so there is",
        ),
        (("shot", "imhotep/77", "--out", "x.png"), "There is no lesson “imhotep/77”; there are: "),
        (
            ("shot", "imhotep/01", "--step", "9", "--out", "x.png"),
            "The lesson “imhotep/01_first_stone” has 4",
        ),
    ],
)
def test_what_cannot_be_is_said_in_one_line(words, sentence):
    ended = run(*words)
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_first_lesson_that_breaks_off_is_reported_in_its_own_sentence():
    first, *others = library.load_all("imhotep")
    broken = tuple(
        replace(step, do=replace(step.do, replies=("get a", "get a", "get a"))) if step.do else step
        for step in first.steps
    )
    lessons = [replace(first, content=replace(first.content, steps=broken)), *others]
    (sentence,) = map(ENGLISH.speak, troubles_of(lessons, whole_game=True))
    assert sentence.startswith("imhotep/01_first_stone, step 2: “get a” is not allowed: ")


def test_a_start_is_printed_as_moves_or_as_a_state():
    start = json.loads(run("start", "imhotep", "--players", 3, "--seed", 4, "--at", 6).stdout)
    assert start["seed"] == 4
    assert len(start["moves"]) == 6
    state = json.loads(run("start", "imhotep", "--set", "temple=B", "--at", 2, "--state").stdout)["state"]
    assert state["options"]["temple"] == "B"


def test_a_step_is_drawn(tmp_path):
    out = tmp_path / "step.png"
    ended = run(
        "shot", "imhotep/01", "--step", 2, "--done", "--out", out, "--size", "1024x700", "--theme", "dark"
    )
    assert ended.returncode == 0, ended.stderr
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1024, 700)
    assert image.pixelColor(900, 400).lightnessF() < 0.3, "the card is dark"
