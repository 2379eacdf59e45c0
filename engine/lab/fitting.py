"""Fitting a bot's weights: which numbers make its evaluation of a position foretell best how the match ended.

The positions come from self-play, a few from every match. What is foretold is each seat's score beside the mean of all,
so that rounds still to come, which treat all alike, do not count as errors. Weights move from the present ones by damped
least squares (Levenberg 1944, Marquardt 1963), each on its own scale, and are drawn towards the present ones as if some
positions had spoken for these: what the positions say nothing about stays as it is. The same positions give the same
weights; they are rounded to four digits, where machines might differ in the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from engine.core.contract import Bot, State
from engine.lab.weighing import weighed, weights_of

STEPS: Final = 30
"""Steps at most; fewer when a step no longer helps."""

HELPS: Final = 1e-6
"""Share of the error that a step must take away to be followed by another one."""

NUDGE: Final = 0.02
"""Share of a weight (and of `SMALL`) by which it is changed to see what it does."""

SMALL: Final = 0.05
"""What counts as the size of a weight that is near 0."""

FAITH: Final = 0.002
"""Share of the positions that speak for the present weights."""

Figures = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a match and the scores with which the match ended, larger is better."""

    state: State
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """New weights, and the mean squared errors of the old and the new ones."""

    weights: dict[str, float]
    before: float
    after: float


def fit(bot: Bot, samples: Sequence[Sample]) -> Fit:
    """Return the weights under which the bot foretells best. Raises `ValueError` when it offers none, or without samples."""
    own = weights_of(bot)
    if own is None or not samples:
        raise ValueError("no weights to fit" if own is None else "no positions to fit them to")
    names = own.__struct_fields__
    start = np.array([getattr(own, name) for name in names])
    errors = _Errors(bot, names, samples, start)
    found = _descend(errors, start)
    return Fit(
        {name: _rounded(value) for name, value in zip(names, found, strict=True)},
        errors.mean(start),
        errors.mean(found),
    )


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


class _Errors:
    """How far the evaluation under some weights is from what came."""

    def __init__(self, bot: Bot, names: tuple[str, ...], samples: Sequence[Sample], start: Figures) -> None:
        self._bot = bot
        self._names = names
        self._samples = samples
        self._start = start
        self._came = _centred([sample.scores for sample in samples])
        self.sizes = np.maximum(np.abs(start), SMALL)
        self._pull = np.sqrt(FAITH * len(self._came))

    def at(self, weights: Figures) -> Figures:
        """Return all errors, the last of them being how far the weights have gone."""
        values = dict(zip(self._names, map(float, weights), strict=True))
        with weighed(self._bot, values):
            foretold = _centred([self._bot.evaluate(sample.state) for sample in self._samples])
        return np.concatenate([foretold - self._came, self._pull * (weights - self._start) / self.sizes])

    def mean(self, weights: Figures) -> float:
        """Return the mean squared error of the positions alone."""
        return float(np.mean(self.at(weights)[: len(self._came)] ** 2))

    def slopes(self, weights: Figures, errors: Figures) -> Figures:
        """Return how each error changes with each weight, in units of its size."""
        columns = []
        for index, size in enumerate(self.sizes):
            changed = weights.copy()
            changed[index] += NUDGE * size
            columns.append((self.at(changed) - errors) / NUDGE)
        return np.column_stack(columns)


def _centred(scores: Sequence[Sequence[float]]) -> Figures:
    """All scores in a row, each beside the mean of its match."""
    return np.concatenate([np.asarray(row) - sum(row) / len(row) for row in scores])


def _descend(errors: _Errors, start: Figures) -> Figures:
    """Go down from the present weights, in shorter steps where a long one does harm."""
    weights, now, damping = start, errors.at(start), 1e-3
    for _ in range(STEPS):
        slopes = errors.slopes(weights, now)
        square, pull = slopes.T @ slopes, slopes.T @ now
        damping, step = _step(errors, weights, float(now @ now), square, pull, damping)
        if step is None:
            break
        weights = weights + step
        before, now = float(now @ now), errors.at(weights)
        if float(now @ now) > before * (1 - HELPS):
            break
    return weights


def _step(
    errors: _Errors, weights: Figures, before: float, square: Figures, pull: Figures, damping: float
) -> tuple[float, Figures | None]:
    """The damping and the step that helped, or no step when none of any length does."""
    diagonal = np.diag(np.maximum(np.diag(square), 1e-12))
    for _ in range(12):
        solved = np.linalg.solve(square + damping * diagonal, pull)
        step = np.asarray(-solved * errors.sizes, dtype=np.float64)
        after = errors.at(weights + step)
        if float(after @ after) < before:
            return damping / 4, step
        damping *= 4
    return damping, None


def provenance(fitted: Fit, **about: Any) -> dict[str, Any]:
    """Return what is written beside fitted weights: how they came about, and the errors before and after."""
    return {
        "how": "least squares of final scores, beside the mean of the match, on positions of self-play",
        **about,
        "mean_squared_error": {"before": round(fitted.before, 4), "after": round(fitted.after, 4)},
    }


def as_file(fitted: Fit, about: dict[str, Any]) -> bytes:
    """Return the content of a `weights.json`."""
    data = {"weights": fitted.weights, "provenance": about}
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"
