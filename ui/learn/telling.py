"""What a card says of a step, in a language: the lesson's texts and the scores as they are now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.contract import ScoreLine
from engine.core.words import Voice, say
from engine.learn.course import Course
from engine.learn.lesson import ScoreBox, Step, said
from engine.learn.references import score_lines
from ui.learn.sheet import Content, Message, Score, Tone
from ui.learn.words import Card
from ui.screens import Language


def content_of(course: Course, language: Language, voice: Voice, *, capitals: bool) -> Content:
    """Return what the card of the present step says; `capitals` for scripts that have them."""
    step, code = course.step, language.code
    counted = language.say(say(Card.STEP, n=course.index + 1, count=len(course.lesson.steps)))
    return Content(
        counted.upper() if capitals else counted,
        said(step.heading, code),
        said(step.say, code),
        tuple(said(point.say, code) for point in step.points),
        tuple(_score(course, box, voice, code) for box in step.scores),
    )


def answers_of(step: Step, code: str) -> list[Message]:
    """Return everything that may have to be said to what the person does in a step."""
    do = step.do
    if do is None:
        return []
    texts = [do.otherwise, *(mistake.say for mistake in do.mistakes), *([do.done] if do.done else [])]
    return [Message(Tone.OTHER, said(text, code)) for text in texts]


def _score(course: Course, box: ScoreBox, voice: Voice, code: str) -> Score:
    """Return a score line, or a seat's points altogether, with how they come about or whose they are."""
    seat, lines = score_lines(course.match.state, box.line)
    title = _title(lines, voice) if " " in box.line else voice.speak(Card.POINTS)
    note = said(box.note, code) if box.note else voice.name_of(seat)
    return Score(title, note, sum(line.points for line in lines))


def _title(lines: Sequence[ScoreLine], voice: Voice) -> str:
    """Return what the sum of score lines of one name is of: of those that gave points, else of all."""
    labels = [voice.speak(line.label) for line in [line for line in lines if line.points] or lines]
    return voice.comma.join(dict.fromkeys(labels))
