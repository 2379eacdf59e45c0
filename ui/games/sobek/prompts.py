"""What Sobek's table says about the present decision: prompt, buttons, facts, counts, what a drop would change."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import Event
from engine.core.move import verb_of
from engine.core.words import Part, Player, Sentence, say
from engine.games.sobek import places
from engine.games.sobek.cards import (
    BLESSING,
    CARD_NAMES,
    KEPT,
    KIND_NAMES,
    PRINTED,
    ROUNDS,
    ROW,
    SMALLEST,
    TOKEN_NAMES,
    Back,
    Face,
    Token,
)
from engine.games.sobek.decisions import Verb
from engine.games.sobek.words import Log
from ui.board.layout import Choice, Gain, Piece, Prompt, Sight
from ui.games.sobek.seen import Seen, scarabs_on
from ui.games.sobek.words import Ask, Button, Fact, Gained

# ---------------------------------------------------------------- prompt


def prompt(seen: Seen, sight: Sight, held: Piece | None) -> Prompt:
    """Return who must do what now."""
    who = seen.to_move
    if who < 0:
        return Prompt(say(Ask.OVER), say(Ask.OVER_REST))
    if who != sight.seat:
        return Prompt(say(Ask.TURN_OF, who=Player(who)), say(Ask.THINKS))
    if held is not None:
        return Prompt(_head(seen, sight), _holding(seen, held))
    return Prompt(_head(seen, sight), _body(seen))


def _head(seen: Seen, sight: Sight) -> Sentence:
    match seen.ask:
        case "act":
            return say(Ask.YOUR_TURN if sight.voice.you == seen.to_move else Ask.TURN_OF, **_who(seen, sight))
        case "set":
            return say(Ask.SET_HEAD, kind=KIND_NAMES[seen["kind"]])
        case "token":
            return say(Ask.TOKEN_HEAD)
        case "late" | "late_set":
            return say(Ask.LATE_HEAD)
        case "start":
            return say(Ask.START_HEAD)
    return say(Ask.WHAT_HEAD, what=_in_play(seen))


def _who(seen: Seen, sight: Sight) -> dict[str, Part]:
    return {} if sight.voice.you == seen.to_move else {"who": Player(seen.to_move)}


def _in_play(seen: Seen) -> Part:
    face, token = seen.in_play()
    return TOKEN_NAMES[token] if token >= 0 else CARD_NAMES[face]


def _body(seen: Seen) -> Sentence:
    match seen.ask:
        case "act":
            return say(Ask.ACT if len(seen["hand"]) >= SMALLEST else Ask.ACT_ROW)
        case "set" | "late_set":
            missing = SMALLEST - len(seen["laying"])
            return say(Ask.SET_MORE, n=missing) if missing > 0 else say(Ask.SET_ENOUGH)
        case "opponent":
            return say(_opponent(seen))
        case "back":
            return say(Ask.BACK, who=Player(seen["victim"]))
        case "discard":
            return say(Ask.DISCARD, n=len(seen["hand"]) - KEPT)
        case "add":
            return say(Ask.ADD_SECOND, kind=KIND_NAMES[seen["kind"]]) if seen["kind"] >= 0 else say(Ask.ADD)
    return say(_BODIES[seen.ask])


def _opponent(seen: Seen) -> Ask:
    """Return what becomes of the opponent that is chosen."""
    face, token = seen.in_play()
    match token, face:
        case Token.GUILD, _:
            return Ask.OPPONENT_BACK
        case Token.CURSE, _:
            return Ask.OPPONENT_CURSED
        case _, Face.VIZIER:
            return Ask.OPPONENT_LOOK
        case _, Face.THIEF:
            return Ask.OPPONENT_ROB
    return Ask.OPPONENT


_BODIES = {
    "token": Ask.TOKEN,
    "bless": Ask.BLESS,
    "kind": Ask.KIND,
    "pick": Ask.PICK,
    "reach": Ask.REACH,
    "late": Ask.LATE,
    "start": Ask.START,
}


def _holding(seen: Seen, held: Piece) -> Sentence:
    slot = held.number - places.row_card(0)
    if 0 <= slot < ROW:
        if slot == 0 or seen.ask == "reach":
            return say(Ask.HOLD_FREE)
        return say(Ask.HOLD_ONE) if slot == 1 else say(Ask.HOLD_MANY, n=slot)
    face = held.number - places.card(0)
    if seen.ask == "act" and 0 <= face < len(Face):
        return say(Ask.HOLD_CHARACTER if PRINTED[face].back is Back.ORANGE else Ask.HOLD_GOODS)
    return say(Ask.HOLD_ANY)


# ---------------------------------------------------------------- buttons


def choices(seen: Seen, legal: Sequence[int]) -> tuple[Choice, ...]:
    """Return the buttons: the set is finished, no more late sets."""
    found = []
    for move in legal:
        if verb_of(move) == Verb.FINISH:
            found.append(Choice(move, _finish(seen), letter="F", primary=True))
        elif verb_of(move) == Verb.PASS:
            found.append(Choice(move, say(Button.PASS), letter="N"))
    return tuple(found)


def _finish(seen: Seen) -> Sentence:
    seat, kind = seen.to_move, seen["kind"]
    if seen.ask == "late_set":
        return say(Button.FINISH_LATE, scarabs=scarabs_on(seen["laying"]))
    if seen.ask == "add":
        return say(Button.NO_SECOND)
    n = len(seen.upright(seat, kind))
    return say(Button.FINISH, n=n, scarabs=seen.scarabs(seat, kind), points=seen.points(seat, kind))


# ---------------------------------------------------------------- facts


def facts(seen: Seen) -> tuple[Sentence, ...]:
    """Return the toolbar's line of facts."""
    return (
        say(Fact.ROUND, round=seen["round"], rounds=ROUNDS),
        say(Fact.DECK, n=seen["deck"]),
        say(Fact.REGULAR if seen.regular else Fact.VARIED),
    )


def seat_facts(seen: Seen, seat: int) -> tuple[Sentence, ...]:
    """Return the public counts of a seat, and what the eyes' own seat knows of its pile."""
    found = [say(Fact.HAND, n=len(seen.backs(seat)))]
    amount = seen.corruption(seat)
    if amount is not None and seen["options"]["corruption"] == "open":
        found.append(say(Fact.CORRUPTION, n=amount))
    elif seen.curses(seat):
        found.append(say(Fact.CURSES, n=seen.curses(seat)))
    return tuple(found)


# ---------------------------------------------------------------- previews


def gains(seen: Seen, events: Sequence[Event], seat: int) -> tuple[Gain, ...] | None:
    """Return what a drop changes: the own corruption, or the value of a set; `None` for points alone."""
    words = {event.sentence.template: event for event in events}
    if Log.TOOK in words:
        return (_skipping(seen, words.get(Log.SKIPPED), seat),)
    if Log.LAID in words:
        return (_laying(seen, words[Log.LAID], seat),)
    if Log.BLESSED in words:
        return (_blessing(seen, words[Log.BLESSED], seat),)
    return None


def _skipping(seen: Seen, skipped: Event | None, seat: int) -> Gain:
    amount = seen.corruption(seat)
    if skipped is None or amount is None:
        return Gain(say(Gained.NO_CORRUPTION))
    n = skipped.sentence.part("n")
    assert isinstance(n, int)
    return Gain(say(Gained.CORRUPTION, before=amount, after=amount + n))


def _blessing(seen: Seen, event: Event, seat: int) -> Gain:
    kind = places.owner_and_kind(event.place, places.UPRIGHT)[1]
    n, scarabs = len(seen.upright(seat, kind)), seen.scarabs(seat, kind) + BLESSING
    return Gain(say(Gained.SET, kind=KIND_NAMES[kind], n=n, scarabs=scarabs, points=n * scarabs))


def _laying(seen: Seen, event: Event, seat: int) -> Gain:
    face = event.piece - places.card(0)
    late = event.place >= places.SIDEWAYS
    kind = places.owner_and_kind(event.place, places.SIDEWAYS if late else places.UPRIGHT)[1]
    name = KIND_NAMES[kind]
    laid = len(seen["laying"]) + 1
    if late:
        return Gain(say(Gained.LATE, kind=name, scarabs=scarabs_on([*seen.late(seat, kind), face])))
    faces = [*seen.upright(seat, kind), face]
    if seen.ask != "add" and laid < SMALLEST:
        return Gain(say(Gained.SET_OPEN, kind=name, n=laid, needs=SMALLEST))
    value = scarabs_on(faces) + BLESSING * seen.blessings(seat, kind)
    return Gain(say(Gained.SET, kind=name, n=len(faces), scarabs=value, points=len(faces) * value))
