"""The table of docs/lessons.md that shows which lesson teaches which section of the rules.

After a lesson was added or covers other sections, write it anew: `python -m tests.engine.learn.section_table`
"""

from __future__ import annotations

from pathlib import Path

from engine.core.registry import facts_of, game_ids
from engine.learn import library
from engine.learn.lesson import ENGLISH, said

PAGE = Path(__file__).parents[3] / "docs" / "lessons.md"
BEGIN, END = "<!-- table: begin -->\n", "<!-- table: end -->\n"


def table() -> str:
    """The tables of all games."""
    return "\n".join(_of_game(game) for game in game_ids())


def _of_game(game: str) -> str:
    title = facts_of(game).title.value
    if game not in library.games():
        return f"### {title}\n\nNo lessons yet.\n"
    sections, lessons = library.sections(game), library.load_all(game)
    lines = [f"### {title}\n", "| section | lessons |", "|---|---|"]
    for number, heading in sections.sections.items():
        taught = [
            f"{lesson.name[:2]} {said(lesson.title, ENGLISH)}"
            for lesson in lessons
            if number in lesson.content.covers
        ]
        why = sections.apart.get(number)
        lines.append(f"| {number} {heading} | {f'({why})' if why else ', '.join(taught)} |")
    return "\n".join(lines) + "\n"


def with_table(page: str) -> str:
    """The page with the tables as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
