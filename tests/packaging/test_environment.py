"""The environment: recognised when complete, made, adopted or mended when not."""

import shutil
import sys

import pytest

import environment
import qt_libraries
from steps import SetupFailed


@pytest.fixture
def venv(tmp_path, monkeypatch):
    """An environment folder and lock files of its own, nothing in them yet."""
    locks = {"play": tmp_path / "play.lock", "test": tmp_path / "test.lock"}
    for name, lock in locks.items():
        lock.write_text(f"stones==1  # {name}\n", encoding="utf-8")
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "LOCKS", locks)
    return tmp_path / ".venv"


def put_python(venv, target=sys.executable):
    """Put an interpreter (a link) into the environment."""
    python = environment.python_in(venv)
    python.parent.mkdir(parents=True)
    python.symlink_to(target)


def test_the_stamp_changes_with_the_lock_and_with_the_python():
    stamp = environment.stamp_of(b"stones==1", "cpython-311-linux")
    assert stamp == environment.stamp_of(b"stones==1", "cpython-311-linux")
    assert stamp != environment.stamp_of(b"stones==2", "cpython-311-linux")
    assert stamp != environment.stamp_of(b"stones==1", "cpython-312-linux")


def test_nothing_is_ready_before_the_first_installation(venv):
    put_python(venv)
    assert not environment.is_ready("play")


def test_a_complete_installation_is_ready_until_its_lock_changes(venv):
    put_python(venv)
    environment.write_stamp("play")
    assert environment.is_ready("play")
    assert not environment.is_ready("test")
    environment.LOCKS["play"].write_text("stones==2\n", encoding="utf-8")
    assert not environment.is_ready("play")


def test_an_environment_whose_python_went_away_is_not_ready(venv):
    put_python(venv, target="/no/such/python")
    environment.write_stamp("play")
    assert not environment.is_ready("play")
    assert not environment.is_usable(venv)


def test_an_environment_that_somebody_made_before_is_adopted(venv, monkeypatch):
    put_python(venv)
    monkeypatch.setattr(environment, "install", lambda lock: None)
    monkeypatch.setattr(environment, "create", lambda venv: pytest.fail("it was made anew"))
    environment.prepare("play")
    assert environment.is_ready("play")


def test_setting_up_for_the_tests_sets_up_for_playing_too(venv, monkeypatch):
    put_python(venv)
    installed = []
    monkeypatch.setattr(environment, "install", installed.append)
    environment.prepare("test")
    assert installed == [environment.LOCKS["test"]]
    assert environment.is_ready("test")
    assert environment.is_ready("play")


@pytest.mark.parametrize("uv", [None, "/opt/uv"])
def test_packages_are_installed_by_uv_when_it_is_there_and_always_by_hash(venv, monkeypatch, uv):
    ran = []
    monkeypatch.setattr(shutil, "which", lambda name: uv)
    monkeypatch.setattr(environment, "run_step", lambda command, failure: ran.append(command))
    monkeypatch.setattr(environment, "provide_pip", lambda python: None)
    environment.install(environment.LOCKS["play"])
    assert (ran[0][0] == uv) is (uv is not None)
    assert "--require-hashes" in ran[0]
    assert ran[0][-1] == str(environment.LOCKS["play"])


def test_without_the_venv_module_the_package_to_install_is_named(monkeypatch):
    monkeypatch.setattr(environment, "can_make_environments", lambda: False)
    monkeypatch.setattr(qt_libraries, "is_linux", lambda: True)
    monkeypatch.setattr(qt_libraries, "is_debian", lambda release: True)
    monkeypatch.setattr(qt_libraries, "privilege", lambda: None)
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    with pytest.raises(SetupFailed, match=f"apt-get install .*{package}$"):
        environment.provide_venv()
