"""Reads the small part of Markdown that rules pages and quick references are written in. Knows no Qt and no game.

A page is blocks: headings, paragraphs, lists, tables, examples (`>`) and figures. What is not in this part of Markdown
is an error with its line, never shown as it stands. Inline words become HTML: `**strong**`, `*emphasis*`,
`[words](5.3)` and `[5.3]` as links to sections, `![words](picture)` as a small picture in the line.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

SECTION = re.compile(r"\d+(?:\.\d+)*")
_HEADING = re.compile(r"(#{1,3}) +(\S.*)")
_NUMBERED = re.compile(rf"({SECTION.pattern}) +(\S.*)")
_FIGURE = re.compile(r"!\[([^\]]*)\]\(([a-z0-9-]+)\)")
_BULLET = re.compile(r"- +(\S.*)")
_STEP = re.compile(r"\d+\. +(\S.*)")
_LINK = re.compile(rf"\[([^\]]+)\]\(({SECTION.pattern})\)|\[({SECTION.pattern})\]")
_STRONG = re.compile(r"\*\*(\S(?:.*?\S)?)\*\*")
_EMPHASIS = re.compile(r"\*(\S(?:.*?\S)?)\*")
_RULE = re.compile(r":?-{3,}:?")
FIRST_CJK = "\u2e80"


class BadPage(ValueError):
    """A page that cannot be read: the line (from 1) and what is wrong there."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture by name with its caption as HTML."""

    picture: str
    caption: str


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 to 3; `number` is the section of the rules, "" for none."""

    level: int
    number: str
    words: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running words as HTML."""

    words: str


@dataclass(frozen=True, slots=True)
class Example:
    """A paragraph that shows a rule at work, set apart."""

    words: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list, with numbers when the order counts."""

    words: tuple[str, ...]
    ordered: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table: the head, the rows, and which columns stand at the right."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """Pictures side by side."""

    figures: tuple[Figure, ...]


Block = Heading | Paragraph | Example | Items | Table | Figures


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page, and what it refers to: sections it links to and pictures it shows, each with its line."""

    blocks: tuple[Block, ...]
    links: tuple[tuple[int, str], ...] = ()
    pictures: tuple[tuple[int, str], ...] = ()
    sections: dict[str, str] = field(default_factory=dict, compare=False)
    """Heading words by section number, in the page's order."""

    @property
    def title(self) -> str:
        """The words of the first heading."""
        first = self.blocks[0]
        assert isinstance(first, Heading)
        return first.words

    def nearest(self, section: str) -> str:
        """Return the section itself if it has a heading, else the one it is part of; "" for none."""
        while section and section not in self.sections:
            section = section.rpartition(".")[0]
        return section


@dataclass(slots=True)
class _Reader:
    """The lines of a page and how far they are read."""

    lines: list[str]
    at: int = 0
    links: list[tuple[int, str]] = field(default_factory=list)
    pictures: list[tuple[int, str]] = field(default_factory=list)
    sections: dict[str, str] = field(default_factory=dict)

    # ------------------------------------------------------------ blocks

    def blocks(self) -> Iterator[Block]:
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip():
                self.at += 1
            else:
                yield self._block(line)

    def _block(self, line: str) -> Block:
        if line.startswith("#"):
            return self._heading(line)
        if line.startswith("|"):
            return self._table()
        if line.startswith(">"):
            return Example(self._inline(_joined(part[1:].strip() for part in self._run(">"))))
        if _FIGURE.fullmatch(line.strip()):
            return self._figures()
        for pattern, ordered in ((_BULLET, False), (_STEP, True)):
            if pattern.match(line):
                return self._items(pattern, ordered)
        return Paragraph(self._inline(_joined(self._run(""))))

    def _heading(self, line: str) -> Heading:
        match = _HEADING.fullmatch(line.rstrip())
        if match is None:
            raise self._bad("a heading is one to three # with a space after them")
        self.at += 1
        level, words = len(match[1]), match[2]
        if (level == 1) != (self.at == 1):
            raise self._bad("the first line, and only that one, is the title with a single #", back=1)
        numbered = _NUMBERED.fullmatch(words) if level > 1 else None
        number, words = (numbered[1], numbered[2]) if numbered else ("", words)
        if number in self.sections:
            raise self._bad(f"section {number} is there twice", back=1)
        if number:
            self.sections[number] = words
        return Heading(level, number, self._inline(words))

    def _run(self, start: str) -> list[str]:
        """Read the lines that belong together: up to an empty one, or one that begins another kind of block."""
        first = self.at
        while self.at < len(self.lines) and self._goes_on(self.lines[self.at], start):
            self.at += 1
            if not start and self.at > first and self._begins_block():
                break
        return [line.strip() for line in self.lines[first : self.at]]

    def _goes_on(self, line: str, start: str) -> bool:
        return bool(line.strip()) and line.startswith(start)

    def _begins_block(self) -> bool:
        line = self.lines[self.at] if self.at < len(self.lines) else ""
        return line.startswith(("#", "|", ">", "- ")) or bool(_FIGURE.fullmatch(line.strip()))

    def _items(self, pattern: re.Pattern[str], ordered: bool) -> Items:
        items: list[list[str]] = []
        while self.at < len(self.lines) and self.lines[self.at].strip():
            line = self.lines[self.at]
            match = pattern.fullmatch(line.rstrip())
            if match:
                items.append([match[1]])
            elif line.startswith("  ") and items:
                items[-1].append(line.strip())
            else:
                break
            self.at += 1
        return Items(tuple(self._inline(_joined(parts)) for parts in items), ordered)

    def _figures(self) -> Figures:
        found = []
        while self.at < len(self.lines):
            match = _FIGURE.fullmatch(self.lines[self.at].strip())
            if match is None:
                break
            self.pictures.append((self.at + 1, match[2]))
            found.append(Figure(match[2], self._inline(match[1])))
            self.at += 1
        return Figures(tuple(found))

    def _table(self) -> Table:
        first = self.at
        rows = [_cells(line) for line in self._run("|")]
        if len(rows) < 2 or not all(_RULE.fullmatch(cell) for cell in rows[1]):
            raise self._bad("the second line of a table is |---| for each column", back=self.at - first - 1)
        if len({len(row) for row in rows}) > 1:
            raise self._bad("the rows of this table have different numbers of cells", back=self.at - first)
        right = tuple(cell.endswith(":") for cell in rows[1])
        head, *body = (tuple(map(self._inline, row)) for row in (rows[0], *rows[2:]))
        return Table(head, tuple(body), right)

    # ------------------------------------------------------------ inline

    def _inline(self, words: str) -> str:
        found = html.escape(words, quote=False)
        found = _FIGURE.sub(self._small_picture, found)
        found = _LINK.sub(self._link, found)
        found = _STRONG.sub(r"<b>\1</b>", found)
        found = _EMPHASIS.sub(r"<i>\1</i>", found)
        if "](" in found or "**" in found:
            raise self._bad(f"these words have half a link or half a **: {words}", back=1)
        return found

    def _small_picture(self, match: re.Match[str]) -> str:
        self.pictures.append((self.at, match[2]))
        return f'<img src="{INLINE}{match[2]}" alt="{match[1]}" style="vertical-align: middle">'

    def _link(self, match: re.Match[str]) -> str:
        section = match[2] or match[3]
        self.links.append((self.at, section))
        return f'<a href="#{section}">{match[1] or section}</a>'

    def _bad(self, why: str, back: int = 0) -> BadPage:
        return BadPage(self.at + 1 - back, why)


INLINE = "inline:"
"""Before the name of a picture in the line."""


def read_page(text: str) -> Page:
    """Return the page a text is. Raises `BadPage`; links to sections that are not there are such an error too."""
    reader = _Reader(text.splitlines())
    if not reader.lines or not reader.lines[0].startswith("# "):
        raise BadPage(1, "a page begins with its title: # and the words")
    blocks = tuple(reader.blocks())
    for line, section in reader.links:
        if section not in reader.sections:
            raise BadPage(line, f"a link to section {section}, which is not on this page")
    return Page(blocks, tuple(reader.links), tuple(reader.pictures), reader.sections)


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _joined(lines: Iterator[str] | list[str]) -> str:
    """Return lines as one, with a space between words but none between Japanese or Chinese characters."""
    whole = ""
    for line in lines:
        tight = bool(whole) and whole[-1] >= FIRST_CJK and line[:1] >= FIRST_CJK
        whole += line if tight or not whole else f" {line}"
    return whole
