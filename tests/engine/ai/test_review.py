"""Looking back at a whole match: its course, its costliest decisions, here or in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.ai.jobs import Job, Task
from engine.ai.levels import HINT
from engine.ai.review import CEILING, decisions, judging_job, look_back, review_of
from engine.ai.search import reward_of
from engine.ai.service import Service
from engine.core.match import Match
from engine.core.registry import facts_of, load_game
from engine.core.setup import make_setup

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


def test_progress_is_told_decision_by_decision(blundered: Match) -> None:
    told: list[tuple[int, int]] = []
    look_back(blundered, FEW, tell=lambda done, wanted: told.append((done, wanted)))
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def judging_jobs(match: Match, iterations: int = 0) -> list[Job]:
    """The jobs of judging a whole match, numbered from 10."""
    return [
        judging_job(match, state, ply, 10 + ply, iterations)
        for ply, (state, _) in enumerate(decisions(match))
    ]


def test_the_service_gives_the_same_review(serving: Callable[..., Service], blundered: Match) -> None:
    service = serving()
    replies = [service.think(job) for job in judging_jobs(blundered, FEW.iterations)]
    verdicts = {ply: reply.verdict for ply, reply in enumerate(replies) if reply.verdict is not None}
    assert review_of(blundered, verdicts) == look_back(blundered, FEW)


def test_a_decision_that_was_not_judged_is_left_out(blundered: Match) -> None:
    verdicts = dict(look_back(blundered, FEW).verdicts)
    del verdicts[2]
    review = review_of(blundered, verdicts)
    assert [plies for plies, _ in review.course()] == [0, 1, 3, 4, 5]


def test_a_judging_job_asks_for_nothing_but_a_judgement_within_a_ceiling(blundered: Match) -> None:
    jobs = judging_jobs(blundered)
    assert [job.number for job in jobs] == [10, 11, 12, 13, 14]
    assert [job.played for job in jobs] == blundered.moves
    assert [job.seat for job in jobs] == [turn.seat for turn in blundered.turns]
    assert len({job.seed for job in jobs}) == 5
    assert {(job.task, job.ceiling, job.iterations) for job in jobs} == {(Task.JUDGE, CEILING, 0)}
