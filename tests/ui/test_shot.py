"""`main.py shot` draws the real window."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.core.match import Match
from engine.core.registry import facts_of
from engine.core.saves import SeatSpec, save_of, write_save
from engine.core.setup import make_setup

ROOT = Path(__file__).resolve().parents[2]


def shot(*words):
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    return subprocess.run(
        [sys.executable, "main.py", "shot", *map(str, words)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_picture_has_the_size_asked_for_in_device_pixels(tmp_path):
    out = tmp_path / "table.png"
    ended = shot(
        "imhotep", "--out", out, "--size", "1024x700", "--scale", "1.5", "--theme", "dark", "--at", 4
    )
    assert ended.returncode == 0, ended.stderr
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1536, 1050)
    assert image.pixelColor(4, 4).lightnessF() < 0.3, "it is dark"


def test_the_same_words_draw_the_same_picture(tmp_path):
    for name in ("a", "b"):
        assert (
            shot("imhotep", "--out", tmp_path / f"{name}.png", "--size", "960x640", "--at", 6).returncode == 0
        )
    assert QImage(str(tmp_path / "a.png")) == QImage(str(tmp_path / "b.png"))


@pytest.fixture
def save(tmp_path):
    match = Match(make_setup(facts_of("imhotep"), 2, {}, 1))
    match.play(match.state.legal_moves()[0])
    path = tmp_path / "one.lamplight"
    write_save(path, save_of(match, (SeatSpec("human"), SeatSpec("ai", "casual"))))
    return path


def test_a_save_is_drawn_at_any_of_its_moves(tmp_path, save):
    assert shot(save, "--out", tmp_path / "end.png").returncode == 0
    assert shot(save, "--out", tmp_path / "start.png", "--at", 0).returncode == 0
    assert QImage(str(tmp_path / "end.png")) != QImage(str(tmp_path / "start.png"))


def test_what_cannot_be_drawn_is_one_line(tmp_path, save):
    ended = shot(save, "--out", tmp_path / "x.png", "--at", 9)
    assert ended.returncode == 2
    assert ended.stderr.strip().endswith("has 1 move, so there is no point after 9.")
    folder = tmp_path / "folder.png"
    folder.mkdir()
    ended = shot(save, "--out", folder)
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1
