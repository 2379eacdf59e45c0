"""What the toy declares about itself."""

from engine.core.contract import Choice, GameFacts, Option
from tests.engine.ai.toys.nim.words import Facts

FACTS = GameFacts(
    id="nim",
    title=Facts.TITLE,
    summary=Facts.SUMMARY,
    hidden=Facts.HIDDEN,
    players=(2, 3, 4),
    minutes=2,
    longest=50,
    designers="nobody",
    publisher="nobody",
    year=1901,
    options=(
        Option("heap", Facts.HEAP, Facts.HEAP_HELP, (Choice(12, Facts.SMALL), Choice(40, Facts.LARGE)), 12),
    ),
)
