"""What the result page shows, taken from an ended match. Pure: no widgets."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.contract import Result, ScoreLine, State
from engine.core.match import Match
from engine.core.words import Many, Player, Sentence, say
from ui.layouts import layout_for
from ui.result.words import ResultText

MOST_SAMPLES = 120


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's end: its place, its points, the lines that add up to them."""

    seat: int
    rank: int
    score: int
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class Growth:
    """Points of every seat (rows) after so many decisions (columns): on the track, without one if it ended then."""

    plies: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


def standings(match: Match) -> list[Standing]:
    """Return the seats in the order of their places; the match must be over."""
    result = _result(match)
    found = [
        Standing(seat, rank, result.scores[seat], tuple(match.state.score_lines(seat)))
        for seat, rank in enumerate(result.ranks)
    ]
    return sorted(found, key=lambda standing: standing.rank)


def headline(match: Match) -> Sentence:
    """Return who has won."""
    result = _result(match)
    winners = result.winners()
    points = result.scores[winners[0]]
    if len(winners) == 1:
        return say(ResultText.WINNER, who=Player(winners[0]), n=points)
    if len(winners) == 2:
        one, other = map(Player, winners)
        return say(ResultText.SHARED_BY_TWO, one=one, other=other, n=points)
    return say(ResultText.SHARED, players=Many(tuple(map(Player, winners))), n=points)


def tie_break(match: Match) -> Sentence | None:
    """Return what decided between equal points, or `None` when nothing had to."""
    result = _result(match)
    tied = [seat for seat in range(len(result.ranks)) if _decided(result, seat)]
    if not tied:
        return None
    numbers = (
        say(ResultText.TIE_NUMBER, who=Player(seat), numbers=Many(tuple(map(abs, result.tiebreaks[seat]))))
        for seat in tied  # tie-breaks count things; where fewer of them are better, they count below nothing
    )
    return say(ResultText.TIE_BREAK, numbers=Many(tuple(numbers)))


def _decided(result: Result, seat: int) -> bool:
    """Tell whether a seat has as many points as another but another place."""
    return any(
        score == result.scores[seat] and rank != result.ranks[seat]
        for score, rank in zip(result.scores, result.ranks, strict=True)
    )


def growth(match: Match) -> Growth:
    """Return how the points grew, by playing the match once more; at most `MOST_SAMPLES` points."""
    state, track = match.state_at(0), layout_for(match.setup).score_track
    every = max(1, -(-match.ply // MOST_SAMPLES))
    plies, rows = [0], [_points(state, match.setup.players, track)]
    for ply, move in enumerate(match.moves, 1):
        state.play(move)
        if ply % every == 0 or ply == match.ply:
            plies.append(ply)
            rows.append(_points(state, match.setup.players, track))
    return Growth(tuple(plies), tuple(zip(*rows, strict=True)))


def _points(state: State, players: int, track: bool) -> tuple[int, ...]:
    """Return every seat's settled points, or all of them in a game without a score track."""
    return tuple(
        sum(line.points for line in state.score_lines(seat) if line.settled or not track)
        for seat in range(players)
    )


def _result(match: Match) -> Result:
    result = match.state.result()
    if result is None:
        raise ValueError("the match is not over")
    return result
