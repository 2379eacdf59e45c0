"""What can be wrong with a lesson, in one sentence each. Authors read these, so they name the step and the text."""

from __future__ import annotations

from enum import unique

from engine.core.words import Words


@unique
class LessonTrouble(Words):
    """Why a lesson cannot be used."""

    UNREADABLE = "The lesson “{file}” could not be read: {why}."
    TOO_LARGE = "The lesson “{file}” is larger than {limit} kB."
    NOT_A_LESSON = "“{file}” is not a lesson: {why}."
    NO_LESSON = "There is no lesson “{lesson}”; there are: {known}."
    NO_LESSONS = "There are no lessons of “{game}”."
    NO_STEP = "The lesson “{lesson}” has {n:step|steps}, so there is no step {step}."


@unique
class PracticeTrouble(Words):
    """Why positions to practise cannot be used."""

    UNREADABLE = "The positions in “{file}” could not be read: {why}."
    NOT_PRACTICE = "“{file}” holds no positions: {why}."
    BAD_MOVE = "“{move}” is not a move: {why}"
    ILLEGAL = "“{move}” is not allowed: {why}"
    NOT_LEGAL = "“{move}” and “{other}” are not both allowed in the position."


@unique
class StepTrouble(Words):
    """Why a step does not work. Steps are counted from 1; step 0 is the start of the lesson."""

    AT = "{lesson}, step {step}: {what}"
    BAD_SETUP = "the set-up cannot be: {why}"
    BAD_STATE = "the start position cannot be: {why}"
    BAD_MOVE = "“{move}” is not a move: {why}"
    ILLEGAL = "“{move}” is not allowed: {why}"
    OVER = "“{move}” comes after the end of the game."
    NOT_THE_PERSON = "it is not the turn of the person, seat {seat}, but of {mover}."
    NO_MATCH = "“{pattern}” matches no legal move, or only moves that reach the goal."
    SOLUTION_IS_PATTERN = "the first goal is the solution, so it must be one move, not “{pattern}”."
    WATCH_AND_DO = "a step is either watched or done, not both."
    NO_WORDS = "“{field}” is not said in “{language}”."
    TOO_MANY_WORDS = "“{field}” has {n:word|words} in English; at most {limit}."
    TOO_MANY_SIGNS = "“{field}” has {n:character|characters} in “{language}”; at most {limit}."
    BAD_REFERENCE = "“{text}” refers to nothing: {why}."
    NO_SECTION = "it covers “{section}”, which is no section of the rules."
    ENDS_UNDONE = "no step asks the person to do anything."


@unique
class Kinds(Words):
    """How references are explained when one is wrong."""

    FORM = "write one of {known}"
    NEEDS = "something must stand after “{kind}:”"
    NEEDS_NOTHING = "nothing may stand after “{kind}”"
    BAD_SCORE = "write a seat and the name of a score line, such as “a pyramids”, or the seat alone"


@unique
class Report(Words):
    """What the report about lessons says."""

    TROUBLE = "{what}"
    GOOD = "{n:lesson|lessons}: nothing is wrong."
    MEANS_NOTHING = "{lesson}, step {step}: “{text}” means nothing on the table."
    UNCOVERED = "No lesson covers section {section}, “{heading}”."
    NO_POINTS = "{lesson}: the person never makes a move that scores."
    TOO_LONG = "{lesson}: {n:second|seconds} until the person scores; at most 120."
    MOVES = "Legal moves: {names}"
    PIECES = "Pieces: {names}"
    ZONES = "Zones: {names}"
    SCORES = "Score lines: {names}"
