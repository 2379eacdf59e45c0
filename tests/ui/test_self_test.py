"""`--self-test` tells a sound copy from one that lacks something."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.registry import game_ids
from engine.core.words import say
from ui import self_test
from ui.language import FOLDER, Language
from ui.words import SelfCheck

ROOT = Path(__file__).resolve().parents[2]


def test_a_sound_copy_says_so_part_by_part_and_exits_0():
    clean = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    command = [sys.executable, str(ROOT / "main.py"), "--self-test"]
    done = subprocess.run(command, capture_output=True, text=True, env=clean, timeout=250, check=False)
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(line.startswith("Good: ") for line in lines)
    assert len(lines) >= len(game_ids()) + 4


def test_a_catalogue_that_cannot_be_read_is_named(qapp, tmp_path, monkeypatch):
    (tmp_path / "uptown_ja.qm").write_bytes(b"torn")
    monkeypatch.setattr(self_test, "FOLDER", tmp_path)
    with pytest.raises(self_test.Unsound, match=r"The catalogue “uptown_ja\.qm” cannot be read"):
        self_test._read_catalogues(Language())


def test_a_copy_without_catalogues_is_not_sound(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(self_test, "FOLDER", tmp_path)
    with pytest.raises(self_test.Unsound, match=r"“lamplight_ja\.qm”"):
        self_test._read_catalogues(Language())
    assert list(FOLDER.glob("*.qm"))


@pytest.mark.qt_log_level_fail("CRITICAL")  # Qt warns of the picture too
def test_a_picture_without_its_plug_in_is_named(qapp, tmp_path, monkeypatch):
    (tmp_path / "check.svg").write_text("no picture", encoding="utf-8")
    monkeypatch.setattr(self_test, "CONTROLS", tmp_path)
    with pytest.raises(self_test.Unsound, match=r"check\.svg"):
        self_test._read_pictures()


def test_whatever_else_goes_wrong_is_one_line_and_the_rest_goes_on(capsys):
    def break_down():
        raise RuntimeError("no such thing")

    assert not self_test._passes(say(SelfCheck.WINDOW), break_down)
    assert "RuntimeError: no such thing" in capsys.readouterr().out
