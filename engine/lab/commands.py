"""The commands that need no window: list games, replay saves, look into them, let levels play each other.

Each takes its request, prints to standard output and returns the exit code; what cannot be used is `Rejected` before
anything was printed or written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

from engine.core.contract import GameFacts, Option, State
from engine.core.match import Match
from engine.core.registry import facts_of, game_ids
from engine.core.saves import SUFFIX, SaveError, open_save, write_save
from engine.core.setup import spell
from engine.core.words import ENGLISH, Many
from engine.lab import ladder, practice, reviewing, starting
from engine.lab.asking import Rejected
from engine.lab.crew import NoCluster
from engine.lab.printing import complain, opened, print_json, print_words, show_progress
from engine.lab.requests import (
    LAST,
    GamesRequest,
    LadderRequest,
    LegalRequest,
    PracticeRequest,
    ReviewRequest,
    SelfPlayRequest,
    StartRequest,
    StateRequest,
    Tournament,
    TuneRequest,
    VerifyRequest,
)
from engine.lab.selfplay import Played, Standing, play_all, standings
from engine.lab.words import BadInput, Report

__all__ = ["BAD", "GOOD", "complain", "run"]

GOOD, BAD = 0, 2
"""Exit codes; BAD is also what an interpreter or argparse would give for a wrong command line."""


WindowlessRequest = (
    GamesRequest
    | VerifyRequest
    | LegalRequest
    | StateRequest
    | SelfPlayRequest
    | ReviewRequest
    | LadderRequest
    | TuneRequest
    | StartRequest
    | PracticeRequest
)


def run(request: WindowlessRequest) -> int:
    """Carry out a request and return the exit code. Raises `Rejected`."""
    match request:
        case GamesRequest():
            return _games(request)
        case VerifyRequest():
            return _verify(request)
        case LegalRequest():
            return _legal(request)
        case StateRequest():
            return _state(request)
        case SelfPlayRequest():
            return _selfplay(request)
        case _:
            return _measure(request)


def _measure(request: ReviewRequest | LadderRequest | TuneRequest | StartRequest | PracticeRequest) -> int:
    """Carry out one of the requests that have modules of their own."""
    match request:
        case ReviewRequest():
            return reviewing.run(request)
        case LadderRequest():
            return ladder.run(request)
        case TuneRequest():
            from engine.lab import tuning  # with numpy, which no other command needs

            return tuning.run(request)
        case StartRequest():
            return starting.run(request)
        case PracticeRequest():
            return practice.run(request)


def _games(request: GamesRequest) -> int:
    games = [facts_of(game) for game in game_ids()]
    if request.json:
        print_json([_game_data(facts) for facts in games])
    for facts in games if not request.json else ():
        players = Many(facts.players)
        print_words(Report.GAME, id=facts.id, title=facts.title, players=players, minutes=facts.minutes)
        for option in facts.options:
            others = Many(
                tuple(spell(choice.value) for choice in option.choices if choice.value != option.default)
            )
            default = spell(option.default)
            print_words(Report.OPTION, option=option.id, default=default, others=others, help=option.help)
    return GOOD


def _game_data(facts: GameFacts) -> dict[str, Any]:
    presets = [
        {"id": preset.id, "title": preset.title, "values": dict(preset.values), "shuffled": preset.shuffled}
        for preset in facts.presets
    ]
    plain = ("id", "title", "summary", "hidden", "players", "minutes", "designers", "publisher", "year")
    return {
        **{name: getattr(facts, name) for name in plain},
        "rules_version": facts.rules_version,
        "options": [_option_data(facts, option) for option in facts.options],
        "presets": presets,
    }


def _option_data(facts: GameFacts, option: Option) -> dict[str, Any]:
    return {
        "id": option.id,
        "title": option.title,
        "help": option.help,
        "default": option.default,
        "choices": [{"value": choice.value, "title": choice.title} for choice in option.choices],
        "players": option.players or facts.players,
    }


def _verify(request: VerifyRequest) -> int:
    reports = [_verified(file) for file in request.files]
    if request.json:
        print_json(reports)
    for report in reports:
        if not report["ok"]:
            complain(report["error"])
        elif not request.json:
            print_words(Report.VERIFIED, file=report["file"], game=report["game"], n=report["moves"])
    return GOOD if all(report["ok"] for report in reports) else BAD


def _verified(file: Path) -> dict[str, Any]:
    """What became of replaying a file; `failed` is the number of the first bad move, counted from 1, if there is one."""
    try:
        match, _ = open_save(file)
    except SaveError as error:
        moves = error.ply
        failed = moves + 1 if error.save and moves < len(error.save.moves) else None
        game = error.save.game if error.save else None
        why = ENGLISH.speak(error.sentence)
        return {"file": str(file), "ok": False, "game": game, "moves": moves, "failed": failed, "error": why}
    return {
        "file": str(file),
        "ok": True,
        "game": match.setup.game,
        "moves": match.ply,
        "over": match.over,
        "failed": None,
        "error": None,
    }


def _state_in(file: Path, ply: int) -> tuple[Match, State]:
    match = opened(file)
    if ply > match.ply:
        raise Rejected(BadInput.NO_SUCH_PLY, file=str(file), n=match.ply, ply=ply)
    return match, match.state_at(match.ply if ply == LAST else ply)


def _legal(request: LegalRequest) -> int:
    match, state = _state_in(request.file, request.ply)
    texts = [match.game.notation.to_text(move) for move in state.legal_moves()]
    if request.json:
        print_json(texts)
    elif texts:
        print("\n".join(texts))
    return GOOD


def _state(request: StateRequest) -> int:
    print_json(_state_in(request.file, request.ply)[1].to_json())
    return GOOD


def _selfplay(request: SelfPlayRequest) -> int:
    tournament, start = request.tournament, monotonic()
    if request.folder:
        _make_folder(request.folder)
    matches, saves = [], []
    for played in _with_progress(_all_played(request), tournament.matches):
        matches.append(played)
        if request.folder:
            saves.append(_write(request.folder / _file_name(tournament, len(matches)), played))
    table = standings(tournament.entrants, matches)
    seconds, moves = round(monotonic() - start, 3), sum(len(played.save.moves) for played in matches)
    if request.json:
        print_json(_tournament_data(tournament, table, seconds, moves, saves))
        return GOOD
    title = facts_of(tournament.game).title
    print_words(Report.HEAD, game=title, n=len(matches), moves=moves, seconds=f"{seconds:.1f}")
    for number, standing in enumerate(table, 1):
        _print_standing(number, standing)
    if request.folder:
        print_words(Report.SAVED, n=len(saves), folder=str(request.folder))
    return GOOD


def _all_played(request: SelfPlayRequest) -> Iterator[Played]:
    try:
        yield from play_all(request.tournament, request.crew)
    except NoCluster as error:
        raise Rejected(BadInput.NO_CLUSTER, address=request.crew.cluster, why=str(error)) from error


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(folder), why=error.strerror or str(error)) from error


def _write(file: Path, played: Played) -> str:
    try:
        write_save(file, played.save)
    except OSError as error:
        raise Rejected(BadInput.CANNOT_WRITE, file=str(file), why=error.strerror or str(error)) from error
    return str(file)


def _file_name(tournament: Tournament, number: int) -> str:
    digits = len(str(tournament.matches))
    return f"{tournament.game}-{tournament.seed}-{number:0{digits}}{SUFFIX}"


def _with_progress(matches: Iterable[Played], wanted: int) -> Iterable[Played]:
    """Pass matches on and show how many there were."""
    for done, played in enumerate(matches, 1):
        yield played
        show_progress(Report.PROGRESS, done, wanted)


def _tournament_data(
    tournament: Tournament, table: list[Standing], seconds: float, moves: int, saves: list[str]
) -> dict[str, Any]:
    seats = []
    for number, standing in enumerate(table):
        row = asdict(standing)
        seats.append({"seat": number, "level": row.pop("entrant"), **row})
    return {
        "game": tournament.game,
        "games": tournament.matches,
        "seats": seats,
        "seconds": seconds,
        "moves": moves,
        "saves": saves,
    }


def _print_standing(number: int, standing: Standing) -> None:
    print_words(
        Report.STANDING,
        seat=number,
        level=standing.entrant,
        wins=f"{standing.wins:g}",
        share=f"{standing.first_place_share:.1%}",
        score=f"{standing.mean_score:.1f}",
        rank=f"{standing.mean_rank:.2f}",
    )
