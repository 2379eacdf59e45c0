"""The set-up command: what it runs, when it needs a display, and how it fails."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from steps import SetupFailed

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("arguments", [[], ["play", "imhotep"], ["my game.json"]])
def test_a_window_needs_a_display(arguments):
    assert bootstrap.needs_display(arguments)


@pytest.mark.parametrize(
    "arguments", [["selfplay", "imhotep"], ["shot", "imhotep"], ["games", "--json"], ["--help"]]
)
def test_the_command_line_needs_none(arguments):
    assert not bootstrap.needs_display(arguments)


@pytest.mark.parametrize(
    ("platform", "environ", "has"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("freebsd14", {}, False),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_where_there_is_a_display(platform, environ, has):
    assert bootstrap.has_display(platform, environ) is has


def test_without_a_display_one_line_points_at_what_works(monkeypatch, capsys):
    monkeypatch.setattr(bootstrap, "set_up", lambda purpose, again: None)
    monkeypatch.setattr(bootstrap, "has_display", lambda platform, environ: False)
    assert bootstrap.main([]) == 1
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "main.py selfplay" in said
    assert "main.py shot" in said


def test_a_failed_set_up_says_its_sentence_and_fails(monkeypatch, capsys):
    def fail(purpose, again):
        raise SetupFailed("The disk is full.")

    monkeypatch.setattr(bootstrap, "set_up", fail)
    assert bootstrap.main(["setup"]) == 1
    assert capsys.readouterr().out == "The disk is full.\n"


def test_stopping_by_hand_is_no_traceback(monkeypatch, capsys):
    def stop(purpose, again):
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "set_up", stop)
    assert bootstrap.main(["test"]) == 130
    assert capsys.readouterr().out.startswith("Stopped.")


def test_all_checks_run_and_the_tests_come_last():
    names = [name for name, _ in bootstrap.checks([])]
    checks = {"ruff check", "ruff format", "mypy", "import contracts", "translations", "coverage of the core"}
    assert checks < set(names)
    assert names[-1] == "pytest"


def test_further_words_go_to_pytest():
    assert bootstrap.checks(["-k", "sail"])[-1][1][-2:] == ["-k", "sail"]


def test_one_failed_check_fails_the_whole_and_the_others_still_run(monkeypatch, capsys):
    ran = []

    def passes(name, command):
        ran.append(name)
        return name != "mypy"

    monkeypatch.setattr(bootstrap, "passes", passes)
    assert bootstrap.check_everything([]) == 1
    assert ran[-1] == "pytest"
    assert capsys.readouterr().out == "Not passed: mypy.\n"


def test_a_check_passes_by_its_exit_code():
    assert bootstrap.passes("good", [sys.executable, "-c", "pass"])
    assert not bootstrap.passes("bad", [sys.executable, "-c", "raise SystemExit(3)"])


@pytest.mark.parametrize(
    "name", ["bootstrap", "environment", "qt_libraries", "compile_translations", "steps"]
)
def test_an_old_python_can_read_it_far_enough_to_say_that_it_is_too_old(name):
    source = (ROOT / "packaging" / f"{name}.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert "from __future__ import annotations" in source


def test_it_starts_without_any_installed_package():
    started = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT / 'packaging')!r}); import bootstrap",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert started.returncode == 0, started.stderr
