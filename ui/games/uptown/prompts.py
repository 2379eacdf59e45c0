"""What Uptown's table says about the present decision: prompt, facts, counts on the players' cards, what a drop gives."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import Event
from engine.core.words import Player, Sentence, say
from engine.games.uptown.tiles import (
    BITS,
    CELL_NAMES,
    CELLS,
    MASKS,
    SIDE,
    TILE,
    TILE_NAMES,
    TURNS_PER_COLOUR,
)
from ui.board.layout import Gain, Piece, Prompt, Sight
from ui.games.uptown.outcome import Outcome
from ui.games.uptown.seen import Seen
from ui.games.uptown.words import Ask, Fact


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_POINTS if seen.blockers else Ask.OVER_GROUPS))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    head = say(Ask.YOUR_TURN) if sight.voice.you == who else say(Ask.TURN_OF, who=Player(who))
    if held is not None:
        return Prompt(head, _holding(held.number))
    if _is_stuck(seen, who):
        return Prompt(head, say(Ask.STUCK))
    return Prompt(head, say(Ask.ACT if seen.colours == seen.players else Ask.ACT_TWO))


def _holding(piece: int) -> Sentence:
    name, cells = TILE_NAMES[TILE[piece]], CELLS[piece]
    match TILE[piece] // SIDE:
        case 0:
            return say(Ask.HOLD_COLUMN, tile=name)
        case 1:
            return say(Ask.HOLD_ROW, tile=name)
        case 2:
            return say(Ask.HOLD_BLOCK, tile=name, first=CELL_NAMES[cells[0]], last=CELL_NAMES[cells[-1]])
    return say(Ask.HOLD_ANY)


def _is_stuck(seen: Seen, seat: int) -> bool:
    """Tell whether every cell of every tile is taken for good: a tile must go out of the game (rules 3.3)."""
    boards = seen.boards()
    closed = sum(BITS[cell] for cell in seen.protected())
    for colour in seen.colours_of(seat):
        closed |= boards[colour]
    racks = [seen.rack(colour) for colour in seen.colours_of(seat) if not seen.is_closed(colour)]
    tiles = [piece for rack in racks for piece in rack if piece]
    return all(not MASKS[piece] & ~closed for piece in tiles)


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    turns = TURNS_PER_COLOUR * seen.colours // seen.players
    turn = min(turns, seen.turns // seen.players + 1)
    return (
        say(Fact.TURN, turn=turn, turns=turns),
        say(Fact.PLAYERS, n=seen.players),
        say(Fact.BLOCKERS if seen.blockers else Fact.FEWEST),
    )


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the public counts of a seat."""
    supply = sum(seen.supply(colour) for colour in seen.colours_of(seat))
    return (say(Fact.CAPTURED, n=len(seen.captured(seat))), say(Fact.SUPPLY, n=supply))


def gains(seen: Seen, events: Sequence[Event], seat: int) -> tuple[Gain, ...]:
    """Return what a placement changes: own groups, groups of the player who loses a tile, captured tiles if they count."""
    laid = next((event for event in events if event.place in CELL_NAMES), None)
    if laid is None:
        return ()
    outcome = Outcome.of(seen, laid.piece, laid.place)
    lines = [Gain(outcome.own_groups(), seat)]
    if outcome.taken:
        lines.append(Gain(outcome.rival_groups(), outcome.owner))
        if seen.blockers:
            lines.append(Gain(outcome.captures(), seat))
    return tuple(lines)
