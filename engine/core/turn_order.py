"""Who began, found from how many turns every seat has had: for positions that are set up by hand."""

from __future__ import annotations

from collections.abc import Sequence


def who_began(counts: Sequence[int], usual: int) -> int | None:
    """Return the start player that numbers of turns fit, `None` if none does; the usual one if anybody may have begun."""
    least, extra = divmod(sum(counts), len(counts))
    if extra == 0:
        return usual if max(counts) == least else None
    for start in range(len(counts)):
        due = [least + ((seat - start) % len(counts) < extra) for seat in range(len(counts))]
        if due == list(counts):
            return start
    return None
