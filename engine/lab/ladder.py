"""The command `ladder`: levels meet at tables, neighbour against neighbour or everybody with everybody, and are rated.

Games that were played before and are in the results file are not played again; new ones are added to it as they end,
so a ladder may be stopped at any time and gone on with on another day.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from engine.core.registry import facts_of
from engine.lab.asking import Rejected
from engine.lab.crew import NoCluster
from engine.lab.intervals import Interval, Showing, showings
from engine.lab.printing import print_json, print_words, show_progress
from engine.lab.records import (
    NotRecords,
    Record,
    append_record,
    code_of,
    counting,
    missing,
    read_records,
    record_of,
)
from engine.lab.requests import LadderRequest, Tournament
from engine.lab.selfplay import play_some
from engine.lab.words import BadInput, Report


def run(request: LadderRequest) -> int:
    """Carry out the request and return the exit code. Raises `Rejected`."""
    kept = _kept(request.results)
    wanted = [(table, number) for table in request.tables for number in missing(table, kept)]
    try:
        kept += _played(request, wanted)
    except NoCluster as error:
        raise Rejected(BadInput.NO_CLUSTER, address=request.crew.cluster, why=str(error)) from error
    tables = [(table, counting(table, kept)) for table in request.tables]
    everybody = showings(request.entrants, [record for _, records in tables for record in records])
    match request.form:
        case "json":
            print_json(as_data(request, tables, everybody))
        case "csv":
            _print_csv(tables, everybody)
        case _:
            _print_text(request, tables, everybody, len(wanted))
            _print_left_out(request, kept)
    return 0


def _kept(file: Path | None) -> list[Record]:
    """The games in the results file, which can be added to. Raises `Rejected` before anything is played."""
    if file is None:
        return []
    try:
        kept = read_records(file)
        file.open("ab").close()
        return kept
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(file), why=error.strerror or str(error)) from error
    except NotRecords as error:
        raise Rejected(BadInput.NOT_RECORDS, file=str(file), line=error.line) from error


def _played(request: LadderRequest, wanted: Sequence[tuple[Tournament, int]]) -> Iterator[Record]:
    """Play the games that are missing, keeping each as soon as it is there."""
    games = zip(wanted, play_some(wanted, request.crew), strict=True)
    for done, ((table, number), played) in enumerate(games, 1):
        record = record_of(table, number, played)
        if request.results is not None:
            _keep(request.results, record)
        show_progress(Report.PROGRESS, done, len(wanted))
        yield record


def _keep(file: Path, record: Record) -> None:
    try:
        append_record(file, record)
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(file), why=error.strerror or str(error)) from error


# ---------------------------------------------------------------- output

Tables = Sequence[tuple[Tournament, list[Record]]]


def as_data(request: LadderRequest, tables: Tables, everybody: Sequence[Showing]) -> dict[str, Any]:
    """Return the outcome as plain data."""
    first = request.tables[0]
    return {
        "game": first.game,
        "options": dict(first.options),
        "seed": first.seed,
        "code": code_of(first.game),
        "entrants": [asdict(showing) for showing in everybody],
        "tables": [
            {"entrants": table.entrants, "games": len(records), "showings": _showings_data(table, records)}
            for table, records in tables
        ],
    }


def _showings_data(table: Tournament, records: Sequence[Record]) -> list[dict[str, Any]]:
    data = [asdict(showing) for showing in showings(table.entrants, records)]
    for showing in data:
        showing.pop("rating")  # it is of all tables together
    return data


def _print_csv(tables: Tables, everybody: Sequence[Showing]) -> None:
    """One line for every entrant of every table, and one for each over all of them."""
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(
        [
            "table",
            "entrant",
            "games",
            "wins",
            "share",
            "low",
            "high",
            "mean_score",
            "mean_rank",
            "rating",
            "rating_low",
            "rating_high",
        ]
    )
    for table, records in tables:
        for showing in showings(table.entrants, records):
            out.writerow([" ".join(table.entrants), *_cells(showing), "", "", ""])
    for showing in everybody:
        out.writerow(
            ["all", *_cells(showing), *(_interval(showing.rating) if showing.rating else ["", "", ""])]
        )


def _cells(showing: Showing) -> list[object]:
    means = f"{showing.mean_score:.3f}", f"{showing.mean_rank:.3f}"
    return [showing.entrant, showing.games, f"{showing.wins:g}", *_interval(showing.share), *means]


def _interval(interval: Interval) -> list[str]:
    return [f"{figure:.4f}" for figure in (interval.value, interval.low, interval.high)]


def _print_text(request: LadderRequest, tables: Tables, everybody: Sequence[Showing], new: int) -> None:
    games = sum(len(records) for _, records in tables)
    title = facts_of(request.tables[0].game).title
    print_words(Report.LADDER, game=title, n=games, new=new)
    for table, records in tables:
        for showing in showings(table.entrants, records)[: 1 if len(table.entrants) == 2 else None]:
            others = ", ".join(name for name in table.entrants if name != showing.entrant)
            print_words(
                Report.MEETING,
                level=showing.entrant,
                others=others,
                share=_percent(showing.share),
                n=showing.games,
            )
    for showing in everybody:
        score, rank = f"{showing.mean_score:.1f}", f"{showing.mean_rank:.2f}"
        share = _percent(showing.share)
        print_words(
            Report.SHOWING, level=showing.entrant, share=share, n=showing.games, score=score, rank=rank
        )
    if any(showing.rating is None for showing in everybody):
        print_words(Report.NO_RATINGS)
        return
    for showing in sorted(everybody, key=_rating, reverse=True):
        rating = showing.rating
        if rating is not None:
            low, high = f"{rating.low:.1f}", f"{rating.high:.1f}"
            print_words(Report.RATED, level=showing.entrant, rating=f"{rating.value:.1f}", low=low, high=high)


def _rating(showing: Showing) -> float:
    return showing.rating.value if showing.rating else 0.0


def _percent(share: Interval) -> str:
    return f"{share.value:.1%} ({share.low:.1%} - {share.high:.1%})"


def _print_left_out(request: LadderRequest, kept: Sequence[Record]) -> None:
    """Say how many games of the results file do not count any more."""
    game = request.tables[0].game
    others = sum(record.game == game and record.code != code_of(game) for record in kept)
    if others:
        print_words(Report.OTHER_CODE, n=others, file=str(request.results))
