"""A page as a Qt text document: HTML in the colours and sizes of a theme."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import Template

from PySide6.QtGui import QTextDocument

from ui.rules.illustrator import GAP, Illustrator, row_name
from ui.rules.markup import Block, Example, Figure, Figures, Heading, Items, Page, Paragraph, Table
from ui.theme.colour import hexa, mix
from ui.theme.look import Theme
from ui.theme.measure import Role

_LEADING = {False: 128, True: 116}
"""Line height in per cent of the font's own, for Latin and for Japanese and Chinese words."""

_INDENT = 24
_COLUMN, _SIDE_BY_SIDE = 40, 420
"""Pixels at the usual text size: what a column of a table needs, from what width on pictures stand side by side."""

PAGE = {"s1": 4, "s2": 8, "s3": 12, "s4": 18, "s6": 28}
SHEET = {"s1": 2, "s2": 4, "s3": 8, "s4": 10, "s6": 6}
"""Spaces in pixels at the usual text size: on a page to read, on a sheet where everything must fit."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a width allows: so many columns of a table, and pictures side by side."""

    columns: int
    side_by_side: bool


WIDE = Shape(99, side_by_side=True)


def fill_document(
    document: QTextDocument,
    blocks: Sequence[Block],
    theme: Theme,
    illustrator: Illustrator,
    spaces: Mapping[str, float] = PAGE,
    shape: Shape | None = None,
) -> None:
    """Put blocks into a document; `spaces` says how much room is between them, `shape` is that of its width by itself."""
    illustrator.serve(document)
    document.setDefaultFont(theme.font(Role.BODY))
    document.setIndentWidth(theme.px(_INDENT))
    document.setDefaultStyleSheet(_style(theme, spaces))
    document.setHtml(to_html(blocks, theme, shape or shape_for(document.textWidth(), theme)))


def shape_for(width: float, theme: Theme) -> Shape:
    """Return what lines of so many pixels allow; a width that is not known yet allows everything."""
    if width <= 0:
        return WIDE
    return Shape(max(4, int(width / theme.px(_COLUMN))), width >= theme.px(_SIDE_BY_SIDE))


def to_html(blocks: Iterable[Block], theme: Theme, shape: Shape = WIDE) -> str:
    """Return blocks as HTML."""
    return "\n".join(_block(block, theme, shape) for block in blocks)


def plain_words(page: Page) -> str:
    """Return all words of a page, for tests and for screen readers."""
    document = QTextDocument()
    document.setHtml(
        "\n".join(_block(block, None, WIDE) for block in page.blocks if not isinstance(block, Figures))
    )
    return document.toPlainText()


def _block(block: Block, theme: Theme | None, shape: Shape) -> str:
    match block:
        case Heading(level, number, words):
            anchor = f'<a name="{number}"></a>' if number else ""
            shown = f'<span class="number">{number}</span>&nbsp;&nbsp;{words}' if number else words
            return f"<h{level}>{anchor}{shown}</h{level}>"
        case Paragraph(words):
            return f"<p>{words}</p>"
        case Example(words):
            return _example(words)
        case Items(words, ordered):
            tag = "ol" if ordered else "ul"
            return f"<{tag}>{''.join(f'<li>{item}</li>' for item in words)}</{tag}>"
        case Table():
            return "".join(_table(part) for part in _parts(block, shape.columns))
        case Figures(figures):
            rows = [figures] if shape.side_by_side else [(figure,) for figure in figures]
            return "".join(_figures(row, theme) for row in rows)


def _example(words: str) -> str:
    """Return an example with a bar at its left; Qt draws borders of cells only, so the bar is a cell."""
    return (
        '<table class="example" width="100%" cellspacing="0" cellpadding="0"><tr>'
        '<td class="bar" width="3"></td>'
        f'<td class="words">{words}</td></tr></table>'
    )


def _table(table: Table) -> str:
    sides = ["right" if right else "left" for right in table.right]
    head = "".join(f'<th align="{side}">{words}</th>' for side, words in zip(sides, table.head, strict=True))
    rows = (
        "".join(
            f'<td class="cell" align="{side}">{words}</td>' for side, words in zip(sides, row, strict=True)
        )
        for row in table.rows
    )
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table class="data" cellspacing="0"><thead><tr>{head}</tr></thead>{body}</table>'


def _parts(table: Table, most: int) -> Iterator[Table]:
    """Yield a table, or when it has too many columns several of them one below the other, each with the first column."""
    if len(table.head) <= most:
        yield table
        return
    pieces = -(-(len(table.head) - 1) // (most - 1))
    step = -(-(len(table.head) - 1) // pieces)
    for first in range(1, len(table.head), step):
        part = slice(first, first + step)
        rows = tuple((row[0], *row[part]) for row in table.rows)
        yield Table((table.head[0], *table.head[part]), rows, (table.right[0], *table.right[part]))


def _figures(figures: tuple[Figure, ...], theme: Theme | None) -> str:
    """Return pictures side by side, each with its caption below."""
    gap = round(theme.px(GAP)) if theme else 0
    names = tuple(figure.picture for figure in figures)
    pictures = "".join(
        f'<td class="picture" align="center" valign="middle" style="padding-left:{gap // 2}px; padding-right:{gap // 2}px;">'
        f'<img src="{row_name(names, index)}"></td>'
        for index in range(len(names))
    )
    captions = "".join(f'<td class="caption" align="center">{figure.caption}</td>' for figure in figures)
    below = f"<tr>{captions}</tr>" if any(figure.caption for figure in figures) else ""
    return f'<table class="figures" align="center" cellspacing="0"><tr>{pictures}</tr>{below}</table>'


def _style(theme: Theme, spaces: Mapping[str, float]) -> str:
    t = theme.tokens
    values = {
        "ink": t.ink,
        "ink2": t.ink2,
        "ink3": t.ink3,
        "hair": t.hair,
        "link": t.accent_ink,
        "bar": t.accent,
        "well": hexa(mix(t.panel, t.sunken, 0.55)),
        "leading": f"{_LEADING[theme.cjk]}%",
        "semi": str(theme.weight(600)),
    }
    sizes = {"h1": 1.86, "h2": 1.36, "h3": 1.1, "small": 0.9}
    values |= {name: f"{round(max(12.0, share * theme.base))}px" for name, share in sizes.items()}
    values |= {name: f"{round(theme.px(space))}px" for name, space in spaces.items()}
    return Template(_SHEET).substitute(values)


_SHEET = """
body, h1, h2, h3, p, li, td, th { color: $ink; }
p, li, td.cell, td.words, td.caption { line-height: $leading; }
p { margin-top: 0px; margin-bottom: $s2; }
a { color: $link; text-decoration: none; font-weight: $semi; }
h1 { font-size: $h1; font-weight: 800; margin-top: 0px; margin-bottom: $s2; }
h2 { font-size: $h2; font-weight: 700; margin-top: $s6; margin-bottom: $s2; }
h3 { font-size: $h3; font-weight: 700; margin-top: $s4; margin-bottom: $s1; }
.number { color: $link; }
ul, ol { margin-top: 0px; margin-bottom: $s2; -qt-list-indent: 1; }
li { margin-bottom: $s1; }
table.data { border-collapse: collapse; border-style: none; margin-top: $s1; margin-bottom: $s3; }
table.data th { color: $ink3; font-size: $small; font-weight: $semi; padding: $s1 $s3 $s1 $s2;
    border-bottom: 1px solid $hair; }
table.data td { padding: $s1 $s3 $s1 $s2; border-bottom: 1px solid $hair; }
table.example { margin-top: $s1; margin-bottom: $s3; }
td.bar { background-color: $bar; }
td.words { background-color: $well; padding: $s2 $s3; color: $ink2; }
table.figures { margin-top: $s2; margin-bottom: $s3; }
td.caption { color: $ink3; font-size: $small; padding-top: $s1; padding-left: $s2; padding-right: $s2; }
"""
