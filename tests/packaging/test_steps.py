"""How a step of the set-up fails: one sentence with the likely reason, and all the output kept beside it."""

import subprocess
import sys

import pytest

import steps


@pytest.fixture
def log(tmp_path, monkeypatch):
    """A project folder of its own with an environment in it, and the log's place there."""
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(steps, "ROOT", tmp_path)
    monkeypatch.setattr(steps, "LOG", tmp_path / ".venv" / "setup.log")
    return tmp_path / ".venv" / "setup.log"


def python(code):
    return [sys.executable, "-c", code]


@pytest.mark.parametrize(
    "large", ["Downloading stones-1.whl (80.3 MB)", "Downloading stones (76.6MiB)"], ids=["pip", "uv"]
)
def test_a_step_that_succeeds_says_only_what_large_things_it_downloads(capsys, log, large):
    steps.run_step(
        python(f"print('Collecting stones'); print('  {large}'); print('Downloading a (3 kB)')"), "No."
    )
    assert capsys.readouterr().out == f"  {large}\n"
    assert not log.exists()


def test_a_step_that_fails_tells_the_last_line_and_keeps_all(log):
    with pytest.raises(
        steps.SetupFailed, match=r"^No stones\. The last thing it said was: too heavy \(All of it: "
    ):
        steps.run_step(python("print('one'); print('too heavy'); raise SystemExit(1)"), "No stones.")
    assert "one\ntoo heavy\n" in log.read_text(encoding="utf-8")


def test_before_there_is_an_environment_no_log_is_promised(log):
    log.parent.rmdir()
    with pytest.raises(steps.SetupFailed, match=r"was: too heavy$"):
        steps.run_step(python("print('too heavy'); raise SystemExit(1)"), "No stones.")


def test_a_program_that_is_not_there_is_named(log):
    with pytest.raises(steps.SetupFailed, match="The program no-such-program is not there"):
        steps.run_step(["no-such-program"], "No stones.")


@pytest.mark.parametrize(
    "output",
    [
        "WARNING: Retrying after connection broken by 'NewConnectionError(...)': /simple/numpy/\nERROR: No matching",
        "error: Failed to fetch\n  Caused by: dns error: failed to lookup address information",
        "W: Failed to fetch http://a/b  Temporary failure resolving 'a'\nE: Unable to locate package fonts-inter",
    ],
    ids=["pip", "uv", "apt-get"],
)
def test_a_missing_network_is_recognised(output):
    assert (
        steps.reason(output)
        == "There is no connection to the network; run the same command again when there is."
    )


def test_a_full_disk_is_recognised():
    assert steps.reason("OSError: [Errno 28] No space left on device\n") == "The disk is full."


def test_a_silent_failure_is_still_a_sentence():
    assert steps.reason("\n") == "It said nothing."


def test_what_a_step_started_is_ended_when_the_set_up_is_stopped(monkeypatch):
    def stop(sentence):
        raise KeyboardInterrupt

    monkeypatch.setattr(steps, "say", stop)
    waits = "import time; print('Downloading stones (3 MB)', flush=True); time.sleep(60)"
    with subprocess.Popen(python(waits), stdout=subprocess.PIPE, text=True) as process:
        with pytest.raises(KeyboardInterrupt):
            steps.follow(process)
        assert process.wait(timeout=10) != 0
