"""What Almadi's table says about the present decision: prompt, buttons, facts, previews."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import Event
from engine.core.move import verb_of
from engine.core.words import Many, Part, Player, Sentence, Words, say
from engine.games.almadi.components import NUMBERS
from engine.games.almadi.places import (
    CHARACTER,
    OBJECTIVE,
    SLOT,
    SLOT_ROW,
    SLOTS,
    TILES,
    Verb,
    realm_parts,
)
from engine.games.almadi.words import Effect, Log
from ui.board.layout import Choice, Gain, Piece, Prompt, Sight
from ui.games.almadi.paint_effects import palace_token, token
from ui.games.almadi.seen import Seen, contacts, palace_worth
from ui.games.almadi.words import Ask, Button, Fact, Gives

_BUTTONS = {Verb.END: (Button.END, "E"), Verb.SKIP: (Button.SKIP, "S")}
_EFFECTS = {
    "mosaic": Effect.MOSAIC,
    "stall": Effect.STALL,
    "ruby": Effect.RUBY,
    "moon": Effect.MOON,
    "djinn": Effect.DJINN,
    "jar": Effect.JAR,
}
_MOST_LINES = 3
_LAYING = (Log.PLACES, Log.MOVES, Log.TRADES)


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    body = (_holding(held) if held is not None else None) or say(_asked(seen))
    return Prompt(say(Ask.YOUR_TURN), body)


def _holding(held: Piece) -> Sentence | None:
    if held.number > CHARACTER:
        return say(Ask.HOLD_CHARACTER)
    if held.number > OBJECTIVE:
        return say(Ask.HOLD_OBJECTIVE)
    if not 0 < held.number <= TILES:
        return None
    if SLOT <= held.place < SLOT + SLOTS:
        return say(Ask.HOLD_TILE, row=SLOT_ROW[held.place - SLOT])
    return say(Ask.HOLD_OWN)


def _asked(seen: Seen) -> Words:
    if seen.ask != "turn":
        return Ask[seen.ask.upper()]
    if all(seen.slots):
        return Ask.PLACE
    if seen["moons"] and seen["djinn"]:
        return Ask.BOTH
    if seen["moons"]:
        return Ask.MOON
    if seen["djinn"]:
        return Ask.DJINN
    return Ask.END if seen.characters else Ask.DONE


def choices(legal: Sequence[int]) -> tuple[Choice, ...]:
    """Return the buttons: end the turn, decline."""
    found = []
    for move in legal:
        button = _BUTTONS.get(Verb(verb_of(move)))
        if button is not None:
            found.append(Choice(move, say(button[0]), letter=button[1], primary=len(legal) == 1))
    return tuple(found)


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    number = min(NUMBERS.rounds, seen["turns"] // seen.players + 1)
    return (say(Fact.ROUND, round=number), say(Fact.SUPPLY, n=seen["supply"]))


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the rubies of a seat: they are ranked. Its other cards stand over its realm."""
    return (say(Fact.RUBIES, n=seen["rubies"][seat]),)


# ---------------------------------------------------------------- previews


def gains(seen: Seen, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
    """Return what a landscape would activate on its cell, and what a palace would be worth; `None` for the rest."""
    event = next((event for event in events if event.sentence.template in _LAYING), None)
    parts = None if event is None else realm_parts(event.place)
    if event is None or parts is None:
        return None
    lying = {cell: piece for cell, piece in seen.lying(parts[0]).items() if piece != event.piece}
    worth = palace_worth(lying, event.piece, parts[1])
    value = [Gain(say(Gives.WORTH, n=worth), picture=palace_token())] if worth else []
    counts = _counted(lying, event.piece, parts[1])
    if not counts:
        return (Gain(say(Gives.NOTHING)), *value)
    if len(counts) + len(value) <= _MOST_LINES:
        gained = [Gain(_effect(kind, n), picture=token(_icon(kind, n))) for kind, n in counts.items()]
    else:
        effects: tuple[Part, ...] = tuple(_effect(kind, n) for kind, n in counts.items())
        gained = [Gain(say(Gives.ACTIVATES, effects=Many(effects)))]
    return (*gained, *value)


def _counted(lying: dict[int, int], piece: int, cell: int) -> dict[str, int]:
    """Return how often each effect would be activated on a cell; jars are added up."""
    counts: dict[str, int] = {}
    for _, effect in contacts(lying, piece, cell):
        jars = int(effect[3]) if effect.startswith("jar") else 0
        kind = "jar" if jars else effect
        counts[kind] = counts.get(kind, 0) + (jars or 1)
    return counts


def _effect(kind: str, count: int) -> Sentence:
    return say(_EFFECTS[kind], n=count)


def _icon(kind: str, count: int) -> str:
    return f"jar{min(3, count)}" if kind == "jar" else kind
