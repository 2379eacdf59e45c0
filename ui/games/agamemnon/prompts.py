"""What Agamemnon's table says about the present decision: prompt, buttons, facts, counts on the players' cards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.move import piece_of, place_of, verb_of
from engine.core.words import Player, Sentence, Words, say
from engine.games.agamemnon.board import EDGE_NAMES, NOTHING
from engine.games.agamemnon.names import tile_name
from engine.games.agamemnon.rules import redraws
from engine.games.agamemnon.tiles import ORACLE, SIDE_NAMES, TURNS, WARP, WEFT, Verb, tile_of, tiles_in
from ui.board.layout import Choice, Piece, Prompt, Sight
from ui.games.agamemnon.seen import Seen
from ui.games.agamemnon.words import Ask, Button, Fact

_NAMES = ((Button.LEADERS, "L"), (Button.WARRIORS, "W"), (Button.WEAVERS, "V"))
_DRAWS = {"standard": Fact.STANDARD, "oracle": Fact.ORACLE, "defy": Fact.DEFY}


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    if seen.warp >= 0:
        head = say(Ask.WARP_HEAD, space=seen.warp)
    else:
        head = say(Ask.YOUR_TURN) if sight.voice.you == who else say(Ask.TURN_OF, who=Player(who))
    return Prompt(head, _holding(seen, held.number) if held is not None else say(_body(seen)))


def _body(seen: Seen) -> Words:
    due = tiles_in(seen.turn)
    if seen.warp >= 0:
        return Ask.WARP
    if seen.naming:
        if due == 1:
            return Ask.NAME
        return Ask.NAME_SECOND if seen.data["named"] else Ask.NAME_TWO
    if redraws(seen.state):
        return Ask.REDRAW
    if seen.left < due:
        return Ask.PLACE_SECOND
    if seen.defy:
        return Ask.OPEN if due == 1 else Ask.OPEN_TWO
    return Ask.PLACE if due == 1 else Ask.PLACE_BOTH


def _holding(seen: Seen, number: int) -> Sentence:
    if number in EDGE_NAMES:
        vacant = seen.data["links"][seen.layout.edges[number]] == NOTHING
        return say(Ask.HOLD_VACANT if vacant else Ask.HOLD_STRING)
    special = {WARP: Ask.HOLD_WARP, WEFT: Ask.HOLD_WEFT}.get(tile_of(number))
    return say(special) if special else say(Ask.HOLD, tile=tile_name(number))


def choices(legal: Sequence[int]) -> tuple[Choice, ...]:
    """Return the buttons: leaving the strings, naming a stack, redrawing a weaver."""
    found = []
    for move in legal:
        match verb_of(move):
            case Verb.KEEP:
                found.append(Choice(move, say(Button.KEEP), letter="K"))
            case Verb.NAME:
                words, letter = _NAMES[(place_of(move) - ORACLE) % 3]
                found.append(Choice(move, say(words), letter=letter))
            case Verb.REDRAW:
                found.append(Choice(move, say(Button.REDRAW, tile=tile_name(piece_of(move)))))
    return tuple(found)


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    board = Fact.LOOM if seen.layout.patterns else Fact.AGAMEMNON
    return say(Fact.TURN, turn=seen.turn, turns=TURNS), say(board), say(_DRAWS[seen.draw])


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return which side a seat plays and how many tiles are in its stack."""
    return say(SIDE_NAMES[seat]), say(Fact.STACK, n=len(seen.stack(seat)))
