"""The project's own papers agree: version, wanted packages, locked packages."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from engine.core.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLAY = ROOT / "packaging" / "requirements.lock"
TEST = ROOT / "packaging" / "requirements-dev.lock"
WANTED = [Requirement(text) for text in PROJECT["project"]["dependencies"]]
WANTED_BY_DEVELOPERS = [Requirement(text) for text in PROJECT["dependency-groups"]["dev"]]


def entries(lock):
    """Every locked package: name, version, and the rest of its entry."""
    text = lock.read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)==(\S+)(.*?)(?=^\S|\Z)", text, flags=re.MULTILINE | re.DOTALL)


def versions(lock, name):
    """The locked versions of a package; more than one where they differ by Python."""
    return {
        version
        for locked, version, _ in entries(lock)
        if canonicalize_name(locked) == canonicalize_name(name)
    }


def test_the_version_in_the_project_file_is_the_one_in_the_code():
    assert PROJECT["project"]["version"] == VERSION


@pytest.mark.parametrize("lock", [PLAY, TEST], ids=["play", "test"])
@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_every_package_is_locked_at_a_version_the_project_accepts(wanted, lock):
    locked = versions(lock, wanted.name)
    assert locked, f"{wanted.name} is not in {lock.name}"
    assert all(wanted.specifier.contains(version) for version in locked)


@pytest.mark.parametrize("wanted", WANTED_BY_DEVELOPERS, ids=str)
def test_every_developers_package_is_locked_at_a_version_the_project_accepts(wanted):
    locked = versions(TEST, wanted.name)
    assert locked, f"{wanted.name} is not in {TEST.name}"
    assert all(wanted.specifier.contains(version) for version in locked)


def test_tests_run_on_the_very_packages_that_players_get():
    assert {entry[:2] for entry in entries(PLAY)} <= {entry[:2] for entry in entries(TEST)}


@pytest.mark.parametrize("lock", [PLAY, TEST], ids=["play", "test"])
def test_every_locked_package_has_hashes(lock):
    assert [name for name, _, rest in entries(lock) if "--hash=sha256:" not in rest] == []


def test_the_unsound_pyside6_is_neither_accepted_nor_locked():
    pyside = next(wanted for wanted in WANTED if wanted.name == "PySide6-Essentials")
    assert not pyside.specifier.contains("6.12.0")
    for name in ("pyside6-essentials", "shiboken6"):
        assert "6.12.0" not in versions(PLAY, name) | versions(TEST, name)


def test_packaging_is_no_python_package_and_hides_none():
    assert not (ROOT / "packaging" / "__init__.py").exists()
