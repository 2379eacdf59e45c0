"""The build: its words, and what it says when something is missing."""

import sys

import pytest

import build
import qt_libraries
from contents import NAME
from steps import SetupFailed


def test_an_unknown_step_is_refused_in_one_line(capsys):
    assert build.main(["everything"]) == 2
    assert capsys.readouterr().out == "“everything” is no step of a build; there are: bundle, all.\n"


def test_without_rights_the_missing_packages_are_named(monkeypatch):
    monkeypatch.setattr(build, "missing_tools", lambda: ["binutils"])
    monkeypatch.setattr(qt_libraries, "privilege", lambda: None)
    with pytest.raises(SetupFailed, match="without these packages of the system: binutils"):
        build.provide_tools()


@pytest.mark.skipif(sys.platform == "win32", reason="the pretended program is a shell script (2026-11-30)")
@pytest.mark.parametrize(("code", "works"), [(0, True), (1, False)])
def test_a_bundle_whose_self_test_fails_fails_the_build(tmp_path, code, works):
    program = tmp_path / NAME
    program.write_text(f'#!/bin/sh\ntest "$1" = --self-test || exit 9\nexit {code}\n', encoding="utf-8")
    program.chmod(0o755)
    if works:
        build.try_out(tmp_path)
    else:
        with pytest.raises(SetupFailed, match="The bundle does not work"):
            build.try_out(tmp_path)
