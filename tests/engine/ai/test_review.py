"""Looking back at a whole match: its course, its costliest decisions, here or in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest

from engine.ai import review as review_module
from engine.ai.jobs import Job, Progress
from engine.ai.levels import HINT
from engine.ai.review import ask_back, look_back, review_of
from engine.ai.search import reward_of
from engine.ai.service import End, Reply, Service
from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.setup import make_setup
from tests.engine.ai.toys import workers

FEW = replace(HINT, iterations=200)


def played(*moves: str) -> Match:
    """A match of the toy after some moves; twelve stones lie at its start."""
    match = Match(make_setup(facts_of("nim"), 2, {}, seed=7))
    for move in moves:
        assert match.play(load_game("nim").notation.from_text(move)) is None
    return match


@pytest.fixture
def blundered() -> Match:
    """Seat 1 leaves two stones at the end, which seat 0 takes."""
    return played("take 3", "take 3", "take 3", "take 1", "take 2")


def test_every_decision_has_a_verdict_and_the_end_its_real_result(blundered: Match) -> None:
    review = look_back(blundered, FEW)
    assert list(review.verdicts) == [0, 1, 2, 3, 4]
    assert [verdict.seat for verdict in review.verdicts.values()] == [0, 1, 0, 1, 0]
    course = review.course()
    assert [plies for plies, _ in course] == [0, 1, 2, 3, 4, 5]
    result = blundered.state.result()
    assert result is not None
    margin = result.scores[0] - result.scores[1]
    assert course[-1][1] == (reward_of(margin / 6), reward_of(-margin / 6))


def test_the_costliest_decision_is_the_blunder(blundered: Match) -> None:
    review = look_back(blundered, FEW)
    ply, verdict = review.costliest(1)[0]
    assert (ply, blundered.game.notation.to_text(verdict.best)) == (3, "take 3")
    assert review.costliest(1, seat=1) == [(ply, verdict)]
    assert all(verdict.seat == 0 for _, verdict in review.costliest(9, seat=0))
    assert review.given_away(1) >= verdict.points > 6
    assert review.given_away(0) < 6


def test_the_same_match_gets_the_same_review(blundered: Match) -> None:
    assert look_back(blundered, FEW) == look_back(blundered, FEW)


def test_a_match_that_goes_on_is_not_looked_back_at(blundered: Match) -> None:
    blundered.undo_to(4)
    with pytest.raises(ValueError, match="over"):
        review_of(blundered, {})


def test_the_service_gives_the_same_review_with_progress(
    serving: Callable[..., Service], blundered: Match
) -> None:
    told: list[tuple[int, int]] = []
    review = ask_back(serving(), blundered, count(1), 200, lambda done, wanted: told.append((done, wanted)))
    assert review == look_back(blundered, FEW)
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_a_cancelled_review_ends_at_once(serving: Callable[..., Service], blundered: Match) -> None:
    service, told = serving(), []

    def tell(done: int, wanted: int) -> None:
        told.append(done)
        service.cancel(2 if done == 1 else 0)

    assert ask_back(service, blundered, count(1), 200, tell) is None
    assert told == [1]


def test_a_review_cancelled_in_the_middle_of_a_decision_ends_within_250_ms(
    serving: Callable[..., Service], blundered: Match
) -> None:
    """The least of some tries counts, as other programs may be in the way."""
    service, waits = serving(), []
    service.warm()
    for number in range(1, 5):
        cancelled: list[float] = []

        def cancel(number: int = number, cancelled: list[float] = cancelled) -> None:
            cancelled.append(time.monotonic())
            service.cancel(number)

        threading.Timer(0.5, cancel).start()
        assert ask_back(service, blundered, count(number), 10**9) is None
        waits.append(time.monotonic() - cancelled[0])
    assert min(waits) < 0.25


def test_a_decision_whose_worker_crashes_is_left_out(
    serving: Callable[..., Service], blundered: Match, monkeypatch
) -> None:
    service, jobs = serving(entry=workers.run_crashing), []

    class Unlucky:
        def think(self, job: Job, listen: Callable[[Progress], None] = lambda progress: None, /) -> Reply:
            jobs.append(job)
            asked = replace(job, seed=workers.BAD_SEED) if len(jobs) == 3 else job
            return service.think(asked, listen)

    review = ask_back(Unlucky(), blundered, count(1), 100)
    assert review is not None
    assert sorted(review.verdicts) == [0, 1, 3, 4]
    assert [plies for plies, _ in review.course()] == [0, 1, 3, 4, 5]


def test_a_review_asks_for_nothing_but_judgements_within_a_ceiling(blundered: Match) -> None:
    jobs: list[Job] = []

    class Listening:
        def think(self, job: Job, listen: Callable[[Progress], None] = lambda progress: None, /) -> Reply:
            jobs.append(job)
            return Reply(job.number, End.FAILED, job.legal[0])

    review = ask_back(Listening(), blundered, count(10))
    assert review is not None
    assert not review.verdicts
    assert [job.number for job in jobs] == [10, 11, 12, 13, 14]
    assert [job.played for job in jobs] == blundered.moves
    assert {(job.task, job.ceiling) for job in jobs} == {("judge", review_module.CEILING)}
