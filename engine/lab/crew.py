"""Who carries out many pieces of work: this process, several processes of this machine, or a Dask cluster.

The work is a function that can be pickled and depends on nothing but its argument, so it does not matter who does a
piece, in which order, or how often: a piece whose worker is lost is done again by another one. Results come in the
order of the pieces.
"""

from __future__ import annotations

# What starts processes is imported where it is needed, as the window imports the requests, and so this, at its start.
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

RETRIES: Final = 3
"""How often a cluster tries a piece again that failed (pieces of lost workers are done again in any case), and how often
processes here begin anew without getting on.
"""

CONNECTING: Final = 15.0
"""Seconds within which a cluster's scheduler must answer."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class NoCluster(Exception):
    """The cluster cannot be used; the text says why."""


@dataclass(frozen=True, slots=True)
class Crew:
    """So many processes here, or the workers of the scheduler at `cluster` (such as "tcp://10.0.0.2:8786")."""

    jobs: int = 1
    cluster: str = ""

    def carry_out(self, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """Yield the results of all pieces in order. Raises `NoCluster`, and what the work raises."""
        if self.cluster:
            return _on_cluster(self.cluster, work, pieces)
        if min(self.jobs, len(pieces)) <= 1:
            return map(work, pieces)
        return _in_processes(self.jobs, work, pieces)


def _in_processes(jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
    """Yield the results of processes here. When one of them is lost, all begin anew with the pieces that are not done."""
    from concurrent.futures.process import BrokenProcessPool

    done = tries = 0
    while done < len(pieces):
        try:
            for result in _in_pool(jobs, work, pieces[done:]):
                done, tries = done + 1, 0
                yield result
        except BrokenProcessPool:
            tries += 1
            if tries > RETRIES:
                raise


def _in_pool(jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(min(jobs, len(pieces)), get_context("spawn")) as pool:
        try:
            yield from pool.map(work, pieces)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _on_cluster(address: str, work: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
    try:
        from concurrent.futures import CancelledError

        from distributed import Client
        from distributed.comm.core import CommClosedError
    except ImportError as error:
        raise NoCluster("the packages of the extra “cluster” are not installed") from error
    try:
        client = Client(address, timeout=CONNECTING, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise NoCluster(str(error) or type(error).__name__) from error
    with client:
        futures = deque(client.map(work, pieces, pure=False, retries=RETRIES))
        while futures:
            future = futures.popleft()
            try:
                result: Result = future.result()
            except (CancelledError, CommClosedError) as error:
                raise NoCluster("the scheduler is gone") from error
            yield result
