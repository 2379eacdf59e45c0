"""What every step of the set-up shares: how it speaks, how it runs another program, how it fails.

Standard library only, and written so that an old Python can still read it far enough to say that it is too old.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / ".venv" / "setup.log"

NO_NETWORK = (  # what pip, uv and apt-get print when the network is away
    "NewConnectionError",
    "Temporary failure in name resolution",
    "Temporary failure resolving",
    "Could not resolve host",
    "dns error",
    "error sending request",
    "Network is unreachable",
    "ConnectTimeoutError",
    "Connection refused",
)

LARGE_DOWNLOAD = re.compile(r"\s*Downloading .*\(\d+(\.\d+)? ?Mi?B\)")  # as pip and uv name it


class SetupFailed(Exception):
    """The set-up cannot go on. The text is one whole sentence (or two) for the person who started it."""


def say(sentence: str) -> None:
    """Print one line at once, also when the output is a file or a pipe."""
    print(sentence, flush=True)


def run_step(command: Sequence[str], failure: str, environ: Mapping[str, str] | None = None) -> None:
    """Run `command` quietly and keep all it prints in the log; only the names of large downloads are passed on.

    It gets `environ` instead of this process's variables, if given. Raises SetupFailed with `failure`, the likely reason and the place of the log when it ends with an error.
    """
    try:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=environ,
        )
    except FileNotFoundError as error:
        raise SetupFailed(f"{failure} The program {command[0]} is not there.") from error
    with process:
        output = follow(process)
    if process.returncode:
        raise SetupFailed(f"{failure} {reason(output)}{kept(command, output)}")


def follow(process: subprocess.Popen[str]) -> str:
    """All that `process` prints until it closes its output; it is ended too when the set-up is stopped meanwhile."""
    lines = []
    try:
        for line in process.stdout or ():
            lines.append(line)
            if LARGE_DOWNLOAD.match(line):
                say(f"  {line.strip()}")
    except KeyboardInterrupt:
        process.terminate()
        raise
    return "".join(lines)


def reason(output: str) -> str:
    """The likely reason for a failure, as a sentence, read from what the program printed."""
    if any(mark in output for mark in NO_NETWORK):
        return "There is no connection to the network; run the same command again when there is."
    if "No space left" in output:
        return "The disk is full."
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return f"The last thing it said was: {lines[-1]}" if lines else "It said nothing."


def kept(command: Sequence[str], output: str) -> str:
    """Keep the whole output beside the environment and say where; nothing where there is no environment yet."""
    if not LOG.parent.is_dir():
        return ""
    LOG.write_text(f"$ {' '.join(command)}\n{output}", encoding="utf-8")
    return f" (All of it: {LOG.relative_to(ROOT)})"
